"""What follows from a path, kept up to date choice by choice, so that nothing is worked out anew.

A position is asked for the candidates below the path, and whether one of them is acceptable; it is
told of each choice that is placed or undone, which are exact mirrors.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from knights.search import Puzzle
from knights.search.ways import BEFORE

__all__ = ["BEFORE", "Asked", "Fitting", "Position", "Squares"]


class Course(Protocol):
    """What a position has to know of the task."""

    @property
    def puzzle(self) -> Puzzle: ...

    @property
    def size(self) -> int: ...

    @property
    def root(self) -> tuple[int, ...]: ...

    @property
    def first(self) -> int: ...

    @property
    def near(self) -> Mapping[int, tuple[int, ...]]: ...

    def fits(self, square: int, k: int) -> bool: ...


class Position(Protocol):
    """What the scheme has to know of the path so far."""

    def candidates(self, path: Sequence[int]) -> Iterable[int]: ...

    def accepts(self, candidate: int) -> bool: ...

    def place(self, choice: int) -> None: ...

    def undo(self, choice: int) -> None: ...


class Squares:
    """A path by moves: it may go on to every square that is free."""

    def __init__(self, task: Course) -> None:
        self.near = task.near
        self.free = [True] * task.size
        for start in task.root:
            self.free[start] = False

    def candidates(self, path: Sequence[int]) -> Iterable[int]:
        return self.near[path[-1] if path else BEFORE]

    def accepts(self, candidate: int) -> bool:
        return self.free[candidate]

    def place(self, choice: int) -> None:
        self.free[choice] = False

    def undo(self, choice: int) -> None:
        self.free[choice] = True


class Fitting(Squares):
    """A path by moves, some of which the task keeps for a certain number, such as the last."""

    def __init__(self, task: Course) -> None:
        super().__init__(task)
        self.fits, self.k = task.fits, task.first

    def accepts(self, candidate: int) -> bool:
        return self.free[candidate] and self.fits(candidate, self.k)

    def place(self, choice: int) -> None:
        super().place(choice)
        self.k += 1

    def undo(self, choice: int) -> None:
        super().undo(choice)
        self.k -= 1


class Asked:
    """A path of any puzzle: below each the puzzle is asked once, and its answers are kept."""

    def __init__(self, task: Course) -> None:
        self.puzzle, self.fits = task.puzzle, task.fits
        self.k = task.first
        self.reasons: dict[int, dict[int, str | None]] = {}

    def candidates(self, path: Sequence[int]) -> Iterable[int]:
        whole = len(path) == self.puzzle.length
        asked = () if whole else self.puzzle.candidates(tuple(path))
        reasons = {choice: reason for choice, reason in asked if choice is not None}
        self.reasons[self.k] = reasons
        return reasons

    def accepts(self, candidate: int) -> bool:
        return self.reasons[self.k][candidate] is None and self.fits(candidate, self.k)

    def place(self, choice: int) -> None:
        self.k += 1

    def undo(self, choice: int) -> None:
        self.k -= 1
