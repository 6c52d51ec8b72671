"""Chance that is the same everywhere: what a seed stands for never changes."""

from collections.abc import Iterable, Sequence


class Chance:
    """Draws from a seed.

    Of the standard library's generator only `random()` is promised to yield the same for a seed in
    every version to come; all that is drawn is made of it here.

    >>> chance = Chance(2026)
    >>> chance.shuffle("ABCDEF"), chance.below(100)
    (['B', 'F', 'D', 'E', 'C', 'A'], 22)
    """

    def __init__(self, seed: int) -> None:
        from random import Random  # only who draws loads it

        self._next = Random(seed).random

    def below(self, number: int) -> int:
        """A number from 0 to one less than `number`."""
        return int(self._next() * number)

    def pick[T](self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle[T](self, items: Iterable[T]) -> list[T]:
        """All of them, in any order."""
        rest = list(items)
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return rest
