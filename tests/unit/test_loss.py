"""Why positions are lost, held to the oracle: never where a solution goes on."""

from functools import cache
from itertools import islice

import pytest
from kinds import explain, lost_since
from truths import truth_of

from knights.board import ORDERS, Board, Leaper, order_moves
from knights.graphs.graph import of_board, parse
from knights.maps import map as maps
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.graph.pathsearch import PathSearch
from knights.puzzles.queens.queens import Queens
from knights.puzzles.sudoku import sudoku
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.puzzles.tour.insight import decide as decide_tour
from knights.puzzles.tour.insight import explain as explain_tour
from knights.puzzles.tour.tour import Tour
from knights.search import Search, events
from knights.search.loss import decide

SMALL = parse("A -> B; A -> D; B -> C; B -> D; D -> E; E -> B; E -> F; F -> C")
WAZIR = order_moves("geeks", Leaper(0, 1))
BOARD = of_board(Board(3, 4), ORDERS["textbook"])
PUZZLES = {
    "queens 4": Queens(4),
    "queens 6": Queens(6),
    "australia 2": Colouring(maps.built_in("australia").graph, 2),
    "australia 3": Colouring(maps.built_in("australia").graph, 3),
    "wheel": Colouring(parse("A B; B C; C D; D E; E A; F A; F B; F C; F D; F E"), 3),
    "wheel, saturation": Colouring(
        parse("A B; B C; C D; D E; E A; F A; F B; F C; F D; F E"), 3, "dsatur", symmetry=True
    ),
    "sudoku": Sudoku("1... ..3. .4.. ...2"),
    "empty sudoku": Sudoku("1... .... .... ...2", "fewest"),
    "small graph": PathSearch(SMALL, "A"),
    "small graph from anywhere": PathSearch(SMALL),
    "part of a graph": PathSearch(SMALL, "A", 4),
    "cycle": PathSearch(parse("A B; B C; C D; D A; A C; D E; E A"), "A", cycle=True),
    "short cycle": PathSearch(parse("A B; B C; C D; D A; A C; D E"), "A", 4, cycle=True),
    "knight's graph": PathSearch(BOARD, BOARD.names[0]),
    "3x4": Tour(Board(3, 4), 0),
    "with an end": Tour(Board(3, 4), 8, ORDERS["geeks"], end=1),
    "with a hole": Tour(Board(3, 4, frozenset({3})), 0),
    "4x4": Tour(Board(4, 4), 0),
    "4x5": Tour(Board(4, 5), 0, ORDERS["horse"]),
    "4x5 with an end": Tour(Board(4, 5), 0, end=17),
    "3x7": Tour(Board(3, 7), 0, ORDERS["geeks"]),
    "3x3": Tour(Board(3, 3), 0),
    "5x5": Tour(Board(5, 5), 12, ORDERS["sutcliffe"]),
    "closed": Tour(Board(4, 4), 0, WAZIR, closed=True),
    "closed and pruned": Tour(Board(4, 5), 0, WAZIR, closed=True, strategy="pruned"),
    "any step": Tour(Board(3, 4), 0, (*WAZIR, (1, 1), (-1, -1))),
    "one way": Tour(Board(3, 4), 0, WAZIR[:3]),
}


def paths(puzzle, limit=1_500):
    """The paths of the first events of the search, each once, and those that were dead ends."""
    path, seen, dead, placed = list(puzzle.root), [], [], True
    for event in islice(events(puzzle, every=True), limit):
        if event >= 0:
            path.append(event)
            seen.append(tuple(path))
        else:
            if placed and len(path) < puzzle.length:
                dead.append(tuple(path))
            path.pop()
        placed = event >= 0
    return seen, dead


@cache
def truth(name):
    return truth_of(PUZZLES[name])


@pytest.mark.parametrize("name", PUZZLES)
def test_agrees_with_exhaustive_search(name):
    puzzle, alive = PUZZLES[name], truth(name).alive
    seen, dead = paths(puzzle)
    for path in [puzzle.root, *seen]:
        insight = explain(puzzle, path)
        assert insight.completable in (None, alive(path)), (path, insight)
        assert all(0 <= choice < puzzle.size for choice in insight.squares)
        assert insight.sentence.endswith(".")
    for path in dead:
        assert explain(puzzle, path).completable is False, path


@pytest.mark.parametrize("name", PUZZLES)
def test_the_losing_choice_is_the_one_after_the_last_hope(name):
    puzzle, rules, root = PUZZLES[name], truth(name), len(PUZZLES[name].root)
    for path in paths(puzzle, 300)[0]:
        told = lost_since(puzzle, path)
        since = next((n for n in range(root, len(path) + 1) if not rules.alive(path[:n])), None)
        assert told.since == since
        if since is None:
            assert told.alive == len(path)
            assert told.completion[: len(path)] == path and rules.is_solution(told.completion)
        else:
            assert not told.completion and told.exact == (since > root)


@pytest.mark.parametrize("name", [name for name in PUZZLES if isinstance(PUZZLES[name], Tour)])
def test_a_search_decides_what_is_not_in_sight(name):
    puzzle, alive = PUZZLES[name], truth(name).alive
    for path in paths(puzzle, 400)[0]:
        assert decide_tour(puzzle, path, 100_000).completable == alive(path)
        assert explain_tour(puzzle, path, budget=100_000).completable == alive(path)


def test_the_reason_names_those_in_the_way():
    told = explain(Queens(4), [0, 6])
    assert told is not None
    assert told.sentence == (
        "Every square of column c is attacked: a1 attacks c1 and c3; b3 attacks c2 and c4."
    )
    assert set(told.squares) == {0, 6}
    told = explain(PathSearch(SMALL, "A"), [SMALL.vertex(name) for name in "ABC"])
    assert told is not None
    assert told.sentence == (
        "No white vertex can follow C: no edge leads out of it, and 3 more vertices are needed."
    )
    told = explain(Colouring(maps.built_in("australia").graph, 2), [0, 3])
    assert told is not None
    assert "South Australia touches both colours: Western Australia is red" in told.sentence
    # Row 1 holds 1 and 2, column 4 holds 3, and 4 stands in the cell's box.
    told = explain(Sudoku("12.. ..4. .... ...3"), [])
    assert told is not None
    assert told.sentence == "No digit fits r1c4: row 1 has 1 and 2; column 4 has 3; box 2 has 4."
    assert told.squares == (3 * 4, 0 * 4, 1 * 4, 15 * 4, 6 * 4)


def test_a_digit_without_a_cell_is_seen_before_a_cell_without_a_digit():
    puzzle = Sudoku(sudoku.example("easy"))
    reasons = set()
    seen, _ = paths(puzzle, 3_000)
    for path in seen:
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
    # As the search comes to it: cell by cell.
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
