"""The description of a search: the facts that a page needs before the first event."""

from dataclasses import asdict
from typing import Any

from knights.puzzles.entry import Preset
from knights.puzzles.registry import find_kind, presets
from knights.scenario.scenario import Scenario, format, wanted
from knights.search import Puzzle, typecode


def describe(scenario: Scenario, puzzle: Puzzle) -> dict[str, Any]:
    """Return the description of a scenario and its puzzle, for JSON.

    `scenario` is its canonical text; `puzzle`, `size`, `length` and `root` are as in the protocol;
    `exit` is the choice that completes a path, if there is one;
    `typecode` is that of the events; `goal` is what is wanted, and `every` whether the stream goes
    on after a solution; `theory` is a theorem that settles it, or null; `outcome` has the
    goal's noun, and the titles of the search's end; `counts` has the known counts of the whole run,
    or null. The rest is what the puzzle's `sketch` returns for drawing.
    """
    canonical = format(scenario)
    known = (preset for preset in presets().values() if preset.scenario == canonical)
    preset = next(known, None)
    kind = find_kind(scenario.puzzle)
    theorem = kind.prove(puzzle)
    goal, exit = wanted(scenario), getattr(puzzle, "exit", None)
    return {
        "scenario": canonical,
        "puzzle": scenario.puzzle,
        "values": scenario.values,
        "size": puzzle.size,
        "length": puzzle.length,
        "root": puzzle.root,
        **({} if exit is None else {"exit": exit}),
        "typecode": typecode(puzzle),
        "goal": goal,
        "every": goal != "first",
        "theory": theorem and asdict(theorem),
        "outcome": {
            "goal": kind.goal(puzzle),
            "found": kind.tell_found(puzzle),
            "none": kind.tell_none(puzzle),
        },
        "counts": count_known(preset) if preset else None,
        **kind.drawing.sketch(puzzle, scenario.values),
    }


def count_known(preset: Preset) -> dict[str, object]:
    return {
        "verdict": preset.verdict,
        "placed": preset.placed,
        "undone": preset.undone,
        "solutions": preset.solutions,
    }
