"""Tours in links: many blocked squares as a number, and states that the page can read itself."""

import re
from collections.abc import Iterator, Sequence

from knights.board import parse_board
from knights.fragment import DIGITS
from knights.language import tell
from knights.move_orders import recolours, reversible
from knights.puzzles.entry import Values
from knights.puzzles.tour.halves import has_halves
from knights.puzzles.tour.kind import TOUR
from knights.puzzles.tour.strategies import LOOKS
from knights.puzzles.tour.tour import NAIVE, PRUNED, WARNSDORFF, Tour
from knights.quoting import cite

HOLES = re.compile("(?<=/holes=)[^/]+")


def contract(text: str) -> str:
    """Shorten a scenario's text for a link: many holes become a number, a bit a square."""
    found = HOLES.search(text)
    if not found:
        return text
    board = parse_board(text.split("/")[1])
    holes = [board.square(hole) for hole in found[0].split(",")]
    if 2 + max(holes) // 6 >= len(found[0]):
        return text
    digits = [0] * (1 + max(holes) // 6)
    for hole in holes:
        digits[hole // 6] |= 1 << hole % 6
    return HOLES.sub("~" + "".join(DIGITS[digit] for digit in reversed(digits)), text)


def expand(text: str) -> str:
    """Return the scenario's text that `contract` has shortened.

    Raises:
        ValueError: when a hole is not a square of the board.
    """
    found = HOLES.search(text)
    if not found or not found[0].startswith("~"):
        return text
    board, digits = parse_board(text.split("/")[1]), found[0][1:]
    wrong = ValueError(tell("link-holes", holes=cite(found[0]), board=board.sides))
    if not re.fullmatch("[A-Za-z0-9_-]+", digits, re.ASCII):
        raise wrong
    holes = [
        6 * place + bit
        for place, digit in enumerate(reversed(digits))
        for bit in range(6)
        if DIGITS.index(digit) >> bit & 1
    ]
    if not holes or holes[-1] >= board.size:
        raise wrong
    return HOLES.sub(",".join(map(board.name, holes)), text)


def revision(values: Values) -> str:
    """Return a text for the checksum of a state, which invalidates states of older searches."""
    if values["strategy"] not in (PRUNED, WARNSDORFF):
        return ""
    tour = TOUR.build(values)
    if values["strategy"] == WARNSDORFF:
        return "" if reversible(tour.moves) and not has_halves(tour) else ";2"
    ends = (tour.length + 1) // 2 if recolours(tour.moves) else tour.length
    return ";3" if has_halves(tour) or ends > LOOKS.ends else ";2"


def descend_open(puzzle: Tour, path: Sequence[int]) -> Iterator[Sequence[int]]:
    """Yield the free squares that moves lead to, for any strategy and goal.

    So the code of a state doesn't change when a strategy tries its squares in another order.
    """
    visited: set[int] = set()
    if not puzzle.root:
        yield puzzle.board.squares
    for square in path:
        visited.add(square)
        near = puzzle.neighbours[square]
        yield near if puzzle.strategy == NAIVE else [s for s in near if s not in visited]
