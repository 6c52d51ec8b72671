"""How many steps until the last choice of the path is taken back? At the root: until the end."""

from itertools import islice
from math import sqrt
from typing import Any

from knights.language import Told, tell
from knights.questions.question import (
    Answer,
    Marked,
    Question,
    Truth,
    check_number,
    refuse_end,
)
from knights.questions.situation import Situation
from knights.search import Remembering, stream
from knights.search.estimate import estimate

# Steps up to which they are counted: some 50 ms in the browser's Python.
BUDGET = 20_000
# Descents of Knuth's estimate: fewer where each is long, and none where they would be too few.
MOST_PROBES, LEAST_PROBES = 20, 5
# Levels of all descents, times the number of choices that each looks at.
WORK = 200_000
SEED = 1
# An answer is right within this factor.
FACTOR = 2
GREATEST = 2**53 - 1


class Steps(Question):
    """Events from here on, up to that which takes the path's last choice back, or the last one.

    An answer is right within a factor of 2. Where they are too many to be counted, it is only known
    that they are more than `BUDGET`.
    """

    def refuse(self, here: Situation) -> str | None:
        if isinstance(here.goal, int) and here.found is None:
            return tell("questions-not-counted")
        return refuse_end(here)

    def ask(self, here: Situation) -> str:
        if len(here.path) == here.root:
            return tell("questions-steps-ask-end")
        last = here.label(here.path[-1])
        return tell("questions-steps-ask", choice=last, leaves=here.leaves)

    def is_good(self, here: Situation) -> bool:
        """After a choice below which there is more than one."""
        if here.state.undone is not None or here.retreat[0]:
            return False
        return len(here.kind.insight.level(here.puzzle, here.state, len(here.path)).choices) > 1

    def check(self, here: Situation, answer: Answer) -> None:
        check_number(answer, "steps", 1, GREATEST)

    def mark(self, here: Situation, answer: int) -> Marked:
        steps = find_steps(here)
        if steps is None:
            if answer * FACTOR <= BUDGET:
                return Marked(False, tell("questions-steps-more", steps=answer * FACTOR))
            return Marked(None, tell_steps(here))
        if answer * FACTOR < steps:
            return Marked(False, tell("questions-steps-too-few"))
        if answer > steps * FACTOR:
            return Marked(False, tell("questions-steps-too-many"))
        return Marked(True, tell_steps(here))

    def truth(self, here: Situation) -> Truth:
        steps = find_steps(here)
        more = {"steps": steps, "budget": BUDGET, "estimate": estimate_steps(here)}
        return Truth(None, tell_steps(here), (), more)


def find_steps(here: Situation) -> int | None:
    """The number of steps, None where it is more than the budget."""
    if "steps" not in here.kept:
        here.kept["steps"] = count_steps(here, BUDGET)
    steps: int | None = here.kept["steps"]
    return steps


def count_steps(here: Situation, budget: int) -> int | None:
    """Count the events up to that which takes the path's last choice back, or to the last one."""
    puzzle, depth, number = here.puzzle, len(here.path), 0
    floor = depth - 1 if depth > here.root else -1
    path = list(here.path)
    missing = here.goal - (here.found or 0) if isinstance(here.goal, int) and here.every else -1
    for number, event in enumerate(islice(stream(puzzle, here.state, here.every), budget + 1), 1):
        if event < 0:
            path.pop()
            if len(path) == floor:
                return number if number <= budget else None
            continue
        path.append(event)
        if missing > 0 and len(path) == puzzle.length and puzzle.solved(path):
            missing -= 1
            if not missing:
                return number if number <= budget else None
    return number if number <= budget else None


def estimate_steps(here: Situation) -> dict[str, Any] | None:
    """Knuth's estimate of the steps, if all below the path is searched, with its standard error.

    None of a search that forgets nothing, as what it finds below a path is no tree of its own; and
    where the descents would take too long.
    """
    puzzle, left = here.puzzle, here.puzzle.length - len(here.path)
    probes = min(MOST_PROBES, WORK // (puzzle.size * max(1, left)))
    if isinstance(puzzle, Remembering) or probes < LEAST_PROBES:
        return None
    _, total, squares, _ = estimate(puzzle, probes, SEED, here.state)
    mean = total / probes
    variance = max(0.0, squares / probes - mean * mean) * probes / (probes - 1)
    taken_back = len(here.path) > here.root
    return {
        "steps": 2 * mean + taken_back,
        "error": 2 * sqrt(variance / probes),
        "probes": probes,
    }


def tell_steps(here: Situation) -> Told:
    steps = find_steps(here)
    if steps is None:
        return tell("questions-steps-unknown", steps=BUDGET)
    return tell("questions-steps-right", steps=steps)
