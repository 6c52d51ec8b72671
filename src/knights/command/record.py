"""`knights record`: a search in one HTML file, which plays it."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from knights.command.split import read_number
from knights.language import tell
from knights.language.forms import FORMS
from knights.mistakes import check_choice
from knights.puzzles.options import braces
from knights.recording.course import MANIFESTS
from knights.recording.course_page import pack_page
from knights.recording.recording import FORMATS, STEPS, record
from knights.scenario import Scenario, format
from knights.terminal import FOUND, UNWRITTEN, note, tell_failure


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's own options; the puzzle's options are added elsewhere."""
    add = parser.add_argument
    add("-o", "--output", metavar="FILE", help=tell("command-record-output"))
    add("--format", default="html", metavar=braces([*FORMATS]), help=tell("command-record-format"))
    add("--page", metavar="FILE", help=tell("command-record-page"))
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
    if options.page is not None:
        content = frame_page(options, text)
        told = tell("command-record-framed", file=options.output, kilobytes=kilobytes_of(content))
    else:
        made = record(text, steps, options.language, options.format)
        content = made.content
        written = {"file": options.output, "steps": made.steps, "kilobytes": kilobytes_of(content)}
        told = tell("command-record-done", **written)
    if options.output == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        return FOUND
    try:
        Path(options.output).write_bytes(content)
    except OSError as failure:
        note(tell("command-output", why=tell_failure(failure)))
        return UNWRITTEN
    print(told)
    return FOUND


def frame_page(options: argparse.Namespace, text: str) -> bytes:
    """Return a package with the page in one file, which opens a link or a lesson."""
    check_choice("format", options.format, [*MANIFESTS])
    if options.language is not None:
        check_choice("language", options.language, [*FORMS])
    return pack_page(options.format, text, Path(options.page).read_bytes(), options.language)


def kilobytes_of(content: bytes) -> int:
    return round(len(content) / 1000)
