"""What is known of queens."""

from collections.abc import Iterable

from knights.puzzles.facets.search import Searching
from knights.puzzles.queens.queens import Queens, images


class QueensSearching(Searching[Queens]):
    """Which solutions turn or mirror into each other."""

    def images(self, puzzle: Queens, path: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
        return images(puzzle.n, path, puzzle.holes)
