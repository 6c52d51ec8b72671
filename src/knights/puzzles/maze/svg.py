"""Draw a maze: its walls as lines, and a path through it, or the ways of a breadth-first search."""

from collections.abc import Sequence

from knights.appearance import colour
from knights.drawings.board import LABEL, MARGIN, SQUARE, place, write_names
from knights.drawings.sheet import INK, PATH, SURFACE, make_sheet, write_text
from knights.language import tell
from knights.puzzles.maze.grid_text import BELOW, EXIT, RIGHT, START
from knights.puzzles.maze.maze import Maze
from knights.search.breadth import Breadth

EDGE = 4  # room for half of the outer wall
STYLE = [
    LABEL,
    f".cells {{ fill: none; stroke: {colour('grid-given')} }}",
    f".paper {{ fill: {colour('grid-paper')} }}",
    f".wall {{ fill: none; stroke: {INK}; stroke-width: 3; stroke-linecap: round }}",
    f".way {{ fill: none; stroke: {PATH}; stroke-width: 5; stroke-linejoin: round;"
    " stroke-linecap: round }",
    f".ways {{ fill: none; stroke: {PATH}; stroke-width: 2; stroke-linecap: round; opacity: 0.5 }}",
    f".reached {{ fill: {colour('grid-paper')}; stroke: {PATH} }} .steps {{ fill: {INK} }}",
    ".steps { font-size: 13px }",
    f".end {{ fill: {PATH} }}",
    f".sign {{ font-size: 15px; font-weight: 600; fill: {INK} }}",
    f".on {{ fill: {SURFACE} }}",
]


def draw_maze(maze: Maze, path: Sequence[int]) -> str:
    """Draw the walls, S and E, the cells' names, and the path as a line that ends in a dot."""
    rows, columns = maze.board.rows, maze.board.columns
    width, height = columns * SQUARE, rows * SQUARE
    across = "".join(f"M{MARGIN} {EDGE + row * SQUARE}h{width}" for row in range(1, rows))
    along = "".join(f"M{MARGIN + at * SQUARE} {EDGE}v{height}" for at in range(1, columns))
    walls = [f"M{MARGIN} {EDGE}h{width}v{height}h-{width}z"]
    for row, digits in enumerate(maze.rows):
        for column, digit in enumerate(digits):
            right, below = MARGIN + (column + 1) * SQUARE, EDGE + (row + 1) * SQUARE
            walls += [f"M{right} {below}v-{SQUARE}"] if digit & RIGHT else []
            walls += [f"M{right} {below}h-{SQUARE}"] if digit & BELOW else []
    parts = [f'<path class="paper" d="{walls[0]}"/>', f'<path class="cells" d="{across}{along}"/>']
    way = path if maze.breadth is None else draw_ways(maze, maze.breadth, path, parts)
    points = [point(maze, cell) for cell in way]
    parts.append(f'<polyline class="way" points="{" ".join(f"{x},{y}" for x, y in points)}"/>')
    if maze.breadth is not None:
        for cell, steps in maze.breadth.steps(path).items():
            x, y = point(maze, cell)
            ring = f'<circle class="reached" cx="{x}" cy="{y}" r="{SQUARE * 0.27:.0f}"/>'
            parts += [ring, write_text("steps", x, y, str(steps))]
    parts += [
        f'<circle class="end" cx="{x}" cy="{y}" r="{SQUARE * 0.3:.0f}"/>'
        for x, y in (
            points[:1] if maze.onward and path[-1] != maze.end else (points[0], points[-1])
        )
    ]
    for cell, letter in ((maze.start, START), (maze.end, EXIT)):
        kind = "sign on" if cell in (maze.start, path[-1]) else "sign"
        parts.append(write_text(kind, *point(maze, cell), letter))
    parts.append(f'<path class="wall" d="{"".join(walls)}"/>')
    told = {"rows": rows, "columns": columns, "cells": len(path)}
    title = tell("maze-picture-breadth" if maze.onward else "maze-picture", **told)
    parts += write_names(maze.board, height + EDGE + MARGIN)
    return make_sheet(title, MARGIN + width + EDGE, EDGE + height + MARGIN, STYLE, parts)


def point(maze: Maze, cell: int) -> tuple[float, float]:
    """The middle of a cell on the sheet."""
    x, y = place(maze.board, cell)
    return x, EDGE + y


def draw_ways(maze: Maze, breadth: Breadth, path: Sequence[int], parts: list[str]) -> Sequence[int]:
    """Add a line from each cell to the one from which it was reached; return the way to the exit.

    Until the exit is reached that is the start alone.
    """
    lines = ""
    for cell, other in breadth.parents(path).items():
        (x, y), (left, top) = point(maze, cell), point(maze, other)
        lines += f"M{left} {top}L{x} {y}"
    parts.append(f'<path class="ways" d="{lines}"/>')
    return breadth.trace(path) if path[-1] == maze.end else path[:1]
