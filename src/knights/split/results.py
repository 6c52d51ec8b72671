"""Count the steps to the first solution: a table of one search varied, a race of several."""

import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor

from knights.display import MOST_DRAWN, Shown
from knights.drawings.bars import draw_bars
from knights.drawings.table import write_rows
from knights.language import spoken_forms, tell
from knights.mistakes import as_items, check_whole
from knights.quoting import cite
from knights.scenario import Scenario, parse
from knights.scenario.steps import Steps, measure, vary
from knights.search import Puzzle
from knights.split.pool import Processes, spread
from knights.terminal import show_line

NUMBERS = ("lane", "steps", "placed", "undone")  # columns of numbers
# The limits of steps for each search of a table and of a race.
TABLE_STEPS, RACE_STEPS = 100_000, 100_000_000

type Row = Mapping[str, object]


class Table(Shown, tuple[Row, ...]):
    """Rows of values by the names of their columns, among them `steps` and `verdict`."""

    def as_csv(self) -> str:
        names = [*self[0]] if self else []
        return write_rows(names, [tuple(row.values()) for row in self])

    def as_json(self) -> str:
        return json.dumps(self)

    def __str__(self) -> str:
        names = [*self[0]] if self else []
        cells = [names, *([show_cell(row[name]) for name in names] for row in self)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        lines = []
        for line in cells:
            padded = [
                cell.rjust(width) if name in NUMBERS else cell.ljust(width)
                for name, cell, width in zip(names, line, widths, strict=True)
            ]
            lines.append("  ".join(padded).rstrip())
        return "\n".join(lines)

    def __repr__(self) -> str:
        steps = ", ".join(show_cell(row["steps"]) for row in self[:8])
        more = ", ..." if len(self) > 8 else ""
        return f"<{type(self).__name__} of {len(self)}: {steps}{more}>"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (tuple(self),)

    def _repr_svg_(self) -> str | None:
        if not self or len(self) > MOST_DRAWN:
            return None
        told = (
            (describe(row), int(str(row["steps"])), row["verdict"] == "stopped") for row in self
        )
        return draw_bars(tell("split-picture", searches=len(self)), [*told])


class Race(Table):
    """A table of searches, a lane each."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The lanes with the fewest steps, among those that were not stopped."""
        ended = [row for row in self if row["verdict"] != "stopped"]
        least = min((row["steps"] for row in ended), default=None)  # type: ignore[type-var]
        return tuple(int(str(row["lane"])) for row in ended if row["steps"] == least)

    @property
    def result(self) -> str:
        """Name the winning lanes in a sentence."""
        if not self.winners:
            return tell("split-nobody")
        lanes = [str(lane) for lane in self.winners]
        return tell("split-fewest", lanes=lanes, steps=self[self.winners[0] - 1]["steps"])

    def __str__(self) -> str:
        return f"{super().__str__()}\n{self.result}"


def describe(row: Row) -> str:
    """Return the values that distinguish a row from others."""
    left_out = {*NUMBERS, "verdict", "scenario"}
    values = [str(value) for name, value in row.items() if name not in left_out]
    return show_line(" ".join(values) or str(row["scenario"]))


def show_cell(value: object) -> str:
    return spoken_forms().number(value) if isinstance(value, int) else show_line(str(value))


def table(
    scenario: str | Scenario,
    by: str | Sequence[str] = (),
    limit: int = TABLE_STEPS,
    executor: Executor | Processes | None = None,
    report: Callable[[int, int], None] | None = None,
) -> Table:
    """Measure a scenario with each value of some parameters; by default strategy, order and start.

    >>> print(table("queens/6", by="order"))
    order   steps  placed  undone  verdict  scenario
    left       56      31      25  found    queens/6
    fewest     32      19      13  found    queens/6/order=fewest

    Raises:
        ValueError: when the text is not a scenario, or a parameter has no list of values.
    """
    if not is_text(scenario):
        raise ValueError(tell("link-text", text=cite(scenario)))
    asked = parse(scenario) if isinstance(scenario, str) else scenario
    names = [by] if isinstance(by, str) else as_items(by)
    varied, found = vary(asked, [str(each) for each in ([by] if names is None else names)])
    told = measure_all(found, limit, executor, report)
    return Table(
        {**{name: each.values[name] for name in varied}, **steps._asdict(), "scenario": str(each)}
        for each, steps in zip(found, told, strict=True)
    )


def race(
    *searches: str | Scenario | Puzzle,
    limit: int = RACE_STEPS,
    executor: Executor | Processes | None = None,
    report: Callable[[int, int], None] | None = None,
) -> Race:
    """Measure searches, given by the texts of scenarios or as puzzles, side by side.

    >>> print(race("queens/8", "queens/8/order=fewest"))
    lane  steps  placed  undone  verdict  scenario
       1    218     113     105  found    queens/8
       2     12      10       2  found    queens/8/order=fewest
    Lane 2 needs the fewest steps: 12 steps.

    Raises:
        ValueError: when there are fewer than two, or one is not a search.
    """
    if len(searches) < 2:
        raise ValueError(tell("split-error-one"))
    told = measure_all(searches, limit, executor, report)
    return Race(
        {"lane": lane, **steps._asdict(), "scenario": str(each) if is_text(each) else repr(each)}
        for lane, (each, steps) in enumerate(zip(searches, told, strict=True), start=1)
    )


def is_text(search: object) -> bool:
    return isinstance(search, str | Scenario)


def measure_all(
    searches: Sequence[str | Scenario | Puzzle],
    limit: int,
    executor: Executor | Processes | None,
    report: Callable[[int, int], None] | None,
) -> list[Steps]:
    """Measure the steps of each search; `report` gets the numbers done and wanted after each."""
    check_whole("limit", limit, 0)
    for each in searches:
        if not is_text(each) and (isinstance(each, type) or not isinstance(each, Puzzle)):
            raise ValueError(tell("search-error-puzzle", given=cite(each)))
    asked = [str(each) if is_text(each) else each for each in searches]
    tasks = {number: (each, limit) for number, each in enumerate(asked)}
    told: dict[int, Steps] = {}
    for number, steps in spread(measure, tasks, executor):
        told[number] = steps
        if report is not None:
            report(len(told), len(tasks))
    return [told[number] for number in tasks]
