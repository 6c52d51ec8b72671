"""A moment as a file, as the page asks for it."""

from knights.page.given import is_null, read_text
from knights.page.load import load
from knights.scenario import export, link
from knights.search import Puzzle, State


def write_as(text: str, puzzle: Puzzle, state: State, style: str, at: str) -> str:
    """A moment of a scenario in one of its puzzle's styles.

    `at` is where the places of its picture have been put, as a link holds it.
    """
    scenario, _ = load(text)
    style, at = read_text("format", style), "" if is_null(at) else read_text("at", at)
    if at:
        link.check_places(scenario, at)
    return export.write(scenario, puzzle, state, style, at)
