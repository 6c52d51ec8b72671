"""How long plain backtracking takes to the tour that a cleverer strategy has found."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypedDict

from knights import search
from knights.puzzles.tour.tour import Tour
from knights.search import State

BATCH = 4096


class Count(TypedDict):
    """Moves placed within one helping; `path` and `undone` are where to go on from.

    `verdict` is None while plain backtracking has not come to its first tour.
    """

    placed: int
    path: Sequence[int]
    undone: int | None
    verdict: str | None


def plain(tour: Tour) -> Tour:
    """The same tour, searched by plain backtracking."""
    return replace(tour, strategy="backtrack", ties="centre", seed=0)


def count_plain(tour: Tour, state: State | None, most: int) -> Count:
    """Count the moves that plain backtracking places in about the next `most` events.

    Raises:
        ValueError: when the state is none of that search.
    """
    tour = plain(tour)
    search.check_state(tour, state)
    path = list(tour.root if state is None else state.path)
    placed = events = 0
    last = None
    for batch in tour.batches(state, False, BATCH):
        for event in batch:
            if event < 0:
                path.pop()
            else:
                path.append(event)
                placed += 1
        events += len(batch)
        last = batch[-1]
        if events >= most and not search.finished(tour, path):
            undone = ~last if last < 0 else None
            return {"placed": placed, "path": path, "undone": undone, "verdict": None}
    found = search.finished(tour, path)
    verdict = "found" if found else "exhausted"
    return {"placed": placed, "path": path, "undone": None, "verdict": verdict}
