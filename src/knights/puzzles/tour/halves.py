"""The pruned search of a board four squares wide, which visits one half of it before the other.

Of the four lines along the board two are outer and two inner ones, with equally many squares. From
an outer square a knight only reaches inner ones, and each move changes the colour. So the squares
form two halves: the outer ones of one colour with the inner ones of the other. Only moves from an
inner square to an inner one join the halves.

In an open tour no two outer squares are consecutive, and there are as many inner ones. So all gaps
between and around the outer squares contain one inner square, except for one gap: it has none or,
with outer squares at both ends, two. If an end is an inner square, outer and inner ones alternate,
as the colours do: then all outer squares would have one colour, which is wrong. So both ends are
outer squares, exactly one move leads from an inner square to an inner one, and it is made when the
whole first half has been visited.

Source: A. J. Schwenk's argument for closed tours (Mathematics Magazine 64, 1991), extended to open
ones; exhaustive counts confirm it for all tours of 4x3, 4x5 and 4x6.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice

from knights.board import Board
from knights.move_orders import ORDERS
from knights.puzzles.paths.pruned import Pruned, natural
from knights.puzzles.paths.pruning import descend, is_dead, stream
from knights.puzzles.paths.pruning_data import Arrange, Ground, Looks, count_ways
from knights.puzzles.tour.rules import Rules
from knights.search import skip

KNIGHT = frozenset(ORDERS["textbook"])

# A half has few squares, and a loss in a corner shows late: look at every position.
LOOKS = Looks(1, 4, 4, pieces=True)


def has_halves(tour: Rules) -> bool:
    """Tell whether each wanted tour visits one half of the board before the other."""
    board = tour.board
    wide = 4 in (board.rows, board.columns) and min(board.rows, board.columns) > 2
    return wide and not board.holes and not tour.closed and frozenset(tour.moves) == KNIGHT


def is_inner(board: Board, square: int) -> bool:
    """Tell whether a square is on one of the two inner lines of a board four wide."""
    rank, file = divmod(square, board.columns)
    return (rank if board.rows == 4 else file) in (1, 2)


def half_of(board: Board, square: int) -> int:
    """The half of a square, named by the colour of its outer squares."""
    return board.colour(square) ^ is_inner(board, square)


class Halves(Pruned):
    """The search for an open tour that leaves the half of its start once, after visiting it all."""

    def __init__(self, tour: Rules, ground: Ground, arrange: Arrange = natural) -> None:
        super().__init__(tour, ground, arrange)
        self.board, self.end = tour.board, tour.end

    @cached_property
    def stages(self) -> tuple[tuple[Ground, Ground], tuple[Ground, Ground]]:
        """The grounds of the first half and of the whole tour, for a start in each half.

        Moves stay within a half; the order also counts moves to the other half.
        """
        ground = self.ground
        halves = [half_of(self.board, square) for square in range(self.board.size)]
        near = tuple(
            tuple(other for other in targets if halves[other] == halves[square])
            for square, targets in enumerate(ground.near)
        )
        looks = ground.looks and LOOKS
        both = replace(ground, near=near, around=near, looks=looks, counted=ground.near)
        parts = (tuple(s for s in ground.places if halves[s] == half) for half in (0, 1))
        one, other = (replace(both, places=places, end=None) for places in parts)
        return (one, both), (other, both)

    def rules_out(self, start: int) -> bool:
        """A tour begins on an outer square, and does not end in the half where it begins."""
        board, end = self.board, self.end
        if is_inner(board, start):
            return True
        if end is None:
            return False
        return is_inner(board, end) or half_of(board, end) == half_of(board, start)

    def cross(self, arrange: Arrange, second: Ground, path: Sequence[int]) -> list[int]:
        """The squares of the second half that the last square of the first half leads to."""
        ways = count_ways(second, path)
        here, board = path[-1], self.board
        across = [s for s in self.ground.near[here] if half_of(board, s) != half_of(board, here)]
        return list(arrange(ways, across))

    def work_out(self, path: tuple[int, ...]) -> tuple[int, ...]:
        if not path:
            return tuple(self.puzzle.acceptable(()))
        if self.rules_out(path[0]):
            return ()
        first, second = self.stages[half_of(self.board, path[0])]
        size = len(first.places)
        if len(path) == size:
            return tuple(self.cross(self.arrange, second, path))
        ground = first if len(path) < size else second
        if not set(first.places).issuperset(path[:size]) or is_dead(ground, path):
            return ()
        near = self.arrange(count_ways(ground, path), ground.near[path[-1]])
        acceptable = self.puzzle.acceptable(path)
        return tuple(square for square in near if square in acceptable)

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices after each beginning of a path, in one pass over it."""
        if not self.puzzle.root:
            yield self.puzzle.acceptable(())
        if not path:
            return
        if self.rules_out(path[0]):
            yield from (() for _ in path)
            return
        first, second = self.stages[half_of(self.board, path[0])]
        size = len(first.places)
        for length, choices in enumerate(descend(first, self.arrange, path[:size]), start=1):
            yield choices if length < size else self.cross(self.arrange, second, path[:size])
        if len(path) > size:
            yield from islice(descend(second, self.arrange, path), size, None)

    def walk(
        self, arrange: Arrange, path: Sequence[int], undone: int | None, every: bool
    ) -> Iterator[int]:
        """Yield the events after a path's first square, in an order, from a state there."""
        if self.rules_out(path[0]):
            return
        first, second = self.stages[half_of(self.board, path[0])]
        size = len(first.places)
        here = list(path[:size])
        if len(path) >= size:
            found = yield from self.go_across(arrange, second, path, undone, every, size)
            if found and not every:
                return
            undone = None
        for event in stream(first, arrange, tuple(here), undone, every=True):
            yield event
            if event < 0:
                here.pop()
                continue
            here.append(event)
            if len(here) == size:
                found = yield from self.go_across(arrange, second, here, None, every, size)
                if found and not every:
                    return

    def go_across(
        self,
        arrange: Arrange,
        second: Ground,
        path: Sequence[int],
        undone: int | None,
        every: bool,
        size: int,
    ) -> Generator[int, None, bool]:
        """Yield the events after the first half, of `size` squares, from a state there.

        Return whether they end with a tour.
        """
        half, rest = tuple(path[:size]), tuple(path[size:])
        coming = iter(self.cross(arrange, second, half))
        if rest:
            skip(coming, rest[0])
        elif undone is not None:
            skip(coming, undone)
            undone = None
        while True:
            if not rest:
                square = next(coming, None)
                if square is None:
                    return False
                rest = (square,)
                yield square
            found = len(half) + len(rest) == len(second.places) and undone is None
            for event in stream(second, arrange, (*half, *rest), undone, every, root=size + 1):
                found = event >= 0
                yield event
            if found and not every:
                return True
            yield ~rest[0]
            rest, undone = (), None
