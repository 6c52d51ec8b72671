"""Drawings of mazes, as files and for the page."""

from knights.drawings.table import Table
from knights.puzzles.entry import Values
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.maze.maze import Maze
from knights.search import State


class MazeDrawing(Drawing[Maze]):
    """Draws the walls, and the path as a line."""

    def table(self, puzzle: Maze, state: State) -> Table:
        name = puzzle.board.name
        if puzzle.breadth is not None:
            parents, steps = puzzle.breadth.parents(state.path), puzzle.breadth.steps(state.path)
            origins = (name(parents[cell]) if cell in parents else "" for cell in state.path)
            rows = zip(map(name, state.path), origins, steps.values(), strict=True)
            return ("cell", "from", "steps"), rows
        return ("number", "cell"), enumerate(map(name, state.path), start=1)

    def sketch(self, puzzle: Maze, values: Values) -> dict[str, object]:
        return {"maze": {"digits": puzzle.rows, "start": puzzle.start, "end": puzzle.end}}
