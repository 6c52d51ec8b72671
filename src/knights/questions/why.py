"""Mark the places that prove that the path cannot be completed: choices, any of a place's own.

The marks are right when some reason is proved by them, and nothing marked is beside the point:

- a reason is any that the puzzle's `look` yields at this path, or its `refute` everywhere, whether
  or not it is the first;
- it is proved by all places that it marks as lost, or by as many of them as are `enough`: one
  stranded square, one square of a piece that is cut off, two that would both have to be the last.
  A reason that marks none as lost, such as an odd ring, is proved by all its places;
- beside the point is what belongs to the evidence of no reason that takes few places, nor of one
  that is proved: what is marked as lost or as its cause, and the ends of arrows belong to it. So
  to mark the whole board proves nothing.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb

from knights.language import tell
from knights.questions.question import Answer, Marked, Question, Truth, refuse_loss
from knights.questions.situation import Situation
from knights.quoting import cite
from knights.search.loss import Insight

# Of a reason that takes more places than these nobody would mark all.
MOST_PLACES = 8
# Smallest right answers that are told.
MOST_ANSWERS = 64


class Why(Question):
    """The places that prove that no solution begins with the path; see above for what is right."""

    def refuse(self, here: Situation) -> str | None:
        return refuse_loss(here) or (None if has_reason(here) else tell("questions-why-nowhere"))

    def ask(self, here: Situation) -> str:
        return tell("questions-why-ask", goal=here.goal_name)

    def is_good(self, here: Situation) -> bool:
        """At the choice with which the first reason came."""
        before = here.path[:-1]
        if here.state.undone is not None or len(before) < here.root:
            return False
        return next(here.kind.insight.reasons(here.puzzle, before), None) is None

    def check(self, here: Situation, answer: Answer) -> None:
        if not isinstance(answer, list | tuple):
            raise ValueError(tell("questions-error-list", answer=cite(answer)))
        for choice in answer:
            if not isinstance(choice, int) or not 0 <= choice < here.puzzle.size:
                most = str(here.puzzle.size - 1)
                raise ValueError(tell("questions-error-choice", choice=cite(choice), most=most))

    def mark(self, here: Situation, answer: Sequence[int]) -> Marked:
        places, reasons = find_places(here, answer), find_reasons(here)
        if not places:
            return Marked(False, tell("questions-why-nothing"))
        proved = [r for r in reasons if len(find_core(here, r) & places) >= count_needed(here, r)]
        few = [reason for reason in reasons if count_needed(here, reason) <= MOST_PLACES]
        evidence = join_evidence(here, [*few, *proved])
        for choice in answer:
            if here.kind.place(here.puzzle, choice) not in evidence:
                return Marked(False, rebut(here, choice))
        if proved:
            return Marked(True, proved[0].sentence, proved[0].marks)
        return Marked(False, tell("questions-why-not-alone"))

    def truth(self, here: Situation) -> Truth:
        reasons = find_reasons(here)
        easiest = min(reasons, key=lambda reason: count_needed(here, reason))
        return Truth(list_smallest(here, reasons), easiest.sentence, easiest.marks)


def find_reasons(here: Situation) -> list[Insight]:
    """All that is known to stand in the way of a solution and marks any place."""
    if "reasons" not in here.kept:
        found = here.kind.insight.reasons(here.puzzle, here.path)
        here.kept["reasons"] = [reason for reason in found if find_core(here, reason)]
    reasons: list[Insight] = here.kept["reasons"]
    return reasons


def has_reason(here: Situation) -> bool:
    """Whether a few places would prove any."""
    return any(count_needed(here, reason) <= MOST_PLACES for reason in find_reasons(here))


def find_places(here: Situation, choices: Iterable[int]) -> set[int]:
    """The places of some choices, each by the choice that stands for it."""
    return {here.kind.place(here.puzzle, choice) for choice in choices}


def find_core(here: Situation, reason: Insight) -> set[int]:
    """The places of which a reason is proved by enough: those that are lost, or else all."""
    lost = [place for mark in reason.marks if mark.role == "lost" for place in mark.places]
    every = (place for mark in reason.marks for place in mark.places)
    return find_places(here, lost or every)


def join_evidence(here: Situation, reasons: Iterable[Insight]) -> set[int]:
    """The places that belong to the evidence of any of some reasons."""
    joined: set[int] = set()
    for reason in reasons:
        joined |= find_core(here, reason)
        for mark in reason.marks:
            if mark.role in ("lost", "cause"):
                joined |= find_places(here, mark.places)
            joined |= find_places(here, (end for arrow in mark.arrows for end in arrow))
    return joined


def count_needed(here: Situation, reason: Insight) -> int:
    """How many places of its core prove a reason."""
    return len(find_core(here, reason)) if reason.enough is None else reason.enough


def rebut(here: Situation, choice: int) -> str:
    """Say that a place is beside the point: what is open to it, where the puzzle can tell."""
    open_to = here.kind.insight.rebut(here.puzzle, here.path, choice)
    if open_to is not None:
        return open_to
    if here.kind.place(here.puzzle, choice) in join_evidence(here, find_reasons(here)):
        return tell("questions-why-not-alone")
    name = here.kind.name_place(here.puzzle, choice)
    return tell("questions-why-beside", place=name)


def list_smallest(here: Situation, reasons: Sequence[Insight]) -> list[list[int]] | None:
    """The smallest sets of places that prove anything, of no more than a visitor would mark.

    None where they are too many.
    """
    sets: set[frozenset[int]] = set()
    for reason in reasons:
        core, needed = find_core(here, reason), count_needed(here, reason)
        if needed > MOST_PLACES:
            continue
        if len(sets) + comb(len(core), needed) > MOST_ANSWERS:
            return None
        sets.update(map(frozenset, combinations(core, needed)))
    smallest = [places for places in sets if not any(other < places for other in sets)]
    return sorted((sorted(places) for places in smallest), key=lambda places: (len(places), places))
