"""Draw a maze: its walls as lines, and a path through it, or the ways of a breadth-first search."""

from collections.abc import Sequence

from knights.appearance import colour
from knights.drawings.board import EDGE, MARGIN, SQUARE, FramedBoard
from knights.drawings.sheet import INK, PATH, SURFACE, write_text
from knights.language import tell
from knights.puzzles.maze.grid_text import BELOW, EXIT, RIGHT, START
from knights.puzzles.maze.maze import Maze
from knights.search import State
from knights.search.breadth import Breadth

STYLE = [
    f".cells {{ fill: none; stroke: {colour('grid-given')} }}",
    f".paper {{ fill: {colour('grid-paper')} }}",
    f".wall {{ fill: none; stroke: {INK}; stroke-width: 3; stroke-linecap: round }}",
    f".way {{ fill: none; stroke: {PATH}; stroke-width: 5; stroke-linejoin: round;"
    " stroke-linecap: round }",
    f".ways {{ fill: none; stroke: {PATH}; stroke-width: 2; stroke-linecap: round }}",
    f".reached {{ fill: {colour('grid-paper')}; stroke: {PATH} }} .steps {{ fill: {INK} }}",
    ".steps { font-size: 13px }",
    f".end {{ fill: {PATH} }}",
    f".sign {{ font-size: 15px; font-weight: 600; fill: {INK} }}",
    f".on {{ fill: {SURFACE} }}",
]


def draw_moment(maze: Maze, state: State) -> str:
    """Draw the walls, S and E, the cells' names, and the path as a line that ends in a dot."""
    path, frame = state.path, FramedBoard(maze.board)
    walls = [frame.outline]
    for row, digits in enumerate(maze.rows):
        for column, digit in enumerate(digits):
            right, below = MARGIN + (column + 1) * SQUARE, EDGE + (row + 1) * SQUARE
            walls += [f"M{right} {below}v-{SQUARE}"] if digit & RIGHT else []
            walls += [f"M{right} {below}h-{SQUARE}"] if digit & BELOW else []
    paper = f'<path class="paper" d="{frame.outline}"/>'
    parts = [paper, f'<path class="cells" d="{frame.lines()}"/>']
    way: Sequence[int] = path
    if maze.breadth is not None:
        way = maze.breadth.trace(path) if path[-1] == maze.end else path[:1]
        parts.append(f'<path class="ways" d="{draw_ways(frame, maze.breadth, path)}"/>')
    points = [frame.place(cell) for cell in way]
    parts.append(f'<polyline class="way" points="{" ".join(f"{x},{y}" for x, y in points)}"/>')
    if maze.breadth is not None:
        for cell, steps in maze.breadth.steps(path).items():
            x, y = frame.place(cell)
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
        parts.append(write_text(kind, *frame.place(cell), letter))
    parts.append(f'<path class="wall" d="{"".join(walls)}"/>')
    told = {"rows": maze.board.rows, "columns": maze.board.columns, "cells": len(path)}
    title = tell("maze-picture-breadth" if maze.onward else "maze-picture", **told)
    return frame.draw(title, STYLE, parts)


def draw_ways(frame: FramedBoard, breadth: Breadth, path: Sequence[int]) -> str:
    """A line from each cell to the one from which it was reached."""
    lines = ""
    for cell, other in breadth.parents(path).items():
        (x, y), (left, top) = frame.place(cell), frame.place(other)
        lines += f"M{left} {top}L{x} {y}"
    return lines
