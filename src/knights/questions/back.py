"""The question how far the search takes back now; None as an answer means to the end."""

from knights.language import Told, tell, together
from knights.questions.question import (
    Answer,
    Marked,
    Question,
    Truth,
    check_number,
    choose_options,
    refuse_end,
)
from knights.questions.situation import Situation


class Back(Question):
    """Asks for the length of the path, root included, after which the next choice is placed.

    None: nothing more is placed, everything is taken back, and the search ends.
    """

    def refuse(self, here: Situation) -> str | None:
        return refuse_end(here) or (None if here.retreat[0] else tell("questions-nothing-back"))

    def ask(self, here: Situation) -> str:
        last = here.label(here.path[-1])
        return together(
            tell("questions-back-ask", leaves=here.leaves, choice=last),
            tell("questions-back-which", puzzle=here.name),
        )

    def is_good(self, here: Situation) -> bool:
        return True

    def check(self, here: Situation, answer: Answer) -> None:
        check_number(answer, "length", here.root, len(here.path), "end")

    def mark(self, here: Situation, answer: int | None) -> Marked:
        right = find_length(here)
        if answer == right:
            return Marked(True, tell_back(here))
        if answer == len(here.path):
            if answer == here.root:
                return Marked(False, tell("questions-back-none-first"))
            return Marked(False, tell("questions-back-none", **here.last(answer)))
        if answer is None:
            return Marked(False, tell("questions-back-not-end"))
        if right is not None and answer < right:
            return Marked(False, tell("questions-back-closer", puzzle=here.name))
        if answer == here.root:
            return Marked(False, tell("questions-back-none-first-either"))
        return Marked(False, tell("questions-back-none-either", **here.last(answer)))

    def truth(self, here: Situation) -> Truth:
        return Truth([find_length(here)], tell_back(here))

    def options(self, here: Situation) -> tuple[int | None, ...]:
        right, lengths = find_length(here), range(here.root, len(here.path))
        if right is None:
            return (*lengths[-3:], None)
        return tuple(choose_options(right, lengths))


def find_length(here: Situation) -> int | None:
    """The length of the path from which the search goes on; None if it ends."""
    taken, placed = here.retreat
    return None if placed is None else len(here.path) - taken


def tell_back(here: Situation) -> Told:
    """Say how far the search goes back, and why."""
    length, taken = find_length(here), here.retreat[0]
    if length is None:
        return tell("questions-back-end")
    told = tell("questions-back-taken", leaves=here.leaves, number=taken)
    if length == here.root:
        return together(told, tell("questions-back-then-first"))
    return together(told, tell("questions-back-then", **here.last(length)))
