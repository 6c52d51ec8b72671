"""Maps from their borders: the regions that a set of polylines encloses, found by geometry.

The lines may cross, touch, overlap and end anywhere. They divide the plane into faces; the bounded
faces are the regions. Two regions are neighbours if a piece of line has one on its left and the
other on its right, so a shared corner is not a border.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from knights.graphs.graph import tidy
from knights.language import tell
from knights.maps.faces import OUTSIDE, draw, place, trace
from knights.maps.format_detection import POINT
from knights.maps.segments import Number, Point, whole
from knights.quoting import cite


@dataclass(frozen=True)
class Region:
    """A bounded face: its outer ring anticlockwise, then a clockwise ring for each hole."""

    rings: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True)
class Label:
    """A name at a point of a region."""

    point: Point
    name: str


def parse(text: str) -> tuple[list[list[Point]], list[Label]]:
    """Read polylines, one a line, as points `x,y`; a single point with a name labels its region.

    A semicolon ends a line, and `#` begins a comment.

    >>> parse("0,0 4,0 4,4 0,0; 3,1 Delta")
    ([[(0, 0), (4, 0), (4, 4), (0, 0)]], [Label(point=(3, 1), name='Delta')])

    Raises:
        ValueError: when a line contains anything else, or a polyline has only one point.
    """
    lines: list[list[Point]] = []
    labels: list[Label] = []
    for number, line in enumerate(text.splitlines(), start=1):
        for part in line.partition("#")[0].split(";"):
            points, rest = read_points(part.strip())
            if len(points) == 1 and tidy(rest):
                labels.append(Label(points[0], tidy(rest)))
            elif rest:
                told = {"line": str(number), "text": cite(rest)}
                raise ValueError(tell("maps-error-no-point", **told))
            elif len(set(points)) == 1:
                told = {"line": str(number), "point": cite(part.strip())}
                raise ValueError(tell("maps-error-one-point", **told))
            elif points:
                lines.append(points)
    return lines, labels


def text(lines: Sequence[Sequence[Point]], labels: Sequence[Label] = ()) -> str:
    """Write lines and labels as one line of text, for links; `parse` reads it.

    >>> text(*parse("0, 0  (4.50, 0)  4,4  0,0 # a triangle"))
    '0,0 4.5,0 4,4 0,0'
    """
    parts = [" ".join(write_point(point) for point in line) for line in lines]
    parts += [f"{write_point(label.point)} {label.name}" for label in labels]
    return ";".join(parts)


def write_point(point: Point) -> str:
    return ",".join(f"{Decimal(n.numerator) / Decimal(n.denominator):f}" for n in point)


def read_points(text: str) -> tuple[list[Point], str]:
    """Read the points at the beginning of a line; return them, and the rest of the line."""
    points: list[Point] = []
    position = 0
    while match := POINT.match(text, position):
        points.append((Fraction(match[1]), Fraction(match[2])))
        position = match.end()
        # Skip extra brackets: `tidy` would drop them at the next reading, and change the name.
        while position < len(text) and text[position] in " \t)":
            position += 1
    return whole(points), text[position:]


def enclosed(
    lines: Sequence[Sequence[Point]], spots: Sequence[Point] = ()
) -> tuple[list[Region], list[tuple[int, int]], list[int | None]]:
    """Find the regions that lines enclose, in reading order, and the pairs that share a border.

    The third result has, for each spot, the number of its region; None outside all regions and on
    a line.

    >>> square = [(0, 0), (2, 0), (2, 1), (0, 1), (0, 0)]
    >>> spots = [(Fraction(3, 2), Fraction(1, 2)), (1, 0)]
    >>> regions, borders, found = enclosed([square, [(1, 0), (1, 1)]], spots)
    >>> len(regions), borders, found
    (2, [(0, 1)], [1, None])

    Raises:
        ValueError: when lines enclose nothing, have too many segments, or too many intersections.
    """
    drawing = draw(tuple(map(tuple, lines)), tuple(spots))
    walks = trace(drawing)
    around = place(drawing, walks)
    rings = [tuple(drawing.points[drawing.tails[edge]] for edge in walk) for walk in walks]
    outer = [walk for walk, region in enumerate(around) if region == walk]
    if not outer:
        raise ValueError(tell("maps-error-open-lines"))
    outer.sort(key=lambda walk: reading_order(rings[walk]))
    number = {walk: region for region, walk in enumerate(outer)}
    parts = [[rings[walk]] for walk in outer]
    # The region to the left of each edge.
    left: list[int | None] = [None] * len(drawing.tails)
    for walk, region in enumerate(around):
        if region is None:
            continue
        if region != walk:
            parts[number[region]].append(rings[walk])
        for edge in walks[walk]:
            left[edge] = number[region]
    borders = {
        (min(here, there), max(here, there))
        for here, there in zip(left[::2], left[1::2], strict=True)
        if here is not None and there is not None and here != there
    }
    found = [None if edge in (None, OUTSIDE) else left[edge] for edge in drawing.spots]
    return [Region(tuple(part)) for part in parts], sorted(borders), found


def names(found: Sequence[int | None], labels: Sequence[Label], count: int) -> list[str]:
    """Name each region by the label in it, or by its number, from 1.

    Raises:
        ValueError: when a label is on a border or outside, or two are in one region.
    """
    named: dict[int, Label] = {}
    for region, label in zip(found, labels, strict=True):
        if region is None:
            raise ValueError(tell("maps-error-label", label=cite(label.name)))
        if region in named:
            both = {"one": cite(named[region].name), "other": cite(label.name)}
            raise ValueError(tell("maps-error-labels", **both))
        named[region] = label
    return [named[region].name if region in named else str(region + 1) for region in range(count)]


def reading_order(ring: Sequence[Point]) -> tuple[Number, Number]:
    """Return a sort key: regions that begin higher come first, then those further left."""
    top = max(y for _, y in ring)
    return -top, min(x for x, y in ring if y == top)
