"""What is known of the general depth-first search."""

from knights.puzzles.facets.search import Searching
from knights.puzzles.graph.forest.forest import Forest


class ForestSearching(Searching[Forest]):
    """How many vertices it comes to."""

    def count_tree(self, puzzle: Forest) -> int:
        """It comes to every vertex once."""
        return puzzle.size
