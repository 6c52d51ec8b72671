"""All events of a run, read once, as numbers: each has its step, its choice and its sort.

After a while the meaning of nearly all writes is known: a short loop handles these. An event takes
nine bytes; questions about all events are answered from the bytes of their sorts.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator
from itertools import compress
from typing import Any

from knights.programs.read.candidates import Found
from knights.programs.read.reading import BLANK, Event, Plain, Reading, Sort
from knights.programs.watch.log import Log
from knights.puzzles.task import Task

SORTS: tuple[Sort, ...] = ("place", "undo", "silent", "again", "odd")
PLACE, UNDO, SILENT, AGAIN, ODD = range(5)
BELOW, NEGATIVE = 8, 16  # flags that are added to a sort

# Table for `translate`: sorts without their flags.
BARE = bytes(code % BELOW for code in range(256))


class Story:
    """The events of a run: `choices` has ~choice for a choice taken back.

    `keys` are the places where the program keeps its choices, and `reading.at` is what stands. The
    story is complete when `read` has come to its end.
    """

    def __init__(self, log: Log, found: Found, task: Task) -> None:
        self.log = log
        self.reading = Reading(log, found, task)
        self.length = task.puzzle.length if task.ends is None else 1  # any may be complete
        self.steps, self.choices, self.sorts = array("i"), array("i"), bytearray()
        self.keys: dict[int, Any] = {}
        self.odd_keys: dict[int, Any] = {}  # by event, of odd ones
        self.values: dict[int, Any] = {}  # by event, if it is not what the step writes
        self.mark = 1  # length from which on a path is yielded next

    def __len__(self) -> int:
        return len(self.steps)

    def read(self) -> Iterator[int]:
        """Read the run; yield each event that makes a path complete, or longer than all before."""
        log, at, known = self.log, self.reading.at, self.reading.plain.get
        add_step, add_choice, add_sort = self.steps.append, self.choices.append, self.sorts.append
        marks = self.reading.marks
        writes = zip(log.places, log.values, strict=True)
        for step, plain in enumerate(map(known, writes)):
            if plain is None:
                yield from self.read_slowly(step)
                continue
            key, choice, _ = plain
            if choice == BLANK:
                if not at:
                    continue
                last, stood = at.popitem()
                if last == key:
                    add_step(step)
                    add_choice(~stood[1])
                    add_sort(UNDO)
                    continue
                at[last] = stood
                if key in at:
                    yield from self.read_slowly(step)
                continue
            if key in at:
                if marks and at[key][1] == choice:
                    yield from self.read_slowly(step)
                    continue
                self.write_over(step, key)
            at[key] = plain
            add_step(step)
            add_choice(choice)
            add_sort(PLACE)
            if len(at) >= self.mark:
                yield from self.come_to(len(at))

    def read_slowly(self, step: int) -> Iterator[int]:
        """Read a step whose meaning is not known yet."""
        written = self.log.decode(self.log.values[step])
        for event in self.reading.read(step):
            if event.sort == "odd":
                self.odd_keys[len(self)] = event.key
            self.keys[event.choice] = event.key
            if event.value is not written:
                self.values[len(self)] = event.value
            self.steps.append(step)
            stands = event.sort in ("place", "again", "odd")
            self.choices.append(event.choice if stands else ~event.choice)
            more = BELOW * event.below + NEGATIVE * event.negative
            self.sorts.append(SORTS.index(event.sort) + more)
            if event.sort == "place" and len(self.reading.at) >= self.mark:
                yield from self.come_to(len(self.reading.at))

    def write_over(self, step: int, key: Any) -> None:
        """Take back the choice in a place, and all that came after it."""
        at, last = self.reading.at, None
        while last != key:
            last, stood = at.popitem()
            self.steps.append(step)
            self.choices.append(~stood[1])
            self.sorts.append(SILENT if last == key else SILENT + BELOW)

    def come_to(self, length: int) -> Iterator[int]:
        self.mark = min(length + 1, self.length)
        yield len(self) - 1

    @property
    def bare(self) -> bytearray:
        """Return the sorts of all events without flags; a copy only if there are flags."""
        return self.sorts.translate(BARE) if max(self.sorts, default=0) >= BELOW else self.sorts

    def search(self, stale: Collection[int | None]) -> tuple["array[int]", "array[int]", bool]:
        """Return steps and choices of what is placed and taken back, and whether it is in order.

        A finding says that a choice still stands at a stale step, so what is silently taken back
        there is left out.
        """
        hidden = [
            index
            for step in stale
            for index in range(*self.range_of(step))
            if self.sorts[index] == SILENT + BELOW
        ]
        orderly = not hidden and UNDO + BELOW not in self.sorts
        bare = self.bare
        if not hidden and AGAIN not in bare and ODD not in bare:
            return self.steps, self.choices, orderly
        shown = bytearray(sort < AGAIN for sort in bare)
        for index in hidden:
            shown[index] = False
        return (
            array("i", compress(self.steps, shown)),
            array("i", compress(self.choices, shown)),
            orderly,
        )

    def range_of(self, step: int | None) -> tuple[int, int]:
        """Return the range of the events of a step."""
        if step is None:
            return 0, 0
        return bisect_left(self.steps, step), bisect_right(self.steps, step)

    @property
    def standing(self) -> tuple[Plain, ...]:
        return tuple(self.reading.at.values())

    def value(self, index: int) -> Any:
        """Return the value with which an event placed something."""
        if index in self.values:
            return self.values[index]
        return self.log.decode(self.log.values[self.steps[index]])

    def value_before(self, index: int) -> Any:
        """Return the value that stood where an event wrote something again."""
        choice = self.choices[index]
        return next(self.value(at) for at in range(index - 1, -1, -1) if self.choices[at] == choice)

    def event(self, index: int) -> Event:
        choice, code = self.choices[index], self.sorts[index]
        sort = SORTS[code % BELOW]
        stands = sort in ("place", "again", "odd")
        return Event(
            self.steps[index],
            sort,
            choice if stands else ~choice,
            self.value(index) if stands else None,
            below=bool(code & BELOW),
            negative=bool(code & NEGATIVE),
        )
