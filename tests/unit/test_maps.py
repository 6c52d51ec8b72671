"""Maps: regions and borders of polylines, GeoJSON and TopoJSON, compared with shapely."""

import json
from fractions import Fraction
from functools import partial
from itertools import combinations, pairwise

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import ops
from shares import share
from work import count_work

from knights.graphs import graph
from knights.maps import faces, geojson, polylines, topojson
from knights.maps import map as maps
from knights.maps import sweep as sweep_module
from knights.maps.map import Map, built_in, read
from knights.maps.segments import area
from knights.maps.sweep import Side, put_together, sweep
from knights.puzzles.colouring.colouring import fewest


def region(name, *rings):
    """Return a GeoJSON feature of one polygon; its rings are given without the closing point."""
    closed = [[*ring, ring[0]] for ring in rings]
    return {
        "type": "Feature",
        "properties": {"name": name},
        "geometry": {"type": "Polygon", "coordinates": closed},
    }


def collection(*features):
    return json.dumps({"type": "FeatureCollection", "features": list(features)})


def box(x0, y0, x1, y1):
    return [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]


def borders_of(m):
    """Return the borders as pairs of names."""
    return {frozenset((m.names[i], m.names[j])) for i, j in m.borders}


def pairs(text):
    return {frozenset(pair.split("-")) for pair in text.split()}


def neighbours(m, name):
    return sorted(m.graph.names[v] for v in m.graph.neighbours[m.names.index(name)])


def shared_length(a, b):
    return a.intersection(b).length


# Polylines


@pytest.mark.parametrize(
    ("text", "regions", "borders"),
    [
        ("0,0 2,0 2,1 0,1 0,0; 1,0 1,1", 2, "1-2"),
        # Crossing lines, and a corner, in reading order from the upper left.
        ("0,0 2,0 2,2 0,2 0,0; 0,1 2,1; 1,0 1,2", 4, "1-2 1-3 2-4 3-4"),
        # The outside is no region, and an island has no neighbours.
        ("0,0 1,0 1,1 0,0; 5,0 6,0 6,1 5,0", 2, ""),
        # Regions within one another.
        ("0,0 9,0 9,9 0,9 0,0; 3,3 6,3 6,6 3,6 3,3; 4,4 5,4 5,5 4,5 4,4", 3, "1-2 2-3"),
        # Lines that end inside a region enclose nothing.
        ("0,0 4,0 4,4 0,4 0,0; 2,0 2,3; 1,1 1,2", 1, ""),
        # Overlapping lines.
        ("0,0 2,0 2,2 0,2 0,0; 2,1 4,1 4,-1 2,-1 2,1", 2, "1-2"),
        ("0,0 1,0 1,1 0,1 0,0; 1,0 2,0 2,1 1,1 1,0", 2, "1-2"),
        # A shared corner is no border.
        ("0,0 1,0 1,1 0,1 0,0; 1,1 2,1 2,2 1,2 1,1", 2, ""),
    ],
)
def test_lines_enclose_regions_with_borders(text, regions, borders):
    m = read(text)
    assert m.names == tuple(str(number) for number in range(1, regions + 1))
    assert borders_of(m) == pairs(borders)


def test_a_line_that_crosses_itself_is_cut_where_it_does():
    m = read("0,0 2,2 2,0 0,2 0,0")
    assert (len(m.names), m.borders) == (2, ())
    assert all((1.0, 1.0) in rings[0] for rings in m.outlines)


def test_thirds_meet_exactly():
    # All three lines meet in (1/3, 1/3), which no float can represent.
    lines, _ = polylines.parse("0,0 1,0 1,1 0,1 0,0; 0,0 1,1; 1,0 0,0.5; 0,1 0.5,0")
    regions, *_ = polylines.enclosed(lines)
    third = (Fraction(1, 3), Fraction(1, 3))
    assert [third in region.rings[0] for region in regions].count(True) == 6
    assert len(regions) == 6


def test_labels_name_their_regions_and_come_first():
    m = read("0,0 3,0 3,1 0,1 0,0; 1,0 1,1; 2,0 2,1; 2.5,0.5 East Delta; 0.5,0.5 West")
    assert m.names == ("East Delta", "West", "2")
    assert m.borders == ((0, 2), (1, 2))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the map is empty"),
        ("# nothing", "the map is empty"),
        ("0,0 1,1", "enclose no region"),
        ("0,0 1,0 1,1 0,0\n1,1 x", r"stands in no region, or on a border"),
        ("0,0 9,0 9,9 0,0\n1,1", "line 2: '1,1' is one point"),
        ("0,0 1,0 1;1", "line 1: '1' is no point"),
        ("0,0 1,0 abc", "line 1: 'abc' is no point"),
        ("0,0 9,0 9,9 0,0\n6,1 a\n7,1 b", "labels 'a' and 'b' stand in the same region"),
        ("0,0 9,0 9,9 0,0\n-1,-1 a", "label 'a' stands in no region"),
        ("0,0 " + "1,1 0,0 " * 3, "enclose no region"),
        (
            " ".join(f"{i},{i * i}" for i in range(5002)),
            "5,001 segments of lines: there may be 5,000",
        ),
        (
            ";".join(f"{i},0 {i},200;0,{i} 200,{i}" for i in range(1, 52)),
            "these lines cut each other more than 4,000 times. Simplify the map.",
        ),
    ],
)
def test_what_is_no_map_of_lines_is_refused(text, message):
    with pytest.raises(ValueError, match=message):
        read(text)


points = st.tuples(st.integers(0, 6), st.integers(0, 6))
drawings = st.lists(st.lists(points, min_size=2, max_size=6), min_size=1, max_size=6)


@settings(deadline=None, max_examples=share(120, 3))
@given(drawings)
def test_the_regions_are_those_that_shapely_finds(lines):
    noded = ops.unary_union([shapely.LineString(line) for line in lines if len(set(line)) > 1])
    faces = list(ops.polygonize(noded)) if not noded.is_empty else []
    if not faces:
        with pytest.raises(ValueError, match="enclose no region"):
            polylines.enclosed(lines)
        return
    regions, borders, _ = polylines.enclosed(lines)
    shapes = [shapely.Polygon(floats(r.rings[0]), [floats(h) for h in holes(r)]) for r in regions]
    assert len(shapes) == len(faces)
    index = {find(shape, faces): i for i, shape in enumerate(shapes)}
    assert len(index) == len(faces)
    # A millionth is far below any border on a grid of 7 x 7, and far above rounding errors.
    expected = {
        frozenset((index[i], index[j]))
        for i, j in combinations(range(len(faces)), 2)
        if shared_length(faces[i].boundary, faces[j].boundary) > 1e-6
        or touching_length(faces[i], faces[j]) > 1e-6
    }
    assert {frozenset(border) for border in borders} == expected


def floats(ring):
    return [(float(x), float(y)) for x, y in ring]


def holes(found):
    """Return the holes with an area: shapely doesn't know those that are only lines."""
    return [ring for ring in found.rings[1:] if area(ring) != 0]


def find(shape, faces):
    """Return the index of the face that holds a point inside a shape."""
    inner = shape.buffer(0).representative_point()
    return next(i for i, face in enumerate(faces) if face.contains(inner))


def touching_length(a, b):
    """Return the length of a common border, even if rounding moved crossings apart."""
    return a.boundary.buffer(1e-9).intersection(b.boundary).length - 8e-9


# Exact geometry


def test_overlapping_sides_are_put_together_and_cut_where_one_ends():
    found = put_together([Side((3, 0), (0, 0), 7), Side((1, 0), (4, 0), 8)])
    assert list(zip(found.starts, found.ends, found.forwards, found.backwards, strict=True)) == [
        ((0, 0), (1, 0), None, 7),
        ((1, 0), (3, 0), 8, 7),
        ((3, 0), (4, 0), 8, None),
    ]


def crossing(s, t):
    """The point inside both of two segments, or None."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = *s, *t
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if across == 0:
        return None
    along = Fraction((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx), across)
    other = Fraction((cx - ax) * (by - ay) - (cy - ay) * (bx - ax), across)
    inner = 0 < along < 1 and 0 < other < 1
    return (ax + along * (bx - ax), ay + along * (by - ay)) if inner else None


@given(st.lists(st.tuples(points, points).filter(lambda s: s[0] != s[1]), max_size=12))
def test_the_sweep_stops_where_any_two_segments_meet_and_nowhere_else(sides):
    segments = put_together(Side(a, b, 0) for a, b in sides)
    pieces = list(zip(segments.starts, segments.ends, strict=True))
    stops = list(sweep(segments))
    expected = {end for piece in pieces for end in piece}
    expected |= {point for s, t in combinations(pieces, 2) if (point := crossing(s, t))}
    assert [segments.point(stop.point) for stop in stops] == sorted(expected)
    for stop in stops:
        x, y = segments.point(stop.point)
        lines = [shapely.LineString(piece) for piece in pieces]
        here = shapely.Point(float(x), float(y))
        near = [i for i, line in enumerate(lines) if line.distance(here) < 1e-9]
        assert sorted([*stop.ended, *stop.passing, *stop.begun]) == near


def comb(teeth, length=1000):
    """Return a region whose teeth have overlapping boxes, so that box tests save no work."""
    ring = [[-1, 0]]
    for i in range(teeth):
        ring += [[length, 4 * i], [length, 4 * i + 1], [0, 4 * i + 1], [0, 4 * i + 4]]
    return [*ring, [-1, 4 * teeth]]


@pytest.mark.parametrize("teeth", [50, 400])
def test_long_edges_above_each_other_take_no_look_at_every_pair(monkeypatch, teeth):
    looks = 0
    note = sweep_module.note_crossing

    def count(*arguments):
        nonlocal looks
        looks += 1
        note(*arguments)

    monkeypatch.setattr(sweep_module, "note_crossing", count)
    assert read(collection(region("comb", comb(teeth)))).borders == ()
    assert looks <= 2 * (4 * teeth + 2)


def test_lines_that_all_lie_on_one_another_are_put_together_first():
    lines = tuple(((i, 0), (799 - i, 0)) for i in range(400))
    drawing = faces.draw(lines)
    assert drawing.points == [(i, 0) for i in range(800)]
    assert len(drawing.tails) == 2 * 799


# GeoJSON


@pytest.mark.parametrize(
    ("regions", "borders"),
    [
        # Points on the border of one region only.
        ({"a": [box(0, 0, 1, 3)], "b": [box(1.0, 1, 2, 2)]}, "a-b"),
        # Shared corners.
        (
            {n: [box(i % 2, i // 2, i % 2 + 1, i // 2 + 1)] for i, n in enumerate("abcd")},
            "a-b a-c b-d c-d",
        ),
        # A ring in the opposite direction.
        ({"a": [box(0, 0, 1, 1)], "b": [box(1, 0, 2, 1)[::-1]]}, "a-b"),
        # A region in another one's hole.
        ({"a": [box(0, 0, 9, 9), box(3, 3, 6, 6)], "b": [box(3, 3, 6, 6)]}, "a-b"),
    ],
)
def test_neighbours_share_a_border(regions, borders):
    m = read(collection(*(region(name, *rings) for name, rings in regions.items())))
    assert m.names == tuple(regions) and borders_of(m) == pairs(borders)


def test_decimals_are_compared_exactly():
    # 0.1 + 0.2 is not 0.3 in floats; in decimals the two regions meet.
    a, b = box(0, 0, 0.3, 1), box(0.3, 0, 1, 1)
    text = collection(region("a", a), region("b", b)).replace("0.3, 0]", "0.30000000000000000, 0]")
    assert read(text).borders == ((0, 1),)
    apart = text.replace("0.3, 1]", "0.29999999999999999, 1]", 1)
    assert read(apart).borders == ()


def test_several_polygons_make_one_region():
    data = {
        "type": "MultiPolygon",
        "coordinates": [[[*box(0, 0, 1, 1), [0, 0]]], [[*box(5, 0, 6, 1), [5, 0]]]],
    }
    many = {"type": "Feature", "id": "isles", "properties": None, "geometry": data}
    m = read(collection(many, region("b", box(1, 0, 5, 1))))
    assert (m.names, m.borders) == (("isles", "b"), ((0, 1),))


def test_equal_names_are_told_apart_and_missing_ones_are_numbers():
    nameless = region("", box(9, 9, 10, 10))
    m = read(collection(region("a", box(0, 0, 1, 1)), region("a", box(1, 0, 2, 1)), nameless))
    assert m.names == ("a", "a 2", "3")


rings = st.lists(points, min_size=3, max_size=6, unique=True)


@settings(max_examples=share(400, 3))
@given(st.lists(rings, min_size=1, max_size=3))
def test_polygons_are_a_map_where_shapely_finds_none_over_another(drawn):
    shapes = [shapely.Polygon(ring) for ring in drawn]
    text = collection(*(region(f"r{i}", ring) for i, ring in enumerate(drawn)))
    if not all(shape.is_valid for shape in shapes):
        return
    if any(a.intersection(b).area > 1e-9 for a, b in combinations(shapes, 2)):
        with pytest.raises(ValueError, match=r"may touch, not overlap|lies within"):
            read(text)
        return
    expected = {
        (i, j)
        for (i, a), (j, b) in combinations(enumerate(shapes), 2)
        if shared_length(a.exterior, b.exterior) > 1e-9
    }
    assert set(read(text).borders) == expected


@pytest.mark.parametrize(
    ("ring", "message"),
    [
        ([[0, 0], [2, 2], [2, 0], [0, 2]], "the outline of 'a' crosses itself near 1,1"),
        ([[0, 0], [1, 1], [2, 2], [2, 0], [1, 1], [0, 2]], "its loops cancel out"),
        (
            [[0, 0], [1, 1], [3, 3]],
            "region 'a': a ring encloses nothing. Its points lie on one line.",
        ),
    ],
)
def test_a_ring_without_an_inside_is_refused_for_the_right_reason(ring, message):
    for others in ([], [region("b", box(4, 0, 6, 2))]):
        with pytest.raises(ValueError, match=message):
            read(collection(*others, region("a", ring)))


def test_regions_beside_lines_are_not_passed_over():
    line = {"type": "LineString", "coordinates": [[0, 0], [4, 0], [4, 4], [0, 0]]}
    text = collection(region("a", SQUARE), {"type": "Feature", "geometry": line})
    with pytest.raises(ValueError, match=r"regions \(the first is 'a'\) and lines"):
        read(text)


def test_geojson_lines_are_borders():
    lines = [[[0, 0], [2, 0], [2, 1], [0, 1], [0, 0]], [[1, 0], [1, 1]]]
    m = read(json.dumps({"type": "MultiLineString", "coordinates": lines}))
    assert m.borders == ((0, 1),)
    parts = [{"type": "LineString", "coordinates": line} for line in lines]
    assert read(json.dumps({"type": "GeometryCollection", "geometries": parts})) == m


SQUARE = box(0, 0, 4, 4)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "this is no JSON"),
        ("[]", "this is no GeoJSON"),
        ("[" * 100_000, "nested too deeply|this is no JSON"),
        ('{"type": "FeatureCollection"}', "the list of features"),
        ('{"type": "FeatureCollection", "features": []}', "holds no polygon"),
        ('{"type": "Point", "coordinates": [1, 2]}', "holds no polygon"),
        ('{"type": "Polygon", "coordinates": 5}', "a list is missing there"),
        ('{"type": "Polygon", "coordinates": [[[0,0],[1,0],[1,1],[0,"x"]]]}', "not .x, y."),
        ('{"type": "Polygon", "coordinates": [[[0,0],[1,0],[1,1],[0,1]]]}', "is not closed"),
        ('{"type": "Polygon", "coordinates": [[[0,0],[1,1],[2,2],[0,0]]]}', "encloses nothing"),
        ('{"type": "Polygon", "coordinates": [[[1e999999999,0]]]}', "it can't be a coordinate"),
        ('{"type": "Polygon", "coordinates": [[[NaN,0]]]}', "it can't be a coordinate"),
        (
            collection(region("a", SQUARE), region("b", box(2, 2, 6, 6))),
            "of 'a' and 'b' cross near",
        ),
        (collection(region("a", [[0, 0], [2, 2], [2, 0], [0, 3]])), "'a' crosses itself near"),
        (
            collection(region("a", SQUARE), region("b", box(1, 1, 2, 2))),
            "'b' lies within 'a'. Give",
        ),
        (collection(region("a", SQUARE), region("b", SQUARE)), "'a' and 'b' lie on the same side"),
        (
            collection(region("a", box(0, 0, 2, 1)), region("b", box(1, 0, 3, 1))),
            "lie on the same side of a line",
        ),
    ],
)
def test_what_is_no_geojson_map_is_refused(text, message):
    with pytest.raises(ValueError, match=message):
        read(text)


RING = [[i, i * i] for i in range(50_000)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (collection(region("a", RING)), "^50,001 points: there may be at most 50,000"),
        (
            json.dumps({"type": "MultiLineString", "coordinates": [RING, RING[:2]]}),
            "^50,002 points: there may be at most 50,000",
        ),
        (
            collection(*(region(str(i), SQUARE[:1]) for i in range(10_001))),
            "^10,001 regions: there may be at most 10,000",
        ),
    ],
)
def test_what_is_too_much_is_told_before_anything_is_made_of_it(monkeypatch, text, message):
    monkeypatch.setattr(geojson, "points_of", None)
    with pytest.raises(ValueError, match=message):
        read(text)


def test_a_number_of_a_property_is_a_name_as_it_is_written():
    parts = [region(name, box(2 * i, 0, 2 * i + 1, 1)) for i, name in enumerate([7, 1.50, "x"])]
    assert read(collection(*parts)).names == ("7", "1.5", "x")


# TopoJSON


def strip(count):
    """Return a strip of squares, each between two arcs, as TopoJSON."""
    uprights = [[[10 * i, 0], [0, 10]] for i in range(count + 1)]
    below = [[[10 * i, 0], [10, 0]] for i in range(count)]
    above = [[[10 * i, 10], [10, 0]] for i in range(count)]
    squares = [[[count + 1 + i, i + 1, ~(2 * count + 1 + i), ~i]] for i in range(count)]
    return json.dumps(
        {
            "type": "Topology",
            "transform": {"scale": [0.1, 0.1], "translate": [0, 0]},
            "objects": {
                "strip": {
                    "type": "GeometryCollection",
                    "geometries": [{"type": "Polygon", "arcs": arcs} for arcs in squares],
                }
            },
            "arcs": [*uprights, *below, *above],
        }
    )


def test_reading_takes_as_much_more_work_as_there_is_more_to_read():
    few, many = (count_work(partial(read, strip(count))) for count in (200, 800))
    assert 3 * few < many < 5 * few
    assert read(strip(3)).outlines[2][0] == ((2.0, 0.0), (3.0, 0.0), (3.0, 1.0), (2.0, 1.0))
    assert read(strip(3)).borders == ((0, 1), (1, 2))


def test_a_topology_of_too_many_regions_is_refused_before_its_arcs_are_read():
    data = json.loads(strip(3))
    data["objects"]["strip"]["geometries"] *= 4000
    data["arcs"] = [7]
    with pytest.raises(ValueError, match=r"^12,000 regions: there may be at most 10,000"):
        read(json.dumps(data))


def topology(**changes):
    """Return two squares side by side, and a triangle that touches one of them at a corner only."""
    data = {
        "type": "Topology",
        "transform": {"scale": [0.5, 0.5], "translate": [10, 20]},
        "objects": {
            "land": {
                "type": "GeometryCollection",
                "geometries": [
                    {"type": "Polygon", "arcs": [[0, 1]], "properties": {"name": "left"}},
                    {"type": "MultiPolygon", "arcs": [[[2, -1]]], "id": "right"},
                    {"type": "Polygon", "arcs": [[3]]},
                    {"type": None},
                ],
            },
            "rivers": {"type": "LineString", "arcs": [0]},
        },
        "arcs": [
            [[2, 0], [0, 2]],
            [[2, 2], [-2, 0], [0, -2], [2, 0]],
            [[2, 0], [2, 0], [0, 2], [-2, 0]],
            [[4, 2], [1, 0], [0, 1], [-1, -1]],
        ],
    }
    return {**data, **changes}


def test_a_shared_arc_is_a_border_and_arcs_are_decoded():
    m = read(json.dumps(topology()))
    assert (m.names, m.borders) == (("left", "right", "3"), ((0, 1),))
    assert set(m.outlines[0][0]) == {(11, 20), (11, 21), (10, 21), (10, 20)}
    assert set(m.outlines[1][0]) == {(11, 20), (12, 20), (12, 21), (11, 21)}


def test_a_shared_arc_without_length_is_no_border():
    data = topology()
    # Each square has its own copy of the common line, but both use the point where it begins.
    data["arcs"] += [[[2, 0], [0, 2]], [[2, 0], [0, 0]]]
    left, right, *_ = data["objects"]["land"]["geometries"]
    left["arcs"], right["arcs"] = [[5, 0, 1]], [[[2, ~4, 5]]]
    assert read(json.dumps(data)).borders == ()


def test_topojson_agrees_with_the_geometry_of_its_outlines():
    regions, borders = topojson.read(geojson.load(json.dumps(topology())))
    assert geojson.borders(regions) == borders


def test_a_layer_can_be_chosen():
    data = geojson.load(json.dumps(topology()))
    assert len(topojson.read(data, "land")[0]) == 3
    with pytest.raises(ValueError, match="layer 'rivers': this TopoJSON has land"):
        topojson.read(data, "rivers")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"objects": None}, "has no 'objects' or no 'arcs'"),
        ({"arcs": 3}, "has no 'objects' or no 'arcs'"),
        ({"arcs": [[[0]]]}, "arc 0 of this TopoJSON is no list of positions"),
        ({"arcs": [[[0, 0], [1, 1]]]}, "region 'left' names arc 1, which is not there"),
        ({"transform": {"scale": [1]}}, "the transform of this TopoJSON must have a scale"),
        ({"transform": {"scale": [1, 1], "translate": [0, "x"]}}, "the transform of this"),
        ({"objects": {}}, "holds no polygon"),
        (
            {"objects": {"land": 7}},
            "layer 'land': this TopoJSON has something there that is no geo",
        ),
        ({"objects": {"land": {"type": "Polygon", "arcs": 7}}}, "nested wrongly"),
        ({"objects": {"land": {"type": "Polygon", "arcs": [[["x"]]]}}}, "nested wrongly"),
        (
            {"objects": {"land": {"type": "GeometryCollection", "geometries": 7}}},
            "a list is missing",
        ),
        ({"objects": {"land": {"type": "Polygon", "arcs": [[0]]}}}, r"of arcs \[0\] is not closed"),
        ({"arcs": [[], [], [], []]}, "arc 0 of this TopoJSON is no list of positions"),
    ],
)
def test_what_is_no_topology_is_refused(changes, message):
    with pytest.raises(ValueError, match=message):
        read(json.dumps(topology(**changes)))


# Built-in maps


def test_australia_is_found_from_its_lines():
    m = built_in("australia")
    short = dict(zip(m.names, ["WA", "NT", "SA", "Q", "NSW", "V", "T"], strict=True))
    assert m.names[0] == "Western Australia"
    assert {frozenset(short[name] for name in border) for border in borders_of(m)} == pairs(
        "WA-NT WA-SA NT-SA NT-Q SA-Q SA-NSW SA-V Q-NSW NSW-V"
    )


def test_the_usa_has_its_107_borders():
    # 48 states and the District of Columbia; Knuth's contiguous-usa graph has 107 edges, too.
    m = built_in("us")
    assert (len(m.names), len(m.borders)) == (51, 107)
    assert len(neighbours(m, "Tennessee")) == len(neighbours(m, "Missouri")) == 8
    # At Four Corners the states meet in a single point, which is no border.
    assert "New Mexico" not in neighbours(m, "Utah")
    assert "Arizona" not in neighbours(m, "Colorado")


@pytest.mark.parametrize(
    ("name", "region", "near"),
    [
        ("us", "Maine", "New Hampshire"),
        ("us", "Alaska", ""),
        ("us", "Hawaii", ""),
        (
            *("world", "Germany"),
            "Austria, Belgium, Czechia, Denmark, France, Luxembourg, Netherlands, Poland, "
            "Switzerland",
        ),
        ("world", "Ukraine", "Belarus, Hungary, Moldova, Poland, Romania, Russia, Slovakia"),
        ("world", "Iceland", ""),
        ("ukraine", "Crimea", "Kherson"),
        ("ukraine", "Kyiv City", "Kyiv"),
        ("ukraine", "Zakarpattia", "Ivano-Frankivsk, Lviv"),
        ("ukraine", "Luhansk", "Donetsk, Kharkiv"),
        ("ukraine", "Odesa", "Kirovohrad, Mykolaiv, Vinnytsia"),
    ],
)
def test_regions_have_the_neighbours_that_any_atlas_shows(name, region, near):
    assert ", ".join(neighbours(built_in(name), region)) == near


def test_the_world_has_as_many_countries_as_the_atlas():
    m = built_in("world")
    assert len(m.names) == 177
    assert len(neighbours(m, "China")) == 14


def test_crimea_is_drawn_with_ukraine():
    m = built_in("world")
    # Simferopol, 34.1 E 44.95 N, in the units of the map (the Equal Earth projection).
    simferopol = shapely.Point(292, 572)
    around = [
        name
        for name, rings in zip(m.names, m.outlines, strict=True)
        if sum(shapely.Polygon(ring).contains(simferopol) for ring in rings) % 2
    ]
    assert around == ["Ukraine"]


def test_ukraine_needs_four_colours():
    m = built_in("ukraine")
    assert len(m.names) == 26, "24 oblasts, Crimea, and the capital"
    assert [(a.colours, a.verdict) for a in fewest(m.graph)][2:] == [(3, "exhausted"), (4, "found")]


@pytest.mark.parametrize("name", ["us", "world", "australia", "ukraine"])
def test_borders_and_outlines_tell_the_same(name):
    m = built_in(name)
    shapes = [shapely.MultiLineString([[*r, r[0]] for r in rings]) for rings in m.outlines]
    tree = shapely.STRtree(shapes)
    found = {
        (i, int(j))
        for i, shape in enumerate(shapes)
        for j in tree.query(shape)
        if i < j and shared_length(shape, shapes[j]) > 0
    }
    missing = set(m.borders) ^ found
    assert {frozenset((m.names[i], m.names[j])) for i, j in missing} == set()


def test_a_part_of_the_world_keeps_its_borders():
    m = built_in("world", "south-america")
    assert len(m.names) == 13
    assert neighbours(m, "Chile") == ["Argentina", "Bolivia", "Peru"]
    assert neighbours(m, "Suriname") == ["Brazil", "Guyana"]  # this map has no French Guiana
    assert m.frame is not None
    assert m.frame[0] < m.frame[2]
    assert m.frame[1] < m.frame[3]


def test_unknown_maps_and_parts_are_refused():
    with pytest.raises(ValueError, match="it must be one of australia, ukraine, us, world"):
        built_in("mars")
    with pytest.raises(ValueError, match="part 'atlantis': this map has africa, antarctica, asia"):
        built_in("world", "atlantis")
    with pytest.raises(ValueError, match="part 'west': this map has no parts"):
        built_in("us", "west")


def test_a_map_may_be_a_graph():
    m = read("A: B C\nB: C\nD")
    assert m.names == ("A", "B", "D", "C")  # in the order of the lines; C has no line of its own
    assert borders_of(m) == pairs("A-B A-C B-C")
    assert read("A -> B; B -> A").borders == ((0, 1),)


def test_what_cannot_be_a_map_is_refused():
    with pytest.raises(ValueError, match="the map is empty"):
        Map((), ())
    with pytest.raises(ValueError, match="region 'A' is there twice"):
        Map(("A", "A"), ())
    with pytest.raises(ValueError, match="border 1-1: it must join two of the regions 0 to 1"):
        Map(("A", "B"), ((1, 1),))
    with pytest.raises(ValueError, match="region 'A' borders itself: drop that border"):
        read("A: A B")


def test_numbers_tell_equal_names_apart_even_if_one_is_taken():
    assert graph.numbered(["a", "a", "a 2", "a"]) == ("a", "a 3", "a 2", "a 4")


def test_no_ring_of_the_maps_is_degenerate():
    for name in ("us", "world", "australia", "ukraine"):
        for rings in built_in(name).outlines:
            assert rings
            for ring in rings:
                assert len(ring) >= 3
                assert area(ring) != 0
                assert all(a != b for a, b in pairwise([*ring, ring[0]]))


# Texts of maps


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("A: C  # a comment", "A:C;C:A"),
        ("A -> B\nB -> A", "A:B;B:A"),
        ("East Delta: West,", "East Delta:West;West:East Delta,"),
        ("0,0 2.,0 2,.5 0,0", "0,0 2,0 2,0.5 0,0"),
        ("(0, 0) (2.50, 0)  2,2 0,0\n1.5,1 a/b", "0,0 2.5,0 2,2 0,0;1.5,1 a b"),
        ("0,0 2,0) 2,2 0,0; 1.5,1))2)", "0,0 2,0 2,2 0,0;1.5,1 2"),
    ],
)
def test_a_map_has_one_text(text, canonical):
    assert maps.canonical(text) == canonical
    assert read(canonical) == read(text)


@given(drawings)
def test_lines_read_back_from_their_text(lines):
    lines = [line for line in lines if len(set(line)) > 1]
    assert polylines.parse(polylines.text(lines)) == (lines, [])


def test_geojson_stays_geojson_so_that_it_can_be_drawn():
    text = collection(region("a", SQUARE), region("b", box(4, 0, 5, 4.5)))
    assert read(maps.canonical(text)) == read(text)
    assert maps.canonical(maps.canonical(text)) == maps.canonical(text)


def test_marks_that_a_text_needs_are_dropped_from_names():
    m = read(collection(region("Trinidad, Tobago: #1", SQUARE)))
    assert m.names == ("Trinidad Tobago 1",)
    assert read(m.graph.text()).names == m.names


KEYS = ["type", "features", "geometry", "coordinates", "properties", "arcs", "objects"]
TYPES = ["FeatureCollection", "Feature", "Polygon", "MultiPolygon", "Topology", "LineString"]
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(["Polygon", "name", "x"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(KEYS), inner | st.sampled_from(TYPES), max_size=5)
    ),
    max_leaves=20,
)


@settings(deadline=None, max_examples=share(300, 3))
@given(json_values.map(json.dumps) | st.text(alphabet='0123456789.,-;:#()> AB"{}[]\n', max_size=40))
def test_whatever_is_given_is_a_map_or_is_refused_with_a_sentence(text):
    try:
        m = read(text)
    except ValueError as error:
        assert str(error)
        return
    assert read(maps.canonical(text)) == m
