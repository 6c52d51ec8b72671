"""What is known of paths in graphs."""

from dataclasses import replace

from knights.puzzles.facets.search import Searching
from knights.puzzles.graph.pathsearch import BACKTRACK, PathSearch


class GraphSearching(Searching[PathSearch]):
    """The plain search, where vertices are left out."""

    def plain(self, puzzle: PathSearch) -> PathSearch:
        return replace(puzzle, strategy=BACKTRACK)
