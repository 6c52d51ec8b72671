"""Solutions one after another, and which of them are essentially the same."""

from collections.abc import Iterable, Sequence
from typing import TypedDict

from knights import search
from knights.puzzles.queens import queens
from knights.puzzles.queens.queens import Queens
from knights.puzzles.tour import symmetry
from knights.puzzles.tour.tour import Tour
from knights.search import Puzzle, State


class Solution(TypedDict):
    """A solution, how many events led to it, and a name that it shares with its mirror images."""

    path: list[int]
    position: int
    kind: str


def harvest(
    puzzle: Puzzle, state: State | None, batches: Iterable[Sequence[int]], most: int
) -> tuple[list[Solution], int, State | None]:
    """Collect the solutions of about the next `most` events, which come in batches from a state.

    Also tell how many events there were, and the state to go on from; None when nothing follows.
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
            if search.finished(puzzle, path):
                found.append({"path": path.copy(), "position": count, "kind": kind(puzzle, path)})
        if count >= most:
            return found, count, State(tuple(path), None if event >= 0 else ~event)
    return found, count, None


def kind(puzzle: Puzzle, path: Sequence[int]) -> str:
    """A name that solutions share if one turns or mirrors into the other."""
    if isinstance(puzzle, Queens):
        path = queens.symmetric(puzzle.n, path)[0]
    elif isinstance(puzzle, Tour):
        path = min(symmetry.images(puzzle, path), default=tuple(path))
    return " ".join(map(str, path))
