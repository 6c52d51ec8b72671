"""The faces into which lines divide the plane: the edges around each, and the nesting of faces.

The sweep answers all questions of geometry: the order of the points from left to right, the order
of directions around a point, and the edge next below it. The rest is combinatorial.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from knights.language import tell
from knights.maps.segments import Point
from knights.maps.sweep import Segments, Side, Stop, enlarge, put_together, sweep

# More take a browser longer than a second.
MOST_SEGMENTS = 5_000
MOST_CUTS = 4_000

OUTSIDE = -1


@dataclass(frozen=True)
class Drawing:
    """Lines cut at their intersections: `points` from left to right, and edges between them.

    Edges come in pairs: 2k leads to the right (or straight up), 2k + 1 back. `tails` has each
    edge's first point; `turns` orders the edges of a point anticlockwise, from just right of
    downwards. `below` has, for a point without edges from the left, the edge to the right that is
    next below it, or OUTSIDE; `spots` has the same for each spot, and None for a spot on a line.
    """

    points: list[Point] = field(default_factory=list)
    tails: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    below: dict[int, int] = field(default_factory=dict)
    spots: list[int | None] = field(default_factory=list)


@lru_cache(maxsize=4)
def draw(lines: tuple[tuple[Point, ...], ...], spots: tuple[Point, ...] = ()) -> Drawing:
    """Cut lines where they cross, touch, overlap or end.

    Raises:
        ValueError: when there are too many segments or too many intersections.
    """
    sides = {(min(a, b), max(a, b)): 0 for line in lines for a, b in pairwise(line) if a != b}
    if len(sides) > MOST_SEGMENTS:
        raise ValueError(tell("maps-error-segments", segments=len(sides), most=MOST_SEGMENTS))
    segments = put_together((Side(a, b, 0) for a, b in sides), spots)
    wanted = [enlarge(spot, segments.scale) for spot in spots]
    return cut(segments, sweep(segments, wanted), wanted)


def cut(segments: Segments, stops: Iterator[Stop], spots: Sequence[tuple[int, int]]) -> Drawing:
    """Follow the sweep: at each of its stops edges end and others begin."""
    drawing = Drawing()
    tails, turns, ranks = drawing.tails, drawing.turns, segments.ranks
    behind = 1 + max(ranks, default=0)
    current = [OUTSIDE] * len(ranks)
    lying = dict.fromkeys(spots, None)
    cuts = 0
    for place, ended, passing, begun, lower in stops:
        below = current[lower] if lower >= 0 else OUTSIDE
        if not (ended or passing or begun):
            lying[place.x, place.y] = below
            continue
        point = len(drawing.points)
        drawing.points.append(segments.point(place))
        cuts += len(passing)
        if cuts > MOST_CUTS:
            raise ValueError(tell("maps-error-cuts", most=MOST_CUTS))
        if not ended and not passing:
            drawing.below[point] = below
        for segment in (*ended, *passing):
            tails[current[segment] + 1] = point
        for segment in (*passing, *begun):
            current[segment] = len(tails)
            tails += (point, point)
            turns += (ranks[segment], behind + ranks[segment])
    drawing.spots.extend(lying[spot] for spot in spots)
    return drawing


def trace(drawing: Drawing) -> list[list[int]]:
    """Walk around every face, keeping it on the left; return the edges of each closed walk.

    At the end of an edge the walk takes the next edge clockwise, which is the sharpest left turn.
    Each edge is walked once; a walk begins at its first point.
    """
    tails, turns = drawing.tails, drawing.turns
    star: list[list[int]] = [[] for _ in drawing.points]
    for edge, tail in enumerate(tails):
        star[tail].append(edge)
    after = [0] * len(tails)
    for edges in star:
        edges.sort(key=turns.__getitem__)
        for index, edge in enumerate(edges):
            after[edge ^ 1] = edges[index - 1]
    walks = []
    walked = [False] * len(tails)
    for start in sorted(range(len(tails)), key=lambda edge: (tails[edge], tails[edge ^ 1])):
        walk, edge = [], start
        while not walked[edge]:
            walked[edge] = True
            walk.append(edge)
            edge = after[edge]
        if walk:
            walks.append(walk)
    return walks


def place(drawing: Drawing, walks: Sequence[Sequence[int]]) -> list[int | None]:
    """For each walk, the walk around the whole of the face on its left; None for the outer face.

    That is the walk itself, unless it goes around other lines from outside. Then the face is the
    one above the edge next below its first point, and that edge's walk is already known.
    """
    owner = [0] * len(drawing.tails)
    for number, walk in enumerate(walks):
        for edge in walk:
            owner[edge] = number
    around: list[int | None] = []
    for number, walk in enumerate(walks):
        if not goes_outside(drawing, walk):
            around.append(number)
            continue
        below = drawing.below[drawing.tails[walk[0]]]
        around.append(None if below == OUTSIDE else around[owner[below]])
    return around


def goes_outside(drawing: Drawing, walk: Sequence[int]) -> bool:
    """Tell whether the area to the left of a walk's first point is in the face on the walk's left.

    No line of the walk is there; so the walk then follows an inner border of the face.
    """
    tails, turns = drawing.tails, drawing.turns
    return any(
        tails[edge] == tails[walk[0]] and turns[edge] >= turns[before ^ 1]
        for before, edge in zip([walk[-1], *walk], walk, strict=False)
    )
