"""Theorems agree with exhaustive search wherever they decide."""

from dataclasses import replace

import pytest
from boards import schwenk, small_tours
from hypothesis import given, settings
from shares import share

from knights.board import Board
from knights.move_orders import ORDERS, Leaper, order_moves
from knights.puzzles.paths.pruning import stream
from knights.puzzles.tour.strategies import by_degree, survey
from knights.puzzles.tour.theory import known
from knights.puzzles.tour.tour import Tour
from knights.search import Search


def search_finds(tour: Tour) -> bool:
    """Tell whether a tour exists, by a search without the argument of colours."""
    if tour.length == 1:
        return not tour.closed
    ground = replace(survey(tour), colours=None)
    depth = 1
    for event in stream(ground, by_degree(tour), tour.root):
        depth += 1 if event >= 0 else -1
        if depth == tour.length:
            return True
    return False


SMALL = [(r, c) for r in range(1, 31) for c in range(1, 31) if r * c <= 30]


@pytest.mark.parametrize("closed", [False, True])
def test_agrees_with_the_search_on_every_board_up_to_30_squares(closed):
    for rows, columns in SMALL:
        board = Board(rows, columns)
        found = False
        for start in board.squares:
            exists = search_finds(Tour(board, start, closed=closed))
            found |= exists
            theorem = known(board, closed=closed, start=start)
            assert theorem is None or theorem.exists == exists, (rows, columns, start, theorem)
        theorem = known(board, closed=closed)
        assert theorem is not None
        assert theorem.exists == found, (rows, columns, theorem)


@pytest.mark.parametrize("rows", range(1, 41))
def test_closed_tours_follow_schwenk(rows):
    for columns in range(1, 41):
        assert known(Board(rows, columns), closed=True).exists == schwenk(rows, columns)


@settings(max_examples=share(400, 3), deadline=None)
@given(small_tours(largest=16))
def test_agrees_with_plain_backtracking_for_holes_leapers_and_ends(tour):
    theorem = known(tour.board, tour.moves, closed=tour.closed, start=tour.start, end=tour.end)
    search = Search(tour, limit=200_000).run()
    if theorem is not None and search.verdict != "stopped":
        assert theorem.exists == (search.verdict == "found"), theorem


@pytest.mark.parametrize(
    ("board", "question", "exists", "name"),
    [
        (Board(1, 1), {}, True, "one square"),
        (Board(1, 1), {"closed": True}, False, "one square"),
        (Board(1, 2), {}, False, "isolated square"),
        (Board(3, 3), {}, False, "3x3"),
        (Board(4, 4), {}, False, "4x4"),
        (Board(3, 5), {}, False, "3 x n"),
        (Board(6, 3), {}, False, "3 x n"),
        (Board(3, 7), {}, True, "3 x n"),
        (Board(2, 9), {}, False, "narrow boards"),
        (Board(8, 8), {}, True, "Cull and De Curtins"),
        (Board(8, 8), {"start": 5}, True, "Schwenk"),
        (Board(5, 5), {"start": 1}, False, "colours"),
        (Board(5, 5), {"start": 0, "end": 1}, False, "colours"),
        (Board(8, 8), {"start": 0, "end": 2}, False, "colours"),
        (Board(7, 7), {"start": 24}, True, "odd boards"),
        (Board(7, 7), {"closed": True}, False, "colours"),
        (Board(4, 6), {"closed": True}, False, "Schwenk"),
        (Board(3, 10), {"closed": True}, True, "Schwenk"),
        (Board(4, 5), {"start": 6}, False, "4 x n"),
        (Board(5, 4), {"start": 5}, False, "4 x n"),
        (Board(3, 4, frozenset({1, 4})), {}, False, "colours"),
        (Board(3, 3, frozenset({0, 4})), {"start": 1}, False, "dead ends"),
        (Board(5, 5, frozenset({7, 11, 12, 24})), {}, False, "isolated square"),
        (Board(4, 4, frozenset({0})), {"closed": True}, False, "colours"),
    ],
)
def test_names_the_theorem(board, question, exists, name):
    theorem = known(board, **question)
    assert (theorem.exists, theorem.name, theorem.verdict) == (exists, name, "proved")
    assert theorem.sentence.endswith(".")
    assert theorem.source


def test_sees_a_board_in_pieces():
    theorem = known(Board(8, 8), order_moves("textbook", Leaper(1, 3)))
    assert (theorem.exists, theorem.name) == (False, "in pieces")
    assert "From a1 the moves reach 32 of 64 squares, but not b1." in theorem.sentence


@pytest.mark.parametrize(
    ("board", "moves", "question"),
    [
        (Board(3, 7), ORDERS["geeks"], {"start": 2}),  # 3 x n from a given start isn't decided
        (Board(8, 8), ORDERS["geeks"], {"start": 0, "end": 1}),
        (Board(8, 8, frozenset({0, 1})), ORDERS["geeks"], {}),
        (Board(8, 8), ORDERS["geeks"][:7], {}),
        (Board(9, 9), order_moves("geeks", Leaper(2, 3)), {}),
    ],
)
def test_claims_nothing_where_nothing_is_known(board, moves, question):
    assert known(board, moves, **question) is None
