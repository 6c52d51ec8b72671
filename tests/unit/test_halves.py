"""Open tours of boards four wide fill one half before the other: checked for every tour."""

import random
from itertools import pairwise

import oracle
import pytest
from test_every_search import check_streams

from knights.board import Board
from knights.puzzles.tour.insight import explain, look
from knights.puzzles.tour.tour import Tour
from knights.search import Search

STRATEGIES = ["pruned", "warnsdorff"]


def all_tours(rows, columns):
    return set(oracle.Tour(rows, columns).solutions())


@pytest.mark.parametrize(("rows", "columns", "number"), [(4, 3, 16), (4, 5, 164), (5, 4, 164)])
def test_every_tour_visits_one_half_before_the_other(rows, columns, number):
    tours = all_tours(rows, columns)
    assert len(tours) == number
    for tour in tours:
        places = [divmod(square, columns) for square in tour]
        inner = [(rank if rows == 4 else file) in (1, 2) for rank, file in places]
        assert not inner[0] and not inner[-1]
        assert sum(one and other for one, other in pairwise(inner)) == 1
        halves = [
            (sum(place) + is_inner) % 2 for place, is_inner in zip(places, inner, strict=True)
        ]
        assert sum(one != other for one, other in pairwise(halves)) == 1
    for strategy in STRATEGIES:
        found = Search(Tour(Board(rows, columns), strategy=strategy), "all").run().solutions
        assert len(found) == number and set(found) == tours


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_all_tours_of_4x6_are_found(strategy):
    assert Search(Tour(Board(4, 6), strategy=strategy), "count").run().count == 1_488


def test_ends_that_are_asked_for_lose_no_tour():
    tours, board = all_tours(4, 5), Board(4, 5)
    for start, end in [(0, 19), (4, 15), (15, 1), (0, 7), (7, 19), (0, 2)]:
        found = Search(Tour(board, start, end=end, strategy="pruned"), "all").run().solutions
        assert set(found) == {tour for tour in tours if (tour[0], tour[-1]) == (start, end)}


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize(("rows", "columns", "start"), [(4, 5, 0), (3, 4, None), (6, 4, 3)])
def test_the_search_goes_on_from_every_state_and_back(rows, columns, start, strategy):
    for every in (False, True):
        check_streams(Tour(Board(rows, columns), start, strategy=strategy), every)


# Without the rule about halves fifteen seconds were too few to decide these.
HARD = [("12x4", "a2"), ("4x14", "b1"), ("15x4", "a8"), ("4x30", "n1")]


@pytest.mark.parametrize(("sides", "start"), HARD)
def test_a_tour_of_a_board_four_wide_is_found_in_few_moves(sides, start):
    board = Board(*map(int, sides.split("x")))
    for strategy in STRATEGIES:
        tour = Tour(board, board.square(start), strategy=strategy)
        search = Search(tour, limit=6_000).run()
        assert search.verdict == "found" and tour.solved(search.path)


def test_by_warnsdorffs_rule_nothing_is_lost_early_from_any_outer_square():
    for columns in (14, 23, 30):
        board = Board(4, columns)
        for start in (*range(0, columns, 3), *range(3 * columns, 4 * columns, 5)):
            run = Search(Tour(board, start, strategy="warnsdorff"), limit=1_000).run()
            assert run.verdict == "found", board.name(start)


def test_every_cut_has_a_reason_that_can_be_named():
    cut = 0
    for start in (0, 3, 6, 22):
        tour = Tour(Board(4, 7), start, strategy="pruned")
        path = list(tour.root)
        for event in tour.stream():
            if event < 0:
                path.pop()
                continue
            path.append(event)
            refused = [
                c for c, reason in tour.candidates(path) if reason == "no tour goes on from there"
            ]
            for square in refused:
                assert explain(tour, [*path, square]).completable is False, (path, square)
            cut += len(refused)
    assert cut > 50


def test_a_half_that_was_left_too_early_is_lost_and_nothing_else_is_said_to_be():
    chance, board, told = random.Random(4), Board(4, 5), 0
    rules = oracle.Tour(4, 5)
    for _ in range(400):
        path = [chance.choice(board.squares)]
        tour = Tour(board, path[0])
        for _ in range(chance.randrange(1, 12)):
            free = tour.acceptable(path)
            path += [chance.choice(free)] if free else []
        reasons = [i for i in look(tour, path) if i.reason in ("left half", "inner start")]
        told += len(reasons)
        if reasons:
            assert not rules.alive(path)
    assert told > 200
