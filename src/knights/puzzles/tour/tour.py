"""Tours: a path of moves that takes every square of a board once.

A choice is a square. A given start is the root of every path and no event; without one the first
choice is any square.
"""

from array import array
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import sub
from typing import Protocol

from knights.board import ORDERS, Board, Moves, check_moves
from knights.search import Candidate, State, acceptable, check_state, events, rewind

OFF_BOARD = "off the board"
HOLE = "blocked"
VISITED = "on the path already"
KEPT = "kept for the last move"
CUT = "no tour goes on from there"
ELSEWHERE = "the tour that was put together goes elsewhere"


class Strategy(Protocol):
    """What changes the order of the choices of a tour, or leaves out some that lead nowhere."""

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        """Those of the acceptable squares that are tried, in order: a pure function of the path."""
        ...

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """The choices below each beginning of a path, in one pass over it."""
        ...

    def stream(self, state: State | None, every: bool) -> Iterator[int]:
        """The events of the search with these choices."""
        ...

    def rewind(self, state: State) -> Iterator[int]:
        """The events before a state, the latest first."""
        ...


# Besides these two, strategies come from `orders.STRATEGIES`: name to a function of the tour.
BACKTRACK = "backtrack"
NAIVE = "naive"
CONSTRUCT = "construct"
STRATEGIES = (BACKTRACK, "pruned", "warnsdorff", NAIVE, CONSTRUCT)
TIES = ("order", "degree", "centre", "random")


@dataclass(frozen=True)
class Tour:
    """The search for a tour with the given moves, tried in their order.

    `start` is a square, or None for any. `closed`: from the last square a move must lead back to
    the start. `end` is the square that must come last. `strategy` says how it is searched:
    "backtrack" tries every acceptable square; "pruned" leaves out positions that no tour goes
    through; "warnsdorff" goes first where the fewest ways lead on, `ties` broken by `seed` or rule;
    "naive" tries all sequences of moves, and looks only at the end whether a square came twice;
    "construct" does not search, and gives one tour only.

    >>> from knights.search import Search
    >>> Search(Tour(Board(3, 4), start=0)).run().solutions
    [(0, 6, 8, 1, 7, 9, 2, 11, 5, 3, 10, 4)]

    Raises:
        ValueError: when the start or the end is no free square of the board, both are the same, or
            a strategy or tie-break has no such name.
    """

    board: Board
    start: int | None = None
    moves: Moves = ORDERS["textbook"]
    closed: bool = False
    end: int | None = None
    strategy: str = BACKTRACK
    ties: str = "centre"
    seed: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "moves", check_moves(self.moves))
        if not self.length:
            raise ValueError(
                f"board {self.board}: every square is blocked; leave at least one free"
            )
        for square, word in ((self.start, "start"), (self.end, "end")):
            if square is not None:
                self._check_square(square, word)
        if self.end is not None and self.end == self.start and self.length > 1:
            name = self.board.name(self.end)
            raise ValueError(f"end {name!r}: it is the start; a tour ends on another square")
        self._check_strategy()

    def _check_square(self, square: int, word: str) -> None:
        if not 0 <= square < self.board.size:
            raise ValueError(
                f"{word} {square!r}: the squares of the {self.board} board are"
                f" 0 to {self.board.size - 1}"
            )
        if square in self.board.holes:
            raise ValueError(f"{word} {self.board.name(square)!r}: it is a hole; choose another")

    def _check_strategy(self) -> None:
        if self.strategy not in STRATEGIES:
            raise ValueError(
                f"strategy {self.strategy!r}: it must be one of {', '.join(STRATEGIES)}"
            )
        if self.ties not in TIES:
            raise ValueError(f"ties {self.ties!r}: it must be one of {', '.join(TIES)}")

        if self.strategy == CONSTRUCT:
            self._check_construction()

    def _check_construction(self) -> None:
        from knights.puzzles.tour.construct import refusal  # which needs to know tours

        if set(self.moves) != set(ORDERS["textbook"]) or self.end is not None:
            raise ValueError(
                f"strategy {self.strategy!r}: it knows knight's tours, and no given end; choose"
                " another"
            )
        if reason := refusal(self.board, self.start, self.closed):
            raise ValueError(reason)

    @property
    def size(self) -> int:
        return self.board.size

    @property
    def root(self) -> tuple[int, ...]:
        return () if self.start is None else (self.start,)

    @cached_property
    def length(self) -> int:
        """The number of squares that are not blocked."""
        return self.board.size - len(self.board.holes)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each square, where the moves lead from it, in their order."""
        return self.board.neighbours(self.moves)

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every move in order; without a start, first at every square of the board."""
        if self._strategy is None:
            yield from self._natural(path)
            return
        chosen = self._strategy.choices(path)
        coming = iter(chosen)
        for candidate in self._natural(path):
            if candidate.reason is not None:
                yield candidate
            elif candidate.choice in chosen:
                # The strategy's order fills the places of the move order.
                yield Candidate(next(coming))
            else:
                reason = ELSEWHERE if self.strategy == CONSTRUCT else CUT
                yield Candidate(candidate.choice, reason)

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        if self._strategy is not None:
            return self._strategy.choices(path)
        return acceptable(self._natural(path))

    def acceptable(self, path: Sequence[int]) -> list[int]:
        """The squares that the rules of the tour allow below a path, in the move order."""
        return acceptable(self._rules(path))

    def _natural(self, path: Sequence[int]) -> Iterator[Candidate]:
        if self.strategy != NAIVE:
            yield from self._rules(path)
            return
        for square in self._targets(path):
            if square is None:
                yield Candidate(None, OFF_BOARD)
            else:
                yield Candidate(square, HOLE if square in self.board.holes else None)

    def _rules(self, path: Sequence[int]) -> Iterator[Candidate]:
        visited = set(path)
        last = len(path) == self.length - 1
        for square in self._targets(path):
            if square is None:
                yield Candidate(None, OFF_BOARD)
            elif square in self.board.holes:
                yield Candidate(square, HOLE)
            elif square in visited:
                yield Candidate(square, VISITED)
            elif square == self.end and not last:
                yield Candidate(square, KEPT)
            elif last and self.closed and not self._closes(path, square):
                start = self.board.name(path[0] if path else square)
                yield Candidate(square, f"no move leads from there back to {start}")
            else:
                yield Candidate(square)

    def _targets(self, path: Sequence[int]) -> Iterator[int | None]:
        """Where the moves lead, holes included; None off the board."""
        if not path:
            yield from range(self.size)
            return
        rank, file = divmod(path[-1], self.board.columns)
        for dx, dy in self.moves:
            on_board = 0 <= file + dx < self.board.columns and 0 <= rank + dy < self.board.rows
            yield path[-1] + dy * self.board.columns + dx if on_board else None

    def _closes(self, path: Sequence[int], square: int) -> bool:
        return bool(path) and path[0] in self.neighbours[square]

    def solved(self, path: Sequence[int]) -> bool:
        """Whether the path is a tour as asked for, worked out from coordinates alone.

        In few passes over whole lists, so that a million squares take a fraction of a second.
        """
        taken = set(path)
        if len(path) != len(taken) or len(path) != self.length:
            return False
        board = self.board
        if min(taken) < 0 or max(taken) >= board.rows * board.columns:
            return False
        line = [*path, path[0]] if self.closed else path
        files = [square % board.columns for square in line]
        ranks = [square // board.columns for square in line]
        hops = zip(map(sub, files[1:], files), map(sub, ranks[1:], ranks), strict=True)
        return (
            taken.isdisjoint(board.holes)
            and set(hops).issubset(self.moves)
            and self.start in (None, path[0])
            and self.end in (None, path[-1])
        )

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices below each beginning of a path, the root first, in one pass over it."""
        if self._strategy is not None:
            yield from self._strategy.descend(path)
            return
        visited = set(self.root)
        if not self.root:
            yield [square for square in self.board.squares if self._fits(square, 0, visited, -1)]
        for depth, square in enumerate(path, start=1):
            visited.add(square)
            near = self.neighbours[square]
            if depth >= len(self.root):
                yield [other for other in near if self._fits(other, depth, visited, path[0])]

    def knows(self, path: Sequence[int]) -> bool:
        """Whether a tour that is put together begins with a path."""
        from knights.puzzles.tour.construct import Construction  # which needs to know tours

        return isinstance(self._strategy, Construction) and self._strategy.knows(path)

    def _fits(self, square: int, depth: int, visited: set[int], start: int) -> bool:
        """Whether the rules let a square that is reached come after so many others."""
        if self.strategy == NAIVE:
            return True
        if square in visited:
            return False
        if depth < self.length - 1:
            return square != self.end
        return not self.closed or (depth > 0 and start in self.neighbours[square])

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """Yield the events of the search, in the fastest form there is for the strategy."""
        if self._strategy is not None:
            return self._strategy.stream(state, every)
        if self.strategy == NAIVE or self.length < 3:
            return events(self, state, every)
        return walk(self, state, every)

    def rewind(self, state: State) -> Iterator[int]:
        """Yield the events before a state, the latest first.

        Raises:
            ValueError: when the state is none of this search.
        """
        if self._strategy is None:
            return rewind(self, state)
        check_state(self, state)
        return self._strategy.rewind(state)

    def batches(
        self,
        state: State | None = None,
        every: bool = False,
        size: int = 1 << 16,
        first: int | None = None,
    ) -> Iterator["array[int]"]:
        """Yield the events of `stream` in arrays of `size`, but for the last, which may be shorter.

        With `first` they begin with so many, where an event is costly, and grow to `size`.

        Raises:
            ValueError: when the size is below 1 or the state is none of this search.
        """
        from knights.puzzles.tour.batches import DEEPEST, gather, unroll

        if size < 1:
            raise ValueError(f"batch size {size}: it must be at least 1")
        if self.strategy == BACKTRACK and 3 <= self.length <= DEEPEST:
            return unroll(self, state, every, size)
        return gather(self, self.stream(state, every), size, first)

    @cached_property
    def _strategy(self) -> Strategy | None:
        if self.strategy in (BACKTRACK, NAIVE):
            return None
        if self.strategy == CONSTRUCT:
            from knights.puzzles.tour.construct import Construction

            return Construction(self)
        from knights.puzzles.tour.orders import STRATEGIES as MAKERS  # which needs to know tours

        make: Callable[[Tour], Strategy] = MAKERS[self.strategy]
        return make(self)


Live = list[tuple[int, ...] | None]


def walk(tour: Tour, state: State | None, every: bool) -> Iterator[int]:
    """Yield the events of plain backtracking from one flat loop, for a tour of 3 squares or more.

    `live[s]` is where the moves lead from s, or None while s is on the path: one look-up tells that
    a square is free, and what comes below it. `trails[d]` iterates over what may stand at depth d.
    A given end is never live, and the last free square is dealt with apart from the loop.
    """
    state = yield from climb(tour, state, every)
    if state is None:
        return
    live, path, trails, trail = retrace(tour, state)
    neighbours, root, nearly = tour.neighbours, len(tour.root), tour.length - 1
    depth = len(state.path)
    while True:
        for square in trail:
            below = live[square]
            if below is not None:
                yield square
                live[square] = None
                path[depth] = square
                trails[depth] = trail
                depth += 1
                trail = iter(below)
                if depth == nearly:
                    trail = iter(())
                    for last in finals(tour, live, path[0], below):
                        yield last
                        if not every:
                            return
                        yield ~last
                break
        else:
            if depth == root:
                return
            depth -= 1
            square = path[depth]
            yield ~square
            live[square] = neighbours[square]
            trail = trails[depth]


def climb(tour: Tour, state: State | None, every: bool) -> Generator[int, None, State | None]:
    """Yield the events up to the first state that has two squares free, and return that state.

    Return None when the search ends before. From such a state on, `walk` needs to look at the end
    of the tour only where a place leads to it.
    """
    path, undone = list(tour.root), None
    if state is not None:
        check_state(tour, state)
        path, undone = list(state.path), state.undone
    if len(path) < tour.length - 1:
        return State(tuple(path), undone)
    for event in events(tour, state, every):
        yield event
        if event >= 0:
            path.append(event)
            continue
        path.pop()
        if len(path) < tour.length - 1:
            return State(tuple(path), ~event)
    return None


def retrace(tour: Tour, state: State) -> tuple[Live, list[int], list[Iterator[int]], Iterator[int]]:
    """What `walk` knows at a state: the live squares, path, trails, and what comes next."""
    live: Live = list(tour.neighbours)
    if tour.end is not None:
        live[tour.end] = None
    path = [0] * tour.length
    trails: list[Iterator[int]] = [iter(())] * tour.length
    trail = iter(tour.board.squares)
    for depth, square in enumerate(state.path):
        if depth >= len(tour.root):
            pass_by(trail, square)
        path[depth], trails[depth] = square, trail
        live[square] = None
        trail = iter(tour.neighbours[square])
    if state.undone is not None:
        pass_by(trail, state.undone)
    return live, path, trails, trail


def pass_by(trail: Iterator[int], square: int) -> None:
    """Move a trail on until just after a square."""
    for passed in trail:
        if passed == square:
            return


def finals(tour: Tour, live: Live, start: int, squares: Iterable[int]) -> list[int]:
    """Those of the squares that can come last, when only one is free."""
    return [
        last
        for last in squares
        if (live[last] is not None or last == tour.end)
        and (not tour.closed or start in tour.neighbours[last])
    ]
