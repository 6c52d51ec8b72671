"""Explain why a choice is not on the path: refused, tried before, to come, or not looked at."""

from collections.abc import Sequence
from dataclasses import dataclass

from knights.language import Told, tell
from knights.questions.choice_status import Key, Standing, find_standing
from knights.questions.question import See, tell_chosen
from knights.questions.situation import Situation
from knights.quoting import cite
from knights.search import Remembering
from knights.search.loss import Insight, Mark, drawn


@dataclass(frozen=True)
class WhyNot:
    """The status of a choice, and the sentence about it; `see` is the branch where it was tried.

    `besides` says why no solution follows an allowed choice, if that is known.
    """

    key: Key
    sentence: str
    marks: tuple[Mark, ...] = ()
    see: See | None = None
    besides: Insight | None = None


def why_not(here: Situation, choice: int, length: int | None = None) -> WhyNot:
    """Say why a choice does not follow the path, or its first `length` choices.

    Raises:
        ValueError: when it is not a choice, or the length is not between the root's and the path's.
    """
    path = here.path
    if not 0 <= choice < here.puzzle.size:
        most = str(here.puzzle.size - 1)
        raise ValueError(tell("questions-error-choice", choice=str(choice), most=most))
    if length is not None and not here.root <= length <= len(path):
        low, high = str(here.root), str(len(path))
        raise ValueError(tell("questions-error-level", level=cite(length), low=low, high=high))
    length = len(path) if length is None else length
    standing = find_standing(here, choice, length)
    if standing.key == "refused":
        return tell_refused(here, choice, here.path[:length], standing.reason)
    see = See(length, choice) if standing.key == "tried" else None
    sentence = tell_standing(here, choice, length, standing)
    besides = look_further(here, choice, length, standing)
    marks = besides.marks if besides else ()
    if standing.key == "unseen":
        marks = show_rule(here, choice, here.path[:length])
    return WhyNot(standing.key, sentence, marks, see, besides)


def tell_standing(here: Situation, choice: int, length: int, standing: Standing) -> str:
    name = here.label(choice)
    match standing.key:
        case "chosen":
            return tell_chosen(here, choice)
        case "tried":
            return tell_tried(here, name, length)
        case "unseen":
            return standing.reason
    if here.is_over:
        return tell("questions-not-tried", choice=name)
    if standing.key == "next":
        return tell("questions-comes-next", choice=name)
    before = [here.label(other) for other in standing.before]
    if isinstance(here.puzzle, Remembering):
        return tell("questions-comes-later-visit", choice=name, before=before)
    return tell("questions-comes-later", choice=name, before=before)


def tell_refused(here: Situation, choice: int, path: Sequence[int], reason: str) -> WhyNot:
    """Name all that refuses a choice, and mark it."""
    kind, puzzle = here.kind, here.puzzle
    reason = kind.insight.full_reason(puzzle, path, choice, reason)
    sentence = tell("search-ruled-out", choice=here.label(choice), reason=reason)
    return WhyNot("refused", sentence, show_rule(here, choice, path))


def show_rule(here: Situation, choice: int, path: Sequence[int]) -> tuple[Mark, ...]:
    """Mark the places on the path that rule a choice out."""
    return drawn(*here.kind.play.rule(here.puzzle, path, choice))


def tell_tried(here: Situation, name: str, length: int) -> Told:
    """Say where a choice was tried."""
    if length == len(here.path):
        return tell("questions-tried", choice=name)
    if length == here.root:
        return tell("questions-tried-first", choice=name)
    last = here.label(here.path[length - 1])
    return tell("questions-tried-after", choice=name, last=last, number=length)


def look_further(here: Situation, choice: int, length: int, standing: Standing) -> Insight | None:
    """Say why no solution follows an allowed choice, if that can be seen without a search."""
    if standing.key not in ("tried", "next", "later") or here.kind.tell_no_loss(here.puzzle):
        return None
    return here.kind.insight.find_obstacle(here.puzzle, (*here.path[:length], choice))
