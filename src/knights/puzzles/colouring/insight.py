"""Why a position of a colouring is lost: a region without a colour left, or too few colours."""

from collections.abc import Iterator, Sequence

from knights.puzzles.colouring.colouring import Colouring, clique, colour_name
from knights.search.loss import Insight, name_all


def see_regions(puzzle: Colouring, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the regions for which no colour is left, the one that comes next first."""
    names, colours = puzzle.graph.names, puzzle.colours
    coloured = puzzle.assignment(path)
    first = puzzle.next_region(coloured)
    for region in (first, *(other for other in puzzle.sequence if other not in coloured)):
        holders: dict[int, int] = {}
        for near in puzzle.neighbours[region]:
            if near in coloured:
                holders.setdefault(coloured[near], near)
        if len(holders) == colours:
            told = [f"{names[near]} is {colour_name(colour)}" for colour, near in holders.items()]
            few = {1: "the only colour", 2: "both colours"}.get(colours, f"all {colours} colours")
            sentence = f"{names[region]} touches {few}: {name_all(told)}."
            places = (region, *holders.values())
            yield Insight(False, "no colour left", tuple(n * colours for n in places), sentence)
    together = clique(puzzle.graph)
    if len(together) > colours:
        sentence = (
            f"{name_all([names[region] for region in together])} all touch one another: "
            f"{len(together)} colours are needed for them alone."
        )
        yield Insight(False, "too few", tuple(n * colours for n in together), sentence)
