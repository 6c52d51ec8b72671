"""The questions of the page's panels, asked through the bridge."""

import json

import pytest
from streams import follow

from knights.board import Board
from knights.listings.highlight import highlight
from knights.move_orders import ORDERS
from knights.page import bridge
from knights.puzzles.tour.tour import Tour
from knights.scenario import build, parse
from knights.search import Search, events

SUTCLIFFE = "tour/5x5/c3/sutcliffe"
TOUR = Tour(Board(5, 5), 12, ORDERS["sutcliffe"])
RUN = list(events(TOUR))
DEAD = next(position for position, event in enumerate(RUN) if event < 0)


def ask(question, *args):
    return json.loads(getattr(bridge, question)(SUTCLIFFE, *args))


def test_the_lines_of_a_program_are_told_with_its_board():
    state = follow(TOUR.root, RUN[:1234])
    shown = ask("frames", "recursive", list(state.path), state.undone)
    # The variable `board` shows each move made, by its number and its square.
    names = [f"{k}:{TOUR.board.name(s)}" for k, s in enumerate(state.path, start=1)]
    assert dict(shown["trace"][0]["variables"])["board"] == " ".join(names)
    assert shown["made"] is not None


def test_the_beginning_of_a_run_needs_no_path():
    assert ask("describe_step", None, None)["following"] == 23
    shown = ask("frames", "recursive", None, None)
    assert shown["made"] is None
    assert shown["trace"][0]["function"] == "<module>"


def test_the_end_of_a_tour_says_what_it_is():
    tour = list(Search(TOUR).run().solutions[0])
    told = json.loads(bridge.explain(SUTCLIFFE, tour, None, ["over"], 0))
    assert (told["title"], told["sentence"]) == ("Solved", "The search ends here.")
    assert told["reason"] == "The path visits every square once. That's a tour!"
    ring = "tour/3x10/a1/textbook/goal=closed/strategy=pruned"
    path = list(Search(build(parse(ring))).run().solutions[0])
    told = json.loads(bridge.explain(ring, path, None, ["more"], 0))
    assert told["sentence"] == "The search goes on from here."
    assert told["reason"].endswith("and a move leads back to a1. That's a closed tour!")


def test_a_search_that_looks_for_nothing_is_never_lost():
    forest = "forest/example/A"
    assert bridge.explain(forest, [0], None, [], 100) == "null"
    assert len(json.loads(bridge.describe_step(forest, [0], None))["levels"]) == 2
    (form,) = json.loads(bridge.forms(forest))
    assert form["refusal"] is None and "visit(neighbour)" in form["source"]


def test_forms_show_their_source_and_why_one_cannot_run():
    forms = {form["name"]: form for form in ask("forms")}
    assert "def try_moves" in forms["recursive"]["source"]
    assert forms["recursive"]["refusal"] is None
    spans = [[list(span) for span in line] for line in highlight(forms["recursive"]["source"])]
    assert forms["recursive"]["spans"] == spans
    lines = forms["recursive"]["source"].splitlines()
    assert lines[forms["recursive"]["lines"][0] - 1] == "    if k > length:"
    assert "strategy naive" in forms["naive"]["refusal"]


def test_a_line_is_looked_for_forwards_and_back():
    form = next(form for form in ask("forms") if form["name"] == "recursive")
    lines = form["source"].splitlines()
    back = 1 + next(at for at, text in enumerate(lines) if text.endswith("# take back"))
    state = follow(TOUR.root, RUN[:5])
    told = ask("reach", "recursive", list(state.path), None, None, None, back, False)
    shown = follow(TOUR.root, RUN[:DEAD])
    trace = ask("frames", "recursive", list(shown.path), None)["trace"]
    # The line is the last one before the first undo.
    assert (told["steps"], told["at"]) == (DEAD - 5, len(trace) - 1)
    told = ask("reach", "recursive", list(state.path), None, None, None, back, True)
    assert told == {"steps": None, "at": None, "ends": True, "budget": 10_000}


def test_a_question_is_asked_and_an_answer_marked():
    path = list(follow(TOUR.root, RUN[:DEAD]).path)
    told = ask("questions", path, None, None, "stack")
    # At a dead end all questions fit: the best first, and last the one with a single answer.
    kinds = [question["kind"] for question in told["questions"]]
    assert kinds == ["back", "lost", "line", "why", "next", "steps"]
    assert told["questions"][4]["options"] == [None]
    assert told["refusals"] == {}
    assert {question["form"] for question in told["questions"]} == {None, "stack"}
    marked = ask("mark", path, None, "next", path[-1])
    assert (marked["right"], marked["see"]) == (False, None)
    assert marked["sentence"] == f"{TOUR.board.name(path[-1])} is on the path."
    assert marked["verdict"] == "That's not it."
    assert marked["truth"]["answers"] == [None]
    length = ask("mark", path, None, "back", None)["truth"]["answers"][0]
    assert ask("mark", path, None, "back", length)["right"] is True
    why = ask("mark", path, None, "why", [path[-1]])
    assert why["right"] is True and why["marks"][0]["role"] == "lost"
    assert ask("mark", path, None, "steps", 1)["truth"]["steps"] == 1


def test_an_answer_that_was_tried_says_where_to_look():
    first, second = 0, 8
    marked = json.loads(bridge.mark("queens/6", [first], second, "next", second))
    assert marked["see"] == {"length": 1, "choice": second}
    told = json.loads(bridge.why_not("queens/6", [first], second, second))
    assert (told["key"], told["see"]) == ("tried", {"length": 1, "choice": second})
    assert json.loads(bridge.why_not("queens/6", [first], second, first))["key"] == "chosen"


def test_knuth_s_estimate_stands_beside_the_steps():
    told = json.loads(bridge.mark("queens/6/goal=all", [], None, "steps", 300))["truth"]
    assert told["steps"] == 2 * 152 and told["answers"] is None
    assert abs(told["estimate"]["steps"] - 304) < 3 * told["estimate"]["error"]
    assert told["sentence"] == "It takes 304 steps."


def test_what_comes_when_enough_is_found_depends_on_how_many_are():
    run = json.loads(bridge.solutions("queens/6/first=2", None, None, 1000))
    path = run["solutions"][0]["path"]

    def refusals(found):
        return json.loads(bridge.questions("queens/6/first=2", path, None, None, None, found))

    assert refusals(1)["refusals"].keys() == {"lost", "why"}
    assert refusals(2)["refusals"]["next"] == "The search is over here."
    assert "next" in refusals(None)["refusals"]


def test_descents_are_counted():
    assert ask("probe", 5, 1)["probes"] == 5
    with pytest.raises(ValueError, match="probes 0"):
        ask("probe", 0, 1)
