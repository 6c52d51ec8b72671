"""The scenario of a puzzle that was made in Python, if a text can say it."""

from contextlib import suppress

from knights.puzzles.display import ShownPuzzle
from knights.puzzles.registry import find_kind
from knights.scenario.scenario import Scenario, build, make, wanted
from knights.search import Goal, Puzzle


def find_scenario(puzzle: Puzzle, goal: Goal = "first") -> Scenario | None:
    """Return the scenario that makes an equal puzzle and looks for the same solutions, or None.

    >>> from knights import Queens
    >>> str(find_scenario(Queens(6, order="fewest"), "all"))
    'queens/6/order=fewest/goal=all'
    """
    if not isinstance(puzzle, ShownPuzzle):
        return None
    kind = find_kind(puzzle.puzzle_name)
    values = kind.write(puzzle)
    goals = [one for one in kind.entry.parameters if one.name == "goal"]
    for choice in goals[0].choices if goals else [None]:
        asked = {} if choice is None else {"goal": choice.value}
        if isinstance(goal, int) and goal > 1:
            asked["first"] = str(goal)
        with suppress(ValueError):
            found = make(kind.entry.name, {**values, **asked})
            if build(found) == puzzle and wanted(found) == ("first" if goal == 1 else goal):
                return found
    return None
