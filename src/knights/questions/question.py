"""What a kind of question has to say: whether it can be asked, and what to make of an answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from knights.questions.situation import Situation
from knights.quoting import cite
from knights.search.loss import Mark

Answer = int | Sequence[int] | None

OVER = "The search is over here."
NOT_COUNTED = "Whether the search is over here depends on how many solutions have been found."
GIVEN = "Nothing is searched here: the solution was put together, and only followed."

TOO_LONG = "The path is too long for that, on so large a board."
SEEKS_NOTHING = "This search looks for nothing, and so no path of it is lost."
IS_SOLUTION = "The path is a solution."


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

    `good` says whether it is a moment to stop at by itself; `form` is the program's name.
    """

    kind: str
    asked: str
    good: bool
    form: str | None = None


class Question:
    """A kind of question. All its methods but `refuse` are only called where that gives None."""

    name: str

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

    def form(self, here: Situation) -> str | None:
        """The name of the program that it is about, if it is about one."""
        return None


def refuse_end(here: Situation) -> str | None:
    """Why nothing can be asked of what comes next, where nothing does."""
    if here.is_given:
        return GIVEN
    if here.is_over is None:
        return NOT_COUNTED
    return OVER if here.is_over else None


def refuse_loss(here: Situation) -> str | None:
    """Why it cannot be asked whether the path is lost, and why."""
    if here.is_given:
        return GIVEN
    if not here.kind.seeks:
        return SEEKS_NOTHING
    if here.is_long:
        return TOO_LONG
    return IS_SOLUTION if here.is_solution else None


def check_number(answer: Answer, what: str, low: int, high: int, none: str = "") -> None:
    """Raise ValueError unless an answer is a number in a range, or null where that means `none`."""
    if answer is None and none:
        return
    if not isinstance(answer, int) or isinstance(answer, bool) or not low <= answer <= high:
        besides = f", or null: {none}" if none else ""
        raise ValueError(f"answer {cite(answer)}: it must be {what} from {low} to {high}{besides}")
