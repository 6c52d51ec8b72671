"""The lines of a program that run from one event to the next, each with its variables.

The program really runs: it is led to the state, and then goes on while Python reports each line.
"""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple

from knights.listings.instrument import MAIN
from knights.listings.running import Running
from knights.puzzles.program import Program
from knights.search import Puzzle, State

# Guards against a program that never yields; between two events far fewer lines run.
MOST_LINES = 5_000


class Line(NamedTuple):
    """A line that runs: its function, its number, and the variables' names and shown values.

    `tested` is the choice that is being looked at, if there is one.
    """

    function: str
    line: int
    variables: list[tuple[str, str]]
    tested: int | None


def trace(
    program: Program, puzzle: Puzzle, state: State, found: int | None = None
) -> tuple[Line | None, list[Line]]:
    """The line that made the last event before a state, and those that run up to the next event.

    The first has the variables after it has run, and is None at the beginning; each of the others
    has the variables before it runs. The last of them makes the next event or ends the search.

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


class Call(NamedTuple):
    """An open call: as it was made, such as "place_queen(3)", and the choice that it tries now.

    `length` is the number of choices on the path before that choice. After an undo, the last call
    has the choice just taken back. `choice` is None in a call that makes no choice.
    """

    call: str
    length: int
    choice: int | None


def list_calls(
    program: Program, puzzle: Puzzle, state: State, found: int | None = None
) -> list[Call]:
    """The calls that are open at a state, the outermost first; none before the search has begun.

    Raises:
        ValueError: when the program cannot run the search, or never comes to the state.
    """
    running = Running(program)
    running.lead(puzzle, state, found)
    length, calls = len(puzzle.root), list[Call]()
    for frame in running.frames():
        if frame.f_code.co_name == MAIN:
            continue
        choice = running.tested(frame)
        # The call that puts the given start makes no choice; it has no variable for one.
        if choice is None and not calls and length == 1:
            calls.append(Call(running.tell_call(frame), 0, puzzle.root[0]))
            continue
        calls.append(Call(running.tell_call(frame), length, choice))
        length += choice is not None
    return calls


def tell_line(running: Running, frame: FrameType) -> Line:
    name = frame.f_code.co_name
    function = "<module>" if name == MAIN else name
    return Line(function, frame.f_lineno, running.tell(frame), running.tested(frame))


def watch[T](running: Running, note: Callable[[FrameType], None], run: Callable[[], T]) -> T:
    """Run a program, and call `note` before each of its lines.

    Code inside one line, such as a comprehension, belongs to that line.
    """

    def on_event(frame: FrameType, event: str, argument: Any) -> Any:
        if frame.f_code.co_filename != running.file:
            return None
        if event == "call" and is_inside(frame, running.file):
            return None
        if event == "line":
            note(frame)
        return on_event

    # Restore the trace of a debugger or a coverage tool afterwards.
    before = sys.gettrace()
    sys.settrace(on_event)
    try:
        return run()
    finally:
        sys.settrace(before)


def is_inside(frame: FrameType | None, file: str) -> bool:
    """Tell whether a call was made by a comprehension or a lambda inside a line."""
    while frame is not None and frame.f_code.co_filename == file:
        if frame.f_code.co_name.startswith("<"):
            return True
        frame = frame.f_back
    return False
