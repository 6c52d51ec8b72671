"""Pictures of every puzzle as SVG: for paper, each a file by itself, as the page draws them."""

from collections.abc import Sequence
from dataclasses import dataclass

from knights.graphs.layout import Point
from knights.maps.map import Map
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.graph.forest import DepthFirst
from knights.puzzles.graph.pathsearch import PathSearch
from knights.puzzles.queens.queens import Queens
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.search import Puzzle, State


@dataclass(frozen=True)
class Ground:
    """What a picture needs beside the puzzle.

    `name` is that of a graph or a map of the library's, `map` the map that a colouring is of, and
    `places` are where the vertices of a graph have been put, if they have.
    """

    name: str = ""
    map: Map | None = None
    places: Sequence[Point] | None = None


def draw(puzzle: Puzzle, state: State, ground: Ground) -> str:
    """A moment of a search as SVG; tours are drawn by `knights.text`.

    Raises:
        ValueError: when there is no picture of such a puzzle.
    """
    from knights.drawings.graph import draw_forest, draw_path
    from knights.puzzles.colouring.drawing import draw_map
    from knights.puzzles.queens.drawing import draw_queens
    from knights.puzzles.sudoku.drawing import draw_sudoku

    match puzzle:
        case Queens():
            return draw_queens(puzzle, state)
        case Sudoku():
            return draw_sudoku(puzzle, state)
        case PathSearch():
            return draw_path(puzzle, state, ground.name, ground.places)
        case DepthFirst():
            return draw_forest(puzzle, state, ground.name, ground.places)
        case Colouring():
            return draw_map(puzzle, state, ground.map, ground.name)
    raise ValueError(f"format 'svg': there is no picture of {type(puzzle).__name__} yet")
