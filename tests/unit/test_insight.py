"""Reasons why a tour is lost: their sentences, their squares and their cost."""

import tracemalloc
from functools import cache

import pytest
from boards import small_tours
from hypothesis import given, settings
from hypothesis import strategies as st
from shares import share
from streams import paths
from truths import truth_of

from knights.board import Board
from knights.move_orders import ORDERS, Leaper, order_moves
from knights.puzzles.tour.construct import construct
from knights.puzzles.tour.insight import MOST_SET_OUT, Lost, decide, explain, lost_since
from knights.puzzles.tour.tour import Tour
from knights.scenario import build, parse
from knights.search import Search


@settings(max_examples=60, deadline=None)
@given(small_tours())
def test_never_calls_a_completable_path_lost(tour):
    alive = truth_of(tour).alive
    for path in filter(None, paths(tour, 300)):
        assert explain(tour, path).completable in (None, alive(path))
        assert explain(tour, path, 1_000_000).completable == alive(path)


def position(board, text):
    return [board.square(name) for name in text.split()]


# Each: a scenario and a path; the reason and its squares; the sentence.
REASONS = """
tour/3x4/a1/textbook: a1 c2 a3 b1 c3 a2 c1 d3 b2 d1
no way out: d1
From d1 no move leads to a free square. 2 squares are still free.

tour/3x4/a1/textbook: a1 c2 a3 b1 c3 a2 c1 d3 b2
stranded: d1
The path can reach d1 only now, and then no move leads on.

tour/3x4/a1/textbook: a1 c2 a3 b1 c3
wrong end: d2
d2 must come last: b3 is the only free square a move away from it. But a knight changes colour
with each move. So a tour of 12 squares doesn't end on the colour of its start a1, and d2 has that
colour.

tour/5x5/c3/textbook: c3 e4 c5 a4 b2 d3
wrong end: d1
d1 must come last: e3 is the only free square a move away from it. But a knight changes colour
with each move. So a tour of 25 squares ends on the colour of its start c3, and d1 has the other
colour.

tour/3x4/a1/textbook: a1 b3 d2 b1
cut: c2 a3
The free squares fall into 2 parts, and no move joins them. One part is c2 and a3.

tour/3x4/a1/textbook: a1 b3
forced: d1 a2 b2 c2 d2 a3 d3
A square with only two moves left needs both, unless it comes last. Here these moves close a ring
too early, or cut off a square.

tour/4x4/a1/textbook: a1 c2 d4 b3 c1 d3 b4 a2 c3 b1
two ends: d1 a4
From each of d1 and a4 only one move is left. Both would have to come last.

tour/4x5/a1/textbook: a1 c2 e1 d3 b4 a2 c1 e2 d4 b3 d2 c4
two next: a3 e3
From each of a3 and e3 only one move is left. Only one of them can come next. The path would miss
the other one.

tour/5x6/a1/textbook/goal=closed: a1 c2 e1 f3 e5 c4 a5 b3
way back: a1
From the last square a move must lead back to a1. No free square has such a move any more.

tour/3x3/b1/textbook: b1 a3
colours:
Each move goes to a square of the other colour. 3 free squares have the colour of b1, 4 have the
other colour. The path takes the two colours in turn, so it can't visit them all and end where it
must.

tour/3x4/a1/textbook/strategy=naive/end=b2: a1 c2 a3 b1 d2 b3 d2
repeated: d2
The path visits d2 twice: as square 5 and as square 7.

tour/3x4/a1/textbook/strategy=naive/end=c2: a1 c2
wrong end: c2
c2 must come last, but the path has already visited it.

tour/3x3/a1/geeks/leaper=1,1/holes=b1,a2,c2,b3/goal=closed/end=c3: a1 b2
way back: c3 a1
The tour must end on c3, but no move leads from there back to a1.
"""


@pytest.mark.parametrize("told", REASONS.strip().split("\n\n"))
def test_names_the_reason_and_the_squares(told):
    asked, because, *sentence = told.split("\n")
    (scenario, path), (reason, squares) = asked.split(": "), because.split(":")
    tour = build(parse(scenario))
    insight = explain(tour, position(tour.board, path))
    assert (insight.completable, insight.reason) == (False, reason)
    assert list(insight.squares) == position(tour.board, squares)
    assert insight.sentence == " ".join(sentence)


def test_of_many_squares_only_the_first_are_named():
    # The dabbaba leaps two squares straight, and so reaches only a quarter of the board.
    dabbaba = order_moves("geeks", Leaper(0, 2))
    insight = explain(Tour(Board(8, 8), 0, dabbaba), [0, 2])
    assert (insight.reason, len(insight.squares)) == ("cut", 14)
    assert insight.sentence.endswith(
        "4 parts, and no move joins them. One part is e1, g1, a3, c3 and 10 others."
    )


def test_a_theorem_answers_for_the_start():
    insight = explain(Tour(Board(5, 5), 1), [1])
    assert (insight.completable, insight.reason) == (False, "theorem")
    assert explain(Tour(Board(8, 8), 0), [0]).completable is True
    assert explain(Tour(Board(8, 8)), []).completable is True


def test_a_path_through_every_square_may_still_be_no_tour():
    """The naive search checks only whole paths, so that a whole path can still be refused."""
    whole = Search(Tour(Board(3, 4), 0)).run().path
    last, other = whole[-1], whole[-2]
    told = explain(Tour(Board(3, 4), 0, strategy="naive", end=other), whole)
    assert (told.completable, told.reason, told.squares) == (False, "wrong end", (last,))
    assert told.sentence == "The path visits every square once, but it had to end on c3."
    told = explain(Tour(Board(3, 4), 0, strategy="naive", closed=True), whole)
    assert (told.completable, told.reason, told.squares) == (False, "way back", (last,))
    assert told.sentence == (
        "The path visits every square once, but no move leads from a2 back to a1."
    )


NAIVE = [
    Tour(Board(3, 4), 0, strategy="naive"),
    Tour(Board(3, 4), 8, ORDERS["geeks"], end=1, strategy="naive"),
    Tour(Board(4, 5), 0, end=17, strategy="naive"),
    Tour(Board(3, 7), 0, ORDERS["horse"], strategy="naive"),
    Tour(Board(4, 4), 0, order_moves("geeks", Leaper(0, 1)), closed=True, strategy="naive"),
]


@settings(max_examples=share(200, 3), deadline=None)
@given(st.sampled_from(NAIVE), st.randoms(use_true_random=False), st.integers(1, 12))
def test_sequences_in_which_squares_come_again_are_lost_where_they_are(tour, chance, length):
    rules, path = known(tour), [tour.start]
    while len(path) < length:
        path.append(chance.choice(tour.neighbours[path[-1]]))
    truth = next((n for n in range(1, len(path) + 1) if not rules.alive(path[:n])), None)
    assert explain(tour, path).completable in (None, truth is None)
    lost = lost_since(tour, path)
    assert lost.since == truth
    assert lost.alive == (len(path) if truth is None else truth - 1 or None)


@cache
def known(tour):
    return truth_of(tour)


@pytest.mark.parametrize(
    ("rows", "columns", "start"), [(5, 5, 12), (5, 5, 0), (3, 7, 0), (4, 5, 0), (3, 4, 0)]
)
def test_where_a_tour_must_end_is_told_as_all_tours_end(rows, columns, start):
    """The sentence about the last square's colour agrees with the ends of all tours."""
    tour = Tour(Board(rows, columns), start)
    colour = tour.board.colour
    ends = {path[-1] for path in truth_of(tour).solutions(tour.root)}
    same = {colour(end) == colour(start) for end in ends}
    assert len(same) == 1
    verb = "ends" if same == {True} else "doesn't end"
    squares, name, told = rows * columns, tour.board.name(start), 0
    for path in paths(tour, share(20_000, 4)):
        insight = explain(tour, path)
        if insight.reason == "wrong end":
            told += 1
            [square] = insight.squares
            assert colour(square) not in map(colour, ends)
            which = "that" if colour(square) == colour(start) else "the other"
            assert insight.sentence.partition(". But ")[2] == (
                f"a knight changes colour with each move. So a tour of {squares} squares {verb} "
                f"on the colour of its start {name}, "
                f"and {tour.board.name(square)} has {which} colour."
            )
    assert told


class Counted(list):
    """A path that counts how many of its squares are copied by slices."""

    copied = 0

    def __getitem__(self, place):
        part = super().__getitem__(place)
        if isinstance(place, slice):
            Counted.copied += len(part)
        return part


def peak(work):
    """Return the peak of memory that some work takes, in bytes."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def go_astray(tour, path):
    """Extend a path by the first free square each time, until no square is left to move to."""
    path = [*path]
    while choices := [square for square in tour.neighbours[path[-1]] if square not in path]:
        path.append(choices[0])
    return path


def far_paths(tour):
    """Return long paths: two parts of a tour, and each of them continued into a dead end."""
    whole = construct(tour.board, 0).tolist()
    half, nearly = whole[: tour.size // 2], whole[: tour.size - 100]
    return [half, nearly, go_astray(tour, half), go_astray(tour, nearly)]


@pytest.mark.parametrize("strategy", ["construct", "backtrack"])
@pytest.mark.parametrize("question", [explain, lost_since])
def test_what_is_asked_of_a_large_board_copies_the_path_a_few_times_only(question, strategy):
    tour = Tour(Board(50, 50), 0, strategy=strategy)
    for path in far_paths(tour):
        Counted.copied = 0
        question(tour, Counted(path), 100)
        assert Counted.copied <= 2 * (MOST_SET_OUT + tour.size) + 5 * tour.size


@pytest.mark.parametrize("strategy", ["construct", "backtrack"])
def test_a_reason_on_a_large_board_takes_memory_that_grows_as_its_squares(strategy):
    taken = []
    for side in (40, 80):
        tour = Tour(Board(side, side), 0, strategy=strategy)
        taken += [peak(lambda: explain(tour, path)) for path in far_paths(tour)]  # noqa: B023
    assert max(taken[4:]) <= 5 * max(taken[:4])


def test_the_tour_that_was_put_together_goes_on():
    tour = Tour(Board(10, 10), 0, strategy="construct")
    path = construct(tour.board, 0).tolist()[:40]
    insight = explain(tour, path)
    assert (insight.completable, insight.reason) == (True, "constructed")
    lost = lost_since(tour, path)
    assert lost[:3] == (None, 40, 0)
    assert list(lost.completion[:40]) == path
    assert tour.solved(lost.completion)


def test_a_budget_that_does_not_do_proves_nothing():
    board = Board(8, 8)
    tour = Tour(board, board.square("a6"), ORDERS["horse"])
    path = position(board, "a6 c5 e4 g3 h1 f2 d1 b2")
    assert decide(tour, path, 5).completable is None
    insight = explain(tour, path, budget=5)
    assert insight.completable is None
    assert insight.sentence == (
        "A tour may still be possible. Nothing rules it out yet."
        " A check gave up after 5 steps from here."
    )


def test_lost_is_exact_only_next_to_what_is_alive():
    assert Lost(5, 4, 0).exact
    assert not Lost(5, 3, 0).exact
    assert not Lost(5, None, 0).exact
    assert not Lost(None, 4, 0).exact


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ([1], "must begin with the start"),
        ([0, 1], "no move leads to its square 2, 1"),
        ([], "must begin with the start"),
    ],
)
def test_a_path_of_another_search_is_refused(path, message):
    with pytest.raises(ValueError, match=message):
        explain(Tour(Board(8, 8), 0), path)


def test_a_path_off_the_board_is_refused():
    with pytest.raises(ValueError, match="99 is no free square of 8x8"):
        explain(Tour(Board(8, 8)), [99])
    with pytest.raises(ValueError, match="give it a start at least"):
        decide(Tour(Board(8, 8)), [], 10)
