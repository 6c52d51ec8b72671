"""Backtracking: the universal scheme, once, as generators over any puzzle.

    take the next candidate; acceptable? record it; complete? else go on below it; take it back

An event is one integer: `place c` is `c`, `undo c` is `~c` (that is `-c - 1`). What a puzzle offers
may depend on nothing but the path, so a path and the choice just taken back say all there is to say
about where a search stands: from such a `State` it can be resumed, and rewound.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Literal, NamedTuple, Protocol, runtime_checkable

Verdict = Literal["found", "exhausted", "stopped", "proved"]
Kind = Literal["place", "undo", "reject"]
Goal = Literal["first", "all", "count"] | int


class Candidate(NamedTuple):
    """What is looked at below a path: acceptable when it has no `reason` to be refused.

    `choice` is None for a candidate that has no number, such as a square off the board.
    """

    choice: int | None
    reason: str | None = None


class State(NamedTuple):
    """Where in a stream we are: the path (root included), and the choice just undone, if any."""

    path: tuple[int, ...]
    undone: int | None = None


class Step(NamedTuple):
    """One step of a detailed search; a `reject` has a reason and changes nothing."""

    kind: Kind
    choice: int | None
    reason: str | None = None


@runtime_checkable
class Puzzle(Protocol):
    """What the scheme needs to know; every path is a sequence of choices that begins with the root.

    `choices(path)` are the acceptable candidates in order, a pure function of the path; the scheme
    never asks below a complete path. `solved` shares no code with the rest.
    """

    @property
    def size(self) -> int:
        """Choices are 0 .. size - 1."""
        ...

    @property
    def root(self) -> tuple[int, ...]:
        """The choices that stand from the beginning and are never taken back."""
        ...

    @property
    def length(self) -> int:
        """A complete path has this many choices."""
        ...

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]: ...

    def choices(self, path: Sequence[int]) -> Sequence[int]: ...

    def solved(self, path: Sequence[int]) -> bool: ...


@runtime_checkable
class Streaming(Puzzle, Protocol):
    """A puzzle with a form of `events` of its own, faster, and equal event by event."""

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]: ...


@runtime_checkable
class Descending(Puzzle, Protocol):
    """A puzzle that goes down a path in one pass: level by level, each from nothing, is slow."""

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """The choices below each beginning of a path, the root first and the whole path last.

        Each is taken before the next is worked out: who finds the path's next choice missing among
        them stops there.
        """
        ...


@runtime_checkable
class Knowing(Puzzle, Protocol):
    """A puzzle that knows of some paths, without going down them, that its search takes them."""

    def knows(self, path: Sequence[int]) -> bool: ...


@runtime_checkable
class Rewinding(Puzzle, Protocol):
    """A puzzle with a form of `rewind` of its own, faster, and equal event by event."""

    def rewind(self, state: State) -> Iterator[int]: ...


def events(puzzle: Puzzle, state: State | None = None, every: bool = False) -> Iterator[int]:
    """Yield each place and each undo of the search, from its beginning or from a state in it.

    The stream ends with the place that completes the first solution or, with `every`, goes on after
    each solution until the tree is exhausted.

    >>> from knights.board import Board
    >>> from knights.puzzles.tour.tour import Tour
    >>> list(events(Tour(Board(2, 3), start=0)))  # from a1 there is one move, c2, and no way on
    [5, -6]

    Raises:
        ValueError: when the state is none of this search.
    """
    path, levels = enter(puzzle, state)
    if not every and state is not None and state.undone is None and finished(puzzle, path):
        return
    while levels:
        for choice in levels[-1]:
            path.append(choice)
            yield choice
            if not every and finished(puzzle, path):
                return
            levels.append(iter(below(puzzle, path)))
            break
        else:
            levels.pop()
            if levels:
                yield ~path.pop()


def rewind(puzzle: Puzzle, state: State) -> Iterator[int]:
    """Yield the events before a state, the latest first, each as it was: `~c` was the undo of c.

    Depth-first search is its own mirror image: this walks the same tree with every order reversed,
    and where the search went down, this comes up. So nothing is replayed from the beginning.

    Raises:
        ValueError: when the state is none of this search.
    """
    path, levels = enter(puzzle, state, mirrored=True)
    while levels:
        for choice in levels[-1]:
            yield ~choice
            path.append(choice)
            levels.append(iter(below(puzzle, path)[::-1]))
            break
        else:
            levels.pop()
            if levels:
                yield path.pop()


def detailed(puzzle: Puzzle, state: State | None = None, every: bool = False) -> Iterator[Step]:
    """Yield each step of the search, candidates that are refused included, with the reason.

    Its places and undos are exactly those of `events`.

    Raises:
        ValueError: when the state is none of this search.
    """
    path, _ = enter(puzzle, state)
    undone = state.undone if state is not None else None
    if not every and state is not None and undone is None and finished(puzzle, path):
        return
    root = len(puzzle.root)
    levels = [after(puzzle, path[:depth], path[depth]) for depth in range(root, len(path))]
    levels.append(after(puzzle, path, undone))
    while levels:
        for choice, reason in levels[-1]:
            if reason is not None or choice is None:
                yield Step("reject", choice, reason)
                continue
            path.append(choice)
            yield Step("place", choice)
            if not every and finished(puzzle, path):
                return
            levels.append(after(puzzle, path, None))
            break
        else:
            levels.pop()
            if levels:
                yield Step("undo", path.pop())


def enter(
    puzzle: Puzzle, state: State | None, mirrored: bool = False
) -> tuple[list[int], list[Iterator[int]]]:
    """The path of a state, and for each level from the root the choices still to come.

    Mirrored, they are the choices that have been, the latest first.
    """
    state = state or State(puzzle.root)
    levels, depth = [], len(puzzle.root)
    for choice, choices in descend(puzzle, state):
        past = 0 if choice is None else choices.index(choice) + 1
        # A choice on the path is neither to come nor has it been.
        been = past - (depth < len(state.path))
        levels.append(iter(choices[:been][::-1] if mirrored else choices[past:]))
        depth += 1
    return list(state.path), levels


def descend(puzzle: Puzzle, state: State) -> Iterator[tuple[int | None, Sequence[int]]]:
    """Yield for each level, from below the root to below the path, its choice and its choices.

    The last level's choice is the one just undone, or None.

    Raises:
        ValueError: when the search cannot come to this state.
    """
    path, root = tuple(state.path), puzzle.root
    if path[: len(root)] != root:
        raise ValueError(f"path {quote(path)}: it must begin with the root {list(root)}")
    if len(path) > puzzle.length:
        raise ValueError(
            f"path {quote(path)}: {len(path)} choices are too many, it may have {puzzle.length}"
        )
    if isinstance(puzzle, Descending):
        levels = puzzle.descend(path)
    else:
        levels = (below(puzzle, path[:depth]) for depth in range(len(root), len(path) + 1))
    for depth, offered in enumerate(levels, start=len(root)):
        choices = offered if depth < puzzle.length else ()
        choice = path[depth] if depth < len(path) else state.undone
        if choice is not None and choice not in choices:
            told = f"one of {quote(choices)}" if choices else "nothing: it is a dead end"
            raise ValueError(f"choice {choice} below path {quote(path[:depth])}: it must be {told}")
        yield choice, choices


def check_state(puzzle: Puzzle, state: State | None) -> None:
    """Raise ValueError unless the search can come to this state."""
    if state is None:
        return
    if state.undone is None and isinstance(puzzle, Knowing) and puzzle.knows(state.path):
        return
    for _ in descend(puzzle, state):
        pass


def quote(path: Sequence[int]) -> str:
    """A path as it stands in a sentence; of a long one the beginning and the end.

    >>> quote(range(100))
    '[0, 1, 2, 3, ... 96, 97, 98, 99]'
    """
    if len(path) <= 30:
        return str([*path])
    first, last = (", ".join(map(str, part)) for part in (path[:4], path[-4:]))
    return f"[{first}, ... {last}]"


def below(puzzle: Puzzle, path: Sequence[int]) -> Sequence[int]:
    """The choices below a path: none when it is complete."""
    return puzzle.choices(path) if len(path) < puzzle.length else ()


def acceptable(candidates: Iterable[Candidate]) -> list[int]:
    """The choices among candidates: those with a number, and without a reason to be refused."""
    return [choice for choice, reason in candidates if choice is not None and reason is None]


def after(puzzle: Puzzle, path: Sequence[int], choice: int | None) -> Iterator[Candidate]:
    """The candidates below a path that come after a choice, or all of them."""
    if len(path) >= puzzle.length:
        return
    candidates = puzzle.candidates(tuple(path))
    if choice is not None:
        for candidate in candidates:
            if candidate.choice == choice:
                break
    yield from candidates


def finished(puzzle: Puzzle, path: Sequence[int]) -> bool:
    return len(path) == puzzle.length and puzzle.solved(path)


def stream(puzzle: Puzzle, state: State | None = None, every: bool = False) -> Iterator[int]:
    """The events in the puzzle's own faster form where it has one, else in the readable form."""
    if isinstance(puzzle, Streaming):
        return puzzle.stream(state, every)
    return events(puzzle, state, every)


def solutions(puzzle: Puzzle) -> Iterator[list[int]]:
    """Yield every complete path, in the order in which the search finds them."""
    path = list(puzzle.root)
    if len(path) == puzzle.length:
        yield path.copy()
    for event in stream(puzzle, every=True):
        if event < 0:
            path.pop()
            continue
        path.append(event)
        if len(path) == puzzle.length:
            yield path.copy()


def backwards(puzzle: Puzzle, state: State) -> Iterator[int]:
    """The events before a state in the puzzle's own form of `rewind` where it has one."""
    return puzzle.rewind(state) if isinstance(puzzle, Rewinding) else rewind(puzzle, state)


def typecode(puzzle: Puzzle) -> Literal["h", "i"]:
    """The smallest array type that holds the puzzle's events: two bytes each, or four."""
    return "h" if puzzle.size <= 1 << 15 else "i"


def progress(puzzle: Puzzle, state: State) -> float:
    """How much of the search tree is done at a state, from 0 to 1; along a stream it only grows.

    Each node's share is divided evenly among its choices: the fraction is the sum over the levels d
    of (choices exhausted at d) / (product of the numbers of choices at levels 0 .. d). It is worked
    out from the deepest level up, a form in which rounding never makes it fall.

    Source: Kilby, Slaney, Thiebaux and Walsh, "Estimating search tree size" (AAAI 2006).

    Raises:
        ValueError: when the state is none of this search.
    """
    *levels, (undone, choices) = descend(puzzle, state)
    if not levels and not choices:
        return 1.0
    done = 0.0 if undone is None else (choices.index(undone) + 1) / len(choices)
    for choice, choices in reversed(levels):
        assert choice is not None, "every level above the last has its choice on the path"
        done = (choices.index(choice) + done) / len(choices)
    return done


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

    >>> from knights.board import Board
    >>> from knights.puzzles.tour.tour import Tour
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
            chunk = list(islice(self._events, wanted))
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

    def _apply(self, chunk: Sequence[int]) -> int:
        """Go through the chunk up to the last solution wanted; return how many events that is."""
        path, length, before = self.path, self.puzzle.length, len(self.path)
        # One look at the depth serves both: a path longer than ever, and a complete one.
        mark = min(self.deepest + 1, length)
        place, undo = path.append, path.pop
        taken = len(chunk)
        for number, event in enumerate(chunk, start=1):
            if event < 0:
                undo()
                continue
            place(event)
            if len(path) < mark:
                continue
            self.deepest = max(self.deepest, len(path))
            mark = min(self.deepest + 1, length)
            if len(path) == length and self.puzzle.solved(path):
                self._record()
                if self.verdict is not None:
                    taken = number
                    break
        if taken:
            last = chunk[taken - 1]
            self.last_undone = None if last >= 0 else ~last
        # As many more are placed than undone as the path has grown.
        placed = (taken + len(path) - before) // 2
        self.placed += placed
        self.undone += taken - placed
        return taken

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


def check_goal(goal: Goal) -> Goal:
    if goal in ("first", "all", "count") or (isinstance(goal, int) and goal >= 1):
        return goal
    raise ValueError(f"goal {goal!r}: it must be first, all, count or a number of solutions from 1")


def check_limit(limit: int | None) -> int | None:
    if limit is None or (isinstance(limit, int) and limit >= 0):
        return limit
    raise ValueError(f"limit {limit!r}: it must be a number of events from 0")
