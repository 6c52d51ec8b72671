"""Facts about a search besides its events, and other searches of the same puzzle."""

from collections.abc import Iterable

from knights.puzzles.entry import Values
from knights.puzzles.facets.facet import Facet
from knights.search import Puzzle
from knights.search.theorem import Theorem


class Searching[P: Puzzle](Facet[P]):
    """Facts that a puzzle knows about its search; without `search.py` it knows none."""

    def prove(self, puzzle: P) -> Theorem | None:
        """The theorem that settles a puzzle without a search, or None."""
        return None

    def count_tree(self, puzzle: P) -> int | None:
        """The number of placements of the whole search, counted without it, or None."""
        return None

    def shorten(self, puzzle: P) -> tuple[P, int] | None:
        """Return a shorter search for counting, and how many solutions each of its own represents.

        Its events are never shown.
        """
        return None

    def count(self, puzzle: P) -> int | None:
        """The number of solutions if they can be counted without listing them, else None."""
        return None

    def images(self, puzzle: P, path: tuple[int, ...]) -> Iterable[tuple[int, ...]] | None:
        """The solutions that are essentially the same as one; None if that is not known."""
        return None

    def is_least(self, puzzle: P, path: tuple[int, ...]) -> bool | None:
        """Tell whether a solution is the least of those that are essentially the same as it.

        None if these are not known.
        """
        images = self.images(puzzle, path)
        return None if images is None else all(path <= image for image in images)

    @property
    def groups(self) -> bool:
        """Tell whether the puzzle can know which solutions are essentially the same."""
        return type(self).images is not Searching.images

    def check_page(self, puzzle: P) -> None:
        """Raise ValueError if a puzzle is too much for the page, by more than its parameters."""

    def quicken(self, puzzle: P) -> P:
        """A search that finds the same solutions sooner, in the same order."""
        return puzzle

    def plain(self, puzzle: P) -> P | None:
        """The same puzzle searched by plain backtracking; None if it has no strategies."""
        return None

    def attempt(
        self, puzzle: P, values: Values, number: int, limit: int
    ) -> tuple[Values, dict[str, object]] | None:
        """Try whether a number of colours, or the like, is enough; None if the puzzle has none.

        The values are those of the search that was run, for at most `limit` events.
        """
        return None
