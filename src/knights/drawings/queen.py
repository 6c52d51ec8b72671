"""A queen."""

from knights.appearance import appearance, colour
from knights.drawings.sheet import number

OUTLINE: str = appearance()["queen"]  # on 100 x 100
SHARE = 0.74  # of the side of a square
STYLE = (
    f".queen {{ fill: {colour('knight')}; stroke: {colour('knight-edge')}; stroke-width: 7;"
    " stroke-linejoin: round; paint-order: stroke }"
)


def draw_queen(x: float, y: float, side: float, kind: str = "queen") -> str:
    """Draw a queen on the square of a side around a point."""
    corner = f"{number(x - SHARE / 2 * side)} {number(y - SHARE / 2 * side)}"
    move = f"translate({corner}) scale({SHARE * side / 100:.3f})"
    return f'<path class="{kind}" transform="{move}" d="{OUTLINE}"/>'
