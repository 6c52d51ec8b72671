"""Find when a line of a program runs next, or ran last, from any moment of its search."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from knights.listings.running import Running
from knights.listings.trace import watch
from knights.puzzles.program import Program
from knights.search import Puzzle, State, backwards

# Events to look through, and the length of the first stretch when looking back.
BUDGET = 10_000
FIRST_STRETCH = 64


class Moment(NamedTuple):
    """The moment before a line runs: after `steps` events, as line number `at` after those.

    `at` counts from 0. `steps` is negative for a moment before the state.
    """

    steps: int
    at: int


def find_next(
    program: Program,
    puzzle: Puzzle,
    state: State,
    line: int,
    at: int = -1,
    found: int | None = None,
    budget: int = BUDGET,
) -> tuple[Moment | None, bool]:
    """The next moment before a line runs, and whether the search ends without one.

    The moment is after line number `at` from the state on; -1 is before the first line.
    """
    running = Running(program)
    running.lead(puzzle, state, found)
    for moment in run(running, line, budget):
        if moment is None or moment > (0, at):
            return moment, moment is None
    return None, False


def find_last(
    program: Program, puzzle: Puzzle, state: State, line: int, at: int = -1, budget: int = BUDGET
) -> tuple[Moment | None, bool]:
    """The last earlier moment before a line ran, and whether there is none since the beginning.

    Runs the steps before the state again, in ever longer stretches.
    """
    moment = find_last_within(program, puzzle, state, line, 1, Moment(0, max(at, 0)))
    before, steps, stretch = iter_states(puzzle, state), 0, FIRST_STRETCH
    while moment is None and steps < budget:
        asked = min(stretch, budget - steps)
        earlier = list(islice(before, asked))
        if earlier:
            steps += len(earlier)
            moment = find_last_within(program, puzzle, earlier[-1], line, len(earlier))
        if moment is None and len(earlier) < asked:
            return None, True
        stretch *= 8
    return (None, False) if moment is None else (Moment(moment.steps - steps, moment.at), False)


def find_last_within(
    program: Program,
    puzzle: Puzzle,
    state: State,
    line: int,
    length: int,
    end: Moment | None = None,
) -> Moment | None:
    """The last moment before a line runs, within `length` events from a state."""
    running = Running(program)
    running.lead(puzzle, state)
    moments = (moment for moment in run(running, line, length) if moment is not None)
    return max((moment for moment in moments if end is None or moment < end), default=None)


def iter_states(puzzle: Puzzle, state: State) -> Iterator[State]:
    """Yield the states before this one, the latest first."""
    path, events = list(state.path), backwards(puzzle, state)
    event = next(events, None)
    while event is not None:
        if event >= 0:
            path.pop()
        else:
            path.append(~event)
        event = next(events, None)
        yield State(tuple(path), None if event is None or event >= 0 else ~event)


def run(running: Running, line: int, budget: int) -> Iterator[Moment | None]:
    """Yield all moments of a line within `budget` events, and None when the search ends."""
    lines: list[int] = []
    for steps in range(budget):
        lines.clear()
        event = watch(
            running,
            lambda frame: lines.append(frame.f_lineno),
            lambda: next(running.events, None),
        )
        if line in lines:
            for at, number in enumerate(lines):
                if number == line:
                    yield Moment(steps, at)
        if event is None:
            yield None
            return
