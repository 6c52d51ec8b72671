"""Rules for making a sum by hand."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from knights.language import tell
from knights.puzzles.facets.play import Playing
from knights.puzzles.subset.subset import SubsetSum
from knights.search.loss import Mark


class SubsetPlaying(Playing[SubsetSum]):
    """A sum may not be too large; whether the rest is enough is for the player to see."""

    fills = True

    def game(self, puzzle: SubsetSum, gone: frozenset[int]) -> SubsetSum:
        return replace(puzzle, cuts="sum")

    def coming(self, puzzle: SubsetSum, path: Sequence[int]) -> str:
        return puzzle.names[len(path)]

    def brief(self, puzzle: SubsetSum, choice: int) -> str:
        return tell("subset-brief-leave" if choice % 2 else "subset-brief-take")

    def rule(self, puzzle: SubsetSum, path: Sequence[int], choice: int) -> Iterable[Mark]:
        taken = tuple(one for one in path if one % 2 == 0)
        yield Mark("cause", "", taken if choice == 2 * len(path) else (2 * len(path),))
