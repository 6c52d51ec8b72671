"""Load a scenario's puzzle, if it is not too large for the page."""

from functools import lru_cache
from typing import Any

from knights.language import tell
from knights.page.check_values import read_text
from knights.puzzles.kind import Kind
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import Scenario, build, parse
from knights.search import Puzzle


def load(text: str) -> tuple[Scenario, Puzzle]:
    """Return the scenario of a text and its puzzle.

    Raises:
        ValueError: when the text is not a scenario, or its board is too large for the page.
    """
    return load_text(read_text("scenario", text))


def load_kind(text: str) -> tuple[Kind[Any], Puzzle]:
    """Return the kind and the puzzle of a scenario's text."""
    scenario, puzzle = load(text)
    return find_kind(scenario.puzzle), puzzle


@lru_cache(maxsize=8)
def load_text(text: str) -> tuple[Scenario, Puzzle]:
    scenario = parse(text)
    kind = find_kind(scenario.puzzle)
    for parameter in kind.entry.parameters:
        if parameter.page_max is None:
            continue
        sides = scenario.values[parameter.name].split("x")
        most = farthest(scenario, parameter.page_max)
        if max(map(int, sides)) > most:
            advice = parameter.page_advice if most == parameter.page_max else ""
            value = cite(scenario.values[parameter.name])
            raise ValueError(
                tell(
                    "link-too-large",
                    name=parameter.name,
                    value=value,
                    most=str(most),
                    advice=advice,
                )
            )
    puzzle = build(scenario)
    if kind.search is not None:
        kind.search.check_page(puzzle)
    return scenario, puzzle


def farthest(scenario: Scenario, usual: int) -> int:
    """The longest side that the page allows: the usual one, or that of a chosen strategy."""
    chosen = (
        choice.page_max
        for parameter in find_kind(scenario.puzzle).entry.parameters
        for choice in parameter.choices
        if choice.page_max is not None and choice.value == scenario.values[parameter.name]
    )
    return max([usual, *chosen])
