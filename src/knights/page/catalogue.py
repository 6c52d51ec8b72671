"""Everything that a scenario and a link can contain, as JSON.

The build writes it, so that the page can draw its forms and read its links before Python starts.
"""

import json
from typing import Any

from knights.puzzles.registry import DAILY, PUZZLES
from knights.scenario import link, moment
from knights.scenario.catalogue import write_entry, write_moves
from knights.scenario.steps import list_offered


def as_json() -> str:
    """Return the puzzles (with parameters and presets), orders, leapers, and a link's limits."""
    return json.dumps(
        {
            "puzzles": [
                {
                    **write_entry(kind.entry),
                    "invents": kind.invention is not None,
                    "tables": list_offered(kind.entry),
                }
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
        "longest": link.LONGEST,
        "near": moment.NEAR,
        "options": link.OPTIONS,
    }
