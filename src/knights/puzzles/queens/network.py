"""The columns of a board as variables, and which of their rows exclude one another."""

from collections.abc import Mapping, Sequence

from knights.puzzles.queens.fewest import find_fewest, from_the_middle
from knights.search.propagation import Network, Values, list_values


class QueensNetwork(Network):
    """A queen in each column; one excludes at most three rows of another column."""

    most = 3

    def __init__(self, free: Sequence[int], order: str, columns: Sequence[int]) -> None:
        self.width, self.given = len(free), free
        self.variables = columns
        self.fewest = order == "fewest"
        self.rows = from_the_middle(self.width) if self.fewest else range(self.width)
        self.columns = [column for column in reversed(self.rows) if column in columns]
        if not self.fewest:
            self.columns = [*columns]

    def conflicts(self, variable: int, left: int) -> list[tuple[int, int]]:
        rows = [1 << row for row in list_values(left)]
        pairs = []
        for column in self.variables:
            excluded = -1
            for bit in rows:
                excluded &= bit | bit << abs(column - variable) | bit >> abs(column - variable)
            if excluded and column != variable:
                pairs.append((column, excluded))
        return pairs

    def find_next(self, made: Mapping[int, int], domains: Sequence[int]) -> tuple[int, Values]:
        columns = [column for column in self.columns if column not in made]
        return find_fewest(columns, domains) if self.fewest else columns[0], self.rows
