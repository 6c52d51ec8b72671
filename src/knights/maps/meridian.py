"""Find borders across the 180th meridian, where a map of the whole world is cut."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

MERIDIAN, POLE = 180.0, 90.0
# The tolerance in degrees for rounded coordinates of points on the meridian.
NEAR = 0.0004

Point = tuple[float, float]


class Stretch(NamedTuple):
    """A part of the meridian, from south to north, on a region's outline."""

    low: float
    high: float
    region: int


def list_borders(outlines: Sequence[Sequence[Sequence[Point]]]) -> set[tuple[int, int]]:
    """The pairs of regions, smaller number first, that share a stretch of the meridian.

    A map with coordinates beyond the globe's degrees is a drawing, and has no meridian.
    """
    points = [point for rings in outlines for ring in rings for point in ring]
    if any(abs(x) > MERIDIAN + NEAR or abs(y) > POLE + NEAR for x, y in points):
        return set()
    east, west = (sorted(list_stretches(outlines, side)) for side in (1, -1))
    return {
        (min(one.region, other.region), max(one.region, other.region))
        for one, other in meet(east, west)
        if one.region != other.region
    }


def list_stretches(outlines: Sequence[Sequence[Sequence[Point]]], side: int) -> Iterator[Stretch]:
    for region, rings in enumerate(outlines):
        for ring in rings:
            for (x, y), (far, up) in zip(ring, [*ring[1:], *ring[:1]], strict=True):
                if min(x * side, far * side) >= MERIDIAN - NEAR and abs(up - y) > NEAR:
                    yield Stretch(min(y, up), max(y, up), region)


def meet(east: Sequence[Stretch], west: Sequence[Stretch]) -> Iterator[tuple[Stretch, Stretch]]:
    """The pairs of stretches, one of each list, that have more than a point in common."""
    begin = 0
    for one in east:
        # Stretches on one side may overlap: skip only those that end below all that follow.
        while begin < len(west) and west[begin].high <= one.low:
            begin += 1
        for other in west[begin:]:
            if other.low >= one.high - NEAR:
                break
            if min(one.high, other.high) - max(one.low, other.low) > NEAR:
                yield one, other
