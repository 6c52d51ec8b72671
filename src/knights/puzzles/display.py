"""Puzzles that show themselves in a Python session; their kind knows how."""

from collections.abc import Sequence
from dataclasses import fields
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from knights.display import MOST_DRAWN, Shown
from knights.mistakes import check_choice, check_whole
from knights.search.puzzle import State

if TYPE_CHECKING:  # which imports the puzzles
    from knights.puzzles.kind import Kind


class ShownPuzzle(Shown):
    """The base of the puzzles: frozen dataclasses; the registry knows them by `puzzle_name`.

    The kind is imported only when something is shown: a search does not need it.
    """

    puzzle_name: ClassVar[str]

    # The parts of a puzzle's protocol that are used here.
    root: Any
    length: Any
    size: Any

    @property
    def kind(self) -> "Kind[Any]":
        """The kind of this puzzle."""
        kind: Kind[Any] = import_module("knights.puzzles.registry").find_kind(self.puzzle_name)
        return kind

    def label(self, choice: int) -> str:
        """The name of a choice: a square, a vertex, a cell with its digit, a region's colour."""
        return self.kind.label(self, check_whole("choice", choice, 0, self.size - 1))

    def write(self, path: Sequence[int] | State | None = None, style: str = "text") -> str:
        """Write a path (default: the beginning) as text, json, csv or svg; a tour has more styles.

        Raises:
            ValueError: when there is no such style.
        """
        drawing = self.kind.drawing
        check_choice("style", style, drawing.styles)
        if not isinstance(path, State):
            path = State(tuple(self.root if path is None else path))
        for choice in path.path:
            check_whole("choice", choice, 0, self.size - 1)
        return drawing.write(self, path, style)

    def numbers(self, path: Sequence[int]) -> Sequence[object]:
        """Write a path as numbers: tours and sudokus row by row, queens' ranks from the left."""
        return self.kind.drawing.numbers(self, path)

    def why(self, path: Sequence[int] | None = None) -> str:
        """Say in a sentence why a path, by default the beginning, can or can't become a solution.

        Raises:
            ValueError: when it is not a path of this puzzle.
        """
        told = self.kind.insight.explain(self, tuple(self.root if path is None else path))
        return self.kind.tell_no_loss(self) or "" if told is None else told.sentence

    def __repr__(self) -> str:
        first, *others = fields(self)  # type: ignore[arg-type]
        given = [repr(self._show(first.name))]
        given += [
            f"{field.name}={self._show(field.name)!r}"
            for field in others
            if getattr(self, field.name) != field.default
        ]
        return f"{type(self).__name__}({', '.join(given)})"

    def _show(self, name: str) -> object:
        """A field's value in a short form that the constructor accepts."""
        return getattr(self, name)

    def __str__(self) -> str:
        return self.write().strip("\n")

    def _repr_svg_(self) -> str | None:
        return self.write(style="svg") if self.length <= MOST_DRAWN else None
