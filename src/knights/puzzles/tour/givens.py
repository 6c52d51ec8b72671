"""Numbers that squares have beforehand, such as `7:c3,13:e1`: square 7 of the tour is c3."""

import re
from collections.abc import Iterable, Mapping

from knights.board import Board, SquareLike
from knights.language import tell
from knights.mistakes import as_items, as_whole
from knights.quoting import cite

# A number in the tour and its square, sorted by number.
type Givens = tuple[tuple[int, int], ...]
# Givens in any form that a caller may pass.
type GivensLike = str | Mapping[int, SquareLike] | Iterable[tuple[int, SquareLike]]

# A square may be written as 3,3, so only a comma before a number and a colon separates two givens.
COMMA = re.compile(r",(?=[^,]*:)")
GIVEN = re.compile(r"\s*([0-9]{1,8})\s*:(.+)", re.ASCII)


def read_givens(board: Board, givens: GivensLike) -> Givens:
    """Return numbers with their squares, sorted, each number and each square once.

    Raises:
        ValueError: when something is no number of the tour or no free square of the board, or a
            number or a square comes twice with another partner.
    """
    last = board.size - len(board.holes)
    squares: dict[int, int] = {}
    for number, where in split(givens):
        if not 1 <= number <= last:
            told = {"givens": cite(write_pair(number, where)), "number": str(number)}
            raise ValueError(tell("tour-givens-range", last=last, **told))
        square = board.square(where)
        if squares.setdefault(number, square) != square:
            names = [board.name(squares[number]), board.name(square)]
            raise ValueError(tell("tour-givens-two-squares", number=str(number), squares=names))
    numbers: dict[int, int] = {}
    for number, square in sorted(squares.items()):
        other = numbers.setdefault(square, number)
        if other != number:
            name = cite(board.name(square))
            told = {"one": str(other), "other": str(number)}
            raise ValueError(tell("tour-givens-two-numbers", square=name, **told))
    return tuple(sorted(squares.items()))


def split(givens: object) -> Iterable[tuple[int, SquareLike]]:
    """Yield each number with its square, as it was given."""
    if isinstance(givens, str):
        for part in filter(str.strip, COMMA.split(givens)):
            found = GIVEN.fullmatch(part)
            if not found:
                raise ValueError(tell("tour-givens-form", givens=cite(part)))
            yield int(found[1]), found[2]
        return
    pairs = as_items(givens.items() if isinstance(givens, Mapping) else givens)
    if pairs is None:
        raise ValueError(tell("tour-givens-form", givens=cite(givens)))
    for pair in pairs:
        parts = as_items(pair)
        number = as_whole(parts[0]) if parts and len(parts) == 2 else None
        if parts is None or number is None:
            raise ValueError(tell("tour-givens-form", givens=cite(pair)))
        yield number, parts[1]  # type: ignore[misc]


def write_pair(number: int, where: SquareLike) -> str:
    return f"{number}:{where}"


def write_givens(board: Board, givens: Givens) -> str:
    """Write givens as the text of a scenario has them.

    >>> write_givens(Board("5x5"), ((7, 12), (13, 4)))
    '7:c3,13:e1'
    """
    return ",".join(write_pair(number, board.name(square)) for number, square in givens)


def part_ends(
    board: Board, givens: Givens, start: int | None, end: int | None, last: int
) -> tuple[Givens, int | None]:
    """Return the givens without number 1 and the last, and the end: start and end say these.

    Raises:
        ValueError: when they contradict the start or the end.
    """
    name = board.name
    for number, square in givens:
        told = {"givens": cite(write_pair(number, name(square)))}
        placed = {"square": name(square), **told}
        if (number == 1) is not (square == start):
            begun = "any" if start is None else name(start)
            raise ValueError(tell("tour-givens-start", first=number == 1, start=begun, **placed))
        if number == last and end not in (None, square):
            raise ValueError(tell("tour-givens-last", last=last, end=name(end), **told))
        if number != last and square == end:
            raise ValueError(tell("tour-givens-end", number=number, last=last, **placed))
    ends = [square for number, square in givens if number == last and last > 1]
    between = tuple(pair for pair in givens if 1 < pair[0] < last)
    return between, ends[0] if ends else end
