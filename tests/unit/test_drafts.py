"""Unfinished graphs and maps: the questions of the page's drawing boards."""

import json

import pytest

from knights.page import bridge


def draft_graph(text: str, directed: bool = False):
    return json.loads(bridge.draft_graph(text, directed))


def draft_map(text: str):
    return json.loads(bridge.draft_map(text))


def test_a_graph_says_its_vertices_in_the_order_of_its_lines():
    draft = draft_graph("A: C, B\nB:", directed=False)
    assert draft["names"] == ["A", "B", "C"]
    assert draft["neighbours"] == [[2, 1], [0], [0]]
    assert not draft["directed"]
    assert draft["remarks"] == ["The graph has 3 vertices, 1 piece and 2 edges."]
    assert draft_graph("A -> B")["directed"], "arrows say it, too"


def test_a_map_gives_back_the_lines_that_it_is_drawn_from():
    square = "0,0 4,0 4,4 0,4 0,0\n2,0 2,4\n1,1 West"
    draft = draft_map(square)
    assert draft["names"] == ["West", "2"]
    assert draft["borders"] == [[0, 1]]
    assert draft["lines"][1] == [[2.0, 0.0], [2.0, 4.0]]
    assert draft["labels"] == [[1.0, 1.0, "West"]]
    assert draft["remarks"] == ["The map has 2 regions, 1 piece and 1 border."]


def test_a_map_given_as_neighbours_has_no_lines():
    draft = draft_map("A: B\nC:")
    assert (draft["lines"], draft["labels"], draft["outlines"]) == ([], [], [])
    assert draft["remarks"] == [
        "The map has 3 regions, 2 pieces and 1 border.",
        "Region 'C' borders no other. Any colour is right there.",
    ]


def test_what_is_seldom_meant_is_told():
    # A bow tie, a triangle apart from it, and a line that leads from the tie into nowhere.
    remarks = draft_map("0,0 4,4 4,0 0,4 0,0; 6,0 8,0 8,2 6,0; 4,4 5,6")["remarks"]
    assert remarks == [
        "The map has 3 regions, 3 pieces and 0 borders.",
        "Line 1 crosses itself at 2,2. It is cut there, and encloses regions of its own.",
        "Line 3 ends freely at 5,6. That end is no border.",
        "Region '1' borders no other. Any colour is right there.",
        "Region '2' borders no other. Any colour is right there.",
        "Region '3' borders no other. Any colour is right there.",
    ]


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: bridge.draft_graph("# nothing", False), "the graph is empty"),
        (lambda: bridge.draft_graph("A: B\nB >> C", False), "line 2"),
        (lambda: bridge.draft_map(""), "the map is empty"),
        (lambda: bridge.draft_map("0,0 4,0 4,4"), "enclose no region"),
    ],
)
def test_what_is_no_graph_and_no_map_is_a_sentence(ask, said):
    with pytest.raises(ValueError, match=said):
        ask()
