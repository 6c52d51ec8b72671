"""Draw a sudoku's grid."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from knights.appearance import colour
from knights.drawings.sheet import INK, PATH, RULE, make_sheet, rectangle, write_text
from knights.language import tell
from knights.puzzles.sudoku.sizes import DIGITS
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.search import State

CELL = 60
MARGIN = 4
STYLE = [
    f".paper {{ fill: {colour('grid-paper')} }} .given {{ fill: {colour('grid-given')} }}",
    f".thin {{ fill: none; stroke: {RULE}; stroke-opacity: 0.62 }}",
    f".box {{ fill: none; stroke: {RULE}; stroke-width: 3; stroke-linecap: square }}",
    "text { font-size: 34px }",
    f".was {{ font-weight: 700; fill: {INK} }} .entry {{ font-weight: 600; fill: {PATH} }}",
]


def draw_moment(puzzle: Sudoku, state: State) -> str:
    """Draw the grid: givens on a darker ground, and the digits filled in so far."""
    n, grid = puzzle.n, puzzle.grid(state.path)
    side = n * CELL
    givens = [cell for cell, digit in enumerate(puzzle.givens) if digit != "."]
    filled = sum(digit > 0 for digit in grid)
    cells = "".join(
        rectangle(MARGIN + cell % n * CELL, MARGIN + cell // n * CELL, CELL, CELL)
        for cell in givens
    )
    parts = [
        f'<path class="paper" d="{rectangle(MARGIN, MARGIN, side, side)}"/>',
        f'<path class="given" d="{cells}"/>',
        f'<path class="thin" d="{draw_rules(n)}"/>',
        f'<path class="box" d="{draw_walls(puzzle)}"/>',
    ]
    for cell, digit in enumerate(grid):
        if digit:
            x = MARGIN + (cell % n + 0.5) * CELL
            y = MARGIN + (cell // n + 0.5) * CELL
            kind = "entry" if puzzle.givens[cell] == "." else "was"
            parts.append(write_text(kind, x, y, DIGITS[digit - 1]))
    title = tell("sudoku-picture", n=n, filled=filled, cells=n * n)
    return make_sheet(title, side + 2 * MARGIN, side + 2 * MARGIN, STYLE, parts)


def draw_rules(n: int) -> str:
    """Lines around all cells."""
    side = n * CELL
    across = (f"M{MARGIN} {MARGIN + row * CELL}h{side}" for row in range(n + 1))
    down = (f"M{MARGIN + column * CELL} {MARGIN}v{side}" for column in range(n + 1))
    return "".join([*across, *down])


def draw_walls(puzzle: Sudoku) -> str:
    """Lines around boxes or regions, each as long as it is straight."""
    n, blocks = puzzle.n, [block for _, _, block in puzzle.layout.units]
    lines = []
    for at in range(n + 1):
        for sign, step in (("h", 1), ("v", n)):
            # The cells above a line, or left of it, and those on its other side.
            cells = range(at * n, at * n + n) if sign == "h" else range(at, at + n * n, n)
            inner = 0 < at < n
            parted = [not inner or blocks[c] != blocks[c - (n + 1 - step)] for c in cells]
            for begin, end in list_runs(parted):
                x, y = (begin, at) if sign == "h" else (at, begin)
                line = f"M{MARGIN + x * CELL} {MARGIN + y * CELL}{sign}{(end - begin) * CELL}"
                lines.append(line)
    return "".join(lines)


def list_runs(marks: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Begin and end of each run of marks."""
    begin = 0
    for mark, run in groupby(marks):
        end = begin + len([*run])
        if mark:
            yield begin, end
        begin = end
