"""Everything that a scenario and a link can say, as JSON.

The build writes it, and the page draws its forms and checks its links from it before Python is
there.
"""

import json
from dataclasses import asdict
from typing import Any

from knights.board import LEAPERS, ORDERS
from knights.puzzles.entry import Entry, Parameter
from knights.puzzles.registry import DAILY, KINDS
from knights.scenario import link, moment, scenario


def as_json() -> str:
    """The puzzles (with parameters and presets), orders, leapers, and what a link may hold."""
    return json.dumps(
        {
            "puzzles": [
                {**write_entry(kind.entry), "invents": kind.invention is not None}
                for kind in KINDS.values()
            ],
            "daily": DAILY,
            "orders": ORDERS,
            "leapers": {name: (leaper.a, leaper.b) for name, leaper in LEAPERS.items()},
            "link": list_limits(),
        },
        indent=1,
        ensure_ascii=False,
    )


def write_entry(entry: Entry) -> dict[str, Any]:
    parameters = [write_parameter(parameter) for parameter in entry.parameters]
    return {**asdict(entry), "parameters": parameters}


def write_parameter(parameter: Parameter) -> dict[str, Any]:
    """A parameter; of few a strategy allows more in the page."""
    written = asdict(parameter)
    if not parameter.page_more:
        del written["page_more"]
    return written


def list_limits() -> dict[str, Any]:
    """The limits of a link, and its options: of each the pattern of its values."""
    return {
        "version": link.VERSION,
        "longest": link.LONGEST,
        "longest_scenario": scenario.LONGEST,
        "near": moment.NEAR,
        "greatest": link.GREATEST,
        "greatest_seed": scenario.GREATEST_SEED,
        "options": link.OPTIONS,
    }


if __name__ == "__main__":
    print(as_json())
