"""Sentences about lost positions of all puzzles but tours.

Their truth is tested by the oracle in test_questions.py and test_why_over_runs.py.
"""

import pytest
from kinds import explain, lost_since
from streams import paths

from knights.graphs.graph import parse
from knights.maps import map as maps
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.graph.paths import Paths
from knights.puzzles.queens.queens import Queens
from knights.puzzles.sudoku import sudoku
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.search import Search
from knights.search.loss import decide

SMALL = parse("A -> B; A -> D; B -> C; B -> D; D -> E; E -> B; E -> F; F -> C")


def test_the_reason_names_those_in_the_way():
    told = explain(Queens(4), [0, 6])
    assert told is not None
    assert told.sentence == (
        "Every square of column c is attacked. a1 attacks c1 and c3. b3 attacks c2 and c4."
    )
    assert set(told.squares) == {0, 6}
    told = explain(Queens(4, holes=frozenset({6, 7})), [0])
    assert told is not None
    assert told.sentence == (
        "Every square of column b is attacked or blocked. a1 attacks b1 and b2. b3 and b4 are"
        " blocked."
    )
    told = explain(Paths(SMALL, "A"), [SMALL.vertex(name) for name in "ABC"])
    assert told is not None
    assert told.sentence == ("No edge leads out of C. The path still needs 3 vertices.")
    told = explain(Colouring(maps.built_in("australia").graph, 2), [0, 3])
    assert told is not None
    assert "No colour is left for South Australia: Western Australia is red" in told.sentence
    # Row 1 has 1 and 2, column 4 has 3, and the cell's box has 4.
    told = explain(Sudoku("12.. ..4. .... ...3"), [])
    assert told is not None
    assert told.sentence == (
        "No digit is left for r1c4. Row 1 has 1 and 2. Column 4 has 3. Box 2 has 4."
    )
    assert told.squares == (3 * 4, 0 * 4, 1 * 4, 15 * 4, 6 * 4)


def test_a_digit_without_a_cell_is_seen_before_a_cell_without_a_digit():
    puzzle = Sudoku(sudoku.example("easy"))
    reasons = set()
    for path in paths(puzzle, 3_000):
        told = explain(puzzle, path)
        assert told is not None
        reasons.add(told.reason)
    assert {"no digit left", "no place left"} <= reasons


def test_a_sudoku_that_is_hard_as_one_reads_is_decided_at_once():
    puzzle = Sudoku(sudoku.example("hard"))
    (solution,) = Search(Sudoku(puzzle.givens, "fewest"), goal="all").run().solutions
    told = lost_since(puzzle, (), 20_000)
    assert told is not None and told.alive == 0
    assert set(told.completion) == set(solution) and puzzle.solved(told.completion)
    # In the order of the search: cell by cell.
    assert list(told.completion) == sorted(solution)
    wrong = next(choice for choice in puzzle.choices(()) if choice not in solution)
    told = lost_since(puzzle, [wrong], 20_000)
    assert told is not None and (told.since, told.alive) == (1, 0)


def test_a_search_within_a_budget_may_not_tell():
    assert decide(Queens(8), [0], 3) == (None, 3, ())
    assert decide(Queens(2), [0], 100).completable is False


def test_a_path_of_another_puzzle_is_refused():
    with pytest.raises(ValueError, match="choice 1"):
        explain(Queens(4), [0, 1])
