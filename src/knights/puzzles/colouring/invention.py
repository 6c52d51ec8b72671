"""Invent a map at random: regions grow over a grid, whose corners are then moved."""

from collections import Counter

from knights.fragment import encode
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values

# The number of cells in a row or a column of the grid; the number of regions.
SIDES = (4, 5)
FEWEST, MOST = 9, 13
# The side of a cell, and how far a corner may move either way: too little for lines to cross.
UNIT, SHIFT = 10, 2

Cell = tuple[int, int]
Side = tuple[Cell, Cell]


def invent(chance: Chance) -> Values:
    width, height = chance.pick(SIDES) + 1, chance.pick(SIDES)
    owners = grow(chance, width, height, FEWEST + chance.below(MOST - FEWEST + 1))
    corners = {
        (x, y): (UNIT * x + move(chance), UNIT * y + move(chance))
        for y in range(height + 1)
        for x in range(width + 1)
    }
    lines = join(find_borders(owners, width, height))
    text = ";".join(
        " ".join(f"{x},{y}" for x, y in (corners[corner] for corner in line)) for line in lines
    )
    return {"map": encode(text), "colours": chance.pick("344")}


def prune(values: Values) -> Values:
    return {**values, "order": "dsatur"}


def move(chance: Chance) -> int:
    return chance.below(2 * SHIFT + 1) - SHIFT


def grow(chance: Chance, width: int, height: int, regions: int) -> dict[Cell, int]:
    """Return the region of each cell: each region begins at one cell and takes free neighbours."""
    cells = chance.shuffle((x, y) for y in range(height) for x in range(width))
    owners = {cell: region for region, cell in enumerate(cells[:regions])}
    while len(owners) < len(cells):
        for cell in chance.shuffle(cell for cell in cells if cell not in owners):
            near = [other for other in around(cell) if other in owners]
            if near:
                owners[cell] = owners[chance.pick(near)]
                break
    return owners


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def find_borders(owners: dict[Cell, int], width: int, height: int) -> list[Side]:
    """The sides of cells between two regions, or between a region and the outside."""
    upright = [
        ((x, y), (x, y + 1))
        for x in range(width + 1)
        for y in range(height)
        if owners.get((x - 1, y)) != owners.get((x, y))
    ]
    level = [
        ((x, y), (x + 1, y))
        for y in range(height + 1)
        for x in range(width)
        if owners.get((x, y - 1)) != owners.get((x, y))
    ]
    return upright + level


def join(sides: list[Side]) -> list[list[Cell]]:
    """Join all sides to as few lines as possible: each begins where an odd number of them meet."""
    rest = dict.fromkeys(sides)
    lines: list[list[Cell]] = []
    while rest:
        meeting = Counter(corner for side in rest for corner in side)
        line = [next((corner for corner in meeting if meeting[corner] % 2), next(iter(meeting)))]
        while side := next((side for side in rest if line[-1] in side), None):
            del rest[side]
            line.append(side[1] if side[0] == line[-1] else side[0])
        lines.append(line)
    return lines
