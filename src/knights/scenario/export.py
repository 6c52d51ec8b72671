"""Write a moment of any search as a file: text, JSON, a table or a picture.

The page and the command line write the same link alike, both by this module.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from knights.puzzles.registry import find_kind
from knights.scenario.scenario import Scenario
from knights.search import Puzzle, State

if TYPE_CHECKING:
    from knights.graphs.layout import Point


def write(scenario: Scenario, puzzle: Puzzle, state: State, style: str, at: str = "") -> str:
    """Write a moment of a scenario in one of the styles of its kind, ending with a newline.

    `at` holds the positions of a picture's vertices, in a link's digits.

    Raises:
        ValueError: when there is no such style.
    """
    return find_kind(scenario.puzzle).drawing.write(puzzle, state, style, read_places(at))


def read_places(at: str) -> "Sequence[Point] | None":
    """Return a link's positions of a graph's vertices, or None."""
    if not at:
        return None
    from knights.graphs.layout import read_places  # seldom needed

    return read_places(at)
