"""Tours: the rules, and a strategy that decides what the search tries."""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from knights.board import Board, SquareLike
from knights.language import tell
from knights.mistakes import check_choice, check_whole, set_fields
from knights.move_orders import ORDERS, MovesLike
from knights.puzzles.path_search import walk
from knights.puzzles.tour.batches import DEEPEST, batched
from knights.puzzles.tour.givens import GivensLike, write_givens
from knights.puzzles.tour.naive import wander
from knights.puzzles.tour.numbered import Numbered
from knights.puzzles.tour.rules import Rules
from knights.puzzles.tour.strategies import by_degree, prune
from knights.quoting import cite
from knights.search import Candidate, State, acceptable, check_state, events, rewind
from knights.search.batches import gather

if TYPE_CHECKING:
    from knights.puzzles.tour.construct import Construction


class Strategy(Protocol):
    """Changes the order of a tour's choices, or leaves out some that lead nowhere."""

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        """Return the acceptable squares to try, in order: a pure function of the path."""
        ...

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices after each beginning of a path, in one pass over it."""
        ...

    def stream(self, state: State | None, every: bool) -> Iterator[int]:
        """Yield the events of the search with these choices."""
        ...

    def rewind(self, state: State) -> Iterator[int]:
        """Yield the events before a state, the latest first."""
        ...


BACKTRACK = "backtrack"
PRUNED = "pruned"
WARNSDORFF = "warnsdorff"
NAIVE = "naive"
CONSTRUCT = "construct"
STRATEGIES = (BACKTRACK, PRUNED, WARNSDORFF, NAIVE, CONSTRUCT)
TIES = ("order", "degree", "centre", "random")


@dataclass(frozen=True, repr=False)
class Tour(Rules):
    """The search for a tour with the given moves, tried in their order.

    `start` is a square, or None for any; `moves` may be the name of an order. `closed`: a move must
    lead from the last square back to the start. `end` is the square that must come last. `givens`
    are numbers that squares have beforehand: "7:c3,13:e1", or `{7: "c3", 13: "e1"}`.

    `strategy` "backtrack" tries every acceptable square; "pruned" tries nothing at positions from
    which no tour is possible; "warnsdorff" tries squares with the fewest ways on first, `ties`
    broken by a rule or `seed`; "naive" tries all sequences of moves, and looks for repeated squares
    only at the end; "construct" does not search, and gives only one tour.

    >>> from knights import solve
    >>> print(solve(Tour("3x4", "a1")))
     3  6 11  8
    12  9  2  5
     1  4  7 10

    Raises:
        ValueError: when the rules don't go together, or there is no such strategy or tie-break.
    """

    strategy: str = BACKTRACK
    ties: str = "centre"
    seed: int = 0

    def __init__(
        self,
        board: Board | str,
        start: SquareLike | None = None,
        moves: MovesLike = "textbook",
        closed: bool = False,
        end: SquareLike | None = None,
        strategy: str = BACKTRACK,
        ties: str = "centre",
        seed: int = 0,
        givens: GivensLike = (),
    ) -> None:
        super().__init__(board, start, moves, closed, end, givens)
        set_fields(self, strategy=check_choice("strategy", strategy, STRATEGIES))
        set_fields(self, ties=check_choice("ties", ties, TIES), seed=check_whole("seed", seed, 0))
        if self.strategy == CONSTRUCT:
            self._check_construction()

    def _check_construction(self) -> None:
        if self.givens:
            strategy, given = repr(self.strategy), cite(write_givens(self.board, self.givens))
            raise ValueError(tell("tour-error-construct-givens", givens=given, strategy=strategy))
        if set(self.moves) != set(ORDERS["textbook"]) or self.end is not None:
            raise ValueError(tell("tour-error-construct", strategy=repr(self.strategy)))
        from knights.puzzles.tour.construct import refusal  # large, and seldom needed

        if reason := refusal(self.board, self.start, self.closed):
            raise ValueError(reason)

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
                # The strategy's order replaces the move order, place by place.
                yield Candidate(next(coming))
            else:
                built = self.strategy == CONSTRUCT
                dead = tell(f"tour-dead-{'ending' if self.givens else self.goal}")
                reason = tell("tour-elsewhere") if built else dead
                yield Candidate(candidate.choice, reason)

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        if self._strategy is not None:
            return self._strategy.choices(path)
        return acceptable(self._natural(path))

    def _natural(self, path: Sequence[int]) -> Iterator[Candidate]:
        if self.strategy != NAIVE:
            yield from self._rules(path)
            return
        for square in self._targets(path):
            if square is None:
                yield Candidate(None, tell("tour-off-board"))
            else:
                yield Candidate(
                    square, tell("tour-blocked") if square in self.board.holes else None
                )

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices after each beginning of a path, the root first, in one pass over it."""
        return super().descend(path) if self._strategy is None else self._strategy.descend(path)

    def knows(self, path: Sequence[int]) -> bool:
        """Tell whether the constructed tour begins with a path."""
        return self.strategy == CONSTRUCT and self._construction.knows(path)

    @property
    def certain(self) -> bool:
        """Tell whether each complete path is a tour: the naive method finds that out at the end."""
        return self.strategy != NAIVE

    def dead_after(self, path: Sequence[int]) -> int | None:
        """The length of the shortest beginning that repeats a square, or None."""
        if self.certain:
            return None
        seen: set[int] = set()
        for depth, square in enumerate(path, start=1):
            if square in seen:
                return depth
            seen.add(square)
        return None

    def fits(self, square: int, depth: int, visited: set[int], start: int) -> bool:
        return self.strategy == NAIVE or super().fits(square, depth, visited, start)

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """Yield the events of the search, in the fastest form for its strategy."""
        if self._strategy is not None:
            return self._strategy.stream(state, every)
        if self.strategy == NAIVE:
            return wander(self, state, every)
        if self.length < 3:
            return events(self, state, every)
        if self.givens:
            return Numbered(self).stream(state, every)
        return walk(self, state, every)

    def rewind(self, state: State) -> Iterator[int]:
        """Yield the events before a state, the latest first.

        Raises:
            ValueError: when it is not a state of this search.
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
        """Yield the events of `stream` in arrays of `size`; the last may be shorter.

        With `first`, slow searches begin with arrays of that length, which grow to `size`.

        Raises:
            ValueError: when the size is below 1, or it is not a state of this search.
        """
        if size < 1:
            raise ValueError(tell("tour-error-size", size=str(size)))
        if self.strategy == BACKTRACK and 3 <= self.length <= DEEPEST:
            return batched(self, state, every, size)
        return gather(self, self.stream(state, every), size, first)

    @cached_property
    def _strategy(self) -> Strategy | None:
        match self.strategy:
            case "pruned":
                return prune(self)
            case "warnsdorff":
                return prune(self, by_degree(self, self.ties, self.seed))
            case "construct":
                return self._construction
        return None

    @cached_property
    def _construction(self) -> "Construction":
        from knights.puzzles.tour.construct import Construction  # large, and seldom needed

        return Construction(self)
