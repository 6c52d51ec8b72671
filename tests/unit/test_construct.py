"""Constructed tours, checked square by square against the rules and nothing else."""

import itertools

import pytest
from boards import check_tour, schwenk
from streams import states

from knights.board import Board
from knights.puzzles.tour.construct import construct, frames, refusal, split
from knights.puzzles.tour.tour import Tour
from knights.search import State, check_state


def has_open(rows, columns):
    m, n = min(rows, columns), max(rows, columns)
    return (m, n) == (1, 1) or not (m <= 2 or (m, n) in {(3, 3), (3, 5), (3, 6), (4, 4)})


@pytest.mark.parametrize("rows", range(1, 27))
def test_there_is_a_tour_of_every_board_that_can_have_one(rows):
    for columns in range(1, 27):
        board = Board(rows, columns)
        if schwenk(rows, columns):
            check_tour(board, construct(board, closed=True), closed=True)
        else:
            assert "no such tour exists" in refusal(board, closed=True)
        if has_open(rows, columns):
            check_tour(board, construct(board))
        else:
            assert "no such tour exists" in refusal(board)


@pytest.mark.parametrize("rows", [5, 7, 9, 11, 13, 21])
@pytest.mark.parametrize("columns", [5, 7, 9, 11, 15, 17])
def test_odd_boards_have_a_tour_from_every_square_of_the_majority_colour(rows, columns):
    board = Board(rows, columns)
    for start in board.squares:
        if board.colour(start) == 0:
            check_tour(board, construct(board, start), start=start)
        else:
            with pytest.raises(ValueError, match="no such tour exists"):
                construct(board, start)


@pytest.mark.parametrize(("rows", "columns"), [(5, 6), (6, 6), (8, 8), (3, 10), (12, 3), (7, 12)])
def test_closed_tours_begin_anywhere(rows, columns):
    board = Board(rows, columns)
    for start in board.squares:
        check_tour(board, construct(board, start, closed=True), start=start, closed=True)
        check_tour(board, construct(board, start), start=start)


@pytest.mark.parametrize(("rows", "columns"), [(200, 300), (101, 203), (3, 1000), (1501, 4)])
def test_large_boards(rows, columns):
    board = Board(rows, columns)
    check_tour(board, construct(board))
    if schwenk(rows, columns):
        check_tour(board, construct(board, closed=True), closed=True)


def test_a_tour_of_2000x2000_closes():
    board = Board(2000, 2000)
    path = construct(board, 1_234_567, closed=True)
    assert path[0] == 1_234_567
    assert len(set(path)) == len(path) == 4_000_000
    moves = {
        2000 * dy + dx for dx in (-2, -1, 1, 2) for dy in (-2, -1, 1, 2) if dx + dy and dx - dy
    }
    assert {b - a for a, b in itertools.pairwise(path)} <= moves
    assert abs(path[0] - path[-1]) in moves


def test_a_side_is_cut_in_parts_that_have_tours():
    for side in range(5, 200):
        parts = split(side)
        assert sum(parts) == side
        assert all(5 <= part <= 10 for part in parts)
        assert sum(part % 2 for part in parts) == side % 2


def test_an_odd_part_holds_any_square_of_an_odd_side():
    for side in range(5, 60, 2):
        for at in range(side):
            cuts = list(frames(side, at))
            assert cuts, (side, at)
            for before, part, after in cuts:
                assert before + part + after == side
                assert before <= at < before + part
                assert all(even % 2 == 0 and even not in {2, 4} for even in (before, after))


@pytest.mark.parametrize(
    ("board", "start", "closed", "reason"),
    [
        (Board(8, 8, frozenset({3})), None, False, "board 8x8 with holes: this strategy needs"),
        (Board(8, 8), 64, False, "start 64: the squares of the 8x8 board are a1 to h8, or 0 to 63"),
        (Board(8, 8), -1, False, "start -1: the squares"),
        (Board(4, 4), None, False, "board 4x4: no such tour exists"),
        (Board(5, 5), 1, False, "board 5x5: no such tour exists. Every move changes the colour"),
        (
            Board(3, 8),
            1,
            False,
            "start 'b1': on a board three or four wide this strategy starts on a1",
        ),
    ],
)
def test_says_why_not(board, start, closed, reason):
    assert refusal(board, start, closed).startswith(reason)
    with pytest.raises(ValueError) as error:
        construct(board, start, closed)
    assert str(error.value).startswith(reason)


def test_narrow_boards_begin_at_either_end_of_their_tour():
    board = Board(4, 30)
    path = construct(board)
    back = construct(board, path[-1])
    check_tour(board, back, start=path[-1])
    assert back == path[::-1]


def test_a_construction_is_a_strategy_whose_stream_is_its_tour():
    tour = Tour(Board(6, 7), 0, strategy="construct")
    squares = construct(Board(6, 7), 0).tolist()
    assert list(tour.stream()) == squares[1:]
    assert list(tour.stream(State(tuple(squares[:5])))) == squares[5:]
    assert list(tour.stream(every=True)) == squares[1:] + [~square for square in squares[:0:-1]]
    whole = list(tour.stream(every=True))
    for position, state in enumerate(states(whole, tour.root)):
        assert list(tour.rewind(state)) == whole[:position][::-1]
        check_state(tour, state)
    for path, wrong in (((*squares[:5], 40), "choice 40 below path"), ((), "begin with the root")):
        assert not tour.knows(path)
        with pytest.raises(ValueError, match=wrong):
            check_state(tour, State(path))
    assert tour.choices(squares[:3]) == [squares[3]]
    assert tour.choices(squares) == [] and tour.choices([0, 99]) == []
    assert tour.solved(squares)
