"""Drawings of queens in regions, as files and for the page."""

from collections.abc import Iterator, Sequence

from knights.board import file_name
from knights.drawings.table import Row, Table
from knights.puzzles.entry import Values
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.regions.regions import Regions
from knights.puzzles.regions.tints import list_tints
from knights.search import State


class RegionsDrawing(Drawing[Regions]):
    """Draws regions in colours with lines between them, and queens."""

    def numbers(self, puzzle: Regions, path: Sequence[int]) -> Sequence[object]:
        """The number of the column of each row's queen, from row 1 upwards."""
        return [choice % puzzle.n + 1 for choice in sorted(path)]

    def table(self, puzzle: Regions, state: State) -> Table:
        return ("queen", "square", "file", "rank", "region"), list_queens(puzzle, state)

    def sketch(self, puzzle: Regions, values: Values) -> dict[str, object]:
        return {"regions": {"rows": puzzle.regions.split("."), "tints": list_tints(puzzle)}}


def list_queens(puzzle: Regions, state: State) -> Iterator[Row]:
    for number, queen in enumerate(state.path, start=1):
        rank, file = divmod(queen, puzzle.n)
        yield number, puzzle.board.name(queen), file_name(file), rank + 1, puzzle.letters[queen]
