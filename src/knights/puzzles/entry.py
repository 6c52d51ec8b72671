"""The catalogue's entry of a puzzle: its parameters, and scenarios worth looking at.

The build writes it as JSON, so that the page can draw its forms and check its links before Python
starts. A puzzle's `Kind` turns the values into the puzzle.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from knights.language import is_told, tell
from knights.quoting import cite
from knights.search.propagation import Strategy, ValueOrder

# The text of each of a scenario's values, by the names of their parameters.
Values = Mapping[str, str]

Type = Literal[
    "board",  # ROWSxCOLUMNS
    "square",  # d4; or 4,4
    "squares",  # names separated by commas
    "numbered",  # squares with numbers, 7:c3,13:e1
    "order",  # a name, or moves dx,dy;dx,dy...
    "leaper",  # two numbers
    "choice",  # one of the choices
    "integer",  # from low to high
    "graph",  # a name, or adjacency text
    "map",  # a name, or adjacency text
    "vertex",  # a name of the graph's
    "givens",  # REGION:COLOUR separated by commas
    "sudoku",  # a name, or the cells row by row
    "regions",  # a sign for the region of each cell, row by row
    "areas",  # a letter for the region of each square, row by row
    "maze",  # ROWSxCOLUMNS, or the walls row by row
    "numbers",  # separated by commas
]


def tell_if_any(key: str) -> str:
    """The sentence of a key; "" if there is none."""
    return tell(key) if is_told(key) else ""


@dataclass(frozen=True)
class Choice:
    """One of the values that a parameter can have.

    Its label and help are attributes of the parameter's sentence, by its `name`; that is the value,
    unless the value cannot be a name. `page_max` is the longest side of a board that the page
    allows with this choice, if that is more than the board's parameter allows.
    """

    value: str
    name: str = ""
    page_max: int | None = None

    @property
    def key(self) -> str:
        return self.name or self.value.replace(".", "-")


@dataclass(frozen=True)
class Parameter:
    """One value of a scenario's text.

    `default` is the value that is not written; "" stands for none. A positional parameter is always
    written, at its place. `low` and `high` bound a number or the sides of a board, `page_max` the
    same in the page. `needs` names values of other parameters without which this one has no effect.
    Its label is in the catalogue of sentences, in a `room`: by default that of its puzzle.
    """

    name: str
    type: Type
    default: str
    positional: bool = False
    choices: tuple[Choice, ...] = ()
    low: int | None = None
    high: int | None = None
    page_max: int | None = None
    needs: dict[str, tuple[str, ...]] = field(default_factory=dict)
    room: str = ""

    @property
    def label(self) -> str:
        return tell(f"{self.room}-parameter-{self.name}")

    @property
    def help(self) -> str:
        return tell(f"{self.room}-parameter-{self.name}.help")

    @property
    def page_advice(self) -> str:
        """The end of the error for too long a side: it names the choice that allows more."""
        return tell_if_any(f"{self.room}-parameter-{self.name}.advice")

    def label_choice(self, choice: Choice) -> str:
        return tell(f"{self.room}-parameter-{self.name}.{choice.key}")

    def help_choice(self, choice: Choice) -> str:
        return tell_if_any(f"{self.room}-parameter-{self.name}.{choice.key}-help")


# A panel beside the board, by its name in links.
Panel = Literal["why", "code", "stack", "tree", "pictures", "solutions"]

# The idea that a preset shows best; the ones in `first` introduce each puzzle.
Idea = Literal["first", "dead ends", "luck", "pruning", "impossible", "scale"]


@dataclass(frozen=True)
class Preset:
    """A scenario worth looking at, with its known result.

    `panel` is the panel that explains it best. The counts are those of the plain stream to its end;
    None if nobody has run it that far.
    """

    id: str
    scenario: str
    verdict: Literal["found", "exhausted"]
    placed: int | None = None
    undone: int | None = None
    solutions: int | None = None
    idea: Idea = "first"
    panel: Panel = "why"

    @property
    def title(self) -> str:
        """The title, which says what is surprising."""
        return tell(f"{self.puzzle}-preset-{self.id}")

    @property
    def look(self) -> str:
        """A hint at what to look for."""
        return tell(f"{self.puzzle}-preset-{self.id}.look")

    @property
    def program(self) -> str:
        """The author or kind of the program; "" if the title says it."""
        return tell_if_any(f"{self.puzzle}-preset-{self.id}.program")

    @property
    def puzzle(self) -> str:
        return self.scenario.partition("/")[0]


@dataclass(frozen=True)
class Entry:
    """A puzzle: its name, its parameters in the order of the scenario's text, and its presets."""

    name: str
    parameters: tuple[Parameter, ...]
    presets: tuple[Preset, ...]

    def __post_init__(self) -> None:
        own = (replace(one, room=one.room or self.name) for one in self.parameters)
        object.__setattr__(self, "parameters", tuple(own))

    @property
    def title(self) -> str:
        return tell(f"{self.name}-entry")

    @property
    def summary(self) -> str:
        return tell(f"{self.name}-entry.summary")

    @property
    def command_help(self) -> str:
        """The text for the command line's help."""
        return tell_if_any(f"{self.name}-entry.command") or self.summary

    def parameter(self, name: str) -> Parameter:
        return next(parameter for parameter in self.parameters if parameter.name == name)


YES_NO = (Choice("no"), Choice("yes"))
FIRST_ALL_COUNT = (Choice("first"), Choice("all"), Choice("count"))


def goal(choices: tuple[Choice, ...] = ()) -> Parameter:
    """The parameter that says when the search ends; by default the choices of most puzzles."""
    among, room = choices or FIRST_ALL_COUNT, "" if choices else "search"
    return Parameter("goal", "choice", among[0].value, choices=among, room=room)


def first(ends: tuple[str, ...] = ("first",)) -> Parameter:
    """The parameter for the number of solutions after which the search ends."""
    return Parameter(
        name="first",
        type="integer",
        default="1",
        low=1,
        high=1_000_000,
        needs={"goal": ends},
        room="search",
    )


def strategy(orders: tuple[str, ...] = ()) -> Parameter:
    """The parameter of a puzzle whose search may look ahead, in some orders or in all."""
    among = (Choice("backtrack"), Choice("forward"), Choice("consistent"))
    needs = {"order": orders} if orders else {}
    return Parameter("strategy", "choice", "backtrack", choices=among, needs=needs, room="search")


def value_order() -> Parameter:
    """The parameter for the order of values in a search that looks ahead."""
    among = (Choice("given"), Choice("lcv"))
    return Parameter(
        name="values",
        type="choice",
        default="given",
        choices=among,
        needs={"strategy": ("forward", "consistent")},
        room="search",
    )


def read_value_order(values: Values) -> ValueOrder:
    found: ValueOrder = values["values"]  # type: ignore[assignment]
    return found


def read_strategy(values: Values) -> Strategy:
    found: Strategy = values["strategy"]  # type: ignore[assignment]
    return found


def check_needs(entry: Entry, values: Values) -> None:
    """Raise ValueError for a value that has no effect, given the others."""
    for parameter in entry.parameters:
        if values[parameter.name] == parameter.default:
            continue
        for name, allowed in parameter.needs.items():
            if values[name] not in allowed:
                raise ValueError(
                    tell(
                        "link-needs",
                        name=parameter.name,
                        value=cite(values[parameter.name]),
                        other=name,
                        allowed=allowed,
                        given=values[name],
                    )
                )
