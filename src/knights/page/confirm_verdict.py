"""Check verdicts from the frame in which visitors' programs run, in the page's own Python.

A program can change everything in the frame's Python, its verdict too. So the page says "right"
only if the frame's solutions are solutions, and "there is none" only if that is true.
"""

import json
from collections.abc import Sequence

from knights.page.check_values import is_null, read_number, read_path, read_text
from knights.programs.judge.task import Asked
from knights.programs.read.facts import Facts
from knights.puzzles.task import Task


def confirm(
    text: str, outcome: str, solutions: int, answers: Sequence[Sequence[int]], first: int | None
) -> str:
    """Tell whether a verdict on a program's run can be true, as JSON.

    `outcome` is "found" or "none", as in a `Judgement`; `solutions` is the number of solutions;
    `answers` has them as paths of choices, or the first of many; `first` is the choice with which
    the program began.

    Raises:
        ValueError: when the scenario is not valid, no program can be asked to search for it, or
            an argument other than `answers` has a wrong type.
    """
    asked = Asked.by(read_text("scenario", text))
    task, claimed = asked.make(), read_number("solutions", solutions)
    begun = None if is_null(first) else read_number("first", first, task.puzzle.size - 1)
    try:
        paths = [tuple(read_path(task.puzzle, path)) for path in answers]
    except (TypeError, ValueError):
        return json.dumps(False)
    if outcome == "none":
        return json.dumps(not paths and asked.truth.exists(Facts(first=begun)) is False)
    different = {task.key(path) for path in paths}
    if not paths and asked.goal != "first":  # the program shows only a number
        return json.dumps(claimed > 0 and asked.truth.count(Facts(first=begun)) == claimed)
    if not paths or len(different) < len(paths) or not all(is_right(path, task) for path in paths):
        return json.dumps(False)
    if claimed <= len(different):
        return json.dumps(claimed == len(different))
    true = asked.truth.count(Facts(first=begun, different=different))
    return json.dumps(true in (None, claimed))


def is_right(path: tuple[int, ...], task: Task) -> bool:
    return task.solved(path) and task.start in (None, path[0])
