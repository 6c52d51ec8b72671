"""Why the dead ends of a recorded run are dead ends, and since when their paths were lost."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from knights.puzzles.kind import Kind
from knights.search import Puzzle, finished

# Reasons in a file: about 8 kB when they are compressed.
MOST_REASONS = 300
MOST_BYTES = 120_000
# Longer paths take too long to look at, one dead end after the other.
LONGEST = 200
# Events that the search for the losing choice may take, at each dead end.
BUDGET = 2_000

# The position, the insight, and since when the path was lost.
Reason = tuple[int, dict[str, Any], dict[str, Any] | None]


def find_reasons(
    kind: Kind[Any], puzzle: Puzzle, batches: Sequence[Sequence[int]], position: int
) -> list[Reason]:
    """Explain the first dead ends from a position on, as far as there is room for them."""
    found: list[Reason] = []
    if not kind.seeks or puzzle.length > LONGEST:
        return found
    room = MOST_BYTES
    for at, path in iterate_dead_ends(puzzle, batches, position):
        insight = kind.insight.explain(puzzle, path)
        if insight is None or insight.completable is not False:
            continue
        lost = kind.insight.lost_since(puzzle, path, BUDGET)
        dated = lost and {**lost._asdict(), "exact": lost.exact}
        found.append((at, asdict(insight), dated))
        room -= len(json.dumps(found[-1]))
        if room < 0 or len(found) == MOST_REASONS:
            break
    return found


def iterate_dead_ends(
    puzzle: Puzzle, batches: Sequence[Sequence[int]], position: int
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield each dead end from a position on: its own position, and its path.

    The last choice there is taken back next, and the path is no solution.
    """
    path, at, placed = [*puzzle.root], 0, False
    for batch in batches:
        for event in batch:
            if event < 0 and placed and at >= position and not finished(puzzle, path):
                yield at, tuple(path)
            placed = event >= 0
            if placed:
                path.append(event)
            else:
                path.pop()
            at += 1
