"""A moment of any search as a file: text, JSON, a table or a picture.

What the page saves and what the command line prints for the same link both come from here.
"""

import json
from typing import Any

from knights.drawings import Ground, draw
from knights.drawings.table import tabulate
from knights.graphs.layout import read_places
from knights.puzzles.graph.forest import DepthFirst
from knights.puzzles.registry import KINDS, build_map
from knights.puzzles.tour import text
from knights.puzzles.tour.tour import Tour
from knights.scenario.scenario import Scenario
from knights.search import Puzzle, State

# Of puzzles other than tours, which have the layouts of the programs too.
STYLES = ("text", "json", "csv", "svg")


def write(kind: str, puzzle: Puzzle, state: State, style: str, ground: Ground) -> str:
    """A moment of a puzzle of a kind in one of the styles, ending with a line end.

    Raises:
        ValueError: when there is no such style, or no picture of such a puzzle.
    """
    if isinstance(puzzle, Tour):
        return text.write(puzzle, state.path, style)
    label = KINDS[kind].label
    if style == "json":
        labels = [label(puzzle, choice) for choice in state.path]
        return json.dumps({"choices": state.path, "labels": labels}) + "\n"
    if style == "csv":
        return tabulate(puzzle, state, lambda choice: label(puzzle, choice))
    if style == "svg":
        return draw(puzzle, state, ground)
    if isinstance(puzzle, DepthFirst):
        return f"{puzzle.text(state)}\n"
    drawn: Any = puzzle
    return f"{drawn.text(state.path)}\n"


def find_ground(scenario: Scenario, at: str = "") -> Ground:
    """What a picture of a scenario needs beside its puzzle; `at` is where a link puts vertices."""
    if scenario.puzzle == "colouring":
        name = scenario.values["map"]
        return Ground(name, build_map(name))
    return Ground(scenario.values.get("graph", ""), places=read_places(at) if at else None)
