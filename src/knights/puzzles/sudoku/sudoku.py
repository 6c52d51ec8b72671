"""Sudoku: digits in a square of boxes or other regions, read from the usual text of 81 signs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import isqrt
from types import MappingProxyType
from typing import Literal, get_args

from knights import data
from knights.language import tell
from knights.mistakes import as_items, as_whole, check_choice, set_fields, unknown
from knights.puzzles.display import ShownPuzzle
from knights.puzzles.sudoku import grid_text
from knights.puzzles.sudoku.fewest import Fewest
from knights.puzzles.sudoku.grid_text import Grid
from knights.puzzles.sudoku.layout import Layout, find_layout
from knights.puzzles.sudoku.network import GridNetwork
from knights.puzzles.sudoku.picture import draw_text
from knights.puzzles.sudoku.places import Places
from knights.puzzles.sudoku.reading import Reading
from knights.puzzles.sudoku.regions import number_regions, read_labels
from knights.puzzles.sudoku.sizes import BLANKS, DIGITS, SIDES, SQUARES, box_sides, cell_name
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
    list_values,
)

CellOrder = Literal["natural", "fewest", "places"]

# The orders in which a search may look ahead.
AHEAD = ("natural", "fewest")

# The fast forms of the search.
Form = Reading | Fewest | Places | LookAhead


@dataclass(frozen=True, repr=False)
class Sudoku(ShownPuzzle):
    """The puzzle of filling the blanks so that no row, column or box has a digit twice.

    `givens` is read row by row: digits, with `.` or `0` for a blank; spaces and rules are ignored
    (`grid_text` reads more forms). It may be a list of rows, with 0 or None for a blank, or the
    name of a built-in sudoku. 81 characters are the usual puzzle; 16, 36, 100, 144 and 256 make
    one of 4, 6, 10, 12 or 16 rows (digits 1-9 and A-G), with boxes of 2x2, 2x3, 2x5, 3x4 and 4x4
    cells. A choice is `cell * n + digit - 1`, cells counted row by row from 0.

    `regions` replace the boxes by other regions of n cells each, which may have any form: a sign
    for each cell, row by row, equal in the cells of a region. They may be a list of rows, too. Such
    a grid has 4 to 16 rows. A text of `givens` may have its regions below the grid.

    The path has the filled blanks in the order of filling: `natural` (reading order), `fewest`
    (always the blank with the fewest digits left, the first of these) or `places` (the blank, or
    the digit of a row, column or box, with the fewest options left). No order misses a solution,
    since each blank needs a digit, and each row, column and box (or region) needs each digit.
    `strategy` "forward" refuses a digit that leaves some blank without any (forward checking);
    "consistent" goes on from each blank with one digit left (AC-3). `places` has neither.

    >>> from knights import solve
    >>> print(solve(Sudoku("1... ..3. .4.. ...2")))
    1 3 | 2 4
    4 2 | 3 1
    ----+----
    2 4 | 1 3
    3 1 | 4 2

    Raises:
        ValueError: when the text has a wrong length, a wrong character, or two equal digits in
            a row, column, box or region; when a region has not n cells that are joined; when
            there is no such order or strategy, or they don't go together.
    """

    givens: str
    order: CellOrder = "natural"
    regions: str = ""
    strategy: Strategy = "backtrack"
    values: ValueOrder = "given"

    puzzle_name = "sudoku"

    def __init__(
        self,
        givens: str | Iterable[str | Iterable[int | str | None]],
        order: CellOrder = "natural",
        regions: str | Iterable[str | Iterable[int | str]] = "",
        strategy: Strategy = "backtrack",
        values: ValueOrder = "given",
    ) -> None:
        set_fields(self, order=check_choice("order", order, get_args(CellOrder)))
        set_fields(self, strategy=check_strategy(strategy, order, AHEAD))
        set_fields(self, values=check_values(values, strategy))
        cells, own = read_grid(givens, regions)
        set_fields(self, givens=clean(cells), regions=own)
        check_givens(self.layout, self.givens)

    @property
    def n(self) -> int:
        """The side of the grid, which is also the number of digits."""
        return SQUARES[len(self.givens)]

    @property
    def layout(self) -> Layout:
        """The rows, columns and boxes or regions."""
        return find_layout(self.n, self.regions)

    @property
    def size(self) -> int:
        return self.n**3

    @property
    def root(self) -> tuple[int, ...]:
        return ()

    @cached_property
    def blanks(self) -> tuple[int, ...]:
        """The cells to fill, in reading order."""
        return tuple(cell for cell, digit in enumerate(self.givens) if digit == ".")

    @property
    def length(self) -> int:
        return len(self.blanks)

    def _show(self, name: str) -> object:
        value = getattr(self, name)
        return next((name for name, text in examples().items() if text == value), value)

    def grid(self, path: Sequence[int] = ()) -> list[int]:
        """The digits of all cells in reading order, 0 for a blank."""
        grid = [DIGITS.find(digit) + 1 for digit in self.givens]
        for choice in path:
            cell, digit = divmod(choice, self.n)
            grid[cell] = digit + 1
        return grid

    def next_cell(self, grid: Sequence[int]) -> int | None:
        """The next blank to fill, or the first of several that may be next; None at the end."""
        looked = self.looked_at(grid)
        return looked[0] // self.n if looked else None

    def looked_at(self, grid: Sequence[int]) -> Sequence[int]:
        """The choices of the next need: the digits of a blank, or the blanks for a digit."""
        return look_at(self, tuple(grid))

    def find_need(self, grid: Sequence[int]) -> tuple[int, int] | None:
        """The unit and digit whose blanks come next; None if a cell does."""
        looked = self.looked_at(grid)
        if len(looked) > 1 and looked[0] // self.n == looked[1] // self.n:
            return None
        for unit, digit, choices in list_places(self.layout, grid):
            if choices == looked:
                return unit, digit
        return None

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every digit for the next blank from 1 upwards, or every blank for a digit."""
        grid = self.grid(path)
        ahead = self.look_ahead()
        looked = self.looked_at(grid) if ahead is None else enter_path(ahead, path).looked_at()
        for choice in looked:
            cell, digit = divmod(choice, self.n)
            reason = refusal(self.layout, grid, cell, digit + 1)
            if reason is None and ahead is not None:
                reason = self.tell_left_out(ahead.refusal(choice))
            yield Candidate(choice, reason)

    def tell_left_out(self, found: Removal | int | None) -> str | None:
        """Say in what a digit differs from what is left; None if it does not."""
        if found is None:
            return None
        if not isinstance(found, Removal):
            return tell("sudoku-ahead-none", cell=cell_name(self.n, found))
        only = DIGITS[next(list_values(found.left))]
        return tell("sudoku-ahead-only", cell=cell_name(self.n, found.by), digit=only)

    def choices(self, path: Sequence[int]) -> list[int]:
        ahead = self.look_ahead()
        if ahead is not None:
            return enter_path(ahead, path).choices()
        n, layout, grid = self.n, self.layout, self.grid(path)
        return [c for c in self.looked_at(grid) if c % n + 1 in free_digits(layout, grid, c // n)]

    def descend(self, path: Iterable[int]) -> Iterator[list[int]]:
        """Yield the choices after each beginning of a path, in one pass over it."""
        if self.order == "places" or self.strategy != "backtrack":
            yield from descend_form(self, path)
            return
        marks = Marks(self)
        yield marks.choices()
        for choice in path:
            marks.toggle(choice)
            yield marks.choices()

    certain = True

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether the filled grid keeps the givens and has every digit in every unit.

        The check compares whole units; the search only compares peers.
        """
        cells = {choice // self.n for choice in path}
        if len(path) != self.length or cells != set(self.blanks):
            return False
        grid, full = self.grid(path), list(range(1, self.n + 1))
        return all(sorted(grid[c] for c in unit) == full for unit in self.layout.members)

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """The events of the search, computed with digits or cells as bits."""
        check_state(self, state)
        path, undone = state or State(())
        if len(path) == self.length and undone is None and not every:
            return iter(())
        digits = self.begin()
        for choice in path:
            digits.enter(choice)
        if undone is not None:
            digits.skip(undone)
        return digits.walk(every)

    def look_ahead(self) -> LookAhead | None:
        """The search before the first digit, if it looks ahead."""
        if self.strategy == "backtrack":
            return None
        layout, grid = self.layout, self.grid()
        open_to = {
            cell: sum(1 << digit - 1 for digit in free_digits(layout, grid, cell))
            for cell in self.blanks
        }
        network = GridNetwork(self.n, open_to, layout.peers, self.order == "fewest")
        return LookAhead(network, self.strategy, self.values)

    def begin(self) -> Form:
        """Return the fast form of the search, before the first digit."""
        ahead = self.look_ahead()
        if ahead is not None:
            return ahead
        if self.order == "places":
            return Places(self.layout, self.grid())
        form = Reading if self.order == "natural" else Fewest
        return form(self.n, self.grid(), self.layout.units)

    def text(self, path: Sequence[int] = ()) -> str:
        """Return the grid as text with its boxes or regions ruled off, a dot for a blank."""
        n = self.n
        shown = ["." if not digit else DIGITS[digit - 1] for digit in self.grid(path)]
        if self.regions:
            return draw_text(shown, self.regions)
        high, wide = box_sides(n)
        lines = []
        for row in range(n):
            if row and row % high == 0:
                lines.append("+".join("-" * (2 * wide + (0 < i < high - 1)) for i in range(high)))
            cells = shown[row * n : (row + 1) * n]
            lines.append(" | ".join(" ".join(cells[i : i + wide]) for i in range(0, n, wide)))
        return "\n".join(lines)


class Marks:
    """The filled cells, and the digits of each unit as bits, updated as the path changes."""

    def __init__(self, sudoku: Sudoku) -> None:
        self.n = sudoku.n
        self.natural = sudoku.order == "natural"
        self.blanks = sudoku.blanks
        self.full = (1 << self.n) - 1
        self.filled = [False] * self.n**2
        self.used = [0] * (3 * self.n)
        self.units = sudoku.layout.units
        for cell, digit in enumerate(sudoku.grid()):
            if digit:
                self.toggle(cell * self.n + digit - 1)

    def toggle(self, choice: int) -> None:
        """Enter a digit, or take it out again."""
        cell, digit = divmod(choice, self.n)
        self.filled[cell] = not self.filled[cell]
        for unit in self.units[cell]:
            self.used[unit] ^= 1 << digit

    def free(self, cell: int) -> int:
        """The digits, as bits, that the cell's units don't have."""
        row, column, box = self.units[cell]
        return self.full & ~(self.used[row] | self.used[column] | self.used[box])

    def select(self) -> tuple[int, int]:
        """The next cell to fill and its free digits as bits; (-1, 0) if no cell is blank."""
        best, best_free, fewest = -1, 0, self.n + 1
        for cell in self.blanks:
            if self.filled[cell]:
                continue
            free = self.free(cell)
            if free.bit_count() < fewest:
                best, best_free, fewest = cell, free, free.bit_count()
                if self.natural or not fewest:
                    break
        return best, best_free

    def choices(self) -> list[int]:
        """The choices for the next blank, in order."""
        cell, free = self.select()
        return [cell * self.n + digit for digit in range(self.n) if free >> digit & 1]


def descend_form(sudoku: Sudoku, path: Iterable[int]) -> Iterator[list[int]]:
    """Yield the choices after each beginning of a path, by a form that lists them."""
    form = sudoku.begin()
    assert isinstance(form, Places | LookAhead)
    yield form.choices()
    for choice in path:
        form.enter(choice)
        yield form.choices()


def example(name: str) -> str:
    """Load the text of a built-in sudoku: small, easy, hard or large.

    `small` is 4 x 4 and `large` 16 x 16; `hard` is hard for a search in natural order.

    Raises:
        ValueError: when there is no such sudoku.
    """
    if name not in examples():
        raise unknown("sudoku", repr(name), [*examples()])
    return examples()[name]


@cache
def examples() -> Mapping[str, str]:
    """The text of each built-in sudoku, by its name."""
    lines = data.read("sudokus.txt").splitlines()
    return MappingProxyType(dict(line.split() for line in lines if not line.startswith("#")))


def read_grid(givens: object, regions: object) -> Grid:
    """The cells of a grid, and its regions: those of a caller, or those that its text has.

    Raises:
        ValueError: when there is no grid, or the regions are not those of this grid.
    """
    labels = read_labels(regions)
    found = grid_text.read(read_givens(givens, SQUARES if labels else SIDES))
    own = number_regions(labels) if labels else found.regions
    if found.regions and own != found.regions:
        raise ValueError(tell("sudoku-regions-twice"))
    check_length(givens, len(found.cells), SQUARES if labels or own else SIDES)
    if labels and len(labels) != len(found.cells):
        raise ValueError(tell("sudoku-regions-cells", cells=len(labels)))
    return found.cells, own


def read_givens(givens: object, sizes: Mapping[int, int]) -> str:
    """The text of givens: a name, rows of digits, or one sequence of digits.

    Raises:
        ValueError: when they are none of these, or a value is not a digit.
    """
    if isinstance(givens, str):
        return examples().get(givens, givens)
    rows = as_items(givens)
    if rows is None:
        raise ValueError(tell("sudoku-error-rows", givens=cite(givens)))
    cells: list[object] = []
    for row in rows:
        items = as_items([*row] if isinstance(row, str) else row)
        cells += [row] if items is None else items
    check_length(givens, len(cells), sizes)
    n = isqrt(len(cells))
    return "".join(read_cell(cell, place, n) for place, cell in enumerate(cells))


def read_cell(value: object, cell: int, n: int) -> str:
    """The sign of a cell's value; a missing value, also in pandas' form, is a blank."""
    if isinstance(value, float):
        value = None if value != value else int(value) if value.is_integer() else value
    if value is None or value == "":
        return "."
    if isinstance(value, str) and len(value) == 1:
        return value
    digit = as_whole(value)
    if digit is None or not 0 <= digit <= min(n, len(DIGITS)):
        told = {"sign": cite(value), "cell": cell_name(n, cell), "most": str(n)}
        raise ValueError(tell("sudoku-error-sign", **told))
    return DIGITS[digit - 1] if digit else "."


def clean(cells: str) -> str:
    """Write every blank of a grid as a dot.

    Raises:
        ValueError: when a character is not a digit of its size.
    """
    cells, n = cells.upper(), SQUARES[len(cells)]
    if n == len(DIGITS):
        cells = read_sixteen(cells)
    for blank in BLANKS:
        cells = cells.replace(blank, ".")
    for cell, digit in enumerate(cells):
        if digit != "." and digit not in DIGITS[:n]:
            where, most = cell_name(n, cell), DIGITS[n - 1]
            raise ValueError(tell("sudoku-error-sign", sign=repr(digit), cell=where, most=most))
    return cells


def check_length(givens: object, cells: int, sizes: Mapping[int, int]) -> None:
    """Refuse givens whose number of cells is not a sudoku's."""
    if cells not in sizes:
        raise ValueError(tell("sudoku-error-length", givens=cite(givens), number=cells))


def read_sixteen(cells: str) -> str:
    """A grid of 16 signs in this library's digits, if it has A to P instead.

    Raises:
        ValueError: when 0 may be a blank or a digit.
    """
    used = {*cells} - {*BLANKS}
    if used & {*"HIJKLMNOP"} and not used & {*"123456789"}:
        return cells.translate(dict(zip(map(ord, "ABCDEFGHIJKLMNOP"), DIGITS, strict=True)))
    if "0" in cells and {*cells} & {*BLANKS[1:]} and "G" not in used:
        raise ValueError(tell("sudoku-text-zero"))
    return cells


def check_givens(layout: Layout, givens: str) -> None:
    """Refuse givens that break the rules.

    Raises:
        ValueError: when two equal digits share a unit; the message names the cells.
    """
    n = layout.n
    holder: dict[tuple[int, str], int] = {}
    for cell, digit in enumerate(givens):
        if digit == ".":
            continue
        for unit in layout.units[cell]:
            other = holder.setdefault((unit, digit), cell)
            if other != cell:
                kind, number = layout.name_unit(unit)
                cells = [cell_name(n, other), cell_name(n, cell)]
                raise ValueError(
                    tell("sudoku-error-twice", unit=kind, number=number, digit=digit, cells=cells)
                )


def refusal(layout: Layout, grid: Sequence[int], cell: int, digit: int) -> str | None:
    """Say which cell of the same row, column, box or region has a digit already, if one has."""
    for peer in layout.peers[cell]:
        if grid[peer] == digit:
            unit, number = layout.name_unit(layout.shared(cell, peer))
            sign, where = DIGITS[digit - 1], cell_name(layout.n, peer)
            return tell("sudoku-taken", unit=unit, number=number, digit=sign, cell=where)
    return None


def free_digits(layout: Layout, grid: Sequence[int], cell: int) -> list[int]:
    """The digits, in order, that the units of a cell don't have."""
    seen = {grid[peer] for peer in layout.peers[cell]}
    return [digit for digit in range(1, layout.n + 1) if digit not in seen]


@lru_cache(maxsize=8)  # a step asks for the same few grids several times
def look_at(puzzle: Sudoku, grid: tuple[int, ...]) -> Sequence[int]:
    """The choices of a grid's next need."""
    n, layout = puzzle.n, puzzle.layout
    blanks = [cell for cell in puzzle.blanks if not grid[cell]]
    cells = [range(cell * n, cell * n + n) for cell in blanks]
    if puzzle.order == "natural" or not blanks:
        return cells[0] if cells else ()
    ahead = puzzle.look_ahead()
    if ahead is not None:
        # The options left depend on the digits in the grid, and not on their order.
        filled = (cell * n + grid[cell] - 1 for cell in puzzle.blanks if grid[cell])
        return enter_path(ahead, filled).looked_at()
    free = {cell * n + digit - 1 for cell in blanks for digit in free_digits(layout, grid, cell)}
    places = (found for *_, found in list_places(layout, grid))
    looked = [*cells, *places] if puzzle.order == "places" else cells
    # min() keeps the first of equals, so the result depends on the grid alone.
    return min(looked, key=lambda choices: len(free.intersection(choices)))


def list_places(layout: Layout, grid: Sequence[int]) -> Iterator[tuple[int, int, list[int]]]:
    """For each digit that a unit lacks, yield both, and its choices in the blanks there."""
    n = layout.n
    for unit, cells in enumerate(layout.members):
        blanks, held = [c for c in cells if not grid[c]], {grid[c] for c in cells}
        for digit in range(n):
            if digit + 1 not in held:
                yield unit, digit, [cell * n + digit for cell in blanks]
