"""Count the colourings of a map region by region, without listing them.

The regions are put in a row. Of those that were coloured, only the *frontier* matters: the regions
with a neighbour that is still to come, and which of them share a colour. So colourings with the
same sharing are counted together. This is the transfer matrix, or frontier, method (Knuth, The Art
of Computer Programming 4A, 7.1.4).
"""

from collections.abc import Sequence
from math import comb, factorial, perm

# The number of each frontier region's colour; colours are numbered in order of appearance.
Sharing = tuple[int, ...]

# Some seconds of counting; the world map in four colours takes a few thousand.
MOST_SHARINGS = 50_000


def count_colourings(
    neighbours: Sequence[Sequence[int]], colours: int, most: int = MOST_SHARINGS
) -> int | None:
    """Count the colourings with at most `colours` colours.

    None if the frontier is so wide that there are more than `most` ways to share colours.

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
    """Count the colourings that differ by more than the names of colours.

    Those with exactly k colours are counted by inclusion and exclusion; k! of them are of one kind.
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


def count_completions(
    neighbours: Sequence[Sequence[int]], colours: int, givens: Sequence[int]
) -> int | None:
    """Count the colourings that have given colours; `givens` are region * colours + colour.

    Regions with the same given colour become one, and all of these touch one another. The given
    colours are one of the k (k - 1) ... ways in which these can be coloured, which are all alike.

    >>> count_completions([[1, 2], [0, 2], [0, 1]], 3, [0])
    2
    """
    given = dict(divmod(choice, colours) for choice in givens)
    used = sorted(set(given.values()))
    free = [region for region in range(len(neighbours)) if region not in given]
    at = {region: place for place, region in enumerate(free)}
    place = {**at, **{region: len(free) + used.index(given[region]) for region in given}}
    near: list[set[int]] = [set() for _ in range(len(free) + len(used))]
    for region, others in enumerate(neighbours):
        near[place[region]] |= {place[other] for other in others}
    together = set(range(len(free), len(near)))
    for one in together:
        near[one] |= together - {one}
    found = count_colourings([sorted(others) for others in near], colours)
    return None if found is None else found // perm(colours, len(used))


def find_row(neighbours: Sequence[Sequence[int]]) -> list[tuple[int, list[int]]]:
    """Put the regions in a row with a short frontier; return each with the frontier after it.

    The next region is the one that leaves the shortest frontier; among equals one at the frontier.
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
    """Number colours in order of appearance."""
    names: dict[int, int] = {}
    return tuple(names.setdefault(shade, len(names)) for shade in shades)
