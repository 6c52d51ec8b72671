"""Tours: exact runs of the texts, golden counts of whole trees, and each form's same events."""

import gc
import tracemalloc
from itertools import islice

import pytest
from boards import small_tours
from hypothesis import given, settings
from hypothesis import strategies as st
from streams import follow

from knights.board import Board, parse_board
from knights.move_orders import LEAPERS, ORDERS, order_moves
from knights.puzzles.tour.batches import write_block
from knights.puzzles.tour.tour import STRATEGIES, Tour
from knights.search import Candidate, Search, State, check_state, events
from knights.search.batches import gather

LONG = 3000


def make(board, start, order="textbook", **options):
    board = parse_board(board)
    square = None if start is None else board.square(start)
    return Tour(board, square, ORDERS[order], **options)


def matrix(tour, path):
    """Return the numbers of the moves from 1, the top rank first, with slashes between ranks."""
    number = {square: move for move, square in enumerate(path, start=1)}
    columns = tour.board.columns
    ranks = [
        " ".join(str(number[rank * columns + file]) for file in range(columns))
        for rank in reversed(range(tour.board.rows))
    ]
    return " / ".join(ranks)


def test_sutcliffes_program_on_5x5_from_a_corner():
    """The run from the centre is tested on the command line."""
    tour = make("5x5", "1,1", "sutcliffe")
    search = Search(tour).run()
    assert (search.placed, search.undone, search.verdict) == (74_342, 74_318, "found")
    numbers = "25 18 3 12 23 / 8 13 24 17 4 / 19 2 7 22 11 / 14 9 20 5 16 / 1 6 15 10 21"
    assert matrix(tour, search.path) == numbers


GEEKS_8X8 = (
    "0 59 38 33 30 17 8 63 / 37 34 31 60 9 62 29 16 / 58 1 36 39 32 27 18 7 /"
    " 35 48 41 26 61 10 15 28 / 42 57 2 49 40 23 6 19 / 47 50 45 54 25 20 11 14 /"
    " 56 43 52 3 22 13 24 5 / 51 46 55 44 53 4 21 12"
)


def count_batches(tour):
    """Return the squares placed and undone, and the path at the end, from the batches."""
    placed = undone = 0
    path = list(tour.root)
    for batch in tour.batches():
        before = len(path)
        for event in batch:
            if event >= 0:
                path.append(event)
            else:
                path.pop()
        # A batch places as many more squares than it undoes as the path grows.
        here = (len(batch) + len(path) - before) // 2
        placed += here
        undone += len(batch) - here
    return placed, undone, path


def test_the_articles_program_on_8x8():
    tour = make("8x8", "a8", "geeks")
    placed, undone, path = count_batches(tour)
    assert (placed, undone) == (8_250_732, 8_250_669)
    assert tour.solved(path)
    from_nought = [str(int(n) - 1) if n != "/" else n for n in matrix(tour, path).split()]
    assert " ".join(from_nought) == GEEKS_8X8


def test_the_textbooks_program_on_8x8_puts_its_second_move_on_c2():
    tour = make("8x8", "a1", "textbook")
    assert tour.board.name(next(tour.stream())) == "c2"


def test_the_textbooks_run_on_8x8_mirrors_the_articles():
    """Its (x, y) are the article's (row, column): the same search on a reflected board."""
    turned_over = [square % 8 * 8 + 7 - square // 8 for square in range(64)]
    textbook = islice(make("8x8", "a1", "textbook").stream(), 20_000)
    geeks = islice(make("8x8", "a8", "geeks").stream(), 20_000)
    turned = [turned_over[e] if e >= 0 else ~turned_over[~e] for e in geeks]
    assert turned == list(textbook)


def test_the_horse_starts_in_row_2_from_the_top():
    tour = make("8x8", "a6", "horse")
    names = [tour.board.name(square) for square in tour.choices(tour.root)]
    assert names == ["b4", "b8", "c5", "c7"]


@pytest.mark.parametrize("order", sorted(ORDERS))
def test_golden_counts_of_tours(order):
    assert Search(make("3x4", None, order), "count").run().count == 16
    assert Search(make("4x4", "a1", order), "count").run().count == 0


def test_the_whole_tree_of_3x4():
    search = Search(make("3x4", None), "all").run()
    assert (search.placed, search.undone) == (760, 760)


@given(small_tours(), st.booleans(), st.sampled_from([1, 2, 5, 64, 1000]), st.data())
@settings(deadline=None)
def test_batches_are_full_and_hold_the_schemes_events(tour, every, size, data):
    stream = list(islice(events(tour, every=every), LONG))
    at = data.draw(st.integers(0, len(stream)))
    state = follow(tour.root, stream[:at])
    batches = list(islice(tour.batches(state, every, size), (LONG - at) // size + 1))
    assert all(len(batch) == size for batch in batches[:-1])
    assert all(0 < len(batch) <= size for batch in batches)
    told = [event for batch in batches for event in batch]
    if len(stream) < LONG:
        assert told == stream[at:]
    else:
        assert told[: LONG - at] == stream[at:]


@pytest.mark.parametrize("every", [False, True])
@pytest.mark.parametrize("closed", [False, True])
def test_batches_of_a_deep_search_resume_at_any_depth(every, closed):
    """A tour of 8x8 is deeper than three blocks of loops, so that several have to be resumed."""
    tour = make("8x8", "a8", "geeks", closed=closed)
    stream = list(islice(events(tour, every=every), 6000))
    for at in (1, 15, 16, 17, 60, 999, 5000):
        state = follow(tour.root, stream[:at])
        rest = [event for batch in islice(tour.batches(state, every, 50), 20) for event in batch]
        assert rest == stream[at : at + 1000]


def test_from_the_tour_itself_only_a_search_for_every_tour_goes_on():
    tour = make("5x5", "a1")
    path = Search(tour).run().solutions[0]
    assert list(tour.stream(State(path))) == []
    assert list(tour.batches(State(path))) == []
    following = list(islice(tour.stream(State(path), every=True), 3))
    assert following[:2] == [~path[-1], ~path[-2]]


def test_a_large_board_has_events_of_four_bytes():
    batch = next(make("200x200", "a1").batches(size=10))
    assert (batch.typecode, len(batch)) == ("i", 10)
    assert next(make("8x8", "a1").batches(size=10)).typecode == "h"


def test_batches_are_gathered_from_any_events():
    tour = make("3x3", "a1")
    assert [list(batch) for batch in gather(tour, [1, ~1, 2], 2)] == [[1, ~1], [2]]
    growing = gather(tour, range(30), 8, first=3)
    told = [list(batch) for batch in growing]
    assert [len(batch) for batch in told] == [3, 6, 8, 8, 5]
    assert [event for batch in told for event in batch] == list(range(30))


def test_a_costly_search_is_asked_for_no_more_than_half_as_much_again():
    tour, asked = make("8x8", "a1", strategy="warnsdorff"), 0
    for batch in islice(tour.batches(every=True, size=4096, first=512), 2):
        asked += len(batch)
    assert asked == 1536


def test_generated_blocks_nest_as_deep_as_python_allows():
    compile(write_block(16), "block", "exec")


def test_a_wazir_tours_4x4_in_a_known_number_of_ways():
    """The 4x4 grid graph has 552 directed Hamiltonian paths (OEIS A096969)."""
    tour = Tour(Board(4, 4), None, order_moves("geeks", LEAPERS["wazir"]))
    assert Search(tour, "count").run().count == 552


def test_candidates_are_refused_with_a_reason():
    board = parse_board("3x4", "b3")
    tour = Tour(board, board.square("a1"), end=board.square("c2"))
    assert list(tour.candidates(tour.root)) == [
        Candidate(board.square("c2"), "it is kept for the last move"),
        Candidate(9, "it is blocked"),
        *[Candidate(None, "off the board")] * 6,
    ]
    assert Candidate(0, "it is on the path already") in tour.candidates([0, 6])
    last = [0, 9, 7, 2, 4, 10, 3, 5, 11, 6, 8]
    refused = Candidate(1, "no move leads from there back to a1")
    assert refused in Tour(Board(3, 4), 0, closed=True).candidates(last)
    assert Candidate(1) in Tour(Board(3, 4), 0).candidates(last)


def test_the_naive_method_takes_any_move_and_looks_only_at_the_end():
    tour = make("3x3", "a1", strategy="naive")
    a1 = tour.board.square("a1")
    c2 = tour.board.square("c2")
    assert tour.choices((a1, c2)) == [tour.board.square("a3"), a1]
    # Eight moves with two ways on from each square of the rim: the search tries all sequences.
    placed = sum(event >= 0 for event in tour.stream())
    assert placed == sum(2**depth for depth in range(1, 9))


def test_the_checker_needs_every_square_once_by_the_moves_from_start_to_end():
    board = Board(3, 4)
    path = Search(Tour(board, 0)).run().solutions[0]
    assert Tour(board).solved(path)
    assert not Tour(board).solved(path[:-1])
    assert not Tour(board).solved([*path[:-1], path[0]])
    assert not Tour(board).solved([path[1], path[0], *path[2:]])
    assert not Tour(board, 3).solved(path)
    assert not Tour(board, 0, closed=True).solved(path)
    assert not Tour(board, 0, end=path[1]).solved(path)
    assert not Tour(Board(3, 4, frozenset({path[-1]})), 0).solved(path)
    assert Tour(Board(3, 4, frozenset({path[-1]})), 0).solved(path[:-1])
    assert not Tour(board).solved([])


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            lambda: Tour(Board(3, 3), 9),
            "start 9: the squares of the 3x3 board are a1 to c3, or 0 to 8",
        ),
        (
            lambda: Tour(Board(3, 3), 0, end=-1),
            "end -1: the squares of the 3x3 board are a1 to c3, or 0 to 8",
        ),
        (lambda: Tour(Board(3, 3, frozenset({4})), 4), "start 'b2': it is blocked; choose another"),
        (
            lambda: Tour(Board(1, 1, frozenset({0}))),
            "board 1x1: every square is blocked. Leave at least one free.",
        ),
        (
            lambda: Tour(Board(3, 3), 4, end=4),
            "end 'b2': it is the start. A tour ends on another square.",
        ),
        (
            lambda: Tour(Board(3, 3), strategy="luck"),
            "strategy 'luck': it must be one of backtrack, pruned, warnsdorff, naive, construct",
        ),
        (
            lambda: Tour(Board(3, 3), ties="luck"),
            "ties 'luck': it must be one of order, degree, centre, random",
        ),
        (
            lambda: Tour(Board(3, 3), moves=((1, 2), (1, 2))),
            "move '1,2': it is in the order twice. Leave one out.",
        ),
        (lambda: next(Tour(Board(3, 3)).batches(size=0)), "batch size 0: it must be at least 1"),
    ],
)
def test_mistakes_are_quoted_with_what_would_be_right(call, message):
    with pytest.raises(ValueError) as caught:
        call()
    assert str(caught.value) == message


def check_descent(tour, path):
    """Check that `descend` gives the same choices as `choices` below each beginning of a path."""
    for depth, choices in enumerate(tour.descend(path), start=len(tour.root)):
        if depth == tour.length:
            break
        assert list(choices) == list(tour.choices(path[:depth]))
        if depth < len(path) and path[depth] not in choices:
            return
    assert depth == min(len(path), tour.length)


def test_what_comes_after_a_square_that_is_given_up_at_once_is_not_below_it():
    tour = Tour(Board(5, 5), 0, strategy="pruned")
    stream, path, given_up = list(islice(tour.stream(every=True), 500)), [0], 0
    for event, following, then in zip(stream, stream[1:], stream[2:], strict=False):
        if event >= 0 and following == ~event and then >= 0:
            given_up += 1
            assert [*tour.descend([*path, event])][-1] == ()
        path = [*path, event] if event >= 0 else path[:-1]
    assert given_up > 10


@given(small_tours(strategies=STRATEGIES[:-1], largest=12), st.data())
@settings(deadline=None, max_examples=60)
def test_a_path_is_gone_down_in_one_pass_as_if_asked_below_each_of_its_beginnings(tour, data):
    path = list(tour.root)
    for event in islice(tour.stream(every=True), data.draw(st.integers(0, 60))):
        path = [*path, event] if event >= 0 else path[:-1]
    for _ in range(data.draw(st.integers(0, 2))):
        path += data.draw(st.sampled_from([(), *((s,) for s in range(-1, tour.size + 1))]))
    check_descent(tour, path)


@pytest.mark.parametrize("path", [(0, 1), (2, 3), (1, 1), (2, 2), (1, 3), (-3, -2), (5, 6), (1,)])
def test_the_checker_knows_holes_and_the_rim(path):
    row = Tour(parse_board("1x4", "a1,d1"), moves=((1, 0), (-1, 0)))
    assert row.solved((1, 2))
    assert row.solved((2, 1))
    assert not row.solved(path)


@pytest.mark.parametrize(("side", "strategy"), [(100, "warnsdorff"), (1000, "construct")])
def test_a_path_of_very_many_squares_is_checked(side, strategy):
    """A check that asks for the choices below each beginning would take minutes, or hours."""
    tour = Tour(Board(side, side), 0, strategy=strategy)
    path = [0, *islice(tour.stream(), side * side // 2)]
    check_state(tour, State(tuple(path)))
    with pytest.raises(ValueError, match="must be") as refused:
        check_state(tour, State((*path[:-1], path[-1] ^ 1)))
    assert len(str(refused.value)) < 200


def test_the_pruned_search_of_a_large_board_takes_memory_that_grows_as_its_squares():
    taken = []
    for side in (40, 80):
        # Python reuses tuples that other tests have freed, and tracemalloc would not count these.
        gc.collect()
        tracemalloc.start()
        run = Search(Tour(Board(side, side), 0, strategy="pruned"), limit=100).run()
        taken.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        assert run.placed + run.undone == 100
    assert taken[1] <= 5 * taken[0]
