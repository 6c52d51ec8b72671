"""The blanks of a sudoku as variables: two cells of a row, column or box differ."""

from collections.abc import Sequence

from knights.search.propagation import Unequal


class GridNetwork(Unequal):
    """The digits of each blank; `open_to` has those that the givens leave, as bits."""

    def __init__(
        self, n: int, open_to: dict[int, int], peers: Sequence[Sequence[int]], fewest: bool
    ) -> None:
        cells = range(n * n)
        near = [[peer for peer in peers[cell] if peer in open_to] for cell in cells]
        super().__init__([open_to.get(cell, 0) for cell in cells], n, [*open_to], near)
        self.fewest = fewest

    def order(self, path: Sequence[int], domains: Sequence[int]) -> range:
        taken = {choice // self.width for choice in path}
        cells = (cell for cell in self.variables if cell not in taken)
        # min() keeps the first of equals.
        count = (lambda cell: domains[cell].bit_count()) if self.fewest else int
        first = min(cells, key=count) * self.width
        return range(first, first + self.width)
