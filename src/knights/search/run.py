"""A run of a search: its events one after another, with counters and a verdict."""

import sys
from array import array
from collections.abc import Callable, Iterator
from itertools import accumulate, islice

from knights.search.batches import pack
from knights.search.puzzle import Goal, Puzzle, State, Verdict, typecode
from knights.search.scheme import check_state, finished, progress, stream

# By the highest byte of an event: one deeper, or, where it is negative, one back up.
STEPS = bytes([1] * 128 + [255] * 128)


class Search:
    """A run of a search: an iterator over its events that keeps the counters and the verdict.

    `goal` is "first" (end at the first solution), a number k (end at the k-th), "all", or "count"
    (all, but keep none of them). With a `state` all this is counted from there, as a state knows
    nothing of the solutions up to it, unless `found` says how many they were. `limit` is the number
    of events after which it is stopped. `source` are the events, where they do not come from the
    puzzle's own stream.

    `placed`, `undone`, `deepest` (the longest path), `path`, `count` (of solutions) and `solutions`
    always hold for the events handed out so far. `verdict` is None while there may be more;
    then "found": the wanted solutions are there; "exhausted": there are no more in the whole tree,
    which proves it; "stopped": the limit came first, which proves nothing.

    >>> from knights import Board, Tour
    >>> search = Search(Tour(Board(3, 4)), goal="all")
    >>> len(search.run().solutions), search.verdict
    (16, 'exhausted')

    Raises:
        ValueError: for a goal or a limit that is none, or a state of another search.
    """

    CHUNK = 4096

    def __init__(
        self,
        puzzle: Puzzle,
        goal: Goal = "first",
        limit: int | None = None,
        state: State | None = None,
        source: Iterator[int] | None = None,
        found: int | None = None,
    ) -> None:
        self.puzzle = puzzle
        self.goal = check_goal(goal)
        self.limit = check_limit(limit)
        check_state(puzzle, state)
        self.path: list[int] = list(puzzle.root if state is None else state.path)
        self.last_undone: int | None = None if state is None else state.undone
        self.placed = 0
        self.undone = 0
        self.deepest = len(self.path)
        self.count = found or 0
        self.solutions: list[tuple[int, ...]] = []
        self.verdict: Verdict | None = None
        self._events = source or stream(puzzle, state, every=goal not in ("first", 1))
        if found is not None:
            self._conclude()
        elif self.last_undone is None and finished(puzzle, self.path):
            self._record()

    @property
    def state(self) -> State:
        """Where the search stands: hand it to `events` or another `Search` to go on from here."""
        return State(tuple(self.path), self.last_undone)

    @property
    def progress(self) -> float:
        return progress(self.puzzle, self.state)

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        batch = self.take(1)
        if not batch:
            raise StopIteration
        return batch[0]

    def take(self, count: int) -> "array[int]":
        """The next events, at most `count`; fewer only when the search is over."""
        batch = array(typecode(self.puzzle))
        if self.limit is not None:
            count = min(count, self.limit - self.placed - self.undone)
        while self.verdict is None and len(batch) < count:
            wanted = min(self.CHUNK, count - len(batch))
            chunk = pack(batch.typecode, list(islice(self._events, wanted)))
            batch.extend(chunk[: self._apply(chunk)])
            if len(chunk) < wanted and self.verdict is None:
                self.verdict = "exhausted"
        if self.verdict is None and self.limit == self.placed + self.undone:
            self._stop()
        return batch

    def run(
        self, report: "Callable[[Search], None] | None" = None, chunk: int = 1 << 16
    ) -> "Search":
        """Run to the end and return the search itself; `report` is called after every chunk."""
        while self.verdict is None:
            self.take(chunk)
            if report is not None:
                report(self)
        return self

    def _apply(self, events: "array[int]") -> int:
        """Go on by some events, up to the last solution wanted; return how many that is."""
        length, before = self.puzzle.length, len(self.path)
        # A byte tells the depths of a small puzzle, or those around this one.
        base = 0 if length < 256 else max(0, before - 127)
        try:
            depths = trace(events, before - base)
        except ValueError:
            half = len(events) // 2
            taken = self._apply(events[:half])
            return taken if self.verdict is not None else taken + self._apply(events[half:])
        now = at = 0
        # One look at the depths serves both: a path longer than ever, and a complete one.
        while self.verdict is None:
            mark = min(self.deepest + 1, length)
            at = depths.find(mark - base, at + 1) if mark - base < 256 else -1
            if at < 0:
                break
            self.deepest = mark
            if mark == length:
                self._go_on(events, depths, now, at)
                now = at
                if self.puzzle.solved(self.path):
                    self._record()
        taken = len(events) if self.verdict is None else now
        self._go_on(events, depths, now, taken)
        if taken:
            last = events[taken - 1]
            self.last_undone = None if last >= 0 else ~last
        # As many more are placed than undone as the path has grown.
        placed = (taken + len(self.path) - before) // 2
        self.placed += placed
        self.undone += taken - placed
        return taken

    def _go_on(self, events: "array[int]", depths: bytes, since: int, now: int) -> None:
        """Bring the path to where it is after so many events, from where it was.

        The choice at a depth is the one that was placed when the search was last above it.
        """
        level = depths[now]
        choices = []
        while level and (at := depths.rfind(level - 1, since, now)) >= 0:
            choices.append(events[at])
            level -= 1
        kept = len(self.path) + level - depths[since]
        self.path[kept:] = reversed(choices)

    def _record(self) -> None:
        self.count += 1
        if self.goal != "count":
            self.solutions.append(tuple(self.path))
        self._conclude()

    def _conclude(self) -> None:
        """Say that the search is over, when it has found what was wanted."""
        wanted = 1 if self.goal == "first" else self.goal
        if self.count == wanted:
            self.verdict = "found"

    def _stop(self) -> None:
        """At the limit: stopped, unless the search had just come to its own end."""
        self.verdict = "exhausted" if next(self._events, None) is None else "stopped"


def trace(events: "array[int]", depth: int) -> bytes:
    """The depth before each event, and after the last one.

    >>> [*trace(array("h", [7, 8, ~8]), 0)]
    [0, 1, 2, 1]

    Raises:
        ValueError: when one of them is not from 0 to 255.
    """
    high = events.itemsize - 1 if sys.byteorder == "little" else 0
    steps = events.tobytes()[high :: events.itemsize].translate(STEPS)
    return bytes(accumulate(memoryview(steps).cast("b"), initial=depth))


def check_goal(goal: Goal) -> Goal:
    if goal in ("first", "all", "count") or (isinstance(goal, int) and goal >= 1):
        return goal
    raise ValueError(f"goal {goal!r}: it must be first, all, count or a number of solutions from 1")


def check_limit(limit: int | None) -> int | None:
    if limit is None or (isinstance(limit, int) and limit >= 0):
        return limit
    raise ValueError(f"limit {limit!r}: it must be a number of events from 0")
