"""A board with a tour as a line, and its numbers on it."""

from collections.abc import Sequence

from knights.appearance import colour
from knights.board import Board, file_name
from knights.drawings.sheet import (
    BOARD_DARK,
    BOARD_LIGHT,
    INK,
    PATH,
    SURFACE,
    make_sheet,
    write_text,
)
from knights.language import tell
from knights.puzzles.tour.tour import Tour

SQUARE = 40  # units of the picture
HALF = SQUARE // 2
MARGIN = 20
DISC = 12
STYLE = [
    f".light {{ fill: {BOARD_LIGHT} }} .dark {{ fill: {BOARD_DARK} }}",
    f".hole {{ fill: {colour('board-hole')} }}",
    f".tour {{ fill: none; stroke: {PATH}; stroke-width: 2.5; stroke-linejoin: round }}",
    f".disc {{ fill: {SURFACE} }} .end {{ fill: {SURFACE}; stroke: {PATH}; stroke-width: 2.5 }}",
    f".start {{ fill: {PATH} }}",
    f".number {{ font-size: 13px; font-weight: 600; fill: {INK} }} .first {{ fill: {SURFACE} }}",
    f".label {{ font-size: 11px; font-weight: 600; fill: {INK} }}",
]


def draw_tour(tour: Tour, path: Sequence[int]) -> str:
    """A picture of the board with the tour as a line, and the numbers of the moves."""
    board = tour.board
    width, height = board.columns * SQUARE + MARGIN, board.rows * SQUARE + MARGIN
    points = [place(board, square) for square in path]
    line = " ".join(f"{x},{y}" for x, y in points)
    closes = tour.closed and len(path) == tour.length
    shape = "polygon" if closes else "polyline"
    title = tell("tour-picture", board=str(board), depth=len(path), squares=tour.length)
    parts = [
        *(draw_square(board, square) for square in range(board.size)),
        *(
            write_text("label", MARGIN + HALF + x * SQUARE, height - MARGIN / 2, file_name(x))
            for x in range(board.columns)
        ),
        *(
            write_text("label", MARGIN / 2, height - MARGIN - HALF - y * SQUARE, str(y + 1))
            for y in range(board.rows)
        ),
        f'<{shape} class="tour" points="{line}"/>',
    ]
    for number, (x, y) in enumerate(points, start=1):
        kind = "start" if number == 1 else "end" if number == len(points) else "disc"
        first = " first" if number == 1 else ""
        parts.append(f'<circle class="{kind}" cx="{x}" cy="{y}" r="{DISC}"/>')
        parts.append(write_text(f"number{first}", x, y, str(number), 9 if number > 999 else None))
    return make_sheet(title, width, height, STYLE, parts)


def place(board: Board, square: int) -> tuple[int, int]:
    """The centre of a square in the picture, whose y grows downwards."""
    x = MARGIN + board.file(square) * SQUARE + HALF
    return x, (board.rows - 1 - board.rank(square)) * SQUARE + HALF


def draw_square(board: Board, square: int) -> str:
    x, y = place(board, square)
    shade = "hole" if square in board.holes else ("dark", "light")[board.colour(square)]
    at = f'x="{x - HALF}" y="{y - HALF}"'
    return f'<rect class="{shade}" {at} width="{SQUARE}" height="{SQUARE}"/>'
