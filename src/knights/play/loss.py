"""Find where a path was lost, and whether another choice is better, by a search within a budget.

An unfinished search claims nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from knights.language import Told, tell, together
from knights.play.rules import Game, check_path
from knights.search.loss import Insight, Mark, reason_of

BUDGET = 20_000


@dataclass(frozen=True)
class Found:
    """The mistake on a path.

    `since` is the length of the shortest beginning that is known to be lost, or None; `exact` says
    that the path could be completed before that choice, and `completion` how. `choice` is the
    choice that lost it.
    """

    sentence: str
    since: int | None = None
    exact: bool = False
    choice: int | None = None
    marks: tuple[Mark, ...] = ()
    completion: tuple[int, ...] = ()


@dataclass(frozen=True)
class Judged:
    """Tells whether a path with a choice can be completed (None: not known), and why not."""

    alive: bool | None
    sentence: str
    marks: tuple[Mark, ...] = ()


def find_loss(game: Game, path: Sequence[int], budget: int = BUDGET) -> Found:
    """Walk back to the longest beginning of a path that can still be completed.

    Raises:
        ValueError: when the path breaks the rules.
    """
    check_path(game, path)
    kind, rules = game
    lost = kind.insight.date_loss(rules, path, budget)
    if lost is None:
        return Found(tell("search-visits"))
    if lost.alive == len(path):
        possible = kind.tell_possible(rules, every=False)
        return Found(tell("play-loss-alive", possible=possible), completion=lost.completion)
    if lost.since is None:
        return Found(tell("play-loss-unknown", steps=budget))
    since = lost.since
    why = kind.insight.find_obstacle(rules, path[:since])
    if since == len(rules.root):
        told = together(tell("search-none"), reason_of(why))
        return Found(told, since, marks=marks_of(why))
    choice = path[since - 1]
    name = game.label(choice)
    if lost.exact:
        told = tell("play-loss-mistake", goal=game.goal, choice=name)
        sentence = together(told, tell_why(game, why))
        return Found(sentence, since, True, choice, marks_of(why), lost.completion)
    told = tell("play-loss-since", goal=game.goal, choice=name)
    sentence = together(told, tell("play-loss-gave-up", steps=budget), tell_why(game, why))
    return Found(sentence, since, False, choice, marks_of(why))


def judge(game: Game, path: Sequence[int], choice: int, budget: int = BUDGET) -> Judged:
    """Tell whether a path can be completed with a choice.

    Raises:
        ValueError: when the choice may not follow the path.
    """
    whole = (*path, choice)
    check_path(game, whole)
    lost = game.kind.insight.lost_since(game.rules, whole, budget)
    name = game.label(choice)
    if lost is not None and lost.alive == len(whole):
        return Judged(True, tell("play-judge-better", goal=game.goal, choice=name))
    if lost is not None and lost.since is not None:
        why = game.kind.insight.find_obstacle(game.rules, whole)
        reason = tell_why(game, why) or tell("play-judge-searched")
        told = together(tell("play-judge-lost", choice=name), reason)
        return Judged(False, told, marks_of(why))
    return Judged(None, tell("play-judge-unknown", choice=name, steps=budget))


def tell_why(game: Game, why: Insight | None) -> Told | None:
    """Introduce a reason, which is about the position after a choice, not the one on the screen."""
    return tell("play-loss-why", goal=game.goal, reason=why.sentence) if why else None


def marks_of(why: Insight | None) -> tuple[Mark, ...]:
    return why.marks if why else ()
