"""What calls of a program were given, and what they came to: it runs again, up to the last of them.

So noting a call costs the first run no more than its number.
"""

import sys
from collections.abc import Collection
from types import CodeType, FrameType
from typing import Any

from knights.programs.containers import Maker
from knights.programs.limits import Limits, count_down
from knights.programs.moment import Reached, write
from knights.programs.source import prepare
from knights.programs.watch import Calls, Program, Runner, find_codes, monitor
from knights.quoting import cut

MOST_SHOWN = 24  # characters of a value


def tell_calls(
    program: Program,
    sites: Collection[int],
    functions: Collection[str],
    calls: Calls,
    wanted: Collection[int],
    limits: Limits,
) -> dict[int, str]:
    """Of some calls, by their numbers in `calls`, what they were given; of returns, with what.

    What comes otherwise the second time, as in a program that looks at the clock, is left out.
    """
    if not wanted:
        return {}
    prepared = prepare(program.text, sites, program.settings)
    runner = Runner(program, limits)
    teller = Teller(calls, runner, frozenset(wanted))
    # What goes otherwise the second time may never come to the last of them.
    tick = count_down((calls.packed[teller.last] >> 4) + 1, "steps")
    with monitor(find_codes(prepared.code, functions), teller):
        runner.go(prepared, Maker(runner.log, tick))
    return teller.told


class Teller:
    """Writes what is wanted of each call or return when it comes, and ends the program then."""

    def __init__(self, calls: Calls, runner: Runner, wanted: frozenset[int]) -> None:
        self.calls, self.log, self.wanted = calls, runner.log, wanted
        self.last = max(wanted)
        self.number = -1
        self.told: dict[int, str] = {}

    def start(self, code: CodeType, offset: int) -> None:
        if self.count():
            self.told[self.number] = write_arguments(code, sys._getframe(1))
        self.leave()

    def end(self, code: CodeType, offset: int, value: Any) -> None:
        if self.count():
            self.told[self.number] = cut(write(value), MOST_SHOWN)
        self.leave()

    def unwind(self, code: CodeType, offset: int, error: BaseException) -> None:
        if self.count():
            self.told[self.number] = type(error).__name__

    def count(self) -> bool:
        """Whether the call or return that comes is wanted, and the one that came the first time."""
        self.number += 1
        if self.number not in self.wanted:
            return False
        return self.calls.packed[self.number] >> 4 == len(self.log)

    def leave(self) -> None:
        if self.number >= self.last:
            raise Reached


def write_arguments(code: CodeType, frame: FrameType) -> str:
    """What a call is given, by the names of its parameters; its own object is not told."""
    count = code.co_argcount + code.co_kwonlyargcount
    names = list(code.co_varnames[:count])
    if names[:1] == ["self"]:
        del names[0]
    given = frame.f_locals
    return ", ".join(
        f"{name}={cut(write(given[name]), MOST_SHOWN)}" for name in names if name in given
    )
