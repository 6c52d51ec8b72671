"""Failed choices are joined by their reason only where the oracle finds no solution after any."""

import json
from itertools import islice

import pytest
from truths import truth_of

from knights.page import bridge
from knights.scenario import build, parse
from knights.search import events

CASES = [
    *("tour/5x5/c3/sutcliffe", "tour/3x4/a1/textbook/goal=all", "tour/5x5/b1/sutcliffe"),
    *("queens/6/goal=all", "queens/5/holes=b5,c1,d3,e2/goal=all", "graph/example/A/goal=all"),
    *("colouring/australia/3/goal=all", "sudoku/12..34........../goal=all"),
]


@pytest.mark.parametrize("text", CASES)
def test_choices_of_one_reason_have_no_solution_after_them(text: str) -> None:
    puzzle = build(parse(text))
    truth = truth_of(puzzle)
    # The choices tried at each level of the path, by the stream alone.
    path = list(puzzle.root)
    tried: list[list[int]] = [[] for _ in range(puzzle.length + 2)]
    joined = 0
    for step, event in enumerate(islice(events(puzzle, every=True), 1500), 1):
        if event >= 0:
            path.append(event)
            tried[len(path)] = []
            continue
        path.pop()
        before = tried[len(path)]
        before.append(~event)
        if step % 3:
            continue
        groups = json.loads(bridge.group_failures(text, path, len(before)))
        for group in groups:
            assert group["sentence"]
            assert len(group["choices"]) > 1
            assert set(group["choices"]) <= set(before)
            joined += 1
            for choice in group["choices"]:
                assert not truth.alive((*path, choice))
    # Some are joined in the searches in which it is plain: a test of none would prove nothing.
    assert joined > 0 or not text.startswith(("tour/5x5/", "queens/6"))


def test_the_reason_is_the_one_that_why_tells_of_each() -> None:
    text = "colouring/us/3"
    puzzle = build(parse(text))
    path: list[int] = []
    seen = 0
    for event in islice(events(puzzle), 2000):
        path = [*path, event] if event >= 0 else path[:-1]
        if event >= 0 or seen > 20:
            continue
        for group in json.loads(bridge.group_failures(text, path, 2)):
            for choice in group["choices"]:
                told = json.loads(bridge.explain(text, [*path, choice], None, [], 0))
                assert told["reason"] == group["sentence"]
                seen += 1
    assert seen > 0


def test_nothing_is_joined_where_nothing_was_tried_or_the_puzzle_is_large() -> None:
    assert json.loads(bridge.group_failures("tour/5x5/c3/sutcliffe", [12], 0)) == []
    assert json.loads(bridge.group_failures("queens/100", [0], 50)) == []
    assert json.loads(bridge.group_failures("forest/example/A", [0], 2)) == []
