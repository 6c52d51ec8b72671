"""Colouring by min-conflicts: regions get colours by chance, and change them one by one."""

from collections.abc import Sequence
from dataclasses import dataclass

from knights.language import Told, tell
from knights.maps.map import MapData
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.colouring.givens import GivensLike
from knights.puzzles.min_conflicts import CONFLICTS, Walk


@dataclass(frozen=True, repr=False)
class ColouringWalk(Walk, Colouring):
    """The walk of a seed over maps on which every region has a colour: min-conflicts.

    The path is the list of colours that regions got, one after another: after given colours, each
    other region gets one by chance. Each later choice changes the colour of a region that has a
    neighbour of the same colour, or leaves it as it is. A choice may come more than once. Nothing
    is taken back. The walk ends where all neighbours differ, or after 1,000 such choices, which
    proves nothing.

    >>> walked = ColouringWalk("A B; B C; C A", 3, seed=1)
    >>> [walked.label(choice) for choice in walked.stream()]
    ['A red', 'B yellow', 'C yellow', 'B blue']

    Raises:
        ValueError: as a `Colouring`, or when the seed is no number from 0 on.
    """

    strategy: str = CONFLICTS  # type: ignore[assignment]
    seed: int = 1

    def __init__(self, map: MapData, colours: int, seed: int = 1, givens: GivensLike = ()) -> None:
        super().__init__(map, colours, givens=givens)
        given = self.assignment(self.root)
        free = (region for region in range(len(self.graph.names)) if region not in given)
        options = [range(region * colours, (region + 1) * colours) for region in free]
        self.set_walk(seed, colours, options)

    def make_tally(self) -> "Around":
        return Around(self.neighbours, self.colours, self.root)

    def tell_passed(self, conflicts: int | None) -> Told:
        if conflicts is None:
            return tell("colouring-walk-chance")
        return tell("colouring-walk-more", regions=conflicts)

    def count_troubled(self, path: Sequence[int]) -> int:
        """The regions, given ones too, that have a neighbour of their own colour after a path."""
        here = self.assignment(path)
        return sum(
            any(here.get(near) == colour for near in self.neighbours[region])
            for region, colour in here.items()
        )

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether every region has a colour now, and the ends of every border differ."""
        return Colouring.solved(self, self.standing(path))


class Around:
    """Counts, for each region and colour, the neighbours that have that colour."""

    def __init__(
        self, neighbours: Sequence[Sequence[int]], colours: int, root: Sequence[int]
    ) -> None:
        self.neighbours, self.colours = neighbours, colours
        self.counts = [0] * (len(neighbours) * colours)
        for choice in root:
            self.add(choice, 1)

    def add(self, choice: int, number: int) -> None:
        region, colour = divmod(choice, self.colours)
        for near in self.neighbours[region]:
            self.counts[near * self.colours + colour] += number

    def count(self, choice: int) -> int:
        return self.counts[choice]
