"""What is known of a search besides its events, and other searches of the same puzzle."""

from collections.abc import Iterable

from knights.puzzles.entry import Values
from knights.puzzles.facets.facet import Facet
from knights.search import Puzzle
from knights.search.theorem import Theorem


class Searching[P: Puzzle](Facet[P]):
    """What a puzzle knows of its search; where it knows nothing there is no `search.py`."""

    def prove(self, puzzle: P) -> Theorem | None:
        """The theorem that settles a puzzle without a search, if there is one."""
        return None

    def count_tree(self, puzzle: P) -> int | None:
        """The placements of a whole search, counted without searching, where that can be done."""
        return None

    def shorten(self, puzzle: P) -> tuple[P, int] | None:
        """A shorter search that counts as well, and how many solutions each of its own stands for.

        Nobody sees its events.
        """
        return None

    def count(self, puzzle: P) -> int | None:
        """How many solutions there are, counted without listing them, where that can be done."""
        return None

    def images(self, puzzle: P, path: tuple[int, ...]) -> Iterable[tuple[int, ...]] | None:
        """The solutions that are essentially the same as one; None where that is not known."""
        return None

    @property
    def groups(self) -> bool:
        """Whether it may be known of its solutions which are essentially the same."""
        return type(self).images is not Searching.images

    def check_page(self, puzzle: P) -> None:
        """Raise ValueError for a puzzle that is too much for the page, whatever its parameters."""

    def quicken(self, puzzle: P) -> P:
        """A search that comes to the same solutions sooner, in the same order."""
        return puzzle

    def plain(self, puzzle: P) -> P | None:
        """The same puzzle searched by plain backtracking, where there is a cleverer strategy."""
        return None

    def attempt(
        self, puzzle: P, values: Values, number: int, limit: int
    ) -> tuple[Values, dict[str, object]] | None:
        """Whether so many colours, or the like, are enough; None where there are none such.

        The values are those of the search that was run, for at most `limit` events.
        """
        return None
