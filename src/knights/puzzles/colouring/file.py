"""Maps from files and from what was pasted."""

import json

from knights.fragment import encode
from knights.graphs.graph import unmark
from knights.language import tell
from knights.maps import geojson, topojson
from knights.maps import map as maps
from knights.maps.format_detection import is_json
from knights.maps.map import Map
from knights.maps.remarks import tell_map
from knights.puzzles.entry import Values
from knights.puzzles.facets.file import Gaps, Source, Taken


def read_source(source: Source, values: Values) -> Taken:
    """A map in any of the forms that are read: with its outlines, or its borders alone."""
    text, layer, snap = source.text, source.layer, source.snap
    try:
        reading = maps.take(text, layer, snap)
    except ValueError as wrong:
        if not snap and is_joined(text, layer):
            raise Gaps(*wrong.args) from None
        raise
    found, told = reading.map, tell_map(reading)
    value = encode(found.graph.text())
    if found.outlines:
        drawn = encode(write_outlines(source, found))
        if 0 < len(drawn) <= source.room:
            value = drawn
        else:
            told.append(tell("maps-borders-only"))
    layers = list_layers(text)
    return Taken(
        values={**values, "map": value, "givens": ""},
        told=told,
        layers=[*layers],
        layer=(layer or topojson.choose(layers)) if layers else "",
        snap=any(remark.key == "maps-snap-gaps" for remark in reading.remarks),
    )


def write_outlines(source: Source, found: Map) -> str:
    """A text of a map with its outlines; "" where none is short enough."""
    if source.layer is None and not source.snap:
        short = len("".join(source.text.split())) <= source.room
        return maps.canonical(source.text) if short else ""
    # Neither the layer nor that points are joined stands in a file: the outlines are written anew.
    features = [
        {
            "type": "Feature",
            "properties": {"name": name},
            "geometry": {
                "type": "Polygon",
                "coordinates": [[*ring, ring[0]] for ring in rings],
            },
        }
        for name, rings in zip(found.names, found.outlines, strict=True)
    ]
    text = json.dumps({"type": "FeatureCollection", "features": features})
    if len(text) > 2 * source.room:
        return ""
    try:
        same = maps.read(text).borders == found.borders
    except ValueError:
        return ""
    return maps.canonical(text) if same else ""


def list_layers(text: str) -> topojson.Layers:
    """The layers of a TopoJSON that have regions; of all else none."""
    content = geojson.load(unmark(text)) if is_json(text) else None
    is_topology = isinstance(content, dict) and content.get("type") == "Topology"
    return topojson.list_layers(content) if is_topology else {}


def is_joined(text: str, layer: str | None) -> bool:
    """Tell whether a map can be read once its close points are joined."""
    try:
        maps.take(text, layer, True)
    except ValueError:
        return False
    return True
