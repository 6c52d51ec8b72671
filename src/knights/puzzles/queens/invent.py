"""A number of queens, by chance."""

from knights.puzzles.chance import Chance

# With five the search never goes back; with fourteen it takes long.
FEWEST, MOST = 6, 13


def invent(chance: Chance) -> dict[str, str]:
    return {"n": str(FEWEST + chance.below(MOST - FEWEST + 1))}
