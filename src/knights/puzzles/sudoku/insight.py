"""Explain why a position of a sudoku is lost: a cell without a digit, a digit without a cell."""

from collections.abc import Iterator, Sequence

from knights.language import Told, tell, together, trace
from knights.puzzles.facets.insight import Insights
from knights.puzzles.sudoku.deduction import see_position
from knights.puzzles.sudoku.layout import Layout
from knights.puzzles.sudoku.sizes import DIGITS, cell_name
from knights.puzzles.sudoku.sudoku import Sudoku, free_digits
from knights.search import State, forcing
from knights.search.account import Account
from knights.search.loss import Decision, Insight, Lost, Mark, bisect_loss, decide
from knights.search.propagation import Removal, count_lost, find_stuck, list_values


def see_cells(puzzle: Sudoku, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the cells that no digit fits, the next one first, then digits that no cell can take."""
    n, layout, grid = puzzle.n, puzzle.layout, puzzle.grid(path)
    blanks = [cell for cell in puzzle.blanks if not grid[cell]]
    first = puzzle.next_cell(grid)
    for cell in blanks if first is None else (first, *blanks):
        if not free_digits(layout, grid, cell):
            yield tell_cell(layout, grid, cell)
    for unit, cells in enumerate(layout.members):
        held = {grid[cell] for cell in cells}
        open_cells = [cell for cell in cells if not grid[cell]]
        for digit in range(1, n + 1):
            if digit in held or any(
                digit in free_digits(layout, grid, cell) for cell in open_cells
            ):
                continue
            kind, number = layout.name_unit(unit)
            sign, names = DIGITS[digit - 1], [cell_name(n, cell) for cell in open_cells]
            sentence = together(
                tell("sudoku-no-cell", unit=kind, number=number, digit=sign, follows=False),
                tell("sudoku-why-no-cell", digit=sign, cells=names, regions=bool(layout.regions)),
            )
            places = tuple(cell * n for cell in open_cells)
            marks = mark_digit(layout, grid, digit, open_cells)
            yield Insight(False, "no place left", places, sentence, marks)


def tell_cell(layout: Layout, grid: Sequence[int], cell: int) -> Insight:
    """Name the row, column, box or region that has each digit a cell cannot take."""
    n = layout.n
    held: dict[int, list[int]] = {}
    holders: dict[int, int] = {}
    for peer in layout.peers[cell]:
        if grid[peer] and grid[peer] not in holders:
            holders[grid[peer]] = peer
            held.setdefault(layout.shared(cell, peer), []).append(grid[peer])
    told = [tell("sudoku-no-digit", cell=cell_name(n, cell), follows=False)]
    for unit, digits in held.items():
        kind, number = layout.name_unit(unit)
        signs = [DIGITS[digit - 1] for digit in sorted(digits)]
        told.append(tell("sudoku-why-held", unit=kind, number=number, digits=signs))
    sentence = together(*told)
    stuck, *around = (place * n for place in (cell, *holders.values()))
    arrows = tuple((stuck, holder) for holder in around)
    marks = (
        Mark("lost", tell("sudoku-mark-stuck"), (stuck,)),
        Mark(
            "cause",
            tell("sudoku-mark-holders", regions=bool(layout.regions)),
            tuple(around),
            arrows,
        ),
    )
    return Insight(False, "no digit left", (stuck, *around), sentence, marks)


def mark_digit(
    layout: Layout, grid: Sequence[int], digit: int, open_cells: Sequence[int]
) -> tuple[Mark, ...]:
    """Mark the cells that cannot take a digit, each with a cell that has it and is in the way."""
    n = layout.n
    arrows = [
        (cell * n, next(peer for peer in layout.peers[cell] if grid[peer] == digit) * n)
        for cell in open_cells
    ]
    holders = tuple(dict.fromkeys(holder for _, holder in arrows))
    sign, places = DIGITS[digit - 1], tuple(cell * n for cell in open_cells)
    return (
        Mark("lost", tell("sudoku-mark-blank", digit=sign), places),
        Mark(
            "cause",
            tell("sudoku-mark-in-the-way", digit=sign, regions=bool(layout.regions)),
            holders,
            tuple(arrows),
        ),
    )


class SudokuInsights(Insights[Sudoku]):
    """Explains positions of a grid."""

    names_places = True

    def look(self, puzzle: Sudoku, path: Sequence[int]) -> Iterator[Insight]:
        return see_cells(puzzle, path)

    def rebut(self, puzzle: Sudoku, path: Sequence[int], choice: int) -> Told | None:
        grid, cell = puzzle.grid(path), choice // puzzle.n
        left = [DIGITS[digit - 1] for digit in free_digits(puzzle.layout, grid, cell)]
        if grid[cell] or not left:
            return None
        return tell("sudoku-open", cell=cell_name(puzzle.n, cell), digits=left)

    def tell_unseen(self, puzzle: Sudoku, path: Sequence[int], choice: int) -> Told:
        grid, cell = puzzle.grid(path), choice // puzzle.n
        looked = puzzle.looked_at(grid)
        if grid[cell] or not looked:
            given = puzzle.givens[cell] != "."
            told = {"cell": cell_name(puzzle.n, cell), "digit": DIGITS[grid[cell] - 1]}
            return tell("sudoku-unseen-given" if given else "sudoku-unseen-filled", **told)
        return tell_following(puzzle.n, looked)

    def full_reason(self, puzzle: Sudoku, path: Sequence[int], choice: int, reason: str) -> str:
        grid, (cell, digit) = puzzle.grid(path), divmod(choice, puzzle.n)
        same = [peer for peer in puzzle.layout.peers[cell] if grid[peer] == digit + 1]
        if len(same) < 2:
            return reason
        cells = [cell_name(puzzle.n, peer) for peer in sorted(same)]
        return tell("sudoku-taken-by", digit=DIGITS[digit], cells=cells)

    def decide(self, puzzle: Sudoku, path: Sequence[int], budget: int) -> Decision:
        """Search needs with the fewest options first: in reading order it may take for ever."""
        filled = "".join(DIGITS[digit - 1] if digit else "." for digit in puzzle.grid(path))
        found = decide(Sudoku(filled, "places", puzzle.regions), (), budget)
        if not found.completable:
            return found
        return found._replace(completion=arrange(puzzle, path, found.completion))

    def deduce(self, puzzle: Sudoku, path: Sequence[int]) -> Insight | None:
        position = see_position(puzzle, path)
        return forcing.deduce(position, lambda budget: self.decide(puzzle, path, budget))

    def find_loss(self, puzzle: Sudoku, path: Sequence[int], budget: int) -> Lost:
        return bisect_loss(puzzle, path, budget, lambda *asked: self.decide(puzzle, *asked))

    def step_sentence(self, puzzle: Sudoku, state: State, account: Account, every: bool) -> Told:
        path, undone = state
        if undone is not None:
            return undo_sentence(puzzle, path, undone, account, every)
        if not path:
            return tell("sudoku-begin", blanks=puzzle.length)
        if len(path) == puzzle.length:
            return tell("sudoku-solved", regions=bool(puzzle.regions))
        return place_sentence(puzzle, path)

    def tell_reason(self, puzzle: Sudoku, reason: str, choices: Sequence[int | None]) -> str:
        key, values = trace(reason)
        if key in ("sudoku-ahead-none", "sudoku-ahead-only"):
            n, tried = puzzle.n, [one for one in choices if one is not None]
            about = {
                "name": cell_name(n, tried[0] // n),
                "digits": [DIGITS[choice % n] for choice in tried],
            }
            return tell(f"sudoku-refused-{key.rpartition('-')[2]}", **about, **values)
        if key != "sudoku-taken":
            return super().tell_reason(puzzle, reason, choices)
        return tell("sudoku-refused-taken", places=self.name_places(puzzle, choices), **values)

    def tell_removals(self, puzzle: Sudoku, state: State, removals: Sequence[Removal]) -> str:
        n, (_, by, left) = puzzle.n, removals[0]
        about = {"cell": cell_name(n, by), "digit": DIGITS[next(list_values(left))]}
        places = self.name_places(puzzle, [one.choice for one in removals])
        done = any(choice // n == by for choice in state.path)
        return tell("sudoku-lost", places=places, done=done, **about)


def place_sentence(puzzle: Sudoku, path: Sequence[int]) -> Told:
    *before, choice = path
    fit, need = puzzle.choices(before), puzzle.find_need(puzzle.grid(before))
    cell, digit = divmod(choice, puzzle.n)
    about = {"cell": cell_name(puzzle.n, cell), "digit": DIGITS[digit]}
    if puzzle.strategy != "backtrack":
        lost = count_lost(puzzle, path)
        least = None if lost is None else tell("sudoku-least", number=lost)
        stuck = find_stuck(puzzle, path)
        dead = (
            None if stuck is None else tell("sudoku-ahead-stuck", cell=cell_name(puzzle.n, stuck))
        )
        return together(tell("sudoku-place-ahead", **about), least, dead)
    if need is None:
        if puzzle.order == "places" and len(fit) == 1:
            return tell("sudoku-forced", **about)
        return tell("sudoku-place", first=fit[0] == choice, **about)
    kind, number = puzzle.layout.name_unit(need[0])
    if len(fit) == 1:
        return tell("sudoku-only", unit=kind, number=number, **about)
    place = {"place": fit.index(choice) + 1, "total": len(fit)}
    return tell("sudoku-option", unit=kind, number=number, **about, **place)


def undo_sentence(
    puzzle: Sudoku, path: Sequence[int], undone: int, account: Account, every: bool
) -> Told:
    cell, digit = divmod(undone, puzzle.n)
    about = {"cell": cell_name(puzzle.n, cell), "digit": DIGITS[digit]}
    if len(path) + 1 == puzzle.length:
        return tell("sudoku-solution-left", **about)
    if account.tried:
        return tell("sudoku-exhausted", every=every, **about)
    if puzzle.strategy != "backtrack":
        next_cell = puzzle.next_cell(puzzle.grid((*path, undone)))
        assert next_cell is not None
        return tell("sudoku-dead-end-ahead", stuck=cell_name(puzzle.n, next_cell), **about)
    return tell("sudoku-dead-end", reason=tell_stuck(puzzle, (*path, undone)), **about)


def tell_stuck(puzzle: Sudoku, path: Sequence[int]) -> Told:
    """Say for what no option is left: a cell, or a digit of a row, column, box or region."""
    grid = puzzle.grid(path)
    need = puzzle.find_need(grid)
    if need is None:
        cell = cell_name(puzzle.n, puzzle.looked_at(grid)[0] // puzzle.n)
        return tell("sudoku-no-digit", cell=cell, follows=False)
    unit, digit = need
    kind, number = puzzle.layout.name_unit(unit)
    return tell("sudoku-no-cell", unit=kind, number=number, digit=DIGITS[digit], follows=False)


def tell_following(n: int, looked: Sequence[int]) -> Told:
    """Name what the search fills next: a cell, or a digit of a row, column or box."""
    cells = [choice // n for choice in looked]
    if len(set(cells)) == 1:
        return tell("sudoku-unseen-next-cell", cell=cell_name(n, cells[0]))
    names, digit = [cell_name(n, cell) for cell in cells], DIGITS[looked[0] % n]
    return tell("sudoku-unseen-next-digit", digit=digit, cells=names)


def arrange(puzzle: Sudoku, path: Sequence[int], rest: Sequence[int]) -> tuple[int, ...]:
    """A path with the rest of a solution, in the order of the search."""
    begun, left = list(path), set(rest)
    for depth, choices in enumerate(puzzle.descend(begun)):
        if depth >= len(path) and left:
            begun.append(next(choice for choice in choices if choice in left))
            left.remove(begun[-1])
    return tuple(begun)
