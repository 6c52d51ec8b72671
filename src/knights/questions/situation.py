"""Where a search stands when a question is asked, and what comes then."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from knights.puzzles.kind import Kind
from knights.puzzles.program import Program
from knights.search import Goal, Knowing, Puzzle, State, finished, stream

# Choices on the path, times all that there are, up to which each level is looked at: as far as the
# panels do.
MOST_WORK = 400_000


@dataclass(frozen=True, eq=False)
class Situation:
    """A state of a puzzle's search for a goal.

    `found` is how many solutions had been found up to there, which matters where the search ends at
    a number of them; None: not known. `program` is the program that is shown, if one is.

    The state must be one of the search.
    """

    kind: Kind[Any]
    puzzle: Puzzle
    state: State
    goal: Goal = "first"
    found: int | None = None
    load_program: Callable[[], Program | None] = lambda: None
    # What the questions have worked out, so that an answer need not wait for it again.
    kept: dict[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> tuple[int, ...]:
        return self.state.path

    @property
    def root(self) -> int:
        """How many choices stand from the beginning."""
        return len(self.puzzle.root)

    @property
    def every(self) -> bool:
        """Whether the search may go on after a solution."""
        return self.goal not in ("first", 1)

    @cached_property
    def program(self) -> Program | None:
        return self.load_program()

    @cached_property
    def is_solution(self) -> bool:
        """Whether the path has just become a solution."""
        return self.state.undone is None and finished(self.puzzle, self.path)

    @cached_property
    def is_over(self) -> bool | None:
        """Whether nothing comes any more; None where it depends on how many have been found."""
        if self.is_solution and isinstance(self.goal, int) and self.every:
            if self.found is None:
                return None
            if self.found >= self.goal:
                return True
        return self.following is None

    @cached_property
    def retreat(self) -> tuple[int, int | None]:
        """How many choices are taken back from here on, and what is placed then, if anything.

        As the stream goes on, whether or not enough solutions have been found.
        """
        taken = 0
        for event in stream(self.puzzle, self.state, self.every):
            if event >= 0:
                return taken, event
            taken += 1
        return taken, None

    @property
    def following(self) -> int | None:
        """The event that comes next, if any does."""
        taken, placed = self.retreat
        return ~self.path[-1] if taken else placed

    @cached_property
    def is_given(self) -> bool:
        """Whether what comes is known without a search, so that there is nothing to predict."""
        return isinstance(self.puzzle, Knowing) and self.puzzle.knows(self.path)

    @property
    def is_long(self) -> bool:
        """Whether it would take long to look at each level of the path."""
        return len(self.path) * self.puzzle.size > MOST_WORK

    def label(self, choice: int) -> str:
        return self.kind.label(self.puzzle, choice)

    @property
    def name(self) -> str:
        """The puzzle's, by which sentences choose its nouns."""
        return self.kind.entry.name

    @property
    def goal_name(self) -> str:
        """What is looked for, by which sentences choose its noun."""
        return self.kind.goal(self.puzzle)

    @property
    def leaves(self) -> bool:
        """Whether choices are left for good, and not taken back."""
        return self.kind.retreat != "undo"

    def last(self, length: int) -> dict[str, Any]:
        """The last choice of a beginning of the path, with its number, as sentences name it."""
        return {"choice": self.label(self.path[length - 1]), "number": length}
