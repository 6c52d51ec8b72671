"""A run of a search: its events one after another, with counters and a verdict."""

from array import array
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import islice
from typing import Any, NamedTuple

from knights.display import Shown
from knights.language import tell
from knights.mistakes import as_items, as_whole, check_whole
from knights.quoting import cite
from knights.search.batches import pack
from knights.search.follower import Follower
from knights.search.position import Position, Solution, Solutions
from knights.search.puzzle import Certain, Goal, Puzzle, State, Verdict, goes_onward, typecode
from knights.search.scheme import (
    backwards,
    check_state,
    conclude,
    finished,
    progress,
    quote,
    stream,
)

# One step forward is this many times faster than one step back.
REPLAYED = 50


class Beginning(NamedTuple):
    """The state where a search begins, and the counters up to it."""

    state: State | None = None
    found: int | None = None
    position: int = 0
    deepest: int = 0


ROOT = Beginning()


class Search(Shown):
    """A run of a search: an iterator over its events that keeps the counters and the verdict.

    `goal` is "first" (end at the first solution), a number k (end at the k-th), "all", or "count"
    (all, but keep none of them). With a `state` all this is counted from there, because a state
    does not know the solutions before it, unless `found` gives their number. `limit` is the number
    of events after which the search is stopped. `source` replaces the puzzle's own stream of
    events.

    `placed`, `undone`, `deepest` (the longest path), `path`, `count` (of solutions) and `solutions`
    always belong to the events returned so far. `verdict` is None while there may be more; then
    "found": the wanted solutions are found; "exhausted": there are no more in the whole tree, which
    is a proof; "stopped": the limit came first, which proves nothing.

    The puzzle's own checker (`solved`) looks at each solution that is kept, or that ends the
    search. Checking solutions that are only counted would take up to twenty times as long as the
    search. If the puzzle's rules never complete a path wrongly (`Certain`), these are recognised by
    the length of the path, and the checker looks only at the first of each batch of events: an
    error is raised if it is wrong. The solutions of other puzzles are all checked.

    `step`, `back` and `seek` go to any step and return the search itself; `board` is its present
    position, and `why` says whether that can still become a solution. The arguments `position` and
    `deepest` are the number of events before the state and the longest path so far, if known.

    A copy, or an unpickled search, continues from the same step on its own. Threads may take turns
    on one search, but not use it at the same time.

    >>> from knights import Board, Tour
    >>> search = Search(Tour(Board(3, 4)), goal="all")
    >>> len(search.run().solutions), search.verdict
    (16, 'exhausted')
    >>> search.seek(20).back(3)
    <Search of Tour(Board(3, 4)): at step 17, 12 placed, 5 undone, 1 found>

    Raises:
        ValueError: for a goal or a limit that is wrong, or a state of another search.
        RuntimeError: when two threads use it at once, or after an error has interrupted it.
        TypeError: when a search with a `source` is copied or pickled.
    """

    CHUNK = 4096

    def __init__(
        self,
        puzzle: Puzzle,
        goal: Goal = "first",
        limit: int | None = None,
        state: State | Sequence[int] | None = None,
        source: Iterator[int] | None = None,
        found: int | None = None,
        position: int = 0,
        deepest: int = 0,
    ) -> None:
        if isinstance(puzzle, type) or not isinstance(puzzle, Puzzle):
            raise ValueError(tell("search-error-puzzle", given=cite(puzzle)))
        self.puzzle = puzzle
        self.goal = check_goal(goal)
        self.limit = check_limit(limit)
        state = read_state(state)
        check_state(puzzle, state)
        self._beginning = Beginning(state, found, position, deepest)
        self._certain = (
            goal == "count" and source is None and isinstance(puzzle, Certain) and puzzle.certain
        )
        self._typecode = typecode(puzzle)
        self._own_source = source is not None
        self._interrupted = False
        # Empty while a call works on the stream. Popping and appending are atomic.
        self._idle = [source or self._stream(state)]
        self._begin(self._beginning)

    def _begin(self, beginning: "Beginning") -> None:
        """Set the counters to those of the search's beginning."""
        state, found, position, deepest = beginning
        self._follower = Follower(self.puzzle, state, position)
        self._follower.deepest = max(self._follower.deepest, deepest)
        self.count = found or 0
        self.solutions = Solutions(self.puzzle)
        self.verdict: Verdict | None = None
        if found is not None:
            self._conclude()
        elif self.last_undone is None and finished(self.puzzle, self.path):
            self._record()

    def __getstate__(self) -> dict[str, Any]:
        if self._own_source:
            raise TypeError(tell("search-error-source"))
        events = self._claim()
        state = {**vars(self), "_follower": copy(self._follower), "solutions": copy(self.solutions)}
        self._idle.append(events)
        del state["_idle"]
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._idle = [self._stream(self.state)]

    @property
    def path(self) -> tuple[int, ...]:
        return tuple(self._follower.path)

    @property
    def board(self) -> Position:
        """The present position of the search; a `Solution` if it has just found one."""
        path, undone = self.state
        whole = undone is None and finished(self.puzzle, path)
        return (Solution if whole else Position)(self.puzzle, path, undone)

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
    def position(self) -> int:
        """The number of steps that the search has made, each a place or an undo."""
        return self._follower.events

    @property
    def state(self) -> State:
        """The state of the search: `events` or another `Search` can continue from it."""
        return self._follower.state

    @property
    def progress(self) -> float:
        """The estimated share of the search tree that is done, from 0 to 1."""
        return progress(self.puzzle, self.state)

    def __repr__(self) -> str:
        place = " ".join([*([] if self.verdict is None else [self.verdict]), "at step"])
        told = [f"{place} {self.position:,}", f"{self.placed:,} placed", f"{self.undone:,} undone"]
        # A search that begins at a link's step may not know the solutions before it.
        if not self._beginning.position or self._beginning.found is not None or self.count:
            told.append(f"{self.count:,} found")
        return f"<Search of {self.puzzle!r}: {', '.join(told)}>"

    def __str__(self) -> str:
        return f"{self!r}\n{self.board}"

    def _repr_svg_(self) -> str | None:
        return self.board._repr_svg_()

    def why(self) -> str:
        """Say in a sentence why the path so far can or can't become a solution."""
        return self.board.why()

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        batch = self.take(1)
        if not batch:
            raise StopIteration
        return batch[0]

    def take(self, count: int) -> "array[int]":
        """Return the next events, at most `count`; fewer only if the search is over."""
        if type(count) is not int or count < 0:
            count = check_whole("count", count, 0)
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
                    self._end()
            if self.verdict is None and self.limit == follower.events:
                # It is stopped, unless the search ends here anyway.
                if next(events, None) is None:
                    self._end()
                else:
                    self.verdict = "stopped"
        except BaseException:
            # After an error the stream looks as if it had tried everything.
            self._interrupted = True
            raise
        self._idle.append(events)
        return batch

    def step(self, count: int = 1) -> "Search":
        """Go forward by `count` steps, or to the end if that is nearer."""
        return self.seek(self.position + check_whole("count", count, 0))

    def back(self, count: int = 1) -> "Search":
        """Go back by `count` steps, or to the beginning if that is nearer."""
        return self.seek(max(0, self.position - check_whole("count", count, 0)))

    def seek(self, position: int) -> "Search":
        """Go to a step by its number, forward or back, or to the end if that is nearer.

        Raises:
            ValueError: when it is not a whole number from 0.
            TypeError: when it is an earlier step, and the search has its own source.
        """
        if check_whole("step", position, 0) < self.position:
            self._go_back(position)
        while self.verdict is None and self.position < position:
            self.take(min(1 << 16, position - self.position))
        return self

    def _go_back(self, position: int) -> None:
        """Begin again, or undo the last steps one by one, whichever is faster."""
        if self._own_source:
            raise TypeError(tell("search-error-source"))
        self._claim()
        beginning = self._beginning if position >= self._beginning.position else ROOT
        steps = self.position - position
        try:
            if position - beginning.position < REPLAYED * steps:
                self._begin(beginning)
            else:
                self._undo(steps)
        except BaseException:
            self._interrupted = True
            raise
        self._idle.append(self._stream(self.state))

    def _undo(self, steps: int) -> None:
        """Take the last `steps` steps back."""
        path, position = [*self._follower.path], self.position - steps
        past = backwards(self.puzzle, self.state)
        for event in islice(past, steps):
            if event < 0:
                path.append(~event)
                continue
            if finished(self.puzzle, path):
                self.count = max(0, self.count - 1)
                del self.solutions[-1:]
            path.pop()
        last = next(past, 0)
        self._follower.go_back(path, ~last if last < 0 else None, position)
        self.verdict = None

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
        """Follow some events, up to the last wanted solution; return their number."""
        for at, number in self._follower.follow(events, each=not self._certain):
            if self.puzzle.solved(self._follower.path):
                self._record(number)
            elif self._certain:
                raise AssertionError(f"path {quote(self.path)}: it is complete, and no solution")
            if self.verdict is not None:
                return at
        return len(events)

    def _end(self) -> None:
        """Set the verdict at the end of the stream."""
        if not goes_onward(self.puzzle):
            self.verdict = "exhausted"
            return
        found = conclude(self.puzzle, self.path)
        if found == "found" and not self.count:
            self._record()
        self.verdict = self.verdict or ("exhausted" if found == "found" else found)

    def _record(self, number: int = 1) -> None:
        self.count += number
        if self.goal != "count":
            self.solutions.keep(self._follower.path)
        self._conclude()

    def _conclude(self) -> None:
        """Set the verdict if the wanted number of solutions is found."""
        wanted = 1 if self.goal == "first" else self.goal
        if self.count == wanted:
            self.verdict = "found"

    def _stream(self, state: State | None) -> Iterator[int]:
        return stream(self.puzzle, state, every=self.goal not in ("first", 1))

    def _claim(self) -> Iterator[int]:
        """Take the stream, so that no other call can use it until it is put back."""
        try:
            return self._idle.pop()
        except IndexError:
            if self._interrupted:
                raise RuntimeError(tell("search-error-interrupted")) from None
            raise RuntimeError(tell("search-error-threads")) from None


def read_state(state: object) -> State | None:
    """Return the state of a state, a position, or a path after whose last choice to continue.

    Raises:
        ValueError: when it is none of these.
    """
    if state is None or isinstance(state, State):
        return state
    if isinstance(state, Position):
        return state.state
    path = [as_whole(choice) for choice in as_items(state) or (None,)]
    if None in path:
        raise ValueError(tell("search-error-state", state=cite(state)))
    return State(tuple(choice for choice in path if choice is not None))


def check_goal(goal: Goal) -> Goal:
    if goal in ("first", "all", "count"):
        return goal
    number = as_whole(goal)
    if number is not None and number >= 1:
        return number
    raise ValueError(tell("search-error-goal", goal=cite(goal)))


def check_limit(limit: int | None) -> int | None:
    number = as_whole(limit)
    if limit is None or (number is not None and number >= 0):
        return number
    raise ValueError(tell("search-error-limit", limit=cite(limit)))
