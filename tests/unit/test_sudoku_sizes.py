"""Sudokus of 6, 10 and 12 rows, whose boxes are wider than high."""

import json
import re

import pytest
from oracle import Sudoku as Rules

from knights import Search, Sudoku, count, listings, solve
from knights.puzzles.sudoku.program import programs
from knights.search import detailed

ORDERS = ("natural", "fewest", "places")
SIGNS = "123456789ABC"
BOXES = {6: (2, 3), 10: (2, 5), 12: (3, 4)}


def make_grid(n: int) -> list[str]:
    """Return a full grid: each row shifts the one before by a box, or by one for a new band."""
    high, wide = BOXES[n]
    rows = [wide * (row % high) + row // high for row in range(n)]
    return [SIGNS[(shift + column) % n] for shift in rows for column in range(n)]


def make_puzzle(n: int, blanks: int) -> str:
    """Return the full grid with so many blanks, every third cell from the top left corner."""
    grid = make_grid(n)
    for cell in range(0, 3 * blanks, 3):
        grid[cell] = "."
    return "".join(grid)


def test_there_are_as_many_grids_of_six_rows_as_is_known():
    # There are 28,200,960 in all (Jarvis 2005); one in 6! has this first row.
    for order in ("fewest", "places"):
        assert count(Sudoku("123456" + 30 * ".", order)) * 720 == 28_200_960


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(("n", "blanks"), [(6, 12), (10, 14), (12, 14)])
def test_all_solutions_are_those_of_the_oracle(n, blanks, order):
    rules = Rules(make_puzzle(n, blanks))
    expected = {frozenset(path) for path in rules.solutions()}
    found = Search(Sudoku(make_puzzle(n, blanks), order), goal="all").run().solutions
    assert {frozenset(path) for path in found} == expected
    assert len(found) == len(expected) >= 1


@pytest.mark.parametrize("n", BOXES)
def test_a_digit_is_refused_in_its_row_column_and_box(n):
    high, wide = BOXES[n]
    refused = set()
    for cell in range(1, n * n):
        givens = ["1", *["."] * (n * n - 1)]
        givens[cell] = "1"
        try:
            Sudoku("".join(givens))
        except ValueError:
            refused.add(cell)
    box = {row * n + column for row in range(high) for column in range(wide)}
    assert refused == (box | {*range(n)} | {*range(0, n * n, n)}) - {0}


@pytest.mark.parametrize("n", BOXES)
def test_a_grid_is_read_as_it_is_printed_and_in_other_forms(n):
    puzzle = Sudoku(make_puzzle(n, 10))
    rows = [puzzle.givens[at : at + n] for at in range(0, n * n, n)]
    numbers = [[0 if sign == "." else SIGNS.index(sign) + 1 for sign in row] for row in rows]
    texts = [
        str(puzzle),
        "\n".join(rows),
        puzzle.givens.replace(".", "0"),
        "\n".join(",".join(map(str, row)) for row in numbers),
        json.dumps({"grid": numbers}),
    ]
    assert [Sudoku(text).givens for text in texts] == [puzzle.givens] * len(texts)
    assert Sudoku(numbers) == puzzle
    assert str(solve(puzzle)) == Sudoku("".join(make_grid(n))).text()


def test_a_picture_has_its_boxes_ruled_off():
    assert str(Sudoku("".join(make_grid(6)))).splitlines()[:4] == [
        "1 2 3 | 4 5 6",
        "4 5 6 | 1 2 3",
        "------+------",
        "2 3 4 | 5 6 1",
    ]
    drawing = Sudoku(36 * ".").write(style="svg")
    (thick,) = re.findall(r'<path class="box" d="([^"]*)"', drawing)
    # Rows of 60 units: lines across after 2 each, and down after 3.
    assert re.findall(r"M4 (\d+)h", thick) == ["4", "124", "244", "364"]
    assert re.findall(r"M(\d+) 4v", thick) == ["4", "184", "364"]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("n", BOXES)
def test_the_program_that_is_shown_makes_the_steps_of_the_search(n, order, capsys):
    puzzle = Sudoku(make_puzzle(n, 9), order)
    (program,) = programs(puzzle, "first")
    assert list(listings.events(program)) == list(puzzle.stream())
    exec(program.text, {})
    assert capsys.readouterr().out.split() == make_grid(n)


@pytest.mark.parametrize("n", BOXES)
def test_each_step_has_its_reason(n):
    puzzle = Sudoku(make_puzzle(n, 6), "fewest")
    reasons = [step.reason for step in detailed(puzzle) if step.kind == "reject"]
    assert reasons and all(reason for reason in reasons)
    assert puzzle.why()


@pytest.mark.parametrize(
    ("givens", "said"),
    [
        ("7" + 35 * ".", "must be a digit from 1 to 6"),
        ("1......1" + 28 * ".", "twice"),
        (49 * ".", "36 for 6 x 6"),
    ],
)
def test_what_is_no_such_grid_is_refused(givens, said):
    with pytest.raises(ValueError, match=said):
        Sudoku(givens)
