"""Rules for placing queens in regions by hand."""

from collections.abc import Iterable, Iterator, Sequence

from knights.language import tell
from knights.puzzles.facets.play import Opening, Playing
from knights.puzzles.regions.byhand import RegionsByHand
from knights.puzzles.regions.regions import Regions
from knights.search.loss import Mark


class RegionsPlaying(Playing[Regions]):
    """Any square may come next."""

    def game(self, puzzle: Regions, gone: frozenset[int]) -> Regions:
        return RegionsByHand(puzzle.regions, puzzle.order)

    def rule(self, puzzle: Regions, path: Sequence[int], choice: int) -> Iterable[Mark]:
        queens = tuple(queen for queen in path if puzzle.conflict(queen, choice))
        yield Mark("cause", "", queens, lines=tuple((queen, choice) for queen in queens))

    def openings(self, puzzle: Regions, path: Sequence[int]) -> Iterator[Opening]:
        """The lines without a queen, each with the squares that are left."""
        for line, left in puzzle.find_left(path).items():
            name = tell("regions-line", **puzzle.describe_line(line))
            yield Opening(name, puzzle.lines[line], left)
