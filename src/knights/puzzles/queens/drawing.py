"""Drawings of queens, as files and for the page."""

from collections.abc import Iterable, Sequence

from knights.drawings.table import Row, Table
from knights.puzzles.entry import Values
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.queens.queens import Queens, square
from knights.search import State


class QueensDrawing(Drawing[Queens]):
    """Draws queens on their board."""

    styles = ("text", "textbook", "json", "csv", "svg")
    drawn_at_once = True

    def numbers(self, puzzle: Queens, path: Sequence[int]) -> Sequence[object]:
        """The rank of the queen on each file, from the left."""
        return [choice % puzzle.n + 1 for choice in sorted(puzzle.standing(path))]

    def table(self, puzzle: Queens, state: State) -> Table:
        return ("queen", "square", "file", "rank", "given"), list_queens(puzzle, state)

    def sketch(self, puzzle: Queens, values: Values) -> dict[str, object]:
        holes = sorted(puzzle.board.holes)
        return {"board": {"rows": puzzle.n, "columns": puzzle.n, "holes": holes}}


def list_queens(puzzle: Queens, state: State) -> Iterable[Row]:
    for number, choice in enumerate(puzzle.standing(state.path), start=1):
        column, row = divmod(choice, puzzle.n)
        given = "yes" if choice in puzzle.givens else "no"
        yield number, square(puzzle.n, choice), column + 1, row + 1, given
