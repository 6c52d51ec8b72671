"""Find where many segments meet: a line sweeps the plane from left to right, in exact arithmetic.

It stops wherever a segment begins, ends or crosses another, and knows the segments above and below
each stop. So the work grows with the number of segments and of their meeting points, not of pairs
of segments. Nothing is rounded: coordinates are scaled to whole numbers, and a crossing is a
fraction of them.
fraction of them.

Source: Bentley and Ottmann (1979), in the form of de Berg and others, Computational Geometry,
chapter 2, which copes with every degenerate case.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, cmp_to_key
from heapq import heappop, heappush
from math import gcd, lcm
from typing import NamedTuple

from knights.maps.segments import Point, exact

Whole = tuple[int, int]


class Side(NamedTuple):
    """A side of an outline or a line: its ends, and the number of its owner."""

    start: Point
    end: Point
    owner: int


class Stop(NamedTuple):
    """A point where the sweep stops, and the segments there.

    `ended` come from the left and end there, `passing` go through, `begun` begin there. `below` is
    the segment next below the point, or -1.
    """

    point: "Place"
    ended: Sequence[int]
    passing: Sequence[int]
    begun: Sequence[int]
    below: int


class Place:
    """A point x/w, y/w, in whole numbers with w > 0; places are ordered from left to right."""

    __slots__ = ("w", "x", "y")

    def __init__(self, x: int, y: int, w: int = 1) -> None:
        self.x, self.y, self.w = x, y, w

    def __lt__(self, other: "Place") -> bool:
        here, there = self.x * other.w, other.x * self.w
        return here < there if here != there else self.y * other.w < other.y * self.w

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Place)
            and self.x * other.w == other.x * self.w
            and self.y * other.w == other.y * self.w
        )

    __hash__ = None  # type: ignore[assignment]


@dataclass
class Segments:
    """Segments that share single points at most: overlapping sides have been merged.

    Each goes from its lower point (x before y) to its higher one. `forwards` and `backwards` have
    the owner of the side in each direction, or None. `doubled` has the start of the first segment
    with two owners in one direction, and both owners. Coordinates are `scale` times the given ones.
    """

    scale: int
    starts: list[Whole] = field(default_factory=list)
    ends: list[Whole] = field(default_factory=list)
    forwards: list[int | None] = field(default_factory=list)
    backwards: list[int | None] = field(default_factory=list)
    doubled: tuple[Whole, int, int] | None = None

    def without_seams(self) -> "Segments":
        """Drop segments with the same owner on both sides, which separate nothing."""
        kept = [
            index
            for index, both in enumerate(zip(self.forwards, self.backwards, strict=True))
            if both[0] != both[1]
        ]
        return Segments(
            self.scale,
            [self.starts[index] for index in kept],
            [self.ends[index] for index in kept],
            [self.forwards[index] for index in kept],
            [self.backwards[index] for index in kept],
            self.doubled,
        )

    @cached_property
    def ranks(self) -> list[int]:
        """The rank of each segment's direction, from just right of downwards to upwards."""
        ways = [direction(a, b) for a, b in zip(self.starts, self.ends, strict=True)]
        turn: Callable[[Whole, Whole], int] = lambda one, other: (  # noqa: E731
            one[1] * other[0] - other[1] * one[0]
        )
        order = {way: rank for rank, way in enumerate(sorted(set(ways), key=cmp_to_key(turn)))}
        return [order[way] for way in ways]

    def point(self, place: Place) -> Point:
        """Convert a place to the original coordinates."""
        return exact(place.x, place.w * self.scale), exact(place.y, place.w * self.scale)


def direction(a: Whole, b: Whole) -> Whole:
    """The shortest step in whole numbers from one point towards another."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    step = gcd(dx, dy)
    return dx // step, dy // step


def put_together(sides: Iterable[Side], spots: Iterable[Point] = ()) -> Segments:
    """Split sides on one line where any of them begins or ends, and keep each piece once.

    The scale makes the coordinates of the spots whole, too.
    """
    sides = list(sides)
    scale = measure([*spots, *(point for side in sides for point in side[:2])])
    lines: dict[tuple[int, int, int], list[tuple[Whole, Whole, int, bool]]] = {}
    for start, end, owner in sides:
        a, b = enlarge(start, scale), enlarge(end, scale)
        low, high = min(a, b), max(a, b)
        dx, dy = direction(low, high)
        along = (dx, dy, dx * low[1] - dy * low[0])
        lines.setdefault(along, []).append((low, high, owner, a < b))
    found = Segments(scale)
    for parts in lines.values():
        put_along(parts, found)
    return found


def measure(points: Iterable[Point]) -> int:
    """The least scale that makes all coordinates whole numbers."""
    return lcm(*(n.as_integer_ratio()[1] for point in points for n in point))


def enlarge(point: Point, scale: int) -> Whole:
    (x, across), (y, up) = (n.as_integer_ratio() for n in point)
    return x * (scale // across), y * (scale // up)


def put_along(parts: Sequence[tuple[Whole, Whole, int, bool]], found: Segments) -> None:
    """Add the pieces of the sides on one line, with the owners of each piece."""
    changes: dict[Whole, list[tuple[int, bool, int]]] = {}
    for low, high, owner, forwards in parts:
        changes.setdefault(low, []).append((owner, forwards, 1))
        changes.setdefault(high, []).append((owner, forwards, -1))
    there: dict[bool, Counter[int]] = {True: Counter(), False: Counter()}
    last: Whole | None = None
    for point in sorted(changes):
        if last is not None and (there[True] or there[False]):
            for owners in there.values():
                if len(owners) > 1 and found.doubled is None:
                    one, other = sorted(owners)[:2]
                    found.doubled = (last, one, other)
            found.starts.append(last)
            found.ends.append(point)
            found.forwards.append(next(iter(there[True]), None))
            found.backwards.append(next(iter(there[False]), None))
        for owner, forwards, more in changes[point]:
            there[forwards][owner] += more
            if not there[forwards][owner]:
                del there[forwards][owner]
        last = point


def sweep(segments: Segments, spots: Iterable[Whole] = ()) -> Iterator[Stop]:
    """Yield every point where segments begin, end or meet, and the spots, from left to right.

    `active` has the segments that cross the sweep line, from below to above. Two segments are next
    to each other just before they cross, so only such pairs are compared.
    """
    starts, ends, ranks = segments.starts, segments.ends, segments.ranks
    begin: dict[Whole, list[int]] = {spot: [] for spot in spots}
    for index, (a, b) in enumerate(zip(starts, ends, strict=True)):
        begin.setdefault(a, []).append(index)
        begin.setdefault(b, [])
    coming = sorted(begin, reverse=True)
    crossings: list[tuple[float, Place]] = []
    active: list[int] = []
    while coming or crossings:
        place = Place(*coming[-1]) if coming else crossings[0][1]
        if crossings and crossings[0][1] < place:
            place = crossings[0][1]
        while crossings and crossings[0][1] == place:
            heappop(crossings)
        begun: Sequence[int] = ()
        known = bool(coming) and place == Place(*coming[-1])
        if known:
            begun = begin[coming.pop()]
        low, high = find(place, active, starts, ends)
        through = active[low:high]
        ended: Sequence[int] = ()
        passing: Sequence[int] = through
        if known and through:
            end = (place.x // place.w, place.y // place.w)
            ended = [s for s in through if ends[s] == end]
            passing = [s for s in through if ends[s] != end]
        going = [*passing, *begun]
        going.sort(key=ranks.__getitem__)
        active[low:high] = going
        if going:
            if low:
                note_crossing(active[low - 1], going[0], segments, crossings)
            if low + len(going) < len(active):
                note_crossing(going[-1], active[low + len(going)], segments, crossings)
        elif 0 < low < len(active):
            note_crossing(active[low - 1], active[low], segments, crossings)
        yield Stop(place, ended, passing, begun, active[low - 1] if low else -1)


def find(
    place: Place, active: Sequence[int], starts: Sequence[Whole], ends: Sequence[Whole]
) -> tuple[int, int]:
    """The range of the active segments that contain a place."""
    x, y, w = place.x, place.y, place.w

    def above(segment: int) -> int:
        """A measure of how far the place is above a segment; 0 on it."""
        (ax, ay), (bx, by) = starts[segment], ends[segment]
        return (bx - ax) * (y - ay * w) - (by - ay) * (x - ax * w)

    low, high = 0, len(active)
    while low < high:
        middle = (low + high) // 2
        if above(active[middle]) > 0:
            low = middle + 1
        else:
            high = middle
    high = low
    while high < len(active) and not above(active[high]):
        high += 1
    return low, high


def note_crossing(
    lower: int, upper: int, segments: Segments, crossings: list[tuple[float, Place]]
) -> None:
    """Note where two segments cross inside both, if that is to the right of the sweep line."""
    if segments.ranks[lower] <= segments.ranks[upper]:
        return
    (ax, ay), (bx, by) = segments.starts[lower], segments.ends[lower]
    (cx, cy), (dx, dy) = segments.starts[upper], segments.ends[upper]
    right, up, far, high = bx - ax, by - ay, dx - cx, dy - cy
    if (bx, by) < (dx, dy):
        if far * (by - cy) - high * (bx - cx) <= 0:
            return
    elif right * (dy - ay) - up * (dx - ax) >= 0:
        return
    w = up * far - right * high
    along = high * (ax - cx) - far * (ay - cy)
    x = ax * w + along * right
    # Rounded quotients never contradict the exact order; mostly they decide it, which is faster.
    heappush(crossings, (x / w, Place(x, ay * w + along * up, w)))
