"""Programs in a notebook: a cell, a function, an answer; all of them by the one judge."""

import sys
from functools import cache, partial
from random import shuffle
from types import SimpleNamespace

import pytest
from test_notebook import forms_of

import knights
from knights import Queens, Search, WrongAnswer, check, solve, watch
from knights.command import own
from knights.language import SPOKEN
from knights.notebook.magic import run_cell
from knights.programs import child
from knights.programs.report import Request

STEP = 1


@cache
def apart(near, far):
    return STEP * abs(near - far)


def attacks(path, row):
    at = len(path)
    return any(each == row or apart(each, row) == apart(c, at) for c, each in enumerate(path))


def place(n, path):
    if len(path) == n:
        return True
    for row in range(n):
        if not attacks(path, row):
            path.append(row)
            if place(n, path):
                return True
            path.pop()
    return False


def find_queens(n, quick=False):
    path = []
    place(n, path)
    return path


def find_wrong(n):
    path = []
    for row in range(n):
        path.append(row)  # noqa: PERF402
    return path


# --- a function ---


def test_a_function_runs_with_all_that_it_uses_and_shows_its_verdict():
    verdict = watch(find_queens, "queens 6")
    assert (verdict.right, verdict.outcome) == (True, "found")
    assert verdict.board.numbers == [2, 4, 6, 1, 3, 5]
    assert verdict.remarks[0].sentence == (
        "That's right. Your program found 1 solution. It printed nothing. It made 31 choices and"
        " took 25 back."
    )
    forms = forms_of(verdict)
    assert forms["text/html"].startswith("<p>That&#x27;s right.")
    assert "<img" in forms["text/html"] and "image/png" in forms
    assert str(verdict).endswith("a b c d e f")


def test_a_wrong_function_is_told_the_line_and_the_board_of_the_finding():
    verdict = watch(find_wrong, "queens/6")
    assert (verdict.right, verdict.outcome) == (False, "wrong")
    first = verdict.remarks[0]
    assert first.sentence.startswith("find_wrong, line 4, step 3: ")
    assert (first.line, first.text.strip()) == (4, "path.append(row)  # noqa: PERF402")
    assert verdict.board.squares == ("a1", "b2")
    assert "<pre>   4 | path.append(row)  #" in forms_of(verdict)["text/html"]


def needs_unknown(thing):
    return thing


UNWRITTEN = object()
ADD = partial(max, 1)
LONG = "x" * 200_001


def uses_object(n):
    return UNWRITTEN


def uses_partial(n):
    return ADD(n)


def uses_long(n):
    return LONG


def find_shuffled(n, /):
    rows = [*range(n)]
    while any(attacks(rows[:at], row) for at, row in enumerate(rows)):
        shuffle(rows)
    return rows


def make_closure(seen):
    def inside(n):
        return seen

    return inside


@pytest.mark.parametrize(
    ("function", "puzzle", "told"),
    [
        (needs_unknown, "queens 6", "its parameter 'thing' must be one of n, N"),
        (uses_object, "queens 6", "it uses UNWRITTEN, which is not a plain value"),
        (uses_partial, "queens 6", "it uses ADD, which is not a plain value"),
        (uses_long, "queens 6", "200,000"),
        (make_closure([1]), "queens 6", "it uses seen, which is not a plain value"),
        (lambda n: n, "queens 6", "it must be a function that you wrote with def"),
        (len, "queens 6", "it must be a function that you wrote with def"),
        (find_wrong, "", "Say which puzzle, such as queens 8"),
        (find_wrong, "queens 'a", "a quotation mark is missing"),
        (find_wrong, "forest/example/A", "You can't write a program of your own"),
        (find_wrong, "queens zero", "n 'zero'"),
    ],
)
def test_what_cannot_be_watched_gets_one_sentence(function, puzzle, told):
    with pytest.raises(ValueError, match=told) as caught:
        watch(function, puzzle)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("limits", "told"),
    [({"steps": 10**30}, "steps"), ({"seconds": float("nan")}, "nan"), ({"seconds": "x"}, "'x'")],
)
def test_a_limit_that_is_none_gets_one_sentence(limits, told):
    with pytest.raises(ValueError, match=told):
        watch(find_queens, "queens 6", **limits)


def test_a_limit_may_be_any_number_of_seconds():
    assert watch(find_queens, "queens 6", seconds=100 / 3)


def test_a_function_may_use_a_module_s_own_functions_and_unnamed_parameters():
    assert watch(find_shuffled, "queens 6").right


def test_a_start_may_be_counted_in_each_way(monkeypatch):
    """A tour's start is given from 0 and the top, and again in other ways where that is wrong."""
    asked = []
    wrong = {"outcome": "wrong", "findings": [], "printed": ""}
    monkeypatch.setattr(
        "knights.notebook.judging.run_one", lambda asks, seconds: asked.append(asks.text) or wrong
    )

    def find(rows, columns, start_row, start_column):
        return []

    watch(find, "tour 5x6 --start b2")
    calls = [text.splitlines()[-1] for text in asked]
    assert calls == [
        f"find(rows=5, columns=6, start_row={row}, start_column={column})"
        for row, column in ((3, 1), (2, 2), (1, 1))
    ]


# --- a cell ---


def test_a_cell_is_run_and_judged(capsys):
    verdict = run_cell(
        "queens 6", "path = []\nfor row in range(6):\n    path.append(row)\nprint(path)"
    )
    assert verdict.outcome == "wrong" and capsys.readouterr().out == "[0, 1, 2, 3, 4, 5]\n"
    # The line with the magic counts, as in the notebook.
    assert verdict.remarks[0].sentence.startswith("%%knights, line 4, step 3: The queens on a1 and")


def test_a_wrong_line_gets_one_sentence(capsys):
    for line, told in (
        ("", "Say which puzzle"),
        ("--nonsense queens 8", "--nonsense"),
        ("queens 8 --seconds x", "seconds 'x'"),
        ("--lang xx queens 8", "lang"),
    ):
        assert run_cell(line, "") is None
        error = capsys.readouterr().err
        assert error.startswith("%%knights: ") and told in error and error.count("\n") == 1
    assert SPOKEN.get() == "en"


def test_the_extension_gives_ipython_the_magic():
    given = []
    shell = SimpleNamespace(register_magic_function=lambda *magic: given.append(magic))
    knights.load_ipython_extension(shell)
    assert given == [(run_cell, "cell", "knights")]


def test_in_a_browser_a_program_runs_without_a_process_of_its_own(monkeypatch):
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(child.subprocess, "Popen", None)
    told = own.run_one(Request("print([1, 3, 0, 2])", "queens/4"), 1.0)
    assert told["outcome"] == "found"


# --- an answer ---


class Array:
    """As in numpy."""

    def tolist(self):
        return [0, 4, 7, 5, 2, 6, 1, 3]


@pytest.mark.parametrize(
    ("puzzle", "answer"),
    [
        ("queens 8", [1, 5, 8, 6, 3, 7, 2, 4]),
        ("queens/8", "a1 b5 c8 d6 e3 f7 g2 h4"),
        ("queens 8", Array()),
        ("queens 8", solve(Queens(8))),
        ("queens 8 --count", 92),
        (
            "queens 4 --all",
            [list(each.numbers) for each in Search(Queens(4), "all").run().solutions],
        ),
        ("queens 3", None),
        ("queens 3", "no solution"),
        ("tour 5x5 --start c3", solve("tour/5x5/c3/sutcliffe").numbers),
        ("sudoku/small", solve("sudoku/small")),
        ("colouring/australia/3", solve("colouring/australia/3")),
        ("graph/example/A/limit=6", solve("graph/example/A/limit=6")),
        ("graph/example/A/limit=6", solve("graph/example/A/limit=6").squares),
    ],
)
def test_a_right_answer_passes(puzzle, answer):
    check(puzzle, answer)


@pytest.mark.parametrize(
    ("puzzle", "answer", "told"),
    [
        (
            "queens 8",
            [0, 4, 7, 5, 2, 6, 1, 2],
            "This is no solution. The queens on c8 and h3 attack",
        ),
        ("queens 8", None, "can't read this answer: None. Print the column"),
        ("queens 8", "hello", "can't read this answer: 'hello'"),
        ("queens 8", False, "There is a solution"),
        ("queens 8 --count", 91, "There are 92 solutions"),
        ("queens 3", [0, 2, 1], "This is no solution"),
        ("tour/5x5/a1/textbook", solve("tour/5x5/c3/sutcliffe"), "starts its tour on c3"),
        ("sudoku/small", [[1] * 4] * 4, "This is no solution"),
    ],
)
def test_a_wrong_answer_raises_with_the_sentence(puzzle, answer, told):
    with pytest.raises(AssertionError, match=told) as caught:
        check(puzzle, answer)
    assert type(caught.value) is WrongAnswer and "\n" not in str(caught.value)


def test_a_function_is_called_and_its_verdict_checked():
    check("queens 6", find_queens)
    with pytest.raises(WrongAnswer, match="The queens on a1 and b2 attack each other"):
        check("queens 6", find_wrong)
    with pytest.raises(ValueError, match="it must be a list, a dictionary, a text or a number"):
        check("queens 6", [object()])
    endless = []
    endless.append(endless)
    with pytest.raises(ValueError, match="answer"):
        check("queens 6", endless)
