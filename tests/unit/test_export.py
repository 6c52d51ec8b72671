"""Pictures and tables of every puzzle at any moment of its search."""

import csv
import json
import re
from io import StringIO
from itertools import islice
from math import hypot
from xml.etree import ElementTree

import pytest
from shares import share
from streams import states

from knights.drawings.table import write_cell
from knights.maps import map as maps
from knights.page import bridge
from knights.puzzles.registry import presets
from knights.scenario import build, parse
from knights.search import stream

PRESETS = presets()

SPACE = "{http://www.w3.org/2000/svg}"


def moment(text, position=None):
    """Return the state of a scenario's search after `position` events, or at its end."""
    puzzle = build(parse(text))
    every = "goal=all" in text
    return [*states(islice(stream(puzzle, every=every), position), puzzle.root)][-1]


def save(text, style, position=None):
    state = moment(text, position)
    return json.loads(bridge.board_text(text, state.path, state.undone, style))


def draw(text, position=None):
    return ElementTree.fromstring(save(text, "svg", position))


def rows(text, position=None):
    return list(csv.DictReader(StringIO(save(text, "csv", position))))


@pytest.mark.parametrize("first", ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
def test_a_cell_of_a_table_is_no_formula(first):
    cell = f'{first}HYPERLINK("http://x.example","5")'
    written = write_cell(cell)
    assert written == '"' + "'" + cell.replace('"', '""') + '"'
    assert next(csv.reader(StringIO(written, newline=""))) == [f"'{cell}"]


@pytest.mark.parametrize("number", [-5, "-5", "+1.5", "-0.25", "1e5", "007"])
def test_a_number_in_a_table_stays_one(number):
    assert write_cell(number) == str(number)


@pytest.mark.parametrize("almost", ["-5+3", "+1.5.2", "-", "-5\n", "+1e5", "-x"])
def test_what_only_begins_as_a_number_is_none(almost):
    assert write_cell(almost) == f'"\'{almost}"'


def test_names_in_a_saved_table_are_no_formulas():
    """The page's files and the command's output agree, as both escape spreadsheet formulas."""
    assert [row["choice"] for row in rows("graph/-1%2B1:+x,-7;+x:-7;-7:-1%2B1/-1%2B1")] == [
        "'-1+1",
        "'+x",
        "-7",
    ]
    assert {row["region"] for row in rows("colouring/-1%2B1:+x;+x:-7/3")} == {"'-1+1", "'+x", "-7"}


def find(picture, name, kind):
    """Return the elements of a picture with a tag and a class, in order."""
    return [
        element
        for element in picture.iter(SPACE + name)
        if kind in (element.get("class") or "").split()
    ]


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("position", [0, 40])
def test_every_preset_is_a_picture_that_stands_alone(preset, position):
    text = save(preset.scenario, "svg", position)
    picture = ElementTree.fromstring(text)
    assert picture.tag == f"{SPACE}svg"
    assert picture.find(f"{SPACE}title").text
    assert len(text) < 100_000 or build(parse(preset.scenario)).size > 1024
    # A picture from a stranger's link may neither fetch nor run anything.
    names = {element.tag.removeprefix(SPACE) for element in picture.iter()}
    assert names <= {
        *("svg", "title", "style", "path", "rect", "circle", "text", "polyline", "polygon"),
        "pattern",
    }
    assert "href" not in text and "@import" not in text
    width, height = map(float, picture.get("viewBox").split()[2:])
    for element in picture.iter(f"{SPACE}text"):
        assert 0 <= float(element.get("x")) <= width
        assert 0 <= float(element.get("y")) <= height


def test_eight_queens():
    picture = draw("queens/8")
    assert len(find(picture, "path", "queen")) == 8
    assert picture.find(f"{SPACE}title").text == "8 queens, 8 placed: a1 b5 c8 d6 e3 f7 g2 h4"
    squares = ["a1", "b5", "c8", "d6", "e3", "f7", "g2", "h4"]
    assert [row["square"] for row in rows("queens/8")] == squares
    assert rows("queens/8")[1] == {
        "queen": "2",
        "square": "b5",
        "file": "2",
        "rank": "5",
        "given": "no",
    }
    assert find(picture, "path", "attacked") == []


def test_attacked_squares_show_while_queens_are_missing():
    (attacked,) = find(draw("queens/4", 1), "path", "attacked")
    # The queen on a1 attacks b1 and b2, c1 and c3, d1 and d4; seven lines cross each.
    assert attacked.get("d").count("M") == 6 * 7


def test_blocked_squares_are_drawn_and_not_attacked():
    picture = draw("queens/4/holes=c1,d2", 1)
    (holes,), (attacked,) = find(picture, "path", "hole"), find(picture, "path", "attacked")
    assert holes.get("d").count("M") == 2
    # The queen on a1 attacks b1 and b2, c3, d1 and d4.
    assert attacked.get("d").count("M") == 5 * 7


def test_a_sudoku_has_its_givens_and_its_entries():
    scenario = "sudoku/easy"
    givens = sum(digit != "." for digit in build(parse(scenario)).givens)
    picture = draw(scenario)
    assert len(find(picture, "text", "was")) == givens
    assert len(find(picture, "text", "entry")) == 81 - givens
    (ground,) = find(picture, "path", "given")
    assert ground.get("d").count("M") == givens
    begun = rows(scenario, 0)
    assert len(begun) == 81
    assert sum(row["digit"] != "" for row in begun) == givens
    table = rows(scenario)
    for unit in ("row", "column"):
        for line in range(1, 10):
            digits = [row["digit"] for row in table if row[unit] == str(line)]
            assert sorted(digits) == list("123456789")
    steps = sorted(int(row["step"]) for row in table if row["step"])
    assert steps == list(range(1, 82 - givens))


def test_names_keep_off_the_borders_of_invented_maps():
    for seed in range(share(60, 3)):
        picture = draw(f"new/colouring/{seed}", 0)
        corners = [
            tuple(map(float, pair.split()))
            for path in picture.iter(f"{SPACE}path")
            for ring in (path.get("d") or "").split("M")[1:]
            for pair in re.findall(r"[\d.]+ [\d.]+", ring)
        ]
        assert len(corners) > 40
        for element in picture.iter(f"{SPACE}text"):
            x, y = float(element.get("x")), float(element.get("y"))
            assert all(hypot(x - a, y - b) > 12 for a, b in corners)


def test_a_map_is_drawn_with_its_outlines_and_as_many_colours():
    picture = draw("colouring/australia/3")
    names = maps.built_in("australia").names
    assert len(find(picture, "path", "region")) == len(names) == 7
    assert len(list(picture.iter(f"{SPACE}pattern"))) == 3
    assert [text.text for text in find(picture, "text", "name")] == list(names)
    table = rows("colouring/australia/3")
    assert [row["region"] for row in table] == list(names)
    colours = {row["region"]: row["colour"] for row in table}
    for one, other in maps.built_in("australia").borders:
        assert colours[names[one]] != colours[names[other]]
    assert len(set(colours.values())) == 3
    begun = draw("colouring/australia/3", 2)
    assert len(find(begun, "path", "land")) == 5
    assert [row["colour"] for row in rows("colouring/australia/3", 0)] == [""] * 7


def test_colours_differ_by_their_textures_too():
    names = "ABCDEFGHI"
    borders = ";".join(f"{one}:{','.join(sorted(set(names) - {one}))}" for one in names)
    picture = draw(f"colouring/{borders}/9")
    ways = [
        [path.get("class") for path in pattern.iter(f"{SPACE}path")]
        for pattern in picture.iter(f"{SPACE}pattern")
    ]
    # The patterns: none; slanted lines; dots; slanted the other way; horizontal; vertical; both
    # slants; crosses; the ninth repeats the first colour with dots.
    line = "stroke"
    assert ways == [[], [line], ["fill"], [line], [line], [line], [line, line], [line], ["fill"]]


def test_a_map_that_is_a_graph_is_drawn_as_discs_and_lines():
    picture = draw("colouring/A:B,C;B:A,C;C:A,B/3")
    assert len(find(picture, "path", "region")) == 3
    assert len(find(picture, "path", "edge")) == 3


def test_a_path_in_the_small_graph():
    picture = draw("graph/example/A")
    notes = [text.text for text in find(picture, "text", "note")]
    assert notes == ["1", "2", "6", "3", "4", "5"]  # A B D E F C, in the order A B C D E F
    assert len(find(picture, "path", "path")) == 5
    assert len(find(picture, "path", "edge")) == 8
    assert [row["choice"] for row in rows("graph/example/A")] == list("ABDEFC")


def test_a_cycle_is_closed_when_it_is_complete():
    assert len(find(draw("graph/dodecahedron/a/cycle=yes"), "path", "path")) == 20


def test_vertices_of_a_board_stand_on_its_squares():
    picture = draw("graph/knight.5x5/a1")
    squares = [path.get("d").count("M") for path in picture.iter(f"{SPACE}path")][1:3]
    assert squares == [12, 13]
    numbers = [int(text.text) for text in find(picture, "text", "on-gray")]
    assert sorted(numbers) == list(range(1, 26))


def test_a_depth_first_search_shows_what_it_has_found_by_then():
    scenario = "forest/example/A"
    # A B C, back to B, D E: the edge from E to B is a back edge.
    assert [row["discovered"] for row in rows(scenario, 6)] == ["1", "2", "3", "5", "6", ""]
    assert [row["finished"] for row in rows(scenario, 6)] == ["", "", "4", "", "", ""]
    assert [row["parent"] for row in rows(scenario, 6)] == ["", "A", "B", "B", "D", ""]
    assert save(scenario, "text", 6) == "A 1/\n  B 2/\n    C 3/4\n    D 5/\n      E 6/\n"
    picture = draw(scenario, 7)
    kinds = ("white", "gray", "black", "top")
    assert [len(find(picture, "circle", kind)) for kind in kinds] == [0, 5, 1, 1]
    assert len(find(picture, "path", "back")) == 1
    assert save(scenario, "text").splitlines()[0] == "A 1/12"
    assert "E -> B: back" in save(scenario, "text", 7)
    assert save(scenario, "text", 0) == "\n"


def test_names_of_a_graph_do_not_break_the_file():
    picture = draw("graph/a&b:c%22d;c%22d:a&b/a&b")
    assert {text.text for text in picture.iter(f"{SPACE}text")} >= {"a&b", 'c"d'}
    assert [row["choice"] for row in rows("graph/a&b:c%22d;c%22d:a&b/a&b")] == ["a&b", 'c"d']
