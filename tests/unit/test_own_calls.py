"""The calls of a program: arguments and results, compared with Python's own profiling."""

import io
import json
import sys
from contextlib import redirect_stdout

import pytest
from students import begin, read

from knights.programs.report import Request
from knights.programs.session import Session

LOOKED_AT = 400  # calls and returns of a run
SCENARIOS = {
    "right_colouring_names": "colouring/australia/3",
    "right_graph": "graph/example/A",
    "right_queens_array": "queens/8",
    "right_tour_flag": "tour/5x5/a5/sutcliffe",
    "right_tour_success": "tour/5x5/c3/sutcliffe",
    "wrong_refused": "queens/6",
}


class Enough(BaseException):
    pass


def shorten(value):
    """Format a value; a long one is cut to its two ends, a board is only named."""
    told = repr(value)
    if told.startswith("[["):
        return "[[…]]"
    return told if len(told) <= 24 else f"{told[:8]} ... {told[-8:]}"


def profile(text, names, most):
    """List the calls of functions with these names, and their returns, by Python's profiling."""
    seen = []

    def follow(frame, event, value):
        code = frame.f_code
        if code.co_filename != "plain" or code.co_name not in names:
            return
        if event == "call":
            given = code.co_varnames[: code.co_argcount]
            told = [f"{name}={shorten(frame.f_locals[name])}" for name in given]
            seen.append((code.co_name, ", ".join(told)))
        elif event == "return":
            seen.append((None, shorten(value)))
        if len(seen) == most:
            sys.setprofile(None)
            raise Enough

    compiled = compile(text, "plain", "exec")
    sys.setprofile(follow)
    try:
        with redirect_stdout(io.StringIO()):
            exec(compiled, {"__name__": "__main__"})
    except Enough:
        pass
    finally:
        sys.setprofile(None)
    return seen


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS.items(), ids=SCENARIOS)
def test_calls_and_returns_are_those_that_python_profiles(name, scenario):
    session = begin(name, scenario)
    plain = profile(read(name), session.calls.names, LOOKED_AT)
    assert len(plain) == min(LOOKED_AT, len(session.calls))
    told = json.loads(session.tell_calls(json.dumps([*range(len(plain))])))
    codes = {"None": 0, "False": 1, "True": 2}
    for number, (function, written) in enumerate(plain):
        _, what = session.calls[number]
        if function is None:
            assert ~what == codes.get(written, 3)
        else:
            assert session.calls.names[what] == function
        assert told[str(number)] == written


def test_the_last_call_is_told_without_those_in_between():
    session = begin("right_tour_success", "tour/5x5/c3/sutcliffe")
    last = len(session.calls) - 1
    told = json.loads(session.tell_calls(json.dumps([0, last])))
    # The first call gets the start; the last return passes success back from it.
    assert (told["0"], told[str(last)]) == ("i=2, x=3, y=3", "True")
    assert str(last // 2) not in told


def test_of_a_call_that_ends_by_an_error_the_error_is_told():
    text = "path = []\ndef go(self, k=3, *, far=True):\n    path.append(k)\n"
    text += "    if k == 6: raise ValueError\n    go('me', k + 1)\n"
    text += "try:\n    go('me')\nexcept ValueError:\n    pass\n"
    session = Session(Request(text, "tour/5x5/c3/sutcliffe", watch="path"))
    told = json.loads(session.tell_calls("[0, 7]"))
    assert told["0"] == "k=3, far=True"
    assert told["7"] == "ValueError"


def test_what_comes_otherwise_the_second_time_is_left_out(monkeypatch):
    text = "import math\nx = [0] * 4\nif math.late: x[3] = 1\n"
    text += "def go(k):\n    x[k] = k\n    if k < 3: go(k + 1)\ngo(0)\n"
    monkeypatch.setattr("math.late", False, raising=False)
    session = Session(Request(text, "queens/4", watch="x"))
    everything = json.dumps([*range(len(session.calls))])
    assert len(json.loads(session.tell_calls(everything))) == 8
    # With one more step at the beginning, every call comes a step later.
    monkeypatch.setattr("math.late", True)
    assert json.loads(session.tell_calls(everything)) == {}


def test_a_program_that_is_stopped_has_calls_that_are_open():
    session = begin("right_tour_success", "tour/5x5/c3/sutcliffe", limits={"steps": 40})
    told = json.loads(session.callers)
    whats = [what for _, what in session.calls]
    begun = sum(what >= 0 for what in whats[: told["stopped"]])
    ended = told["stopped"] - begun
    # The rest are the ends of the calls that were open.
    assert len(whats) - told["stopped"] == begun - ended > 5


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = [0] * 4\nfor i in range(4):\n    x[i] = i\n", (False, False, [])),
        ("x = [0] * 4\ndef put(i):\n    x[i] = i\nput(2)\n", (True, False, [])),
        (
            "x = [0] * 4\ndef go(i):\n    x[i] = i\n    if i: yield from go(i - 1)\n    yield i\n"
            "list(go(3))\n",
            (True, True, ["go"]),
        ),
    ],
    ids=["no-functions", "no-recursion", "generator"],
)
def test_where_there_is_no_tree_of_calls_it_is_known_why(text, told):
    session = Session(Request(text, "queens/4", watch="x"))
    known = json.loads(session.callers)
    assert (known["defines"], known["pauses"], known["names"]) == told


def test_where_too_many_calls_are_open_all_of_them_have_ended_in_the_end():
    session = begin("wrong_depth", "queens/6")
    whats = [what for _, what in session.calls]
    begun = sum(what >= 0 for what in whats)
    assert begun > 900 and len(whats) == 2 * begun
    told = json.loads(session.tell_calls(json.dumps([0, begun - 100, len(whats) - 1])))
    assert told["0"] == told[str(begun - 100)] == "k=0"
    assert told[str(len(whats) - 1)] == "RecursionError"


def test_an_error_that_comes_through_others_functions_ends_the_right_calls():
    text = "x = [0] * 4\ndef fail(k):\n    raise KeyError(k)\n"
    text += "def go(k):\n    x[k] = k + 1\n    if k == 2: fail(k)\n    try:\n        go(k + 1)\n"
    text += "    except KeyError:\n        x[k] = 0\n        if k: raise\ngo(0)\n"
    session = Session(Request(text, "queens/4", watch="x"))
    assert [what for _, what in session.calls] == [0, 0, 0, ~4, ~4, ~0]
    told = json.loads(session.tell_calls("[3, 4, 5]"))
    assert [told[str(n)] for n in (2, 3, 4, 5)] == ["k=2", "KeyError", "KeyError", "None"]
