"""How a program begins: what it is given, what it searches with, and how its board lies."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from knights.programs.read.candidates import Found
from knights.programs.read.choosing import find
from knights.programs.read.facts import choose_seat, choose_way, find_first
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program, Run, Scouted, scout, watch
from knights.puzzles.task import Task

# Steps up to where a program has certainly begun: first it makes its board.
PROBED = 10_000


class Begun(NamedTuple):
    """A program with what it is given, a first look at it, and what may tell where it stands."""

    program: Program
    scouted: Scouted
    run: Run
    found: list[Found]


def begin(program: Program, make: Callable[[], Task], limits: Limits, name: str | None) -> Begun:
    """Set what is searched, and scout; the start is counted as the program counts it.

    Of what may be meant the likeliest comes first, and each lies as the program's board does by it.
    Where that takes too long, nothing is looked for in what was seen.

    Raises:
        SyntaxError: when it is no Python.
    """
    tries = []
    task = make()
    for number, start in enumerate(task.starts):
        settings = {**find_sizes(task), **start, **program.settings}
        tried = replace(program, settings=settings)
        scouted, run = scout(tried, limits)
        if run.reason == "seconds":
            return Begun(tried, scouted, run, [])
        found = find(scouted, make, name)
        if not found or task.start is None or not task.seats:
            if task.seats:
                found = [replace(one, seat=choose_way(run, one, task)) for one in found]
            tries.append(Begun(tried, scouted, run, found))
            continue
        is_set = bool(run.settings.intersection(start))
        probe = find_probe(program, task, number, found[0]) if is_set else None
        seats = [choose_seat(run, one, task, probe) or choose_seat(run, one, task) for one in found]
        first = task.seats[0]
        found = [replace(one, seat=s or first) for one, s in zip(found, seats, strict=True)]
        tries.append(Begun(tried, scouted, run, found))
        if not is_set or (seats[0] is not None and run.ended != "failed"):
            return tries[-1]
    return tries[0]


def find_sizes(task: Task) -> dict[str, Any]:
    """The settings of a task; a number is set only where the program has one that may be a size."""
    return {
        name: partial(set_size, value) if type(value) is int else value
        for name, value in task.settings.items()
    }


def set_size(size: int, own: Any) -> int | None:
    """The size that is asked for, in the place of a program's own; None for what counts from 0."""
    return size if type(own) is int and own > 1 else None


def find_probe(program: Program, task: Task, number: int, found: Found) -> int | None:
    """Where a program begins when it is told to begin at a square that shows how its board lies."""
    if not task.probes:
        return None
    settings = {**find_sizes(task), **task.probes[number], **program.settings}
    run = watch(replace(program, settings=settings), found.all, (), Limits(steps=PROBED))
    return find_first(run, found, task)
