"""Facts about paths in graphs that need no search."""

from dataclasses import replace

from knights.language import tell
from knights.puzzles.facets.search import Searching
from knights.puzzles.graph.paths import BACKTRACK, PRUNED, Paths
from knights.search.theorem import Theorem


class GraphSearching(Searching[Paths]):
    """Proves by connected components, and makes pruned and plain searches."""

    def prove(self, puzzle: Paths) -> Theorem | None:
        return None if puzzle.onward else refute_pieces(puzzle)

    def quicken(self, puzzle: Paths) -> Paths:
        return puzzle if puzzle.onward else replace(puzzle, strategy=PRUNED)

    def plain(self, puzzle: Paths) -> Paths:
        return puzzle if puzzle.onward else replace(puzzle, strategy=BACKTRACK)


def refute_pieces(puzzle: Paths) -> Theorem | None:
    """Refute a path that is longer than its start's component, or the largest one."""
    pieces, root = puzzle.graph.pieces, puzzle.root
    begun = [piece for piece in pieces if not root or root[0] in piece]
    most = max(begun, key=len)
    if len(most) >= puzzle.length:
        return None
    told = tell(
        "graph-theorem-pieces",
        pieces=len(pieces),
        start=puzzle.start or "any",
        most=len(most),
        length=puzzle.length,
        cycle=puzzle.cycle,
    )
    return Theorem(False, "pieces", tell("theory-source-graph"), told, squares=tuple(most))
