"""The bridge's functions: plain answers, and the same stream in batches of any size."""

import json
from array import array

import pytest
from boards import say, small_tours
from hypothesis import given, settings
from hypothesis import strategies as st
from shares import share
from streams import follow

from knights.page import bridge
from knights.page.load import load_kind
from knights.puzzles.facets.drawing import Drawing
from knights.puzzles.registry import presets
from knights.scenario import build, make, parse, wanted
from knights.search import events

PRESETS = presets()

CENTRE = "tour/5x5/c3/sutcliffe"


def ask(question, *arguments):
    return json.loads(getattr(bridge, question)(*arguments))


def drain(run, *sizes):
    """Return all events of a run, requested in these sizes; the last size is repeated."""
    told = []
    sizes = list(sizes)
    while run.verdict is None:
        count = sizes.pop(0) if len(sizes) > 1 else sizes[0]
        chunk = run.more(count)
        assert len(chunk) == count or run.verdict is not None
        told += chunk
    assert len(run.more(10)) == 0
    return told


def test_a_scenario_is_described_before_its_first_event():
    told = ask("describe", "tour/5x5/3,3/sutcliffe/goal=open")
    assert told["scenario"] == CENTRE
    assert (told["puzzle"], told["size"], told["length"], told["root"]) == ("tour", 25, 25, [12])
    assert (told["typecode"], told["goal"], told["every"]) == ("h", "first", False)
    assert told["board"] == {
        "rows": 5,
        "columns": 5,
        "holes": [],
        "start": 12,
        "end": None,
        "closed": False,
        "moves": [[1, 2], [2, 1], [1, -2], [2, -1], [-1, 2], [-2, 1], [-1, -2], [-2, -1]],
    }
    assert told["counts"] == {
        "verdict": "found",
        "placed": 25_541,
        "undone": 25_517,
        "solutions": None,
    }
    assert told["values"]["strategy"] == "backtrack"


def test_a_theorem_is_told_with_its_sentence():
    theorem = ask("describe", "tour/3x3/a1/textbook")["theory"]
    assert (theorem["exists"], theorem["verdict"]) == (False, "proved")
    assert theorem["sentence"]
    assert ask("describe", "tour/5x5/a1/textbook/leaper=1,3")["theory"] is not None
    assert ask("describe", "queens/8")["theory"] is None


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_every_preset_can_be_described(preset):
    told = ask("describe", preset.scenario)
    scenario = parse(preset.scenario)
    assert told["root"] == list(build(scenario).root)
    assert told["goal"] == wanted(scenario)
    assert told["counts"]["verdict"] == preset.verdict
    if type(load_kind(preset.scenario)[0].drawing) is not Drawing:
        assert {"board", "graph", "map", "grid", "maze", "regions", "subset"} & set(told)


def test_the_exact_run_in_chunks_of_any_size():
    whole = drain(bridge.Run(CENTRE), 65_536)
    assert len(whole) == 51_058
    assert sum(event >= 0 for event in whole) == 25_541
    assert drain(bridge.Run(CENTRE), 1, 10, 1023, 1024, 1025, 7000) == whole
    assert whole == list(events(build(parse(CENTRE))))


def test_chunks_are_arrays_of_two_bytes():
    chunk = bridge.Run(CENTRE).more(5)
    assert isinstance(chunk, array)
    assert (chunk.typecode, len(chunk)) == ("h", 5)
    assert memoryview(chunk).format == "h"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (CENTRE, "found"),
        ("tour/3x3/a1/textbook", "exhausted"),
        ("tour/1x1/a1/textbook", "found"),
        ("tour/1x1/a1/textbook/goal=closed", "exhausted"),
        ("tour/3x4/any/textbook/goal=all", "exhausted"),
        ("tour/3x4/any/textbook/first=3", "found"),
        ("tour/3x4/any/textbook/first=99", "exhausted"),
        ("tour/8x8/a6/horse/strategy=pruned", "found"),
        ("queens/3", "exhausted"),
        ("forest/example/A", "exhausted"),
    ],
)
def test_the_verdict_comes_with_the_last_events(text, verdict):
    run = bridge.Run(text)
    told = drain(run, 1)
    assert run.verdict == verdict
    again = bridge.Run(text)
    again.more(len(told))
    assert again.verdict == verdict


def test_there_is_no_verdict_while_an_event_is_left():
    run = bridge.Run(CENTRE)
    assert (len(run.more(51_057)), run.verdict) == (51_057, None)
    assert (len(run.more(9)), run.verdict) == (1, "found")


def test_the_first_tours_end_with_the_last_one_wanted():
    told = drain(bridge.Run("tour/3x4/any/textbook/first=3"), 50)
    every = drain(bridge.Run("tour/3x4/any/textbook/goal=all"), 50)
    assert told == every[: len(told)]
    depth = found = 0
    for event in told:
        depth += 1 if event >= 0 else -1
        found += event >= 0 and depth == 12
    assert (found, depth) == (3, 12)


class Null:
    """JavaScript's null as Pyodide passes it: an object other than None."""


@given(small_tours(largest=12), st.data())
@settings(deadline=None, max_examples=60)
def test_a_run_goes_on_from_any_state_and_can_be_read_both_ways(tour, data):
    goal = data.draw(st.sampled_from(["open", "closed", "all", "all-closed"]))
    scenario = make("tour", {**say(tour), "goal": goal})
    text = str(scenario)
    told = list(bridge.Run(text).more(3000))
    at = data.draw(st.integers(0, len(told)))
    state = follow(build(scenario).root, told[:at])
    path = list(state.path)
    undone = Null() if state.undone is None else state.undone
    rest = told[at:]
    assert list(bridge.Run(text, path, undone).more(len(rest))) == rest
    assert list(bridge.replay(text, path, undone, len(rest))) == rest
    assert list(bridge.rewind(text, path, undone, at)) == told[:at][::-1]
    assert list(bridge.rewind(text, path, undone, 3)) == told[:at][::-1][:3]


@pytest.mark.parametrize(
    ("text", "choice", "label"),
    [
        (CENTRE, 14, "e3"),
        ("queens/4", 3, "a4"),
        ("graph/example/A", 0, "A"),
        ("forest/example/A", 5, "F"),
        ("colouring/australia/3", 1, "Western Australia blue"),
        ("sudoku/small", 5, "r1c2: 2"),
    ],
)
def test_choices_have_names(text, choice, label):
    kind, puzzle = load_kind(text)
    assert kind.label(puzzle, choice) == label


def test_the_board_as_text_is_the_programs():
    told = drain(bridge.Run(CENTRE), 65_536)
    path = follow((12,), told).path
    text = ask("board_text", CENTRE, path, None, "sutcliffe")
    assert text.startswith("   23   12    7    2   21\n\n")
    assert text.endswith("\npath found!\n")
    assert ask("board_text", "queens/4", [1, 7, 8, 14], None).startswith("a2 b4 c1 d3\n")
    assert ask("solved", CENTRE, path) is True
    assert ask("solved", CENTRE, path[:-1]) is False


def test_progress_is_a_fraction():
    assert ask("progress", "queens/4", [0], 6) == 1 / 8
    assert ask("progress", "queens/4", [], 0) == 0.25
    assert ask("progress", "forest/example/A", [0], None) == 1 / 12


GOOD = {
    "describe": (CENTRE,),
    "Run": (CENTRE, [12, 23], None, None),
    "reach": (CENTRE, "recursive", [12, 23], None, None, None, 11, False),
    "replay": (CENTRE, [12, 23], None, 5),
    "rewind": (CENTRE, [12, 23], None, 5),
    "progress": (CENTRE, [12, 23], None),
    "board_text": (CENTRE, [12, 23], None, "text", ""),
    "picture": (f"{CENTRE}@17",),
    "record_page": (
        "queens/4@3",
        json.dumps({"markup": "", "style": "", "script": "", "course": "", "words": {"en": ""}}),
    ),
    "solutions": (CENTRE, [12, 23], None, 100),
    "attempt": ("colouring/australia/3", 3, 100),
    "count_plain": (CENTRE, [12, 23], None, 100),
    "confirm": ("queens/4", "found", 1, [[1, 7, 8, 14]], 1),
    "draft_graph": ("A: B C", False),
    "draft_map": ("A: B C",),
    "solved": (CENTRE, [12, 23]),
    "describe_step": (CENTRE, [12, 23], None),
    "describe_steps": (CENTRE, [12, 23], None, 4, 8),
    "explain": (CENTRE, [12, 23], None, ["more"], 100),
    "group_failures": (CENTRE, [12, 23], 2),
    "list_cuts": ("queens/4/strategy=forward", 64),
    "forms": (CENTRE,),
    "skeleton": (CENTRE,),
    "starter": (CENTRE,),
    "calls": (CENTRE, "recursive", [12, 23], None, None),
    "frames": (CENTRE, "recursive", [12, 23], None, None),
    "probe": (CENTRE, 2, 1),
    "ask_on_paper": (f"{CENTRE}@17", "back"),
    "questions": (CENTRE, [12, 23], None, ["next", "back"], "recursive", None),
    "mark": (CENTRE, [12, 23], None, "next", 20, "recursive", None),
    "why_not": (CENTRE, [12, 23], None, 20, 2, None),
    "imitate": (CENTRE, [12, 23], None, [16, -17], None),
    "measure": (CENTRE, 99),
    "vary": (CENTRE, ["order"]),
    "play_offer": (CENTRE, [12, 23], []),
    "play_refusal": (CENTRE, [12, 23], [], 12),
    "play_hint": (CENTRE, [12, 23], [], 3),
    "play_loss": (CENTRE, [12, 23]),
    "play_judge": (CENTRE, [12, 23], 16),
    "play_check": (CENTRE, [23, -24, 21], 2),
    "play_step": (CENTRE, [23, -24, 21]),
    "play_text": (CENTRE, [12, 23], "text", ""),
    "play_par": ("new/graph/20261122", "2026-11-22"),
    "read_moment": (CENTRE, 12_346, "A"),
    "read_own": ("graph/example/A", "A B\nB C\n", "{}"),
    "check_links": ([CENTRE, "queens/0"],),
    "write_scenario": ("tour", ["board=5x5", "holes=f6", "start=g1"], "board"),
    "write_moment": (CENTRE, 12_345, [12, 23], None, 2, None),
}
SCENARIOS = [
    *(CENTRE, "tour/5x5/any/geeks/goal=closed/strategy=pruned", "tour/6x6/a1/geeks/first=3"),
    *("tour/3x4/a1/geeks/strategy=naive/end=d3", "tour/10x10/a1/geeks/strategy=construct"),
    *("queens/6/goal=all", "graph/example/A", "forest/example/A", "colouring/australia/3"),
    *("sudoku/small", "graph/petersen/any"),
]
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.sampled_from([10**6, 2**31, 2**63, 2**64, -(2**70), 10**5000, float("nan"), float("inf")]),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["x" * 9000, "a1", "recursive", "svg", "queens/4", "%C3", "AAAAA"]),
    st.binary(max_size=3),
    st.just(Null()),
    st.dictionaries(st.integers(0, 3), st.integers(0, 3), max_size=2),
    st.lists(st.integers(-2, 30), max_size=6),
    st.lists(st.integers(0, 11), max_size=40),
    st.lists(st.one_of(st.none(), st.floats(), st.text(max_size=2), st.integers()), max_size=3),
    st.lists(st.lists(st.integers(), max_size=2), max_size=2),
)


def test_a_picture_shows_the_moment_of_its_link():
    # The first 17 steps of this search only place squares: the first dead end comes later.
    path = [12, *bridge.replay(CENTRE, [12], None, 17)]
    assert ask("picture", f"{CENTRE}@17") == ask("board_text", CENTRE, path, None, "svg")
    assert ask("picture", f"{CENTRE}@23790") != ask("picture", f"{CENTRE}@23788")
    with pytest.raises(ValueError, match=r"step 300,000: a picture is made up to step 200,000"):
        bridge.picture(f"{CENTRE}@300000")


def test_a_question_for_paper_has_its_answer_and_as_much_of_the_program_as_matters():
    back = ask("ask_on_paper", f"{CENTRE}@17", "back")
    # The thirteenth square, c5, is the last one with another free move.
    assert back["right"].endswith("after c5 (number 13).")
    assert (
        back["asked"].startswith("Now the search takes its last choice back, b5.")
        and back["program"] == ""
    )
    line = ask("ask_on_paper", f"{CENTRE}@17", "line")
    asked = line["right"].removeprefix("Line ").split(" ", 1)[0]
    program = line["program"].splitlines()
    assert program[int(asked) - 1].strip() == line["right"].split(": ", 1)[1]
    assert "board[square] = 0" in line["program"] and "start = " not in line["program"]
    with pytest.raises(ValueError, match=r"The next step takes nothing back\."):
        bridge.ask_on_paper(f"{CENTRE}@16", "back")


def test_every_question_of_the_page_has_a_right_example():
    assert {*bridge.__all__, *bridge.LATER} == {*GOOD}
    for name, arguments in GOOD.items():
        if name != "read_moment":
            getattr(bridge, name)(*arguments)


@given(st.sampled_from(sorted(GOOD)), st.sampled_from(SCENARIOS), st.data())
@settings(deadline=None, max_examples=share(1500, 4))
def test_whatever_is_asked_is_answered_or_refused_with_a_sentence(name, scenario, data):
    """Bad arguments raise nothing but ValueError, and its sentences are the library's own."""
    arguments = list(GOOD[name])
    if arguments[0] == CENTRE and data.draw(st.booleans()):
        arguments[0] = scenario
    for place in data.draw(st.lists(st.integers(0, len(arguments) - 1), min_size=1, max_size=3)):
        arguments[place] = data.draw(JUNK)
    # Some arguments set the amount of work: impossible values are fine there, large ones too slow.
    works = {
        "probe": 1,
        "solutions": 3,
        "count_plain": 3,
        "attempt": 2,
        "explain": 4,
        "measure": 1,
    }
    if name in works and isinstance(arguments[works[name]], int) and arguments[works[name]] > 99:
        arguments[works[name]] = 99
    if name in ("replay", "rewind") and isinstance(arguments[3], int) and arguments[3] > 99:
        arguments[3] = 99
    try:
        answer = getattr(bridge, name)(*arguments)
        if name == "Run":
            answer.more(5)
    except ValueError as refused:
        sentence = str(refused)
        assert 0 < len(sentence) < 600, sentence
        for own in ("invalid literal", "convert", "Exceeds", "unpack", "islice", "codec"):
            assert own not in sentence


@pytest.mark.parametrize(
    ("question", "arguments", "message"),
    [
        ("describe", ("chess",), "puzzle 'chess': it must be tour, queens"),
        (
            "describe",
            ("tour/17x5/a1/geeks",),
            "board '17x5': in the page it may go up to 16, up",
        ),
        ("Run", (CENTRE, [1]), "path [1]: it must begin with the root [12]"),
        ("Run", (CENTRE, [12, 13]), "choice 13 below path [12]: it must be one of"),
        ("replay", (CENTRE, [12], 14, 5), "choice 14 below path [12]: it must be one of"),
        ("replay", (CENTRE, [12], 99, 5), "choice 99: it must be a whole number from 0 to 24"),
        ("rewind", (CENTRE, [12, 0], None, 5), "choice 0 below path [12]: it must be one of"),
        ("describe_step", (CENTRE, [3], None), "path [3]: it must begin with the root [12]"),
        ("board_text", (CENTRE, [99], None), "choice 99: it must be a whole number from 0 to 24"),
        ("board_text", (CENTRE, [12], None, "pdf"), "format 'pdf': it must be one of text"),
        ("write_moment", (CENTRE, 12_345, [12, 13], None, 2), "choice 13 below path [12]: it"),
        ("write_moment", (CENTRE, 12_345, [12, 99], None, 2), "choice 99: it must be a whole"),
        ("write_moment", (CENTRE, 12_345, ["x"], None, 2), "choice 'x': it must be a whole number"),
        ("write_moment", (CENTRE, 12_345, [12, 1e300], None, 2), "choice 1e+300: it must be"),
        ("write_moment", (CENTRE, 12_344, [12, 23], None, 2), "step 12344, path [12, 23], longest"),
        (
            "write_moment",
            (CENTRE, 12_345, [12, 23], None, 26),
            "step 12345, path [12, 23],",
        ),
        ("write_moment", (CENTRE, -1, [12], None, 1), "step -1: it must be a whole number from 0"),
        ("write_moment", ("queens/8/first=3", 9, [0], None, 1, 4), "found 4: it must be a whole"),
        (
            "explain",
            ("forest/example/A", [3], None, [], 9),
            "the search never comes to the path [3]",
        ),
        ("explain", (CENTRE, [12], None, ["soon"], 9), "known 'soon': it must be one of start"),
        ("solved", ("sudoku/small", [999]), "choice 999: it must be a whole number from 0 to 63"),
        ("solved", ("queens/4", "abcd"), "path 'abcd': it must be a list of choices"),
        ("replay", (CENTRE, [12], None, -1), "count -1: it must be a whole number from 0"),
        (
            "reach",
            (CENTRE, "recursive", [12], None, None, None, 1, False),
            "line 1: the search runs only these lines of the program: 5, 6, 7",
        ),
        ("describe", (7,), "scenario 7: it must be a text"),
        ("describe", (["queens/8"],), "scenario ['queens/8']: it must be a text"),
        ("board_text", (CENTRE, [12, 23, 12], None), "choice 12 below path [12, 23]: it must be"),
        ("questions", (CENTRE, [12, 23], None, "next"), "kinds 'next': it must be a list of texts"),
        ("questions", (CENTRE, [12, 23], None, ["n"]), "question 'n': it must be one of next, ba"),
        ("questions", (CENTRE, [12, 24], None, None), "choice 24 below path [12]: it must be one"),
        ("questions", (CENTRE, [12], None, None, "x"), "form 'x': it must be recursive, "),
        ("mark", (CENTRE, [12], None, "next", "d5"), "answer 'd5': it must be a number, a list"),
        ("mark", (CENTRE, [12], None, "next", 25), "answer 25: it must be a choice from 0 to 24"),
        ("mark", (CENTRE, [12], None, "next", 2.5), "answer 2.5: it must be a whole number"),
        ("mark", (CENTRE, [12], None, "why", ["a1"]), "choice 'a1': it must be a whole number"),
        ("mark", (CENTRE, [12], None, "back", 1), "question 'back': it can't be asked here."),
        ("mark", (CENTRE, [12], None, 7, 1), "question 7: it must be a text"),
        ("mark", ("queens/8/first=3", [0], None, "next", 10, None, 4), "found 4: it must be a"),
        ("why_not", (CENTRE, [12, 23], None, 99), "choice 99: it must be a whole number from 0"),
        ("why_not", (CENTRE, [12, 23], None, 3, 0), "level 0: it must be from 1 to 2"),
    ],
)
def test_what_is_impossible_is_refused(question, arguments, message):
    with pytest.raises(ValueError) as caught:
        getattr(bridge, question)(*arguments)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    "wish", ["no", "0", "[[[[" * 9999, '{"name": 5}', '{"snap": "yes"}', '{"text": ""}']
)
def test_a_wish_has_known_fields_of_their_types(wish):
    with pytest.raises(ValueError, match="it must be a JSON object with some of name, layer, snap"):
        bridge.read_own("graph/example/A", "A B", wish)
