"""All puzzles there are: the only place that names them."""

from typing import Any

from knights.mistakes import mistake
from knights.puzzles.colouring.kind import COLOURING
from knights.puzzles.entry import Preset
from knights.puzzles.graph.kind import FOREST, GRAPH
from knights.puzzles.kind import Kind
from knights.puzzles.queens.kind import QUEENS
from knights.puzzles.sudoku.kind import SUDOKU
from knights.puzzles.tour.kind import TOUR
from knights.quoting import cite

# In the order in which the catalogue shows them.
KINDS: dict[str, Kind[Any]] = {
    kind.entry.name: kind for kind in (TOUR, QUEENS, GRAPH, FOREST, COLOURING, SUDOKU)
}

# Whose new instances take turns as the board of a day: those that are searched for something.
# Another puzzle here, or another order, gives every day another board.
DAILY = ("sudoku", "queens", "graph", "tour", "colouring")


def find_kind(name: str) -> Kind[Any]:
    """The puzzle of a name.

    Raises:
        ValueError: when there is no such puzzle.
    """
    if name not in KINDS:
        raise mistake("choice", name="puzzle", value=cite(name), known=", ".join(KINDS))
    return KINDS[name]


def presets() -> dict[str, Preset]:
    """The scenarios worth looking at by their ids, in the catalogue's order."""
    return {preset.id: preset for kind in KINDS.values() for preset in kind.entry.presets}
