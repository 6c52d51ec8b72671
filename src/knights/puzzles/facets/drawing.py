"""A moment as a file, and the data that the page needs to draw it."""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from knights.drawings.table import Table, write_rows
from knights.language import tell
from knights.puzzles.entry import Values
from knights.puzzles.facets.facet import Facet, find_beside
from knights.search import Puzzle, State

if TYPE_CHECKING:  # which few pictures need
    from knights.graphs.layout import Point


class Drawing[P: Puzzle](Facet[P]):
    """Writes choices by their labels, in every style; a puzzle's `drawing.py` does better."""

    # Styles in which a moment can be written.
    styles: Sequence[str] = ("text", "json", "csv", "svg")
    # Styles without a blank line between two solutions, and styles with the time.
    dense_styles: Sequence[str] = ("json",)
    timed_styles: Sequence[str] = ()
    # The text of a style when there is no solution.
    failures: Mapping[str, str] = {}

    def write(
        self, puzzle: P, state: State, style: str, places: "Sequence[Point] | None" = None
    ) -> str:
        """Write a moment in one of the styles, ending with a newline.

        `places` are the positions of a graph's vertices, if the visitor moved them.
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
        """Return a moment as plain text, as the puzzle itself does if it can."""
        own = getattr(puzzle, "text", None)
        if own is not None:
            return str(own(state.path))
        return " ".join(self.kind.label(puzzle, choice) for choice in state.path)

    def table(self, puzzle: P, state: State) -> Table:
        """Return a moment as a table."""
        steps = enumerate(state.path, start=1)
        return ("step", "choice"), (
            (step, self.kind.label(puzzle, choice)) for step, choice in steps
        )

    def numbers(self, puzzle: P, path: Sequence[int]) -> Sequence[object]:
        """Return a solution as numbers, as a program prints them; here the choices themselves."""
        return [*path]

    def draw(self, puzzle: P, state: State, places: "Sequence[Point] | None" = None) -> str:
        """Return a moment as a picture in SVG.

        `draw_moment` of the puzzle's `svg.py` draws it; without one the picture is a list.
        """
        if (own := find_beside(type(self.kind).__module__, "svg")) is not None:
            given = (state, places) if self.movable else (state,)
            return str(own.draw_moment(puzzle, *given))
        from knights.drawings.choice_list import draw_choice_list  # seldom needed

        about = {"puzzle": self.kind.entry.title, "depth": len(state.path)}
        title = tell("search-picture", length=puzzle.length, **about)
        return draw_choice_list(title, [self.kind.label(puzzle, choice) for choice in state.path])

    # True if a link can hold positions for its picture, four characters for each choice.
    movable = False

    # True if the page draws it before Python has described it.
    drawn_at_once = False

    def sketch(self, puzzle: P, values: Values) -> dict[str, object]:
        """Return the data that the page's view needs to draw it."""
        return {}
