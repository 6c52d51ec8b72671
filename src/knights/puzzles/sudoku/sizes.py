"""The signs and the sizes of grids, and the names of their cells."""

from math import isqrt
from types import MappingProxyType

DIGITS = "123456789ABCDEFG"
BLANKS = "0.-_*?"
# The rows of a grid with boxes, and of one with regions, by its number of cells.
SIDES = MappingProxyType({side * side: side for side in (4, 6, 9, 10, 12, 16)})
SQUARES = MappingProxyType({side * side: side for side in range(4, 17)})


def box_sides(n: int) -> tuple[int, int]:
    """The rows and columns of a box: the same number of both, or fewer rows.

    >>> [box_sides(n) for n in SIDES.values()]
    [(2, 2), (2, 3), (3, 3), (2, 5), (3, 4), (4, 4)]
    """
    high = max(rows for rows in range(1, isqrt(n) + 1) if n % rows == 0)
    return high, n // high


def number_boxes(n: int) -> list[int]:
    """The number of each cell's box, from 0."""
    high, wide = box_sides(n)
    return [cell // n // high * high + cell % n // wide for cell in range(n * n)]


def cell_name(n: int, cell: int) -> str:
    """A cell's name: row and column from the top left, both from 1, as in r3c7."""
    row, column = divmod(cell, n)
    return f"r{row + 1}c{column + 1}"
