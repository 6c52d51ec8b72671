"""Queens as files, and for the page."""

from collections.abc import Iterable

from knights.drawings.ground import Ground
from knights.drawings.table import Row, Table
from knights.puzzles.entry import Values
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.queens.kind import lay_out
from knights.puzzles.queens.queens import Queens, square
from knights.search import State


class QueensDrawing(Drawing[Queens]):
    """Queens on their board."""

    styles = ("text", "textbook", "json", "csv", "svg")
    drawn_at_once = True

    def text(self, puzzle: Queens, state: State) -> str:
        return puzzle.text(state.path)

    def table(self, puzzle: Queens, state: State) -> Table:
        return ("queen", "square", "file", "rank"), list_queens(puzzle, state)

    def draw(self, puzzle: Queens, state: State, ground: Ground) -> str:
        from knights.puzzles.queens.svg import draw_queens  # seldom wanted

        return draw_queens(puzzle, state)

    def sketch(self, puzzle: Queens, values: Values) -> dict[str, object]:
        board = lay_out(puzzle)
        return {"board": {"rows": puzzle.n, "columns": puzzle.n, "holes": sorted(board.holes)}}


def list_queens(puzzle: Queens, state: State) -> Iterable[Row]:
    for number, choice in enumerate(state.path, start=1):
        column, row = divmod(choice, puzzle.n)
        yield number, square(puzzle.n, choice), column + 1, row + 1
