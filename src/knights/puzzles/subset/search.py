"""Facts about sums of numbers that need no search."""

from dataclasses import replace

from knights.language import tell
from knights.puzzles.facets.search import Searching
from knights.puzzles.subset.subset import SubsetSum
from knights.puzzles.subset.sums import common_divisor, count_ways
from knights.search.theorem import Theorem

# A larger tree takes too long to count.
MOST_SUMS = 20_000


class SubsetSearching(Searching[SubsetSum]):
    """Counts by dynamic programming, and proves by a sum or a divisor that there is no solution."""

    def prove(self, puzzle: SubsetSum) -> Theorem | None:
        total, target = puzzle.rests[0], puzzle.target
        divisor = common_divisor(puzzle.weights, target)
        if total < target:
            told = tell("subset-theorem-total", total=total, target=target)
        elif divisor:
            told = tell("subset-theorem-divisor", divisor=divisor, target=target)
        else:
            return None
        places = tuple(range(0, puzzle.size, 2))
        name = "total" if total < target else "divisor"
        return Theorem(False, name, tell("subset-source"), told, squares=places)

    def count(self, puzzle: SubsetSum) -> int:
        return count_ways(puzzle.weights, puzzle.target)

    def count_tree(self, puzzle: SubsetSum) -> int | None:
        """Count the choices level by level: after each place, how often each sum comes."""
        if puzzle.length * puzzle.rests[0] > MOST_SUMS:
            return None
        level, placed = {0: 1}, 0
        for place in range(puzzle.length):
            below: dict[int, int] = {}
            for before, times in level.items():
                for choice in (2 * place, 2 * place + 1):
                    if puzzle.refusal(before, choice) is None:
                        after = before + puzzle.weights[place] * (choice % 2 == 0)
                        below[after] = below.get(after, 0) + times
            level = below
            placed += sum(level.values())
        return placed

    def quicken(self, puzzle: SubsetSum) -> SubsetSum:
        return replace(puzzle, cuts="both")

    def plain(self, puzzle: SubsetSum) -> SubsetSum:
        return replace(puzzle, cuts="none")
