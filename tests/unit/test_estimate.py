"""Knuth's estimate, compared with whole trees."""

import random

import pytest
from kinds import kind_of

from knights.board import Board
from knights.graphs.graph import parse
from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.queens.kind import QUEENS
from knights.puzzles.queens.queens import Queens
from knights.puzzles.tour.kind import TOUR
from knights.puzzles.tour.tour import Tour
from knights.search import events
from knights.search.estimate import count_within, estimate, probe


@pytest.mark.parametrize(
    ("puzzle", "placements"),
    [(Queens(4), 16), (Queens(6), 152), (Queens(8), 2056), (Tour(Board(3, 4)), 760)],
)
def test_the_mean_comes_near_the_whole_tree(puzzle, placements):
    told = estimate(puzzle, 4_000, first=7)
    mean = told.total / told.probes
    error = ((told.squares / told.probes - mean**2) / told.probes) ** 0.5
    assert abs(mean - placements) < 4 * error + 1e-9
    assert error < 0.1 * placements


def test_a_small_tree_is_counted():
    assert count_within(Queens(6), 152) == 152
    assert count_within(Queens(6), 151) is None
    assert count_within(Tour(Board(3, 3), 4), 1) == 0


def test_a_tree_without_a_choice_is_known_at_once():
    assert probe(Tour(Board(3, 3), 4), random.Random(1)) == 0
    assert probe(Tour(Board(2, 3), 0), random.Random(1)) == 1


def test_how_many_descents_are_made_at_a_time_changes_nothing():
    numbers = [estimate(Queens(6), 1, first=number).total for number in range(5, 35)]
    assert len(set(numbers)) > 3
    for parts in ([30], [10, 20], [1, 28, 1]):
        told = [estimate(Queens(6), part, first=5 + sum(parts[:i])) for i, part in enumerate(parts)]
        assert sum(part.total for part in told) == sum(numbers)
        assert max(part.largest for part in told) == max(numbers)


def test_at_least_one_descent():
    with pytest.raises(ValueError, match="probes 0: make at least 1"):
        estimate(Queens(4), 0, first=1)


@pytest.mark.parametrize(
    "puzzle",
    [
        Tour(Board(2, 3), 0, strategy="naive"),
        Tour(Board(3, 3), None, strategy="naive"),
        Tour(Board(3, 3, frozenset({2, 4})), 0, strategy="naive"),
        Forest(parse("A -> B; B -> C; D -> A")),
    ],
    ids=range(4),
)
def test_what_can_be_counted_is_what_the_search_places(puzzle):
    known = kind_of(puzzle).search
    assert known.count_tree(puzzle) == sum(event >= 0 for event in events_of(puzzle))


def events_of(puzzle):
    return puzzle.stream() if isinstance(puzzle, Forest) else events(puzzle, every=True)


def test_a_search_that_looks_ahead_cannot_be_counted():
    assert QUEENS.search.count_tree(Queens(8)) is None
    assert TOUR.search.count_tree(Tour(Board(8, 8), 0)) is None
