"""A depth-first search made by hand."""

from collections.abc import Sequence

from knights.language import tell
from knights.puzzles.facets.play import Playing
from knights.puzzles.graph.forest.forest import DepthFirst, Wandering


class ForestPlaying(Playing[DepthFirst]):
    """A vertex is left only when it must be."""

    def game(self, puzzle: DepthFirst, gone: frozenset[int]) -> DepthFirst:
        return Wandering(puzzle.graph, puzzle.start, puzzle.order, gone)

    def hold(self, puzzle: DepthFirst, path: Sequence[int]) -> str | None:
        """A vertex is left only when nothing white is next to it."""
        white = puzzle.choices(path) if path else []
        if not white:
            return None
        names = puzzle.graph.names
        last, other = names[path[-1]], names[white[0]]
        return tell("forest-held", vertex=last, neighbour=other)
