"""Why a position is lost, held to exhaustive search: never dead when a tour goes on from there."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knights.board import ORDERS, Board, Leaper, order_moves
from knights.insight import Lost, decide, explain, lost_since
from knights.search import Search
from knights.tour import Tour

KEYS = {
    True: {"complete", "theorem", "search"},
    False: {
        *("repeated", "no way out", "way back", "colours", "stranded", "two next", "two ends"),
        *("wrong end", "cut", "forced", "theorem", "search"),
    },
    None: {"unknown"},
}


def beginnings(tour):
    """Every beginning of every tour: the paths that can be completed."""
    solutions = Search(tour, goal="all").run().solutions
    return {path[:length] for path in solutions for length in range(len(path) + 1)}


def paths(tour, limit=3_000):
    """The paths of the first events of plain backtracking, each once."""
    path, seen = list(tour.root), []
    for number, event in enumerate(tour.stream(every=True)):
        if number == limit:
            break
        if event >= 0:
            path.append(event)
            seen.append(tuple(path))
        else:
            path.pop()
    return seen


TOURS = [
    Tour(Board(3, 4), 0),
    Tour(Board(3, 4), 8, ORDERS["geeks"], end=1),
    Tour(Board(3, 4, frozenset({3})), 0),
    Tour(Board(4, 4), 0),
    Tour(Board(4, 5), 0, ORDERS["horse"]),
    Tour(Board(4, 5), 0, end=17),
    Tour(Board(3, 7), 0, ORDERS["geeks"]),
    Tour(Board(3, 3), 0),
    Tour(Board(5, 5), 12, ORDERS["sutcliffe"]),
    Tour(Board(5, 6), 0, closed=True, strategy="pruned"),
    Tour(Board(4, 4), 0, order_moves("geeks", Leaper(0, 1)), closed=True),
    Tour(Board(3, 4), 0, (*order_moves("geeks", Leaper(0, 1)), (1, 1), (-1, -1))),
    Tour(Board(3, 4), 0, order_moves("geeks", Leaper(0, 1))[:3]),
]


@pytest.mark.parametrize("tour", TOURS, ids=range(len(TOURS)))
def test_agrees_with_exhaustive_search(tour):
    alive = beginnings(tour)
    reasons = set()
    for path in paths(tour):
        insight = explain(tour, path)
        reasons.add(insight.reason)
        assert insight.reason in KEYS[insight.completable]
        assert insight.completable in (None, path in alive), (path, insight)
        assert insight.sentence.endswith(".")
        assert set(insight.squares) <= set(tour.board.squares)
    assert len(reasons) > 1


@pytest.mark.parametrize("tour", TOURS, ids=range(len(TOURS)))
def test_the_search_decides_what_is_not_in_sight(tour):
    alive = beginnings(tour)
    for path in paths(tour, 400):
        assert decide(tour, path, 100_000).completable == (path in alive)
        assert explain(tour, path, budget=100_000).completable == (path in alive)


@pytest.mark.parametrize("tour", TOURS, ids=range(len(TOURS)))
def test_finds_the_move_that_lost_the_path(tour):
    alive = beginnings(tour)
    for path in paths(tour, 400)[::7]:
        lost = lost_since(tour, path)
        since = next((n for n in range(1, len(path) + 1) if path[:n] not in alive), None)
        assert lost.since == since
        if since is None:
            assert lost.alive == len(path)
        elif since > 1:
            assert lost.exact
        else:
            assert lost.alive is None


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_never_calls_a_completable_path_lost(data):
    rows, columns = data.draw(st.sampled_from([(3, 4), (4, 4), (4, 5), (3, 5)]))
    board = Board(rows, columns, data.draw(st.frozensets(st.integers(0, 11), max_size=3)))
    leaper = data.draw(st.sampled_from([Leaper(1, 2), Leaper(1, 2), Leaper(0, 1), Leaper(1, 1)]))
    moves = order_moves("geeks", leaper)
    if data.draw(st.booleans()):
        moves = moves[: data.draw(st.integers(2, len(moves)))]
    start = data.draw(st.sampled_from(board.squares))
    end = data.draw(st.sampled_from([None, *(s for s in board.squares if s != start)]))
    tour = Tour(board, start, moves, closed=data.draw(st.booleans()), end=end)
    search = Search(tour, goal="all", limit=30_000).run()
    if search.verdict == "stopped":
        return
    alive = {path[:length] for path in search.solutions for length in range(len(path) + 1)}
    for path in paths(tour, 300):
        assert explain(tour, path).completable in (None, path in alive)
        assert explain(tour, path, 1_000_000).completable == (path in alive)


def position(board, text):
    return [board.square(name) for name in text.split()]


@pytest.mark.parametrize(
    ("tour", "path", "reason", "squares", "sentence"),
    [
        (
            Tour(Board(3, 4), 0),
            "a1 c2 a3 b1 c3 a2 c1 d3 b2 d1",
            "no way out",
            "d1",
            "No free square is a move away from d1, and 2 squares are still free.",
        ),
        (
            Tour(Board(3, 4), 0),
            "a1 c2 a3 b1 c3 a2 c1 d3 b2",
            "stranded",
            "d1",
            "d1 can be reached from here only, and no move leads on from there.",
        ),
        (
            Tour(Board(3, 4), 0),
            "a1 c2 a3 b1 c3",
            "wrong end",
            "d2",
            "d2 must come last, for only b3 is left a move away; "
            "but a tour from a1 ends on the other colour.",
        ),
        (
            Tour(Board(3, 4), 0),
            "a1 b3 d2 b1",
            "cut",
            "c2 a3",
            "The free squares are cut in 2 pieces with no move between them; one is c2 and a3.",
        ),
        (
            Tour(Board(3, 4), 0),
            "a1 b3",
            "forced",
            "d1 a2 b2 c2 d2 a3 d3",
            "Squares with two ways left need both: that closes a ring or strands a square.",
        ),
        (
            Tour(Board(4, 4), 0),
            "a1 c2 d4 b3 c1 d3 b4 a2 c3 b1",
            "two ends",
            "d1 a4",
            "d1 and a4 have one free square each a move away: "
            "both would have to be the last square.",
        ),
        (
            Tour(Board(4, 5), 0),
            "a1 c2 e1 d3 b4 a2 c1 e2 d4 b3 d2 c4",
            "two next",
            "a3 e3",
            "a3 and e3 have one free square each a move away: "
            "one of them can be taken next, and the other is lost.",
        ),
        (
            Tour(Board(5, 6), 0, closed=True),
            "a1 c2 e1 f3 e5 c4 a5 b3",
            "way back",
            "a1",
            "No free square is left from which a move leads back to a1.",
        ),
        (
            Tour(Board(3, 3), 1),
            "b1 a3",
            "colours",
            "",
            "Every move changes the colour, and a tour from b1 cannot take the free squares of "
            "both colours in turn and end as it should.",
        ),
    ],
)
def test_names_the_reason_and_the_squares(tour, path, reason, squares, sentence):
    insight = explain(tour, position(tour.board, path))
    assert insight.completable is False
    assert insight.reason == reason
    assert list(insight.squares) == position(tour.board, squares)
    assert insight.sentence == sentence


def test_of_many_squares_only_the_first_are_named():
    # The dabbaba leaps two squares straight: it comes to a quarter of the board.
    dabbaba = order_moves("geeks", Leaper(0, 2))
    insight = explain(Tour(Board(8, 8), 0, dabbaba), [0, 2])
    assert (insight.reason, len(insight.squares)) == ("cut", 14)
    assert insight.sentence.endswith(
        "4 pieces with no move between them; one is e1, g1, a3, c3 and 10 others."
    )


def test_a_theorem_answers_for_the_start():
    insight = explain(Tour(Board(5, 5), 1), [1])
    assert (insight.completable, insight.reason) == (False, "theorem")
    assert explain(Tour(Board(8, 8), 0), [0]).completable is True
    assert explain(Tour(Board(8, 8)), []).completable is True


def test_a_square_that_came_twice_is_no_tour():
    tour = Tour(Board(3, 3), 0, strategy="naive")
    insight = explain(tour, [0, 5, 6, 5])
    assert (insight.completable, insight.reason, insight.squares) == (False, "repeated", (5,))
    assert insight.sentence == "c2 has come twice, as squares 2 and 4."


def test_a_budget_that_does_not_do_proves_nothing():
    board = Board(8, 8)
    tour = Tour(board, board.square("a6"), ORDERS["horse"])
    path = position(board, "a6 c5 e4 g3 h1 f2 d1 b2")
    assert decide(tour, path, 5).completable is None
    insight = explain(tour, path, budget=5)
    assert insight.completable is None
    assert insight.sentence == (
        "Nothing in sight speaks against a tour, and 5 events of search did not tell."
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
    with pytest.raises(ValueError, match="give a start at least"):
        decide(Tour(Board(8, 8)), [], 10)
