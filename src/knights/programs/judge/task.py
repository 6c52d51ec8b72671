"""The task that a program is asked for: a scenario, its puzzle, and its true answer."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from knights.language import tell
from knights.programs.answer.truth import Truth
from knights.puzzles.kind import Kind
from knights.puzzles.registry import find_kind
from knights.puzzles.task import Task
from knights.scenario import build, format, make, parse, wanted
from knights.search import Goal, Puzzle


@dataclass(frozen=True)
class Asked:
    """The task that a program is asked for; each reading of its run has a task of its own."""

    scenario: str
    kind: Kind[Any]
    puzzle: Puzzle
    goal: Goal
    expected: int | None

    @classmethod
    def by(cls, scenario: str, expected: int | None = None) -> Self:
        asked = parse(scenario)
        kind, puzzle = find_kind(asked.puzzle), build(asked)
        if kind.task is None:
            raise ValueError(tell("own-none"))
        return cls(scenario, kind, puzzle, wanted(asked), expected)

    def begun(self, start: str) -> Self:
        """Return the same task with another start."""
        asked = parse(self.scenario)
        return self.by(format(make(asked.puzzle, {**asked.values, "start": start})))

    def make(self) -> Task:
        assert self.kind.task is not None
        task = self.kind.task.make_task(self.puzzle)
        return replace(task, goal=self.kind.goal(self.puzzle))

    @cached_property
    def truth(self) -> Truth:
        return Truth(self.kind, self.make(), self.goal, self.expected)
