"""`knights queens`: shorter help texts, and an order that suits the number of queens."""

from argparse import ArgumentParser, Namespace

from knights.language import tell
from knights.puzzles.facets.command import Asked
from knights.puzzles.min_conflicts import CONFLICTS
from knights.puzzles.options import add_parameters, read_parameters
from knights.puzzles.queens.kind import ENTRY

# The largest number of queens for the order from the left: 28 take minutes.
FROM_LEFT = 25


def add_arguments(parser: ArgumentParser) -> None:
    helps = {
        "n": tell("queens-command-n"),
        "test": tell("queens-command-test"),
        "order": tell("queens-command-order", queens=FROM_LEFT),
    }
    add_parameters(parser, ENTRY, helps)
    parser.set_defaults(order=None)


def read_arguments(options: Namespace) -> Asked:
    if options.order is None:
        # A walk has no order.
        walks = options.strategy == CONFLICTS
        many = not walks and options.n.isdecimal() and int(options.n[:9]) > FROM_LEFT
        options.order = "fewest" if many else "left"
    return Asked("queens", read_parameters(options, ENTRY))
