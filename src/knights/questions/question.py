"""The base of all kinds of questions, and the forms of their answers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from knights.language import Told, tell
from knights.questions.situation import Situation
from knights.quoting import cite
from knights.search import goes_onward
from knights.search.loss import Mark

Answer = int | Sequence[int] | None


@dataclass(frozen=True)
class See:
    """An earlier branch: after the first `length` choices of the path, `choice` was tried."""

    length: int
    choice: int


@dataclass(frozen=True)
class Truth:
    """The right answers (None: too many to list), the reason, and its marks.

    `more` has data of some kinds of questions.
    """

    answers: Sequence[Any] | None
    sentence: str
    marks: tuple[Mark, ...] = ()
    more: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True)
class Marked:
    """Tells whether an answer is right (None: not known), and why.

    For a wrong answer the sentence names the mistake, but not the right answer. `see` is an earlier
    branch that it mentions. `partial`: all of it is right, but more is missing.
    """

    right: bool | None
    sentence: str
    marks: tuple[Mark, ...] = ()
    see: See | None = None
    partial: bool = False

    @property
    def verdict(self) -> Told | None:
        """Yes or no, to be said before the sentence; None where the sentence says it."""
        if self.right is None or self.partial:
            return None
        return tell("questions-card-right" if self.right else "questions-card-wrong")


@dataclass(frozen=True)
class Posed:
    """A question as it is asked.

    `good`: a moment to stop at by itself. `form` is the program's name. `known` is what a visitor
    must know to find the answer, or "". `stuck`: the question says that the path is lost, and only
    asks since when. `options` are answers for a class to choose from, with the right one.
    """

    kind: str
    asked: str
    good: bool
    form: str | None = None
    known: str = ""
    stuck: bool = False
    options: tuple[int | None, ...] = ()


class Question:
    """A kind of question. All methods except `refuse` are only called if that returns None."""

    def refuse(self, here: Situation) -> str | None:
        """Say in a sentence why it cannot be asked here; None if it can."""
        raise NotImplementedError

    def ask(self, here: Situation) -> str:
        """Return the question as a sentence."""
        raise NotImplementedError

    def is_good(self, here: Situation) -> bool:
        """Tell whether it is worth stopping here for it."""
        raise NotImplementedError

    def check(self, here: Situation, answer: Answer) -> None:
        """Raise ValueError for a value that cannot be an answer."""
        raise NotImplementedError

    def mark(self, here: Situation, answer: Any) -> Marked:
        """Judge an answer that has been checked."""
        raise NotImplementedError

    def truth(self, here: Situation) -> Truth:
        """Return the right answers."""
        raise NotImplementedError

    def known(self, here: Situation) -> str:
        """Say what a visitor must know to find the answer, or return ""."""
        return ""

    def form(self, here: Situation) -> str | None:
        """The name of the program that it is about, or None."""
        return None

    def is_stuck(self, here: Situation) -> bool:
        """Tell whether the question itself says that the path is lost."""
        return False

    def options(self, here: Situation) -> tuple[int | None, ...]:
        """Return a few answers with the right one; () if there is nothing to choose from."""
        return ()


def choose_options(right: int, others: Sequence[int]) -> list[int]:
    """Choose at most four of a sequence of answers.

    They are the last one, which comes to mind first, and three around the right one, whose place
    among the three varies.
    """
    at = others.index(right)
    start = max(0, min(at - at % 3, len(others) - 3))
    kept = {*range(start, min(start + 3, len(others))), len(others) - 1}
    return [others[number] for number in sorted(kept)]


def refuse_end(here: Situation) -> Told | None:
    """Say why there is nothing to ask about the next step, or None."""
    if here.is_given:
        return tell("questions-given")
    if goes_onward(here.puzzle):
        return tell("questions-onward")
    if here.is_over is None:
        return tell("questions-not-counted")
    return tell("questions-over") if here.is_over else None


def refuse_loss(here: Situation) -> Told | None:
    """Say why it cannot be asked whether the path is lost and why, or None."""
    if here.is_given:
        return tell("questions-given")
    never = here.kind.tell_no_loss(here.puzzle)
    if never is not None:
        return never
    if here.is_long:
        return tell("questions-too-long")
    return tell("search-solved") if here.is_solution else None


def tell_chosen(here: Situation, choice: int) -> Told:
    return tell("questions-chosen", puzzle=here.name, choice=here.label(choice))


def check_number(answer: Answer, what: str, low: int, high: int, null: str = "no") -> None:
    """Raise ValueError unless an answer is a number in a range, or null if that has a meaning.

    `what` the number is, and what `null` means, are variants of the sentence
    questions-error-number.
    """
    if answer is None and null != "no":
        return
    if not isinstance(answer, int) or isinstance(answer, bool) or not low <= answer <= high:
        given, least, most = cite(answer), str(low), str(high)
        told = tell(
            "questions-error-number", answer=given, what=what, low=least, high=most, null=null
        )
        raise ValueError(told)
