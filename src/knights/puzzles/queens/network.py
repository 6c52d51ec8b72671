"""The columns of a board as variables, and which of their rows exclude one another."""

from collections.abc import Sequence

from knights.puzzles.queens.fewest import find_fewest, from_the_middle
from knights.search.propagation import Network


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

    def neighbours(self, variable: int) -> Sequence[int]:
        return [column for column in self.variables if column != variable]

    def excluded(self, variable: int, value: int, other: int) -> int:
        bit, apart = 1 << value, abs(other - variable)
        return bit | bit << apart | bit >> apart

    def order(self, path: Sequence[int], domains: Sequence[int]) -> list[int]:
        taken = {choice // self.width for choice in path}
        columns = [column for column in self.columns if column not in taken]
        column = find_fewest(columns, domains) if self.fewest else columns[0]
        return [column * self.width + row for row in self.rows]
