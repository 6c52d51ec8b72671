"""Forced moves: conclusions for a path through all places from places that have only two ways left.

A path enters each free place by one way and leaves it by another. So a place with two ways has
both; a place that has both has no others; and forced ways must not close a ring. Each conclusion
may lead to the next, and some lead to a contradiction: then there is no path.

The end is treated alike by a virtual place `back`, which joins it to the path's last place `here`.
So the path is one ring through all places, and the way from `back` to `here` is forced from the
beginning.

If moves cannot be taken back each place is two sides, one to enter and one to leave, with a forced
way between them. So the same rules hold for rings of sides.
"""

from collections.abc import Iterable, Sequence

Place = int
Mask = int  # a set of places: bit s stands for place s


class Ways:
    """The ways of a ring through all places, and the forced ones among them.

    `ways[s]` are the places that may still be before or after s, and `need[s]` the number that
    must. Forced ways form chains; `tail[s]` is the far end of the chain that ends at s. `missing`
    is the number of ways of the ring that are not forced yet.
    """

    def __init__(self, ways: Sequence[Mask], pairs: Iterable[tuple[Place, Place]], missing: int):
        self.ways = [*ways]
        self.tail = [*range(len(ways))]
        self.need = [2] * len(ways)
        self.missing = missing
        for one, other in pairs:
            self.tail[one], self.tail[other] = other, one
            self.need[one] = self.need[other] = 1

    def contradict(self, tight: Iterable[Place]) -> bool:
        """Draw all conclusions, from places with few ways on; tell whether one is impossible."""
        ways, need = self.ways, self.need
        waiting = [place for place in tight if ways[place].bit_count() <= need[place]]
        while waiting:
            place = waiting.pop()
            if ways[place].bit_count() < need[place]:
                return True
            while ways[place]:
                if not self.join(place, ways[place].bit_length() - 1, waiting):
                    return True
            if need[place]:
                return True
        return False

    def join(self, one: Place, other: Place, waiting: list[Place]) -> bool:
        """Force a way; tell whether that is possible."""
        ways, need, tail = self.ways, self.need, self.tail
        first, last = tail[one], tail[other]
        self.missing -= 1
        if first == other and self.missing:
            return False  # a ring without some places
        ways[one] ^= 1 << other
        ways[other] ^= 1 << one
        need[one] -= 1
        need[other] -= 1
        tail[first], tail[last] = last, first
        if ways[first] >> last & 1 and self.missing > 1:
            self.cut(first, 1 << last, waiting)
        if not need[other]:
            self.cut(other, ways[other], waiting)
        return True

    def cut(self, place: Place, lost: Mask, waiting: list[Place]) -> None:
        """Rule out ways from a place to some others."""
        ways, need = self.ways, self.need
        ways[place] ^= lost
        if ways[place].bit_count() <= need[place]:
            waiting.append(place)
        mine = 1 << place
        while lost:
            other = lost.bit_length() - 1
            lost ^= 1 << other
            left = ways[other] ^ mine
            ways[other] = left
            if left.bit_count() <= need[other]:
                waiting.append(other)


def is_lost(
    around: Sequence[Mask],
    near: Iterable[Place],
    here: Place,
    free: Sequence[Place],
    finals: Sequence[bool],
) -> bool:
    """Tell whether no path goes on from here through all free places.

    `around[s]` are the places next to s, `near` those that a move leads to from here; the path
    must end on one of `finals`.
    """
    return find_end(around, near, here, free, finals) is None


def find_end(
    around: Sequence[Mask],
    near: Iterable[Place],
    here: Place,
    free: Sequence[Place],
    finals: Sequence[bool],
    likely: Place | None = None,
    most: int = 64,
    out: int = 0,
) -> Place | None:
    """Find a place at which a path from here may end, as far as forced moves tell.

    The answer is None if no path is possible. The likely end is tried first. Otherwise the end is
    left open first, because most lost positions are lost with any end. If more than `most` ends are
    possible, they are not tried one by one. `out` is the difference of the numbers of a place's two
    sides, if it has two.
    """
    ways, pairs = set_out(around, near, here, free, out)
    back, bit = len(around), 1 << len(around)
    numbers = [near_it.bit_count() for near_it in ways]
    sides = [here + out, *free, *((place + out for place in free) if out else ())]
    tight = [side for side in sides if numbers[side] < 3]

    def suits(*ends: Place) -> bool:
        ring = Ways(ways, pairs, len(free) + 1)
        for end in ends:
            ring.ways[end + out] |= bit
            ring.ways[back] |= 1 << end + out
        return not ring.contradict([*tight, *(end + out for end in ends), back])

    if likely is not None and likely in free and suits(likely):
        return likely
    # The likeliest ends come first: the first one without a contradiction is enough.
    ends = sorted([place for place in free if finals[place]], key=numbers.__getitem__)
    if not suits(*ends):
        return None
    if len(ends) > most:
        return ends[0]
    return next((end for end in ends if end != likely and suits(end)), None)


def falls_apart(around: Sequence[Mask], near: Iterable[Place], free: Sequence[Place]) -> bool:
    """Tell whether some free place cannot be reached through free ones from those that are near."""
    left = sum(1 << place for place in free)
    new = sum(1 << place for place in near) & left
    while new:
        left ^= new
        beside = 0
        while new:
            place = new.bit_length() - 1
            new ^= 1 << place
            beside |= around[place]
        new = beside & left
    return left > 0


def set_out(
    around: Sequence[Mask], near: Iterable[Place], here: Place, free: Sequence[Place], out: int
) -> tuple[list[Mask], list[tuple[Place, Place]]]:
    """The ways among free places and from here, without those of the end, and the forced pairs.

    The last of the ways are those of `back`.
    """
    left = sum(1 << place for place in free)
    ways = [near_it & (left | left << out) for near_it in around]
    ways.append(0)
    ways[here] = ways[here + out] = 0
    for place in near:
        if left >> place & 1:
            ways[place] |= 1 << here + out
            ways[here + out] |= 1 << place
    pairs = [(here + out, len(around))]
    if out:
        pairs += [(place, place + out) for place in free]
    return ways, pairs
