"""The strategy that tries nothing after a dead position; it finds backtracking's first path."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, Protocol

from knights.language import tell
from knights.puzzles.paths.pruning import descend, is_dead, stream
from knights.puzzles.paths.pruning_data import Arrange, Ground, count_ways
from knights.search import Puzzle, State, quote, skip

# The number of places in the paths whose choices are cached: a few megabytes.
KNOWN = 1_000_000


def natural(count: Sequence[int], near: Sequence[int]) -> Iterable[int]:
    """Try the places in the move order; the search itself skips visited ones."""
    return near


def get_fields(puzzle: Any) -> dict[str, Any]:
    """The fields of a puzzle for pickling, without a search that is cached beside them."""
    return {field.name: getattr(puzzle, field.name) for field in fields(puzzle)}


class Ruled(Puzzle, Protocol):
    """A puzzle that can say what may follow a path by the rules alone, whatever its strategy."""

    def acceptable(self, path: Sequence[int]) -> list[int]:
        """The choices that may follow a path by the rules, in the order in which they are tried."""
        ...


class Pruned:
    """The search that tries nothing after a dead position, in its own order if one is given."""

    def __init__(self, puzzle: Ruled, ground: Ground, arrange: Arrange = natural) -> None:
        self.puzzle, self.ground, self.arrange = puzzle, ground, arrange
        # Each level of a path asks for the same beginnings again, and each answer looks at all
        # places.
        self.known = lru_cache(maxsize=KNOWN // puzzle.size + 1)(self.work_out)

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        """Return the acceptable places in order, or none if the position is dead."""
        return self.known(tuple(path))

    def work_out(self, path: tuple[int, ...]) -> tuple[int, ...]:
        if is_dead(self.ground, path):
            return ()
        acceptable = self.puzzle.acceptable(path)
        if not path:
            return tuple(acceptable)
        near = self.arrange(count_ways(self.ground, path), self.ground.near[path[-1]])
        return tuple(place for place in near if place in acceptable)

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices after each beginning of a path, in one pass over it."""
        if not self.puzzle.root:
            yield self.puzzle.acceptable(())
        if path:
            yield from descend(self.ground, self.arrange, path)

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """Yield the events of the search, from its beginning or from a state in it.

        Raises:
            ValueError: when it is not a state of this search.
        """
        root = self.puzzle.root
        path, undone = (root, None) if state is None else state
        if tuple(path[: len(root)]) != root:
            raise ValueError(tell("search-error-root", path=quote(path), root=str(list(root))))
        if not root:
            return self.stream_from_any(path, undone, every)
        return self.walk(self.arrange, path, undone, every)

    def walk(
        self, arrange: Arrange, path: Sequence[int], undone: int | None, every: bool
    ) -> Iterator[int]:
        """Yield the events after a path's first place, in an order, from a state there."""
        return stream(self.ground, arrange, path, undone, every)

    def rules_out(self, start: int) -> bool:
        """Tell whether no path begins on a place, without a search."""
        return self.ground.rules_out(start)

    def stream_from_any(
        self, path: Sequence[int], undone: int | None, every: bool
    ) -> Iterator[int]:
        """Yield the events with every place as the start, one after another."""
        starts = iter(self.puzzle.acceptable(()))
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
            # Each of many starts may be ruled out; a search from it would first look at all places.
            if len(path) > 1 or undone is not None or not self.rules_out(path[0]):
                for event in self.walk(self.arrange, path, undone, every):
                    yield event
            # The search from a start ends with an undo, unless it has found a tour.
            whole = len(path) == self.puzzle.length and undone is None
            if not every and (event >= 0 or whole):
                return
            yield ~path[0]
            path, undone = (), None

    def rewind(self, state: State) -> Iterator[int]:
        """Yield the events before a state, the latest first.

        They are the events of the mirrored search, which tries the places of each level in reverse,
        with place and undo exchanged; its next place is the one that this search has just undone.
        The state must be one of this search.
        """
        path, undone = state
        starts = self.puzzle.acceptable(()) if not self.puzzle.root else []
        *_, choices = self.descend(path)
        coming = choices[0 if undone is None else choices.index(undone) + 1 :]
        following = coming[0] if coming else None
        if path:
            yield from self.rewind_below(path, following)
        if self.puzzle.root:
            return
        if path:
            yield path[0]
        start = path[0] if path else following
        for before in reversed(starts if start is None else starts[: starts.index(start)]):
            yield ~before
            yield from self.rewind_below([before], None)
            yield before

    def rewind_below(self, path: Sequence[int], following: int | None) -> Iterator[int]:
        """Yield the events after a path's first place, backwards from before `following`."""

        def mirror(count: Sequence[int], near: Sequence[int]) -> Iterable[int]:
            return [*self.arrange(count, near)][::-1]

        return (~event for event in self.walk(mirror, path, following, every=True))
