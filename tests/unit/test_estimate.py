"""Knuth's estimate, held to whole trees."""

import random

import pytest
from kinds import kind_of

from knights.board import Board
from knights.graphs.graph import parse
from knights.puzzles.graph.forest import DepthFirst
from knights.puzzles.queens.kind import QUEENS
from knights.puzzles.queens.queens import Queens
from knights.puzzles.tour.kind import TOUR
from knights.puzzles.tour.tour import Tour
from knights.search import events
from knights.search.estimate import estimate, probe


@pytest.mark.parametrize(
    ("puzzle", "placements"),
    [(Queens(4), 16), (Queens(6), 152), (Queens(8), 2056), (Tour(Board(3, 4)), 760)],
)
def test_the_mean_comes_near_the_whole_tree(puzzle, placements):
    told = estimate(puzzle, 4_000, seed=7)
    mean = told.total / told.probes
    error = ((told.squares / told.probes - mean**2) / told.probes) ** 0.5
    assert abs(mean - placements) < 4 * error + 1e-9
    assert error < 0.1 * placements


def test_a_tree_without_a_choice_is_known_at_once():
    assert probe(Tour(Board(3, 3), 4), random.Random(1)) == 0
    assert probe(Tour(Board(2, 3), 0), random.Random(1)) == 1


def test_calls_with_other_seeds_add_up():
    one, other = estimate(Queens(6), 10, seed=1), estimate(Queens(6), 10, seed=2)
    assert one != other
    assert one == estimate(Queens(6), 10, seed=1)


def test_at_least_one_descent():
    with pytest.raises(ValueError, match="probes 0: make at least 1"):
        estimate(Queens(4), 0, seed=1)


@pytest.mark.parametrize(
    "puzzle",
    [
        Tour(Board(2, 3), 0, strategy="naive"),
        Tour(Board(3, 3), None, strategy="naive"),
        Tour(Board(3, 3, frozenset({2, 4})), 0, strategy="naive"),
        DepthFirst(parse("A -> B; B -> C; D -> A")),
    ],
    ids=range(4),
)
def test_what_can_be_counted_is_what_the_search_places(puzzle):
    assert kind_of(puzzle).count_tree(puzzle) == sum(event >= 0 for event in events_of(puzzle))


def events_of(puzzle):
    return puzzle.stream() if isinstance(puzzle, DepthFirst) else events(puzzle, every=True)


def test_a_search_that_looks_ahead_cannot_be_counted():
    assert QUEENS.count_tree(Queens(8)) is None
    assert TOUR.count_tree(Tour(Board(8, 8), 0)) is None
