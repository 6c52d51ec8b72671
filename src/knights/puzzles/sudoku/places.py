"""Search a sudoku; the cell or digit with the fewest options comes next.

Each cell needs a digit, and each row, column and box (or region) needs a cell for each digit: these
are 4 n x n needs, and a choice meets four of them at once. So a sudoku is an exact cover (Knuth,
Dancing Links, 2000). Sets are boards of bits.
"""

from collections.abc import Iterator, Sequence

from knights.puzzles.sudoku.layout import Layout


class Places:
    """The open needs, and the options that each of them has left.

    Needs are bits: cells in reading order, then the digits of each unit of the layout. `options[i]`
    has the needs whose option i is left: a cell's option i is the digit i + 1, a digit's is the
    cell i of its unit. `own` is the next need to meet.
    """

    def __init__(self, layout: Layout, grid: Sequence[int]) -> None:
        self.layout, n = layout, layout.n
        self.needs = (1 << 4 * n * n) - 1
        self.options = [self.needs] * n
        self.above: list[tuple[int, int, int, list[int]]] = []
        for cell, digit in enumerate(grid):
            if digit:
                self.put(cell * n + digit - 1)
        self.own, self.first = find_least(self.needs, self.options), 0

    def put(self, choice: int) -> None:
        left, met = self.layout.find_closed(choice)
        self.options = [needs & rest for needs, rest in zip(self.options, left, strict=True)]
        self.needs &= ~met

    def enter(self, choice: int) -> None:
        """Make a choice for the next need; the options before it have been tried."""
        place = self.layout.list_needs(choice)[self.own.bit_length() - 1]
        self.above.append((place, self.own, self.needs, self.options))
        self.put(choice)
        self.own, self.first = find_least(self.needs, self.options), 0

    def skip(self, choice: int) -> None:
        """Skip the options up to one that was tried."""
        self.first = self.layout.list_needs(choice)[self.own.bit_length() - 1] + 1

    def choices(self) -> list[int]:
        """The options of the next need, in order."""
        if not self.own:
            return []
        names = self.layout.choices[self.own.bit_length() - 1]
        return [names[i] for i, needs in enumerate(self.options) if needs & self.own]

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on."""
        n, above, choices = self.layout.n, self.above, self.layout.choices
        find_closed = self.layout.find_closed
        needs, options, own, first = self.needs, self.options, self.own, self.first
        while True:
            names = choices[own.bit_length() - 1]
            for option in range(first, n if own else 0):
                if not options[option] & own:
                    continue
                choice = names[option]
                yield choice
                left, met = find_closed(choice)
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
