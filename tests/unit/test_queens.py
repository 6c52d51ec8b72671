"""Queens: golden counts, transcripts, and the same events by both safety tests."""

import re
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shares import share
from truths import truth_of

from knights import count, solve
from knights.puzzles.queens.insight import see_columns
from knights.puzzles.queens.queens import Queens, attacks, images, square
from knights.search import Search, detailed, solutions

SOLUTIONS = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724]
ORDERS = ("left", "fewest")
FUNDAMENTAL = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92]


@pytest.mark.parametrize(("n", "number"), list(enumerate(SOLUTIONS, start=1)))
def test_the_number_of_solutions_is_the_known_one(n, number):
    assert count(Queens(n)) == number


@pytest.mark.parametrize(("n", "number"), list(enumerate(FUNDAMENTAL, start=1)))
def test_the_number_of_fundamental_solutions_is_the_known_one(n, number):
    assert len({min(images(n, path)) for path in solutions(Queens(n))}) == number


@pytest.mark.parametrize(("n", "placed"), [(4, 16), (5, 53), (6, 152), (7, 551), (8, 2056)])
@pytest.mark.parametrize("test", ["compare", "diagonals"])
def test_exhausting_the_tree_takes_the_known_number_of_placements(n, placed, test):
    stream = list(Queens(n, test).stream(every=True))
    assert sum(event >= 0 for event in stream) == placed
    assert sum(event < 0 for event in stream) == placed


def test_the_first_solution_is_the_one_of_the_textbook():
    assert " ".join(solve(Queens(8)).squares) == "a1 b5 c8 d6 e3 f7 g2 h4"


def test_files_beyond_z_keep_the_board_in_columns():
    lines = Queens(27).picture([27 * 26 + 2]).splitlines()
    assert lines[-1].endswith(" z aa")
    assert lines[24] == " 3 |" + "  ." * 26 + "  Q"


def test_three_queens_exhaust_the_tree_step_by_step():
    # a1 b3 leaves nothing in c; a2 leaves nothing in b; a3 b1 leaves nothing in c.
    expected = [0, 5, ~5, ~0, 1, ~1, 2, 3, ~3, ~2]
    assert list(Queens(3).stream()) == expected


def test_the_two_safety_tests_refuse_the_same_rows_with_their_own_words():
    def refused(test):
        steps = list(detailed(Queens(4, test)))
        return [step[:2] for step in steps], [step.reason for step in steps[1:4]]

    compared, looked_up = refused("compare"), refused("diagonals")
    assert compared[0] == looked_up[0]
    assert compared[1][:2] == ["the queen on a1 attacks it"] * 2
    assert looked_up[1][:2] == [
        "row 1 already holds a queen",
        "the rising diagonal already holds a queen",
    ]


@given(st.integers(1, 6).flatmap(lambda n: st.tuples(st.just(n), st.permutations(range(n)))))
def test_the_checker_agrees_with_the_definition(example):
    n, rows = example
    path = [column * n + row for column, row in enumerate(rows)]
    safe = all(abs(rows[a] - rows[b]) != b - a for b in range(n) for a in range(b))
    assert Queens(n).solved(path) == safe
    assert not Queens(n).solved(path[:-1])


@pytest.mark.parametrize("path", [[1, 1, 8, 14], [1, 7, 8], [1, 7, 8, 14, 2], [1, 7, 8, 30], []])
def test_the_checker_refuses_what_is_no_set_of_queens(path):
    assert Queens(4).solved([1, 7, 8, 14])
    assert not Queens(4).solved(path)


@pytest.mark.parametrize("n", [0, -1, 201])
def test_an_impossible_number_of_queens_is_refused(n):
    with pytest.raises(ValueError, match=f"n {n}: it must be a whole number from 1 to 200"):
        Queens(n)


def test_an_unknown_safety_test_is_refused():
    with pytest.raises(ValueError, match="'guess': it must be one of compare, diagonals"):
        Queens(8, "guess")
    with pytest.raises(ValueError, match="'right': it must be one of left, fewest"):
        Queens(8, order="right")


@pytest.mark.parametrize("n", [50, 199, 200])
def test_many_queens_are_placed_where_the_fewest_rows_are_safe(n):
    queens = Queens(n, order="fewest")
    search = Search(queens, limit=1000).run()
    assert search.verdict == "found" and queens.solved(search.path)


@given(st.integers(1, 7), st.data())
def test_the_next_column_has_the_fewest_safe_rows(n, data):
    queens = Queens(n, order="fewest")
    path: list[int] = []
    truth = truth_of(queens)
    while len(path) < n and (choices := queens.choices(path)):
        columns = set(range(n)) - {queen // n for queen in path}
        fewest = min(len(truth.safe(path, column)) for column in columns)
        (column,) = {choice // n for choice in choices}
        assert sorted(choices) == truth.safe(path, column)
        assert len(choices) == fewest
        assert choices == sorted(choices, key=lambda c: (abs(2 * (c % n) - n + 1), c))
        path.append(data.draw(st.sampled_from(choices)))


HOLES = st.integers(1, 6).flatmap(
    lambda n: st.tuples(st.just(n), st.frozensets(st.integers(0, n * n - 1), max_size=2 * n))
)


@given(HOLES)
def test_images_are_solutions_beside_the_same_blocked_squares(example):
    n, holes = example
    for path in solutions(Queens(n, holes=holes)):
        turned = sorted(images(n, path, holes))
        assert tuple(path) in turned
        assert all(Queens(n, holes=holes).solved(image) for image in turned)
    corners = frozenset({0, n - 1, n * n - n, n * n - 1})
    assert all(len([*images(n, path, corners)]) == 8 for path in solutions(Queens(n)))
    for path in solutions(Queens(n)):
        # A hole in a corner leaves only one reflection of the board, besides the identity.
        assert len([*images(n, path, frozenset({0}))]) == (8 if n == 1 else 2)


STRATEGIES = [
    *({"order": order, "test": test} for order in ORDERS for test in ("compare", "diagonals")),
    *(
        {"order": order, "strategy": strategy, "values": values}
        for order in ORDERS
        for strategy in ("forward", "consistent")
        for values in ("given", "lcv")
    ),
]


@pytest.mark.parametrize("n", range(1, 9))
def test_each_search_completes_given_queens_in_every_way_and_in_no_other(n):
    """The oracle tries all permutations of the rows (Gent, Jefferson and Nightingale 2017)."""
    everything = [
        [column * n + row for column, row in enumerate(rows)]
        for rows in permutations(range(n))
        if len({r + c for c, r in enumerate(rows)}) == n == len({r - c for c, r in enumerate(rows)})
    ]
    chance = Random(n)
    for _ in range(share(40, 8)):
        givens = (
            set(chance.sample(chance.choice(everything), chance.randint(0, n)))
            if everything
            else set()
        )
        stray = chance.randrange(n * n)
        if all(stray // n != q // n and not attacks(n, q, stray) for q in givens):
            givens.add(stray)  # with it there may be no way
        ways = [queens for queens in everything if givens.issubset(queens)]
        options = chance.choice(STRATEGIES)
        puzzle = Queens(n, givens=givens, **options)
        found = Search(puzzle, "all").run().solutions
        assert sorted(map(sorted, found)) == ways, puzzle
        assert all(tuple(path[: len(givens)]) == tuple(sorted(givens)) for path in found)
        assert count(puzzle) == len(ways)


def test_there_is_one_way_to_complete_the_given_queens_of_the_gallery():
    ways = [
        rows
        for rows in permutations(range(8))
        if (rows[1], rows[3]) == (3, 2)
        and len({r + c for c, r in enumerate(rows)}) == 8
        and len({r - c for c, r in enumerate(rows)}) == 8
    ]
    assert len(ways) == count(Queens(8, givens="b4,d3")) == 1


def test_images_keep_the_given_queens():
    path = (1, 7, 8, 14)  # a2 b4 c1 d3: each quarter of a turn leaves it as it is
    assert [*images(4, path, givens=frozenset({1, 14}))] == [path] * 2
    assert [*images(4, path, givens=frozenset({1}))] == [path]
    assert {*images(4, path, givens=frozenset(path))} == {path}


@pytest.mark.parametrize("blocked", [False, True])
def test_each_square_of_a_lost_column_is_named_or_said_to_be_on_the_board(blocked):
    n = 14
    seen = set()
    for queens, path in lost_queens(n, Random(20), blocked):
        for found in see_columns(queens, path):
            said = str(found.sentence)
            column = found.marks[0].places
            named = {place for place in column if re.search(rf"\b{square(n, place)}\b", said)}
            more = "The board shows which queens attack the other squares." in said
            assert more == (named != set(column)), said
            seen.add(more)
    assert True in seen


def lost_queens(n, chance, blocked):
    """Yield boards with queens on different rows, until each remaining column may be lost."""
    for _ in range(60):
        queens = Queens(n, holes=chance.sample(range(n * n), n) if blocked else ())
        path = [column * n + row for column, row in enumerate(chance.sample(range(n), n - 3))]
        yield queens, [queen for queen in path if queen not in queens.holes]


def test_a_blocked_square_off_the_board_is_refused():
    with pytest.raises(
        ValueError, match="hole 16: the squares of the 4x4 board are a1 to d4, or 0 to 15"
    ):
        Queens(4, holes=frozenset({16}))
