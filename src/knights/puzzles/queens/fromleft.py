"""Search for queens column by column from the left. Rows are bits."""

from collections.abc import Iterator, Sequence

# A queen; then the values before it: its column's remaining rows, the taken rows and diagonals.
Level = tuple[int, int, int, int, int]


class FromLeft:
    """The safe rows of the next column, and the taken rows and diagonals, as bits.

    A queen's diagonals move one row up and one row down with each column; a shift does that for all
    queens at once.
    """

    def __init__(self, free: Sequence[int]) -> None:
        self.n, self.free = len(free) - 1, free
        self.safe, self.rows, self.rising, self.falling = free[0], 0, 0, 0
        self.above: list[Level] = []

    def enter(self, choice: int) -> None:
        """Place a queen in the next column; the rows before it have been tried."""
        bit, rows, rising, falling = 1 << choice % self.n, self.rows, self.rising, self.falling
        self.above.append((choice, self.safe & -(bit << 1), rows, rising, falling))
        self.rows, self.rising, self.falling = rows | bit, (rising | bit) << 1, (falling | bit) >> 1
        self.safe = self.free[len(self.above)] & ~(self.rows | self.rising | self.falling)

    def skip(self, choice: int) -> None:
        """Skip the rows up to one that was tried."""
        self.safe &= -(2 << choice % self.n)

    def choices(self) -> list[int]:
        """The safe squares of the next column, from below."""
        first = len(self.above) * self.n
        return [first + row for row in range(self.n) if self.safe >> row & 1]

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on.

        A queen that leaves no safe row in the next column is taken back at once.
        """
        n, last, free, above = self.n, self.n - 1, self.free, self.above
        safe, rows, rising, falling = self.safe, self.rows, self.rising, self.falling
        column = len(above)
        while True:
            while safe:
                bit = safe & -safe
                safe ^= bit
                choice = column * n + bit.bit_length() - 1
                yield choice
                taken, up, down = rows | bit, (rising | bit) << 1, (falling | bit) >> 1
                below = free[column + 1] & ~(taken | up | down)
                if below:
                    above.append((choice, safe, rows, rising, falling))
                    safe, rows, rising, falling = below, taken, up, down
                    column += 1
                    continue
                if column == last and not every:
                    return
                yield ~choice
            if not above:
                return
            choice, safe, rows, rising, falling = above.pop()
            column -= 1
            yield ~choice
