"""Maps from their borders: the regions that a set of polylines encloses, found by geometry.

The lines may cross, touch, overlap and end anywhere. They cut the plane into faces; the bounded
ones are the regions. Two regions are neighbours if a piece of line has one on its left and the
other on its right, so that a shared corner is no border.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cmp_to_key
from itertools import pairwise
from typing import Any

from knights.graph import tidy
from knights.segments import (
    Number,
    Point,
    Segment,
    area,
    around,
    bounds,
    cross,
    cut,
    inside,
    on,
    whole,
)

# The pairs of lines grow with the square of this.
MOST_SEGMENTS = 5_000
MOST_CROSSINGS = 10_000

NUMBER = r"[+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})"
POINT = re.compile(rf"\(?\s*({NUMBER})\s*,\s*({NUMBER})\s*\)?")

Box = tuple[Number, Number, Number, Number]


@dataclass(frozen=True)
class Region:
    """A bounded face: its outer ring anticlockwise, then a clockwise ring for each hole."""

    rings: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True)
class Label:
    """A name that stands at a point of a region."""

    point: Point
    name: str


def parse(text: str) -> tuple[list[list[Point]], list[Label]]:
    """Read polylines, one a line, as points `x,y`; a single point with a name labels its region.

    Semicolons count as ends of lines, and `#` begins a comment.

    >>> parse("0,0 4,0 4,4 0,0; 3,1 Delta")
    ([[(0, 0), (4, 0), (4, 4), (0, 0)]], [Label(point=(3, 1), name='Delta')])

    Raises:
        ValueError: when a line holds something else, or there are too many points.
    """
    lines: list[list[Point]] = []
    labels: list[Label] = []
    for number, line in enumerate(text.splitlines(), start=1):
        for part in line.partition("#")[0].split(";"):
            points, rest = read_points(part.strip())
            if len(points) == 1 and tidy(rest):
                labels.append(Label(points[0], tidy(rest)))
            elif rest:
                raise ValueError(
                    f"line {number}: {rest!r} is no point: write points as x,y with blanks between"
                )
            elif len(set(points)) == 1:
                raise ValueError(f"line {number}: {part.strip()!r} is one point: a line needs two")
            elif points:
                lines.append(points)
    return lines, labels


def text(lines: Sequence[Sequence[Point]], labels: Sequence[Label] = ()) -> str:
    """Write lines and labels as one line of text, as `parse` reads it and as links hold it.

    >>> text(*parse("0, 0  (4.50, 0)  4,4  0,0 # a triangle"))
    '0,0 4.5,0 4,4 0,0'
    """
    parts = [" ".join(write_point(point) for point in line) for line in lines]
    parts += [f"{write_point(label.point)} {label.name}" for label in labels]
    return ";".join(parts)


def write_point(point: Point) -> str:
    return ",".join(f"{Decimal(n.numerator) / Decimal(n.denominator):f}" for n in point)


def read_points(text: str) -> tuple[list[Point], str]:
    """Read the points at the beginning of a line, and give back what comes after them."""
    points: list[Point] = []
    position = 0
    while match := POINT.match(text, position):
        points.append((Fraction(match[1]), Fraction(match[2])))
        position = match.end()
        while position < len(text) and text[position] in " \t":
            position += 1
    return whole(points), text[position:]


def enclosed(lines: Sequence[Sequence[Point]]) -> tuple[list[Region], list[tuple[int, int]]]:
    """Find the regions that lines enclose, in reading order, and the pairs that share a border.

    >>> regions, borders = enclosed([[(0, 0), (2, 0), (2, 1), (0, 1), (0, 0)], [(1, 0), (1, 1)]])
    >>> len(regions), borders
    (2, [(0, 1)])

    Raises:
        ValueError: when the lines enclose nothing, or there are more than 5,000 segments.
    """
    pieces = cut_lines(lines)
    cycles = trace(pieces)
    outer = [cycle for cycle in cycles if area(cycle) > 0]
    outer.sort(key=reading_order)
    if not outer:
        raise ValueError("these lines enclose no region: at least one must lead back to itself")
    holes = place_holes([cycle for cycle in cycles if area(cycle) <= 0], outer)
    # Which region lies to the left of a piece, in each of its two directions.
    left = {
        piece: region
        for region, rings in enumerate(zip(outer, holes, strict=True))
        for ring in (rings[0], *rings[1])
        for piece in around(ring)
    }
    borders = {
        (min(here, there), max(here, there))
        for (a, b), here in left.items()
        if (there := left.get((b, a), here)) != here
    }
    regions = [
        Region((tuple(ring), *map(tuple, inner))) for ring, inner in zip(outer, holes, strict=True)
    ]
    return regions, sorted(borders)


def names(regions: Sequence[Region], labels: Sequence[Label]) -> list[str]:
    """Name each region by the label that stands in it, or else by its number, from 1.

    Raises:
        ValueError: when a label stands on a border or outside, or two stand in one region.
    """
    named: dict[int, Label] = {}
    outer = [region.rings[0] for region in regions]
    boxes = [bounds(ring) for ring in outer]
    for label in labels:
        region = containing(label.point, outer, boxes)
        if region is None or not all(
            not on(label.point, hole) and not inside(label.point, hole)
            for hole in regions[region].rings[1:]
        ):
            raise ValueError(f"label {label.name!r} stands in no region, or on a border")
        if region in named:
            raise ValueError(
                f"labels {named[region].name!r} and {label.name!r} stand in the same region"
            )
        named[region] = label
    return [
        named[region].name if region in named else str(region + 1) for region in range(len(regions))
    ]


def cut_lines(lines: Sequence[Sequence[Point]]) -> set[Segment]:
    """Cut lines into pieces that meet at their ends only; each piece stands here in both ways."""
    segments = list(
        dict.fromkeys((min(a, b), max(a, b)) for line in lines for a, b in pairwise(line) if a != b)
    )
    if len(segments) > MOST_SEGMENTS:
        raise ValueError(
            f"{len(segments)} segments of lines: there may be {MOST_SEGMENTS}; simplify the map"
        )
    pieces = {
        piece for points in cut(segments, MOST_CROSSINGS) for piece in pairwise(whole(points))
    }
    return pieces | {(b, a) for a, b in pieces}


def trace(pieces: set[Segment]) -> list[list[Point]]:
    """Walk round every face, keeping it on the left: the points of each closed walk.

    At the end of a piece the walk turns into the next piece clockwise from where it came, which is
    the sharpest left turn. Each piece is walked once in each direction.
    """
    star: dict[Point, list[Point]] = {}
    for a, b in sorted(pieces):
        star.setdefault(a, []).append(b)
    turn: dict[Segment, Point] = {}
    for centre, ends in star.items():
        ends.sort(key=around_point(centre))
        for index, end in enumerate(ends):
            turn[end, centre] = ends[index - 1]
    cycles = []
    left = dict.fromkeys(sorted(pieces))
    while left:
        start = next(iter(left))
        cycle, piece = [], start
        while piece in left:
            del left[piece]
            cycle.append(piece[0])
            piece = (piece[1], turn[piece])
        cycles.append(cycle)
    return cycles


def around_point(centre: Point) -> Callable[[Point], Any]:
    """Make a sort key that orders points anticlockwise around a centre, without any angle."""

    def upper(point: Point) -> bool:
        dx, dy = point[0] - centre[0], point[1] - centre[1]
        return dy > 0 or (dy == 0 and dx > 0)

    def compare(a: Point, b: Point) -> int:
        if upper(a) != upper(b):
            return -1 if upper(a) else 1
        side = cross(centre, a, b)
        return (side < 0) - (side > 0)

    return cmp_to_key(compare)


def place_holes(
    holes: Sequence[Sequence[Point]], outer: Sequence[Sequence[Point]]
) -> list[list[Sequence[Point]]]:
    """Give each clockwise walk to the smallest region around it; those outside all are dropped."""
    placed: list[list[Sequence[Point]]] = [[] for _ in outer]
    boxes = [bounds(ring) for ring in outer]
    for hole in holes:
        region = containing(hole[0], outer, boxes)
        if region is not None:
            placed[region].append(hole)
    return placed


def containing(point: Point, rings: Sequence[Sequence[Point]], boxes: Sequence[Box]) -> int | None:
    """The number of the smallest ring around a point, or None; `boxes` are the rings' bounds."""
    x, y = point
    found = [
        index
        for index, (left, low, right, high) in enumerate(boxes)
        if left < x < right and low < y < high and inside(point, rings[index])
    ]
    return min(found, key=lambda index: area(rings[index]), default=None)


def reading_order(ring: Sequence[Point]) -> tuple[Number, Number]:
    """A key that puts what begins higher first, and further left among equals."""
    top = max(y for _, y in ring)
    return -top, min(x for x, y in ring if y == top)
