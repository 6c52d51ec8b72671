"""Queens that are placed by hand: in any column next."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from knights.puzzles.queens.queens import BLOCKED, Queens, free_rows, open_columns, tell
from knights.search import Candidate, State, check_state


@dataclass(frozen=True)
class QueensByHand(Queens):
    """One queen a column still, in any order of columns."""

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every square of every column without a queen, from the left."""
        n = self.n
        for column in open_columns(n, path):
            for choice in range(column * n, (column + 1) * n):
                yield Candidate(choice, BLOCKED if choice in self.holes else tell(n, path, choice))

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """Yield the events of a search below a path, the column with the fewest safe squares first.

        It tells whether a path can be completed; nobody sees it.
        """
        check_state(self, state)
        path = state.path if state else ()
        free = free_rows(self)
        for event in fill(free, open_columns(self.n, path), *attacked(self.n, path)):
            yield event
            path = path[:-1] if event < 0 else (*path, event)
            if len(path) == self.n and not every:
                return


def fill(
    free: Sequence[int], columns: Sequence[int], rows: int, rising: int, falling: int
) -> Iterator[int]:
    """Place queens in the columns that are left; the lines that are attacked come as bits."""
    if not columns:
        return
    n = len(free) - 1
    safe = {c: free[c] & ~(rows | falling >> c | rising >> (n - c)) for c in columns}
    column = min(columns, key=lambda c: safe[c].bit_count())
    left = [other for other in columns if other != column]
    for row in range(n):
        if safe[column] >> row & 1:
            yield column * n + row
            up, down = rising | 1 << (row - column + n), falling | 1 << (row + column)
            yield from fill(free, left, rows | 1 << row, up, down)
            yield ~(column * n + row)


def attacked(n: int, path: Sequence[int]) -> tuple[int, int, int]:
    """The rows, rising diagonals (row - column + n) and falling ones (row + column), as bits."""
    rows = rising = falling = 0
    for queen in path:
        column, row = divmod(queen, n)
        rows |= 1 << row
        rising |= 1 << (row - column + n)
        falling |= 1 << (row + column)
    return rows, rising, falling
