"""A board: its squares, and the names of its files and ranks."""

from collections.abc import Iterable

from knights.appearance import colour
from knights.board import Board, file_name
from knights.drawings.sheet import (
    BOARD_DARK,
    BOARD_LIGHT,
    INK,
    make_sheet,
    rectangle,
    write_text,
)

SQUARE = 40  # units of the picture
HALF = SQUARE // 2
MARGIN = 20
EDGE = 4  # room for half of the line around a framed board
LABEL = f".label {{ font-size: 11px; font-weight: 600; fill: {INK} }}"
GROUND = [
    f".light {{ fill: {BOARD_LIGHT} }} .dark {{ fill: {BOARD_DARK} }}",
    f".hole {{ fill: {colour('board-hole')} }}",
]


def draw(board: Board) -> str:
    return draw_board(board, board.sides)


def draw_board(
    board: Board, title: str, style: Iterable[str] = (), parts: Iterable[str] = ()
) -> str:
    """Return a picture of the board with the given parts on it."""
    width, height = board.columns * SQUARE + MARGIN, board.rows * SQUARE + MARGIN
    ground = [
        *(draw_square(board, square) for square in range(board.size)),
        *write_names(board, height),
    ]
    return make_sheet(title, width, height, [*GROUND, LABEL, *style], [*ground, *parts])


def write_names(board: Board, height: float) -> list[str]:
    """Return the letters of the files below the squares, and the numbers of the ranks at the left.

    The squares end MARGIN above the picture's bottom, and begin MARGIN from its left.
    """
    foot = height - MARGIN
    return [
        *(
            write_text("label", MARGIN + HALF + x * SQUARE, foot + MARGIN / 2, file_name(x))
            for x in range(board.columns)
        ),
        *(
            write_text("label", MARGIN / 2, foot - HALF - y * SQUARE, str(y + 1))
            for y in range(board.rows)
        ),
    ]


def place(board: Board, square: int) -> tuple[int, int]:
    """Return the centre of a square in the picture, whose y grows downwards."""
    x = MARGIN + board.file(square) * SQUARE + HALF
    return x, (board.rows - 1 - board.rank(square)) * SQUARE + HALF


class FramedBoard:
    """The picture of a board with room for a line around it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.width, self.height = board.columns * SQUARE, board.rows * SQUARE
        # The path around the board.
        self.outline = rectangle(MARGIN, EDGE, self.width, self.height)

    def place(self, square: int) -> tuple[int, int]:
        """The centre of a square in the picture."""
        x, y = place(self.board, square)
        return x, EDGE + y

    def lines(self) -> str:
        """The path between all squares."""
        across = (f"M{MARGIN} {EDGE + y}h{self.width}" for y in range(SQUARE, self.height, SQUARE))
        along = (f"M{MARGIN + x} {EDGE}v{self.height}" for x in range(SQUARE, self.width, SQUARE))
        return "".join([*across, *along])

    def draw(self, title: str, style: Iterable[str], parts: Iterable[str]) -> str:
        """Return the whole picture; `parts` draw the squares and what is on them."""
        width, height = MARGIN + self.width + EDGE, EDGE + self.height + MARGIN
        names = write_names(self.board, height)
        return make_sheet(title, width, height, [LABEL, *style], [*parts, *names])


def draw_square(board: Board, square: int) -> str:
    x, y = place(board, square)
    shade = "hole" if square in board.holes else ("dark", "light")[board.colour(square)]
    at = f'x="{x - HALF}" y="{y - HALF}"'
    return f'<rect class="{shade}" {at} width="{SQUARE}" height="{SQUARE}"/>'
