"""The functions of the worker in which visitors' programs run: plain data in, JSON out.

That worker has no origin, no network and no data to lose: see `web/parts/own/run/sandbox.ts`. The
page's own Python never runs a visitor's program.
"""

import json
from array import array
from dataclasses import dataclass, replace
from typing import Any

from knights.language import speak
from knights.page.run import Run
from knights.programs import checks
from knights.programs.own_rule_run import Ruling, is_rule
from knights.programs.report import Request, answer
from knights.programs.session import Session
from knights.scenario import find_task, parse
from knights.search import typecode
from knights.search.follower import Follower

__all__ = ["Comparison", "Session", "against", "check", "list_checks", "report", "run"]

# The largest number of events of the library's search that are compared with a program's.
MOST = 2_000_000
BATCH = 65_536

# Parts of a report that the page doesn't need: it has them from the puzzle.
KNOWN = ("choices", "labels")


def run(request: str) -> Session | Ruling:
    """Run a program, given as the JSON of a `Request`; see `Session` for its questions.

    If the program only defines a rule or an order, the library's search runs with it.

    Raises:
        ValueError: when the scenario is not valid, or no program can be asked to search for it.
    """
    asked = read(request)
    return Ruling(asked) if is_rule(asked.text) else Session(asked)


@dataclass(frozen=True)
class Comparison:
    """The library's search beside a program's, for the same scenario.

    `told` is JSON: `same` is the number of equal events at the beginning; `differs` has the next
    event of each, `ours` and `theirs`: a placed choice or ~choice, null at the end. `placed`,
    `undone`, `solutions` and `verdict` are those of the library's search; the verdict is null if it
    does not end within `MOST` events. `events` are its events, from where the program's begin: with
    the given start, unless the program itself is given that.
    """

    told: str
    events: "array[int]"


def against(session: Session | Ruling, given: bool) -> Comparison:
    """Compare a program's run with the library's search of the same scenario.

    `given` says whether the program begins with the given start and keeps it.
    """
    scenario = session.request.scenario
    run = Run(scenario)
    ours = array(typecode(run.puzzle))
    while run.verdict is None and len(ours) < MOST:
        ours.extend(run.more(min(BATCH, MOST - len(ours))))
    follower = Follower(run.puzzle)
    solutions = sum(run.puzzle.solved(follower.path) for _ in follower.follow(ours))
    told = {
        "placed": follower.placed,
        "undone": follower.events - follower.placed,
        "verdict": run.verdict,
        "solutions": solutions,
    }
    root, theirs = run.puzzle.root, session.events
    if given:
        theirs = theirs[len(root) :]
    else:
        ours = array(ours.typecode, root) + ours
    pairs = enumerate(zip(ours, theirs, strict=False))
    most = min(len(ours), len(theirs))
    same = next((i for i, (our, their) in pairs if our != their), most)
    our, their = (events[same] if same < len(events) else None for events in (ours, theirs))
    # The library's search was cut off here, so its next event is not known.
    ends = our is not None or run.verdict is not None
    differs = {"ours": our, "theirs": their} if ends and our != their else None
    return Comparison(json.dumps({**told, "same": same, "differs": differs}), ours)


def report(session: Session | Ruling) -> str:
    """Return what came of a run, as JSON, without what the page knows already."""
    return write(session.report)


def list_checks(request: str) -> str:
    """List the checks of the scenario's task, as JSON: each scenario and its number of solutions.

    `note` says which checks are left out, and why; "" if none is.
    """
    asked = read(request)
    speak(asked.language)
    task = find_task(parse(asked.scenario))
    listed = checks.Checks([]) if task is None else checks.list_checks(asked, task)
    rows = [[row.scenario, row.expected] for _, row in listed.rows]
    return json.dumps({"rows": rows, "note": listed.note or ""})


def check(request: str) -> str:
    """Run a program for one check, with its values, and return the result as JSON."""
    return write(answer(replace(read(request), fit=True)))


def write(told: dict[str, Any]) -> str:
    return json.dumps({name: value for name, value in told.items() if name not in KNOWN})


def read(request: str) -> Request:
    given: dict[str, Any] = json.loads(request)
    return Request(**given)
