"""How long plain backtracking takes to the solution that a cleverer strategy has found."""

from collections.abc import Sequence
from typing import TypedDict

from knights.search.batches import batches
from knights.search.puzzle import Puzzle, State
from knights.search.scheme import check_state, finished

BATCH = 4096


class Count(TypedDict):
    """Moves placed within one batch; `path` and `undone` are where to go on from.

    `verdict` is None while plain backtracking has not come to its first solution.
    """

    placed: int
    path: Sequence[int]
    undone: int | None
    verdict: str | None


def count_plain(puzzle: Puzzle, state: State | None, most: int) -> Count:
    """Count the moves that a plain search places in about the next `most` events.

    Raises:
        ValueError: when the state is none of that search.
    """
    check_state(puzzle, state)
    path = list(puzzle.root if state is None else state.path)
    placed = events = 0
    last = None
    for batch in batches(puzzle, state, False, BATCH, BATCH):
        for event in batch:
            if event < 0:
                path.pop()
            else:
                path.append(event)
                placed += 1
        events += len(batch)
        last = batch[-1]
        if events >= most and not finished(puzzle, path):
            undone = ~last if last < 0 else None
            return {"placed": placed, "path": path, "undone": undone, "verdict": None}
    found = finished(puzzle, path)
    verdict = "found" if found else "exhausted"
    return {"placed": placed, "path": path, "undone": None, "verdict": verdict}
