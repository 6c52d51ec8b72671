"""Read the visitor's own text, pasted or from a file, for the page.

Arguments and answers are as in `knights.page.bridge`.
"""

import json
from collections.abc import Mapping
from types import UnionType
from typing import Any

from knights.language import tell, together
from knights.page.check_values import read_number, read_text
from knights.page.load import load
from knights.puzzles.facets.file import Gaps, Source
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import format
from knights.scenario.scenario import LONGEST, make

# Most characters of a text: Python in a browser reads so many in some seconds.
MOST = 4_000_000
# Characters of a scenario's text that are kept for its other values.
OTHERS = 200
# The fields of `Source` that the page may give.
WISHED: Mapping[str, UnionType | type] = {
    "name": str,
    "layer": str | None,
    "snap": bool,
    "number": int,
}


def read_own(scenario: str, text: str, wish: str) -> str:
    """Return a scenario with the values of a text, and what was read, as JSON.

    `wish` is JSON with more fields of `Source`. `told` are sentences. `layers`, `layer`, `grids`,
    `number` and `snap` are the visitor's options. If only joined points make a map, `scenario` is
    null.

    Raises:
        ValueError: says what can't be read, and what would be right.
    """
    before, _ = load(read_text("scenario", scenario))
    kind = find_kind(before.puzzle)
    if kind.file is None:
        raise ValueError(tell("bridge-error-no-file"))
    if len(read_text("text", text)) > MOST:
        raise ValueError(tell("bridge-error-large", most=MOST))
    if "\0" in text:  # as in UTF-16
        raise ValueError(tell("bridge-error-no-text"))
    source = Source(text, LONGEST - OTHERS, **read_wish(wish))
    read_number("number", source.number)
    try:
        taken = kind.file.read_source(source, before.values)
    except Gaps as wrong:
        return json.dumps({"scenario": None, "told": [str(wrong)], "snap": True})
    made = format(make(before.puzzle, taken.values))
    if len(made) > LONGEST:
        raise ValueError(together(*taken.told, tell("bridge-error-long", most=LONGEST)))
    load(made)
    return json.dumps(
        {
            "scenario": made,
            "told": taken.told,
            "layers": taken.layers,
            "layer": taken.layer,
            "grids": taken.grids,
            "number": source.number,
            "snap": taken.snap,
        }
    )


def read_wish(wish: object) -> dict[str, Any]:
    """Return the fields of a wish, each of its own type.

    Raises:
        ValueError: when it is not the JSON of such an object.
    """
    text = read_text("wish", wish)
    try:
        wished = json.loads(text)
    except (ValueError, RecursionError):
        wished = None
    if isinstance(wished, dict) and all(
        name in WISHED and isinstance(value, WISHED[name]) for name, value in wished.items()
    ):
        return wished
    raise ValueError(tell("bridge-error-wish", wish=cite(text), known=[*WISHED]))
