"""Plain backtracking of a tour from one flat loop, the fast form of the universal scheme."""

from collections.abc import Generator, Iterable, Iterator

from knights.puzzles.tour.rules import Rules
from knights.search import State, check_state, events, skip

Live = list[tuple[int, ...] | None]


def walk(tour: Rules, state: State | None, every: bool) -> Iterator[int]:
    """Yield the events of plain backtracking from one flat loop, for a tour of 3 squares or more.

    `live[s]` is where the moves lead from s, or None while s is on the path: one look-up tells that
    a square is free, and what comes below it. `trails[d]` iterates over what may stand at depth d.
    A given end is never live, and the last free square is dealt with apart from the loop.
    """
    state = yield from climb(tour, state, every)
    if state is None:
        return
    live, path, trails, trail = retrace(tour, state)
    neighbours, root, nearly = tour.neighbours, len(tour.root), tour.length - 1
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
                    for last in finals(tour, live, path[0], below):
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


def climb(tour: Rules, state: State | None, every: bool) -> Generator[int, None, State | None]:
    """Yield the events up to the first state that has two squares free, and return that state.

    Return None when the search ends before. From such a state on, `walk` needs to look at the end
    of the tour only where a place leads to it.
    """
    path, undone = list(tour.root), None
    if state is not None:
        check_state(tour, state)
        path, undone = list(state.path), state.undone
    if len(path) < tour.length - 1:
        return State(tuple(path), undone)
    for event in events(tour, state, every):
        yield event
        if event >= 0:
            path.append(event)
            continue
        path.pop()
        if len(path) < tour.length - 1:
            return State(tuple(path), ~event)
    return None


def retrace(
    tour: Rules, state: State
) -> tuple[Live, list[int], list[Iterator[int]], Iterator[int]]:
    """What `walk` knows at a state: the live squares, path, trails, and what comes next."""
    live: Live = list(tour.neighbours)
    if tour.end is not None:
        live[tour.end] = None
    path = [0] * tour.length
    trails: list[Iterator[int]] = [iter(())] * tour.length
    trail = iter(tour.board.squares)
    for depth, square in enumerate(state.path):
        if depth >= len(tour.root):
            skip(trail, square)
        path[depth], trails[depth] = square, trail
        live[square] = None
        trail = iter(tour.neighbours[square])
    if state.undone is not None:
        skip(trail, state.undone)
    return live, path, trails, trail


def finals(tour: Rules, live: Live, start: int, squares: Iterable[int]) -> list[int]:
    """Those of the squares that can come last, when only one is free."""
    return [
        last
        for last in squares
        if (live[last] is not None or last == tour.end)
        and (not tour.closed or start in tour.neighbours[last])
    ]
