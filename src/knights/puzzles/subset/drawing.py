"""Drawings of numbers and their sum, as files and for the page."""

from collections.abc import Sequence

from knights.drawings.table import Table
from knights.language import tell
from knights.puzzles.entry import Values
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.subset.subset import SubsetSum
from knights.search import State


class SubsetDrawing(Drawing[SubsetSum]):
    """Draws the numbers as coins, and the sum as a bar that must reach the target."""

    def numbers(self, puzzle: SubsetSum, path: Sequence[int]) -> Sequence[object]:
        """The numbers that are taken."""
        return [puzzle.weights[choice // 2] for choice in path if choice % 2 == 0]

    def table(self, puzzle: SubsetSum, state: State) -> Table:
        rows = (
            (number, tell("subset-brief-leave" if choice % 2 else "subset-brief-take"))
            for number, choice in zip(puzzle.weights, state.path, strict=False)
        )
        return ("number", "choice"), rows

    def sketch(self, puzzle: SubsetSum, values: Values) -> dict[str, object]:
        return {
            "subset": {"numbers": puzzle.weights, "names": puzzle.names, "target": puzzle.target}
        }
