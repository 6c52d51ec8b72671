"""Highlighted parts of a listing, compared with the syntax tree of the same source."""

import ast
import keyword
import re
from itertools import accumulate
from pathlib import Path

import pytest
from shares import EVERY

import knights
from knights.listings.highlight import highlight

WORD = re.compile(rf"\b({'|'.join(keyword.kwlist)})\b")

SAMPLE = '''
"""Not if but while: a text
   of more lines, and not the last.

    # no remark, or one
"""
@lambda function: function  # a decorator
def tell(match, case, type="None is not a word"):  # a \N{HORSE} if
    "Return it if any."
    label = "\N{HORSE} if" if match is not None else """for
while""" or 'in'  # and so on
    type Pair[T] = tuple[T, T]
    type = f"if{'or' if case else 'and'} not {match!r:>{4 if case else 5}} is {{in}}"
    match [label, (
        "while"  # inside
    )]:
        case ["if"] if type:
            match = case
        case {"case": [case, *_]} | [case]: pass
    match[label] = case(type) or type(match) ; case = match
    type in match or type(case)
    print("""
for what""", rb'not', type if match else
        "in")
    """Said after
    all."""
'''.lstrip()


def shown(text: str) -> dict[str, list[str]]:
    """Return the marked parts of each kind as `row:from:text`, cut out of UTF-16 as in the page."""
    parts: dict[str, list[str]] = {"keyword": [], "comment": []}
    for row, (line, spans) in enumerate(zip(text.split("\n"), highlight(text), strict=False), 1):
        wide = line.encode("utf-16-le")
        assert sorted(spans) == spans
        ends = [0, *(edge for span in spans for edge in span[:2])]
        assert sorted(ends) == ends
        for begin, end, kind in spans:
            part = wide[2 * begin : 2 * end].decode("utf-16-le")
            start = len(wide[: 2 * begin].decode("utf-16-le"))
            parts[kind].append(f"{row}:{start}:{part}")
    return parts


class Tree:
    """A source's syntax tree, which shows the characters that belong to strings and docstrings."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.split("\n")
        self.begins = [0, *accumulate(len(line) + 1 for line in self.lines)]
        self.inside = [False] * len(text)
        self.soft: list[tuple[int, str]] = []
        self.documents: list[tuple[int, int]] = []
        for node in ast.walk(ast.parse(text)):  # outer nodes before inner ones, which override them
            self.read(node)

    def at(self, row: int, column: int) -> int:
        line = self.lines[row - 1].encode()
        return self.begins[row - 1] + len(line[:column].decode())

    def range(self, node: ast.expr | ast.stmt | ast.pattern) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def fill(self, node: ast.expr, inside: bool) -> None:
        begin, end = self.range(node)
        self.inside[begin:end] = [inside] * (end - begin)

    def read(self, node: ast.AST) -> None:
        match node:
            case ast.JoinedStr() | ast.Constant(value=str() | bytes()):
                self.fill(node, True)
            case ast.FormattedValue(value=value):
                self.fill(value, False)
            case ast.Expr(value=ast.Constant(value=str())):
                self.documents.append(self.range(node))
            case ast.Match():
                self.soft.append((self.range(node)[0], "match"))
            case ast.match_case(pattern=pattern):
                before = self.text.rindex("case", 0, self.range(pattern)[0])
                self.soft.append((before, "case"))
            case ast.TypeAlias():
                self.soft.append((self.range(node)[0], "type"))

    def cut(self, begin: int, end: int) -> list[str]:
        """Return a range, line by line."""
        parts = []
        for row, (line, start) in enumerate(zip(self.lines, self.begins, strict=False), 1):
            left, right = max(begin - start, 0), min(end - start, len(line))
            if left < right:
                parts.append(f"{row}:{left}:{line[left:right]}")
        return parts

    def marked(self) -> dict[str, list[str]]:
        code = "".join(
            "_" if inside and character != "\n" else character
            for character, inside in zip(self.text, self.inside, strict=True)
        )
        remarks = [found.span() for found in re.finditer(r"#.*", code)]
        code = re.sub(r"#.*", lambda found: "_" * len(found[0]), code)
        words = [(found.start(), found[0]) for found in WORD.finditer(code)]
        return {
            "keyword": [
                part
                for start, word in sorted([*words, *self.soft])
                for part in self.cut(start, start + len(word))
            ],
            "comment": [
                part for span in sorted([*remarks, *self.documents]) for part in self.cut(*span)
            ],
        }


def test_the_tree_agrees_in_a_source_with_everything():
    found = shown(SAMPLE)
    assert found == Tree(SAMPLE).marked()
    words = [part.split(":", 1)[1] for part in found["keyword"]]
    assert [word for word in words if word.endswith(("match", "case", "type"))] == [
        "4:type",
        "4:match",
        "8:case",
        "8:case",
    ]


def test_the_tree_agrees_in_the_whole_library():
    files = sorted(Path(knights.__file__).parent.rglob("*.py"))[:: 1 if EVERY else 3]
    texts = [file.read_text(encoding="utf-8") for file in files]
    for file, text in zip(files, texts, strict=True):
        assert shown(text) == Tree(text).marked(), file


def test_nothing_is_set_apart_in_nothing():
    assert highlight("") == []
    assert highlight("\n  \n") == [[], []]
    assert highlight("x = 1") == [[]]


@pytest.mark.parametrize(
    ("source", "keywords"),
    [
        ("def f(a,\n    if a:", ["1:0:def", "2:4:if"]),  # an open bracket
        ("if a:\n  b = 'for\nwhile b:\n", ["1:0:if", "3:0:while"]),
        ('def f():\n    """Not\n    if but\n', ["1:0:def"]),
        ("if a:\n    b\n  c\nfor d in e:\n", ["1:0:if", "4:0:for", "4:6:in"]),
        ("if )\nreturn x", ["1:0:if", "2:0:return"]),
        ("if 0x:\nfor", ["2:0:for"]),
        ("else \\", ["1:0:else"]),
    ],
)
def test_a_source_that_is_still_being_written(source, keywords):
    assert len(highlight(source)) == len(source.splitlines())
    found = shown(source)["keyword"]
    assert [part for part in keywords if part not in found] == []


def test_every_beginning_of_a_source_has_spans():
    for end in range(len(SAMPLE)):
        part = SAMPLE[:end]
        assert len(highlight(part)) == len(part.splitlines())
