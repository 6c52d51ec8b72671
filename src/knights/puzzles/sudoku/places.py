"""Search a sudoku; the cell or digit with the fewest options comes next.

Each cell needs a digit, and each row, column and box needs a cell for each digit: these are 4 n x n
needs, and a choice meets four of them at once. So a sudoku is an exact cover (Knuth, Dancing Links,
2000). Sets are boards of bits.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from knights.puzzles.sudoku.grid_text import box_sides


class Places:
    """The open needs, and the options that each of them has left.

    Needs are bits: cells in reading order, then the digits of each row, of each column, of each
    box. `options[i]` has the needs whose option i is left: a cell's option i is the digit i + 1, a
    digit's is the cell i of its row, column or box. `own` is the next need to meet.
    """

    def __init__(self, n: int, grid: Sequence[int]) -> None:
        self.n = n
        self.needs = (1 << 4 * n * n) - 1
        self.options = [self.needs] * n
        self.above: list[tuple[int, int, int, list[int]]] = []
        for cell, digit in enumerate(grid):
            if digit:
                self.put(cell * n + digit - 1)
        self.own, self.first = find_least(self.needs, self.options), 0

    def put(self, choice: int) -> None:
        left, met = find_closed(self.n, choice)
        self.options = [needs & rest for needs, rest in zip(self.options, left, strict=True)]
        self.needs &= ~met

    def enter(self, choice: int) -> None:
        """Make a choice for the next need; the options before it have been tried."""
        place = list_needs(self.n, choice)[self.own.bit_length() - 1]
        self.above.append((place, self.own, self.needs, self.options))
        self.put(choice)
        self.own, self.first = find_least(self.needs, self.options), 0

    def skip(self, choice: int) -> None:
        """Skip the options up to one that was tried."""
        self.first = list_needs(self.n, choice)[self.own.bit_length() - 1] + 1

    def choices(self) -> list[int]:
        """The options of the next need, in order."""
        if not self.own:
            return []
        names = list_choices(self.n)[self.own.bit_length() - 1]
        return [names[i] for i, needs in enumerate(self.options) if needs & self.own]

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on."""
        n, above, choices = self.n, self.above, list_choices(self.n)
        needs, options, own, first = self.needs, self.options, self.own, self.first
        while True:
            names = choices[own.bit_length() - 1]
            for option in range(first, n if own else 0):
                if not options[option] & own:
                    continue
                choice = names[option]
                yield choice
                left, met = find_closed(n, choice)
                if needs == met:
                    if not every:
                        return
                    yield ~choice
                    continue
                above.append((option, own, needs, options))
                options = [open_to & rest for open_to, rest in zip(options, left, strict=True)]
                needs ^= met
                own, first = find_least(needs, options), 0
                break
            else:
                if not above:
                    return
                option, own, needs, options = above.pop()
                first = option + 1
                yield ~choices[own.bit_length() - 1][option]


def find_least(needs: int, options: Sequence[int]) -> int:
    """The first of the needs that have the fewest options."""
    once = twice = 0
    for left in options:
        twice |= once & left
        once |= left
    # Usually some need has no option or one, and no counting is needed.
    few = needs & ~once or needs & ~twice or list_least(needs, options)
    return few & -few


def list_least(needs: int, options: Sequence[int]) -> int:
    """The needs that have the fewest options.

    Their numbers are in binary: `counts[i]` has the needs whose number has the bit i.
    """
    counts = [0] * len(options).bit_length()
    for added in options:
        for place, count in enumerate(counts):
            counts[place], added = count ^ added, count & added
    for count in reversed(counts):
        needs = needs & ~count or needs
    return needs


@cache
def find_closed(n: int, choice: int) -> tuple[list[int], int]:
    """For each option, the needs that keep it after a choice; and the four needs that it meets."""
    cell, digit = divmod(choice, n)
    row, column = divmod(cell, n)
    high, wide = box_sides(n)
    top, left = row - row % high, column - column % wide
    others = {cell * n + other for other in range(n)}
    for other in range(n):
        peers = (row, other), (other, column), (top + other // wide, left + other % wide)
        others.update((down * n + right) * n + digit for down, right in peers)
    closed = [0] * n
    for other in others:
        for need, option in list_needs(n, other).items():
            closed[option] |= 1 << need
    return [~needs for needs in closed], sum(1 << need for need in list_needs(n, choice))


@cache
def list_needs(n: int, choice: int) -> dict[int, int]:
    """The four needs that a choice meets, each with the choice's place among its options."""
    cell, digit = divmod(choice, n)
    row, column = divmod(cell, n)
    high, wide = box_sides(n)
    box, inside = row // high * high + column // wide, row % high * wide + column % wide
    return {
        cell: digit,
        (n + row) * n + digit: column,
        (2 * n + column) * n + digit: row,
        (3 * n + box) * n + digit: inside,
    }


@cache
def list_choices(n: int) -> list[list[int]]:
    """For each need, the choices that meet it, by their options."""
    choices = [[0] * n for _ in range(4 * n * n)]
    for choice in range(n**3):
        for need, option in list_needs(n, choice).items():
            choices[need][option] = choice
    return choices
