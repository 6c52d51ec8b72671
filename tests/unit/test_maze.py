"""Mazes: ways are counted on the drawn picture, and walls are read from texts and pictures."""

import random
from collections.abc import Iterator

import pytest

from knights.page.questions import load_situation
from knights.puzzles.chance import Chance
from knights.puzzles.maze.grid_text import write_grid
from knights.puzzles.maze.invention import carve
from knights.puzzles.maze.kind import MAZE
from knights.puzzles.maze.maze import Maze
from knights.questions import QUESTIONS
from knights.scenario import build, format, make, parse
from knights.search import Search, State, events, finished, rewind

SMALL = "12.20.00"  # a corridor, and a dead end at the top right


def draw(maze: Maze) -> list[str]:
    """The maze as signs, of which every second one is a cell, without the library's own reader."""
    lines = maze.text(()).splitlines()
    cells, half = len(lines[0]) // maze.board.columns, 2
    places = [at + to for at in range(0, len(lines[0]) - 1, cells) for to in (0, half)]
    return ["".join(line[at] for at in (*places, -1)) for line in lines]


def walk(picture: list[str], path: list[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """Yield each way from the end of a path to the E, through spaces of the picture."""
    row, column = path[-1]
    if picture[row][column] == "E":
        yield path
        return
    for down, right in ((-2, 0), (0, 2), (2, 0), (0, -2)):
        cell = (row + down, column + right)
        if picture[row + down // 2][column + right // 2] == " " and cell not in path:
            yield from walk(picture, [*path, cell])


def find(picture: list[str], sign: str) -> tuple[int, int]:
    return next((r, line.index(sign)) for r, line in enumerate(picture) if sign in line)


def invent(seed: int, opened: int, side: int = 4) -> Maze:
    """A maze of a few cells, of whose walls some are opened."""
    chance = random.Random(seed)
    digits = carve(Chance(seed), side, side)
    for _ in range(opened):
        row, column = chance.randrange(side - 1), chance.randrange(side - 1)
        digits[row][column] &= ~chance.choice((1, 2))
    cells = chance.sample(range(side * side), 2)
    return Maze(write_grid(digits), *cells)


MAZES = [invent(seed, seed % 9) for seed in range(40)]


# Self-avoiding paths from corner to corner of n x n points: OEIS A007764.
@pytest.mark.parametrize(("n", "ways"), [(2, 2), (3, 12), (4, 184), (5, 8512)])
def test_an_empty_grid_has_as_many_ways_as_published(n: int, ways: int) -> None:
    assert Search(Maze(f"{n}x{n}"), goal="count").run().count == ways


@pytest.mark.parametrize("maze", MAZES, ids=repr)
def test_all_ways_are_those_of_the_drawn_picture_in_the_same_order(maze: Maze) -> None:
    picture = draw(maze)
    rows = maze.board.rows
    ways = [
        [(rows - 1 - row // 2) * maze.board.columns + column // 2 for row, column in way]
        for way in walk(picture, [find(picture, "S")])
    ]
    search = Search(maze, goal="all").run()
    assert [[*found] for found in search.solutions] == ways
    assert all(maze.solved(way) for way in ways)
    assert Search(maze, goal="count").run().count == len(ways)
    known = MAZE.search.count(maze)
    assert known in (None, len(ways))


@pytest.mark.parametrize("seed", range(30))
def test_a_carved_maze_has_one_way_between_any_two_cells(seed: int) -> None:
    maze = invent(seed, 0, 6)
    assert MAZE.search.count(maze) == 1
    assert Search(maze, goal="count").run().count == 1


def test_a_maze_of_one_column_or_one_row_has_walls_where_they_are_written() -> None:
    down, along = Maze("0.2.0.0", "a4", "a3"), Maze("0100", "a1", "b1")
    assert down.neighbours == ((1,), (0,), (3,), (2,))
    assert along.neighbours == ((1,), (0,), (3,), (2,))
    assert down.solved([3, 2]) and not down.solved([2, 1]) and along.solved([0, 1])


def test_walls_that_shut_the_exit_off_are_a_proof() -> None:
    shut = Maze("0200.0200.0200.0000", "a1", "d4")
    assert MAZE.prove(shut) is None
    shut = Maze("010.010.010")
    theorem = MAZE.prove(shut)
    assert theorem is not None and not theorem.exists and MAZE.search.count(shut) == 0
    assert str(theorem.sentence) == (
        "Walls shut off the exit c1. From a3 only 5 more cells can be reached,"
        " and the exit is not one of them."
    )
    assert Search(shut).run().verdict == "exhausted"


def test_the_transcript_of_a_tiny_search() -> None:
    maze = Maze(SMALL)
    assert maze.text([4, 2]).splitlines() == [
        "+----+----+",
        "| S  |    |",
        "+    +----+",
        "| 2       |",
        "+----+    +",
        "|      E  |",
        "+----+----+",
    ]
    search = Search(maze, goal="all")
    told = []
    while search.verdict is None:
        told.append(str(MAZE.insight.describe(maze, search.state, every=True).sentence))
        search.step()
    assert told == [
        "The path begins at a3. The exit is b1.",
        "Cell 2: the path goes down from a3 to a2.",
        "Cell 3: the path goes right from a2 to b2.",
        "The path has reached the exit b1. It has 4 cells.",
        "That path reached the exit. The search looks for more: it goes back to b2.",
        "The search has tried everything after b2. It goes back to a2.",
        "The search has tried everything after a2. It goes back to a3.",
    ]


def test_a_refused_step_has_its_reason() -> None:
    maze = Maze(SMALL)
    refused = dict(maze.candidates([4, 2, 3]))
    assert {name: reason and str(reason) for name, reason in refused.items()} == {
        5: "a wall is in the way",
        None: "the maze ends there",
        1: None,
        2: "it is on the path already",
    }
    assert MAZE.insight.tell_unseen(maze, [4, 2], 1) == "b1 is not next to a2."


@pytest.mark.parametrize("maze", MAZES[:20], ids=repr)
def test_each_state_is_left_both_ways(maze: Maze) -> None:
    """A path that ends at the exit is complete, although it is shorter than others."""
    run = [*events(maze, every=True)]
    path: list[int] = [*maze.root]
    found = 0
    search = Search(maze, goal="all")
    for at, event in enumerate(run, 1):
        path = [*path, event] if event >= 0 else path[:-1]
        state = State(tuple(path), None if event >= 0 else ~event)
        found += finished(maze, state.path) and event >= 0
        assert search.seek(at).path == state.path and search.count == found
        if at % 7 == 0:
            assert [*rewind(maze, state)] == run[:at][::-1]
            assert [*events(maze, state, every=True)] == run[at:]
    assert search.back(len(run) // 2).count <= found
    assert search.deepest <= maze.length


@pytest.mark.parametrize("maze", MAZES, ids=repr)
def test_a_position_is_lost_exactly_where_the_picture_has_no_way_left(maze: Maze) -> None:
    picture, rows = draw(maze), maze.board.rows
    search = Search(maze, goal="all", limit=400)
    while search.verdict is None:
        search.step()
        path = search.path
        if path[-1] == maze.end:
            continue
        cells = [
            (2 * (rows - 1 - c // maze.board.columns) + 1, 2 * (c % maze.board.columns) + 1)
            for c in path
        ]
        alive = next(walk(picture, cells), None) is not None
        why = MAZE.insight.explain(maze, path)
        assert (why.completable is False) == (not alive)
        decision = MAZE.insight.decide(maze, path, 1)
        assert decision.completable is alive
        assert not alive or maze.solved(decision.completion)


def test_a_dead_end_is_told_with_its_marks() -> None:
    maze = Maze("3x3", "a1", "c3")
    path = [maze.board.square(name) for name in ("a1", "a2", "b2", "c2", "c1")]
    why = MAZE.insight.explain(maze, path)
    assert str(why.sentence) == (
        "The corridor from c1 ends at b1, and the exit isn't on it."
        " Every route to the exit crosses the path."
    )
    lost, around, reached = why.marks
    assert [maze.board.name(cell) for cell in reached.places] == ["b1"]
    assert [maze.board.name(cell) for cell in around.places] == ["a1", "b2"]
    lost = MAZE.insight.lost_since(maze, path, 100)
    assert lost.exact and lost.since == 5


PICTURE = """
+---+---+
| S |   |
+   +---+
|       |
+---+   +
|     E |
+---+---+
"""
BLOCKS = "#####\n# # #\n# ###\n#   #\n### #\n#   #\n#####"


@pytest.mark.parametrize("text", [PICTURE, BLOCKS, "13.20.00", "12\n20\n00", "12.20.02"])
def test_walls_are_read_from_digits_and_pictures(text: str) -> None:
    assert Maze(text) == Maze(SMALL)
    assert build(make("maze", {"grid": text})) == Maze(SMALL)


@pytest.mark.parametrize("maze", MAZES, ids=repr)
def test_a_drawn_maze_is_read_again_with_its_ends(maze: Maze) -> None:
    assert Maze(maze.text(maze.root)) == maze
    scenario = make("maze", MAZE.write(maze))
    assert build(parse(format(scenario))) == maze


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("124.000", "row 1 of the maze: '124' must have only the digits 0 to 3"),
        ("12.0", "row 2 of the maze has 1 cell and the first row has 2"),
        ("0", "a maze must have at least 2 cells"),
        ("1x1", "a maze must have at least 2 cells"),
        ("41x2", "41 rows are too many for a maze: the most is 40"),
        ("0x4", "board '0x4'"),
        ("#####\n# # #\n#####\n# # #", "the picture has 4 lines of 5 signs"),
        ("#####\n### #\n#####", "line 2, sign 2 of the picture is '#'"),
        ("# ###\n# # #\n#####", "the top wall of the maze has a gap at cell 1"),
        ("+--+\n|  |", "the picture has 2 lines and 2 corners"),
        ("+--+--+\n|   S  \n+--+--+", "the right wall of the maze has a gap at row 1"),
        ("+--+  +\n|     |\n+--+--+", "the top wall of the maze has a gap at cell 2"),
        ("+--+--+\n|S  S |\n+--+--+", "the picture has the letter S twice"),
        ("+--+--+\n|S  E |\n+--+--+", ""),
    ],
)
def test_bad_walls_get_one_clear_sentence(text: str, told: str) -> None:
    if told == "":
        assert Maze(text).board.sides == "1x2"
        return
    with pytest.raises(ValueError) as wrong:
        Maze(text)
    assert told in str(wrong.value)


def test_the_start_and_the_exit_must_differ_and_be_cells() -> None:
    with pytest.raises(ValueError, match="the start and the exit are both a1"):
        Maze("3x3", "a1", "a1")
    with pytest.raises(ValueError, match="d1"):
        Maze("3x3", "d1")
    # Defaults are not written.
    assert format(parse("maze/3x3/start=a3/end=c1")) == "maze/3x3"
    assert format(parse("maze/00.00/start=b1/end=a2")) == "maze/2x2/start=b1/end=a2"


@pytest.mark.parametrize("kind", ["back", "lost", "why"])
def test_a_question_asks_for_cells(kind: str) -> None:
    text = "maze/100.000/start=b1/end=a1"  # the search begins the wrong way, and is stuck in c1
    search = Search(build(parse(text)))
    search.take(3)
    asked = QUESTIONS[kind].ask(load_situation(text, search.path, None, None, 0))
    assert "cell" in asked and "vert" not in asked
