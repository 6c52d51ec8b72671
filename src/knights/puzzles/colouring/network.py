"""The regions of a map as variables: neighbours may not have the same colour."""

from collections.abc import Callable, Mapping, Sequence

from knights.search.propagation import Neighbours, Unequal, Values


class MapNetwork(Unequal):
    """The colours of each region.

    The order of regions is that of the search without looking ahead. With symmetry only the colours
    in use and one more are tried.
    """

    def __init__(
        self,
        neighbours: Neighbours,
        colours: int,
        next_region: Callable[[Mapping[int, int]], int],
        symmetry: bool,
        root: Sequence[int] = (),
    ) -> None:
        given, full = dict(divmod(choice, colours) for choice in root), (1 << colours) - 1
        free = [full & ~sum({1 << given[n] for n in near if n in given}) for near in neighbours]
        for region, colour in given.items():
            free[region] = 1 << colour
        regions = [region for region in range(len(neighbours)) if region not in given]
        super().__init__(free, colours, regions, neighbours)
        self.next_region, self.symmetry, self.given_colours = next_region, symmetry, given

    def find_next(self, made: Mapping[int, int], domains: Sequence[int]) -> tuple[int, Values]:
        coloured = {**self.given_colours, **made} if self.given_colours else made
        most = self.width
        if self.symmetry:
            most = min(most, max(coloured.values(), default=-1) + 2)
        return self.next_region(coloured), range(most)
