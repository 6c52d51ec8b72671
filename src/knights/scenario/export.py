"""A moment of any search as a file: text, JSON, a table or a picture.

What the page saves and what the command line prints for the same link both come from here.
"""

from knights.drawings.ground import Ground
from knights.puzzles.registry import find_kind
from knights.scenario.scenario import Scenario
from knights.search import Puzzle, State


def write(scenario: Scenario, puzzle: Puzzle, state: State, style: str, at: str = "") -> str:
    """A moment of a scenario in one of the styles of its kind, ending with a line end.

    `at` is where a link puts the places of a picture.

    Raises:
        ValueError: when there is no such style.
    """
    return find_kind(scenario.puzzle).drawing.write(puzzle, state, style, find_ground(scenario, at))


def find_ground(scenario: Scenario, at: str = "") -> Ground:
    """What a picture of a scenario needs besides its puzzle."""
    return find_kind(scenario.puzzle).drawing.ground(scenario.values, at)
