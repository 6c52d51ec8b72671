"""The page's table of a puzzle: its searches, and the steps of each."""

import json
from collections.abc import Sequence

from knights.language import tell
from knights.page.check_values import read_number, read_text
from knights.page.load import load
from knights.quoting import cite
from knights.scenario import steps

MOST_STEPS = 1_000_000  # of one search
MOST_STARTS = 256


def vary(text: str, names: Sequence[str]) -> str:
    """Return the scenarios with all values of some parameters, as JSON.

    `names` are these parameters; each of `searches` has its `scenario`, and their `values`.

    Raises:
        ValueError: when a parameter has no list of values, or too many.
    """
    scenario, puzzle = load(text)
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise ValueError(tell("bridge-error-list", names=cite(names)))
    wanted = [read_text("parameter", name) for name in names]
    if len(set(wanted)) < len(wanted) or not wanted:
        raise ValueError(tell("bridge-error-parameters", names=cite(wanted)))
    if "start" in wanted and puzzle.size > MOST_STARTS:
        raise ValueError(tell("bridge-error-starts", starts=puzzle.size, most=MOST_STARTS))
    varied, found = steps.vary(scenario, wanted)
    searches = [
        {"scenario": str(each), "values": [each.values[name] for name in varied]} for each in found
    ]
    return json.dumps({"names": varied, "searches": searches})


def measure(text: str, limit: int) -> str:
    """Count the steps of a search to its first solution, at most `limit`, as JSON.

    The result has `steps`, `placed`, `undone` and `verdict`.
    """
    scenario, _ = load(text)
    found = steps.measure(str(scenario), read_number("limit", limit, MOST_STEPS))
    return json.dumps(found._asdict())
