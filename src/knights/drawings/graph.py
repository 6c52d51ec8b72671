"""A graph: its vertices and edges, each with one of a few styles."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from knights.appearance import colour
from knights.drawings.edge import EDGES, draw_edge
from knights.drawings.sheet import (
    BOARD_DARK,
    BOARD_LIGHT,
    PLACE,
    RULE,
    make_sheet,
    number,
    write_text,
)
from knights.graphs.graph import Graph, describe
from knights.graphs.layout import Point, board_of, lay_out, pitch

SIDE = 600
WIDEST = 0.05 * SIDE  # the largest radius of a vertex
INNER = SIDE - 3.6 * WIDEST  # the side of the layout's unit square
SMALL = 0.62  # on a board vertices are small, so that the lines between them can be followed

STANDINGS = ("white", "gray", "black")
STYLE = [
    f".light {{ fill: {BOARD_LIGHT}; fill-opacity: 0.2 }}",
    f".dark {{ fill: {BOARD_DARK}; fill-opacity: 0.2 }}",
    ".edge { fill: none; stroke-linecap: round }",
    *(
        f".{kind} {{ stroke: {colour} }} .{kind}-head {{ fill: {colour} }}"
        for kind, (colour, _, _) in EDGES.items()
    ),
    f"circle {{ stroke: {RULE} }}",
    " ".join(f".{kind} {{ fill: {colour(f'vertex-{kind}')} }}" for kind in STANDINGS),
    f"circle.top {{ stroke: {PLACE} }}",
    "text { font-weight: 650 } .note { font-weight: 500 }",
    " ".join(f".on-{kind} {{ fill: {colour(f'on-vertex-{kind}')} }}" for kind in STANDINGS),
]

Edge = tuple[int, int]


class Vertex(NamedTuple):
    """The look of a vertex; `note` is written below its name."""

    standing: str
    note: str = ""


class Frame(NamedTuple):
    """The vertices' places on the sheet, their radius, and the board if they are its squares.

    `across` is the side of one square.
    """

    centres: Sequence[Point]
    radius: float
    board: tuple[int, int] | None = None
    across: float = 0.0


def make_frame(
    neighbours: Sequence[Sequence[int]], name: str, places: Sequence[Point] | None
) -> Frame:
    """Return the frame of a graph; a graph with given places loses its board in the background."""
    points = lay_out(neighbours, name)
    apart = pitch(points)
    left = (SIDE - INNER) / 2
    board = None if places else board_of(name)
    radius = max(3.0, min(WIDEST, apart * INNER * 0.36)) * (SMALL if board else 1)
    centres = [(left + x * INNER, left + y * INNER) for x, y in places or points]
    return Frame(centres, radius, board, INNER / (max(*board, 2) - 1) if board else 0.0)


def draw(graph: Graph) -> str:
    """Draw a graph in which nothing has been visited."""
    frame = make_frame(graph.neighbours, graph.name, None)
    return draw_graph(graph, [Vertex("white")] * len(graph.names), {}, -1, describe(graph), frame)


def draw_graph(
    graph: Graph,
    vertices: Sequence[Vertex],
    kinds: Mapping[Edge, str],
    top: int,
    title: str,
    frame: Frame,
) -> str:
    """Draw plain edges, marked edges above them, then vertices with their names."""
    plain: list[str] = []
    marked: list[str] = []
    for tail, head in graph.edges:
        kind = kinds.get((tail, head), "plain")
        if kind == "plain" and not graph.directed:
            kind = kinds.get((head, tail), "plain")
        bent = graph.directed and tail in graph.neighbours[head]
        ends = frame.centres[tail], frame.centres[head]
        drawn = draw_edge(kind, *ends, frame.radius, arrow=graph.directed, bent=bent)
        (plain if kind == "plain" else marked).append(drawn)
    parts = draw_board(frame, *frame.board) if frame.board else []
    parts += [*plain, *marked]
    for vertex, (look, centre) in enumerate(zip(vertices, frame.centres, strict=True)):
        parts += draw_vertex(frame, look, centre, graph.names[vertex], vertex == top)
    return make_sheet(title, SIDE, SIDE, STYLE, parts)


def draw_board(frame: Frame, rows: int, columns: int) -> list[str]:
    """Draw the squares below the vertices, faintly."""
    across, half = number(frame.across), frame.across / 2
    shades = {"light": "", "dark": ""}
    for square, (x, y) in enumerate(frame.centres):
        shade = "light" if sum(divmod(square, columns)) % 2 else "dark"
        shades[shade] += f"M{number(x - half)} {number(y - half)}h{across}v{across}h-{across}z"
    return [f'<path class="{shade}" d="{squares}"/>' for shade, squares in shades.items()]


def draw_vertex(frame: Frame, look: Vertex, centre: Point, name: str, top: bool) -> list[str]:
    """Draw a disc with its name; on a board with its note instead, as the square is the name."""
    (x, y), radius = centre, frame.radius
    note = look.note
    if frame.board and note:
        name, note = note, ""
    kind = f"{look.standing} top" if top else look.standing
    stroke = number(max(1.0, radius * (0.2 if top else 0.09)))
    at = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    parts = [f'<circle class="{kind}" {at} stroke-width="{stroke}"/>']
    if radius < 5:
        return parts
    size = min(radius * 1.05, radius * 2.4 / max(2.0, len(name) * 0.72))
    ink = f"on-{look.standing}"
    parts.append(write_text(ink, x, y - (radius * 0.28 if note else 0), name, size))
    if note:
        parts.append(write_text(f"{ink} note", x, y + radius * 0.5, note, radius * 0.55))
    return parts
