"""Drawings of sudokus, as files and for the page."""

from collections.abc import Iterable, Sequence

from knights.drawings.table import Row, Table
from knights.puzzles.entry import Values
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.sudoku.sizes import DIGITS, SIDES, number_boxes
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.search import State


class SudokuDrawing(Drawing[Sudoku]):
    """Draws a grid with its digits."""

    def numbers(self, puzzle: Sudoku, path: Sequence[int]) -> Sequence[object]:
        """The digits row by row, 0 for a blank."""
        grid = puzzle.grid(path)
        return [grid[start : start + puzzle.n] for start in range(0, len(grid), puzzle.n)]

    def table(self, puzzle: Sudoku, state: State) -> Table:
        return ("row", "column", "digit", "given", "step"), list_cells(puzzle, state)

    def sketch(self, puzzle: Sudoku, values: Values) -> dict[str, object]:
        n, boxes = puzzle.n, ""
        if n in SIDES.values():
            boxes = "".join(DIGITS[box] for box in number_boxes(n))
        grid = {"n": n, "givens": puzzle.givens, "regions": puzzle.regions, "boxes": boxes}
        return {"grid": grid}


def list_cells(puzzle: Sudoku, state: State) -> Iterable[Row]:
    """List every cell in reading order, with the step at which it was filled."""
    steps = {choice // puzzle.n: step for step, choice in enumerate(state.path, start=1)}
    for cell, digit in enumerate(puzzle.grid(state.path)):
        row, column = divmod(cell, puzzle.n)
        given = "no" if puzzle.givens[cell] == "." else "yes"
        shown = DIGITS[digit - 1] if digit else ""
        yield row + 1, column + 1, shown, given, steps.get(cell, "")
