"""The question which places prove that the path cannot be completed; a place is any choice of it.

The marks are right if they prove some reason, and every marked place belongs to the evidence:
- a reason is any that the puzzle's `look` yields at this path, or its `refute` everywhere, not only
  the first;
- it is proved by all places that it marks as lost, or by as many of them as are `enough`: one
  stranded square, one square of a piece that is cut off, two that would both have to be the last.
  A reason that marks none as lost, such as an odd ring, is proved by all its places;
- the evidence of a reason is what it marks as lost or as a cause, and the ends of its arrows; only
  reasons with few places count, and those that are proved. So marking the whole board proves
  nothing.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb

from knights.language import tell
from knights.questions.question import Answer, Marked, Question, Truth, refuse_loss
from knights.questions.situation import Situation
from knights.quoting import cite
from knights.search.loss import Insight

# A reason with more places than this is not expected: nobody would mark them all.
MOST_PLACES = 8
# The largest number of smallest right answers to list.
MOST_ANSWERS = 64


class Why(Question):
    """Asks for places that prove the loss of the path; see above for right answers."""

    def refuse(self, here: Situation) -> str | None:
        return refuse_loss(here) or (None if has_reason(here) else tell("questions-why-nowhere"))

    def ask(self, here: Situation) -> str:
        return tell("questions-why-ask", goal=here.goal_name, puzzle=here.name)

    def is_good(self, here: Situation) -> bool:
        """Stop at the choice with which the first reason appeared."""
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
            return Marked(False, tell("questions-why-nothing"), partial=True)
        proved = [r for r in reasons if len(find_core(here, r) & places) >= count_needed(here, r)]
        few = [reason for reason in reasons if count_needed(here, reason) <= MOST_PLACES]
        evidence = join_evidence(here, [*few, *proved])
        for choice in answer:
            if here.kind.place(here.puzzle, choice) not in evidence:
                return Marked(False, rebut(here, choice))
        if proved:
            return Marked(True, proved[0].sentence, proved[0].marks)
        return Marked(False, tell("questions-why-not-alone"), partial=True)

    def truth(self, here: Situation) -> Truth:
        reasons = find_reasons(here)
        easiest = min(reasons, key=lambda reason: count_needed(here, reason))
        return Truth(list_smallest(here, reasons), easiest.sentence, easiest.marks)


def find_reasons(here: Situation) -> list[Insight]:
    """All known reasons against a solution that mark some place."""
    if "reasons" not in here.kept:
        found = here.kind.insight.reasons(here.puzzle, here.path)
        here.kept["reasons"] = [reason for reason in found if find_core(here, reason)]
    reasons: list[Insight] = here.kept["reasons"]
    return reasons


def has_reason(here: Situation) -> bool:
    """Tell whether a few places would prove some reason."""
    return any(count_needed(here, reason) <= MOST_PLACES for reason in find_reasons(here))


def find_places(here: Situation, choices: Iterable[int]) -> set[int]:
    """The places of some choices, each represented by one choice."""
    return {here.kind.place(here.puzzle, choice) for choice in choices}


def find_core(here: Situation, reason: Insight) -> set[int]:
    """The places of a reason that prove it if enough are marked: lost ones, or else all."""
    lost = [place for mark in reason.marks if mark.role == "lost" for place in mark.places]
    every = (place for mark in reason.marks for place in mark.places)
    return find_places(here, lost or every)


def join_evidence(here: Situation, reasons: Iterable[Insight]) -> set[int]:
    """All places in the evidence of some reasons."""
    joined: set[int] = set()
    for reason in reasons:
        joined |= find_core(here, reason)
        for mark in reason.marks:
            if mark.role in ("lost", "cause"):
                joined |= find_places(here, mark.places)
            joined |= find_places(here, (end for arrow in mark.arrows for end in arrow))
    return joined


def count_needed(here: Situation, reason: Insight) -> int:
    """The number of places of its core that prove a reason."""
    return len(find_core(here, reason)) if reason.enough is None else reason.enough


def rebut(here: Situation, choice: int) -> str:
    """Say that a place proves nothing: name its options, if the puzzle can tell them."""
    open_to = here.kind.insight.rebut(here.puzzle, here.path, choice)
    if open_to is not None:
        return open_to
    if here.kind.place(here.puzzle, choice) in join_evidence(here, find_reasons(here)):
        return tell("questions-why-not-alone")
    name = here.kind.name_place(here.puzzle, choice)
    return tell("questions-why-beside", place=name)


def list_smallest(here: Situation, reasons: Sequence[Insight]) -> list[list[int]] | None:
    """List the smallest sets of places that prove something, without sets too large to mark.

    None if there are too many.
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
