"""The visitor's first programs: each runs as it is, is understood, and finds what exists."""

import contextlib
import io
import json

import pytest
from students import says

from knights.language import speaking
from knights.language.forms import FORMS
from knights.listings.translate_comments import translate
from knights.page import bridge
from knights.programs.report import Request
from knights.programs.session import Session
from knights.puzzles.program import hollow
from knights.puzzles.registry import PUZZLES, find_kind
from knights.scenario import build, parse, wanted

# Scenarios and whether they have a solution, known from theorems, the texts or the literature.
FOUND = [
    *("tour/5x5/c3/sutcliffe", "tour/5x5/a1/geeks", "tour/5x5/any/textbook"),
    *("tour/3x4/a1/geeks/goal=all", "tour/3x4/any/horse", "tour/5x5/a1/geeks/end=c3"),
    *("tour/6x6/b3/geeks/strategy=warnsdorff", "tour/8x8/a1/horse/strategy=pruned"),
    *("tour/8x8/d4/geeks/strategy=construct", "tour/6x5/a1/geeks/strategy=pruned"),
    *("tour/5x5/a1/geeks/holes=b2", "tour/5x5/a1/geeks/first=3", "tour/3x4/any/geeks/goal=all"),
    *("queens/8/first=3", "queens/4/first=3", "graph/example/any/limit=4/goal=all"),
    *(
        "queens/1",
        "queens/8",
        "queens/8/test=diagonals",
        "queens/8/order=fewest",
        "queens/6/goal=all",
    ),
    *("queens/8/givens=b4,d3", "queens/8/givens=c6/order=fewest/goal=all"),
    *("queens/7/givens=c2/test=diagonals", "queens/7/givens=b4,e6/strategy=forward"),
    *("colouring/australia/3", "colouring/us/4", "colouring/australia/3/goal=all"),
    *("colouring/australia/3/givens=Victoria:yellow", "colouring/ukraine/4/givens=Kyiv:blue"),
    "colouring/australia/3/givens=Victoria:blue,Tasmania:red/strategy=consistent/goal=all",
    *("colouring/australia/4/order=kernel", "colouring/A:B;B:C;C:A/3/symmetry=yes"),
    *("graph/example/A/limit=6", "graph/petersen/a", "graph/dodecahedron/any/order=fewest"),
    *("graph/example/A/limit=3/goal=all", "graph/dodecahedron/a/cycle=yes/order=fewest"),
    *(
        "sudoku/small",
        "sudoku/easy",
        "sudoku/hard/order=fewest",
        "sudoku/hard/order=places",
        "sudoku/1....3...4.....2",
        "sudoku/1............3../regions=1112122233343444/order=places",
    ),
]
NONE = [
    *("tour/3x3/b2/geeks", "tour/4x4/a1/sutcliffe", "tour/3x4/b1/geeks/strategy=naive"),
    "queens/8/givens=a1,b3",
    "colouring/australia/3/givens=Queensland:red,Victoria:blue",
    *("queens/2", "queens/3", "colouring/australia/2", "graph/example/C/limit=6"),
    *("graph/petersen/a/cycle=yes", "tour/3x6/a1/geeks/goal=closed"),
    "tour/3x6/any/geeks/goal=closed",
]


def read_starter(scenario: str) -> str:
    asked = parse(scenario)
    text = find_kind(asked.puzzle).program.starter(build(asked), wanted(asked))
    assert text is not None
    return text


def run(scenario: str) -> Session:
    return Session(Request(read_starter(scenario), scenario))


@pytest.mark.parametrize("scenario", [*FOUND, *NONE])
def test_a_program_to_begin_with_finds_a_solution_or_that_there_is_none(scenario: str) -> None:
    session = run(scenario)
    outcome = "found" if scenario in FOUND else "none"
    assert (session.report["outcome"], session.report["findings"]) == (outcome, [])
    assert session.orderly or outcome == "none"


@pytest.mark.parametrize("scenario", ["tour/5x5/c3/sutcliffe", "queens/8", "sudoku/small"])
def test_it_runs_as_it_stands(scenario: str) -> None:
    printed = {
        "tour/5x5/c3/sutcliffe": "23 12 7 2 21 6 17 22 13 8"
        " 11 24 1 20 3 16 5 18 9 14 25 10 15 4 19",
        "queens/8": "1 5 8 6 3 7 2 4",  # a1 b5 c8 d6 e3 f7 g2 h4
    }
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(read_starter(scenario), {"__name__": "__main__"})
    said = " ".join(out.getvalue().split())
    assert said == printed.get(scenario, said)
    assert said


@pytest.mark.parametrize("scenario", [*FOUND, *NONE])
def test_one_function_asks_to_be_changed(scenario: str) -> None:
    text = read_starter(scenario)
    marked = [line for line in text.splitlines() if "change me" in line]
    assert len(marked) == 1
    assert marked[0].startswith("def ") and marked[0].endswith(":  # change me")
    # The search calls the marked function, so that a change has an effect.
    name = marked[0].removeprefix("def ").partition("(")[0]
    assert text.count(f"{name}(") > 1


@pytest.mark.parametrize("scenario", [*FOUND, *NONE])
def test_a_skeleton_lacks_the_search_and_has_the_rest(scenario: str) -> None:
    finished, text = read_starter(scenario), hollow(read_starter(scenario))
    written = {*text.splitlines()} - {*finished.replace("  # change me", "").splitlines()}
    assert {line.strip() for line in written} == {
        "# place",
        "# go on, and stop if that was enough",
        "# take back",
        "pass  # write this part",
    }
    assert json.loads(bridge.skeleton(scenario)) == text


@pytest.mark.parametrize(
    "scenario",
    [
        *("queens/8", "tour/5x5/c3/sutcliffe", "sudoku/hard/order=places"),
        *("graph/example/A/limit=6", "colouring/A:B;B:C;C:A/3/symmetry=yes"),
        "colouring/australia/4/order=kernel",
    ],
)
@pytest.mark.parametrize("language", FORMS)
def test_a_skeleton_is_told_which_part_is_missing(scenario: str, language: str) -> None:
    with speaking(language):
        text = translate(hollow(read_starter(scenario)))
    line = next(number for number, line in enumerate(text.splitlines(), 1) if " pass  #" in line)
    assert find_mistakes(text, scenario) == [("unwritten", line)]
    # Nothing is missing where the line is not reached, or another is written beside it.
    margin = text.splitlines()[line - 1].partition("pass")[0]
    for other in (f"exit()\n{text}", text.replace("pass  #", f"continue\n{margin}pass  #")):
        assert "unwritten" not in dict(find_mistakes(other, scenario))


def find_mistakes(text: str, scenario: str) -> list[tuple[str, int | None]]:
    report = Session(Request(text, scenario)).report
    assert report["outcome"] == "wrong"
    return [(finding["mistake"], finding["line"]) for finding in report["findings"]]


@pytest.mark.parametrize(
    ("scenario", "change", "sentence"),
    [
        ("queens/8", ("apart in (0, column - left)", "apart == 0"), ["a1", "b2"]),
        ("queens/8", ("apart in (0, column - left)", "apart == column - left"), ["a1", "b1"]),
        (
            "colouring/australia/3",
            ("colours.get(neighbour) == colour", "False"),
            ["Western Australia", "Northern Territory"],
        ),
    ],
)
@pytest.mark.parametrize("words", ["*{}", "'The answer is', *{}", "*{}, sep='\\n'", "list({})"])
def test_a_wrong_answer_is_read_in_the_forms_of_a_right_one(
    scenario: str, change: tuple[str, str], sentence: list[str], words: str
) -> None:
    text = read_starter(scenario).replace(*change).replace('["red", "blue", "yellow"]', "[1, 2, 3]")
    for printed, value in (("*queens", "queens"), ("colours", "colours.values()")):
        text = text.replace(f"print({printed})", f"print({words.format(value)})")
    report = Session(Request(text, scenario)).report
    rule, answer = report["findings"]
    assert (report["outcome"], rule["mistake"], answer["mistake"]) == ("wrong", "move", "answer")
    assert text.splitlines()[rule["allowed"] - 1].strip() == "return True"
    for said in (rule["sentence"], answer["sentence"]):
        assert all(name in said for name in sentence)


@pytest.mark.parametrize(
    ("scenario", "wrong", "there"),
    [
        # Squares are pairs (x, y), so (2, 5) is b5; the start alone doesn't tell.
        ("tour/5x5/c3/sutcliffe", "b5 (board[2, 5])", "a4 (board[1, 4])"),
        ("tour/5x5/any/textbook", "d2 (board[4, 2])", "e2 (board[5, 2])"),
    ],
)
def test_squares_of_an_unfinished_tour_lie_as_in_our_program(
    scenario: str, wrong: str, there: str
) -> None:
    text = "".join(
        line for line in read_starter(scenario).splitlines(True) if "# take back" not in line
    )
    session, right = Session(Request(text, scenario)), run(scenario)
    sentence = session.report["findings"][0]["sentence"]
    assert says(sentence, "own-step-stays", wrong, there), sentence
    # Up to the first square that the whole program takes back, both make the same moves.
    same = next(index for index, event in enumerate(right.events) if event < 0)
    assert same > 10 and session.events[:same] == right.events[:same]


# For each puzzle's program: the line that orders the choices, and the same in reverse.
REVERSED = {
    "queens/8": ("return range(1, n + 1)", "return range(n, 0, -1)"),
    "tour/5x5/any/textbook": ("dx, dy in moves\n", "dx, dy in reversed(moves)\n"),
    "graph/dodecahedron/any": ("return neighbours[vertex]", "return reversed(neighbours[vertex])"),
    "colouring/australia/3": ("order[len(colours)]", "order[-1 - len(colours)]"),
    "sudoku/small": ("next(blanks(), None)", "max(blanks(), default=None)"),
}


@pytest.mark.parametrize("scenario", REVERSED)
def test_another_order_is_another_search_and_as_right(scenario: str) -> None:
    text = read_starter(scenario)
    before, after = REVERSED[scenario]
    assert text.count(before) == 1
    changed = Session(Request(text.replace(before, after), scenario))
    assert (changed.report["outcome"], changed.report["findings"]) == ("found", [])
    assert changed.events != run(scenario).events
    if scenario == "queens/8":  # the mirror image of the first solution of all
        assert changed.report["labels"] == ["a8", "b4", "c1", "d3", "e6", "f2", "g7", "h5"]


@pytest.mark.parametrize("name", PUZZLES)
def test_there_is_one_where_there_is_a_task(name: str) -> None:
    kind = PUZZLES[name]
    scenario = next(iter(kind.entry.presets)).scenario
    puzzle = build(parse(scenario))
    text = kind.program and kind.program.starter(puzzle, "first")
    assert (text is None) == (kind.task is None)


def test_the_page_is_told() -> None:
    assert json.loads(bridge.starter("queens/5")) == read_starter("queens/5")
    assert "n = 5" in read_starter("queens/5")
    assert json.loads(bridge.starter("forest/example/A")) == ""
    assert json.loads(bridge.skeleton("forest/example/A")) == ""


def test_a_closed_tour_from_anywhere_begins_somewhere() -> None:
    assert "start = (1, 1)" in read_starter("tour/3x6/any/geeks/goal=closed")


def test_a_text_without_the_place_to_change_is_no_program_to_begin_with() -> None:
    from knights.puzzles.program import ask_order, invite

    with pytest.raises(ValueError, match="no function order"):
        invite("def other():\n    pass\n", "order")
    with pytest.raises(ValueError, match="no line that places"):
        hollow("def other():\n    pass\n")
    with pytest.raises(ValueError, match="no loop"):
        ask_order("def other():\n    pass\n", "for x in y:", "for x in order():", "")
