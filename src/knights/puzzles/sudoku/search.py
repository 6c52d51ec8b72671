"""Other searches of the same sudoku."""

from dataclasses import replace

from knights.puzzles.facets.search import Searching
from knights.puzzles.sudoku.sudoku import Sudoku


class SudokuSearching(Searching[Sudoku]):
    """Knows the search that does not look ahead."""

    def plain(self, puzzle: Sudoku) -> Sudoku:
        return replace(puzzle, strategy="backtrack")
