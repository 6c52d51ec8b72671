"""The gallery: for each preset what the page needs to draw a picture of it before Python is there.

The build writes this as JSON beside the catalogue. A preset that is known to end with a solution
shows its first one, any other the deepest path that its search comes to.
"""

import json
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any

from knights.page.bridge import describe
from knights.puzzles.entry import Preset
from knights.puzzles.registry import find_kind, presets
from knights.scenario import build, format, make, parse
from knights.search import Puzzle, stream

# More than any preset's first solution takes, once its kind has eased the search.
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
    kind = find_kind(scenario.puzzle)
    easy = make(scenario.puzzle, kind.ease(scenario.values))
    path, position = find_picture(build(easy), kind.seeks)
    description = None if kind.drawn_at_once else json.loads(describe(format(scenario)))
    return Exhibit(preset.id, path, position, description)


def find_picture(puzzle: Puzzle, seeks: bool = True) -> tuple[tuple[int, ...], int]:
    """The first solution, or else the deepest path, and how many events lead to it.

    Of a search that seeks nothing the end is shown.
    """
    path = list(puzzle.root)
    best, position = tuple(path), 0
    for count, event in enumerate(islice(stream(puzzle), MOST_EVENTS), start=1):
        if event >= 0:
            path.append(event)
        else:
            path.pop()
        if not seeks or len(path) > len(best):
            best, position = tuple(path), count
        if len(path) == puzzle.length and seeks:
            break
    return best, position


def as_json() -> str:
    """Every preset's exhibit as JSON, in the catalogue's order."""
    return json.dumps([asdict(exhibit(preset)) for preset in presets().values()])


if __name__ == "__main__":
    print(as_json())
