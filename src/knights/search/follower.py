"""Follow the path of a search through whole arrays of its events.

An event costs a few nanoseconds here: the signs of the events give the depths, the depths show
each complete path, and the path itself is computed only there and at the end.
"""

import sys
from array import array
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from knights.search.puzzle import Leading, Puzzle, Repeating, State

# The step of depth for the highest byte of an event: a negative event is one step back.
STEPS = bytes([1] * 128 + [255] * 128)
# Depths are stored as bytes: all of a small puzzle, or those around the present one.
DEPTHS = 256


class Follower:
    """Follows the events of a search, from a state on, and stops at each complete path.

    `path`, `undone` (the choice just taken back, or None) and `deepest` (the length of the longest
    path) are the present state; `events` is the number of events up to it, `placed` the number of
    those that placed a choice. The argument `events` is the number before the first state; if it is
    not given, counting begins there.
    """

    def __init__(self, puzzle: Puzzle, state: State | None = None, events: int = 0) -> None:
        path, self.undone = state or State(puzzle.root)
        self.path = [*path]
        self.exit = puzzle.exit if isinstance(puzzle, Leading) else None
        # With an exit, a path is complete at that and at no length.
        self.length = puzzle.length + (self.exit is not None)
        self.begun = len(puzzle.root) if events else len(self.path)
        self.deepest = len(self.path)
        self.events = events
        # The numbers of events at which the path became longer than ever, since the beginning.
        self.records = array("q")
        self.dead_after = puzzle.dead_after if isinstance(puzzle, Repeating) else None

    def __getstate__(self) -> dict[str, Any]:
        # A copy must not share its lists.
        return {**vars(self), "path": [*self.path], "records": self.records[:]}

    @property
    def placed(self) -> int:
        # Placements exceed undos by the growth of the path.
        return (self.events + len(self.path) - self.begun) // 2

    @property
    def state(self) -> State:
        return State(tuple(self.path), self.undone)

    def follow(self, events: "array[int]", each: bool = True) -> Iterator[tuple[int, int]]:
        """Yield how many of the events lead to each complete path, which is then in `path`.

        The second number is 1; unless `each` is wanted, it counts all that follow in the same look,
        too. The caller may stop early; otherwise all events are followed to their end. Paths with a
        beginning that no solution has (`Repeating`) are skipped.
        """
        if self.exit is None:
            yield from self._follow(events, each)
            return
        since = 0
        for _ in range(events.count(self.exit)):
            at = events.index(self.exit, since) + 1
            yield from self._follow(events[since:at], each)
            yield at, 1
            since = at
        yield from self._follow(events[since:], each)

    def _follow(self, events: "array[int]", each: bool) -> Iterator[tuple[int, int]]:
        before = len(self.path)
        base = 0 if self.length < DEPTHS else max(0, before - DEPTHS // 2)
        try:
            depths = trace(events, before - base)
        except ValueError:
            half = len(events) // 2
            yield from self._follow(events[:half], each)
            yield from ((half + at, more) for at, more in self._follow(events[half:], each))
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
            dead = None if self.dead_after is None else self.dead_after(self.path)
            if dead is not None:
                at = depths.find(dead - 1 - base, at) if dead > base else -1
                if at < 0:
                    break
            elif each:
                yield at, 1
            else:
                yield at, depths.count(mark, at)
                break
        self._go_on(events, depths, now, len(events))

    def go_back(self, path: list[int], undone: int | None, events: int) -> None:
        """Return to the state of the search after fewer events."""
        self.path, self.undone, self.events = path, undone, events
        while self.records and self.records[-1] > events:
            self.records.pop()
            self.deepest -= 1

    def _go_on(self, events: "array[int]", depths: bytearray, since: int, now: int) -> None:
        """Move the path from one number of events to a later one.

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
