"""Messages shorten long names of graphs and maps: nobody reads a name of 4,000 characters."""

import json

import pytest

from knights.graphs import graph
from knights.maps import map as maps

LONG = "a" * 4_100


def geojson(*regions):
    features = [
        {
            "type": "Feature",
            "properties": {"name": name},
            "geometry": {"type": "Polygon", "coordinates": [ring]},
        }
        for name, ring in regions
    ]
    return json.dumps({"type": "FeatureCollection", "features": features})


SQUARE = [[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]]
BOW = [[0, 0], [2, 2], [2, 0], [0, 2], [0, 0]]


@pytest.mark.parametrize(
    "make",
    [
        lambda: graph.parse(f"{LONG}:: B"),
        lambda: graph.parse(f"A B; A B {LONG} {LONG}"),
        lambda: graph.parse("A B").vertex(LONG),
        lambda: graph.parse("; ".join(f"{LONG}{n} B" for n in range(12))).vertex("C"),
        lambda: graph.built_in(LONG),
        lambda: maps.built_in(LONG),
        lambda: maps.built_in("world", LONG),
        lambda: maps.read(f"{LONG} {LONG}"),
        lambda: maps.read(f"0,0 1,0 {LONG}"),
        lambda: maps.read(geojson((LONG, SQUARE[:3]))),
        lambda: maps.read(geojson((LONG, BOW))),
        lambda: maps.read(geojson((LONG, SQUARE), (f"{LONG}b", SQUARE))),
        lambda: maps.read(geojson((LONG, [LONG]))),
    ],
)
def test_a_long_name_is_cut(make):
    with pytest.raises(ValueError) as refused:
        make()
    assert len(str(refused.value)) <= 1_000
