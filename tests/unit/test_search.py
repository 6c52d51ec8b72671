"""The universal scheme, its states, and runs with their counters and verdicts."""

from itertools import islice

import pytest
from boards import small_tours
from hypothesis import given
from hypothesis import strategies as st
from streams import follow

from knights.board import parse_board
from knights.move_orders import ORDERS
from knights.puzzles.queens.queens import Queens
from knights.puzzles.tour.tour import Tour
from knights.search import Search, State, Step, detailed, events, progress, rewind, typecode

A1, B1, C1, A2, B2, C2 = range(6)
LONG = 3000


def a_tour(board="3x4", start=0, **options):
    return Tour(parse_board(board), start, **options)


def test_a_tiny_search_goes_so():
    """On 3x3 from a1: around the board one way, back, and around the other way."""
    board = parse_board("3x3")
    names = ["c2", "a3", "b1", "c3", "a2", "c1", "b3"]
    way = [board.square(name) for name in names]
    around = [*way, *(~square for square in reversed(way))]
    back = [*reversed(way), *(~square for square in way)]
    assert list(events(Tour(board, 0))) == [*around, *back]


def test_a_detailed_search_says_why_candidates_are_refused():
    steps = detailed(Tour(parse_board("2x3"), 0, ((2, 1), (-2, -1))))
    off, seen = "off the board", "it is on the path already"
    assert list(steps) == [
        Step("place", C2),
        Step("reject", None, off),
        Step("reject", A1, seen),
        Step("undo", C2),
        Step("reject", None, off),
    ]


def test_the_first_solution_ends_the_stream_unless_every_one_is_wanted():
    assert list(events(Queens(4))) == [0, 6, -7, 7, 9, -10, -8, -1, 1, 7, 8, 14]
    whole = list(events(Queens(4), every=True))
    assert len(whole) == 32
    assert sum(event >= 0 for event in whole) == 16


@given(small_tours(largest=12), st.booleans(), st.data())
def test_detailed_steps_are_the_events_and_the_refused_candidates_between(tour, every, data):
    stream = list(islice(events(tour, every=every), 300))
    at = data.draw(st.integers(0, len(stream)))
    state = follow(tour.root, stream[:at])
    path = list(state.path)
    told = []
    looked_at = []
    for step in detailed(tour, state, every):
        if len(told) == len(stream) - at:
            break
        if step.kind == "reject":
            looked_at.append(step.choice)
            assert step.reason
            continue
        if step.kind == "place":
            told.append(step.choice)
            path.append(step.choice)
        else:
            assert path.pop() == step.choice
            told.append(~step.choice)
    assert told == stream[at:]


@given(small_tours(largest=12), st.booleans())
def test_progress_only_grows_from_nothing_to_the_whole(tour, every):
    stream = list(islice(events(tour, every=every), 400))
    done = [progress(tour, follow(tour.root, stream[:at])) for at in range(len(stream) + 1)]
    assert done == sorted(done)
    assert done[0] >= 0
    assert done[-1] <= 1
    end = follow(tour.root, stream)
    if len(stream) < 400 and end.path == tour.root and not tour.solved(end.path):
        assert done[-1] == 1


def test_progress_divides_the_tree_evenly_among_choices():
    """The first queen has four rows; after the first of them the second has two."""
    assert progress(Queens(4), State(())) == 0
    assert progress(Queens(4), State((0,), 6)) == 1 / 4 * 1 / 2
    assert progress(Queens(4), State((), 0)) == 1 / 4
    assert progress(Queens(4), State((1, 7), None)) == 1 / 4
    assert progress(Queens(4), State((), 3)) == 1


@pytest.mark.parametrize(
    ("state", "message"),
    [
        (State((1,)), "path [1]: it must begin with the root [0]"),
        (State(()), "path []: it must begin with the root [0]"),
        (State((0, 1)), "choice 1 below path [0]: it must be one of [6, 9]"),
        (State((0,), 5), "choice 5 below path [0]: it must be one of [6, 9]"),
        (
            State((0, 6, 8, 1, 7, 9, 2, 11, 5, 3, 10, 4, 0)),
            "path [0, 6, 8, 1, 7, 9, 2, 11, 5, 3, 10, 4, 0]: 13 choices are too many, it may have"
            " 12",
        ),
    ],
)
@pytest.mark.parametrize(
    "use",
    [
        lambda tour, state: next(events(tour, state)),
        lambda tour, state: next(rewind(tour, state)),
        lambda tour, state: next(detailed(tour, state)),
        lambda tour, state: next(tour.stream(state)),
        lambda tour, state: next(tour.batches(state)),
        progress,
        lambda tour, state: Search(tour, state=state),
    ],
)
def test_a_state_of_another_search_is_refused(state, message, use):
    with pytest.raises(ValueError) as caught:
        use(a_tour(), state)
    assert str(caught.value) == message


def test_a_dead_end_offers_nothing():
    with pytest.raises(ValueError, match=r"choice 3 below path \[0, 5\]: this path is a dead end"):
        next(events(Tour(parse_board("2x3"), 0), State((0, 5, 3))))


def test_a_run_counts_what_it_hands_out():
    search = Search(Tour(parse_board("5x5"), 12, ORDERS["sutcliffe"]))
    assert search.verdict is None
    handed = list(search)
    assert (search.placed, search.undone) == (25_541, 25_517)
    assert search.verdict == "found"
    assert search.deepest == 25
    assert len(handed) == 51_058
    assert search.state == follow((12,), handed)
    assert search.solutions == [tuple(search.path)]


def test_a_run_can_be_taken_in_pieces_of_any_size():
    whole = list(Search(a_tour(), "all"))
    search = Search(a_tour(), "all")
    pieces = [search.take(size) for size in (0, 1, 7, 100, 10_000)]
    assert [event for piece in pieces for event in piece] == whole
    assert pieces[1].typecode == "h"
    assert search.take(5).tolist() == []
    assert search.verdict == "exhausted"


def test_goals_end_the_run_where_they_are_reached():
    every = Search(Queens(6), "all").run()
    assert (len(every.solutions), every.count, every.verdict) == (4, 4, "exhausted")
    assert (every.placed, every.undone) == (152, 152)
    count = Search(Queens(6), "count").run()
    assert (count.solutions, count.count) == ([], 4)
    three = Search(Queens(6), 3).run()
    assert three.solutions == every.solutions[:3]
    assert (three.verdict, three.path) == ("found", every.solutions[2])
    assert Search(Queens(6), 5).run().verdict == "exhausted"
    assert Search(Queens(6), 1).run().placed == Search(Queens(6)).run().placed


def test_a_limit_ends_in_stopped_and_proves_nothing():
    search = Search(Queens(6), "all", limit=303).run()
    assert (search.verdict, search.placed + search.undone) == ("stopped", 303)
    assert Search(Queens(6), "all", limit=304).run().verdict == "exhausted"
    assert Search(Queens(6), limit=0).run().verdict == "stopped"
    first = Search(Queens(6)).run()
    assert Search(Queens(6), limit=first.placed + first.undone).run().verdict == "found"


def test_a_search_with_nothing_to_do_has_its_verdict():
    one = Search(Tour(parse_board("1x1"), 0)).run()
    assert (one.verdict, one.solutions, one.placed) == ("found", [(0,)], 0)
    assert Search(Tour(parse_board("1x1"), 0, closed=True)).run().verdict == "exhausted"
    assert Search(Tour(parse_board("2x2"), 0)).run().verdict == "exhausted"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"goal": "some"}, "goal 'some': it must be first, all, count or a number of solutions"),
        ({"goal": 0}, "goal 0: it must be first, all, count or a number of solutions from 1"),
        ({"limit": -1}, "limit -1: it must be a number of steps from 0"),
    ],
)
def test_goals_and_limits_are_checked(options, message):
    with pytest.raises(ValueError) as caught:
        Search(Queens(4), **options)
    assert str(caught.value).startswith(message)


def test_events_fit_two_bytes_as_long_as_every_choice_does():
    assert typecode(Tour(parse_board("128x256"), 0)) == "h"
    assert typecode(Tour(parse_board("129x256"), 0)) == "i"
