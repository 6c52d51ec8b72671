"""Run a search on the terminal, write its solutions, and say how it ended."""

import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from knights import search
from knights.command.job import Job
from knights.drawings.table import write_rows
from knights.language import spoken_forms, tell, together
from knights.search import Remembering, Search, State, Verdict
from knights.search.theorem import Theorem
from knights.terminal import FOUND, NONE, STOPPED, note, say

if TYPE_CHECKING:
    from knights.scenario.link import Link

CHUNK = 1 << 14


def start(job: Job) -> Search:
    # Each solution must be seen to count those that are essentially different.
    known = job.kind.search
    goal = "all" if job.goal == "count" and known and known.groups else job.goal
    return Search(job.puzzle, goal, job.limit, source=select_form(job))


def write(job: Job, state: State) -> str:
    """Return a solution or a moment of the search in the job's style, ending with a newline."""
    return job.kind.drawing.write(job.puzzle, state, job.style, job.places)


def select_form(job: Job) -> Iterator[int] | None:
    """Return the events of a plain program; None for the puzzle's own search."""
    if job.form == "fast":
        return None
    from knights import listings  # slow to import, and needed here alone

    return listings.events(listings.find(job.kind, job.puzzle, job.form, job.goal))


def solve(job: Job) -> int:
    """Search, write each solution when it is found, and return the exit status."""
    theorem = prove_none(job)
    if theorem is not None:
        return fail(job, theorem.sentence, "proved")
    if not job.kind.seeks:
        run = start(job).run()
        sys.stdout.write(write(job, run.state))
        return stop(run) if run.verdict == "stopped" else FOUND
    number = count_at_once(job)
    if number is not None:
        return tell_count(job, number)
    job = shorten(job)
    run = start(job)
    printer, line = Printer(job), ProgressLine()
    try:
        while run.verdict is None:
            run.take(CHUNK)
            line.clear()
            printer.write(run)
            line.show(lambda: tell_progress(run))
    except KeyboardInterrupt:
        run.verdict = "stopped"
        line.clear()
        printer.write(run)
        conclude(job, run, printer)
        raise
    line.clear()
    printer.write(run)
    return conclude(job, run, printer)


def count_at_once(job: Job) -> int | None:
    """Return the number of solutions if it is wanted and known without a search, else None."""
    if job.goal != "count" or job.limit is not None or job.form != "fast":
        return None
    return None if job.kind.search is None else job.kind.search.count(job.puzzle)


def tell_count(job: Job, number: int) -> int:
    if number == 0:
        return fail(job, tell("command-none-counted"), "exhausted")
    write_counts(job, {"count": number}, "exhausted")
    return FOUND


def name_counts(count: int, weight: int, different: int | None) -> dict[str, int]:
    """Return the counts of a result, by name: each solution found stands for `weight` of them."""
    numbers = {"count": count * weight}
    if weight > 1:
        numbers["undirected"] = count
    if different is not None:
        numbers["different"] = different
    return numbers


def write_counts(
    job: Job, numbers: Mapping[str, int], verdict: Verdict | None, placed: int | None = None
) -> None:
    """Write the number of solutions; for a stopped search, the number so far."""
    more = {} if placed is None else {"placed": placed}
    data = {**numbers, **more, "verdict": verdict}
    if job.style == "json":
        print(json.dumps(data))
        return
    if job.style == "csv":
        sys.stdout.write(write_rows(tuple(data), [tuple(data.values())]))
        return
    told = tell_number(job, numbers["count"])
    parts = [tell("command-so-far", found=told) if verdict == "stopped" else told]
    parts += [
        tell(f"command-counted-{name}", number=numbers[name])
        for name in ("undirected", "different")
        if name in numbers
    ]
    print(", ".join(parts))


def tell_number(job: Job, number: int) -> str:
    """Return the number of solutions with the puzzle's own noun."""
    return tell("command-counted", puzzle=job.noun, count=number)


def shorten(job: Job) -> Job:
    """Return the job with a shorter search if only a count is wanted and there is one."""
    known = job.kind.search
    if job.goal != "count" or job.limit is not None or job.form != "fast" or known is None:
        return job
    shorter = known.shorten(job.puzzle)
    return job if shorter is None else replace(job, puzzle=shorter[0], weight=shorter[1])


def show_moment(job: Job, link: "Link") -> int:
    """Write the board at a link's step, or at the end of a search that is shorter."""
    if link.moment is not None:
        run = Search(job.puzzle, job.goal, 0, link.moment.state, found=link.moment.found)
        run.take(1)
    else:
        limit = link.position if job.limit is None else min(job.limit, link.position)
        run = Search(job.puzzle, job.goal, limit).run(lambda run: run.solutions.clear(), CHUNK)
        if run.verdict == "stopped" and limit < link.position:
            note(tell("command-stopped-before", steps=limit, step=link.position))
            return STOPPED
    sys.stdout.write(write(job, run.state))
    return say_where(job, link, run)


def say_where(job: Job, link: "Link", run: Search) -> int:
    """Say what the board that is shown proves, and whether the search ends there."""
    if run.verdict == "stopped":
        if search.finished(job.puzzle, run.path):
            return FOUND
        if link.moment is None and run.position < link.position:  # a walk that ended before
            return stop(run)
        # A search that goes only forward has no full length: it may make any number of steps.
        length = 0 if search.goes_onward(job.puzzle) else job.puzzle.length
        told = {"depth": len(run.path), "length": length}
        note(tell("command-moment", step=link.position, **told))
        return STOPPED
    step = link.position if link.moment is not None else run.placed + run.undone
    ends, puzzle = tell("command-ends", step=step), job.noun
    if run.verdict == "found" or not job.kind.seeks:
        if step < link.position:
            note(ends)
        return FOUND
    if link.moment is not None and link.moment.found is None and job.every:
        # Solutions before this moment are not known: only a search from the beginning counts them.
        note(together(ends, tell("command-ends-unknown", puzzle=puzzle)))
        return STOPPED
    if not run.count:
        note(together(tell("command-none", puzzle=puzzle), ends, tell("command-ends-back")))
        return NONE
    note(together(ends, tell("command-ends-all", found=tell_number(job, run.count))))
    return FOUND


def prove_none(job: Job) -> Theorem | None:
    """Return the theorem that rules out every solution, if there is one."""
    theorem = job.kind.prove(job.puzzle)
    return theorem if theorem is not None and not theorem.exists else None


def conclude(job: Job, run: Search, printer: "Printer") -> int:
    if run.verdict == "stopped":
        if job.goal == "count":
            printer.write_count(run)
        return stop(run)
    if not run.count:
        onward = search.goes_onward(job.puzzle)
        told = tell("command-none-onward" if onward else "command-none-tried", placed=run.placed)
        return fail(job, told, "exhausted")
    if job.goal == "count":
        printer.write_count(run)
    return FOUND


def stop(run: Search) -> int:
    note(tell("command-stopped", steps=run.placed + run.undone))
    return STOPPED


def fail(job: Job, reason: str, verdict: Verdict) -> int:
    """Say that there is no solution, and why; print the program's own words for it, too."""
    if job.style == "json":
        print(json.dumps({"count": 0, "verdict": verdict, "reason": reason}))
    elif job.goal == "count":
        write_counts(job, {"count": 0}, verdict)
    elif job.style in job.kind.drawing.failures:
        print(job.kind.drawing.failures[job.style])
    proof = tell("why-proof", proof=reason) if verdict == "proved" else reason
    note(together(tell("command-none", puzzle=job.noun), proof))
    return NONE


class Printer:
    """Writes solutions as they come, and counts those that are essentially different."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.begun = time.perf_counter()
        self.written = 0
        self.different: int | None = None  # None if the puzzle has no symmetry to count by

    def write(self, run: Search) -> None:
        """Write the solutions found since the last time, and forget them."""
        for path in run.solutions:
            if self.job.goal == "count":
                self._compare(path)
            else:
                self._write_one(path)
        run.solutions.clear()
        sys.stdout.flush()

    def write_count(self, run: Search) -> None:
        """Write the number of solutions; for a stopped search, the number so far."""
        weight = self.job.weight
        numbers = name_counts(run.count, weight, self.different)
        if run.verdict == "stopped":
            numbers = {"count": numbers["count"]}
        write_counts(self.job, numbers, run.verdict)

    def _write_one(self, path: Sequence[int]) -> None:
        if self.written and self.job.style not in self.job.kind.drawing.dense_styles:
            print()
        sys.stdout.write(write(self.job, State(tuple(path))))
        if self.job.style in self.job.kind.drawing.timed_styles:
            print(f"time: {time.perf_counter() - self.begun:.3f} s")
        self.written += 1

    def _compare(self, path: tuple[int, ...]) -> None:
        """Count a solution if it is the least of all that are essentially the same."""
        known = self.job.kind.search
        least = None if known is None else known.is_least(self.job.puzzle, path)
        if least is not None:
            self.different = (self.different or 0) + least


class ProgressLine:
    """A line on the terminal that says how far a long search is."""

    PATIENCE = 1.0  # seconds before the line is shown for the first time
    PAUSE = 0.3  # seconds between two updates

    def __init__(self) -> None:
        self.shown = False
        self.next = time.monotonic() + self.PATIENCE

    def show(self, tell: Callable[[], str]) -> None:
        now = time.monotonic()
        if now < self.next or not sys.stderr.isatty():
            return
        self.next = now + self.PAUSE
        say(f"\r\x1b[K{tell()}")
        self.shown = True

    def clear(self) -> None:
        if self.shown:
            say("\r\x1b[K")
            self.shown = False


def write_part(part: float) -> str:
    """Write a part of 1 with three digits, however small it is."""
    return f"{part:.3g}".replace(".", spoken_forms().point)


def tell_progress(run: Search) -> str:
    steps, done = run.placed + run.undone, write_part(run.progress)
    return tell("command-progress", steps=steps, found=run.count, done=done)


def run_through(
    job: Job, end: Callable[[Search], None], show: Callable[[Sequence[int]], None] | None = None
) -> int:
    """Run a search to its end or to Ctrl-C, show each batch of events, then say how it ended."""
    run, line = start(job), ProgressLine()
    try:
        while run.verdict is None:
            events = run.take(CHUNK)
            run.solutions.clear()
            if show is not None:
                line.clear()
                show(events)
            if show is None or not sys.stdout.isatty():
                line.show(lambda: tell_progress(run))
    except KeyboardInterrupt:
        run.verdict = "stopped"
        line.clear()
        end(run)
        raise
    line.clear()
    end(run)
    if run.verdict == "stopped":
        return STOPPED
    return FOUND if run.count or not job.kind.seeks else NONE


def write_events(job: Job) -> int:
    """Write each event as a line of JSON, then the verdict; return the exit status."""
    if job.detailed:
        return write_steps(job)
    lines: dict[int, str] = {}

    def show(events: Sequence[int]) -> None:
        for event in events:
            if event not in lines:
                lines[event] = write_event(job, event)
        sys.stdout.writelines(lines[event] for event in events)

    def end(run: Search) -> None:
        write_end(run.placed, run.undone, run.verdict)

    return run_through(job, end, show)


def count_events(job: Job) -> int:
    """Write the number of events and the verdict as JSON."""

    def end(run: Search) -> None:
        print(json.dumps({"placed": run.placed, "undone": run.undone, "verdict": run.verdict}))

    return run_through(job, end)


def write_end(placed: int, undone: int, verdict: Verdict | None) -> None:
    """Write the last line of a stream; its absence tells a reader that the stream was cut off."""
    print(json.dumps({"kind": "end", "placed": placed, "undone": undone, "verdict": verdict}))


def write_event(job: Job, event: int) -> str:
    choice = event if event >= 0 else ~event
    label = job.kind.label(job.puzzle, choice)
    kind = "place" if event >= 0 else job.kind.retreat
    return json.dumps({"kind": kind, "choice": choice, "label": label}) + "\n"


def write_steps(job: Job) -> int:
    """Write the events, and between them each candidate that is ruled out, with the reason."""
    if job.form != "fast" or isinstance(job.puzzle, Remembering):
        raise ValueError(tell("command-error-detailed"))
    path, placed, undone = list(job.puzzle.root), 0, 0
    found = int(search.finished(job.puzzle, path))
    wanted = 1 if job.goal == "first" else job.goal
    verdict: Verdict = "found" if found == wanted else "exhausted"
    steps = search.detailed(job.puzzle, every=job.every) if found != wanted else iter(())
    try:
        for kind, choice, reason in steps:
            if kind != "reject" and placed + undone == job.limit:
                verdict = "stopped"
                break
            name = None if choice is None else job.kind.label(job.puzzle, choice)
            step = {"kind": kind, "choice": choice, "label": name}
            print(json.dumps({**step, "reason": reason} if reason else step))
            if kind == "place" and choice is not None:
                path.append(choice)
                placed += 1
                found += search.finished(job.puzzle, path)
                if found == wanted:
                    verdict = "found"
                    break
            elif kind == "undo":
                path.pop()
                undone += 1
    except KeyboardInterrupt:
        write_end(placed, undone, "stopped")
        raise
    write_end(placed, undone, verdict)
    if verdict == "stopped":
        return STOPPED
    return FOUND if found else NONE
