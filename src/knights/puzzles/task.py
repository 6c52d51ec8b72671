"""What a program of the visitor's own is asked for: how it may keep where it stands, and the rules.

Each puzzle has its own `Task`. The rules are told pair by pair, whatever the order in which a
program fills its places; nothing of them is shared with the puzzle's search.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from knights.language import tell
from knights.search import Puzzle

# Names by which programs call a side of a square board, or how many there are.
SIDES = ("n", "N", "size", "SIZE", "board_size", "side", "SIDE", "dim")


@dataclass(frozen=True)
class Shape:
    """How a container looks that tells where a search stands.

    A `grid` has rows of the same length (or pairs as keys), a `list` a value for each place, a
    `path` one for each choice, first to last. `offset` is the index of the first place; the rows
    of a list are its length, 0 for any.
    """

    kind: Literal["grid", "list", "path"]
    rows: int = 0
    columns: int = 0
    offset: int = 0


class Row(NamedTuple):
    """A row of the checks: a scenario, and how many solutions it has, where that is known."""

    scenario: str
    solutions: int | None


@dataclass(frozen=True)
class Task:
    """What is searched, and how a program may write it down.

    `name` is the puzzle's, and `goal` what is looked for: sentences choose their nouns by both.
    `shapes` are tried in order. `plain` are the kinds of shapes whose values say by themselves
    what is blank, but for a list of `flat` places, which is a board in one. `ordered`: a
    solution is a sequence, not just a set of choices. `stale`: what stands from an earlier
    attempt gets in the way of the rules. `numbered`: the values of a board are the numbers of
    the choices. `seats` are the ways in which a board may lie, told by where it starts, or by
    the order in which it is filled. `wraps` tells whether a move would be one if it led around
    the edge of the board. `odd` says of a value in a place that it is none of the puzzle's,
    `unfit` of a whole path that breaks no rule why it is not what is asked for, and `own`
    of what a board held at first the scenario of it, where that is another than the page's.
    `size` is rows and columns, and `sized` tells the scenario of so many, where there are several
    sizes.
    `quick` is the same puzzle for a search that soon ends, begun with a choice if one is given.
    `settings` are names that a program may give to what is searched, with its values, or functions
    that make one like the value that is there; `starts` are such settings for the start, by each
    way of counting.
    """

    puzzle: Puzzle
    name: str
    goal: str = field(default="solution", kw_only=True)
    shapes: tuple[Shape, ...]
    read: Callable[[Shape, Any, Any], int | None]
    conflict: Callable[[Sequence[int], int], str | None]
    solved: Callable[[Sequence[int]], bool]
    label: Callable[[int], str]
    quick: Callable[[int | None], Puzzle]
    place: Callable[[int], int] = lambda choice: choice
    settings: Mapping[str, Any] = field(default_factory=dict)
    starts: Sequence[Mapping[str, Any]] = ({},)
    plain: frozenset[str] = frozenset({"path"})
    flat: int = 0
    odd: Callable[[Shape, Any, str], str] = lambda shape, key, value: tell(
        "search-task-odd", value=value
    )
    own: Callable[[Shape, Mapping[Any, Any]], str | None] = lambda shape, cells: None
    unfit: Callable[[Sequence[int]], str | None] = lambda path: None
    wraps: Callable[[int, int], bool] = lambda here, there: False
    size: tuple[int, int] | None = None
    sized: Callable[[int, int], str | None] = lambda rows, columns: None
    ordered: bool = False
    stale: bool = True
    numbered: bool = False
    seats: tuple[Callable[[int], int], ...] = ()
    start: int | None = None
    rows: tuple[Row, ...] = ()


def like_lists(value: Any, near: Mapping[str, Sequence[str]]) -> Any:
    """Neighbours as a program has them: lists by name, or a matrix of 0 and 1."""
    names = list(near)
    if isinstance(value, dict) and all(isinstance(key, str) for key in value):
        kind: Any = type(next(iter(value.values()), []))
        return {name: kind(near[name]) for name in names} if kind in (list, tuple, set) else None
    if isinstance(value, list) and value and isinstance(value[0], list):
        if all(cell in (0, 1) for row in value for cell in row):
            return [[int(other in near[name]) for other in names] for name in names]
        return [[names.index(other) for other in near[name]] for name in names]
    return None


def find_aliases(names: Sequence[str]) -> dict[str, int]:
    """The numbers of names, as programs shorten them: those of their initials, too."""
    short: dict[str, list[int]] = {}
    for number, name in enumerate(names):
        for alias in {name, name.casefold(), "".join(word[0] for word in name.split())}:
            short.setdefault(alias, []).append(number)
    return {alias: numbers[0] for alias, numbers in short.items() if len(numbers) == 1}


def whole(value: Any, low: int, high: int) -> int | None:
    """A whole number from low up to, but not including, high; None for anything else."""
    plain = isinstance(value, int) and not isinstance(value, bool)
    return value if plain and low <= value < high else None


def find_index(key: Any, names: Sequence[str], offset: int = 0) -> int | None:
    """The number of a key: its own, or that of its name."""
    if isinstance(key, str):
        return names.index(key) if key in names else None
    number = whole(key, offset, offset + len(names))
    return None if number is None else number - offset
