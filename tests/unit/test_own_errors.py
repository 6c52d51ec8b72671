"""Python's own errors in plain words, each with the line in which it happened."""

import pytest

from knights.programs.judge.errors import tell_error
from knights.programs.judge.judge import judge
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program, scout

ERRORS = {
    "an index beyond the end": ("a = [1]\nb = 2\nprint(a[b])", 3, "beyond the end of the list"),
    "a list that is empty": ("a = []\na.pop()", 2, "more is taken back than was placed"),
    "a name that is not there": ("board = 1\nprint(bord)", 2, "Nothing is called bord here"),
    "a local name": ("k = 0\ndef f():\n    k += 1\nf()", 3, "write `global k`"),
    "a key": ("a = {}\na['c3']", 2, "no key 'c3'"),
    "too deep": ("def f(k):\n    return f(k)\nf(1)", 2, "deeper and deeper"),
    "None with an index": ("def f(): pass\nf()[0]", 2, "did a function end without return?"),
    "None added": ("x = None\nx + 1", 2, "did a function end without return?"),
    "arguments missing": ("def f(a, b): pass\nf(1)", 2, "'b' is missing"),
    "too many arguments": ("def f(a): pass\nf(1, 2)", 2, "called with 2 arguments, and takes 1"),
    "a list called": ("a = [1]\na(0)", 2, "is a comma missing?"),
    "a pair as index": ("a = [[0]]\na[0, 0] = 1", 2, "write board[y][x]"),
    "a number with an index": ("a = 5\na[0]", 2, "of the kind int"),
    "a text and a number": ("a = 'n = ' + 5", 1, None),
    "number and text": ("a = 5 + 'n'", 1, "+ is asked of int and str"),
    "a list in a set": ("a = set()\na.add([1, 2])", 2, "use a tuple"),
    "not in the list": ("a = [1]\na.remove(2)", 2, "not in the list"),
    "too few values": ("a, b = [1]", 1, "not enough values"),
    "no number": ("int('c3')", 1, "cannot make a number of 'c3'"),
    "by zero": ("1 / 0", 1, "divided by 0"),
    "no such attribute": ("(1, 2).append(3)", 1, "kind tuple, which has no append"),
    "None with a method": ("a = [].append(1)\na.append(2)", 2, "change a list, and return None"),
    "no such module": ("import nunpy", 1, "There is no module nunpy"),
    "nothing to read": ("input()", 1, "more lines than were given"),
    "an assert": ("x = 1\nassert x == 2", 2, "assert"),
    "an error of its own": ("class Lost(Exception): pass\nraise Lost('here')", 2, "Lost: here"),
}
SYNTAX = {
    "a colon": ("for i in range(3)\n    pass", 1, "colon is missing"),
    "a bracket": ("a = 1\nprint((a)\nb = 2", 2, "The bracket ( is opened here"),
    "the wrong bracket": ("a = 1)", 1, "The bracket )"),
    "one =": ("a = 1\nif a = 1:\n    pass", 2, "to compare, write =="),
    "a text": ("a = 'no end\nb = 1", 1, "its quotation mark"),
    "no block": ("if True:\nx = 1", 2, "moved to the right"),
    "a column": ("if True:\n    x = 1\n  y = 2", 3, "same column"),
    "return": ("return 5", 1, "outside of all functions"),
    "nonsense": ("a b c", 1, "Python cannot read this line"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_in_plain_words(name):
    text, line, words = ERRORS[name]
    _, run = scout(Program(text), Limits())
    assert run.ended == "failed" and run.error is not None
    assert run.line == line
    told = tell_error(run.error)
    assert words is None or words in told
    assert "{" not in told and told


@pytest.mark.parametrize("name", SYNTAX)
def test_a_text_that_is_no_python(name):
    text, line, words = SYNTAX[name]
    judged = judge(Program(text), "queens/8")
    assert judged.outcome == "wrong"
    (finding,) = judged.findings
    assert (finding.mistake, finding.line) == ("error", line)
    assert words in finding.sentence
