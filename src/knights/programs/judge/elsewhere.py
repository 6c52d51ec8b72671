"""A program that begins elsewhere than is asked: what it is from there, and what begins it."""

from collections.abc import Callable
from dataclasses import replace

from knights.language import tell
from knights.programs.judge.finding import Finding
from knights.programs.judge.judgement import Judgement
from knights.programs.read.story import PLACE, SILENT, UNDO, Story
from knights.programs.watch.limits import Limits
from knights.programs.watch.moment import look
from knights.programs.watch.run import Program
from knights.puzzles.task import Task


def judge_elsewhere(
    judged: Judgement,
    task: Task,
    program: Program,
    limits: Limits,
    again: Callable[[int], Judgement],
) -> Judgement:
    """What a program is that always begins elsewhere: judged once more, as if that were asked for.

    `again` judges it from another start. Right from there it is not right here, and not wrong. What
    was stopped is not run once more.
    """
    begun = find_own_start(judged, task)
    if begun is None:
        return judged
    other = judged if judged.outcome == "stopped" else again(begun)
    if other.run is None or other.found is None or other.facts.first != begun:
        return judged
    right = other.outcome in ("found", "none")
    if not right and task.start is not None and task.conflict((task.start,), begun) is None:
        return judged  # it may begin where it should, and never write that down
    story = other.story or judged.story
    assert task.start is not None and story is not None
    step = story.steps[story.bare.find(PLACE)]
    told = tell(
        "own-answer-start",
        puzzle=task.name,
        choice=task.label(begun),
        start=task.label(task.start),
    )
    line = find_beginning(other, program, step, limits)
    if right:
        found = Finding("elsewhere", told, step, begun, line)
        return replace(other, outcome="unknown", findings=[found])
    first = 1 if other.outcome == "wrong" else 0  # what is wrong anywhere comes before the start
    findings = list(other.findings)
    findings.insert(first, Finding("start", told, step, begun, line))
    return replace(other, findings=findings)


def find_own_start(judged: Judgement, task: Task) -> int | None:
    """The only choice that a program ever begins with; None where it is the one asked for."""
    facts, story = judged.facts, judged.story
    if task.start is None or story is None or facts.first in (None, task.start):
        return None
    if facts.solution:
        return None if facts.solution[0] == task.start else facts.solution[0]
    return facts.first if begins_once(story) else None


def begins_once(story: Story) -> bool:
    """Whether nothing else than the first choice is ever placed where nothing stands."""
    depth, first = 0, None
    for choice, sort in zip(story.choices, story.bare, strict=True):
        if sort == PLACE:
            if depth == 0 and first not in (None, choice):
                return False
            first = choice if first is None else first
            depth += 1
        elif sort in (UNDO, SILENT):
            depth -= 1
    return True


def find_beginning(judged: Judgement, program: Program, step: int, limits: Limits) -> int | None:
    """The line that calls the search for the first time; of a program without calls that places."""
    assert judged.run is not None and judged.found is not None
    moment = look(program, judged.found.all, step, limits, line_only=True)
    if moment is None:
        return None
    searching = {key.partition(":")[2] for key in judged.run.functions}
    line = moment.made.line
    for call in moment.stack:
        if call.function in searching:
            break
        line = call.line
    return line
