"""Draw a board with regions and queens."""

from collections.abc import Iterator

from knights.appearance import colour
from knights.drawings import queen
from knights.drawings.board import HALF, SQUARE, FramedBoard
from knights.drawings.sheet import INK, RULE, rectangle, write_text
from knights.language import tell
from knights.puzzles.regions.regions import Regions
from knights.puzzles.regions.tints import TINTS, list_tints
from knights.search import State

STYLE = [
    f".paper {{ fill: {colour('grid-paper')} }}",
    *(
        f".tint-{tint} {{ fill: {colour(f'map-{tint}')}; fill-opacity: 0.38 }}"
        for tint in range(1, TINTS + 1)
    ),
    f".thin {{ fill: none; stroke: {RULE}; stroke-opacity: 0.7 }}",
    f".wall {{ fill: none; stroke: {RULE}; stroke-width: 3; stroke-linecap: square }}",
    f".letter {{ font-size: 10px; font-weight: 600; fill: {INK} }}",
    queen.STYLE,
]


def draw_moment(regions: Regions, state: State) -> str:
    """Draw the regions in colours, each with its letter, the lines between them, and queens."""
    n, path, frame = regions.n, state.path, FramedBoard(regions.board)
    parts = [f'<path class="paper" d="{frame.outline}"/>']
    for tint, line in zip(list_tints(regions), regions.lines[2 * n :], strict=True):
        corners = ((x - HALF, y - HALF) for x, y in map(frame.place, line))
        squares = "".join(rectangle(x, y, SQUARE, SQUARE) for x, y in corners)
        parts.append(f'<path class="tint-{tint}" d="{squares}"/>')
    parts.append(f'<path class="thin" d="{frame.lines()}"/>')
    parts.append(f'<path class="wall" d="{frame.outline}{"".join(list_walls(regions, frame))}"/>')
    for line in regions.lines[2 * n :]:
        first = max(line, key=lambda square: (square // n, -square))
        x, y = frame.place(first)
        letter = regions.letters[first]
        parts.append(write_text("letter", x + HALF - 7, y - HALF + 8, letter))
    parts += (queen.draw_queen(*frame.place(square), SQUARE) for square in path)
    names = " ".join(map(regions.board.name, path))
    title = tell("regions-picture", n=n, placed=len(path), squares=names)
    return frame.draw(title, STYLE, parts)


def list_walls(regions: Regions, frame: FramedBoard) -> Iterator[str]:
    """The sides between squares of two regions."""
    letters, n = regions.letters, regions.n
    for square in range(regions.size):
        x, y = frame.place(square)
        if square % n < n - 1 and letters[square] != letters[square + 1]:
            yield f"M{x + HALF} {y - HALF}v{SQUARE}"
        if square // n < n - 1 and letters[square] != letters[square + n]:
            yield f"M{x - HALF} {y - HALF}h{SQUARE}"
