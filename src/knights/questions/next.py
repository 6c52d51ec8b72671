"""What comes next? A choice, or None for a step back."""

from knights.questions.question import (
    Answer,
    Marked,
    Question,
    See,
    Truth,
    check_number,
    refuse_end,
)
from knights.questions.situation import Situation
from knights.questions.standing import find_standing

FORCED = "Nothing is to be decided here: there is one choice only."


class Next(Question):
    """The very choice that this search places next; None: it takes its last choice back."""

    name = "next"

    def refuse(self, here: Situation) -> str | None:
        return refuse_end(here) or (FORCED if is_forced(here) else None)

    def ask(self, here: Situation) -> str:
        return "What comes next?"

    def is_good(self, here: Situation) -> bool:
        """At each step back, and where more than one choice is left."""
        level = here.kind.insight.level(here.puzzle, here.state, len(here.path))
        return here.retreat[0] > 0 or len(level.choices) - level.tried > 1

    def check(self, here: Situation, answer: Answer) -> None:
        check_number(answer, "a choice", 0, here.puzzle.size - 1, "take back")

    def mark(self, here: Situation, answer: int | None) -> Marked:
        taken, placed = here.retreat
        if answer == (None if taken else placed):
            return Marked(True, tell_next(here))
        if answer is None:
            return Marked(False, f"Something is left to try {say_below_end(here)}.")
        name, standing = here.label(answer), find_standing(here, answer)
        match standing.key:
            case "chosen":
                return Marked(False, f"{name} is on the path already.")
            case "tried":
                see = See(len(here.path), answer)
                return Marked(False, f"{name} was already tried below this path.", see=see)
            case "refused":
                return Marked(False, f"{name} is refused: {standing.reason}.")
            case "unseen":
                return Marked(False, standing.reason)
        return Marked(False, f"{name} is allowed, but this search tries another first.")

    def truth(self, here: Situation) -> Truth:
        taken, placed = here.retreat
        return Truth([None if taken else placed], tell_next(here))


def is_forced(here: Situation) -> bool:
    """Whether one choice comes, and nothing else is in sight that is not on the path."""
    if here.retreat[0]:
        return False
    candidates = here.kind.insight.candidates(here.puzzle, here.state, len(here.path))
    acceptable = {c.choice for c in candidates if c.reason is None}
    in_sight = {c.choice for c in candidates} - {None, *here.path} | acceptable
    return len(in_sight) == 1


def tell_next(here: Situation) -> str:
    """What comes next, and why."""
    taken, placed = here.retreat
    if placed is not None and not taken:
        first = "first" if here.state.undone is None else "next"
        return f"{here.label(placed)} is the {first} choice in order that is not refused."
    below = say_below_end(here)
    if here.is_solution:
        return f"A solution stands, and the search looks for more: it {step_back(here)}."
    if here.state.undone is None:
        return f"Nothing can come {below}: the search {step_back(here)}."
    return f"Everything {below} has been tried: the search {step_back(here)}."


def step_back(here: Situation) -> str:
    name = here.label(here.path[-1])
    return f"takes {name} back" if here.kind.retreat == "undo" else f"{here.kind.retreat}s {name}"


def say_below_end(here: Situation) -> str:
    """Where the next choice would be."""
    return f"below {here.label(here.path[-1])}" if here.path else "at the beginning"
