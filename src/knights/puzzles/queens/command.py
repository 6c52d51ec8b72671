"""`knights queens`: shorter helps."""

from argparse import ArgumentParser, Namespace

from knights.puzzles.facets.command import Asked
from knights.puzzles.options import add_parameters, read_parameters
from knights.puzzles.queens.kind import ENTRY


def add_arguments(parser: ArgumentParser) -> None:
    helps = {"n": "how many", "test": "how a square is tested", "order": "which column is next"}
    add_parameters(parser, ENTRY, helps)


def read_arguments(options: Namespace) -> Asked:
    return Asked("queens", read_parameters(options, ENTRY))
