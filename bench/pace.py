"""Speed of each puzzle's stream, compared with a plain generator of the same events, in turns."""

import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median

import byhand
from knights.board import Board
from knights.graphs.graph import Graph
from knights.maps import map as maps
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.graph.paths import Paths
from knights.puzzles.queens.queens import Queens
from knights.puzzles.sudoku.sudoku import Sudoku, example
from knights.puzzles.tour.strategies import tie_breaks
from knights.puzzles.tour.tour import Tour
from knights.search import Puzzle, Search, stream
from knights.search.propagation import Strategy

# Has no solution, which takes long to prove (Norvig, Solving every sudoku puzzle).
HARD = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
Case = tuple[Puzzle, Callable[[], Iterator[int]]]


def draw_cubic(n: int) -> Graph:
    """Draw a random graph in which each vertex has three neighbours."""
    chance = random.Random(n)
    while True:
        ends = [*range(n)] * 3
        chance.shuffle(ends)
        edges = {tuple(sorted(ends[i : i + 2])) for i in range(0, 3 * n, 2)}
        if len(edges) == 3 * n // 2 and all(tail != head for tail, head in edges):
            return Graph.from_edges([(str(tail), str(head)) for tail, head in sorted(edges)])


def favour(tour: Tour) -> list[list[int]]:
    """Return the neighbours of each square, the farthest from the centre of the board first."""
    bias = tie_breaks(tour.board, tour.ties)
    return [sorted(near, key=bias.__getitem__) for near in tour.neighbours]


def list_ahead(graph: Graph, strategy: Strategy) -> dict[str, Case]:
    """A map and a sudoku by a strategy that looks ahead."""
    near, consistent = graph.either_way, strategy == "consistent"
    return {
        f"colouring, {strategy}": (
            Colouring(graph, 4, symmetry=True, strategy=strategy),
            lambda: byhand.colouring_ahead(near, 4, consistent),
        ),
        f"sudoku, fewest, {strategy}": (
            Sudoku(HARD, "fewest", strategy=strategy),
            lambda: byhand.sudoku_ahead(Sudoku(HARD).grid(), consistent),
        ),
    }


def list_cases() -> dict[str, Case]:
    ring, cubic, usa = draw_cubic(10_000), draw_cubic(60), maps.built_in("us").graph
    start = Board(5, 5).square("c3")
    fives = Board(5, 5).neighbours(Tour(Board(5, 5)).moves)
    twenty = Tour(Board(20, 20), 0, strategy="warnsdorff")
    favoured = favour(twenty)
    dark = [twenty.board.colour(s) != twenty.board.colour(0) for s in range(twenty.size)]
    hard = Sudoku(example("hard"))
    near = usa.either_way
    return {
        "queens 10": (Queens(10), lambda: byhand.queens(10)),
        "depth-first search": (Forest(ring), lambda: byhand.forest(ring.neighbours)),
        "paths": (Paths(cubic, "0"), lambda: byhand.paths(cubic.neighbours, 0, False)),
        "cycles": (
            Paths(cubic, "0", cycle=True),
            lambda: byhand.paths(cubic.neighbours, 0, True),
        ),
        "naive tour": (
            Tour(Board(5, 5), start, strategy="naive"),
            lambda: byhand.naive(fives, start, 25),
        ),
        "Warnsdorff, 20x20": (twenty, lambda: byhand.warnsdorff(favoured, dark, 0)),
        "colouring": (Colouring(usa, 4, symmetry=True), lambda: byhand.colouring(near, 4)),
        "colouring, dsatur": (
            Colouring(usa, 4, "dsatur", symmetry=True),
            lambda: byhand.dsatur(near, 4),
        ),
        "sudoku": (hard, lambda: byhand.sudoku(hard.grid())),
        "sudoku, fewest": (Sudoku(HARD, "fewest"), lambda: byhand.fewest(Sudoku(HARD).grid())),
        "queens 10, forward": (Queens(10, strategy="forward"), lambda: byhand.queens_ahead(10)),
        **list_ahead(usa, "forward"),
        **list_ahead(usa, "consistent"),
    }


def clock(events: Iterator[int], number: int) -> float:
    begun = time.process_time()
    deque(islice(events, number), maxlen=0)
    return time.process_time() - begun


def count(puzzle: Puzzle, number: int) -> float:
    begun = time.process_time()
    Search(puzzle, "count", limit=number).run()
    return time.process_time() - begun


def measure_rows(rounds: int, number: int) -> list[dict[str, object]]:
    """Measure each stream against the plain generator, and counting against the stream."""
    rows = []
    for name, (puzzle, generator) in list_cases().items():
        told = list(islice(stream(puzzle, every=True), number))
        if told != list(islice(generator(), number)):
            raise AssertionError(f"{name}: the plain generator makes other events")
        times = [
            (
                clock(generator(), number),
                clock(stream(puzzle, every=True), number),
                count(puzzle, number),
            )
            for _ in range(rounds)
        ]
        least = [min(column) / len(told) * 1e9 for column in zip(*times, strict=True)]
        rows.append(
            {
                "stream": name,
                "plain ns": least[0],
                "stream ns": least[1],
                "of plain": median(told / hand for hand, told, _ in times),
                "counting, of stream": median(counted / told for _, told, counted in times),
            }
        )
    return rows
