"""All puzzles there are: the only place that names them."""

import json
from dataclasses import asdict
from typing import Any

from knights.board import LEAPERS, ORDERS
from knights.puzzles.colouring.kind import COLOURING
from knights.puzzles.entry import Entry, Parameter, Preset
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


def find_kind(name: str) -> Kind[Any]:
    """The puzzle of a name.

    Raises:
        ValueError: when there is no such puzzle.
    """
    if name not in KINDS:
        raise ValueError(f"puzzle {cite(name)}: it must be one of {', '.join(KINDS)}")
    return KINDS[name]


def presets() -> dict[str, Preset]:
    """The scenarios worth looking at by their ids, in the catalogue's order."""
    return {preset.id: preset for kind in KINDS.values() for preset in kind.entry.presets}


def as_json() -> str:
    """The catalogue as JSON: puzzles (with parameters and presets), orders, leapers."""
    return json.dumps(
        {
            "puzzles": [write_entry(kind.entry) for kind in KINDS.values()],
            "orders": ORDERS,
            "leapers": {name: (leaper.a, leaper.b) for name, leaper in LEAPERS.items()},
        },
        indent=1,
        ensure_ascii=False,
    )


def write_entry(entry: Entry) -> dict[str, Any]:
    parameters = [write_parameter(parameter) for parameter in entry.parameters]
    return {**asdict(entry), "parameters": parameters}


def write_parameter(parameter: Parameter) -> dict[str, Any]:
    """A parameter without the advice, if it has none."""
    written = asdict(parameter)
    if not parameter.page_advice:
        del written["page_advice"]
    return written


if __name__ == "__main__":
    print(as_json())
