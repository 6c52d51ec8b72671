"""Python's own errors in plain words, each with the line in which it happened."""

import pytest
from students import says

from knights.programs.judge.errors import tell_error
from knights.programs.judge.judge import judge
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program, scout

# For each error: a program, the line, the end of the sentence's key, and its values.
ERRORS = {
    "an index beyond the end": ("a = [1]\nb = 2\nprint(a[b])", 3, "index", "list"),
    "a list that is empty": ("a = []\na.pop()", 2, "pop"),
    "a name that is not there": ("board = 1\nprint(xyz)", 2, "name", "xyz"),
    "a local name": ("k = 0\ndef f():\n    k += 1\nf()", 3, "local", "k"),
    "a key": ("a = {}\na['c3']", 2, "key", "'c3'"),
    "too deep": ("def f(k):\n    return f(k)\nf(1)", 2, "depth"),
    "None with an index": ("def f(): pass\nf()[0]", 2, "none-list"),
    "None added": ("x = None\nx + 1", 2, "none"),
    "arguments missing": ("def f(a, b): pass\nf(1)", 2, "missing", "f", ["b"]),
    "too many arguments": ("def f(a): pass\nf(1, 2)", 2, "arguments", 1, 2),
    "a list called": ("a = [1]\na(0)", 2, "called", "list"),
    "a pair as index": ("a = [[0]]\na[0, 0] = 1", 2, "list-index", "tuple"),
    "a number with an index": ("a = 5\na[0]", 2, "no-list", "int"),
    "a text and a number": ("a = 'n = ' + 5", 1, "join", "str", "int"),
    "a name like another": ("queens = 1\nprint(quens)", 2, "name-like", "quens", "queens"),
    "a module that is not imported": ("print(math.pi)", 1, "name-import", "math", "math"),
    "a method like another": (
        "a = [1]\na.apend(2)",
        2,
        "attribute-like",
        "list",
        "apend",
        "append",
    ),
    "no such function": ("import math\nmath.sqr(4)", 2, "member", "math", "sqr"),
    "nothing to be compared": ("a = 1 < 'b'", 1, "compare", "<", "int", "str"),
    "no whole number": ("range(4 / 2)", 1, "whole"),
    "one value for two names": ("a, b = 5", 1, "unpack", "int"),
    "a tuple changed": ("a = (1, 2)\na[0] = 3", 2, "fixed", "tuple"),
    "no such parameter": ("def f(a): pass\nf(b=1)", 2, "parameter", "f", "b"),
    "number and text": ("a = 5 + 'n'", 1, "operator", "+", "int", "str"),
    "a list in a set": ("a = set()\na.add([1, 2])", 2, "unhashable", "list"),
    "not in the list": ("a = [1]\na.remove(2)", 2, "not-there"),
    "too few values": ("a, b = [1]", 1, "few"),
    "no number": ("int('c3')", 1, "int", "'c3'"),
    "by zero": ("1 / 0", 1, "zero"),
    "no such attribute": ("(1, 2).append(3)", 1, "attribute", "tuple", "append"),
    "None with a method": ("a = [].append(1)\na.append(2)", 2, "none-attribute", "append"),
    "no such module": ("import nunpy", 1, "module", "nunpy"),
    "nothing to read": ("input()", 1, "input"),
    "an assert": ("x = 1\nassert x == 2", 2, "assert"),
    "an error of its own": (
        "class Lost(Exception): pass\nraise Lost('here')",
        2,
        "other",
        "Lost",
        "here",
    ),
}
SYNTAX = {
    "a colon": ("for i in range(3)\n    pass", 1, "colon"),
    "a bracket": ("a = 1\nprint((a)\nb = 2", 2, "open", "("),
    "the wrong bracket": ("a = 1)", 1, "close", ")"),
    "one =": ("a = 1\nif a = 1:\n    pass", 2, "equals"),
    "a text": ("a = 'no end\nb = 1", 1, "text"),
    "no block": ("if True:\nx = 1", 2, "block"),
    "nothing in a block": ("def f():\n\n\n# later\nx = 1", 1, "empty"),
    "nothing in an inner block": ("for i in x:\n    if i:\nprint(1)", 2, "empty"),
    "nothing after the last line": ("x = 1\nfor i in x:", 2, "empty"),
    "a column": ("if True:\n    x = 1\n  y = 2", 3, "column"),
    "return": ("return 5", 1, "return"),
    "a bracket before a colon": ("x = 1\nwhile (x < 3 and (x > 0):\n    x += 1", 2, "open", "("),
    "a bracket lines before": ("x = max(1,\n  2\nif x:\n    pass", 1, "open", "("),
    "a bracket in a text": ("x = ')'\nif (x == ')':  # )\n    pass", 2, "open", "("),
    "another bracket": ("a = [1,\n     2)", 2, "fit", ")", "[", 1),
    "one = after another test": ("x = 1\nif x == 1 and x = 2:\n    pass", 2, "equals"),
    "tabs and spaces": ("if True:\n    x = 1\n\ty = 2", 3, "tabs"),
    "too far in": ("x = 1\n    y = 2", 2, "indent"),
    "a comma": ("a = [1, 2 3]", 1, "comma"),
    "else if": ("if 1:\n    pass\nelse if 2:\n    pass", 3, "else-if"),
    "a word misspelt": ("x = 1\nwhlie x:\n    pass", 2, "misspelt", "whlie", "while"),
    "for misspelt": ("fro i in range(3):\n    pass", 1, "misspelt", "fro", "for"),
    "another language's sign": ("x = 1\nif x => 1:\n    pass", 2, "sign", "=>", ">="),
    "a curly quotation mark": ("print(\u201chello\u201d)", 1, "sign", "\u201c", '"'),
    "a space of another kind": ("x =\u00a05", 1, "unseen", "U+00A0"),
    "a word of Python's": ("class = 5", 1, "keyword", "class"),
    "a number on the left": ("5 = x", 1, "left"),
    "print without brackets": ("print 'hello'", 1, "call", "print"),
    "break": ("break", 1, "loop", "break"),
    "nonsense": ("a b c", 1, "syntax", "invalid syntax"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_in_plain_words(name):
    text, line, key, *values = ERRORS[name]
    _, run = scout(Program(text), Limits())
    assert run.ended == "failed" and run.error is not None
    assert run.line == line
    assert says(tell_error(run.error), f"own-error-{key}", *values)


# The columns of the brackets that the findings name.
BRACKETS = {
    "a bracket": 5,
    "the wrong bracket": 5,
    "a bracket before a colon": 6,
    "a bracket lines before": 7,
    "a bracket in a text": 3,
    "another bracket": 6,
}


@pytest.mark.parametrize("name", SYNTAX)
def test_a_text_that_is_no_python(name):
    text, line, key, *values = SYNTAX[name]
    judged = judge(Program(text), "queens/8")
    assert judged.outcome == "wrong"
    (finding,) = judged.findings
    assert (finding.mistake, finding.line) == ("unread", line)
    assert says(finding.sentence, f"own-error-{key}", *values)
    assert finding.column == BRACKETS.get(name)
