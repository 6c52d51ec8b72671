"""The command line: every puzzle and every program of the library.

    knights tour 5x5 --start 3,3 --order sutcliffe --format sutcliffe

Exit status: 0 found; 1 none exists (proved or exhausted: it says which); 2 bad input, in one line;
3 stopped by a limit, which proves nothing; 4 the output could not be written; 130 Ctrl-C, 143
SIGTERM, 129 SIGHUP.
"""

import argparse
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import TYPE_CHECKING, Any, NoReturn

from knights import __version__
from knights.command.console import count_events, show_moment, solve, write_events
from knights.language import tell
from knights.puzzles.facets.command import Asked, Job
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.kind import Kind
from knights.puzzles.options import add_parameters, braces, list_values, read_parameters
from knights.puzzles.registry import KINDS, find_kind
from knights.quoting import MOST_SAID, cite, cut
from knights.scenario import Scenario, build, make, parse, wanted
from knights.scenario.export import find_ground
from knights.terminal import BAD_INPUT, FOUND, UNWRITTEN, abandon, give_way, mend, note

if TYPE_CHECKING:
    from knights.scenario.link import Link

MOST_EVENTS = 10**15
SPLIT = {
    "count": "count all solutions, on all processors",
    "table": "the steps of each strategy, order and start",
    "race": "the steps of several searches",
}
MOST_TRIED = 100_000  # events of what a command does at once, to know what it asks for


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
        note(tell_mistake(mistake))
        return BAD_INPUT
    except KeyboardInterrupt as interrupt:
        return give_way(interrupt)
    return status


def give_up(failure: OSError) -> int:
    """End where the output cannot be written; a reader that has closed it has seen enough."""
    abandon(sys.stdout)
    if not isinstance(failure, BrokenPipeError):
        note(f"output: {failure.strerror}")
    return UNWRITTEN


def tell_mistake(mistake: Exception) -> str:
    if isinstance(mistake, OSError):
        return f"file {cite(mistake.filename)}: {mistake.strerror}"
    return cut(" ".join(str(mistake).split()), MOST_SAID)


def run(arguments: list[str]) -> int:
    events = arguments[:1] == ["events"]
    if arguments[:1] == ["run"] and any(part.startswith("--program") for part in arguments):
        return run_own(arguments[1:])
    if arguments[:1] and arguments[0] in SPLIT:
        return run_split(arguments[0], arguments[1:])
    wanted = arguments[1:] if events else arguments
    parser = make_parser(wanted)
    try:
        options = parser.parse_args(wanted)
    except SystemExit:  # --help has been answered
        return FOUND
    if not events and options.version:
        print(__version__)
        return FOUND
    if not hasattr(options, "kind"):
        parser.print_help()
        return BAD_INPUT
    options.events = events or options.count_events
    job = read_run(options) if options.kind is None else read_job(options.kind, options)
    if isinstance(job, int):
        return job
    job.limit, job.detailed = options.max_events, options.detailed
    if job.style == "svg" and job.goal != "first" and not options.events:
        raise ValueError(f"format 'svg': it shows one {job.kind.noun}; ask for the first one")
    if options.count_events:
        return count_events(job)
    return write_events(job) if events else solve(job)


def run_own(arguments: list[str]) -> int:
    """Run a program of one's own: the search that it is for is asked for as everywhere."""
    from knights.command import own  # only who has a program loads it

    usage = "knights run --program FILE [options] PUZZLE ..."
    parser = Parser(usage=usage, allow_abbrev=False, description=tell("command-own-about"))
    own.add_options(parser)
    try:
        options, rest = parser.parse_known_args(arguments)
        asked = read_asked("run", rest)
    except SystemExit:  # --help has been answered
        return FOUND
    return own.run_program(options, asked)


def run_split(command: str, arguments: list[str]) -> int:
    """Run searches on all processors: what is searched is asked for as everywhere."""
    from knights.command import split  # only who wants it loads it

    what = "SCENARIO SCENARIO ..." if command == "race" else "PUZZLE ..."
    usage = f"knights {command} [options] {what}"
    parser = Parser(usage=usage, allow_abbrev=False, description=split.ABOUT[command])
    split.add_options(command, parser)
    try:
        options, rest = parser.parse_known_args(arguments)
        asked = [read_asked(command, [text]) for text in rest] if command == "race" else []
        scenarios = asked or [read_asked(command, rest)]
    except SystemExit:
        return FOUND
    return split.run_command(command, options, scenarios)


def read_asked(command: str, rest: list[str]) -> Scenario:
    """The scenario that a command is about: a text or a link, or a puzzle with its options."""
    if len(rest) == 1 and rest[0] not in ("-h", "--help"):
        return read_link(rest[0]).scenario
    asked = make_parser(rest).parse_args(rest)
    if getattr(asked, "kind", None) is None:
        raise ValueError(f"{command}: say what to search for, such as 'tour 5x5'")
    unheeded = asked.max_events is not None or asked.count_events or asked.detailed
    asked.events, asked.max_events = False, MOST_TRIED
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):  # some commands do it at once
        wanted = read_wanted(asked.kind, asked)
    if command in SPLIT and (unheeded or (isinstance(wanted, Asked) and wanted.form != "fast")):
        raise ValueError(f"{command}: leave --max-events, --count-events, --detailed, --form out")
    if not isinstance(wanted, Asked):
        example = asked.kind.entry.presets[0].scenario
        raise ValueError(f"{command}: ask for this by a scenario's text, such as '{example}'")
    return make(wanted.puzzle, wanted.values)


def make_parser(arguments: Sequence[str]) -> Parser:
    """The parser of all commands, or of the one that is asked for: it loads its puzzle alone."""
    name = arguments[0] if arguments else ""
    known = [name] if name in KINDS else [] if name == "run" else [*KINDS]
    parser = Parser(
        prog="knights",
        description="Backtracking search as a stream of events.",
        epilog=list_choices() if len(known) > 1 else "",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="show the version")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog="knights")
    for name in known:
        kind = KINDS[name]
        common, help = make_common(kind.drawing.styles), kind.entry.command_help
        command = commands.add_parser(name, parents=[common], aliases=kind.aliases, help=help)
        if kind.command is None:
            add_parameters(command, kind.entry)
        else:
            kind.command.add_arguments(command)
        command.set_defaults(kind=kind)
    run = commands.add_parser("run", parents=[make_common(())], help="search what a link says")
    run.add_argument("link", help="a link to the page, or a scenario's text")
    run.add_argument(
        "--program",
        metavar="FILE",
        help="run a program of your own instead: knights run --program FILE tour 5x5",
    )
    run.set_defaults(kind=None)
    commands.add_parser(
        "events", help="any of the above, written as events, one JSON object a line"
    ).add_argument("command", nargs="...")
    for name, help in SPLIT.items():
        commands.add_parser(name, help=help)
    return parser


def list_choices() -> str:
    """What the options with fixed choices may be, for the general help."""
    rows = [
        *list_formats(),
        *list_parameter("order"),
        ("--all", "all solutions instead of the first; --count, --first K, --closed (tours)"),
        *list_parameter("goal"),
        *list_parameter("strategy"),
    ]
    lines = [f"  {name:<12}{told}" for name, told in rows]
    last = "'knights COMMAND --help' tells all options of a command."
    return "\n".join(["choices:", *lines, "", last])


def list_formats() -> list[tuple[str, str]]:
    """The formats that a kind has for itself, those of all others, and what some have, too."""
    usual = tuple(Drawing.styles)
    own = [
        kind
        for kind in KINDS.values()
        if not set(usual) <= set(kind.drawing.styles[: len(usual) + 1])
    ]
    told = [f"of a {kind.noun}: {', '.join(kind.drawing.styles)}" for kind in own]
    others = f"of all others: {', '.join(usual)}"
    for kind in KINDS.values():
        more = [style for style in kind.drawing.styles if style not in usual]
        if more and kind not in own:
            others += f"; of {kind.entry.name} {', '.join(more)}, too"
    return label_first("--format", [*told, others])


def list_parameter(name: str) -> list[tuple[str, str]]:
    """What a parameter may be, for each kind that has its own choices for it."""
    told: dict[str, str] = {}
    for kind in KINDS.values():
        for parameter in kind.entry.parameters:
            if parameter.name == name and list_values(parameter) != ["first", "all", "count"]:
                own = ["or moves such as 1,2;2,1"] if parameter.type == "order" else []
                values = ", ".join([*list_values(parameter), *own])
                told.setdefault(values, kind.entry.title)
    return label_first(f"--{name}", [f"{title}: {values}" for values, title in told.items()])


def label_first(label: str, rows: Sequence[str]) -> list[tuple[str, str]]:
    return [(label if number == 0 else "", row) for number, row in enumerate(rows)]


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


def read_job(kind: Kind[Any], options: argparse.Namespace) -> Job | int:
    """The search that a puzzle's own command asks for, or the exit status if it is done."""
    check_style(options.format, kind.drawing.styles)
    asked = read_wanted(kind, options)
    if not isinstance(asked, Asked):
        return asked
    job = take(make(asked.puzzle, asked.values), options)
    job.form = asked.form
    return job


def read_wanted(kind: Kind[Any], options: argparse.Namespace) -> Asked | Job | int:
    """What a puzzle's own command asks for: values, a whole job, or the exit status if it is done.

    Raises:
        ValueError: when the options are wrong, or do not go together.
    """
    if kind.command is None:
        return Asked(kind.entry.name, read_parameters(options, kind.entry))
    return kind.command.read_arguments(options)


def take(scenario: Scenario, options: argparse.Namespace, at: str = "") -> Job:
    kind, goal, ground = find_kind(scenario.puzzle), wanted(scenario), find_ground(scenario, at)
    return Job(kind, build(scenario), goal, style=options.format, ground=ground)


def read_run(options: argparse.Namespace) -> Job | int:
    """The search of a link; of a link to a step the board as it is there."""
    found = read_link(options.link)
    scenario = found.scenario
    styles = find_kind(scenario.puzzle).drawing.styles
    if "textbook" not in styles:  # which is plain text for whatever has no board
        styles = (styles[0], "textbook", *styles[1:])
    check_style(options.format, styles)
    job = take(scenario, options, found.options.get("at", ""))
    job.limit = options.max_events
    if found.position and not options.events:
        return show_moment(job, found)
    return job


def read_link(given: str) -> "Link":
    """The link of a text, which may also be a scenario's, as it stands in a program."""
    from urllib.parse import unquote  # only who has a link loads what reads it

    from knights.fragment import SCENARIO
    from knights.scenario import link
    from knights.scenario.day import TODAY

    day = given.partition("/")[0] == TODAY
    if "#" not in given and "@" not in given and not day:
        try:
            return link.Link(parse(given))
        except ValueError:
            # What the escapes of a link stand for are a scenario's characters: else it is none.
            if "%" not in given or not SCENARIO.fullmatch(unquote(given)):
                raise
    return link.parse(given)


def check_style(style: str, styles: Sequence[str]) -> None:
    if style not in styles:
        raise ValueError(f"format {cite(style)}: it must be one of {', '.join(styles)}")
