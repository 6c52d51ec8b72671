"""Intersections of straight line segments, in exact arithmetic: no rounding decides a touch."""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

Number = int | Fraction
Point = tuple[Number, Number]
Segment = tuple[Point, Point]


def cross(origin: Point, a: Point, b: Point) -> Number:
    """Twice the signed area of a triangle: positive if it turns left, 0 if it is a line.

    >>> cross((0, 0), (1, 0), (0, 1)), cross((0, 0), (1, 1), (2, 2))
    (1, 0)
    """
    return (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0])


def within(point: Point, segment: Segment) -> bool:
    """Tell whether a point of the segment's line is on the segment itself."""
    (ax, ay), (bx, by) = segment
    return min(ax, bx) <= point[0] <= max(ax, bx) and min(ay, by) <= point[1] <= max(ay, by)


def crossing(s: Segment, t: Segment) -> Point | None:
    """Find the point where two segments cross inside both; None if they only touch, or don't meet.

    >>> crossing(((0, 0), (2, 2)), ((0, 1), (1, 0)))
    (Fraction(1, 2), Fraction(1, 2))
    """
    (a, b), (c, d) = s, t
    if not (opposite(cross(a, b, c), cross(a, b, d)) and opposite(cross(c, d, a), cross(c, d, b))):
        return None
    before, after = cross(c, d, a), cross(c, d, b)
    share = Fraction(before) / (before - after)
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def opposite(p: Number, q: Number) -> bool:
    return (p < 0 < q) or (q < 0 < p)


def neighbours(segments: Sequence[Segment]) -> Iterator[tuple[int, int]]:
    """Yield the pairs of segments whose bounding boxes meet, by a sweep from left to right."""
    boxes = [
        (min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1])) for a, b in segments
    ]
    active: list[int] = []
    for i in sorted(range(len(segments)), key=lambda i: boxes[i][0]):
        left, _, low, high = boxes[i]
        active = [j for j in active if boxes[j][1] >= left]
        for j in active:
            if boxes[j][2] <= high and low <= boxes[j][3]:
                yield i, j
        active.append(i)


def around(ring: Sequence[Point]) -> list[Segment]:
    """The segments of a closed ring, in order; the last one leads back to the first point."""
    return list(zip(ring, [*ring[1:], *ring[:1]], strict=True))


def area(ring: Sequence[Point]) -> Number:
    """Twice the signed area of a closed ring: positive if it runs anticlockwise."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in around(ring))


def on(point: Point, ring: Sequence[Point]) -> bool:
    """Tell whether a point is on a closed ring."""
    return any(within(point, (a, b)) and cross(a, b, point) == 0 for a, b in around(ring))


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Tell whether a point is inside a closed ring, and not on it.

    Counts how often a ray to the right crosses the ring. A stretch that runs there and back is
    crossed twice, so it does not matter.
    """
    if on(point, ring):
        return False
    y = point[1]
    odd = False
    for a, b in around(ring):
        if (a[1] > y) != (b[1] > y):
            turn = cross(a, b, point)
            if (turn > 0) == (b[1] > a[1]):
                odd = not odd
    return odd


def exact(numerator: Number, denominator: int) -> Number:
    """Return a fraction, as an int if it is whole: ints are faster and print shorter."""
    number, rest = divmod(numerator, denominator)
    return Fraction(numerator, denominator) if rest else number


def number(value: Any) -> Number:
    """Convert a number of JSON exactly.

    Raises:
        TypeError: when it is not a number.
    """
    if type(value) is int:
        return value
    if not isinstance(value, Decimal | float):
        raise TypeError
    return exact(*value.as_integer_ratio())


def whole(points: Sequence[Point]) -> list[Point]:
    """Turn whole fractions into ints, which are faster and print shorter."""
    return [(int(x) if x == int(x) else x, int(y) if y == int(y) else y) for x, y in points]
