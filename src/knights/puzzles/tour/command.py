"""`knights tour`: every parameter is an option, and a tour may be constructed without a search."""

import sys
from argparse import ArgumentParser, Namespace

from knights.board import parse_board
from knights.language import tell, together
from knights.move_orders import LEAPERS, ORDERS, parse_leaper, read_moves
from knights.puzzles.entry import Parameter
from knights.puzzles.facets.command import Asked, Made
from knights.puzzles.options import add_goal, braces, list_values
from knights.puzzles.tour import text_styles, theory
from knights.puzzles.tour.catalogue_entry import ENTRY
from knights.puzzles.tour.construct import construct, refusal
from knights.puzzles.tour.tour import CONSTRUCT, PRUNED, WARNSDORFF, Tour
from knights.quoting import cite
from knights.terminal import FOUND

KNIGHT = set(ORDERS["textbook"])
# On a board with a longer side a search in a fixed move order may take for ever.
LARGE = 8
FORMS = ("fast", "recursive", "flag", "stack", "graph", "naive", "scheme")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("board", help=tell("tour-command-board"))
    add_goal(parser, ENTRY.name)
    parser.add_argument("--closed", action="store_true", help=tell("tour-command-closed"))
    for parameter in ENTRY.parameters:
        if parameter.name in ("board", "first"):
            continue
        fixed = parameter.type == "choice"
        parser.add_argument(
            f"--{parameter.name}",
            default=None if parameter.name in ("goal", "order") else parameter.default,
            dest="named_goal" if parameter.name == "goal" else parameter.name,
            metavar=braces(list_values(parameter)) if fixed else parameter.name.upper(),
            help=tell_parameter(parameter),
        )
    told = tell("tour-command-form")
    parser.add_argument("--form", default="fast", metavar=braces(FORMS), help=told)


def tell_parameter(parameter: Parameter) -> str:
    """A parameter's help text, with the names that it knows."""
    match parameter.name:
        case "goal":
            return tell("tour-command-goal")
        case "order":
            names = tell("tour-command-names", names=", ".join(ORDERS))
            return together(parameter.help, names, tell("tour-command-unnamed", side=LARGE))
        case "leaper":
            names = tell("tour-command-names", names=", ".join(LEAPERS))
            return together(parameter.help, names)
    return parameter.help


def choose_order(options: Namespace) -> None:
    """Choose an order if none is given: Warnsdorff's for a pruned search of a large board."""
    if options.order is not None:
        return
    options.order = ENTRY.parameter("order").default
    board = parse_board(options.board, options.holes)
    if options.strategy == PRUNED and max(board.rows, board.columns) > LARGE:
        options.strategy = WARNSDORFF


def read_arguments(options: Namespace) -> Asked | Made | int:
    if options.form not in FORMS:
        raise ValueError(tell("link-choice", name="form", value=cite(options.form), known=FORMS))
    options.goal = read_goal(options)
    choose_order(options)
    if options.strategy == CONSTRUCT:
        return put_together(options)
    values = {parameter.name: getattr(options, parameter.name) for parameter in ENTRY.parameters}
    return Asked("tour", values, options.form)


def read_goal(options: Namespace) -> str:
    """The goal in one word, from whichever options give it."""
    if options.named_goal is None:
        goal = "open" if options.goal == "first" else str(options.goal)
        if not options.closed:
            return goal
        return "closed" if goal == "open" else f"{goal}-closed"
    if options.closed or options.goal != "first":
        raise ValueError(tell("tour-command-two-goals", goal=cite(options.named_goal)))
    return str(options.named_goal)


def put_together(options: Namespace) -> Made | int:
    """Write a constructed tour, or return the puzzle if a theorem rules tours out."""
    board = parse_board(options.board, options.holes)
    start = None if options.start in ("any", "") else board.square(options.start)
    if options.goal not in ("open", "closed"):
        raise ValueError(tell("tour-command-construct-goal", goal=cite(options.goal)))
    if options.events:
        raise ValueError(tell("tour-command-construct-steps"))
    moves = read_moves(options.order, parse_leaper(options.leaper))
    if options.givens:
        told = {"givens": cite(options.givens), "strategy": repr(CONSTRUCT)}
        raise ValueError(tell("tour-error-construct-givens", **told))
    if options.form != "fast" or options.first != "1" or options.end or set(moves) != KNIGHT:
        raise ValueError(tell("tour-command-construct-one"))
    closed = options.goal == "closed"
    theorem = theory.known(board, closed=closed, start=start)
    if theorem is not None and not theorem.exists:
        return Made(Tour(board, start, closed=closed))
    if reason := refusal(board, start, closed):
        raise ValueError(reason)
    path = construct(board, start, closed)
    tour = Tour(board, path[0], closed=closed)
    sys.stdout.write(text_styles.write(tour, path, options.format))
    return FOUND
