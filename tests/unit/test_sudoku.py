"""Sudoku: known counts, exact messages, and the readable scheme's events in both orders."""

import pytest

from knights import count
from knights.puzzles.sudoku.sudoku import Sudoku, example
from knights.search import Search, detailed, solutions

ORDERS = ["natural", "fewest", "places"]
SMALL = "1... ..3. .4.. ...2"


@pytest.mark.parametrize("order", ORDERS)
def test_an_empty_4x4_grid_can_be_filled_in_288_ways(order):
    assert count(Sudoku("." * 16, order)) == 288


def test_the_small_search_runs_step_by_step():
    # Cells 1 .. 15 in reading order, with the digits that rows, columns and boxes leave.
    stream = list(Sudoku("1.3. 341. 2.4. 4.2.").stream())
    cells = [1, 3, 7, 9, 11, 13, 15]
    digits = [2, 4, 2, 1, 3, 3, 1]
    assert stream == [4 * c + d - 1 for c, d in zip(cells, digits, strict=True)]


@pytest.mark.parametrize("name", ["small", "easy", "hard", "large"])
def test_the_examples_have_one_solution_each(name):
    sudoku = Sudoku(example(name), "fewest")
    found = list(solutions(sudoku))
    assert len(found) == 1
    assert sudoku.solved(found[0])


def test_refused_digits_say_where_they_stand():
    steps = list(detailed(Sudoku("1... ..3. .4.. ...2")))
    assert [(step.kind, step.reason) for step in steps[:3]] == [
        ("reject", "row 1 has its 1 in r1c1"),
        ("place", None),
        ("reject", "row 1 has its 1 in r1c1"),
    ]
    reasons = [candidate.reason for candidate in Sudoku(".2.. .1.. 4... ....").candidates([])]
    assert reasons == [
        "box 1 has its 1 in r2c2",
        "row 1 has its 2 in r1c2",
        None,
        "column 1 has its 4 in r3c1",
    ]


def test_the_checker_wants_every_blank_filled_and_the_givens_kept():
    sudoku = Sudoku("1234 3412 2143 432.")
    assert sudoku.solved([15 * 4 + 0])
    assert not sudoku.solved([15 * 4 + 1])
    assert not sudoku.solved([])
    assert not sudoku.solved([0 * 4 + 0])
    assert not sudoku.solved([15 * 4, 15 * 4])


def test_a_full_grid_is_its_own_solution():
    sudoku = Sudoku("1234 3412 2143 4321")
    assert list(sudoku.stream()) == []
    assert count(sudoku) == 1
    assert Search(sudoku).run().verdict == "found"


def test_a_puzzle_without_solution_is_exhausted():
    # r1c4 must be 4, but column 4 has a 4 already.
    search = Search(Sudoku("123. .... .... ...4")).run()
    assert (search.verdict, search.path) == ("exhausted", ())
    assert count(Sudoku("123. .... .... ...4")) == 0


def test_blanks_may_be_written_in_several_ways():
    assert Sudoku("1000 0030 0400 0002").givens == "1.....3..4.....2"
    assert Sudoku("1--- --3- -4-- ---2\n").givens == "1.....3..4.....2"


def test_the_text_rules_off_the_boxes():
    lines = Sudoku(example("easy")).text().splitlines()
    assert lines[0] == "3 . 6 | 2 1 . | . . 7"
    assert lines[3] == "------+-------+------"
    assert len(lines) == 11


@pytest.mark.parametrize(
    ("givens", "message"),
    [
        ("", "0 characters: a sudoku has 81"),
        ("1" * 80, "80 characters: a sudoku has 81"),
        ("x" + "." * 80, "'X' in r1c1: it must be a digit from 1 to 9"),
        ("." * 15 + "5", "'5' in r4c4: it must be a digit from 1 to 4"),
        ("5.......5" + "." * 72, "row 1 has 5 twice, in r1c1 and r1c9"),
        ("5" + "." * 71 + "5" + "." * 8, "column 1 has 5 twice, in r1c1 and r9c1"),
        ("5" + "." * 9 + "5" + "." * 70, "box 1 has 5 twice, in r1c1 and r2c2"),
    ],
)
def test_what_is_no_sudoku_is_refused(givens, message):
    with pytest.raises(ValueError, match=message):
        Sudoku(givens)


def test_an_unknown_order_or_example_is_refused():
    with pytest.raises(ValueError, match="'odd': it must be one of natural, fewest, places"):
        Sudoku(SMALL, "odd")
    with pytest.raises(ValueError, match="'huge': it must be one of small, easy, hard, large"):
        example("huge")


# Published grids (Norvig's longest, Inkala 2012, Golden Nugget, Easter Monster), each with a bound
# on the events of the search that fills the cell with the fewest options first.
HARD = {
    ".....6....59.....82....8....45........3........6..3.54...325..6..................": 64,
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..": 3_000,
    "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....": 1_000,
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1": 5_000,
}


@pytest.mark.parametrize("givens", HARD)
def test_published_grids_take_few_steps_where_the_fewest_options_are_left(givens):
    sudoku = Sudoku(givens, "places")
    search = Search(sudoku, limit=HARD[givens]).run()
    assert search.verdict == "found" and sudoku.solved(search.path)


def test_a_published_grid_that_has_no_solution_is_searched_to_its_end():
    # From "Solving every sudoku puzzle" by Norvig, whose own program took 1,439 seconds.
    grid = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
    assert Search(Sudoku(grid, "places"), limit=20_000).run().verdict == "exhausted"
