"""Search for queens column by column from the left. Rows are bits."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

# A queen; then the values before it: its column's remaining rows, the taken rows and diagonals.
Level = tuple[int, int, int, int, int]


class FromLeft:
    """The safe rows of the next column, and the taken rows and diagonals, as bits.

    A queen's diagonals move one row up and one row down with each column; a shift does that for all
    queens at once. Columns of given queens are passed over: `free` lacks the rows these attack.
    """

    def __init__(self, free: Sequence[int], root: Sequence[int] = ()) -> None:
        self.n = len(free) - 1
        taken = {queen // self.n for queen in root}
        # The last one, after the board, has no free row.
        columns = [column for column in range(len(free)) if column not in taken]
        self.columns, self.free = columns, [free[column] for column in columns]
        # How far the diagonals move to the next open column.
        self.steps = [right - left for left, right in pairwise(columns)]
        self.safe, self.rows, self.rising, self.falling = self.free[0], 0, 0, 0
        self.above: list[Level] = []

    def enter(self, choice: int) -> None:
        """Place a queen in the next column; the rows before it have been tried."""
        bit, rows, rising, falling = 1 << choice % self.n, self.rows, self.rising, self.falling
        step = self.steps[len(self.above)]
        self.above.append((choice, self.safe & -(bit << 1), rows, rising, falling))
        self.rows = rows | bit
        self.rising, self.falling = (rising | bit) << step, (falling | bit) >> step
        self.safe = self.free[len(self.above)] & ~(self.rows | self.rising | self.falling)

    def skip(self, choice: int) -> None:
        """Skip the rows up to one that was tried."""
        self.safe &= -(2 << choice % self.n)

    def choices(self) -> list[int]:
        """The safe squares of the next column, from below."""
        first = self.columns[len(self.above)] * self.n
        return [first + row for row in range(self.n) if self.safe >> row & 1]

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on.

        A queen that leaves no safe row in the next column is taken back at once.
        """
        free, steps, above = self.free, self.steps, self.above
        firsts, last = [column * self.n for column in self.columns], len(steps) - 1
        safe, rows, rising, falling = self.safe, self.rows, self.rising, self.falling
        at = len(above)
        while True:
            while safe:
                bit = safe & -safe
                safe ^= bit
                choice = firsts[at] + bit.bit_length() - 1
                yield choice
                step = steps[at]
                taken, up, down = rows | bit, (rising | bit) << step, (falling | bit) >> step
                below = free[at + 1] & ~(taken | up | down)
                if below:
                    above.append((choice, safe, rows, rising, falling))
                    safe, rows, rising, falling = below, taken, up, down
                    at += 1
                    continue
                if at == last and not every:
                    return
                yield ~choice
            if not above:
                return
            choice, safe, rows, rising, falling = above.pop()
            at -= 1
            yield ~choice
