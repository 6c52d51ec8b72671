"""The kind of a puzzle that a test has made by itself."""

from collections.abc import Sequence
from typing import Any

from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.colouring.kind import COLOURING
from knights.puzzles.graph.forest import DepthFirst
from knights.puzzles.graph.kind import FOREST, GRAPH
from knights.puzzles.graph.pathsearch import PathSearch
from knights.puzzles.kind import Kind
from knights.puzzles.queens.kind import QUEENS
from knights.puzzles.queens.queens import Queens
from knights.puzzles.sudoku.kind import SUDOKU
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.puzzles.tour.kind import TOUR
from knights.puzzles.tour.tour import Tour
from knights.search import Puzzle
from knights.search.loss import Insight, Lost

KINDS: dict[type, Kind[Any]] = {
    Tour: TOUR,
    Queens: QUEENS,
    PathSearch: GRAPH,
    DepthFirst: FOREST,
    Colouring: COLOURING,
    Sudoku: SUDOKU,
}


def kind_of(puzzle: Puzzle) -> Kind[Any]:
    return KINDS[type(puzzle)]


def explain(puzzle: Puzzle, path: Sequence[int]) -> Insight | None:
    return kind_of(puzzle).explain(puzzle, path)


def lost_since(puzzle: Puzzle, path: Sequence[int], budget: int = 50_000) -> Lost | None:
    return kind_of(puzzle).lost_since(puzzle, path, budget)
