"""What a program is, by its answer: what was seen of its way is held against what it says.

A right answer makes a program right, whatever the page can follow of its way there. What it prints,
or keeps each time it has found one, makes it wrong only where that can be nothing but an answer.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from knights.language import tell, together
from knights.programs.judge.answer import Answers, Kept, Make, read_answers, read_printed
from knights.programs.judge.finding import Finding, tell_unseen
from knights.programs.judge.judgement import Judgement
from knights.programs.judge.truth import Truth
from knights.programs.read.facts import printed_after
from knights.programs.read.printed import find_count, last_line, says_none
from knights.programs.watch.run import Run
from knights.puzzles.task import Task

# What stays a remark where the answer is right.
REMARKS = ("goes-on", "no-such-name")


@dataclass(frozen=True)
class Said:
    """What a program that has run says: its answers as printed, and those of each list it kept."""

    printed: Answers
    kept: Sequence[tuple[Kept, Answers]]
    none: bool  # its last line says that there is nothing

    @classmethod
    def by(cls, run: Run, kept: Sequence[Kept], make: Make) -> Self:
        if run.ended != "done":
            return cls(Answers(), [], False)
        lists = [(one, read_answers(one.items, make)) for one in kept]
        return cls(read_printed(run.printed, make), lists, says_none(run.printed))

    @property
    def right(self) -> dict[tuple[int, ...], tuple[int, ...]]:
        """The right answers: those that were printed, else those of a list with no wrong one."""
        clean = [answers.right for _, answers in self.kept if not answers.wrong]
        return self.printed.right or max(clean, key=len, default={})


def settle(judged: Judgement, said: Said, task: Task, truth: Truth) -> Judgement:
    """A judgement of what was seen, put right by what the program says."""
    run = judged.run
    if run is None or run.ended != "done" or is_own_grid(judged):
        return judged
    if judged.outcome in ("found", "none"):
        if judged.outcome == "none" and keeps_answer(judged, said, task):
            return replace(judged, outcome="unknown", findings=[tell_unseen()])
        wrong = find_wrong(judged, said, task, truth)
        if wrong is None:
            return judged
        # Who asks for nothing but their number has the right answer.
        counts = wrong.mistake == "same-list" and says_number(run, len(judged.facts.different))
        outcome = judged.outcome if counts else "wrong"
        return replace(judged, outcome=outcome, findings=[wrong])
    if truth.goal in ("first", 1):
        one = len(said.right) == 1 and said.printed.last is not False and not said.none
        # What was seen to begin elsewhere is no answer, though it ends where it should begin.
        seen = [finding for finding in judged.findings if finding.mistake == "start"]
        if seen and (said.printed.backwards or not said.printed.right):
            return judged
        return make_right(judged, said) if one else settle_none(judged, said, truth)
    return settle_all(judged, said, task, truth)


def keeps_answer(judged: Judgement, said: Said, task: Task) -> bool:
    """Whether a program keeps what it may take for an answer, elsewhere than what was seen."""
    seen = frozenset() if judged.found is None else judged.found.all
    boards = {shape.rows for shape in task.shapes if shape.kind == "grid"}
    return any(
        answers.wrong or (answers.unclear and len(kept.items) not in boards)
        for kept, answers in said.kept
        if kept.site not in seen
    )


def says_number(run: Run, number: int) -> bool:
    return str(number) in re.findall(r"\d+", find_count(run.printed) or "")


def settle_all(judged: Judgement, said: Said, task: Task, truth: Truth) -> Judgement:
    """All solutions, printed or kept by a program that was not followed, or by its count."""
    assert judged.run is not None
    unseen = judged.found is None and judged.outcome == "unknown"
    count = find_count(judged.run.printed)
    numbers = set(map(int, re.findall(r"\d{1,15}", count or "")))
    if not unseen and (not said.right or said.printed.wrong or judged.facts.unsolved):
        return judged
    true = truth.count(judged.facts)
    if unseen and true is not None and numbers and true not in numbers:
        told = tell("own-count-says", goal=task.goal, there=true, says=count)
        return replace(judged, findings=[Finding("count", told)])
    if true is None or (numbers and true not in numbers):
        return judged
    if len(said.right) == true > len(judged.facts.different) and not said.printed.wrong:
        return make_right(judged, said)
    if unseen and true in numbers:
        told = together(tell("own-unseen-number", number=true), tell("own-unseen-way"))
        return replace(judged, findings=[Finding("nothing", told)])
    return settle_none(judged, said, truth)


def is_own_grid(judged: Judgement) -> bool:
    return any(finding.mistake == "own-grid" for finding in judged.findings)


def make_right(judged: Judgement, said: Said) -> Judgement:
    """A right answer: what is left of the findings is a remark, and no more than is proved."""
    facts, right = judged.facts, said.right
    remarks = [finding for finding in judged.findings if finding.mistake in REMARKS]
    if not facts.solved:
        facts = replace(facts, different=set(right), solution=next(iter(right.values())))
        told = together(tell("own-unseen-right"), tell("own-unseen-way"))
        remarks = [*remarks, Finding("nothing", told)]
    return replace(judged, outcome="found", findings=remarks, facts=facts)


def find_wrong(judged: Judgement, said: Said, task: Task, truth: Truth) -> Finding | None:
    """What a program says that is no answer, although what was seen of its way is right."""
    assert judged.run is not None
    facts, last = judged.facts, len(judged.run.log) - 1
    printed = said.printed
    # Only what was printed after it was found is about it.
    after = bool(facts.solved) and printed_after(judged.run, facts.solved[0])
    if truth.goal in ("first", 1) and said.none and not said.right and after:
        line = last_line(judged.run.printed)
        told = tell("own-answer-denied", goal=task.goal, says=line)
        return Finding("says-none", told, last)
    few = len(printed.right) < max(1, len(facts.different))
    if printed.wrong and few and printed.last is False:
        told = together(tell("own-answer-printed", goal=task.goal), printed.wrong[-1])
        return Finding("answer", told, last)
    watched = frozenset() if judged.found is None else judged.found.all
    for kept, answers in said.kept:
        if len(kept.items) != len(facts.solved) or kept.site in watched:
            continue
        if answers.wrong and len(kept.items) > len(answers.right):
            told = together(tell("own-answer-kept", goal=task.goal), answers.wrong[0])
            return Finding("answer", told, last)
        if kept.one and not answers.right and not printed.right:
            return Finding("same-list", tell("own-answer-shared"), last)
    return None


def settle_none(judged: Judgement, said: Said, truth: Truth) -> Judgement:
    """What was not followed, of a program that says that there is nothing, and is right."""
    unseen = judged.found is None and judged.outcome == "unknown"
    if unseen and said.none and not said.right and truth.exists(judged.facts) is False:
        return replace(judged, outcome="none", findings=[])
    return judged
