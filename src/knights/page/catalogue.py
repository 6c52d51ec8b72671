"""Everything that a scenario and a link can contain, as JSON.

The build writes it, so that the page can draw its forms and check its links before Python starts.
"""

import json
from typing import Any

from knights.puzzles.registry import DAILY, PUZZLES
from knights.scenario import link, moment, scenario
from knights.scenario.catalogue import write_entry, write_moves


def as_json() -> str:
    """Return the puzzles (with parameters and presets), orders, leapers, and a link's limits."""
    return json.dumps(
        {
            "puzzles": [
                {**write_entry(kind.entry), "invents": kind.invention is not None}
                for kind in PUZZLES.values()
            ],
            "daily": DAILY,
            **write_moves(),
            "link": list_limits(),
        },
        indent=1,
        ensure_ascii=False,
    )


def list_limits() -> dict[str, Any]:
    """Return the limits of a link, and for each option the pattern of its values."""
    return {
        "version": link.VERSION,
        "longest": link.LONGEST,
        "longest_scenario": scenario.LONGEST,
        "near": moment.NEAR,
        "greatest": link.GREATEST,
        "greatest_seed": scenario.GREATEST_SEED,
        "options": link.OPTIONS,
    }
