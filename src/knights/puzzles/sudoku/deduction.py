"""What is forced in a sudoku: a cell with one digit left, a digit with one cell left."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from knights.puzzles.sudoku.places import Places, find_closed, list_choices
from knights.puzzles.sudoku.sudoku import DIGITS, Sudoku, cell_name, unit_cells, unit_name
from knights.search.loss import name_all


@dataclass(frozen=True)
class SudokuPosition:
    """The open needs as bits, and those that each option is left to, as in `places.Places`."""

    n: int
    open: int
    left: tuple[int, ...]

    def needs(self) -> Iterator[int]:
        rest = self.open
        while rest:
            bit = rest & -rest
            rest ^= bit
            yield bit.bit_length() - 1

    def options(self, need: int) -> Sequence[int]:
        if not self.open >> need & 1:
            return ()
        names = list_choices(self.n)[need]
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
        left, met = find_closed(self.n, choice)
        kept = tuple(needs & rest for needs, rest in zip(self.left, left, strict=True))
        return SudokuPosition(self.n, self.open & ~met, kept)

    def tell_forced(self, need: int, choice: int) -> str:
        cell, digit = self.name(choice)
        if need < self.n**2:
            return f"{cell} can only be {digit}"
        return f"in {self.unit(need)} only {cell} is left for {digit}"

    def tell_lacking(self, need: int) -> str:
        if need < self.n**2:
            return f"no digit is left for {cell_name(self.n, need)}"
        return f"in {self.unit(need)} no cell is left for {DIGITS[need % self.n]}"

    def tell_options(self, need: int, options: Sequence[int]) -> str:
        names = [self.name(choice) for choice in options]
        if need < self.n**2:
            digits = name_all([digit for _, digit in names], link="or")
            return f"{cell_name(self.n, need)} can only be {digits}"
        cells = name_all([cell for cell, _ in names], link="or")
        return f"in {self.unit(need)} {DIGITS[need % self.n]} can only go to {cells}"

    def tell_try(self, choice: int) -> str:
        cell, digit = self.name(choice)
        return f"try {digit} in {cell}"

    def places(self, need: int) -> tuple[int, ...]:
        n = self.n
        if need < n**2:
            return (need * n,)
        cells = unit_cells(n, need // n - n)
        return tuple(cell * n for cell in cells if self.open >> cell & 1)

    def name(self, choice: int) -> tuple[str, str]:
        cell, digit = divmod(choice, self.n)
        return cell_name(self.n, cell), DIGITS[digit]

    def unit(self, need: int) -> str:
        return unit_name(self.n, need // self.n - self.n)


def first_bit(bits: int) -> int | None:
    return (bits & -bits).bit_length() - 1 if bits else None


def see_position(puzzle: Sudoku, path: Sequence[int]) -> SudokuPosition:
    """What is open at a path, whatever the order in which it is searched."""
    places = Places(puzzle.n, puzzle.grid(path))
    return SudokuPosition(puzzle.n, places.needs, tuple(places.options))
