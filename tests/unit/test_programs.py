"""Programs run exactly as they are shown: the same choices, lines and values."""

from itertools import islice

import pytest
from plain import Watched
from shares import share
from streams import states

from knights import listings
from knights.listings.trace import list_calls, trace
from knights.puzzles.program import is_recursive
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse, wanted
from knights.search import Remembering, Search

SMALL = [
    "tour/3x3/a1/textbook",
    "tour/3x4/a1/geeks",
    "tour/3x4/a2/sutcliffe/goal=all",
    "tour/3x4/any/geeks/first=3",
    "tour/3x4/a1/geeks/goal=all/end=c2",
    "tour/3x3/a1/textbook/holes=b2/goal=all-closed",
    "tour/3x3/a1/textbook/holes=b2/goal=all-closed/end=c2",
    "tour/2x3/a1/geeks/strategy=naive",
    "tour/3x3/any/geeks/strategy=naive/holes=b2,a1,a2,c3,c2",
    "tour/3x3/a1/geeks/strategy=naive/holes=b2/goal=closed",
    "tour/5x5/c3/sutcliffe/strategy=pruned",
    "tour/5x5/a1/textbook/strategy=warnsdorff",
    "tour/6x5/a1/textbook/strategy=construct",
    "tour/1x1/a1/textbook",
    "tour/1x1/any/textbook",
    "queens/1",
    "queens/3",
    "queens/6",
    "queens/5/goal=all",
    "queens/6/first=3",
    "queens/5/test=diagonals/goal=all",
    "queens/6/holes=c1,b4,d2,e3/goal=all",
    "queens/6/order=fewest/goal=all",
    "queens/5/test=diagonals/holes=a1,c3/order=fewest/first=2",
    "queens/5/strategy=forward/goal=all",
    "queens/5/holes=a1,c3/order=fewest/strategy=forward",
    "queens/6/strategy=consistent/goal=all",
    "queens/6/order=fewest/strategy=forward/values=lcv/goal=all",
    "queens/6/holes=c1,b4/strategy=consistent/values=lcv/goal=all",
    "queens/6/holes=c1,b4,d2,e3/order=fewest/strategy=consistent/first=2",
    "queens/6/test=diagonals/holes=c1,b4,d2,e3/first=2",
    "queens/6/givens=c6/goal=all",
    "queens/6/test=diagonals/holes=a5/givens=b3,e4/goal=all",
    "queens/7/givens=a2,d1/order=fewest/goal=all",
    "queens/7/test=diagonals/givens=a2,d1/order=fewest/goal=all",
    "queens/7/givens=c2/strategy=forward/goal=all",
    "queens/7/holes=b4,e6/givens=c2/strategy=consistent/values=lcv/goal=all",
    "queens/8/givens=b4,d3/order=fewest/strategy=consistent/goal=all",
    "queens/5/givens=a1/strategy=consistent/order=fewest",
    "graph/example/A",
    "graph/example/any/goal=all",
    "graph/petersen/any/limit=4/first=5",
    "graph/A:B,C;B:C/A/cycle=yes/goal=all",
    "graph/A:B/A/cycle=yes",
    "graph/A:B;B:A/A/directed=yes/cycle=yes",
    "graph/example/A/limit=1",
    "forest/example/A",
    "forest/example/D",
    "forest/petersen/any",
    "colouring/australia/3",
    "colouring/australia/2",
    "colouring/australia/3/goal=all/order=degree",
    "colouring/australia/3/first=4/order=dsatur/symmetry=yes",
    "colouring/australia/3/first=4/order=kernel/symmetry=yes",
    "colouring/australia/2/order=kernel",
    "colouring/australia/3/strategy=forward/goal=all",
    "colouring/australia/3/givens=Victoria:yellow/goal=all",
    "colouring/australia/3/givens=Victoria:yellow,Tasmania:red/order=dsatur/goal=all",
    "colouring/australia/3/givens=Queensland:blue/order=kernel/goal=all",
    "colouring/australia/4/givens=Queensland:blue,Tasmania:red/order=kernel/first=9",
    "colouring/australia/3/givens=Queensland:blue/order=degree/strategy=forward/goal=all",
    "colouring/australia/3/givens=Victoria:yellow/strategy=consistent/values=lcv/goal=all",
    "colouring/A:B;B:C;C:A/3/givens=A:red,B:blue,C:yellow",
    "colouring/australia/2/strategy=forward",
    "colouring/australia/3/strategy=forward/values=lcv/goal=all",
    "colouring/australia/3/order=dsatur/symmetry=yes/strategy=consistent/values=lcv/goal=all",
    "colouring/australia/3/first=4/order=dsatur/symmetry=yes/strategy=consistent",
    "colouring/australia/3/order=degree/strategy=consistent",
    "maze/12100.10310.12230.22220.00000",
    "maze/3x3/goal=all",
    "maze/3x2/start=b2/first=2",
    "maze/010.010",
    "maze/12100.10310.12230.22220.00000/strategy=breadth",
    "maze/1021002.1111320.2303020.1032302.1102110.0323120.0000100/strategy=breadth",
    "graph/example/A/strategy=breadth",
    "graph/dodecahedron/a/order=reversed/strategy=breadth/target=k",
    "regions/AABB.ACCB.DDCC.DDDC/goal=all",
    "regions/AABB.ACCB.DDCC.DDDC/order=fewest",
    "regions/AABBB.AABBB.ACDBB.DDDDE.DDDDE/order=fewest/first=2",
    "regions/AAB.ABB.CCC",
    "subset/8,6,7,7/13/goal=all",
    "subset/4,6,8,3/11/cuts=sum",
    "subset/4,6,8,3/11/cuts=rest/first=2",
    "subset/4,6,8/5/cuts=none",
    "sudoku/small",
    "sudoku/small/goal=all/order=fewest",
    "sudoku/" + "1.3..." + "." * 10,
    "sudoku/12343412......../goal=all/order=places",
    "sudoku/small/strategy=forward/goal=all",
    "sudoku/small/order=fewest/strategy=consistent/values=lcv/goal=all",
    "sudoku/small/strategy=forward/values=lcv/goal=all",
    "sudoku/12343412......../order=fewest/strategy=forward/first=2",
    "sudoku/12343412......../strategy=consistent/goal=all",
    "sudoku/small/order=fewest/strategy=consistent",
]


def make(text):
    scenario = parse(text)
    kind, puzzle = find_kind(scenario.puzzle), build(scenario)
    return kind, puzzle, wanted(scenario)


CASES = [
    (text, program.name)
    for text in SMALL
    for program in listings.programs(*make(text), text)
    if program.refusal is None
]


def read_choices(puzzle, name):
    """Return a function that reads a program's choices from its variables, by the puzzle alone."""
    root = len(puzzle.root)

    def of_tour(space):
        squares = space.get("path")
        if squares is None:
            numbered = {k: square for square, k in space["board"].items() if k}
            squares = [numbered[k] for k in sorted(numbered)]
        columns = puzzle.board.columns
        return [(y - 1) * columns + x - 1 for x, y in squares][root:]

    def of_queue(space):
        names = [puzzle.label(choice) for choice in range(puzzle.size)]
        return [names.index(name) for name in space["before"]][root:]

    def of_graph(space):
        return [puzzle.graph.names.index(vertex) for vertex in space["path"]][root:]

    def of_maze(space):
        columns = puzzle.board.columns
        cells = [(ord(cell[0]) - ord("a"), int(cell[1:]) - 1) for cell in space["path"]]
        return [rank * columns + file for file, rank in cells][root:]

    def of_regions(space):
        queens = space["queens"]
        squares = queens if puzzle.order == "fewest" else enumerate(queens, start=1)
        return [(row - 1) * puzzle.n + column - 1 for row, column in squares]

    def of_parts(space):
        return [2 * place + (part == 0) for place, part in enumerate(space["parts"])]

    def of_queens(space):
        rows = space["queens"]
        placed = enumerate(rows, start=1) if isinstance(rows, list) else rows.items()
        return [(column - 1) * puzzle.n + row - 1 for column, row in placed][root:]

    def of_map(space):
        names, palette = puzzle.graph.names, space["palette"]
        return [
            names.index(region) * len(palette) + palette.index(colour)
            for region, colour in space["colours"].items()
        ][root:]

    order = {}  # a grid doesn't hold the order in which it was filled: each reading adds new cells

    def of_grid(space):
        n = puzzle.n
        now = {
            ((row - 1) * n + column - 1) * n + "123456789ABCDEFG".index(digit)
            for (row, column), digit in space["grid"].items()
            if digit != "."
        }
        now -= {
            cell * n + int(digit, 17) - 1
            for cell, digit in enumerate(puzzle.givens)
            if digit != "."
        }
        for choice in [*order]:
            if choice not in now:
                del order[choice]
        order.update(dict.fromkeys(now - order.keys()))
        return list(order)

    if name == "scheme":
        return lambda space: space["path"][root:]
    if name == "queue":
        return of_queue
    readers = {"Tour": of_tour, "Queens": of_queens, "Colouring": of_map, "Sudoku": of_grid}
    readers |= {"Maze": of_maze, "Regions": of_regions, "SubsetSum": of_parts}
    return readers.get(type(puzzle).__name__, of_graph)


# Positions whose lines and variables are compared; a small search has fewer.
MOST = share(60, 3)


def run(text, name, noted=MOST):
    kind, puzzle, goal = make(text)
    program = listings.find(kind, puzzle, name, goal, text)
    return program, puzzle, goal, Watched(program.text, read_choices(puzzle, name), noted)


@pytest.mark.parametrize(("text", "name"), CASES)
def test_the_text_run_as_it_stands_makes_the_choices_of_the_search(text, name):
    _, puzzle, goal, ran = run(text, name, 0)
    expected = list(Search(puzzle, goal=goal))
    assert ran.events == expected
    last = list(states(expected, puzzle.root))[-1]
    ended = Search(puzzle, goal=goal)
    list(ended)
    if type(puzzle).__name__ != "Forest" and len(puzzle.root) < puzzle.length:
        # The program reports the end exactly when it has tried everything.
        assert ran.output.rstrip().endswith(("more solutions", "tours", "paths", "colourings")) == (
            ended.verdict == "exhausted"
        ), last


@pytest.mark.parametrize(("text", "name"), CASES)
def test_line_and_variables_are_those_of_the_text_run_as_it_stands(text, name):
    """At each position: the line of the event, and the lines that run until the next event."""
    program, puzzle, goal, ran = run(text, name)
    found = 0
    solutions = isinstance(goal, int)
    every = list(states(ran.events, puzzle.root))
    for position, state in enumerate(islice(every, MOST)):
        complete = len(state.path) == puzzle.length and state.undone is None
        found += complete and position > 0 and puzzle.solved(state.path)
        made, lines = trace(program, puzzle, state, found if solutions else None)
        if position == 0:
            assert made is None
        else:
            check(program, made, ran.after[position - 1])
        plain = ran.stretches[position]
        if position == 0:  # skip definitions of functions and data, which no trace shows
            begin = next(at for at, line in enumerate(plain) if line.line == lines[0].line)
            plain = plain[begin:]
        assert [(line.function, line.line) for line in lines] == [
            (line.function, line.line) for line in plain
        ], position
        for told, real in zip(lines, plain, strict=True):
            check(program, told, real)


def check(program, told, real):
    """Check that the names and values shown are those of the program when it runs on its own."""
    assert (told.function, told.line) == (real.function, real.line)
    shown = dict(told.variables)
    if real.function != "<module>":
        own = [name for name in real.variables["locals"] if name in real.variables]
        assert set(own) <= set(shown)
    for name, value in shown.items():
        assert name in real.variables, (name, real)
        told_by = program.tell.get(name, lambda value, around: None)(
            real.variables[name], real.variables
        )
        printed, apart, note = value.partition("  # ")
        if apart:
            assert printed == repr(real.variables[name])
            value = note
        if told_by is not None:
            assert value in {told_by, repr(real.variables[name])}
        elif isinstance(real.variables[name], int):
            assert value == str(real.variables[name])


@pytest.mark.parametrize(("text", "name"), CASES)
def test_the_open_calls_are_those_of_the_text_run_as_it_stands(text, name):
    """At each position: the functions, their numbers, and the choices of the calls that choose."""
    program, puzzle, _, ran = run(text, name)
    root = len(puzzle.root)
    every = list(states(ran.events[:MOST], puzzle.root))
    assert list_calls(program, puzzle, every[0]) == []
    for state, calls in zip(every[1:], ran.open[:MOST], strict=True):
        told = list_calls(program, puzzle, state)
        assert [one.call.partition("(")[0] for one in told] == [name for name, _ in calls]
        for one, (_, arguments) in zip(told, calls, strict=True):
            written = one.call.partition("(")[2].rstrip(")").split(", ")
            numbers = [repr(value) for value in arguments if isinstance(value, int)]
            assert [value for value in written if value.isdigit()] == numbers
        if is_recursive(program.text) and not isinstance(puzzle, Remembering):
            made = [*state.path, *([] if state.undone is None else [state.undone])]
            chosen = [(one.length, one.choice) for one in told if one.choice is not None]
            assert [pair for pair in chosen if pair[0] >= root] == [*enumerate(made)][root:]
            assert all(choice == made[length] for length, choice in chosen)
