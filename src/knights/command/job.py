"""A search that the command line runs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from knights.puzzles.kind import Kind
from knights.search import Goal, Puzzle

if TYPE_CHECKING:
    from knights.graphs.layout import Point


@dataclass
class Job:
    """What to search, what for, and how to say it."""

    kind: Kind[Any]
    puzzle: Puzzle
    goal: Goal = "first"
    limit: int | None = None
    style: str = "text"
    places: "Sequence[Point] | None" = None  # of the vertices of a graph, by a link
    form: str = "fast"
    detailed: bool = False
    weight: int = 1  # how many solutions each that is found stands for

    @property
    def noun(self) -> str:
        """By which sentences choose what a solution is called."""
        return self.kind.noun(self.puzzle)

    @property
    def every(self) -> bool:
        """Whether the search goes on after its first solution."""
        return self.goal not in ("first", 1)
