"""The path of a search, followed through whole arrays of its events.

An event costs a few nanoseconds here: from the signs of the events come the depths, in the depths
each complete path is found, and only there, and at the end, the path itself is worked out.
"""

import sys
from array import array
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from knights.search.puzzle import Puzzle, Repeating, State

# By the highest byte of an event: one deeper, or, where it is negative, one back up.
STEPS = bytes([1] * 128 + [255] * 128)
# A byte tells the depths of a small puzzle, or those around this one.
DEPTHS = 256


class Follower:
    """Goes along with the events of a search, from a state on, and stops at each complete path.

    `path`, `undone` (the choice just taken back, or None) and `deepest` (the length of the longest
    path) hold where it is; `events` is the number of events up to there, `placed` those of them
    that placed a choice. `events` events lie before the state, if that is known; else they are
    counted from there.
    """

    def __init__(self, puzzle: Puzzle, state: State | None = None, events: int = 0) -> None:
        path, self.undone = state or State(puzzle.root)
        self.path = [*path]
        self.length = puzzle.length
        self.begun = len(puzzle.root) if events else len(self.path)
        self.deepest = len(self.path)
        self.events = events
        # After how many events the path was longer than ever, each time since the beginning.
        self.records = array("q")
        self.spoilt_from = puzzle.spoilt_from if isinstance(puzzle, Repeating) else None

    def __getstate__(self) -> dict[str, Any]:
        # A copy goes its own way.
        return {**vars(self), "path": [*self.path], "records": self.records[:]}

    @property
    def placed(self) -> int:
        # As many more are placed than taken back as the path has grown.
        return (self.events + len(self.path) - self.begun) // 2

    @property
    def state(self) -> State:
        return State(tuple(self.path), self.undone)

    def follow(self, events: "array[int]", each: bool = True) -> Iterator[tuple[int, int]]:
        """Yield how many of the events lead to each complete path, which then stands in `path`.

        The second number is 1; where not `each` is wanted, it counts those to come, too, as far as
        was looked at once. Who has seen enough leaves off there; else all events are followed to
        their end. What a puzzle knows to begin none of its solutions (`Repeating`) is passed over.
        """
        before = len(self.path)
        base = 0 if self.length < DEPTHS else max(0, before - DEPTHS // 2)
        try:
            depths = trace(events, before - base)
        except ValueError:
            half = len(events) // 2
            yield from self.follow(events[:half], each)
            yield from ((half + at, more) for at, more in self.follow(events[half:], each))
            return
        now = at = 0
        # One look at the depths serves both: a path longer than ever, and a complete one.
        while (mark := min(self.deepest + 1, self.length) - base) < DEPTHS:
            at = depths.find(mark, at + 1)
            if at < 0:
                break
            if mark + base > self.deepest:
                self.deepest = mark + base
                self.records.append(self.events + at - now)
            if self.deepest < self.length:
                continue
            self._go_on(events, depths, now, at)
            now = at
            spoilt = None if self.spoilt_from is None else self.spoilt_from(self.path)
            if spoilt is not None:
                at = depths.find(spoilt - 1 - base, at) if spoilt > base else -1
                if at < 0:
                    break
            elif each:
                yield at, 1
            else:
                yield at, depths.count(mark, at)
                break
        self._go_on(events, depths, now, len(events))

    def go_back(self, path: list[int], undone: int | None, events: int) -> None:
        """Be where the search was after fewer events."""
        self.path, self.undone, self.events = path, undone, events
        while self.records and self.records[-1] > events:
            self.records.pop()
            self.deepest -= 1

    def _go_on(self, events: "array[int]", depths: bytearray, since: int, now: int) -> None:
        """Bring the path to where it is after so many events, from where it was.

        The choice at a depth is the one that was placed when the search was last above it.
        """
        if since == now:
            return
        level = depths[now]
        choices = []
        while level and (at := depths.rfind(level - 1, since, now)) >= 0:
            choices.append(events[at])
            level -= 1
        kept = len(self.path) + level - depths[since]
        self.path[kept:] = reversed(choices)
        self.events += now - since
        last = events[now - 1]
        self.undone = None if last >= 0 else ~last


def trace(events: "array[int]", depth: int) -> bytearray:
    """The depth before each event, and after the last one.

    >>> [*trace(array("h", [7, 8, ~8]), 0)]
    [0, 1, 2, 1]

    Raises:
        ValueError: when one of them is not from 0 to 255.
    """
    high = events.itemsize - 1 if sys.byteorder == "little" else 0
    steps = events.tobytes()[high :: events.itemsize].translate(STEPS)
    return bytearray(accumulate(array("b", steps), initial=depth))
