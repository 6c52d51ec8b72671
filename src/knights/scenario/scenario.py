"""Scenarios: a search as plain data with one canonical text.

    tour/5x5/c3/sutcliffe        tour/8x8/a1/textbook/goal=closed/strategy=pruned
    new/sudoku/4821              the instance that a seed stands for, which has a text of its own

The positional values come first; the others follow by name, in the catalogue's order, and only if
they differ from the default. So equal scenarios have equal texts.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from knights.display import Shown
from knights.fragment import SCENARIO, WORD, decode
from knights.invisible import check_shown
from knights.language import tell
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Parameter, Values, check_needs
from knights.puzzles.registry import PUZZLES, find_kind
from knights.quoting import cite, cut
from knights.search import Goal, Puzzle, Search, goes_onward

if TYPE_CHECKING:
    from knights.puzzles.task import Task

LONGEST = 8000

# Types of values that are a built-in name or a text of their own.
OWN_TEXTS = ("graph", "map")
# Types of values that contain names.
NAMED = (*OWN_TEXTS, "vertex", "givens")

# The first part of the text of a new instance.
NEW = "new"
GREATEST_SEED = 99_999_999
# A new instance is accepted if its program, and the one that sets the par, solve it within this
# number of events, so that a visitor can watch it to the end.
MOST_EVENTS = 2_000
TRIES = 60


@dataclass(frozen=True)
class Scenario(Shown):
    """A puzzle's name, and the canonical text of each of its parameters."""

    puzzle: str
    values: Values

    def __str__(self) -> str:
        return format(self)

    def _repr_svg_(self) -> str | None:
        return Search(build(self)).board._repr_svg_()

    def __hash__(self) -> int:
        return hash((self.puzzle, tuple(self.values.items())))


def parse(text: str) -> Scenario:
    """Read a scenario's text, strictly.

    >>> format(parse("tour/5x5/3,3/sutcliffe/leaper=2,1"))
    'tour/5x5/c3/sutcliffe'

    Raises:
        ValueError: when something in it is wrong; the message quotes it and says what would be
            right.
    """
    if len(text) > LONGEST:
        raise ValueError(tell("link-long-scenario", length=len(text), most=LONGEST))
    good = SCENARIO.match(text)
    assert good is not None
    if good.end() < len(text):
        raise ValueError(tell("link-character", character=cite(text[good.end()])))
    name, *parts = text.split("/")
    if name == NEW:
        return invent(*read_new(text, parts))
    entry = find_kind(name).entry
    positional = [parameter.name for parameter in entry.parameters if parameter.positional]
    if len(parts) < len(positional):
        pattern = "/".join([entry.name, *positional])
        raise ValueError(
            tell(
                "link-missing",
                scenario=cite(text),
                missing=positional[len(parts)],
                pattern=pattern,
                example=entry.presets[0].scenario,
            )
        )
    values = dict(zip(positional, parts, strict=False))
    for part in parts[len(positional) :]:
        name, equals, value = part.partition("=")
        if not equals or not value:
            raise ValueError(tell("link-part", part=cite(part)))
        if name in values:
            raise ValueError(tell("link-part-twice", part=cite(part), name=cut(name)))
        values[name] = value
    scenario = make(entry.name, values)
    written = len(format(scenario))
    if written > LONGEST:
        # The canonical text lists each edge at both ends, so it may be longer.
        raise ValueError(tell("link-canonical", length=len(text), written=written, most=LONGEST))
    return scenario


def read_new(text: str, parts: Sequence[str]) -> tuple[str, int]:
    """Return the puzzle of a new instance, and its seed.

    Raises:
        ValueError: when the text is not like new/sudoku/4821.
    """
    if len(parts) != 2:
        raise ValueError(tell("link-new", scenario=cite(text)))
    puzzle, seed = parts
    if puzzle not in PUZZLES or PUZZLES[puzzle].invention is None:
        known = [name for name, kind in PUZZLES.items() if kind.invention is not None]
        raise ValueError(tell("link-choice", name="puzzle", value=cite(puzzle), known=known))
    if not re.fullmatch("[0-9]{1,8}", seed, re.ASCII):
        raise ValueError(
            tell("link-number", name="seed", value=cite(seed), low="0", high=str(GREATEST_SEED))
        )
    return puzzle, int(seed)


@lru_cache(maxsize=4)  # opening a link to it asks several times
def invent(puzzle: str, seed: int) -> Scenario:
    """Return the instance of a seed: always the same, on every machine.

    >>> format(invent("queens", 1))
    'queens/6/holes=b1,d1,a2,b2,d2,a3,d4,b5,c6,e6,f6'
    """
    kind, chance = find_kind(puzzle), Chance(seed)
    assert kind.invention is not None  # `read_new` has checked that
    for _ in range(TRIES):
        scenario = make(puzzle, kind.invention.invent(chance))
        if not kind.seeks or is_playable(scenario):
            return scenario
    return parse(kind.entry.presets[0].scenario)  # no seed is known to get here


def is_playable(scenario: Scenario) -> bool:
    """Tell whether there is a solution soon, but not without going back."""
    search = Search(build(scenario), limit=MOST_EVENTS).run()
    if search.verdict != "found" or search.undone == 0:
        return False
    return Search(build(prune(scenario)), limit=MOST_EVENTS).run().verdict == "found"


def prune(scenario: Scenario) -> Scenario:
    """Return the same search with pruning; its number of steps is the par."""
    own = find_kind(scenario.puzzle).invention
    return scenario if own is None else make(scenario.puzzle, own.prune(scenario.values))


def make(puzzle: str, values: Values) -> Scenario:
    """Make a scenario of a puzzle with the given values, and defaults for the others.

    Raises:
        ValueError: when a value is wrong, or two don't go together.
    """
    kind = find_kind(puzzle)
    entry = kind.entry
    known = {parameter.name for parameter in entry.parameters}
    for name in values:
        if name not in known:
            names = [parameter.name for parameter in entry.parameters]
            raise ValueError(
                tell("link-no-parameter", name=cite(name), puzzle=entry.name, known=names)
            )
    full = {
        parameter.name: check_value(parameter, values.get(parameter.name, parameter.default))
        for parameter in entry.parameters
    }
    canonical = dict(full)
    canonical.update(kind.read(kind.build(full), full))
    check_needs(entry, canonical)
    return Scenario(entry.name, canonical)


def format(scenario: Scenario) -> str:
    """Return the scenario's canonical text."""
    entry = find_kind(scenario.puzzle).entry
    parts = [entry.name]
    for parameter in entry.parameters:
        value = scenario.values[parameter.name]
        if parameter.positional:
            parts.append(value)
        elif value != parameter.default:
            parts.append(f"{parameter.name}={value}")
    return "/".join(parts)


def build(scenario: Scenario) -> Puzzle:
    """Make the puzzle of a scenario."""
    puzzle: Puzzle = find_kind(scenario.puzzle).build(scenario.values)
    return puzzle


def find_task(scenario: Scenario) -> "Task | None":
    """Return the task for visitors' own programs; None if the puzzle or this search has none."""
    own, puzzle = find_kind(scenario.puzzle).task, build(scenario)
    return None if own is None or goes_onward(puzzle) else own.make_task(puzzle)


def wanted(scenario: Scenario) -> Goal:
    """Return the goal of the search: "first", a number of solutions, "all" or "count"."""
    goal = scenario.values.get("goal", "first")
    if goal.startswith("all"):
        return "all"
    if goal.startswith("count"):
        return "count"
    number = int(scenario.values.get("first", "1"))
    return "first" if number == 1 else number


def check_value(parameter: Parameter, text: str) -> str:
    """Return a value's text after checking it by itself; the puzzle checks the rest.

    Raises:
        ValueError: when it is not one of the choices, not a number in the parameter's range, or
            has a name with invisible characters.
    """
    name, values = parameter.name, [choice.value for choice in parameter.choices]
    if parameter.type == "choice" and text not in values:
        raise ValueError(tell("link-choice", name=name, value=cite(text), known=values))
    if parameter.type in OWN_TEXTS and is_unknown_name(text, values):
        said = cite(decode(text))
        raise ValueError(tell("link-name-or-text", name=name, value=said, known=values))
    if parameter.type in NAMED and "%" in text:
        # A file may begin with a byte order mark.
        check_shown(decode(text).removeprefix("\ufeff"))
    if parameter.type == "integer" and text != parameter.default:
        assert parameter.low is not None and parameter.high is not None
        number = int(text) if re.fullmatch("[0-9]{1,9}", text, re.ASCII) else -1
        if not parameter.low <= number <= parameter.high:
            raise ValueError(
                tell(
                    "link-number",
                    name=name,
                    value=cite(text),
                    low=str(parameter.low),
                    high=str(parameter.high),
                )
            )
        return str(number)
    return text


def is_unknown_name(text: str, known: Sequence[str]) -> bool:
    """Tell whether a text is a single name that is not built in.

    As a graph's own text it would be a single vertex, which nobody means.
    """
    return text not in known and WORD.fullmatch(text) is not None and "--" not in text
