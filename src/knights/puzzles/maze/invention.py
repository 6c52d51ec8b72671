"""Invent mazes at random."""

from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values
from knights.puzzles.maze.grid_text import BELOW, RIGHT, write_grid

FEWEST, MOST = 5, 8
# Walls that are opened at the end, so that there are rings and several ways.
MOST_OPENED = 4


def invent(chance: Chance) -> Values:
    """Return a maze with one way between any two cells, after which some more walls are opened."""
    rows = FEWEST + chance.below(MOST - FEWEST + 1)
    columns = FEWEST + chance.below(MOST - FEWEST + 1)
    digits = carve(chance, rows, columns)
    for _ in range(chance.below(MOST_OPENED + 1)):
        row, column = chance.below(rows - 1), chance.below(columns - 1)
        digits[row][column] &= ~chance.pick((RIGHT, BELOW))
    return {"grid": write_grid(digits)}


def carve(chance: Chance, rows: int, columns: int) -> list[list[int]]:
    """Open walls on a walk that goes on at random to new cells, and back where there are none.

    Each cell but the first is entered once, so the maze has one way between any two cells.
    """
    digits = [
        [RIGHT * (column < columns - 1) | BELOW * (row < rows - 1) for column in range(columns)]
        for row in range(rows)
    ]
    path, new = [(0, 0)], {(row, column) for row in range(rows) for column in range(columns)}
    new.discard((0, 0))
    while path:
        row, column = path[-1]
        beside = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        free = [cell for cell in beside if cell in new]
        if not free:
            path.pop()
            continue
        other = chance.pick(free)
        above, left = min((row, column), other)
        digits[above][left] &= ~(RIGHT if other[0] == row else BELOW)
        new.discard(other)
        path.append(other)
    return digits


def prune(values: Values) -> Values:
    return values
