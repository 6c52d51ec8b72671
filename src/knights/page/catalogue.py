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
                {**write_entry(kind.entry), "invents": kind.invents} for kind in KINDS.values()
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
    """A parameter without the advice, if it has none."""
    written = asdict(parameter)
    if not parameter.page_advice:
        del written["page_advice"]
    return written


def list_limits() -> dict[str, Any]:
    """The limits of a link, and its options.

    Of each option the pattern of its values, and what one must be.
    """
    return {
        "version": link.VERSION,
        "longest": link.LONGEST,
        "longest_scenario": scenario.LONGEST,
        "near": moment.NEAR,
        "greatest": link.GREATEST,
        "greatest_seed": scenario.GREATEST_SEED,
        "options": {
            name: {"pattern": pattern, "right": right}
            for name, (pattern, right) in link.OPTIONS.items()
        },
    }


if __name__ == "__main__":
    print(as_json())
