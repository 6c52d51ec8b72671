"""A run of a search: its events one after another, with counters and a verdict."""

from array import array
from collections.abc import Callable, Iterator
from copy import copy
from itertools import islice
from typing import Any

from knights.language import tell
from knights.search.batches import pack
from knights.search.follower import Follower
from knights.search.puzzle import Certain, Goal, Puzzle, State, Verdict, typecode
from knights.search.scheme import check_state, finished, progress, quote, stream


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

    The puzzle's own checker (`solved`) looks at each solution that is kept, or that ends the
    search. To look at those that are only counted, too, would take up to twenty times as long as
    the search. Where the puzzle's rules let nothing become complete that is no solution
    (`Certain`), these are told by the length of the path alone, and the checker looks at the first
    of each batch of events: an error is raised if that is none. Other puzzles' are all looked at.

    A copy goes on by itself from the same step, and so does what was pickled. Threads may take
    turns on one search, but not use it at once.

    >>> from knights import Board, Tour
    >>> search = Search(Tour(Board(3, 4)), goal="all")
    >>> len(search.run().solutions), search.verdict
    (16, 'exhausted')

    Raises:
        ValueError: for a goal or a limit that is none, or a state of another search.
        RuntimeError: when two threads use it at once, or an error has interrupted it before.
        TypeError: when a search with a `source` is copied or pickled.
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
        self._follower = Follower(puzzle, state)
        self.count = found or 0
        self.solutions: list[tuple[int, ...]] = []
        self.verdict: Verdict | None = None
        self._certain = (
            goal == "count" and source is None and isinstance(puzzle, Certain) and puzzle.certain
        )
        self._typecode = typecode(puzzle)
        self._own_source = source is not None
        self._interrupted = False
        # Empty while a call works on the stream. Taking from a list and putting back are atomic.
        self._idle = [source or self._stream(state)]
        if found is not None:
            self._conclude()
        elif self.last_undone is None and finished(puzzle, self.path):
            self._record()

    def __getstate__(self) -> dict[str, Any]:
        if self._own_source:
            raise TypeError(tell("search-error-source"))
        events = self._claim()
        state = {**vars(self), "_follower": copy(self._follower), "solutions": [*self.solutions]}
        self._idle.append(events)
        del state["_idle"]
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._idle = [self._stream(self.state)]

    @property
    def path(self) -> list[int]:
        return self._follower.path

    @property
    def last_undone(self) -> int | None:
        return self._follower.undone

    @property
    def deepest(self) -> int:
        return self._follower.deepest

    @property
    def placed(self) -> int:
        return self._follower.placed

    @property
    def undone(self) -> int:
        return self._follower.events - self.placed

    @property
    def state(self) -> State:
        """Where the search stands: hand it to `events` or another `Search` to go on from here."""
        return self._follower.state

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
        events = self._claim()
        batch = array(self._typecode)
        follower = self._follower
        if self.limit is not None:
            count = min(count, self.limit - follower.events)
        try:
            while self.verdict is None and len(batch) < count:
                wanted = min(self.CHUNK, count - len(batch))
                chunk = pack(self._typecode, list(islice(events, wanted)))
                batch.extend(chunk[: self._apply(chunk)])
                if len(chunk) < wanted and self.verdict is None:
                    self.verdict = "exhausted"
            if self.verdict is None and self.limit == follower.events:
                # Stopped, unless the search had just come to its own end.
                self.verdict = "exhausted" if next(events, None) is None else "stopped"
        except BaseException:
            # A stream that an error ended looks like one that has tried everything.
            self._interrupted = True
            raise
        self._idle.append(events)
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
        for at, number in self._follower.follow(events, each=not self._certain):
            if self.puzzle.solved(self.path):
                self._record(number)
            elif self._certain:
                raise AssertionError(f"path {quote(self.path)}: it is complete, and no solution")
            if self.verdict is not None:
                return at
        return len(events)

    def _record(self, number: int = 1) -> None:
        self.count += number
        if self.goal != "count":
            self.solutions.append(tuple(self.path))
        self._conclude()

    def _conclude(self) -> None:
        """Say that the search is over, when it has found what was wanted."""
        wanted = 1 if self.goal == "first" else self.goal
        if self.count == wanted:
            self.verdict = "found"

    def _stream(self, state: State | None) -> Iterator[int]:
        return stream(self.puzzle, state, every=self.goal not in ("first", 1))

    def _claim(self) -> Iterator[int]:
        """Take the stream, so that no other call finds it before it is put back."""
        try:
            return self._idle.pop()
        except IndexError:
            if self._interrupted:
                raise RuntimeError(tell("search-error-interrupted")) from None
            raise RuntimeError(tell("search-error-threads")) from None


def check_goal(goal: Goal) -> Goal:
    if goal in ("first", "all", "count") or (isinstance(goal, int) and goal >= 1):
        return goal
    raise ValueError(tell("search-error-goal", goal=repr(goal)))


def check_limit(limit: int | None) -> int | None:
    if limit is None or (isinstance(limit, int) and limit >= 0):
        return limit
    raise ValueError(tell("search-error-limit", limit=repr(limit)))
