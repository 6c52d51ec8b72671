"""Forced moves among queens in regions: a row, column or region with one square left."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from knights.language import Told, tell
from knights.puzzles.regions.regions import Regions


@dataclass(frozen=True)
class RegionsPosition:
    """The squares that are left to each line without a queen."""

    regions: Regions
    left: dict[int, tuple[int, ...]]

    def needs(self) -> Sequence[int]:
        return [*self.left]

    def options(self, need: int) -> Sequence[int]:
        return self.left.get(need, ())

    def lacking(self) -> int | None:
        return next((need for need, squares in self.left.items() if not squares), None)

    def forced(self) -> int | None:
        return next((need for need, squares in self.left.items() if len(squares) == 1), None)

    def after(self, choice: int) -> "RegionsPosition":
        out, taken = self.regions.ruled_out[choice], self.regions.lines_of[choice]
        left = {
            need: tuple(square for square in squares if not out >> square & 1)
            for need, squares in self.left.items()
            if need not in taken
        }
        return replace(self, left=left)

    def tell_lacking(self, need: int, then: bool = False) -> Told:
        return tell("regions-none", **self.regions.describe_line(need), then=then)

    def tell_options(self, need: int, options: Sequence[int], then: bool = False) -> Told:
        squares = [self.regions.board.name(square) for square in options]
        about = self.regions.describe_line(need)
        return tell("regions-options", **about, squares=squares, then=then)

    def tell_try(self, choice: int) -> Told:
        return tell("regions-try", square=self.regions.board.name(choice))

    def places(self, need: int, options: Sequence[int] = ()) -> tuple[int, ...]:
        return tuple(options) or self.regions.lines[need]
