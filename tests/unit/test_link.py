"""Links to a moment of a search: exact, short, unique, and safe to open."""

import json
import random
import re
from base64 import urlsafe_b64encode
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from boards import say, small_tours
from hypothesis import given, settings
from hypothesis import strategies as st
from shares import share
from streams import follow, states

from knights.fragment import read_number, write_number
from knights.graphs.graph import MOST_SQUARES
from knights.page import bridge
from knights.puzzles.registry import presets
from knights.scenario import Scenario, build, invent, link, make
from knights.scenario.link import Link, Moment
from knights.scenario.moment import NEAR, descend_open, list_open
from knights.scenario.scenario import LONGEST
from knights.search import State, events

PRESETS = presets()

GOLDEN = Path(__file__).parents[1] / "web" / "golden" / "links.json"
LINKS: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_numbers_are_written_in_the_digits_of_base64url():
    for number in range(64):
        digit = urlsafe_b64encode(bytes([number << 2])).decode()[0]
        assert (write_number(number), read_number(digit)) == (digit, number)
    assert (write_number(64), read_number("BA")) == ("BA", 64)


def scenario_of(tour) -> Scenario:
    end = "" if tour.end is None else tour.board.name(tour.end)
    goal = "all-closed" if tour.closed else "all"
    return make("tour", {**say(tour), "end": end, "goal": goal, "strategy": tour.strategy})


@pytest.mark.parametrize("case", LINKS["moments"], ids=lambda case: case["scenario"][:40])
def test_a_link_of_version_1_opens_at_its_moment(case):
    found = link.parse(case["link"])
    assert str(found.scenario) == case["scenario"]
    assert found.position == case["position"]
    state = State(tuple(case["path"]), case["undone"])
    assert found.moment == Moment(state, case["deepest"], case.get("found"))
    assert link.format(found) == case["link"]


@pytest.mark.parametrize(
    "case",
    [case for case in LINKS["moments"] if re.search("pruned|-2,1/.*warnsdorff", case["scenario"])],
    ids=lambda case: case["scenario"][-20:],
)
def test_a_state_of_a_search_that_now_goes_another_way_is_refused(case, monkeypatch):
    found = link.parse(case["link"])
    with monkeypatch.context() as before:
        before.setattr("knights.puzzles.tour.link.revision", lambda *_: "")
        old = link.format(found)
    with pytest.raises(ValueError, match="does not belong to step"):
        link.parse(old)


def test_the_moment_of_a_link_is_where_the_search_is_at_its_step():
    case = LINKS["moments"][3]
    puzzle = build(link.parse(case["link"]).scenario)
    stream = events(puzzle)
    state = follow(puzzle.root, [next(stream) for _ in range(case["position"])])
    assert state == State(tuple(case["path"]), case["undone"])


@pytest.mark.parametrize(("text", "canonical"), LINKS["canonical"].items())
def test_every_way_of_writing_a_link_has_one_canonical_text(text, canonical):
    assert link.format(link.parse(text)) == canonical
    assert link.format(link.parse(f"https://example.org/x/#{canonical}")) == canonical


@pytest.mark.parametrize(("text", "canonical"), LINKS["instances"].items())
def test_a_link_to_a_new_instance_opens_what_its_seed_stands_for(text, canonical):
    found = link.parse(text)
    assert link.parse(f"https://example.org/x/#{canonical}") == found
    puzzle, seed = re.match(r"new/(\w+)/(\d+)", canonical).groups()
    assert found.scenario == invent(puzzle, int(seed))
    # The written link holds the whole instance: it stays the same when seeds change their meaning.
    written = link.format(found)
    assert written.startswith(f"{puzzle}/")
    assert link.parse(written) == found


def test_a_link_to_today_is_one_to_the_date_of_today(monkeypatch):
    monkeypatch.setattr("knights.scenario.day.today", lambda: "2026-11-22")
    assert link.parse("today&theme=dark") == link.parse("today/2026-11-22&theme=dark")
    assert link.parse("#today").options == {"play": "0", "day": "2026-11-22"}


@given(st.lists(st.sampled_from([*"0159/@&-. new", "today", "2026-11-22", "queens"]), max_size=8))
@settings(max_examples=share(300, 3), deadline=None)
def test_what_is_like_a_link_to_a_new_instance_opens_or_is_refused_in_a_sentence(pieces):
    for begun in ("new/queens/", "today/2026-11-", "new/", "today"):
        check_link(begun + "".join(pieces))


@pytest.mark.usefixtures("golden_puzzles")
@pytest.mark.parametrize(("text", "sentence"), LINKS["refused"].items())
def test_a_damaged_link_is_refused_in_a_sentence(text, sentence):
    with pytest.raises(ValueError) as caught:
        link.parse(text)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_a_preset_at_a_step_is_short(preset):
    scenario = link.parse(preset.scenario).scenario
    puzzle = build(scenario)
    path = list(puzzle.root)
    if scenario.puzzle != "forest":
        for choices in descend_open(scenario, puzzle, path):
            path += choices[-1:]
    text = link.format(Link(scenario, 12_345_678, Moment(State(tuple(path)), puzzle.length)))
    # A grid that has no name is written out, and so are its regions and walls.
    drawn = len(preset.scenario) if {"regions", "grid"} & set(scenario.values) else 0
    assert len(f"#{text}") < max(80, drawn + 30)


def test_any_board_with_holes_and_an_own_order_is_short():
    names = [f"{file}{rank}" for file in "abcdefghijklmnop" for rank in range(1, 17)]
    order = "-2,-1;2,-1;-2,1;2,1;-1,-2;1,-2;-1,2;1,2"
    for step in (2, 3, 5):
        holes = names[1::step]
        values = {"board": "16x16", "start": "a1", "order": order, "goal": "count-closed"}
        values |= {"holes": ",".join(holes), "strategy": "warnsdorff", "ties": "random"}
        scenario = make("tour", {**values, "seed": "987654"})
        puzzle = build(scenario)
        path = list(puzzle.root)
        while choices := list_open(scenario, path):
            path.append(min(choices, key=lambda square: len(list_open(scenario, [*path, square]))))
        position = link.GREATEST - (link.GREATEST - len(path) + 1) % 2
        found = Link(scenario, position, Moment(State(tuple(path)), 200), {"theme": "light"})
        assert len(f"#{link.format(found)}") < 400


@given(small_tours(strategies=["backtrack", "warnsdorff", "naive"]), st.data())
@settings(max_examples=150, deadline=None)
def test_every_moment_of_a_search_comes_back_from_its_link(tour, data):
    try:
        scenario = scenario_of(tour)
    except ValueError:
        return  # a strategy that can't work with these moves
    puzzle = build(scenario)
    stream = [event for event, _ in zip(events(puzzle, every=True), range(300), strict=False)]
    state = follow(puzzle.root, stream[: data.draw(st.integers(0, len(stream)))])
    deepest = data.draw(st.integers(len(state.path), puzzle.length))
    position = NEAR + 2000 + (len(state.path) - len(puzzle.root)) % 2
    given = Link(scenario, position, Moment(state, deepest))
    text = link.format(given)
    assert link.parse(text) == given
    assert bridge.read_moment(str(scenario), position, text.rpartition(".")[2]) == json.dumps(
        {"path": state.path, "undone": state.undone, "deepest": deepest, "found": None}
    )


SOME = [
    "tour/5x5/a1/textbook/first=3",
    "tour/4x3/a1/textbook/first=2/end=c4/strategy=naive",
    "queens/10/first=100",
]


@pytest.mark.parametrize("text", SOME)
def test_a_link_into_a_search_for_some_solutions_goes_on_as_the_search_itself(text):
    scenario = link.parse(text).scenario
    puzzle = build(scenario)
    run = bridge.Run(text)
    whole = run.more(1 << 20)
    moments = list(replay(puzzle, whole))
    for position in sorted({10_001, 10_002, len(whole) - 1, len(whole), *at_solutions(moments)}):
        moment = moments[position]
        canonical = link.format(Link(scenario, position, moment))
        assert link.parse(canonical) == Link(scenario, position, moment)
        state = canonical.rpartition(".")[2]
        told = json.loads(bridge.read_moment(text, position, state))
        path, undone, deepest = told["path"], told["undone"], told["deepest"]
        assert Moment(State(tuple(path), undone), deepest, told["found"]) == moment
        assert json.loads(bridge.write_moment(text, position, *told.values())) == state
        rest = bridge.Run(text, path, undone, told["found"])
        assert rest.more(1 << 20) == whole[position:]
        assert rest.verdict == run.verdict
        assert list(bridge.rewind(text, path, undone, position)) == list(whole[:position])[::-1]


def replay(puzzle, events):
    """Yield each moment of a stream; a solution is a path that `solved` accepts."""
    deepest, found = len(puzzle.root), 0
    for state in states(events, puzzle.root):
        deepest = max(deepest, len(state.path))
        found += state.undone is None and puzzle.solved(state.path)
        yield Moment(state, deepest, found)


def at_solutions(moments):
    """Return the first and the last solution too far for a plain link, and the step after each."""
    ends = [
        position
        for position in range(10_001, len(moments))
        if moments[position].found != moments[position - 1].found
    ]
    return [
        position + step
        for position in (ends[:1] + ends[-1:])
        for step in (0, 1)
        if position + step < len(moments)
    ]


def test_a_depth_first_search_is_over_before_its_link_would_hold_a_state():
    found = link.parse("forest/knight.8x8/a1@120")
    assert link.format(Link(found.scenario, 20_000, Moment(State(())))) == (
        "forest/knight.8x8/a1@20000"
    )
    with pytest.raises(ValueError, match="it does not belong to step 20,000"):
        link.parse("forest/knight.8x8/a1@20000.AAAA")
    # A vertex has two events, and takes at least three characters in a link, as in a:;b:;
    assert 2 * max(MOST_SQUARES, LONGEST // 3) <= NEAR


@pytest.mark.parametrize("text", ["graph/example/A", "forest/petersen/a", "graph/A:B;B:C/A"])
def test_a_link_has_places_for_every_vertex_or_for_none(text):
    scenario = link.parse(text).scenario
    n = build(scenario).size
    found = link.parse(f"{scenario}@0&at={'AyIm' * n}")
    assert link.format(found) == f"{scenario}@0&at={'AyIm' * n}"
    for wrong in ("AyIm" * (n + 1), "AyIm" * (n - 1), "AyIm" * n + "Ay"):
        with pytest.raises(ValueError, match="it must be places of a graph's vertices"):
            link.parse(f"{scenario}@0&at={wrong}")


@given(st.text(max_size=80))
@settings(max_examples=share(300, 3), deadline=None)
def test_random_texts_open_canonically_or_are_refused_in_a_sentence(text):
    check_link(text)


def test_mutated_links_are_all_opened_or_refused():
    number = share(100_000, 5)
    chance = random.Random(7)
    seeds = [*(case["link"] for case in LINKS["moments"] if len(case["link"]) < 60)]
    seeds += [*LINKS["canonical"], *LINKS["refused"]]
    pieces = [*"@.&=/~;,:%#-_aZ09x <>\"'\\\0", "holes=~", "goal=all", "16501401", "%25", "9" * 30]
    opened = 0
    for _ in range(number):
        text = chance.choice(seeds)
        for _ in range(chance.randrange(4)):
            place = chance.randrange(len(text) + 1)
            cut = text[place + chance.randrange(3) :]
            text = text[:place] + chance.choice(pieces) * chance.randrange(3) + cut
        opened += check_link(text)
    assert opened > number / 10


@cache  # random mutations repeat themselves
def check_link(text):
    try:
        found = link.parse(text)
    except ValueError as mistake:
        assert str(mistake).strip()
        return False
    canonical = link.format(found)
    again = link.parse(canonical)
    assert again == found
    assert link.format(again) == canonical
    return True
