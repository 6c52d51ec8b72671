"""Chains of reasons: the oracle proves each link, and each lost position has a reason."""

import random
import re

import pytest
from shares import share
from truths import truth_of

from knights.puzzles.registry import find_kind
from knights.scenario import build, parse
from knights.search import forcing

WHEEL = "a:b,e,f;b:a,c,f;c:b,d,f;d:c,e,f;e:d,a,f;f:a,b,c,d,e"
SCENARIOS = [
    *("queens/6", "queens/7", "queens/6/order=fewest", "queens/5/holes=b5,c1,d3,e2"),
    *("sudoku/small", "sudoku/1....2....3....4", "sudoku/12...........4.3/order=places"),
    *("colouring/australia/3", f"colouring/{WHEEL}/3", "colouring/australia/3/order=kernel"),
    "colouring/a:b,c,d;b:c,e;c:f;d:e,f;e:f/3",
]


def some_paths(puzzle, number):
    """Yield random beginnings of paths, each choice allowed after those before it."""
    chance = random.Random(7)
    for _ in range(number):
        path = ()
        for _ in range(chance.randrange(puzzle.length)):
            choices = puzzle.choices(path)
            if not choices:
                break
            path = (*path, chance.choice(choices))
        yield path


@pytest.mark.parametrize("text", SCENARIOS)
def test_each_lost_position_has_a_reason_and_no_other(text):
    scenario = parse(text)
    kind, puzzle = find_kind(scenario.puzzle), build(scenario)
    truth, reasons = truth_of(puzzle), set()
    for path in some_paths(puzzle, share(200, 2)):
        if len(path) == puzzle.length:
            continue
        told = kind.insight.explain(puzzle, path)
        assert (told.completable is False) == (not truth.alive(path)), path
        reasons.add(told.reason)
        check_chain(truth, path, told)
        lost = kind.insight.lost_since(puzzle, path, 20_000)
        alive = [n for n in range(len(path) + 1) if truth.alive(path[:n])]
        assert lost.alive == max(alive, default=None)
        assert lost.since == (None if len(alive) == len(path) + 1 else len(alive))


def check_chain(truth, path, told):
    """Check a chain by plain rules: each choice is forced, and the last place has no option."""
    tried = []
    if told.reason == "no option":
        assert options(truth, path, told.sentence, told.squares) == set()
    for link in told.chain:
        if link.sentence.key.endswith("-try"):
            tried.append(link.choices[0])
            assert len(link.choices) == 1 and link.choices[0] in truth.may(path)
            continue
        before = (*path, *link.choices)
        places = [place for mark in link.marks for place in mark.places]
        assert places
        if re.search("-(none|no-digit|no-cell)$", link.sentence.key):
            assert options(truth, before, link.sentence, places) == set()
        else:
            *given, choice = before
            assert truth.obeys(given)
            assert options(truth, tuple(given), link.sentence, places) == {choice}
    if told.reason == "each option":
        named = [s for mark in told.marks for s in mark.places]
        assert set(tried) == options(truth, path, told.sentence, named) and len(tried) > 1


def options(truth, path, sentence, places):
    """Return the choices left at the place or in the unit that a sentence names."""
    may, kind = truth.may(path), type(truth).__name__
    if kind == "OfQueens":
        return may & set(places)
    cells = {place // truth.values for place in places}
    value = int(sentence.values["digit"]) - 1 if "unit" in sentence.values else None
    return {c for c in may if c // truth.values in cells and value in (None, c % truth.values)}


def test_all_sorts_of_reasons_are_found():
    found = set()
    for text in SCENARIOS:
        scenario = parse(text)
        kind, puzzle = find_kind(scenario.puzzle), build(scenario)
        found |= {kind.insight.explain(puzzle, path).reason for path in some_paths(puzzle, 60)}
    assert {"forced", "each option", "unknown"} <= found


def test_steps_that_a_chain_does_not_take_are_left_out():
    kind = find_kind("colouring")
    # Red a and d force b and c to be blue, side by side; x forces y and z, which are unrelated.
    puzzle = build(parse("colouring/x:y,z;a:b;b:c;c:d/2"))
    path = [puzzle.graph.names.index("x") * 2, puzzle.graph.names.index("a") * 2]
    path.append(puzzle.graph.names.index("d") * 2)
    told = kind.insight.find_obstacle(kind.play.game(puzzle, frozenset()), path)
    assert [link.sentence for link in told.chain] == [
        "b can only be blue.",
        "No colour is left for c.",
    ]


def test_where_a_search_finds_a_solution_nothing_is_told():
    kind, puzzle = find_kind("queens"), build(parse("queens/8"))
    assert kind.insight.deduce(puzzle, (0,)) is None
    told = forcing.tell_search(1)
    assert told.sentence.endswith("in 1 step. It found no solution.")
