"""The question how many steps it takes until the path's last choice is taken back."""

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
from knights.search import Remembering, finished, stream
from knights.search.estimate import estimate

# The largest number of steps to count: some 50 ms in the browser's Python.
BUDGET = 20_000
# Descents for Knuth's estimate: fewer if each is long, and none if these would be too few.
MOST_PROBES, LEAST_PROBES = 20, 5
# The limit of all descents' levels times the number of choices at each level.
WORK = 200_000
SEED = 1
# An answer is right within this factor.
FACTOR = 2
GREATEST = 2**53 - 1


class Steps(Question):
    """Asks for the number of steps until the path's last choice is taken back, or to the end.

    An answer within a factor of 2 is right. If there are too many steps to count, it is only known
    that there are more than `BUDGET`.
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
        """Stop after a choice that has more than one choice after it."""
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
    """The number of steps; None if it exceeds the budget."""
    if "steps" not in here.kept:
        here.kept["steps"] = count_steps(here, BUDGET)
    steps: int | None = here.kept["steps"]
    return steps


def count_steps(here: Situation, budget: int) -> int | None:
    """Count the events up to the one that takes the path's last choice back, or to the end."""
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
        if missing > 0 and finished(puzzle, path):
            missing -= 1
            if not missing:
                return number if number <= budget else None
    return number if number <= budget else None


def estimate_steps(here: Situation) -> dict[str, Any] | None:
    """Knuth's estimate of the steps, if everything after the path is searched; its standard error.

    None for a search that forgets nothing, because its part after a path is not a tree of its own,
    and None if the descents would take too long.
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
