"""The states and paths that a stream of events leads to, by the meaning of events alone."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from knights import listings
from knights.search import Puzzle, State, detailed, events


def states(events: Iterable[int], root: Sequence[int] = ()) -> Iterator[State]:
    """Yield the state before the first event, and then the state after each event."""
    path = list(root)
    yield State(tuple(path))
    for event in events:
        if event >= 0:
            path.append(event)
            yield State(tuple(path))
        else:
            assert path.pop() == ~event, "an undo takes back what was placed last"
            yield State(tuple(path), ~event)


def follow(root: Sequence[int], events: Iterable[int]) -> State:
    """Return the state after all events."""
    path, undone = list(root), None
    for event in events:
        if event >= 0:
            path.append(event)
            undone = None
        else:
            undone = path.pop()
            assert undone == ~event, "an undo takes back what was placed last"
    return State(tuple(path), undone)


def paths(puzzle: Puzzle, limit: int = 1_500) -> list[tuple[int, ...]]:
    """Return the paths that the first `limit` events lead to, the root first, undos left out."""
    told = states(islice(events(puzzle, every=True), limit), puzzle.root)
    return [state.path for state in told if state.undone is None]


def walk_forward(puzzle: Any) -> list[int]:
    """Return the events of a search that takes nothing back; its program makes the same."""
    stream = [*puzzle.stream()]
    assert stream == [*events(puzzle)] == [*events(puzzle, every=True)]
    assert stream == [step.choice for step in detailed(puzzle) if step.kind == "place"]
    (form,) = listings.programs(puzzle.kind, puzzle)
    assert [*listings.events(form)] == stream
    return stream
