"""A program of the visitor's own, run for a task, and judged: what came of it, and what is wrong.

judgement = judge(Program(text), "tour/5x5/c3/sutcliffe")
judgement.outcome, [finding.sentence for finding in judgement.findings]
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Any, Self

from knights.language import Told, tell, together
from knights.programs.judge.allowing import find_allowing
from knights.programs.judge.another import judge_another
from knights.programs.judge.answer import list_kept
from knights.programs.judge.elsewhere import judge_elsewhere
from knights.programs.judge.ends import judge_unseen, tell_stop
from knights.programs.judge.finding import Finding
from knights.programs.judge.judgement import Judgement
from knights.programs.judge.settling import Said, settle
from knights.programs.judge.syntax import find_gap
from knights.programs.judge.truth import Truth
from knights.programs.judge.unread import tell_unread
from knights.programs.judge.walk import is_number
from knights.programs.judge.watched import Judge
from knights.programs.read.beginning import Begun, begin
from knights.programs.read.candidates import Found
from knights.programs.read.sizes import list_sizes
from knights.programs.read.story import PLACE, SILENT, UNDO, Story
from knights.programs.watch.limits import Limits
from knights.programs.watch.moment import look
from knights.programs.watch.run import Program, watch
from knights.puzzles.kind import Kind
from knights.puzzles.registry import find_kind
from knights.puzzles.task import Task
from knights.scenario import build, format, make, parse, wanted
from knights.search import Goal, Puzzle

# Sizes for which a program is tried that may be made for another than the page's.
MOST_SIZES = 3

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
    asked = Asked.by(scenario, expected)
    try:
        begun = begin(program, asked.make, limits, name)
    except SyntaxError as error:
        told, line, column = tell_unread(error, program.text)
        return Judgement("wrong", [Finding("unread", told, line=line, column=column)])
    judged = judge_here(begun, program, asked, limits, name, so_far)
    so_far(judged)
    if name is None and judged.scenario is None and judged.outcome not in ("found", "none"):

        def attempt(scenario: str, few: Limits) -> Judgement:
            other = Asked.by(scenario)
            return judge_here(begin(program, other.make, few, None), program, other, few)

        judged = judge_another(judged, asked.make(), limits, attempt)
        so_far(judged)
    if judged.found is not None:
        found, ordered = judged.found, asked.make().ordered
        located = [locate(one, begun.program, found, ordered, limits) for one in judged.findings]
        judged.findings = [tell_missing(one, begun.program, judged, asked) for one in located]
    return judged


def judge_here(
    begun: Begun,
    program: Program,
    asked: "Asked",
    limits: Limits,
    name: str | None = None,
    so_far: Callable[[Judgement], object] = lambda judged: None,
) -> Judgement:
    """What a program is for a puzzle: also where it begins elsewhere, or has a size of its own."""
    judged = judge_begun(begun, asked, limits, name, so_far)
    if judged.outcome not in ("found", "none") and judged.run:
        judged = look_elsewhere(judged, program, asked, limits, name)
    fixed = judged.run is not None and not judged.run.settings
    if fixed and judged.outcome in ("wrong", "unknown", "found"):
        judged = judge_own_size(judged, begun, asked, limits)
    return judged


@dataclass(frozen=True)
class Asked:
    """What a program is asked for; each reading of its run has a task of its own."""

    scenario: str
    kind: Kind[Any]
    puzzle: Puzzle
    goal: Goal
    expected: int | None

    @classmethod
    def by(cls, scenario: str, expected: int | None = None) -> Self:
        asked = parse(scenario)
        kind, puzzle = find_kind(asked.puzzle), build(asked)
        if kind.task is None:
            raise ValueError(tell("own-none"))
        return cls(scenario, kind, puzzle, wanted(asked), expected)

    def begun(self, start: str) -> Self:
        """The same, begun elsewhere."""
        asked = parse(self.scenario)
        return self.by(format(make(asked.puzzle, {**asked.values, "start": start})))

    def make(self) -> Task:
        assert self.kind.task is not None
        task = self.kind.task.make_task(self.puzzle)
        return replace(task, goal=self.kind.goal(self.puzzle))

    @cached_property
    def truth(self) -> Truth:
        return Truth(self.kind, self.make(), self.goal, self.expected)


def judge_begun(
    begun: Begun,
    asked: Asked,
    limits: Limits,
    name: str | None = None,
    so_far: Callable[[Judgement], object] = lambda judged: None,
) -> Judgement:
    """Run what has been looked at, and judge it by what it may search with, the likeliest first."""
    functions = begun.scouted.functions["recursive"]
    kept = list_kept(begun.scouted.log) if begun.run.ended == "done" else []

    def settled(judged: Judgement) -> Judgement:
        assert judged.run is not None
        said = Said.by(judged.run, kept, asked.make)
        return settle(judged, said, asked.make(), asked.truth)

    def read(found: Found, most: Limits) -> Judgement:
        run = watch(begun.program, found.all, functions, most)
        if found is begun.found[0]:
            stop = [tell_stop(run)] if run.ended == "stopped" else []
            so_far(Judgement("stopped", stop, run, found))
        return settled(Judge(begun.program, run, found, asked.make(), asked.truth).judge())

    if not begun.found:
        return settled(judge_unseen(begun.run, name, begun.program.text))
    judged = read(begun.found[0], limits)
    if judged.outcome in ("wrong", "unknown"):
        judged = read_otherwise(judged, begun.found[1:], read, limits)
    return judged


def look_elsewhere(
    judged: Judgement, program: Program, asked: Asked, limits: Limits, name: str | None
) -> Judgement:
    """What a program is that begins elsewhere than it should."""
    task = asked.make()

    def again(start: int) -> Judgement:
        own = asked.begun(task.label(start))
        begun = begin(program, own.make, limits, name)
        return judge_begun(begun, own, limits, name)

    return judge_elsewhere(judged, task, program, limits, again)


def judge_own_size(judged: Judgement, begun: Begun, asked: Asked, limits: Limits) -> Judgement:
    """What a program is that is made for another size than the page's."""
    task = asked.make()
    if task.size is None:
        return judged
    sizes = list(islice(list_sizes(begun.scouted.log, task), MOST_SIZES))
    right_there = judged.outcome == "found"
    if right_there:  # on its way to the next size it may come to this one
        rows, columns = task.size
        sizes = [] if task.ordered else [(rows + 1, columns + 1)]
    goal = "".join(f"/{part}" for part in asked.scenario.split("/") if part.startswith("goal="))
    for size in sizes:
        other = task.sized(*size)
        if other is None:
            continue
        own = Asked.by(other + goal)
        right = judge_begun(begin(begun.program, own.make, limits, None), own, limits)
        if right.outcome == "found" or (right.outcome == "stopped" and not right_there):
            found = Finding("own-size", tell_size(task, size))
            return replace(judged, outcome="unknown", findings=[found], scenario=own.scenario)
    return judged


def tell_size(task: Task, size: tuple[int, int]) -> Told:
    assert task.size is not None
    (rows, columns), (asked, across) = size, task.size
    about = {"rows": rows, "columns": columns, "asked": asked, "across": across}
    return tell("own-answer-size", puzzle=task.name, **about)


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


def locate(
    finding: Finding, program: Program, found: Found, ordered: bool, limits: Limits
) -> Finding:
    """Find the line that made the step of a finding, and the one that allowed it.

    At the step of a wrong start a solution stands: the line that completed it is not to blame.
    """
    known = finding.line is not None or finding.mistake == "start"
    if known or finding.step is None or finding.step < 0:
        return finding
    moment = look(program, found.all, finding.step, limits, line_only=True)
    allowed = find_allowing(program, found, finding, ordered, limits)
    made = None if moment is None else moment.made.line
    return replace(finding, line=made, allowed=None if allowed == made else allowed)


def tell_missing(finding: Finding, program: Program, judged: Judgement, asked: Asked) -> Finding:
    """Say where nothing takes back, as the line of such a finding is one that places."""
    if finding.mistake != "not-taken-back" or finding.line is None:
        return finding
    after = None if judged.facts.undone else find_gap(program.text, finding.line)
    if after is None:
        more = tell("own-step-back-before", line=finding.line)
    else:
        more = tell("own-step-back-after", line=after)
    number = tell_number(finding, judged.story) if asked.make().numbered else None
    return replace(finding, sentence=together(finding.sentence, more, number))


def tell_number(finding: Finding, story: Story | None) -> Told | None:
    """The number that a program writes, where the page's board shows a larger one."""
    step = finding.step
    if story is None or step is None or step not in story.steps:
        return None
    index = story.steps.index(step)
    value, before = story.value(index), story.sorts[:index]
    marked = before.count(PLACE) - before.count(UNDO) - before.count(SILENT)
    if story.sorts[index] != PLACE or not is_number(value) or value >= marked:
        return None
    return tell("own-step-numbered", value=str(value), number=marked + 1)
