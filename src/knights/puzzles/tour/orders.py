"""Strategies of the tour: in which order the next squares are tried, and which are not.

A strategy never changes what a tour is. `pruned` keeps the move order, and so finds the very tour
of plain backtracking; `warnsdorff` reorders. Both leave out what lies below dead positions.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from knights.board import Board, recolours, reversible
from knights.mistakes import unknown
from knights.puzzles.paths.ground import VISITED, Arrange, Ground, Looks
from knights.puzzles.paths.pruned import Pruned, natural
from knights.puzzles.tour.halves import Halves, has_halves
from knights.puzzles.tour.rules import Rules
from knights.search import State

# When the search that keeps the move order looks at a position closely.
LOOKS = Looks()


def by_degree(tour: Rules, ties: str = "centre", seed: int = 0) -> Arrange:
    """Make Warnsdorff's order: first where the fewest moves lead on, ties broken as `ties` says.

    "order": by the move order; "degree": by the same rule a move later, the moves that lead on from
    the next squares added up (Pohl 1967); "centre": the farthest from the centre first (Roth);
    "random": by a shuffle of the squares that the seed decides. `tie_breaks` says what seeds do to
    "centre".
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
        # What is sorted by the tie-break keeps that order where the counts are equal.
        free = [square for square in favour(tuple(near)) if count[square] < VISITED]
        if len(free) > 1:
            free.sort(key=count.__getitem__)
        return free

    return arrange


def sort_by_count(count: Sequence[int], near: Sequence[int]) -> list[int]:
    """The free squares, first where the fewest moves lead on; those with as many stay in order."""
    free = [square for square in near if count[square] < VISITED]
    if len(free) > 1:
        free.sort(key=count.__getitem__)
    return free


def tie_breaks(board: Board, ties: str, seed: int = 0) -> list[int]:
    """Give each square what breaks its ties: of equal degrees the smaller goes first.

    What is still equal is left to the move order or, for squares as far from the centre as each
    other, to a seed above 0.

    Raises:
        ValueError: when the tie-break is none of order, centre, random.
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
    from random import Random  # only who draws loads it

    squares = list(range(board.size))
    Random(seed).shuffle(squares)
    return squares


def survey(tour: Rules, looks: Looks | None = None) -> Ground:
    """Gather what a strategy needs to know of a tour."""
    board, near = tour.board, tour.neighbours
    around, into = near, None
    if not reversible(tour.moves):
        into = board.neighbours([(-dx, -dy) for dx, dy in tour.moves])
        around = tuple(tuple(dict.fromkeys(a + b)) for a, b in zip(near, into, strict=True))
    colours = [board.colour(s) for s in range(board.size)] if recolours(tour.moves) else None
    return Ground(near, around, board.squares, colours, tour.closed, tour.end, looks, into)


def prune(tour: Rules, arrange: Arrange = natural) -> Pruned:
    """The search of a tour that leaves out dead positions, in an order of its own if given.

    In Warnsdorff's order few positions are dead: to look at them closely does not pay.
    """
    ground = survey(tour, LOOKS if arrange is natural else None)
    return (Halves if has_halves(tour) else Pruned)(tour, ground, arrange)


@dataclass(frozen=True)
class Ruled(Rules):
    """A tour that is searched by Warnsdorff's rule; backtracking behind it makes it safe."""

    ties: str = "centre"
    seed: int = 0

    @cached_property
    def order(self) -> Pruned:
        return prune(self, by_degree(self, self.ties, self.seed))

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        return self.order.choices(path)

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        return self.order.descend(path)

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        return self.order.stream(state, every)
