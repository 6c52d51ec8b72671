"""Maps from TopoJSON: regions as rings of arcs; regions with a common arc are neighbours.

So only the points of the outlines are computed. After the TopoJSON format specification, version 1
(arcs as differences when there is a transform; ~i is arc i backwards).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from math import lcm
from typing import Any, NamedTuple

from knights.graphs.graph import listed
from knights.language import tell
from knights.maps.geojson import Outline, Where, check_regions, described, label, sequence
from knights.maps.segments import Number, Point, number
from knights.quoting import cite, cut

Arc = list[Point]


class Axis(NamedTuple):
    """Converts a number of an arc to a coordinate: (n * factor + offset) / divisor."""

    factor: int
    offset: int
    divisor: int

    def at(self, steps: Number) -> float:
        return float((steps * self.factor + self.offset) / self.divisor)


Axes = tuple[Axis, Axis]


# Ends of a ring's arcs may miss each other by 1/GAP of the map: in some published topologies one
# line was moved onto another. Such a gap is too small to be seen.
GAP = 20_000


def read(
    data: Any, layer: str | None = None, gaps: list[str] | None = None
) -> tuple[list[Outline], list[tuple[int, int]]]:
    """Read the regions of a layer (an entry of `objects`) and the pairs that share an arc.

    Points are in the arcs' own numbers, before the transform. Without a `layer` the one with the
    most regions is read. Regions with a ring that had to be closed are appended to `gaps`, if that
    is given.

    Raises:
        ValueError: when the topology is not valid, or has no such layer.
    """
    objects, arcs = data.get("objects"), data.get("arcs")
    if not isinstance(objects, dict) or not isinstance(arcs, list):
        raise ValueError(tell("maps-error-topology"))
    layers = list_layers(data)
    if not layers:
        raise ValueError(tell("maps-error-no-area"))
    if layer is not None and layer not in layers:
        known = listed(list(layers))
        raise ValueError(tell("maps-error-layer", layer=cite(layer), known=known))
    chosen = layers[choose(layers) if layer is None else layer]
    check_regions(len(chosen))
    moved = data.get("transform") is not None
    regions = []
    points: dict[int, Arc] = {}
    owners: dict[int, set[int]] = {}
    for index, (name, polygons) in enumerate(chosen):
        for arc in used(polygons, len(arcs), name):
            if arc not in points:
                points[arc], owners[arc] = decode(arcs[arc], arc, moved), set()
            owners[arc].add(index)
    apart = measure(points.values()) // GAP if gaps is not None else 0
    for name, polygons in chosen:
        built = [build(polygon, points, apart) for polygon in polygons]
        if gaps is not None and any(has_gap(polygon, points) for polygon in polygons):
            gaps.append(name)
            built = [rings for rings in built if len(rings[0]) > 2]
        regions.append(Outline(name, tuple(built)))
    return regions, borders(owners, points)


Layers = Mapping[str, Sequence[tuple[str, list[list[list[int]]]]]]


def list_layers(data: Any) -> Layers:
    """The layers that have regions, and these."""
    layers = {name: list(geometries(shape, name)) for name, shape in data["objects"].items()}
    return {name: regions for name, regions in layers.items() if regions}


def choose(layers: Layers) -> str:
    """The name of the layer with the most regions."""
    return max(layers, key=lambda name: len(layers[name]))


def read_transform(transform: Any) -> Axes | None:
    """The two axes of a transform; None without one.

    Raises:
        ValueError: when it has no scale and translation.
    """
    if transform is None:
        return None
    try:
        (kx, ky), (tx, ty) = transform["scale"], transform["translate"]
        return join_axis(kx, tx), join_axis(ky, ty)
    except (TypeError, KeyError, ValueError):
        raise ValueError(tell("maps-error-transform")) from None


def join_axis(scale: Any, translate: Any) -> Axis:
    (factor, under), (offset, below) = (
        number(value).as_integer_ratio() for value in (scale, translate)
    )
    divisor = lcm(under, below)
    return Axis(factor * (divisor // under), offset * (divisor // below), divisor)


def decode(arc: Any, place: int, differences: bool) -> Arc:
    """Turn an arc into points; with a transform an arc holds differences."""
    try:
        if not arc:
            raise ValueError
        steps = [(number(position[0]), number(position[1])) for position in arc]
    except (TypeError, KeyError, ValueError, IndexError):
        raise ValueError(tell("maps-error-arc", arc=str(place))) from None
    if not differences:
        return steps
    return list(zip(*(accumulate(numbers) for numbers in zip(*steps, strict=True)), strict=True))


def geometries(geometry: Any, layer: str) -> Iterator[tuple[str, list[list[list[int]]]]]:
    """Yield name and polygons (lists of rings, each a list of arc numbers) of every region."""
    pending = [geometry]
    number = 0
    while pending:
        geometry = pending.pop(0)
        if not isinstance(geometry, dict):
            raise ValueError(tell("maps-error-no-geometry", layer=cite(layer)))
        kind, arcs = geometry.get("type"), geometry.get("arcs")
        if kind == "GeometryCollection":
            pending[:0] = sequence(geometry.get("geometries"), Where("geometries"))
        elif kind in ("Polygon", "MultiPolygon"):
            number += 1
            polygons: Any = [arcs] if kind == "Polygon" else arcs
            yield label(described(geometry), number), polygons


def used(polygons: Any, count: int, name: str) -> Iterator[int]:
    """Yield the number of every arc of a region, whatever its direction."""
    try:
        for polygon in polygons:
            for ring in polygon:
                for arc in ring:
                    index = ~int(arc) if arc < 0 else int(arc)
                    if index >= count:
                        told = {"region": cite(name), "arc": str(index)}
                        raise ValueError(tell("maps-error-no-arc", **told))
                    yield index
    except TypeError:
        raise ValueError(tell("maps-error-arcs", region=cite(name))) from None


Arcs = Sequence[Arc] | Mapping[int, Arc]


def measure(arcs: Iterable[Arc]) -> Number:
    """The longer side of the rectangle around all arcs."""
    points = [point for arc in arcs for point in arc]
    across, up = [x for x, _ in points] or [0], [y for _, y in points] or [0]
    return max(max(across) - min(across), max(up) - min(up))


def has_gap(polygon: Sequence[Sequence[int]], arcs: Arcs) -> bool:
    """Tell whether two arcs that follow each other in a ring do not meet."""
    return any(measure_gap(list_arcs(ring, arcs)) for ring in polygon)


def list_arcs(ring: Sequence[int], arcs: Arcs) -> list[Arc]:
    return [arcs[int(n)] if n >= 0 else arcs[~int(n)][::-1] for n in ring]


def measure_gap(chain: Sequence[Arc]) -> Number:
    """The largest distance, along an axis, between the end of an arc and the next arc."""
    gaps: list[Number] = [0]
    for arc, after in zip(chain, [*chain[1:], *chain[:1]], strict=True):
        (x, y), (across, up) = arc[-1], after[0]
        gaps += (across - x, x - across, up - y, y - up)
    return max(gaps)


def build(
    polygon: Sequence[Sequence[int]], arcs: Arcs, apart: int = 0
) -> tuple[tuple[Point, ...], ...]:
    """Join the arcs of each ring; a point where two arcs meet is kept once.

    Ends that are at most `apart` from each other are joined by a line.

    Raises:
        ValueError: when a ring's arcs do not form a closed line.
    """
    rings = []
    for ring in polygon:
        chain = list_arcs(ring, arcs)
        if measure_gap(chain) > apart:
            told = cut(str([int(n) for n in ring]))
            raise ValueError(tell("maps-error-open-arcs", arcs=told))
        pairs = zip(chain, [*chain[1:], *chain[:1]], strict=True)
        # Keep both points if an arc does not end exactly where the next begins.
        parts = (arc[:-1] if arc[-1] == after[0] else arc for arc, after in pairs)
        rings.append(tuple(point for part in parts for point in part))
    return tuple(rings)


def borders(owners: dict[int, set[int]], arcs: Mapping[int, Arc]) -> list[tuple[int, int]]:
    """The pairs of regions with a common arc that is longer than a point."""
    pairs = {
        (min(regions), max(regions))
        for arc, regions in owners.items()
        if len(regions) == 2 and len(set(arcs[arc])) > 1
    }
    return sorted(pairs)
