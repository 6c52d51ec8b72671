"""The layout of a graph's vertices, in files and in the page: always the same for a graph.

Well-known graphs have their well-known picture. Others are laid out by stress majorization: the
longer the path between two vertices, the farther apart they are. It needs no random start, and
shows symmetry.

Source: Gansner, Koren and North, "Graph drawing by stress majorization" (2004).
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, pi, sin, sqrt

from knights.fragment import DIGITS, PLACES
from knights.language import tell
from knights.quoting import cite

Point = tuple[float, float]
Neighbours = Sequence[Sequence[int]]

# Well-known graphs, from the outer ring to the inner one: count, radius, turn in degrees.
RINGS = {
    "dodecahedron": ((5, 1.0, 0), (10, 0.66, 0), (5, 0.34, 36)),
    "petersen": ((5, 1.0, 0), (5, 0.5, 0)),
}
# Larger graphs are drawn on a circle: no layout makes them readable.
MOST_EXACT = 260
ROUNDS = 160
# Pairs of vertices looked at: some two seconds of Python. Graphs of more than 110 vertices get
# fewer rounds for it, which their picture hardly shows.
MOST_LOOKS = 2_000_000


def read_places(text: str) -> list[Point]:
    """Return the places of vertices that a link holds.

    >>> read_places("AyQaAAIm")
    [(0.0, 1.0), (-0.05, 0.5)]

    Raises:
        ValueError: when the text is not made of such places.
    """
    if not re.fullmatch(PLACES, text, re.ASCII):
        raise ValueError(tell("link-option", name="at", value=cite(text)))
    numbers = [DIGITS.index(digit) for digit in text]
    values = [
        (64 * high + low - 50) / 1000 for high, low in zip(numbers[::2], numbers[1::2], strict=True)
    ]
    return list(zip(values[::2], values[1::2], strict=True))


def sketch_layout(neighbours: Neighbours, name: str = "") -> dict[str, object]:
    """Return what the page needs to place vertices."""
    points = lay_out(neighbours, name)
    return {
        "places": [(round(x, 4), round(y, 4)) for x, y in points],
        "pitch": round(pitch(points), 4),
        "board": board_of(name),
    }


def lay_out(neighbours: Neighbours, name: str = "") -> list[Point]:
    """Places in the unit square, y downwards; `name` is a built-in graph's, for its own picture.

    >>> lay_out([[], []])
    [(0.5, 0.0), (0.5, 1.0)]
    """
    if name in RINGS:
        return stand_in_rings(RINGS[name])
    if board := board_of(name):
        return stand_on_squares(*board)
    if not 3 <= len(neighbours) <= MOST_EXACT:
        return stand_in_rings(((len(neighbours), 1.0, 0),))
    return majorize_and_fit(tuple(map(tuple, neighbours)))


@lru_cache(maxsize=8)  # the page describes a search several times
def majorize_and_fit(neighbours: Neighbours) -> list[Point]:
    circle = stand_in_rings(((len(neighbours), 1.0, 0),))
    return fit(majorize(circle, distances(neighbours)))


def board_of(name: str) -> tuple[int, int] | None:
    """The rows and columns of the board of a built-in knight's graph; None for other graphs."""
    found = re.fullmatch("knight.([0-9]+)x([0-9]+)", name)
    return (int(found[1]), int(found[2])) if found else None


def stand_in_rings(rings: Sequence[tuple[int, float, float]]) -> list[Point]:
    points = []
    for count, radius, turn in rings:
        for i in range(count):
            angle = (turn / 180 + 2 * i / count) * pi
            points.append((0.5 + radius * sin(angle) / 2, 0.5 - radius * cos(angle) / 2))
    return [(tidy(x), tidy(y)) for x, y in points]


def stand_on_squares(rows: int, columns: int) -> list[Point]:
    side = max(rows, columns, 2) - 1
    return [
        (0.5 + (file - (columns - 1) / 2) / side, 0.5 - (rank - (rows - 1) / 2) / side)
        for rank in range(rows)
        for file in range(columns)
    ]


def tidy(number: float) -> float:
    """Round a sine or cosine: machines differ in its last digits."""
    return round(number, 9)


def distances(neighbours: Neighbours) -> list[list[int]]:
    """The number of edges between every two vertices, directions ignored.

    Pieces of the graph get a distance that sets them side by side.
    """
    near: list[list[int]] = [[] for _ in neighbours]
    for tail, heads in enumerate(neighbours):
        for head in heads:
            near[tail].append(head)
            near[head].append(tail)
    rows = [measure_from(near, start) for start in range(len(near))]
    apart = max(1, *map(max, rows)) + 1
    return [[apart if steps < 0 else steps for steps in row] for row in rows]


def measure_from(near: Neighbours, start: int) -> list[int]:
    """Return the distances from a vertex, breadth-first; -1 for vertices that no path reaches."""
    row = [-1] * len(near)
    row[start] = 0
    queue = [start]
    for vertex in queue:
        for other in near[vertex]:
            if row[other] < 0:
                row[other] = row[vertex] + 1
                queue.append(other)
    return row


def majorize(start: Sequence[Point], wanted: Sequence[Sequence[int]]) -> list[Point]:
    """Move each vertex in turn to the mean of the places that all others want for it.

    Near vertices weigh most. Square roots are exact on every machine, so all get the same picture.
    """
    n, scale = len(start), max(wanted[0])
    x = [x * scale for x, _ in start]
    y = [y * scale for _, y in start]
    weights = [[1 / (d * d) if d else 0.0 for d in row] for row in wanted]
    totals = [sum(row) for row in weights]
    for _ in range(min(ROUNDS, MOST_LOOKS // (n * n))):
        for i in range(n):
            here_x, here_y, sum_x, sum_y = x[i], y[i], 0.0, 0.0
            for other_x, other_y, weight, distance in zip(x, y, weights[i], wanted[i], strict=True):
                dx, dy = here_x - other_x, here_y - other_y
                pull = distance / max(1e-6, sqrt(dx * dx + dy * dy))
                sum_x += weight * (other_x + pull * dx)
                sum_y += weight * (other_y + pull * dy)
            x[i], y[i] = sum_x / totals[i], sum_y / totals[i]
    return list(zip(x, y, strict=True))


def fit(points: Sequence[Point]) -> list[Point]:
    """Turn the first vertex left, mirror if the second is below it, and fill the unit square."""
    n = len(points)
    middle_x, middle_y = sum(x for x, _ in points) / n, sum(y for _, y in points) / n
    angle = pi - atan2(points[0][1] - middle_y, points[0][0] - middle_x)
    turned = [
        (
            (x - middle_x) * cos(angle) - (y - middle_y) * sin(angle),
            (x - middle_x) * sin(angle) + (y - middle_y) * cos(angle),
        )
        for x, y in points
    ]
    flip = -1 if turned[1][1] > turned[0][1] else 1
    left, right = min(x for x, _ in turned), max(x for x, _ in turned)
    top, bottom = min(y for _, y in turned), max(y for _, y in turned)
    side = max(right - left, bottom - top, 1e-9)
    return [
        (
            (x - left + (side - right + left) / 2) / side,
            0.5 + flip * (y - (top + bottom) / 2) / side,
        )
        for x, y in turned
    ]


def pitch(points: Sequence[Point]) -> float:
    """The distance of the two nearest vertices; an estimate for large graphs."""
    n = len(points)
    if n > 1200:
        return 1 / sqrt(n)
    least = 1.0
    for i, (x, y) in enumerate(points):
        for other_x, other_y in points[:i]:
            least = min(least, (x - other_x) ** 2 + (y - other_y) ** 2)
    return sqrt(least)
