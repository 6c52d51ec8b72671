"""Time of searches that choose the place with the fewest options, for hard tasks of each puzzle.

The grids are published ones; maps and positions are random, with fixed seeds. Each row gives the
slowest of its tasks, in milliseconds of processor time.
"""

import random
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from knights.graphs.graph import Graph
from knights.maps import map as maps
from knights.puzzles.chance import Chance
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.colouring.counting import count_colourings
from knights.puzzles.colouring.invention import around, grow
from knights.puzzles.queens.queens import Queens
from knights.puzzles.registry import find_kind
from knights.puzzles.sudoku.sudoku import Sudoku, example
from knights.scenario import build, parse
from knights.search import Puzzle, stream

LONGEST = ".....6....59.....82....8....45........3........6..3.54...325..6.................."
IN_VAIN = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
PUBLISHED = {
    "Inkala 2006": (
        "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."
    ),
    "Inkala 2010": (
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
    ),
    "Inkala 2012": (
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    ),
    "Golden Nugget": (
        "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6...."
    ),
    "Easter Monster": (
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
    ),
    "17 givens": (
        ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."
    ),
}
# A search is cut off after so many events, and its time up to there is reported.
MOST_EVENTS = 500_000


def measure_solving(grids: int, drawn: int) -> list[dict[str, object]]:
    """Return the slowest of each group of tasks in milliseconds, its events, and its target."""
    groups = {
        "Norvig's longest sudoku": (100, [Sudoku(LONGEST, "places")]),
        "his impossible one": (None, [Sudoku(IN_VAIN, "places")]),
        **{name: (50, [Sudoku(grid, "places")]) for name, grid in PUBLISHED.items()},
        "16x16 less 30 givens": (5_000, list(thin_out(grids))),
        "200 queens": (100, [Queens(200, order="fewest")]),
        "maps of 200 regions": (1_000, list(draw_maps(drawn))),
    }
    rows: list[dict[str, object]] = []
    for name, (most, puzzles) in groups.items():
        slowest = max(map(clock, puzzles))
        rows.append({"task": name, "ms": slowest[0], "events": slowest[1], "most": most})
    begun = time.process_time()
    count_colourings(maps.built_in("us").graph.either_way, 4)
    ms = 1e3 * (time.process_time() - begun)
    rows.append({"task": "colourings of the USA counted", "ms": ms, "events": 0, "most": None})
    return rows


def clock(puzzle: Puzzle) -> tuple[float, int]:
    begun = time.process_time()
    events = sum(1 for _ in islice(stream(puzzle), MOST_EVENTS))
    return 1e3 * (time.process_time() - begun), events


def thin_out(number: int) -> Iterator[Sudoku]:
    """Yield the large example without 30 of its givens."""
    grid = example("large")
    givens = [cell for cell, digit in enumerate(grid) if digit != "."]
    for seed in range(number):
        gone = set(random.Random(seed).sample(givens, 30))
        left = "".join("." if cell in gone else digit for cell, digit in enumerate(grid))
        yield Sudoku(left, "places")


def draw_maps(number: int) -> Iterator[Colouring]:
    """Yield invented maps of 200 regions, on fields of several sizes."""
    for seed in range(1000, 1000 + number):
        side = (15, 18, 20, 24, 30, 40)[seed % 6]
        owners = grow(Chance(seed), side, side, 200)
        borders = {
            tuple(sorted((owner, owners[other])))
            for cell, owner in owners.items()
            for other in around(cell)
            if owners.get(other, owner) != owner
        }
        edges = [(str(one), str(other)) for one, other in sorted(borders)]
        yield Colouring(Graph.from_edges(edges), 4, "kernel")


REASONS = (
    *("queens/8", "queens/12", "sudoku/hard", "sudoku/easy"),
    *("colouring/us/4", "colouring/world.europe/4"),
)


def measure_reasons(number: int) -> list[dict[str, object]]:
    """Measure how many random lost positions get a reason, and since when, and the times."""
    return [measure_reason(text, number) for text in REASONS]


def measure_reason(text: str, number: int) -> dict[str, object]:
    scenario = parse(text)
    kind, puzzle = find_kind(scenario.puzzle), build(scenario)
    lost, seen, dated, false, why, since = 0, 0, 0, 0, [0.0], [0.0]
    for path in draw_paths(puzzle, number):
        truth = kind.insight.decide(puzzle, path, 10_000_000).completable
        begun = time.process_time()
        told = kind.insight.explain(puzzle, path)
        why.append(1e3 * (time.process_time() - begun))
        claimed = told is not None and told.completable is False
        false += claimed and truth is True
        if truth is not False:
            continue
        lost += 1
        seen += claimed
        begun = time.process_time()
        found = kind.insight.lost_since(puzzle, path, 20_000)
        since.append(1e3 * (time.process_time() - begun))
        dated += found is not None and (found.exact or found.since == 0)
    return {
        "scenario": text,
        "lost": lost,
        "with a reason": seen / max(1, lost),
        "since when": dated / max(1, lost),
        "false": false,
        "why, 95 % ms": quantile(why),
        "since, 95 % ms": quantile(since),
    }


def draw_paths(puzzle: Any, number: int) -> Iterator[tuple[int, ...]]:
    """Yield random beginnings of paths, made of allowed choices."""
    chance = random.Random(5)
    for _ in range(number):
        path: tuple[int, ...] = ()
        for _ in range(chance.randrange(puzzle.length)):
            choices = puzzle.choices(path)
            if not choices:
                break
            path = (*path, chance.choice(choices))
        yield path


def quantile(times: list[float]) -> float:
    return sorted(times)[int(0.95 * (len(times) - 1))]
