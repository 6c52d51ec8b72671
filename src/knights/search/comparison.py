"""Count how long plain backtracking takes to the solution of a cleverer strategy."""

from collections.abc import Sequence
from typing import TypedDict

from knights.search.batches import batches
from knights.search.follower import Follower
from knights.search.puzzle import Puzzle, State
from knights.search.scheme import check_state, finished

BATCH = 4096


class Count(TypedDict):
    """Choices placed within one batch; `path` and `undone` are the state to continue from.

    `verdict` is None until plain backtracking reaches its first solution.
    """

    placed: int
    path: Sequence[int]
    undone: int | None
    verdict: str | None


def count_plain(puzzle: Puzzle, state: State | None, most: int) -> Count:
    """Count the choices that a plain search places in about the next `most` events.

    Raises:
        ValueError: when it is not a state of that search.
    """
    check_state(puzzle, state)
    follower = Follower(puzzle, state)
    for batch in batches(puzzle, state, False, BATCH, BATCH):
        for _ in follower.follow(batch):
            pass
        if follower.events >= most and not finished(puzzle, follower.path):
            verdict = None
            break
    else:
        verdict = "found" if finished(puzzle, follower.path) else "exhausted"
    undone = None if verdict else follower.undone
    placed, path = follower.placed, follower.path
    return {"placed": placed, "path": path, "undone": undone, "verdict": verdict}
