"""Draw a path in its graph."""

from collections.abc import Sequence
from itertools import pairwise

from knights.drawings.graph import Edge, Vertex, draw_graph, make_frame
from knights.graphs.layout import Point
from knights.language import tell
from knights.puzzles.graph.paths import Paths
from knights.search import State, finished
from knights.search.breadth import Breadth


def draw_moment(puzzle: Paths, state: State, places: Sequence[Point] | None) -> str:
    """Draw the path in its graph, numbered; `places` are the visitor's own, if any."""
    path = state.path
    if puzzle.breadth is not None:
        return draw_reached(puzzle, puzzle.breadth, path, places)
    kinds: dict[Edge, str] = {}
    for tail, head in [*pairwise(path), *closing(puzzle, path)]:
        kinds[tail, head] = "path"
    vertices = [Vertex("white") for _ in range(puzzle.size)]
    for step, vertex in enumerate(path, start=1):
        vertices[vertex] = Vertex("gray", str(step))
    title = tell("graph-picture", depth=len(path), vertices=puzzle.length, cycle=puzzle.cycle)
    top = path[-1] if path else -1
    frame = make_frame(puzzle.neighbours, puzzle.graph.name, places)
    return draw_graph(puzzle.graph, vertices, kinds, top, title, frame)


def draw_reached(
    puzzle: Paths, breadth: Breadth, path: Sequence[int], places: Sequence[Point] | None
) -> str:
    """Draw what a breadth-first search has reached, with the steps from the start.

    Gray vertices wait, and black ones have been looked around. At the end only the edges of a
    shortest path are marked.
    """
    done, way, steps = path[-1] == puzzle.exit, breadth.trace(path), breadth.steps(path)
    edges = pairwise(way) if done else ((b, a) for a, b in breadth.parents(path).items())
    waiting = path[path.index(way[-2]) + 1 :] if len(path) > 1 else path
    vertices = [Vertex("white") for _ in range(puzzle.size)]
    for vertex, number in steps.items():
        vertices[vertex] = Vertex("gray" if vertex in waiting else "black", str(number))
    title = tell("graph-picture-breadth", reached=len(path), vertices=puzzle.size)
    frame = make_frame(puzzle.neighbours, puzzle.graph.name, places)
    kinds: dict[Edge, str] = dict.fromkeys(edges, "tree")
    return draw_graph(puzzle.graph, vertices, kinds, path[-1], title, frame)


def closing(puzzle: Paths, path: Sequence[int]) -> list[Edge]:
    """The edge that closes a complete cycle, or none."""
    return [(path[-1], path[0])] if puzzle.cycle and finished(puzzle, path) else []
