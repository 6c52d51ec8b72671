"""The account of a state, compared with the detailed search and with whole runs."""

from itertools import islice

import pytest
from boards import small_tours
from hypothesis import given, settings
from hypothesis import strategies as st
from streams import follow

from knights.board import ORDERS, Board
from knights.puzzles.queens.queens import Queens
from knights.puzzles.tour.tour import Tour
from knights.search import State, detailed, events
from knights.search.account import account, levels

PUZZLES = [
    Tour(Board(5, 5), 12, ORDERS["sutcliffe"]),
    Tour(Board(4, 4), 0, ORDERS["geeks"]),
    Tour(Board(3, 4), None),
    Tour(Board(5, 5), 0, strategy="warnsdorff"),
    Tour(Board(5, 6), 0, strategy="pruned", closed=True),
    Queens(6),
]


def steps_of(puzzle, limit):
    """Yield each step of the detailed search with the choices refused since the step before."""
    refused = []
    for step in islice(detailed(puzzle, every=True), limit):
        if step.kind == "reject":
            refused.append((step.choice, step.reason))
        else:
            yield step, refused
            refused = []


@pytest.mark.parametrize("puzzle", PUZZLES, ids=range(len(PUZZLES)))
def test_the_refused_are_those_of_the_detailed_search(puzzle):
    path, undone = list(puzzle.root), None
    steps = list(steps_of(puzzle, 3_000))
    for (step, refused), (after, _) in zip(steps, [*steps[1:], (None, None)], strict=True):
        if step.kind == "place":
            path.append(step.choice)
            undone = None
        else:
            undone = path.pop()
        told = account(puzzle, State(tuple(path), undone))
        assert [tuple(candidate) for candidate in told.refused] == refused
        if after is not None:
            assert told.following == (after.choice if after.kind == "place" else None)


def test_a_dead_end_has_tried_nothing():
    told = account(Tour(Board(2, 3), 0), State((0,), undone=5))
    assert (told.tried, told.following, told.total) == (0, None, 8)
    assert [reason for _, reason in told.refused].count("it is on the path already") == 1


def test_a_place_is_counted_among_all_candidates():
    told = account(Tour(Board(5, 5), 24, ORDERS["sutcliffe"]), State((24, 13)))
    assert (told.place, told.total, told.refused) == (7, 8, ((None, "off the board"),) * 6)


@settings(deadline=None)
@given(small_tours(("backtrack", "warnsdorff"), 12), st.integers(0, 400))
def test_levels_say_what_has_been_tried(tour, position):
    run = list(islice(events(tour, every=True), 400))
    position = min(position, len(run))
    path, undone = follow(tour.root, run[:position])
    told = levels(tour, State(path, undone))
    assert len(told) == len(path) - len(tour.root) + 1
    # Replay the events, and note at each depth what has been undone since it was entered.
    tried = [[]]
    for event in run[:position]:
        if event >= 0:
            tried.append([])
        else:
            tried.pop()
            tried[-1].append(~event)
    assert [list(level.choices[: level.tried]) for level in told] == tried
