"""Arguments and results of a program's calls: it runs again, up to the last call asked for.

So the first run has to note only a number for each call.
"""

import sys
from collections.abc import Callable, Collection, Sequence
from types import CodeType, FrameType
from typing import Any

from knights.programs.watch.limits import Limits, count_down
from knights.programs.watch.moment import Reached, write
from knights.programs.watch.run import Calls, Program, Runner, find_codes, monitor
from knights.programs.watch.source import Watcher
from knights.quoting import cut

MOST_SHOWN = 24  # characters of a value
MOST_GIVEN = 300  # characters of all that a call is given


def tell_calls(
    program: Program,
    sites: Collection[int],
    functions: Collection[str],
    calls: Calls,
    wanted: Collection[int],
    limits: Limits,
) -> dict[int, str]:
    """Return the arguments of some calls and the values of some returns, by number in `calls`.

    Calls that differ in the second run, as in a program that reads the clock, are left out.
    """
    if not wanted:
        return {}
    runner = Runner(program, limits, Watcher(sites))
    codes = find_codes(runner.code, functions)
    teller = Teller(codes, calls, runner, frozenset(wanted))
    # A program that takes another way this time may never come to the last of them.
    tick = count_down((calls.packed[teller.last] >> 4) + 1, "steps")
    with monitor(codes, teller):
        runner.watch(tick)
    return teller.told


class Teller:
    """Describes each call or return that is asked for, and ends the program after the last."""

    def __init__(
        self, codes: Sequence[CodeType], calls: Calls, runner: Runner, wanted: frozenset[int]
    ) -> None:
        self.known = frozenset(map(id, codes))
        self.calls, self.log, self.wanted = calls, runner.log, wanted
        self.last = max(wanted)
        self.number = -1
        self.told: dict[int, str] = {}

    def start(self, code: CodeType, offset: int) -> None:
        self.number += 1
        if self.number in self.wanted:
            self.tell(lambda: write_arguments(code, sys._getframe(3)))
        if self.number >= self.last:
            raise Reached

    def end(self, code: CodeType, offset: int, value: Any) -> None:
        self.number += 1
        if self.number in self.wanted:
            self.tell(lambda: shorten(value))
        if self.number >= self.last:
            raise Reached

    def unwind(self, code: CodeType, offset: int, error: BaseException) -> None:
        if id(code) not in self.known:
            return
        self.number += 1
        if self.number in self.wanted:
            self.tell(lambda: cut(type(error).__name__))

    def tell(self, write: Callable[[], str]) -> None:
        """Describe a call or return if it came after as many steps as in the first run."""
        try:
            if self.calls.packed[self.number] >> 4 == len(self.log):
                self.told[self.number] = write()
        except RecursionError:
            pass  # so many calls are open that there is no room for one more


def write_arguments(code: CodeType, frame: FrameType) -> str:
    """Format a call's arguments with the names of its parameters, without `self`."""
    count = code.co_argcount + code.co_kwonlyargcount
    names = list(code.co_varnames[:count])
    if names[:1] == ["self"]:
        del names[0]
    given = frame.f_locals
    told = ", ".join(f"{name}={shorten(given[name])}" for name in names if name in given)
    return cut(told, MOST_GIVEN)


def shorten(value: Any) -> str:
    """Format a value shortly; a board is only named as one."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[[…]]"
    return cut(write(value), MOST_SHOWN)
