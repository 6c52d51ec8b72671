"""Draw a board with regions and queens."""

from collections.abc import Iterator, Sequence

from knights.appearance import appearance, colour
from knights.drawings.board import HALF, LABEL, MARGIN, SQUARE, place, write_names
from knights.drawings.sheet import INK, RULE, make_sheet, number, write_text
from knights.language import tell
from knights.puzzles.regions.regions import Regions
from knights.puzzles.regions.tints import TINTS, list_tints

EDGE = 4  # room for half of the outer line
QUEEN: str = appearance()["queen"]  # on 100 x 100
STYLE = [
    LABEL,
    f".paper {{ fill: {colour('grid-paper')} }}",
    *(
        f".tint-{tint} {{ fill: {colour(f'map-{tint}')}; fill-opacity: 0.38 }}"
        for tint in range(1, TINTS + 1)
    ),
    f".thin {{ fill: none; stroke: {RULE}; stroke-opacity: 0.4 }}",
    f".wall {{ fill: none; stroke: {RULE}; stroke-width: 3; stroke-linecap: square }}",
    f".letter {{ font-size: 10px; font-weight: 600; fill: {INK} }}",
    f".queen {{ fill: {colour('knight')}; stroke: {colour('knight-edge')}; stroke-width: 7;"
    " stroke-linejoin: round; paint-order: stroke }",
]


def draw_regions(regions: Regions, path: Sequence[int]) -> str:
    """Draw the regions in colours, each with its letter, the lines between them, and queens."""
    n, board = regions.n, regions.board
    side = n * SQUARE
    tints = list_tints(regions)
    parts = [f'<path class="paper" d="M{MARGIN} {EDGE}h{side}v{side}h-{side}z"/>']
    for tint, line in zip(tints, regions.lines[2 * n :], strict=True):
        squares = "".join(
            f"M{x - HALF} {y - HALF}h{SQUARE}v{SQUARE}h-{SQUARE}z"
            for x, y in (centre(regions, square) for square in line)
        )
        parts.append(f'<path class="tint-{tint}" d="{squares}"/>')
    across = "".join(f"M{MARGIN} {EDGE + at * SQUARE}h{side}" for at in range(1, n))
    along = "".join(f"M{MARGIN + at * SQUARE} {EDGE}v{side}" for at in range(1, n))
    parts.append(f'<path class="thin" d="{across}{along}"/>')
    walls = "".join(list_walls(regions))
    parts.append(f'<path class="wall" d="M{MARGIN} {EDGE}h{side}v{side}h-{side}z{walls}"/>')
    for line in regions.lines[2 * n :]:
        first = max(line, key=lambda square: (square // n, -square))
        x, y = centre(regions, first)
        letter = regions.letters[first]
        parts.append(write_text("letter", x + HALF - 7, y - HALF + 8, letter))
    scale = 0.74 * SQUARE / 100
    for queen in path:
        corner = " ".join(number(at - 0.37 * SQUARE) for at in centre(regions, queen))
        move = f"translate({corner}) scale({scale:.3f})"
        parts.append(f'<path class="queen" transform="{move}" d="{QUEEN}"/>')
    names = " ".join(board.name(queen) for queen in path)
    title = tell("regions-picture", n=n, placed=len(path), squares=names)
    parts += write_names(board, side + EDGE + MARGIN)
    return make_sheet(title, MARGIN + side + EDGE, EDGE + side + MARGIN, STYLE, parts)


def centre(regions: Regions, square: int) -> tuple[int, int]:
    x, y = place(regions.board, square)
    return x, EDGE + y


def list_walls(regions: Regions) -> Iterator[str]:
    """The sides between squares of two regions."""
    letters, n = regions.letters, regions.n
    for square in range(regions.size):
        x, y = centre(regions, square)
        if square % n < n - 1 and letters[square] != letters[square + 1]:
            yield f"M{x + HALF} {y - HALF}v{SQUARE}"
        if square // n < n - 1 and letters[square] != letters[square + n]:
            yield f"M{x - HALF} {y - HALF}h{SQUARE}"
