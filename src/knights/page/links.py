"""Read links and the values of forms strictly, for the page, which reads only what it draws.

Arguments and answers are as in `knights.page.bridge`.
"""

import json

from knights.page.check_values import read_names, read_text
from knights.page.load import load
from knights.scenario import format, link
from knights.scenario.scenario import make

# Parameters that say how large a board or map is, and those that list places of one.
SIZES = ("board", "n", "map", "colours")
LISTS = ("holes", "givens")


def check_links(links: object) -> str:
    """Return what is wrong with each of some links to moments, or null, as JSON."""
    return json.dumps([tell_damage(text) for text in read_names("links", links) or []])


def tell_damage(text: str) -> str | None:
    try:
        load(format(link.parse(text).scenario))
    except ValueError as wrong:
        return str(wrong)
    return None


def write_scenario(puzzle: str, parts: object, changed: str) -> str:
    """Return the text of the scenario that a form's values make, as JSON.

    `parts` are `name=value`, and `changed` is the name of the value that the visitor has just
    changed. If others then lie outside the board or map, they give way: blocked squares, given
    queens and colours, and the end are dropped, and the start becomes a1.

    Raises:
        ValueError: says what is wrong with a value, and what would be right.
    """
    given = dict(part.partition("=")[::2] for part in read_names("parts", parts) or [])
    puzzle, changed = read_text("puzzle", puzzle), read_text("changed", changed)
    try:
        scenario = make(puzzle, given)
    except ValueError:
        if changed not in SIZES:
            raise
        scenario = make(puzzle, fit_places(puzzle, given))
    text = format(scenario)
    load(text)
    return json.dumps(text)


def fit_places(puzzle: str, values: dict[str, str]) -> dict[str, str]:
    """Return values without what lies outside the board or map."""
    size = {name: values[name] for name in SIZES if name in values}
    anywhere = {**size, "start": "any"} if "start" in values else size
    fitted = dict(values)
    for name in LISTS:
        parts = [part for part in values.get(name, "").split(",") if part]
        kept = [part for part in parts if is_right(puzzle, {**anywhere, name: part})]
        fitted |= {name: ",".join(kept)} if parts else {}
    if "start" in values and not is_right(puzzle, {**size, "start": values["start"]}):
        fitted["start"] = "a1"
    if values.get("end") and not is_right(puzzle, {**anywhere, "end": values["end"]}):
        fitted["end"] = ""
    return fitted


def is_right(puzzle: str, values: dict[str, str]) -> bool:
    try:
        make(puzzle, values)
    except ValueError:
        return False
    return True
