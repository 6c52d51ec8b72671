"""The lines that a teaching form runs from one event to the next, with its variables at each.

The form really runs: it is brought to the state in as many steps as the path is long, as
`listings.frames` does, and then goes on by itself while Python reports each line.
"""

import sys
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from knights.listings import Frame, Running, find, is_plain
from knights.listings.task import Guided, Task
from knights.search import Puzzle, State, quote

# Far more lines than any form runs between two events; a guard against a form that never yields.
MOST_LINES = 5_000


@dataclass(frozen=True)
class Onward(Guided):
    """A task that goes straight to a state, and from there on by itself."""

    arrived: list[bool] = field(default_factory=list)

    def fits(self, square: int, k: int) -> bool:
        if self.arrived:
            return Task.fits(self, square, k)
        return super().fits(square, k)

    def moves(self, path: Sequence[int]) -> Sequence[int]:
        return Task.moves(self, path) if self.arrived else super().moves(path)

    def enough(self) -> bool:
        return Task.enough(self) if self.arrived else super().enough()


def trace(name: str, puzzle: Puzzle, state: State, every: bool = False) -> list[Frame]:
    """Give the lines that a form runs from a state up to its next event, each before it runs.

    A line's frame has the variables of the call that it is in. The last line is the one that yields
    the event, or that ends the search.

    Raises:
        ValueError: when the form cannot run this puzzle, or never comes to the state.
    """
    task = Onward(puzzle, every, state.path, state.undone)
    running = Running(name, task)
    steps = [*state.path[len(puzzle.root) :]]
    if state.undone is not None:
        steps += [state.undone, ~state.undone]
    for step in steps:
        if next(running.events, None) != step:
            raise ValueError(f"path {quote(state.path)}: the search never goes there")
    task.arrived.append(True)
    return watch(running, find(name).module.__file__ or "")


def watch(running: Running, file: str) -> list[Frame]:
    """Let a form run to its next event, and note each of its lines."""
    lines: list[Frame] = []

    def on_event(frame: FrameType, event: str, argument: Any) -> Any:
        if frame.f_code.co_filename != file:
            return None
        if event == "line" and len(lines) < MOST_LINES:
            variables = {n: copy(v) for n, v in frame.f_locals.items() if is_plain(v)}
            lines.append(Frame(frame.f_code.co_name, frame.f_lineno, variables))
        return on_event

    # A debugger or a coverage tool may be watching already: it goes on afterwards.
    before = sys.gettrace()
    sys.settrace(on_event)
    try:
        next(running.events, None)
    finally:
        sys.settrace(before)
    return lines
