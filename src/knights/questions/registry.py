"""All kinds of questions, in order, and how they are asked and marked."""

from collections.abc import Iterable

from knights.language import tell
from knights.questions.back import Back
from knights.questions.line import Line
from knights.questions.lost import Lost
from knights.questions.next import Next
from knights.questions.question import Answer, Marked, Posed, Question, Truth
from knights.questions.situation import Situation
from knights.questions.steps import Steps
from knights.questions.why import Why
from knights.quoting import cite

QUESTIONS: dict[str, Question] = {
    question.name: question for question in (Next(), Back(), Lost(), Why(), Line(), Steps())
}
# Which is asked first where several can be.
BEST = ("back", "lost", "why", "next", "steps", "line")


def find_question(name: str) -> Question:
    """The kind of question of a name.

    Raises:
        ValueError: when there is none.
    """
    if name not in QUESTIONS:
        known = ", ".join(QUESTIONS)
        raise ValueError(tell("questions-error-unknown", question=cite(name), known=known))
    return QUESTIONS[name]


def pose(here: Situation, kinds: Iterable[str] | None = None) -> tuple[list[Posed], dict[str, str]]:
    """The questions that can be asked here, best first, and why the others cannot.

    Raises:
        ValueError: for a kind of question that there is not.
    """
    posed: list[Posed] = []
    refusals: dict[str, str] = {}
    for question in map(find_question, QUESTIONS if kinds is None else dict.fromkeys(kinds)):
        refusal = question.refuse(here)
        if refusal is not None:
            refusals[question.name] = refusal
            continue
        asked, good = question.ask(here), question.is_good(here)
        form, known = question.form(here), question.known(here)
        stuck, options = question.is_stuck(here), question.options(here)
        posed.append(Posed(question.name, asked, good, form, known, stuck, options))
    return sorted(posed, key=lambda asked: (not asked.good, BEST.index(asked.kind))), refusals


def mark(here: Situation, kind: str, answer: Answer) -> tuple[Marked, Truth]:
    """Whether an answer is right, and what is.

    Raises:
        ValueError: when there is no such kind of question, it cannot be asked here, or what is
            given could be no answer to it.
    """
    question = find_question(kind)
    refusal = question.refuse(here)
    if refusal is not None:
        raise ValueError(tell("questions-error-asked", question=cite(kind), reason=refusal))
    question.check(here, answer)
    return question.mark(here, answer), question.truth(here)
