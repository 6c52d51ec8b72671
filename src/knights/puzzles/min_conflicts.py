"""Min-conflicts: a walk that begins with a value everywhere, and mends one conflict after another.

Each place gets a value by chance. Then, step by step, a place is drawn among those in conflict, and
gets a value with the fewest conflicts, by chance among equals; it may keep its own. The walk ends
when there is no conflict, or after `MOST` steps, which proves nothing. Nothing is tried in order
and nothing is taken back, so there is no tree.

Source: Minton, Johnston, Philips and Laird, "Minimizing conflicts: a heuristic repair method for
constraint satisfaction and scheduling problems" (Artificial Intelligence 58, 1992).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from knights.puzzles.chance import Chance

CONFLICTS = "conflicts"
# A walk that has found nothing is stopped after this many steps from the beginning.
MOST = 1000


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

    `counts` are the conflicts of each option of the place, and `troubled` the number of places that
    were in conflict before.
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
