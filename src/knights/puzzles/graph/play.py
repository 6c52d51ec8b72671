"""Rules for making paths in graphs by hand."""

from collections.abc import Iterable, Sequence

from knights.puzzles.facets.play import Opening, Playing
from knights.puzzles.graph.paths import Paths
from knights.search.loss import Mark


class GraphPlaying(Playing[Paths]):
    """Offers for each vertex those from which an edge could still lead to it."""

    def rule(self, puzzle: Paths, path: Sequence[int], choice: int) -> Iterable[Mark]:
        if choice in path:
            yield Mark("cause", "", (choice,))
        elif path:
            here = path[-1]
            yield Mark("one", "", lines=tuple((here, near) for near in puzzle.neighbours[here]))

    def openings(self, puzzle: Paths, path: Sequence[int]) -> Iterable[Opening]:
        for vertex, found in puzzle.ways_in(path).items():
            yield Opening(puzzle.graph.names[vertex], (vertex,), tuple(found))
