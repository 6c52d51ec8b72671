"""Drawings of a graph's forest, as files and for the page."""

from collections.abc import Iterable

from knights.drawings.table import Row, Table
from knights.puzzles.entry import Values
from knights.puzzles.graph.drawing import VertexDrawing
from knights.puzzles.graph.forest.forest import Forest
from knights.search import State


class ForestDrawing(VertexDrawing[Forest]):
    """Draws discovered and finished vertices."""

    def text(self, puzzle: Forest, state: State) -> str:
        return puzzle.text(state)

    def table(self, puzzle: Forest, state: State) -> Table:
        return ("vertex", "parent", "discovered", "finished"), list_vertices(puzzle, state)

    def sketch(self, puzzle: Forest, values: Values) -> dict[str, object]:
        return {**super().sketch(puzzle, values), "forest": sketch_forest(puzzle)}


def sketch_forest(puzzle: Forest) -> dict[str, object]:
    """Return the times of each vertex's discovery and finish, and of each edge, with its kind.

    Times count the events of the stream from 1, so they tell what has happened at a position.
    """
    forest = puzzle.traverse()
    edges = [
        (visit.vertex, visit.head, visit.edge, visit.time)
        for visit in puzzle.visits()
        if visit.kind == "edge"
    ]
    return {"discovered": forest.discovered, "finished": forest.finished, "edges": edges}


def list_vertices(puzzle: Forest, state: State) -> Iterable[Row]:
    """List every vertex with its parent, and its times up to the state."""
    position, forest, names = puzzle.position(state), puzzle.traverse(), puzzle.graph.names
    for vertex, name in enumerate(names):
        found, done = forest.discovered[vertex], forest.finished[vertex]
        parent = forest.parent[vertex]
        known = found <= position
        above = names[parent] if known and parent is not None else ""
        yield name, above, found if known else "", done if done <= position else ""
