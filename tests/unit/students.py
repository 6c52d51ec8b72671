"""Programs as students write them: whole texts in `own`, and changed lines of others."""

import re
from pathlib import Path
from typing import Any

from knights.language import trace
from knights.page.code import write_starter
from knights.programs.report import Request
from knights.programs.session import Session
from knights.programs.watch.limits import Limits

OWN = Path(__file__).parent / "own"


def read_changes() -> dict[str, tuple[str, list[str]]]:
    """Return, for each program derived from another, the other's name and its changed lines.

    A scenario as a name stands for the program that the page begins with.
    """
    parts = re.split(r"^== (\w+): (\S+)\n", (OWN / "changes.txt").read_text(), flags=re.M)
    return {parts[i]: (parts[i + 1], parts[i + 2].split("\n\n")) for i in range(1, len(parts), 3)}


CHANGES = read_changes()


def read(name: str) -> str:
    """Return the text of a program, with the changes applied if it is derived from another."""
    if "/" in name:
        return write_starter(name)
    if name not in CHANGES:
        return (OWN / f"{name}.py").read_text(encoding="utf-8")
    base, changes = CHANGES[name]
    text = f"\n{read(base)}"
    for change in changes:
        lines = change.splitlines()
        old, new = (
            "\n".join(["", *(line[1:] for line in lines if line[0] in kept), ""])
            for kept in (" -", " +")
        )
        assert text.count(old) == 1, f"{name}: {change}"
        text = text.replace(old, new)
    return text[1:]


def begin(name: str, scenario: str, **more: Any) -> Session:
    """Return the session of a program that has run."""
    return Session(Request(read(name), scenario, **more))


def says(sentence: str, key: str, *values: object) -> bool:
    """Tell whether a sentence has a key, and these values among its values."""
    said, about = trace(sentence)
    return said == key and all(value in about.values() for value in values)


LIMITS = Limits(steps=60_000, turns=20_000)

SUDOKU = "sudoku/53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

# For each correct program: the search, its choices placed and undone, and its solutions. The
# counts come from the texts; None means that the library's own search counts.
RIGHT: dict[str, tuple[str, int | None, int | None, int]] = {
    "tour_success": ("tour/5x5/c3/sutcliffe", 25_541, 25_517, 1),
    "tour_flag": ("tour/5x5/a1/geeks", 8839, 8815, 1),
    "tour_all": ("tour/3x4/a3/geeks/goal=all", None, None, 2),
    "queens_array": ("queens/8", 113, 105, 1),
    "queens_count": ("queens/8/goal=all", 2056, 2056, 92),
    "graph": ("graph/example/A/limit=6", 6, 1, 1),
    "sudoku": ("sudoku/1.....3..4.....2", None, None, 1),
    "queens_class": ("queens/8", 113, 105, 1),
    # The loop tries 876 queens before the first solution, and writes each of them down.
    "queens_loop": ("queens/8", 876, 868, 1),
    "tour_path": ("tour/5x5/a5/geeks", None, None, 1),
    "colouring_names": ("colouring/australia/3", 7, 0, 1),
    "sudoku_sets": (SUDOKU, 4208, 4157, 1),
}

# For each wrong program: the search, the mistake, and the choice if reading finds it. (Blue is the
# page's second colour.)
WRONG: dict[str, tuple[str, str, str | None]] = {
    "move": ("tour/5x5/c3/geeks", "move", None),
    "negative": ("tour/5x5/a5/geeks", "wrap", None),
    "index": ("tour/6x6/a6/geeks", "error", None),
    "twice": ("tour/5x5/a5/geeks", "twice", "d1"),
    "not_taken_back": ("tour/5x5/a5/geeks", "not-taken-back", None),
    "takes_back_other": ("tour/5x5/a5/geeks", "taken-back-too-much", None),
    "pops_twice": ("queens/6", "taken-back-too-much", None),
    "erased": ("queens/6", "erased", None),
    "refused": ("queens/6", "refused", None),
    "repeats": ("tour/5x5/a5/geeks", "repeats", None),
    "depth": ("queens/6", "depth", None),
    "gives_up": ("tour/5x5/a5/geeks", "gives-up", None),
    "loses": ("queens/6", "goes-on", None),
    "not_returned": ("tour/5x5/a5/geeks", "not-returned", None),
    "numbers": ("tour/5x5/a5/geeks", "numbers", None),
    "count": ("queens/6/goal=all", "count", None),
    "shared_rows": ("tour/5x5/a5/geeks", "shared-rows", None),
    "global": ("queens/6/goal=all", "error", None),
    "colours": ("colouring/australia/3", "move", "South Australia blue"),
    "stays_gray": ("graph/example/A/limit=6", "refused", "C"),
    "sudoku_stale": ("sudoku/1.....3..4.....2", "not-taken-back", None),
    "off_path": ("tour/5x5/a5/geeks", "off", None),
    "loop": ("tour/5x5/a5/geeks", "loop", None),
    "diagonal": ("queens/6", "move", None),
    "stops_early": ("tour/5x5/a5/geeks", "stops-early", None),
    "same_list": ("queens/6/goal=all", "same-list", None),
    "count_zero": ("queens/6/goal=all", "count", None),
    "never_back": ("queens/6/goal=all", "not-taken-back", "e4"),
    "one_diagonal": ("queens/6/goal=all", "move", "b2"),
    "unplaced": ("tour/5x5/c3/sutcliffe", "unplaced", None),
    "back_outside": ("tour/5x5/c3/sutcliffe", "taken-back-too-much", "d5"),
    "never_fits": ("tour/5x5/c3/sutcliffe", "refused", "d5"),
}
