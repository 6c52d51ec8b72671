"""Each program's layout, by transcripts; machine-readable forms, by reading them back."""

import csv
import json
import xml.etree.ElementTree as ElementTree
from io import StringIO

import pytest

from knights.board import Board, parse_board
from knights.puzzles.tour.text_styles import STYLES, write
from knights.puzzles.tour.tour import Tour

SQUARES = ["a1", "c2", "a3", "b1", "d2", "b3", "c1", "a2", "c3", "d1", "b2", "d3"]


@pytest.fixture
def tour():
    return Tour(Board(3, 4))


@pytest.fixture
def path(tour):
    path = [tour.board.square(name) for name in SQUARES]
    assert tour.solved(path)
    return path


@pytest.mark.parametrize(
    ("style", "written"),
    [
        ("text", " 3  6  9 12\n 8 11  2  5\n 1  4  7 10\n"),
        (
            "sutcliffe",
            "    3    6    9   12\n\n    8   11    2    5\n\n    1    4    7   10\n\npath found!\n",
        ),
        ("geeks", "2 5 8 11\n7 10 1 4\n0 3 6 9\n"),
        ("geeks-all", "3 6 9 12\n8 11 2 5\n1 4 7 10\n"),
        (
            "textbook",
            "3 |  3  6  9 12\n2 |  8 11  2  5\n1 |  1  4  7 10\n  +------------\n     a  b  c  d\n",
        ),
        ("horse", " 3   6   9  12\n 8  11   2   5\n 1   4   7  10\n"),
    ],
)
def test_each_program_has_its_layout(tour, path, style, written):
    assert write(tour, path, style) == written


def test_a_path_is_written_as_far_as_it_goes(path):
    tour = Tour(parse_board("3x4", "d3"))
    assert write(tour, path[:4]) == " 3  .  .  #\n .  .  2  .\n 1  4  .  .\n"
    assert write(tour, path[:2], "sutcliffe").endswith("    1    .    .    .\n\n")
    assert write(tour, [], "geeks") == ". . . #\n. . . .\n. . . .\n"


def test_files_after_z_keep_their_columns():
    lines = write(Tour(Board(1, 28)), [], "textbook").splitlines()
    assert lines[0].startswith("1 |  .  .")
    assert lines[2].endswith("  y  z aa ab")


def test_json(tour, path):
    line = write(tour, path, "json")
    assert line.count("\n") == 1
    assert json.loads(line) == {
        "board": "3x4",
        "holes": [],
        "closed": False,
        "complete": True,
        "squares": SQUARES,
    }
    assert json.loads(write(tour, path[:3], "json"))["complete"] is False


def test_csv(tour, path):
    rows = list(csv.DictReader(StringIO(write(tour, path, "csv"))))
    assert [row["square"] for row in rows] == SQUARES
    assert rows[1] == {"move": "2", "square": "c2", "file": "3", "rank": "2"}


def test_svg_draws_every_square_and_the_line(tour, path):
    picture = ElementTree.fromstring(write(tour, path, "svg"))
    space = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{space}rect")) == 12
    line = picture.find(f"{space}polyline")
    points = [tuple(map(int, point.split(","))) for point in line.get("points").split()]
    assert points[0] == (40, 100)  # a1 is at the lower left, to the right of the rank names
    assert len(points) == 12
    texts: dict[str, list[tuple[str, float, float]]] = {}
    for text in picture.findall(f"{space}text"):
        told = text.text, float(text.get("x")), float(text.get("y"))
        texts.setdefault(text.get("class").split()[0], []).append(told)
    # Each number stands in the middle of its square, on the line.
    assert texts["number"] == [(str(n), *point) for n, point in enumerate(points, start=1)]
    assert [name for name, *_ in texts["label"]] == ["a", "b", "c", "d", "1", "2", "3"]
    assert picture.find(f"{space}polygon") is None


def test_svg_closes_a_closed_tour():
    tour = Tour(Board(1, 2), moves=((1, 0), (-1, 0)), closed=True)
    assert "<polygon" in write(tour, [0, 1], "svg")
    assert "<polyline" in write(tour, [0], "svg")


@pytest.mark.parametrize("style", sorted(STYLES))
def test_every_style_ends_with_a_line_end(style, tour, path):
    assert write(tour, path, style).endswith("\n")
    assert write(tour, [], style).endswith("\n")


def test_an_unknown_style_is_quoted(tour):
    with pytest.raises(ValueError) as caught:
        write(tour, [], "pdf")
    assert str(caught.value) == (
        "format 'pdf': it must be one of text, sutcliffe, geeks, geeks-all, textbook, horse, json,"
        " csv, svg"
    )
