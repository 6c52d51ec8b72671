"""What all facets are: something that a kind has."""

from typing import TYPE_CHECKING

from knights.search import Puzzle

if TYPE_CHECKING:
    from knights.puzzles.kind import Kind


class Facet[P: Puzzle]:
    """A part of what a puzzle says of itself, imported when it is first asked for."""

    def __init__(self, kind: "Kind[P]") -> None:
        self.kind = kind
