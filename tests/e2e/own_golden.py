"""The golden programs, followed by Python's own tracing: where each goes wrong, by plain rules.

Nothing here knows how the library watches a program, or what it says of it. What a line of a
program places is told from reading it; the rest is its own run.
"""

import builtins
import contextlib
import io
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from types import FrameType
from typing import Any

# More lines than it takes any of the programs to go wrong.
MOST = 500_000


@dataclass(frozen=True)
class Event:
    """Something that a line placed or took back, and what stands after it."""

    line: int
    placed: bool
    choice: int
    path: tuple[int, ...]
    place: Any  # as the program has it
    again: bool  # it stood already
    depth: int  # how many calls are open


@dataclass(frozen=True)
class Marks:
    """What the lines of a program place, and take back: as expressions, by the number of the line.

    `begin` is what stands before the first of them. Where a column is written anew, what stood
    there and beyond counts no longer: `columns` is how many choices each has.
    """

    place: dict[int, str]
    undo: dict[int, str] = field(default_factory=dict)
    begin: tuple[int, ...] = ()
    columns: int = 0


def depth_of(frame: FrameType) -> int:
    """How many calls of a program's own functions are open."""
    caller = frame.f_back
    return 0 if frame.f_code.co_name == "<module>" or not caller else 1 + depth_of(caller)


def follow(text: str, marks: Marks, choice_of: Callable[[Any], int], most: int) -> list[Event]:
    """Run a program, and tell what its marked lines do, until it has come to so many lines."""
    events: list[Event] = []
    lines = 0
    path: list[int] = list(marks.begin)

    def note(frame: FrameType, line: int) -> None:
        placed = line in marks.place
        said = (marks.place if placed else marks.undo)[line]
        place = path[-1] if said == "pop" else eval(said, frame.f_globals, frame.f_locals)
        choice = place if said == "pop" else choice_of(place)
        again = choice in path
        if again:
            path.remove(choice)
        elif not placed:
            return
        if placed and marks.columns:
            path[:] = [one for one in path if one // marks.columns < choice // marks.columns]
        if placed:
            path.append(choice)
        events.append(Event(line, placed, choice, tuple(path), place, again, depth_of(frame)))

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal lines
        if frame.f_code.co_filename != "<own>":
            return None
        lines += 1
        if lines > most:
            raise KeyboardInterrupt
        if event == "line" and (frame.f_lineno in marks.place or frame.f_lineno in marks.undo):
            note(frame, frame.f_lineno)
        return trace

    code = builtins.compile(text, "<own>", "exec")
    sys.settrace(trace)
    try:
        with (
            contextlib.suppress(Exception, KeyboardInterrupt),
            contextlib.redirect_stdout(io.StringIO()),
        ):
            exec(code, {"__name__": "__main__"})
    finally:
        sys.settrace(None)
    return events


# --- how programs write down a choice ---


def square(place: tuple[int, int]) -> int:
    """A square of a board of five rows from the top; below 0 Python counts from the end."""
    row, column = place
    return 5 * (4 - row % 5) + column % 5


def square6(place: tuple[int, int]) -> int:
    row, column = place
    return 6 * (5 - row) + column


def queen(place: tuple[int, int]) -> int:
    column, row = place
    return 6 * column + row


def region(place: tuple[str, str]) -> int:
    name, colour = place
    regions, colours = ["WA", "NT", "SA", "Q", "NSW", "V", "T"], ["red", "green", "blue"]
    return 3 * regions.index(name) + colours.index(colour)


def vertex(name: str) -> int:
    return "ABCDEF".index(name)


def digit(place: tuple[int, int, int]) -> int:
    row, column, value = place
    return 4 * (4 * row + column) + value - 1


# --- what is wrong with a path, by plain rules ---


def leaps(path: tuple[int, ...]) -> bool:
    """Whether all moves of a path of squares are a knight's."""
    spots = [divmod(one, 5) for one in path]
    return all({abs(a - c), abs(b - d)} == {1, 2} for (a, b), (c, d) in pairwise(spots))


def attack(path: tuple[int, ...]) -> bool:
    queens = [divmod(one, 6) for one in path]
    return any(
        row == other or abs(row - other) == abs(column - beside)
        for i, (column, row) in enumerate(queens)
        for beside, other in queens[:i]
    )


def clash(path: tuple[int, ...]) -> bool:
    """Whether two neighbours of the map of Australia have one colour."""
    beside = ["WA NT", "WA SA", "NT SA", "NT Q", "SA Q", "SA NSW", "SA V", "Q NSW", "NSW V"]
    regions = ["WA", "NT", "SA", "Q", "NSW", "V", "T"]
    colours = {one // 3: one % 3 for one in path}
    pairs = [[regions.index(name) for name in pair.split()] for pair in beside]
    return any(colours.get(a, -1) == colours.get(b, -2) for a, b in pairs)


# --- where a run goes wrong: how many of its events have been made ---


def first(events: list[Event], wrong: Callable[[int, Event], bool]) -> int:
    return next(i for i, event in enumerate(events) if wrong(i, event))


def built_upon(breaks: Callable[[tuple[int, ...]], bool]) -> Callable[[list[Event]], int]:
    """After the choice that breaks a rule, and on which another is built."""

    def find(events: list[Event]) -> int:
        return first(
            events, lambda i, event: event.placed and events[i + 1].placed and breaks(event.path)
        )

    return find


def after_negative(events: list[Event]) -> int:
    return first(events, lambda _, event: min(event.place) < 0)


def before_twice(events: list[Event]) -> int:
    """Before what stands already is placed: of that there is no picture."""
    return first(events, lambda _, event: event.placed and event.again) - 1


def after_stale(events: list[Event]) -> int:
    """After the first placed beside what has led nowhere: no longer a knight's path."""
    return first(events, lambda _, event: not leaps(event.path))


def before_other(events: list[Event]) -> int:
    """Before what came earlier is taken back, while the last stands."""
    found = first(
        events, lambda i, event: not event.placed and event.choice != events[i - 1].path[-1]
    )
    return found - 1


def after_missing(events: list[Event]) -> int:
    """After what is taken back although a call below it goes on, each call placing one."""
    return first(events, lambda _, event: event.placed and len(event.path) < event.depth) - 1


def before_anew(events: list[Event]) -> int:
    """Before a cell is written anew while another one, written after it, still stands."""

    def wrong(i: int, event: Event) -> bool:
        standing = [choice // 4 for choice in events[i - 1].path] if i else []
        return event.choice // 4 in standing[:-1]

    return first(events, wrong) - 1


def after_repeat(events: list[Event]) -> int:
    """After what has been tried already at the very same place."""
    seen: set[tuple[int, ...]] = set()
    for i, event in enumerate(events):
        if event.placed and event.path in seen:
            return i
        seen.add(event.path)
    raise AssertionError("nothing is repeated")


def after_undo(events: list[Event]) -> int:
    return first(events, lambda _, event: not event.placed)


def at_path(*path: int) -> Callable[[list[Event]], int]:
    return lambda events: first(events, lambda _, event: event.path == path)


def at_solution(length: int) -> Callable[[list[Event]], int]:
    return lambda events: first(events, lambda _, event: len(event.path) == length)


def at_end(events: list[Event]) -> int:
    return len(events) - 1


def at_start(_: list[Event]) -> int:
    return -1


@dataclass(frozen=True)
class Case:
    """How one program is followed, where it stands, and words of what is to be said of it.

    `line` is given where it is not that of the event.
    """

    marks: Marks
    choice_of: Callable[[Any], int]
    stands: Callable[[list[Event]], int]
    says: str
    line: int | None = None

    def find(self, text: str) -> tuple[list[int], int | None]:
        """The path at which the page is to stand, and the line that it is to name."""
        if not self.marks.place:
            return list(self.marks.begin), self.line
        events = follow(text, self.marks, self.choice_of, MOST)
        at = self.stands(events)
        path = events[at].path if at >= 0 else self.marks.begin
        return list(path), self.line or events[at].line


CORNER = (20,)  # a5, which the program itself places before the first marked line
NOTHING = Marks({})
BOARD = Marks({12: "(a, b)"}, {}, CORNER)
QUEENS = {"queens": "(len(queens), row)"}

CASES: dict[str, Case] = {
    "move": Case(
        Marks({8: "(y, x)"}, {16: "(y, x)"}),
        square,
        built_upon(lambda path: not leaps(path)),
        "No move leads from c1 to a3.",
    ),
    "negative": Case(
        Marks({13: "(a, b)"}, {16: "(a, b)"}, CORNER), square, after_negative, "An index below 0"
    ),
    "index": Case(Marks({7: "(r, c)"}, {14: "(r, c)"}), square6, at_end, "beyond the end", 11),
    "twice": Case(
        Marks({15: "(x + dx, y + dy)"}, {18: "(x + dx, y + dy)"}, CORNER),
        square,
        before_twice,
        "d1 (board[4][3]) holds 4 already",
        15,
    ),
    "not_taken_back": Case(BOARD, square, after_stale, "d4 (board[1][3]) was a dead end"),
    "takes_back_other": Case(
        Marks({12: "(a, b)"}, {15: "(r, c)"}, CORNER),
        square,
        before_other,
        "b5 (board[0][1]) is taken back, though d4 (board[1][3]), which came after it",
        15,
    ),
    "pops_twice": Case(
        Marks({15: QUEENS["queens"]}, {18: "pop", 20: "pop"}),
        queen,
        after_missing,
        "b3 is taken back, but the search still goes on below it",
    ),
    "erased": Case(Marks({17: "(k, row)"}, {19: "pop"}), queen, at_solution(6), "is thrown away"),
    "refused": Case(
        Marks({20: "(col, row)"}, columns=6),
        queen,
        at_path(1, 9, 17),
        "d1 is refused, or never looked at",
    ),
    "repeats": Case(
        Marks({16: "(a, b)"}, {19: "(x, y)"}, CORNER),
        square,
        after_repeat,
        "is tried again at the very place",
    ),
    "depth": Case(
        Marks({17: "(k, row)"}, columns=6), queen, at_end, "calls itself deeper and deeper", 18
    ),
    "gives_up": Case(
        Marks({7: "(r, c)"}, {17: "(r, c)"}), square, after_undo, "At the first dead end, with 21"
    ),
    "goes_on": Case(
        Marks({16: QUEENS["queens"]}, {18: "pop"}), queen, at_solution(6), "and the program goes on"
    ),
    "not_returned": Case(
        Marks({18: "(b, a)"}, {21: "(b, a)"}, CORNER), square, at_solution(25), "returns nothing"
    ),
    "numbers": Case(
        Marks({12: "(b, a)"}, {15: "(b, a)"}, CORNER),
        square,
        at_solution(25),
        "not its numbers: after 1 comes 3",
    ),
    "count": Case(
        Marks({18: QUEENS["queens"]}, {20: "pop"}),
        queen,
        at_end,
        "All 4 solutions stood on the board, but the program says: There are 5 solutions",
    ),
    "shared_rows": Case(NOTHING, square, at_start, "All rows of the board are one", 2),
    "name": Case(Marks({6: "(x, y)"}), square, at_end, "Nothing is called moves here", 7),
    "global": Case(Marks({17: QUEENS["queens"]}, {19: "pop"}), queen, at_end, "`global count`", 13),
    "colon": Case(NOTHING, square, at_start, "A colon is missing at the end of this line", 5),
    "colours": Case(
        Marks(
            {27: "(regions[i], c)"},
            {30: "(regions[i], c)"},
        ),
        region,
        built_upon(clash),
        "Northern Territory and South Australia are neighbours of the same colour",
    ),
    "stays_gray": Case(
        Marks({9: "v"}, {16: "pop"}), vertex, at_path(0, 1, 3, 4, 5), "C is refused"
    ),
    "sudoku_stale": Case(
        Marks({22: "(r, c, d)"}), digit, before_anew, "4 in row 1, column 3 led nowhere", 22
    ),
    "off_path": Case(
        Marks({13: "square"}, {16: "pop"}, CORNER),
        square,
        lambda events: after_negative(events) - 1,
        "(4, -1) is off the board",
        13,
    ),
    "loop": Case(Marks({10: "(x, y)"}, {}, CORNER), square, at_end, "goes round and round", 6),
    "diagonal": Case(
        Marks({17: "(k, row)"}, columns=6), queen, built_upon(attack), "b3 and c2 attack each other"
    ),
    "none": Case(NOTHING, square, at_start, "There is None before .append", 4),
    "stops_early": Case(
        Marks({12: "(r, c)"}, {19: "(r, c)"}), square, at_end, "with 24 of 25 placed"
    ),
    "same_list": Case(Marks({20: "(len(x), c)"}, {22: "pop"}), queen, at_end, "kept the very list"),
    "count_zero": Case(
        Marks({20: "(len(x), c)"}, {22: "pop"}),
        queen,
        at_end,
        "All 4 solutions stood on the board, but the program says: 0",
    ),
    "never_back": Case(Marks({20: "(len(x), c)"}), queen, at_end, "e4 was a dead end"),
    "one_diagonal": Case(
        Marks({20: "(len(x), c)"}, {22: "pop"}),
        queen,
        built_upon(attack),
        "The queens on a1 and b2 attack each other",
    ),
}
