"""List solutions, and group those that are essentially the same."""

from array import array
from collections.abc import Callable, Iterable
from typing import TypedDict

from knights.search.follower import Follower
from knights.search.puzzle import Puzzle, State


class Solution(TypedDict):
    """A solution, the number of events before it, and a name shared by its mirror images."""

    path: list[int]
    position: int
    kind: str


def list_solutions(
    puzzle: Puzzle,
    state: State | None,
    batches: "Iterable[array[int]]",
    most: int,
    images: Callable[[tuple[int, ...]], Iterable[tuple[int, ...]]],
) -> tuple[list[Solution], int, State | None]:
    """List the solutions within about the next `most` events, which come in batches from a state.

    `images` returns the solutions that are essentially the same as one; the least of them is the
    name of all. Also return the number of events, and the state to continue from; None at the end.
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
