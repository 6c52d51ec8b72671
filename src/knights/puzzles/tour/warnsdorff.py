"""Warnsdorff's rule without backtracking, for boards too large to search: try, and try again.

The rule (1823): go where the fewest moves lead on. Some ties make it fail; then the board is
tried again with the next tie-break. The result says whether a tour was found, or every attempt
failed.
"""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from knights.board import Board
from knights.language import tell
from knights.move_orders import ORDERS, Move
from knights.puzzles.tour.strategies import tie_breaks

# More than any key of a free square: padding, holes and visited squares are never the smallest.
TAKEN = 1 << 60

# Roth's tie-break fails least: it comes first and, after the move order, again with random choice
# among its own ties. (Random choice alone nearly always fails on boards of 50x50.)
TIES = (("centre", 0), ("order", 0), *(("centre", seed) for seed in range(1, 31)))


@dataclass(frozen=True)
class Attempt:
    """One walk by the rule: its tie-break, its path, and whether that is a whole tour."""

    ties: str
    seed: int
    path: "array[int]" = field(repr=False)
    complete: bool


@dataclass(frozen=True)
class Outcome:
    """All attempts in order. If the last is not complete, the verdict is "stopped": no proof."""

    attempts: tuple[Attempt, ...]

    @property
    def verdict(self) -> str:
        return "found" if self.attempts[-1].complete else "stopped"

    @property
    def path(self) -> "array[int] | None":
        """The tour, from its start; None if there is none."""
        return self.attempts[-1].path if self.attempts[-1].complete else None

    def events(self) -> Iterator[int]:
        """Yield the walks as events: a failed one is undone down to the start, then placed anew."""
        for attempt in self.attempts:
            yield from attempt.path[1:]
            if not attempt.complete:
                for square in reversed(attempt.path[1:]):
                    yield ~square


def tour_by_rule(
    board: Board,
    start: int,
    moves: Sequence[Move] = ORDERS["sutcliffe"],
    ties: Sequence[tuple[str, int]] = TIES,
) -> Outcome:
    """Walk by Warnsdorff's rule until a tie-break gives a whole open tour.

    `ties` are tried in turn: pairs of a tie-break ("centre", "order" or "random") and a seed. Time
    and memory of an attempt are proportional to the number of squares.

    >>> tour_by_rule(Board(20, 20), 0).verdict
    'found'

    Raises:
        ValueError: when the start is not a free square, or there is no such tie-break.
    """
    start = board.number(start, "start")
    if start in board.holes:
        raise ValueError(tell("tour-error-start", start=repr(start), board=board.sides))
    if not ties:
        raise ValueError(tell("tour-error-no-ties"))
    attempts: list[Attempt] = []
    for name, seed in ties:
        path = follow(board, start, moves, tie_breaks(board, name, seed))
        complete = len(path) == board.size - len(board.holes)
        attempts.append(Attempt(name, seed, path, complete))
        if complete:
            break
    return Outcome(tuple(attempts))


def follow(board: Board, start: int, moves: Sequence[Move], bias: Sequence[int]) -> "array[int]":
    """Follow the rule from the start until there is no way on.

    Degree and tie-break are one number, `degree * scale + bias`, on a board with a margin that no
    move can cross: so a step looks at each neighbour just once.
    """
    reach = max(max(abs(dx), abs(dy)) for dx, dy in moves)
    width = board.columns + 2 * reach
    scale = max(bias) - min(bias) + 1
    keys = pad(board, reach, moves, bias, scale)
    offsets = [dy * width + dx for dx, dy in moves]
    here = (start // board.columns + reach) * width + start % board.columns + reach
    # Squares that lead here lose an onward move. If some move can't be taken back, these are
    # others.
    back = [] if set(offsets) == {-offset for offset in offsets} else [-o for o in offsets]
    visited = []
    while here >= 0:
        visited.append(here)
        keys[here] += TAKEN
        for offset in back:
            keys[here + offset] -= scale
        best, there = TAKEN // 2, -1
        for offset in offsets:
            square = here + offset
            key = keys[square]
            if not back:
                key -= scale
                keys[square] = key
            if key < best:
                best, there = key, square
        here = there
    margin = reach * width + reach
    return array("i", [unpad(square - margin, width, board.columns) for square in visited])


def unpad(square: int, width: int, columns: int) -> int:
    """Convert a square on the board with a margin, counted from the first corner, to the board."""
    return square // width * columns + square % width


def pad(
    board: Board, reach: int, moves: Sequence[Move], bias: Sequence[int], scale: int
) -> list[int]:
    """Put the keys of all squares on a board with a margin `reach` wide, which is taken."""
    width, columns = board.columns + 2 * reach, board.columns
    height = board.rows + 2 * reach
    free = bytearray(width * height)
    for rank in range(board.rows):
        first = (rank + reach) * width + reach
        free[first : first + columns] = bytes(
            rank * columns + file not in board.holes for file in range(columns)
        )
    keys = [TAKEN] * (width * height)
    for rank in range(board.rows):
        first = (rank + reach) * width + reach
        shifts = [first + dy * width + dx for dx, dy in moves]
        degrees = map(sum, zip(*(free[shift : shift + columns] for shift in shifts), strict=True))
        biases = bias[rank * columns : (rank + 1) * columns]
        keys[first : first + columns] = [
            degree * scale + own if is_free else TAKEN
            for degree, own, is_free in zip(
                degrees, biases, free[first : first + columns], strict=True
            )
        ]
    return keys
