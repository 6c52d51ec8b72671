"""The searches of a tour with given numbers: plain, or with pruning in any order.

The fast searches know the numbers of no square. These keep a path that grows and shrinks, and ask
it for the next squares. The events are those of the universal scheme.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Protocol

from knights.puzzles.paths.pruned import KNOWN, natural
from knights.puzzles.paths.pruning import Lookout, strands
from knights.puzzles.paths.pruning_data import VISITED, Arrange, Ground, count_ways
from knights.puzzles.tour.reach import Reach
from knights.puzzles.tour.rules import Rules
from knights.search import State, skip


class Walker(Protocol):
    """A path that a search makes longer and shorter."""

    @property
    def path(self) -> list[int]: ...

    def go(self, square: int) -> None: ...

    def take_back(self) -> int: ...

    def options(self) -> Sequence[int]:
        """The squares to try next, in order; none after a complete path."""
        ...


class PlainWalker:
    """A path that goes on to every square that the rules allow."""

    def __init__(self, tour: Rules) -> None:
        self.tour = tour
        self.path: list[int] = []
        self.visited: set[int] = set()

    def go(self, square: int) -> None:
        self.path.append(square)
        self.visited.add(square)

    def take_back(self) -> int:
        square = self.path.pop()
        self.visited.discard(square)
        return square

    def options(self) -> Sequence[int]:
        tour, path = self.tour, self.path
        if not path:
            return tour.acceptable(())
        if len(path) == tour.length:
            return ()
        fits, depth = tour.fits, len(path)
        near = tour.neighbours[path[-1]]
        return [square for square in near if fits(square, depth, self.visited, path[0])]


class PruningWalker(PlainWalker):
    """A path that goes on to no square if it can be seen to be lost.

    The counts are those of `pruning.descend`; and the next given square must be in reach.
    """

    def __init__(self, tour: Rules, ground: Ground, arrange: Arrange, reach: Reach) -> None:
        super().__init__(tour)
        self.ground, self.arrange, self.reach = ground, arrange, reach
        self.count = [len(others) for others in ground.around]
        self.ways = self.count if ground.feeds is None else count_ways(ground, ())
        self.few = {square for square in ground.places if self.count[square] < 2}
        self.finals: Sequence[bool] = ()
        self.lookout = Lookout(ground, ())
        self.endings = 0

    def begin(self, start: int) -> None:
        """Find where a path from a start may end: on no square with another number."""
        numbers = self.tour.given_numbers
        ends = self.ground.finals(start)
        self.finals = [end and square not in numbers for square, end in enumerate(ends)]
        self.lookout = Lookout(self.ground, self.finals)
        self.endings = sum(self.finals)

    def go(self, square: int) -> None:
        if not self.path:
            self.begin(square)
        super().go(square)
        self.change(square, 1)
        self.few.discard(square)

    def take_back(self) -> int:
        square = super().take_back()
        self.change(square, -1)
        if self.count[square] < 2:
            self.few.add(square)
        return square

    def change(self, square: int, sign: int) -> None:
        """Count a square as visited, or as free again."""
        count, ground = self.count, self.ground
        count[square] += sign * VISITED
        self.endings -= sign * self.finals[square]
        for other in ground.around[square]:
            count[other] -= sign
            if count[other] < 2:
                self.few.add(other)
            else:
                self.few.discard(other)
        if ground.feeds is not None:
            self.ways[square] += sign * VISITED
            for other in ground.feeds[square]:
                self.ways[other] -= sign

    def options(self) -> Sequence[int]:
        path, tour = self.path, self.tour
        if not path:
            return () if self.reach.is_hopeless else tour.acceptable(())
        if self.is_lost():
            return ()
        allowed = super().options()
        return [s for s in self.arrange(self.ways, self.ground.near[path[-1]]) if s in allowed]

    def is_lost(self) -> bool:
        """Tell whether the counts, what they force, or the givens show that no tour goes on."""
        path, ground = self.path, self.ground
        left = self.tour.length - len(path)
        if left == 0 or self.reach.is_late(len(path), path[-1]) or not self.endings:
            return True
        if left > 1 and strands(ground.near[path[-1]], self.few, self.count, self.finals):
            return True
        return left >= ground.least and self.lookout.sees_loss(path[-2:], self.count, left)


class Numbered:
    """A search of a tour with given numbers; without a ground it is plain backtracking."""

    def __init__(
        self, tour: Rules, ground: Ground | None = None, arrange: Arrange = natural
    ) -> None:
        self.tour, self.ground, self.arrange = tour, ground, arrange
        # Each level of a path asks for the same beginnings again.
        self.known = lru_cache(maxsize=KNOWN // tour.size + 1)(self.work_out)

    @cached_property
    def reach(self) -> Reach:
        return Reach(self.tour)

    def set_out(self) -> Walker:
        if self.ground is None:
            return PlainWalker(self.tour)
        return PruningWalker(self.tour, self.ground, self.arrange, self.reach)

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        """Return the acceptable squares in order, or none if the position is lost."""
        return self.known(tuple(path))

    def work_out(self, path: tuple[int, ...]) -> tuple[int, ...]:
        walker = self.set_out()
        for square in path:
            walker.go(square)
        return tuple(walker.options())

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices after each beginning of a path, in one pass over it."""
        walker = self.set_out()
        root = len(self.tour.root)
        if root == 0:
            yield tuple(walker.options())
        for square in path:
            walker.go(square)
            if len(walker.path) >= root:
                yield tuple(walker.options())

    def stream(
        self, state: State | None = None, every: bool = False, root: int | None = None
    ) -> Iterator[int]:
        """Yield the events of the search, from its beginning or from a state in it.

        The first `root` squares of the path are never taken back.

        Raises:
            ValueError: when it is not a state of this search.
        """
        path, undone = state or State(self.tour.root)
        first = len(self.tour.root) if root is None else root
        walker = self.set_out()
        trails: list[Iterator[int]] = []
        for square in path:
            if len(walker.path) >= first:
                trail = iter(walker.options())
                skip(trail, square)
                trails.append(trail)
            walker.go(square)
        if undone is None and len(path) == self.tour.length and not every:
            return
        trail = iter(walker.options())
        if undone is not None:
            skip(trail, undone)
        while True:
            for square in trail:
                yield square
                walker.go(square)
                if len(walker.path) == self.tour.length and not every:
                    return
                trails.append(trail)
                trail = iter(walker.options())
                break
            else:
                if not trails:
                    return
                yield ~walker.take_back()
                trail = trails.pop()

    def rewind(self, state: State) -> Iterator[int]:
        """Yield the events before a state, the latest first: the search in a mirror.

        The state must be one of this search.
        """
        path, undone = state
        walker = self.set_out()
        trails: list[Iterator[int]] = []
        for square in path:
            if len(walker.path) >= len(self.tour.root):
                options = walker.options()
                trails.append(reversed(options[: options.index(square)]))
            walker.go(square)
        options = walker.options()
        trail = reversed(options[: 0 if undone is None else options.index(undone) + 1])
        while True:
            for square in trail:
                yield ~square
                walker.go(square)
                trails.append(trail)
                trail = reversed(walker.options())
                break
            else:
                if not trails:
                    return
                yield walker.take_back()
                trail = trails.pop()
