"""The state of a search when a question is asked, and its next steps."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from knights.puzzles.kind import Kind
from knights.puzzles.program import Program
from knights.search import Goal, Knowing, Puzzle, State, finished, stream

# A limit for looking at each level of a path: choices on the path times all choices. The panels
# have the same limit.
MOST_WORK = 400_000


@dataclass(frozen=True, eq=False)
class Situation:
    """A state of a puzzle's search for a goal.

    `found` is the number of solutions so far, which matters if the search ends at a number of them;
    None: not known. `program` is the shown program, or None. The state must be one of the search.
    """

    kind: Kind[Any]
    puzzle: Puzzle
    state: State
    goal: Goal = "first"
    found: int | None = None
    load_program: Callable[[], Program | None] = lambda: None
    # Results of the questions' computations, so that judging an answer does not repeat them.
    kept: dict[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> tuple[int, ...]:
        return self.state.path

    @property
    def root(self) -> int:
        """The number of choices that are given from the beginning."""
        return len(self.puzzle.root)

    @property
    def every(self) -> bool:
        """Tell whether the search may go on after a solution."""
        return self.goal not in ("first", 1)

    @cached_property
    def program(self) -> Program | None:
        return self.load_program()

    @cached_property
    def is_solution(self) -> bool:
        """Tell whether the path has just become a solution."""
        return self.state.undone is None and finished(self.puzzle, self.path)

    @cached_property
    def is_over(self) -> bool | None:
        """Tell whether the search has ended; None if the solutions so far are not known."""
        if self.is_solution and isinstance(self.goal, int) and self.every:
            if self.found is None:
                return None
            if self.found >= self.goal:
                return True
        return self.following is None

    @cached_property
    def retreat(self) -> tuple[int, int | None]:
        """The number of choices taken back from here on, and the choice placed then, or None.

        As the stream continues, whether or not enough solutions have been found.
        """
        taken = 0
        for event in stream(self.puzzle, self.state, self.every):
            if event >= 0:
                return taken, event
            taken += 1
        return taken, None

    @property
    def following(self) -> int | None:
        """The next event, or None at the end."""
        taken, placed = self.retreat
        return ~self.path[-1] if taken else placed

    @cached_property
    def is_given(self) -> bool:
        """Tell whether the next choice is known without a search: nothing is left to predict."""
        return isinstance(self.puzzle, Knowing) and self.puzzle.knows(self.path)

    @property
    def is_long(self) -> bool:
        """Tell whether it would take long to look at each level of the path."""
        return len(self.path) * self.puzzle.size > MOST_WORK

    def label(self, choice: int) -> str:
        return self.kind.label(self.puzzle, choice)

    @property
    def name(self) -> str:
        """The puzzle's name, by which sentences choose their nouns."""
        return self.kind.entry.name

    @property
    def goal_name(self) -> str:
        """The goal of the search, by which sentences choose their noun."""
        return self.kind.goal(self.puzzle)

    @property
    def leaves(self) -> bool:
        """Tell whether choices are left for good, and not taken back."""
        return self.kind.retreat != "undo"

    def last(self, length: int) -> dict[str, Any]:
        """The last choice of a beginning of the path, and its number, as values for sentences."""
        return {"choice": self.label(self.path[length - 1]), "number": length}
