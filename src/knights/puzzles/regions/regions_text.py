"""Regions of a board as text: a letter for each square, row by row from the top."""

import re
from collections.abc import Iterable, Sequence
from string import ascii_uppercase

from knights.board import Board
from knights.language import tell
from knights.quoting import cite

# The largest side: the page draws all squares, and a link holds their letters.
LARGEST = 16
SIDES = [(0, 1), (1, 0), (0, -1), (-1, 0)]
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def read_regions(text: str) -> tuple[str, ...]:
    """Return the rows of regions, the top row first; the regions are called A, B, C as they come.

    Rows are separated by dots, blanks or line breaks; a square has a letter or a digit.

    >>> read_regions("112 132 332")
    ('AAB', 'ACB', 'CCB')

    Raises:
        ValueError: when the board is no square, has not as many regions as rows, or a region is in
            parts; the message says where.
    """
    rows = re.split(r"[.\s]+", text.strip().upper())
    for number, row in enumerate(rows, 1):
        if re.fullmatch("[A-Z0-9]+", row, re.ASCII) is None:
            raise ValueError(tell("regions-error-letters", row=str(number), text=cite(row)))
        if len(row) != len(rows[0]):
            squares = {"squares": len(row), "first": len(rows[0])}
            raise ValueError(tell("regions-error-row", row=str(number), **squares))
    if len(rows) != len(rows[0]):
        raise ValueError(tell("regions-error-square", rows=len(rows), columns=len(rows[0])))
    if len(rows) > LARGEST:
        raise ValueError(tell("regions-error-side", number=len(rows), most=str(LARGEST)))
    signs = "".join(rows)
    names = dict(zip(dict.fromkeys(signs), ascii_uppercase, strict=False))
    if len(set(signs)) != len(rows):
        told = {"regions": len(set(signs)), "rows": len(rows)}
        raise ValueError(tell("regions-error-number", **told))
    check_joined(rows)
    return tuple("".join(names[sign] for sign in row) for row in rows)


def check_joined(rows: Sequence[str]) -> None:
    """Raise ValueError if the squares of a region do not hang together over their sides."""
    board, signs = Board(len(rows)), "".join(reversed(rows))
    near = board.neighbours(SIDES)
    for sign in sorted(set(signs)):
        squares = {square for square, other in enumerate(signs) if other == sign}
        piece = find_piece(near, squares)
        if apart := squares - piece:
            ends = {"one": board.name(max(piece)), "other": board.name(max(apart))}
            raise ValueError(tell("regions-error-parts", region=sign, **ends))


def find_piece(near: Sequence[Sequence[int]], squares: Iterable[int]) -> set[int]:
    """The squares that hang together with the last of some squares, over sides."""
    left = set(squares)
    queue = [max(left)] if left else []
    left.difference_update(queue)
    for square in queue:
        new = [other for other in near[square] if other in left]
        left.difference_update(new)
        queue += new
    return set(queue)
