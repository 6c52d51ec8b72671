"""Names from files and links: characters that can't be drawn or mislead are refused."""

import json
import re
import unicodedata
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knights.fragment import encode
from knights.graphs import graph
from knights.invisible import describe
from knights.maps import geojson
from knights.maps import map as maps
from knights.page import bridge
from knights.puzzles.graph.kind import GRAPH
from knights.puzzles.graph.paths import Paths
from knights.puzzles.sudoku.sudoku import Sudoku, example
from knights.quoting import INVISIBLE, RANGES, cite
from knights.scenario import scenario
from knights.search import State

MARK = "\ufeff"


def test_a_byte_order_mark_is_no_part_of_the_first_name():
    assert graph.parse(f"{MARK}A: B") == graph.parse("A: B")
    assert maps.read(f"{MARK}A: B") == maps.read("A: B")
    lines = "0,0 2,0 2,2 0,0"
    assert maps.read(MARK + lines) == maps.read(lines)
    assert maps.canonical(MARK + lines) == lines
    ring = [[0, 0], [1, 0], [1, 1], [0, 0]]
    data = json.dumps({"type": "Polygon", "coordinates": [ring]})
    assert maps.read(MARK + data) == maps.read(data)
    assert Sudoku(MARK + example("small")) == Sudoku(example("small"))
    assert json.loads(bridge.draft_map(MARK + lines))["lines"] == [[[0, 0], [2, 0], [2, 2], [0, 0]]]


@pytest.mark.parametrize("mark", ["\0", "\x01", "\x1b", "\x7f", "\x9b", "\ufffe", "\uffff"])
def test_a_name_has_no_mark_that_cannot_be_shown(mark):
    with pytest.raises(ValueError, match=f"can have {re.escape(cite(mark))}"):
        graph.parse(f"A: B\nA{mark} B")
    with pytest.raises(ValueError, match="it must have no marks"):
        graph.Graph((f"A{mark}",), ((),))
    assert graph.tidy(f"A{mark}B") == "A B"


# One of each kind: a change of direction, an invisible space, a joiner, a variation selector, a
# filler, a tag, a byte order mark inside a text.
HIDDEN = ["\u202e", "\u2066", "\u200b", "\u200d", "\ufe0f", "\u3164", "\U000e0041", MARK]


@pytest.mark.parametrize("mark", HIDDEN)
def test_a_name_holds_nothing_that_nobody_sees(mark):
    told = re.escape(f"U+{ord(mark):04X} ")
    for text in (
        f"A: B, C{mark}",
        f"A -> {mark}B",
        f"{mark}A",
        f"A: B\n0{mark}B",
        f"A B{mark} C D",
    ):
        with pytest.raises(ValueError, match=told) as caught:
            graph.parse(f"Z\n{text}")
        assert mark not in str(caught.value)
    with pytest.raises(ValueError, match=told):
        graph.Graph((f"A{mark}",), ((),))
    with pytest.raises(ValueError, match=told):
        maps.Map((f"A{mark}",), ())
    with pytest.raises(ValueError, match=told):
        maps.read(f"0,0 2,0 2,2 0,0; 1,0.5 Is{mark}le")


@pytest.mark.parametrize("mark", HIDDEN)
@pytest.mark.parametrize("ascii", [True, False])
def test_a_region_of_a_file_has_no_name_with_what_nobody_sees(mark, ascii):
    ring = [[0, 0], [1, 0], [1, 1], [0, 0]]
    feature = {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [ring]}}
    named = {**feature, "properties": {"name": f"Is{mark}le"}}
    topology = {
        "type": "Topology",
        "arcs": [ring],
        "objects": {"a": {"type": "Polygon", "arcs": [[0]], "properties": {"name": f"Is{mark}le"}}},
    }
    for data in (named, topology):
        text = json.dumps(data, ensure_ascii=ascii)
        with pytest.raises(ValueError, match=re.escape(f"U+{ord(mark):04X} ")) as caught:
            maps.read(text)
        assert "Is" in str(caught.value) and mark not in str(caught.value)
        with pytest.raises(ValueError, match="and nobody sees that"):
            scenario.parse(f"colouring/{encode(text)}/3")


def test_what_is_hidden_is_named_as_unicode_names_it():
    for ends, name in RANGES.items():
        low, *high = (int(end, 16) for end in ends.split("-"))
        if not high and name != "ignorable character":
            assert unicodedata.name(chr(low)) == name.upper()
            assert describe(chr(low)) == f"U+{low:04X} {name}"
        for code in (low, *high):
            assert INVISIBLE.fullmatch(chr(code)) and chr(code) not in cite(chr(code))


@settings(max_examples=300)
@given(st.text(st.characters(codec=None), min_size=1, max_size=3))
def test_whatever_name_is_taken_can_be_drawn_and_said_in_a_link(name):
    try:
        found = graph.Graph((name, "z z"), ((1,), (0,)))
    except ValueError:
        return
    drawn = GRAPH.drawing.draw(Paths(found), State((0,)))
    assert name in {element.text for element in ElementTree.fromstring(drawn).iter()}
    said = scenario.parse(f"graph/{encode(found.text())}/any")
    assert scenario.build(said).graph == found


def test_names_of_regions_lose_what_cannot_be_shown():
    ring = [[0, 0], [1, 0], [1, 1], [0, 0]]
    feature = {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [ring]}}
    text = json.dumps({**feature, "properties": {"name": "Isle\ud800\u0001 of Man"}})
    assert maps.read(text).names == ("Isle of Man",)
    canonical = scenario.parse(f"colouring/{encode(text)}/3")
    assert scenario.parse(str(canonical)) == canonical


def test_numbers_in_names_are_sorted_by_value_however_long():
    names = ["v" + "9" * 5000, "v10", "v9", "v010", "v" + "1" * 5000]
    assert sorted(names, key=graph.natural) == [
        "v9",
        "v010",
        "v10",
        "v" + "1" * 5000,
        "v" + "9" * 5000,
    ]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("graph/%20knight.a:b/knight.a", "graph/knight.a:b;b:knight.a/knight.a"),
        ("colouring/%20us.x:B/3", "colouring/us.x:B;B:us.x/3"),
    ],
)
def test_a_graph_whose_first_name_is_like_one_of_the_library_s_is_read_back(text, canonical):
    found = scenario.parse(text)
    assert str(found) == canonical
    assert scenario.parse(canonical) == found


def polygon(*points):
    return '{"type":"Polygon","coordinates":[[%s]]}' % ",".join(points)  # noqa: UP031


def test_a_map_in_json_keeps_its_numbers_to_the_last_digit():
    near = polygon("[0,0]", "[1,0]", "[0.29999999999999999,1]", "[0,0]")
    assert "0.29999999999999999" in maps.canonical(near)
    tiny = polygon("[0,0]", "[1e-40,0]", "[1e39,1E1]", "[0.0,0]")
    canonical = maps.canonical(tiny)
    assert canonical == polygon("[0,0]", "[1e-40,0]", "[1e39,10]", "[0,0]")
    assert maps.read(canonical) == maps.read(tiny)


@given(st.decimals(allow_nan=False, allow_infinity=False, places=20, max_value=10**30, min_value=0))
def test_every_coordinate_is_read_back(value):
    number = geojson.load(f"{value}")
    assert geojson.load(geojson.write(number)) == number


@pytest.mark.parametrize("number", ["1e41", "1e-41", "0." + "0" * 40 + "1", "1" * 41])
def test_a_coordinate_that_is_too_long_is_refused_with_the_limit(number):
    with pytest.raises(ValueError, match="up to 40 digits before the point, and as many after"):
        geojson.load(number)
