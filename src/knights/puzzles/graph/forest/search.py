"""Facts about the general depth-first search."""

from knights.puzzles.facets.search import Searching
from knights.puzzles.graph.forest.forest import Forest


class ForestSearching(Searching[Forest]):
    """Counts its vertices."""

    def count_tree(self, puzzle: Forest) -> int:
        """Return the number of vertices: the search discovers each once."""
        return puzzle.size
