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
    """A search, its goal, and the style of its output."""

    kind: Kind[Any]
    puzzle: Puzzle
    goal: Goal = "first"
    limit: int | None = None
    style: str = "text"
    places: "Sequence[Point] | None" = None  # positions of a graph's vertices, from a link
    form: str = "fast"
    detailed: bool = False
    weight: int = 1  # the number of solutions that each one found stands for

    @property
    def noun(self) -> str:
        """The key by which sentences choose the noun for a solution."""
        return self.kind.noun(self.puzzle)

    @property
    def every(self) -> bool:
        """Tell whether the search goes on after its first solution."""
        return self.goal not in ("first", 1)
