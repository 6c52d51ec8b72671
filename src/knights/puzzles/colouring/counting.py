"""How many colourings a map has, counted region by region, without listing them.

The regions come in a row. All that matters of those that have come is which of the *frontier*, the
ones that still have a neighbour to come, share a colour: so colourings with the same sharing are
counted together. This is the transfer matrix, or frontier, method (Knuth, The Art of Computer
Programming 4A, 7.1.4).
"""

from collections.abc import Sequence
from math import comb, factorial

# For each region of the frontier the number of its colour, in the order in which they come first.
Sharing = tuple[int, ...]

# Reached after some seconds; all countries of the world in four colours take a few thousand.
MOST_SHARINGS = 50_000


def count_colourings(
    neighbours: Sequence[Sequence[int]], colours: int, most: int = MOST_SHARINGS
) -> int | None:
    """The number of colourings with at most so many colours.

    None where the frontier is so wide that there are more than so many ways to share colours.

    >>> count_colourings([[1, 2], [0, 2], [0, 1]], 3)
    6
    """
    counts: dict[Sharing, int] = {(): 1}
    frontier: list[int] = []
    for region, after in find_row(neighbours):
        near = [frontier.index(other) for other in neighbours[region] if other in frontier]
        kept = [place for place, other in enumerate([*frontier, region]) if other in after]
        new: dict[Sharing, int] = {}
        for sharing, count in counts.items():
            used = len(set(sharing))
            taken = {sharing[place] for place in near}
            for shade in range(used + 1):
                ways = colours - used if shade == used else int(shade not in taken)
                if ways > 0:
                    whole = (*sharing, shade)
                    shared = rename([whole[place] for place in kept])
                    new[shared] = new.get(shared, 0) + ways * count
        if len(new) > most:
            return None
        counts, frontier = new, after
    return sum(counts.values())


def count_kinds(neighbours: Sequence[Sequence[int]], colours: int) -> int | None:
    """The number of colourings that differ by more than the names of colours.

    Those with just k colours are counted by inclusion and exclusion; k! of them are of one kind.
    """
    counts = [count_colourings(neighbours, k) for k in range(colours + 1)]
    kinds = 0
    for k in range(colours + 1):
        just = 0
        for used, count in enumerate(counts[: k + 1]):
            if count is None:
                return None
            just += (-1) ** (k - used) * comb(k, used) * count
        kinds += just // factorial(k)
    return kinds


def find_row(neighbours: Sequence[Sequence[int]]) -> list[tuple[int, list[int]]]:
    """The regions in a row with a short frontier, each with the frontier after it.

    The next is the one after which the frontier is shortest, of equals one at the frontier.
    """
    left = [set(near) for near in neighbours]
    rest, row = set(range(len(neighbours))), []
    frontier: list[int] = []

    def grow(region: int) -> list[int]:
        """The frontier after one more region."""
        coming = rest - {region}
        return [other for other in [*frontier, region] if left[other] & coming]

    while rest:
        at = {other for one in frontier for other in left[one] & rest} or rest
        region = min(at, key=lambda one: (len(grow(one)), len(left[one] & rest), one))
        frontier = grow(region)
        rest.discard(region)
        row.append((region, frontier))
    return row


def rename(shades: Sequence[int]) -> Sharing:
    """Colours numbered in the order in which they come first."""
    names: dict[int, int] = {}
    return tuple(names.setdefault(shade, len(names)) for shade in shades)
