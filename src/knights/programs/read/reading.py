"""Meaning of a program's steps for its search: what is placed, and what is taken back.

A board that is copied for each call counts as one board: differences between two copies are placed,
or taken back, when the program goes on with the other.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Literal, NamedTuple

from knights.programs.read.candidates import Found
from knights.programs.read.contents import Contents
from knights.programs.watch.log import ABSENT, ROOM, Log, Ref
from knights.puzzles.task import Task

# "again": a number overwrites another. "silent": a choice is taken back by overwriting it.
# "odd": a value that is no choice of the puzzle.
type Sort = Literal["place", "undo", "again", "silent", "odd"]


# Values that mean an empty place in most programs.
BLANKS = (0, -1, None, "", ".", "-", "_")


class Event(NamedTuple):
    """Meaning of a step; the choice lies as on our board.

    `below` tells whether other choices stand above the one taken back; for "silent", whether the
    write is to another place than that of the choice.
    """

    step: int
    sort: Sort
    choice: int
    value: Any
    key: Any = None
    below: bool = False
    negative: bool = False


# A write with a fixed meaning: its key, the choice (BLANK for none), and the value.
type Plain = tuple[Any, int, Any]
BLANK = -1


class Reading:
    """Goes through the steps of a run; `at` is what stands, by its key, in its order.

    `plain` has the writes that mean the same each time, by place and value in the log, for as long
    as the program goes on with the same board. A caller may skip such steps, but must change `at`
    accordingly.
    """

    def __init__(self, log: Log, found: Found, task: Task) -> None:
        self.log, self.task, self.seat = log, task, found.seat
        self.found, self.shape = found, found.shape
        self.contents = Contents(log)
        self.where: dict[int, tuple[int, int]] = {}  # by row: its board, and the index of the row
        self.mains = find_mains(log, found)
        self.now: int | None = None
        self.at: dict[Any, Plain] = {}
        self.plain: dict[tuple[int, int], Plain] = {}
        self.blank: Any = ABSENT
        self.begun = False
        self.original: dict[Any, Any] = {}  # contents of a board before the first write
        self.shared = False  # whether a board has the same row twice

    @property
    def standing(self) -> list[int]:
        """Return the choices that stand, in their order."""
        return [choice for _, choice, _ in self.at.values()]

    def hold(self) -> list[int]:
        """Return all choices on the board at the end, though a story may have taken some back."""
        self.contents.come_to(len(self.log))
        cells = {} if self.now is None else self.cells(self.now)
        choices = (self.choice(key, value) for key, value in cells.items())
        return [choice for choice in choices if choice is not None]

    def events(self) -> Iterator[Event]:
        for step in range(len(self.log)):
            yield from self.read(step)

    def read(self, step: int) -> Iterator[Event]:
        """Read a step; all steps before it must be read, or skipped as plain."""
        self.contents.come_to(step)
        number, index = divmod(self.log.places[step], ROOM)
        if index:
            yield from self.follow(step, *self.contents.write())
        elif number in self.mains:
            self.attach_all(number)
            yield from self.turn_to(step, number)

    def follow(
        self, step: int, number: int, key: Any, old: Any, value: Any, negative: bool
    ) -> Iterator[Event]:
        """Yield the events of a write to a board or to one of its rows."""
        if number in self.mains:
            main = number
            if isinstance(value, Ref) and self.shape.kind == "grid":
                self.attach(number, key, value)
                if old is not ABSENT:
                    yield from self.turn_to(step, number, again=True)
                return
        elif number in self.where:
            main, row = self.where[number]
            key = row, key
        else:
            if not negative:
                self.plain[self.log.places[step], self.log.values[step]] = (None, BLANK, None)
            return
        yield from self.turn_to(step, main)
        a_list = self.shape.kind != "path" and self.log.made[number].kind == "list"
        if a_list and value is ABSENT:
            self.plain.clear()  # the next write there makes the list grow
        elif a_list and old is ABSENT:
            return
        if not self.begun:
            self.begin(main, without=key, old=old)
            if self.clears(step, main, old, value):
                self.blank = value
        if not negative and not (a_list and value is ABSENT):
            self.learn(step, key, value)
        if old != value or key in self.at or self.choice(key, value) is not None:
            yield from self.change(step, key, value, negative)

    def learn(self, step: int, key: Any, value: Any) -> None:
        """Remember the meaning of a write, if it is the same each time."""
        choice = self.choice(key, value)
        if choice is not None or self.is_blank(value):
            write = self.log.places[step], self.log.values[step]
            self.plain[write] = (key, BLANK if choice is None else choice, value)

    def attach_all(self, number: int) -> None:
        for key, value in self.contents.hold(number).items():
            if isinstance(value, Ref):
                self.attach(number, key, value)

    def attach(self, number: int, row: int, ref: Ref) -> None:
        self.plain.clear()
        if self.where.get(ref.number, (None, row)) == (number, row) or ref.number not in self.where:
            self.where[ref.number] = number, row
        elif self.where[ref.number][0] == number:
            self.shared = True
        else:
            self.where[ref.number] = number, row

    def cells(self, number: int) -> dict[Any, Any]:
        """Return all that a board, a list or a path holds, by keys."""
        held = self.contents.hold(number)
        if self.shape.kind != "grid" or not any(isinstance(v, Ref) for v in held.values()):
            return held
        return {
            (row, column): value
            for row, ref in held.items()
            if isinstance(ref, Ref)
            for column, value in self.contents.hold(ref.number).items()
        }

    def begin(self, number: int, without: Any, old: Any) -> None:
        """Find the value of blank places, at the first write."""
        self.begun = True
        held = {**self.cells(number), without: old}
        self.original = held
        shape, read = self.shape, self.task.read
        if self.log.made[number].kind == "dict" and old is ABSENT:
            return  # it grows: absent keys are blank
        if shape.kind in self.task.plain and not (
            shape.kind == "list" and shape.rows == self.task.flat > 0
        ):
            self.blank = -1 if -1 in held.values() else ABSENT
            return
        if self.task.numbered and shape.offset:  # a border is no blank
            held = {key: value for key, value in held.items() if read(shape, key, 1) is not None}
        common = Counter(repr(value) for value in held.values()).most_common(1)
        if common and (len(held) > 1 or old is not ABSENT):
            self.blank = next(value for value in held.values() if repr(value) == common[0][0])

    def clears(self, step: int, number: int, old: Any, value: Any) -> bool:
        """Tell whether a board is first made blank place after place, as one with a border is."""
        if self.shape.kind != "grid" or self.is_blank(value) or old is ABSENT:
            return False
        read, cells = self.task.read, self.cells(number)
        count = sum(read(self.shape, key, 1) is not None for key in cells)
        part = slice(step, step + count)
        places, values = self.log.places[part], set(self.log.values[part])
        # A stopped run may have been about to blank the rest.
        enough = len(places) == count if step + count <= len(self.log) else value in BLANKS
        filled = len(values) == 1 and 1 < count and enough
        return filled and all(before < after for before, after in pairwise(places))

    def turn_to(self, step: int, number: int, again: bool = False) -> Iterator[Event]:
        """Go on with another board: take back or place the differences."""
        if number == self.now and not again:
            return
        first, self.now = self.now is None, number
        if self.found.by_depth:
            first = True
        self.plain.clear()
        cells = self.cells(number)
        begun = self.log.made[number].kind == "dict" and len(cells) == 1  # holds a start only
        whole = (
            begun or self.holds_givens(cells) or self.shape.kind == "path" or self.found.remade
        )  # placed at once
        if not first or (whole and not self.found.by_depth):
            at = self.at
            gone = [key for key, stood in at.items() if self.differs(stood, cells)]
            if gone and self.shape.kind == "path":  # all later choices are placed anew
                gone = list(at)[list(at).index(gone[0]) :]
            for key in reversed(gone):
                yield from self.change(step, key, ABSENT)
            if whole or (self.begun and self.shape.kind == "grid"):
                for key, value in cells.items():
                    if key not in at and self.choice(key, value) is not None:
                        yield from self.change(step, key, value)

    def holds_givens(self, cells: dict[Any, Any]) -> bool:
        """Tell whether a board has what is given, and nothing else."""
        held = {self.choice(key, value) for key, value in cells.items()} - {None}
        return bool(held) and held == self.task.givens

    def differs(self, stood: Plain, cells: dict[Any, Any]) -> bool:
        """Tell whether a board has another choice in the place of one that stands."""
        key, choice, before = stood
        value = cells.get(key, ABSENT)
        same = value is before and not isinstance(value, Ref)  # a row may hold something else now
        return not same and self.choice(key, value) != choice

    def is_blank(self, value: Any) -> bool:
        if value is ABSENT or value is None:
            return True
        return bool(value == self.blank) and kind_of(value) is kind_of(self.blank)

    def choice(self, key: Any, value: Any) -> int | None:
        if isinstance(value, Ref):
            value = tuple(self.contents.hold(value.number).values())
        choice = None if self.is_blank(value) else self.task.read(self.shape, key, value)
        return None if choice is None else self.seat(choice)

    def change(self, step: int, key: Any, value: Any, negative: bool = False) -> Iterator[Event]:
        """Yield the events of a place's new value."""
        stood, after = self.at.get(key), self.choice(key, value)
        if after is None:
            if stood is not None:
                yield self.remove(step, key, "undo")
            elif value is not ABSENT and value != self.blank and value is not None:
                yield Event(step, "odd", -1, value, key, negative=negative)
        elif stood is None:
            self.at[key] = (key, after, value)
            yield Event(step, "place", after, value, key, negative=negative)
        elif stood[1] == after and self.marks:
            self.at[key] = (key, after, value)
            if value != stood[2] or not self.task.numbered:
                yield Event(step, "again", after, value, key, negative=negative)
        else:
            keys = list(self.at)
            for other in reversed(keys[keys.index(key) :]):
                yield self.remove(step, other, "silent")._replace(below=other != key)
            yield from self.change(step, key, value, negative)

    @property
    def marks(self) -> bool:
        """Tell whether writing on a choice that stands only marks it, and is no other attempt."""
        return self.task.numbered or self.shape.kind == "grid"

    def remove(self, step: int, key: Any, sort: Sort) -> Event:
        below = next(reversed(self.at)) != key
        stood = self.at.pop(key)
        return Event(step, sort, stood[1], stood[2], key, below)


def kind_of(value: Any) -> type:
    """Return the type of a value; a truth value counts as a number."""
    return int if isinstance(value, bool) else type(value)


def find_mains(log: Log, found: Found) -> set[int]:
    """Find the numbers of the boards, lists or paths that are watched, without their rows."""
    order: dict[int, int] = {}
    mains = set()
    for number, made in enumerate(log.made):
        which = order[made.site] = order.get(made.site, -1) + 1
        if made.site in found.sites and (made.site, which) not in found.others:
            mains.add(number)
    return mains
