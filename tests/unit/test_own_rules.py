"""A rule or an order of one's own inside a search of ours."""

import pytest
from test_every_search import check_streams

from knights.programs.own_rule import Ruled, RuleError
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse
from knights.search import Search

BACKWARDS = "def order(path, choices):\n    return choices[::-1]\n"


def rule(text, scenario="tour/6x6/a1/geeks"):
    asked = parse(scenario)
    return Ruled(find_kind(asked.puzzle), build(asked), text)


@pytest.mark.parametrize("scenario", ["queens/5/goal=all", "tour/3x4/a1/geeks/goal=all"])
def test_an_order_changes_nothing_but_the_order(scenario):
    plain = Search(build(parse(scenario)), "all").run()
    ruled = Search(rule(BACKWARDS, scenario), "all").run()
    assert sorted(ruled.solutions) == sorted(plain.solutions)
    assert ruled.solutions != plain.solutions
    assert (ruled.placed, ruled.undone) == (plain.placed, plain.undone)


def test_a_search_with_a_rule_goes_backwards_and_resumes():
    check_streams(rule(BACKWARDS, "queens/6"), every=False)


def test_a_rule_that_is_too_strict_finds_nothing():
    text = "def is_safe(path, choice):\n    return not path or choice[1] != path[-1][1]\n"
    assert Search(rule(text, "queens/6")).run().verdict == "found"
    text = "def is_safe(path, choice):\n    return choice != 'c5'\n"
    ruled = rule(text, "queens/4")
    assert Search(ruled, "all").run().count == 2  # there is no c5
    ruled = rule("def is_safe(path, choice):\n    return choice[0] != 'c'\n", "queens/4")
    assert Search(ruled).run().verdict == "exhausted"
    reasons = {c.reason for c in ruled.candidates([1, 7]) if c.choice is not None}
    assert "ruled out by your rule" in reasons


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (
            "n = 0\ndef order(path, choices):\n    global n\n    n += 1\n"
            "    return choices if n % 2 else choices[::-1]\n",
            "own-rule-twice",
        ),
        ("def order(path, choices):\n    return choices[1:]\n", "own-rule-order"),
        ("def order(path, choices):\n    choices.sort()\n", "own-rule-no-list"),
        ("def order(path, choices):\n    return ['z9']\n", "own-rule-no-choice"),
        ("def order(path, choices):\n    return chioces\n", "own-rule-error"),
        ("def order(path, choices)\n    return choices\n", "own-error-colon"),
        ("def odrer(path, choices):\n    return choices\n", "own-rule-none"),
        ("def order(path, choices):\n    while path: pass\n", "own-rule-loop"),
        ("def choices(path):\n    return path + [3]\n", "own-rule-no-choice"),
    ],
)
def test_a_rule_that_is_none(text, key):
    with pytest.raises(RuleError) as caught:
        Search(rule(text), limit=50).run()
    assert caught.value.sentence.key == key


def test_choices_of_ones_own():
    text = (
        "def choices(path):\n    return [f'{\"abcd\"[len(path)]}{row}' for row in (4, 3, 2, 1)]\n"
    )
    assert Search(rule(text, "queens/4")).run().solutions == [(2, 4, 11, 13)]
