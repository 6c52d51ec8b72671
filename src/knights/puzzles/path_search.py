"""Plain backtracking of a path from neighbour to neighbour, in one flat loop."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Protocol

from knights.search import Puzzle, State, check_state, events, skip

Live = list[tuple[int, ...] | None]


class Walkable(Puzzle, Protocol):
    """A puzzle whose choices are places, each a neighbour of the one before it, none twice."""

    @property
    def neighbours(self) -> Sequence[tuple[int, ...]]: ...

    @property
    def starts(self) -> Sequence[int]:
        """The places at which a path may begin, if it has no root."""
        ...

    @property
    def closed(self) -> bool:
        """Tell whether the last place must be next to the first."""
        ...

    @property
    def end(self) -> int | None:
        """The place that is kept for the end, or None."""
        ...


def walk(puzzle: Walkable, state: State | None, every: bool) -> Iterator[int]:
    """Yield the events of plain backtracking from one flat loop, for a path of 3 places or more.

    `live[s]` is the neighbours of s, or None while s is on the path: one look-up tells whether a
    place is free, and what follows it. `trails[d]` iterates over the places for depth d. A given
    end is never live; the last place is handled outside the loop.
    """
    state = yield from climb(puzzle, state, every)
    if state is None:
        return
    live, path, trails, trail = retrace(puzzle, state)
    neighbours, root, nearly = puzzle.neighbours, len(puzzle.root), puzzle.length - 1
    depth = len(state.path)
    while True:
        for square in trail:
            below = live[square]
            if below is not None:
                yield square
                live[square] = None
                path[depth] = square
                trails[depth] = trail
                depth += 1
                trail = iter(below)
                if depth == nearly:
                    trail = iter(())
                    for last in finals(puzzle, live, path[0], below):
                        yield last
                        if not every:
                            return
                        yield ~last
                break
        else:
            if depth == root:
                return
            depth -= 1
            square = path[depth]
            yield ~square
            live[square] = neighbours[square]
            trail = trails[depth]


def climb(puzzle: Walkable, state: State | None, every: bool) -> Generator[int, None, State | None]:
    """Yield the events up to the first state that lacks two places, and return that state.

    Return None if the search ends before. From such a state on, `walk` handles the end of a path
    only when the next to last place is set.
    """
    path, undone = list(puzzle.root), None
    if state is not None:
        check_state(puzzle, state)
        path, undone = list(state.path), state.undone
    if len(path) < puzzle.length - 1:
        return State(tuple(path), undone)
    for event in events(puzzle, state, every):
        yield event
        if event >= 0:
            path.append(event)
            continue
        path.pop()
        if len(path) < puzzle.length - 1:
            return State(tuple(path), ~event)
    return None


def retrace(
    puzzle: Walkable, state: State
) -> tuple[Live, list[int], list[Iterator[int]], Iterator[int]]:
    """Return the data of `walk` at a state: live places, path, trails, and the current trail."""
    live: Live = list(puzzle.neighbours)
    if puzzle.end is not None:
        live[puzzle.end] = None
    path = [0] * puzzle.length
    trails: list[Iterator[int]] = [iter(())] * puzzle.length
    trail = iter(puzzle.starts)
    for depth, square in enumerate(state.path):
        if depth >= len(puzzle.root):
            skip(trail, square)
        path[depth], trails[depth] = square, trail
        live[square] = None
        trail = iter(puzzle.neighbours[square])
    if state.undone is not None:
        skip(trail, state.undone)
    return live, path, trails, trail


def finals(puzzle: Walkable, live: Live, start: int, squares: Iterable[int]) -> list[int]:
    """The places among some that can be the last, when only that one is missing."""
    return [
        last
        for last in squares
        if (live[last] is not None or last == puzzle.end)
        and (not puzzle.closed or start in puzzle.neighbours[last])
    ]
