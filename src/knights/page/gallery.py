"""The gallery: the picture of each preset, which the page draws before Python starts.

The build writes it as JSON beside the catalogue. The first presets show their search at work, at a
dead end. Of the others, a preset with a known solution shows the first one, and any other the
deepest path of its search.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import islice, pairwise
from typing import Any

from knights.page.bridge import describe
from knights.puzzles.entry import Preset
from knights.puzzles.facets.insight import Ranked
from knights.puzzles.registry import find_kind, presets
from knights.scenario import build, format, parse
from knights.search import Puzzle, State, is_complete, stream

# More events than the first solution of any preset, in its quickened search.
MOST_EVENTS = 200_000
# Events in which to look for a dead end (a visitor could watch these), and events shown before it.
WATCHED = 2000
SHOWN = 28


@dataclass(frozen=True)
class Exhibit:
    """A preset's picture: a state of its search, and its position in the stream.

    `candidates` are those for its next choice. `events` are the last ones before it, if the search
    is shown at work. `description` describes the scenario to the page; None if the page can draw it
    without.
    """

    id: str
    path: tuple[int, ...]
    undone: int | None
    position: int
    candidates: tuple[Ranked, ...]
    events: tuple[int, ...]
    description: dict[str, Any] | None


def exhibit(preset: Preset) -> Exhibit:
    scenario = parse(preset.scenario)
    kind = find_kind(scenario.puzzle)
    description = None if kind.drawing.drawn_at_once else json.loads(describe(format(scenario)))
    puzzle = build(scenario)
    events = find_struggle(puzzle) if preset.idea == "first" else ()
    if events:
        path, undone = follow(puzzle.root, events)
        ranked = tuple(kind.insight.rank_candidates(puzzle, State(path, undone)))
        last = events[-SHOWN:]
        return Exhibit(preset.id, path, undone, len(events), ranked, last, description)
    quick = puzzle if kind.search is None else kind.search.quicken(puzzle)
    path, position = find_picture(quick, kind.seeks)
    if not is_complete(puzzle, path):
        path, position = find_picture(puzzle, kind.seeks)
    ranked = tuple(kind.insight.rank_candidates(puzzle, State(path)))
    return Exhibit(preset.id, path, None, position, ranked, (), description)


def find_struggle(puzzle: Puzzle) -> tuple[int, ...]:
    """The events up to the deepest dead end; none if the search has no dead end.

    At a dead end a choice is taken back at once, because nothing could follow it.
    """
    events = tuple(islice(stream(puzzle), WATCHED))
    deepest, best, depth = 0, 0, len(puzzle.root)
    for count, (before, event) in enumerate(pairwise((0, *events)), start=1):
        if event == ~before and depth > deepest:
            deepest, best = depth, count
        depth += 1 if event >= 0 else -1
    return events[:best]


def follow(root: tuple[int, ...], events: Sequence[int]) -> State:
    """The state after these events."""
    path = list(root)
    for event in events:
        if event >= 0:
            path.append(event)
        else:
            path.pop()
    return State(tuple(path), ~events[-1] if events[-1] < 0 else None)


def find_picture(puzzle: Puzzle, seeks: bool = True) -> tuple[tuple[int, ...], int]:
    """The first solution, or else the deepest path, and the number of events before it.

    For a search that seeks nothing it is the end.
    """
    path = list(puzzle.root)
    best, position = tuple(path), 0
    for count, event in enumerate(islice(stream(puzzle), MOST_EVENTS), start=1):
        if event >= 0:
            path.append(event)
        else:
            path.pop()
        done = seeks and is_complete(puzzle, path)
        if done or not seeks or len(path) > len(best):
            best, position = tuple(path), count
        if done:
            break
    return best, position


def as_json() -> str:
    """Write every preset's exhibit as JSON, in the catalogue's order."""
    return json.dumps([asdict(exhibit(preset)) for preset in presets().values()])
