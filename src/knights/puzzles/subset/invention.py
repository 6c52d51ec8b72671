"""Invent rows of numbers at random, with a sum that some of them make."""

from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values

FEWEST, MOST = 7, 10
LEAST, LARGEST = 3, 40


def invent(chance: Chance) -> Values:
    """Draw different numbers, of which at least two and not half are the sum."""
    count = FEWEST + chance.below(MOST - FEWEST + 1)
    numbers = chance.shuffle(range(LEAST, LARGEST + 1))[:count]
    taken = chance.shuffle(numbers)[: 2 + chance.below(count // 2 - 1)]
    return {"numbers": ",".join(map(str, numbers)), "target": str(sum(taken))}


def prune(values: Values) -> Values:
    return values
