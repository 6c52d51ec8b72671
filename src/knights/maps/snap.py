"""Merge points that are so close together that they are meant to be one.

Outlines that were made one by one, or rounded, have slivers and gaps between them. Points within a
tolerance are merged, and sides get the points that lie on them.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import isqrt
from typing import NamedTuple

from knights.language import Told, tell, together
from knights.maps.geojson import Outline, Ring, borders
from knights.maps.segments import Point, around

# A share of the map's longer side.
TOLERANCE = 1e-6

Cell = tuple[int, int]


class Snapped(NamedTuple):
    """Outlines, and the number of their points that were moved or added."""

    regions: list[Outline]
    moved: int


class Joined(NamedTuple):
    """Regions, the pairs that share a border, and remarks on merged points."""

    regions: Sequence[Outline]
    borders: list[tuple[int, int]]
    remarks: tuple[Told, ...] = ()


def read_borders(regions: Sequence[Outline], wanted: bool) -> Joined:
    """Find the borders; merge close points if that is wanted, else say that it would help.

    Raises:
        ValueError: when the outlines cross; it says so if merging points would prevent that.
    """
    snapped, moved = snap(regions)
    if wanted:
        return Joined(snapped, borders(snapped), (tell("maps-snapped", points=moved),))
    better = find_borders(snapped) if moved else None
    try:
        found = borders(regions)
    except ValueError as wrong:
        if better is None:
            raise
        raise ValueError(together(str(wrong), tell("maps-snap-overlaps"))) from None
    more = len({*(better or ())} - {*found})
    return Joined(regions, found, (tell("maps-snap-gaps", borders=more),) if more else ())


def find_borders(regions: Sequence[Outline]) -> list[tuple[int, int]] | None:
    """The borders of outlines, or None if these cross."""
    try:
        return borders(regions)
    except ValueError:
        return None


def snap(regions: Sequence[Outline], tolerance: float = TOLERANCE) -> Snapped:
    """Merge points that are closer than a share of the map's longer side."""
    points = list(
        dict.fromkeys(point for region in regions for ring in region.rings for point in ring)
    )
    near = measure(points) * tolerance
    if not near:
        return Snapped([*regions], 0)
    joined = join(points, near)
    kept = list(dict.fromkeys(joined.values()))
    # Both ends of a side may have moved by `near`, so a point may be that much farther from it.
    finder = Finder(kept, 2 * near)
    moved = sum(joined[point] != point for point in points)

    def lead(ring: Ring) -> Ring:
        nonlocal moved
        led: list[Point] = []
        for a, b in around([joined[point] for point in ring]):
            between = finder.list_between(a, b) if a != b else []
            moved += len(between)
            led += [a, *between]
        return trim(led) or ring

    changed = [
        replace(region, polygons=tuple(tuple(map(lead, rings)) for rings in region.polygons))
        for region in regions
    ]
    return Snapped(changed, moved)


def measure(points: Sequence[Point]) -> float:
    """The longer side of the rectangle around all points."""
    if not points:
        return 0.0
    return max(float(max(axis) - min(axis)) for axis in zip(*points, strict=True))


def join(points: Iterable[Point], near: float) -> dict[Point, Point]:
    """Map each point to the first one that is as close to it as `near`, or to itself."""
    cells: dict[Cell, list[tuple[float, float, Point]]] = defaultdict(list)
    joined: dict[Point, Point] = {}
    for point in points:
        x, y = float(point[0]), float(point[1])
        column, row = int(x // near), int(y // near)
        found = (
            other
            for across in (-1, 0, 1)
            for up in (-1, 0, 1)
            for left, low, other in cells.get((column + across, row + up), ())
            if abs(left - x) <= near and abs(low - y) <= near
        )
        joined[point] = next(found, point)
        if joined[point] is point:
            cells[column, row].append((x, y, point))
    return joined


class Finder:
    """Finds the points along a side by the cells of a coarse grid."""

    def __init__(self, points: Sequence[Point], near: float) -> None:
        self.near = near
        self.step = max(measure(points) / max(1, isqrt(len(points))), 4 * near)
        self.cells: dict[Cell, list[tuple[float, float, Point]]] = defaultdict(list)
        for point in points:
            x, y = float(point[0]), float(point[1])
            self.cells[int(x // self.step), int(y // self.step)].append((x, y, point))

    def list_between(self, a: Point, b: Point) -> list[Point]:
        """The points on a side, in its order, its ends excepted."""
        (ax, ay), (bx, by) = map(float, a), map(float, b)
        right, up = bx - ax, by - ay
        length = (right * right + up * up) ** 0.5
        found = []
        for cell in self.list_cells(ax, ay, bx, by):
            for x, y, point in self.cells.get(cell, ()):
                along = ((x - ax) * right + (y - ay) * up) / length
                aside = abs((y - ay) * right - (x - ax) * up) / length
                if aside <= self.near and 0 < along < length and point not in (a, b):
                    found.append((along, point))
        return [point for _, point in sorted(found, key=lambda one: one[0])]

    def list_cells(self, ax: float, ay: float, bx: float, by: float) -> Iterator[Cell]:
        """The cells along a side, and those next to them, column by column."""
        step, near = self.step, self.near
        west, east = min(ax, bx), max(ax, bx)
        for column in range(int((west - near) // step), int((east + near) // step) + 1):
            # Points in this column can only be near this part of the side.
            ends = (max(west, column * step - near), min(east, (column + 1) * step + near))
            if ax == bx:
                low, high = sorted((ay, by))
            else:
                low, high = sorted(ay + (x - ax) * (by - ay) / (bx - ax) for x in ends)
            for row in range(int((low - near) // step), int((high + near) // step) + 1):
                yield column, row


def trim(points: Sequence[Point]) -> Ring:
    """Remove repeated points, and stretches that lead there and back."""
    ring: list[Point] = []
    for point in points:
        if ring and ring[-1] == point:
            continue
        if len(ring) > 1 and ring[-2] == point:
            ring.pop()
            continue
        ring.append(point)
    while len(ring) > 2 and (ring[0] == ring[-1] or ring[1] == ring[-1] or ring[0] == ring[-2]):
        if ring[0] == ring[-2]:
            ring.pop()
        ring.pop() if ring[0] == ring[-1] else ring.pop(0)
    return tuple(ring) if len(ring) > 2 else ()
