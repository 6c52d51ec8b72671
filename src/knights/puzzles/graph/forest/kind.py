"""The general depth-first search among the puzzles."""

from knights.language import tell
from knights.puzzles.entry import Values
from knights.puzzles.graph import catalogue_entries
from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.graph.kind import VertexKind, build_graph, build_start


class ForestKind(VertexKind[Forest]):
    """The general depth-first search, which visits every vertex and looks for nothing."""

    entry = catalogue_entries.FOREST
    retreat = "leave"
    seeks = False

    def tell_found(self, puzzle: Forest) -> str:
        return tell("forest-found")

    # It looks for nothing, so it always ends the same way.
    tell_none = tell_found

    def build(self, values: Values) -> Forest:
        return Forest(build_graph(values), build_start(values), values["order"])  # type: ignore[arg-type]


FOREST = ForestKind()
