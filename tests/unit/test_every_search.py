"""Tests of every search: the oracle's solutions in any form, forwards and backwards."""

from itertools import islice
from random import Random
from typing import get_args

import pytest
from boards import graphs, small_tours
from hypothesis import given, settings
from hypothesis import strategies as st
from layouts import random_grid
from oracle import Colouring as OracleColouring
from oracle import Queens as OracleQueens
from shares import share
from streams import states
from truths import truth_of

from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.graph.paths import BACKTRACK, PRUNED, Paths
from knights.puzzles.queens.queens import Queens
from knights.puzzles.sudoku.sudoku import Sudoku, example
from knights.puzzles.tour.tour import STRATEGIES
from knights.search import Search, backwards, events, rewind, stream
from knights.search.propagation import Strategy

LONG = 400
SOME = 25  # states of a search


@st.composite
def queens(draw):
    n = draw(st.integers(1, 6))
    holes = draw(st.frozensets(st.integers(0, n * n - 1), max_size=2 * n))
    test = draw(st.sampled_from(["compare", "diagonals"]))
    order = draw(st.sampled_from(["left", "fewest"]))
    givens = draw(given_queens(n, holes))
    strategy = draw(st.sampled_from(get_args(Strategy)))
    values = draw(st.sampled_from(["given", "lcv"])) if strategy != "backtrack" else "given"
    return Queens(n, test, holes, order, strategy, values, givens)


@st.composite
def given_queens(draw, n, holes):
    """Draw queens on squares that are not blocked, none of which attacks another."""
    oracle, givens = OracleQueens(n, holes), []
    for _ in range(draw(st.integers(0, 3))):
        free = sorted(oracle.may(givens)) if len(givens) < n else []
        if free:
            givens.append(draw(st.sampled_from(free)))
    return givens


@st.composite
def paths(draw):
    graph = draw(graphs(most=5))
    limit, cycle = draw(st.integers(1, len(graph.names))), draw(st.booleans())
    start = draw(st.sampled_from(graph.names if cycle else [None, *graph.names]))
    order, strategy = (
        draw(st.sampled_from(["given", "fewest"])),
        draw(st.sampled_from((BACKTRACK, PRUNED))),
    )
    return Paths(graph, start, limit, cycle, order, strategy)


@st.composite
def colourings(draw, symmetry=False):
    graph, colours = draw(graphs(loops=False)), draw(st.integers(1, 3))
    order = draw(st.sampled_from(["given", "degree", "dsatur", "kernel"]))
    if symmetry:
        return Colouring(graph, colours, order, symmetry)
    among = get_args(Strategy) if order != "kernel" else ["backtrack"]
    strategy = draw(st.sampled_from(among))
    values = draw(st.sampled_from(["given", "lcv"])) if strategy != "backtrack" else "given"
    givens, oracle = [], OracleColouring(len(graph.names), graph.edges, colours)
    for _ in range(draw(st.integers(0, 3))):
        free = sorted(oracle.may(givens)) if len(givens) < len(graph.names) else []
        if free:
            givens.append(draw(st.sampled_from(free)))
    return Colouring(graph, colours, order, False, strategy, values, givens)


@st.composite
def sudokus(draw):
    full = draw(st.sampled_from(["1234341221434321", "1243342121344312"]))
    kept = draw(st.sets(st.integers(0, 15), min_size=6))
    givens = "".join(digit if cell in kept else "." for cell, digit in enumerate(full))
    return Sudoku(givens, draw(st.sampled_from(["natural", "fewest", "places"])))


@st.composite
def jigsaws(draw):
    """Draw regions and a puzzle on them with few enough blanks."""
    n = draw(st.integers(4, 7))
    regions, full = random_grid(n, Random(draw(st.integers(0, 999_999))))
    blanks = draw(st.sets(st.integers(0, n * n - 1), max_size=14))
    givens = "".join("." if cell in blanks else digit for cell, digit in enumerate(full))
    return Sudoku(givens, draw(st.sampled_from(["natural", "fewest", "places"])), regions)


MADE = {
    "tours": small_tours(strategies=STRATEGIES[:-1], largest=7),
    "queens": queens(),
    "paths": paths(),
    "colourings": colourings(),
    "sudokus": sudokus(),
    "jigsaws": jigsaws(),
}
STREAMS = {
    **MADE,
    "tours": small_tours(strategies=STRATEGIES[:-1], largest=16),
    "colourings of a kind": colourings(symmetry=True),
}


@pytest.mark.parametrize("kind", MADE)
@settings(deadline=None, max_examples=share(150, 3))
@given(st.data())
def test_all_solutions_are_found_and_nothing_else(kind, data):
    puzzle = data.draw(MADE[kind])
    truth, found = truth_of(puzzle), Search(puzzle, "all").run().solutions
    ordered = kind in ("tours", "paths")
    told = sorted(tuple(path if ordered else sorted(path)) for path in found)
    assert told == sorted(tuple(path if ordered else sorted(path)) for path in truth.solutions())
    assert all(puzzle.solved(path) for path in found)
    assert Search(puzzle, "count").run().count == len(found)


@pytest.mark.parametrize("kind", STREAMS)
@settings(deadline=None, max_examples=share(300, 3))
@given(st.data(), st.booleans())
def test_the_fast_form_is_the_schemes_and_goes_on_from_every_state_and_back(kind, data, every):
    check_streams(data.draw(STREAMS[kind]), every)


def check_streams(puzzle, every):
    whole = list(islice(events(puzzle, every=every), LONG))
    assert list(islice(stream(puzzle, every=every), LONG)) == whole
    for at, state in [*enumerate(states(whole, puzzle.root))][:: len(whole) // SOME + 1]:
        assert list(islice(stream(puzzle, state, every), LONG - at)) == whole[at:]
        assert list(rewind(puzzle, state)) == list(backwards(puzzle, state)) == whole[:at][::-1]
        check_descent(puzzle, state.path)


def check_descent(puzzle, path):
    """Check that one pass down a path gives the choices after each of its beginnings."""
    depths = range(len(puzzle.root), min(len(path) + 1, puzzle.length))
    levels = [list(puzzle.choices(path[:depth])) for depth in depths]
    if hasattr(puzzle, "descend"):
        assert [list(level) for level in puzzle.descend(path)][: len(levels)] == levels


@pytest.mark.parametrize("order", ["natural", "fewest", "places"])
@pytest.mark.parametrize("givens", [example("hard"), "." * 81])
def test_going_down_a_long_path_tells_the_choices_below_each_beginning(givens, order):
    puzzle = Sudoku(givens, order)
    for path, _ in islice(states(puzzle.stream()), 5, 3000, 35):
        check_descent(puzzle, path)
