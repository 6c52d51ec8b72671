"""Each scenario has one canonical text, and each mistake a sentence."""

import json
from pathlib import Path

import pytest
from boards import say, small_tours
from hypothesis import given, settings
from hypothesis import strategies as st
from shares import share

from knights.board import Board
from knights.move_orders import ORDERS
from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.graph.paths import Paths
from knights.puzzles.registry import PUZZLES, presets
from knights.puzzles.tour.tour import Tour
from knights.scenario import build, format, make, parse, wanted

PRESETS = presets()
GOLDEN = Path(__file__).parents[1] / "web" / "golden" / "scenarios.json"
EXAMPLES = json.loads(GOLDEN.read_text(encoding="utf-8"))
MARKS = "a scenario has only letters, digits and marks such as , ; : = . -"
ENTRIES = [kind.entry for kind in PUZZLES.values()]


def read(text):
    return format(parse(text))


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_presets_are_canonical(preset):
    assert read(preset.scenario) == preset.scenario


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        *EXAMPLES["canonical"].items(),
        ("tour/8x8/a1/geeks/goal=open/leaper=2,1/first=1", "tour/8x8/a1/geeks"),
        ("tour/8x8/a1/geeks/goal=all/holes=h8,b2", "tour/8x8/a1/geeks/holes=b2,h8/goal=all"),
        ("tour/8x8/a1/geeks/leaper=knight", "tour/8x8/a1/geeks"),
        ("tour/8x8/any/2,1;1,2;-1,2;-2,1;-2,-1;-1,-2;1,-2;2,-1", "tour/8x8/any/textbook"),
        (
            "tour/8x8/any/3,1;1,3;-1,3;-3,1;-3,-1;-1,-3;1,-3;3,-1",
            "tour/8x8/any/textbook/leaper=1,3",
        ),
        ("tour/8x8/a1/geeks/first=007/end=2,1", "tour/8x8/a1/geeks/first=7/end=b1"),
        ("queens/08/test=compare", "queens/8"),
        ("graph/A:B,D;B:C,D;C:;D:E;E:B,F;F:C/A/directed=yes", "graph/example/A"),
        ("graph/example/A/limit=6/cycle=no", "graph/example/A"),
        ("graph/A:B;B:C/any", "graph/A:B;B:C,A;C:B/any"),
        ("forest/example/B/order=reversed", "forest/example/B/order=reversed"),
        ("colouring/WA:NT;NT:Q/3", "colouring/WA:NT;NT:WA,Q;Q:NT/3"),
        ("colouring/world.africa/4", "colouring/world.africa/4"),
        ("sudoku/.2.1....21.3....", "sudoku/small"),
        ("sudoku/0200000000000000", "sudoku/.2.............."),
        ("graph/%C3%A9:A/A", "graph/%C3%A9:A;A:%C3%A9/A"),
    ],
)
def test_equal_scenarios_have_equal_texts(text, canonical):
    assert read(text) == canonical
    assert read(canonical) == canonical
    assert parse(text) == parse(canonical)
    assert hash(parse(text)) == hash(parse(canonical))


@pytest.mark.usefixtures("golden_puzzles")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        *EXAMPLES["refused"].items(),
        (
            "tour/5x5",
            "scenario 'tour/5x5': start is missing. It must be tour/board/start/order, for instance"
            " tour/5x5/c3/sutcliffe",
        ),
        ("tour/5x5/a1/geeks/all", "part 'all': it must be name=value, for instance goal=all"),
        ("queens/201", "n '201': it must be a number from 1 to 200"),
        ("queens/-1", "n '-1': it must be a number from 1 to 200"),
        ("queens/1e9", "n '1e9': it must be a number from 1 to 200"),
        ("tour/1001x5/a1/geeks", "board '1001x5': a side may have at most 1000 squares"),
        ("tour/5x/a1/geeks", "board '5x': it must be ROWSxCOLUMNS, for instance 8x8"),
        (
            "tour/5x5/f1/geeks",
            "square 'f1': the squares of the 5x5 board are a1 to e5, or 1,1 to 5,5",
        ),
        (
            "tour/5x5/a1/gecks",
            "order 'gecks': it must be sutcliffe, geeks, textbook or horse, or a list of moves"
            " such as 1,2;2,1",
        ),
        (
            "tour/5x5/a1/1,2;x",
            "move 'x': it must be dx,dy with numbers up to 99, for instance 1,2 or -2,1",
        ),
        ("tour/5x5/a 1/geeks", f"character ' ': {MARKS}"),
        ("tour/5x5/a1/geeks@12", f"character '@': {MARKS}"),
        ("graph/A:%FF/A", "text 'A:%FF': its %XX must be characters in UTF-8"),
        ("tour/" + "5" * 8000, "scenario of 8,005 characters: it may have at most 8,000"),
    ],
)
def test_mistakes_are_quoted_with_what_would_be_right(text, message):
    with pytest.raises(ValueError) as caught:
        parse(text)
    assert str(caught.value) == message


def test_a_scenario_is_built_into_its_puzzle():
    tour = build(parse("tour/3x4/b2/geeks/goal=closed/holes=a1,d3/end=c1"))
    holes = frozenset({0, 11})
    assert tour == Tour(Board(3, 4, holes), 5, ORDERS["geeks"], closed=True, end=2)
    tour = build(parse("tour/3x4/any/geeks/strategy=warnsdorff/ties=random/seed=7"))
    assert (tour.start, tour.strategy, tour.ties, tour.seed) == (None, "warnsdorff", "random", 7)
    assert build(parse("queens/5/test=diagonals")).test == "diagonals"
    search = build(parse("graph/example/A/limit=3/order=reversed"))
    assert isinstance(search, Paths)
    assert (search.start, search.limit, search.order) == ("A", 3, "reversed")
    assert build(parse("graph/A:B/any")).start is None
    assert isinstance(build(parse("forest/example/A")), Forest)
    colouring = build(parse("colouring/australia/3/order=dsatur/symmetry=yes"))
    assert (colouring.colours, colouring.order, colouring.symmetry) == (3, "dsatur", True)
    assert len(build(parse("colouring/world.africa/4")).graph.names) > 40
    assert build(parse("sudoku/small/order=fewest")).order == "fewest"


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("tour/5x5/a1/geeks", "first"),
        ("tour/5x5/a1/geeks/goal=closed", "first"),
        ("tour/5x5/a1/geeks/first=3", 3),
        ("tour/5x5/a1/geeks/goal=all", "all"),
        ("tour/5x5/a1/geeks/goal=all-closed", "all"),
        ("tour/5x5/a1/geeks/goal=count-closed", "count"),
        ("queens/8/goal=count", "count"),
        ("forest/example/A", "first"),
    ],
)
def test_the_goal_says_what_is_wanted(text, goal):
    assert wanted(parse(text)) == goal


@given(small_tours())
@settings(deadline=None)
def test_every_tour_can_be_said_and_read_again(tour):
    end = "" if tour.end is None else tour.board.name(tour.end)
    goal = "closed" if tour.closed else "open"
    scenario = make("tour", {**say(tour), "end": end, "goal": goal})
    assert build(scenario) == tour
    assert parse(format(scenario)) == scenario


WORDS = """
tour queens sudoku graph 5x5 8x8 a1 any geeks 1,2;2,1 goal=all first=3 holes=a1,b2 leaper=1,3 end=c3
ties=random seed=1 givens=7:c3 givens=8:b2,13:e1 = - % %zz A:B;B:C 8 0 99999999999
strategy=pruned map=us australia 3 symmetry=yes example A limit=2 cycle=yes order=fewest
"""
PIECES = st.sampled_from(WORDS.split())


@given(st.lists(PIECES, max_size=8) | st.lists(st.text(max_size=6), max_size=6))
@settings(deadline=None, max_examples=share(400, 3))
def test_any_text_is_a_scenario_or_refused_with_a_sentence(parts):
    text = "/".join(parts)
    try:
        scenario = parse(text)
    except ValueError as mistake:
        assert str(mistake)
        assert "\n" not in str(mistake)
        return
    assert parse(format(scenario)) == scenario


def test_every_parameter_has_a_value_in_every_scenario():
    for entry in ENTRIES:
        scenario = parse(entry.presets[0].scenario)
        assert list(scenario.values) == [parameter.name for parameter in entry.parameters]
