"""Draw a sudoku's grid."""

from knights.appearance import colour
from knights.drawings.sheet import INK, PATH, RULE, make_sheet, write_text
from knights.language import tell
from knights.puzzles.sudoku.grid_text import box_sides
from knights.puzzles.sudoku.sudoku import DIGITS, Sudoku
from knights.search import State

CELL = 60
MARGIN = 4
STYLE = [
    f".paper {{ fill: {colour('grid-paper')} }} .given {{ fill: {colour('grid-given')} }}",
    f".thin {{ fill: none; stroke: {RULE}; stroke-opacity: 0.55 }}",
    f".box {{ fill: none; stroke: {RULE}; stroke-width: 3; stroke-linecap: square }}",
    "text { font-size: 34px }",
    f".was {{ font-weight: 700; fill: {INK} }} .entry {{ font-weight: 600; fill: {PATH} }}",
]


def draw_sudoku(puzzle: Sudoku, state: State) -> str:
    """Draw the grid: givens on a darker ground, and the digits filled in so far."""
    n, grid = puzzle.n, puzzle.grid(state.path)
    side = n * CELL
    givens = [cell for cell, digit in enumerate(puzzle.givens) if digit != "."]
    filled = sum(digit > 0 for digit in grid)
    cells = "".join(
        f"M{MARGIN + cell % n * CELL} {MARGIN + cell // n * CELL}h{CELL}v{CELL}h-{CELL}z"
        for cell in givens
    )
    parts = [
        f'<path class="paper" d="M{MARGIN} {MARGIN}h{side}v{side}h-{side}z"/>',
        f'<path class="given" d="{cells}"/>',
        f'<path class="thin" d="{rules(n, 1, 1)}"/>',
        f'<path class="box" d="{rules(n, *box_sides(n))}"/>',
    ]
    for cell, digit in enumerate(grid):
        if digit:
            x = MARGIN + (cell % n + 0.5) * CELL
            y = MARGIN + (cell // n + 0.5) * CELL
            kind = "entry" if puzzle.givens[cell] == "." else "was"
            parts.append(write_text(kind, x, y, DIGITS[digit - 1]))
    title = tell("sudoku-picture", n=n, filled=filled, cells=n * n)
    return make_sheet(title, side + 2 * MARGIN, side + 2 * MARGIN, STYLE, parts)


def rules(n: int, high: int, wide: int) -> str:
    """Lines around cells, or around boxes of so many rows and columns."""
    side = n * CELL
    across = (f"M{MARGIN} {MARGIN + row * CELL}h{side}" for row in range(0, n + 1, high))
    down = (f"M{MARGIN + column * CELL} {MARGIN}v{side}" for column in range(0, n + 1, wide))
    return "".join([*across, *down])
