"""Forced digits in a sudoku: a cell with one digit left, a digit with one cell left."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from knights.language import Told, tell
from knights.puzzles.sudoku.layout import Layout
from knights.puzzles.sudoku.places import Places
from knights.puzzles.sudoku.sizes import DIGITS, cell_name
from knights.puzzles.sudoku.sudoku import Sudoku


@dataclass(frozen=True)
class SudokuPosition:
    """The open needs as bits, and for each option the needs that it is left to, as in `Places`."""

    layout: Layout
    open: int
    left: tuple[int, ...]

    @property
    def n(self) -> int:
        return self.layout.n

    def needs(self) -> Iterator[int]:
        rest = self.open
        while rest:
            bit = rest & -rest
            rest ^= bit
            yield bit.bit_length() - 1

    def options(self, need: int) -> Sequence[int]:
        if not self.open >> need & 1:
            return ()
        names = self.layout.choices[need]
        return [names[option] for option, needs in enumerate(self.left) if needs >> need & 1]

    def lacking(self) -> int | None:
        once = 0
        for needs in self.left:
            once |= needs
        return first_bit(self.open & ~once)

    def forced(self) -> int | None:
        once = twice = 0
        for needs in self.left:
            twice |= once & needs
            once |= needs
        return first_bit(self.open & once & ~twice)

    def after(self, choice: int) -> "SudokuPosition":
        left, met = self.layout.find_closed(choice)
        kept = tuple(needs & rest for needs, rest in zip(self.left, left, strict=True))
        return SudokuPosition(self.layout, self.open & ~met, kept)

    def tell_lacking(self, need: int, then: bool = False) -> Told:
        if need < self.n**2:
            return tell("sudoku-no-digit", cell=cell_name(self.n, need), follows=then)
        unit, number = self.unit(need)
        digit = DIGITS[need % self.n]
        return tell("sudoku-no-cell", unit=unit, number=number, digit=digit, follows=then)

    def tell_options(self, need: int, options: Sequence[int], then: bool = False) -> Told:
        names = [self.name(choice) for choice in options]
        if need < self.n**2:
            digits = [digit for _, digit in names]
            return tell("sudoku-digits", cell=cell_name(self.n, need), digits=digits, then=then)
        cells, digit = [cell for cell, _ in names], DIGITS[need % self.n]
        unit, number = self.unit(need)
        return tell("sudoku-cells", unit=unit, number=number, digit=digit, cells=cells, then=then)

    def tell_try(self, choice: int) -> Told:
        cell, digit = self.name(choice)
        return tell("sudoku-try", cell=cell, digit=digit)

    def places(self, need: int, options: Sequence[int] = ()) -> tuple[int, ...]:
        n = self.n
        if need < n**2:
            return (need * n,)
        if options:
            return tuple(choice - choice % n for choice in options)
        cells = self.layout.members[need // n - n]
        return tuple(cell * n for cell in cells if self.open >> cell & 1)

    def name(self, choice: int) -> tuple[str, str]:
        cell, digit = divmod(choice, self.n)
        return cell_name(self.n, cell), DIGITS[digit]

    def unit(self, need: int) -> tuple[str, str]:
        """The kind of a need's unit, and its number."""
        return self.layout.name_unit(need // self.n - self.n)


def first_bit(bits: int) -> int | None:
    return (bits & -bits).bit_length() - 1 if bits else None


def see_position(puzzle: Sudoku, path: Sequence[int]) -> SudokuPosition:
    """Return the open needs after a path; the order of the search doesn't matter."""
    places = Places(puzzle.layout, puzzle.grid(path))
    return SudokuPosition(puzzle.layout, places.needs, tuple(places.options))
