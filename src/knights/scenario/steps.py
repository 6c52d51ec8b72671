"""How many steps searches take to their first solution: of a race, and of a table."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from typing import NamedTuple

from knights.fragment import encode
from knights.language import tell
from knights.puzzles.entry import Entry, Parameter, Values
from knights.puzzles.options import list_values
from knights.puzzles.registry import find_kind
from knights.puzzles.shown import ShownPuzzle
from knights.quoting import cite
from knights.scenario import Scenario, build, make, parse
from knights.search import Puzzle, Search, Verdict

# What a table goes through, of what a puzzle has.
VARIED = ("strategy", "order", "start")


class Steps(NamedTuple):
    """The steps of a search to its first solution, and how it ended."""

    steps: int
    placed: int
    undone: int
    verdict: Verdict


def measure(asked: str | Puzzle, limit: int | None = None) -> Steps:
    """Search for the first solution of a puzzle or a scenario's text, in so many steps at most.

    What a theorem settles takes none.

    Raises:
        ValueError: when the text is that of no scenario.
    """
    puzzle = build(parse(asked)) if isinstance(asked, str) else asked
    theorem = puzzle.kind.prove(puzzle) if isinstance(puzzle, ShownPuzzle) else None
    if theorem is not None and not theorem.exists:
        return Steps(0, 0, 0, "proved")
    run = Search(puzzle, "first", limit).run()
    assert run.verdict is not None
    return Steps(run.placed + run.undone, run.placed, run.undone, run.verdict)


def find_base(puzzle: str, values: Values, names: Sequence[str]) -> Scenario:
    """A scenario of some values, of which a default that is to be varied need not suit the others.

    Raises:
        ValueError: when the values do not go together, whatever these are.
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
    """A scenario with each value of some parameters: their names, and all that go together.

    Raises:
        ValueError: for a parameter that the puzzle does not have, or that has no list of values.
    """
    entry = find_kind(scenario.puzzle).entry
    known = {parameter.name for parameter in entry.parameters}
    varied = [name for name in names or VARIED if names or name in known]
    values = [iterate_values(scenario, read_parameter(entry, name)) for name in varied]
    found = (dict(zip(varied, chosen, strict=True)) for chosen in product(*values))
    return varied, [made for changes in found if (made := change(scenario, changes)) is not None]


def read_parameter(entry: Entry, name: str) -> Parameter:
    known = {parameter.name: parameter for parameter in entry.parameters}
    if name not in known:
        told = {"name": cite(name), "puzzle": entry.name, "known": [*known]}
        raise ValueError(tell("link-no-parameter", **told))
    return known[name]


def iterate_values(scenario: Scenario, parameter: Parameter) -> Iterator[str]:
    """The values of a parameter; of a place, such as a start, all places that there are."""
    if parameter.type in ("square", "vertex"):
        kind, puzzle = find_kind(scenario.puzzle), build(scenario)
        return (encode(kind.label(puzzle, choice)) for choice in range(puzzle.size))
    if not parameter.choices:
        raise ValueError(tell("link-no-values", parameter=cite(parameter.name)))
    return iter(list_values(parameter))


def change(scenario: Scenario, changes: dict[str, str]) -> Scenario | None:
    """A scenario with other values; None where they do not go together."""
    try:
        return make(scenario.puzzle, {**scenario.values, **changes})
    except ValueError:
        return None
