"""The question at the top of the first page: which move led the search into a dead end.

The build writes it as JSON beside the catalogue: the events that the page plays before Python
starts, and the reply to each answer. Only the scenario is chosen by hand: the mistake is found as
the panel Why finds it, and each path that is called lost was searched to its end.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from knights.puzzles.facets.insight import StepAccount
from knights.puzzles.registry import find_kind
from knights.scenario import Scenario, build, parse
from knights.scenario.account import describe_steps
from knights.search import Puzzle, State, finished, stream
from knights.search.loss import Mark, decide

SCENARIO = "tour/5x5/c3/sutcliffe"
# More events than the whole search has.
BUDGET = 100_000


@dataclass(frozen=True)
class Stuck:
    """A dead end and its cause; paths are given by their length.

    `told` has the sentence of each event. `mistake` is the length of the shortest lost beginning:
    before its last choice the path could be completed, and `completion` is the search's way to do
    that. `reason` says why it is lost, `marks` are the evidence, and `end` says why the path has no
    next choice. `steps` has, for each beginning from the mistake on, the number of events that the
    search needs to try everything after it.
    """

    scenario: str
    events: tuple[int, ...]
    told: tuple[str, ...]
    mistake: int
    completion: tuple[int, ...]
    reason: str
    marks: tuple[Mark, ...]
    end: str
    steps: tuple[int, ...]


def record(text: str = SCENARIO) -> Stuck:
    """Run a search up to its first dead end, and find the mistake that led to it.

    Raises:
        ValueError: when there is no dead end, or the mistake is not known for certain.
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
        told=tuple(step.sentence for step in steps_to(scenario, puzzle, len(events))),
        mistake=lost.since,
        completion=find_completion(puzzle, path[: lost.since - 1]),
        reason=why.sentence,
        marks=why.marks,
        end=end.sentence,
        steps=tuple(decision.spent for decision in steps),
    )


def run_into_dead_end(puzzle: Puzzle) -> tuple[int, ...]:
    """The events up to the first dead end."""
    events: list[int] = []
    for event in stream(puzzle):
        if event < 0:
            return tuple(events)
        events.append(event)
    raise ValueError("the search comes to no dead end")


def steps_to(scenario: Scenario, puzzle: Puzzle, count: int) -> Sequence[StepAccount]:
    """The accounts of the first `count` steps."""
    return describe_steps(scenario, puzzle, State(puzzle.root), 0, count)[1][1:]


def find_completion(puzzle: Puzzle, path: tuple[int, ...]) -> tuple[int, ...]:
    """The first solution of the search that begins with a path."""
    found = list(path)
    for event in stream(puzzle, State(path)):
        if event >= 0:
            found.append(event)
        else:
            found.pop()
        if finished(puzzle, found):
            return tuple(found)
    raise ValueError("the path cannot be completed")


def as_json() -> str:
    """Write the question as JSON."""
    return json.dumps(asdict(record()))
