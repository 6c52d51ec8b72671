"""The command line: every puzzle and every program of the library.

    knights tour 5x5 --start 3,3 --order sutcliffe --format sutcliffe

Exit status: 0 found; 1 none exists (proved or exhausted: it says which); 2 bad input, in one line;
3 stopped by a limit, which proves nothing; 4 the output could not be written; 130 Ctrl-C, 143
SIGTERM, 129 SIGHUP.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import StringIO
from typing import TYPE_CHECKING, Any

from knights.command.console import count_events, show_moment, solve, write_events
from knights.command.job import Job
from knights.command.parser import Parser, telling_words
from knights.language import speak, speaking, tell
from knights.language.forms import FORMS
from knights.puzzles.facets.command import Asked, Made
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.kind import Kind
from knights.puzzles.options import add_parameters, braces, list_values, read_parameters
from knights.puzzles.registry import PUZZLES, find_kind
from knights.quoting import MOST_SAID, cite, cut
from knights.scenario import Scenario, build, make, parse, wanted
from knights.scenario.export import read_places
from knights.scenario.steps import VARIED, find_base
from knights.terminal import (
    BAD_INPUT,
    FOUND,
    UNWRITTEN,
    abandon,
    give_way,
    mend,
    note,
    tell_failure,
)
from knights.version import __version__

if TYPE_CHECKING:
    from knights.scenario.link import Link

MOST_EVENTS = 10**15
SPLIT = ("count", "table", "race")
MOST_TRIED = 100_000  # steps of a command that searches while its arguments are read


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    mend()
    usual = os.environ.get("LANG", "")[:2]
    with speaking(usual if usual in FORMS else "en"), telling_words():
        try:
            status = run(take_language(sys.argv[1:] if arguments is None else arguments))
            sys.stdout.flush()
        except (ValueError, OSError) as mistake:
            if isinstance(mistake, OSError) and mistake.filename is None:
                return give_up(mistake)
            note(tell_mistake(mistake))
            return BAD_INPUT
        except KeyboardInterrupt as interrupt:
            return give_way(interrupt)
        return status


def take_language(arguments: Sequence[str]) -> list[str]:
    """Switch to the language of `--lang`, if the arguments begin with it; return the others.

    Raises:
        ValueError: when the language is not known.
    """
    if arguments[:1] != ["--lang"]:
        return [*arguments]
    code = arguments[1] if len(arguments) > 1 else ""
    if code not in FORMS:
        raise ValueError(tell("link-choice", name="lang", value=cite(code), known=[*FORMS]))
    speak(code)
    return [*arguments[2:]]


def give_up(failure: OSError) -> int:
    """End when the output can't be written; say nothing if its reader has closed the pipe."""
    abandon(sys.stdout)
    if not isinstance(failure, BrokenPipeError):
        note(tell("command-output", why=tell_failure(failure)))
    return UNWRITTEN


def tell_mistake(mistake: Exception) -> str:
    if isinstance(mistake, OSError):
        return tell("command-file", file=cite(mistake.filename), why=tell_failure(mistake))
    return cut(" ".join(str(mistake).split()), MOST_SAID)


def run(arguments: list[str]) -> int:
    events = arguments[:1] == ["events"]
    if arguments[:1] == ["run"] and any(part.startswith("--program") for part in arguments):
        return run_own(arguments[1:])
    if arguments[:1] and arguments[0] in SPLIT:
        return run_split(arguments[0], arguments[1:])
    if arguments[:1] == ["record"]:
        return run_recording(arguments[1:])
    wanted = arguments[1:] if events else arguments
    if events and wanted[:1] and wanted[0].startswith("-") and {"-h", "--help"} & {*wanted}:
        parser_of("events").print_help()
        return FOUND
    parser = make_parser(wanted, arguments[: len(arguments) - len(wanted)])
    try:
        options = parser.parse_args(wanted)
    except SystemExit:  # --help has been printed
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
        raise ValueError(tell("command-error-svg", puzzle=job.noun))
    if options.count_events:
        return count_events(job)
    return write_events(job) if events else solve(job)


def run_own(arguments: list[str]) -> int:
    """Run the user's own program; its search is given as for any other command."""
    from knights.command import own  # slow to import, and needed here alone

    usage = f"knights run --program FILE [{tell('command-parser-options')}] PUZZLE ..."
    parser = Parser(usage=usage, allow_abbrev=False, description=tell("command-own-about"))
    own.add_options(parser)
    try:
        options, rest = parser.parse_known_args(arguments)
        asked = read_asked("run", rest)
    except SystemExit:  # --help has been printed
        return FOUND
    return own.run_program(options, asked)


def run_split(command: str, arguments: list[str]) -> int:
    """Run searches on all processors; they are given as for any other command."""
    from knights.command import split  # slow to import, and needed here alone

    parser = parser_of(command)
    split.add_options(command, parser)
    try:
        options, rest = parser.parse_known_args(arguments)
        asked = [read_asked(command, [text]) for text in rest] if command == "race" else []
        varied = split.list_varied(options) or VARIED if command == "table" else ()
        scenarios = asked or [read_asked(command, rest, varied)]
    except SystemExit:
        return FOUND
    return split.run_command(command, options, scenarios)


def run_recording(arguments: list[str]) -> int:
    """Record a search, which is given as for any other command, or by a link to a step."""
    from knights.command import record  # slow to import, and needed here alone

    parser = parser_of("record")
    record.add_options(parser)
    try:
        options, rest = parser.parse_known_args(arguments)
        return record.run_record(options, rest, lambda words: read_asked("record", words))
    except SystemExit:  # --help has been printed
        return FOUND


def parser_of(command: str) -> Parser:
    """Return the parser of a command whose other arguments are a puzzle's or a scenario."""
    what = "SCENARIO SCENARIO ..." if command == "race" else "PUZZLE ..."
    usage = f"knights {command} [{tell('command-parser-options')}] {what}"
    about = tell(f"command-does-{command}.about")
    return Parser(usage=usage, allow_abbrev=False, description=about)


def read_asked(command: str, rest: list[str], varied: Sequence[str] = ()) -> Scenario:
    """Return the scenario that a command is about: a text or link, or a puzzle with its options.

    A parameter in `varied` is left at its default, which needn't fit the other values.
    """
    if len(rest) == 1 and rest[0] not in ("-h", "--help"):
        return read_link(rest[0]).scenario
    asked = make_parser(rest).parse_args(rest)
    if getattr(asked, "kind", None) is None:
        raise ValueError(tell("command-error-nothing", command=command))
    unheeded = asked.max_events is not None or asked.count_events or asked.detailed
    asked.events, asked.max_events = False, MOST_TRIED
    with redirect_stdout(StringIO()):  # some commands print a result while they are read
        wanted = read_wanted(asked.kind, asked)
    if (command in SPLIT or command == "record") and (
        unheeded or (isinstance(wanted, Asked) and wanted.form != "fast")
    ):
        raise ValueError(tell("command-error-unheeded", command=command))
    found = wanted.asked if isinstance(wanted, Made) else wanted
    if not isinstance(found, Asked):
        example = asked.kind.entry.presets[0].scenario
        raise ValueError(tell("command-error-text", command=command, example=example))
    return find_base(found.puzzle, found.values, varied)


def make_parser(arguments: Sequence[str], before: Sequence[str] = ()) -> Parser:
    """Return the parser of all commands, or one that loads only the puzzle of the given command.

    `before` holds the words before the command, for its usage line.
    """
    name = arguments[0] if arguments else ""
    known = [name] if name in PUZZLES else [] if name == "run" else [*PUZZLES]
    parser = Parser(
        prog="knights",
        description=tell("command-about"),
        epilog=list_choices() if len(known) > 1 else "",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help=tell("command-version"))
    parser.add_argument("--lang", metavar="CODE", help=tell("command-lang"))
    title = tell("command-commands")
    commands = parser.add_subparsers(
        title=title, metavar="COMMAND", prog=" ".join(["knights", *before])
    )
    for name in known:
        kind = PUZZLES[name]
        common, help = make_common(kind.drawing.styles), kind.entry.command_help
        command = commands.add_parser(name, parents=[common], aliases=kind.aliases, help=help)
        if kind.command is None:
            add_parameters(command, kind.entry)
        else:
            kind.command.add_arguments(command)
        command.set_defaults(kind=kind)
    add_run(commands)
    for name in ("events", *SPLIT, "record"):
        commands.add_parser(name, help=tell(f"command-does-{name}"))
    return parser


def add_run(commands: Any) -> None:
    run = commands.add_parser("run", parents=[make_common(())], help=tell("command-run"))
    run.add_argument("link", help=tell("command-run-link"))
    run.add_argument("--program", metavar="FILE", help=tell("command-run-program"))
    run.set_defaults(kind=None)


def list_choices() -> str:
    """Return the values of options that have fixed choices, for the general help."""
    rows = [
        *list_formats(),
        *list_parameter("order"),
        ("--all", tell("command-choices-all")),
        *list_parameter("goal"),
        *list_parameter("strategy"),
    ]
    lines = [f"  {name:<12}{told}" for name, told in rows]
    return "\n".join([tell("command-choices"), *lines, "", tell("command-choices-more")])


def list_formats() -> list[tuple[str, str]]:
    """Return the formats of each kind that has its own, then those of all other kinds."""
    usual = tuple(Drawing.styles)
    own = [
        kind
        for kind in PUZZLES.values()
        if not set(usual) <= set(kind.drawing.styles[: len(usual) + 1])
    ]
    told = [f"{kind.entry.title}: {', '.join(kind.drawing.styles)}" for kind in own]
    for kind in PUZZLES.values():
        more = [style for style in kind.drawing.styles if style not in usual]
        if more and kind not in own:
            told.append(f"{kind.entry.title}: {', '.join([*usual, *more])}")
    others = tell("command-choices-others", values=", ".join(usual))
    return label_first("--format", [*told, others])


def list_parameter(name: str) -> list[tuple[str, str]]:
    """Return the values of a parameter, for each kind that has its own choices for it."""
    told: dict[str, str] = {}
    for kind in PUZZLES.values():
        for parameter in kind.entry.parameters:
            if parameter.name == name and list_values(parameter) != ["first", "all", "count"]:
                values = ", ".join(list_values(parameter))
                if parameter.type == "order":
                    values = tell("command-choices-order", values=values)
                told.setdefault(values, kind.entry.title)
    return label_first(f"--{name}", [f"{title}: {values}" for values, title in told.items()])


def label_first(label: str, rows: Sequence[str]) -> list[tuple[str, str]]:
    return [(label if number == 0 else "", row) for number, row in enumerate(rows)]


def make_common(styles: Sequence[str]) -> Parser:
    common = Parser(add_help=False)
    add = common.add_argument
    add("--max-events", type=read_count, metavar="N", help=tell("command-option-max"))
    told = tell("command-option-format" if styles else "command-option-format-run")
    add("--format", default="text", metavar=braces(styles) if styles else None, help=told)
    add("--count-events", action="store_true", help=tell("command-option-numbers"))
    add("--detailed", action="store_true", help=tell("command-option-detailed"))
    return common


def read_count(value: str) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > len(str(MOST_EVENTS)):
        told = tell("command-error-count", value=cite(value), most=str(MOST_EVENTS))
        raise argparse.ArgumentTypeError(told)
    return int(value)


def read_job(kind: Kind[Any], options: argparse.Namespace) -> Job | int:
    """Return the search that a puzzle's own command asks for, or the exit status if it is done."""
    check_style(options.format, kind.drawing.styles)
    asked = read_wanted(kind, options)
    if isinstance(asked, int):
        return asked
    if isinstance(asked, Made):
        return Job(kind, asked.puzzle, asked.goal, style=options.format)
    job = take(make(asked.puzzle, asked.values), options)
    if asked.remark:
        note(asked.remark)
    job.form = asked.form
    return job


def read_wanted(kind: Kind[Any], options: argparse.Namespace) -> Asked | Made | int:
    """Read a puzzle's own command: values, a puzzle, or the exit status if it is done.

    Raises:
        ValueError: when an option is wrong, or two don't go together.
    """
    if kind.command is None:
        return Asked(kind.entry.name, read_parameters(options, kind.entry))
    return kind.command.read_arguments(options)


def take(scenario: Scenario, options: argparse.Namespace, at: str = "") -> Job:
    kind, goal, places = find_kind(scenario.puzzle), wanted(scenario), read_places(at)
    return Job(kind, build(scenario), goal, style=options.format, places=places)


def read_run(options: argparse.Namespace) -> Job | int:
    """Return the search of a link; for a link to a step, write the board as it is there."""
    found = read_link(options.link)
    scenario = found.scenario
    styles = find_kind(scenario.puzzle).drawing.styles
    if "textbook" not in styles:  # plain text, for a puzzle without a board
        styles = (styles[0], "textbook", *styles[1:])
    check_style(options.format, styles)
    job = take(scenario, options, found.options.get("at", ""))
    job.limit = options.max_events
    if found.position and not options.events:
        return show_moment(job, found)
    return job


def read_link(given: str) -> "Link":
    """Return the link of a text; the text may also be a scenario, as programs write it."""
    from urllib.parse import unquote  # slow to import, and needed for links alone

    from knights.fragment import SCENARIO
    from knights.scenario import link
    from knights.scenario.day import TODAY

    day = given.partition("/")[0] == TODAY
    if "#" not in given and "@" not in given and not day:
        try:
            return link.Link(parse(given))
        except ValueError:
            # A scenario with escapes (%2F) is read as a link below; others can only be wrong.
            if "%" not in given or not SCENARIO.fullmatch(unquote(given)):
                raise
    return link.parse(given)


def check_style(style: str, styles: Sequence[str]) -> None:
    if style not in styles:
        raise ValueError(tell("link-choice", name="format", value=cite(style), known=styles))
