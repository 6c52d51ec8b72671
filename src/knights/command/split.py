"""`knights count`, `knights table`, `knights race`: searches on all processors or a cluster."""

import argparse
import sys
from collections.abc import Callable, Iterator
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
    write_part,
)
from knights.command.job import Job
from knights.language import tell, together
from knights.puzzles.options import braces
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import Scenario, build, wanted
from knights.search import goes_onward
from knights.split import Table, count, processes, race, table
from knights.split.count import Count
from knights.split.pool import Processes, open_cluster
from knights.split.results import RACE_STEPS, TABLE_STEPS
from knights.terminal import FOUND, STOPPED, heed_ending, note

STYLES = ("text", "csv", "json")
STEPS = {"table": TABLE_STEPS, "race": RACE_STEPS}


def add_options(command: str, parser: argparse.ArgumentParser) -> None:
    """Add a command's own options; the puzzle's options are added elsewhere."""
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
    """Run a command and return the exit status."""
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
    if goes_onward(job.puzzle):
        raise ValueError(tell("split-error-onward", scenario=str(scenario)))
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
    """Count with a line of progress; if the count is cut short, say how far it came."""
    now: list[Count] = []
    line = ProgressLine()

    def report(counted: Count) -> None:
        now[:] = [counted]
        line.show(
            lambda: tell(
                "split-progress",
                done=len(counted.done),
                parts=len(counted.plan.parts),
                share=write_part(counted.share),
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
    """Estimate the number of all solutions, to two digits: more would mean nothing."""
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
    with show_searched() as report:
        made = table(scenario, list_varied(options), read_limit(options, "table"), executor, report)
    write_table(made, options.format)
    return FOUND


def list_varied(options: argparse.Namespace) -> list[str]:
    """Return the names of the parameters to vary; none means those that every puzzle varies."""
    return [] if options.by is None else options.by.split(",")


def run_race(
    scenarios: list[Scenario], options: argparse.Namespace, executor: Executor | Processes
) -> int:
    limit = read_limit(options, "race")
    with show_searched() as report:
        made = race(*scenarios, limit=limit, executor=executor, report=report)
    write_table(made, options.format)
    return STOPPED if any(row["verdict"] == "stopped" for row in made) else FOUND


def read_limit(options: argparse.Namespace, command: str) -> int:
    return read_number(options.max_events, "max-events") or STEPS[command]


@contextmanager
def show_searched() -> Iterator[Callable[[int, int], None]]:
    """Show a line of progress while searches are measured."""
    line = ProgressLine()

    def report(done: int, searches: int) -> None:
        line.show(lambda: tell("split-searched", done=done, searches=searches))

    try:
        yield report
    finally:
        line.clear()


def write_table(made: Table, style: str) -> None:
    """Write a table in columns, as CSV or as JSON."""
    if style == "csv":
        sys.stdout.write(made.as_csv())
    else:
        print(made.as_json() if style == "json" else made)
