"""The visitor's own program, run for a task, and judged by its answer.

judgement = judge(Program(text), "tour/5x5/c3/sutcliffe")
judgement.outcome, [finding.sentence for finding in judgement.findings]

It runs once as Python runs it, and its answer makes the verdict. A second run is watched, and
explains how it got there: nothing is said that this run does not prove.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from knights.language import Told, tell, together
from knights.programs.answer.finding import Finding, tell_unseen
from knights.programs.answer.forms import Path
from knights.programs.answer.verdict import Answer, Reader
from knights.programs.judge.blame_line import find_allowing
from knights.programs.judge.judgement import Judgement
from knights.programs.judge.other_start import judge_elsewhere
from knights.programs.judge.other_task import find_other
from knights.programs.judge.refusing import iter_free
from knights.programs.judge.syntax import (
    can_search,
    find_gap,
    find_local,
    iter_numbers,
    iter_unwritten,
)
from knights.programs.judge.task import Asked
from knights.programs.judge.unfinished_run import judge_unseen, tell_stop
from knights.programs.judge.unread import tell_unread
from knights.programs.judge.untried import find_untried
from knights.programs.judge.walk import is_number
from knights.programs.judge.watched_run import Judge
from knights.programs.read.candidates import Found
from knights.programs.read.facts import Facts
from knights.programs.read.find_container import Begun, begin
from knights.programs.read.run_events import PLACE, SILENT, UNDO, Story
from knights.programs.watch.limits import Limits
from knights.programs.watch.moment import look
from knights.programs.watch.run import Program, Run, watch
from knights.programs.watch.unwatched_run import Plain, run_plain
from knights.puzzles.task import Task
from knights.quoting import cite

# Most watched runs to find the container that holds the answer.
MOST_TRIED = 3

type SoFar = Callable[[Judgement], object]


def judge(
    program: Program,
    scenario: str,
    limits: Limits | None = None,
    name: str | None = None,
    expected: int | None = None,
    so_far: SoFar = lambda judged: None,
    fit: bool = False,
) -> Judgement:
    """Run a program for a scenario, and judge it; `name` is that of the container to be watched.

    `expected` is the number of solutions, if it is known; `so_far` is called with a provisional
    judgement after each plain run, and with the final one. With `fit`, names of settings, such as
    `n`, get the values of the task.

    Raises:
        ValueError: when the scenario is invalid, or its puzzle takes no programs.
    """
    limits = limits or Limits()
    asked = Asked.by(scenario, expected)
    try:
        program, plain, answer = run_once(program, asked, limits, fit, so_far)
    except SyntaxError as error:
        told, line, column = tell_unread(error, program.text)
        return Judgement("wrong", [Finding("unread", told, line=line, column=column)])
    if plain.run.reason in ("seconds", "memory"):
        judged = Judgement("stopped", [tell_stop(plain.run)], plain.run)
    elif answer is not None and answer.outcome in ("found", "none"):
        judged = explain_right(program, plain, asked, limits, name, answer)
    else:
        judged = explain_wrong(program, plain, asked, limits, name, answer)
        unwritten = find_unwritten(program, limits) if judged.outcome == "wrong" and answer else []
        judged.findings = unwritten or judged.findings
        if judged.outcome == "wrong" and not unwritten and not fit:
            judged.findings = [*iter_other_size(program, asked.make()), *judged.findings]
    judged.printed, judged.program = plain.run.printed, program
    judged.cited = None if answer is None else answer.cited
    unset = sorted(program.settings.keys() - plain.run.settings)
    if unset and not fit:
        told = tell("own-run-unset", names=unset)
        judged.findings = [*judged.findings, Finding("no-such-name", told)]
    so_far(judged)
    if judged.found is not None:
        found, facts, task = judged.found, judged.facts, asked.make()
        located = [locate(one, program, found, task, facts, limits) for one in judged.findings]
        judged.findings = [tell_missing(one, program, judged, asked) for one in located]
    return judged


def run_once(
    program: Program, asked: Asked, limits: Limits, fit: bool, so_far: SoFar
) -> tuple[Program, Plain, Answer | None]:
    """Run a program as Python would, and read its answer; None if it did not end.

    A start may be counted from 0 or 1, and from either side: take the way that makes it right.
    """
    task, first = asked.make(), None
    asks = any(f"{{{name}}}" in line for line in program.lines for name in task.starts[0])
    for start in task.starts if fit or asks else task.starts[:1]:
        known = {**find_sizes(task), **start} if fit else {}
        lines = fill_lines(program.lines, {**task.settings, **start})
        tried = replace(program, lines=lines, settings={**known, **program.settings})
        plain = run_plain(tried, limits)
        stop = [tell_stop(plain.run)] if plain.run.ended == "stopped" else []
        so_far(Judgement("stopped", stop, plain.run, printed=plain.run.printed))
        ended = plain.run.ended == "done"
        answer = Reader(plain, asked.make, asked.truth).decide() if ended else None
        first = first or (tried, plain, answer)
        if answer is not None and answer.outcome in ("found", "none"):
            return tried, plain, answer
        if not asks and not plain.run.settings.intersection(start):
            break
    assert first is not None
    return first


def fill_lines(lines: Sequence[str], known: Mapping[str, Any]) -> list[str]:
    """Fill the values of the task into the lines for `input`."""
    filled = list(lines)
    for name, value in known.items():
        filled = [line.replace(f"{{{name}}}", str(value)) for line in filled]
    return filled


def find_sizes(task: Task) -> dict[str, Any]:
    """Return the settings of a task; a number replaces only one that may be a size."""
    return {
        name: partial(set_size, value) if type(value) is int else value
        for name, value in task.settings.items()
    }


def set_size(size: int, own: Any) -> int | None:
    """Return the task's size instead of a program's own; None for a counter from 0 or 1."""
    return size if type(own) is int and own > 1 else None


def iter_watched(
    begun: Begun, asked: Asked, limits: Limits, right: bool = False
) -> Iterator[Judgement]:
    """Yield a judgement by each container that a program may search with, likeliest first.

    The answer of a `right` program can be held only by a container that is recorded to its end.
    """
    functions, runs = begun.scouted.functions["recursive"], dict[frozenset[int], Run]()
    for found in begun.found:
        if found.all not in runs:
            if len(runs) == MOST_TRIED:
                break
            runs[found.all] = watch(begun.program, found.all, functions, limits)
        run = runs[found.all]
        if right and run.reason == "containers":
            continue  # the rest of it was not recorded
        judged = Judge(begun.program, run, found, asked.make(), asked.truth).judge()
        if judged.found is not None:
            yield judged


def explain_right(
    program: Program,
    plain: Plain,
    asked: Asked,
    limits: Limits,
    name: str | None,
    answer: Answer,
) -> Judgement:
    """Judge a right answer, with the search in the container that held it."""
    begun, task = begin(program, asked.make, limits, name), asked.make()
    if answer.margin:  # it may also be the answer for the next size
        other = find_other(plain, asked, Judgement("unknown", [], begun.run), lambda own: None)
        if other is not None:
            return other
    right = Judgement(
        "found" if answer.outcome == "found" else "none",
        answer.findings,
        begun.run,
        solutions=answer.solutions,
        count=answer.count,
    )
    still = None
    for seen in iter_watched(begun, asked, limits, right=True):
        if seen.outcome == "stopped" and is_proved(seen, begun):
            return seen  # recorded up to the visitor's limit
        if not is_proved(seen, begun) or not holds_answer(seen, answer, task):
            continue
        if task.ordered:
            seen = turn_board(seen, asked, program, seen.facts.solution, answer.solutions.values())
        shown = replace(right, run=seen.run, found=seen.found, facts=seen.facts, story=seen.story)
        if answer.outcome == "found" or seen.facts.undone or not can_go_on(task):
            return shown
        still = still or shown
    if still is not None and not begun.scouted.functions["recursive"]:
        nothing = Finding("nothing", tell("own-unseen-no-back"))
        return replace(still, findings=[*answer.findings, nothing])
    run = watch(begun.program, (), begun.scouted.functions["open"], limits)
    if name is not None and not begun.found:
        told = tell("own-unseen-name", name=cite(name))
        return replace(right, run=run, findings=[Finding("no-such-name", told)])
    if answer.count is not None and not answer.solutions and answer.count:
        told = tell("own-unseen-number", number=answer.count)
    else:
        told = tell("own-unseen-right")
    if answer.outcome == "none" and not can_search(program.text):
        told = tell("own-unseen-no-back")
        return replace(right, run=run, findings=[*answer.findings, Finding("nothing", told)])
    calls = tell("own-unseen-calls") if len(run.calls) else None
    unseen = Finding("nothing", together(told, tell("own-unseen-way"), calls))
    return replace(right, run=run, findings=[*answer.findings, unseen])


def can_go_on(task: Task) -> bool:
    """Tell whether any choice may come first, or after the given start."""
    return next(iter_free(task, [] if task.start is None else [task.start]), None) is not None


def turn_board(
    seen: Judgement, asked: Asked, program: Program, held: Path, wanted: Collection[Path]
) -> Judgement:
    """Turn a judgement's board, so that a path on it lies like one of those in the answer."""
    task, found = asked.make(), seen.found
    assert found is not None and seen.run is not None
    keys = {task.key(path) for path in wanted}
    back = {found.seat(choice): choice for choice in range(task.puzzle.size)}
    for seat in (found.seat, *task.seats):
        if task.key([seat(back[choice]) for choice in held]) in keys:
            if seat is found.seat:
                return seen
            return Judge(program, seen.run, replace(found, seat=seat), task, asked.truth).judge()
    return seen


def is_proved(seen: Judgement, begun: Begun) -> bool:
    """Tell whether a container shows the search: a copy for each call needs recursive calls."""
    assert seen.found is not None
    return not seen.found.remade or bool(begun.scouted.functions["recursive"])


def holds_answer(seen: Judgement, answer: Answer, task: Task) -> bool:
    """Tell whether a container held the program's answer, however its board lies."""
    if seen.outcome == "unknown" or seen.run is None or seen.run.ended == "failed":
        return False
    if answer.outcome == "none":
        return not (seen.facts.different or seen.facts.odd or seen.facts.unsolved)
    if answer.count is not None and not answer.solutions:
        return len(seen.facts.different) == answer.count
    held = {lie(path, task) for path in seen.facts.different}
    return all(lie(path, task) in held for path in answer.solutions.values())


def lie(path: Path, task: Task) -> Path:
    """Return a normal form of a path, the same however its board lies or its colours are named."""
    if task.ways is not None:
        return task.key(path)
    if "list" not in task.plain and not task.ordered:
        colours: dict[int, int] = {}
        width = task.puzzle.size // task.puzzle.length
        return tuple(colours.setdefault(choice % width, len(colours)) for choice in sorted(path))
    seats = task.seats or (int,)
    ways = [tuple(one(other(choice)) for choice in path) for one in seats for other in seats]
    return min(way if task.ordered else tuple(sorted(way)) for way in ways)


def explain_wrong(
    program: Program,
    plain: Plain,
    asked: Asked,
    limits: Limits,
    name: str | None,
    answer: Answer | None,
) -> Judgement:
    """Judge a program whose answer is not right, or that has none."""
    begun, task = begin(program, asked.make, limits, name), asked.make()
    seen, held = find_holding(begun, asked, limits, answer)
    answer, holds = held or answer, held is not None
    if seen is None:
        seen = judge_unseen(begun.run, name, program.text)
    if answer is None:
        return explain_end(seen, plain)
    if answer.outcome == "elsewhere":
        return judge_elsewhere(program, asked, answer, limits, name, seen)
    if [one.mistake for one in seen.findings] == ["own-grid"]:
        return seen

    def look_there(own: Asked) -> Judgement | None:
        return next(iter_watched(begin(program, own.make, limits, None), own, limits), None)

    if name is None and not answer.solutions:
        other = find_other(plain, asked, seen, look_there, answer.path or ())
        if other is not None:
            return other
    first = seen.findings[0].mistake if seen.findings else "nothing"
    if first == "uncalled" and not answer.shown:
        return seen
    if answer.outcome == "unknown" and not answer.shown and seen.outcome == "none":
        return replace(seen, findings=[])
    if answer.outcome == "unknown":
        told = answer.findings or [tell_unseen()]
        return replace(seen, outcome="unknown", findings=told)
    findings, number = answer.findings, len(seen.facts.different)
    counted = [one.mistake for one in findings] == ["count"]
    all_found = seen.outcome == "found" and number > 1 and not seen.facts.odd
    if counted and all_found and answer.says is not None:
        about = {"goal": task.goal, "there": number, "says": answer.says}
        findings = [Finding("count", tell("own-count-told", **about))]
    elif first == "count":
        findings = seen.findings if counted and number == answer.number else findings
    elif holds and seen.outcome == "wrong" and not answer.kept:
        same = [one.mistake for one in findings] == [first]
        findings = seen.findings if same else [*seen.findings, *findings]
    elif findings[0].mistake in ("says-none", "missing") and seen.facts.solved:
        findings = [tell_local(findings[0], program.text)]
    untried = find_untried(seen, program, asked, limits)
    if untried is not None:
        findings = [untried, *answer.findings]
    return replace(seen, outcome="wrong", findings=findings)


def tell_local(finding: Finding, text: str) -> Finding:
    """Say which variable stayed unchanged because a function assigned a local one instead."""
    local = find_local(text)
    if local is None:
        return finding
    name, function, line = local
    told = tell("own-answer-local", name=name, function=function, line=line)
    return replace(finding, sentence=together(told, finding.sentence), line=line)


def iter_other_size(program: Program, task: Task) -> Iterator[Finding]:
    """Yield that a wrong program sets its size to that of another board.

    A number beside the board's may be meant, as may that of its squares.
    """
    if task.size is None:
        return
    sizes = {name: value for name, value in task.settings.items() if type(value) is int}
    rows, columns = task.size
    for name, own, line in iter_numbers(program.text, sizes):
        if own > 1 and abs(own - sizes[name]) > 1 and own != rows * columns:
            told = tell("own-size-other", name=name, own=own, rows=rows, columns=columns)
            yield Finding("size", told, line=line)
            return


def find_unwritten(program: Program, limits: Limits) -> list[Finding]:
    """Find the part of a skeleton that is still to be written, where a run comes to it.

    The run is one of a program that ends there.
    """
    for line in iter_unwritten(program.text):
        lines = program.text.splitlines(keepends=True)
        lines[line - 1] = lines[line - 1].replace("pass", "raise NotImplementedError", 1)
        run = run_plain(replace(program, text="".join(lines)), limits).run
        if run.ended == "failed" and run.line == line:
            return [Finding("unwritten", tell("own-unwritten"), line=line)]
    return []


def find_holding(
    begun: Begun, asked: Asked, limits: Limits, answer: Answer | None
) -> tuple[Judgement | None, Answer | None]:
    """Judge by the container that holds a wrong or doubted answer; return that answer, too.

    It held the answer at its end or at its fullest; if the answer is only a part of one, it may
    have held more. If no path is held that an answer might be, take the first container without a
    fault, or the likeliest.
    """
    task, likeliest, clean = asked.make(), None, None
    path = None if answer is None else answer.path
    short = path is not None and not task.is_whole(path)
    every = [] if answer is None else [answer, *answer.doubted]
    answers = [(one, one.path) for one in every if one.path]
    for seen in iter_watched(begun, asked, limits):
        likeliest = likeliest or seen
        assert seen.found is not None and seen.story is not None
        at_end = tuple(seen.story.reading.hold())
        for one, told in answers if not (short and seen.found.remade) else ():
            for held in (seen.facts.standing, seen.facts.deepest, at_end):
                if len(held) == len(told) and lie(held, task) == lie(told, task):
                    return turn_board(seen, asked, begun.program, held, [told]), one
        if path is None and seen.outcome in ("found", "none", "stopped"):
            clean = clean or seen
            if not answers:
                break
    deep = likeliest is not None and len(likeliest.facts.deepest) >= len(path or ())
    part = short and deep and task.ends is None
    return clean or likeliest, answer if path is None or part else None


def explain_end(seen: Judgement, plain: Plain) -> Judgement:
    """Judge a program that did not finish, but ended at an error or a limit.

    Without an answer, a value that is no choice proves nothing: it may stand for a blank.
    """
    proved = seen.outcome == "wrong" and seen.findings[0].mistake != "off"
    if plain.run.ended == "failed" or proved or seen.outcome == "stopped":
        return seen
    return replace(seen, outcome="stopped", findings=[tell_stop(plain.run)])


def locate(
    finding: Finding, program: Program, found: Found, task: Task, facts: Facts, limits: Limits
) -> Finding:
    """Find the line that made the step of a finding, and the one that allowed it.

    A wrong start is found when its solution stands: the line that completed it is not to blame.
    Neither is the line that made the board, or put the given start there, where a choice is refused
    right after it.
    """
    known = finding.line is not None or finding.mistake == "start"
    if known or finding.step is None:
        return finding
    given = task.start is not None and not facts.placed
    if finding.mistake == "refused" and (finding.step < 1 or given):
        return finding
    moment = look(program, found.all, finding.step, limits, line_only=True)
    allowed = find_allowing(program, found, finding, task.ordered, limits)
    made = None if moment is None else moment.made.line
    return replace(finding, line=made, allowed=None if allowed == made else allowed)


def tell_missing(finding: Finding, program: Program, judged: Judgement, asked: Asked) -> Finding:
    """Add where the taking back is missing, as the finding's own line is one that places."""
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
    """Explain why a program writes a smaller number than the page's board shows."""
    step = finding.step
    if story is None or step is None or step not in story.steps:
        return None
    index = story.steps.index(step)
    value, before = story.value(index), story.sorts[:index]
    marked = before.count(PLACE) - before.count(UNDO) - before.count(SILENT)
    if story.sorts[index] != PLACE or not is_number(value) or value >= marked:
        return None
    return tell("own-step-numbered", value=str(value), number=marked + 1)
