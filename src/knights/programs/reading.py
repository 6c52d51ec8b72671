"""What a program's steps mean for its search: what is placed, and what is taken back.

A board that is copied for each call is one board: what differs between two copies is placed, or
taken back, where the program goes on with the other.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from knights.programs.finding import Found
from knights.programs.log import ABSENT, Log, Made, Ref
from knights.puzzles.task import Task

# "again": a number comes where another stands. "silent": taken back by what is written over it.
# "odd": a value that is none of the puzzle's.
type Sort = Literal["place", "undo", "again", "silent", "odd"]


# What a board is first filled with by programs that write it place by place.
BLANKS = (0, -1, None, "", ".", "-", "_")


class Event(NamedTuple):
    """What a step means.

    `below` is whether others stand above what is taken back; of what is taken back silently,
    whether it is something else than what is written over.
    """

    step: int
    sort: Sort
    choice: int
    value: Any
    key: Any = None
    below: bool = False
    negative: bool = False


class Reading:
    """Goes through the steps of a run; `standing` are the choices that stand, in their order."""

    def __init__(self, log: Log, found: Found, task: Task) -> None:
        self.log, self.found, self.task = log, found, task
        self.shape = found.shape
        self.contents: list[dict[Any, Any]] = []
        self.where: dict[int, tuple[int, int]] = {}  # of each row: its board, and which row
        self.mains = find_mains(log, found)
        self.now: int | None = None
        self.turns: list[tuple[int, int]] = []  # from which step on it goes on with which board
        self.standing: list[int] = []
        self.at: dict[Any, int] = {}  # what stands, by its key
        self.values: dict[Any, Any] = {}  # and with which value
        self.blank: Any = ABSENT
        self.begun = False
        self.shared = False  # whether a board has the same row twice

    def events(self) -> Iterator[Event]:
        for step, (number, key, value) in enumerate(self.log.steps()):
            if key is None:
                self.contents.append(hold(self.log.made[number]))
                if number in self.mains:
                    self.attach_all(number)
                    yield from self.turn_to(step, number)
                continue
            held = self.contents[number]
            negative = isinstance(key, int) and self.log.made[number].kind == "list" and key < 0
            if negative:
                key += len(held)
            old = held.get(key, ABSENT)
            if value is ABSENT:
                held.pop(key, None)
            else:
                held[key] = value
            yield from self.follow(step, number, key, old, value, negative)

    def follow(
        self, step: int, number: int, key: Any, old: Any, value: Any, negative: bool
    ) -> Iterator[Event]:
        """What a write means, in a board or in one of its rows."""
        if number in self.mains:
            main = number
            if isinstance(value, Ref):
                self.attach(number, key, value)
                if old is not ABSENT:
                    yield from self.turn_to(step, number, again=True)
                return
        elif number in self.where:
            main, row = self.where[number]
            key = row, key
        else:
            return
        yield from self.turn_to(step, main)
        grows = old is ABSENT and self.shape.kind != "path"
        if grows and self.log.made[number].kind == "list":
            return
        if not self.begun:
            self.begin(main, without=key, old=old)
            if self.clears(step, value):
                self.blank = value
        yield from self.change(step, key, old, value, negative)

    def attach_all(self, number: int) -> None:
        for key, value in self.contents[number].items():
            if isinstance(value, Ref):
                self.attach(number, key, value)

    def attach(self, number: int, row: int, ref: Ref) -> None:
        if self.where.get(ref.number, (None, row)) == (number, row) or ref.number not in self.where:
            self.where[ref.number] = number, row
        elif self.where[ref.number][0] == number:
            self.shared = True
        else:
            self.where[ref.number] = number, row

    def cells(self, number: int) -> dict[Any, Any]:
        """All that a board, a list or a path holds, by keys."""
        held = self.contents[number]
        if self.shape.kind != "grid" or not any(isinstance(v, Ref) for v in held.values()):
            return held
        return {
            (row, column): value
            for row, ref in held.items()
            if isinstance(ref, Ref)
            for column, value in self.contents[ref.number].items()
        }

    def begin(self, number: int, without: Any, old: Any) -> None:
        """See what a blank is, when something is written for the first time."""
        self.begun = True
        held = {**self.cells(number), without: old}
        if self.shape.kind in self.task.plain:
            self.blank = -1 if -1 in held.values() else ABSENT
            return
        common = Counter(repr(value) for value in held.values()).most_common(1)
        if common and (len(held) > 1 or old is not ABSENT):
            self.blank = next(value for value in held.values() if repr(value) == common[0][0])

    def clears(self, step: int, value: Any) -> bool:
        """Whether a board is first made blank, as one with a border is, place by place."""
        if self.shape.kind != "grid" or value not in BLANKS or self.blank in BLANKS:
            return False
        return self.log.values[step : step + 2] == self.log.values[step : step + 1] * 2

    def turn_to(self, step: int, number: int, again: bool = False) -> Iterator[Event]:
        """Go on with another board: what differs is taken back, or placed."""
        if number == self.now and not again:
            return
        first, self.now = self.now is None, number
        self.turns.append((step, number))
        cells = self.cells(number)
        if not first or self.shape.kind == "path":
            gone = [k for k in self.at if self.choice(k, cells.get(k, ABSENT)) != self.at[k]]
            for key in reversed(gone):
                yield from self.change(step, key, self.values[key], ABSENT)
            if self.shape.kind == "path" or (self.begun and self.shape.kind == "grid"):
                for key, value in cells.items():
                    if key not in self.at and self.choice(key, value) is not None:
                        yield from self.change(step, key, ABSENT, value)

    def choice(self, key: Any, value: Any) -> int | None:
        if value is ABSENT or value is None:
            return None
        if value == self.blank and type(value) is type(self.blank):
            return None
        return self.task.read(self.shape, key, value)

    def change(
        self, step: int, key: Any, old: Any, value: Any, negative: bool = False
    ) -> Iterator[Event]:
        """What it means that a place has another value."""
        before, after = self.at.get(key), self.choice(key, value)
        if after is None:
            if before is not None:
                yield self.remove(step, key, "undo")
            elif value is not ABSENT and value != self.blank and value is not None:
                yield Event(step, "odd", -1, value, key, negative=negative)
        elif before is None:
            self.at[key], self.values[key] = after, value
            self.standing.append(after)
            yield Event(step, "place", after, value, key, negative=negative)
        elif before == after and (self.task.numbered or self.shape.kind == "grid"):
            stood, self.values[key] = self.values[key], value
            if value != stood or not self.task.numbered:
                yield Event(step, "again", after, (stood, value), key, negative=negative)
        else:
            keys = list(self.at)
            for other in reversed(keys[keys.index(key) :]):
                yield self.remove(step, other, "silent")._replace(below=other != key)
            yield from self.change(step, key, ABSENT, value, negative)

    def remove(self, step: int, key: Any, sort: Sort) -> Event:
        choice = self.at.pop(key)
        value = self.values.pop(key)
        below = self.standing[-1] != choice
        if below:
            self.standing.remove(choice)
        else:
            self.standing.pop()
        return Event(step, sort, choice, value, key, below)


def find_mains(log: Log, found: Found) -> set[int]:
    """The numbers of the boards, lists or paths that are watched for themselves."""
    order: dict[int, int] = {}
    mains = set()
    for number, made in enumerate(log.made):
        which = order[made.site] = order.get(made.site, -1) + 1
        if made.site in found.sites and (made.site, which) not in found.others:
            mains.add(number)
    return mains


def hold(made: Made) -> dict[Any, Any]:
    keys = range(len(made.held)) if made.kind == "list" else made.keys
    return dict(zip(keys, made.held, strict=False))
