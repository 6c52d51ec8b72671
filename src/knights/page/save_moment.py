"""Write a moment as a file, for the page."""

import json

from knights.language import tell
from knights.page.check_values import is_null, read_text
from knights.page.load import load
from knights.scenario import export, link, scenario, wanted
from knights.scenario.moment import Moment
from knights.search import Puzzle, Search, State

# The largest number of steps to search for a picture.
MOST_STEPS = 200_000


def write_as(text: str, puzzle: Puzzle, state: State, style: str, at: str) -> str:
    """Write a moment of a scenario in one of its puzzle's styles.

    `at` holds the places to which the visitor moved vertices, in a link's digits.
    """
    about, _ = load(text)
    style, at = read_text("format", style), "" if is_null(at) else read_text("at", at)
    if at:
        link.check_places(about, at)
    return export.write(about, puzzle, state, style, at)


def picture(text: str) -> str:
    """Draw the moment of a link, as SVG in a JSON string.

    Raises ValueError for a damaged link, and for a far step if the link has no state to start from.
    """
    at = link.parse(read_text("link", text))
    _, puzzle = load(scenario.format(at.scenario))
    state, places = find_moment(at, puzzle).state, at.options.get("at", "")
    return json.dumps(export.write(at.scenario, puzzle, state, "svg", places))


def find_moment(at: link.Link, puzzle: Puzzle) -> Moment:
    """The moment of a link's search.

    Raises ValueError for a far step if the link has no state to start from.
    """
    if at.moment is not None:
        return at.moment
    if at.position > MOST_STEPS:
        told = {"step": at.position, "most": MOST_STEPS}
        raise ValueError(tell("bridge-error-picture", **told))
    search = Search(puzzle, wanted(at.scenario))
    search.take(at.position)
    return Moment(search.state, found=search.count)
