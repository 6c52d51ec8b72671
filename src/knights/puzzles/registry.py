"""The list of all puzzles; no other module names them."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any

from knights.language import tell
from knights.puzzles.entry import Preset
from knights.puzzles.kind import Kind
from knights.quoting import cite

# The folder of each puzzle, in the catalogue's order. Its `kind.py` has the kind under the puzzle's
# name in capitals.
FOLDERS = {
    "tour": "tour",
    "queens": "queens",
    "graph": "graph",
    "forest": "graph.forest",
    "colouring": "colouring",
    "sudoku": "sudoku",
    "maze": "maze",
    "regions": "regions",
    "subset": "subset",
}


class Puzzles(MutableMapping[str, Kind[Any]]):
    """The puzzles by name, each imported on demand: a command needs only one."""

    def __init__(self) -> None:
        self._known: dict[str, Kind[Any] | None] = dict.fromkeys(FOLDERS)

    def __getitem__(self, name: str) -> Kind[Any]:
        kind = self._known[name]
        if kind is None:
            module = import_module(f"knights.puzzles.{FOLDERS[name]}.kind")
            kind = self._known[name] = vars(module)[name.upper()]
        return kind

    def __setitem__(self, name: str, kind: Kind[Any]) -> None:
        self._known[name] = kind

    def __delitem__(self, name: str) -> None:
        del self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, name: object) -> bool:
        return name in self._known


PUZZLES = Puzzles()

# The puzzles whose new instances take turns as the board of the day, from each date on: those that
# look for something. A line may be added for a date to come. To change one that is there would
# change the boards of its days.
DAILY = {
    "0001-01-01": ("sudoku", "queens", "graph", "tour", "colouring"),
    "2026-12-01": ("sudoku", "queens", "regions", "graph", "tour", "colouring"),
}


def find_kind(name: str) -> Kind[Any]:
    """Return the puzzle of a name.

    Raises:
        ValueError: when there is no such puzzle.
    """
    if name not in PUZZLES:
        raise ValueError(tell("link-choice", name="puzzle", value=cite(name), known=[*PUZZLES]))
    return PUZZLES[name]


def presets() -> dict[str, Preset]:
    """Return the scenarios worth looking at by their ids, in the catalogue's order."""
    return {preset.id: preset for kind in PUZZLES.values() for preset in kind.entry.presets}
