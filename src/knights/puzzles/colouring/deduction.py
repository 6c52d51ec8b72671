"""Forced colours on a map: a region with one colour left."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from knights.language import Told, tell
from knights.puzzles.colouring.colouring import Colouring, colour_name


@dataclass(frozen=True)
class MapPosition:
    """The remaining colours of each region without one."""

    puzzle: Colouring
    left: dict[int, tuple[int, ...]]

    def needs(self) -> Sequence[int]:
        return [*self.left]

    def options(self, need: int) -> Sequence[int]:
        colours = self.puzzle.colours
        return [need * colours + colour for colour in self.left.get(need, ())]

    def lacking(self) -> int | None:
        return next((region for region, colours in self.left.items() if not colours), None)

    def forced(self) -> int | None:
        return next((region for region, colours in self.left.items() if len(colours) == 1), None)

    def after(self, choice: int) -> "MapPosition":
        region, colour = divmod(choice, self.puzzle.colours)
        left = dict(self.left)
        left.pop(region, None)
        for near in self.puzzle.neighbours[region]:
            if near in left:
                left[near] = tuple(other for other in left[near] if other != colour)
        return replace(self, left=left)

    def tell_lacking(self, need: int, then: bool = False) -> Told:
        return tell("colouring-none", region=self.name(need), then=then)

    def tell_options(self, need: int, options: Sequence[int], then: bool = False) -> Told:
        colours = [self.colour(choice) for choice in options]
        return tell("colouring-options", region=self.name(need), colours=colours, then=then)

    def tell_try(self, choice: int) -> Told:
        region = self.name(choice // self.puzzle.colours)
        return tell("colouring-try", region=region, colour=self.colour(choice))

    def places(self, need: int, options: Sequence[int] = ()) -> tuple[int, ...]:
        return (need * self.puzzle.colours,)

    def name(self, region: int) -> str:
        return self.puzzle.shown[region]

    def colour(self, choice: int) -> str:
        return colour_name(choice % self.puzzle.colours)


def see_position(puzzle: Colouring, path: Sequence[int]) -> MapPosition:
    """Return the regions without a colour, each with the colours that no neighbour has."""
    coloured = puzzle.assignment(path)
    left = {}
    for region in puzzle.sequence:
        if region not in coloured:
            around = {coloured.get(near) for near in puzzle.neighbours[region]}
            left[region] = tuple(c for c in range(puzzle.colours) if c not in around)
    return MapPosition(puzzle, left)
