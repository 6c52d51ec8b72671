"""Draw a board with a tour as a line, and its numbers."""

from collections.abc import Iterator, Sequence

from knights.drawings.board import draw_board, place
from knights.drawings.sheet import INK, PATH, SURFACE, write_text
from knights.language import spoken_forms, tell
from knights.puzzles.tour.tour import Tour

DISC = 12
FRAME = 36  # side of the frame of a given square
GIVEN_STYLE = [
    f".frame {{ fill: none; stroke: {INK}; stroke-width: 1.5; stroke-opacity: 0.65 }}",
    f".given {{ font-size: 16px; font-weight: 600; fill: {INK} }}",
]
STYLE = [
    f".tour {{ fill: none; stroke: {PATH}; stroke-width: 2.5; stroke-linejoin: round }}",
    f".disc {{ fill: {SURFACE} }} .end {{ fill: {SURFACE}; stroke: {PATH}; stroke-width: 2.5 }}",
    f".start {{ fill: {PATH} }}",
    f".number {{ font-size: 13px; font-weight: 600; fill: {INK} }} .first {{ fill: {SURFACE} }}",
]


def draw_tour(tour: Tour, path: Sequence[int]) -> str:
    """Return a picture of the board with the tour as a line, and the numbers of the moves."""
    board = tour.board
    parts = [*draw_givens(tour, path)]
    points = [place(board, square) for square in path]
    line = " ".join(f"{x},{y}" for x, y in points)
    closes = tour.closed and len(path) == tour.length
    shape = "polygon" if closes else "polyline"
    parts += [f'<{shape} class="tour" points="{line}"/>']
    for number, (x, y) in enumerate(points, start=1):
        kind = "start" if number == 1 else "end" if number == len(points) else "disc"
        first = " first" if number == 1 else ""
        parts.append(f'<circle class="{kind}" cx="{x}" cy="{y}" r="{DISC}"/>')
        parts.append(write_number(f"number{first}", x, y, number))
    title = tell("tour-picture", board=board.sides, depth=len(path), squares=tour.length)
    style = [*STYLE, *(GIVEN_STYLE if tour.givens else ())]
    return draw_board(board, title, style, parts)


def draw_givens(tour: Tour, path: Sequence[int]) -> Iterator[str]:
    """Yield a frame for each given square, and its number where the path has not come yet."""
    if not tour.givens:
        return
    ends = () if tour.end is None else ((tour.length, tour.end),)
    for number, square in (*tour.givens, *ends):
        x, y = place(tour.board, square)
        corner = f'x="{x - FRAME // 2}" y="{y - FRAME // 2}"'
        yield f'<rect class="frame" {corner} width="{FRAME}" height="{FRAME}"/>'
        if square not in path:
            yield write_number("given", x, y, number)


def write_number(kind: str, x: int, y: int, number: int) -> str:
    """Write the number of a square; a long one in smaller digits."""
    return write_text(kind, x, y, spoken_forms().number(number), 9 if number > 999 else None)
