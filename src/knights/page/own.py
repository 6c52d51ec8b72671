"""What the worker asks in which programs of the visitor's own run: plain data in, JSON out.

That worker has no origin, no network and nothing to lose: see `web/parts/own/run/sandbox.ts`. The
page's own Python never sees a visitor's program.
"""

import json
from array import array
from dataclasses import dataclass, replace
from typing import Any

from knights.language import speak
from knights.page.run import Run
from knights.programs import checks
from knights.programs.report import Request, answer
from knights.programs.ruling import Ruling, is_rule
from knights.programs.session import Session
from knights.scenario import find_task, parse
from knights.search import typecode
from knights.search.follower import Follower

__all__ = ["Comparison", "Session", "against", "check", "list_checks", "report", "run"]

# Events of our own search that are made to be compared with a program's.
MOST = 2_000_000
BATCH = 65_536

# What of a report the page knows of the puzzle by itself, or has in the events.
KNOWN = ("choices", "labels")


def run(request: str) -> Session | Ruling:
    """Run a program, given as the JSON of a `Request`; see `Session` for what it can be asked.

    A program that only defines a rule or an order is searched with by ours.

    Raises:
        ValueError: when the scenario is none, or no program can be asked to search for it.
    """
    asked = read(request)
    return Ruling(asked) if is_rule(asked.text) else Session(asked)


@dataclass(frozen=True)
class Comparison:
    """Our own search of the same scenario beside a program's.

    `told` is JSON: `same` is how many events are the same from the beginning on; `ours` and
    `theirs` are what comes next in each, as a choice that is placed or ~choice, null at its end.
    `placed`, `undone`, `solutions` and `verdict` are those of our search: the verdict is null where
    it has not come to its end after `MOST` events. `events` are those of our search, from where the
    program's begin: a given start is among them where it is not given to the program.
    """

    told: str
    events: "array[int]"


def against(session: Session | Ruling, given: bool) -> Comparison:
    """Run our own search of the same scenario, and hold a program's run against it.

    `given` says whether the program begins with the start that is given, and leaves it there.
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
    # What comes after the last event that is made nobody knows.
    ends = our is not None or run.verdict is not None
    differs = {"ours": our, "theirs": their} if ends and our != their else None
    return Comparison(json.dumps({**told, "same": same, "differs": differs}), ours)


def report(session: Session | Ruling) -> str:
    """What came of a run, as JSON: what the page does not know better itself."""
    return write(session.report)


def list_checks(request: str) -> str:
    """The checks of the scenario's task, as JSON: the scenario of each, and its solutions.

    `note` says which are left out, and why; "" where there are all.
    """
    asked = read(request)
    speak(asked.language)
    task = find_task(parse(asked.scenario))
    listed = checks.Checks([]) if task is None else checks.list_checks(asked, task)
    rows = [[row.scenario, row.expected] for _, row in listed.rows]
    return json.dumps({"rows": rows, "note": listed.note or ""})


def check(request: str) -> str:
    """Run a program for a check, with its values, and tell what came of it, as JSON."""
    return write(answer(replace(read(request), fit=True)))


def write(told: dict[str, Any]) -> str:
    return json.dumps({name: value for name, value in told.items() if name not in KNOWN})


def read(request: str) -> Request:
    given: dict[str, Any] = json.loads(request)
    return Request(**given)
