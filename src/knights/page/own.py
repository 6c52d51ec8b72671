"""What the worker asks in which programs of the visitor's own run: plain data in, JSON out.

That worker has no origin, no network and nothing to lose: see `web/own/sandbox.js`. The page's own
Python never sees a visitor's program.
"""

import json
from dataclasses import asdict
from json import dumps
from typing import Any

from knights.programs.checks import iter_checks
from knights.programs.report import Request, answer
from knights.programs.session import Session
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse

__all__ = ["Session", "check", "dumps", "list_checks", "run"]


def run(request: str) -> Session:
    """Run a program, given as the JSON of a `Request`; see `Session` for what it can be asked.

    Raises:
        ValueError: when the scenario is none, or no program can be asked to search for it.
    """
    return Session(read(request))


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
