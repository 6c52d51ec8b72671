"""A moment of any search as a file: text, JSON, a table or a picture.

What the page saves and what the command line prints for the same link both come from here.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from knights.puzzles.registry import find_kind
from knights.scenario.scenario import Scenario
from knights.search import Puzzle, State

if TYPE_CHECKING:
    from knights.graphs.layout import Point


def write(scenario: Scenario, puzzle: Puzzle, state: State, style: str, at: str = "") -> str:
    """A moment of a scenario in one of the styles of its kind, ending with a line end.

    `at` is where a link puts the places of a picture.

    Raises:
        ValueError: when there is no such style.
    """
    return find_kind(scenario.puzzle).drawing.write(puzzle, state, style, read_places(at))


def read_places(at: str) -> "Sequence[Point] | None":
    """Tell where a link puts the vertices of a graph, if it does."""
    if not at:
        return None
    from knights.graphs.layout import read_places  # few links do

    return read_places(at)
