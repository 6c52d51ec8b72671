"""A puzzle played by hand."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from knights.puzzles.facets.facet import Facet
from knights.search import Puzzle
from knights.search.loss import Mark


class Opening(NamedTuple):
    """A place still to be filled: its name, how it is marked, and the ways that are left to it."""

    name: str
    places: tuple[int, ...]
    ways: tuple[int, ...]


class Playing[P: Puzzle](Facet[P]):
    """How a puzzle is played by the rules of its search; a `play.py` says it better."""

    # Whether a choice fills a place with one of several values, such as a cell with a digit.
    fills = False

    def game(self, puzzle: P, gone: frozenset[int]) -> P:
        """The puzzle by its plain rules, which leave nothing out that a search would cut.

        `gone` are the choices that have been left, where a search forgets nothing.
        """
        return self.kind.plain(puzzle)

    def coming(self, puzzle: P, path: Sequence[int]) -> str:
        """The name of a place that may be filled next, or "" where none comes before others."""
        return ""

    def hold(self, puzzle: P, path: Sequence[int]) -> str | None:
        """Why the last choice of a path cannot be taken back now, as a sentence."""
        return None

    def rule(self, puzzle: P, path: Sequence[int], choice: int) -> Iterable[Mark]:
        """The rule that refuses a choice below a path, as it is drawn over the board."""
        return ()

    def brief(self, puzzle: P, choice: int) -> str:
        """The name of a choice among those of the same place."""
        return self.kind.label(puzzle, choice)

    def openings(self, puzzle: P, path: Sequence[int]) -> Iterable[Opening]:
        """The places still to be filled, each with the ways that are left to it."""
        return ()
