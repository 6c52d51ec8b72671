"""Make the library's maps of the USA, of the world and of Ukraine from other people's outlines.

    python tools/maps.py ATLASES [TARGET]

ATLASES is the folder with the npm packages `us-atlas`, `world-atlas` and `@svg-maps/ukraine` (an
ordinary `node_modules`), TARGET the folder for `us.json`, `world.json` and `ukraine.json`, by
default the library's own. Arcs are projected, simplified and rounded one by one, so that neighbours
still share their border exactly.
"""

import json
import math
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from knights.maps import topojson  # noqa: E402
from knights.maps.segments import Number, Point, area  # noqa: E402
from knights.maps.sweep import Side, put_together, sweep  # noqa: E402

Place = tuple[float, float]
Arc = list[tuple[int, int]]
Polygons = list[list[list[int]]]

PARTS = {
    "africa": """Algeria, Angola, Benin, Botswana, Burkina Faso, Burundi, Cameroon,
        Central African Rep., Chad, Congo, Côte d'Ivoire, Dem. Rep. Congo, Djibouti, Egypt,
        Eq. Guinea, Eritrea, eSwatini, Ethiopia, Gabon, Gambia, Ghana, Guinea, Guinea-Bissau, Kenya,
        Lesotho, Liberia, Libya, Madagascar, Malawi, Mali, Mauritania, Morocco, Mozambique, Namibia,
        Niger, Nigeria, Rwanda, S. Sudan, Senegal, Sierra Leone, Somalia, Somaliland, South Africa,
        Sudan, Tanzania, Togo, Tunisia, Uganda, W. Sahara, Zambia, Zimbabwe""",
    "antarctica": "Antarctica, Fr. S. Antarctic Lands",
    "asia": """Afghanistan, Armenia, Azerbaijan, Bangladesh, Bhutan, Brunei, Cambodia, China,
        Cyprus, Georgia, India, Indonesia, Iran, Iraq, Israel, Japan, Jordan, Kazakhstan, Kuwait,
        Kyrgyzstan, Laos, Lebanon, Malaysia, Mongolia, Myanmar, N. Cyprus, Nepal, North Korea, Oman,
        Pakistan, Palestine, Philippines, Qatar, Saudi Arabia, South Korea, Sri Lanka, Syria,
        Taiwan, Tajikistan, Thailand, Timor-Leste, Turkey, Turkmenistan, United Arab Emirates,
        Uzbekistan, Vietnam, Yemen""",
    "europe": """Albania, Austria, Belarus, Belgium, Bosnia and Herz., Bulgaria, Croatia, Czechia,
        Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Iceland, Ireland, Italy,
        Kosovo, Latvia, Lithuania, Luxembourg, Macedonia, Moldova, Montenegro, Netherlands, Norway,
        Poland, Portugal, Romania, Russia, Serbia, Slovakia, Slovenia, Spain, Sweden, Switzerland,
        Ukraine, United Kingdom""",
    "north-america": """Bahamas, Belize, Canada, Costa Rica, Cuba, Dominican Rep., El Salvador,
        Greenland, Guatemala, Haiti, Honduras, Jamaica, Mexico, Nicaragua, Panama, Puerto Rico,
        Trinidad and Tobago, United States of America""",
    "oceania": """Australia, Fiji, New Caledonia, New Zealand, Papua New Guinea, Solomon Is.,
        Vanuatu""",
    "south-america": """Argentina, Bolivia, Brazil, Chile, Colombia, Ecuador, Falkland Is., Guyana,
        Paraguay, Peru, Suriname, Uruguay, Venezuela""",
}

# The area of a part's picture: west, south, east, north in degrees. Russia and some islands reach
# far beyond it.
FRAMES = {
    "africa": (-20, -36, 53, 38),
    "antarctica": (-180, -90, 180, -45),
    "asia": (25, -12, 150, 56),
    "europe": (-25, 34, 60, 72),
    "north-america": (-170, 5, -10, 84),
    "oceania": (110, -48, 180, 0),
    "south-america": (-83, -57, -33, 14),
}

# Names that the world atlas abbreviates, or that have changed since.
NAMES = {
    "Bosnia and Herz.": "Bosnia and Herzegovina",
    "Central African Rep.": "Central African Republic",
    "Dem. Rep. Congo": "Democratic Republic of the Congo",
    "Dominican Rep.": "Dominican Republic",
    "Eq. Guinea": "Equatorial Guinea",
    "eSwatini": "Eswatini",
    "Falkland Is.": "Falkland Islands",
    "Fr. S. Antarctic Lands": "French Southern and Antarctic Lands",
    "Macedonia": "North Macedonia",
    "N. Cyprus": "Northern Cyprus",
    "S. Sudan": "South Sudan",
    "Solomon Is.": "Solomon Islands",
    "W. Sahara": "Western Sahara",
}


UKRAINIAN_NAMES = {"Odessa": "Odesa", "Zaporizhia": "Zaporizhzhia"}


def main(arguments: Sequence[str]) -> int:
    if not 1 <= len(arguments) <= 2:
        print("usage: python tools/maps.py ATLASES [TARGET]", file=sys.stderr)
        return 2
    atlases = Path(arguments[0])
    target = Path(arguments[1]) if len(arguments) > 1 else ROOT / "src" / "knights" / "data"
    for name, make in (("us", make_us), ("world", make_world), ("ukraine", make_ukraine)):
        text = json.dumps(make(atlases), ensure_ascii=False, separators=(",", ":"))
        (target / f"{name}.json").write_text(text.replace('{"name"', '\n{"name"') + "\n", "utf-8")
        print(f"{name}.json: {len(text) / 1000:.0f} kB")
    return 0


def make_us(atlases: Path) -> dict[str, Any]:
    """The states of the USA and the District of Columbia; Alaska and Hawaii are drawn as insets."""
    topology = read(atlases / "us-atlas" / "states-albers-10m.json")
    regions = list(topojson.geometries(topology["objects"]["states"], "states"))
    # The atlas is projected already, for a picture of 975 x 610 with y downwards.
    arcs = prepare(project(topology, lambda x, y: (2 * x, 2 * (610 - y))), tolerance=1.5)
    return pack(regions, arcs, smallest=40, note="U.S. Census Bureau 2017, by us-atlas 3.0.1")


def make_world(atlases: Path) -> dict[str, Any]:
    """The countries of the world, each with its part of the world."""
    topology = read(atlases / "world-atlas" / "countries-110m.json")
    regions = list(topojson.geometries(topology["objects"]["countries"], "countries"))
    unite_crimea(dict(regions), topology)
    arcs = prepare(project(topology, equal_earth), tolerance=1.5)
    part = {name: part for part, names in PARTS.items() for name in split(names)}
    data = pack(regions, arcs, smallest=20, note="Natural Earth 4.1, by world-atlas 2.0.2")
    for region in data["regions"]:
        region["group"] = part[region["name"]]
        region["name"] = NAMES.get(region["name"], region["name"])
    data["frames"] = {
        part: [round(number) for corner in corners(frame) for number in corner]
        for part, frame in FRAMES.items()
    }
    return data


def make_ukraine(atlases: Path) -> dict[str, Any]:
    """The regions of Ukraine and its capital, from a drawing of 1000 x 670."""
    drawing = (atlases / "@svg-maps" / "ukraine" / "ukraine.svg").read_text("utf-8")
    outlines = [
        (UKRAINIAN_NAMES.get(name, name), read_rings(path)) for name, path in read_paths(drawing)
    ]
    regions, arcs = share(outlines)
    # Double the drawing, whose arcs are in tenths, and turn y upwards.
    doubled = [[(x / 5, 1340 - y / 5) for x, y in arc] for arc in arcs]
    note = "MapSVG, by @svg-maps/ukraine 2.0.0, CC BY 4.0; simplified"
    return pack(regions, prepare(doubled, tolerance=2.5), smallest=40, note=note)


def read_paths(drawing: str) -> Iterator[tuple[str, str]]:
    """Yield name and path of every shape of an SVG."""
    for shape in ElementTree.fromstring(drawing).iter("{http://www.w3.org/2000/svg}path"):
        yield shape.get("name") or shape.get("aria-label") or "", shape.get("d") or ""


def read_rings(path: str) -> list[Arc]:
    """The closed rings of an SVG path of straight lines, in tenths, which are whole numbers."""
    rings: list[Arc] = []
    x = y = 0
    for command, rest in re.findall(r"([MmLlz])([^MmLlz]*)", path):
        if command == "z":
            x, y = rings[-1][0]
            continue
        numbers = [round(10 * float(n)) for n in re.findall(r"-?\d*\.?\d+", rest)]
        for index in range(0, len(numbers), 2):
            dx, dy = numbers[index : index + 2]
            x, y = (x + dx, y + dy) if command.islower() else (dx, dy)
            if command in "Mm" and index == 0:
                rings.append([])
            if not rings[-1] or rings[-1][-1] != (x, y):
                rings[-1].append((x, y))
    return [ring[:-1] if ring[0] == ring[-1] else ring for ring in rings]


def share(outlines: list[tuple[str, list[Arc]]]) -> tuple[list[tuple[str, Polygons]], list[Arc]]:
    """Cut rings into arcs where other regions begin or end, so that neighbours share arcs.

    Return the regions as rings of arc numbers (~i is arc i backwards), and the arcs.
    """
    owners: dict[frozenset[tuple[int, int]], set[str]] = {}
    for name, rings in outlines:
        for ring in rings:
            for piece in zip(ring, [*ring[1:], ring[0]], strict=True):
                owners.setdefault(frozenset(piece), set()).add(name)
    around: dict[tuple[int, int], list[set[str]]] = {}
    for piece, names in owners.items():
        for point in piece:
            around.setdefault(point, []).append(names)
    joints = {point for point, sides in around.items() if len(sides) != 2 or sides[0] != sides[1]}
    numbers: dict[tuple[tuple[int, int], ...], int] = {}
    regions: list[tuple[str, Polygons]] = []
    for name, rings in outlines:
        ways = [[number_arc(arc, numbers) for arc in cut_ring(ring, joints)] for ring in rings]
        regions.append((name, [[way] for way in ways]))
    return regions, [list(arc) for arc in numbers]


def cut_ring(ring: Arc, joints: set[tuple[int, int]]) -> Iterator[Arc]:
    """Yield the parts of a closed ring from joint to joint; a ring without joints as a whole."""
    begin = next((i for i, point in enumerate(ring) if point in joints), ring.index(min(ring)))
    turned = [*ring[begin:], *ring[: begin + 1]]
    ends = [i for i, p in enumerate(turned) if p in joints or i in (0, len(turned) - 1)]
    for first, last in pairwise(ends):
        yield turned[first : last + 1]


def number_arc(arc: Arc, numbers: dict[tuple[tuple[int, int], ...], int]) -> int:
    """The number of an arc, or ~ the number of the same arc in the other direction."""
    there = numbers.get(tuple(reversed(arc)))
    return numbers.setdefault(tuple(arc), len(numbers)) if there is None else ~there


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def split(names: str) -> list[str]:
    return [" ".join(name.split()) for name in names.split(",")]


def corners(frame: tuple[float, float, float, float]) -> tuple[Place, Place]:
    """The lower left and the upper right corner of a frame, as far out as the projection goes."""
    west, south, east, north = frame
    middle = min(max(0.0, south), north)
    return (
        (min(equal_earth(west, y)[0] for y in (south, middle, north)), equal_earth(0, south)[1]),
        (max(equal_earth(east, y)[0] for y in (south, middle, north)), equal_earth(0, north)[1]),
    )


def equal_earth(longitude: float, latitude: float) -> Place:
    """The Equal Earth projection (Savric, Patterson, Jenny 2018), the equator 3600 units wide."""
    a1, a2, a3, a4 = 1.340264, -0.081106, 0.000893, 0.003796
    t = math.asin(math.sqrt(3) / 2 * math.sin(math.radians(latitude)))
    stretch = 9 * a4 * t**8 + 7 * a3 * t**6 + 3 * a2 * t**2 + a1
    x = 2 * math.sqrt(3) * math.radians(longitude) * math.cos(t) / (3 * stretch)
    y = a4 * t**9 + a3 * t**7 + a2 * t**3 + a1 * t
    scale = 3600 / (2 * 2 * math.sqrt(3) * math.pi / (3 * a1))
    return x * scale, y * scale


def unite_crimea(regions: dict[str, Polygons], topology: Any) -> None:
    """Draw Crimea with Ukraine, as the United Nations count it (resolution 68/262).

    Natural Earth draws who is in control. The arc between the peninsula and the mainland is in both
    outlines, in opposite directions; without it the two rings join into one.
    """
    arcs = decode(topology)

    def lies_there(polygon: list[list[int]]) -> bool:
        points = [point for arc in polygon[0] for point in arcs[arc if arc >= 0 else ~arc]]
        return all(32 < x < 37 and 44 < y < 47 for x, y in points)

    peninsula = next(polygon for polygon in regions["Russia"] if lies_there(polygon))
    regions["Russia"].remove(peninsula)
    ring = peninsula[0]
    for polygon in regions["Ukraine"]:
        shared = [arc for arc in polygon[0] if ~arc in ring]
        if len(shared) == 1:
            here, there = polygon[0].index(shared[0]), ring.index(~shared[0])
            polygon[0][here : here + 1] = ring[there + 1 :] + ring[:there]
            return
    raise SystemExit("the atlas has changed: Crimea's border is not where it was")


def decode(topology: Any) -> list[list[Place]]:
    """The points of every arc, in the atlas's coordinates."""
    axes = topojson.read_transform(topology["transform"])
    assert axes is not None
    decoded = (topojson.decode(arc, at, True) for at, arc in enumerate(topology["arcs"]))
    return [[(axes[0].at(x), axes[1].at(y)) for x, y in arc] for arc in decoded]


def unwrap(points: Sequence[Point]) -> list[Point]:
    """Continue a coast beyond 180 degrees if it leaps to the map's other edge and comes back.

    Antarctica's coast leaps and does not come back: it runs around the pole.
    """
    turns = [0]
    for (x, _), (after, _) in pairwise(points):
        turns.append(turns[-1] + (x - after > 180) - (after - x > 180))
    if turns[-1]:
        return list(points)
    # The side with most of its points keeps its degrees.
    home = max(set(turns), key=turns.count)
    return [(x + 360 * (turn - home), y) for (x, y), turn in zip(points, turns, strict=True)]


def project(topology: Any, place: Callable[[float, float], Place]) -> list[list[Place]]:
    """Decode and project every arc."""
    return [[place(float(x), float(y)) for x, y in unwrap(points)] for points in decode(topology)]


def prepare(decoded: list[list[Place]], tolerance: float) -> list[Arc]:
    """Simplify and round every arc.

    Arcs that cross after simplifying are simplified less; if rounding makes them cross anyway,
    more.
    """
    tolerances = [tolerance] * len(decoded)
    attempts = [iter((0.5, 0.25, 0.1, 2, 4, 8)) for _ in decoded]
    while True:
        arcs = [
            [(round(x), round(y)) for x, y in simplify(points, allowed)]
            for points, allowed in zip(decoded, tolerances, strict=True)
        ]
        crossed = crossing_arcs(arcs)
        if not crossed:
            return arcs
        for number in crossed:
            factor = next(attempts[number], None)
            if factor is None:
                raise SystemExit(f"arc {number} crosses another one, however it is simplified")
            tolerances[number] = tolerance * factor


def crossing_arcs(arcs: Sequence[Arc]) -> set[int]:
    """The numbers of the arcs that cross another one or themselves."""
    segments = put_together(
        Side(a, b, number) for number, arc in enumerate(arcs) for a, b in pairwise(arc) if a != b
    )
    return {
        number
        for stop in sweep(segments)
        if len(stop.passing) > 1
        for segment in stop.passing
        for number in (segments.forwards[segment], segments.backwards[segment])
        if number is not None
    }


def simplify(arc: list[Place], tolerance: float) -> list[Place]:
    """Leave out points within a tolerance of the line (Douglas and Peucker 1973).

    The ends stay, because other arcs meet there. A closed arc is divided at its farthest point.
    """
    keep = {0, len(arc) - 1}
    spans = [(0, len(arc) - 1)]
    while spans:
        first, last = spans.pop()
        inner = range(first + 1, last)
        far = max(inner, key=lambda i: distance(arc[i], arc[first], arc[last]), default=None)
        if far is not None and distance(arc[far], arc[first], arc[last]) > tolerance:
            keep.add(far)
            spans += [(first, far), (far, last)]
    return [arc[i] for i in sorted(keep)]


def distance(point: Place, a: Place, b: Place) -> float:
    """The distance of a point from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    if not length:
        return math.dist(point, a)
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length
    share = min(1.0, max(0.0, share))
    return math.dist(point, (a[0] + share * dx, a[1] + share * dy))


def pack(
    regions: list[tuple[str, Polygons]], arcs: list[Arc], smallest: float, note: str
) -> dict[str, Any]:
    """Return names, rings and borders, the regions in alphabetical order.

    Islands smaller than `smallest` square units are left out, except a region's largest.
    """
    regions = sorted(regions, key=lambda region: region[0].lower())
    owners: dict[int, set[int]] = {}
    packed = []
    for index, (name, polygons) in enumerate(regions):
        for arc in topojson.used(polygons, len(arcs), name):
            owners.setdefault(arc, set()).add(index)
        built = [topojson.build(polygon, arcs) for polygon in polygons]
        packed.append({"name": name, "rings": [flat(r) for r in large_rings(built, smallest)]})
    borders = sorted(
        (min(pair), max(pair)) for pair in {frozenset(o) for o in owners.values() if len(o) == 2}
    )
    return {"source": note, "regions": packed, "borders": borders}


def large_rings(
    polygons: Sequence[Sequence[Sequence[Point]]], smallest: float
) -> Iterator[Sequence[Point]]:
    """Yield the rings that are large enough to see, and always the largest one."""
    rings = [ring for polygon in polygons for ring in polygon]
    largest = max(rings, key=size)
    for ring in rings:
        if ring is largest or size(ring) >= smallest:
            yield ring


def size(ring: Sequence[Point]) -> float:
    """The area of a ring, in square units."""
    return abs(float(area(ring))) / 2


def flat(ring: Sequence[Point]) -> list[Number]:
    """A ring as x, y, x, y ..., without points that repeat the one before."""
    points = [point for i, point in enumerate(ring) if point != ring[i - 1] or len(ring) == 1]
    return [number for point in points for number in point]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
