"""What is known of paths in graphs."""

from dataclasses import replace

from knights.language import tell
from knights.puzzles.facets.search import Searching
from knights.puzzles.graph.pathsearch import BACKTRACK, PathSearch
from knights.search.theorem import Theorem


class GraphSearching(Searching[PathSearch]):
    """What pieces prove, and the plain search, where vertices are left out."""

    def prove(self, puzzle: PathSearch) -> Theorem | None:
        return refute_pieces(puzzle)

    def plain(self, puzzle: PathSearch) -> PathSearch:
        return replace(puzzle, strategy=BACKTRACK)


def refute_pieces(puzzle: PathSearch) -> Theorem | None:
    """Refuse what needs more vertices than the start's piece, or the largest piece, has."""
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
