"""Solutions one after another, and which of them are essentially the same."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypedDict

from knights.search.puzzle import Puzzle, State
from knights.search.scheme import finished


class Solution(TypedDict):
    """A solution, how many events led to it, and a name that it shares with its mirror images."""

    path: list[int]
    position: int
    kind: str


def harvest(
    puzzle: Puzzle,
    state: State | None,
    batches: Iterable[Sequence[int]],
    most: int,
    images: Callable[[tuple[int, ...]], Iterable[tuple[int, ...]]],
) -> tuple[list[Solution], int, State | None]:
    """Collect the solutions of about the next `most` events, which come in batches from a state.

    `images` gives the solutions that are essentially the same as one, of which the least in order
    names them all. Also tell how many events there were, and the state to go on from; None when
    nothing follows.
    """
    path = list(puzzle.root if state is None else state.path)
    found: list[Solution] = []
    count = 0
    for batch in batches:
        for event in batch:
            count += 1
            if event < 0:
                path.pop()
                continue
            path.append(event)
            if finished(puzzle, path):
                least = min(images(tuple(path)), default=tuple(path))
                kind = " ".join(map(str, least))
                found.append({"path": path.copy(), "position": count, "kind": kind})
        if count >= most:
            return found, count, State(tuple(path), None if event >= 0 else ~event)
    return found, count, None
