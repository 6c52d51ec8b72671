"""The checks of a task: a program runs for each, and passes or fails."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from knights.language import Told, tell
from knights.programs.judge.judge import find_sizes
from knights.programs.judge.other_task import answers, iter_sizes
from knights.programs.report import Request
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program
from knights.programs.watch.unwatched_run import run_plain
from knights.puzzles.task import Row, Task
from knights.scenario import find_task, format, make, parse

# Most steps of a run that only shows for which size a program is made.
MOST_STEPS = 60_000


@dataclass(frozen=True)
class Checks:
    """Scenarios and requests that check a program; `note` says which are left out."""

    rows: list[tuple[str, Request]]
    note: Told | None = None


def list_checks(request: Request, task: Task) -> Checks:
    """List the checks of a task; for a program with its own size, only those of that size."""
    rows, note = list(task.rows), None
    own = find_own_size(request, task)
    if own is not None:
        size, scenario = own
        rows = [row for row in rows if size_of(row.scenario) == size] or [Row(scenario, None)]
        note = tell("own-check-size", puzzle=task.name, rows=size[0], columns=size[1])
    return Checks(list(iter_checks(request, rows)), note)


def iter_checks(request: Request, rows: Iterable[Row]) -> Iterator[tuple[str, Request]]:
    """Yield each row as its scenario and the request to be run."""
    goal = parse(request.scenario).values["goal"]
    for row in rows:
        scenario = make(
            row.scenario.partition("/")[0], {**parse(row.scenario).values, "goal": goal}
        )
        yield (
            row.scenario,
            replace(request, scenario=format(scenario), expected=row.solutions, fit=True),
        )


def size_of(scenario: str) -> tuple[int, int] | None:
    task = find_task(parse(scenario))
    return None if task is None else task.size


def find_own_size(request: Request, task: Task) -> tuple[tuple[int, int], str] | None:
    """Find the only size that a program is made for, and its scenario.

    A program without settings and input does the same for every task.
    """
    limits = replace(Limits(**request.limits), steps=MOST_STEPS)
    if task.size is None or request.lines:
        return None
    program = Program(request.text, (), {**find_sizes(task), **request.settings})
    try:
        plain = run_plain(program, limits)
    except SyntaxError:
        return None
    if plain.run.settings:
        return None
    asked = task.sized(*task.size)
    sizes = [*iter_sizes(plain, task), *([(task.size, asked, True)] if asked else [])]
    return next(((size, there) for size, there, held in sizes if answers(plain, there, held)), None)
