"""Queens that do not attack one another: one a column, rows tried from 1 upwards."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, islice
from operator import add, sub
from typing import Literal, get_args

from knights.board import Board, SquaresLike, file_name
from knights.language import tell
from knights.mistakes import as_items, as_whole, check_choice, check_whole, set_fields
from knights.puzzles.display import ShownPuzzle
from knights.puzzles.queens.fewest import Fewest, attack, from_the_middle
from knights.puzzles.queens.fromleft import FromLeft
from knights.puzzles.queens.network import QueensNetwork
from knights.quoting import cite
from knights.search import Candidate, State, check_state
from knights.search.propagation import (
    LookAhead,
    Removal,
    Strategy,
    ValueOrder,
    check_strategy,
    check_values,
    enter_path,
)

SafetyTest = Literal["compare", "diagonals"]
ColumnOrder = Literal["left", "fewest"]
# The largest side of a tour's board, too.
LARGEST = 200

QUEEN = "Q"


@dataclass(frozen=True, repr=False)
class Queens(ShownPuzzle):
    """The puzzle of placing n queens on an n x n board so that no two attack each other.

    A choice is `column * n + row`, both from 0; the path has one queen for each column. `order` is
    `left` (columns from the left, rows from 1) or `fewest` (always the column with the fewest safe
    rows, among equals the one nearest to the edge, and rows from the middle). The two safety tests
    accept the same rows in different ways: `compare` looks at every earlier queen, `diagonals`
    looks up the row and the two diagonals.
    `strategy` "forward" refuses a queen that leaves some column without a safe square (forward
    checking); "consistent" also rules out each square from which a queen would attack all squares
    left in a column (AC-3), and then looks at what this leaves. Neither misses a solution. With
    them, `values` "lcv" first tries the row from which a queen attacks the fewest squares left.
    `holes`, given by name or as choices, are blocked squares: no queen may be on them, but queens
    attack across them (Blocked n-Queens).
    `givens`, written in the same ways, are queens that are on the board from the beginning and are
    never taken back (n-Queens Completion; Gent, Jefferson and Nightingale 2017).

    >>> from knights import count, solve
    >>> solve(Queens(8))
    <Solution of Queens(8): a1 b5 c8 d6 e3 f7 g2 h4>
    >>> [count(Queens(n)) for n in range(1, 9)]
    [1, 0, 0, 2, 10, 4, 40, 92]
    >>> count(Queens(8, givens="b4,d3"))
    1

    Raises:
        ValueError: when n is not from 1 to 200, a hole or a given queen is off the board, a given
            queen is on a hole or attacks another, or there is no such safety test, order, strategy
            or order of values.
    """

    n: int
    test: SafetyTest = "compare"
    holes: frozenset[int] = frozenset()
    order: ColumnOrder = "left"
    strategy: Strategy = "backtrack"
    values: ValueOrder = "given"
    givens: frozenset[int] = frozenset()

    puzzle_name = "queens"

    def __init__(
        self,
        n: int,
        test: SafetyTest = "compare",
        holes: SquaresLike = (),
        order: ColumnOrder = "left",
        strategy: Strategy = "backtrack",
        values: ValueOrder = "given",
        givens: SquaresLike = (),
    ) -> None:
        set_fields(self, n=check_whole("n", n, 1, LARGEST))
        set_fields(self, test=check_choice("test", test, get_args(SafetyTest)))
        set_fields(self, order=check_choice("order", order, get_args(ColumnOrder)))
        set_fields(self, strategy=check_strategy(strategy, order, get_args(ColumnOrder)))
        set_fields(self, values=check_values(values, strategy))
        set_fields(self, holes=frozenset(read_squares(self.n, holes, "hole")))
        set_fields(self, givens=frozenset(read_squares(self.n, givens, "givens")))
        check_givens(self)

    def _show(self, name: str) -> object:
        value = getattr(self, name)
        if name not in ("holes", "givens"):
            return value
        return [square(self.n, choice) for choice in sorted(value)]

    @cached_property
    def board(self) -> Board:
        """The board, whose squares are counted by ranks first."""
        return Board(self.n, self.n, turn_over(self.n, self.holes))

    @property
    def size(self) -> int:
        return self.n * self.n

    @property
    def root(self) -> tuple[int, ...]:
        return tuple(sorted(self.givens))

    @property
    def length(self) -> int:
        return self.n

    def standing(self, path: Sequence[int]) -> Sequence[int]:
        """The squares of the queens after a path: here all of it."""
        return path

    def next_column(self, path: Sequence[int]) -> int:
        """The column of the next queen; the one after the last if all have a queen."""
        if self.order == "left":
            return next(iter(open_columns(self.n, path)), self.n)
        ahead = self.look_ahead()
        if ahead is not None:
            looked = enter_path(ahead, self.below(path)).looked_at()
            return looked[0] // self.n if looked else self.n
        form = Fewest(free_rows(self), self.root)
        for choice in self.below(path):
            form.enter(choice)
        return form.column

    def below(self, path: Sequence[int]) -> Sequence[int]:
        """The queens of a path that are not given."""
        return path[len(self.givens) :]

    @property
    def rows(self) -> Sequence[int]:
        """The rows in the order in which they are tried."""
        return range(self.n) if self.order == "left" else from_the_middle(self.n)

    def refusal(self, path: Sequence[int], choice: int) -> str | None:
        """Say why a square of an open column is not safe, or None if it is."""
        if choice in self.holes:
            return tell("queens-blocked")
        return (name_attacker if self.test == "compare" else look_up)(self.n, path, choice)

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every row of the next column."""
        if len(path) == self.n:
            return
        ahead = self.look_ahead()
        looked: Iterable[int]
        if ahead is None:
            first = self.next_column(path) * self.n
            looked = (first + row for row in self.rows)
        else:
            looked = enter_path(ahead, self.below(path)).looked_at()
        for choice in looked:
            reason = self.refusal(path, choice)
            if reason is None and ahead is not None:
                reason = tell_left_out(ahead.refusal(choice))
            yield Candidate(choice, reason)

    def choices(self, path: Sequence[int]) -> list[int]:
        form = self.begin()
        for choice in self.below(path):
            form.enter(choice)
        return form.choices()

    def descend(self, path: Iterable[int]) -> Iterator[list[int]]:
        """Yield the choices after each beginning of a path, the root first, in one pass over it."""
        form = self.begin()
        yield form.choices()
        for choice in islice(path, len(self.givens), None):  # the path may grow meanwhile
            form.enter(choice)
            yield form.choices()

    def look_ahead(self) -> LookAhead | None:
        """The search before its first queen, if it looks ahead."""
        if self.strategy == "backtrack":
            return None
        columns = open_columns(self.n, self.root)
        network = QueensNetwork(free_rows(self)[:-1], self.order, columns)
        return LookAhead(network, self.strategy, self.values)

    def begin(self) -> FromLeft | Fewest | LookAhead:
        """Return the fast form of the search, before its first queen."""
        form = FromLeft if self.order == "left" else Fewest
        return self.look_ahead() or form(free_rows(self), self.root)

    certain = True
    onward = False

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether the queens fill every column and none of them sees another.

        The check counts the lines with queens, which must be as many as queens: columns, rows and
        both kinds of diagonals. The search shifts bits instead, so the check would find a mistake
        in that.
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
            and self.givens.issubset(path)
        )

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """The events of the search, computed with rows as bits."""
        check_state(self, state)
        path, undone = state or State(self.root)
        if len(path) == self.n and undone is None and not every:
            return iter(())
        form = self.begin()
        for choice in self.below(path):
            form.enter(choice)
        if undone is not None:
            form.skip(undone)
        return form.walk(every)

    def text(self, path: Sequence[int]) -> str:
        """Return the list of squares and, below it, the board."""
        return f"{squares(self.n, path)}\n\n{self.picture(path)}"

    def picture(self, path: Sequence[int]) -> str:
        """Return the board as text.

        >>> print(Queens(4, holes="a4").picture([1, 7, 8, 14]))
        4 | # Q . .
        3 | . . . Q
        2 | Q . . .
        1 | . . Q .
          +--------
            a b c d
        """
        return self.board.text(dict.fromkeys(turn_over(self.n, path), QUEEN))


def name_attacker(n: int, path: Sequence[int], choice: int) -> str | None:
    """Name the first queen of the path that attacks a square; None if it is safe."""
    attacker = next((queen for queen in path if attacks(n, queen, choice)), None)
    return None if attacker is None else tell("queens-attacked", square=square(n, attacker))


def tell_left_out(found: Removal | int | None) -> str | None:
    """Say which column a queen would leave without a square; None if there is no such column."""
    if found is None:
        return None
    column = found.by if isinstance(found, Removal) else found
    return tell("queens-ahead-none", column=file_name(column))


def open_columns(n: int, path: Sequence[int]) -> list[int]:
    """The columns without a queen, from the left."""
    taken = {queen // n for queen in path}
    return [column for column in range(n) if column not in taken]


def attacks(n: int, queen: int, choice: int) -> bool:
    """Tell whether a queen attacks a square of another column."""
    (column, row), (other, rank) = divmod(queen, n), divmod(choice, n)
    return rank == row or abs(rank - row) == abs(other - column)


def look_up(n: int, path: Sequence[int], choice: int) -> str | None:
    """Name the line on which a square is attacked; None if it is safe.

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


def check_givens(queens: Queens) -> None:
    """Raise ValueError if a given queen is on a blocked square, or attacks another."""
    n, told = queens.n, cite(",".join(square(queens.n, given) for given in queens.root))
    for given in queens.root:
        if given in queens.holes:
            raise ValueError(
                tell("queens-error-given-blocked", givens=told, square=square(n, given))
            )
    for one, other in combinations(queens.root, 2):
        if one // n == other // n or attacks(n, one, other):
            both = [square(n, one), square(n, other)]
            raise ValueError(tell("queens-error-givens", givens=told, squares=both))


def free_rows(queens: Queens) -> list[int]:
    """The rows of each column, as bits, that are neither blocked nor attacked by a given queen.

    A given queen's own column has none, and there are none after the last column.
    """
    n = queens.n
    free = [(1 << n) - 1] * n + [0]
    for hole in queens.holes:
        free[hole // n] &= ~(1 << hole % n)
    for given in queens.givens:
        column, row = divmod(given, n)
        free = attack(range(n), free, column, row)
        free[column] = 0
    return free


def turn_over(n: int, numbers: Iterable[int]) -> frozenset[int]:
    """Turn choices into squares of the board, or squares into choices.

    A choice counts by columns first, a square by ranks.
    """
    return frozenset(number % n * n + number // n for number in numbers)


def read_squares(n: int, squares: SquaresLike, name: str) -> Iterator[int]:
    """The choices of squares that are written by name, as (file, rank), or as choices already.

    An error message calls a square by `name`.
    """
    board = Board(n)
    items = as_items(squares)
    for item in board.numbers(squares, name) if items is None else items:
        choice = as_whole(item)
        if items is not None and choice is not None and 0 <= choice < n * n:
            yield choice
        else:
            yield from turn_over(n, [board.number(item, name)])  # type: ignore[arg-type]


def images(
    n: int,
    path: Sequence[int],
    holes: frozenset[int] = frozenset(),
    givens: frozenset[int] = frozenset(),
) -> Iterator[tuple[int, ...]]:
    """Yield the solution's images under the board's rotations and reflections.

    There are eight, or fewer if some would move the blocked squares or the given queens.
    """
    turned = (turn(n, choices) for choices in (path, sorted(holes), sorted(givens)))
    for image, blocked, given in zip(*turned, strict=True):
        if holes.issuperset(blocked) and givens.issuperset(given):
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
