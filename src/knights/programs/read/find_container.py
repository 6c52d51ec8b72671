"""A first look at a program: the container it searches with, and how its board lies."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from knights.programs.read import facts
from knights.programs.read.candidates import Found, rank
from knights.programs.read.reading import find_mains
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program, Run, Scouted, scout
from knights.puzzles.task import Task

X_Y = re.compile(r"\bx, ?y\b")


class Begun(NamedTuple):
    """A program, a first look at it, and the containers that may hold its search."""

    program: Program
    scouted: Scouted
    run: Run
    found: list[Found]


def begin(program: Program, make: Callable[[], Task], limits: Limits, name: str | None) -> Begun:
    """Look at a program; find the likeliest containers first, with how their boards seem to lie.

    If the look takes too long, no containers are sought.

    Raises:
        SyntaxError: when it is no Python.
    """
    task = make()
    scouted, run = scout(program, limits)
    found = [] if run.reason == "seconds" else rank(scouted, make, program.text, name)
    if task.seats:
        found = [replace(one, seat=choose_seat(program, run, one, task)) for one in found]
    return Begun(program, scouted, run, found)


def choose_seat(program: Program, run: Run, found: Found, task: Task) -> Callable[[int], int]:
    """Choose how a program's board lies: as its first choices prove, or by custom.

    Rows are read from the top. In a pair (x, y) from (1, 1) on, y counts from below, as in ours.
    """
    main, shape = min(find_mains(run.log, found), default=None), found.shape
    pairs = shape.kind == "path" or (main is not None and run.log.made[main].kind == "dict")
    upwards = task.numbered and pairs and shape.offset == 1 and X_Y.search(program.text)
    custom = replace(task, seats=task.seats[::-1]) if upwards else task
    return facts.choose_seat(run, found, custom)
