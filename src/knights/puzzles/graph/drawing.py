"""Paths in graphs as files, and for the page."""

from typing import TYPE_CHECKING

from knights.drawings.ground import Ground
from knights.graphs import graph
from knights.graphs.layout import read_places
from knights.puzzles.entry import Values
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.graph.pathsearch import PathSearch
from knights.search import State

if TYPE_CHECKING:
    from knights.puzzles.graph.forest.forest import DepthFirst


class VertexDrawing[P: (PathSearch, DepthFirst)](Drawing[P]):
    """What both searches of a graph share."""

    movable = True

    def ground(self, values: Values, at: str = "") -> Ground:
        return Ground(values["graph"], places=read_places(at) if at else None)

    def sketch(self, puzzle: P, values: Values) -> dict[str, object]:
        known = graph.is_built_in(values["graph"])
        return {
            "graph": {
                "names": puzzle.graph.names,
                "neighbours": puzzle.neighbours,
                "directed": puzzle.graph.directed,
                "remarks": [] if known else [graph.describe(puzzle.graph)],
            }
        }


class GraphDrawing(VertexDrawing[PathSearch]):
    """A path in its graph."""

    def text(self, puzzle: PathSearch, state: State) -> str:
        return puzzle.text(state.path)

    def draw(self, puzzle: PathSearch, state: State, ground: Ground) -> str:
        from knights.puzzles.graph.svg import draw_path  # seldom wanted

        return draw_path(puzzle, state, ground.name, ground.places)
