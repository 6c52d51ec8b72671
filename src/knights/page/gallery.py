"""The gallery: for each preset what the page needs to draw a picture of it before Python is there.

The build writes this as JSON beside the catalogue. A preset that is known to end with a solution
shows its first one, any other the deepest path that its search comes to.
"""

import json
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any

from knights.page.bridge import describe
from knights.puzzles.entry import PRESETS, Preset
from knights.scenario.scenario import Scenario, build, format, make, parse
from knights.search import Puzzle, stream

# More than any preset's first solution takes, but for plain tours: see `ease`.
MOST_EVENTS = 200_000


@dataclass(frozen=True)
class Exhibit:
    """A preset's picture: a path of its search, and where its stream comes to it.

    `description` is what the page is told of the scenario; None where it knows that itself.
    """

    id: str
    path: tuple[int, ...]
    position: int
    description: dict[str, Any] | None


def exhibit(preset: Preset) -> Exhibit:
    scenario = parse(preset.scenario)
    path, position = find_picture(build(ease(scenario)))
    drawn_at_once = scenario.puzzle in ("tour", "queens")
    description = None if drawn_at_once else json.loads(describe(format(scenario)))
    return Exhibit(preset.id, path, position, description)


def ease(scenario: Scenario) -> Scenario:
    """A plain search for a tour, pruned: it finds the same first tour, and within a moment."""
    if scenario.values.get("strategy") != "backtrack" or scenario.values["board"] == "3x3":
        return scenario
    return make("tour", {**scenario.values, "strategy": "pruned"})


def find_picture(puzzle: Puzzle) -> tuple[tuple[int, ...], int]:
    """The first solution, or else the deepest path, and how many events lead to it.

    The general search of a graph looks for nothing: of it the end is shown.
    """
    path = list(puzzle.root)
    best, position = tuple(path), 0
    searched = hasattr(puzzle, "forest")
    for count, event in enumerate(islice(stream(puzzle), MOST_EVENTS), start=1):
        if event >= 0:
            path.append(event)
        else:
            path.pop()
        if searched or len(path) > len(best):
            best, position = tuple(path), count
        if len(path) == puzzle.length and not searched:
            break
    return best, position


def as_json() -> str:
    """Every preset's exhibit as JSON, in the catalogue's order."""
    return json.dumps([asdict(exhibit(preset)) for preset in PRESETS.values()])


if __name__ == "__main__":
    print(as_json())
