"""A program for another puzzle than the page's: which one, told by what it comes to there."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import takewhile

from knights.language import tell
from knights.programs.judge.finding import Finding
from knights.programs.judge.judgement import Judgement
from knights.programs.watch.limits import Limits
from knights.puzzles.registry import PUZZLES
from knights.puzzles.task import Task
from knights.scenario import find_task, parse

# Choices that obey the rules by chance, of a program that knows nothing of them.
CHANCE = 3

# So many moves obey no rules by chance.
MANY = 16

# Steps of a run for each of the others.
MOST_STEPS = 60_000

type Try = Callable[[str, Limits], Judgement]


def judge_another(judged: Judgement, task: Task, limits: Limits, attempt: Try) -> Judgement:
    """What a program is that does not fit this puzzle at all, but another one.

    `attempt` judges it for another scenario. A program is for the one for which it is right, or
    whose rules it obeys for long.
    """
    if fits(judged, task):
        return judged
    few = replace(limits, steps=min(limits.steps, MOST_STEPS))
    for puzzle, scenario in list_others(task):
        other = attempt(scenario, few)
        # It may have a size or a grid of its own.
        own = scenario if other.scenario is None else other.scenario
        if own != scenario:
            other = attempt(own, few)
        if is_for(other, own):
            told = tell("own-answer-another", puzzle=puzzle, here=task.name)
            found = [Finding("another", told)]
            return Judgement("unknown", found, judged.run, scenario=own)
    return judged


def list_others(task: Task) -> Iterator[tuple[str, str]]:
    """Each other puzzle with its first scenario, begun anywhere where that may be."""
    for name, kind in PUZZLES.items():
        if name == task.name or kind.task is None:
            continue
        scenario = kind.entry.presets[0].scenario
        own = find_task(parse(scenario))
        free = own.sized(*own.size) if own is not None and own.size else None
        yield name, free or scenario


def fits(judged: Judgement, task: Task) -> bool:
    """Whether what was seen may be a search for this puzzle, however wrong."""
    return bool(judged.facts.different) or count_fit(judged, task) > CHANCE


def count_fit(judged: Judgement, task: Task) -> int:
    """How many of the most choices that ever stood obey the rules, up to one that does not."""
    deepest = judged.facts.deepest
    pairs = enumerate(deepest)
    obeying = takewhile(lambda pair: task.conflict(deepest[: pair[0]], pair[1]) is None, pairs)
    return sum(1 for _ in obeying)


def is_for(other: Judgement, scenario: str) -> bool:
    """Whether a program is one for a scenario: a solution stands there, or it goes far."""
    if other.facts.different:
        return True
    own = find_task(parse(scenario))
    stopped = other.outcome == "stopped" and [one.mistake for one in other.findings] == ["limit"]
    return stopped and own is not None and own.ordered and count_fit(other, own) >= MANY
