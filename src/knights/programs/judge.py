"""A program of the visitor's own, run for a task, and judged: what came of it, and what is wrong.

judgement = judge(Program(text), "tour/5x5/c3/sutcliffe")
judgement.outcome, [finding.sentence for finding in judgement.findings]
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from knights.programs.answer import list_kept
from knights.programs.beginning import begin
from knights.programs.diagnosis import Finding
from knights.programs.ends import judge_unseen, tell_stop
from knights.programs.errors import tell_error
from knights.programs.finding import Found
from knights.programs.judgement import Judgement
from knights.programs.limits import Limits
from knights.programs.moment import look
from knights.programs.settling import Said, settle
from knights.programs.truth import Truth
from knights.programs.watch import Program, watch
from knights.programs.watched import Judge
from knights.puzzles.registry import find_kind
from knights.puzzles.task import Task
from knights.scenario import build, parse, wanted

# Steps of a run that is read in more than one way.
AGAIN = 100_000


def judge(
    program: Program,
    scenario: str,
    limits: Limits | None = None,
    name: str | None = None,
    expected: int | None = None,
    so_far: Callable[[Judgement], object] = lambda judged: None,
) -> Judgement:
    """Run a program for a scenario, and judge it; `name` is that of what is to be watched.

    `expected` is how many solutions there are, where it is known; `so_far` is called with what is
    known when the program has run, and when it is judged.

    Raises:
        ValueError: when the scenario is none, or no program can be asked to search for it.
    """
    limits = limits or Limits()
    asked = parse(scenario)
    kind, puzzle, goal = find_kind(asked.puzzle), build(asked), wanted(asked)
    task = kind.task(puzzle)
    if task is None:
        raise ValueError(f"puzzle '{asked.puzzle}': there is no task for a program of one's own")

    def make() -> Task:
        made = kind.task(puzzle)
        assert made is not None
        return made

    try:
        program, scouted, first, found = begin(program, make, limits, name)
    except SyntaxError as error:
        return Judgement("wrong", [Finding("error", tell_error(error), line=error.lineno)])
    functions = scouted.functions["recursive"]
    kept = list_kept(scouted.log) if first.ended == "done" else []

    def read(one: Found, most: Limits) -> Judgement:
        run = watch(program, one.all, functions, most)
        if one is found[0]:
            stop = [tell_stop(run)] if run.ended == "stopped" else []
            so_far(Judgement("stopped", stop, run, one))
        truth = Truth(kind, make(), goal, expected)
        judged = Judge(program, run, one, make(), truth).judge()
        return settle(judged, Said.by(run, kept, make), make(), truth)

    if not found:
        truth = Truth(kind, make(), goal, expected)
        judged = settle(judge_unseen(first, name), Said.by(first, kept, make), make(), truth)
    else:
        judged = read(found[0], limits)
    if found and judged.outcome in ("wrong", "unknown"):
        judged = read_otherwise(judged, found[1:], read, limits)
    so_far(judged)
    if judged.found is not None:
        judged.findings = [locate(one, program, judged.found, limits) for one in judged.findings]
    return judged


def read_otherwise(
    judged: Judgement,
    others: Sequence[Found],
    read: Callable[[Found, Limits], Judgement],
    limits: Limits,
) -> Judgement:
    """What is right where another container is taken for what it searches with, if there is one.

    A program may keep more than one, and not all of them are kept in order: what obeys the rules
    and comes to solutions tells what the program is.
    """
    if judged.run is None or judged.run.ended != "done" or len(judged.run.log) > AGAIN:
        return judged
    for found in others:
        other = read(found, replace(limits, steps=min(limits.steps, 2 * AGAIN)))
        if other.outcome == "found" and other.facts.solved:
            return other
    return judged


def locate(finding: Finding, program: Program, found: Found, limits: Limits) -> Finding:
    """Find the line that made the step of a finding."""
    if finding.line is not None or finding.step is None or finding.step < 0:
        return finding
    moment = look(program, found.all, finding.step, limits, line_only=True)
    return finding if moment is None else replace(finding, line=moment.made.line)
