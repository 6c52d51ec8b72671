"""Drawings of tours, as files and for the page."""

from collections.abc import Sequence

from knights.graphs.layout import Point
from knights.puzzles.entry import Values
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.tour import text_styles
from knights.puzzles.tour.tour import Tour
from knights.search import State


class TourDrawing(Drawing[Tour]):
    """Writes a tour in many styles."""

    styles = tuple(text_styles.STYLES)
    dense_styles = ("json", "sutcliffe")
    timed_styles = ("horse",)
    failures = text_styles.FAILURES
    drawn_at_once = True

    def write(
        self, puzzle: Tour, state: State, style: str, places: Sequence[Point] | None = None
    ) -> str:
        return text_styles.write(puzzle, state.path, style)

    def numbers(self, puzzle: Tour, path: Sequence[int]) -> Sequence[object]:
        """The numbers of the moves, the top rank first; 0 for a blocked or free square."""
        moves = dict(zip(path, range(1, len(path) + 1), strict=True))
        columns, squares = puzzle.board.columns, range(puzzle.size)
        ranks = [
            [moves.get(square, 0) for square in squares[i : i + columns]]
            for i in squares[::columns]
        ]
        return ranks[::-1]

    def sketch(self, puzzle: Tour, values: Values) -> dict[str, object]:
        return {
            "board": {
                "rows": puzzle.board.rows,
                "columns": puzzle.board.columns,
                "holes": sorted(puzzle.board.holes),
                "start": puzzle.start,
                "end": puzzle.end,
                "closed": puzzle.closed,
                "moves": puzzle.moves,
            }
        }
