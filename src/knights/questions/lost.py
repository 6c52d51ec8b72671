"""The question whether this path can be completed; if not, since which choice."""

from knights.language import Told, tell, together
from knights.questions.question import (
    Answer,
    Marked,
    Question,
    Truth,
    check_number,
    choose_options,
    refuse_loss,
)
from knights.questions.situation import Situation
from knights.search.loss import Mark, reason_of

# The limit of the search for the answer: some 50 ms in the browser's Python, seldom 300.
BUDGET = 5_000


class Lost(Question):
    """None if a solution begins with the path, found already or still to come.

    Otherwise the length, root included, of the shortest beginning that no solution has. It is only
    asked if that is known for certain.
    """

    def refuse(self, here: Situation) -> str | None:
        return refuse_loss(here) or (None if find_lost(here)[0] else tell("questions-lost-unknown"))

    def ask(self, here: Situation) -> str:
        if self.is_stuck(here):
            return tell("questions-lost-stuck", goal=here.goal_name, puzzle=here.name)
        asked = tell("questions-lost-ask", goal=here.goal_name, puzzle=here.name)
        return together(asked, tell("questions-lost-every")) if here.every else asked

    def is_stuck(self, here: Situation) -> bool:
        """Tell whether the path is at a dead end, and some choice led it there."""
        since = find_lost(here)[1]
        ended = here.state.undone is None and here.retreat[0] > 0
        return ended and since is not None and since > here.root

    def options(self, here: Situation) -> tuple[int | None, ...]:
        """The lengths on buttons: near the right one, or the last ones if the path is not lost."""
        since, lengths = find_lost(here)[1], range(max(1, here.root), len(here.path) + 1)
        if since is None or since not in lengths:
            return tuple(lengths[-4:])
        return tuple(choose_options(since, lengths))

    def is_good(self, here: Situation) -> bool:
        """Stop at the choice that lost it, at a dead end, and after another failed at its level."""
        if here.state.undone is not None or len(here.path) == here.root:
            return False
        since = find_lost(here)[1]
        if since == len(here.path) or here.retreat[0]:
            return True
        return here.kind.insight.level(here.puzzle, here.state, len(here.path) - 1).tried > 0

    def check(self, here: Situation, answer: Answer) -> None:
        check_number(answer, "length", here.root, len(here.path), "alive")

    def mark(self, here: Situation, answer: int | None) -> Marked:
        since = find_lost(here)[1]
        if answer == since:
            return Marked(True, tell_lost(here), mark_lost(here))
        goal = here.goal_name
        if answer is None:
            return Marked(False, tell("search-lost", lost=here.kind.tell_lost(here.puzzle)))
        if answer == here.root:
            return Marked(False, tell("questions-lost-exists", goal=goal))
        if answer == len(here.path):
            # Don't give away whether it was lost before, or is not lost.
            return Marked(False, tell("questions-lost-not-last", **here.last(answer)))
        if since is None or answer < since:
            return Marked(False, tell("questions-lost-later", goal=goal, **here.last(answer)))
        return Marked(False, tell("questions-lost-earlier", goal=goal, **here.last(answer)))

    def truth(self, here: Situation) -> Truth:
        _, since, completion = find_lost(here)
        more = {"completion": completion}
        return Truth([since], tell_lost(here), mark_lost(here), more)


def find_lost(here: Situation) -> tuple[bool, int | None, tuple[int, ...]]:
    """Return whether the answer is known, the length at which the path was lost, and a solution."""
    kept = here.kept.get("lost")
    if kept is None:
        kept = here.kept["lost"] = search_lost(here)
    return kept


def search_lost(here: Situation) -> tuple[bool, int | None, tuple[int, ...]]:
    lost = here.kind.insight.date_loss(here.puzzle, here.path, BUDGET)
    if lost is None:
        return False, None, ()
    if lost.alive == len(here.path):
        return True, None, lost.completion
    known = lost.exact or lost.since == here.root
    return known, lost.since if known else None, ()


def tell_lost(here: Situation) -> Told:
    since, goal = find_lost(here)[1], here.goal_name
    if since is None:
        return tell("questions-lost-alive", goal=goal)
    why = here.kind.insight.find_obstacle(here.puzzle, here.path[:since])
    reason = why.sentence if why else None
    if since == here.root:
        return together(tell("search-none"), reason_of(why))
    last = here.label(here.path[since - 1])
    return together(tell("play-loss-mistake", goal=goal, choice=last), reason)


def mark_lost(here: Situation) -> tuple[Mark, ...]:
    """The evidence for the loss, as marks."""
    since = find_lost(here)[1]
    why = since and here.kind.insight.find_obstacle(here.puzzle, here.path[:since])
    return why.marks if why else ()
