"""Essentially different tours, compared with numbers from the literature (G. P. Jelliss)."""

from collections import Counter
from dataclasses import replace

import oracle
import pytest
from boards import small_tours
from hypothesis import given, settings

from knights.board import Board, parse_board
from knights.move_orders import Leaper, order_moves
from knights.puzzles.tour.symmetry import count_closed, halve, images, symmetries
from knights.puzzles.tour.tour import Tour
from knights.search import Search


def is_essential(tour, path):
    """Tell whether a tour is the one that represents all its rotations and reflections."""
    return all(tuple(path) <= image for image in images(tour, path))


def count_different(tour):
    solutions = Search(tour, "all").run().solutions
    return sum(is_essential(tour, path) for path in solutions)


@pytest.mark.parametrize(
    ("board", "closed", "different"),
    [("3x4", False, 3), ("5x5", False, 112), ("5x6", True, 3), ("3x10", True, 6)],
)
def test_geometrically_distinct_tours_are_the_known_ones(board, closed, different):
    tour = Tour(parse_board(board), closed=closed, strategy="pruned")
    assert count_different((closed and halve(tour)) or tour) == different


def test_a_square_has_eight_symmetries_and_a_hole_leaves_fewer():
    assert len(symmetries(Tour(Board(5, 5)))) == 8
    assert len(symmetries(Tour(Board(3, 4)))) == 4
    assert len(symmetries(Tour(parse_board("5x5", "a1")))) == 2
    assert len(symmetries(Tour(parse_board("5x5", "b1")))) == 1
    assert len(symmetries(Tour(Board(5, 5), moves=((1, 2), (2, 1))))) == 2


def test_a_closed_tour_with_a_given_end_begins_after_it():
    """Four squares have one ring, which a search finds in both directions."""
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    tour = Tour(Board(2, 2), None, steps, closed=True, end=3)
    assert len(Search(tour, "all").run().solutions) == 2
    assert count_different(tour) == 1


@given(small_tours(largest=12))
@settings(deadline=None, max_examples=60)
def test_of_each_group_of_tours_exactly_one_stands_for_it(tour):
    solutions = set(Search(tour, "all", limit=20_000).run().solutions)
    groups = set()
    for path in solutions:
        group = frozenset(images(tour, path))
        assert all(tour.solved(image) for image in group)
        groups.add(group)
        standing = [image for image in group if is_essential(tour, image)]
        assert len(standing) == 1


@pytest.mark.parametrize(
    ("rows", "columns", "number"), [(5, 6, 8), (3, 10, 16), (5, 5, 0), (1, 1, 0)]
)
def test_closed_tours_are_counted_once(rows, columns, number):
    assert count_closed(Tour(Board(rows, columns))) == number


def test_closed_tours_with_more_than_two_ways_from_every_square_are_counted_once():
    """A king on 2x3 has three or five neighbours; the oracle lists all rings."""
    king = order_moves("geeks", Leaper(0, 1)) + order_moves("geeks", Leaper(1, 1))
    tour = Tour(Board(2, 3), moves=king)
    found = oracle.Tour(2, 3, king, start=0, closed=True).solutions()
    rings = {min(path, (0, *path[:0:-1])) for path in found}
    assert count_closed(tour) == len(rings) > 1


@given(small_tours(largest=16, givens=False))
@settings(deadline=None, max_examples=60)
def test_each_closed_tour_is_found_from_both_ends_and_once_by_its_half(tour):
    start = tour.board.squares[0]
    whole = replace(tour, start=start, end=None, closed=True, strategy="pruned")
    half = halve(whole)
    if half is None or tour.length < 3:
        return
    found = Search(half, "all", limit=20_000).run()
    both = {image for path in found.solutions for image in rings(whole, path)}
    assert len(both) == 2 * found.count
    assert both == set(Search(whole, "all", limit=40_000).run().solutions)


def rings(tour, path):
    """Yield a closed tour from its start in both directions."""
    for way in (path, path[::-1]):
        begin = way.index(tour.start)
        yield way[begin:] + way[:begin]


def test_tours_that_run_one_way_only_are_not_counted_so():
    with pytest.raises(ValueError, match="the list needs the opposite of each move, too"):
        count_closed(Tour(Board(2, 2), moves=((1, 0), (0, 1))))


@pytest.mark.parametrize(
    ("side", "number"), [(5, 1_728), pytest.param(6, 6_637_920, marks=pytest.mark.slow)]
)
def test_open_tours_are_counted_from_one_start_of_each_kind(side, number):
    """Squares that a rotation or reflection exchanges begin equally many tours."""
    board = Board(side, side)
    kinds = Counter(min(p[s] for p in symmetries(Tour(board))) for s in board.squares)
    counts = {
        start: Search(Tour(board, start, strategy="pruned"), "count").run().count for start in kinds
    }
    assert sum(kinds[start] * counts[start] for start in kinds) == number
