"""The blanks of a sudoku as variables: two cells of a row, column or box differ."""

from collections.abc import Mapping, Sequence
from itertools import filterfalse

from knights.search.propagation import Unequal, Values


class GridNetwork(Unequal):
    """The digits of each blank; `open_to` has those that the givens leave, as bits."""

    def __init__(
        self, n: int, open_to: dict[int, int], peers: Sequence[Sequence[int]], fewest: bool
    ) -> None:
        cells = range(n * n)
        near = [[peer for peer in peers[cell] if peer in open_to] for cell in cells]
        super().__init__([open_to.get(cell, 0) for cell in cells], n, [*open_to], near)
        self.fewest = fewest

    def find_next(self, made: Mapping[int, int], domains: Sequence[int]) -> tuple[int, Values]:
        values, cells = range(self.width), filterfalse(made.__contains__, self.variables)
        if not self.fewest:
            return next(cells), values
        best, fewest = -1, self.width + 1
        for cell in cells:
            if (number := domains[cell].bit_count()) < fewest:
                best, fewest = cell, number
                if number < 2:
                    break
        return best, values
