"""Draw a map with coloured regions."""

from collections.abc import Iterator, Sequence
from math import cos, hypot, inf, pi, radians, sin

from knights.appearance import appearance, colour, opacity
from knights.drawings.graph import lay
from knights.drawings.sheet import INK, make_sheet, number, write_text
from knights.graphs.layout import Point
from knights.language import tell
from knights.maps.map import Map
from knights.puzzles.colouring.colouring import Colouring
from knights.search import State

SIDE = 600
MARGIN = 0.03 * SIDE
FILLS = [colour(f"map-{number}") for number in range(1, 9)]
# A texture for each colour, so that no two differ by hue alone: tiles of 12 x 12.
TEXTURES: list[list[dict[str, str]]] = appearance()["textures"]
ON_MAP = colour("on-map")
BORDER = colour("map-border")
STYLE = [
    f".sea {{ fill: {colour('map-sea')} }} .land {{ fill: {colour('map-land')} }}",
    f".region {{ stroke: {BORDER}; stroke-width: 1.1; stroke-linejoin: round;"
    " fill-rule: evenodd }",
    f".stroke {{ fill: none; stroke: {ON_MAP}; stroke-width: 1.1; stroke-opacity: 0.3 }}",
    f".fill {{ fill: {ON_MAP}; fill-opacity: 0.3 }}",
    f".edge {{ stroke: {BORDER} }}",
    f"text {{ font-weight: 600; fill: {ON_MAP};"
    f" stroke: {colour('map-halo')}; stroke-opacity: {opacity('map-halo')};"
    " stroke-width: 0.28em; stroke-linejoin: round; paint-order: stroke }",
    f"text.bare {{ fill: {INK} }}",
]
# On Australia's parallels a degree of latitude is longer than one of longitude.
STRETCH = {"australia": 1 / cos(radians(26))}

Rings = Sequence[Sequence[Point]]


def draw(drawn: Map) -> str:
    """Draw a map without colours."""
    return draw_map(Colouring(drawn, 1), State(()))


def draw_map(puzzle: Colouring, state: State) -> str:
    """Draw regions with colours and textures; a map that is only a graph has discs and lines."""
    coloured = puzzle.assignment(state.path)
    lines: list[str] = []
    if puzzle.map.outlines:
        shapes, size = project(puzzle.map, STRETCH.get(puzzle.map.name, 1.0))
    else:
        shapes, lines = make_discs(puzzle)
        size = (float(SIDE), float(SIDE))
    sea = f"M0 0h{number(size[0])}v{number(size[1])}H0z"
    parts = [*define_fills(coloured), f'<path class="sea" d="{sea}"/>', *lines]
    for region, rings in enumerate(shapes):
        outline = "".join(map(write_ring, rings))
        own = coloured.get(region)
        fill = "" if own is None else f' fill="url(#colour-{own})"'
        parts.append(f'<path class="{"region" if fill else "region land"}"{fill} d="{outline}"/>')
    parts += draw_names(puzzle, shapes, coloured, size)
    n, used = puzzle.length, len(set(coloured.values()))
    title = tell("colouring-picture", regions=n, coloured=len(coloured), colours=used)
    return make_sheet(title, *size, STYLE, parts)


def textures_of(colour: int) -> list[int]:
    """The textures of a colour; from the ninth on a colour has two, one above the other."""
    below, above = colour % 8, colour // 8
    return [*([below] if below else []), *([1 + above % 7] if above else [])]


def define_fills(coloured: dict[int, int]) -> Iterator[str]:
    """The colours that the map uses, each with its texture."""
    for used in sorted(set(coloured.values())):
        ways = [
            f'<path class="{way}" d="{path}"/>'
            for texture in textures_of(used)
            for part in TEXTURES[texture]
            for way, path in part.items()
        ]
        yield (
            f'<pattern id="colour-{used}" width="12" height="12" patternUnits="userSpaceOnUse">'
            f'<rect width="12" height="12" fill="{FILLS[used % 8]}"/>{"".join(ways)}</pattern>'
        )


def project(ground: Map, stretch: float) -> tuple[list[Rings], Point]:
    """Return the outlines on the sheet, where y grows downwards, and the size of the sheet."""
    points = [point for region in ground.outlines for ring in region for point in ring]
    left, bottom, right, top = ground.frame or (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )
    across, up = max(right - left, 1e-9), max((top - bottom) * stretch, 1e-9)
    scale = (SIDE - 2 * MARGIN) / max(across, up)
    shapes: list[Rings] = [
        [
            [(MARGIN + (x - left) * scale, MARGIN + (top - y) * stretch * scale) for x, y in ring]
            for ring in region
        ]
        for region in ground.outlines
    ]
    return shapes, (across * scale + 2 * MARGIN, up * scale + 2 * MARGIN)


def make_discs(puzzle: Colouring) -> tuple[list[Rings], list[str]]:
    """Return a disc for each region at its place in the graph's layout, and a line a border."""
    frame = lay(puzzle.neighbours, "", None)
    radius = 1.4 * frame.radius
    discs: list[Rings] = [
        [[(x + radius * cos(i * pi / 12), y + radius * sin(i * pi / 12)) for i in range(24)]]
        for x, y in frame.centres
    ]
    lines = []
    for region, near in enumerate(puzzle.neighbours):
        for other in near:
            if region < other:
                (x, y), (to_x, to_y) = frame.centres[region], frame.centres[other]
                way = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
                lines.append(f'<path class="edge" d="{way}"/>')
    return discs, lines


def write_ring(ring: Sequence[Point]) -> str:
    return "M" + " ".join(f"{number(x)} {number(y)}" for x, y in ring) + "z"


def draw_names(
    puzzle: Colouring, shapes: Sequence[Rings], coloured: dict[int, int], sheet: Point
) -> Iterator[str]:
    """Write the names of the regions that have room for them."""
    for region, rings in enumerate(shapes):
        name = puzzle.shown[region]
        x, y, room = place_name(rings, *sheet)
        size = min(15.0, room * 0.92 / (len(name) * 0.56))
        if size >= 6:
            yield write_text("name" if region in coloured else "name bare", x, y, name, size)


def place_name(rings: Rings, width: float, height: float) -> tuple[float, float, float]:
    """The widest of a few cuts through the largest ring: its middle, and the room there."""
    ring = max(rings, key=lambda ring: abs(twice_area(ring)))
    ys = [min(height, max(0.0, y)) for _, y in ring]
    top, bottom = min(ys), max(ys)
    turned = [(y, x) for x, y in ring]
    best, most = (*ring[0], 0.0), 0.0
    for i in range(1, 16):
        y = top + (bottom - top) * i / 16
        for start, end in spans_at(ring, y, width):
            x = (start + end) / 2
            up = max(2 * min(y - a, b - y) for a, b in [(y, y), *spans_at(turned, x, height)])
            # Among places with as much room, prefer the middle one; avoid corners.
            clear = min(end - start, up * 1.6, 4 * far_from(ring, x, y)) + up / 50
            if clear > most:
                best, most = (x, y, min(end - start, up * 2.4)), clear
    return best


def far_from(ring: Sequence[Point], x: float, y: float) -> float:
    """The distance of a point from the nearest side of a ring."""
    least = inf
    for (x1, y1), (x2, y2) in zip([ring[-1], *ring], ring, strict=False):
        across, down = x2 - x1, y2 - y1
        length = across**2 + down**2
        along = ((x - x1) * across + (y - y1) * down) / length if length else 0.0
        along = min(1.0, max(0.0, along))
        least = min(least, hypot(x - x1 - along * across, y - y1 - along * down))
    return least


def spans_at(ring: Sequence[Point], y: float, width: float) -> Iterator[Point]:
    """Yield the stretches of a horizontal line inside a ring, and on the sheet."""
    cuts = cuts_at(ring, y)
    for start, end in zip(cuts[::2], cuts[1::2], strict=False):
        yield max(0.0, start), min(width, end)


def twice_area(ring: Sequence[Point]) -> float:
    """Twice the area of a ring; positive or negative by its direction."""
    corners = zip([ring[-1], *ring], ring, strict=False)
    return sum(x * other_y - other_x * y for (x, y), (other_x, other_y) in corners)


def cuts_at(ring: Sequence[Point], y: float) -> list[float]:
    """The x at which a horizontal line crosses a ring, from the left."""
    return sorted(
        x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        for (x1, y1), (x2, y2) in zip([ring[-1], *ring], ring, strict=False)
        if (y1 > y) != (y2 > y)
    )
