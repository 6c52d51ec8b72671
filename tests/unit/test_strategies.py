"""Strategies lose no tour, keep the first tour, and match the readable form."""

import random
from dataclasses import replace
from itertools import islice

import oracle
import pytest
from boards import small_tours
from hypothesis import given, settings
from hypothesis import strategies as st
from shares import share
from test_every_search import check_streams
from work import count_work

from knights.board import Board
from knights.move_orders import ORDERS, parse_moves
from knights.puzzles.paths.forced import is_lost
from knights.puzzles.paths.pruned import Pruned
from knights.puzzles.paths.pruning import is_dead
from knights.puzzles.paths.pruning_data import VISITED, Ground, Looks, count_free
from knights.puzzles.tour.insight import explain
from knights.puzzles.tour.strategies import survey, tie_breaks
from knights.puzzles.tour.tour import TIES, Tour
from knights.search import Search, State, backwards, progress, rewind


def run(tour, every=False):
    """Return the complete paths in a tour's stream, and the number of squares placed."""
    path, found, placed = list(tour.root), [], 0
    for event in tour.stream(every=every):
        if event >= 0:
            path.append(event)
            placed += 1
            if len(path) == tour.length:
                found.append(tuple(path))
        else:
            assert path.pop() == ~event
    return found, placed


@pytest.mark.parametrize(
    ("sides", "start", "order", "placements"),
    [
        (8, "a8", "geeks", 80),
        (8, "a6", "horse", 89),
        (7, "d4", "sutcliffe", 71),
        (10, "a1", "sutcliffe", 120),
    ],
)
def test_pruned_needs_few_placements(sides, start, order, placements):
    board = Board(sides, sides)
    tour = Tour(board, board.square(start), ORDERS[order], strategy="pruned")
    (path,), placed = run(tour)
    assert placed == placements
    assert tour.solved(path)


@pytest.mark.parametrize(
    ("order", "most"), [("sutcliffe", 156), ("geeks", 109), ("textbook", 109), ("horse", 643)]
)
def test_pruned_finds_a_tour_from_every_square_of_the_chessboard(order, most):
    board = Board(8, 8)
    placed = []
    for start in board.squares:
        tour = Tour(board, start, ORDERS[order], strategy="pruned")
        search = Search(tour, limit=2_000).run()
        assert search.verdict == "found", board.name(start)
        assert tour.solved(search.path)
        placed.append(search.placed)
    assert max(placed) == most


# Searches that took minutes before: their tour was lost ten squares before any check found out.
LONG = [
    ("c7", "2,-1;-2,1;-1,2;1,-2;1,2;-1,-2;-2,-1;2,1", ""),
    ("h4", "horse", "g4,e7"),
    ("h3", "-2,-1;1,2;-1,-2;1,-2;-1,2;-2,1;2,1;2,-1", ""),
]


def long_search(start, order, holes):
    board = Board(8, 8)
    board = Board(8, 8, frozenset(board.square(name) for name in holes.split(",") if name))
    moves = ORDERS[order] if order in ORDERS else parse_moves(order)
    return Tour(board, board.square(start), moves, strategy="pruned")


@pytest.mark.parametrize(("start", "order", "holes"), LONG)
def test_a_tour_that_was_lost_early_does_not_make_the_search_long(start, order, holes):
    tour = long_search(start, order, holes)
    search = Search(tour, limit=300).run()  # 300 events are enough only with very few dead ends
    assert search.verdict == "found"
    assert tour.solved(search.path)


def any_order(chance):
    """Return the knight's moves in random order."""
    moves = list(ORDERS["textbook"])
    chance.shuffle(moves)
    return tuple(moves)


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("number", [100, pytest.param(4_000, marks=pytest.mark.slow)])
def test_no_order_of_the_moves_makes_the_search_of_the_chessboard_long(number, closed):
    chance = random.Random(closed)
    for _ in range(number):
        tour = Tour(Board(8, 8), chance.randrange(64), any_order(chance), closed, None, "pruned")
        search = Search(tour, limit=5_000).run()
        assert search.verdict == "found", (tour.start, tour.moves)
        assert tour.solved(search.path)


def try_everything(board, path, ends):
    """Tell whether some way through all other squares leads from a path to one of the ends."""
    size = (board.rows, board.columns, oracle.KNIGHT, board.holes)
    return any(oracle.Tour(*size, end=end).alive(path) for end in ends)


def test_whatever_is_lost_by_what_is_forced_has_no_tour():
    chance = random.Random(1)
    told = {True: 0, False: 0}
    for _ in range(400):
        board = Board(*chance.choice([(5, 5), (5, 6), (6, 6)]))
        holes = chance.sample(range(board.size), chance.randrange(4))
        board = Board(board.rows, board.columns, frozenset(holes))
        tour = Tour(board, chance.choice(board.squares), any_order(chance), strategy="pruned")
        # Warnsdorff's rule keeps a tour possible for long; random squares after it may lose it.
        rule = replace(tour, strategy="warnsdorff", ties="random", seed=chance.randrange(999))
        path, left = [*rule.root], chance.randrange(4, 17)
        while len(path) < tour.length - left:
            free = [square for square in tour.neighbours[path[-1]] if square not in path]
            likely = rule.choices(path)
            if not free:
                break
            path.append(likely[0] if likely and chance.random() < 0.8 else chance.choice(free))
        ends = [None]
        if chance.random() < 0.5:
            ends = chance.sample(board.squares, chance.randrange(1, 5))
        finals = [ends == [None] or square in ends for square in range(board.size)]
        free = [square for square in board.squares if square not in path]
        if len(free) != left:
            continue
        ground = survey(tour)
        lost = is_lost(ground.masks, ground.near[path[-1]], path[-1], free, finals)
        alive = try_everything(board, path, ends)
        assert not (lost and alive), (tour, path, ends)
        if not alive:
            told[lost] += 1
    assert told[True] > 5 * told[False], "most of what has no tour is seen"


# Limits for a close look: the usual ones, at every position, and only after another try.
LOOKS = [Looks(), Looks(1, 1, 1), Looks(99, 1, 1)]


def look_closely(patch, looks):
    patch.setattr("knights.puzzles.tour.strategies.LOOKS", looks)


@pytest.mark.parametrize("looks", LOOKS)
def test_no_beginning_of_a_tour_is_cut(looks, monkeypatch):
    look_closely(monkeypatch, looks)
    chance = random.Random(2)
    for _ in range(40):
        board, start = Board(8, 8), chance.randrange(64)
        rule = Tour(board, start, strategy="warnsdorff", ties="random", seed=chance.randrange(999))
        path = Search(rule, limit=20_000).run().path
        assert rule.solved(path)
        closed = path[0] in rule.neighbours[path[-1]]
        pruned = Tour(board, start, any_order(chance), closed, path[-1], "pruned")
        for depth, choices in enumerate(pruned._strategy.descend(path[:-1]), start=1):
            assert path[depth] in choices
            assert path[depth] in pruned.choices(path[:depth])


def test_every_cut_has_a_reason_that_can_be_named():
    chance, cut = random.Random(3), 0
    for _ in range(20):
        tour = Tour(Board(8, 8), chance.randrange(64), any_order(chance), strategy="pruned")
        path = list(tour.root)
        for event in tour.stream():
            if event < 0:
                path.pop()
                continue
            path.append(event)
            if not tour.choices(path) and len(path) < 64:
                cut += 1
                assert explain(tour, path).completable is False, path
    assert cut > 100


@pytest.mark.parametrize("looks", LOOKS)
@given(tour=small_tours(("pruned", "warnsdorff"), largest=16), every=st.booleans())
@settings(deadline=None, max_examples=share(200, 3))
def test_looking_closely_at_every_position_loses_no_tour(looks, tour, every):
    plain = Search(replace(tour, strategy="backtrack"), "all", limit=30_000).run()
    with pytest.MonkeyPatch.context() as patch:
        look_closely(patch, looks)
        check_streams(tour, every)
        found = Search(tour, "all", limit=30_000).run().solutions
    if plain.verdict == "exhausted":
        # The pruned search finds the tours in the same order as plain backtracking.
        order = list if tour.strategy == "pruned" else sorted
        assert order(found) == order(plain.solutions)


@pytest.mark.parametrize("strategy", ["pruned", "warnsdorff"])
@pytest.mark.parametrize(
    ("rows", "columns", "start", "closed", "number"),
    [
        (5, 5, 0, False, 304),
        (5, 5, None, False, 1_728),
        (3, 4, None, False, 16),
        (5, 6, 0, True, 16),
        (3, 10, 0, True, 32),
        (3, 3, 0, False, 0),
        (4, 4, None, False, 0),
    ],
)
def test_no_tour_is_lost(rows, columns, start, closed, number, strategy):
    tour = Tour(Board(rows, columns), start, closed=closed, strategy=strategy)
    assert len(run(tour, every=True)[0]) == number


@pytest.mark.parametrize("ties", TIES)
def test_warnsdorff_with_backtracking_never_fails_on_the_chessboard(ties):
    board = Board(8, 8)
    for start in board.squares:
        tour = Tour(board, start, ORDERS["geeks"], strategy="warnsdorff", ties=ties, seed=1)
        search = Search(tour, limit=5_000).run()
        assert search.verdict == "found", board.name(start)


def test_warnsdorff_goes_straight_through_large_boards_unless_told_otherwise():
    board = Board(50, 50)
    for start in board.squares[::97]:
        tour = Tour(board, start, ORDERS["geeks"], strategy="warnsdorff")
        search = Search(tour, limit=4_000).run()
        assert search.verdict == "found", board.name(start)


def test_warnsdorff_goes_first_where_the_fewest_moves_lead_on():
    board = Board(5, 5)
    tour = Tour(board, 0, ORDERS["textbook"], strategy="warnsdorff", ties="order")
    # From a1, c2 and b3 have five ways on each: the move order puts c2 first. From c2, e1 leads on
    # to d3 only.
    path = [0, board.square("c2")]
    degrees = {}
    for square in tour.acceptable(path):
        free = [s for s in tour.neighbours[square] if s not in path]
        degrees[board.name(square)] = len(free)
    assert degrees == {"e3": 3, "d4": 3, "b4": 3, "a3": 3, "e1": 1}
    names = [board.name(square) for square in tour.choices(path)]
    assert names == ["e1", "e3", "d4", "b4", "a3"]


def test_ties_break_by_the_distance_from_the_centre():
    assert tie_breaks(Board(1, 3), "centre") == [-4, 0, -4]
    assert tie_breaks(Board(2, 2), "centre") == [-2, -2, -2, -2]
    board = Board(5, 5)
    tour = Tour(board, 0, ORDERS["textbook"], strategy="warnsdorff", ties="centre")
    # e1 has the lowest degree; of the others e3 and a3 are 2 from the centre, d4 and b4 diagonal.
    names = [board.name(square) for square in tour.choices([0, 7])]
    assert names == ["e1", "e3", "a3", "d4", "b4"]


def test_ties_break_by_the_degrees_a_move_later():
    board = Board(8, 8)
    tour = Tour(board, 0, ORDERS["textbook"], strategy="warnsdorff", ties="degree")
    path = [board.square("a1"), board.square("c2"), board.square("e1")]
    free = set(board.squares) - set(path)

    def degree(square):
        return len(free & set(tour.neighbours[square]))

    def later(square):
        return sum(degree(s) for s in tour.neighbours[square] if s in free)

    choices = tour.choices(path)
    keys = [(degree(square), later(square)) for square in choices]
    assert keys == sorted(keys)
    assert len(set(keys)) > 1


def test_a_seed_decides_the_random_ties():
    assert tie_breaks(Board(8, 8), "random", 1) == tie_breaks(Board(8, 8), "random", 1)
    assert tie_breaks(Board(8, 8), "random", 1) != tie_breaks(Board(8, 8), "random", 2)
    assert sorted(tie_breaks(Board(8, 8), "random", 2)) == list(range(64))


def test_an_unknown_tie_break_is_refused():
    with pytest.raises(ValueError, match="ties 'roth': it must be one of order, centre, random"):
        tie_breaks(Board(8, 8), "roth")


def test_counts_free_neighbours():
    ground = survey(Tour(Board(3, 4), 0))
    count = count_free(ground, [0, 6])  # a1, c2
    assert count[0] >= VISITED
    assert count[6] >= VISITED
    # a3 has neighbours b1 and c2, of which b1 is free; c1 has a2, b3 and d3.
    assert (count[8], count[2]) == (1, 3)


def test_a_dead_position_has_no_choices():
    tour = Tour(Board(3, 4), 0, strategy="pruned")
    # After a1 c2 a3 b1 c3 only b3 leads to d2, and no tour from a1 ends on a square of its colour.
    path = [0, 6, 8, 1, 10]
    assert is_dead(survey(tour), path)
    assert tour.choices(path) == ()
    assert not is_dead(survey(tour), path[:4])


@pytest.mark.parametrize("strategy", ["pruned", "warnsdorff"])
def test_a_state_that_the_search_never_comes_to_is_refused(strategy):
    tour = Tour(Board(3, 4), 0, strategy=strategy)
    for state in (State((0, 5)), State((0, 6, 0)), State((0, 6, 8, 1, 10, 3)), State((0,), 5)):
        with pytest.raises(ValueError, match="never goes there"):
            list(tour.stream(state))


@pytest.mark.parametrize("strategy", ["pruned", "warnsdorff"])
def test_a_state_from_another_start_is_refused(strategy):
    with pytest.raises(ValueError, match=r"path \[1\]: it must begin with the root \[0\]"):
        Tour(Board(3, 4), 0, strategy=strategy).stream(State((1,)))


class Cut:
    """A tour searched with a strategy given directly, without the checks of `Tour`."""

    def __init__(self, tour, strategy):
        self.size, self.root, self.length = tour.size, tour.root, tour.length
        self.solved, self.choices = tour.solved, strategy.choices


@pytest.mark.parametrize("start", [0, None])
def test_no_beginning_of_a_long_path_is_looked_at_by_itself(monkeypatch, start):
    tour = Tour(Board(16, 16), start, strategy="warnsdorff")
    run = Search(tour)
    run.take(200)
    whole, slow = run.state, Cut(tour, tour._strategy)
    done, back = progress(slow, whole), list(islice(rewind(slow, whole), 500))

    def refuse(*_):
        raise AssertionError("a position was looked at from nothing")

    monkeypatch.setattr(Pruned, "choices", refuse)
    assert progress(tour, whole) == done
    assert list(islice(backwards(tour, whole), 500)) == back
    assert back[:3] == list(whole.path[:-4:-1])


def test_colours_that_do_not_balance_leave_no_end():
    ground = survey(Tour(Board(3, 3), 1))
    assert not any(ground.finals(1))
    assert ground.finals(0) == [True, False, True, False, True, False, True, False, True]
    near = ground.near
    assert all(Ground(near, near, ground.places).finals(1))


def test_a_square_ruled_out_at_once_begins_no_tour():
    chance, ruled_out = random.Random(3), 0
    for _ in range(60):
        rows, columns = chance.choice([(1, 3), (3, 3), (3, 4), (4, 4), (4, 5)])
        holes = chance.sample(range(rows * columns), chance.randrange(rows))
        board = Board(rows, columns, frozenset(holes))
        ground = survey(Tour(board, None, strategy="pruned"))
        for start in board.squares:
            if ground.rules_out(start):
                ruled_out += 1
                assert not try_everything(board, [start], [None])
                assert is_dead(ground, (start,))
    assert ruled_out > 200


@pytest.mark.parametrize("strategy", ["pruned", "warnsdorff"])
def test_a_large_board_whose_every_start_is_ruled_out_takes_little_work(strategy):
    board = Board(100, 100, frozenset(range(0, 20, 2)))  # without ten squares of one colour
    tour = Tour(board, None, strategy=strategy)
    stream = tour.stream()
    assert list(islice(stream, 4)) == [1, ~1, 3, ~3]
    assert count_work(lambda: list(islice(stream, 1000))) < 50_000


# A knight that moves up or to the right, with two of the ways back: most moves can't be undone.
ONE_WAY = ((1, 2), (2, 1), (-1, 2), (-2, 1), (2, -1), (1, -2), (-1, -1))


@pytest.mark.parametrize("ties", ["order", "degree", "centre"])
def test_the_rule_counts_the_ways_on_where_moves_cannot_be_taken_back(ties):
    """The expected counts come from coordinates alone: the free squares of a square's own moves."""
    board = Board(5, 5)
    for start in board.squares:
        tour = Tour(board, start, ONE_WAY, strategy="warnsdorff", ties=ties)
        path = [start]
        for event in islice(tour.stream(), 60):
            if event < 0:
                path.pop()
                continue
            choices = list(tour.choices(path))
            assert event in choices
            ways = [len(onward(path, square)) for square in choices]
            assert ways == sorted(ways), (start, path)
            if ties == "degree":
                later = [
                    sum(len(onward(path, s)) for s in onward(path, square)) for square in choices
                ]
                assert [*zip(ways, later, strict=True)] == sorted(zip(ways, later, strict=True))
            path.append(event)


NEAR = oracle.Tour(5, 5, ONE_WAY).near


def onward(path, square):
    """Return the free squares that a square's moves lead to."""
    return [other for other in NEAR[square] if other not in path]
