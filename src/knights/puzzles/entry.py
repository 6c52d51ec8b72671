"""What the catalogue says of a puzzle: its parameters, and scenarios worth looking at.

The build writes this as JSON, and the page draws its forms and checks its links from it before
Python is there. How values become a puzzle is for its `Kind` to say.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

# The texts of a scenario's values by the names of their parameters.
Values = Mapping[str, str]

Type = Literal[
    "board",  # ROWSxCOLUMNS
    "square",  # d4; or 4,4
    "squares",  # names separated by commas
    "order",  # a name, or moves dx,dy;dx,dy...
    "leaper",  # two numbers
    "choice",  # one of the choices
    "integer",  # from low to high
    "graph",  # a name, or adjacency text
    "map",  # a name, or adjacency text
    "vertex",  # a name of the graph's
    "sudoku",  # a name, or the cells row by row
]


@dataclass(frozen=True)
class Choice:
    """One of the values that a parameter can have, and what the page calls it.

    `page_max` is how far the sides of a board may go in the page with it, where that is farther
    than the board's parameter says.
    """

    value: str
    label: str
    help: str = ""
    page_max: int | None = None


@dataclass(frozen=True)
class Parameter:
    """What a scenario says by one value.

    `default` is the value that is not written; "" stands for none. A positional parameter is always
    written, at its place. `low` and `high` bound a number or the sides of a board, `page_max` the
    same in the page; `page_more` whether a strategy allows more. `needs` names
    values of other parameters without which this one says nothing.
    """

    name: str
    label: str
    type: Type
    default: str
    help: str
    positional: bool = False
    choices: tuple[Choice, ...] = ()
    low: int | None = None
    high: int | None = None
    page_max: int | None = None
    page_more: bool = False
    needs: dict[str, tuple[str, ...]] = field(default_factory=dict)


# An explanation beside the board, as links name it.
Panel = Literal["why", "code", "stack", "tree", "pictures", "solutions"]

# What a preset shows best. Those that come first show what each puzzle is about.
Idea = Literal["first", "dead ends", "luck", "pruning", "impossible", "scale"]


@dataclass(frozen=True)
class Preset:
    """A scenario worth looking at, what to look for, and how it is known to come out.

    It is named by what surprises; `program` says in small print whose program it is, or of what.
    `panel` is the explanation that shows it.
    The counts are of the plain stream to its end; None where no one has come to it.
    """

    id: str
    title: str
    scenario: str
    look: str
    verdict: Literal["found", "exhausted"]
    placed: int | None = None
    undone: int | None = None
    solutions: int | None = None
    idea: Idea = "first"
    program: str = ""
    panel: Panel = "why"


@dataclass(frozen=True)
class Entry:
    """A puzzle: its name, its parameters in the order of the scenario's text, and its presets."""

    name: str
    title: str
    summary: str
    parameters: tuple[Parameter, ...]
    presets: tuple[Preset, ...]

    def parameter(self, name: str) -> Parameter:
        return next(parameter for parameter in self.parameters if parameter.name == name)


YES_NO = (Choice("no", "No"), Choice("yes", "Yes"))
FIRST_ALL_COUNT = (
    Choice("first", "First", "End at the first solution."),
    Choice("all", "All", "Go on after each solution until the whole tree is searched."),
    Choice("count", "Count", "As all, but only count them."),
)


def goal(choices: tuple[Choice, ...] = FIRST_ALL_COUNT) -> Parameter:
    help = "When the search ends."
    return Parameter("goal", "Goal", "choice", choices[0].value, help, choices=choices)


def first(ends: tuple[str, ...] = ("first",)) -> Parameter:
    return Parameter(
        name="first",
        label="Solutions",
        type="integer",
        default="1",
        help="After how many solutions the search ends.",
        low=1,
        high=1_000_000,
        needs={"goal": ends},
    )
