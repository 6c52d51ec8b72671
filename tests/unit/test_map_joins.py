"""Points less than a millionth of a map apart are joined, also across the 180th meridian."""

import json
import random

import pytest

from knights.maps.map import Map, read, take
from knights.maps.remarks import tell_map


def collection(**regions):
    """Return GeoJSON with a polygon of one ring for each name."""
    features = [
        {
            "type": "Feature",
            "properties": {"name": name},
            "geometry": {"type": "Polygon", "coordinates": [[*ring, ring[0]]]},
        }
        for name, ring in regions.items()
    ]
    return json.dumps({"type": "FeatureCollection", "features": features})


def box(left, low, right, high):
    return [(left, low), (right, low), (right, high), (left, high)]


def names(found: Map):
    return {frozenset((found.names[i], found.names[j])) for i, j in found.borders}


def test_a_gap_is_told_and_joined_when_that_is_asked_for():
    text = collection(A=box(0, 0, 1, 1), B=box(1.0000005, 0, 2, 1), C=box(1.1, 1, 1.9, 2))
    assert names(read(text)) == {frozenset("BC")}
    told = tell_map(take(text))
    assert "1 pair of regions misses each other" in told[1] and "--snap" in told[1]
    joined = take(text, snap=True)
    assert names(joined.map) == {frozenset("AB"), frozenset("BC")}
    # Two corners of B move to those of A, and two corners of C become points on B's side.
    assert tell_map(joined)[1] == "4 points were joined to others or to lines."


def test_an_overlap_is_refused_with_what_would_join_it():
    text = collection(A=box(0, 0, 1.0000005, 1), B=box(1, 0, 2, 1))
    with pytest.raises(ValueError, match="--snap joins such points"):
        read(text)
    assert names(take(text, snap=True).map) == {frozenset("AB")}


def test_a_larger_overlap_is_no_sliver():
    text = collection(A=box(0, 0, 1.001, 1), B=box(1, 0, 2, 1))
    with pytest.raises(ValueError) as refusal:
        read(text)
    assert "--snap" not in str(refusal.value)
    with pytest.raises(ValueError, match="Regions may touch, not overlap"):
        take(text, snap=True)


def test_a_gap_that_is_larger_stays_one():
    text = collection(A=box(0, 0, 1, 1), B=box(1.001, 0, 2, 1))
    for snap in (False, True):
        assert names(take(text, snap=snap).map) == set()
    assert len(tell_map(take(text))) == 3  # its size, and two regions without a border


@pytest.mark.parametrize("seed", range(60))
def test_rounding_of_a_grid_is_joined_to_the_borders_of_the_grid(seed):
    """Each region moves on its own by less than half of the tolerance, so that sides differ."""
    chance = random.Random(seed)
    side = chance.randint(2, 6)
    far = side * 1e-6 * 0.3

    def near(point):
        return tuple(value + chance.uniform(-far, far) for value in point)

    regions, expected = {}, set()
    for row in range(side):
        for column in range(side):
            corners = box(column, row, column + 1, row + 1)
            ring = []
            for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
                between = sorted(chance.random() for _ in range(chance.randint(0, 2)))
                ring += [
                    a,
                    *((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) for t in between),
                ]
            regions[f"{row} {column}"] = list(map(near, ring))
            if column + 1 < side:
                expected.add(frozenset((f"{row} {column}", f"{row} {column + 1}")))
            if row + 1 < side:
                expected.add(frozenset((f"{row} {column}", f"{row + 1} {column}")))
    assert names(take(collection(**regions), snap=True).map) == expected


def test_regions_meet_at_the_180th_meridian():
    text = collection(
        East=box(170, 0, 180, 10), West=box(-180, 5, -170, 20), South=box(-180, -10, -170, 0)
    )
    assert names(read(text)) == {frozenset(("East", "West"))}
    assert "These meet at the 180th meridian: East - West." in tell_map(take(text))
    # Regions that share a corner only have no border, nor has a region near the meridian.
    apart = collection(East=box(170, 0, 180, 10), West=box(-180, 10, -170, 20))
    assert names(read(apart)) == set()
    near = collection(East=box(170, 0, 179, 10), West=box(-180, 0, -170, 20))
    assert names(read(near)) == set()


def test_a_drawing_has_no_meridian():
    text = collection(A=box(170, 0, 180, 10), B=box(-180, 0, -170, 10), C=box(0, 0, 9, 200))
    assert names(read(text)) == set()


def test_topojson_meets_at_the_180th_meridian_by_rounded_steps():
    """The steps of a transform miss 180 slightly: 99999 times its scale is a little less."""
    topology = {
        "type": "Topology",
        "transform": {"scale": [0.00360003600036, 0.001], "translate": [-180, 0]},
        "objects": {
            "land": {
                "type": "GeometryCollection",
                "geometries": [
                    {"type": "Polygon", "properties": {"name": name}, "arcs": [[arc]]}
                    for arc, name in enumerate(("West", "East"))
                ],
            }
        },
        "arcs": [
            [[0, 0], [1000, 0], [0, 5000], [-1000, 0], [0, -5000]],
            [[99999, 0], [0, 5000], [-1000, 0], [0, -5000], [1000, 0]],
        ],
    }
    assert names(read(json.dumps(topology))) == {frozenset(("West", "East"))}


def layers():
    square = [[[0, 0], [9, 0], [9, 9], [0, 9], [0, 0]], [[9, 0], [18, 0], [18, 9], [9, 9], [9, 0]]]
    shapes = [{"type": "Polygon", "id": name, "arcs": [[arc]]} for arc, name in enumerate("AB")]
    return json.dumps(
        {
            "type": "Topology",
            "objects": {
                "one": {"type": "GeometryCollection", "geometries": shapes[:1]},
                "two": {"type": "GeometryCollection", "geometries": shapes},
            },
            "arcs": square,
        }
    )


def test_the_layer_that_was_read_is_told_and_can_be_chosen():
    assert tell_map(take(layers()))[0] == "This is the layer 'two' of 'one' and 'two'."
    assert take(layers(), "one").map.names == ("A",)
    with pytest.raises(ValueError, match="layer 'three': this TopoJSON has one, two"):
        take(layers(), "three")


def test_a_graph_of_arrows_as_a_map_says_that_it_leaves_them_out():
    told = tell_map(take("digraph { A -> B; B -> C }"))
    assert told[0] == "It was read as DOT."
    assert "A border has no direction, so the arrows are left out." in told


def test_many_regions_without_a_neighbour_are_told_in_one_sentence():
    told = tell_map(take("A: B; C:; D:; E:; F:"))
    assert told[-1] == (
        "These regions border no other: 'C', 'D', 'E' and 'F'. Any colour is right there."
    )


@pytest.mark.parametrize(
    "text", ['{"nodes": [{"id": "A"}, {"id": "B"}], "links": []}', "[[0, 1], [1, 0]]"]
)
def test_a_graph_in_json_is_a_map_too(text):
    assert len(read(text).names) == 2
