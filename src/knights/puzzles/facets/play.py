"""Rules for playing a puzzle by hand."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from knights.puzzles.facets.facet import Facet
from knights.search import Puzzle
from knights.search.loss import Mark


class Opening(NamedTuple):
    """A place that is not filled yet: its name, its marks, and its options."""

    name: str
    places: tuple[int, ...]
    ways: tuple[int, ...]


class Playing[P: Puzzle](Facet[P]):
    """Plays a puzzle by the rules of its search; a puzzle's `play.py` does better."""

    # True if a choice fills a place with one of several values, such as a cell with a digit.
    fills = False

    def game(self, puzzle: P, gone: frozenset[int]) -> P:
        """The puzzle by its plain rules, without the search's pruning.

        `gone` are the choices that were left for good, in a search that forgets nothing.
        """
        return self.kind.plain(puzzle)

    def coming(self, puzzle: P, path: Sequence[int]) -> str:
        """The name of the place that the search fills next; "" if all places are equal."""
        return ""

    def hold(self, puzzle: P, path: Sequence[int]) -> str | None:
        """Say in a sentence why the last choice cannot be taken back now; None if it can."""
        return None

    def tell_step(self, puzzle: P, events: Sequence[int]) -> str:
        """Say what the last event of a game did; "" where the page's own words say it."""
        return ""

    def rule(self, puzzle: P, path: Sequence[int], choice: int) -> Iterable[Mark]:
        """The rule that refuses a choice after a path, as marks for the board."""
        return ()

    def brief(self, puzzle: P, choice: int) -> str:
        """The name of a choice among the choices of one place."""
        return self.kind.label(puzzle, choice)

    def openings(self, puzzle: P, path: Sequence[int]) -> Iterable[Opening]:
        """The places that are not filled yet, each with its options."""
        return ()
