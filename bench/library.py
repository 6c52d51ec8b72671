"""Speed of the library alone: in the machine's own Python, and in Pyodide under node."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from figures import Figure

HERE = Path(__file__).parent
COMMANDS = {
    "native": [sys.executable, str(HERE / "native.py")],
    "pyodide": ["node", str(HERE / "pyodide.mjs")],
}
# Most times the fast form's time that a program may take. A student's program looks squares up by
# file and rank, and the universal scheme asks the puzzle anew below each path.
SLOWEST_FORM = 40
PRUNED, SQUARE = "pruned, most placements", "time a square"
# Results in rows: the part, the topic, a row's name, its figure and unit, and the target.
ROWS: tuple[tuple[str, str, str, str, str, dict[str, float]], ...] = (
    ("pruned", PRUNED, "{order}, every start of 8x8", "most placed", "", {"most": 1000}),
    ("pruned, any order", PRUNED, "any order and start, {goal}", "most placed", "", {"most": 2000}),
    ("questions", "a question about 8x8, 95 %", "{question}", "95 % ms", "ms", {"most": 100}),
    # Steps a second of a program of one's own, and the time to read its run.
    ("own programs", "own program watched", "{program}", "of unwatched", "", {"least": 0.25}),
    ("own programs", "own program's run read", "{program}", "reading, of watched", "", {"most": 1}),
    ("streams", "stream, of a plain generator", "{stream}", "of plain", "", {"most": 1.3}),
    ("streams", "counting, of the stream", "{stream}", "counting, of stream", "", {}),
    (
        "reasons",
        "lost positions, with a reason",
        "{scenario}",
        "with a reason",
        "",
        {"least": 0.98},
    ),
    ("reasons", "lost, since when", "{scenario}", "since when", "", {"least": 0.98}),
    ("warnsdorff", SQUARE, "warnsdorff, {side}x{side}", "us a square and attempt", "us", {}),
    ("construct", SQUARE, "construct, {side}x{side}", "us a square", "us", {}),
)


def measure(runner: str, extent: str) -> tuple[list[Figure], dict[str, Any]]:
    """Return the figures of one runner, "native" or "pyodide", and its whole result."""
    print(f"\nlibrary, {runner}", flush=True)
    told = subprocess.run(
        [*COMMANDS[runner], extent], check=True, capture_output=True, text=True
    ).stdout
    result: dict[str, Any] = json.loads(told)
    return list(gather(runner, result)), result


def gather(runner: str, result: dict[str, Any]) -> Iterator[Figure]:
    for name, value in result["of the yardstick"].items():
        if name != "yardstick":
            most = result["targets"].get(name)
            yield Figure("library, of the tutorial's time", name, value, most=most, engine=runner)
    topic = "programs as they are shown, of the fast form's time"
    for name, value in result["forms, of the fast form"].items():
        if name not in ("fast form", "naive"):  # the naive method does other work
            yield Figure(topic, name, value, most=SLOWEST_FORM, engine=runner)
    for part, topic, name, figure, unit, target in ROWS:
        for row in result[part]:
            yield Figure(topic, name.format(**row), row[figure], unit, engine=runner, **target)
    for row in result["solving"]:
        most = row["most"]
        yield Figure("the slowest solved", row["task"], row["ms"], "ms", most=most, engine=runner)
