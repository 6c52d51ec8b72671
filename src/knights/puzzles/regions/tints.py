"""Colours of regions."""

from knights.board import ORTHOGONAL
from knights.puzzles.regions.regions import Regions

# How many colours of maps there are.
TINTS = 8


def list_tints(puzzle: Regions) -> list[int]:
    """A colour of maps for each region, from 1, so that no two beside each other share one."""
    near, squares = puzzle.board.neighbours(ORTHOGONAL), range(puzzle.size)
    regions = [region - 2 * puzzle.n for _, _, region in puzzle.lines_of]
    beside = {(regions[one], regions[other]) for one in squares for other in near[one]}
    tints: list[int] = []
    for region in range(puzzle.n):
        around = [tint for other, tint in enumerate(tints) if (region, other) in beside]
        turn = [1 + (region + later) % TINTS for later in range(TINTS)]
        tints.append(min(turn, key=around.count))
    return tints
