"""Texts and files of the visitor's own, as the page has them read."""

import json

import pytest

from knights.language import speak
from knights.page import bridge
from knights.scenario import build, parse

GRAPH, MAP, SUDOKU = "graph/example/A", "colouring/australia/4", "sudoku/easy"


def read(scenario: str, text: str, **wish: object):
    return json.loads(bridge.read_own(scenario, text, json.dumps(wish)))


def collection(**boxes):
    """GeoJSON with a box for each name: left, low, right, high."""
    features = [
        {
            "type": "Feature",
            "properties": {"name": name},
            "geometry": {
                "type": "Polygon",
                "coordinates": [[[a, b], [c, b], [c, d], [a, d], [a, b]]],
            },
        }
        for name, (a, b, c, d) in boxes.items()
    ]
    return json.dumps({"type": "FeatureCollection", "features": features})


# Two regions side by side, and a lake in a layer of its own.
TOPOLOGY = json.dumps(
    {
        "type": "Topology",
        "arcs": [
            [[0, 0], [1, 0]],
            [[1, 0], [1, 1]],
            [[1, 1], [0, 1], [0, 0]],
            [[1, 0], [2, 0], [2, 1], [1, 1]],
            [[5, 5], [6, 5], [6, 6], [5, 5]],
        ],
        "objects": {
            "lakes": {"type": "Polygon", "properties": {"name": "Lake"}, "arcs": [[4]]},
            "lands": {
                "type": "GeometryCollection",
                "geometries": [
                    {"type": "Polygon", "properties": {"name": "West"}, "arcs": [[0, 1, 2]]},
                    {"type": "Polygon", "properties": {"name": "East"}, "arcs": [[3, -2]]},
                ],
            },
        },
    }
)


@pytest.mark.parametrize(
    ("text", "name", "names", "directed"),
    [
        ("p edge 3 2\ne 1 2\ne 2 3\n", "small.col", ("1", "2", "3"), False),
        ('digraph { "New York" -> Boston }', "", ("New York", "Boston"), True),
        ("source,target\nKyiv,Lviv\nLviv,Odesa\n", "roads.csv", ("Kyiv", "Lviv", "Odesa"), False),
        ('{"A": ["B"], "B": ["C"], "C": []}', "", ("A", "B", "C"), False),
        ("Bw", "triangle.g6", ("0", "1", "2"), False),
        ("A: B C\nB: C", "", ("A", "B", "C"), False),
    ],
)
def test_a_graph_is_read_as_the_command_reads_it(text, name, names, directed):
    found = read(GRAPH, text, name=name)
    puzzle = build(parse(found["scenario"]))
    assert puzzle.graph.names == names
    assert puzzle.graph.directed == directed
    assert any(f"{len(names)} vertices" in sentence for sentence in found["told"])


def test_a_start_that_the_graph_has_not_is_its_first_vertex():
    assert parse(read(GRAPH, "X Y\nY Z")["scenario"]).values["start"] == "X"
    assert parse(read(GRAPH, "X A\nA Z")["scenario"]).values["start"] == "A"
    assert parse(read("graph/example/any", "X Y")["scenario"]).values["start"] == "any"
    assert parse(read("graph/example/A/limit=5", "A B\nB C")["scenario"]).values["limit"] == ""
    assert read("forest/example/A", "X -> Y")["scenario"] == "forest/X:Y;Y:/X/directed=yes"


def test_one_way_edges_are_wished_for_in_a_text_and_told_by_a_file():
    wished = "graph/A:B;B:/A/directed=yes"
    assert "directed=yes" in read(wished, "A: B\nB: C")["scenario"]
    assert "directed" not in read(wished, "p edge 2 1\ne 1 2\n", name="g.col")["scenario"]


def test_a_map_keeps_its_outlines_where_a_link_can_hold_them():
    found = read(MAP, collection(West=[0, 0, 1, 1], East=[1, 0, 2, 1]), name="two.geojson")
    made = build(parse(found["scenario"])).map
    assert (made.names, made.borders, len(made.outlines)) == (("West", "East"), ((0, 1),), 2)
    assert found["told"] == ["The map has 2 regions, 1 piece and 1 border."]
    assert not found["layers"] and not found["snap"]


def test_a_map_whose_outlines_are_too_long_keeps_its_borders():
    boxes = {f"Region {n}": [n, 0, n + 1, 1] for n in range(60)}
    found = read(MAP, collection(**boxes))
    made = build(parse(found["scenario"])).map
    assert len(made.borders) == 59 and not made.outlines
    assert found["told"][0] == "The map has 60 regions, 1 piece and 59 borders."
    assert "too long for a link" in found["told"][1]


def test_a_graph_that_no_link_can_hold_says_what_was_read_and_what_can_be_done():
    edges = "\n".join(f"{a} {b}" for a in range(60) for b in range(a))
    with pytest.raises(ValueError, match=r"60 vertices.* 8,000 characters .* command knights"):
        read(GRAPH, edges)


def test_points_that_nearly_meet_are_offered_to_be_joined():
    text = collection(A=[0, 0, 1, 1], B=[1.0000005, 0, 2, 1], C=[5, 5, 6, 6])
    found = read(MAP, text)
    assert found["snap"] and not build(parse(found["scenario"])).map.borders
    joined = read(MAP, text, snap=True)
    made = build(parse(joined["scenario"])).map
    assert made.borders == ((0, 1),) and len(made.outlines) == 3
    assert not joined["snap"]
    assert "joined" in " ".join(joined["told"])


def test_an_overlap_that_joining_cures_is_offered_before_there_is_a_map():
    text = collection(A=[0, 0, 1.0000005, 1], B=[1, 0, 2, 1])
    found = read(MAP, text)
    assert found["scenario"] is None and found["snap"]
    assert "overlap" in found["told"][0]
    assert build(parse(read(MAP, text, snap=True)["scenario"])).map.borders == ((0, 1),)


def test_a_layer_can_be_chosen():
    found = read(MAP, TOPOLOGY, name="map.topojson")
    assert (found["layers"], found["layer"]) == (["lakes", "lands"], "lands")
    assert build(parse(found["scenario"])).map.names == ("West", "East")
    other = read(MAP, TOPOLOGY, name="map.topojson", layer="lakes")
    assert other["layer"] == "lakes"
    assert build(parse(other["scenario"])).map.names == ("Lake",)


EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(EASY[row * 9 : row * 9 + 9] for row in range(9)),
        "\n".join(",".join(EASY[row * 9 : row * 9 + 9]).replace(".", "") for row in range(9)),
        json.dumps({"puzzle": EASY, "solution": "1" * 81}),
        f"https://example.org/play?bd={EASY.replace('.', '0')}",
        EASY.translate({ord("0") + n: 0x0660 + n for n in range(10)}),
    ],
)
def test_a_sudoku_is_read_in_any_of_its_forms(text):
    found = read(SUDOKU, text)
    assert parse(found["scenario"]).values["givens"] == EASY
    assert found["told"] == ["The grid has 9 rows and 30 digits."]


def test_of_several_grids_one_can_be_chosen():
    text = "1.....3..4.....2\n1.....3..4..2..1\n"
    found = read(SUDOKU, text)
    assert (found["grids"], found["number"]) == (2, 1)
    other = read(SUDOKU, text, number=2)
    assert parse(other["scenario"]).values["givens"] == "1.....3..4..2..1"
    assert other["told"] == ["This is grid 2 of 2.", "The grid has 4 rows and 5 digits."]


@pytest.mark.parametrize(
    ("scenario", "text", "said"),
    [
        (GRAPH, "p edge 3 2\ne 1 2\ne 2 9\n", "line 3"),
        (MAP, '{"type": "FeatureCollection", "features": [', "line 1"),
        (SUDOKU, "1234\n12\n1234\n1234", "row 2"),
        (GRAPH, "A\0B\0", "UTF-8"),
        ("queens/8", "12345678", "A file can hold a graph, a map or a sudoku"),
    ],
)
def test_what_can_t_be_read_says_where_and_why(scenario, text, said):
    with pytest.raises(ValueError, match=said):
        read(scenario, text)


def test_what_was_read_is_told_in_the_language_of_the_page():
    speak("uk")
    try:
        assert read(SUDOKU, EASY)["told"] == ["Сітка 9x9, у ній 30 цифр."]
    finally:
        speak("en")
