"""Forced moves: what follows for a tour from the squares that have only two ways left.

A tour comes to each free square by one way and leaves it by another. So a square with two ways has
both; a square that has both has no others; and what is forced must not close a ring. Each
conclusion may lead to the next, and some lead to a contradiction: then no tour is left.

The end is no exception: from it a way is thought that leads back to the piece, through one square
more that stands for all of them. With this square `back` the tour is one ring through all squares.
"""

from collections.abc import Iterable, Sequence

# Of more ends none is looked at by itself: on a large board that would be most of the work.
MOST_ENDS = 64

Square = int
Mask = int  # a set of squares: bit s stands for square s


class Ways:
    """The ways of a ring through so many squares, and what is forced.

    `ways[s]` are the squares of which it is open whether they come just before or after s, and
    `need[s]` how many of them must. Forced ways are chains; `tail[s]` is the far end of the chain
    that ends on s.
    """

    def __init__(self, ways: Sequence[Mask], squares: int) -> None:
        self.ways = [*ways]
        self.tail = [*range(len(ways))]
        self.need = [2] * len(ways)
        self.missing = squares

    def contradict(self, tight: Iterable[Square]) -> bool:
        """Draw all conclusions, from squares with few ways on; tell whether one is impossible."""
        ways, need = self.ways, self.need
        waiting = [square for square in tight if ways[square].bit_count() < 3]
        while waiting:
            square = waiting.pop()
            if ways[square].bit_count() < need[square]:
                return True
            while ways[square]:
                if not self.join(square, ways[square].bit_length() - 1, waiting):
                    return True
            if need[square]:
                return True
        return False

    def join(self, one: Square, other: Square, waiting: list[Square]) -> bool:
        """Force a way; tell whether that is possible."""
        ways, need, tail = self.ways, self.need, self.tail
        first, last = tail[one], tail[other]
        self.missing -= 1
        if first == other and self.missing:
            return False  # a ring without some squares
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

    def cut(self, square: Square, lost: Mask, waiting: list[Square]) -> None:
        """Take ways from a square to some others away."""
        ways, need = self.ways, self.need
        ways[square] ^= lost
        if ways[square].bit_count() <= need[square]:
            waiting.append(square)
        mine = 1 << square
        while lost:
            other = lost.bit_length() - 1
            lost ^= 1 << other
            left = ways[other] ^ mine
            ways[other] = left
            if left.bit_count() <= need[other]:
                waiting.append(other)


def is_lost(
    around: Sequence[Mask],
    near: Iterable[Square],
    here: Square,
    free: Sequence[Square],
    finals: Sequence[bool],
) -> bool:
    """Tell whether it is impossible that a tour goes on from here through all free squares.

    `around[s]` are the squares around s, `near` those that a move leads to from here; the tour ends
    on one of `finals`.
    """
    return find_end(around, near, here, free, finals) is None


def find_end(
    around: Sequence[Mask],
    near: Iterable[Square],
    here: Square,
    free: Sequence[Square],
    finals: Sequence[bool],
    likely: Square | None = None,
) -> Square | None:
    """Find a square at which a tour from here may end, as far as what is forced tells.

    None: there is no such tour. Another end is looked for only if the likely one is none; and first
    it is left open where the tour ends, for most of what is lost is lost wherever that is. Where
    there may be more than MOST_ENDS no more is asked.
    """
    left = 0
    for square in free:
        left |= 1 << square
    back = len(around)
    ways = [around_it & left for around_it in around]
    ways[here] = 1 << back
    for square in near:
        if left >> square & 1:
            ways[square] |= 1 << here
            ways[here] |= 1 << square
    numbers = [near_it.bit_count() for near_it in ways]
    tight = [here, *(square for square in free if numbers[square] < 3), back]

    def suits(*ends: Square) -> bool:
        ring = Ways([*ways, 1 << here], len(free) + 2)
        for end in ends:
            ring.ways[end] |= 1 << back
            ring.ways[back] |= 1 << end
        return not ring.contradict([*tight, *ends])

    if likely is not None and left >> likely & 1 and suits(likely):
        return likely
    # The likeliest ends first: one that contradicts nothing is enough.
    ends = sorted([square for square in free if finals[square]], key=numbers.__getitem__)
    if not suits(*ends):
        return None
    if len(ends) > MOST_ENDS:
        return ends[0]
    return next((end for end in ends if end != likely and suits(end)), None)
