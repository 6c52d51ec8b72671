"""The units of a grid: its rows, its columns, and its boxes or the regions in their place."""

from functools import cache, cached_property, lru_cache

from knights.puzzles.sudoku.sizes import DIGITS, cell_name, number_boxes


class Layout:
    """A grid's units are numbered: rows from 0, columns from n, boxes or regions from 2n.

    `regions` has the sign of each cell's region, or is empty for boxes. `units` has the three units
    of each cell, `members` the cells of each unit in reading order, `peers` the other cells of a
    cell's row, then of its column, then of its box or region. `find_layout` returns one object for
    equal layouts.
    """

    def __init__(self, n: int, regions: str) -> None:
        self.n, self.regions = n, regions
        blocks = [DIGITS.index(sign) for sign in regions] if regions else number_boxes(n)
        self.units = [(c // n, n + c % n, 2 * n + block) for c, block in enumerate(blocks)]
        self.members: list[list[int]] = [[] for _ in range(3 * n)]
        for cell, units in enumerate(self.units):
            for unit in units:
                self.members[unit].append(cell)
        self.peers = [
            list(dict.fromkeys(cell for unit in units for cell in self.members[unit]))
            for units in self.units
        ]
        for cell, peers in enumerate(self.peers):
            peers.remove(cell)
        # A choice is looked up at each step of a search.
        self.list_needs = cache(self._list_needs)
        self.find_closed = cache(self._find_closed)

    def shared(self, cell: int, other: int) -> int:
        """The first unit that has both of two cells."""
        return next(unit for unit in self.units[cell] if unit in self.units[other])

    def name_unit(self, unit: int) -> tuple[str, str]:
        """The kind of a unit, and its number; a region has the name of its first cell."""
        kind, number = divmod(unit, self.n)
        if kind == 2 and self.regions:
            return "region", cell_name(self.n, self.members[unit][0])
        return ("row", "column", "box")[kind], str(number + 1)

    def _list_needs(self, choice: int) -> dict[int, int]:
        """The four needs that a choice meets, each with the choice's place among its options."""
        n = self.n
        cell, digit = divmod(choice, n)
        met = {cell: digit}
        for unit in self.units[cell]:
            met[(n + unit) * n + digit] = self.members[unit].index(cell)
        return met

    @cached_property
    def choices(self) -> list[list[int]]:
        """For each need, the choices that meet it, by their options."""
        n = self.n
        choices = [[0] * n for _ in range(4 * n * n)]
        for choice in range(n**3):
            for need, option in self.list_needs(choice).items():
                choices[need][option] = choice
        return choices

    def _find_closed(self, choice: int) -> tuple[list[int], int]:
        """For each option, the needs that keep it after a choice; and the needs that it meets."""
        n = self.n
        cell, digit = divmod(choice, n)
        others = {cell * n + other for other in range(n)}
        others.update(peer * n + digit for peer in self.peers[cell])
        closed = [0] * n
        for other in others:
            for need, option in self.list_needs(other).items():
                closed[option] |= 1 << need
        return [~needs for needs in closed], sum(1 << need for need in self.list_needs(choice))


@lru_cache(maxsize=16)
def find_layout(n: int, regions: str) -> Layout:
    return Layout(n, regions)
