"""`knights sudoku`: a grid from a file, or by name."""

from argparse import ArgumentParser, Namespace

from knights.language import tell
from knights.puzzles.facets.command import Asked
from knights.puzzles.options import add_parameters, is_file, read_file, read_parameters
from knights.puzzles.sudoku.kind import ENTRY


def add_arguments(parser: ArgumentParser) -> None:
    helps = {
        "givens": tell("sudoku-command-givens"),
        "order": tell("sudoku-command-order"),
    }
    add_parameters(parser, ENTRY, helps)
    # In links the one of before is the default: they are to open what they did.
    parser.set_defaults(order="fewest")


def read_arguments(options: Namespace) -> Asked:
    givens = options.givens
    if givens == "-" or (len(givens) < 256 and is_file(givens)):
        options.givens = read_file(givens)
    return Asked("sudoku", read_parameters(options, ENTRY))
