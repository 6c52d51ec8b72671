"""Queens in regions that are placed by hand, and the search after any queens."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from knights.mistakes import set_fields
from knights.puzzles.regions.regions import Regions
from knights.search import Candidate, acceptable


@dataclass(frozen=True, repr=False, init=False)
class RegionsByHand(Regions):
    """The same puzzle with its squares in any order."""

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every square without a queen, from a1."""
        for square in range(self.size) if len(path) < self.n else ():
            if square not in path:
                yield Candidate(square, self.refusal(path, square))

    def choices(self, path: Sequence[int]) -> list[int]:
        return acceptable(self.candidates(path))


class Rest(Regions):
    """The search after some queens, in whatever order they were placed: fewest squares first."""

    begun: tuple[int, ...]

    def __init__(self, regions: str, begun: Sequence[int]) -> None:
        super().__init__(regions, "fewest")
        set_fields(self, begun=tuple(begun))

    @property
    def root(self) -> tuple[int, ...]:
        return self.begun
