"""A sudoku that is played by hand: any blank may be filled next."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from knights.puzzles.sudoku.sudoku import Form, Marks, Sudoku, refusal
from knights.search import Candidate


@dataclass(frozen=True)
class SudokuByHand(Sudoku):
    """The same blanks and digits in any order; the search's next blank is offered first."""

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        grid = self.grid(path)
        first = self.next_cell(grid)
        blanks = (cell for cell in self.blanks if not grid[cell])
        for cell in sorted(blanks, key=lambda cell: cell != first):
            for digit in range(1, self.n + 1):
                yield Candidate(cell * self.n + digit - 1, refusal(self.layout, grid, cell, digit))

    def choices(self, path: Sequence[int]) -> list[int]:
        marks = Marks(self)
        for choice in path:
            marks.toggle(choice)
        return list_open(marks)

    def descend(self, path: Iterable[int]) -> Iterator[list[int]]:
        marks = Marks(self)
        yield list_open(marks)
        for choice in path:
            marks.toggle(choice)
            yield list_open(marks)

    def begin(self) -> Form:
        """A search after a path in any order; it fills the blank with the fewest digits left."""
        return Sudoku(self.givens, "fewest", self.regions).begin()


def list_open(marks: Marks) -> list[int]:
    """The digits that may be entered in any blank; the search's next blank comes first."""
    first, _ = marks.select()
    blanks = [cell for cell in marks.blanks if not marks.filled[cell]]
    blanks.sort(key=lambda cell: cell != first)
    return [
        cell * marks.n + digit
        for cell in blanks
        for digit in range(marks.n)
        if marks.free(cell) >> digit & 1
    ]
