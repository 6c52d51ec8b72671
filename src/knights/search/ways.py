"""How a path goes from place to place: what the teaching programs have to know of a puzzle."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from knights.search.puzzle import Puzzle

# Where a path is before it has a start.
BEFORE = -1


@dataclass(frozen=True)
class Ways:
    """The places that a path may go to, as a program in plain words keeps them.

    `near[place]` is where a way leads from there, in the order in which it is tried, and
    `near[BEFORE]` where a path may begin. `end` is kept for the last place; `finals` are the places
    that may be it, or None for any. `ring`: the path must close. `strategy` is the name of how the
    puzzle is searched, where there is more than one way.
    """

    near: Mapping[int, tuple[int, ...]]
    end: int | None = None
    finals: frozenset[int] | None = None
    ring: bool = False
    strategy: str = "backtrack"


@runtime_checkable
class Wayfaring(Puzzle, Protocol):
    """A puzzle whose path goes from place to place: each of its choices is a place."""

    @property
    def ways(self) -> Ways: ...
