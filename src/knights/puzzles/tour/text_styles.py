"""Tours as text: in the layout of each of the published programs, and as JSON, CSV and SVG.

An incomplete path is written as far as it goes; a square without a number is `.`, a blocked
one `#`. Plain text has the given numbers that the path has not come to in brackets.
"""

import json
from collections.abc import Callable, Sequence

from knights.board import FREE, HOLE
from knights.mistakes import unknown
from knights.puzzles.tour.tour import Tour
from knights.quoting import cite


def write(tour: Tour, path: Sequence[int], style: str = "text") -> str:
    """Write the board with the numbers of the moves, in a style, ending with a newline.

    >>> from knights.board import Board
    >>> print(write(Tour(Board(3, 4)), [0, 9, 7, 2, 4, 10, 3, 5, 11, 6, 8, 1], "geeks"), end="")
    10 1 5 8
    4 7 9 2
    0 11 3 6

    Raises:
        ValueError: when there is no such style.
    """
    if style not in STYLES:
        raise unknown("format", cite(style), [*STYLES])
    return STYLES[style](tour, path)


def number(tour: Tour, path: Sequence[int], first: int = 1) -> list[list[str]]:
    """The numbers of the squares, the top rank first, from the left; the start has `first`."""
    board = tour.board
    cells = [HOLE if square in board.holes else FREE for square in range(board.size)]
    for move, square in enumerate(path, start=first):
        cells[square] = str(move)
    ranks = [cells[rank * board.columns : (rank + 1) * board.columns] for rank in range(board.rows)]
    return ranks[::-1]


def write_plain(tour: Tour, path: Sequence[int]) -> str:
    """Write numbers right-aligned, in columns as wide as the widest number."""
    width = len(str(tour.length))
    ranks = number(tour, path)
    columns = tour.board.columns
    for due, square in tour.givens:
        if square not in path:
            rank = ranks[-1 - square // columns]
            rank[square % columns] = f"({due})"
            width = max(width, len(rank[square % columns]))
    return "".join(" ".join(cell.rjust(width) for cell in rank) + "\n" for rank in ranks)


def write_sutcliffe(tour: Tour, path: Sequence[int]) -> str:
    """Write numbers five wide, a blank line after each rank, and the verdict if there is one."""
    ranks = ["".join(cell.rjust(5) for cell in rank) + "\n\n" for rank in number(tour, path)]
    return "".join(ranks) + ("path found!\n" if len(path) == tour.length else "")


def write_geeks(tour: Tour, path: Sequence[int]) -> str:
    """Write numbers from 0, one space between."""
    return "".join(" ".join(rank) + "\n" for rank in number(tour, path, first=0))


def write_geeks_all(tour: Tour, path: Sequence[int]) -> str:
    """Write numbers from 1, one space between."""
    return "".join(" ".join(rank) + "\n" for rank in number(tour, path))


def write_textbook(tour: Tour, path: Sequence[int]) -> str:
    """Write ranks labelled on the left, a rule, and the letters of the files."""
    signs = {square: str(move) for move, square in enumerate(path, start=1)}
    return tour.board.text(signs, len(str(tour.length))) + "\n"


def write_horse(tour: Tour, path: Sequence[int]) -> str:
    """Write numbers from 1, in columns four wide."""
    return "".join(
        "".join(cell.rjust(2).ljust(4) for cell in rank).rstrip() + "\n"
        for rank in number(tour, path)
    )


def write_json(tour: Tour, path: Sequence[int]) -> str:
    """Write one line: the board, whether a closed tour was wanted and is complete, the squares."""
    board = tour.board
    return (
        json.dumps(
            {
                "board": board.sides,
                "holes": [board.name(hole) for hole in sorted(board.holes)],
                **({"givens": write_given_names(tour)} if tour.givens else {}),
                "closed": tour.closed,
                "complete": len(path) == tour.length,
                "squares": [board.name(square) for square in path],
            }
        )
        + "\n"
    )


def write_given_names(tour: Tour) -> dict[int, str]:
    return {number: tour.board.name(square) for number, square in tour.givens}


def write_csv(tour: Tour, path: Sequence[int]) -> str:
    """Write a line a move: its number from 1, the square's name, file and rank from 1."""
    board = tour.board
    lines = ["move,square,file,rank"]
    for move, square in enumerate(path, start=1):
        file, rank = board.file(square) + 1, board.rank(square) + 1
        lines.append(f"{move},{board.name(square)},{file},{rank}")
    return "\n".join(lines) + "\n"


def write_svg(tour: Tour, path: Sequence[int]) -> str:
    from knights.puzzles.tour.svg import draw_tour  # seldom needed

    return draw_tour(tour, path)


STYLES: dict[str, Callable[[Tour, Sequence[int]], str]] = {
    "text": write_plain,
    "sutcliffe": write_sutcliffe,
    "geeks": write_geeks,
    "geeks-all": write_geeks_all,
    "textbook": write_textbook,
    "horse": write_horse,
    "json": write_json,
    "csv": write_csv,
    "svg": write_svg,
}

# The texts of the published programs when there is no tour.
FAILURES = {
    "sutcliffe": "no path found",
    "horse": "The traversal failed.",
}
