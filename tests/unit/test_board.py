import pytest
from hypothesis import given
from hypothesis import strategies as st

from knights.board import Board, file_index, file_name, parse_board
from knights.move_orders import (
    KNIGHT,
    LEAPERS,
    ORDERS,
    Leaper,
    check_moves,
    format_moves,
    order_moves,
    parse_leaper,
    parse_moves,
    recolours,
    reversible,
)

SQUARES = "the squares of the 5x5 board are a1 to e5, or 1,1 to 5,5"


def test_squares_are_numbered_by_file_then_by_rank():
    board = Board(3, 4)
    assert [board.name(square) for square in range(5)] == ["a1", "b1", "c1", "d1", "a2"]
    assert board.square("d3") == 11
    assert (board.file(11), board.rank(11)) == (3, 2)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        (0, "a"),
        (25, "z"),
        (26, "aa"),
        (27, "ab"),
        (51, "az"),
        (52, "ba"),
        (701, "zz"),
        (702, "aaa"),
    ],
)
def test_files_are_named_as_in_a_spreadsheet(file, name):
    assert file_name(file) == name
    assert file_index(name) == file


@given(st.integers(1, 60), st.integers(1, 60), st.data())
def test_names_and_numbers_of_squares_go_both_ways(rows, columns, data):
    board = Board(rows, columns)
    square = data.draw(st.integers(0, board.size - 1))
    assert board.square(board.name(square)) == square
    assert board.square(f"{board.file(square) + 1},{board.rank(square) + 1}") == square
    assert board.at(board.file(square), board.rank(square)) == square


def test_a_board_is_read_from_its_text():
    board = parse_board("3x4", "a1,c3")
    assert (board.rows, board.columns, sorted(board.holes)) == (3, 4, [0, 10])
    assert board.sides == "3x4"
    assert parse_board(" 5x6 ") == Board(5, 6)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: Board(0, 5), "0 rows: a board has from 1 to 4096"),
        (lambda: Board(5, 5000), "5000 columns: a board has from 1 to 4096"),
        (lambda: Board(2, 2, {4}), "hole 4: the squares of the 2x2 board are a1 to b2, or 0 to 3"),
        (lambda: parse_board("8"), "board '8': it must be ROWSxCOLUMNS, for instance 8x8"),
        (lambda: parse_board("0x8"), "board '0x8': it must be ROWSxCOLUMNS, for instance 8x8"),
        (lambda: Board(5, 5).square("f1"), f"square 'f1': {SQUARES}"),
        (lambda: Board(5, 5).square("6,1"), f"square '6,1': {SQUARES}"),
        (lambda: Board(5, 5).square("A1"), f"square 'A1': {SQUARES}"),
        (
            lambda: parse_board("5x5", "b2").square("b2"),
            "square 'b2': it is a hole. Choose a square that is not blocked.",
        ),
        (lambda: parse_board("5x5", "b9"), f"square 'b9': {SQUARES}"),
        (
            lambda: parse_leaper("x"),
            "leaper 'x': it must be two numbers, for instance 1,2, or one of knight, camel,"
            " giraffe, zebra, antelope, wazir, ferz, dabbaba or alfil",
        ),
        (
            lambda: Leaper(0, 0),
            "leaper 0,0: it must be two numbers from 0 to 99, the smaller first and not both 0,"
            " for instance 1,2 for the knight",
        ),
        (
            lambda: order_moves("x"),
            "order 'x': it must be sutcliffe, geeks, textbook or horse, or a list of moves"
            " such as 1,2;2,1",
        ),
        (
            lambda: parse_moves("1,2;3"),
            "move '3': it must be dx,dy with numbers up to 99, for instance 1,2 or -2,1",
        ),
        (lambda: parse_moves("0,0"), "move '0,0': it must lead to another square"),
        (
            lambda: parse_moves("1,2;2,1;1,2"),
            "move '1,2': it is in the order twice. Leave one out.",
        ),
        (
            lambda: check_moves([(100, 0)]),
            "move '100,0': it must be dx,dy with numbers up to 99, for instance 1,2 or -2,1",
        ),
        (
            lambda: check_moves([]),
            "no moves: a move order needs at least one, for instance 1,2",
        ),
    ],
)
def test_mistakes_are_quoted_with_what_would_be_right(call, message):
    with pytest.raises(ValueError) as caught:
        call()
    assert str(caught.value) == message


def test_move_orders_are_those_of_the_programs():
    """The orders are pairs (dx, dy); two of the programs write (row from the top, column)."""
    assert ORDERS["sutcliffe"] == parse_moves("1,2 2,1 1,-2 2,-1 -1,2 -2,1 -1,-2 -2,-1")
    assert ORDERS["textbook"] == parse_moves("2,1 1,2 -1,2 -2,1 -2,-1 -1,-2 1,-2 2,-1")
    rows = {
        "geeks": [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)],
        "horse": [(2, -1), (2, 1), (-2, -1), (-2, 1), (1, -2), (1, 2), (-1, -2), (-1, 2)],
    }
    for name, steps in rows.items():
        assert ORDERS[name] == tuple((column, -row) for row, column in steps)


@pytest.mark.parametrize("name", sorted(ORDERS))
@pytest.mark.parametrize("piece", sorted(LEAPERS))
def test_an_order_serves_any_leaper(name, piece):
    leaper = LEAPERS[piece]
    moves = order_moves(name, leaper)
    reach = {
        (dx, dy)
        for dx in range(-4, 5)
        for dy in range(-4, 5)
        if sorted((abs(dx), abs(dy))) == [leaper.a, leaper.b]
    }
    assert set(moves) == reach
    assert len(moves) == len(reach)
    assert reversible(moves)
    assert recolours(moves) == ((leaper.a + leaper.b) % 2 == 1)


def test_moves_go_both_ways_through_text():
    for moves in ORDERS.values():
        assert parse_moves(format_moves(moves)) == moves
    assert parse_leaper("3,1") == parse_leaper("camel") == Leaper(1, 3)
    assert parse_leaper("1,2") == KNIGHT


def test_a_move_that_cannot_be_taken_back_is_noticed():
    assert not reversible(((1, 2), (2, 1)))
    assert reversible(((1, 2), (-1, -2)))


def test_neighbours_keep_the_order_and_leave_out_holes_and_what_is_off_the_board():
    board = parse_board("3x3", "b3")
    near = board.neighbours(ORDERS["textbook"])
    names = [[board.name(other) for other in near[square]] for square in range(9)]
    assert names == [
        ["c2"],  # the other move leads to the hole b3
        ["c3", "a3"],
        ["a2"],
        ["c3", "c1"],
        [],
        ["a3", "a1"],
        ["b1", "c2"],
        [],
        ["a2", "b1"],
    ]


@given(st.integers(1, 7), st.integers(1, 7))
def test_colours_change_with_every_knights_move(rows, columns):
    board = Board(rows, columns)
    near = board.neighbours(ORDERS["geeks"])
    assert board.colour(0) == 0
    for square in board.squares:
        assert all(board.colour(other) != board.colour(square) for other in near[square])
