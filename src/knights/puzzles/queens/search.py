"""Facts about queens that need no search."""

from collections.abc import Iterable
from dataclasses import replace

from knights.puzzles.facets.search import Searching
from knights.puzzles.queens.queens import Queens, images


class QueensSearching(Searching[Queens]):
    """Knows which solutions turn or mirror into each other."""

    def images(self, puzzle: Queens, path: tuple[int, ...]) -> Iterable[tuple[int, ...]] | None:
        if puzzle.onward:
            return None
        return images(puzzle.n, path, puzzle.holes, puzzle.givens)

    def is_least(self, puzzle: Queens, path: tuple[int, ...]) -> bool | None:
        # Images are sorted; the path is not if there are given queens or another order of columns.
        return super().is_least(puzzle, tuple(sorted(path)))

    def plain(self, puzzle: Queens) -> Queens:
        return puzzle if puzzle.onward else replace(puzzle, strategy="backtrack")
