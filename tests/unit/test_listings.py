"""The programs: the same events as the fast form at any size, and the searches they refuse."""

import re
from itertools import islice

import pytest
from boards import small_tours
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from kinds import kind_of

from knights import listings
from knights.board import Board
from knights.graphs.graph import parse
from knights.listings.running import Running, find_lines
from knights.move_orders import Leaper, order_moves
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.graph.paths import Paths
from knights.puzzles.program import fill, stop_at
from knights.puzzles.queens.queens import Queens
from knights.puzzles.registry import find_kind, presets
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.puzzles.tour.tour import Tour
from knights.scenario import build
from knights.scenario import parse as parse_scenario
from knights.search import Search, goes_onward

FORMS = ("recursive", "flag", "stack", "graph", "scheme")
EXAMPLE = "A -> B; A -> D; B -> C; B -> D; D -> E; E -> B; E -> F; F -> C"


def events(name, puzzle, goal="first"):
    return listings.events(listings.find(kind_of(puzzle), puzzle, name, goal))


@settings(max_examples=40, deadline=None)
@given(small_tours(largest=16), st.sampled_from(["first", "all", 2]))
def test_all_forms_yield_the_events_of_the_fast_form(tour, goal):
    assume(tour.start is not None or not tour.closed)
    expected = list(islice(Search(tour, goal), 1_000))
    for name in FORMS:
        assert list(islice(events(name, tour, goal), 1_000)) == expected, name


@pytest.mark.parametrize("name", FORMS)
def test_the_small_graph_goes_as_in_the_text(name):
    search = Paths(parse(EXAMPLE), start="A", limit=6)
    names = search.graph.names
    spoken = [names[e] if e >= 0 else f"back from {names[~e]}" for e in events(name, search)]
    # A, B, C is a dead end. B's other neighbour D leads by E to F and back to C.
    assert spoken == ["B", "C", "back from C", "D", "E", "F", "C"]


@pytest.mark.parametrize(
    "puzzle",
    [
        Queens(6),
        Queens(5, "diagonals"),
        Paths(parse("A B; B C; C D; D A; A C"), start="A", cycle=True),
        Paths(parse("A B; B C"), limit=2),
        Colouring(parse("A B; B C; C A; C D"), 3, "dsatur", symmetry=True),
        Colouring(parse("A B; B C; C A; C D"), 2, "degree"),
        Sudoku("1... ..3. .4.. ...2"),
        Sudoku("1... ..3. .4.. ...2", "fewest"),
        Tour(Board(2, 4), closed=True, moves=order_moves("geeks", Leaper(0, 1))),
        Tour(Board(3, 4), strategy="warnsdorff", ties="centre"),
        Tour(Board(2, 2), 0, order_moves("geeks", Leaper(0, 1)), strategy="naive"),
        Tour(Board(2, 3), 0, strategy="naive"),
        Tour(Board(3, 4), 0, end=4),
    ],
)
@pytest.mark.parametrize("goal", ["first", "all", 3])
def test_each_program_yields_what_its_search_does(puzzle, goal):
    expected = list(Search(puzzle, goal))
    assert expected
    every = listings.programs(kind_of(puzzle), puzzle, goal)
    able = [program for program in every if program.refusal is None]
    assert len(able) >= 1 and able[-1].name == "scheme"
    for program in able:
        assert list(listings.events(program)) == expected, program.name


def test_the_general_search_has_a_program_of_its_own():
    for start in (None, "D"):
        search = Forest(parse(EXAMPLE), start)
        (program,) = listings.programs(kind_of(search), search)
        assert list(listings.events(program)) == list(search.stream())


@pytest.mark.parametrize("scenario", [preset.scenario for preset in presets().values()])
def test_every_preset_has_a_program(scenario):
    parsed = parse_scenario(scenario)
    puzzle, kind = build(parsed), find_kind(parsed.puzzle)
    programs = listings.programs(kind, puzzle, "first", scenario)
    able = {program.name for program in programs if program.refusal is None}
    if goes_onward(puzzle):
        assert able == {"queue" if parsed.puzzle == "maze" else "walk"}
        return
    plain = kind.program is not None and "strategy=" not in scenario
    assert able >= ({"recursive"} if plain else {"scheme"})
    # With given queens, the list of all queens is not the search's stack.
    if plain and scenario.startswith(("tour", "queens", "graph")) and "givens=" not in scenario:
        assert "stack" in able


@pytest.mark.parametrize("name", FORMS)
def test_nothing_comes_below_a_path_that_is_whole(name):
    alone = Paths(parse("A B"), start="A", limit=1)
    assert list(events(name, alone)) == list(events(name, alone, "all")) == []


def test_a_deep_search_needs_no_deep_recursion():
    tour = Tour(Board(1, 3_000), 0, ((1, 0),))
    for name in FORMS:
        if name != "scheme":  # slow: it reads the whole path before each step
            assert list(events(name, tour)) == list(range(1, 3_000)), name
    program = listings.find(kind_of(tour), tour, "recursive")
    assert "sys.setrecursionlimit(6000)" in program.text


@pytest.mark.parametrize("name", FORMS)
def test_a_text_is_short_and_says_what_it_does(name):
    tour = Tour(Board(8, 8), 0)
    program = listings.find(kind_of(tour), tour, name, "first", "tour/8x8/a1/textbook")
    lines = program.text.splitlines()
    assert program.text.startswith('"""')
    assert len(lines) < 70
    assert max(map(len, lines)) < 60
    assert program.sentence.endswith(".")
    # The visible text is plain Python: it calls itself, and neither yields nor imports the library.
    assert "yield" not in program.text and "knights.listings" not in program.text
    assert {lines[number - 1].strip() == "" for number in find_lines(program)} == {False}


@pytest.mark.parametrize(
    ("name", "puzzle", "reason"),
    [
        ("flag", Queens(5), "form 'flag': it must be recursive, stack or scheme"),
        ("flag", Tour(Board(5, 5), closed=True), "form 'flag': a closed tour needs a start here"),
        ("recursive", Tour(Board(5, 5), 0, strategy="pruned"), "it can't do the strategy pruned"),
        ("graph", Tour(Board(5, 5), 0, strategy="naive"), "it can't do the strategy naive"),
        ("naive", Tour(Board(5, 5), 0), "form 'naive': it goes with the strategy naive"),
        ("loop", Tour(Board(5, 5), 0), "form 'loop': it must be recursive, flag"),
    ],
)
def test_says_what_a_form_cannot_run(name, puzzle, reason):
    with pytest.raises(ValueError, match=re.escape(reason)):
        events(name, puzzle)
    for program in listings.programs(kind_of(puzzle), puzzle):
        if program.name == name:
            with pytest.raises(ValueError, match=re.escape(reason)):
                Running(program)


def test_parts_of_a_text_are_put_in_by_name():
    text = 'def enough():\n    """One is one is enough."""\n    return True\n\nn = 1\nm = n\n'
    assert fill(text, n=None, m="m = 2").endswith("\n\nm = 2\n")
    with pytest.raises(KeyError, match="o"):
        fill(text, o="o = 1")
    assert stop_at(text, "first") == stop_at(text, 1) == text
    assert "go on for all" in stop_at(text, "all") and "return False" in stop_at(text, "count")
    assert "missing = 3\nn = 1" in stop_at(text, 3)
