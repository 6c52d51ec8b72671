"""The command line: every puzzle and every program of the library.

    knights tour 5x5 --start 3,3 --order sutcliffe --format sutcliffe

Exit status: 0 found; 1 none exists (proved or exhausted: it says which); 2 bad input, in one line;
3 stopped by a limit, which proves nothing; 4 the output could not be written; 130 Ctrl-C.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from knights import __version__
from knights.board import LEAPERS, ORDERS, parse_board, parse_leaper
from knights.command.console import Job, count_events, fail, show_moment, solve, write_events
from knights.drawings import Ground
from knights.graphs import graph
from knights.maps import map as maps
from knights.maps.map import Map
from knights.puzzles.colouring.colouring import MOST_COLOURS, Colouring, fewest
from knights.puzzles.entry import TOUR, Parameter, find_entry
from knights.puzzles.registry import encode, read_moves
from knights.puzzles.tour import text, theory
from knights.puzzles.tour.construct import construct, refusal
from knights.puzzles.tour.tour import Tour
from knights.quoting import MOST_SAID, cite, cut
from knights.scenario import link
from knights.scenario.export import STYLES, find_ground
from knights.scenario.link import Link
from knights.scenario.scenario import Scenario, build, make, parse, wanted
from knights.search import Goal
from knights.terminal import (
    BAD_INPUT,
    FOUND,
    INTERRUPTED,
    NONE,
    STOPPED,
    UNWRITTEN,
    abandon,
    mend,
    note,
)

KNIGHT = set(ORDERS["textbook"])
FORMS = ("fast", "recursive", "flag", "stack", "graph", "naive", "scheme")
TOUR_STYLES = tuple(text.STYLES)
QUEENS_STYLES = ("text", "textbook", *STYLES[1:])
MOST_EVENTS = 10**15


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, like all others, and whose help is not lost unsaid."""

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)

    def print_help(self, file: Any = None) -> None:
        (file or sys.stdout).write(self.format_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    mend()
    try:
        status = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except (ValueError, OSError) as mistake:
        if isinstance(mistake, OSError) and mistake.filename is None:
            return give_up(mistake)
        note(explain(mistake))
        return BAD_INPUT
    except KeyboardInterrupt:
        note("interrupted")
        return INTERRUPTED
    return status


def give_up(failure: OSError) -> int:
    """End where the output cannot be written; whoever stopped reading it has seen enough."""
    abandon(sys.stdout)
    if not isinstance(failure, BrokenPipeError):
        note(f"output: {failure.strerror}")
    return UNWRITTEN


def explain(mistake: Exception) -> str:
    if isinstance(mistake, OSError):
        return f"file {cite(mistake.filename)}: {mistake.strerror}"
    return cut(" ".join(str(mistake).split()), MOST_SAID)


def run(arguments: list[str]) -> int:
    events = arguments[:1] == ["events"]
    parser = make_parser()
    try:
        options = parser.parse_args(arguments[1:] if events else arguments)
    except SystemExit:  # --help has been answered
        return FOUND
    if not events and options.version:
        print(__version__)
        return FOUND
    if not hasattr(options, "prepare"):
        parser.print_help()
        return BAD_INPUT
    options.events = events or options.count_events
    prepare: Callable[[argparse.Namespace], Job | int] = options.prepare
    job = prepare(options)
    if isinstance(job, int):
        return job
    job.limit, job.detailed = options.max_events, options.detailed
    if job.style == "svg" and job.goal != "first" and not options.events:
        raise ValueError("format 'svg': it shows one solution; ask for the first one")
    if options.count_events:
        return count_events(job)
    return write_events(job) if events else solve(job)


def make_parser() -> Parser:
    parser = Parser(
        prog="knights",
        description="Backtracking search as a stream of events.",
        epilog=list_choices(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="show the version")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def add(name: str, styles: Sequence[str], help: str) -> Parser:
        return commands.add_parser(name, parents=[make_common(styles)], help=help)

    add_tour(add("tour", TOUR_STYLES, "a tour of a board"))
    add_queens(add("queens", QUEENS_STYLES, "queens that do not attack"))
    add_colour(add("colour", STYLES, "colour a map"))
    add_dfs(add("dfs", STYLES, "depth-first search in a graph"))
    add_sudoku(add("sudoku", STYLES, "solve a sudoku"))
    add_run(add("run", (), "search what a link says"))
    commands.add_parser(
        "events", help="any of the above, written as events, one JSON object a line"
    ).add_argument("command", nargs="...")
    return parser


def list_choices() -> str:
    """What the options with fixed choices may be, for the general help."""
    orders = {
        "of a tour": [*ORDERS, "or moves such as 1,2;2,1"],
        "of regions": list_values(find_entry("colouring").parameter("order")),
        "of neighbours": list_values(find_entry("graph").parameter("order")),
        "of cells": list_values(find_entry("sudoku").parameter("order")),
    }
    rows = [
        ("--format", f"of a tour: {', '.join(TOUR_STYLES)}"),
        ("", f"of all others: {', '.join(STYLES)}; of queens textbook, too"),
        ("--order", f"of a tour: {', '.join(orders.pop('of a tour'))}"),
        *(("", f"{what}: {', '.join(values)}") for what, values in orders.items()),
        ("--all", "all solutions instead of the first; --count, --first K, --closed (tours)"),
        ("--goal", f"of a tour: {', '.join(list_values(TOUR.parameter('goal')))}"),
        ("--strategy", f"of a tour: {', '.join(list_values(TOUR.parameter('strategy')))}"),
    ]
    lines = [f"  {name:<12}{told}" for name, told in rows]
    last = "'knights COMMAND --help' tells all options of a command."
    return "\n".join(["choices:", *lines, "", last])


def list_values(parameter: Parameter) -> list[str]:
    return [choice.value for choice in parameter.choices]


def braces(values: Sequence[str]) -> str:
    """Choices as a help shows them."""
    return f"{{{','.join(values)}}}"


def make_common(styles: Sequence[str]) -> Parser:
    common = Parser(add_help=False)
    common.add_argument("--max-events", type=read_count, metavar="N", help="stop after N events")
    common.add_argument(
        "--format",
        default="text",
        metavar=braces(styles) if styles else None,
        help="how a solution is written" if styles else "how it is written: as for its puzzle",
    )
    common.add_argument("--count-events", action="store_true", help="only the numbers, as JSON")
    common.add_argument("--detailed", action="store_true", help="events: refused candidates too")
    return common


def read_count(value: str) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > len(str(MOST_EVENTS)):
        number = f"{cite(value)}: it must be a number from 0 to {MOST_EVENTS}"
        raise argparse.ArgumentTypeError(number)
    return int(value)


def add_goal(parser: argparse.ArgumentParser, what: str = "solutions") -> None:
    goal = parser.add_mutually_exclusive_group()
    goal.add_argument("--all", action="store_const", const="all", dest="goal", help=f"all {what}")
    goal.add_argument(
        "--count",
        action="store_const",
        const="count",
        dest="goal",
        help=f"print how many {what} there are",
    )
    goal.add_argument("--first", default="1", metavar="K", help=f"the first K {what}")
    parser.set_defaults(goal="first")


def add_tour(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", help="ROWSxCOLUMNS, such as 8x8")
    add_goal(parser, "tours")
    parser.add_argument(
        "--closed", action="store_true", help="a move must lead from the end back to the start"
    )
    for parameter in TOUR.parameters:
        if parameter.name in ("board", "first"):
            continue
        fixed = parameter.type == "choice"
        parser.add_argument(
            f"--{parameter.name}",
            default=None if parameter.name == "goal" else parameter.default,
            dest="named_goal" if parameter.name == "goal" else parameter.name,
            metavar=braces(list_values(parameter)) if fixed else parameter.name.upper(),
            help="all that in one word" if parameter.name == "goal" else tell_parameter(parameter),
        )
    parser.add_argument(
        "--form", default="fast", metavar=braces(FORMS), help="which program searches"
    )
    parser.set_defaults(prepare=prepare_tour)


def tell_parameter(parameter: Parameter) -> str:
    """A parameter's help, with the names that there are beside what can be written out."""
    named: dict[str, Iterable[str]] = {"order": ORDERS, "leaper": LEAPERS}
    names = named.get(parameter.name)
    return f"{parameter.help} Names: {', '.join(names)}." if names else parameter.help


def read_tour_goal(options: argparse.Namespace) -> str:
    """The goal in one word, however it was asked for."""
    if options.named_goal is None:
        goal = "open" if options.goal == "first" else str(options.goal)
        if not options.closed:
            return goal
        return "closed" if goal == "open" else f"{goal}-closed"
    if options.closed or options.goal != "first":
        raise ValueError(
            f"goal {cite(options.named_goal)}: it says all that --all, --count and --closed say;"
            " leave one or the other out"
        )
    return str(options.named_goal)


def prepare_tour(options: argparse.Namespace) -> Job | int:
    check_style(options.format, TOUR_STYLES)
    if options.form not in FORMS:
        raise ValueError(f"form {cite(options.form)}: it must be one of {', '.join(FORMS)}")
    options.goal = read_tour_goal(options)
    if options.strategy == "construct":
        return build_tour(options)
    values = {parameter.name: getattr(options, parameter.name) for parameter in TOUR.parameters}
    scenario = make("tour", values)
    goal = wanted(scenario)
    if goal != "first" and options.format == "svg":
        raise ValueError("format 'svg': it shows one tour; ask for the first one")
    return Job("tour", build(scenario), goal, style=options.format, form=options.form)


def build_tour(options: argparse.Namespace) -> int:
    """Write a tour that is put together without a search."""
    board = parse_board(options.board, options.holes)
    start = None if options.start in ("any", "") else board.square(options.start)
    if options.goal not in ("open", "closed"):
        raise ValueError(
            f"goal {cite(options.goal)}: construct knows one tour; choose open or closed"
        )
    if options.events:
        raise ValueError("strategy 'construct': it does not search, and has no events")
    moves = read_moves(options.order, parse_leaper(options.leaper))
    if options.form != "fast" or options.first != "1" or options.end or set(moves) != KNIGHT:
        raise ValueError(
            "strategy 'construct': it joins one knight's tour; leave --form, --first, --end and"
            " other moves out, or choose another"
        )
    closed = options.goal == "closed"
    theorem = theory.known(board, closed=closed, start=start)
    if theorem is not None and not theorem.exists:
        job = Job("tour", Tour(board, start, closed=closed), style=options.format)
        return fail(job, theorem.sentence, "proved")
    if reason := refusal(board, start, closed):
        raise ValueError(reason)
    path = construct(board, start, closed)
    tour = Tour(board, path[0], closed=closed)
    sys.stdout.write(text.write(tour, path, options.format))
    return FOUND


def add_queens(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("n", help="how many")
    tests = list_values(find_entry("queens").parameter("test"))
    parser.add_argument(
        "--test", default="compare", metavar=braces(tests), help="how a square is tested"
    )
    add_goal(parser)
    parser.set_defaults(prepare=prepare_queens)


def prepare_queens(options: argparse.Namespace) -> Job:
    check_style(options.format, QUEENS_STYLES)
    values = {"n": options.n, "test": options.test, "goal": options.goal, "first": options.first}
    return prepare("queens", values, options)


def prepare(kind: str, values: dict[str, str], options: argparse.Namespace) -> Job:
    return take(make(kind, values), options)


def take(scenario: Scenario, options: argparse.Namespace, at: str = "") -> Job:
    goal, ground = wanted(scenario), find_ground(scenario, at)
    return Job(scenario.puzzle, build(scenario), goal, style=options.format, ground=ground)


def add_colour(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="?", metavar="MAPFILE", help="a graph, polylines, GeoJSON ..."
    )
    parser.add_argument("--map", help="australia, ukraine, us, world, or a part: world.africa")
    parser.add_argument("--colours", help="how many; without it, the fewest are found")
    orders = list_values(find_entry("colouring").parameter("order"))
    parser.add_argument(
        "--order", default="dsatur", metavar=braces(orders), help="which region comes next"
    )
    parser.add_argument("--symmetry", action="store_true", help="try one new colour only")
    add_goal(parser)
    parser.set_defaults(prepare=prepare_colour)


def prepare_colour(options: argparse.Namespace) -> Job | int:
    check_style(options.format, STYLES)
    found = read_map(options)
    if options.colours is None:
        if options.goal != "first":
            raise ValueError("--all and --count need a number of colours: give --colours")
        return find_fewest(found, options)
    colours = read_number("colours", options.colours, 64)
    puzzle = Colouring(found.graph, colours, options.order, options.symmetry)
    return colour(puzzle, found, options, read_goal(options))


def colour(puzzle: Colouring, found: Map, options: argparse.Namespace, goal: Goal = "first") -> Job:
    ground = Ground(options.map or "", found)
    return Job("colouring", puzzle, goal, style=options.format, ground=ground)


def read_map(options: argparse.Namespace) -> Map:
    if (options.file is None) == (options.map is None):
        raise ValueError("map: give a file or --map australia, one of the two")
    if options.map is not None:
        name, dot, part = options.map.partition(".")
        return maps.built_in(name, part if dot else None)
    return maps.read(read_file(options.file))


def find_fewest(found: Map, options: argparse.Namespace) -> Job | int:
    """Write the colouring with the fewest colours, or hand over its search to be written."""
    last = None
    for last in fewest(found.graph, options.order, limit=options.max_events):
        if last.verdict in ("exhausted", "proved"):
            note(f"{name_colours(last.colours)}: impossible ({last.verdict})")
    assert last is not None
    if last.verdict == "exhausted" and not options.events:
        note(f"no solution exists (exhausted): it takes more than {MOST_COLOURS} colours")
        return NONE
    puzzle = Colouring(found.graph, last.colours, options.order, symmetry=True)
    if last.verdict == "stopped" and not options.events:
        note(f"{name_colours(last.colours)}: stopped after {options.max_events} events")
        return STOPPED
    return colour(puzzle, found, options)


def name_colours(number: int) -> str:
    return "1 colour" if number == 1 else f"{number} colours"


def add_dfs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="?", metavar="GRAPHFILE", help="edges, or lists of neighbours"
    )
    parser.add_argument("--graph", help="example, dodecahedron, petersen or knight.8x8")
    parser.add_argument("--start", help="the first vertex; any tries each in turn")
    parser.add_argument("--limit", default="", help="how many vertices the path must hold")
    parser.add_argument("--cycle", action="store_true", help="back to the start at last")
    parser.add_argument("--general", action="store_true", help="every vertex once: the forest")
    parser.add_argument("--directed", action="store_true", help="edges lead one way only")
    orders = list_values(find_entry("graph").parameter("order"))
    parser.add_argument(
        "--order", default="given", metavar=braces(orders), help="the order of the neighbours"
    )
    add_goal(parser)
    parser.set_defaults(prepare=prepare_dfs)


def prepare_dfs(options: argparse.Namespace) -> Job:
    check_style(options.format, STYLES)
    if (options.file is None) == (options.graph is None):
        raise ValueError("graph: give a file or --graph example, one of the two")
    if options.file is not None:
        found = graph.parse(read_file(options.file), options.directed)
    else:
        found = graph.built_in(options.graph)
    values = {
        "graph": encode(found.text()),
        "directed": "yes" if found.directed else "no",
        "start": encode(options.start or found.names[0]),
        "order": options.order,
    }
    if options.general:
        return prepare("forest", values, options)
    values.update(
        limit=options.limit,
        cycle="yes" if options.cycle else "no",
        goal=options.goal,
        first=options.first,
    )
    return prepare("graph", values, options)


def add_sudoku(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "puzzle", help="81 cells, a file (- for the input), or small, easy, hard, large"
    )
    orders = list_values(find_entry("sudoku").parameter("order"))
    parser.add_argument(
        "--order", default="natural", metavar=braces(orders), help="which cell comes next"
    )
    add_goal(parser)
    parser.set_defaults(prepare=prepare_sudoku)


def prepare_sudoku(options: argparse.Namespace) -> Job:
    check_style(options.format, STYLES)
    givens = options.puzzle
    if givens == "-" or (len(givens) < 256 and Path(givens).is_file()):
        givens = read_file(givens)
    values = {"givens": givens, "order": options.order}
    return prepare("sudoku", {**values, "goal": options.goal, "first": options.first}, options)


def add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", help="a link to the page, or a scenario's text")
    parser.set_defaults(prepare=prepare_run)


def prepare_run(options: argparse.Namespace) -> Job | int:
    """The search of a link; of a link to a step the board as it is there."""
    found = read_link(options.link)
    scenario = found.scenario
    check_style(options.format, TOUR_STYLES if scenario.puzzle == "tour" else QUEENS_STYLES)
    job = take(scenario, options, found.options.get("at", ""))
    job.limit = options.max_events
    if found.position and not options.events:
        return show_moment(job, found)
    return job


def read_link(given: str) -> Link:
    """The link of a text, which may also be a scenario's, as it stands in a program."""
    if "#" not in given and "@" not in given:
        try:
            return Link(parse(given))
        except ValueError:
            if "%" not in given:
                raise
    return link.parse(given)


def check_style(style: str, styles: Sequence[str]) -> None:
    if style not in styles:
        raise ValueError(f"format {cite(style)}: it must be one of {', '.join(styles)}")


def read_goal(options: argparse.Namespace) -> Goal:
    if options.goal != "first":
        goal: Goal = options.goal
        return goal
    first = read_number("first", options.first, 1_000_000)
    return "first" if first == 1 else first


def read_number(name: str, value: str, high: int) -> int:
    # Of thousands of digits Python would make no number.
    number = int(value) if value.isascii() and value.isdigit() and len(value) < 16 else 0
    if not 1 <= number <= high:
        raise ValueError(f"{name} {cite(value)}: it must be a number from 1 to {high}")
    return number


def read_file(name: str) -> str:
    """The text of a file; `-` is the standard input."""
    what = "standard input" if name == "-" else f"file {cite(name)}"
    try:
        if name == "-":
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{what}: it must be text in UTF-8") from None
    except OSError as failure:
        raise ValueError(f"{what}: {failure.strerror}") from None
