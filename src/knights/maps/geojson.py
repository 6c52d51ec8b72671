"""Maps from GeoJSON: regions as polygons, their common borders found by geometry.

Coordinates are compared exactly, as the file's decimal numbers. Two regions are neighbours if they
share a stretch of line, whether or not both have the same points along it; a shared corner is not a
border. After RFC 7946.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from itertools import groupby
from math import isfinite
from typing import Any, NamedTuple, NoReturn

from knights.graphs.formats.raw import MOST_VERTICES
from knights.graphs.graph import tidy
from knights.language import tell
from knights.maps.segments import Number, Point, area, around, cross, number
from knights.maps.sweep import Place, Segments, Side, Stop, enlarge, measure, put_together, sweep
from knights.mistakes import as_items
from knights.quoting import cite

MOST_POINTS = 50_000
MOST_DIGITS = 40
LONGEST = 60
NAMES = ("name", "NAME", "Name", "name_en", "NAME_EN", "admin", "title", "id")

Ring = tuple[Point, ...]


class Where(NamedTuple):
    """The faulty part of a file: a region by its name, or another part."""

    part: str
    name: str = ""

    @property
    def told(self) -> str:
        return tell("maps-where", part=self.part, region=cite(self.name))


@dataclass(frozen=True)
class Outline:
    """A region with its polygons, each a tuple of rings: the outer one, then its holes.

    A ring is closed, but does not repeat its first point.
    """

    name: str
    polygons: tuple[tuple[Ring, ...], ...]

    @property
    def rings(self) -> tuple[Ring, ...]:
        return tuple(ring for polygon in self.polygons for ring in polygon)


def plain(value: Any) -> Any:
    """Convert Python data to plain JSON: dates and the like to text, NaN to None."""
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, float):
        return float(value) if isfinite(value) else None
    if value is None or isinstance(value, str | bool | int):
        return value
    items = as_items(value)
    return str(value) if items is None else [plain(each) for each in items]


def load(text: str) -> Any:
    """Read JSON with its numbers exact: int or Decimal.

    Raises:
        ValueError: when it is not JSON, or a number is absurdly large or precise.
    """
    try:
        return json.loads(text, parse_float=read_decimal, parse_int=read_int, parse_constant=refuse)
    except RecursionError:
        raise ValueError(tell("maps-error-deep")) from None
    except json.JSONDecodeError as error:
        place = {"line": str(error.lineno), "column": str(error.colno)}
        raise ValueError(tell("maps-error-json", **place)) from None


def read_int(text: str) -> int:
    return int(text) if len(text) <= MOST_DIGITS else refuse(text)


def read_decimal(text: str) -> Decimal:
    """Convert a number's digits to a decimal; 1e999999 is refused, as it would fill the memory.

    >>> read_decimal("-12.5")
    Decimal('-12.5')
    """
    if len(text) <= MOST_DIGITS and "e" not in text and "E" not in text:
        return Decimal(text)
    value = Decimal(text) if len(text) <= LONGEST else refuse(text)
    places = value.as_tuple().exponent
    if not isinstance(places, int) or places < -MOST_DIGITS or value.adjusted() >= MOST_DIGITS:
        refuse(text)
    return value


def refuse(text: str) -> NoReturn:
    """Refuse a number that cannot be a coordinate."""
    raise ValueError(tell("maps-error-coordinate", number=text[:LONGEST], most=str(MOST_DIGITS)))


def write(data: Any) -> str:
    """Write data that `load` has read, without blanks, and with exactly the same numbers.

    >>> write(load('{"a": [0.10, 2e3, -1e-9, true, null]}'))
    '{"a":[0.1,2000,-1e-9,true,null]}'
    """
    if isinstance(data, dict):
        return f"{{{','.join(f'{write(key)}:{write(value)}' for key, value in data.items())}}}"
    if isinstance(data, list):
        return f"[{','.join(map(write, data))}]"
    if isinstance(data, Decimal) or type(data) is int:
        return write_number(Fraction(data))
    # JSON in UTF-8 can't contain a lone surrogate; it is written as an escape.
    alone = isinstance(data, str) and any("\ud800" <= mark <= "\udfff" for mark in data)
    return json.dumps(data, ensure_ascii=alone)


def write_number(value: Fraction) -> str:
    """Write a decimal number with all its digits; use an exponent if that is far shorter."""
    places = count_places(value)
    digits = str(abs(value.numerator) * 10**places // value.denominator)
    short = digits.rstrip("0") or "0"
    sign = "-" if value < 0 else ""
    exponent = len(digits) - len(short) - places if value else 0
    if exponent >= 0:
        plain = short + "0" * exponent
    else:
        filled = short.rjust(1 - exponent, "0")
        plain = f"{filled[:exponent]}.{filled[exponent:]}"
    brief = f"{short}e{exponent}"
    return sign + (brief if len(brief) + 3 < len(plain) else plain)


def count_places(value: Fraction) -> int:
    """Count the digits of a decimal number after the point."""
    places = 0
    while 10**places % value.denominator:
        places += 1
    return places


def outlines(data: Any) -> list[Outline]:
    """Return the polygons of a FeatureCollection, a Feature or a bare geometry.

    A region's name is the first usual name among its properties, else its number.

    Raises:
        ValueError: when a part is not valid GeoJSON.
    """
    found = []
    for place, (properties, geometry) in enumerate(features(data), start=1):
        name = label(properties, place)
        polygons = polygons_of(geometry, name)
        if polygons:
            found.append(Outline(name, polygons))
    return found


def lines(data: Any) -> list[list[Point]]:
    """Return the lines of all LineString and MultiLineString geometries."""
    found = []
    for _, geometry in features(data):
        if isinstance(geometry, dict) and geometry.get("type") == "LineString":
            found.append(points_of(geometry.get("coordinates"), Where("line")))
        if isinstance(geometry, dict) and geometry.get("type") == "MultiLineString":
            parts = sequence(geometry.get("coordinates"), Where("line"))
            found += [points_of(part, Where("line")) for part in parts]
    return found


def check_size(data: Any) -> None:
    """Refuse too many points or regions, before anything else is done with them.

    Raises:
        ValueError: with their number, and the most that is possible.
    """
    shapes = [geometry for _, geometry in features(data) if isinstance(geometry, dict)]
    points = sum(count_points(geometry.get("coordinates")) for geometry in shapes)
    if points > MOST_POINTS:
        raise ValueError(tell("maps-error-points", points=points, most=MOST_POINTS))
    check_regions(len(shapes))


def count_points(coordinates: Any) -> int:
    """Count positions in nested lists."""
    points, pending = 0, [coordinates]
    while pending:
        found = pending.pop()
        if isinstance(found, list) and found and isinstance(found[0], list):
            pending += found
        else:
            points += 1
    return points


def check_regions(regions: int) -> None:
    if regions > MOST_VERTICES:
        raise ValueError(tell("maps-error-regions", regions=regions, most=MOST_VERTICES))


def features(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield the properties and the geometry of each feature."""
    pending = [data]
    while pending:
        found = pending.pop()
        kind = found.get("type") if isinstance(found, dict) else None
        if kind == "FeatureCollection":
            pending += sequence(found.get("features"), Where("features"))[::-1]
        elif kind == "Feature":
            yield described(found), found.get("geometry")
        elif kind == "GeometryCollection":
            pending += sequence(found.get("geometries"), Where("geometries"))[::-1]
        elif isinstance(kind, str):
            yield {}, found
        else:
            raise ValueError(tell("maps-error-no-geojson"))


def described(feature: dict[str, Any]) -> dict[str, Any]:
    """Return a feature's properties together with its id."""
    properties = feature.get("properties")
    return {"id": feature.get("id"), **(properties if isinstance(properties, dict) else {})}


def label(properties: dict[str, Any], number: int) -> str:
    for key in NAMES:
        value = properties.get(key)
        if isinstance(value, Decimal) or type(value) is int:
            value = write_number(Fraction(value))
        name = tidy(value) if isinstance(value, str) else ""
        if name:
            return name
    return str(number)


def polygons_of(geometry: Any, name: str) -> tuple[tuple[Ring, ...], ...]:
    """Read a Polygon or a MultiPolygon; other geometries have no polygons."""
    where = Where("region", name)
    kind = geometry.get("type") if isinstance(geometry, dict) else None
    if kind == "Polygon":
        parts = [geometry.get("coordinates")]
    elif kind == "MultiPolygon":
        parts = sequence(geometry.get("coordinates"), where)
    else:
        return ()
    return tuple(
        tuple(ring_of(ring, where) for ring in sequence(polygon, where)) for polygon in parts
    )


def ring_of(data: Any, where: Where) -> Ring:
    """Read a closed ring, and drop its last point, which repeats the first."""
    points = points_of(data, where)
    points = [point for point, _ in groupby(points)]
    if len(points) < 4 or points[0] != points[-1]:
        raise ValueError(tell("maps-error-open-ring", where=where.told))
    if all(cross(points[0], points[1], point) == 0 for point in points):
        raise ValueError(tell("maps-error-flat-ring", where=where.told))
    return tuple(points[:-1])


def points_of(data: Any, where: Where) -> list[Point]:
    points: list[Point] = []
    for position in sequence(data, where):
        numbers = sequence(position, where)
        try:
            points.append((number(numbers[0]), number(numbers[1])))
        except (TypeError, IndexError):
            raise ValueError(tell("maps-error-position", where=where.told)) from None
    return points


def sequence(data: Any, where: Where) -> list[Any]:
    if not isinstance(data, list):
        raise ValueError(tell("maps-error-list", where=where.told))
    return data


def borders(regions: Sequence[Outline]) -> list[tuple[int, int]]:
    """Find the pairs of regions that share a stretch of line, smaller number first, sorted.

    Raises:
        ValueError: when outlines cross themselves or one another, or regions overlap.
    """
    segments = put_together(directed_sides(regions)).without_seams()
    overlap = check_doubled(regions, segments)
    for stop in sweep(segments):
        check_crossing(regions, segments, stop)
        overlap = overlap or check_corner(regions, segments, stop)
    if overlap:
        raise overlap
    check_loops(regions)
    return sorted(
        {
            (min(here, there), max(here, there))
            for here, there in zip(segments.forwards, segments.backwards, strict=True)
            if here is not None and there is not None and here != there
        }
    )


def directed_sides(regions: Sequence[Outline]) -> Iterator[Side]:
    """Yield the sides of all regions, each with its region on the left.

    Outer rings are taken anticlockwise and holes clockwise, whichever way the file has them.
    """
    for index, region in enumerate(regions):
        for polygon in region.polygons:
            for place, ring in enumerate(polygon):
                turned = ring if (measure_area(ring) > 0) == (place == 0) else ring[::-1]
                for a, b in around(turned):
                    yield Side(a, b, index)


def measure_area(ring: Ring) -> Number:
    """A ring's area in a scale in which all numbers are whole, because that is faster."""
    scale = measure(ring)
    return area([enlarge(point, scale) for point in ring])


def check_loops(regions: Sequence[Outline]) -> None:
    """Refuse a ring whose loops cancel out, as it has no inside."""
    for region in regions:
        if any(measure_area(ring) == 0 for ring in region.rings):
            name = cite(region.name)
            raise ValueError(tell("maps-error-loops", region=name))


def check_crossing(regions: Sequence[Outline], segments: Segments, stop: Stop) -> None:
    """Refuse outlines that cross: regions may touch, not overlap."""
    if len(stop.passing) > 1:
        owners = [owner_of(segments, segment) for segment in stop.passing[:2]]
        raise crossed(regions, segments, stop, *owners)


def owner_of(segments: Segments, segment: int) -> int:
    """A region with this segment on its outline."""
    forwards, backwards = segments.forwards[segment], segments.backwards[segment]
    owner = forwards if forwards is not None else backwards
    assert owner is not None, "each segment belongs to a region"
    return owner


def crossed(
    regions: Sequence[Outline], segments: Segments, stop: Stop, here: int, there: int
) -> ValueError:
    near = show(segments.point(stop.point))
    one, other = (cite(regions[region].name) for region in sorted((here, there)))
    if here == there:
        return ValueError(tell("maps-error-crosses-itself", region=one, point=near))
    return ValueError(tell("maps-error-cross", one=one, other=other, point=near))


def check_corner(regions: Sequence[Outline], segments: Segments, stop: Stop) -> ValueError | None:
    """Return an error if regions overlap at corners of their outlines, else None.

    Between two neighbouring lines around a point there is one region: on the left of the first line
    and on the right of the second. If these differ, regions overlap.
    """
    lines = list(leaving(segments, stop))
    claims = [
        (one.left, two.right, two.left if two.right is None else one.right)
        for one, two in zip(lines, [*lines[1:], lines[0]], strict=True)
        if one.left != two.right
    ]
    for here, there, _ in claims:
        if here is not None and there is not None:
            return crossed(regions, segments, stop, here, there)
    for here, there, inner in claims:
        outer = there if here is None else here
        if inner is not None and outer is not None and inner != outer:
            return surrounded(regions, inner, outer)
    if stop.below >= 0 and not stop.ended and not stop.passing:
        # No line comes from the left: the region above the segment below surrounds the corner.
        outer, (left, right) = segments.forwards[stop.below], lines[0]
        inner = left if right is None else right
        if outer not in (None, left, right):
            assert outer is not None
            assert inner is not None
            return surrounded(regions, inner, outer)
    return None


class Line(NamedTuple):
    """The regions to the left and to the right of a line that leaves a point."""

    left: int | None
    right: int | None


def leaving(segments: Segments, stop: Stop) -> Iterator[Line]:
    """Yield the lines that leave a point anticlockwise, from just right of downwards."""
    rank = segments.ranks.__getitem__
    for segment in sorted((*stop.passing, *stop.begun), key=rank):
        yield Line(segments.forwards[segment], segments.backwards[segment])
    for segment in sorted((*stop.ended, *stop.passing), key=rank):
        yield Line(segments.backwards[segment], segments.forwards[segment])


def surrounded(regions: Sequence[Outline], inner: int, outer: int) -> ValueError:
    names = {"inner": cite(regions[inner].name), "outer": cite(regions[outer].name)}
    return ValueError(tell("maps-error-within", **names))


def check_doubled(regions: Sequence[Outline], segments: Segments) -> ValueError | None:
    """Return an error if two regions are on the same side of one piece of line, else None."""
    if segments.doubled is None:
        return None
    start, one, other = segments.doubled
    names = {"one": cite(regions[one].name), "other": cite(regions[other].name)}
    point = show(segments.point(Place(*start)))
    return ValueError(tell("maps-error-same-side", point=point, **names))


def show(point: Point) -> str:
    return f"{float(point[0]):g},{float(point[1]):g}"
