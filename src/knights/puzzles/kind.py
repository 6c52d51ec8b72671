"""The contract of a puzzle: everything that the library asks of one, sorted by purpose.

A puzzle is a folder next to this file with a subclass of `Kind` in its `kind.py`, and one line in
`registry`. Only `entry` and `build` are required. All the rest is in further files of its folder,
one a facet, imported on demand: subclasses of the classes in `facets`, or plain functions
(`facets/modules.py`). Callers ask the kind, and never compare which puzzle it is.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from knights.fragment import encode
from knights.puzzles.entry import Values
from knights.puzzles.facets.facet import find_beside
from knights.puzzles.facets.naming import Naming
from knights.search import Puzzle
from knights.search.theorem import Theorem

if TYPE_CHECKING:  # each is imported when it is asked for
    from knights.puzzles.facets.drawing import Drawing
    from knights.puzzles.facets.insight import Insights
    from knights.puzzles.facets.modules import Command, Files, Invention, Links, Programs, Tasks
    from knights.puzzles.facets.play import Playing
    from knights.puzzles.facets.search import Searching

# Facets that are classes: in `facets` by this name, in a puzzle's folder with its own name before.
CLASSES = {"drawing": "Drawing", "insight": "Insights", "play": "Playing", "search": "Searching"}
# Facets that are modules, with their contracts in `facets/modules.py`.
MODULES = {
    "command": "Command",
    "file": "Files",
    "invention": "Invention",
    "link": "Links",
    "program": "Programs",
    "task": "Tasks",
}


class Kind[P: Puzzle](Naming[P]):
    """One puzzle: how to make it, its names, and its facets."""

    # Other names of the command that has the puzzle's name.
    aliases: Sequence[str] = ()

    def __init__(self) -> None:
        home = f"{type(self).__module__.replace('.', '/')}.py: {type(self).__name__}"
        for name, what in (("entry", "its name, parameters and presets"), ("build", "its puzzle")):
            if getattr(type(self), name, None) is getattr(Kind, name, None):
                raise TypeError(f"{home} must have {name}: {what}")
        if not self.entry.presets:
            raise TypeError(f"{home}.entry must have a preset: the page begins with the first")

    def build(self, values: Values) -> P:
        """Make the puzzle of a scenario's values.

        Raises:
            ValueError: when a value is wrong; the message quotes it and says what would be right.
        """
        raise NotImplementedError

    def read(self, puzzle: P, values: Values) -> Values:
        """Return the values that have a canonical text different from the given one."""
        return {}

    def write(self, puzzle: P) -> Values:
        """Return the values of a scenario that builds a puzzle, as far as texts can say them."""
        given = {each.name: getattr(puzzle, each.name, None) for each in self.entry.parameters}
        return {
            name: encode(write_value(value)) for name, value in given.items() if value is not None
        }

    def prove(self, puzzle: P) -> Theorem | None:
        """The theorem that settles a puzzle without a search, or None."""
        return None if self.search is None else self.search.prove(puzzle)

    def plain(self, puzzle: P) -> P:
        """The same puzzle searched by plain backtracking."""
        return (None if self.search is None else self.search.plain(puzzle)) or puzzle

    # Facets of every puzzle; without a file of its own it has the base class in `facets`.
    drawing: "Drawing[P]"
    insight: "Insights[P]"
    play: "Playing[P]"
    # Facets of some puzzles only: None without such a file.
    command: "Command | None"
    file: "Files | None"
    invention: "Invention | None"
    link: "Links | None"
    program: "Programs | None"
    search: "Searching[P] | None"
    task: "Tasks | None"

    if not TYPE_CHECKING:  # else mypy would accept any name as a facet

        def __getattr__(self, name: str) -> Any:
            """Import a facet when it is first used."""
            if name not in (*CLASSES, *MODULES):
                raise AttributeError(f"{name}: a kind has no such facet")
            facet = find_beside(type(self).__module__, name)
            if name in CLASSES:
                facet = self._make(name, facet)
            vars(self)[name] = facet
            return facet

    def _make(self, name: str, own: Any) -> Any:
        """Make a facet from a module of the puzzle: `QueensPlaying` of `queens/play.py`."""
        if own is not None:
            own = getattr(own, type(self).__name__.removesuffix("Kind") + CLASSES[name])
        elif name != "search":
            own = getattr(import_module(f"knights.puzzles.facets.{name}"), CLASSES[name])
        return own and own(self)


def write_value(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
