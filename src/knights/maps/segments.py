"""Points, segments and rings in exact arithmetic: no rounding decides a touch."""

from collections.abc import Sequence
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


def around(ring: Sequence[Point]) -> list[Segment]:
    """The segments of a closed ring, in order; the last one leads back to the first point."""
    return list(zip(ring, [*ring[1:], *ring[:1]], strict=True))


def area(ring: Sequence[Point]) -> Number:
    """Twice the signed area of a closed ring: positive if it runs anticlockwise."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in around(ring))


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
