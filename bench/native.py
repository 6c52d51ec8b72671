"""Speed of the library, as ratios measured in one run; native, or in Pyodide by `pyodide.mjs`.

    python bench/native.py [quick | usual | full]

The yardstick is the recursion of `tutorial.py`.
"""

import argparse
import json
import platform
import random
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from io import StringIO
from itertools import islice
from pathlib import Path
from statistics import median
from types import CodeType

try:
    import knights  # noqa: F401
except ImportError:
    sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from knights import listings
from knights.board import Board
from knights.move_orders import ORDERS, Moves
from knights.page import bridge, questions
from knights.programs.judge.walk import Walk
from knights.programs.read.candidates import rank
from knights.programs.read.facts import gather
from knights.programs.read.run_events import Story
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program, scout, watch
from knights.puzzles.tour.construct import construct
from knights.puzzles.tour.kind import TOUR
from knights.puzzles.tour.symmetry import count_closed
from knights.puzzles.tour.task import make_task
from knights.puzzles.tour.tour import Tour
from knights.puzzles.tour.warnsdorff import tour_by_rule
from knights.questions import QUESTIONS
from knights.scenario import build, parse, wanted
from knights.search import Search, stream
from pace import measure_rows
from solving import measure_reasons, measure_solving
from tutorial import drain, geeks, run_batches, run_stream, run_tutorial

CHESSBOARD = Board(8, 8)
GEEKS = geeks(8)
GEEKS_PLACED = {5: 8_839, 8: 8_250_732}  # placements of the whole run to its first tour
ASKED = [
    "tour/8x8/a8/geeks",
    "tour/8x8/a8/geeks/strategy=pruned",
    "tour/8x8/a1/textbook/strategy=warnsdorff",
    "tour/8x8/any/textbook/goal=closed/strategy=pruned",
    "queens/8/goal=all",
]
TARGETS = {
    "fast form": 0.30,
    "batches": 0.30,
    "pruned, horse 8x8": 1 / 5000,
}


@dataclass(frozen=True)
class Extent:
    """Sizes of the measurements, and their numbers of rounds."""

    yardstick: int  # side of its board
    best_of: int
    placed: int  # placements of each program that is shown
    rounds: int  # of these programs
    starts: int  # stride of the starts of 8x8 that get a tour
    orders: int
    strides: dict[int, int]  # by side of a board: stride of the starts that get a tour by the rule
    constructed: tuple[int, ...]  # sides of boards
    moments: int  # at which questions are asked
    streams: int  # rounds of each puzzle's stream
    events: int  # of such a stream
    grids: int
    maps: int
    positions: int
    own_side: int
    own_rounds: int


USUAL = Extent(
    yardstick=8,
    best_of=1,
    placed=50_000,
    rounds=9,
    starts=1,
    orders=200,
    strides={8: 1, 20: 7, 50: 61, 200: 9_001, 1000: 400_009},
    constructed=(50, 100, 200, 501, 1000, 2000),
    moments=40,
    streams=7,
    events=40_000,
    grids=6,
    maps=30,
    positions=60,
    own_side=6,
    own_rounds=5,
)
EXTENTS = {
    # Takes seconds, and gives no figure to quote: each measurement runs once.
    "quick": Extent(
        yardstick=5,
        best_of=1,
        placed=500,
        rounds=1,
        starts=16,
        orders=1,
        strides={8: 16},
        constructed=(50,),
        moments=2,
        streams=1,
        events=2_000,
        grids=1,
        maps=1,
        positions=10,
        own_side=5,
        own_rounds=1,
    ),
    "usual": USUAL,
    "full": replace(
        USUAL,
        best_of=3,
        placed=400_000,
        orders=4_000,
        strides={8: 1, 20: 1, 50: 1, 200: 9_001, 1000: 400_009},
        moments=400,
        streams=15,
        grids=30,
        maps=300,
        positions=400,
        own_rounds=9,
    ),
}


def seconds(work: Callable[[], object], best_of: int = 3) -> float:
    """Time some work: the best of a few runs, in processor time, as a machine has other work, too.

    Pyodide has no processor time, and uses the clock instead.
    """
    times = []
    for _ in range(best_of):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return min(times)


def measure_streams(side: int, best_of: int) -> dict[str, float]:
    """Time the whole `geeks` run: the yardstick, and the library's forms with every event."""
    return {
        "yardstick": seconds(lambda: run_tutorial(side), best_of),
        "fast form": seconds(lambda: run_stream(side), best_of),
        "batches": seconds(lambda: run_batches(side), best_of),
    }


def measure_strategies() -> dict[str, float]:
    """Time the search that prunes, to the first tour."""
    times = {}
    for order, start in (("geeks", "a8"), ("horse", "a6")):
        square = CHESSBOARD.square(start)
        times[f"pruned, {order} 8x8"] = seconds(
            lambda order=order, square=square: drain(
                Tour(CHESSBOARD, square, ORDERS[order], strategy="pruned").stream()
            ),
            20,
        )
    times["pruned, all closed 6x6"] = seconds(lambda: count_closed(Tour(Board(6, 6))), 1)
    return times


def measure_pruned(stride: int) -> list[dict[str, object]]:
    """Find the first tour from every so many starts of 8x8, with every named order."""
    starts = CHESSBOARD.squares[::stride]
    return [
        {"order": order, **find_tours([(start, moves, False) for start in starts])}
        for order, moves in ORDERS.items()
    ]


def measure_orders(number: int) -> list[dict[str, object]]:
    """Find the first tour of 8x8 from random starts, with the moves in random orders."""
    rows: list[dict[str, object]] = []
    for closed in (False, True):
        chance, asked = random.Random(closed), []
        for _ in range(number):
            moves = list(ORDERS["textbook"])
            chance.shuffle(moves)
            asked.append((chance.randrange(CHESSBOARD.size), tuple(moves), closed))
        rows.append({"goal": "closed" if closed else "open", **find_tours(asked)})
    return rows


def find_tours(asked: Iterable[tuple[int, Moves, bool]]) -> dict[str, float]:
    """Find the first tours of 8x8 from starts with moves, closed or not, by pruning."""
    placed, times = [], []
    for start, moves, closed in asked:
        tour = Tour(CHESSBOARD, start, moves, closed, strategy="pruned")
        begun = time.process_time()
        search = Search(tour, limit=200_000).run()
        times.append(time.process_time() - begun)
        if search.verdict != "found":
            raise AssertionError(f"{moves}: no tour from {CHESSBOARD.name(start)}")
        placed.append(search.placed)
    row = {"median placed": median(placed), "most placed": max(placed)}
    return {**row, "median ms": median(times) * 1e3, "longest ms": max(times) * 1e3}


def measure_listings(placed: int, rounds: int) -> dict[str, float]:
    """Time the first placements of `geeks` 8x8 in each program, as ratios to the fast form's time.

    The forms take turns, and a form's ratio is the median over the rounds: other work on the
    machine then counts for all alike. The naive method has no fast form, and looks at whole
    sequences: it is compared by the same number of placements.
    """
    names = ["fast form", *(program.name for program in listings.programs(TOUR, GEEKS))]
    ratios: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(rounds):
        times = {name: seconds(lambda name=name: run_form(name, placed), 1) for name in names}
        for name in names:
            ratios[name].append(times[name] / times["fast form"])
    return {name: median(found) for name, found in ratios.items()}


def run_form(name: str, placed: int) -> None:
    """Run a program, or the fast form, for so many placements and as many undos."""
    strategy = "naive" if name == "naive" else "backtrack"
    tour = Tour(CHESSBOARD, GEEKS.start, GEEKS.moves, strategy=strategy)
    program = None if name == "fast form" else listings.find(TOUR, tour, name)
    stream = tour.stream() if program is None else listings.events(program)
    drain(islice(stream, 2 * placed))


def measure_rule(strides: dict[int, int]) -> list[dict[str, float]]:
    """Find tours by Warnsdorff's rule, on boards of some sides from every so many starts."""
    rows = []
    for side, stride in strides.items():
        board = Board(side, side)
        begun = time.process_time()
        attempts = []
        for start in range(0, board.size, stride):
            outcome = tour_by_rule(board, start)
            if outcome.path is None:
                raise AssertionError(f"no tour of {board.sides} from {board.name(start)}")
            attempts.append(len(outcome.attempts))
        spent = time.process_time() - begun
        rows.append(
            {
                "side": side,
                "starts": len(attempts),
                "most attempts": max(attempts),
                "us a square and attempt": spent / sum(attempts) / board.size * 1e6,
            }
        )
    return rows


def measure_construction(sides: tuple[int, ...]) -> list[dict[str, float]]:
    """Construct tours of ever larger boards; the time per square must stay the same."""
    rows = []
    for side in sides:
        spent = seconds(lambda side=side: construct(Board(side, side)), 2)
        row = {"side": side, "seconds": spent, "us a square": spent / side / side * 1e6}
        rows.append(row)
    return rows


def measure_questions(moments: int) -> list[dict[str, object]]:
    """Ask a question and mark an answer to it, each kind at random moments of searches of 8x8.

    Caches are cleared before each mark; in the page the question has done half of the work.
    """
    times: dict[str, list[float]] = {}
    chance = random.Random(1)
    answers: dict[str, object] = {"why": [0], "line": 1, "steps": 100}
    for text in ASKED:
        scenario = parse(text)
        puzzle, goal = build(scenario), wanted(scenario)
        events = list(islice(stream(puzzle, every=goal != "first"), 20_000))
        chosen = set(chance.sample(range(len(events)), min(moments, len(events))))
        path, undone = list(puzzle.root), None
        for at, event in enumerate(events):
            for kind in QUESTIONS if at in chosen else ():
                if kind in json.loads(bridge.questions(text, path, undone, [kind]))["refusals"]:
                    continue
                questions.keep_situation.cache_clear()
                answer = answers.get(kind)
                begun = time.process_time()
                bridge.mark(text, path, undone, kind, answer)
                times.setdefault(kind, []).append(time.process_time() - begun)
            undone = path.pop() if event < 0 else path.append(event)
    return [
        {
            "question": kind,
            "moments": len(taken),
            "median ms": median(taken) * 1e3,
            "95 % ms": sorted(taken)[int(0.95 * len(taken))] * 1e3,
        }
        for kind, taken in times.items()
    ]


OWN = """
n = 6
board = [[-1] * n for _ in range(n)]
moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

def solve(row, column, number):
    if number == n * n:
        return True
    for down, right in moves:
        r, c = row + down, column + right
        if 0 <= r < n and 0 <= c < n and board[r][c] == -1:
            board[r][c] = number
            if solve(r, c, number + 1):
                return True
            board[r][c] = -1
    return False

board[0][0] = 0
solve(0, 0, 1)
"""


def measure_own(side: int, rounds: int) -> list[dict[str, object]]:
    """Run programs of one's own watched and unwatched, in turns, and compare the steps a second.

    A ratio is the median over the rounds. Reading a run gathers its facts, and checks each step for
    faults, as for a stopped run. The bytes are those of a step, with its calls.
    """
    corner = geeks(side)
    shown = listings.find(TOUR, corner, "recursive").text
    written = OWN.replace("n = 6", f"n = {side}")
    rows: list[dict[str, object]] = []
    for name, text in (("board of lists", written), ("board as a dictionary", shown)):
        program, code = Program(text), compile(text, name, "exec")
        scouted, _ = scout(program, Limits())
        found, *_ = rank(scouted, lambda: make_task(corner), "board")
        functions = scouted.functions["recursive"]
        ratios, readings = [], []
        for _ in range(rounds):
            plain = seconds(lambda code=code: run_plainly(code), 1)
            begun = time.process_time()
            run = watch(program, found.all, functions, Limits())
            watched = time.process_time() - begun
            ratios.append(plain / watched)
            task = make_task(corner)
            begun = time.process_time()
            story = Story(run.log, found, task)
            facts = gather(story, task)
            assert Walk(run, found, task, story, facts).find() is None
            readings.append((time.process_time() - begun) / watched)
        size = sum(
            len(part) * part.itemsize for part in (run.log.places, run.log.values, run.calls.packed)
        )
        row = {"program": name, "steps": len(run.log), "of unwatched": median(ratios)}
        row["reading, of watched"] = median(readings)
        rows.append({**row, "bytes a step": size / len(run.log)})
    return rows


def run_plainly(code: CodeType) -> None:
    with redirect_stdout(StringIO()):
        exec(code, {"__name__": "__main__"})


def measure(name: str = "usual") -> dict[str, object]:
    """Measure everything; times in seconds, ratios to the yardstick or to the fast form."""
    extent = EXTENTS[name]
    streams = measure_streams(extent.yardstick, extent.best_of)
    strategies = measure_strategies()
    forms = measure_listings(extent.placed, extent.rounds)
    whole = {**streams, **strategies}
    return {
        "python": platform.python_version(),
        "platform": sys.platform,
        "seconds": whole,
        "nanoseconds a placement": {
            name: spent / GEEKS_PLACED[extent.yardstick] * 1e9 for name, spent in streams.items()
        },
        "of the yardstick": {name: spent / streams["yardstick"] for name, spent in whole.items()},
        "targets": TARGETS if extent.yardstick == 8 else {},
        "forms, of the fast form": forms,
        "pruned": measure_pruned(extent.starts),
        "pruned, any order": measure_orders(extent.orders),
        "warnsdorff": measure_rule(extent.strides),
        "construct": measure_construction(extent.constructed),
        "questions": measure_questions(extent.moments),
        "streams": measure_rows(extent.streams, extent.events),
        "solving": measure_solving(extent.grids, extent.maps),
        "reasons": measure_reasons(extent.positions),
        "own programs": measure_own(extent.own_side, extent.own_rounds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the library is, as ratios in one run.")
    parser.add_argument("extent", nargs="?", choices=EXTENTS, default="usual")
    print(json.dumps(measure(parser.parse_args().extent), indent=1))


if __name__ == "__main__":
    main()
