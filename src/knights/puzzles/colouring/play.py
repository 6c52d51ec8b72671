"""Rules for colouring a map by hand."""

from collections.abc import Iterable, Sequence

from knights.puzzles.colouring.by_hand import ColouringByHand
from knights.puzzles.colouring.colouring import Colouring, colour_name
from knights.puzzles.facets.play import Opening, Playing
from knights.search.loss import Mark


class ColouringPlaying(Playing[Colouring]):
    """Any region may come next."""

    fills = True

    def game(self, puzzle: Colouring, gone: frozenset[int]) -> Colouring:
        order = "dsatur" if puzzle.order == "kernel" else puzzle.order
        return ColouringByHand(puzzle.map, puzzle.colours, order, givens=puzzle.givens)

    def coming(self, puzzle: Colouring, path: Sequence[int]) -> str:
        return puzzle.shown[puzzle.next_region(puzzle.assignment(path))]

    def rule(self, puzzle: Colouring, path: Sequence[int], choice: int) -> Iterable[Mark]:
        coloured, k = puzzle.assignment(path), puzzle.colours
        region, colour = divmod(choice, k)
        near = () if region in coloured else puzzle.neighbours[region]
        alike = tuple(other * k for other in near if coloured.get(other) == colour)
        yield Mark("cause", "", alike, lines=tuple((other, region * k) for other in alike))

    def brief(self, puzzle: Colouring, choice: int) -> str:
        return colour_name(choice % puzzle.colours)

    def openings(self, puzzle: Colouring, path: Sequence[int]) -> Iterable[Opening]:
        coloured, colours = puzzle.assignment(path), range(puzzle.colours)
        for region in puzzle.sequence:
            if region not in coloured:
                around = {coloured.get(near) for near in puzzle.neighbours[region]}
                first = region * puzzle.colours
                ways = tuple(first + colour for colour in colours if colour not in around)
                yield Opening(puzzle.shown[region], (first,), ways)
