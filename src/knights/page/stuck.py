"""The question at the top of the first page: which move brought a search to where it is stuck.

The build writes this as JSON beside the catalogue: the events that the page plays before Python is
there, and what it says to each answer. Nothing of it is known beforehand but the scenario: the
mistake is found as Why finds it, and what is said to be lost was searched to its end.
"""

import json
from dataclasses import asdict, dataclass

from knights.puzzles.registry import find_kind
from knights.scenario import build, parse
from knights.search import Puzzle, State, stream
from knights.search.loss import Mark, decide

SCENARIO = "tour/5x5/c3/sutcliffe"
# More than the whole search takes.
BUDGET = 100_000


@dataclass(frozen=True)
class Stuck:
    """A dead end, and how it came about; paths are counted by their length.

    `mistake` is the length of the shortest beginning that is lost: up to the choice before it the
    path could be completed, and `completion` is how the search does that. `reason` says why it is
    lost, `marks` are the evidence for it, and `end` says why nothing can come next. `steps` has for
    each beginning from the mistake on how many events the search takes to have tried everything
    below it.
    """

    scenario: str
    events: tuple[int, ...]
    mistake: int
    completion: tuple[int, ...]
    reason: str
    marks: tuple[Mark, ...]
    end: str
    steps: tuple[int, ...]


def record(text: str = SCENARIO) -> Stuck:
    """Run a search up to its first dead end, and find the mistake that led to it.

    Raises:
        ValueError: when it comes to none, or the mistake is not known for certain.
    """
    scenario = parse(text)
    kind, puzzle = find_kind(scenario.puzzle), build(scenario)
    events = run_into_dead_end(puzzle)
    path = (*puzzle.root, *events)
    lost = kind.insight.lost_since(puzzle, path, BUDGET)
    if lost is None or lost.since is None or not lost.exact:
        raise ValueError(f"{text}: no move is known to have been the mistake")
    why, end = kind.insight.explain(puzzle, path[: lost.since]), kind.insight.explain(puzzle, path)
    if why is None or end is None or why.completable is not False:
        raise ValueError(f"{text}: why it is lost is not known without a search")
    steps = [decide(puzzle, path[:n], BUDGET) for n in range(lost.since, len(path) + 1)]
    if any(decision.completable is not False for decision in steps):
        raise ValueError(f"{text}: what is lost was not searched to its end")
    return Stuck(
        scenario=text,
        events=events,
        mistake=lost.since,
        completion=complete(puzzle, path[: lost.since - 1]),
        reason=why.sentence,
        marks=why.marks,
        end=end.sentence,
        steps=tuple(decision.spent for decision in steps),
    )


def run_into_dead_end(puzzle: Puzzle) -> tuple[int, ...]:
    """The events up to where a search first finds nothing to go on with."""
    events: list[int] = []
    for event in stream(puzzle):
        if event < 0:
            return tuple(events)
        events.append(event)
    raise ValueError("the search comes to no dead end")


def complete(puzzle: Puzzle, path: tuple[int, ...]) -> tuple[int, ...]:
    """The first solution that the search finds below a path."""
    found = list(path)
    for event in stream(puzzle, State(path)):
        if event >= 0:
            found.append(event)
        else:
            found.pop()
        if len(found) == puzzle.length and puzzle.solved(found):
            return tuple(found)
    raise ValueError("the path cannot be completed")


def as_json() -> str:
    """The question as JSON."""
    return json.dumps(asdict(record()))


if __name__ == "__main__":
    print(as_json())
