"""Search a sudoku in reading order. The digits of each row, column and box are bits."""

from collections.abc import Iterator, Sequence


class Reading:
    """The digits of the first blanks, and those left to try for the next one.

    A sentinel after the last blank has no digits left: it is in a full unit of its own.
    """

    def __init__(self, n: int, grid: Sequence[int], units: Sequence[tuple[int, int, int]]) -> None:
        self.n, self.full = n, (1 << n) - 1
        self.blanks = [cell for cell, digit in enumerate(grid) if not digit]
        self.used = [0] * (3 * n) + [self.full]
        for cell, digit in enumerate(grid):
            for unit in units[cell] if digit else ():
                self.used[unit] |= 1 << digit - 1
        self.units = [*(units[cell] for cell in self.blanks), (3 * n, 3 * n, 3 * n)]
        self.above: list[tuple[int, int, int]] = []
        self.free = self.look()

    def look(self) -> int:
        """The digits that the row, the column and the box of the next blank don't have."""
        row, column, box = self.units[len(self.above)]
        return self.full & ~(self.used[row] | self.used[column] | self.used[box])

    def enter(self, choice: int) -> None:
        """Enter a digit in the next blank; the digits before it have been tried."""
        bit = 1 << choice % self.n
        for unit in self.units[len(self.above)]:
            self.used[unit] |= bit
        self.above.append((choice, bit, self.free & -(bit << 1)))
        self.free = self.look()

    def skip(self, choice: int) -> None:
        """Skip the digits up to one that was tried."""
        self.free &= -(2 << choice % self.n)

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on."""
        units, used, full, above = self.units, self.used, self.full, self.above
        bases = [cell * self.n - 1 for cell in self.blanks]
        free, depth, last = self.free, len(above), len(bases) - 1
        row, column, box = units[depth]
        while True:
            while free:
                bit = free & -free
                free ^= bit
                choice = bases[depth] + bit.bit_length()
                yield choice
                if depth == last:
                    if not every:
                        return
                    yield ~choice
                    continue
                above.append((choice, bit, free))
                used[row] |= bit
                used[column] |= bit
                used[box] |= bit
                depth += 1
                row, column, box = units[depth]
                free = full & ~(used[row] | used[column] | used[box])
            if not above:
                return
            choice, bit, free = above.pop()
            depth -= 1
            row, column, box = units[depth]
            used[row] ^= bit
            used[column] ^= bit
            used[box] ^= bit
            yield ~choice
