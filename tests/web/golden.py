"""The library's answers as JSON, for tests that compare the page with the library (golden.ts)."""

import json
import re
import sys
from base64 import b64encode
from pathlib import Path

from knights.board import Board, parse_board
from knights.move_orders import ORDERS
from knights.page import bridge
from knights.page.catalogue import as_json
from knights.recording.coding import encode
from knights.scenario import build, parse, wanted
from knights.search import Search

sys.path.insert(0, str(Path(__file__).parents[2]))

from tools.language.compile import PAGE, compile_all

KNIGHT = ORDERS["sutcliffe"]


def catalogue():
    """Only the puzzles in the golden files, so that a new one does not change their sentences."""
    golden = Path(__file__).parent / "golden" / "scenarios.json"
    sentence = json.loads(golden.read_text(encoding="utf-8"))["refused"][""]
    told = json.loads(as_json())
    told["puzzles"] = [p for p in told["puzzles"] if p["name"] in re.findall(r"\w+", sentence)]
    return told


def board():
    """The names of squares, and the targets of moves from each."""
    sizes = [(8, 8), (3, 4), (2, 30), (12, 3), (1, 800)]
    reached = [("8x8", "", KNIGHT), ("3x4", "", ORDERS["geeks"]), ("5x5", "d5,b1", KNIGHT)]
    reached += [("6x6", "", [(1, 3), (3, 1), (-1, 3), (3, -1)])]
    return {
        "names": [
            (*size, [Board(*size).name(s) for s in range(size[0] * size[1])]) for size in sizes
        ],
        "neighbours": [(*task, parse_board(*task[:2]).neighbours(task[2])) for task in reached],
    }


def language():
    """The page's modules compiled from the sample of a catalogue."""
    made = compile_all(Path(__file__).parents[1])
    return {code: made[PAGE / code / "sample.ts"] for code in ("en", "uk")}


RECORDED = [
    ("tour/5x5/c3/sutcliffe/goal=all", 150_000),
    ("tour/6x6/a1/textbook/strategy=pruned", 2_000),
    ("tour/6x6/a1/textbook/strategy=warnsdorff", 2_000),
    ("tour/3x4/a1/textbook/goal=all/strategy=naive", 3_000),
    ("tour/3x4/any/textbook/goal=all", 2_000),
    ("tour/1x1/a1/textbook", 1),
    ("queens/6/goal=all", 2_000),
    ("queens/6/order=fewest", 2_000),
    ("graph/example/any/limit=4/goal=all", 2_000),
    ("graph/petersen/a/cycle=yes", 2_000),
    ("forest/example/A", 2_000),
    ("colouring/australia/3/goal=all", 2_000),
    ("colouring/us/4/order=dsatur", 2_000),
    ("sudoku/small", 2_000),
    ("sudoku/hard/order=fewest", 2_000),
    ("sudoku/hard/order=places", 2_000),
]


def recorded():
    """Runs of every kind, and what the library writes of them into the file of a recording."""
    return [record_run(text, limit) for text, limit in RECORDED]


def record_run(text, limit):
    scenario = parse(text)
    puzzle = build(scenario)
    events = Search(puzzle, wanted(scenario), limit).take(limit)
    coded = encode(puzzle, [events])
    return {
        "scenario": text,
        "size": puzzle.size,
        "length": puzzle.length,
        "root": puzzle.root,
        "events": events.tolist(),
        "coded": {
            "ordered": coded.ordered,
            "known": coded.events,
            "index": b64encode(coded.index).decode(),
        },
        "packed": b64encode(b"".join(coded.chunks)).decode(),
    }


SPREAD = (
    "maze/2222122220.0301102220.0030110210.1103001110.0122102310.1221030230/strategy=breadth",
    "maze/4x4/start=b2/end=d4/strategy=breadth",
    "graph/dodecahedron/a/strategy=breadth/target=k",
    "graph/example/B/strategy=breadth",
)


def spread():
    """Breadth-first searches: what is reached, from where and in how many steps."""
    found = []
    for text in SPREAD:
        puzzle = build(parse(text))
        path = Search(puzzle).run().path
        steps, parents = puzzle.breadth.steps(path), puzzle.breadth.parents(path)
        found.append(
            {
                "neighbours": puzzle.neighbours,
                "path": path,
                "steps": [steps.get(place, -1) for place in range(puzzle.size)],
                "parents": [parents.get(place, -1) for place in range(puzzle.size)],
                "way": puzzle.breadth.trace(path),
                "origins": [puzzle.breadth.find_origin(path[:at]) for at in range(2, len(path))],
            }
        )
    return found


MAZE = "maze/2210201020.0232121210.1222000230.2221212010.0212120010"
PICTURED = {  # and the number of events of each run
    "tour/5x5/c3/sutcliffe": 120,
    "tour/6x6/a1/textbook/strategy=pruned/holes=c3,d4": 300,
    "tour/4x5/b2/textbook/givens=3:e3,7:a2": 200,
    "tour/30x30/a1/geeks/strategy=warnsdorff": 900,
    "tour/60x60/a1/geeks/strategy=warnsdorff": 3_600,
    "queens/8": 876,
    "queens/8/test=diagonals/givens=c1,d3": 200,
    "queens/8/strategy=forward/holes=b5,f3": 200,
    "queens/8/strategy=conflicts/seed=3": 60,
    "queens/40/order=fewest": 200,
    "colouring/australia/3": 30,
    "colouring/us/4/order=dsatur": 120,
    "colouring/us/4/strategy=forward": 200,
    "colouring/us/4/strategy=conflicts": 60,
    "colouring/australia/8/order=dsatur/givens=Queensland:red": 30,
    "graph/example/A/goal=all": 40,
    "graph/petersen/a/cycle=yes": 200,
    "graph/dodecahedron/a/strategy=breadth/target=k": 40,
    "graph/knight.5x5/a1": 200,
    "forest/example/A": 40,
    "sudoku/small": 60,
    "sudoku/hard/order=fewest": 400,
    "sudoku/easy/strategy=consistent": 60,
    MAZE: 100,
    f"{MAZE}/strategy=breadth": 60,
    "regions/AABCCCCC.AABCDCCC.ADDCDEEE.AADDDDDE.FADGGDDH.AAGGDDDH.AGGDDDDH.AAGGGHHH": 200,
    "sudoku/752........6..1.7..5......17..64.......7.5......."
    "/regions=1111112122222233333334455555644455764477776666677": 60,
    "subset/13,26,17,12,28,10,29,5/31": 100,
    "subset/8,12,14,18,20,22,26,28/75/cuts=none": 100,
}
MOMENTS = 6  # of each run


def pictured():
    """Moments of runs of every kind, with what the library says to be drawn there."""
    return [picture_run(text, limit) for text, limit in PICTURED.items()]


def picture_run(text, limit):
    found = json.loads(bridge.describe(text))
    events = bridge.Run(text).more(limit).tolist()
    known = len(events)
    wanted = {*range(4), *(round(known * at / MOMENTS) for at in range(MOMENTS + 1))}
    path, moments = list(found["root"]), []
    for position in range(known + 1):
        event = events[position - 1] if position else 0
        if position:
            path.append(event) if event >= 0 else path.pop()
        if position not in wanted:
            continue
        state = text, path, ~event if event < 0 else None
        account = json.loads(bridge.describe_steps(*state, 0, 0))["steps"][0]
        why = json.loads(bridge.explain(*state, [], 300)) or {}
        told = {name: why.get(name, []) for name in ("marks", "completion")}
        moments.append({**account, **told, "position": position})
    return {"scenario": text, "description": found, "events": events, "moments": moments}


TOLD = {
    "pictured": pictured,
    "catalogue": catalogue,
    "board": board,
    "language": language,
    "recorded": recorded,
    "spread": spread,
}
print(json.dumps(TOLD[sys.argv[1]]()))
