"""All kinds of questions, in the order of `data/questions.json`; they are posed and marked here.

The kind `next` is the class `Next` in `next.py` of this folder.
"""

from collections.abc import Iterable
from importlib import import_module

from knights.data import shared
from knights.language import tell
from knights.questions.question import Answer, Marked, Posed, Question, Truth
from knights.questions.situation import Situation
from knights.quoting import cite

QUESTION_KINDS = shared("questions")
QUESTIONS: dict[str, Question] = {
    name: vars(import_module(f"knights.questions.{name}"))[name.title()]()
    for name in QUESTION_KINDS
}


def find_question(name: str) -> Question:
    """Return the kind of question of a name.

    Raises:
        ValueError: when there is no such kind.
    """
    if name not in QUESTIONS:
        known = ", ".join(QUESTIONS)
        raise ValueError(tell("questions-error-unknown", question=cite(name), known=known))
    return QUESTIONS[name]


def pose(here: Situation, kinds: Iterable[str] | None = None) -> tuple[list[Posed], dict[str, str]]:
    """Return the questions that can be asked here, best first, and why the others cannot.

    Raises:
        ValueError: for an unknown kind of question.
    """
    posed: list[Posed] = []
    refusals: dict[str, str] = {}
    for name in QUESTIONS if kinds is None else dict.fromkeys(kinds):
        question = find_question(name)
        refusal = question.refuse(here)
        if refusal is not None:
            refusals[name] = refusal
            continue
        asked, good = question.ask(here), question.is_good(here)
        form, known = question.form(here), question.known(here)
        stuck, options = question.is_stuck(here), question.options(here)
        posed.append(Posed(name, asked, good, form, known, stuck, options))
    best_first = sorted(
        posed, key=lambda asked: (not asked.good, QUESTION_KINDS[asked.kind]["rank"])
    )
    return best_first, refusals


def mark(here: Situation, kind: str, answer: Answer) -> tuple[Marked, Truth]:
    """Judge an answer, and return all right answers.

    Raises:
        ValueError: when there is no such kind of question, it cannot be asked here, or the
            value cannot be an answer to it.
    """
    question = find_question(kind)
    refusal = question.refuse(here)
    if refusal is not None:
        raise ValueError(tell("questions-error-asked", question=cite(kind), reason=refusal))
    question.check(here, answer)
    return question.mark(here, answer), question.truth(here)
