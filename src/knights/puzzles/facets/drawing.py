"""A moment as a file, and what the page needs to draw it."""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from knights.drawings.table import Table, write_rows
from knights.language import tell
from knights.puzzles.entry import Values
from knights.puzzles.facets.facet import Facet
from knights.search import Puzzle, State

if TYPE_CHECKING:  # which few pictures need
    from knights.graphs.layout import Point


class Drawing[P: Puzzle](Facet[P]):
    """The choices by their names, in every style; a `drawing.py` says it better."""

    # How a moment can be written.
    styles: Sequence[str] = ("text", "json", "csv", "svg")
    # Styles that need no blank line between two solutions, and those that tell the time.
    dense_styles: Sequence[str] = ("json",)
    timed_styles: Sequence[str] = ()
    # What a style says when there is no solution.
    failures: Mapping[str, str] = {}

    def write(
        self, puzzle: P, state: State, style: str, places: "Sequence[Point] | None" = None
    ) -> str:
        """A moment in one of the styles, ending with a line end.

        `places` are where the visitor has put the vertices of a graph.
        """
        if style == "json":
            labels = [self.kind.label(puzzle, choice) for choice in state.path]
            return json.dumps({"choices": state.path, "labels": labels}) + "\n"
        if style == "csv":
            return write_rows(*self.table(puzzle, state))
        if style == "svg":
            return self.draw(puzzle, state, places)
        return f"{self.text(puzzle, state)}\n"

    def text(self, puzzle: P, state: State) -> str:
        """A moment as plain text."""
        return " ".join(self.kind.label(puzzle, choice) for choice in state.path)

    def table(self, puzzle: P, state: State) -> Table:
        """A moment as a table."""
        steps = enumerate(state.path, start=1)
        return ("step", "choice"), (
            (step, self.kind.label(puzzle, choice)) for step, choice in steps
        )

    def numbers(self, puzzle: P, path: Sequence[int]) -> Sequence[object]:
        """A solution as numbers, as a program would print them; here the choices themselves."""
        return [*path]

    def draw(self, puzzle: P, state: State, places: "Sequence[Point] | None" = None) -> str:
        """A moment as a picture in SVG."""
        from knights.drawings.path import draw_path  # seldom wanted

        about = {"puzzle": self.kind.entry.title, "depth": len(state.path)}
        title = tell("search-picture", length=puzzle.length, **about)
        return draw_path(title, [self.kind.label(puzzle, choice) for choice in state.path])

    # Whether a link says where the places of its picture are, four characters for each choice.
    movable = False

    # Whether the page draws it before Python has said what there is to draw.
    drawn_at_once = False

    def sketch(self, puzzle: P, values: Values) -> dict[str, object]:
        """What the page's view needs to draw it."""
        return {}
