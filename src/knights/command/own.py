"""`knights run --program my.py tour 5x5`: a program of one's own, run, counted and checked.

It runs in a Python of its own, with the rights of whoever runs it. What it says reaches a terminal
as text only: nothing of it that a terminal would obey.

Exit status: 0 it found what there is to be found, 1 it found rightly that there is nothing, 2 it is
wrong, 3 it was stopped by a limit or nothing can be said.
"""

import argparse
import ast
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from knights.programs.child import Ended, ask
from knights.programs.report import Request
from knights.puzzles.options import is_file, read_file
from knights.quoting import cite
from knights.scenario import Scenario, find_task, format
from knights.terminal import BAD_INPUT, FOUND, NONE, STOPPED, heed_ending, note, show, show_line

ABOUT = """Run a Python program of your own, count what it places and takes back, and say what is
wrong with it. After these options comes what it searches for: tour 5x5 --start c3, queens 8 --all.
It runs with your own rights: run no program that you would not run yourself.
It runs several times: first to find what it searches with, then to watch that. What it writes to a
file, it writes each time."""
STEPS = 2_000_000
MOST_STEPS = 50_000_000
MOST_BYTES = 200_000  # of a program, as in the page
SECONDS = 60.0
STATUS = {"found": FOUND, "none": NONE, "wrong": BAD_INPUT}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--program", required=True, metavar="FILE", help="a Python program")
    parser.add_argument(
        "--watch", metavar="NAME", help="its list, board or path that tells where it is"
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="another value for a name"
    )
    parser.add_argument(
        "--input",
        action="append",
        default=[],
        metavar="LINE",
        help="a line for input(); {n}, {rows}, {columns}, {start_row} ... are filled in",
    )
    parser.add_argument("--check", action="store_true", help="run it for all checks of the puzzle")
    parser.add_argument("--max-events", metavar="N", help=f"steps that are kept, else {STEPS:,}")
    parser.add_argument(
        "--seconds",
        default=str(SECONDS),
        metavar="S",
        help="stop it then, else after a minute; to check it takes no longer",
    )
    parser.add_argument("--format", default="text", metavar="{text,json}", help="how it is told")


def run_program(options: argparse.Namespace, scenario: Scenario) -> int:
    """Run a program for a search, or for all the checks of its puzzle."""
    if options.format not in ("text", "json"):
        raise ValueError(f"format {cite(options.format)}: it must be one of text, json")
    request = Request(
        text=read_program(options.program),
        scenario=format(scenario),
        lines=options.input,
        watch=options.watch,
        settings=dict(read_setting(given) for given in options.set),
        limits={"steps": read_steps(options.max_events)},
    )
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
        write_notes(told, options.program)
    return find_status(told)


def run_one(request: Request, seconds: float) -> dict[str, Any]:
    try:
        return ask(request, seconds)
    except Ended as end:
        finding = {"mistake": "limit", "sentence": str(end)}
        return {"outcome": "stopped", "findings": [finding], "printed": ""}


def find_status(told: dict[str, Any]) -> int:
    return STATUS.get(told["outcome"], STOPPED)


def write_notes(told: dict[str, Any], name: str) -> None:
    for finding in told["findings"]:
        note(tell_finding(finding, name))
    if told["outcome"] in ("found", "none"):
        note(f"right: {tell_outcome(told)}")


def tell_finding(finding: dict[str, Any], name: str) -> str:
    line, step = finding.get("line"), finding.get("step")
    where = name if line is None else f"{name}, line {line}"
    at = "" if step is None else f", step {step + 1:,}"
    allowed = finding.get("allowed")
    more = "" if allowed is None else f" Line {allowed} allowed it."
    return show_line(f"{where}{at}: {finding['sentence']}{more}")


def tell_outcome(told: dict[str, Any]) -> str:
    noun, number = told["noun"], told["solutions"]
    what = f"no {noun} exists" if not number else f"{number:,} {noun}{'' if number == 1 else 's'}"
    return f"{what}; {told['placed']:,} placed, {told['undone']:,} taken back"


def check(request: Request, scenario: Scenario, seconds: float, options: argparse.Namespace) -> int:
    """Run a program for each check; a line for each, and what is wrong below it."""
    from knights.programs.checks import iter_checks

    task = find_task(scenario)
    rows = [] if task is None else list(iter_checks(request, task))
    worst, results = FOUND, []
    for title, asked in rows:
        told = run_one(asked, seconds)
        status = find_status(told)
        worst = worst if status in (FOUND, NONE) or worst == BAD_INPUT else status
        results.append({"check": title, **told})
        if options.format == "text":
            word = {FOUND: "pass", NONE: "pass", BAD_INPUT: "FAIL"}.get(status, "open")
            print(f"{word}  {title}{tell_row(told)}", flush=True)
            for finding in told["findings"]:
                print(f"      {tell_finding(finding, options.program)}", flush=True)
    if options.format == "json":
        print(json.dumps(results))
    return worst


def tell_row(told: dict[str, Any]) -> str:
    return f": {tell_outcome(told)}" if told["outcome"] in ("found", "none") else ""


def read_program(name: str) -> str:
    if name != "-" and not is_file(name):
        what = "it is not a file" if Path(name).exists() else "there is no such file"
        raise ValueError(f"program {cite(name)}: {what}")
    text = read_file(name, MOST_BYTES)
    if "\0" in text:
        raise ValueError(f"program {cite(name)}: it must be a text")
    return text.removeprefix("\ufeff")


def read_setting(given: str) -> tuple[str, Any]:
    name, equals, value = given.partition("=")
    if not equals or not name.isidentifier():
        raise ValueError(f"set {cite(given)}: it must be NAME=VALUE")
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
        raise ValueError(f"{name} {cite(given)}: it must be a number from 0 up")
    return given
