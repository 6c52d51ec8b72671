"""Right programs with one small mistake each: none is called right unless its answer still is.

`own/blind-right.txt` holds the programs. A mistake changes one place of a program's text.
"""

import re
from collections.abc import Iterator
from contextlib import redirect_stdout, suppress
from io import StringIO
from itertools import combinations, pairwise
from typing import Any

from shares import EVERY
from test_own_blind import list_programs

from knights.programs.judge.judge import judge
from knights.programs.judge.judgement import Judgement
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse

LIMITS = Limits(steps=5_000, turns=20_000)
PART = 97  # one mutant in so many is judged each day

PUZZLES = ("tour", "queens", "sudoku")
MISTAKES = (
    (r"range\((\w+)\)", r"range(\1 - 1)"),
    (r"range\((\w+)\)", r"range(1, \1)"),
    (r" == ", " != "),
    (r" != ", " == "),
    (r" and ", " or "),
    (r"\+ 1\b", "+ 2"),
    (r"- 1\b", "- 2"),
    (r"return True", "return False"),
    (r"return False", "return True"),
    (r"\w+\.pop\(\)(?=\n)", "pass"),
    (r"\w+\[\w+\]\[\w+\] = (0|-1|False|None)(?=\n)", "pass"),
    (r"abs\(", "("),
)


def list_mutants() -> Iterator[tuple[dict[str, Any], str, str]]:
    """Yield each changed program: its known facts, its text, and the right text."""
    for _, known, text in list_programs("right"):
        for pattern, put in MISTAKES:
            for found in re.finditer(pattern, text):
                changed = text[: found.start()] + found.expand(put) + text[found.end() :]
                if known["scenario"].split("/")[0] in PUZZLES and "input" not in known:
                    yield known, changed, text


def is_right(scenario: str, names: list[str]) -> bool:
    """Tell whether a solution is right, by the page's names of its choices alone."""
    puzzle, size = scenario.split("/")[:2]
    squares = [(ord(name[0]), int(name[1:])) for name in names if puzzle in ("tour", "queens")]
    if puzzle == "tour":
        high, wide = map(int, size.split("x"))
        leaps = [{abs(a - c), abs(b - d)} == {1, 2} for (a, b), (c, d) in pairwise(squares)]
        return len(set(squares)) == high * wide and all(leaps)
    if puzzle == "queens":
        apart = [
            a != c and b != d and abs(a - c) != abs(b - d)
            for (a, b), (c, d) in combinations(squares, 2)
        ]
        return len(squares) == int(size) and all(apart)
    return False  # a sudoku has one solution, so another answer is wrong


def is_proved(scenario: str, told: Judgement) -> bool:
    """Tell whether the solutions that the judge read from a program are right by `is_right`."""
    asked = parse(scenario)
    kind, puzzle = find_kind(asked.puzzle), build(asked)
    named = [[kind.label(puzzle, one) for one in path] for path in told.solutions.values()]
    return bool(named) and all(is_right(scenario, one) for one in named)


def print_all(text: str) -> list[str]:
    """Return the letters and digits that a program prints in plain Python."""
    with redirect_stdout(StringIO()) as out, suppress(SystemExit):
        exec(compile(text, "mutant", "exec"), {"__name__": "__main__"})
    return re.findall(r"\w", out.getvalue())


def test_no_mutant_is_called_right_that_answers_something_else() -> None:
    mutants = list(list_mutants())
    assert len(mutants) > 1_000
    faults = []
    for known, changed, text in mutants if EVERY else mutants[5::PART]:
        told = judge(Program(changed), known["scenario"], LIMITS)
        if told.outcome not in ("found", "none") or print_all(changed) == print_all(text):
            continue
        if told.outcome == known["verdict"] == "none" or is_proved(known["scenario"], told):
            continue
        faults.append((known["scenario"], told.outcome, changed))
    assert not faults
