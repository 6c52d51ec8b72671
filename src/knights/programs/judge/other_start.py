"""Judgement of a program that is right except for its start, with the line that starts it."""

from dataclasses import replace

from knights.programs.answer.finding import Finding, tell_start
from knights.programs.answer.verdict import Answer
from knights.programs.judge.judgement import Judgement
from knights.programs.judge.task import Asked
from knights.programs.judge.watched_run import Judge
from knights.programs.read.find_container import begin
from knights.programs.read.run_events import PLACE
from knights.programs.watch.limits import Limits
from knights.programs.watch.moment import look
from knights.programs.watch.run import Program, watch


def judge_elsewhere(
    program: Program,
    asked: Asked,
    answer: Answer,
    limits: Limits,
    name: str | None,
    seen: Judgement,
) -> Judgement:
    """Judge a program that is right from another start, so neither right nor wrong."""
    (path,) = answer.solutions.values()
    task, begun = asked.make(), path[0]
    own = asked.begun(task.label(begun))
    there = begin(program, own.make, limits, name)
    told = tell_start(task, begun)
    for found in there.found[:1]:
        run = watch(program, found.all, there.scouted.functions["recursive"], limits)
        other = Judge(program, run, found, own.make(), own.truth).judge()
        if other.story is not None and other.facts.first == begun:
            step = other.story.steps[other.story.bare.find(PLACE)]
            line = find_beginning(other, program, step, limits)
            finding = Finding("elsewhere", told, step, begun, line)
            return replace(other, outcome="unknown", findings=[finding])
    return replace(seen, outcome="unknown", findings=[Finding("elsewhere", told, None, begun)])


def find_beginning(judged: Judgement, program: Program, step: int, limits: Limits) -> int | None:
    """Find the line that first calls the search; without calls, the line that first places."""
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
