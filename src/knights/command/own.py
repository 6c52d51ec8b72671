"""`knights run --program my.py tour 5x5`: run, count and check the user's own program.

The program runs in a Python of its own, with the rights of the user who starts it. Control
characters in its output are made visible before they reach a terminal, so it can't obey them.

Exit status: 0 the solutions are right and complete, 1 it is right that there is none, 2 it is
wrong, 3 it was stopped by a limit or nothing can be said.
"""

import argparse
import ast
import json
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tokenize import detect_encoding
from typing import Any

from knights.language import SPOKEN, tell, together
from knights.programs.child import Ended, ask
from knights.programs.report import Request
from knights.puzzles.options import braces, is_file, read_file
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import Scenario, build, find_task, format
from knights.terminal import BAD_INPUT, FOUND, NONE, STOPPED, heed_ending, note, show, show_line

FORMATS = ("text", "json")
STEPS = 2_000_000
MOST_STEPS = 50_000_000
MOST_BYTES = 200_000  # of a program's text, as in the page
SECONDS = 60.0
STATUS = {"found": FOUND, "none": NONE, "wrong": BAD_INPUT}


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--program", required=True, metavar="FILE", help=tell("command-own-program"))
    add("--check", action="store_true", help=tell("command-own-check"))
    add("--format", default="text", metavar=braces(FORMATS), help=tell("command-own-format"))
    add_limits(parser)


def add_limits(parser: argparse.ArgumentParser) -> None:
    """Add the options that say how a program runs."""
    add = parser.add_argument
    add("--watch", metavar="NAME", help=tell("command-own-watch"))
    add("--set", action="append", default=[], metavar="NAME=VALUE", help=tell("command-own-set"))
    add("--input", action="append", default=[], metavar="LINE", help=tell("command-own-input"))
    add("--max-events", metavar="N", help=tell("command-own-max", steps=STEPS))
    told = tell("command-own-seconds", seconds=SECONDS)
    add("--seconds", default=str(SECONDS), metavar="S", help=told)


def run_program(options: argparse.Namespace, scenario: Scenario) -> int:
    """Run a program for one search, or for all the checks of its puzzle."""
    if options.format not in FORMATS:
        raise ValueError(
            tell("link-choice", name="format", value=cite(options.format), known=FORMATS)
        )
    file = "" if options.program == "-" else options.program
    request = make_request(options, scenario, read_program(options.program), file)
    seconds = read_seconds(options.seconds)
    with heed_ending():
        if options.check:
            return check(request, scenario, seconds, options)
        told = run_one(request, seconds)
    if options.format == "json":
        print(json.dumps(told))
    else:
        printed = told["printed"]
        sys.stdout.write(show(printed) if sys.stdout.isatty() else printed)
        sys.stdout.flush()
        for finding in told["findings"]:
            note(tell_finding(finding, options.program))
        if told["outcome"] in ("found", "none"):
            note(f"{tell('command-own-right')} {tell_outcome(told, scenario)}")
    return find_status(told)


def make_request(
    options: argparse.Namespace, scenario: Scenario, text: str, file: str = ""
) -> Request:
    """Return the request for a program's text with the options that `add_limits` has added."""
    return Request(
        text=text,
        scenario=format(scenario),
        lines=options.input,
        watch=options.watch,
        settings=dict(read_setting(given) for given in options.set),
        limits={"steps": read_steps(options.max_events)},
        language=SPOKEN.get(),
        file=file,
    )


def run_one(request: Request, seconds: float) -> dict[str, Any]:
    try:
        return ask(request, seconds)
    except Ended as end:
        finding = {"mistake": "limit", "sentence": str(end)}
        return {"outcome": "stopped", "findings": [finding], "printed": ""}


def find_status(told: dict[str, Any]) -> int:
    return STATUS.get(told["outcome"], STOPPED)


def tell_finding(finding: dict[str, Any], name: str) -> str:
    step, allowed = finding.get("step"), finding.get("allowed")
    told = tell(
        "command-own-finding",
        file=name,
        line=finding.get("line") or 0,
        step=0 if step is None else step + 1,
        says=finding["sentence"],
    )
    more = None if allowed is None else tell("command-own-allowed", line=allowed)
    return show_line(together(told, more))


def tell_outcome(told: dict[str, Any], scenario: Scenario) -> str:
    noun = find_kind(scenario.puzzle).noun(build(scenario))
    found = told["solutions"]
    result = tell("command-none", puzzle=noun)
    if found:
        result = tell("command-own-outcome", puzzle=noun, solutions=found)
    if told["cited"] is not None and not told["printed"]:
        result = together(result, tell("command-own-silent"))
    if told["watched"] is None or told["placed"] is None:
        return result
    counts = {name: told[name] for name in ("placed", "undone")}
    return together(result, tell("command-own-counts", found=found > 0, **counts))


def check(request: Request, scenario: Scenario, seconds: float, options: argparse.Namespace) -> int:
    """Run a program for each check; print a line for each, and its findings below it."""
    from knights.programs.checks import iter_checks

    task = find_task(scenario)
    rows = [] if task is None else list(iter_checks(request, task.rows))
    worst, results = FOUND, []
    for title, asked in rows:
        told = run_one(asked, seconds)
        status = find_status(told)
        worst = worst if status in (FOUND, NONE) or worst == BAD_INPUT else status
        results.append({"check": title, **told})
        if options.format == "text":
            right = told["outcome"] in ("found", "none")
            wrong = tell("command-own-failed" if status == BAD_INPUT else "command-own-open")
            word = tell("command-own-passed") if right else wrong
            row = f"{title}: {tell_outcome(told, scenario)}" if right else title
            print(f"{word}  {row}", flush=True)
            for finding in told["findings"]:
                print(f"      {tell_finding(finding, options.program)}", flush=True)
    if options.format == "json":
        print(json.dumps(results))
    return worst


def read_program(name: str) -> str:
    if name != "-" and not is_file(name):
        there = Path(name).exists()
        raise ValueError(
            tell("command-own-folder" if there else "command-own-no-file", file=cite(name))
        )
    text = read_file(name, MOST_BYTES, find_encoding(name))
    if "\0" in text:
        raise ValueError(tell("command-own-binary", file=cite(name)))
    return text.removeprefix("\ufeff")


def find_encoding(name: str) -> str:
    """The encoding that a program's file says it has, as Python reads it."""
    if name != "-":
        with suppress(OSError, SyntaxError), Path(name).open("rb") as file:
            return detect_encoding(file.readline)[0]
    return "utf-8"


def read_setting(given: str) -> tuple[str, Any]:
    name, equals, value = given.partition("=")
    if not equals or not name.isidentifier():
        raise ValueError(tell("command-own-no-setting", setting=cite(given)))
    try:
        return name, ast.literal_eval(value)
    except (ValueError, SyntaxError):
        return name, value


def read_steps(given: str | None) -> int:
    return STEPS if given is None else min(int(read(given, "max-events", str.isdigit)), MOST_STEPS)


def read_seconds(given: str) -> float:
    return float(read(given, "seconds", lambda text: text.replace(".", "", 1).isdigit()))


def read(given: str, name: str, suits: Callable[[str], bool]) -> str:
    if not given.isascii() or not suits(given) or len(given) > 9:
        raise ValueError(tell("command-own-no-number", option=name, value=cite(given)))
    return given
