"""How fast the library is by itself: by the machine's own Python, and by Pyodide under node."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from figures import Figure

HERE = Path(__file__).parent
COMMANDS = {
    "native": [sys.executable, str(HERE / "native.py")],
    "pyodide": ["node", str(HERE / "pyodide.mjs")],
}
# Times the fast form's time: what a program may take. A student's looks squares up by file and
# rank, and the universal scheme asks the puzzle anew below each path.
SLOWEST_FORM = 40
# From an answer to what is said of it, in milliseconds.
SLOWEST_FEEDBACK = 100
SLOWEST_STREAM = 1.3
SLOWEST_READING = 1.0  # time to read the run of a program of one's own, of the watched run's
SLOWEST_WATCHED = 0.25  # steps a second of a program of one's own, of the same unwatched


def measure(runner: str, full: bool) -> tuple[list[Figure], dict[str, Any]]:
    """The figures by one runner, "native" or "pyodide", and all that it found."""
    print(f"\nlibrary, {runner}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "result.json"
        command = [*COMMANDS[runner], "--json", str(target), *(["--full"] if full else [])]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        result: dict[str, Any] = json.loads(target.read_text())
    return list(gather(runner, result)), result


def gather(runner: str, result: dict[str, Any]) -> list[Figure]:
    figures = []
    for name, value in result["of the yardstick"].items():
        if name != "yardstick":
            most = result["targets"].get(name)
            figures.append(
                Figure("library, of the tutorial's time", name, value, most=most, engine=runner)
            )
    for name, value in result["forms, of the fast form"].items():
        if name not in ("fast form", "naive"):  # the naive method does other work
            figures.append(
                Figure(
                    "programs as they are shown, of the fast form's time",
                    name,
                    value,
                    most=SLOWEST_FORM,
                    engine=runner,
                )
            )
    for row in result["pruned"]:
        name = f"{row['order']}, every start of 8x8"
        figures.append(
            Figure("pruned, most placements", name, row["most placed"], most=1000, engine=runner)
        )
    for row in result["pruned, any order"]:
        name = f"any order and start of 8x8, {row['goal']}"
        figures.append(
            Figure("pruned, most placements", name, row["most placed"], most=2000, engine=runner)
        )
    figures += [
        Figure(
            "a question about 8x8 answered, 95 %",
            row["question"],
            row["95 % ms"],
            "ms",
            most=SLOWEST_FEEDBACK,
            engine=runner,
        )
        for row in result["questions"]
    ]
    own = (
        ("own program watched, of unwatched", "of unwatched", {"least": SLOWEST_WATCHED}),
        (
            "a run of an own program read, of watched",
            "reading, of watched",
            {"most": SLOWEST_READING},
        ),
    )
    figures += [
        Figure(name, row["program"], row[part], engine=runner, **target)
        for name, part, target in own
        for row in result["own programs"]
    ]
    figures += [
        Figure(
            "streams, of a plain generator of the same events",
            row["stream"],
            row["of plain"],
            most=SLOWEST_STREAM,
            engine=runner,
        )
        for row in result["streams"]
    ]
    figures += [
        Figure("the slowest solved", row["task"], row["ms"], "ms", most=row["most"], engine=runner)
        for row in result["solving"]
    ]
    figures += [
        Figure(f"lost positions, {what}", row["scenario"], row[what], least=0.98, engine=runner)
        for row in result["reasons"]
        for what in ("with a reason", "since when")
    ]
    for topic, per in (("warnsdorff", "us a square and attempt"), ("construct", "us a square")):
        for row in result[topic]:
            name = f"{topic}, {row['side']}x{row['side']}"
            figures.append(Figure("time a square", name, row[per], "us", engine=runner))
    return figures
