"""Facts about tours that need no search, and other searches for them."""

from collections.abc import Iterable
from dataclasses import replace

from knights.language import tell
from knights.puzzles.facets.search import Searching
from knights.puzzles.tour import theory
from knights.puzzles.tour.symmetry import halve, images
from knights.puzzles.tour.tour import BACKTRACK, CONSTRUCT, NAIVE, PRUNED, Tour
from knights.search.theorem import Theorem

# Squares times moves: a search begins by listing the target of each move from each square.
MOST_REACHED = 400_000


class TourSearching(Searching[Tour]):
    """Knows theorems, counts and shorter searches."""

    def prove(self, puzzle: Tour) -> Theorem | None:
        return theory.settle(puzzle)

    def count_tree(self, puzzle: Tour) -> int | None:
        return count_sequences(puzzle) if puzzle.strategy == NAIVE else None

    def shorten(self, puzzle: Tour) -> tuple[Tour, int] | None:
        """Find each closed tour once: not from both ends, and not from every start."""
        if puzzle.strategy == CONSTRUCT:
            raise ValueError(tell("tour-error-construct-count"))
        if not puzzle.closed or puzzle.end is not None or puzzle.givens:
            return None
        halved = halve(puzzle) if puzzle.strategy != NAIVE and puzzle.length > 2 else None
        if halved is None:
            return None
        return halved, 2 if puzzle.start is not None else 2 * puzzle.length

    def images(self, puzzle: Tour, path: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
        return images(puzzle, path)

    def check_page(self, puzzle: Tour) -> None:
        reach = puzzle.size * len(puzzle.moves)
        if puzzle.strategy != CONSTRUCT and reach > MOST_REACHED:
            most = MOST_REACHED // puzzle.size
            raise ValueError(
                tell(
                    "tour-error-moves",
                    moves=len(puzzle.moves),
                    board=puzzle.board.sides,
                    most=str(most),
                )
            )

    def quicken(self, puzzle: Tour) -> Tour:
        """Prune a plain search: it finds the same tours, the first within a moment."""
        plain = puzzle.strategy == BACKTRACK
        return replace(puzzle, strategy=PRUNED) if plain else puzzle

    def plain(self, puzzle: Tour) -> Tour:
        return replace(puzzle, strategy=BACKTRACK, ties="centre", seed=0)


def count_sequences(tour: Tour) -> int:
    """Count the placements of the naive method, which makes every sequence of moves.

    They are counted by square, move by move.

    >>> from knights.board import Board
    >>> len(str(count_sequences(Tour(Board(8, 8), 56, strategy=NAIVE))))
    49
    """
    holes = tour.board.holes
    if tour.start is None:
        ways = dict.fromkeys(tour.board.squares, 1)
        total = len(ways)
    else:
        ways, total = {tour.start: 1}, 0
    for _ in range(tour.length - 1):
        further: dict[int, int] = {}
        for square, number in ways.items():
            for other in tour.neighbours[square]:
                if other not in holes:
                    further[other] = further.get(other, 0) + number
        ways = further
        total += sum(ways.values())
    return total
