"""Rules for making a depth-first search by hand."""

from collections.abc import Sequence

from knights.language import tell
from knights.puzzles.facets.play import Playing
from knights.puzzles.graph.forest.forest import Forest, Retraced, Wandering
from knights.puzzles.graph.forest.insight import tell_event


class ForestPlaying(Playing[Forest]):
    """A vertex is left only when it must be."""

    def game(self, puzzle: Forest, gone: frozenset[int]) -> Forest:
        return Wandering(puzzle.graph, puzzle.start, puzzle.order, gone)

    def hold(self, puzzle: Forest, path: Sequence[int]) -> str | None:
        """Say why the last vertex cannot be left: a neighbour is still white."""
        white = puzzle.choices(path) if path else []
        if not white:
            return None
        names = puzzle.graph.names
        last, other = names[path[-1]], names[white[0]]
        return tell("forest-held", vertex=last, neighbour=other)

    def tell_step(self, puzzle: Forest, events: Sequence[int]) -> str:
        made = Retraced(puzzle.graph, puzzle.start, puzzle.order, tuple(events))
        return tell_event(made, len(events))
