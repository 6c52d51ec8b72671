"""Search a sudoku; the blank with the fewest digits left comes next. Sets are boards of bits."""

from collections.abc import Iterator, Sequence


class Fewest:
    """The blanks, the cells that are open to each digit, and the number of digits open to a cell.

    Cells are bits. The numbers of digits are in binary: `counts[i]` has the cells whose number has
    the bit i, so all peers of a cell are counted down at once. `own` is the next cell to fill.
    """

    def __init__(self, n: int, grid: Sequence[int], units: Sequence[tuple[int, int, int]]) -> None:
        self.n = n
        self.blank = sum(1 << cell for cell, digit in enumerate(grid) if not digit)
        members = [0] * (3 * n)
        for cell, numbers in enumerate(units):
            for unit in numbers:
                members[unit] |= 1 << cell
        self.peers = [members[row] | members[column] | members[box] for row, column, box in units]
        self.open = [(1 << n * n) - 1] * n
        for cell, digit in enumerate(grid):
            if digit:
                self.open[digit - 1] &= ~self.peers[cell]
        self.counts = [0] * n.bit_length()
        for cells in self.open:
            for place, count in enumerate(self.counts):
                self.counts[place], cells = count ^ cells, count & cells
        self.own, self.first = find_least(self.blank, self.counts), 0
        self.above: list[tuple[int, int, int, list[int]]] = []

    def enter(self, choice: int) -> None:
        """Enter a digit in any cell; the digits before it have been tried."""
        cell, digit = divmod(choice, self.n)
        was = self.open[digit]
        self.above.append((choice, 1 << cell, was, self.counts))
        self.open[digit] = was & ~self.peers[cell]
        self.counts = take(self.counts, was & self.peers[cell])
        self.blank ^= 1 << cell
        self.own, self.first = find_least(self.blank, self.counts), 0

    def skip(self, choice: int) -> None:
        """Skip the digits up to one that was tried."""
        self.first = choice % self.n + 1

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on."""
        n, open_to, peers, above = self.n, self.open, self.peers, self.above
        blank, own, first, counts = self.blank, self.own, self.first, self.counts
        while True:
            for digit in range(first, n if own else 0):
                was = open_to[digit]
                if not was & own:
                    continue
                cell = own.bit_length() - 1
                choice = cell * n + digit
                yield choice
                if blank == own:
                    if not every:
                        return
                    yield ~choice
                    continue
                above.append((choice, own, was, counts))
                closed = was & peers[cell]
                open_to[digit] = was ^ closed
                counts = take(counts, closed)
                blank ^= own
                own, first = find_least(blank, counts), 0
                break
            else:
                if not above:
                    return
                choice, own, was, counts = above.pop()
                first = choice % n + 1
                open_to[first - 1] = was
                blank |= own
                yield ~choice


def take(counts: Sequence[int], cells: int) -> list[int]:
    """Subtract one from the counts of some cells."""
    fewer = []
    for count in counts:
        count ^= cells
        fewer.append(count)
        cells &= count
    return fewer


def find_least(blank: int, counts: Sequence[int]) -> int:
    """The first of the blanks that have the least count."""
    for count in reversed(counts):
        blank = blank & ~count or blank
    return blank & -blank
