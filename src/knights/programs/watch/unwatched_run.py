"""One unwatched run of a program, as Python runs it: what it prints, returns and keeps.

Only calls and turns of `while` are counted, and values that a statement throws away are noted.
"""

from collections import deque
from dataclasses import dataclass, field
from itertools import chain, repeat
from operator import length_hint
from types import ModuleType
from typing import Any

from knights.programs.watch.limits import Limits, Stopper
from knights.programs.watch.run import Program, Run, Runner
from knights.programs.watch.source import Counter

# Most calls and turns of a plain run, for each step of the limit.
TICKS = 10
MOST_RETURNED = 100


@dataclass
class Plain:
    """A run: its text, what `input` asked, what its outermost statements returned, its last names.

    It is `early` if most calls and turns came after the last print.
    """

    run: Run
    prompts: list[str]
    text: str
    returned: "deque[Any]" = field(default_factory=lambda: deque(maxlen=MOST_RETURNED))
    kept: dict[str, Any] = field(default_factory=dict)
    early: bool = False


def run_plain(program: Program, limits: Limits) -> Plain:
    """Run a program as Python would, to its end or a limit.

    Raises:
        SyntaxError: when it is no Python.
    """
    most = TICKS * limits.steps
    ticks = repeat(True, most)
    runner = Runner(program, limits, Counter(), lambda: most - length_hint(ticks))
    plain = Plain(runner.run, runner.given.prompts, program.text)
    names = {
        "__turn__": chain(ticks, Stopper("ticks")).__next__,
        "__returned__": plain.returned.append,
    }

    def keep(space: dict[str, Any]) -> None:
        plain.kept.update(
            (name, value)
            for name, value in space.items()
            if not name.startswith("__") and not callable(value) and not is_module(value)
        )

    runner.perform(names, keep)
    printed = runner.run.prints[-1:]
    plain.early = bool(printed) and 2 * printed[0] < most - length_hint(ticks)
    return plain


def is_module(value: object) -> bool:
    return isinstance(value, ModuleType)
