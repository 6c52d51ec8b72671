"""The teaching forms: the same events as the fast form, their lines and variables, their source."""

import re
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from streams import states

from knights import listings
from knights.board import ORDERS, Board, Leaper, order_moves
from knights.graphs.graph import parse
from knights.listings import LISTINGS, Running, events, find, frames, refusal, source
from knights.listings.naive import count_sequences
from knights.listings.task import Task
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.graph.pathsearch import PathSearch
from knights.puzzles.queens.queens import Queens
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.puzzles.tour.tour import Tour
from knights.search import Search

FORMS = [name for name in LISTINGS if name != "naive"]
EXAMPLE = "A -> B; A -> D; B -> C; B -> D; D -> E; E -> B; E -> F; F -> C"


@st.composite
def tours(draw):
    rows, columns = draw(st.sampled_from([(1, 1), (1, 2), (2, 3), (3, 3), (3, 4), (4, 4), (5, 5)]))
    holes = draw(st.frozensets(st.integers(0, rows * columns - 1), max_size=2))
    board = Board(rows, columns, holes if len(holes) < rows * columns else frozenset())
    leaper = draw(st.sampled_from([Leaper(1, 2), Leaper(1, 2), Leaper(0, 1), Leaper(1, 1)]))
    moves = tuple(draw(st.permutations(order_moves("geeks", leaper))))
    moves = moves[: draw(st.integers(1, len(moves)))]
    closed = draw(st.booleans())
    start = draw(st.sampled_from(board.squares if closed else [None, *board.squares]))
    end = draw(st.sampled_from([None, *(s for s in board.squares if s != start)]))
    return Tour(board, start, moves, closed=closed, end=end)


@settings(max_examples=60, deadline=None)
@given(tours(), st.booleans())
def test_all_forms_yield_the_events_of_the_fast_form(tour, every):
    expected = list(islice(tour.stream(every=every), 3_000))
    for name in FORMS:
        assert list(islice(events(name, tour, every), 3_000)) == expected, name


@pytest.mark.parametrize("name", FORMS)
def test_every_form_finds_the_tour_of_sutcliffe(name):
    tour = Tour(Board(5, 5), 12, ORDERS["sutcliffe"])
    stream = list(events(name, tour))
    path = [12]
    for event in stream:
        path.append(event) if event >= 0 else path.pop()
    assert sum(event >= 0 for event in stream) == 25_541
    assert len(stream) == 25_541 + 25_517
    numbers = [path.index(rank * 5 + file) + 1 for rank in (4, 3, 2, 1, 0) for file in range(5)]
    assert numbers[:10] == [23, 12, 7, 2, 21, 6, 17, 22, 13, 8]
    assert numbers[10:] == [11, 24, 1, 20, 3, 16, 5, 18, 9, 14, 25, 10, 15, 4, 19]


@pytest.mark.parametrize("name", FORMS)
def test_the_small_graph_goes_as_in_the_text(name):
    search = PathSearch(parse(EXAMPLE), start="A", limit=6)
    names = search.graph.names
    spoken = [names[e] if e >= 0 else f"back from {names[~e]}" for e in events(name, search)]
    # A, B, C is a dead end. B's other neighbour D leads by E to F and to C again.
    assert spoken[:2] == ["B", "C"]
    assert spoken[2] == "back from C"
    assert list(events(name, search)) == list(search.stream())
    path = Search(search).run().path
    assert [names[vertex] for vertex in path] == ["A", "B", "D", "E", "F", "C"]


def test_a_cycle_is_closed_in_every_form():
    search = PathSearch(parse("A B; B C; C D; D A; A C"), start="A", cycle=True)
    for name in FORMS:
        assert list(events(name, search, True)) == list(search.stream(every=True)), name


@pytest.mark.parametrize("sides", [(2, 3), (3, 3)])
def test_the_naive_form_makes_all_sequences(sides):
    tour = Tour(Board(*sides), 0, strategy="naive")
    stream = list(events("naive", tour, True))
    assert stream == list(tour.stream(every=True))
    complete = sum(
        len(state.path) == tour.length and state.undone is None
        for state in states(stream, tour.root)
    )
    assert complete == count_sequences(Task(tour)) > 0


def test_the_naive_form_stops_at_a_tour():
    board = Board(2, 2)
    wazir = order_moves("geeks", Leaper(0, 1))
    tour = Tour(board, 0, wazir, strategy="naive")
    stream = list(events("naive", tour))
    assert stream == list(tour.stream())
    *_, last = states(stream, tour.root)
    assert tour.solved(last.path)


def test_the_number_of_sequences_is_exact():
    ring = Tour(Board(3, 3, frozenset({4})), 0, strategy="naive")
    # Seven moves, and two ways to go at each, on the ring of eight.
    assert count_sequences(Task(ring)) == 2**7
    anywhere = Tour(Board(3, 3, frozenset({4})), None, strategy="naive")
    assert count_sequences(Task(anywhere)) == 8 * 2**7
    assert count_sequences(Task(Tour(Board(3, 3), 4))) == 0
    assert count_sequences(Task(Tour(Board(1, 1), 0))) == 1


@pytest.mark.parametrize("name", LISTINGS)
def test_frames_anywhere_are_those_of_the_running_form(name):
    strategy = "naive" if name == "naive" else "backtrack"
    tour = Tour(Board(3, 4), 0, ORDERS["geeks"], strategy=strategy)
    running = Running(name, Task(tour, True))
    stream = iter(running)
    for state in islice(states(stream, tour.root), 300):
        there = frames(name, tour, state.path, state.undone)
        here = running.frames()
        assert [(f.function, f.line) for f in there] == [(f.function, f.line) for f in here]
        for guided, real in zip(there, here, strict=True):
            for variable, value in guided.variables.items():
                # What was left over from a choice tried before is not replayed.
                if variable in {"success", "found"} or (
                    name == "stack" and variable == "square" and state.undone is not None
                ):
                    continue
                assert real.variables[variable] == value, (state, variable)


@pytest.mark.parametrize("name", LISTINGS)
def test_the_line_is_the_one_that_yields(name):
    strategy = "naive" if name == "naive" else "backtrack"
    tour = Tour(Board(3, 4), 0, ORDERS["geeks"], strategy=strategy)
    lines = source(name).splitlines()
    running = Running(name, Task(tour))
    for event in islice(running, 200):
        line = lines[running.frames()[-1].line - 1].strip()
        assert re.fullmatch(r"yield \w+" if event >= 0 else r"yield ~\w+", line)
        for call in running.frames()[:-1]:
            assert "yield " in lines[call.line - 1]


def test_frames_show_the_variables():
    tour = Tour(Board(3, 4), 0, ORDERS["textbook"])
    first, second, third = frames("recursive", tour, (0, 6, 8))
    assert (first.function, second.function, third.function) == ("search", "try_moves", "try_moves")
    number = [1, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0]
    assert third.variables == {"number": number, "here": 6, "k": 3, "square": 8}
    (only,) = frames("stack", tour, (0, 6, 8))
    assert only.variables["stack"] == [(0, 1), (6, 1)]
    assert only.variables["k"] == 3


def test_the_scheme_runs_any_puzzle():
    queens = Queens(6)
    assert list(events("scheme", queens, True)) == list(Search(queens, goal="all"))
    state = Search(queens, limit=40).run().state
    assert frames("scheme", queens, *state)[-1].function == "attempt"
    pruned = Tour(Board(8, 8), 56, ORDERS["geeks"], strategy="pruned")
    stream = list(events("scheme", pruned))
    assert stream == list(pruned.stream())
    assert sum(event >= 0 for event in stream) == 80


@pytest.mark.parametrize(
    "puzzle",
    [
        Queens(5, "diagonals"),
        Colouring(parse("A B; B C; C A; C D"), 3, "dsatur", symmetry=True),
        Sudoku("1... ..3. .4.. ...2", "fewest"),
        Tour(Board(2, 4), closed=True, moves=order_moves("geeks", Leaper(0, 1))),
        Tour(Board(3, 4), strategy="warnsdorff", ties="centre"),
        Tour(Board(2, 2), 0, order_moves("geeks", Leaper(0, 1)), strategy="naive"),
        Tour(Board(3, 4), 0, end=4),
    ],
)
@pytest.mark.parametrize("every", [False, True])
def test_the_scheme_yields_what_each_puzzle_streams(puzzle, every):
    expected = list(puzzle.stream(every=every))
    assert expected
    assert list(events("scheme", puzzle, every)) == expected


@pytest.mark.parametrize("name", FORMS)
def test_nothing_comes_below_a_path_that_is_whole(name):
    alone = PathSearch(parse("A B"), start="A", limit=1)
    assert list(events(name, alone)) == list(events(name, alone, True)) == []


def test_a_deep_search_needs_no_deep_recursion():
    tour = Tour(Board(1, 3_000), 0, ((1, 0),))
    for name in FORMS:
        assert list(events(name, tour)) == list(range(1, 3_000)), name


def test_sources_are_short_and_whole():
    for name, listing in LISTINGS.items():
        text = source(name)
        assert text.startswith('"""')
        assert "def search(task: Task) -> Steps:" in text
        assert len(text.splitlines()) < 50
        assert listing.name == name
        assert listing.sentence.endswith(".")


@pytest.mark.parametrize(
    ("name", "puzzle", "reason"),
    [
        ("stack", Queens(5), "form 'stack': it knows tours and paths only; choose scheme"),
        ("flag", Tour(Board(5, 5), closed=True), "form 'flag': a closed tour needs a start here"),
        ("recursive", Tour(Board(5, 5), 0, strategy="pruned"), "it knows no strategy pruned"),
        ("graph", Tour(Board(5, 5), 0, strategy="naive"), "it knows no strategy naive"),
        ("naive", Tour(Board(5, 5), 0), "form 'naive': it goes with the strategy naive"),
    ],
)
def test_says_what_a_form_cannot_run(name, puzzle, reason):
    assert reason in refusal(name, puzzle)
    with pytest.raises(ValueError, match=re.escape(reason)):
        list(events(name, puzzle))


def test_bad_input_is_refused():
    with pytest.raises(ValueError, match="form 'loop': it must be one of recursive, flag"):
        find("loop")
    with pytest.raises(ValueError, match="the search never goes there"):
        frames("stack", Tour(Board(5, 5), 0), (0, 1))
    with pytest.raises(ValueError, match="the search never goes there"):
        frames("stack", Tour(Board(5, 5), 0), (0,), 3)
    assert listings.refusal("stack", Tour(Board(5, 5), 0)) is None
