"""The regions of a map as variables: neighbours may not have the same colour."""

from collections.abc import Callable, Sequence

from knights.search.propagation import Neighbours, Unequal


class MapNetwork(Unequal):
    """The colours of each region.

    The order of regions is that of the search without looking ahead. With symmetry only the colours
    in use and one more are tried.
    """

    def __init__(
        self,
        neighbours: Neighbours,
        colours: int,
        next_region: Callable[[dict[int, int]], int],
        symmetry: bool,
    ) -> None:
        regions = range(len(neighbours))
        super().__init__([(1 << colours) - 1 for _ in regions], colours, regions, neighbours)
        self.next_region, self.symmetry = next_region, symmetry

    def order(self, path: Sequence[int], domains: Sequence[int]) -> range:
        coloured = dict(divmod(choice, self.width) for choice in path)
        first, most = self.next_region(coloured) * self.width, self.width
        if self.symmetry:
            most = min(most, max(coloured.values(), default=-1) + 2)
        return range(first, first + most)
