"""What the worker for programs of the visitor's own is told."""

import json
from pathlib import Path

import pytest

from knights.page import own

PROGRAMS = Path(__file__).parent / "own"


def ask(name, scenario, **more):
    text = (PROGRAMS / f"{name}.py").read_text(encoding="utf-8")
    return json.dumps({"text": text, "scenario": scenario, **more})


def test_a_program_that_searches_as_ours_does_has_the_same_events():
    session = own.run(ask("right_tour_success", "tour/5x5/c3/sutcliffe"))
    told = json.loads(own.against(session))
    # 51,058 events, 25,541 of which place: docs/design.md.
    assert told == {
        "placed": 25_541,
        "undone": 25_517,
        "verdict": "found",
        "same": 51_058,
        "differs": None,
    }


def test_the_first_difference_is_told_with_what_each_does_there():
    session = own.run(ask("right_tour_success", "tour/5x5/c3/geeks"))
    told = json.loads(own.against(session))
    # From c3 Sutcliffe's program tries d5 first; that of Geeks, whose rows are counted from
    # the top, two rows down and one column to the right: d1.
    assert told["same"] == 0
    assert told["differs"] == {"ours": 3, "theirs": 23}
    assert session.events[:2].tolist() == [12, 23]


def test_a_program_that_is_cut_short_differs_where_it_ends():
    limits = {"steps": 40}
    session = own.run(ask("right_tour_success", "tour/5x5/c3/sutcliffe", limits=limits))
    told = json.loads(own.against(session))
    assert told["same"] == len(session.events) - 1
    assert told["differs"]["theirs"] is None
    assert told["verdict"] == "found"


def test_the_checks_of_a_task_are_told_and_run():
    rows = json.loads(own.list_checks(ask("right_queens_array", "queens/6")))
    assert rows[0][0].startswith("queens/")
    for _, request in rows:
        told = json.loads(own.check(json.dumps(request)))
        assert told["outcome"] in ("found", "none")


def test_a_request_that_is_none_is_refused():
    with pytest.raises(ValueError, match=r"n .99.: it must be a number from 1 to 32"):
        own.run(ask("right_queens_array", "queens/99"))
