"""Count all solutions of a scenario in parts."""

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import reduce

from knights.scenario import parse
from knights.split.part import Tally, count_part, prepare
from knights.split.plan import Plan, make_plan
from knights.split.pool import Processes, spread
from knights.split.store import Store, open_store


@dataclass
class Count:
    """The progress of a count: its plan, the finished parts, and the weight of each solution.

    `count` is the number of solutions, `found` of those that the search itself found, `different`
    of those that are essentially different if that is known, and `placed` of choices placed.
    """

    plan: Plan
    weight: int = 1
    done: dict[int, Tally] = field(default_factory=dict)

    @property
    def tally(self) -> Tally:
        return reduce(Tally.plus, self.done.values(), Tally(placed=self.plan.trunk))

    @property
    def found(self) -> int:
        return self.tally.found

    @property
    def count(self) -> int:
        return self.found * self.weight

    @property
    def different(self) -> int | None:
        return self.tally.different

    @property
    def placed(self) -> int:
        return self.tally.placed

    @property
    def finished(self) -> bool:
        return len(self.done) == len(self.plan.parts)

    @property
    def share(self) -> float:
        """The share of the work that is done, by the estimate from which the parts were made."""
        whole = sum(part.work for part in self.plan.parts)
        return sum(self.plan.parts[number].work for number in self.done) / whole


def count(
    scenario: str,
    executor: Executor | Processes | None = None,
    *,
    parts: int | None = None,
    file: str | None = None,
    report: Callable[[Count], None] | None = None,
) -> Count:
    """Count all solutions of a scenario, given by its text; its goal doesn't matter.

    Any executor of `concurrent.futures`, or `processes()`, does the parts; without one they are
    done here. Results are kept in a file if one is named, and parts that it has already are not
    done again. `report` is called at the beginning and after each part.

    Raises:
        ValueError: when the text is not a scenario, the file belongs to another count, or
            workers keep dying.
    """
    text = str(parse(scenario))
    _, puzzle, weight = prepare(text)
    with open_store(file) if file is not None else nullcontext() as store:
        kept = store.load(text) if store is not None else None
        plan, done = kept or (make_plan(text, puzzle, parts), {})
        if store is not None and kept is None:
            store.begin(plan)
        counted = Count(plan, weight, done)
        go_on(counted, executor, store, report or (lambda counted: None))
    return counted


def go_on(
    counted: Count,
    executor: Executor | Processes | None,
    store: Store | None,
    report: Callable[[Count], None],
) -> None:
    """Do the remaining parts, those with the most work first."""
    plan, done = counted.plan, counted.done
    report(counted)
    left = [number for number in range(len(plan.parts)) if number not in done]
    left.sort(key=lambda number: -plan.parts[number].work)
    tasks = {number: (plan.scenario, plan.parts[number].paths) for number in left}
    for number, tally in spread(count_part, tasks, executor):
        if store is not None:
            store.save(number, tally)
        done[number] = tally
        report(counted)
