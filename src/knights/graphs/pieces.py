"""The connected components of some places."""

from collections.abc import Collection, Sequence


def find_pieces(near: Sequence[Collection[int]], places: Collection[int]) -> list[list[int]]:
    """Part places into their connected components.

    `near` has the neighbours of each place, in both directions; those that are not among the places
    do not count. A component begins with its first place, and has the nearest places first.

    >>> find_pieces([[1], [0, 2], [1], [4], [3]], [4, 3, 2, 0])
    [[4, 3], [2], [0]]
    """
    left, pieces = set(places), []
    for first in places:
        if first in left:
            left.discard(first)
            pieces.append(piece := [first])
            for place in piece:
                for other in near[place]:
                    if other in left:
                        left.discard(other)
                        piece.append(other)
    return pieces
