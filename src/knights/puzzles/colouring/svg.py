"""Draw a map with coloured regions."""

from collections.abc import Iterator, Sequence

from knights.appearance import appearance, colour, opacity
from knights.drawings.sheet import INK, make_sheet, number, write_text
from knights.graphs.layout import Point
from knights.language import tell
from knights.maps.labels import Label
from knights.maps.map import Map
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.colouring.layout import lay_out_map
from knights.search import State

FILLS = [colour(f"map-{number}") for number in range(1, 9)]
# A texture for each colour, so that no two differ by hue alone: tiles of 12 x 12.
TEXTURES: list[list[dict[str, str]]] = appearance()["textures"]
ON_MAP = colour("on-map")
BORDER = colour("map-border")
STYLE = [
    f".sea {{ fill: {colour('map-sea')} }} .land {{ fill: {colour('map-land')} }}",
    f".region {{ stroke: {BORDER}; stroke-width: 1.1; stroke-linejoin: round;"
    " fill-rule: evenodd }",
    f".given {{ fill: none; stroke: {BORDER}; stroke-width: 3.5 }}",
    f".stroke {{ fill: none; stroke: {ON_MAP}; stroke-width: 1.1; stroke-opacity: 0.3 }}",
    f".fill {{ fill: {ON_MAP}; fill-opacity: 0.3 }}",
    f".edge {{ stroke: {BORDER} }}",
    f"text {{ font-weight: 600; fill: {ON_MAP};"
    f" stroke: {colour('map-halo')}; stroke-opacity: {opacity('map-halo')};"
    " stroke-width: 0.28em; stroke-linejoin: round; paint-order: stroke }",
    f"text.bare {{ fill: {INK} }}",
]


def draw(drawn: Map) -> str:
    """Draw a map without colours."""
    return draw_moment(Colouring(drawn, 1), State(()))


def draw_moment(puzzle: Colouring, state: State) -> str:
    """Draw regions with colours and textures; a map that is only a graph has discs and lines."""
    coloured = puzzle.assignment(state.path)
    shapes, labels, (width, height), edges = lay_out_map(puzzle.map)
    sea = f"M0 0h{number(width)}v{number(height)}H0z"
    lines = [f'<path class="edge" d="{write_line(*ends)}"/>' for ends in edges]
    parts = [*define_fills(coloured), f'<path class="sea" d="{sea}"/>', *lines]
    for region, rings in enumerate(shapes):
        outline = "".join(map(write_ring, rings))
        own = coloured.get(region)
        fill = "" if own is None else f' fill="url(#colour-{own})"'
        parts.append(f'<path class="{"region" if fill else "region land"}"{fill} d="{outline}"/>')
    for given in puzzle.root:
        outline = "".join(map(write_ring, shapes[given // puzzle.colours]))
        parts.append(f'<path class="region given" d="{outline}"/>')
    parts += draw_names(puzzle, labels, coloured)
    n, used = len(puzzle.shown), len(set(coloured.values()))
    title = tell("colouring-picture", regions=n, coloured=len(coloured), colours=used)
    return make_sheet(title, width, height, STYLE, parts)


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


def write_ring(ring: Sequence[Point]) -> str:
    return "M" + " ".join(f"{number(x)} {number(y)}" for x, y in ring) + "z"


def write_line(start: Point, end: Point) -> str:
    (x, y), (to_x, to_y) = start, end
    return f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"


def draw_names(
    puzzle: Colouring, labels: Sequence[Label], coloured: dict[int, int]
) -> Iterator[str]:
    """Write the names of the regions that have room for them."""
    for region, (x, y, room) in enumerate(labels):
        name = puzzle.shown[region]
        size = min(15.0, room * 0.92 / (len(name) * 0.56))
        if size >= 6:
            yield write_text("name" if region in coloured else "name bare", x, y, name, size)
