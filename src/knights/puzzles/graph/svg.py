"""Draw a path in its graph."""

from collections.abc import Sequence
from itertools import pairwise

from knights.drawings.graph import Edge, Vertex, draw_graph, make_frame
from knights.graphs.layout import Point
from knights.language import tell
from knights.puzzles.graph.paths import Paths
from knights.search import State, finished


def draw_choice_list(puzzle: Paths, state: State, places: Sequence[Point] | None = None) -> str:
    """Draw the path in its graph, numbered; `places` are the visitor's own, if any."""
    path = state.path
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


def closing(puzzle: Paths, path: Sequence[int]) -> list[Edge]:
    """The edge that closes a complete cycle, or none."""
    return [(path[-1], path[0])] if puzzle.cycle and finished(puzzle, path) else []
