"""What a kind of question has to say: whether it can be asked, and what to make of an answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from knights.language import Told, tell
from knights.questions.situation import Situation
from knights.quoting import cite
from knights.search.loss import Mark

Answer = int | Sequence[int] | None


@dataclass(frozen=True)
class See:
    """An earlier branch: below the path's beginning of `length` choices, `choice` was tried."""

    length: int
    choice: int


@dataclass(frozen=True)
class Truth:
    """All that is right, None where that is too much to list; why, and how it is drawn.

    `more` is what only some kinds of question have.
    """

    answers: Sequence[Any] | None
    sentence: str
    marks: tuple[Mark, ...] = ()
    more: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True)
class Marked:
    """Whether an answer is right, None where that is not known, and why.

    Of a wrong answer the sentence names the mistake, and not what would be right. `see` is an
    earlier branch that it speaks of.
    """

    right: bool | None
    sentence: str
    marks: tuple[Mark, ...] = ()
    see: See | None = None


@dataclass(frozen=True)
class Posed:
    """A question as it is asked.

    `good` says whether it is a moment to stop at by itself; `form` is the program's name. `known`
    is what has to be known to find the answer, or "". `stuck`: that it is lost is said, and only
    since when is asked. `options` are answers for a class to choose from, the right one among them.
    """

    kind: str
    asked: str
    good: bool
    form: str | None = None
    known: str = ""
    stuck: bool = False
    options: tuple[int | None, ...] = ()


class Question:
    """A kind of question. All its methods but `refuse` are only called where that gives None."""

    def refuse(self, here: Situation) -> str | None:
        """Why it cannot be asked here, as a sentence; None if it can."""
        raise NotImplementedError

    def ask(self, here: Situation) -> str:
        """The question in words."""
        raise NotImplementedError

    def is_good(self, here: Situation) -> bool:
        """Whether it is worth stopping here for it."""
        raise NotImplementedError

    def check(self, here: Situation, answer: Answer) -> None:
        """Raise ValueError for what could be no answer."""
        raise NotImplementedError

    def mark(self, here: Situation, answer: Any) -> Marked:
        """Whether an answer that has been checked is right."""
        raise NotImplementedError

    def truth(self, here: Situation) -> Truth:
        """What is right."""
        raise NotImplementedError

    def known(self, here: Situation) -> str:
        """What has to be known to find the answer, as a sentence, or ""."""
        return ""

    def form(self, here: Situation) -> str | None:
        """The name of the program that it is about, if it is about one."""
        return None

    def is_stuck(self, here: Situation) -> bool:
        """Whether the question itself says that it is lost."""
        return False

    def options(self, here: Situation) -> tuple[int | None, ...]:
        """A few answers, the right one among them; () where nothing is to be chosen from."""
        return ()


def choose_options(right: int, others: Sequence[int]) -> list[int]:
    """At most four of a row of answers.

    They are the last, which comes to mind first, and three around the right one, which is now the
    first of them and now another.
    """
    at = others.index(right)
    start = max(0, min(at - at % 3, len(others) - 3))
    kept = {*range(start, min(start + 3, len(others))), len(others) - 1}
    return [others[number] for number in sorted(kept)]


def refuse_end(here: Situation) -> Told | None:
    """Why nothing can be asked of what comes next, where nothing does."""
    if here.is_given:
        return tell("questions-given")
    if here.is_over is None:
        return tell("questions-not-counted")
    return tell("questions-over") if here.is_over else None


def refuse_loss(here: Situation) -> Told | None:
    """Why it cannot be asked whether the path is lost, and why."""
    if here.is_given:
        return tell("questions-given")
    if not here.kind.seeks:
        return tell("questions-visits")
    if here.is_long:
        return tell("questions-too-long")
    return tell("questions-solution") if here.is_solution else None


def tell_chosen(here: Situation, choice: int) -> Told:
    return tell("questions-chosen", puzzle=here.name, choice=here.label(choice))


def check_number(answer: Answer, what: str, low: int, high: int, null: str = "no") -> None:
    """Raise ValueError unless an answer is a number in a range, or null where that means anything.

    `what` it is, and what `null` means, are among the cases of questions-error-number.
    """
    if answer is None and null != "no":
        return
    if not isinstance(answer, int) or isinstance(answer, bool) or not low <= answer <= high:
        given, least, most = cite(answer), str(low), str(high)
        told = tell(
            "questions-error-number", answer=given, what=what, low=least, high=most, null=null
        )
        raise ValueError(told)
