"""Why a position of a sudoku is lost: a cell that no digit fits, a digit without a place."""

from collections.abc import Iterator, Sequence

from knights.puzzles.facets.insight import Insights
from knights.puzzles.sudoku.deduction import see_position
from knights.puzzles.sudoku.sudoku import (
    DIGITS,
    Sudoku,
    cell_name,
    free_digits,
    peers,
    unit_name,
    unit_numbers,
)
from knights.search import forcing
from knights.search.loss import Decision, Insight, Lost, Mark, bisect_loss, decide, name_all


def see_cells(puzzle: Sudoku, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the cells that no digit fits, the next one first, then digits that no cell can take."""
    n, grid = puzzle.n, puzzle.grid(path)
    blanks = [cell for cell in puzzle.blanks if not grid[cell]]
    first = puzzle.next_cell(grid)
    for cell in blanks if first is None else (first, *blanks):
        if not free_digits(n, grid, cell):
            yield tell_cell(n, grid, cell)
    for unit in range(3 * n):
        cells = [cell for cell in range(n * n) if unit in unit_numbers(n, cell)]
        held = {grid[cell] for cell in cells}
        open_cells = [cell for cell in cells if not grid[cell]]
        for digit in range(1, n + 1):
            if digit in held or any(digit in free_digits(n, grid, cell) for cell in open_cells):
                continue
            sentence = (
                f"{DIGITS[digit - 1]} has no place left in {unit_name(n, unit)}: it stands in the "
                f"row, column or box of {name_all([cell_name(n, cell) for cell in open_cells])}."
            )
            places = tuple(cell * n for cell in open_cells)
            marks = mark_digit(n, grid, digit, open_cells)
            yield Insight(False, "no place left", places, sentence, marks)


def tell_cell(n: int, grid: Sequence[int], cell: int) -> Insight:
    """Say which of a cell's row, column and box has each digit."""
    held: dict[int, list[int]] = {}
    holders: dict[int, int] = {}
    for peer in peers(n, cell):
        if grid[peer] and grid[peer] not in holders:
            holders[grid[peer]] = peer
            unit = next(u for u in unit_numbers(n, cell) if u in unit_numbers(n, peer))
            held.setdefault(unit, []).append(grid[peer])
    told = [
        f"{unit_name(n, unit)} has {name_all([DIGITS[digit - 1] for digit in sorted(digits)], n)}"
        for unit, digits in held.items()
    ]
    places = (cell, *holders.values())
    sentence = f"No digit fits {cell_name(n, cell)}: {'; '.join(told)}."
    stuck, *around = (place * n for place in places)
    marks = (
        Mark("lost", "a cell that no digit fits", (stuck,)),
        Mark(
            "cause",
            "a cell of its row, column or box, whose digit it cannot have",
            tuple(around),
            arrows=tuple((stuck, holder) for holder in around),
        ),
    )
    return Insight(False, "no digit left", (stuck, *around), sentence, marks)


def mark_digit(
    n: int, grid: Sequence[int], digit: int, open_cells: Sequence[int]
) -> tuple[Mark, ...]:
    """Mark the cells that cannot take a digit, each with one that holds it in its way."""
    arrows = [
        (cell * n, next(peer for peer in peers(n, cell) if grid[peer] == digit) * n)
        for cell in open_cells
    ]
    holders = tuple(dict.fromkeys(holder for _, holder in arrows))
    return (
        Mark(
            "lost",
            f"an open cell that cannot take {DIGITS[digit - 1]}",
            tuple(cell * n for cell in open_cells),
        ),
        Mark(
            "cause",
            f"a {DIGITS[digit - 1]} in its row, column or box",
            holders,
            arrows=tuple(arrows),
        ),
    )


class SudokuInsights(Insights[Sudoku]):
    """What is seen in a grid."""

    def look(self, puzzle: Sudoku, path: Sequence[int]) -> Iterator[Insight]:
        return see_cells(puzzle, path)

    def rebut(self, puzzle: Sudoku, path: Sequence[int], choice: int) -> str | None:
        grid, cell = puzzle.grid(path), choice // puzzle.n
        left = [DIGITS[digit - 1] for digit in free_digits(puzzle.n, grid, cell)]
        if grid[cell] or not left:
            return None
        name = cell_name(puzzle.n, cell)
        return f"{name} can still be {name_all(left, most=puzzle.n, link='or')}."

    def tell_unseen(self, puzzle: Sudoku, path: Sequence[int], choice: int) -> str:
        grid, cell = puzzle.grid(path), choice // puzzle.n
        looked = puzzle.looked_at(grid)
        if grid[cell] or not looked:
            given = "" if puzzle.givens[cell] == "." else ", and is given"
            return f"{cell_name(puzzle.n, cell)} is {DIGITS[grid[cell] - 1]}{given}."
        return f"{tell_following(puzzle.n, looked)}."

    def decide(self, puzzle: Sudoku, path: Sequence[int], budget: int) -> Decision:
        """The fewest options first: as one reads it may take for ever."""
        filled = "".join(DIGITS[digit - 1] if digit else "." for digit in puzzle.grid(path))
        found = decide(Sudoku(filled, "places"), (), budget)
        if not found.completable:
            return found
        return found._replace(completion=arrange(puzzle, path, found.completion))

    def deduce(self, puzzle: Sudoku, path: Sequence[int]) -> Insight | None:
        position = see_position(puzzle, path)
        return forcing.deduce(position, lambda budget: self.decide(puzzle, path, budget))

    def lost_since(self, puzzle: Sudoku, path: Sequence[int], budget: int) -> Lost:
        return bisect_loss(puzzle, path, budget, lambda *asked: self.decide(puzzle, *asked))


def tell_following(n: int, looked: Sequence[int]) -> str:
    """What comes next: a cell, or a digit of a row, column or box."""
    cells = [choice // n for choice in looked]
    if len(set(cells)) == 1:
        return f"The next cell is {cell_name(n, cells[0])}"
    names = name_all([cell_name(n, cell) for cell in cells], most=n, link="or")
    return f"The next digit is {DIGITS[looked[0] % n]}, in {names}"


def arrange(puzzle: Sudoku, path: Sequence[int], rest: Sequence[int]) -> tuple[int, ...]:
    """A path with the rest of a solution, in the order in which the search comes to it."""
    begun, left = list(path), set(rest)
    for depth, choices in enumerate(puzzle.descend(begun)):
        if depth >= len(path) and left:
            begun.append(next(choice for choice in choices if choice in left))
            left.remove(begun[-1])
    return tuple(begun)
