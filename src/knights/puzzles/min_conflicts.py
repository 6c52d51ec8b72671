"""Min-conflicts: a walk that begins with a value everywhere, and mends one conflict after another.

Each place gets a value by chance. Then, step by step, a place is drawn among those in conflict, and
gets a value with the fewest conflicts, by chance among equals; it may keep its own. The walk ends
when there is no conflict, or after `MOST` steps, which proves nothing. Nothing is tried in order
and nothing is taken back, so there is no tree.

Source: Minton, Johnston, Philips and Laird, "Minimizing conflicts: a heuristic repair method for
constraint satisfaction and scheduling problems" (Artificial Intelligence 58, 1992).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import NamedTuple, Protocol

from knights.language import Told
from knights.mistakes import check_whole, set_fields
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Choice, Parameter
from knights.search import Candidate, State, check_state

CONFLICTS = "conflicts"
# A walk that has found nothing is stopped after this many steps from the beginning.
MOST = 1000
GREATEST_SEED = 99_999_999


def strategy_with_walk(strategy: Parameter) -> tuple[Parameter, dict[str, tuple[str, ...]]]:
    """Return the strategy parameter with min-conflicts as one more choice, and what excludes it.

    The second value is the `needs` of parameters that a walk doesn't have, such as an order: one of
    the other strategies.
    """
    searches = {"strategy": tuple(one.value for one in strategy.choices)}
    return replace(strategy, choices=(*strategy.choices, Choice(CONFLICTS))), searches


def seed() -> Parameter:
    """The parameter that chooses the walk."""
    return Parameter(
        name="seed",
        type="integer",
        default="1",
        low=0,
        high=GREATEST_SEED,
        needs={"strategy": (CONFLICTS,)},
        room="search",
    )


class Tally(Protocol):
    """Counts conflicts among the values that are there."""

    def add(self, choice: int, number: int) -> None:
        """Add a value (1), or take it away (-1)."""
        ...

    def count(self, choice: int) -> int:
        """The values of other places that a value is in conflict with."""
        ...


class Move(NamedTuple):
    """A step: its choice, the one that was there before (None at the beginning), and the rest.

    `counts` are the conflicts of each option of the place, and `troubled` the number of places with
    options that were in conflict before.
    """

    choice: int
    before: int | None
    counts: tuple[int, ...]
    troubled: int


def walk(options: Sequence[Sequence[int]], tally: Tally, seed: int) -> Iterator[Move]:
    """Yield the steps of the walk of a seed, over the options of each place.

    The walk of a seed may never change.
    """
    chance, here = Chance(seed), list[int]()
    for own in options:
        here.append(chance.pick(own))
        tally.add(here[-1], 1)
        yield Move(here[-1], None, (), 0)
    for _ in range(MOST):
        troubled = [place for place, choice in enumerate(here) if tally.count(choice)]
        if not troubled:
            return
        place = chance.pick(troubled)
        before, own = here[place], options[place]
        tally.add(before, -1)
        counts = tuple(map(tally.count, own))
        least = min(counts)
        here[place] = chance.pick(
            [one for one, many in zip(own, counts, strict=True) if many == least]
        )
        tally.add(here[place], 1)
        yield Move(here[place], before, counts, len(troubled))


class Walk:
    """The part of a puzzle that walks; the puzzle says what is in conflict.

    A choice is `place * width + value`. The path lists the choices that were made, one after
    another: after the root, the first is for each place of `options`, and each later one changes a
    place, or leaves it as it is. A choice may come more than once. Nothing is taken back.
    """

    seed: int
    width: int
    # The choices of each place that gets one.
    options: Sequence[Sequence[int]]
    root: tuple[int, ...]
    size: int

    onward = True
    # A walk that has found nothing after its last step proves nothing.
    proves = False

    def set_walk(self, seed: int, width: int, options: Sequence[Sequence[int]]) -> None:
        """Set what a new walk needs.

        Raises:
            ValueError: when the seed is no number from 0 on.
        """
        check_whole("seed", seed, 0, GREATEST_SEED)
        set_fields(self, strategy=CONFLICTS, seed=seed, width=width, options=options)

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether what is there after a path is a solution."""
        raise NotImplementedError

    def make_tally(self) -> Tally:
        """Return a new tally, which counts the root."""
        raise NotImplementedError

    def tell_passed(self, conflicts: int | None) -> Told:
        """Say why a walk passes over a choice with some conflicts; None: with as few as another."""
        raise NotImplementedError

    @property
    def length(self) -> int:
        """More than the most steps: no number of steps makes a solution."""
        return len(self.root) + len(self.options) + MOST + 1

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        return tuple(walk(self.options, self.make_tally(), self.seed))

    def standing(self, path: Sequence[int]) -> list[int]:
        """The choices that are there after a path: the last one of each place, in order."""
        last = {choice // self.width: choice for choice in path}
        return [last[place] for place in sorted(last)]

    def last_move(self, path: Sequence[int]) -> Move | None:
        """The last step of a path, or None at the beginning."""
        return self.moves[len(path) - len(self.root) - 1] if len(path) > len(self.root) else None

    def next_move(self, path: Sequence[int]) -> Move | None:
        """The step after a path, or None at the end of the walk."""
        begun = len(path) - len(self.root)
        made = (move.choice for move in self.moves[:begun])
        if begun >= len(self.moves) or [*path] != [*self.root, *made]:
            return None
        return self.moves[begun]

    def count_conflicts(self, path: Sequence[int], choice: int) -> int:
        """The values of other places that a choice is in conflict with after a path."""
        tally = self.make_tally()
        for other in self.standing(path[len(self.root) :]):
            if other // self.width != choice // self.width:
                tally.add(other, 1)
        return tally.count(choice)

    def look_ahead(self) -> None:
        """Return None: a walk does not look ahead."""
        return

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at the options of the next place, each with its conflicts."""
        move = self.next_move(path)
        if move is None:
            return
        if move.before is None:
            yield Candidate(move.choice)
            return
        own = move.choice // self.width
        options = next(one for one in self.options if one[0] // self.width == own)
        least = min(move.counts)
        for choice, count in zip(options, move.counts, strict=True):
            passed = self.tell_passed(None if count == least else count)
            yield Candidate(choice, None if choice == move.choice else passed)

    def choices(self, path: Sequence[int]) -> list[int]:
        move = self.next_move(path)
        return [] if move is None else [move.choice]

    def descend(self, path: Iterable[int]) -> Iterator[list[int]]:
        """Yield the choices after each beginning of a path, in one pass over it."""
        yield [move.choice for move in self.moves[:1]]
        for depth, _ in enumerate(islice(path, len(self.root), None), start=1):
            yield [move.choice for move in self.moves[depth : depth + 1]]

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        check_state(self, state)
        begun = 0 if state is None else len(state.path) - len(self.root)
        return (move.choice for move in self.moves[begun:])
