"""The program's lines between any two events, deep in a search, and the moment a line runs."""

import random
import sys
from itertools import islice

import pytest
from kinds import kind_of
from streams import follow

from knights import listings
from knights.board import Board
from knights.listings.line_runs import Moment, find_last, find_next
from knights.listings.running import Running, find_lines
from knights.listings.trace import trace
from knights.move_orders import ORDERS
from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.queens.queens import Queens
from knights.puzzles.tour.tour import Tour
from knights.scenario import build, parse
from knights.search import State, backwards, events

TOUR = Tour(Board(5, 5), 12, ORDERS["sutcliffe"])
RUN = list(events(TOUR))
FORMS = ("recursive", "flag", "stack", "graph", "scheme")


def find(name, puzzle, goal="first"):
    return listings.find(kind_of(puzzle), puzzle, name, goal)


@pytest.mark.parametrize("form", FORMS)
def test_the_first_and_last_lines_make_the_events_at_random_positions(form):
    program = find(form, TOUR)
    lines = program.text.splitlines()
    rng = random.Random(5)
    for position in [0, 1, *(rng.randrange(2, len(RUN) - 1) for _ in range(60))]:
        state = State(*follow(TOUR.root, RUN[:position]))
        made, told = trace(program, TOUR, state)
        check(lines, told[-1], RUN[position])
        assert told[-1].tested == RUN[position] or RUN[position] < 0
        if position == 0:
            assert made is None
        else:
            check(lines, made, RUN[position - 1])


def check(lines, told, event):
    text = lines[told.line - 1]
    assert text.endswith("  # place" if event >= 0 else "  # take back")


def test_a_state_far_into_a_search_is_led_to_straight():
    # A run of the search up to this state would take far too long.
    puzzle = build(parse("tour/8x8/a8/horse"))
    path = [56]
    for depth in range(60):
        near = puzzle.choices(path)
        if not near:
            break
        path.append(near[-1] if depth % 2 else near[0])
    program = find("recursive", puzzle)
    running = Running(program)
    running.lead(puzzle, State(tuple(path)))
    assert running.path == path[1:]
    assert len(running.calls) < 70
    _, told = trace(program, puzzle, State(tuple(path)))
    assert told


@pytest.mark.parametrize("form", FORMS)
def test_a_state_that_is_none_of_the_search_is_refused(form):
    program = find(form, TOUR)
    for state in (State((12, 0)), State((12,), 4), State((12, 23, 12))):
        with pytest.raises(ValueError, match="the search never goes there"):
            trace(program, TOUR, state)


def test_a_debugger_that_watches_is_left_as_it_was():
    before = sys.gettrace()
    trace(find("recursive", TOUR), TOUR, State((12,)))
    assert sys.gettrace() is before


CASES = [
    (TOUR, "recursive", "first"),
    (Tour(Board(3, 4), 0, ORDERS["geeks"]), "stack", "all"),
    (Queens(6), "recursive", "first"),
    (Queens(5), "stack", "all"),
    (build(parse("sudoku/small")), "recursive", "first"),
    (build(parse("graph/example/A")), "graph", "first"),
    (build(parse("forest/example/A")), "recursive", "first"),
]


@pytest.mark.parametrize(("puzzle", "form", "goal"), CASES)
def test_a_line_is_reached_when_it_runs_next_and_when_it_ran_last(puzzle, form, goal):
    """Compare with all moments of a search, listed one by one."""
    program = find(form, puzzle, goal)
    stream = list(islice(listings.events(program), 150))
    moments = []  # each with its line, in order
    for position in range(len(stream) + 1):
        state = state_at(puzzle, stream[:position])
        _, lines = trace(program, puzzle, state)
        moments += [(position, at, line.line) for at, line in enumerate(lines)]
    rng = random.Random(7)
    numbers = find_lines(program)
    for _ in range(25):
        position, at, _ = rng.choice(moments)
        at = rng.choice((-1, at))
        line = rng.choice(numbers)
        state = state_at(puzzle, stream[:position])
        later = [m for m in moments if m[:2] > (position, at) and m[2] == line]
        earlier = [m for m in moments if m[:2] < (position, max(at, 0)) and m[2] == line]
        there, ends = find_next(program, puzzle, state, line, at, budget=300)
        if later:
            assert there == Moment(later[0][0] - position, later[0][1]) and not ends
        elif there is not None:
            assert position + there.steps > len(stream) == 150
        there, begins = find_last(program, puzzle, state, line, at)
        if earlier:
            assert there == Moment(earlier[-1][0] - position, earlier[-1][1]) and not begins
        else:
            assert (there, begins) == (None, True)


def state_at(puzzle, stream):
    return State(*follow(puzzle.root, stream))


def test_a_line_that_does_not_run_soon_is_looked_for_no_longer_than_the_budget():
    program = find("recursive", TOUR)
    line = 1 + next(at for at, text in enumerate(program.text.splitlines()) if "enough()" in text)
    middle = State(*follow(TOUR.root, RUN[:20_000]))
    assert find_next(program, TOUR, middle, line, budget=500) == (None, False)
    assert find_last(program, TOUR, middle, line, budget=500) == (None, False)
    end = State(*follow(TOUR.root, RUN[:-300]))
    assert find_next(program, TOUR, end, line)[0] == Moment(300, 2)
    assert find_last(program, TOUR, State(*follow(TOUR.root, RUN[:100])), line) == (None, True)
    after = State(*follow(TOUR.root, RUN))
    assert find_next(program, TOUR, after, 10) == (None, True)


def test_the_general_search_is_led_by_its_position():
    search = Forest(build(parse("forest/petersen/any")).graph)
    (program,) = listings.programs(kind_of(search), search)
    stream = list(search.stream())
    state = State(*follow((), stream[:13]))
    made, _ = trace(program, search, state)
    text = program.text.splitlines()[made.line - 1]
    assert ("# leave" in text) == (stream[12] < 0)
    assert list(backwards(search, state)) == stream[12::-1]
