"""The checks of a task: a program is run for each, and passes or fails at a step."""

from collections.abc import Iterator
from dataclasses import replace

from knights.programs.report import Request
from knights.puzzles.task import Task
from knights.scenario import format, make, parse


def iter_checks(request: Request, task: Task) -> Iterator[tuple[str, Request]]:
    """Yield each check as its title and what is to be run."""
    goal = parse(request.scenario).values["goal"]
    for row in task.rows:
        scenario = make(
            row.scenario.partition("/")[0], {**parse(row.scenario).values, "goal": goal}
        )
        yield row.scenario, replace(request, scenario=format(scenario), expected=row.solutions)
