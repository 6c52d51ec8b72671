"""Queens by min-conflicts: all are put down by chance, and then moved out of attack one by one."""

from collections.abc import Sequence
from dataclasses import dataclass

from knights.board import SquaresLike, file_name
from knights.language import Told, tell
from knights.puzzles.min_conflicts import CONFLICTS, Walk
from knights.puzzles.queens.queens import Queens


@dataclass(frozen=True, repr=False)
class QueensWalk(Walk, Queens):
    """The walk of a seed over boards with a queen in each column: min-conflicts.

    The path is the list of squares on which queens were put, one after another: the first n are the
    beginning, each later one moves the queen of its column, or leaves it where it is. A square may
    come more than once. Nothing is taken back. The walk ends without an attack, or after 1,000
    moves, which proves nothing.

    >>> walked = QueensWalk(4, seed=8)
    >>> [walked.label(choice) for choice in walked.stream()]
    ['a1', 'b4', 'c1', 'd3', 'a2']

    Raises:
        ValueError: when a column has no free square, or the seed is no number from 0 on.
    """

    strategy: str = CONFLICTS  # type: ignore[assignment]
    seed: int = 1

    def __init__(self, n: int, holes: SquaresLike = (), seed: int = 1) -> None:
        super().__init__(n, holes=holes)
        columns = [range(column * n, (column + 1) * n) for column in range(n)]
        options = [[square for square in own if square not in self.holes] for own in columns]
        self.set_walk(seed, n, options)
        if [] in options:
            name = file_name(options.index([]))
            raise ValueError(tell("queens-error-no-square", column=name))

    def make_tally(self) -> "Lines":
        return Lines(self.n)

    def tell_passed(self, conflicts: int | None) -> Told:
        if conflicts is None:
            return tell("queens-walk-chance")
        return tell("queens-walk-more", queens=conflicts)

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether the queens that are there now fill every column and none sees another."""
        return Queens.solved(self, self.standing(path))

    def text(self, path: Sequence[int]) -> str:
        return super().text(self.standing(path))


class Lines:
    """Counts the queens on each row and on each diagonal."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.here: set[int] = set()
        self.rows, self.rising, self.falling = [0] * n, [0] * (2 * n), [0] * (2 * n)

    def add(self, choice: int, number: int) -> None:
        column, row = divmod(choice, self.n)
        self.rows[row] += number
        self.rising[row - column] += number
        self.falling[row + column] += number
        self.here ^= {choice}

    def count(self, choice: int) -> int:
        column, row = divmod(choice, self.n)
        seen = self.rows[row] + self.rising[row - column] + self.falling[row + column]
        return seen - 3 * (choice in self.here)
