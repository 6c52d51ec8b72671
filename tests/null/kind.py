"""The null puzzle: the least that a puzzle has to say of itself, to be copied.

The numbers 1 to n in a line, so that no two neighbours are next to each other when one counts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from knights.language import tell
from knights.puzzles.entry import Entry, Parameter, Preset, Values, first, goal
from knights.puzzles.kind import Kind
from knights.search import Candidate, acceptable


@dataclass(frozen=True)
class Line:
    """A choice is a number, less 1."""

    n: int
    root: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        return self.n

    @property
    def length(self) -> int:
        return self.n

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        for number in range(self.n):
            reason: str | None = None
            if number in path:
                reason = tell("line-used")
            elif path and abs(path[-1] - number) == 1:
                reason = tell("line-neighbour", number=path[-1] + 1)
            yield Candidate(number, reason)

    def choices(self, path: Sequence[int]) -> list[int]:
        return acceptable(self.candidates(path))

    def solved(self, path: Sequence[int]) -> bool:
        steps = {abs(one - other) for one, other in pairwise(path)}
        return sorted(path) == list(range(self.n)) and 1 not in steps


class LineKind(Kind[Line]):
    """The two things that must be said."""

    entry = Entry(
        name="line",
        parameters=(
            Parameter("n", "integer", "4", positional=True, low=1, high=9),
            goal(),
            first(),
        ),
        presets=(Preset("line-4", "line/4", "found"),),
    )

    def build(self, values: Values) -> Line:
        return Line(int(values["n"]))


LINE = LineKind()
