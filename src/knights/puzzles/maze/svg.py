"""Draw a maze: its walls as lines, and a path through it."""

from collections.abc import Sequence

from knights.appearance import colour
from knights.drawings.board import LABEL, MARGIN, SQUARE, place, write_names
from knights.drawings.sheet import INK, PATH, SURFACE, make_sheet, write_text
from knights.language import tell
from knights.puzzles.maze.grid_text import BELOW, EXIT, RIGHT, START
from knights.puzzles.maze.maze import Maze

EDGE = 4  # room for half of the outer wall
STYLE = [
    LABEL,
    f".cells {{ fill: none; stroke: {colour('grid-given')} }}",
    f".paper {{ fill: {colour('grid-paper')} }}",
    f".wall {{ fill: none; stroke: {INK}; stroke-width: 3; stroke-linecap: round }}",
    f".way {{ fill: none; stroke: {PATH}; stroke-width: 5; stroke-linejoin: round;"
    " stroke-linecap: round }",
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
    points = [(x, EDGE + y) for x, y in (place(maze.board, cell) for cell in path)]
    parts = [
        f'<path class="paper" d="{walls[0]}"/>',
        f'<path class="cells" d="{across}{along}"/>',
        f'<polyline class="way" points="{" ".join(f"{x},{y}" for x, y in points)}"/>',
    ]
    parts += [
        f'<circle class="end" cx="{x}" cy="{y}" r="{SQUARE * 0.3:.0f}"/>'
        for x, y in (points[0], points[-1])
    ]
    for cell, letter in ((maze.start, START), (maze.end, EXIT)):
        kind = "sign on" if cell in (maze.start, path[-1]) else "sign"
        x, y = place(maze.board, cell)
        parts.append(write_text(kind, x, EDGE + y, letter))
    parts.append(f'<path class="wall" d="{"".join(walls)}"/>')
    title = tell("maze-picture", rows=rows, columns=columns, cells=len(path))
    parts += write_names(maze.board, height + EDGE + MARGIN)
    return make_sheet(title, MARGIN + width + EDGE, EDGE + height + MARGIN, STYLE, parts)
