"""The protocol of a puzzle for the universal scheme, and what a puzzle may do faster itself.

An event is one integer: `place c` is `c`, `undo c` is `~c` (that is `-c - 1`). A puzzle's answers
depend on nothing but the path. So a path and the choice just taken back are the whole state of a
search: from such a `State` it can be resumed and rewound.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, Protocol, runtime_checkable

Verdict = Literal["found", "exhausted", "stopped", "proved"]
StepKind = Literal["place", "undo", "reject"]
Goal = Literal["first", "all", "count"] | int


class Candidate(NamedTuple):
    """A candidate after a path; it is acceptable if it has no `reason` to be refused.

    `choice` is None for a candidate without a number, such as a square off the board.
    """

    choice: int | None
    reason: str | None = None


class State(NamedTuple):
    """A place in a stream: the path (root included), and the choice just undone, or None."""

    path: tuple[int, ...]
    undone: int | None = None


class Step(NamedTuple):
    """One step of a detailed search; a `reject` has a reason and changes nothing."""

    kind: StepKind
    choice: int | None
    reason: str | None = None


@runtime_checkable
class Puzzle(Protocol):
    """The interface of every puzzle; a path is a sequence of choices that begins with the root.

    `choices(path)` are the acceptable candidates in order, a pure function of the path; the scheme
    never asks after a complete path. `solved` shares no code with the rest.
    """

    @property
    def size(self) -> int:
        """The number of choices, which are 0 .. size - 1."""
        ...

    @property
    def root(self) -> tuple[int, ...]:
        """The choices that are given from the beginning and never taken back."""
        ...

    @property
    def length(self) -> int:
        """The number of choices of a complete path; of a `Leading` puzzle, the most."""
        ...

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Yield all candidates after a path, in order, each with why it is refused or None."""
        ...

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        """Return the candidates that are not refused."""
        ...

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether a complete path is a solution."""
        ...


@runtime_checkable
class Leading(Puzzle, Protocol):
    """A puzzle whose paths are complete when they come to one choice, however long they are.

    It has no candidates after that choice. Where `exit` is None, paths have one length.
    """

    @property
    def exit(self) -> int | None: ...


@runtime_checkable
class Onward(Puzzle, Protocol):
    """A puzzle that says whether its search goes only forward.

    Then it has at most one choice after each path, nothing is ever taken back, and the search ends
    where no choice is left. If it has no solution then, that is a proof, unless the puzzle says
    that it `proves` nothing.
    """

    @property
    def onward(self) -> bool: ...


@runtime_checkable
class Streaming(Puzzle, Protocol):
    """A puzzle with its own faster form of `events`, equal event by event."""

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]: ...


@runtime_checkable
class Descending(Puzzle, Protocol):
    """A puzzle that walks down a path in one pass; computing each level anew would be slow."""

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices after each beginning of a path, the root first and the whole path last.

        The caller takes each before the next is computed, and stops if the path's next choice is
        not among them.
        """
        ...


@runtime_checkable
class Knowing(Puzzle, Protocol):
    """A puzzle that recognises some paths of its search without walking down them."""

    def knows(self, path: Sequence[int]) -> bool: ...


@runtime_checkable
class Rewinding(Puzzle, Protocol):
    """A puzzle with its own faster form of `rewind`, equal event by event."""

    def rewind(self, state: State) -> Iterator[int]: ...


@runtime_checkable
class Batching(Puzzle, Protocol):
    """A puzzle that makes full arrays of events itself, faster than `stream` and equal to it."""

    def batches(
        self, state: State | None = None, every: bool = False, size: int = ..., first: int = ...
    ) -> Iterator["array[int]"]: ...


@runtime_checkable
class Certain(Puzzle, Protocol):
    """A puzzle that says whether each complete path of its search is a solution."""

    @property
    def certain(self) -> bool:
        """Tell whether its rules refuse every choice that would complete a path wrongly."""
        ...


@runtime_checkable
class Repeating(Puzzle, Protocol):
    """A puzzle whose search goes on with paths that can no longer become a solution."""

    def dead_after(self, path: Sequence[int]) -> int | None:
        """The length of a beginning of the path that no solution has, or None if none is known.

        It may be that of the whole path; shorter is better, because all paths with it are skipped.
        """
        ...


@runtime_checkable
class Remembering(Puzzle, Protocol):
    """A puzzle whose search forgets nothing, so a path alone does not determine what follows it.

    Each state occurs at one place in its stream, and is found by going through that.
    """

    def position(self, state: State | None) -> int:
        """Count the events before a state.

        Raises:
            ValueError: when the search never comes to it.
        """
        ...

    def progress(self, state: State) -> float:
        """The share of the search that is done at a state, from 0 to 1."""
        ...


def goes_onward(puzzle: Puzzle) -> bool:
    """Tell whether a puzzle's search never takes anything back."""
    return isinstance(puzzle, Onward) and puzzle.onward


def acceptable(candidates: Iterable[Candidate]) -> list[int]:
    """Return the acceptable choices among candidates: those without a reason to be refused."""
    return [choice for choice, reason in candidates if choice is not None and reason is None]


def typecode(puzzle: Puzzle) -> Literal["h", "i"]:
    """The smallest array type for the puzzle's events: two bytes each, or four."""
    return "h" if puzzle.size <= 1 << 15 else "i"
