"""A board with a tour as a line."""

from collections.abc import Sequence

from knights.appearance import colour
from knights.board import Board
from knights.drawings.sheet import BOARD_DARK, BOARD_LIGHT, PATH
from knights.language import tell
from knights.puzzles.tour.tour import Tour

SQUARE = 40  # units of the picture
HOLE = colour("board-hole")
STYLE = f"""\
.light {{ fill: {BOARD_LIGHT} }} .dark {{ fill: {BOARD_DARK} }} .hole {{ fill: {HOLE} }}
.tour {{ fill: none; stroke: {PATH}; stroke-width: 2.5; stroke-linejoin: round }}
.ends {{ fill: {PATH} }} text {{ font: 11px sans-serif; fill: #33312d }}"""


def draw_tour(tour: Tour, path: Sequence[int]) -> str:
    """A picture of the board with the tour as a line, and the numbers of the moves."""
    board = tour.board
    width, height = board.columns * SQUARE, board.rows * SQUARE
    points = [place(board, square) for square in path]
    line = " ".join(f"{x},{y}" for x, y in points)
    closes = tour.closed and len(path) == tour.length
    shape = "polygon" if closes else "polyline"
    title = tell("tour-picture", board=str(board), depth=len(path), squares=tour.length)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
        *(draw_square(board, square) for square in range(board.size)),
        f'<{shape} class="tour" points="{line}"/>',
    ]
    ends = points if len(points) < 2 else [points[0], points[-1]]
    parts += [f'<circle class="ends" cx="{x}" cy="{y}" r="4"/>' for x, y in ends]
    half = SQUARE // 2
    parts += [
        f'<text x="{x - half + 3}" y="{y - half + 12}">{move}</text>'
        for move, (x, y) in enumerate(points, start=1)
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def place(board: Board, square: int) -> tuple[int, int]:
    """The centre of a square in the picture, whose y grows downwards."""
    half = SQUARE // 2
    x = board.file(square) * SQUARE + half
    return x, (board.rows - 1 - board.rank(square)) * SQUARE + half


def draw_square(board: Board, square: int) -> str:
    x, y = place(board, square)
    half = SQUARE // 2
    shade = "hole" if square in board.holes else ("dark", "light")[board.colour(square)]
    return (
        f'<rect class="{shade}" x="{x - half}" y="{y - half}" width="{SQUARE}" height="{SQUARE}"/>'
    )
