"""A running search that returns its events piece by piece."""

from array import array
from collections.abc import Generator, Iterator, Sequence

from knights.page.check_values import read_count, read_found, read_state
from knights.page.load import load
from knights.scenario import wanted
from knights.search import Puzzle, Search, State, Verdict, conclude, finished, goes_onward, typecode
from knights.search.batches import batches

# Small enough for the first events to come at once, and large enough for a batch to cost nothing.
# `Run.more` cuts them to the length that was asked for.
BATCH = 4096
FIRST_BATCH = 512  # for slow searches; the page first asks for twice as many


class Run:
    """A running search, from its beginning or from a state, that returns events on demand.

    `found` is the number of solutions up to a state, for a scenario that ends at a number of them.
    `verdict` is None until the last events are returned.

    Raises:
        ValueError: when the text is not a scenario, or the state not one of its search.
    """

    def __init__(
        self,
        text: str,
        path: Sequence[int] | None = None,
        undone: int | None = None,
        found: int | None = None,
    ) -> None:
        scenario, self.puzzle = load(text)
        state = read_state(self.puzzle, path, undone)
        goal = wanted(scenario)
        self.verdict: Verdict | None = None
        known = read_found(scenario, found)
        if isinstance(goal, int):
            self._batches = take_solutions(self.puzzle, goal, state, known)
        else:
            self._batches = batch_events(self.puzzle, state, goal != "first")
        self._pending = array(typecode(self.puzzle))

    def more(self, count: int) -> "array[int]":
        """Return the next `count` events, or fewer if these are the last."""
        count = read_count(count)
        # One event more tells whether these are the last.
        while self.verdict is None and len(self._pending) <= count:
            try:
                self._pending.extend(next(self._batches))
            except StopIteration as end:
                self.verdict = end.value
        events = self._pending[:count]
        del self._pending[:count]
        return events


Batches = Generator["array[int]", None, Verdict]


def batch_events(puzzle: Puzzle, state: State | None, every: bool) -> Batches:
    """Yield the events in batches, and return the verdict."""
    last, onward = None, goes_onward(puzzle)
    path = [*(state or State(puzzle.root)).path]
    for batch in make_batches(puzzle, state, every):
        last = batch[-1]
        if onward:
            path.extend(batch)
        yield batch
    if onward:  # its last event is no undo, whether it has found anything or not
        return conclude(puzzle, path)
    if every:
        return "exhausted"
    if last is None:
        # There were no events: the root, or the state, is complete, or has no choices.
        begins = state or State(puzzle.root)
        found = begins.undone is None and finished(puzzle, begins.path)
        return "found" if found else "exhausted"
    return "found" if last >= 0 else "exhausted"


def make_batches(puzzle: Puzzle, state: State | None, every: bool) -> Iterator["array[int]"]:
    return batches(puzzle, state, every, BATCH, FIRST_BATCH)


def take_solutions(puzzle: Puzzle, goal: int, state: State | None, found: int | None) -> Batches:
    """Yield the events up to the solution number `goal`; `found` were found before the state."""
    run = Search(puzzle, goal, state=state, found=found)
    while run.verdict is None:
        if batch := run.take(BATCH):
            yield batch
    return run.verdict
