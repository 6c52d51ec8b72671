"""A program's names are in the reader's language, and what it does stays the same."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache

import pytest

from knights import listings
from knights.language import room, speaking
from knights.listings.highlight import REMARK, find_marked
from knights.listings.translate_comments import list_names, translate
from knights.page import code
from knights.puzzles.program import hollow
from knights.puzzles.registry import PUZZLES, find_kind
from knights.scenario import Scenario, build, make, parse, wanted

WIDEST = 60  # characters that fit in a line of the panel
SHOWN = ["tour/5x5/c3/sutcliffe", "queens/8/first=3", "forest/example/A", "sudoku/small"]
# Values of options that change the program, apart from listed choices.
VALUES = {
    "start": ("any",),
    "end": ("b1",),
    "givens": ("7:b1",),
    "holes": ("b1",),
    "first": ("3",),
}
# Combinations of values that change a program only together.
TOGETHER = [
    "tour/3x4/a1/textbook/strategy=naive",
    "tour/6x6/a1/textbook/goal=closed/end=b3",
    "tour/6x6/a1/textbook/goal=closed/end=b3/strategy=naive",
    "tour/6x6/a1/textbook/goal=closed/givens=8:c4/strategy=naive",
    "queens/6/test=diagonals",
    "queens/6/order=fewest/strategy=forward",
    "colouring/australia/3/symmetry=yes/strategy=consistent",
    *("colouring/australia/3/order=dsatur", "colouring/australia/3/order=kernel"),
    "sudoku/1............3../regions=1112122233343444",
    "sudoku/1............3../strategy=forward/values=lcv",
]


def vary(scenario: Scenario) -> Iterator[Scenario]:
    """Yield a scenario, and variants of it with each value that its programs depend on."""
    yield scenario
    for parameter in find_kind(scenario.puzzle).entry.parameters:
        choices = [choice.value for choice in parameter.choices]
        for value in (*choices, *VALUES.get(parameter.name, ())):
            try:
                yield make(scenario.puzzle, {**scenario.values, parameter.name: value})
            except ValueError:  # values that don't go together
                continue


@cache
def list_programs() -> tuple[str, ...]:
    """Return the texts of all programs, and of those that a visitor begins with."""
    texts: dict[str, None] = {}
    presets = [kind.entry.presets[0].scenario for kind in PUZZLES.values()]
    varied = [each for first in (*presets, *TOGETHER) for each in vary(parse(first))]
    for scenario in {str(each): each for each in varied}.values():
        kind, puzzle = find_kind(scenario.puzzle), build(scenario)
        goal = wanted(scenario)
        for program in listings.programs(kind, puzzle, goal, str(scenario)):
            texts[program.text] = None
        if kind.program is not None:
            begun = kind.program.starter(puzzle, goal) or ""
            texts[begun] = None
            texts[begun and hollow(begun)] = None
    return tuple(filter(None, texts))  # a program without a text can't run its search


def find_remarks(text: str) -> list[str]:
    return [token.string for token, kind in find_marked(text) if kind == REMARK]


def do_only(text: str) -> str:
    """Return a program's syntax tree without its docstrings: what it does."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef):
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                first.value.value = ""
    return ast.dump(tree)


def test_each_program_does_the_same_in_ukrainian_line_by_line() -> None:
    assert len(list_programs()) > 100
    for text in list_programs():
        with speaking("uk"):
            told = translate(text)
        assert do_only(told) == do_only(text)
        lines = zip(text.splitlines(), told.splitlines(), strict=True)
        for before, after in lines:
            assert before == after or len(after) < WIDEST
            if "#" not in before and '"' not in before and after != before:
                assert re.search("[а-яіїє]", after)  # the second line of a docstring


def test_no_word_stays_english() -> None:
    with speaking("uk"):
        told = {remark for text in list_programs() for remark in find_remarks(translate(text))}
    assert len(told) > 80
    assert [remark for remark in told if re.search("[A-Za-z]{2,}", remark)] == []


def test_each_of_the_words_is_said_by_a_program() -> None:
    said = {
        part
        for text in list_programs()
        for remark in find_remarks(text)
        for whole in [remark.strip('"').removeprefix("# ")]
        for part in (whole, *whole.split("; "))
    }
    assert list_names().keys() <= said
    assert len(list_names()) == len(room("en", "program")) - 1  # all but the one with a number


def test_nothing_is_changed_in_english() -> None:
    assert all(translate(text) == text for text in list_programs())


@pytest.mark.parametrize("line", ['a = ["# place", "Is it white?"]\n', 'x = """Is it white?"""\n'])
def test_what_only_looks_like_a_remark_is_left_alone(line: str) -> None:
    with speaking("uk"):
        assert translate(line) == line


@pytest.mark.parametrize("scenario", SHOWN)
def test_the_page_is_given_the_words_of_its_language(scenario: str) -> None:
    english = json.loads(code.forms(scenario))
    with speaking("uk"):
        forms = json.loads(code.forms(scenario))
        begun = json.loads(code.starter(scenario))
    for ours, theirs in zip(forms, english, strict=True):
        assert ours["lines"] == theirs["lines"]
        if ours["refusal"] is not None:
            continue
        assert do_only(ours["source"]) == do_only(theirs["source"])
        remarks = [
            line.encode("utf-16-le")[2 * begin : 2 * end].decode("utf-16-le")
            for line, spans in zip(ours["source"].splitlines(), ours["spans"], strict=True)
            for begin, end, kind in spans
            if kind == REMARK
        ]
        assert len(remarks) > 2
        assert not re.search("[A-Za-z]{2,}", " ".join(remarks))
    assert begun == "" or "# змініть мене" in begun
