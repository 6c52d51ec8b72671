"""Random numbers that never change for a seed, on any machine and in any version of Python."""

from collections.abc import Iterable, Sequence


class Chance:
    """Random draws from a seed.

    The standard library promises only for `random()` that a seed yields the same in all later
    versions of Python, so all draws here are made of it.

    >>> chance = Chance(2026)
    >>> chance.shuffle("ABCDEF"), chance.below(100)
    (['B', 'F', 'D', 'E', 'C', 'A'], 22)
    """

    def __init__(self, seed: int) -> None:
        from random import Random  # slow to import, and seldom needed

        self._next = Random(seed).random

    def below(self, number: int) -> int:
        """Draw a number from 0 to `number` - 1."""
        return int(self._next() * number)

    def pick[T](self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle[T](self, items: Iterable[T]) -> list[T]:
        """Return all items in random order."""
        rest = list(items)
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return rest
