"""Rules for finding a way by hand."""

from collections.abc import Iterable, Sequence

from knights.puzzles.facets.play import Playing
from knights.puzzles.maze.maze import Maze
from knights.search.loss import Mark


class MazePlaying(Playing[Maze]):
    """Shows the path where it is crossed, and the steps that lead on."""

    def rule(self, puzzle: Maze, path: Sequence[int], choice: int) -> Iterable[Mark]:
        if choice in path:
            yield Mark("cause", "", (choice,))
        else:
            here = path[-1]
            yield Mark("one", "", lines=tuple((here, near) for near in puzzle.neighbours[here]))
