"""The contract of a puzzle: what the library asks of one, in the parts that it serves.

A puzzle is a folder next to this file with a subclass of `Kind` in its `kind.py`, and one line in
`registry`. What must be given is `entry` and `build`. All else it says in further files of its
folder, one a facet, each imported when it is first asked for: a subclass of what is in `facets`,
or plain functions (`facets/modules.py`). Callers ask the kind, and never which puzzle it is.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any

from knights.puzzles.entry import Values
from knights.puzzles.facets.naming import Naming
from knights.search import Puzzle
from knights.search.theorem import Theorem

if TYPE_CHECKING:  # each is imported when it is asked for
    from knights.puzzles.facets.drawing import Drawing
    from knights.puzzles.facets.insight import Insights
    from knights.puzzles.facets.modules import Command, Files, Invention, Links, Programs, Tasks
    from knights.puzzles.facets.play import Playing
    from knights.puzzles.facets.search import Searching

# The facets that are classes: in `facets`, and with the puzzle's name before theirs in its folder.
CLASSES = {"drawing": "Drawing", "insight": "Insights", "play": "Playing", "search": "Searching"}
# Those that are modules, with their contracts in `facets/modules.py`.
MODULES = {
    "command": "Command",
    "file": "Files",
    "invention": "Invention",
    "link": "Links",
    "program": "Programs",
    "task": "Tasks",
}


class Kind[P: Puzzle](Naming[P]):
    """One puzzle among the others: how it is made, and what its choices are called."""

    # Other names of its command, which has the puzzle's own.
    aliases: Sequence[str] = ()

    def __init__(self) -> None:
        home = f"{type(self).__module__.replace('.', '/')}.py: {type(self).__name__}"
        for name, what in (("entry", "its name, parameters and presets"), ("build", "its puzzle")):
            if getattr(type(self), name, None) is getattr(Kind, name, None):
                raise TypeError(f"{home} must have {name}: {what}")
        if not self.entry.presets:
            raise TypeError(f"{home}.entry must have a preset: the page begins with the first")

    def build(self, values: Values) -> P:
        """The puzzle of a scenario's values.

        Raises:
            ValueError: when there is none; the message quotes a value and says what would be right.
        """
        raise NotImplementedError

    def read(self, puzzle: P, values: Values) -> Values:
        """Those values that have a canonical text other than the one they were given by."""
        return {}

    def prove(self, puzzle: P) -> Theorem | None:
        """The theorem that settles a puzzle without a search, if one is known."""
        return None if self.search is None else self.search.prove(puzzle)

    def plain(self, puzzle: P) -> P:
        """The same puzzle searched by plain backtracking, where it has a cleverer strategy."""
        return (None if self.search is None else self.search.plain(puzzle)) or puzzle

    # Facets that each puzzle has. Where it has no file of its own: what holds for all of them.
    drawing: "Drawing[P]"
    insight: "Insights[P]"
    play: "Playing[P]"
    # Facets that only some have: None where there is no such file.
    command: "Command | None"
    file: "Files | None"
    invention: "Invention | None"
    link: "Links | None"
    program: "Programs | None"
    search: "Searching[P] | None"
    task: "Tasks | None"

    if not TYPE_CHECKING:  # else any name at all would be a facet

        def __getattr__(self, name: str) -> Any:
            """A facet, imported now that it is first asked for."""
            if name not in (*CLASSES, *MODULES):
                raise AttributeError(f"{name}: a kind has no such facet")
            facet = find_beside(type(self).__module__, name)
            if name in CLASSES:
                facet = self._make(name, facet)
            vars(self)[name] = facet
            return facet

    def _make(self, name: str, own: Any) -> Any:
        """The facet of a module of the puzzle's: `QueensPlaying` of `queens/play.py`."""
        if own is not None:
            own = getattr(own, type(self).__name__.removesuffix("Kind") + CLASSES[name])
        elif name != "search":
            own = getattr(import_module(f"knights.puzzles.facets.{name}"), CLASSES[name])
        return own and own(self)


def find_beside(module: str, name: str) -> Any:
    """The module of a name in the folder of another, or None where there is none.

    Raises:
        ModuleNotFoundError: also when the folder cannot be read, as then nobody knows.
    """
    folder = module.rpartition(".")[0]
    wanted = f"{folder}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as missing:
        path = sys.modules[folder].__path__ if folder else None
        if missing.name != wanted or PathFinder.find_spec(module, path) is None:
            raise
        return None
