"""`knights count`, `knights table` and `knights race`: searches on all processors, or a cluster."""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager

from knights.command.console import (
    ProgressLine,
    count_at_once,
    fail,
    name_counts,
    prove_none,
    tell_count,
    write_counts,
)
from knights.drawings.table import write_rows
from knights.language import tell, together
from knights.puzzles.facets.command import Job
from knights.puzzles.options import braces
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import Scenario, build, wanted
from knights.split import Steps, count, measure, processes, vary
from knights.split.count import Count
from knights.split.pool import Processes, open_cluster, spread
from knights.terminal import FOUND, STOPPED, heed_ending, note, show_line

STYLES = ("text", "csv", "json")
NUMBERS = ("lane", "steps", "placed", "undone")  # columns of them
STEPS = {"table": 100_000, "race": 100_000_000}

type Row = Mapping[str, object]


def add_options(command: str, parser: argparse.ArgumentParser) -> None:
    """The options of a command, besides what it searches."""
    add = parser.add_argument
    told = tell("command-option-format-split")
    add("--format", default="text", metavar=braces(STYLES), help=told)
    add("--jobs", metavar="N", help=tell("command-option-jobs"))
    add("--dask", metavar="ADDRESS", help=tell("command-option-dask"))
    if command == "count":
        add("--resume", metavar="FILE", help=tell("command-option-resume"))
        add("--parts", metavar="N", help=tell("command-option-parts"))
        return
    add("--max-events", metavar="N", help=tell("command-option-each", steps=STEPS[command]))
    if command == "table":
        add("--by", metavar="NAMES", help=tell("command-option-by"))


def run_command(command: str, options: argparse.Namespace, scenarios: list[Scenario]) -> int:
    """Do what a command asks for, and return the exit status."""
    if options.format not in STYLES:
        wrong = tell("link-choice", name="format", value=cite(options.format), known=STYLES)
        raise ValueError(wrong)
    run = {"count": run_count, "table": run_table, "race": run_race}[command]
    with heed_ending(), open_executor(options) as executor:
        return run(scenarios, options, executor)


@contextmanager
def open_executor(options: argparse.Namespace) -> Iterator[Executor | Processes]:
    if options.dask is not None and options.jobs is not None:
        raise ValueError(tell("command-error-jobs"))
    jobs = read_number(options.jobs, "jobs")
    with ExitStack() as stack:
        if options.dask is None:
            yield processes(jobs)
        else:
            yield stack.enter_context(open_cluster(options.dask))


def read_number(given: str | None, name: str) -> int | None:
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 9 or int(given) == 0:
        raise ValueError(tell("command-error-number", name=name, value=cite(given)))
    return int(given)


# --- count ---


def run_count(
    scenarios: list[Scenario], options: argparse.Namespace, executor: Executor | Processes
) -> int:
    (scenario,) = scenarios
    kind, parts = find_kind(scenario.puzzle), read_number(options.parts, "parts")
    if not kind.seeks:
        raise ValueError(tell("split-error-visits", puzzle=scenario.puzzle))
    if isinstance(wanted(scenario), int):
        raise ValueError(tell("split-error-first"))
    job = Job(kind, build(scenario), "count", style=options.format)
    theorem = prove_none(job)
    if theorem is not None:
        return fail(job, theorem.sentence, "proved")
    number = count_at_once(job)
    if number is not None:
        return tell_count(job, number)
    return conclude(job, count_all(job, str(scenario), executor, parts, options.resume))


def count_all(
    job: Job, scenario: str, executor: Executor | Processes, parts: int | None, file: str | None
) -> Count:
    """Count with a line of progress, and tell how far it came where it does not come to its end."""
    now: list[Count] = []
    line = ProgressLine()

    def report(counted: Count) -> None:
        now[:] = [counted]
        line.show(
            lambda: tell(
                "split-progress",
                done=len(counted.done),
                parts=len(counted.plan.parts),
                share=f"{counted.share:.3g}",
                found=counted.count,
            )
        )

    try:
        return count(scenario, executor, parts=parts, file=file, report=report)
    except BaseException:
        line.clear()
        for counted in now:
            if not counted.finished:
                write_counts(job, {"count": counted.count}, "stopped", counted.placed)
                note(tell_stopped(counted, file))
                if counted.count:
                    note(tell("split-expected", number=estimate_whole(counted)))
        raise
    finally:
        line.clear()


def tell_stopped(counted: Count, file: str | None) -> str:
    told = tell(
        "split-stopped",
        done=len(counted.done),
        parts=len(counted.plan.parts),
        share=round(100 * counted.share, 1),
    )
    return together(told, None if file is None else tell("split-resume", file=file))


def estimate_whole(counted: Count) -> int:
    """How many solutions there may be, in as many digits as mean something: two."""
    return round(float(f"{counted.count / counted.share:.1e}"))


def conclude(job: Job, counted: Count) -> int:
    if not counted.count:
        return fail(job, tell("command-none-tried", placed=counted.placed), "exhausted")
    numbers = name_counts(counted.found, counted.weight, counted.different)
    write_counts(job, numbers, "exhausted", counted.placed)
    return FOUND


# --- table and race ---


def run_table(
    scenarios: list[Scenario], options: argparse.Namespace, executor: Executor | Processes
) -> int:
    (scenario,) = scenarios
    varied, found = vary(scenario, list_varied(options))
    told = measure_all(found, read_limit(options, "table"), executor)
    rows = [
        {**{name: each.values[name] for name in varied}, **tell_steps(each, steps)}
        for each, steps in zip(found, told, strict=True)
    ]
    write_table(rows, options.format)
    return FOUND


def list_varied(options: argparse.Namespace) -> list[str]:
    """The parameters that a table is by, as they are named; none for those of every puzzle."""
    return [] if options.by is None else options.by.split(",")


def run_race(
    scenarios: list[Scenario], options: argparse.Namespace, executor: Executor | Processes
) -> int:
    if len(scenarios) < 2:
        raise ValueError(tell("split-error-one"))
    told = measure_all(scenarios, read_limit(options, "race"), executor)
    lanes = enumerate(zip(scenarios, told, strict=True), start=1)
    write_table([{"lane": lane, **tell_steps(*pair)} for lane, pair in lanes], options.format)
    if options.format == "text":
        print(tell_result(told))
    return STOPPED if any(each.verdict == "stopped" for each in told) else FOUND


def read_limit(options: argparse.Namespace, command: str) -> int:
    return read_number(options.max_events, "max-events") or STEPS[command]


def measure_all(
    scenarios: list[Scenario], limit: int, executor: Executor | Processes
) -> list[Steps]:
    """The steps of each search, with a line of progress."""
    line, told = ProgressLine(), {}
    tasks = {number: (str(each), limit) for number, each in enumerate(scenarios)}
    try:
        for number, steps in spread(measure, tasks, executor):
            told[number] = steps
            line.show(lambda: tell("split-searched", done=len(told), searches=len(tasks)))
    finally:
        line.clear()
    return [told[number] for number in tasks]


def tell_result(told: Sequence[Steps]) -> str:
    """Which lanes of a race need the fewest steps, of those that were not stopped."""
    ended = [each.steps for each in told if each.verdict != "stopped"]
    if not ended:
        return tell("split-nobody")
    least = min(ended)
    first = [
        str(lane)
        for lane, each in enumerate(told, start=1)
        if each.verdict != "stopped" and each.steps == least
    ]
    return tell("split-fewest", lanes=first, steps=least)


def tell_steps(scenario: Scenario, steps: Steps) -> Row:
    return {**steps._asdict(), "scenario": str(scenario)}


def write_table(rows: Sequence[Row], style: str) -> None:
    """Write rows of the same names: in columns, as CSV or as JSON."""
    if style == "json":
        print(json.dumps(rows))
        return
    names = [*rows[0]] if rows else []
    if style == "csv":
        sys.stdout.write(write_rows(names, [tuple(row.values()) for row in rows]))
        return
    cells = [names, *([show_cell(row[name]) for name in names] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for line in cells:
        padded = [
            cell.rjust(width) if name in NUMBERS else cell.ljust(width)
            for name, cell, width in zip(names, line, widths, strict=True)
        ]
        print("  ".join(padded).rstrip())


def show_cell(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else show_line(str(value))
