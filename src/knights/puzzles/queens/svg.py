"""Draw a board with queens."""

from collections.abc import Iterator

from knights.appearance import appearance, colour, opacity
from knights.board import file_name
from knights.drawings.sheet import BOARD_DARK, BOARD_LIGHT, INK, make_sheet, number, write_text
from knights.language import tell
from knights.puzzles.queens.queens import Queens, attacks, open_columns, square
from knights.search import State

SQUARE = 60
MARGIN = 24
QUEEN: str = appearance()["queen"]  # on 100 x 100
STYLE = [
    f".light {{ fill: {BOARD_LIGHT} }} .dark {{ fill: {BOARD_DARK} }}",
    f".hole {{ fill: {colour('board-hole')} }}",
    f".attacked {{ fill: {colour('attacked')}; fill-opacity: {opacity('attacked')} }}",
    f".queen {{ fill: {colour('knight')}; stroke: {colour('knight-edge')}; stroke-width: 7;"
    " stroke-linejoin: round;"
    " paint-order: stroke }",
    f".given {{ fill: {colour('knight-edge')}; stroke: {colour('knight')} }}",
    f".label {{ font-size: 13px; font-weight: 600; fill: {INK} }}",
]


def draw_queens(puzzle: Queens, state: State) -> str:
    """Draw the board with its queens and, while some are missing, the attacked squares."""
    n, placed = puzzle.n, len(state.path)
    board, side = n * SQUARE, n * SQUARE + MARGIN
    names = " ".join(square(n, queen) for queen in state.path)
    title = tell("queens-picture", n=n, placed=placed, squares=names)
    parts = [
        f'<path class="light" d="M{MARGIN} 0h{board}v{board}h-{board}z"/>',
        f'<path class="dark" d="{"".join(outline(n, choice) for choice in dark_squares(n))}"/>',
    ]
    if puzzle.holes:
        holes = "".join(outline(n, choice) for choice in sorted(puzzle.holes))
        parts.append(f'<path class="hole" d="{holes}"/>')
    if placed < n:
        attacked = "".join(outline(n, choice) for choice in attacked_squares(puzzle, state))
        parts.append(f'<path class="attacked" d="{attacked}"/>')
    for i in range(n):
        middle = i * SQUARE + SQUARE / 2
        parts.append(write_text("label", MARGIN + middle, board + MARGIN / 2, file_name(i)))
        parts.append(write_text("label", MARGIN / 2, board - middle, str(i + 1)))
    scale = 0.74 * SQUARE / 100
    for queen in state.path:
        x, y = corner(n, queen)
        move = f"translate({number(x + 0.13 * SQUARE)} {number(y + 0.13 * SQUARE)})"
        kind = "queen given" if queen in puzzle.givens else "queen"
        parts.append(f'<path class="{kind}" transform="{move} scale({scale:.3f})" d="{QUEEN}"/>')
    return make_sheet(title, side, side, STYLE, parts)


def corner(n: int, choice: int) -> tuple[int, int]:
    """The upper left corner of a square."""
    column, row = divmod(choice, n)
    return MARGIN + column * SQUARE, (n - 1 - row) * SQUARE


def outline(n: int, choice: int) -> str:
    x, y = corner(n, choice)
    return f"M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z"


def dark_squares(n: int) -> Iterator[int]:
    """Every second square, beginning with a1."""
    return (choice for choice in range(n * n) if sum(divmod(choice, n)) % 2 == 0)


def attacked_squares(puzzle: Queens, state: State) -> Iterator[int]:
    """The squares of open columns that a queen attacks, without blocked ones."""
    n = puzzle.n
    for column in open_columns(n, state.path):
        for choice in range(column * n, column * n + n):
            if choice not in puzzle.holes and any(
                attacks(n, queen, choice) for queen in state.path
            ):
                yield choice
