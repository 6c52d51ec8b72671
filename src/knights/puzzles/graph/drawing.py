"""Drawings of paths in graphs, as files and for the page."""

from typing import TYPE_CHECKING

from knights.drawings.table import Table
from knights.graphs import graph
from knights.graphs.layout import sketch_layout
from knights.puzzles.entry import Values
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.graph.paths import Paths
from knights.search import State

if TYPE_CHECKING:
    from knights.puzzles.graph.forest.forest import Forest


class VertexDrawing[P: (Paths, Forest)](Drawing[P]):
    """The common part of both searches of a graph."""

    movable = True

    def sketch(self, puzzle: P, values: Values) -> dict[str, object]:
        drawn = puzzle.graph
        return {
            "graph": {
                "names": drawn.names,
                "neighbours": puzzle.neighbours,
                "directed": drawn.directed,
                "remarks": [] if drawn.name else [graph.describe(drawn)],
                **sketch_layout(puzzle.neighbours, drawn.name),
            }
        }


class GraphDrawing(VertexDrawing[Paths]):
    """Draws a path in its graph."""

    def table(self, puzzle: Paths, state: State) -> Table:
        if puzzle.breadth is None:
            return super().table(puzzle, state)
        names, steps = puzzle.graph.names, puzzle.breadth.steps(state.path)
        parents = puzzle.breadth.parents(state.path)
        origins = (names[parents[v]] if v in parents else "" for v in state.path)
        rows = zip((names[v] for v in state.path), origins, steps.values(), strict=True)
        return ("vertex", "from", "steps"), rows
