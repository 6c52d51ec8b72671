"""The task that a visitor's own program is given: its possible data structures, and the rules.

Each puzzle has its own `Task`. The rules compare pairs of choices, because a program may fill its
places in any order; they share no code with the puzzle's search.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from knights.language import tell
from knights.search import Puzzle

# Names that programs give to the side of a square board, or to the number of queens.
SIDES = ("n", "N", "size", "SIZE", "board_size", "side", "SIDE", "dim")


@dataclass(frozen=True)
class Shape:
    """The form of a container that holds the state of a search.

    A `grid` has rows of the same length (or pairs as keys), a `list` a value for each place, a
    `path` one for each choice, first to last. `offset` is the index of the first place; the rows
    of a list are its length, 0 for any.
    """

    kind: Literal["grid", "list", "path"]
    rows: int = 0
    columns: int = 0
    offset: int = 0


class Row(NamedTuple):
    """A row of the checks: a scenario, and its number of solutions if that is known."""

    scenario: str
    solutions: int | None


class Way(NamedTuple):
    """A path that a whole value may be read as, and why it is no solution, if that is known.

    It is `sure` if the value can be nothing else than an answer; None: as sure as its form is.
    """

    path: tuple[int, ...]
    sure: bool | None = None
    why: str = ""


@dataclass(frozen=True)
class Task:
    """A puzzle, and the ways in which a program may write its solution.

    `name` is the puzzle's, and `goal` what is looked for: sentences choose their nouns by both.

    `shapes` are tried in order. `plain` are the kinds of shapes whose values show which places are
    blank; a list of `flat` places, a whole board in one list, is not among them. `ordered`: a
    solution is a sequence, not just a set of choices. `stale`: values left from an earlier attempt
    would break the rules. `numbered`: the values of a board are the numbers of the choices. `seats`
    are the orientations of a board, recognised by its first choice or by the order in which it is
    filled. `wraps` tells whether a move would be right if the board wrapped around at its edge.

    Where solutions differ in length, `ends` tells whether a path has all that a solution has, and
    `ways` reads a whole value instead of its places one by one: its paths, the likeliest first.
    `pictures` are further sizes of boards that `ways` reads. Two solutions are the same if they
    have the same `counted` choices, and `alike` is how many are written as one is. `early`: a path
    may become a solution before the program knows it.

    `first` is the number from which a shape counts what tells its choices, and `counts` the one
    from which the page's own programs do.

    `odd` explains a value that is none of the puzzle's. `unfit` explains why a path that breaks no
    rule is still not a solution. `own` is the scenario of a board's first content, if it is not the
    page's. `size` is the number of rows and columns, and `sized` returns the scenario of another
    size, if there are several.

    `givens` are choices that stand from the beginning, in a puzzle that may be filled in any order;
    `given_numbers` are choices by the numbers on a path that they must have.

    `quick` is the same puzzle for a search that ends soon, beginning with a choice if one is given.
    `settings` are names that a program may use for the puzzle's data, with their values, or with
    functions that return such a value in the form of the present one; `starts` are such settings
    for the start, one for each way of counting.
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
    first: Callable[[Shape], int] = lambda shape: shape.offset
    counts: int | None = None
    unfit: Callable[[Sequence[int]], str | None] = lambda path: None
    wraps: Callable[[int, int], bool] = lambda here, there: False
    size: tuple[int, int] | None = None
    sized: Callable[[int, int], str | None] = lambda rows, columns: None
    ordered: bool = False
    stale: bool = True
    numbered: bool = False
    seats: tuple[Callable[[int], int], ...] = ()
    start: int | None = None
    givens: frozenset[int] = frozenset()
    given_numbers: Mapping[int, int] = field(default_factory=dict)
    rows: tuple[Row, ...] = ()
    ends: Callable[[Sequence[int]], bool] | None = None
    ways: Callable[[Any], Iterable[Way]] | None = None
    pictures: tuple[tuple[int, int], ...] = ()
    counted: Callable[[int], bool] = lambda choice: True
    alike: Callable[[Sequence[int]], int] = lambda path: 1
    early: bool = False

    def is_whole(self, path: Sequence[int]) -> bool:
        """Tell whether a path has all that a solution has."""
        return len(path) == self.puzzle.length if self.ends is None else self.ends(path)

    def key(self, path: Sequence[int]) -> tuple[int, ...]:
        """The same for two paths that are the same solution."""
        return tuple(path if self.ordered else sorted(filter(self.counted, path)))

    def count_broken(self, path: Sequence[int]) -> int:
        """How many choices of a path break a rule with those before them."""
        return sum(self.conflict(path[:at], choice) is not None for at, choice in enumerate(path))


def list_queen_shapes(n: int) -> tuple[Shape, ...]:
    """The containers of one queen in each line of a board of n rows, counted from 0 or from 1.

    `columns` of a list is the least number that it holds.
    """
    lists = [Shape("list", n, 0), Shape("list", n, 1), Shape("list", n + 1, 1, 1)]
    lists += [Shape("list", n + 1, 0, 1)]
    paths = [Shape("path"), Shape("path", 0, 1), Shape("path", 0, 1, 1)]
    grids = [Shape("grid", n, n), Shape("grid", n + 1, n + 1, 1)]
    return (*lists, *paths, *grids, *([Shape("list", n * n)] if n > 1 else ()))


def first_of_queens(shape: Shape) -> int:
    """Return the number from which one of the shapes above counts the places in a line."""
    return shape.offset if shape.kind == "grid" else shape.columns


def like_lists(value: Any, near: Mapping[str, Sequence[str]]) -> Any:
    """Write neighbours in the form of a program's own: lists by name, or a matrix of 0 and 1."""
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
    """The numbers of names, also in the short forms of programs: lower case, and initials."""
    short: dict[str, list[int]] = {}
    for number, name in enumerate(names):
        for alias in {name, name.casefold(), "".join(word[0] for word in name.split())}:
            short.setdefault(alias, []).append(number)
    return {alias: numbers[0] for alias, numbers in short.items() if len(numbers) == 1}


def whole(value: Any, low: int, high: int) -> int | None:
    """A whole number from low up to, but not including, high; None for anything else."""
    plain = isinstance(value, int) and not isinstance(value, bool)
    return value if plain and low <= value < high else None


def find_index(key: Any, aliases: Mapping[str, int], count: int, offset: int = 0) -> int | None:
    """The number of a key: its own, or that of its name; None if there is no such place."""
    if isinstance(key, str):
        return aliases.get(key)
    number = whole(key, offset, offset + count)
    return None if number is None else number - offset
