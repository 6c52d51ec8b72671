"""Strategies of the tour: in which order the next squares are tried, and which are not.

A strategy never changes what a tour is. `pruned` keeps the move order, and so finds the very tour
of plain backtracking; `warnsdorff` reorders. Both leave out what lies below dead positions.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from knights.board import Board
from knights.puzzles.tour.pruning import (
    VISITED,
    Arrange,
    count_ways,
    descend,
    is_dead,
    stream,
    survey,
)
from knights.puzzles.tour.rules import Rules
from knights.search import State, quote, skip

# Squares of the paths whose choices are kept: a few megabytes.
KNOWN = 1_000_000


def natural(count: Sequence[int], near: Sequence[int]) -> Iterable[int]:
    """Try the squares in the move order; the search itself passes over the visited ones."""
    return near


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
    raise ValueError(f"ties {ties!r}: it must be order, centre or random")


def shuffle(board: Board, seed: int) -> list[int]:
    from random import Random  # only who draws loads it

    squares = list(range(board.size))
    Random(seed).shuffle(squares)
    return squares


class Pruned:
    """The search that tries no square below a dead position, with an order of its own if given."""

    def __init__(self, tour: Rules, arrange: Arrange = natural) -> None:
        self.tour = tour
        # In Warnsdorff's order few positions are dead: to look at them closely does not pay.
        self.ground = survey(tour, closely=arrange is natural)
        self.arrange = arrange
        # Level by level the same beginnings are asked for again and again, and each takes a look at
        # the whole board.
        self.known = lru_cache(maxsize=KNOWN // tour.size + 1)(self.work_out)

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        """Give the acceptable squares in order, or none if the position is dead."""
        return self.known(tuple(path))

    def work_out(self, path: tuple[int, ...]) -> tuple[int, ...]:
        if is_dead(self.ground, path):
            return ()
        acceptable = self.tour.acceptable(path)
        if not path:
            return tuple(acceptable)
        near = self.arrange(count_ways(self.ground, path), self.ground.near[path[-1]])
        return tuple(square for square in near if square in acceptable)

    def rank(self, path: Sequence[int]) -> list[tuple[int, int]]:
        """Give the squares that are tried below a path, each with how many moves lead on."""
        ways = count_ways(self.ground, path)
        return [(square, ways[square]) for square in self.choices(path)]

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices below each beginning of a path, in one pass over it."""
        if not self.tour.root:
            yield self.tour.acceptable(())
        if path:
            yield from descend(self.ground, self.arrange, path)

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """Yield the events of the search, from its beginning or from a state in it.

        Raises:
            ValueError: when the state is none of this search.
        """
        root = self.tour.root
        path, undone = (root, None) if state is None else state
        if tuple(path[: len(root)]) != root:
            raise ValueError(f"path {quote(path)}: it must begin with the start {list(root)}")
        if not root:
            return self.stream_from_any(path, undone, every)
        return stream(self.ground, self.arrange, path, undone, every)

    def stream_from_any(
        self, path: Sequence[int], undone: int | None, every: bool
    ) -> Iterator[int]:
        """Yield the events with every square as the start, one after another."""
        starts = iter(self.tour.acceptable(()))
        if path:
            skip(starts, path[0])
        elif undone is not None:
            skip(starts, undone)
            undone = None
        while True:
            if not path:
                start = next(starts, None)
                if start is None:
                    return
                path = (start,)
                yield start
            event = -1
            # Of a large board every square may be ruled out, and each search takes a look at all.
            if len(path) > 1 or undone is not None or not self.ground.rules_out(path[0]):
                for event in stream(self.ground, self.arrange, path, undone, every):
                    yield event
            # The search below a start ends with an undo, unless it has found a tour.
            whole = len(path) == self.tour.length and undone is None
            if not every and (event >= 0 or whole):
                return
            yield ~path[0]
            path, undone = (), None

    def rewind(self, state: State) -> Iterator[int]:
        """Yield the events before a state, the latest first.

        They are the events of the mirrored search, which tries every level's squares in reverse,
        with place and undo exchanged; what it has just undone is what the search tries next. The
        state is one of this search.
        """
        path, undone = state
        starts = self.tour.acceptable(()) if not self.tour.root else []
        *_, choices = self.descend(path)
        coming = choices[0 if undone is None else choices.index(undone) + 1 :]
        following = coming[0] if coming else None
        if path:
            yield from self.rewind_below(path, following)
        if self.tour.root:
            return
        if path:
            yield path[0]
        start = path[0] if path else following
        for before in reversed(starts if start is None else starts[: starts.index(start)]):
            yield ~before
            yield from self.rewind_below([before], None)
            yield before

    def rewind_below(self, path: Sequence[int], following: int | None) -> Iterator[int]:
        """Yield the events below a path's first square, back from where one square follows."""

        def mirror(count: Sequence[int], near: Sequence[int]) -> Iterable[int]:
            return [*self.arrange(count, near)][::-1]

        return (~event for event in stream(self.ground, mirror, path, following, every=True))


@dataclass(frozen=True)
class Ruled(Rules):
    """A tour that is searched by Warnsdorff's rule; backtracking behind it makes it safe."""

    ties: str = "centre"
    seed: int = 0

    @cached_property
    def order(self) -> Pruned:
        return Pruned(self, by_degree(self, self.ties, self.seed))

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        return self.order.choices(path)

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        return self.order.descend(path)

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        return self.order.stream(state, every)
