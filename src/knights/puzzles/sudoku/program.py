"""The program of sudoku."""

from collections.abc import Iterator, Mapping
from typing import Any

from knights.language import tell
from knights.puzzles.program import Program, fill, invite, limit_of, read, stop_at, write
from knights.puzzles.sudoku.sizes import DIGITS, box_sides, cell_name
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.search import Goal

PACKAGE = "knights.puzzles.sudoku"

FEWEST = '''
def next_blank():
    """The blank with the fewest digits left."""
    return min(
        blanks(), key=count_left, default=None
    )

def count_left(cell):
    """How many digits fit there."""
    return sum(fits(cell, d) for d in digits)
'''

FEWEST_LEFT = '''
def next_blank(left):
    """The blank with the fewest digits left."""
    return min(
        blanks(), key=lambda cell: len(left[cell]), default=None
    )
'''
AGAIN = '''
def narrow(after, changed):
    """Go on with each cell that has changed, too."""
    for cell in changed:
        if len(after[cell]) == 1:
            for other in near[cell]:
                if after[cell] in after[other]:
                    after[other] = after[other].replace(after[cell], "")
                    changed.append(other)
    return after
'''

# The functions that know of boxes, where these are wider than high.
RECTANGLES = {
    "recursive": (
        "peers",
        '''
def peers(row, column):
    """The cells of its row, column and box."""
    top = row - (row - 1) % high
    left = column - (column - 1) % wide
    for i in range(n):
        yield row, i + 1
        yield i + 1, column
        yield top + i // wide, left + i % wide
''',
    ),
    "places": (
        "box_of",
        '''
def box_of(cell):
    """The number of its box, from 0."""
    row, column = cell
    return (row - 1) // high * high + (column - 1) // wide
''',
    ),
}


# The functions that know of boxes, where there are regions. Their names are digits.
PEERS = '''
def peers(row, column):
    """The cells of its row, column and region."""
    for i in range(n):
        yield row, i + 1
        yield i + 1, column
    for cell in grid:
        if region[cell] == region[row, column]:
            yield cell
'''
UNITS = '''
def make_units():
    """The rows, the columns, the regions."""
    for i in range(n):
        yield {cell for cell in grid if cell[0] == i + 1}
    for i in range(n):
        yield {cell for cell in grid if cell[1] == i + 1}
    for d in digits:
        yield {cell for cell in grid if region[cell] == d}
'''
REGION = """region = {
    (row, column): name
    for row, line in enumerate(regions.split(), 1)
    for column, name in enumerate(line, 1)
}"""


LEAST = '''
def options(left, cell):
    """What takes the least goes first."""
    return sorted(
        left[cell],
        key=lambda digit: count_lost(left, cell, digit),
    )

def count_lost(left, cell, digit):
    """How many other cells lose an option."""
    return sum(
        digit in left[other]
        for other in near[cell]
        if grid[other] == "."
    )
'''


def programs(puzzle: Sudoku, goal: Goal) -> Iterator[Program]:
    n = puzzle.n
    digits = DIGITS[:n]
    cells = {(row + 1, column + 1): row * n + column for row in range(n) for column in range(n)}
    numbers = {
        (cell, digit): number * n + value
        for cell, number in cells.items()
        for value, digit in enumerate(digits)
    }

    def tell_cell(cell: Any, around: Mapping[str, Any]) -> str:
        return cell_name(n, cells[cell]) if cell is not None else "None"

    def tell_grid(grid: Mapping[tuple[int, int], str], around: Mapping[str, Any]) -> str:
        filled = (cell for cell, digit in grid.items() if digit != "." and cells[cell] in blanks)
        told = [f"{cell_name(n, cells[cell])}={grid[cell]}" for cell in filled]
        return write(told) or tell("sudoku-value-given")

    def tell_left(left: Any, around: Mapping[str, Any]) -> str:
        if not isinstance(left, dict):  # a column in `peers`
            return write(left)
        told = [f"{cell_name(n, cells[cell])}={left[cell] or '-'}" for cell in left]
        return write([one for one, cell in zip(told, left, strict=True) if cells[cell] in blanks])

    blanks = set(puzzle.blanks)
    yield Program(
        "recursive" if puzzle.strategy == "backtrack" else "ahead",
        "sudoku",
        text=write_text(puzzle, goal),
        place="cell, digit",
        number=numbers.__getitem__,
        tell={
            "cell": tell_cell,
            "other": tell_cell,
            "grid": tell_grid,
            **dict.fromkeys(("left", "after", "start"), tell_left),
        },
        watched=("grid",),
        limit=limit_of(goal),
    )


def write_text(puzzle: Sudoku, goal: Goal) -> str:
    n = puzzle.n
    rows = (puzzle.givens[at : at + n] for at in range(0, n * n, n))
    codes: dict[str, str | None] = {
        "givens": "\n".join(['givens = """', *rows, '"""']),
        "digits": f'digits = "{DIGITS[:n]}"',
    }
    high, wide = box_sides(n)
    name = "places" if puzzle.order == "places" else "recursive"
    if puzzle.strategy != "backtrack":
        name = "ahead"
    if puzzle.regions:
        areas = [puzzle.regions[at : at + n] for at in range(0, n * n, n)]
        codes["box"] = "\n".join(['regions = """', *areas, f'"""\n{REGION}'])
        if name == "places":
            codes |= {"make_units": UNITS.strip("\n"), "box_of": None}
        else:
            codes["peers"] = PEERS.strip("\n")
    elif high == wide:
        codes["box"] = f"box = {high}"
    else:
        codes["box"] = f"high, wide = {high}, {wide}"
        part, text = RECTANGLES["places" if name == "places" else "recursive"]
        codes[part] = text.strip("\n")
    if puzzle.order == "fewest":
        fewest = FEWEST if puzzle.strategy == "backtrack" else FEWEST_LEFT
        codes["next_blank"] = fewest.strip("\n")
    if puzzle.strategy == "consistent":
        codes["narrow"] = AGAIN.strip("\n")
    text = fill(read(PACKAGE, name), **codes)
    if puzzle.values == "lcv":
        text = text.replace("for digit in left[cell]:", "for digit in options(left, cell):", 1)
        text = text.replace("\ndef look_ahead", f"{LEAST}\ndef look_ahead", 1)
    if puzzle.regions:
        text = (
            text.replace("and boxes", "and regions")
            .replace("and box", "and region")
            .replace("\n\n\n", "\n\n")
        )
    return stop_at(text, goal)


def starter(puzzle: Sudoku, goal: Goal) -> str:
    name = "fewest_options" if puzzle.order == "places" else "next_blank"
    return invite(write_text(puzzle, goal), name)
