"""Maps: regions with names, the borders between them and, if known, their outlines."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, overload

from knights import data
from knights.display import Shown
from knights.graphs import graph
from knights.graphs.graph import Graph
from knights.invisible import check_shown
from knights.language import Told, tell
from knights.maps.format_detection import first_line, is_json, is_lines
from knights.mistakes import set_fields, unknown
from knights.quoting import cite

if TYPE_CHECKING:
    from knights.graphs.python_graphs import GraphData
    from knights.maps import geojson, polylines, topojson
    from knights.maps.segments import Point

Ring = tuple[tuple[float, float], ...]
Frame = tuple[float, float, float, float]
# A map can be made of any of these.
type MapData = str | Map | Graph | GraphData | Mapping[str, Any] | Located

BUILT_IN = MappingProxyType(
    {
        "australia": "australia.txt",
        "ukraine": "ukraine.json",
        "us": "us.json",
        "world": "world.json",
    }
)


@dataclass(frozen=True, repr=False)
class Map(Shown):
    """A map of regions 0 .. n-1: names, pairs that share a border (smaller first) and outlines.

    It is made of the name of a built-in map, a text in any of the forms of `read`, GeoJSON as
    Python data, an object with `__geo_interface__`, or whatever a graph can be made of; or of
    names and pairs of their numbers.

    >>> Map("australia").names[:2], Map({"A": ["B"]}).borders
    (('Western Australia', 'Northern Territory'), ((0, 1),))

    `outlines` has a tuple of closed rings for each region, x to the right and y up; it is empty
    if only the neighbours are known. `groups` has the part of the world of each region, or is
    empty. `frame` is the area that a picture should show (smallest x and y, largest x and y), if
    that is less than everything.

    Raises:
        ValueError: when it is made of none of these, there is no region, a name is double or
            has invisible characters, or a border is not between two regions.
    """

    names: tuple[str, ...]
    borders: tuple[tuple[int, int], ...]
    outlines: tuple[tuple[Ring, ...], ...] = field(default=(), hash=False)
    groups: tuple[str, ...] = ()
    frame: Frame | None = None
    # The name of a built-in map, else empty.
    name: str = field(default="", compare=False)

    drawn_by = "knights.puzzles.colouring.svg"

    @overload
    def __init__(self, names: "MapData", /) -> None: ...

    @overload
    def __init__(
        self,
        names: Sequence[str],
        borders: Iterable[tuple[int, int]],
        outlines: tuple[tuple[Ring, ...], ...] = (),
        groups: tuple[str, ...] = (),
        frame: Frame | None = None,
        name: str = "",
    ) -> None: ...

    def __init__(
        self,
        names: Any,
        borders: Any = None,
        outlines: tuple[tuple[Ring, ...], ...] = (),
        groups: tuple[str, ...] = (),
        frame: Frame | None = None,
        name: str = "",
    ) -> None:
        if borders is None:
            found = make_map(names)
            set_fields(self, **{one.name: getattr(found, one.name) for one in fields(found)})
            return
        set_fields(self, names=tuple(names), borders=tuple(borders), outlines=outlines)
        set_fields(self, groups=groups, frame=frame, name=name)
        self._check()

    def __repr__(self) -> str:
        return f"Map({cite(self.name or self.graph.text())})"

    def __str__(self) -> str:
        return str(self.graph)

    def _check(self) -> None:
        n = len(self.names)
        if not n:
            raise ValueError(tell("maps-error-no-region"))
        for name in self.names:
            check_shown(name)
        twice = [name for name, times in Counter(self.names).items() if times > 1]
        if twice:
            raise ValueError(tell("maps-error-twice", region=cite(twice[0])))
        for i, j in self.borders:
            if not 0 <= i < j < n:
                raise ValueError(tell("maps-error-border", border=f"{i}-{j}", last=str(n - 1)))

    @cached_property
    def graph(self) -> Graph:
        """The regions as vertices and the borders as edges, neighbours in the regions' order."""
        near: list[list[int]] = [[] for _ in self.names]
        for i, j in sorted(self.borders):
            near[i].append(j)
            near[j].append(i)
        return Graph(self.names, tuple(tuple(sorted(regions)) for regions in near))

    def part(self, group: str) -> "Map":
        """The map of one group's regions and the borders among them.

        Raises:
            ValueError: when the map has no such group.
        """
        kept = [region for region, name in enumerate(self.groups) if name == group]
        if not kept:
            if not self.groups:
                raise ValueError(tell("maps-error-no-parts", part=cite(group)))
            known = graph.listed(sorted(set(self.groups)))
            raise ValueError(tell("maps-error-part", part=cite(group), known=known))
        index = {region: i for i, region in enumerate(kept)}
        return Map(
            tuple(self.names[region] for region in kept),
            tuple((index[i], index[j]) for i, j in self.borders if i in index and j in index),
            tuple(self.outlines[region] for region in kept) if self.outlines else (),
            (group,) * len(kept),
        )


class Located(Protocol):
    """An object that returns its shape as GeoJSON, by the convention of geopandas and shapely."""

    @property
    def __geo_interface__(self) -> Mapping[str, Any]: ...


def make_map(data: object) -> Map:
    """Return the map of Python data: a built-in name, a text, GeoJSON, a graph ...

    Raises:
        ValueError: when the data is none of these.
    """
    if isinstance(data, Map):
        return data
    if isinstance(data, str):
        graph.check_name("map", data, [*BUILT_IN], is_built_in)
        if not is_built_in(data):
            return read(data)
        name, dot, part = data.partition(".")
        return built_in(name, part if dot else None)
    data = getattr(data, "__geo_interface__", data)
    if isinstance(data, Mapping) and isinstance(data.get("type"), str):
        from knights.maps import geojson

        return read(json.dumps(geojson.plain(data)))
    try:
        made = graph.make_graph(data)
    except ValueError as error:
        if getattr(error.args[0], "key", "") != "graph-error-data":
            raise
        raise ValueError(tell("maps-error-data", map=cite(data))) from None
    return from_graph(made)


def is_built_in(name: str) -> bool:
    """Tell whether a text is the name of a built-in map, or a part of one, and not a map itself."""
    return ":" not in name and name.partition(".")[0] in BUILT_IN


def read(text: str) -> Map:
    """Read a map in any form.

    A text that begins with a brace is GeoJSON (polygons, or lines as borders) or TopoJSON; one that
    begins with a number and a comma is a list of polylines; any other is a graph (adjacency text or
    edges).

    >>> read("WA: NT SA; NT: SA").borders
    ((0, 1), (0, 2), (1, 2))

    Raises:
        ValueError: when the text is none of these, or not well formed.
    """
    return take(text).map


class Reading(NamedTuple):
    """A map that was read, its format, and remarks for the person who gave the text."""

    map: Map
    form: Told | None = None
    remarks: tuple[Told, ...] = ()


# Opening a link reads the same map several times.
@lru_cache(maxsize=4)
def take(text: str, layer: str | None = None, snap: bool = False) -> Reading:
    """Read a map as `read` does, and say what was read.

    `layer` names a layer of a TopoJSON; without it the one with the most regions is read. `snap`
    merges points of GeoJSON that are closer than a millionth of the map's longer side.
    """
    text = graph.unmark(text)
    if not first_line(text):
        raise ValueError(tell("maps-error-empty"))
    if is_json(text):
        return read_json(text, layer, snap)
    if is_lines(text):
        from knights.maps import polylines  # slow to import, and seldom needed

        return Reading(from_lines(*polylines.parse(text)))
    return take_graph(text)


def take_graph(text: str) -> Reading:
    found = graph.read(text)
    ways = (tell("maps-directions"),) if found.graph.directed else ()
    return Reading(from_graph(found.graph), found.form, (*found.remarks, *ways))


def canonical(text: str) -> str:
    """Write a map's text in canonical form, for links: equal maps have equal texts.

    Polylines stay polylines and JSON stays JSON, because a graph has no outlines.

    >>> canonical("A: C  # a comment"), canonical("0.0,0 2,0 2,2 0,0")
    ('A:C;C:A', '0,0 2,0 2,2 0,0')

    Raises:
        ValueError: when the text is not a map.
    """
    text = graph.unmark(text)
    if is_json(text) and read(text).outlines:
        from knights.maps import geojson  # seldom needed: the page loads it on demand

        return geojson.write(geojson.load(text))
    if is_lines(text):
        from knights.maps import polylines

        return polylines.text(*polylines.parse(text))
    return read(text).graph.text()


def read_json(text: str, layer: str | None, snap: bool) -> Reading:
    from knights.graphs.formats import node_link
    from knights.maps import geojson, topojson

    content = geojson.load(text)
    if isinstance(content, dict) and content.get("type") == "Topology":
        axes = topojson.read_transform(content.get("transform"))
        gaps: list[str] = []
        found = cross_meridian(from_outlines(*topojson.read(content, layer, gaps), axes))
        closed = (tell("maps-gaps", regions=[cite(name) for name in gaps]),) if gaps else ()
        return Reading(found.map, tell_layers(content, layer), (*closed, *found.remarks))
    if node_link.holds_graph(content):
        return take_graph(text)
    geojson.check_size(content)
    lines, regions = geojson.lines(content), geojson.outlines(content)
    if lines and regions:
        raise ValueError(tell("maps-error-mixed", region=cite(regions[0].name)))
    if lines:
        return Reading(from_lines(lines))
    if not regions:
        raise ValueError(tell("maps-error-no-polygon"))
    from knights.maps.snap import read_borders

    joined = read_borders(regions, snap)
    found = cross_meridian(from_outlines(joined.regions, joined.borders))
    return Reading(found.map, None, (*joined.remarks, *found.remarks))


def tell_layers(content: Any, layer: str | None) -> Told | None:
    """Say which layer of a TopoJSON was read; None if it has only one, or a layer was named."""
    from knights.maps import topojson

    layers = topojson.list_layers(content)
    if layer is not None or len(layers) == 1:
        return None
    chosen = topojson.choose(layers)
    return tell("maps-layer", layer=cite(chosen), layers=[cite(name) for name in layers])


def cross_meridian(found: Map) -> Reading:
    """Add the borders across the 180th meridian, and name them in a remark."""
    from knights.maps.meridian import list_borders

    more = list_borders(found.outlines) - {*found.borders}
    if not more:
        return Reading(found)
    pairs = [" - ".join(found.names[region] for region in pair) for pair in sorted(more)]
    whole = replace(found, borders=tuple(sorted({*found.borders, *more})))
    return Reading(whole, None, (tell("maps-meridian", pairs=pairs),))


def from_graph(graph: Graph) -> Map:
    """Make a map of a graph: its vertices are regions, its edges in any direction borders."""
    borders = {(min(edge), max(edge)) for edge in graph.edges}
    for tail, head in borders:
        if tail == head:
            raise ValueError(tell("maps-error-loop", region=cite(graph.names[tail])))
    return Map(graph.names, tuple(sorted(borders)))


def from_lines(lines: "Sequence[Sequence[Point]]", labels: "Sequence[polylines.Label]" = ()) -> Map:
    """Make a map of the regions that lines enclose.

    Regions with a label come first, named by it and in the labels' order; the others follow in
    reading order, with numbers as names.
    """
    from knights.maps import polylines

    regions, borders, found = polylines.enclosed(lines, [label.point for label in labels])
    names = polylines.names(found, labels, len(regions))
    place = {label.name: number for number, label in enumerate(labels)}
    order = sorted(range(len(regions)), key=lambda r: place.get(names[r], len(labels)))
    index = {region: number for number, region in enumerate(order)}
    return Map(
        tuple(names[region] for region in order),
        tuple(sorted((min(index[i], index[j]), max(index[i], index[j])) for i, j in borders)),
        tuple(tuple(plain(ring) for ring in regions[region].rings) for region in order),
    )


def from_outlines(
    regions: "Sequence[geojson.Outline]",
    borders: Iterable[tuple[int, int]],
    axes: "topojson.Axes | None" = None,
) -> Map:
    """Make a map of regions with outlines; a repeated name gets a number."""
    outlines = tuple(tuple(plain(ring, axes) for ring in region.rings) for region in regions)
    return Map(
        graph.numbered([region.name for region in regions]), tuple(sorted(borders)), outlines
    )


def describe(found: Map) -> Told:
    """Say how many regions, pieces and borders were read.

    >>> print(describe(read("A B; C D; D E")))
    The map has 5 regions, 2 pieces and 3 borders.
    """
    return tell(
        "maps-read",
        regions=len(found.names),
        pieces=len(found.graph.pieces),
        borders=len(found.borders),
    )


def plain(ring: "Sequence[Point]", axes: "topojson.Axes | None" = None) -> Ring:
    """A ring's points as floats, which are exact enough for drawing."""
    if axes is not None:
        across, up = axes
        return tuple((across.at(x), up.at(y)) for x, y in ring)
    return tuple((float(x), float(y)) for x, y in ring)


def built_in(name: str, part: str | None = None) -> Map:
    """Load a built-in map: australia, ukraine, us, or world (the whole, or one part).

    >>> built_in("world", "south-america").names[:3]
    ('Argentina', 'Bolivia', 'Brazil')

    Raises:
        ValueError: when there is no such map, or the map has no such part.
    """
    if name not in BUILT_IN:
        raise unknown("map", cite(name), [*BUILT_IN])
    text = data.read(BUILT_IN[name])
    if BUILT_IN[name].endswith(".txt"):
        whole, frames = read(text), {}
    else:
        content = json.loads(text)
        whole, frames = unpack(content), content.get("frames", {})
    if part is None:
        return replace(whole, name=name)
    frame = frames.get(part)
    named = f"{name}.{part}"
    return replace(whole.part(part), frame=tuple(frame) if frame else None, name=named)


def unpack(data: Any) -> Map:
    """Make a map of the library's own compact form: rings as flat lists x, y, x, y ..."""
    regions = data["regions"]
    return Map(
        tuple(region["name"] for region in regions),
        tuple((i, j) for i, j in data["borders"]),
        tuple(tuple(pairs(ring) for ring in region["rings"]) for region in regions),
        tuple(region["group"] for region in regions if "group" in region),
    )


def pairs(ring: Sequence[float]) -> Ring:
    """Split a flat list of coordinates into points."""
    return tuple(zip(ring[::2], ring[1::2], strict=True))
