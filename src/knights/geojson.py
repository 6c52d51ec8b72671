"""Maps from GeoJSON: regions as polygons, their common borders found by geometry.

Coordinates are compared exactly, as the decimal numbers that the file holds. Two regions are
neighbours if they share a stretch of line, whether or not both have the same points along it; a
shared corner is no border. After RFC 7946.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby, pairwise
from typing import Any

from knights.graph import tidy
from knights.segments import (
    Point,
    Segment,
    area,
    around,
    bounds,
    crossing,
    cut,
    inside,
    neighbours,
    on,
    whole,
)

MOST_SEGMENTS = 50_000
NAMES = ("name", "NAME", "Name", "name_en", "NAME_EN", "admin", "title", "id")

Ring = tuple[Point, ...]


@dataclass(frozen=True)
class Outline:
    """A region with its polygons: of each the outer ring first, then its holes.

    A ring's last point joins its first, and does not repeat it.
    """

    name: str
    polygons: tuple[tuple[Ring, ...], ...]

    @property
    def rings(self) -> tuple[Ring, ...]:
        return tuple(ring for polygon in self.polygons for ring in polygon)


def load(text: str) -> Any:
    """Read JSON with its numbers as exact fractions.

    Raises:
        ValueError: when it is no JSON, or a number is absurd.
    """
    try:
        return json.loads(text, parse_float=exact, parse_int=exact, parse_constant=exact)
    except RecursionError:
        raise ValueError("this JSON is nested too deeply to be a map") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"this is no JSON: {error}") from None


def exact(text: str) -> Fraction:
    """Turn a number's digits into a fraction; whoever writes 1e999999 shall not fill the memory.

    >>> exact("-12.5")
    Fraction(-25, 2)
    """
    digits, _, exponent = text.lower().partition("e")
    if len(text) > 60 or not digits.strip("+-0.123456789") == "" or abs(int(exponent or 0)) > 40:
        raise ValueError(f"number {text[:60]}: it cannot be a coordinate")
    return Fraction(text)


def outlines(data: Any) -> list[Outline]:
    """Take the polygons out of a FeatureCollection, a Feature or a bare geometry.

    A region's name is the first property of those usual for it that it has, else its number.

    Raises:
        ValueError: when there is no polygon, or one is not built as GeoJSON says.
    """
    found = []
    for number, (properties, geometry) in enumerate(features(data), start=1):
        name = label(properties, number)
        polygons = polygons_of(geometry, name)
        if polygons:
            found.append(Outline(name, polygons))
    if not found:
        raise ValueError("this GeoJSON holds no polygon: a map needs Polygon or MultiPolygon")
    return found


def lines(data: Any) -> list[list[Point]]:
    """Take the lines out of GeoJSON that holds LineString or MultiLineString geometries."""
    found = []
    for _, geometry in features(data):
        if isinstance(geometry, dict) and geometry.get("type") == "LineString":
            found.append(points_of(geometry.get("coordinates"), "a line"))
        if isinstance(geometry, dict) and geometry.get("type") == "MultiLineString":
            parts = sequence(geometry.get("coordinates"), "a line")
            found += [points_of(part, "a line") for part in parts]
    return found


def features(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield the properties and the geometry of each feature."""
    kind = data.get("type") if isinstance(data, dict) else None
    if kind == "FeatureCollection":
        for feature in sequence(data.get("features"), "the collection of features"):
            yield from features(feature)
    elif kind == "Feature":
        yield described(data), data.get("geometry")
    elif kind == "GeometryCollection":
        for geometry in sequence(data.get("geometries"), "the collection of geometries"):
            yield from features(geometry)
    elif isinstance(kind, str):
        yield {}, data
    else:
        raise ValueError("this is no GeoJSON: an object with a 'type' is missing")


def described(feature: dict[str, Any]) -> dict[str, Any]:
    """A feature's properties together with its id, whatever is there of them."""
    properties = feature.get("properties")
    return {"id": feature.get("id"), **(properties if isinstance(properties, dict) else {})}


def label(properties: dict[str, Any], number: int) -> str:
    for key in NAMES:
        value = properties.get(key)
        name = tidy(str(value)) if isinstance(value, str | Fraction) else ""
        if name:
            return name
    return str(number)


def polygons_of(geometry: Any, name: str) -> tuple[tuple[Ring, ...], ...]:
    """Read a Polygon or a MultiPolygon; other geometries have none."""
    kind = geometry.get("type") if isinstance(geometry, dict) else None
    if kind == "Polygon":
        parts = [geometry.get("coordinates")]
    elif kind == "MultiPolygon":
        parts = sequence(geometry.get("coordinates"), name)
    else:
        return ()
    return tuple(
        tuple(ring_of(ring, name) for ring in sequence(polygon, name)) for polygon in parts
    )


def ring_of(data: Any, name: str) -> Ring:
    """Read a closed ring, and drop the last point, which repeats the first."""
    points = points_of(data, name)
    points = [point for point, _ in groupby(points)]
    if len(points) < 4 or points[0] != points[-1]:
        raise ValueError(
            f"a ring of {name!r} is not closed: it needs four points or more, the last like the "
            "first"
        )
    if area(points[:-1]) == 0:
        raise ValueError(f"a ring of {name!r} encloses nothing: its points lie on one line")
    return tuple(points[:-1])


def points_of(data: Any, name: str) -> list[Point]:
    points: list[Point] = []
    for position in sequence(data, name):
        numbers = sequence(position, name)
        if len(numbers) < 2 or not all(isinstance(number, Fraction) for number in numbers):
            raise ValueError(f"a position of {name!r} is not [x, y] with two numbers")
        points.append((numbers[0], numbers[1]))
    return whole(points)


def sequence(data: Any, name: str) -> list[Any]:
    if not isinstance(data, list):
        raise ValueError(f"{name!r}: a list is missing there, or nested wrongly")
    return data


def borders(regions: Sequence[Outline]) -> list[tuple[int, int]]:
    """Find the pairs of regions that share a stretch of line, smaller number first, sorted.

    Raises:
        ValueError: when outlines cross themselves or one another, or regions overlap.
    """
    owners = directed_segments(regions)
    segments = list(owners)
    if len(segments) > MOST_SEGMENTS:
        raise ValueError(
            f"{len(segments)} segments of outlines: there may be {MOST_SEGMENTS}; simplify the map"
        )
    check_crossings(regions, segments, owners)
    sides: dict[Segment, int] = {}
    for segment, points in zip(segments, cut(segments), strict=True):
        for piece in pairwise(points):
            for region, forwards in owners[segment]:
                side = piece if forwards else piece[::-1]
                check_overlap(regions, side, sides.setdefault(side, region), region)
    check_containment(regions)
    return sorted(
        {
            (here, there)
            for (a, b), here in sides.items()
            if (there := sides.get((b, a), here)) > here
        }
    )


def directed_segments(regions: Sequence[Outline]) -> dict[Segment, list[tuple[int, bool]]]:
    """List for each segment the regions that have it on their left, and in which direction.

    Outer rings are taken anticlockwise and holes clockwise, so that the region is on the left
    however the file orders its points.
    """
    owners: dict[Segment, list[tuple[int, bool]]] = {}
    for index, region in enumerate(regions):
        for polygon in region.polygons:
            for number, ring in enumerate(polygon):
                turned = ring if (area(ring) > 0) == (number == 0) else ring[::-1]
                for a, b in around(turned):
                    owners.setdefault((min(a, b), max(a, b)), []).append((index, a < b))
    return owners


def check_crossings(
    regions: Sequence[Outline],
    segments: Sequence[Segment],
    owners: dict[Segment, list[tuple[int, bool]]],
) -> None:
    """Refuse outlines that cross: regions may touch, not overlap."""
    for i, j in neighbours(segments):
        point = crossing(segments[i], segments[j])
        if point is None:
            continue
        here, there = sorted((owners[segments[i]][0][0], owners[segments[j]][0][0]))
        one, other = regions[here].name, regions[there].name
        where = f"near {float(point[0]):g},{float(point[1]):g}"
        if here == there:
            raise ValueError(f"the outline of {one!r} crosses itself {where}")
        raise ValueError(
            f"the outlines of {one!r} and {other!r} cross {where}: regions may touch, not overlap"
        )


def check_overlap(regions: Sequence[Outline], side: Segment, first: int, second: int) -> None:
    """Refuse two regions on the same side of a piece of line."""
    if first != second:
        x, y = side[0]
        raise ValueError(
            f"{regions[first].name!r} and {regions[second].name!r} lie on the same side of a line "
            f"from {float(x):g},{float(y):g}: regions may touch, not overlap"
        )


def check_containment(regions: Sequence[Outline]) -> None:
    """Refuse a region that lies within another one: there must be a hole for it."""
    boxes = [bounds([point for ring in region.rings for point in ring]) for region in regions]
    # A box's diagonal has that box, so the sweep over segments finds the pairs that overlap.
    for i, j in neighbours([((box[0], box[1]), (box[2], box[3])) for box in boxes]):
        for inner, outer in ((i, j), (j, i)):
            (left, low, right, high), (x0, y0, x1, y1) = boxes[outer], boxes[inner]
            if left <= x0 and low <= y0 and x1 <= right and y1 <= high:
                check_within(regions[inner], regions[outer])


def check_within(inner: Outline, outer: Outline) -> None:
    """Nothing crosses any more, so one point that is not on the other's outline decides."""
    points = (point for ring in inner.rings for point in ring)
    point = next((p for p in points if not any(on(p, ring) for ring in outer.rings)), None)
    if point is not None and sum(inside(point, ring) for ring in outer.rings) % 2:
        raise ValueError(
            f"{inner.name!r} lies within {outer.name!r}: give {outer.name!r} a hole there"
        )
