"""Rules for filling sudokus by hand."""

from collections.abc import Iterable, Sequence

from knights.puzzles.facets.play import Opening, Playing
from knights.puzzles.sudoku.by_hand import SudokuByHand
from knights.puzzles.sudoku.sizes import DIGITS, cell_name
from knights.puzzles.sudoku.sudoku import Sudoku, free_digits
from knights.search.loss import Mark


class SudokuPlaying(Playing[Sudoku]):
    """Any blank may come next."""

    fills = True

    def game(self, puzzle: Sudoku, gone: frozenset[int]) -> Sudoku:
        order = "fewest" if puzzle.order == "places" else puzzle.order
        return SudokuByHand(puzzle.givens, order, puzzle.regions)

    def coming(self, puzzle: Sudoku, path: Sequence[int]) -> str:
        cell = puzzle.next_cell(puzzle.grid(path))
        return "" if cell is None else cell_name(puzzle.n, cell)

    def rule(self, puzzle: Sudoku, path: Sequence[int], choice: int) -> Iterable[Mark]:
        grid, n = puzzle.grid(path), puzzle.n
        cell, digit = divmod(choice, n)
        if not grid[cell]:
            same = tuple(peer * n for peer in puzzle.layout.peers[cell] if grid[peer] == digit + 1)
            yield Mark("cause", "", same, lines=tuple((peer, cell * n) for peer in same))

    def brief(self, puzzle: Sudoku, choice: int) -> str:
        return DIGITS[choice % puzzle.n]

    def openings(self, puzzle: Sudoku, path: Sequence[int]) -> Iterable[Opening]:
        grid, n = puzzle.grid(path), puzzle.n
        for cell in puzzle.blanks:
            if not grid[cell]:
                ways = tuple(
                    cell * n + digit - 1 for digit in free_digits(puzzle.layout, grid, cell)
                )
                yield Opening(cell_name(n, cell), (cell * n,), ways)
