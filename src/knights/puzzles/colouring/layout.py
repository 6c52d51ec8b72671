"""The layout of a map on a sheet, for files and for the page: outlines, and room for names."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, radians, sin
from typing import NamedTuple

from knights.graphs.layout import Point
from knights.maps.labels import Label, Rings, place_label
from knights.maps.map import Map

SIDE = 600
MARGIN = 0.03 * SIDE
# On Australia's parallels a degree of latitude is longer than one of longitude.
STRETCH = {"australia": 1 / cos(radians(26))}


class MapLayout(NamedTuple):
    """The regions' outlines and labels on a sheet where y grows downwards, and its size.

    A map that is only a graph has discs for outlines, and `edges` between their centres.
    """

    shapes: Sequence[Rings]
    labels: Sequence[Label]
    size: Point
    edges: Sequence[tuple[Point, Point]] = ()


def lay_out_map(drawn: Map) -> MapLayout:
    """Return the layout of a map."""
    return lay_out_stretched(drawn, STRETCH.get(drawn.name, 1.0))


@lru_cache(maxsize=4)  # the page describes a search several times
def lay_out_stretched(drawn: Map, stretch: float) -> MapLayout:
    if not drawn.outlines:
        return make_discs(drawn)
    points = [point for region in drawn.outlines for ring in region for point in ring]
    left, bottom, right, top = drawn.frame or (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )
    across, up = max(right - left, 1e-9), max((top - bottom) * stretch, 1e-9)
    scale = (SIDE - 2 * MARGIN) / max(across, up)
    shapes: list[Rings] = [
        [
            [(MARGIN + (x - left) * scale, MARGIN + (top - y) * stretch * scale) for x, y in ring]
            for ring in region
        ]
        for region in drawn.outlines
    ]
    size = (across * scale + 2 * MARGIN, up * scale + 2 * MARGIN)
    return MapLayout(shapes, [place_label(rings, *size) for rings in shapes], size)


def make_discs(drawn: Map) -> MapLayout:
    """Return a disc for each region at its place in the graph's layout, and its borders."""
    from knights.drawings.graph import make_frame  # seldom needed

    frame = make_frame(drawn.graph.neighbours, "", None)
    radius = 1.4 * frame.radius
    discs: list[Rings] = [
        [[(x + radius * cos(i * pi / 12), y + radius * sin(i * pi / 12)) for i in range(24)]]
        for x, y in frame.centres
    ]
    edges = [(frame.centres[one], frame.centres[other]) for one, other in sorted(drawn.borders)]
    labels = [place_label(rings, SIDE, SIDE) for rings in discs]
    return MapLayout(discs, labels, (float(SIDE), float(SIDE)), edges)
