"""Walls of a maze as text: digits row by row, or a drawn picture."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from knights.board import read_sides
from knights.language import tell
from knights.quoting import cite

# The sides of a maze: the page draws all of its cells.
LARGEST = 40

# The parts of a digit: a wall at the right of its cell, and a wall below it.
RIGHT, BELOW = 1, 2
START, EXIT = "S", "E"


class Grid(NamedTuple):
    """Rows of digits, the top row first, and the cells (row, column) of the letters S and E.

    A digit tells the walls at the right of its cell and below it; those around the grid are not in
    it.
    """

    rows: tuple[tuple[int, ...], ...]
    marked: dict[str, tuple[int, int]]


def read_grid(text: str) -> Grid:
    """Read sides such as 4x4 (no walls within), rows of digits, or a picture of the walls.

    Raises:
        ValueError: when it is none of these; the message says where and what would be right.
    """
    lines = text.strip("\n").rstrip().splitlines()
    if "+" in text:
        return read_lines(trim(lines))
    if "#" in text:
        return read_blocks(trim(lines))
    if "x" in text:
        rows, columns = read_sides(text)
        check_sides(rows, columns)
        return Grid(((0,) * columns,) * rows, {})
    return read_digits(text)


def read_digits(text: str) -> Grid:
    words = re.split(r"[.\s]+", text.strip())
    for number, word in enumerate(words, 1):
        if re.fullmatch("[0-3]+", word, re.ASCII) is None:
            raise ValueError(tell("maze-error-digits", row=str(number), text=cite(word)))
        if len(word) != len(words[0]):
            cells = {"cells": len(word), "first": len(words[0])}
            raise ValueError(tell("maze-error-row", row=str(number), **cells))
    check_sides(len(words), len(words[0]))
    return make_grid([[int(digit) for digit in word] for word in words], {})


def read_lines(lines: Sequence[str]) -> Grid:
    """Read a picture of corners `+` with `-` and `|` between them.

    The first line has all corners, so it tells how wide each column is drawn.
    """
    corners = [at for at, sign in enumerate(lines[0]) if sign == "+"]
    if len(corners) < 2 or len(lines) < 3 or len(lines) % 2 == 0:
        raise ValueError(tell("maze-error-lines", lines=len(lines), corners=len(corners)))
    check_sides(len(lines) // 2, len(corners) - 1)
    drawn = [line.ljust(corners[-1] + 1) for line in lines]
    across = [
        [bool(set(line[left + 1 : right]) & set("-_=")) for left, right in pairwise(corners)]
        for line in drawn[::2]
    ]
    along = [[line[at] == "|" for at in corners] for line in drawn[1::2]]
    cells = [[line[left + 1 : right] for left, right in pairwise(corners)] for line in drawn[1::2]]
    return read_walls(across, along, cells)


def read_blocks(lines: Sequence[str]) -> Grid:
    """Read a picture in which `#` is wall: every second sign of every second line is a cell."""
    width = max(map(len, lines))
    if len(lines) < 3 or len(lines) % 2 == 0 or width % 2 == 0:
        raise ValueError(tell("maze-error-blocks", lines=len(lines), width=width))
    check_sides(len(lines) // 2, width // 2)
    solid = [[sign == "#" for sign in line.ljust(width)] for line in lines]
    for row, line in enumerate(solid[1::2]):
        if True in line[1::2]:
            told = {"line": 2 * row + 2, "sign": 2 * line[1::2].index(True) + 2}
            raise ValueError(tell("maze-error-solid", **{key: str(at) for key, at in told.items()}))
    cells = [[*line.ljust(width)[1::2]] for line in lines[1::2]]
    return read_walls(
        [line[1::2] for line in solid[::2]], [line[::2] for line in solid[1::2]], cells
    )


def read_walls(
    across: Sequence[Sequence[bool]],
    along: Sequence[Sequence[bool]],
    cells: Sequence[Sequence[str]],
) -> Grid:
    """Make a grid of the walls above and below each row, and left and right of each cell.

    Raises:
        ValueError: when a wall around the grid is missing, or a letter is there twice.
    """
    for side, walls in (
        ("top", across[0]),
        ("bottom", across[-1]),
        ("left", [row[0] for row in along]),
        ("right", [row[-1] for row in along]),
    ):
        if not all(walls):
            raise ValueError(tell("maze-error-gap", side=side, place=str(walls.index(False) + 1)))
    marked: dict[str, tuple[int, int]] = {}
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            for letter in {START, EXIT} & set(cell.upper()):
                if letter in marked:
                    raise ValueError(tell("maze-error-letter", letter=letter))
                marked[letter] = row, column
    digits = [
        [RIGHT * right + BELOW * below for right, below in zip(line[1:], under, strict=True)]
        for line, under in zip(along, across[1:], strict=True)
    ]
    return make_grid(digits, marked)


def make_grid(digits: Sequence[Sequence[int]], marked: dict[str, tuple[int, int]]) -> Grid:
    """Leave out the walls around a grid, which are always there."""
    last, right = len(digits) - 1, len(digits[0]) - 1
    rows = (
        tuple(
            digit & ~(RIGHT * (column == right) | BELOW * (row == last))
            for column, digit in enumerate(line)
        )
        for row, line in enumerate(digits)
    )
    return Grid(tuple(rows), marked)


def check_sides(rows: int, columns: int) -> None:
    for side, number in (("rows", rows), ("columns", columns)):
        if number > LARGEST:
            raise ValueError(tell("maze-error-side", side=side, number=number, most=str(LARGEST)))
    if rows * columns < 2:
        raise ValueError(tell("maze-error-one"))


def write_grid(rows: Sequence[Sequence[int]]) -> str:
    """Write the walls: the sides alone, if there are none within.

    >>> write_grid([[0, 0], [0, 0]]), write_grid([[1, 0], [0, 0]])
    ('2x2', '10.00')
    """
    if not any(map(any, rows)):
        return f"{len(rows)}x{len(rows[0])}"
    return ".".join("".join(map(str, line)) for line in rows)


def trim(lines: Sequence[str]) -> list[str]:
    """Take off empty lines and the margin at the left, which a pasted picture may have."""
    drawn = [line.rstrip() for line in lines if line.strip()]
    margin = min(len(line) - len(line.lstrip()) for line in drawn)
    return [line[margin:] for line in drawn]
