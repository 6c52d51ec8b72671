"""The line and the variables of a program at a step: it runs again up to there.

Its lines are traced only from that step to the next, so looking at a step costs the time that a
plain run takes to get there.
"""

import re
import sys
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from itertools import chain, islice, repeat
from types import FrameType, ModuleType
from typing import Any, NamedTuple

from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program, Runner
from knights.programs.watch.source import FILE, Watcher
from knights.quoting import cut

# Most lines recorded up to the next step, most characters of a value and of a name.
MOST_LINES = 1_000
MOST_SHOWN = 80
MOST_NAMED = 100
# Most variables of all those lines together, and of all open calls; later ones are left out.
MOST_VARIABLES = 3_000

# Objects with Python's default repr: their memory address says nothing, so it is cut out.
OBJECT = re.compile(r"<(?:\w+\.)*(\w+) object at 0x[0-9A-Fa-f]+")


class Line(NamedTuple):
    """A line that runs: its function, its number, and its variables as names and texts."""

    function: str
    line: int
    variables: list[tuple[str, str]]


class Moment(NamedTuple):
    """A step: the line that made it, the calls that were open, and the lines up to the next step.

    Each call has the line that it has reached, the outermost first. The variables are those after
    the step was made, and before each later line.
    """

    made: Line
    stack: list[Line]
    lines: list[Line]


class Reached(BaseException):
    """Ends the program once it has come far enough."""


class Looker(Iterator[object]):
    """Looks at the program when it comes to a step, and at each line up to the next."""

    def __init__(self, ends: bool) -> None:
        self.moment: Moment | None = None
        self.ends = ends
        self.left = MOST_VARIABLES

    def __next__(self) -> object:
        if self.moment is not None:
            sys.settrace(None)
            raise Reached
        frames = list(iter_frames(sys._getframe(1)))
        if not frames:
            return True
        made, *around = [self.tell(frame) for frame in frames]
        self.moment = Moment(made, [*reversed(around), made], [])
        self.left = MOST_VARIABLES
        if self.ends:
            raise Reached
        for frame in frames:
            frame.f_trace = self.trace
        sys.settrace(self.trace)
        return True

    def tell(self, frame: FrameType) -> Line:
        line = tell(frame, self.left)
        self.left -= len(line.variables)
        return line

    def trace(self, frame: FrameType, event: str, given: Any) -> Any:
        if frame.f_code.co_filename != FILE or frame.f_code.co_name.startswith("<gen"):
            return None
        if event == "line" and self.moment is not None:
            self.moment.lines.append(self.tell(frame))
            if len(self.moment.lines) == MOST_LINES:
                raise Reached
        return self.trace


def look(
    program: Program,
    sites: Collection[int],
    step: int,
    limits: Limits | None = None,
    line_only: bool = False,
) -> Moment | None:
    """Run a program again up to a step, counted from 0; return None if it never gets there.

    `sites` are those that were watched when the steps were numbered.
    """
    limits = replace(limits or Limits(), steps=step + 2)
    runner = Runner(program, limits, Watcher(sites))
    looker = Looker(line_only)
    tick: Callable[[], object] = chain(repeat(True, step), looker).__next__
    before = sys.gettrace()
    try:
        runner.watch(tick)
    finally:
        sys.settrace(before)
    return looker.moment


def iter_frames(frame: FrameType | None) -> Iterator[FrameType]:
    """Yield the program's own frames, the innermost first."""
    while frame is not None:
        if frame.f_code.co_filename == FILE:
            yield frame
        frame = frame.f_back


def tell(frame: FrameType, most: int) -> Line:
    """Return a frame's line with at most `most` of its variables."""
    shown = (
        (key[:MOST_NAMED], write(value))
        for key, value in frame.f_locals.items()
        if not key.startswith("__") and not callable(value) and not isinstance(value, ModuleType)
    )
    return Line(frame.f_code.co_name[:MOST_NAMED], frame.f_lineno, list(islice(shown, most)))


def write(value: Any) -> str:
    try:
        return cut(OBJECT.sub(r"<\1 object", repr(value)), MOST_SHOWN)
    except Exception:  # the program's own `__repr__` may fail
        return f"a {type(value).__name__}"
