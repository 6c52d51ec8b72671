"""Draw a board with queens."""

from collections.abc import Iterator, Sequence

from knights.appearance import colour
from knights.board import file_name
from knights.drawings import queen
from knights.drawings.board import GROUND
from knights.drawings.sheet import INK, make_sheet, rectangle, write_text
from knights.language import tell
from knights.puzzles.queens.queens import Queens, attacks, open_columns, square
from knights.search import State

SQUARE = 60
MARGIN = 24
LINES = 4  # of the hatch that cross a side
STYLE = [
    *GROUND,
    f".attacked {{ fill: none; stroke: {colour('hatch')} }}",
    queen.STYLE,
    f".given {{ fill: {colour('knight-edge')}; stroke: {colour('knight')} }}",
    f".label {{ font-size: 13px; font-weight: 600; fill: {INK} }}",
]


def draw_moment(puzzle: Queens, state: State) -> str:
    """Draw the board with its queens and, while some are missing, the attacked squares."""
    n, path = puzzle.n, [*puzzle.standing(state.path)]
    placed = len(path)
    board, side = n * SQUARE, n * SQUARE + MARGIN
    names = " ".join(square(n, choice) for choice in path)
    title = tell("queens-picture", n=n, placed=placed, squares=names)
    parts = [
        f'<path class="light" d="{rectangle(MARGIN, 0, board, board)}"/>',
        f'<path class="dark" d="{"".join(outline(n, choice) for choice in dark_squares(n))}"/>',
    ]
    if puzzle.holes:
        holes = "".join(outline(n, choice) for choice in sorted(puzzle.holes))
        parts.append(f'<path class="hole" d="{holes}"/>')
    if placed < n:
        attacked = "".join(hatch(n, choice) for choice in attacked_squares(puzzle, path))
        parts.append(f'<path class="attacked" d="{attacked}"/>')
    for i in range(n):
        middle = i * SQUARE + SQUARE / 2
        parts.append(write_text("label", MARGIN + middle, board + MARGIN / 2, file_name(i)))
        parts.append(write_text("label", MARGIN / 2, board - middle, str(i + 1)))
    for choice in path:
        x, y = corner(n, choice)
        kind = "queen given" if choice in puzzle.givens else "queen"
        parts.append(queen.draw_queen(x + SQUARE / 2, y + SQUARE / 2, SQUARE, kind))
    return make_sheet(title, side, side, STYLE, parts)


def corner(n: int, choice: int) -> tuple[int, int]:
    """The upper left corner of a square."""
    column, row = divmod(choice, n)
    return MARGIN + column * SQUARE, (n - 1 - row) * SQUARE


def outline(n: int, choice: int) -> str:
    return rectangle(*corner(n, choice), SQUARE, SQUARE)


def hatch(n: int, choice: int) -> str:
    """Thin lines from side to side, which continue on the next square."""
    x, y = corner(n, choice)
    apart, ends = SQUARE // LINES, range(1, 2 * LINES)
    lines = ((max(0, end - LINES) * apart, min(end, LINES) * apart) for end in ends)
    return "".join(f"M{x + near} {y + far}L{x + far} {y + near}" for near, far in lines)


def dark_squares(n: int) -> Iterator[int]:
    """Every second square, beginning with a1."""
    return (choice for choice in range(n * n) if sum(divmod(choice, n)) % 2 == 0)


def attacked_squares(puzzle: Queens, path: Sequence[int]) -> Iterator[int]:
    """The squares of open columns that a queen attacks, without blocked ones."""
    n = puzzle.n
    for column in open_columns(n, path):
        for choice in range(column * n, column * n + n):
            attacked = any(attacks(n, placed, choice) for placed in path)
            if attacked and choice not in puzzle.holes:
                yield choice
