"""The lines of the teaching forms, between any two events."""

import random
import sys

import pytest
from streams import follow

from knights.board import ORDERS, Board
from knights.listings import LISTINGS, refusal, source
from knights.listings.trace import trace
from knights.puzzles.tour.tour import Tour
from knights.search import State, events

TOUR = Tour(Board(5, 5), 12, ORDERS["sutcliffe"])
FORMS = [name for name in LISTINGS if refusal(name, TOUR) is None]


@pytest.mark.parametrize("form", FORMS)
def test_the_last_line_yields_the_next_event_at_random_positions(form):
    run = list(events(TOUR))
    lines = source(form).splitlines()
    rng = random.Random(5)
    for position in [0, 1, *(rng.randrange(2, len(run) - 1) for _ in range(60))]:
        state = State(*follow(TOUR.root, run[:position]))
        told = trace(form, TOUR, state)
        text = lines[told[-1].line - 1]
        assert text.strip().startswith("yield")
        event = run[position]
        assert ("~" in text) == (event < 0)
        square = event if event >= 0 else ~event
        assert square in told[-1].variables.values()


@pytest.mark.parametrize("form", FORMS)
def test_a_trace_is_there_at_every_position_and_short(form):
    tour = Tour(Board(3, 3), 0, ORDERS["textbook"])
    run = list(events(tour))
    for position in range(len(run)):
        told = trace(form, tour, State(*follow(tour.root, run[:position])))
        assert 0 < len(told) < 100


@pytest.mark.parametrize("form", ["naive", "scheme"])
def test_the_naive_method_is_traced_too(form):
    tour = Tour(Board(2, 3), 0, ORDERS["textbook"], strategy="naive")
    run = list(events(tour))
    assert len(run) > 4
    lines = source(form).splitlines()
    for position in range(len(run)):
        told = trace(form, tour, State(*follow(tour.root, run[:position])))
        assert lines[told[-1].line - 1].strip().startswith("yield")
        assert ("~" in lines[told[-1].line - 1]) == (run[position] < 0)


def test_the_trace_of_the_first_move_is_literal():
    told = trace("recursive", Tour(Board(2, 3), 0), State((0,)))
    text = source("recursive").splitlines()
    run = [(line.function, text[line.line - 1].strip()) for line in told]
    assert run[0][0] == "search"
    assert run[-1] == ("try_moves", "yield square")
    assert told[-1].variables["square"] == 5


def test_a_debugger_that_watches_is_left_as_it_was():
    before = sys.gettrace()
    trace("recursive", TOUR, State((12,)))
    assert sys.gettrace() is before


def test_a_form_that_cannot_run_the_puzzle_says_so():
    with pytest.raises(ValueError, match="it goes with the strategy naive"):
        trace("naive", TOUR, State((12,)))
