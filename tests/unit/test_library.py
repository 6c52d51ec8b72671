"""The library in a Python session: its names, the values that it accepts, and how results look."""

import copy
import importlib
import json
import os
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, dataclass
from pathlib import Path
from xml.etree import ElementTree

import networkx as nx
import pytest

import knights
from knights import (
    LEAPERS,
    ORDERS,
    Board,
    Colouring,
    Forest,
    Graph,
    Map,
    Paths,
    Position,
    Queens,
    Search,
    Solution,
    Sudoku,
    Tour,
    count,
    race,
    solve,
    table,
)
from knights.graphs.graph import NAMES
from knights.puzzles.registry import find_kind, presets
from knights.puzzles.sudoku.sudoku import example
from knights.scenario import build, parse
from knights.scenario.link import Link
from knights.scenario.link import format as format_link
from knights.scenario.moment import Moment
from knights.search import stream

PUZZLES = [
    Tour(Board(5, 5, "a1"), "c3", "geeks", end="e5"),
    Queens(6, holes="b2"),
    Sudoku("small"),
    Colouring("australia", 3),
    Paths("petersen", "a"),
    Forest("example"),
]

# --- names ---


def test_the_names_are_listed_and_there():
    assert {*knights.__all__, "open"} <= {*dir(knights)}
    assert "HOMES" not in dir(knights)
    for name in (*knights.__all__, "open"):
        assert name.isupper() or getattr(knights, name).__name__ == name
    with pytest.raises(AttributeError, match="has no attribute 'Knight'"):
        _ = knights.Knight


def test_the_package_imports_nothing_until_a_name_is_asked_for():
    code = (
        "import sys; before = {*sys.modules}; import knights;"
        "print(sorted({*sys.modules} - before));"
        "knights.Board; print('knights.search' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PYTHONPATH": str(Path(knights.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "['knights', 'knights.version']\nFalse\n"


@pytest.mark.parametrize("scenario", [preset.scenario for preset in presets().values()])
def test_a_text_opens_the_search_that_it_says_at_its_step(scenario):
    search = knights.open(f"{scenario}@40")
    assert search.puzzle == build(parse(scenario))
    other = Search(search.puzzle, search.goal).seek(40)
    assert repr(other) == repr(search)
    assert other.state == search.state


def test_a_link_with_a_state_opens_with_its_counters_and_goes_both_ways():
    scenario = parse("queens/10/first=100")
    there = Search(build(scenario), 100).seek(11_000)
    moment = Moment(there.state, there.deepest, there.count)
    link = format_link(Link(scenario, 11_000, moment))
    assert "." in link
    opened = knights.open(f"https://example.org/#{link}")
    assert repr(opened) == repr(there)
    assert (opened.state, opened.deepest) == (there.state, there.deepest)
    for step in (10_990, 11_300, 11_010, 300, 10_999):
        opened.seek(step)
        there.seek(step)
        assert repr(opened) == repr(there)
        assert opened.state == there.state


# --- accepted values ---


def test_a_square_is_taken_by_its_name_its_file_and_rank_or_its_number():
    board = Board(5, 5, holes=["a1", (1, 0), 2])
    assert board == Board("5x5", holes="a1,b1,c1") == Board(5, holes=[0, 1, 2])
    for square in ("c3", "3,3", (2, 2), [2, 2], 12):
        assert board.square(square) == 12
        assert board.name(square) == "c3"
        assert Tour(board, square).start == Tour(board, end=square).end == 12
    assert (board.file("c3"), board.rank("c3"), board.offset("c3", (1, 2))) == (2, 2, 23)
    assert Queens(4, holes="b1") == Queens(4, holes=[(1, 0)]) == Queens(4, holes=[4])
    assert Queens(4, givens="b1") == Queens(4, givens=[(1, 0)]) == Queens(4, givens=[4])
    assert Queens(4, givens="b4,a2").root == (1, 7)


def test_an_order_is_taken_by_its_name_as_a_text_or_as_moves():
    moves = ORDERS["geeks"]
    for given in ("geeks", ";".join(f"{dx},{dy}" for dx, dy in moves), [*map(list, moves)]):
        assert Tour(Board(5), 0, given).moves == moves


def test_a_graph_is_taken_in_every_form():
    edges = [("A", "B"), ("B", "C")]
    wanted = Graph("A B; B C")
    matrix = [[0, 1, 0], [1, 0, 1], [0, 1, 0]]
    assert wanted == Graph(edges) == Graph(nx.Graph(edges)) == Graph([*map(list, edges)])
    assert Graph({"A": ["B"], "B": ["C"]}) == Graph("A: B; B: C")
    assert Graph(matrix).neighbours == Graph(Rows(matrix)).neighbours == wanted.neighbours
    assert Graph(matrix).names == ("0", "1", "2")
    assert Graph([[0, 2.5, 0], [0, 0, 1], [0, 0, 0]]).directed
    assert Graph(nx.DiGraph(edges)) == Graph(edges, directed=True)
    assert Graph(nx.MultiGraph([*edges, ("B", "A")])) == wanted
    assert Graph("petersen").edges and Graph("petersen").name == "petersen"
    assert Paths(nx.petersen_graph(), start=3).start == "3"
    grid = Graph(nx.grid_2d_graph(2, 3))
    assert all(NAMES.fullmatch(name) for name in grid.names)
    assert Paths(grid, start=(0, 0)).root == (0,)
    for graph in (nx.path_graph(6), nx.gnp_random_graph(9, 0.4, seed=3, directed=True)):
        read = Graph(graph)
        assert {(read.names[i], read.names[j]) for i, j in read.edges} == {
            (str(i), str(j)) for i, j in graph.edges
        }


class Rows:
    """Rows of an array, as numpy's arrays give them."""

    def __init__(self, rows):
        self.rows = rows

    def tolist(self):
        return self.rows


class Shape:
    """An object with a shape, as geopandas gives it."""

    def __init__(self, shape):
        self.__geo_interface__ = shape


SQUARES = {
    "type": "FeatureCollection",
    "features": [
        {
            "type": "Feature",
            "properties": {"name": name, "area": float("nan")},
            "geometry": {
                "type": "Polygon",
                "coordinates": (((x, 0.0), (x + 1, 0.0), (x + 1, 1.0), (x, 1.0), (x, 0.0)),),
            },
        }
        for x, name in enumerate("AB")
    ],
}


def test_a_map_is_taken_in_every_form():
    found = Map(SQUARES)
    assert (found.names, found.borders, len(found.outlines)) == (("A", "B"), ((0, 1),), 2)
    assert found == Map(Shape(SQUARES)) == Map(json.dumps({**SQUARES, "features": features()}))
    assert Map("A: B") == Map({"A": ["B"]}) == Map(Graph("A B")) == Map(nx.Graph([("A", "B")]))
    assert Map("world.africa").name == "world.africa"
    assert Colouring(SQUARES, 2).graph.names == ("A", "B")


def features():
    return [
        {**each, "properties": {"name": each["properties"]["name"]}} for each in SQUARES["features"]
    ]


def test_a_sudoku_is_taken_as_text_and_as_rows():
    text = example("small")
    digits = [0 if sign == "." else int(sign) for sign in text]
    rows = [digits[start : start + 4] for start in range(0, 16, 4)]
    floats = [[float(digit) if digit else float("nan") for digit in row] for row in rows]
    signs = [[str(digit) if digit else None for digit in row] for row in rows]
    for given in ("small", text, digits, rows, Rows(rows), floats, signs, [text[:4], *rows[1:]]):
        assert Sudoku(given) == Sudoku(text)
    assert Sudoku([16, *[0] * 255]).givens[0] == "G"


# --- refused values ---

WRONG = [
    (lambda: Board("5"), "board '5': it must be ROWSxCOLUMNS"),
    (lambda: Board(5.0), "5.0 rows: a board has from 1 to 4096"),
    (lambda: Board(True), "True rows: a board"),
    (lambda: Board(5, "5"), "'5' columns: a board"),
    (
        lambda: Board(5, holes=5.5),
        "hole 5.5: the squares of the 5x5 board are a1 to e5, or 0 to 24",
    ),
    (lambda: Board(5).name(99), "square 99: the squares of the 5x5 board are a1 to e5, or 0 to 24"),
    (lambda: Board(5).name(-1), "square -1: the squares"),
    (lambda: Board(5).colour("z9"), "square 'z9': the squares of the 5x5 board are a1 to e5"),
    (lambda: Board(5).file(None), "square None: the squares"),
    (lambda: Board(5).square((5, 0)), r"square \(5, 0\): the squares"),
    (lambda: Board(5).neighbours("up"), "order 'up': it must be sutcliffe"),
    (lambda: Tour(5), "board 5: it must be ROWSxCOLUMNS"),
    (lambda: Tour(Board(5), "z9"), "start 'z9': the squares of the 5x5 board are a1 to e5"),
    (lambda: Tour(Board(5), "a1", end=2.5), "end 2.5: the squares"),
    (lambda: Tour(Board(5), closed="no"), "closed 'no': it must be True or False"),
    (lambda: Tour(Board(5), moves=[1, 2]), "move 1: it must be dx,dy"),
    (lambda: Tour(Board(5), moves=[(1, "2")]), r"move \(1, '2'\): it must be dx,dy"),
    (lambda: Tour(Board(5), moves=5), "order 5: it must be sutcliffe"),
    (lambda: Tour(Board(5), strategy=None), "strategy None: it must be one of backtrack"),
    (lambda: Tour(Board(5), seed="7"), "seed '7': it must be a whole number from 0"),
    (lambda: Queens("8"), "n '8': it must be a whole number from 1 to 200"),
    (lambda: Queens(8.0), "n 8.0: it must be"),
    (lambda: Queens(True), "n True: it must be"),
    (lambda: Queens(8, order=["left"]), r"order \['left'\]: it must be one of left"),
    (lambda: Queens(4, holes="e5"), "hole 'e5': the squares of the 4x4 board are a1 to d4"),
    (lambda: Sudoku(5), "givens 5: they must be a text"),
    (lambda: Sudoku([[0, 12, 0, 0], *[[0] * 4] * 3]), "12 in r1c2: it must be a digit from 1 to 4"),
    (lambda: Sudoku([[0, 1.5, 0, 0], *[[0] * 4] * 3]), "1.5 in r1c2: it must be"),
    (lambda: Sudoku([[5, 3, 0], [6, 0, 0]]), r"givens \[\[5, 3, 0\], \[6, 0, 0\]\] of 6"),
    (lambda: Sudoku("hardd"), "givens 'hardd' of 5 characters"),
    (lambda: Colouring("australia", "3"), "colours '3': it must be a whole number from 1 to 64"),
    (lambda: Colouring("australia", 3, symmetry="no"), "symmetry 'no': it must be True or False"),
    (lambda: Colouring("Narnia", 3), "map 'Narnia': it must be australia, ukraine, us or world"),
    (lambda: Map(5), "map 5: give a name"),
    (lambda: Map({"type": "Point"}), "."),
    (lambda: Graph(5), "graph 5: give a text"),
    (lambda: Graph("petersn"), "graph 'petersn': it must be example, dodecahedron, petersen"),
    (lambda: Graph([("A", "B", "C")]), r"edge \('A', 'B', 'C'\): it must be two vertices"),
    (lambda: Graph([([1], [2])]), r"edge \(\[1\], \[2\]\): it must be two vertices"),
    (lambda: Graph({"A": 5}), "vertex 'A': its neighbours must be a list"),
    (lambda: Graph([("A", "B")], directed="no"), "directed 'no': it must be True or False"),
    (lambda: Graph([(1, "1")]), "vertex '1' is there twice"),
    (lambda: Paths("example", start="Z"), "there is no vertex 'Z'"),
    (lambda: Paths("example", start=5), "there is no vertex '5'"),
    (lambda: Paths("example", "A", limit="6"), "limit '6': a path"),
    (lambda: Paths("example", "A", cycle="no"), "cycle 'no': it must be True or False"),
    (lambda: Forest("example", order="up"), "order 'up': it must be one of given"),
    (lambda: Search("queens/8"), "'queens/8' is no puzzle: give one such as"),
    (lambda: Search(Queens), "class .* is no puzzle"),
    (lambda: Queens(4, givens="e5"), "givens 'e5': the squares of the 4x4 board are a1 to d4"),
    (
        lambda: Queens(4, givens=[0, 15]),
        "givens 'a1,d4': the queens on a1 and d4 attack each other",
    ),
    (lambda: Queens(4, holes="b2", givens="b2"), "givens 'b2': b2 is blocked"),
    (lambda: Search(Queens(8), goal="every"), "goal 'every': it must be first, all, count"),
    (lambda: Search(Queens(8), goal=True), "goal True: it must be"),
    (lambda: Search(Queens(8), limit="9"), "limit '9': it must be"),
    (lambda: Search(Queens(8)).seek(-1), "step -1: it must be a whole number from 0"),
    (lambda: Search(Queens(8)).step("3"), "count '3': it must be a whole number from 0"),
    (lambda: knights.open(8), "link 8: it must be a text such as 'queens/8'"),
    (lambda: solve(8), "8 is no puzzle"),
    (lambda: count(Forest("example")), "visits every vertex. It has no solutions"),
    (lambda: solve(Queens(4)).write("pdf"), "style 'pdf': it must be one of text"),
    (lambda: Search(Queens(8), state=5), "state 5: it must be a State"),
    (lambda: Search(Queens(8)).take("x"), "count 'x': it must be a whole number from 0"),
    (lambda: Queens(8).label(99), "choice 99: it must be a whole number from 0 to 63"),
    (lambda: Queens(8).write([0, 99]), "choice 99: it must be"),
    (lambda: Board(5).at("c", 3), "file 'c': it must be a whole number from 0"),
    (lambda: Board(5).offset("c3", "x"), "move 'x': it must be dx,dy"),
    (lambda: race(Queens(8), 5), "5 is no puzzle"),
    (lambda: table(Queens(8)), r"link Queens\(8\): it must be a text"),
    (lambda: table("queens/8", by=5), "parameter '5': queens has"),
    (lambda: race("queens/8"), "race: it needs 2 scenarios or more"),
    (lambda: race("queens/8", "queens/8", limit="9"), "limit '9': it must be"),
]


@pytest.mark.parametrize(("make", "told"), WRONG)
def test_what_is_wrong_is_quoted_with_what_would_be_right(make, told):
    with pytest.raises(ValueError, match=told) as caught:
        make()
    assert "\n" not in str(caught.value)


def test_constants_and_what_is_found_cannot_be_changed():
    for constant in (ORDERS, LEAPERS):
        with pytest.raises(TypeError, match="does not support item assignment"):
            constant["knight"] = ()
    with pytest.raises(FrozenInstanceError):
        Board(5).rows = 6
    search = Search(Queens(8)).run()
    assert isinstance(search.path, tuple) and isinstance(Graph("A B").edges, tuple)


# --- displayed results ---


def name_all(value):
    return eval(value, {name: getattr(knights, name) for name in knights.__all__})


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: type(puzzle).__name__)
def test_a_puzzle_shows_itself(puzzle):
    assert name_all(repr(puzzle)) == puzzle
    assert "\n" not in repr(puzzle)
    search = Search(puzzle, limit=50).run()
    shown = [puzzle, search, search.board, *search.solutions]
    for each in shown:
        bundle, _ = each._repr_mimebundle_()
        assert bundle["text/plain"] == str(each)
        drawn = ElementTree.fromstring(bundle["image/svg+xml"])
        # The picture brings its own background, so that it can be read on light and dark pages.
        first = next(each for each in drawn if each.tag.endswith("path"))
        width, height = drawn.get("width"), drawn.get("height")
        assert (first.get("class"), first.get("d")) == ("ground", f"M0 0h{width}v{height}H0z")
        assert "\n" not in repr(each)


@pytest.mark.parametrize("value", [Board(3, 4, "b2"), Graph("A B; B C"), Map("us"), Map(SQUARES)])
def test_what_puzzles_are_made_of_shows_itself(value):
    assert "\n" not in repr(value)
    bundle, _ = value._repr_mimebundle_()
    assert bundle["text/plain"] == str(value) and "image/svg+xml" in bundle
    if value != Map(SQUARES):  # a map's text has no outlines
        assert name_all(repr(value)) == value


def test_drawings_in_one_document_leave_each_other_alone():
    found = [solve(Queens(4)), solve(Sudoku("small")), race("queens/4", "queens/5")]
    scopes = set()
    for each in found:
        drawn = ElementTree.fromstring(each._repr_svg_())
        style = next(part.text for part in drawn if part.tag.endswith("style"))
        scopes.add(drawn.get("class"))
        rules = [rule.strip() for rule in style.split("}") if rule.strip()]
        assert rules and all(rule.startswith(f".{drawn.get('class')} ") for rule in rules)
    assert len(scopes) == len(found)


def test_a_large_board_is_not_drawn():
    for large in (Board(100, 100), Tour(Board(100, 100))):
        assert [*large._repr_mimebundle_()[0]] == ["text/plain"]


def test_a_solution_is_a_tuple_that_knows_its_puzzle():
    found = solve(Queens(8))
    assert isinstance(found, Solution) and found == (0, 12, 23, 29, 34, 46, 49, 59)
    assert found.numbers == [1, 5, 8, 6, 3, 7, 2, 4]
    assert json.loads(found.as_json())["labels"] == [*found.squares]
    assert solve(Sudoku("small")).numbers == solve("sudoku/small").numbers
    assert [*map(sorted, solve(Sudoku("small")).numbers)] == [[1, 2, 3, 4]] * 4
    tour = solve(Tour("5x5", "a1"))
    assert tour.numbers[-1][0] == 1 and {*map(max, tour.numbers)} <= {*range(26)}
    assert set(solve(Colouring("australia", 3)).numbers) == {1, 2, 3}
    assert solve(Paths("A B; B C", "A")).squares == ("A", "B", "C")
    kept = Search(Queens(6), "all").run().solutions
    assert [*kept] == kept[:] == [kept[0], *kept[1:]] == pickle.loads(pickle.dumps(kept))
    assert {type(each) for each in (*kept, kept[-1], *kept[:2])} == {Solution}
    assert repr(kept) == repr([*kept])
    for made in (copy.copy(tour), copy.deepcopy(tour), pickle.loads(pickle.dumps(tour))):
        assert (made, made.puzzle, hash(made)) == (tour, tour.puzzle, hash(tour))
        assert str(made) == str(tour) and type(made) is Solution


@dataclass(frozen=True)
class Coins:
    """A user's own puzzle, with only the required attributes."""

    length: int = 2
    size: int = 2
    root: tuple[int, ...] = ()

    def candidates(self, path):
        return iter(())

    def choices(self, path):
        return [0, 1]

    def solved(self, path):
        return sum(path) == 1


def test_a_puzzle_of_ones_own_is_searched_and_shown_too():
    assert solve(Coins()) == (0, 1) and count(Coins()) == 2
    search = Search(Coins(), "all").run()
    assert str(search.board) == "" and str(search.solutions[0]) == "0 1"
    assert "Coins(length=2" in repr(search) and [*search._repr_mimebundle_()[0]] == ["text/plain"]
    assert repr(search.solutions[1]) == f"<Solution of {Coins()!r}: 1 0>"


# --- stepping through a search ---


@pytest.mark.parametrize("scenario", [preset.scenario for preset in presets().values()])
@pytest.mark.parametrize("goal", ["first", 2, "all", "count"])
def test_back_and_seek_come_to_what_the_search_was(scenario, goal):
    puzzle = build(parse(scenario))
    search = Search(puzzle, goal)
    for step in (700, 3, 690, 0, 650, 651, 649, 120):
        straight = Search(puzzle, goal).seek(step)
        ahead = copy.copy(search.seek(step)).step(5)
        for reached in (search, ahead.seek(straight.position)):
            assert (reached.state, reached.solutions) == (straight.state, straight.solutions)
            assert (reached.position, reached.count) == (straight.position, straight.count)
            assert reached.deepest == straight.deepest


def test_the_way_back_is_the_events_turned_round():
    puzzle, search = Queens(6), Search(Queens(6), "all")
    whole = [*stream(puzzle, every=True)]
    search.run()
    for step in range(len(whole), 0, -1):
        assert search.position == step and (search.deepest, search.count) == (
            Search(puzzle, "all").seek(step).deepest,
            len(search.solutions),
        )
        search.back()
    assert search.state == ((), None) and search.solutions == []
    assert [*search] == whole


def test_a_search_says_why():
    search = knights.open("queens/4@2")
    assert search.why() == search.board.why() == search.puzzle.why(search.path)
    assert search.step(3).why() != ""
    assert Search(Forest("example")).why() == "This search visits every vertex. It can't get lost."


def test_a_search_with_a_source_of_its_own_does_not_go_back():
    search = Search(Queens(4), source=stream(Queens(4))).step(3)
    with pytest.raises(TypeError, match="can't be copied or go back"):
        search.back()
    assert search.run().verdict == "found"


def test_a_board_is_a_solution_where_it_is_one():
    search = Search(Queens(4))
    assert type(search.seek(3).board) is Position
    assert type(search.run().board) is Solution
    again = Search(Queens(4), state=Search(Queens(4)).seek(3).board)
    assert again.path == Search(Queens(4), state=[*again.path]).path
    assert again.run().solutions == search.solutions


# --- calls that solve, count and list ---


def test_none_is_proved_or_all_has_been_tried():
    assert solve(Queens(3)) is None
    assert solve(Tour(Board(5), "a2")) is None and count(Tour(Board(5), "a2")) == 0
    found = solve(Tour("8x8", "a1"))
    assert found.puzzle == Tour("8x8", "a1") and found.squares[0] == "a1"


@pytest.mark.parametrize(
    "scenario", ["tour/5x5/c3/sutcliffe", "tour/3x4/any/geeks", "graph/petersen/a"]
)
def test_the_quicker_search_has_the_same_first_solution(scenario):
    search = Search(build(parse(scenario)), 20).run()
    assert solve(scenario) == search.solutions[0]
    quick = find_kind(parse(scenario).puzzle).search.quicken(search.puzzle)
    assert Search(quick, 20).run().solutions == search.solutions


def test_a_table_and_a_race_show_themselves():
    made = table("queens/6", by="order")
    assert [row["steps"] for row in made] == [56, 32]
    assert repr(made) == "<Table of 2: 56, 32>"
    assert json.loads(made.as_json())[0]["order"] == "left"
    assert made.as_csv().splitlines()[1] == "left,56,31,25,found,queens/6"
    run = race(Queens(6), "queens/6/order=fewest", Queens(4))
    assert run.winners == (3,) and str(run).endswith(run.result)
    assert run[0]["scenario"] == "Queens(6)"
    assert race("queens/8", "queens/8", limit=3).winners == ()
    for each in (made, run):
        assert pickle.loads(pickle.dumps(each)) == each
        assert ElementTree.fromstring(each._repr_svg_()).findall(".//*[@class='bar']")


def test_what_is_typed_has_its_help():
    for name in knights.__all__:
        assert getattr(importlib.import_module("knights"), name).__doc__
