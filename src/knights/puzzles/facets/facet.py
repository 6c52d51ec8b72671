"""The base of all facets: an object that belongs to a kind."""

from knights.puzzles.facets.naming import Naming
from knights.search import Puzzle


class Facet[P: Puzzle]:
    """A part of a puzzle's kind, imported when it is first needed."""

    def __init__(self, kind: Naming[P]) -> None:
        self.kind = kind
