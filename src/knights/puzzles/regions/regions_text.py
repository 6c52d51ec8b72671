"""Regions of a board as text: a letter for each square, row by row from the top."""

import re
from collections.abc import Sequence
from string import ascii_uppercase

from knights.board import ORTHOGONAL, Board
from knights.graphs.pieces import find_pieces
from knights.language import tell
from knights.quoting import cite

# The largest side: the page draws all squares, and a link holds their letters.
LARGEST = 16
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
    near = board.neighbours(ORTHOGONAL)
    for sign in sorted(set(signs)):
        squares = [square for square in reversed(range(board.size)) if signs[square] == sign]
        pieces = find_pieces(near, squares)
        if len(pieces) > 1:
            ends = {"one": board.name(pieces[0][0]), "other": board.name(pieces[1][0])}
            raise ValueError(tell("regions-error-parts", region=sign, **ends))
