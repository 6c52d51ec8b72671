"""All sequences of moves, from one flat loop: visited squares are taken again and again."""

from collections.abc import Iterator

from knights.puzzles.tour.rules import Rules
from knights.search import State, check_state, skip


def wander(tour: Rules, state: State | None, every: bool) -> Iterator[int]:
    """Yield the events of the search that looks for repeated squares only at the end.

    A sequence that repeats a square earlier needs no check of its last squares.
    """
    check_state(tour, state)
    given, undone = state or State(tour.root)
    root, last, neighbours = len(tour.root), tour.length - 1, tour.neighbours
    path: list[int] = []
    trails: list[Iterator[int]] = []
    trail = iter(tour.starts)
    for square in given:
        if len(path) >= root:
            skip(trail, square)
        path.append(square)
        trails.append(trail)
        trail = iter(neighbours[square] if len(path) < tour.length else ())
    if undone is not None:
        skip(trail, undone)
    elif not every and tour.solved(path):
        return
    while True:
        may_end = len(path) == last and not every and len(set(path)) == last
        for square in trail:
            yield square
            if len(path) == last:
                if may_end and tour.solved([*path, square]):
                    return
                yield ~square
                continue
            path.append(square)
            trails.append(trail)
            trail = iter(neighbours[square])
            break
        else:
            if len(path) == root:
                return
            yield ~path.pop()
            trail = trails.pop()
