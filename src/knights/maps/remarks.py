"""Remarks on a map that is valid, but perhaps not what was meant."""

from collections.abc import Sequence
from itertools import pairwise

from knights.graphs import graph
from knights.language import tell
from knights.maps import map as maps
from knights.maps import polylines
from knights.maps.faces import draw
from knights.maps.format_detection import is_lines
from knights.maps.map import Map
from knights.maps.segments import Point
from knights.maps.sweep import Side, put_together, sweep

# Up to this number, regions without a neighbour get a remark each.
MOST_LONERS = 3


def read_lines(text: str) -> tuple[list[list[Point]], list[polylines.Label]]:
    """The polylines and labels of a map's text; none if it is in another form."""
    text = graph.unmark(text)
    return polylines.parse(text) if is_lines(text) else ([], [])


def remark(text: str) -> list[str]:
    """Say what was read of a map, and what may not be meant."""
    lines, labels = read_lines(text)
    return tell_map(maps.take(text), [*remark_crossings(lines), *remark_ends(lines, labels)])


def tell_map(reading: maps.Reading, drawn: Sequence[str] = ()) -> list[str]:
    """List the form of a map, its contents, and the remarks on it."""
    found, form, remarks = reading
    return [
        *([form] if form else []),
        maps.describe(found),
        *remarks,
        *drawn,
        *remark_loners(found),
    ]


def remark_crossings(lines: Sequence[Sequence[Point]]) -> list[str]:
    """Name the lines that cross themselves, and the first point where each does.

    >>> remark_crossings([[(0, 0), (4, 4), (4, 0), (0, 4)]])
    ['Line 1 crosses itself at 2,2. It is cut there, and encloses regions of its own.']
    """
    remarks: list[str] = []
    for number, line in enumerate(lines, start=1):
        point = find_crossing(line)
        if point is not None:
            where = show_point(point)
            remarks.append(tell("maps-crossing", number=str(number), point=where))
    return remarks


def find_crossing(line: Sequence[Point]) -> Point | None:
    """The first point at which a line crosses an earlier part of itself; None if it does not."""
    segments = put_together(
        Side(a, b, number) for number, (a, b) in enumerate(pairwise(line)) if a != b
    )
    numbers = [
        min(number for number in both if number is not None)
        for both in zip(segments.forwards, segments.backwards, strict=True)
    ]
    found = (
        (sorted(numbers[segment] for segment in stop.passing)[1::-1], stop.point)
        for stop in sweep(segments)
        if len(stop.passing) > 1
    )
    first = min(found, key=lambda crossing: crossing[0], default=None)
    return None if first is None else segments.point(first[1])


def remark_ends(
    lines: Sequence[Sequence[Point]], labels: Sequence[polylines.Label] = ()
) -> list[str]:
    """Name the lines that end where no other line is: such an end separates no regions.

    >>> remark_ends([[(0, 0), (4, 0), (4, 4), (0, 0)], [(4, 0), (6, 0)]])
    ['Line 2 ends freely at 6,0. That end is no border.']
    """
    if not lines:
        return []
    ends: dict[Point, int] = {}
    drawing = draw(tuple(map(tuple, lines)), tuple(label.point for label in labels))
    for tail in drawing.tails:
        ends[drawing.points[tail]] = ends.get(drawing.points[tail], 0) + 1
    return [
        tell("maps-free-end", number=str(number), point=show_point(end))
        for number, line in enumerate(lines, start=1)
        for end in dict.fromkeys((line[0], line[-1]))
        if ends[end] == 1
    ]


def remark_loners(found: Map) -> list[str]:
    """Name the regions without a neighbour: they may have any colour.

    >>> remark_loners(maps.read("A: B; C:"))
    ["Region 'C' borders no other. Any colour is right there."]
    """
    if len(found.names) == 1:
        return [tell("maps-one-region")]
    bordering = {region for border in found.borders for region in border}
    loners = [repr(name) for region, name in enumerate(found.names) if region not in bordering]
    if len(loners) > MOST_LONERS:
        return [tell("maps-loners", regions=loners)]
    return [tell("maps-loner", region=name) for name in loners]


def show_point(point: Point) -> str:
    """Format a point with at most two decimals."""
    return ",".join(f"{round(float(n), 2):g}" for n in point)
