"""The lines of a program that run from one event to the next, with its variables at each.

The program really runs: it is led to the state, and then goes on by itself while Python reports
each line.
"""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple

from knights.listings.running import Running
from knights.listings.weave import MAIN
from knights.puzzles.program import Program
from knights.search import Puzzle, State

# Far more lines than any program runs between two events; a guard against one that never yields.
MOST_LINES = 5_000


class Line(NamedTuple):
    """A line that runs: its function, its number, the variables there by name, as they are read.

    `tested` is the choice that is being looked at, if any is.
    """

    function: str
    line: int
    variables: list[tuple[str, str]]
    tested: int | None


def trace(
    program: Program, puzzle: Puzzle, state: State, found: int | None = None
) -> tuple[Line | None, list[Line]]:
    """The line that made the event which led to a state, and those that run up to the next one.

    The first has the variables after it has run, and is None at the beginning; of those to come
    each has the variables before it runs. The last of these makes the next event, or ends the
    search.

    Raises:
        ValueError: when the program cannot run the search, or never comes to the state.
    """
    running = Running(program)
    running.lead(puzzle, state, found)
    begun = tuple(state.path) != puzzle.root or state.undone is not None
    made = tell_line(running, running.frame()) if begun else None
    lines: list[Line] = []

    def note(frame: FrameType) -> None:
        if len(lines) < MOST_LINES:
            lines.append(tell_line(running, frame))

    watch(running, note, lambda: next(running.events, None))
    return made, lines


def tell_line(running: Running, frame: FrameType) -> Line:
    name = frame.f_code.co_name
    function = "<module>" if name == MAIN else name
    return Line(function, frame.f_lineno, running.tell(frame), running.tested(frame))


def watch[T](running: Running, note: Callable[[FrameType], None], run: Callable[[], T]) -> T:
    """Let a program run, and have each of its lines noted before it runs.

    What runs inside of one line, such as a loop of its own, belongs to that line.
    """

    def on_event(frame: FrameType, event: str, argument: Any) -> Any:
        if frame.f_code.co_filename != running.file:
            return None
        if event == "call" and is_inside(frame, running.file):
            return None
        if event == "line":
            note(frame)
        return on_event

    # A debugger or a coverage tool may be watching already: it goes on afterwards.
    before = sys.gettrace()
    sys.settrace(on_event)
    try:
        return run()
    finally:
        sys.settrace(before)


def is_inside(frame: FrameType | None, file: str) -> bool:
    """Whether a call is made by a loop, or a function without a name, inside of a line."""
    while frame is not None and frame.f_code.co_filename == file:
        if frame.f_code.co_name.startswith("<"):
            return True
        frame = frame.f_back
    return False
