"""The teaching forms of the search: short programs that run, and are shown as they run.

Each is a module of its own with a generator `search(task)`. All backtracking forms yield the very
events of the fast form, its calls one after another: `Running` resumes the innermost. `frames`
tells where a form is at any state of its search: the lines that run, one a call, and their
variables, read from the running generators themselves.
"""

import inspect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import GeneratorType, ModuleType
from typing import Any, NamedTuple, cast

from knights.listings import flag, graphsearch, naive, recursive, scheme, stack
from knights.listings.task import PLAIN, Guided, Steps, Task
from knights.quoting import cite
from knights.search import Puzzle, Remembering, quote
from knights.search.ways import Wayfaring


@dataclass(frozen=True)
class Listing:
    """A teaching form: its module, which text has a program like it, and what to look at."""

    name: str
    title: str
    module: ModuleType
    text: str
    sentence: str


LISTINGS = {
    listing.name: listing
    for listing in (
        Listing(
            "recursive",
            "Recursive, success passed back",
            recursive,
            "sutcliffe",
            "A call tries all moves from one square and returns whether one led to a tour.",
        ),
        Listing(
            "flag",
            "Recursive, with a shared flag",
            flag,
            "textbook",
            "All calls share one flag; the last move raises it, and every call ends at once.",
        ),
        Listing(
            "stack",
            "Without recursion, with a stack",
            stack,
            "textbook",
            "What recursion keeps in its calls, a square and how many candidates were tried, is "
            "put on a stack.",
        ),
        Listing(
            "graph",
            "Depth-first search on a graph",
            graphsearch,
            "graph",
            "Vertices on the path are gray, the others white; a dead end turns white again.",
        ),
        Listing(
            "naive",
            "All sequences of moves",
            naive,
            "geeks",
            "Every sequence is made to its full length before anyone looks whether a square came "
            "twice.",
        ),
        Listing(
            "scheme",
            "The universal scheme",
            scheme,
            "textbook",
            "Next candidate, acceptable, record, complete, go on, erase: the same for all puzzles.",
        ),
    )
}


class Frame(NamedTuple):
    """A running call: its function, the line it is at, and its variables by name."""

    function: str
    line: int
    variables: dict[str, Any]


def find(name: str) -> Listing:
    """Give the listing of a name.

    Raises:
        ValueError: when there is none.
    """
    if name not in LISTINGS:
        raise ValueError(f"form {cite(name)}: it must be one of {', '.join(LISTINGS)}")
    return LISTINGS[name]


def source(name: str) -> str:
    """Give the source of a listing; its first line is line 1 of the frames."""
    return inspect.getsource(find(name).module)


def refusal(name: str, puzzle: Puzzle) -> str | None:
    """Say why a listing cannot run a puzzle, or None if it can."""
    find(name)
    if isinstance(puzzle, Remembering):
        return f"form {cite(name)}: it takes its choices back, and this search forgets nothing"
    if name == "scheme":
        return None
    if not isinstance(puzzle, Wayfaring):
        return f"form {cite(name)}: it knows tours and paths only; choose scheme"
    ways = puzzle.ways
    if ways.ring and not puzzle.root:
        return f"form {cite(name)}: a closed tour needs a start here; give one, or choose scheme"
    if name == "naive":
        return None if ways.strategy == name else "form 'naive': it goes with the strategy naive"
    if ways.strategy != PLAIN:
        return f"form {cite(name)}: it knows no strategy {ways.strategy}; choose scheme"
    return None


class Running:
    """A listing that runs: an iterator over its events, and its calls, the outermost first.

    Raises:
        ValueError: when the listing cannot run this puzzle.
    """

    def __init__(self, name: str, task: Task) -> None:
        reason = refusal(name, task.puzzle)
        if reason is not None:
            raise ValueError(reason)
        self.result: Any = None
        self.calls: list[Steps] = [self.hear(find(name).module.search(task))]
        self.events = self.run()

    def __iter__(self) -> Iterator[int]:
        return self.events

    def hear(self, call: Steps) -> Steps:
        """Run one call, and keep what it returns: a `for` loop would not tell."""
        self.result = yield from call

    def run(self) -> Iterator[int]:
        """Run the innermost call; when it yields another, that; when it ends, the one before.

        A `for` loop goes on with a call in two thirds of the time that `send` takes.
        """
        calls = self.calls
        call = calls[-1]
        while True:
            for step in call:
                if type(step) is not int:
                    break
                yield step
            else:
                step = self.hand_back()
                if step is None:
                    return
                call = calls[-1]
                if type(step) is int:
                    yield step
                    continue
            call = self.hear(step)
            calls.append(call)

    def hand_back(self) -> Any:
        """Send the result of the call that has ended to the one before; give its next step.

        When that ends too, so on; None when there is no call left.
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

    def frames(self) -> list[Frame]:
        """Read where each call is, and its variables."""
        frames = []
        for heard in self.calls:
            frame = find_frame(find_frame(heard).f_locals["call"])
            if frame is not None:
                plain = {name: value for name, value in frame.f_locals.items() if is_plain(value)}
                frames.append(Frame(frame.f_code.co_name, frame.f_lineno, plain))
        return frames


def events(name: str, puzzle: Puzzle, every: bool = False) -> Iterator[int]:
    """Run a listing, and give its events.

    >>> from knights import Board, Tour
    >>> list(events("recursive", Tour(Board(2, 3), 0)))
    [5, -6]

    Raises:
        ValueError: when it cannot run this puzzle.
    """
    return iter(Running(name, Task(puzzle, every)))


def frames(
    name: str, puzzle: Puzzle, path: Sequence[int], undone: int | None = None
) -> list[Frame]:
    """Tell where a listing is at a state of its search, the outermost call first.

    Takes as many steps as the path is long, however late in the search the state comes. So a
    variable that is left over from choices tried before, and about to be set anew, may be missing.

    Raises:
        ValueError: when the listing cannot run this puzzle, or never comes to this state.
    """
    running = Running(name, Guided(puzzle, True, tuple(path), undone))
    steps = [*path[len(puzzle.root) :]]
    steps += [] if undone is None else [undone, ~undone]
    for step in steps:
        if next(running.events, None) != step:
            raise ValueError(f"path {quote(path)}, undone {undone}: the search never goes there")
    return running.frames()


def find_frame(call: Steps) -> Any:
    """Give the frame of a call: where it is, and its variables; None when it has ended."""
    return cast("GeneratorType[Any, Any, Any]", call).gi_frame


def is_plain(value: object) -> bool:
    """Whether a variable is of the search itself: a number, a word, or a list of such."""
    if isinstance(value, list | tuple):
        return all(is_plain(item) for item in value)
    return value is None or isinstance(value, int | str)
