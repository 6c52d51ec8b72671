"""The question which line of the program runs next: its number, from 1."""

from knights.language import Told, tell
from knights.listings.running import find_lines
from knights.listings.trace import trace
from knights.listings.translate_comments import translate
from knights.puzzles.program import Program
from knights.questions.question import (
    Answer,
    Marked,
    Question,
    Truth,
    check_number,
    refuse_end,
)
from knights.questions.situation import Situation


class Line(Question):
    """Asks for the first line of the shown program on the way to the next step."""

    def refuse(self, here: Situation) -> str | None:
        refusal = refuse_end(here)
        if refusal is not None:
            return refusal
        if here.is_long:
            return tell("questions-too-long")
        if here.program is None:
            return tell("questions-line-no-program")
        if here.program.refusal is not None:
            return here.program.refusal
        return None if find_trace(here) else tell("questions-over")

    def ask(self, here: Situation) -> str:
        return tell("questions-line-ask")

    def is_good(self, here: Situation) -> bool:
        """Stop at each step back: the program returns to an earlier call."""
        return here.retreat[0] > 0

    def check(self, here: Situation, answer: Answer) -> None:
        check_number(answer, "line", 1, len(shown(here).text.splitlines()))

    def mark(self, here: Situation, answer: int) -> Marked:
        first, *others = find_trace(here)
        if answer == first:
            return Marked(True, tell_line(here))
        if answer in others:
            return Marked(False, tell("questions-line-later", line=str(answer)))
        if answer not in find_lines(shown(here)):
            return Marked(False, tell("questions-line-none", line=str(answer)))
        return Marked(False, tell("questions-line-not", line=str(answer)))

    def truth(self, here: Situation) -> Truth:
        return Truth([find_trace(here)[0]], tell_line(here))

    def form(self, here: Situation) -> str | None:
        return shown(here).name


def shown(here: Situation) -> Program:
    assert here.program is not None, "without a program it is not asked"
    return here.program


def find_trace(here: Situation) -> list[int]:
    """The numbers of the lines that run up to the next step."""
    if "trace" not in here.kept:
        lines = trace(shown(here), here.puzzle, here.state, here.found)[1]
        here.kept["trace"] = [line.line for line in lines]
    numbers: list[int] = here.kept["trace"]
    return numbers


def tell_line(here: Situation) -> Told:
    number = find_trace(here)[0]
    text = translate(shown(here).text).splitlines()[number - 1].strip()
    return tell("questions-line-right", line=str(number), text=text)
