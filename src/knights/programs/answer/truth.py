"""The truth about a task: whether there is a solution, and how many there are."""

from typing import Any

from knights.programs.read.facts import Facts
from knights.puzzles.kind import Kind
from knights.puzzles.task import Task
from knights.search import Goal, Search
from knights.search.loss import Decision

# Events of a search of ours that tells what is true.
BUDGET = 2_000_000


class Truth:
    """The truth by theorems and by a search of ours; each search is made once.

    A program may begin elsewhere where no start is asked for: then that start is meant.
    """

    def __init__(self, kind: Kind[Any], task: Task, goal: Goal, expected: int | None) -> None:
        self.kind, self.task, self.goal, self.expected = kind, task, goal, expected
        self.solution: tuple[int, ...] = ()  # one that a search of ours has found
        self.decisions: dict[int | None, Decision] = {}  # by the start
        self.counts: dict[tuple[int | None, Goal], int | None] = {}

    def exists(self, facts: Facts) -> bool | None:
        """Tell whether there is a solution; None where the search of ours does not end."""
        start = facts.first if self.task.start is None else self.task.start
        puzzle = self.task.quick(start if self.task.ordered else None)
        theorem = self.kind.prove(puzzle)
        if theorem is not None and not theorem.exists:
            return False
        if start not in self.decisions:
            self.decisions[start] = self.kind.insight.decide(puzzle, puzzle.root, BUDGET)
        decision = self.decisions[start]
        self.solution = decision.completion
        return decision.completable

    def count(self, facts: Facts, goal: Goal | None = None) -> int | None:
        """How many solutions there are to be found; None where the search of ours does not end."""
        if self.expected is not None:
            return self.expected
        asked = (
            self.find_start(facts),
            goal or (self.goal if isinstance(self.goal, int) else "count"),
        )
        if asked not in self.counts:
            search = Search(self.task.quick(asked[0]), asked[1], BUDGET).run()
            self.counts[asked] = None if search.verdict == "stopped" else search.count
        return self.counts[asked]

    def find_start(self, facts: Facts) -> int | None:
        """The choice that all of it begins with: the one asked for, or else the program's own."""
        if self.task.start is not None:
            return self.task.start
        begun = {path[0] for path in facts.different if path}
        return facts.first if self.task.ordered and len(begun) < 2 else None
