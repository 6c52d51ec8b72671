"""Watched runs: each write, forwards and backwards, the calls, lines and limits."""

import copy
import io
import json
import sys
from contextlib import redirect_stdout
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from students import RIGHT, read

from knights.programs.read.contents import Contents
from knights.programs.watch.containers import Maker
from knights.programs.watch.limits import Limits
from knights.programs.watch.log import Log, Ref
from knights.programs.watch.moment import look
from knights.programs.watch.run import OTHER, RAISED, Program, scout, watch

SMALL = st.integers(-3, 5) | st.sampled_from([None, "Q", ".", 1 << 40, 2.5, (1, 2), True])
LIST_ACTIONS = st.one_of(
    st.tuples(st.just("__setitem__"), st.integers(-6, 6), SMALL),
    st.tuples(st.just("append"), SMALL),
    st.tuples(st.just("pop")),
    st.tuples(st.just("pop"), st.integers(-6, 6)),
    st.tuples(st.just("insert"), st.integers(-6, 6), SMALL),
    st.tuples(st.just("remove"), SMALL),
    st.tuples(st.just("extend"), st.lists(SMALL, max_size=3)),
    st.tuples(st.just("__iadd__"), st.lists(SMALL, max_size=3)),
    st.tuples(st.just("__delitem__"), st.integers(-6, 6)),
    st.tuples(st.just("__setitem__"), st.just(slice(1, 3)), st.lists(SMALL, max_size=4)),
    st.tuples(st.just("reverse")),
    st.tuples(st.just("clear")),
)
DICT_ACTIONS = st.one_of(
    st.tuples(st.just("__setitem__"), st.sampled_from("abc"), SMALL),
    st.tuples(st.just("__delitem__"), st.sampled_from("abc")),
    st.tuples(st.just("pop"), st.sampled_from("abc"), st.just(None)),
    st.tuples(st.just("setdefault"), st.sampled_from("abc"), SMALL),
    st.tuples(st.just("update"), st.dictionaries(st.sampled_from("abc"), SMALL)),
    st.tuples(st.just("clear")),
)
SET_ACTIONS = st.one_of(
    st.tuples(st.sampled_from(["add", "remove", "discard"]), st.sampled_from("abc")),
    st.tuples(
        st.sampled_from(["update", "difference_update", "intersection_update"]),
        st.sets(st.sampled_from("abc")),
    ),
    st.tuples(st.just("clear")),
)


def act(thing, action):
    """Do one action to a container, and return its result or error as text."""
    name, *given_to_it = action
    try:
        return repr(getattr(thing, name)(*given_to_it))
    except (IndexError, KeyError, ValueError) as error:
        return repr(error)


@pytest.mark.parametrize(
    ("begin", "actions"),
    [([1, 2, None], LIST_ACTIONS), ({"a": 1}, DICT_ACTIONS), ({"a"}, SET_ACTIONS)],
)
def test_a_watched_container_is_as_a_plain_one_and_keeps_all_its_past(begin, actions):
    @settings(max_examples=60)
    @given(st.lists(actions, max_size=12))
    def check(doings):
        log, ticks = Log(), count()
        plain, watched = (
            copy.deepcopy(begin),
            Maker(log, lambda: next(ticks)).make(7, copy.copy(begin)),
        )
        past = {len(log): copy.copy(plain)}
        for action in doings:
            assert act(watched, action) == act(plain, action)
            assert watched == plain and repr(watched) == repr(plain)
            past[len(log)] = copy.copy(plain)
        assert next(ticks) == len(log)
        contents = Contents(log)
        for step in range(1, len(log) + 1):
            contents.advance()
            # Truth values are kept as numbers, and compare equal to them.
            assert step not in past or contents.read(0) == past[step], step

    check()


def test_copies_of_a_watched_container_are_plain():
    maker = Maker(Log(), lambda: None)
    watched = maker.make(0, [maker.make(1, [0, 0])])
    for copied in (copy.deepcopy(watched), [*watched], list(watched)):
        assert type(copied) is list
    assert type(copy.deepcopy(watched)[0]) is list
    assert watched.__class__.__name__ == "list"


def see(text, name, limits=None):
    """Watch the containers that a name is given, and their rows."""
    program = Program(text)
    scouted, _ = scout(program, Limits())
    numbers = [number for number, names in scouted.names.items() if name in names]
    made = scouted.log.made
    rows = [
        item.number for number in numbers for item in made[number].held if isinstance(item, Ref)
    ]
    sites = {made[number].site for number in (*numbers, *rows)}
    return watch(program, sites, scouted.functions["recursive"], limits or Limits()), sites


@pytest.mark.parametrize(
    "name", [name for name in RIGHT if name not in ("tour_success", "tour_flag")]
)
def test_a_watched_program_prints_what_it_prints_by_itself(name):
    text = read(f"right_{name}")
    own = io.StringIO()
    with redirect_stdout(own):
        exec(compile(text, name, "exec"), {"__name__": "__main__"})
    program = Program(text)
    scouted, _ = scout(program, Limits())
    sites = set(range(len(scouted.log.made)))
    run = watch(program, sites, scouted.functions["recursive"], Limits())
    assert (run.ended, run.printed) == ("done", own.getvalue())


QUEENS = """\
x = [0] * 4

def safe(k, row):
    return all(x[i] != row and abs(x[i] - row) != k - i for i in range(k))

def solve(k):
    if k == 4:
        return True
    for row in range(4):
        if safe(k, row):
            x[k] = row
            if solve(k + 1):
                return True
    return False

solve(0)
"""


def test_the_calls_are_those_of_the_functions_that_search():
    run, _ = see(QUEENS, "x")
    # By hand: a1 c2 (dead end below), d2 b3 (dead end below); then b1 d2 a3 c4.
    writes = [(key, value) for _, key, value in run.log.steps() if key is not None]
    assert writes == [(0, 0), (1, 2), (1, 3), (2, 1), (0, 1), (1, 3), (2, 0), (3, 2)]
    assert run.calls.names == ["solve"]
    begun = [at for at, what in run.calls if what >= 0]
    codes = [~what for _, what in run.calls if what < 0]
    assert len(begun) == len(codes) == 9
    assert codes == [1, 1, 1, 1, 2, 2, 2, 2, 2]
    assert begun[0] == 1  # after the list was made


def test_a_call_that_ends_by_an_error_has_ended():
    text = "path = []\ndef go(k):\n    path.append(k)\n    if k == 3: raise ValueError\n"
    text += "    go(k + 1)\ntry:\n    go(0)\nexcept ValueError:\n    pass\n"
    run, _ = see(text, "path")
    assert [what for _, what in run.calls] == [0, 0, 0, 0, *[~RAISED] * 4]
    assert run.ended == "done" and OTHER != RAISED


def trace_plainly(text, wanted):
    """List the lines that write to a list, by a plain trace of every line."""
    seen, held = [], []

    def follow(frame, event, argument):
        if frame.f_code.co_filename != "plain":
            return None
        board = frame.f_globals.get(wanted)
        now = copy.deepcopy(board)
        if held and now != held[-1][1]:
            seen.append(held[-1][0])
        held.append((frame.f_lineno, now))
        return follow

    before = sys.gettrace()
    sys.settrace(follow)
    try:
        exec(compile(text, "plain", "exec"), {"__name__": "__main__"})
    finally:
        sys.settrace(before)
    return seen


def test_the_line_of_a_step_is_the_one_that_wrote():
    text = read("right_graph")
    run, sites = see(text, "path")
    lines = [
        moment.made.line
        for step in range(len(run.log))
        if (moment := look(Program(text), sites, step)) is not None
    ]
    assert trace_plainly(text, "path") == lines


def test_the_variables_and_the_open_calls_at_a_step():
    _, sites = see(QUEENS, "x")
    moment = look(Program(QUEENS), sites, 4)  # b3, below a1 and d2
    assert moment is not None
    assert (moment.made.function, moment.made.line) == ("solve", 11)
    assert moment.made.variables == [("k", "2"), ("row", "1")]
    assert [call.function for call in moment.stack] == ["<module>", "solve", "solve", "solve"]
    assert [dict(call.variables)["k"] for call in moment.stack[1:]] == ["0", "1", "2"]
    assert ("x", "[0, 3, 1, 0]") in moment.stack[0].variables
    assert [line.line for line in moment.lines[:4]] == [12, 7, 9, 10]
    assert look(Program(QUEENS), sites, 500) is None


@pytest.mark.parametrize(
    ("text", "limits", "reason", "line"),
    [
        ("x = [0]\nwhile True:\n    pass\n", Limits(turns=1000), "round", 2),
        ("x, n = [0], 0\nwhile True:\n    n += 1\n", Limits(turns=1000), "turns", 2),
        ("x = [0]\nwhile True:\n    x[0] += 1\n", Limits(steps=100), "steps", 3),
        ("while True:\n    x = [0]\n", Limits(), "containers", 2),
        ("while True:\n    print('x' * 100)\n", Limits(output=1000), "output", 2),
        ("def f(): f()\nx = [0]\nf()\n", Limits(), None, 1),
        ("import sys\nsys.setrecursionlimit(10**9)\ndef f(): f()\nf()\n", Limits(), None, 3),
    ],
)
def test_a_program_is_stopped(text, limits, reason, line):
    before = sys.getrecursionlimit()
    program = Program(text)
    scouted, first = scout(program, limits)
    run = watch(program, range(20), scouted.functions["recursive"], limits)
    assert (run.reason, run.line) == (reason, line)
    if reason is None:
        assert run.ended == "failed" and isinstance(run.error, RecursionError)
    assert sys.getrecursionlimit() == before and sys.stdout is not first


def test_input_is_given_and_output_is_caught(capsys):
    text = "n = int(input('How many? '))\nprint(n + 1)\nprint(input())\n"
    _, run = scout(Program(text, ["4"]), Limits())
    assert run.printed == "How many? 5\n"
    assert isinstance(run.error, EOFError)
    assert capsys.readouterr().out == ""


def test_settings_are_put_in_and_lines_stay():
    text = "import sys\nn, m = 8, 3\ndef main():\n    size = 4\n    print(n, m, size, lineno())\n"
    text += "lineno = lambda: sys._getframe(1).f_lineno\n"
    text += "if __name__ == '__main__':\n    k = n\n    main()\n"
    _, run = scout(Program(text, settings={"n": 5, "size": (1, 2), "k": 7, "z": 1}), Limits())
    assert (run.printed, run.settings) == ("5 3 (1, 2) 5\n", {"n", "size"})


def test_two_million_steps_fit():
    """A step takes 8 bytes in the log."""
    text = "x = [0] * 5\nfor i in range(30_000):\n    x[i % 5] = i\n"
    run, _ = see(text, "x", Limits(steps=40_000))
    log = run.log
    bytes_a_step = (len(log.places) * log.places.itemsize + len(log) * log.values.itemsize) / len(
        log
    )
    assert bytes_a_step == 8
    contents = Contents(log)
    contents.come_to(len(log))
    assert json.dumps(contents.read(0)) == "[29995, 29996, 29997, 29998, 29999]"
