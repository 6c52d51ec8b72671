"""What the scheme needs to know of a puzzle, and what a puzzle may do better by itself.

An event is one integer: `place c` is `c`, `undo c` is `~c` (that is `-c - 1`). What a puzzle offers
may depend on nothing but the path, so a path and the choice just taken back say all there is to say
about where a search stands: from such a `State` it can be resumed, and rewound.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, Protocol, runtime_checkable

Verdict = Literal["found", "exhausted", "stopped", "proved"]
StepKind = Literal["place", "undo", "reject"]
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

    kind: StepKind
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

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """All that is looked at below a path, in order, each with why it is refused, if it is."""
        ...

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        """The candidates that are not refused."""
        ...

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether a complete path is a solution."""
        ...


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


@runtime_checkable
class Batching(Puzzle, Protocol):
    """A puzzle that makes full arrays of events by itself, faster than `stream` and equal to it."""

    def batches(
        self, state: State | None = None, every: bool = False, size: int = ..., first: int = ...
    ) -> Iterator["array[int]"]: ...


@runtime_checkable
class Certain(Puzzle, Protocol):
    """A puzzle that says whether each complete path of its search is a solution."""

    @property
    def certain(self) -> bool:
        """Whether its rules refuse whatever would complete a path that is no solution."""
        ...


@runtime_checkable
class Repeating(Puzzle, Protocol):
    """A puzzle whose search goes on with paths that can no longer become a solution."""

    def spoilt_from(self, path: Sequence[int]) -> int | None:
        """How many choices a path begins with that begin no solution, or None if that isn't known.

        It may be the whole path; and fewer are better, as all that begins so is passed over.
        """
        ...


@runtime_checkable
class Remembering(Puzzle, Protocol):
    """A puzzle whose search forgets nothing, so that a path alone does not say what comes below it.

    Each state names one place in its stream, and is found by going through it.
    """

    def position(self, state: State | None) -> int:
        """How many events lie before a state.

        Raises:
            ValueError: when the search never comes through it.
        """
        ...

    def progress(self, state: State) -> float:
        """How much of the search is done at a state, from 0 to 1."""
        ...


def acceptable(candidates: Iterable[Candidate]) -> list[int]:
    """The choices among candidates: those with a number, and without a reason to be refused."""
    return [choice for choice, reason in candidates if choice is not None and reason is None]


def typecode(puzzle: Puzzle) -> Literal["h", "i"]:
    """The smallest array type that holds the puzzle's events: two bytes each, or four."""
    return "h" if puzzle.size <= 1 << 15 else "i"
