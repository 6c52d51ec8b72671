"""Invent graphs for both searches at random."""

from itertools import pairwise
from math import hypot

from knights.graphs.graph import Graph
from knights.graphs.layout import Point, lay_out
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values

NAMES = "ABCDEFGHIJKLMN"
SMALLEST = 10
# A bit more than the largest radius of a vertex, in a picture of side 1.
RADIUS = 0.055


def invent(chance: Chance) -> Values:
    """Return a random graph that has a path through all vertices, and the path's first vertex."""
    while True:
        names = NAMES[: SMALLEST + chance.below(len(NAMES) - SMALLEST + 1)]
        path = chance.shuffle(names)
        edges = [*pairwise(path), *pick_edges(chance, names, len(names) // 2 + 2)]
        graph = Graph.from_edges(sorted(edges), vertices=names)
        if is_clear(graph):
            return {"graph": graph.text(), "start": path[0]}


def prune(values: Values) -> Values:
    return {**values, "order": "fewest"}


def is_clear(graph: Graph) -> bool:
    """Tell whether no edge passes behind a vertex: it would look like two edges that meet there."""
    places = lay_out(graph.either_way)
    return all(
        distance(places[vertex], places[tail], places[head]) > RADIUS
        for tail, head in graph.edges
        for vertex in range(len(places))
        if vertex not in (tail, head)
    )


def distance(point: Point, one: Point, other: Point) -> float:
    """The distance of a point from the segment between two others."""
    (x, y), (left, top) = point, one
    across, down = other[0] - left, other[1] - top
    part = ((x - left) * across + (y - top) * down) / (across**2 + down**2)
    part = max(0.0, min(1.0, part))
    return hypot(x - left - part * across, y - top - part * down)


def pick_edges(chance: Chance, names: str, number: int) -> list[tuple[str, str]]:
    """Return `number` random edges; some may be equal."""
    pairs = (chance.shuffle(names)[:2] for _ in range(number))
    return [(tail, head) for tail, head in pairs]
