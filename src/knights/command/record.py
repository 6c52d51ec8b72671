"""`knights record`: a search in one HTML file, which plays it."""

import argparse
import sys
from collections.abc import Callable

from knights.command.split import read_number
from knights.language import tell
from knights.language.forms import FORMS
from knights.puzzles.options import braces
from knights.recording.recording import FORMATS, STEPS, record
from knights.scenario import Scenario, format
from knights.terminal import FOUND, UNWRITTEN, note, tell_failure


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's own options; the puzzle's options are added elsewhere."""
    add = parser.add_argument
    add("-o", "--output", metavar="FILE", help=tell("command-record-output"))
    add("--format", default="html", metavar=braces([*FORMATS]), help=tell("command-record-format"))
    add("--steps", metavar="N", help=tell("command-record-steps", steps=STEPS))
    add("--language", metavar=braces([*FORMS]), help=tell("command-record-language"))


def run_record(
    options: argparse.Namespace, rest: list[str], read: Callable[[list[str]], Scenario]
) -> int:
    """Record a link, a scenario's text, or what `read` makes of a puzzle's own arguments."""
    if options.output is None:
        raise ValueError(tell("command-record-no-output"))
    steps = read_number(options.steps, "steps")
    text = rest[0] if len(rest) == 1 and not rest[0].startswith("-") else format(read(rest))
    made = record(text, steps, options.language, options.format)
    if options.output == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(made.content)
        return FOUND
    try:
        made.save(options.output)
    except OSError as failure:
        note(tell("command-output", why=tell_failure(failure)))
        return UNWRITTEN
    kilobytes = round(len(made.content) / 1000)
    told = {"file": options.output, "steps": made.steps, "kilobytes": kilobytes}
    print(tell("command-record-done", **told))
    return FOUND
