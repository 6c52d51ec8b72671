"""Single sentences of Why about a position; test_why_over_runs.py checks that all are true."""

import json
from typing import Any

import pytest

from knights.page import bridge
from knights.scenario import build, parse

# Titles of the end of a search that has found a solution, or has found that there is none.
TITLES = {
    "tour/3x4/a1/textbook": ("Tour found", "No tour starts on a1"),
    "tour/3x4/any/textbook": ("Tour found", "No tour exists"),
    "tour/3x4/a1/textbook/goal=closed": ("Closed tour found", "No closed tour exists"),
    "tour/3x4/a1/textbook/end=d1": ("Tour found", "No tour leads from a1 to d1"),
    "tour/3x4/any/textbook/end=b1": ("Tour found", "No tour ends on b1"),
    "queens/4": ("Solution found", "No solution exists"),
    "graph/example/A": ("Path found", "No such path exists"),
    "graph/petersen/a/cycle=yes": ("Cycle found", "No such cycle exists"),
    "colouring/australia/2": ("Coloured with up to 2 colours", "2 colours are not enough"),
    "colouring/australia/1": ("Coloured with 1 colour", "1 colour is not enough"),
    "sudoku/small": ("Solved", "No solution exists"),
    "forest/example/A": ("The search is complete", "The search is complete"),
}


def explain(text: str, path: list[int], *known: str, budget: int = 0) -> Any:
    return json.loads(bridge.explain(text, path, None, known, budget))


def test_a_theorem_gives_its_proof_and_its_source() -> None:
    said = explain("tour/5x5/b1/textbook", [1], "start")
    assert said["title"] == "No tour starts on b1: proved"
    assert said["sentence"].startswith("Proof: ") and said["source"].startswith("Source: ")
    assert said["since"] == "The search doesn't know this."
    assert explain("tour/5x5/b1/textbook", [1], "ruled")["since"] == ""
    # Another square may work if the search itself chose this one.
    chosen = explain("tour/5x5/any/textbook", [1])
    assert chosen["title"] == "No tour is possible from here"


def test_before_the_first_step_it_says_how_a_solution_is_known() -> None:
    text = "tour/8x8/a1/textbook"
    said = explain(text, [0], "start")
    assert (said["title"], said["sentence"], said["since"]) == ("A tour exists", "", "")
    assert "Source: " in said["proof"]
    # It was said at the start, and is not repeated later.
    later = explain(text, [0])
    assert (later["title"], later["proof"]) == ("A tour is still possible", "")


def test_where_a_solution_must_end_is_told_where_none_is_possible() -> None:
    said = explain("tour/3x4/a1/textbook/end=d1", [0, 6], budget=20_000)
    assert said["title"] == "No tour that ends on d1 is possible from here"


def test_that_it_was_lost_from_the_start_says_who_chose_the_start() -> None:
    given = explain("graph/petersen/a/cycle=yes", [0, 1], budget=20_000)
    assert given["since"] == "This was lost from the start. No such cycle exists."
    chosen = explain("tour/3x4/any/textbook", [1, 7], budget=20_000)
    assert chosen["since"] == "This was lost from the start: no tour begins with this start."
    assert chosen["depth"] is None


def test_the_end_of_a_search_says_what_follows_from_it() -> None:
    none = explain("queens/3", [], "end", "over", "exhausted", "fruitless")
    assert (none["title"], none["tone"]) == ("No solution exists", "no")
    rest = explain("queens/6/goal=all", [], "end", "over", "exhausted")
    assert rest["title"] == "The search has tried everything"
    assert rest["sentence"] == "So there is no other solution."


def test_what_holds_everywhere_is_told_and_drawn_beside_the_reason_here() -> None:
    said = explain("colouring/australia/2", [0, 3])
    assert said["marks"] and said["besides"]["marks"]
    assert said["besides"]["sentence"].startswith("This is true at every step: ")
    assert said["chain"] == []


@pytest.mark.parametrize("text", TITLES)
def test_the_titles_of_a_searchs_end_name_what_was_looked_for(text: str) -> None:
    outcome = json.loads(bridge.describe(text))["outcome"]
    assert (outcome["found"], outcome["none"]) == TITLES[text]


def test_marks_of_what_holds_everywhere_never_look_like_those_of_the_reason() -> None:
    maze = "maze/1021002.1111320.2303020.1032302.1102110.0323120.0000100"
    said = explain(maze, [build(parse(maze)).root[0]])
    roles = [mark["role"] for mark in said["marks"]]
    # The cells that are left, and all cells with the start, would be the same boxes.
    assert (roles, said["besides"]["marks"]) == (["lost", "other"], [])
    assert said["besides"]["sentence"]
