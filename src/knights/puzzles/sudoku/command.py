"""`knights sudoku`: a grid from a file or by name, with `places` as the default order."""

from argparse import ArgumentParser, Namespace

from knights.language import tell
from knights.puzzles.facets.command import Asked
from knights.puzzles.options import (
    add_parameters,
    is_file,
    read_file,
    read_number,
    read_parameters,
)
from knights.puzzles.sudoku import grid_text
from knights.puzzles.sudoku.kind import ENTRY, EXAMPLES
from knights.puzzles.sudoku.sudoku import Sudoku, example
from knights.terminal import note

# A file of this size has more than a hundred thousand grids.
MOST_BYTES = 16_000_000
MOST_GRIDS = 1_000_000

# The command's default order. Links have another, older one, so that they stay what they were.
ORDER = "places"


def add_arguments(parser: ArgumentParser) -> None:
    helps = {
        "givens": tell("sudoku-command-givens"),
        "order": tell("sudoku-command-order", order=ORDER),
    }
    add_parameters(parser, ENTRY, helps)
    parser.add_argument("--number", default="1", metavar="N", help=tell("sudoku-command-number"))
    parser.set_defaults(order=None)


def read_arguments(options: Namespace) -> Asked:
    givens = options.givens
    if givens == "-" or (len(givens) < 256 and is_file(givens)):
        givens = read_file(givens, MOST_BYTES)
    remark = ""
    text = example(givens) if givens in EXAMPLES else givens
    found = grid_text.read(text, read_number("number", options.number, MOST_GRIDS))
    if givens not in EXAMPLES:
        puzzle = Sudoku(f"{found.cells} {found.regions}".strip(), regions=options.regions)
        options.givens, options.regions = found.cells, puzzle.regions
    if found.told is not None:
        note(found.told)
    if options.order is None:
        options.order = ORDER
        remark = tell("sudoku-command-chosen", order=ORDER)
    return Asked("sudoku", read_parameters(options, ENTRY), remark=remark)
