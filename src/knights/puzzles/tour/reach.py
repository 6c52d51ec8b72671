"""Whether a path of a tour can come to the next given square in time.

A given end counts as a given square, with the last number.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Literal, NamedTuple

from knights.move_orders import recolours
from knights.puzzles.tour.rules import Rules

# A bound on squares times legs whose ways are looked for.
MOST_LOOKED = 50_000

# A search looks at the squares within this number of moves; with more, only at how far moves lead.
CLOSE = 8

# Why a leg is impossible: no move leads there, the colour is wrong, or it is too far.
Fault = Literal["move", "colour", "far"]


class Leg(NamedTuple):
    """The part of a tour from one square with its number to the next one that has a number."""

    number: int
    square: int
    next_number: int
    target: int

    @property
    def moves(self) -> int:
        return self.next_number - self.number


class Reach:
    """The given squares of a tour, and how far they are from each square."""

    def __init__(self, tour: Rules) -> None:
        self.tour = tour
        ends = () if tour.end is None else ((tour.length, tour.end),)
        self.fixed = (*tour.givens, *ends)
        self.distances: dict[int, dict[int, int]] = {}
        self.longest = [max(abs(move[axis]) for move in tour.moves) for axis in (0, 1)]

    @cached_property
    def recolours(self) -> bool:
        return recolours(self.tour.moves)

    @cached_property
    def sources(self) -> Sequence[Sequence[int]]:
        """The squares from which a move leads to each square."""
        return self.tour.board.neighbours([(-dx, -dy) for dx, dy in self.tour.moves])

    @cached_property
    def following(self) -> Sequence[int]:
        """For each length of a path, how many of the given squares it has come to."""
        numbers = {number for number, _ in self.fixed}
        come, found = 0, []
        for length in range(self.tour.length + 1):
            come += length in numbers
            found.append(come)
        return found

    def next_leg(self, length: int, here: int) -> Leg | None:
        """The leg from a path's end to the next given square; None after the last one."""
        come = self.following[length]
        return Leg(length, here, *self.fixed[come]) if come < len(self.fixed) else None

    def legs_after(self, length: int) -> list[Leg]:
        """The legs between the given squares that a path has not come to yet."""
        fixed = self.fixed[self.following[length] :]
        return [Leg(*one, *other) for one, other in pairwise(fixed)]

    def is_late(self, length: int, here: int) -> bool:
        """Tell whether a path that ends here cannot come to all given squares in time.

        The squares that it has visited are not looked at, so each distance is found once.
        """
        return self.is_hopeless or self.is_far(length, here)

    def is_far(self, length: int, here: int) -> bool:
        leg = self.next_leg(length, here)
        if leg is None:
            return False
        if self.is_wrong_colour(leg) or self.is_out_of_line(leg):
            return True
        if leg.moves > CLOSE:
            return False
        if leg.target not in self.distances:
            self.distances[leg.target] = self.measure(leg.target, most=CLOSE)
        return self.distances[leg.target].get(here, self.tour.length) > leg.moves

    def is_out_of_line(self, leg: Leg) -> bool:
        """Tell whether even the longest moves in a line don't lead so far."""
        columns = self.tour.board.columns
        ends = (divmod(square, columns)[::-1] for square in (leg.square, leg.target))
        apart = [abs(one - other) for one, other in zip(*ends, strict=True)]
        return any(way > leg.moves * most for way, most in zip(apart, self.longest, strict=True))

    @cached_property
    def is_hopeless(self) -> bool:
        """Tell whether the givens alone, without the start, rule out every tour."""
        far = any(self.is_far(number, square) for number, square in self.fixed)
        return far or self.find_odd_one() is not None

    def find_odd_one(self) -> tuple[int, int] | None:
        """A given number on a square whose colour no tour has at that number; None if none is.

        If one colour has one square more, each tour begins on it, and takes the two in turn.
        """
        board = self.tour.board
        others = sum(board.colour(square) for square in board.squares)
        if not self.recolours or abs(len(board.squares) - 2 * others) != 1:
            return None
        first = int(2 * others > len(board.squares))
        wrong = (one for one in self.fixed if (board.colour(one[1]) + one[0] - 1) % 2 != first)
        return next(wrong, None)

    def is_wrong_colour(self, leg: Leg) -> bool:
        colour = self.tour.board.colour
        return self.recolours and (colour(leg.square) + colour(leg.target) + leg.moves) % 2 == 1

    def measure(
        self, target: int, visited: Collection[int] = (), most: int | None = None
    ) -> dict[int, int]:
        """The least number of moves to a square, from each square within so many.

        The ways avoid visited squares, and other given ones. They may begin on such a square.
        """
        closed = {*visited, *(square for _, square in self.fixed)}
        distances = {target: 0}
        waiting = [target]
        for square in waiting:
            if distances[square] == most:
                break
            if square in closed and square != target:
                continue  # a way may begin here, but not lead through here
            for source in self.sources[square]:
                if source not in distances:
                    distances[source] = distances[square] + 1
                    waiting.append(source)
        return distances

    def find_faults(
        self, legs: Iterable[Leg], visited: Collection[int]
    ) -> Iterator[tuple[Leg, Fault, int | None]]:
        """Yield the legs that are impossible, each with why, and with the moves that it needs.

        On a large board ways are looked for on the first legs only.
        """
        for place, leg in enumerate(legs):
            fault = self.find_fault(leg, visited, place <= MOST_LOOKED // self.tour.size)
            if fault is not None:
                yield leg, *fault

    def find_fault(
        self, leg: Leg, visited: Collection[int], closely: bool
    ) -> tuple[Fault, int | None] | None:
        """Say why a leg is impossible, with the moves that it needs; None if it may be possible."""
        if leg.moves == 1:
            near = leg.target in self.tour.neighbours[leg.square]
            return None if near else ("move", None)
        if self.is_wrong_colour(leg):
            return "colour", None
        if not closely:
            return None
        distance = self.measure(leg.target, visited).get(leg.square)
        return ("far", distance) if distance is None or distance > leg.moves else None
