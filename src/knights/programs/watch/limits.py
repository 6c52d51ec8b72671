"""Limits of a program's run, and the ways to stop it there."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Literal

type Reason = Literal[
    "steps", "round", "turns", "ticks", "calls", "containers", "output", "seconds", "memory"
]


@dataclass(frozen=True)
class Limits:
    """Most steps kept, calls open at once, characters printed, turns of `while` without a step.

    `depth` is how far a program may raise Python's own limit of 1,000 calls by itself.
    """

    steps: int = 2_000_000
    depth: int = 20_000
    output: int = 100_000
    turns: int = 2_000_000


class Stop(BaseException):
    """Ends a program at a limit; a BaseException, so that `except Exception` does not catch it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Late(KeyboardInterrupt):
    """Ends the judging of a program when it takes too long."""


class Stopper(Iterator[object]):
    """Raises `Stop` each time that the next item is asked for."""

    def __init__(self, reason: Reason) -> None:
        self.reason: Reason = reason

    def __next__(self) -> object:
        raise Stop(self.reason)


def count_down(number: int, reason: Reason) -> Callable[[], object]:
    """Return a function that raises `Stop` after `number` calls; a call costs next to nothing."""
    return chain(repeat(True, number), Stopper(reason)).__next__


class Depth:
    """Keeps a program from allowing itself more open calls than there is room for.

    Calls around the program are added to the limit, so it gets equally deep wherever it runs.
    """

    def __init__(self, most: int) -> None:
        self.most, self.plain, self.before = most, sys.setrecursionlimit, sys.getrecursionlimit()
        # Measured, as Python counts more than frames: calling a class may count twice.
        self.around = self.before - count_room()

    def __enter__(self) -> None:
        self.plain(self.before + self.around)
        sys.setrecursionlimit = self.set

    def __exit__(self, *problem: object) -> None:
        sys.setrecursionlimit = self.plain
        self.plain(self.before)

    def set(self, limit: int) -> None:
        self.plain(min(limit, self.most) + self.around)


def count_room(calls: int = 1) -> int:
    """Return how many calls may still be open, this one included."""
    try:
        return count_room(calls + 1)
    except RecursionError:
        return calls
