"""It takes back now. How far? The length of the path from which it goes on, None: to the end."""

from knights.questions.next import step_back
from knights.questions.question import (
    Answer,
    Marked,
    Question,
    Truth,
    check_number,
    refuse_end,
)
from knights.questions.situation import Situation

NOTHING_BACK = "The next step takes nothing back."


class Back(Question):
    """The length of the path, root included, below which the next choice is placed.

    None: nothing more is placed, all is taken back and the search ends.
    """

    name = "back"

    def refuse(self, here: Situation) -> str | None:
        return refuse_end(here) or (None if here.retreat[0] else NOTHING_BACK)

    def ask(self, here: Situation) -> str:
        return f"The search {step_back(here)} now. How far back does it go before it goes on?"

    def is_good(self, here: Situation) -> bool:
        return True

    def check(self, here: Situation, answer: Answer) -> None:
        check_number(answer, "a length of the path", here.root, len(here.path), "to the end")

    def mark(self, here: Situation, answer: int | None) -> Marked:
        right = find_length(here)
        if answer == right:
            return Marked(True, tell_back(here))
        if answer == len(here.path):
            return Marked(False, f"Nothing is left to try {here.say_below(answer)}.")
        if answer is None:
            return Marked(False, "Not to the end: somewhere something is left to try.")
        if right is None or answer > right:
            return Marked(False, f"Nothing is left to try {here.say_below(answer)} either.")
        return Marked(False, "Not so far: before that it comes to where something is left to try.")

    def truth(self, here: Situation) -> Truth:
        return Truth([find_length(here)], tell_back(here))


def find_length(here: Situation) -> int | None:
    """The length of the path from which the search goes on."""
    taken, placed = here.retreat
    return None if placed is None else len(here.path) - taken


def tell_back(here: Situation) -> str:
    """How far the search goes back, and why."""
    length, taken = find_length(here), here.retreat[0]
    if length is None:
        return "Nothing is left to try at any level: the search ends."
    choices = "1 choice is" if taken == 1 else f"{taken} choices are"
    gone = "taken back" if here.kind.retreat == "undo" else "left"
    return f"{choices} {gone}: then something is left to try {here.say_below(length)}."
