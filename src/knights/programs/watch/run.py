"""Watched runs of a whole program: its writes, its calls, its output.

A program runs twice. First all its containers are watched, for some thousands of steps, to find out
which one it searches with. Then it runs from the beginning, and only that one is watched.
"""

import inspect
import sys
from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr
from dataclasses import dataclass, field
from io import StringIO, TextIOBase
from types import CodeType, FrameType
from typing import Any, Literal, Protocol

from knights.programs.watch.containers import Maker, Tick
from knights.programs.watch.endless_loop import count_steps, count_turns
from knights.programs.watch.environment import Input, Threads, stage
from knights.programs.watch.limits import Limits, Reason, Stop, count_down
from knights.programs.watch.log import Log, Watched
from knights.programs.watch.source import FILE, Changer, Watcher, prepare

SCOUTED = 2_000  # steps of the first run
MOST_OPEN = 12  # innermost calls that are examined at a write

# Codes of the values that calls return.
RETURNS = {None: 0, False: 1, True: 2}
OTHER, RAISED = 3, 4
RETURN = 11  # also the most functions that have numbers of their own
MOST_NAMED = 100  # characters of a function's name

# Flags of functions that pause and are resumed.
PAUSING = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR


@dataclass
class Program:
    """A program's text, its input, the settings for its names, and the path of its file."""

    text: str
    lines: Sequence[str] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    file: str = ""

    def __post_init__(self) -> None:
        # Python reads a file without the byte order mark that it may begin with.
        self.text = self.text.removeprefix("\ufeff")


@dataclass
class Calls:
    """The calls and returns of the functions that search: each with the number of steps before it.

    Both are in one integer. Its lowest four bits are the number of a function in `names`, or RETURN
    plus a code (RETURNS, OTHER, RAISED). From number `stopped` on, if there is one, calls only end
    because the program was stopped. `pauses` tells whether a function may be resumed (a generator).
    """

    names: list[str] = field(default_factory=list)
    packed: "array[int]" = field(default_factory=lambda: array("i"))
    stopped: int | None = None
    pauses: bool = False

    def __len__(self) -> int:
        return len(self.packed)

    def __getitem__(self, number: int) -> tuple[int, int]:
        """Return the steps before a call or return, and the number of the function, or `~code`."""
        at, what = divmod(self.packed[number], 16)
        return at, what if what < RETURN else RETURN + ~what

    def after(self, step: int) -> int:
        """Return the number of the first call or return after a step."""
        return bisect_right(self.packed, step, key=lambda packed: packed >> 4)

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return (self[number] for number in range(len(self)))


@dataclass
class Run:
    """A program that has run: its steps and calls, what it printed, and how it ended.

    `ended` is "done", "failed" (by an error of its own, `error`) or "stopped" (at a limit, which
    is the `reason`); `line` is where it ended.
    """

    log: Log
    calls: Calls
    printed: str = ""
    prints: list[int] = field(default_factory=list)  # steps made before each print
    ended: Literal["done", "failed", "stopped"] = "done"
    error: BaseException | None = None
    reason: Reason | None = None
    line: int | None = None
    settings: frozenset[str] = frozenset()
    changed: frozenset[str] = frozenset()  # of these, those that had another value
    functions: Collection[str] = ()  # keys of those whose calls were noted


@dataclass(frozen=True)
class Scouted:
    """Result of a first look at a program: its steps, and the names of its containers.

    `functions` are those that were running when something was written.
    """

    log: Log
    names: Mapping[int, tuple[str, ...]]  # by the container's number
    functions: Mapping[str, Sequence[str]]


class Printed(StringIO):
    """Standard output of a program, up to a limit."""

    def __init__(self, most: int, look: Callable[[], int], prints: list[int]) -> None:
        super().__init__()
        self.left, self.look, self.prints = most, look, prints

    def write(self, text: str) -> int:
        self.left -= len(text)
        if not self.prints or self.prints[-1] != self.look():
            self.prints.append(self.look())
        if self.left < 0:
            super().write(text[: self.left])
            raise Stop("output")
        return super().write(text)


class Muted(TextIOBase):
    """Standard error that is thrown away, as the unwatched run has shown it."""

    def write(self, text: str) -> int:
        return len(text)


class Runner:
    """Runs a program once, with its input and with the functions that its changed code calls.

    Raises:
        SyntaxError: when it is no Python.
    """

    def __init__(
        self,
        program: Program,
        limits: Limits,
        changer: Changer,
        look: Callable[[], int] | None = None,
    ) -> None:
        self.program, self.limits = program, limits
        prepared = prepare(program.text, program.settings, changer)
        self.code, self.log = prepared.code, Log()
        self.run = Run(self.log, Calls(), settings=prepared.settings, changed=prepared.changed)
        self.out = Printed(limits.output, look or (lambda: len(self.log)), self.run.prints)
        self.given = Input(program.lines)

    def watch(
        self, tick: Tick, named: Callable[[str, Any], Any] = lambda name, value: value
    ) -> Run:
        """Run with watched containers; `tick` is called after each step."""
        made = Maker(self.log, tick).make
        turn = count_turns(self.limits.turns, lambda: len(self.log))
        with redirect_stderr(Muted()):  # the unwatched run has shown it
            self.perform({"__made__": made, "__named__": named, "__turn__": turn})
        self.log.trim()
        return self.run

    def perform(
        self,
        names: Mapping[str, Any],
        keep: Callable[[dict[str, Any]], object] = lambda space: None,
    ) -> None:
        """Run a program as Python runs its file; `keep` is given its names when it is done."""
        run, program = self.run, self.program
        before, sys.stdout = sys.stdout, self.out
        try:
            around = stage(program.text, program.file, self.given, names, self.limits.depth)
            with around as (space, threads):
                self.execute(space, threads)
                keep(space)
        except Stop as stop:
            run.ended, run.reason, run.line = "stopped", stop.reason, find_line(stop)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            run.ended, run.error, run.line = "failed", error, find_line(error)
        finally:
            sys.stdout = before
        run.printed = self.out.getvalue()

    def execute(self, space: dict[str, Any], threads: Threads) -> None:
        """Run a program; if memory runs out, free its values at once, so that we can go on."""
        try:
            try:
                exec(self.code, space)
            except SystemExit as end:
                if isinstance(end.code, str):
                    self.out.write(f"{end.code}\n")
            threads.join()
        except MemoryError as error:
            space.clear()
            self.run.ended, self.run.reason, self.run.line = "stopped", "memory", find_line(error)


def find_line(error: BaseException) -> int | None:
    """Find the program's innermost line in an error's trace; for too deep calls, the commonest."""
    lines, trace = [], error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILE:
            lines.append(trace.tb_lineno)
        trace = trace.tb_next
    if isinstance(error, RecursionError) and lines:
        return Counter(lines).most_common(1)[0][0]
    return lines[-1] if lines else None


def scout(program: Program, limits: Limits) -> tuple[Scouted, Run]:
    """Run a program for a while with all containers watched, to see which it searches with.

    Raises:
        SyntaxError: when it is no Python.
    """
    runner = Runner(program, limits, Watcher(None, naming=True))
    tick = count_down(SCOUTED, "steps")
    names: dict[int, dict[str, None]] = {}
    codes = [code for code in iter_codes(runner.code) if code.co_name[0] != "<"]
    keys = {id(code): key_of(code) for code in codes}  # hashing a code object reads all of it
    stacks: set[tuple[str, ...]] = set()

    def look() -> None:
        """Record which functions are open, the writing one first."""
        frame: FrameType | None = sys._getframe(2)
        stack: list[str] = []
        while frame is not None and len(stack) < MOST_OPEN:
            key = keys.get(id(frame.f_code))
            if key is not None:
                stack.append(key)
            frame = frame.f_back
        stacks.add(tuple(stack))
        tick()

    def name(given: str, value: Any) -> Any:
        if isinstance(value, Watched):
            names.setdefault(value.number, {})[given] = None
        return value

    with monitor(codes, Namer(name)):
        run = runner.watch(look, name)
    found = {number: tuple(given) for number, given in names.items()}
    return Scouted(runner.log, found, find_functions(stacks)), run


def key_of(code: CodeType) -> str:
    return f"{code.co_firstlineno}:{code.co_name}"


def find_functions(stacks: Collection[tuple[str, ...]]) -> dict[str, Sequence[str]]:
    """Return the keys of functions that are open twice at once, and of all that are open."""
    again = {key for stack in stacks for key, times in Counter(stack).items() if times > 1}
    every = {key for stack in stacks for key in stack}
    return {"recursive": sorted(again), "open": sorted(every)}


class Namer:
    """Names the arguments of each call, as parameters are names of containers, too."""

    def __init__(self, name: Callable[[str, Any], Any]) -> None:
        self.name = name

    def start(self, code: CodeType, offset: int) -> None:
        held = sys._getframe(1).f_locals
        for given in code.co_varnames[: code.co_argcount]:
            self.name(given, held.get(given))

    def end(self, code: CodeType, offset: int, value: Any) -> None:
        """Do nothing: a return names no container."""

    unwind = end


def watch(
    program: Program,
    sites: Collection[int],
    functions: Collection[str],
    limits: Limits,
) -> Run:
    """Run a program; watch containers made at `sites`, and the calls of `functions`."""
    runner = Runner(program, limits, Watcher(sites))
    codes = find_codes(runner.code, functions)
    with monitor(codes, Noter(codes, runner.run.calls, runner.log, limits)):
        run = runner.watch(count_steps(limits.steps, runner.log))
    run.functions = functions
    return run


class Noting(Protocol):
    """Callbacks of Python's own monitoring for the calls of some functions.

    `unwind` comes for all functions, as an error may end any. Callbacks must call little: they have
    no room left when a program reaches the limit of open calls.
    """

    def start(self, code: CodeType, offset: int) -> None: ...
    def end(self, code: CodeType, offset: int, value: Any) -> None: ...
    def unwind(self, code: CodeType, offset: int, error: BaseException) -> None: ...


class Noter:
    """Notes the calls and returns of functions."""

    def __init__(self, codes: Sequence[CodeType], calls: Calls, log: Log, limits: Limits) -> None:
        calls.names[:] = [code.co_name[:MOST_NAMED] for code in codes]
        calls.pauses = any(code.co_flags & PAUSING for code in codes)
        numbers = {id(code): number for number, code in enumerate(codes)}
        add, places = calls.packed.append, log.values
        returns = {id(value): RETURN + code for value, code in RETURNS.items()}.get
        tick = count_down(4 * limits.steps, "calls")

        def start(code: CodeType, offset: int) -> None:
            add(len(places) << 4 | numbers[id(code)])
            tick()

        def end(code: CodeType, offset: int, value: Any) -> None:
            add(len(places) << 4 | returns(id(value), RETURN + OTHER))

        def unwind(code: CodeType, offset: int, error: BaseException) -> None:
            if id(code) not in numbers:
                return
            if calls.stopped is None and isinstance(error, Stop):
                calls.stopped = len(calls.packed)
            add(len(places) << 4 | RETURN + RAISED)

        self.start, self.end, self.unwind = start, end, unwind


def find_codes(code: CodeType, functions: Collection[str]) -> list[CodeType]:
    """Find a program's functions by their keys, at most `RETURN` of them."""
    return [inner for inner in iter_codes(code) if key_of(inner) in functions][:RETURN]


@contextmanager
def monitor(codes: Sequence[CodeType], noting: Noting) -> Iterator[None]:
    """Have the calls and returns of functions noted, by Python's own monitoring."""
    monitoring, events = sys.monitoring, sys.monitoring.events
    tool = next((tool for tool in (4, 3, 1) if monitoring.get_tool(tool) is None), None)
    if tool is None or not codes:
        yield
        return
    monitoring.use_tool_id(tool, "knights")
    try:
        monitoring.register_callback(tool, events.PY_START, noting.start)
        monitoring.register_callback(tool, events.PY_RETURN, noting.end)
        monitoring.register_callback(tool, events.PY_UNWIND, noting.unwind)
        for code in codes:
            monitoring.set_local_events(tool, code, events.PY_START | events.PY_RETURN)
        monitoring.set_events(tool, events.PY_UNWIND)
        yield
    finally:
        monitoring.set_events(tool, 0)
        for code in codes:
            monitoring.set_local_events(tool, code, 0)
        for event in (events.PY_START, events.PY_RETURN, events.PY_UNWIND):
            monitoring.register_callback(tool, event, None)
        monitoring.free_tool_id(tool)


def iter_codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from iter_codes(constant)
