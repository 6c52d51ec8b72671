"""An edge of a graph: a line, or an arrow that leads one way."""

from math import hypot

from knights.appearance import colour
from knights.drawings.sheet import number
from knights.graphs.layout import Point

# Colour, width, and whether the line is dashed.
EDGES = {
    "plain": (colour("edge"), 1.0, False),
    "path": (colour("edge-path"), 2.6, False),
    "tree": (colour("edge-path"), 2.6, False),
    "back": (colour("edge-back"), 1.8, False),
    "forward": (colour("edge-forward"), 1.8, False),
    "cross": (colour("edge-cross"), 1.8, True),
}


def draw_edge(
    kind: str, start: Point, end: Point, radius: float, *, arrow: bool, bent: bool
) -> str:
    """Return an edge between the centres of two vertices of a radius.

    It bends to the right, so that two opposite edges are apart.
    """
    _, width, dashed = EDGES[kind]
    unit = max(1.0, radius * 0.07)
    look = f'class="edge {kind}" stroke-width="{number(width * unit)}"'
    if dashed:
        look += f' stroke-dasharray="{number(4 * unit)}"'
    (x, y), (to_x, to_y) = start, end
    if hypot(to_x - x, to_y - y) < 1e-6:
        return f'<path {look} d="{loop(x, y, radius)}"/>'
    begin = f"M{number(x)} {number(y)}"
    if not arrow:
        return f'<path {look} d="{begin}L{number(to_x)} {number(to_y)}"/>'
    bend = 0.14 if bent else 0.0
    middle = (x + to_x - 2 * bend * (to_y - y)) / 2, (y + to_y + 2 * bend * (to_x - x)) / 2
    tip = towards(end, middle, radius + 2 * unit)
    line = f"{begin}Q{write(middle)} {write(tip)}"
    return f'<path {look} d="{line}"/>{draw_head(kind, tip, middle, unit * (4 + 1.6 * width))}'


def draw_head(kind: str, tip: Point, back: Point, size: float) -> str:
    """Return the head of an arrow that comes from `back`."""
    (x, y), (root_x, root_y) = towards(tip, back, -0.4 * size), towards(tip, back, 0.86 * size)
    across_x, across_y = (root_y - y) * 0.41, (x - root_x) * 0.41
    one, other = (root_x + across_x, root_y + across_y), (root_x - across_x, root_y - across_y)
    return f'<path class="{kind}-head" d="M{write((x, y))}L{write(one)} {write(other)}z"/>'


def towards(point: Point, other: Point, distance: float) -> Point:
    """Return the point at a distance from `point` on the way to `other`."""
    (x, y), (to_x, to_y) = point, other
    share = distance / max(1e-6, hypot(to_x - x, to_y - y))
    return x + (to_x - x) * share, y + (to_y - y) * share


def loop(x: float, y: float, radius: float) -> str:
    """Return a circle that leaves a vertex at its top and comes back to it."""
    r = number(0.7 * radius)
    return f"M{number(x)} {number(y - 0.5 * radius)}a{r} {r} 0 1 1 .1 0"


def write(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
