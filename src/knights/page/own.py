"""What the worker asks in which programs of the visitor's own run: plain data in, JSON out.

That worker has no origin, no network and nothing to lose: see `web/own/sandbox.js`. The page's own
Python never sees a visitor's program.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from typing import Any

from knights.page.run import Run
from knights.programs.checks import iter_checks
from knights.programs.report import Request, answer
from knights.programs.ruling import Ruling, is_rule
from knights.programs.session import Session
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse

__all__ = ["Session", "against", "check", "list_checks", "report", "run"]

# Events of our own search that are made to be compared with a program's.
MOST = 2_000_000
BATCH = 65_536


def run(request: str) -> Session | Ruling:
    """Run a program, given as the JSON of a `Request`; see `Session` for what it can be asked.

    A program that only defines a rule or an order is searched with by ours.

    Raises:
        ValueError: when the scenario is none, or no program can be asked to search for it.
    """
    asked = read(request)
    return Ruling(asked) if is_rule(asked.text) else Session(asked)


def against(session: Session | Ruling) -> str:
    """Our own search of the same scenario beside a program's, as JSON.

    `same` is how many events are the same from the beginning on; `ours` and `theirs` are what comes
    next in each, as a choice that is placed or ~choice, null at its end. `placed`, `undone` and
    `verdict` are those of our search: the verdict is null where it has not come to its end after
    `MOST` events.
    """
    scenario = session.request.scenario
    run, root = Run(scenario), build(parse(scenario)).root
    begins = tuple(session.events[: len(root)]) == tuple(root)
    theirs = session.events[len(root) :] if begins else session.events
    placed = undone = same = 0
    ours: int | None = None
    for event in islice(follow(run), MOST):
        placed += event >= 0
        undone += event < 0
        if ours is None and same < len(theirs) and theirs[same] == event:
            same += 1
        elif ours is None:
            ours = event
    told = {"placed": placed, "undone": undone, "verdict": run.verdict, "same": same}
    following = theirs[same] if same < len(theirs) else None
    differs = None if ours is following is None else {"ours": ours, "theirs": following}
    return json.dumps({**told, "differs": differs})


def follow(run: Run) -> Iterator[int]:
    """The events of a search, while there are any."""
    while run.verdict is None:
        yield from run.more(BATCH)


def report(session: Session | Ruling) -> str:
    """What came of a run, as JSON."""
    return json.dumps(session.report)


def list_checks(request: str) -> str:
    """The checks of the scenario's task, as JSON: of each its title and what is to be run."""
    asked = read(request)
    scenario = parse(asked.scenario)
    task = find_kind(scenario.puzzle).task(build(scenario))
    rows = [] if task is None else iter_checks(asked, task)
    return json.dumps([[title, asdict(row)] for title, row in rows])


def check(request: str) -> str:
    """Run a program for a check, and tell what came of it, as JSON."""
    return json.dumps(answer(read(request)))


def read(request: str) -> Request:
    given: dict[str, Any] = json.loads(request)
    return Request(**given)
