"""What is known of the general depth-first search."""

from knights.puzzles.facets.search import Searching
from knights.puzzles.graph.forest.forest import DepthFirst


class ForestSearching(Searching[DepthFirst]):
    """How many vertices it comes to."""

    def count_tree(self, puzzle: DepthFirst) -> int:
        """It comes to every vertex once."""
        return puzzle.size
