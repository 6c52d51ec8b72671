"""The accounts of a search's steps: what the page says and marks at each."""

from collections.abc import Iterator
from itertools import islice

from knights.puzzles.facets.insight import StepAccount
from knights.puzzles.registry import find_kind
from knights.scenario.scenario import Scenario, wanted
from knights.search import Puzzle, State, backwards, stream


def describe_steps(
    scenario: Scenario, puzzle: Puzzle, state: State, before: int, after: int
) -> tuple[int, list[StepAccount]]:
    """Describe a state, and up to so many before and after it in the stream.

    The number is that of the states before it.

    Raises:
        ValueError: when it is not a state of this search.
    """
    every = wanted(scenario) != "first"
    insight = find_kind(scenario.puzzle).insight
    past = go_back(puzzle, state, before)
    coming = follow(state, islice(stream(puzzle, state, every), after))
    states = [*past, state, *coming]
    return len(past), [insight.describe(puzzle, one, every) for one in states]


def go_back(puzzle: Puzzle, state: State, count: int) -> list[State]:
    """Return up to `count` states before a state, in the order of the stream."""
    events = list(islice(backwards(puzzle, state), count + 1)) if count else []
    path, found = list(state.path), []
    for at, event in enumerate(events[:count], start=1):
        if event >= 0:
            path.pop()
        else:
            path.append(~event)
        # The event before that tells whether a choice had just been undone.
        earlier = events[at] if at < len(events) else 0
        found.append(State(tuple(path), ~earlier if earlier < 0 else None))
    return found[::-1]


def follow(state: State, events: Iterator[int]) -> Iterator[State]:
    """Yield the state after each event."""
    path = list(state.path)
    for event in events:
        if event >= 0:
            path.append(event)
        else:
            path.pop()
        yield State(tuple(path), None if event >= 0 else ~event)
