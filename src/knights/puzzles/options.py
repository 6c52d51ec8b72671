"""Options of the command line that several puzzles have, and the reading of their values."""

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from knights.language import tell
from knights.puzzles.entry import Entry, Parameter
from knights.quoting import cite
from knights.search import Goal

if TYPE_CHECKING:  # which the page need not load
    from argparse import ArgumentParser, Namespace

GOALS = ("goal", "first")


def add_parameters(
    parser: "ArgumentParser", entry: Entry, helps: Mapping[str, str] | None = None
) -> None:
    """Add an argument for each positional parameter of a puzzle, and an option for each other.

    `helps` replace the parameters' own help texts by shorter ones.
    """
    for parameter in entry.parameters:
        help = (helps or {}).get(parameter.name, parameter.help)
        if parameter.positional:
            parser.add_argument(parameter.name, help=help)
        elif parameter.name not in GOALS:
            add_option(parser, parameter, help)
    if any(parameter.name == "goal" for parameter in entry.parameters):
        add_goal(parser, entry.name)


def add_option(parser: "ArgumentParser", parameter: Parameter, help: str) -> None:
    fixed = parameter.type == "choice"
    parser.add_argument(
        f"--{parameter.name}",
        default=parameter.default,
        metavar=braces(list_values(parameter)) if fixed else parameter.name.upper(),
        help=help,
    )


def read_parameters(options: "Namespace", entry: Entry) -> dict[str, str]:
    """Return the values of the options that `add_parameters` has added."""
    return {parameter.name: getattr(options, parameter.name) for parameter in entry.parameters}


def add_goal(parser: "ArgumentParser", puzzle: str) -> None:
    goal = parser.add_mutually_exclusive_group()
    for name in ("all", "count"):
        told = tell(f"command-goal-{name}", puzzle=puzzle)
        goal.add_argument(f"--{name}", action="store_const", const=name, dest="goal", help=told)
    told = tell("command-goal-first", puzzle=puzzle)
    goal.add_argument("--first", default="1", metavar="K", help=told)
    parser.set_defaults(goal="first")


def read_goal(options: "Namespace") -> Goal:
    if options.goal != "first":
        goal: Goal = options.goal
        return goal
    first = read_number("first", options.first, 1_000_000)
    return "first" if first == 1 else first


def list_values(parameter: Parameter) -> list[str]:
    return [choice.value for choice in parameter.choices]


def braces(values: Sequence[str]) -> str:
    """Write choices as a help text shows them."""
    return f"{{{','.join(values)}}}"


def read_number(name: str, value: str, high: int, low: int = 1) -> int:
    # Python refuses to convert a text of thousands of digits.
    number = int(value) if value.isascii() and value.isdigit() and len(value) < 16 else -1
    if not low <= number <= high:
        told = {"name": name, "value": cite(value), "low": str(low), "high": str(high)}
        raise ValueError(tell("link-number", **told))
    return number


def is_file(name: str) -> bool:
    from pathlib import Path  # slow to import

    return Path(name).is_file()


def read_file(name: str, most: int | None = None, encoding: str = "utf-8") -> str:
    """Return the text of a file; `-` is the standard input.

    A text of more than `most` bytes is not read.

    Raises:
        ValueError: when it cannot be read, is not text, or is too long.
    """
    from pathlib import Path

    from knights.terminal import tell_failure

    try:
        if name == "-":
            text = sys.stdin.read() if most is None else sys.stdin.read(most + 1)
            if most is not None and len(text) > most:
                raise ValueError(tell_input(name, tell("command-too-long", most=most)))
        elif most is not None and Path(name).stat().st_size > most:
            raise ValueError(tell_input(name, tell("command-too-long", most=most)))
        else:
            text = Path(name).read_text(encoding=encoding)
    except UnicodeDecodeError:
        raise ValueError(tell_input(name, tell("command-failure-no-text"))) from None
    except OSError as failure:
        raise ValueError(tell_input(name, tell_failure(failure))) from None
    if "\0" in text:  # a sign of UTF-16
        raise ValueError(tell_input(name, tell("command-failure-no-text")))
    return text


def tell_input(name: str, why: str) -> str:
    """Say what is wrong with a file, or with the standard input."""
    if name == "-":
        return tell("command-input", why=why)
    return tell("command-file", file=cite(name), why=why)
