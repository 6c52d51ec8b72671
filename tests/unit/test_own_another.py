"""Programs for another puzzle than the one asked for: that puzzle is named, and opened."""

import pytest
from students import read

from knights.programs.judge.judge import judge
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program

# Each is right for one puzzle: the program, the scenario it runs in, and the one it is made for.
PROGRAMS = [
    ("right_queens_array", "tour/5x5/c3/sutcliffe", "queens/8"),
    ("right_tour_path", "graph/example/A", "tour/5x5/any/geeks"),
    ("right_tour_flag", "colouring/australia/3", "tour/5x5/any/geeks"),
    ("right_graph", "tour/5x5/c3/sutcliffe", "graph/example/A"),
    ("right_colouring_names", "queens/8", "colouring/australia/3"),
]


def run(name: str, scenario: str):
    return judge(Program(read(name)), scenario, Limits(steps=20_000, turns=20_000))


@pytest.mark.parametrize(("name", "asked", "made_for"), PROGRAMS)
def test_a_program_for_another_puzzle_is_neither_right_nor_wrong(name, asked, made_for):
    judged = run(name, asked)
    assert (judged.outcome, judged.scenario) == ("unknown", made_for)
    [finding] = judged.findings
    assert (finding.mistake, finding.step, judged.story) == ("another", None, None)
    # In the scenario that the page offers, the program is no longer for another puzzle.
    there = run(name, made_for)
    assert there.facts.different
    assert "another" not in [one.mistake for one in there.findings]


def test_a_sudoku_of_its_own_is_opened_with_its_own_grid():
    judged = run("right_sudoku_sets", "queens/8")
    assert judged.findings[0].sentence.startswith("Your program solves sudokus.")
    assert judged.scenario.startswith("sudoku/")
    assert run("right_sudoku_sets", judged.scenario).outcome == "found"
    # On the page of another sudoku only the grid differs.
    at_sudoku = run("right_sudoku_sets", "sudoku/easy")
    assert (at_sudoku.findings[0].mistake, at_sudoku.scenario) == ("own-grid", judged.scenario)


WRONG = """
N = 5
path = [(2, 2)]
for row in range(N):
    path.append((row, row))
"""


@pytest.mark.parametrize("scenario", ["tour/5x5/c3/sutcliffe", "queens/8", "graph/example/A"])
def test_what_is_right_nowhere_is_for_no_other_puzzle(scenario):
    judged = judge(Program(WRONG), scenario, Limits(steps=20_000, turns=20_000))
    assert "another" not in [one.mistake for one in judged.findings]
    assert judged.scenario is None
