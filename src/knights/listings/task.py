"""What the listings are given: a puzzle, in the plain words of a search for a path."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from knights.listings.position import Asked, Fitting, Position, Squares
from knights.search import Puzzle
from knights.search.ways import BEFORE, Wayfaring, Ways

# A call of a listing yields events and further calls, whose results it is sent; and it returns one.
# (With `yield from` each event would climb through all calls, and Python recurse as deep as these.)
type Steps = Generator[Any, Any, Any]

# The strategy that these programs follow: every choice, in order.
PLAIN = "backtrack"


@dataclass(frozen=True)
class Task:
    """A search for a path through the squares of a board, or the vertices of a graph.

    `near[s]` is where a move leads from s, in order; `near[BEFORE]` is where a path may begin. The
    start is move 1; `first` is the number of the first move to be searched for. `every`: not only
    the first solution is wanted.
    """

    puzzle: Puzzle
    every: bool = False

    @property
    def size(self) -> int:
        return self.puzzle.size

    @cached_property
    def length(self) -> int:
        return self.puzzle.length

    @property
    def root(self) -> tuple[int, ...]:
        return self.puzzle.root

    @property
    def start(self) -> int:
        return self.root[0] if self.root else BEFORE

    @property
    def first(self) -> int:
        return len(self.root) + 1

    @cached_property
    def ways(self) -> Ways:
        return self.puzzle.ways if isinstance(self.puzzle, Wayfaring) else Ways({})

    @cached_property
    def near(self) -> Mapping[int, tuple[int, ...]]:
        if len(self.root) == self.length:  # nothing comes below a whole path
            return dict.fromkeys((BEFORE, *range(self.size)), ())
        return self.ways.near

    @cached_property
    def end(self) -> int | None:
        """The square that is kept for the last move."""
        return self.ways.end

    @cached_property
    def finals(self) -> frozenset[int] | None:
        """The squares from which a move leads back to a given start, if the path is closed."""
        return self.ways.finals

    def fits(self, square: int, k: int) -> bool:
        """Whether a square that is not visited may be move k: the last one is special."""
        if k < self.length:
            return square != self.end
        return self.finals is None or square in self.finals

    def moves(self, path: Sequence[int]) -> Sequence[int]:
        """Where a move leads from the end of a path, visited or not."""
        return self.near[path[-1] if path else BEFORE]

    def position(self) -> Position:
        """Give the position at the root, in the form that keeps account with the least work."""
        ways = self.ways
        natural = ways.near and ways.strategy == PLAIN and (self.root or not ways.ring)
        if not natural:
            return Asked(self)
        return Squares(self) if self.end is None and self.finals is None else Fitting(self)

    def solved(self, path: Sequence[int]) -> bool:
        return self.puzzle.solved(path)

    def enough(self) -> bool:
        """Whether the search may end with the solution just found."""
        return not self.every


@dataclass(frozen=True)
class Guided(Task):
    """A task whose search goes straight down a path, and then tries and takes back one choice more.

    So a listing comes to any state of its search in as many steps as the path is long, with all its
    variables as they would be: choices that were tried before are passed over.
    """

    path: tuple[int, ...] = ()
    undone: int | None = None

    def wanted(self, k: int) -> int | None:
        """Give the choice that is move k."""
        if k <= len(self.path):
            return self.path[k - 1]
        return self.undone if k == len(self.path) + 1 else None

    def fits(self, square: int, k: int) -> bool:
        return square == self.wanted(k) and super().fits(square, k)

    def moves(self, path: Sequence[int]) -> Sequence[int]:
        wanted, moves = self.wanted(len(path) + 1), super().moves(path)
        return moves[moves.index(wanted) :] if wanted in moves else ()

    def position(self) -> Position:
        position = super().position()
        return Fitting(self) if isinstance(position, Squares) else position

    def enough(self) -> bool:
        return self.undone is None and super().enough()
