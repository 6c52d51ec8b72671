"""Run a plain program event by event, or lead it straight to any state."""

from collections.abc import Generator, Iterator, Mapping
from itertools import islice
from math import inf
from types import FrameType, GeneratorType
from typing import Any, cast

from knights.language import tell
from knights.listings.instrument import MAIN, Instrumented, instrument
from knights.puzzles.program import Program, Tell, write
from knights.search import Puzzle, Remembering, State, finished, quote

# A function of a program yields events and further calls, and is sent the results of those calls;
# it returns its own. (`yield from` would pass each event through all calls, and recurse as deep.)
type Steps = Generator[Any, Any, Any]

# Types of variables that are shown: no functions, and no iterators, which showing would use up.
PLAIN = (int, str, type(None), list, tuple, dict, set)
# Longer values are not printed beside their meaning.
SHORT = 30


class Running:
    """A running program: an iterator over its events, and its calls, the outermost first.

    Raises:
        ValueError: when the program cannot run the search.
    """

    def __init__(self, program: Program) -> None:
        if program.refusal is not None:
            raise ValueError(program.refusal)
        self.program = program
        self.instrumented = instrument_program(program)
        self.file = self.instrumented.code.co_filename
        self.space: dict[str, Any] = {
            "__number__": program.number,
            "print": lambda *args, **options: None,
            **program.given,
        }
        exec(self.instrumented.code, self.space)
        self.tests = {name: self.space[name] for name in program.tests}
        self.path: list[int] = []
        self.passing = False
        self.result: Any = None
        self.calls: list[Steps] = [self.hear(self.space[MAIN]())]
        self.events = self.run()

    def __iter__(self) -> Iterator[int]:
        return self.events

    def hear(self, call: Steps) -> Steps:
        """Run one call and keep its return value, which a `for` loop would drop."""
        self.result = yield from call

    def run(self) -> Iterator[int]:
        """Run the innermost call; run the calls that it yields; when it ends, resume its caller.

        A `for` loop resumes a generator in two thirds of the time of `send`.
        """
        calls, path = self.calls, self.path
        call = calls[-1]
        while True:
            for step in call:
                if type(step) is not int:
                    break
                if step >= 0:
                    path.append(step)
                    yield step
                else:
                    yield ~path.pop()
            else:
                step = self.hand_back()
                if step is None:
                    return
                call = calls[-1]
                if type(step) is int:
                    if step >= 0:
                        path.append(step)
                        yield step
                    else:
                        yield ~path.pop()
                    continue
            if self.passing:
                step = self.end()
            call = self.hear(step)
            calls.append(call)

    def end(self) -> Steps:
        """Make a call that ends at once and returns None."""
        return
        yield

    def hand_back(self) -> Any:
        """Send the result of the finished call to the one before, and return that one's next step.

        If that call ends, too, go on with the one before it; return None when no call is left.
        """
        calls = self.calls
        while True:
            calls.pop()
            if not calls:
                return None
            try:
                return calls[-1].send(self.result)
            except StopIteration:
                continue

    def pass_over(self, passing: bool) -> None:
        """Refuse every candidate below the choice just made, or stop refusing them."""
        self.passing = passing
        refuse = dict.fromkeys(self.tests, lambda *candidate: False)
        self.space.update(refuse if passing else self.tests)

    def lead(self, puzzle: Puzzle, state: State, found: int | None = None) -> None:
        """Go to a state of the search, in as many steps as its path is long, times its choices.

        Each choice before one on the path is made and taken back with nothing tried below it, which
        leaves no trace in the variables. `found` is the number of solutions before the state.

        Raises:
            ValueError: when the search never comes to this state.
        """
        if self.program.limit is not None:
            self.space["missing"] = inf
        if isinstance(puzzle, Remembering):
            for _ in islice(self.events, puzzle.position(state)):
                pass
        else:
            self.go_down(state.path[len(puzzle.root) :], state.undone)
        if self.program.limit is not None and found is not None:
            # A solution that is the current path is not counted yet.
            uncounted = state.undone is None and finished(puzzle, state.path)
            self.space["missing"] = self.program.limit - found + uncounted

    def go_down(self, path: tuple[int, ...], undone: int | None) -> None:
        if not path and undone is None:
            return
        right = 0  # number of choices of the path that are made
        for event in self.events:
            if event < 0:
                self.pass_over(False)
                if len(self.path) < right:
                    break
                if right == len(path) and ~event == undone:
                    return
            elif right < len(path) and event == path[right]:
                right += 1
                if right == len(path) and undone is None:
                    return
            else:
                self.pass_over(True)
        told = {"path": quote(path), "undone": str(undone)}
        raise ValueError(tell("search-error-nowhere", **told))

    def frame(self) -> FrameType:
        """The frame of the innermost call, with its line and its variables."""
        return self.frames()[-1]

    def frames(self) -> list[FrameType]:
        """The frames of all open calls, the outermost first."""
        return [find_frame(call) for call in self.calls]

    def tell_call(self, frame: FrameType) -> str:
        """Write a call as it was made; of a long argument only the name."""
        code, known = frame.f_code, {**self.space, **frame.f_locals}
        names = code.co_varnames[: code.co_argcount]
        written = (write_argument(name, known, self.program.tell) for name in names)
        return f"{code.co_name}({', '.join(written)})"

    def tell(self, frame: FrameType) -> list[tuple[str, str]]:
        """The variables of a call, then those shared by all calls: names, and values as shown."""
        program = self.program
        shared = list(program.watched)
        if program.limit is not None and self.space["missing"] != inf:
            shared.append("missing")
        known = {**self.space, **frame.f_locals}
        own = self.instrumented.names if frame.f_code.co_name == MAIN else frame.f_locals
        names = [n for n in own if n not in shared and n in known and isinstance(known[n], PLAIN)]
        told = {n: program.tell.get(n, write)(known[n], known) for n in [*names, *shared]}
        return [(name, print_value(known[name], text)) for name, text in told.items()]

    def tested(self, frame: FrameType) -> int | None:
        """The choice that is being tested or made; None if the variables don't contain one."""
        try:
            value = eval(self.program.place, self.space, dict(frame.f_locals))
            return self.program.number(value)
        except (LookupError, NameError, TypeError, ValueError):
            return None


def find_frame(call: Steps) -> FrameType:
    """The frame of a call that is heard, as `Running.hear` hears it."""
    heard = cast("GeneratorType[Any, Any, Any]", call).gi_frame
    assert heard is not None
    frame = cast("GeneratorType[Any, Any, Any]", heard.f_locals["call"]).gi_frame
    assert frame is not None
    return frame


def write_argument(name: str, known: Mapping[str, Any], tell: Mapping[str, Tell]) -> str:
    """Write an argument of a call: a number as it is, other small values by their meaning."""
    value = known[name]
    if isinstance(value, int | None):
        return repr(value)
    told = tell.get(name, write)(value, known) if isinstance(value, str | tuple) else name
    return told if len(told) <= SHORT else name


def print_value(value: Any, told: str) -> str:
    """Return a small value as Python prints it, with its meaning; of others only the meaning."""
    printed = repr(value)
    if not isinstance(value, int | str | tuple | None) or len(printed) > SHORT:
        return told
    return printed if str(value) == told else f"{printed}  # {told}"


def instrument_program(program: Program) -> Instrumented:
    file = f"<program {program.name}>"
    return instrument(program.text, program.place, frozenset(program.given), file)


def find_lines(program: Program) -> tuple[int, ...]:
    """Return the numbers of the lines that can run once the search has begun."""
    return () if program.refusal is not None else instrument_program(program).lines
