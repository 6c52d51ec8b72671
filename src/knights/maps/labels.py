"""The room for the name of a region."""

from collections.abc import Iterator, Sequence
from math import hypot, inf
from typing import NamedTuple

CUTS = 15  # horizontal lines on which a region's widest place is sought

Point = tuple[float, float]
Rings = Sequence[Sequence[Point]]


class Label(NamedTuple):
    """The middle of a region's name, and the width available there."""

    x: float
    y: float
    room: float


def place_label(rings: Rings, width: float, height: float) -> Label:
    """The widest of a few cuts through the largest ring: its middle, and the room there."""
    ring = max(rings, key=lambda ring: abs(twice_area(ring)))
    ys = [min(height, max(0.0, y)) for _, y in ring]
    top, bottom = min(ys), max(ys)
    turned = [(y, x) for x, y in ring]
    best, most = Label(*ring[0], 0.0), 0.0
    for i in range(1, CUTS + 1):
        y = top + (bottom - top) * i / (CUTS + 1)
        for start, end in spans_at(ring, y, width):
            if end - start + (bottom - top) / 50 <= most:
                continue
            x = (start + end) / 2
            up = max(2 * min(y - a, b - y) for a, b in [(y, y), *spans_at(turned, x, height)])
            # Among places with as much room, prefer the middle one; avoid corners.
            clear = min(end - start, up * 1.6) + up / 50
            if clear > most:
                clear = min(clear, 4 * far_from(ring, x, y) + up / 50)
            if clear > most:
                best, most = Label(x, y, min(end - start, up * 2.4)), clear
    return best


def find_middle(rings: Rings) -> Point:
    """The middle of a region's name, in the coordinates of its outlines."""
    left = min(x for ring in rings for x, _ in ring)
    low = min(y for ring in rings for _, y in ring)
    moved = [[(x - left, y - low) for x, y in ring] for ring in rings]
    x, y, _ = place_label(moved, inf, inf)
    return x + left, y + low


def far_from(ring: Sequence[Point], x: float, y: float) -> float:
    """The distance of a point from the nearest side of a ring."""
    least = inf
    for (x1, y1), (x2, y2) in zip([ring[-1], *ring], ring, strict=False):
        across, down = x2 - x1, y2 - y1
        length = across**2 + down**2
        along = ((x - x1) * across + (y - y1) * down) / length if length else 0.0
        along = min(1.0, max(0.0, along))
        least = min(least, hypot(x - x1 - along * across, y - y1 - along * down))
    return least


def spans_at(ring: Sequence[Point], y: float, width: float) -> Iterator[Point]:
    """Yield the stretches of a horizontal line inside a ring, and on the sheet."""
    cuts = cuts_at(ring, y)
    for start, end in zip(cuts[::2], cuts[1::2], strict=False):
        yield max(0.0, start), min(width, end)


def twice_area(ring: Sequence[Point]) -> float:
    """Twice the area of a ring; positive or negative by its direction."""
    corners = zip([ring[-1], *ring], ring, strict=False)
    return sum(x * other_y - other_x * y for (x, y), (other_x, other_y) in corners)


def cuts_at(ring: Sequence[Point], y: float) -> list[float]:
    """The x at which a horizontal line crosses a ring, from the left."""
    return sorted(
        x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        for (x1, y1), (x2, y2) in zip([ring[-1], *ring], ring, strict=False)
        if (y1 > y) != (y2 > y)
    )
