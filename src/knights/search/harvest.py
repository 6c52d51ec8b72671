"""Solutions one after another, and which of them are essentially the same."""

from array import array
from collections.abc import Callable, Iterable
from typing import TypedDict

from knights.search.follower import Follower
from knights.search.puzzle import Puzzle, State


class Solution(TypedDict):
    """A solution, how many events led to it, and a name that it shares with its mirror images."""

    path: list[int]
    position: int
    kind: str


def harvest(
    puzzle: Puzzle,
    state: State | None,
    batches: "Iterable[array[int]]",
    most: int,
    images: Callable[[tuple[int, ...]], Iterable[tuple[int, ...]]],
) -> tuple[list[Solution], int, State | None]:
    """Collect the solutions of about the next `most` events, which come in batches from a state.

    `images` gives the solutions that are essentially the same as one, of which the least in order
    names them all. Also tell how many events there were, and the state to go on from; None when
    nothing follows.
    """
    follower = Follower(puzzle, state)
    found: list[Solution] = []
    for batch in batches:
        before = follower.events
        for at, _ in follower.follow(batch):
            if puzzle.solved(follower.path):
                path = tuple(follower.path)
                kind = " ".join(map(str, min(images(path), default=path)))
                found.append({"path": [*path], "position": before + at, "kind": kind})
        if follower.events >= most:
            return found, follower.events, follower.state
    return found, follower.events, None
