"""Breadth-first search in mazes and graphs, against distances that no queue has counted."""

import random
from itertools import pairwise

import networkx as nx
import pytest
from streams import states, walk_forward
from test_maze import draw, find, invent

from knights import play
from knights.page.questions import load_situation
from knights.page.run import Run
from knights.puzzles.graph.kind import GRAPH
from knights.puzzles.graph.paths import Paths
from knights.puzzles.maze.kind import MAZE
from knights.puzzles.maze.maze import Maze
from knights.questions import QUESTIONS
from knights.scenario import build, find_task, format, make, parse
from knights.scenario.moment import Moment, pack, read_state, unpack
from knights.search import Search, State, backwards, check_state, events, progress
from knights.solving import count, solve

SHUT = "maze/1021002.1111320.2303020.1032302.1102110.0323120.0000100/strategy=breadth"


def measure_maze(maze: Maze) -> dict[int, int]:
    """The distance of each cell that can be reached, lowered until it stays, by the picture."""
    picture, columns, top = draw(maze), maze.board.columns, maze.board.rows - 1
    start = find(picture, "S")
    known = {start: 0}
    while True:
        lower = dict(known)
        for (row, column), steps in known.items():
            for down, right in ((-2, 0), (0, 2), (2, 0), (0, -2)):
                if picture[row + down // 2][column + right // 2] == " ":
                    cell = row + down, column + right
                    lower[cell] = min(lower.get(cell, steps + 1), steps + 1)
        if lower == known:
            break
        known = lower
    return {(top - row // 2) * columns + column // 2: far for (row, column), far in known.items()}


def make_maze(seed: int) -> tuple[Maze, dict[int, int]]:
    plain = invent(seed, seed % 12, side=5)
    maze = Maze(plain.grid, plain.start, plain.end, "breadth")
    return maze, measure_maze(plain)


def make_graph(seed: int) -> tuple[Paths, dict[int, int]]:
    """A random graph, in some of which the target can't be reached."""
    chance = random.Random(seed)
    n, directed = chance.randrange(2, 14), chance.random() < 0.5
    graph = nx.gnp_random_graph(n, 0.25, seed=seed, directed=directed)
    start, target = chance.sample(range(n), 2)
    paths = Paths(graph, str(start), strategy="breadth", target=str(target))
    far = nx.floyd_warshall(graph)[start]
    names = paths.graph.names
    return paths, {names.index(str(v)): int(d) for v, d in far.items() if d < n}


CASES = [make_maze(seed) for seed in range(60)] + [make_graph(seed) for seed in range(60)]


@pytest.mark.parametrize(("puzzle", "far"), CASES, ids=lambda given: repr(given)[:60])
def test_all_is_reached_in_the_order_of_its_distance(puzzle, far) -> None:
    search = Search(puzzle).run()
    reached = [far[place] for place in search.path]
    assert reached == sorted(reached)
    assert len(set(search.path)) == len(search.path)
    assert puzzle.breadth.steps(search.path) == {place: far[place] for place in search.path}
    if puzzle.exit in far:
        assert search.verdict == "found"
        assert search.path[-1] == puzzle.exit
        nearer = {place for place, steps in far.items() if steps < far[puzzle.exit]}
        assert nearer <= set(search.path)
        way = puzzle.breadth.trace(search.path)
        assert [far[place] for place in way] == [*range(far[puzzle.exit] + 1)]
        assert all(head in puzzle.neighbours[tail] for tail, head in pairwise(way))
    else:
        assert search.verdict == "exhausted"
        assert set(search.path) == set(far)
    assert search.undone == 0


@pytest.mark.parametrize(("puzzle", "far"), CASES[::7], ids=lambda given: repr(given)[:60])
def test_the_fast_stream_is_the_plain_one_from_each_state_and_backwards(puzzle, far) -> None:
    stream, shares = walk_forward(puzzle), []
    for at, state in enumerate(states(stream, puzzle.root)):
        check_state(puzzle, state)
        assert [*puzzle.stream(state)] == [*events(puzzle, state)] == stream[at:]
        assert [*backwards(puzzle, state)] == stream[:at][::-1]
        shares.append(progress(puzzle, state))
    assert shares == sorted(shares)
    assert shares[-1] == 1


@pytest.mark.parametrize("text", ["maze/4x4/strategy=breadth", "graph/example/A/strategy=breadth"])
def test_a_state_is_one_of_the_list_and_nothing_is_taken_back(text: str) -> None:
    scenario = parse(text)
    puzzle = build(scenario)
    first, second, *_ = puzzle.stream()
    with pytest.raises(ValueError, match="the search never goes there"):
        check_state(puzzle, State(puzzle.root, first))
    with pytest.raises(ValueError, match="it must be one of"):
        check_state(puzzle, State((*puzzle.root, second, first)))
    state = State((*puzzle.root, first, second))
    code = pack(scenario, puzzle, 2, Moment(state, len(state.path)))
    assert unpack(scenario, puzzle, code) == Moment(state, len(state.path))
    assert read_state(scenario, 2, code).state == state


def test_the_checker_refuses_what_is_not_in_the_order_of_distance() -> None:
    maze = Maze("3x3", strategy="breadth")
    path = Search(maze).run().path
    assert maze.solved(path)
    assert not maze.solved(path[:-1])
    assert not maze.solved((*path[:2], *path[3:]))  # a nearer cell is missing
    assert not maze.solved((path[0], path[3], *path[1:3], *path[4:]))
    graph = Paths("A -- B; A -- C; B -- D; C -- E; E -- F; D -- F", "A", strategy="breadth")
    path = Search(graph).run().path
    assert graph.solved(path)
    assert not graph.solved((path[0], path[3], *path[1:3], *path[4:]))


def test_only_one_path_can_be_looked_for() -> None:
    for text, told in {
        "maze/4x4/goal=all/strategy=breadth": "goal 'all': it goes only with strategy=backtrack",
        "maze/4x4/first=2/strategy=breadth": "first '2': it goes only with strategy=backtrack",
        "graph/example/A/limit=3/strategy=breadth": "Leave the limit and the cycle out",
        "graph/example/A/cycle=yes/strategy=breadth": "Leave the limit and the cycle out",
        "graph/example/A/goal=count/strategy=breadth": "it goes only with strategy=backtrack",
        "graph/example/any/strategy=breadth": "needs one vertex",
        "graph/example/A/target=C": "it goes only with the strategy 'breadth'",
        "graph/example/A/strategy=breadth/target=A": "it is the start",
    }.items():
        with pytest.raises(ValueError, match=told):
            parse(text)


def test_the_target_is_the_last_vertex_unless_it_is_named() -> None:
    assert format(parse("graph/example/A/strategy=breadth/target=F")) == (
        "graph/example/A/strategy=breadth"
    )
    assert build(parse("graph/example/F/strategy=breadth")).exit == 4
    named = make("graph", {"graph": "example", "start": "A", "strategy": "breadth", "target": "C"})
    assert format(named) == "graph/example/A/strategy=breadth/target=C"


def test_it_says_the_steps_from_the_start() -> None:
    maze, far = make_maze(3)
    path, name = Search(maze).run().path, maze.board.name
    for length in range(2, len(path)):
        told = MAZE.insight.describe(maze, State(path[:length])).sentence
        steps = far[path[length - 1]]
        assert told.startswith(f"The search reaches {name(path[length - 1])} from ")
        assert told.endswith(f"That is {steps} step{'s' * (steps > 1)} from the start.")
    graph = build(parse("graph/example/A/strategy=breadth"))
    told = GRAPH.insight.describe(graph, State(Search(graph).run().path)).sentence
    assert told == "The search reaches F, 3 steps from the start. No path is shorter."


@pytest.mark.parametrize("text", [SHUT, "graph/example/A/strategy=breadth"])
def test_nothing_in_it_is_lost_asked_or_played(text: str) -> None:
    scenario = parse(text)
    puzzle = build(scenario)
    path = Search(puzzle).run().path
    never = "This search keeps everything it has reached. It never has to go back."
    assert puzzle.why(path[:3]) == never
    assert puzzle.kind.insight.lost_since(puzzle, path[:3], 100) is None
    assert not puzzle.kind.insight.group_failures(puzzle, path[:3], 9)
    for question in QUESTIONS.values():
        assert question.refuse(load_situation(text, path[:3], None, "queue", 0))
    with pytest.raises(ValueError, match="only goes forward"):
        play.start(puzzle.kind, puzzle)
    assert find_task(scenario) is None
    assert count(puzzle) == (puzzle.exit in path)
    assert solve(puzzle) is None or solve(puzzle).squares[0] in ("A", "a7")


@pytest.mark.parametrize(("puzzle", "far"), CASES[::5], ids=lambda given: repr(given)[:60])
def test_the_page_hears_the_same_verdict(puzzle, far) -> None:
    text = format(make(puzzle.kind.entry.name, puzzle.kind.write(puzzle)))
    search = Search(puzzle).run()
    for begun in range(1, len(search.path) + 1):
        run = Run(text, search.path[:begun], None)
        assert [*run.more(1000)] == [*search.path[begun:]]
        assert run.verdict == search.verdict
