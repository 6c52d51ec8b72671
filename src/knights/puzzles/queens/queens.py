"""Queens that do not attack one another: one a column, rows tried from 1 upwards."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import add, sub
from typing import Literal, get_args

from knights.board import file_name
from knights.language import tell
from knights.mistakes import unknown
from knights.puzzles.queens.fewest import Fewest, from_the_middle
from knights.puzzles.queens.fromleft import FromLeft
from knights.search import Candidate, State, check_state, solutions

SafetyTest = Literal["compare", "diagonals"]
ColumnOrder = Literal["left", "fewest"]
# The same as the sides of a tour's board.
LARGEST = 200

# How squares are printed.
HOLE, FREE, QUEEN = "#", ".", "Q"


@dataclass(frozen=True)
class Queens:
    """The puzzle of placing n queens on an n x n board so that no two attack each other.

    A choice is `column * n + row`, both from 0; the path holds one queen for each column, in the
    order of columns: from the `left`, rows from 1; or `fewest`, always the column with the fewest
    safe rows, of equals the one nearest to the edge, and rows from the middle. The two safety tests
    accept the same rows, and differ only in how they find out: `compare` looks at every earlier
    queen, `diagonals` looks up the row and the two diagonals.
    On squares that are blocked, `holes` as choices, no queen may stand; queens attack across them
    (Blocked n-Queens).

    >>> first(Queens(8))
    [0, 12, 23, 29, 34, 46, 49, 59]
    >>> print(squares(8, first(Queens(8))))
    a1 b5 c8 d6 e3 f7 g2 h4

    Raises:
        ValueError: when n is not between 1 and 200, a hole is off the board, or the safety test or
            the order has no such name.
    """

    n: int
    test: SafetyTest = "compare"
    holes: frozenset[int] = frozenset()
    order: ColumnOrder = "left"

    def __post_init__(self) -> None:
        if not 1 <= self.n <= LARGEST:
            raise ValueError(tell("queens-error-number", n=self.n, most=LARGEST))
        if self.test not in get_args(SafetyTest):
            raise unknown("test", repr(self.test), get_args(SafetyTest))
        if self.order not in get_args(ColumnOrder):
            raise unknown("order", repr(self.order), get_args(ColumnOrder))
        object.__setattr__(self, "holes", frozenset(self.holes))
        for hole in sorted(self.holes):
            if not 0 <= hole < self.size:
                raise ValueError(
                    tell("queens-error-hole", hole=repr(hole), last=str(self.size - 1))
                )

    @property
    def size(self) -> int:
        return self.n * self.n

    @property
    def root(self) -> tuple[int, ...]:
        return ()

    @property
    def length(self) -> int:
        return self.n

    def next_column(self, path: Sequence[int]) -> int:
        """The column of the next queen; behind the last when all have one."""
        if self.order == "left":
            return len(path)
        form = Fewest(free_rows(self))
        for choice in path:
            form.enter(choice)
        return form.column

    @property
    def rows(self) -> Sequence[int]:
        """The rows in the order in which they are tried."""
        return range(self.n) if self.order == "left" else from_the_middle(self.n)

    def refusal(self, path: Sequence[int], choice: int) -> str | None:
        """Why no queen may stand on a square of a column without one, or None if it is safe."""
        if choice in self.holes:
            return tell("queens-blocked")
        return (name_attacker if self.test == "compare" else look_up)(self.n, path, choice)

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every row of the next column."""
        if len(path) == self.n:
            return
        first = self.next_column(path) * self.n
        for row in self.rows:
            yield Candidate(first + row, self.refusal(path, first + row))

    def choices(self, path: Sequence[int]) -> list[int]:
        form = self.begin()
        for choice in path:
            form.enter(choice)
        return form.choices()

    def descend(self, path: Iterable[int]) -> Iterator[list[int]]:
        """Yield the choices below each beginning of a path, in one pass over it."""
        form = self.begin()
        yield form.choices()
        for choice in path:
            form.enter(choice)
            yield form.choices()

    def begin(self) -> FromLeft | Fewest:
        """The fast form, before the first queen."""
        return (FromLeft if self.order == "left" else Fewest)(free_rows(self))

    certain = True

    def solved(self, path: Sequence[int]) -> bool:
        """Whether the queens fill every column and none of them sees another.

        The check counts the lines that they stand on, which are as many as queens: columns, rows
        and the diagonals of both kinds. The search shifts bits, so a slip there would show here.
        """
        n = self.n
        columns, rows = [choice // n for choice in path], [choice % n for choice in path]
        return (
            len(path) == n
            and set(columns) == set(range(n))
            and len(set(rows)) == n
            and len(set(map(add, columns, rows))) == n
            and len(set(map(sub, columns, rows))) == n
            and self.holes.isdisjoint(path)
        )

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """The events of the search, with rows as bits."""
        check_state(self, state)
        path, undone = state or State(())
        if len(path) == self.n and undone is None and not every:
            return iter(())
        form = self.begin()
        for choice in path:
            form.enter(choice)
        if undone is not None:
            form.skip(undone)
        return form.walk(every)

    def text(self, path: Sequence[int]) -> str:
        """Print the list of squares and, below it, the board."""
        return f"{squares(self.n, path)}\n\n{board(self.n, path, self.holes)}"


def name_attacker(n: int, path: Sequence[int], choice: int) -> str | None:
    """Name the first queen of the path that attacks a square, or None if it is safe."""
    attacker = next((queen for queen in path if attacks(n, queen, choice)), None)
    return None if attacker is None else tell("queens-attacked", square=square(n, attacker))


def open_columns(n: int, path: Sequence[int]) -> list[int]:
    """The columns without a queen, from the left."""
    taken = {queen // n for queen in path}
    return [column for column in range(n) if column not in taken]


def attacks(n: int, queen: int, choice: int) -> bool:
    """Whether a queen attacks a square of another column."""
    (column, row), (other, rank) = divmod(queen, n), divmod(choice, n)
    return rank == row or abs(rank - row) == abs(other - column)


def look_up(n: int, path: Sequence[int], choice: int) -> str | None:
    """Name the line on which a square is attacked, or None if it is safe.

    Squares of one rising diagonal share row - column; those of one falling diagonal row + column.
    """
    column, row = divmod(choice, n)
    queens = [divmod(queen, n) for queen in path]
    if row in {r for _, r in queens}:
        return tell("queens-row-taken", name=str(row + 1))
    if row - column in {r - c for c, r in queens}:
        return tell("queens-rising-taken")
    if row + column in {r + c for c, r in queens}:
        return tell("queens-falling-taken")
    return None


def free_rows(queens: Queens) -> list[int]:
    """The rows of each column that are not blocked, as bits; none after the last column."""
    n = queens.n
    free = [(1 << n) - 1] * n + [0]
    for hole in queens.holes:
        free[hole // n] &= ~(1 << hole % n)
    return free


def first(queens: Queens) -> list[int]:
    """The first solution, or an empty list when there is none.

    >>> first(Queens(3))
    []
    """
    return next(solutions(queens), [])


def count(queens: Queens) -> int:
    """The number of solutions.

    >>> [count(Queens(n)) for n in range(1, 9)]
    [1, 0, 0, 2, 10, 4, 40, 92]
    """
    return sum(1 for _ in solutions(queens))


def images(
    n: int, path: Sequence[int], holes: frozenset[int] = frozenset()
) -> Iterator[tuple[int, ...]]:
    """Yield the solution's images under the board's rotations and reflections.

    There are eight, or those that leave the blocked squares blocked.
    """
    for image, turned in zip(turn(n, path), turn(n, sorted(holes)), strict=True):
        if holes.issuperset(turned):
            yield tuple(sorted(image))


def turn(n: int, choices: Sequence[int]) -> Iterator[list[int]]:
    """Yield the eight images of choices."""
    cells = [divmod(choice, n) for choice in choices]
    for _ in range(4):
        cells = [(n - 1 - row, column) for column, row in cells]
        yield [column * n + row for column, row in cells]
        yield [row * n + column for column, row in cells]


def square(n: int, choice: int) -> str:
    """Name a queen's square by file and rank; after z come aa, ab and so on.

    >>> square(8, 63), square(32, 1023)
    ('h8', 'af32')
    """
    column, row = divmod(choice, n)
    return f"{file_name(column)}{row + 1}"


def squares(n: int, path: Sequence[int]) -> str:
    """List the queens' squares from the left column to the right."""
    return " ".join(square(n, choice) for choice in sorted(path))


def board(n: int, path: Sequence[int], holes: Collection[int] = ()) -> str:
    """Draw the board with its ranks and files, the top rank first.

    >>> print(board(4, [1, 7, 8, 14], [3]))
    4 | # Q . .
    3 | . . . Q
    2 | Q . . .
    1 | . . Q .
      +--------
        a b c d
    """
    signs = dict.fromkeys(holes, HOLE) | dict.fromkeys(path, QUEEN)
    digits = len(str(n))
    width = len(file_name(n - 1))
    lines = []
    for row in reversed(range(n)):
        cells = [signs.get(column * n + row, FREE) for column in range(n)]
        shown = " ".join(cell.rjust(width) for cell in cells)
        lines.append(f"{row + 1:{digits}} | {shown}")
    files = " ".join(file_name(column).rjust(width) for column in range(n))
    margin = " " * (digits + 1)
    return "\n".join([*lines, f"{margin}+{'-' * (len(files) + 1)}", f"{margin}  {files}"])
