"""Count the steps of searches to their first solution, for races and tables."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from typing import NamedTuple

from knights.fragment import encode
from knights.language import tell
from knights.puzzles.display import ShownPuzzle
from knights.puzzles.entry import Entry, Parameter, Values
from knights.puzzles.options import list_values
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import Scenario, build, make, parse
from knights.search import Puzzle, Search, Verdict

# The parameters that a table varies by default, if the puzzle has them.
VARIED = ("strategy", "order", "start")
# Those that the page offers to vary together, the usual ones first. Of starts there are many.
OFFERED = (
    ("strategy", "order"),
    ("strategy", "order", "values"),
    ("values",),
    ("cuts",),
    ("start",),
    VARIED,
)


class Steps(NamedTuple):
    """The steps of a search to its first solution, and its verdict."""

    steps: int
    placed: int
    undone: int
    verdict: Verdict


def measure(asked: str | Puzzle, limit: int | None = None) -> Steps:
    """Search for the first solution of a puzzle or a scenario's text, in at most `limit` steps.

    If a theorem rules solutions out, there are no steps.

    Raises:
        ValueError: when the text is not a scenario.
    """
    puzzle = build(parse(asked)) if isinstance(asked, str) else asked
    theorem = puzzle.kind.prove(puzzle) if isinstance(puzzle, ShownPuzzle) else None
    if theorem is not None and not theorem.exists:
        return Steps(0, 0, 0, "proved")
    run = Search(puzzle, "first", limit).run()
    assert run.verdict is not None
    return Steps(run.placed + run.undone, run.placed, run.undone, run.verdict)


def find_base(puzzle: str, values: Values, names: Sequence[str]) -> Scenario:
    """Make a scenario of some values; defaults of parameters to vary need not fit the others.

    Raises:
        ValueError: when the values don't go together, whatever these are.
    """
    try:
        return make(puzzle, values)
    except ValueError:
        parameters = [
            each
            for each in find_kind(puzzle).entry.parameters
            if each.name in names and values.get(each.name, each.default) == each.default
        ]
        offered = (dict.fromkeys([each.default, *list_values(each)]) for each in parameters)
        for chosen in product(*offered):
            changes = dict(zip((each.name for each in parameters), chosen, strict=True))
            with suppress(ValueError):
                return make(puzzle, {**values, **changes})
        raise


def vary(scenario: Scenario, names: Sequence[str] = ()) -> tuple[list[str], list[Scenario]]:
    """Return a scenario with all values of some parameters: their names, and the valid scenarios.

    Raises:
        ValueError: for a parameter that the puzzle does not have, or that has no list of values.
    """
    entry = find_kind(scenario.puzzle).entry
    known = {parameter.name for parameter in entry.parameters}
    varied = [name for name in names or VARIED if names or name in known]
    values = [iterate_values(scenario, read_parameter(entry, name)) for name in varied]
    found = (dict(zip(varied, chosen, strict=True)) for chosen in product(*values))
    return varied, [made for changes in found if (made := change(scenario, changes)) is not None]


def list_offered(entry: Entry) -> list[list[str]]:
    """The parameters that the page offers to vary in tables of a puzzle, the usual ones first."""
    known = {parameter.name for parameter in entry.parameters}
    ways = [[name for name in names if name in known] for names in OFFERED]
    return [way for at, way in enumerate(ways) if way and way not in ways[:at]]


def read_parameter(entry: Entry, name: str) -> Parameter:
    known = {parameter.name: parameter for parameter in entry.parameters}
    if name not in known:
        told = {"name": cite(name), "puzzle": entry.name, "known": [*known]}
        raise ValueError(tell("link-no-parameter", **told))
    return known[name]


def iterate_values(scenario: Scenario, parameter: Parameter) -> Iterator[str]:
    """Yield the values of a parameter; for a place, such as a start, all places."""
    if parameter.type in ("square", "vertex"):
        kind, puzzle = find_kind(scenario.puzzle), build(scenario)
        return (encode(kind.label(puzzle, choice)) for choice in range(puzzle.size))
    if not parameter.choices:
        raise ValueError(tell("link-no-values", parameter=cite(parameter.name)))
    return iter(list_values(parameter))


def change(scenario: Scenario, changes: dict[str, str]) -> Scenario | None:
    """Return a scenario with other values; None if they don't go together."""
    try:
        return make(scenario.puzzle, {**scenario.values, **changes})
    except ValueError:
        return None
