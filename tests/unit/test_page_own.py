"""Answers of Python to the worker that runs visitors' programs."""

import json

import pytest
from students import read

from knights.page import own
from knights.page.confirm_verdict import confirm
from knights.scenario import build, parse
from knights.search import events


def ask(name, scenario, **more):
    return json.dumps({"text": read(name), "scenario": scenario, **more})


def test_a_program_that_searches_as_ours_does_has_the_same_events():
    session = own.run(ask("right_tour_success", "tour/5x5/c3/sutcliffe"))
    told = json.loads(own.against(session, True).told)
    # 51,058 events, 25,541 of them placed: docs/design.md.
    assert told == {
        "placed": 25_541,
        "undone": 25_517,
        "verdict": "found",
        "solutions": 1,
        "same": 51_058,
        "differs": None,
    }


def test_the_first_difference_is_told_with_what_each_does_there():
    session = own.run(ask("right_tour_success", "tour/5x5/c3/geeks"))
    told = json.loads(own.against(session, True).told)
    # From c3 Sutcliffe's program tries d5 first, and that of Geeks, whose rows are counted from the
    # top, tries d1: two rows down and one column to the right.
    assert told["same"] == 0
    assert told["differs"] == {"ours": 3, "theirs": 23}
    assert session.events[:2].tolist() == [12, 23]


def test_a_program_that_is_cut_short_differs_where_it_ends():
    session = own.run(ask("right_queens_array", "queens/8", limits={"steps": 40}))
    told = json.loads(own.against(session, True).told)
    assert told["same"] == len(session.events)
    assert told["differs"]["theirs"] is None
    assert told["verdict"] == "found"


def test_where_no_board_is_found_all_containers_are_told_as_they_change():
    text = "words = []\nfixed = [1, 2]\nrows = [[0, 0], [0, 0]]\n"
    text += "for i in range(2):\n    words.append(f'step {i}')\nrows[1][0] = 5\nwords.pop()\n"
    session = own.run(json.dumps({"text": text, "scenario": "tour/5x5/c3/sutcliffe"}))
    assert session.report["watched"] is None
    assert json.loads(session.containers) == [
        ["words", ["[]", "['step 0']", "['step 0', 'step 1']", "['step 0']"]],
        ["rows", ["[0, 0]\n[0, 0]", "[0, 0]\n[5, 0]"]],
    ]


def test_a_text_that_is_no_python_has_no_containers():
    session = own.run(json.dumps({"text": "x = (", "scenario": "queens/6"}))
    assert session.containers == "[]"


def test_the_checks_of_a_task_are_told_and_run():
    rows = json.loads(own.list_checks(ask("right_queens_array", "queens/6")))["rows"]
    assert rows[0][0].startswith("queens/")
    for scenario, expected in rows:
        row = json.loads(ask("right_queens_array", scenario)) | {"expected": expected}
        told = json.loads(own.check(json.dumps(row)))
        assert told["outcome"] in ("found", "none")


def test_a_request_that_is_none_is_refused():
    with pytest.raises(ValueError, match=r"n .999.: it must be a number from 1 to 200"):
        own.run(ask("right_queens_array", "queens/999"))


def test_the_events_of_our_search_are_handed_out_from_where_the_program_begins():
    ours = list(events(build(parse("tour/5x5/c3/sutcliffe"))))
    begins = own.run(ask("right_tour_success", "tour/5x5/c3/geeks"))
    other = own.against(own.run(ask("wrong_not_taken_back", "tour/5x5/c3/sutcliffe")), False)
    same = own.against(own.run(ask("right_tour_success", "tour/5x5/c3/sutcliffe")), True)
    assert same.events.tolist() == ours
    assert begins.events[0] == 12 and own.against(begins, True).events[0] == 3
    # The program begins at a5, its own start, while ours is given one: it becomes our first step.
    assert other.events.tolist() == [12, *ours]
    assert json.loads(other.told)["differs"] == {"ours": 12, "theirs": 20}


def test_a_start_that_the_program_takes_back_is_one_of_its_steps():
    session = own.run(ask("wrong_stays_gray", "graph/example/A/limit=6"))
    told = own.against(session, False)
    # A, B, C is a dead end; then D, E, F, C: the program never takes back the gray vertices.
    assert told.events.tolist() == [0, 1, 2, ~2, 3, 4, 5, 2]
    assert (json.loads(told.told)["same"], session.events[-1]) == (7, ~0)


def test_our_search_is_told_with_all_that_it_finds():
    session = own.run(ask("right_queens_count", "queens/6/goal=all"))
    told = json.loads(own.against(session, True).told)
    assert (told["verdict"], told["solutions"]) == ("exhausted", 4)


def test_what_our_search_does_later_than_it_is_followed_is_no_difference(monkeypatch):
    monkeypatch.setattr(own, "MOST", 40)
    told = json.loads(own.against(own.run(ask("right_queens_array", "queens/8")), True).told)
    assert (told["same"], told["differs"], told["verdict"]) == (40, None, None)


@pytest.mark.parametrize(
    ("claim", "true"),
    [
        (("queens/4", "found", 1, [[1, 7, 8, 14]], 1), True),
        (("queens/4", "found", 1, [], 1), False),
        (("queens/4", "found", 1, [[1, 7, 8]], 1), False),
        (("queens/4", "found", 1, [[0, 7, 8, 14]], 0), False),
        (("queens/4", "found", 1, [[1, 7, 8, 99]], 1), False),
        (("queens/4", "found", 1, "true", 1), False),
        (("queens/4", "none", 0, [], None), False),
        (("queens/3", "none", 0, [], None), True),
        (("queens/4/goal=all", "found", 2, [[1, 7, 8, 14], [2, 4, 11, 13]], 1), True),
        (("queens/4/goal=all", "found", 2, [[1, 7, 8, 14], [1, 7, 8, 14]], 1), False),
        (("queens/4/goal=all", "found", 3, [[1, 7, 8, 14], [2, 4, 11, 13]], 1), False),
        # Only some of many solutions are sent, so that our own search counts them.
        (("queens/8/goal=all", "found", 92, [[0, 12, 23, 29, 34, 46, 49, 59]], 0), True),
        (("queens/8/goal=all", "found", 93, [[0, 12, 23, 29, 34, 46, 49, 59]], 0), False),
        (("tour/3x3/a1/geeks", "none", 0, [], 0), True),
        # From b1 no tour visits all 25 squares: the colours are uneven.
        (("tour/5x5/any/geeks", "none", 0, [], 1), True),
        (("tour/5x5/any/geeks", "none", 0, [], 0), False),
    ],
)
def test_a_verdict_is_believed_where_its_solutions_prove_it(claim, true):
    assert json.loads(confirm(*claim)) is true


def test_a_tour_that_begins_elsewhere_is_not_believed():
    session = own.run(ask("right_tour_success", "tour/5x5/c3/sutcliffe"))
    (tour,) = json.loads(own.report(session))["answers"]
    asked = "tour/5x5/c3/sutcliffe", "found", 1
    assert json.loads(confirm(*asked, [tour], 12)) is True
    assert json.loads(confirm(*asked, [tour[::-1]], 12)) is False
