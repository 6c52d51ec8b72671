"""Draw what the general depth-first search has found."""

from collections.abc import Sequence

from knights.drawings.graph import Edge, Vertex, draw_graph, make_frame
from knights.graphs.layout import Point
from knights.language import tell
from knights.puzzles.graph.forest.forest import Forest
from knights.search import State


def draw_moment(puzzle: Forest, state: State, places: Sequence[Point] | None) -> str:
    """Draw vertices with their times and edges with their kinds, up to the state."""
    position, forest = puzzle.position(state), puzzle.traverse()
    kinds: dict[Edge, str] = {}
    for visit in puzzle.looked_at(position):
        if visit.head is not None and visit.edge is not None:
            kinds[visit.vertex, visit.head] = visit.edge
    vertices = []
    for found, done in zip(forest.discovered, forest.finished, strict=True):
        note = f"{found}/{done if done <= position else ''}" if found <= position else ""
        standing = "black" if done <= position else "gray" if note else "white"
        vertices.append(Vertex(standing, note))
    black = sum(vertex.standing == "black" for vertex in vertices)
    known = sum(vertex.standing != "white" for vertex in vertices)
    title = tell("forest-picture", discovered=known, vertices=puzzle.size, finished=black)
    top = state.path[-1] if state.path else -1
    frame = make_frame(puzzle.neighbours, puzzle.graph.name, places)
    return draw_graph(puzzle.graph, vertices, kinds, top, title, frame)
