"""The forms in which people write a way through a maze: cells, directions, or a marked grid.

Cells are (row, column), counted from 0 at the top left.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from knights.puzzles.maze.grid_text import BELOW, EXIT, RIGHT, START

# Rows and columns of a step, by the first letter of its name.
STEPS = {"u": (-1, 0), "r": (0, 1), "d": (1, 0), "l": (0, -1)}
STEPS |= {"n": STEPS["u"], "e": STEPS["r"], "s": STEPS["d"], "w": STEPS["l"]}
WORDS = {"up", "right", "down", "left", "north", "east", "south", "west"}

BLANKS = {None, 0, -1, "", ".", "-", "_", " ", "#"}

# A grid with more signs than these has numbers, or is something else.
MOST_SIGNS = 5

# Steps of the search for a path through all marked cells, which has hardly ever a choice.
MOST_TRACED = 10_000

type Cell = tuple[int, int]


@dataclass(frozen=True)
class WayForms:
    """A maze, as a way through it is read: its digits, its ends, and the names of its cells."""

    rows: Sequence[Sequence[int]]
    start: Cell
    end: Cell
    names: Mapping[str, Cell]

    @property
    def sides(self) -> tuple[int, int]:
        return len(self.rows), len(self.rows[0])

    def has(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.sides[0] and 0 <= cell[1] < self.sides[1]

    def find_bar(self, one: Cell, other: Cell) -> str | None:
        """Say why no step leads from a cell to another: "far" or "wall"; None if one does."""
        (row, column), (below, right) = sorted((one, other))
        if (below - row) + abs(right - column) != 1:
            return "far"
        return "wall" if self.rows[row][column] & (RIGHT if row == below else BELOW) else None

    def list_paths(self, value: Any) -> list[list[Cell]]:
        """All paths that a value may list, each of cells of the maze."""
        grid = read_grid(value)
        if grid is not None:
            return [*self.iter_numbered(grid)]
        if isinstance(value, dict):
            counted = value and all(type(item) is int for item in value.values())
            value = sorted(value, key=lambda key: value[key]) if counted else []
        items = list(value) if isinstance(value, list | tuple | str) else []
        if self.sides == (len(items), 2) and all(isinstance(item, list) for item in items):
            return []  # pairs, or the rows of the maze
        if not 0 < len(items) <= 4 * self.sides[0] * self.sides[1]:
            return []
        kinds = [self.iter_named, self.iter_led, self.iter_pairs]
        paths = [path for kind in kinds for path in kind(items)]
        return [path for path in paths if path and all(map(self.has, path))]

    def iter_named(self, items: Sequence[Any]) -> Iterator[list[Cell]]:
        names = [item.casefold() if isinstance(item, str) else "" for item in items]
        if self.names.keys() >= {*names}:
            yield [self.names[name] for name in names]

    def iter_led(self, items: Sequence[Any]) -> Iterator[list[Cell]]:
        """The cells to which directions lead: letters, or words."""
        if is_led(items):
            path = [self.start]
            for item in items:
                down, right = STEPS[item.casefold()[0]]
                path.append((path[-1][0] + down, path[-1][1] + right))
            yield path

    def list_flat(self, value: Any) -> list[list[Cell]]:
        """The cells that numbers may mean, which count them row by row from 0 or 1."""
        high, wide = self.sides
        if not isinstance(value, list | tuple) or not all(type(item) is int for item in value):
            return []
        return [
            [divmod(item - first, wide) for item in value]
            for first in (0, 1)
            if all(first <= item < first + high * wide for item in value)
        ]

    def iter_pairs(self, items: Sequence[Any]) -> Iterator[list[Cell]]:
        """Pairs, counted from 0 or 1, from the top or from below, the row first or last.

        In a picture of blocks each second row and column has cells.
        """
        if not all(isinstance(item, list | tuple) and len(item) == 2 for item in items):
            return
        if not all(type(part) is int for item in items for part in item):
            return
        blocks = [(a // 2, b // 2) for a, b in items if a % 2 and b % 2]
        plain = all(a % 2 or b % 2 for a, b in items) and len(blocks) > 1
        readings = [[(a - first, b - first) for a, b in items] for first in (0, 1)]
        for cells in (*readings, blocks) if plain else readings:
            for below, turned in product((False, True), (False, True)):
                told = [(b, a) for a, b in cells] if turned else cells
                yield [(self.sides[0] - 1 - a, b) for a, b in told] if below else told

    def iter_numbered(self, grid: Sequence[Sequence[Any]]) -> Iterator[list[Cell]]:
        """The cells of a grid in the order of its numbers, which count them."""
        if (len(grid), len(grid[0])) != self.sides:
            return
        cells = [
            (sign, (row, column))
            for row, line in enumerate(grid)
            for column, sign in enumerate(line)
            if type(sign) is int
        ]
        for first in (0, 1):
            told = sorted(pair for pair in cells if pair[0] >= first)
            if len(told) > 1 and [number for number, _ in told] == [
                *range(first, first + len(told))
            ]:
                yield [cell for _, cell in told]

    def list_marked(self, value: Any) -> list[set[Cell]]:
        """The cells with one sign in a grid; with S and E, where these are the ends."""
        grid, (high, wide) = read_grid(value), self.sides
        if grid is not None and (len(grid), len(grid[0])) == (2 * high + 1, 2 * wide + 1):
            grid = [line[1::2] for line in grid[1::2]]  # the cells in a picture of blocks
        if grid is None or (len(grid), len(grid[0])) != (high, wide):
            return []
        signs: dict[Any, set[Cell]] = {}
        for row, line in enumerate(grid):
            for column, sign in enumerate(line):
                signs.setdefault(sign, set()).add((row, column))
        ends = ({self.start} & signs.get(START, set())) | ({self.end} & signs.get(EXIT, set()))
        marks = signs.keys() - BLANKS - {START, EXIT} if len(signs) <= MOST_SIGNS else set()
        return [signs[sign] | ends for sign in marks]

    def trace(self, marks: set[Cell]) -> list[Cell] | None:
        """A path from the start to the exit through all marked cells, none of them twice."""
        stack, steps = [[self.start]] if {self.start, self.end} <= marks else [], 0
        while stack and steps < MOST_TRACED:
            path, steps = stack.pop(), steps + 1
            if path[-1] == self.end and len(path) == len(marks):
                return path
            row, column = path[-1]
            for down, right in (STEPS[letter] for letter in "urdl") if path[-1] != self.end else ():
                near = row + down, column + right
                if near in marks and near not in path and not self.find_bar(path[-1], near):
                    stack.append([*path, near])
        return None


def is_led(items: Any) -> bool:
    """Tell whether a value gives directions: letters, or words."""
    if not isinstance(items, list | tuple | str):
        return False
    words = {item.casefold() if isinstance(item, str) else "" for item in items}
    return bool(words) and (words <= STEPS.keys() or words <= WORDS)


def read_grid(value: Any) -> list[list[Any]] | None:
    """The rows of a value that has several, all of one width of more than 2 signs; else None."""
    rows = [
        list(row)
        for row in (value if isinstance(value, list | tuple) else ())
        if isinstance(row, list | tuple | str) and len(row) > 1
    ]
    plain = all(isinstance(sign, str | int | None) for row in rows for sign in row)
    if not rows or len(rows) != len(value) or len({*map(len, rows)}) > 1 or not plain:
        return None
    pairs = len(rows[0]) == 2 and all(type(sign) is int for row in rows for sign in row)
    names = all(isinstance(row, str) for row in value) and len(rows[0]) == 2
    return None if pairs or names else rows
