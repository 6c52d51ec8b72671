"""Strategies of the tour: the order of the next squares, and which of them are not tried.

A strategy never changes what a tour is. `pruned` keeps the move order, and so finds the same tour
as plain backtracking; `warnsdorff` reorders. Both try nothing after dead positions.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from knights.board import Board
from knights.mistakes import unknown
from knights.move_orders import recolours, reversible
from knights.puzzles.paths.pruned import Pruned, natural
from knights.puzzles.paths.pruning_data import VISITED, Arrange, Ground, Looks
from knights.puzzles.tour.halves import Halves, has_halves
from knights.puzzles.tour.numbered import Numbered
from knights.puzzles.tour.rules import Rules
from knights.search import State

# The limits for looking closely at a position in the move order.
LOOKS = Looks()


def by_degree(tour: Rules, ties: str = "centre", seed: int = 0) -> Arrange:
    """Return Warnsdorff's order: fewest ways on first, ties broken as `ties` says.

    "order": by the move order; "degree": by the same rule a move later, the sum of the ways on from
    the next squares (Pohl 1967); "centre": the farthest from the centre first (Roth); "random": by
    a shuffle of the squares with the seed. `tie_breaks` describes the effect of a seed on "centre".
    """
    if ties == "order":
        return sort_by_count
    if ties == "degree":
        neighbours = tour.neighbours

        def degree(count: Sequence[int], square: int) -> int:
            return sum(count[s] for s in neighbours[square] if count[s] < VISITED)

        return lambda count, near: sorted(
            [s for s in near if count[s] < VISITED], key=lambda s: (count[s], degree(count, s))
        )
    bias = tie_breaks(tour.board, ties, seed)

    @lru_cache(maxsize=tour.size)
    def favour(near: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(near, key=bias.__getitem__))

    def arrange(count: Sequence[int], near: Sequence[int]) -> list[int]:
        # Sorting is stable: squares with equal counts stay in the order of the tie-break.
        free = [square for square in favour(tuple(near)) if count[square] < VISITED]
        if len(free) > 1:
            free.sort(key=count.__getitem__)
        return free

    return arrange


def sort_by_count(count: Sequence[int], near: Sequence[int]) -> list[int]:
    """The free squares, those with the fewest ways on first; among equals in the given order."""
    free = [square for square in near if count[square] < VISITED]
    if len(free) > 1:
        free.sort(key=count.__getitem__)
    return free


def tie_breaks(board: Board, ties: str, seed: int = 0) -> list[int]:
    """Return a number for each square that breaks ties: the smaller comes first.

    Squares with equal numbers stay in the move order. With a seed above 0, squares at one distance
    from the centre are shuffled.

    Raises:
        ValueError: when the tie-break is not order, centre or random.
    """
    if ties == "order":
        return [0] * board.size
    if ties == "random":
        return shuffle(board, seed)
    if ties == "centre":
        files = [(2 * file - board.columns + 1) ** 2 for file in range(board.columns)]
        ranks = [(2 * rank - board.rows + 1) ** 2 for rank in range(board.rows)]
        distances = [rank + file for rank in ranks for file in files]
        if not seed:
            return [-distance for distance in distances]
        pairs = zip(distances, shuffle(board, seed), strict=True)
        return [chance - distance * board.size for distance, chance in pairs]
    raise unknown("ties", repr(ties), ("order", "centre", "random"))


def shuffle(board: Board, seed: int) -> list[int]:
    from random import Random  # slow to import, and seldom needed

    squares = list(range(board.size))
    Random(seed).shuffle(squares)
    return squares


def survey(tour: Rules, looks: Looks | None = None) -> Ground:
    """Collect the data about a tour that a strategy needs."""
    board, near = tour.board, tour.neighbours
    around, into = near, None
    if not reversible(tour.moves):
        into = board.neighbours([(-dx, -dy) for dx, dy in tour.moves])
        around = tuple(tuple(dict.fromkeys(a + b)) for a, b in zip(near, into, strict=True))
    colours = [board.colour(s) for s in range(board.size)] if recolours(tour.moves) else None
    return Ground(near, around, board.squares, colours, tour.closed, tour.end, looks, into)


def prune(tour: Rules, arrange: Arrange = natural) -> Pruned | Numbered:
    """The search of a tour that skips dead positions, in its own order if one is given.

    In Warnsdorff's order few positions are dead: looking closely does not pay.
    """
    ground = survey(tour, LOOKS if arrange is natural else None)
    if tour.givens:
        return Numbered(tour, ground, arrange)
    return (Halves if has_halves(tour) else Pruned)(tour, ground, arrange)


@dataclass(frozen=True)
class Ruled(Rules):
    """A tour that is searched by Warnsdorff's rule; backtracking makes the rule safe."""

    ties: str = "centre"
    seed: int = 0

    @cached_property
    def order(self) -> Pruned | Numbered:
        return prune(self, by_degree(self, self.ties, self.seed))

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        return self.order.choices(path)

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        return self.order.descend(path)

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        return self.order.stream(state, every)
