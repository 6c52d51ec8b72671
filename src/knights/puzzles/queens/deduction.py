"""Forced moves among queens: a column, or a row, with one safe square left.

There are as many queens as rows, and no two in one row, so each row needs a queen as well.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from knights.board import file_name
from knights.language import Told, tell
from knights.puzzles.queens.queens import Queens, attacks, square


@dataclass(frozen=True)
class QueensPosition:
    """The safe squares of each line that needs a queen: columns from 0, rows from n."""

    n: int
    safe: dict[int, tuple[int, ...]]

    def needs(self) -> Sequence[int]:
        return [*self.safe]

    def options(self, need: int) -> Sequence[int]:
        return self.safe.get(need, ())

    def lacking(self) -> int | None:
        return next((need for need, squares in self.safe.items() if not squares), None)

    def forced(self) -> int | None:
        return next((need for need, squares in self.safe.items() if len(squares) == 1), None)

    def after(self, choice: int) -> "QueensPosition":
        n, taken = self.n, {choice // self.n, self.n + choice % self.n}
        safe = {
            need: tuple(s for s in squares if s // n != choice // n and not attacks(n, choice, s))
            for need, squares in self.safe.items()
            if need not in taken
        }
        return replace(self, safe=safe)

    def tell_lacking(self, need: int, then: bool = False) -> Told:
        line, name = self.line(need)
        return tell("queens-none", line=line, name=name, then=then)

    def tell_options(self, need: int, options: Sequence[int], then: bool = False) -> Told:
        line, name = self.line(need)
        squares = [square(self.n, choice) for choice in options]
        return tell("queens-options", line=line, name=name, squares=squares, then=then)

    def tell_try(self, choice: int) -> Told:
        return tell("queens-try", square=square(self.n, choice))

    def places(self, need: int, options: Sequence[int] = ()) -> tuple[int, ...]:
        n = self.n
        if options:
            return tuple(options)
        line = range(need * n, need * n + n) if need < n else range(need - n, n * n, n)
        return tuple(line)

    def line(self, need: int) -> tuple[str, str]:
        """The kind of a need, row or column, and its name."""
        return ("column", file_name(need)) if need < self.n else ("row", str(need - self.n + 1))


def see_position(queens: Queens, path: Sequence[int]) -> QueensPosition:
    """The lines without a queen, each with its safe squares."""
    n = queens.n
    lines: dict[int, list[int]] = {line: [] for line in range(2 * n)}
    for queen in path:
        lines.pop(queen // n)
        lines.pop(n + queen % n)
    for column in range(n):
        for choice in range(column * n, column * n + n) if column in lines else ():
            if choice not in queens.holes and not any(attacks(n, q, choice) for q in path):
                lines[column].append(choice)
                lines[n + choice % n].append(choice)
    return QueensPosition(n, {line: tuple(squares) for line, squares in lines.items()})
