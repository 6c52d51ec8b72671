"""Grids from files and from what was pasted."""

from knights.language import tell
from knights.puzzles.entry import Values
from knights.puzzles.facets.file import Source, Taken
from knights.puzzles.sudoku import grid_text
from knights.puzzles.sudoku.sudoku import Sudoku


def read_source(source: Source, values: Values) -> Taken:
    """A grid in any of the forms that are read."""
    found = grid_text.read(source.text, source.number)
    puzzle = Sudoku(found.cells, regions=found.regions)
    digits = len(puzzle.givens) - puzzle.givens.count(".")
    side, regions = str(puzzle.n), bool(puzzle.regions)
    told = [tell("sudoku-text-read", side=side, digits=digits, regions=regions)]
    if found.told is not None:
        told.insert(0, found.told)
    read = {"givens": puzzle.givens, "regions": puzzle.regions}
    return Taken({**values, **read}, told, grids=found.grids)
