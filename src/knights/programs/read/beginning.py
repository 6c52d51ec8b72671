"""A first look at a program: the container it searches with, and how its board lies."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from knights.programs.read.candidates import Found, rank
from knights.programs.read.facts import choose_seat, choose_way
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program, Run, Scouted, scout
from knights.puzzles.task import Task


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
    found = [] if run.reason == "seconds" else rank(scouted, make, name)
    if task.seats:
        seats = [
            choose_way(run, one, task)
            if task.start is None
            else choose_seat(run, one, task) or task.seats[0]
            for one in found
        ]
        found = [replace(one, seat=seat) for one, seat in zip(found, seats, strict=True)]
    return Begun(program, scouted, run, found)
