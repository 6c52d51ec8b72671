"""What all facets are: something that a kind has."""

from knights.puzzles.facets.naming import Naming
from knights.search import Puzzle


class Facet[P: Puzzle]:
    """A part of what a puzzle says of itself, imported when it is first asked for."""

    def __init__(self, kind: Naming[P]) -> None:
        self.kind = kind
