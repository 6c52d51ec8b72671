"""The question what comes next: a choice, or None for a step back."""

from knights.language import Told, tell
from knights.questions.choice_status import find_standing
from knights.questions.question import (
    Answer,
    Marked,
    Question,
    See,
    Truth,
    check_number,
    choose_options,
    refuse_end,
    tell_chosen,
)
from knights.questions.situation import Situation


class Next(Question):
    """Asks for the choice that this search places next; None: it takes its last choice back."""

    def refuse(self, here: Situation) -> str | None:
        return refuse_end(here) or (tell("questions-forced") if is_forced(here) else None)

    def ask(self, here: Situation) -> str:
        return tell("questions-next-ask")

    def is_good(self, here: Situation) -> bool:
        """Stop at each step back, and where two choices are left: then it is a real question."""
        if len(self.options(here)) == 1:
            return False
        level = here.kind.insight.level(here.puzzle, here.state, len(here.path))
        return here.retreat[0] > 0 or len(level.choices) - level.tried > 1

    def known(self, here: Situation) -> str:
        """Name the candidates in the order of the search: otherwise one could only guess."""
        names = [here.label(choice) for choice in dict.fromkeys(in_sight(here))]
        return tell("questions-next-order", choices=names) if names else ""

    def check(self, here: Situation, answer: Answer) -> None:
        check_number(answer, "choice", 0, here.puzzle.size - 1, "back")

    def mark(self, here: Situation, answer: int | None) -> Marked:
        taken, placed = here.retreat
        if answer == (None if taken else placed):
            return Marked(True, tell_next(here))
        if answer is None:
            last = here.label(here.path[-1]) if here.path else ""
            return Marked(False, tell("questions-next-left", begun=bool(here.path), choice=last))
        name, standing = here.label(answer), find_standing(here, answer)
        match standing.key:
            case "chosen":
                return Marked(False, tell_chosen(here, answer))
            case "tried":
                see = See(len(here.path), answer)
                return Marked(False, tell("questions-tried", choice=name), see=see)
            case "refused":
                told = tell("search-ruled-out", choice=name, reason=standing.reason)
                return Marked(False, told)
            case "unseen":
                return Marked(False, standing.reason)
        return Marked(False, tell("questions-another-first", puzzle=here.name, choice=name))

    def truth(self, here: Situation) -> Truth:
        taken, placed = here.retreat
        return Truth([None if taken else placed], tell_next(here))

    def options(self, here: Situation) -> tuple[int | None, ...]:
        """Candidates near the next one, and a step back if one is possible."""
        taken, placed = here.retreat
        coming = list(dict.fromkeys(in_sight(here)))
        back = (None,) if len(here.path) > here.root else ()
        if taken or placed not in coming:
            return (*coming[:3], *back)
        return (*choose_options(placed, coming), *back)


def is_forced(here: Situation) -> bool:
    """Tell whether a choice comes next, and nothing else could."""
    if here.retreat[0]:
        return False
    return len(set(in_sight(here))) == 1


def in_sight(here: Situation) -> list[int]:
    """The candidates of the search here, in its order, except choices on the path."""
    candidates = here.kind.insight.candidates(here.puzzle, here.state, len(here.path))
    return [
        c.choice
        for c in candidates
        if c.choice is not None and (c.reason is None or c.choice not in here.path)
    ]


def tell_next(here: Situation) -> Told:
    """Say what comes next, and why."""
    taken, placed = here.retreat
    if placed is not None and not taken:
        if here.state.undone is None:
            return tell("questions-next-first", choice=here.label(placed))
        return tell("questions-next-following", choice=here.label(placed))
    last, leaves = here.label(here.path[-1]), here.leaves
    if here.is_solution:
        return tell("questions-next-more", choice=last, leaves=leaves)
    if here.state.undone is None:
        return tell("questions-next-none", choice=last, leaves=leaves)
    return tell("questions-next-tried", choice=last, leaves=leaves)
