"""A plain program run unchanged, and watched from outside by Python's own tracing."""

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from copy import deepcopy
from io import StringIO
from types import FrameType
from typing import Any, NamedTuple

FILE = "<plain>"


class Ran(NamedTuple):
    """A line that is about to run: its function, its number, and all variables at that moment."""

    function: str
    line: int
    variables: dict[str, Any]


class Watched:
    """A run of a program's text that records each line and each choice made or undone.

    `read` tells from the variables of the program which choices it has made. After each marked
    line they are compared with those before: one more is an event, and so is one less.
    """

    def __init__(
        self, text: str, read: Callable[[dict[str, Any]], list[int]], noted: int = 1_000_000
    ) -> None:
        self.lines = text.splitlines()
        self.read = read
        self.noted = noted  # lines and variables of later events would take too much memory
        self.space: dict[str, Any] = {"__name__": "plain"}
        self.events: list[int] = []
        # Lines that ran between two events, and the variables after each marked line.
        self.stretches: list[list[Ran]] = [[]]
        self.after: list[Ran] = []
        # The calls that are open after each marked line: functions and arguments, outermost first.
        self.open: list[list[tuple[str, list[Any]]]] = []
        self.path: list[int] = []
        self.marked: tuple[FrameType, int] | None = None
        self.inside = 0
        output = StringIO()
        before = sys.gettrace()
        sys.settrace(self.on_event)
        try:
            with redirect_stdout(output):
                exec(compile(text, FILE, "exec"), self.space)
        finally:
            sys.settrace(before)
        self.output = output.getvalue()

    def on_event(self, frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        if code.co_filename != FILE:
            return None
        self.settle()
        own = code.co_name.startswith("<") and code.co_name != "<module>"
        if event == "call" and (own or self.inside):
            # A loop inside a line, or a function that it calls, counts as part of that line.
            self.inside += 1
        elif event == "return" and self.inside:
            self.inside -= 1
        elif event == "line" and not self.inside:
            if len(self.events) <= self.noted:
                ran = Ran(code.co_name, frame.f_lineno, self.variables(frame))
                self.stretches[-1].append(ran)
            text = self.lines[frame.f_lineno - 1]
            if any(f"  # {mark}" in text for mark in ("place", "take back", "discover", "leave")):
                self.marked = (frame, frame.f_lineno)
        return self.on_event

    def settle(self) -> None:
        """Compare the choices before and after a marked line that has just run."""
        if self.marked is None:
            return
        frame, line = self.marked
        self.marked = None
        path = self.read(self.space)
        if len(path) > len(self.path):
            assert path[:-1] == self.path
            self.events.append(path[-1])
        else:
            assert path == self.path[:-1]
            self.events.append(~self.path[-1])
        self.path = path
        if len(self.events) <= self.noted:
            self.after.append(Ran(frame.f_code.co_name, line, self.variables(frame)))
            self.open.append(find_open(frame))
            self.stretches.append([])

    def variables(self, frame: FrameType) -> dict[str, Any]:
        # In Python 3.12 reading `f_locals` of a module breaks the counters of a loop in one line.
        own = self.space if frame.f_code.co_name == "<module>" else frame.f_locals
        plain = {**self.space, **own}
        kept = {}
        for name, value in plain.items():
            if isinstance(value, int | str | list | tuple | dict | set) or value is None:
                kept[name] = value if name.startswith("__") else deepcopy(value)
        return {"locals": sorted(own), **kept}


def find_open(frame: FrameType | None) -> list[tuple[str, list[Any]]]:
    """The functions of a program that are running, the outermost first, with their arguments."""
    found: list[tuple[str, list[Any]]] = []
    while frame is not None and frame.f_code.co_name != "<module>":
        code = frame.f_code
        names = code.co_varnames[: code.co_argcount]
        found.append((code.co_name, [deepcopy(frame.f_locals[name]) for name in names]))
        frame = frame.f_back
    return found[::-1]
