"""Judgement of a watched run against the truth about its task."""

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import Any

from knights.language import Told, tell, together
from knights.programs.answer.claims import find_none, list_lines, says_found
from knights.programs.answer.finding import Finding, tell_start, tell_unseen
from knights.programs.answer.truth import Truth
from knights.programs.judge.judgement import Judgement, Outcome
from knights.programs.judge.refusing import find_refused, is_dead_end, iter_free
from knights.programs.judge.syntax import find_own_call, repair_rows, uses_result
from knights.programs.judge.unfinished_run import tell_failure, tell_round, tell_stop
from knights.programs.judge.walk import Walk
from knights.programs.read import facts as gathered
from knights.programs.read.candidates import Found
from knights.programs.read.run_events import UNDO, Story
from knights.programs.watch.log import ABSENT
from knights.programs.watch.moment import write
from knights.programs.watch.run import Program, Run
from knights.puzzles.task import Task
from knights.scenario import build, parse

CODES = {0: "None", 1: "False", 2: "True"}


def can_be(scenario: str) -> bool:
    """Tell whether a scenario is possible: a program's own grid may break the rules at once."""
    try:
        build(parse(scenario))
    except ValueError:
        return False
    return True


class Judge:
    """Judges a run against the truth about its task."""

    def __init__(self, program: Program, run: Run, found: Found, task: Task, truth: Truth) -> None:
        self.program, self.run, self.found, self.task = program, run, found, task
        self.truth, self.goal = truth, truth.goal
        self.story = Story(run.log, found, task)
        self.facts = gathered.gather(self.story, task)
        self.last = len(run.log)

    def judge(self) -> Judgement:
        original = self.story.reading.original
        own = self.task.own(self.found.shape, original) if original else None
        if own is not None and self.is_turned(original):
            return Judgement("unknown", [], self.run)
        if own is not None:
            judged = self.say("unknown", Finding("own-grid", tell("own-answer-grid")))
            return replace(judged, scenario=own if can_be(own) else None)
        if self.run.ended == "failed":
            return self.judge_failed()
        if self.run.ended == "stopped":
            return self.judge_stopped()
        if self.goal in ("first", 1):
            return self.judge_first()
        return self.judge_all()

    def is_turned(self, original: Mapping[Any, Any]) -> bool:
        """Tell whether a grid is the page's with rows and columns swapped: it is not followed."""
        turned = {key[::-1]: value for key, value in original.items() if isinstance(key, tuple)}
        return bool(turned) and self.task.own(self.found.shape, turned) is None

    def say(self, outcome: Outcome, *findings: Finding | None) -> Judgement:
        known = [finding for finding in findings if finding is not None]
        return Judgement(outcome, known, self.run, self.found, self.facts, self.story)

    def walk(self) -> Finding | None:
        if self.facts.shared:
            code = repair_rows(self.program.text)
            repair = code and tell("own-step-rows-repair", code=code)
            return Finding("shared-rows", together(tell("own-step-rows"), repair), 0)
        return Walk(self.run, self.found, self.task, self.story, self.facts).find()

    def judge_failed(self) -> Judgement:
        """Judge a run that ended with a Python error; an earlier fault may be its cause."""
        error = self.tell_short(tell_failure(self.run, self.last - 1))
        cause = None if self.facts.solved else self.walk()
        lasting = cause is not None and cause.mistake in ("not-taken-back", "taken-back-too-much")
        if lasting or isinstance(self.run.error, IndexError | KeyError | ValueError):
            return self.say("wrong", cause, error)
        return self.say("wrong", error, cause)

    def tell_short(self, error: Finding) -> Finding:
        """Tell an index outside of the path itself: it is no square's, as the path is too short."""
        if not isinstance(self.run.error, IndexError) or self.found.shape.kind != "path":
            return error
        line = self.program.text.splitlines()[error.line - 1] if error.line else ""
        if not re.search(rf"\b{re.escape(self.found.name)}\[[^\[\]]*\](?!\[)", line):
            return error
        told = tell("own-error-short", name=self.found.name, undone=self.facts.undone > 0)
        return replace(error, sentence=told)

    def judge_stopped(self) -> Judgement:
        run = self.run
        if run.reason == "round":
            return self.say("wrong", tell_round(run))
        # A search that goes on without a step keeps its choices elsewhere.
        finding = None if run.reason == "turns" else self.walk()
        if finding is not None:
            return self.say("wrong", finding, tell_stop(run, self.last - 1))
        if self.goal in ("first", 1) and self.facts.later is not None:
            return self.say("wrong", self.tell_going_on())
        return self.say("stopped", tell_stop(run, self.last - 1))

    def judge_first(self) -> Judgement:
        facts = self.facts
        if facts.solved:
            if self.begins_elsewhere():
                return self.say("wrong", self.tell_elsewhere())
            if facts.later is not None:
                return self.say("wrong", self.tell_going_on())
            if not facts.stands and not self.task.early:
                return self.say("wrong", self.tell_erased())
            wrong = self.look_at_numbers()
            return self.say("wrong" if wrong else "found", wrong)
        finding = self.walk()
        exists = self.truth.exists(self.facts)
        claimed = exists is False and self.claims()
        if exists is not True and finding is None and not claimed:
            return self.say("none" if exists is False else "unknown")
        unfollowed = not facts.deepest or (self.task.early and not facts.standing)
        if finding is None and unfollowed:
            return self.say("unknown", tell_unseen())
        if finding is not None and finding.mistake == "repeats":  # this hides no solution
            finding = find_refused(self.story, self.task, self.truth.solution) or finding
        return self.say("wrong", finding or self.tell_missed())

    def claims(self) -> bool:
        """Tell whether the program claims a solution: by its path, its words or returns."""
        standing = self.facts.standing
        if len(standing) >= self.task.puzzle.length or self.task.is_whole(standing):
            return True
        codes = [~what for _, what in self.run.calls if what < 0]
        returned = bool(codes) and CODES.get(codes[-1]) == "True"
        return returned or says_found(list_lines(self.run.printed))

    def begins_elsewhere(self) -> bool:
        """Tell whether the solution begins with another choice than the one asked for."""
        task, solution = self.task, self.facts.solution
        return task.start is not None and bool(solution) and solution[0] != task.start

    def tell_elsewhere(self) -> Finding:
        begun = self.facts.solution[0]
        return Finding("start", tell_start(self.task, begun), self.facts.solved[0], begun)

    def tell_missed(self) -> Finding:
        """Find out why a program ends without a solution though no step was wrong."""
        facts = self.facts
        whole = self.task.ends is not None or self.task.is_whole(facts.standing)
        unfit = self.task.unfit(facts.standing) if whole and facts.standing else None
        if unfit is not None:
            return Finding("unfit", unfit, facts.last_place, facts.standing[-1])
        early = self.tell_early() if self.task.ends is None else None
        if early is not None:
            return early
        unplaced = self.tell_unplaced()
        if unplaced is not None:
            return unplaced
        dead_end = bool(facts.deepest) and is_dead_end(self.task, facts.deepest)
        if dead_end and not facts.undone:
            told = tell("own-end-dead", far=self.far)
            return Finding("gives-up", told, facts.last_place, facts.deepest[-1])
        if dead_end and facts.gave_up:
            told = tell("own-end-gives-up", far=self.far)
            return Finding("gives-up", told, facts.first_undo, facts.deepest[-1])
        refused = find_refused(self.story, self.task, self.truth.solution)
        return refused or Finding("differs", tell("own-end-differs"), self.last - 1)

    @property
    def far(self) -> Told:
        """Return how far the program came."""
        task, placed = self.task, len(self.facts.deepest)
        return tell("own-end-far", puzzle=task.name, placed=placed, length=task.puzzle.length)

    def tell_early(self) -> Finding | None:
        """Find out whether a program ends as if it were done though more could be placed."""
        facts, task = self.facts, self.task
        path, length = facts.deepest, task.puzzle.length
        ended = facts.last_place > (facts.last_undo or 0) and len(facts.standing) == len(path)
        # If nothing is ever taken back explicitly, the end of a search may be invisible.
        ended &= self.claims() or (UNDO in self.story.bare and not self.found.remade)
        if not ended or not 1 < len(path) < length:
            return None
        free = next(iter_free(task, path), None)
        if free is None and facts.gave_up and not self.succeeds(facts.last_place):
            return None
        if free is None:
            told = tell("own-end-early", far=self.far)
        else:
            told = tell("own-end-early-free", choice=task.label(free), far=self.far)
        return Finding("stops-early", told, facts.last_place, free)

    def tell_unplaced(self) -> Finding | None:
        """Find out whether a search goes on from the given start, and places nothing at all.

        A function may place its choice when it begins, or refuse to: one that has called itself
        twice within itself has gone on without.
        """
        only_start = self.task.start is not None and len(self.story) == 1
        if not only_start or self.deepest_calls() < 3 or len(self.run.calls.names) != 1:
            return None
        line = find_own_call(self.program.text, self.run.calls.names[0])
        if line is None:
            return None
        told = tell("own-end-unplaced", line=line)
        return Finding("unplaced", told, self.facts.last_place, line=line)

    def deepest_calls(self) -> int:
        """Return how many calls were open at most."""
        depths = accumulate(1 if what >= 0 else -1 for _, what in self.run.calls)
        return max(depths, default=0)

    def succeeds(self, step: int) -> bool:
        """Tell whether a call returns True right after a step."""
        return any(CODES.get(code) == "True" for code in self.list_returns(step))

    def tell_going_on(self) -> Finding:
        """Explain why a program goes on after its solution, by what its calls return then."""
        step = self.facts.solved[0]
        codes = list(self.list_returns(step))
        uses = uses_result(self.program.text, self.run.calls.names)
        number, goal = len(self.facts.different), self.task.goal
        for_one = codes and (CODES.get(codes[0]) == "True" or (uses and codes[0] == 0))
        if not for_one and not self.denies() and self.collects():
            told = tell("own-end-all", goal=goal, found=number)
            return Finding("goes-on", told, step)
        said = tell("own-end-goes-on", goal=goal)
        if self.run.calls.pauses:  # a generator gives its answers otherwise
            return Finding("goes-on", said, step)
        if uses and codes and codes[0] == 0:
            told = together(said, tell("own-end-returns-nothing"))
            return Finding("not-returned", told, step)
        if uses is False:
            many = self.run.ended == "stopped" and number > 1
            stopped = tell("own-end-stopped", found=number) if many else None
            return Finding("goes-on", together(said, stopped, tell("own-end-never-looks")), step)
        how = tell("own-end-not-told", value=CODES.get(codes[0], "other") if codes else "none")
        return Finding("goes-on", together(said, how), step)

    def denies(self) -> bool:
        return find_none(list_lines(self.run.printed)) is not None

    def collects(self) -> bool:
        """Tell whether all solutions were found, each once; with several, that is no chance."""
        facts = self.facts
        number = len(facts.different)
        if self.run.ended != "done" or not 1 < number == len(facts.solved) or facts.standing:
            return False
        return self.truth.count(self.facts, "count") == number

    def tell_erased(self) -> Finding:
        told = together(tell("own-end-erased", goal=self.task.goal), tell("own-end-keep"))
        return Finding("erased", told, self.facts.solved[0])

    def list_returns(self, step: int) -> list[int]:
        """List the codes of values returned right after a step, up to the next step or call."""
        codes: list[int] = []
        calls = self.run.calls
        for number in range(calls.after(step), len(calls)):
            at, what = calls[number]
            if at > step + 1 or (what >= 0 and codes):
                break
            if what < 0:
                codes.append(~what)
        return codes

    def look_at_numbers(self) -> Finding | None:
        """Find a fault in the numbers on the board: they must count the moves one by one."""
        values = self.facts.values
        if not self.task.numbered or self.found.shape.kind == "path" or len(set(values)) <= 2:
            return None
        numbers: list[Any] = [int(str(v)) if str(v).isdecimal() else v for v in values]
        backwards = (
            isinstance(numbers[0], int) and numbers[0] == len(numbers) + (numbers[-1] == 1) - 1
        )
        for before, after in pairwise(reversed(numbers) if backwards else numbers):
            if not isinstance(before, int) or not isinstance(after, int) or after != before + 1:
                told = tell("own-answer-numbers", before=write(before), after=write(after))
                return Finding("numbers", told, self.facts.solved[0])
        return None

    def judge_all(self) -> Judgement:
        """Compare the number of solutions with the true one."""
        facts, goal = self.facts, self.task.goal
        true = self.truth.count(self.facts)
        if true is None:
            return self.say("unknown")
        number = len(facts.different)
        if self.begins_elsewhere():
            return self.say("wrong", self.tell_elsewhere())
        if isinstance(self.goal, int) and number > self.goal:
            told = tell("own-count-more", goal=goal, asked=self.goal, found=number)
            return self.say("wrong", Finding("goes-on", told, facts.solved[self.goal]))
        if number != true:
            told = tell("own-count-wrong", goal=goal, there=true, found=number)
            if number == 1 and facts.later is None and self.run.ended == "done":
                told = together(told, tell("own-count-first"))
            finding = None if number > true else self.walk() or self.tell_never_back()
            finding = finding or (None if number else self.tell_unplaced())
            if finding is None and not number and facts.undone and self.truth.exists(facts):
                finding = find_refused(self.story, self.task, self.truth.solution)
            return self.say("wrong", finding or Finding("count", told, self.last - 1))
        wrong = self.walk() if facts.unsolved else None
        if wrong is not None and wrong.mistake in ("move", "wrap"):
            return self.say("wrong", wrong)
        # If 0 is both a row and an empty place, taking a queen back may look like placing one.
        unclear = self.found.shape.kind == "list" and self.story.reading.blank is ABSENT
        if len(facts.solved) > number and not unclear:
            found = len(facts.solved)
            again = tell("own-count-again", goal=goal, found=found, different=number)
            return self.say("wrong", Finding("count", again, facts.solved[-1]))
        return self.say("found" if true else "none")

    def tell_never_back(self) -> Finding | None:
        """Find out whether a search ends in a dead end because nothing is ever taken back."""
        facts, path = self.facts, [choice for _, choice, _ in self.story.standing]
        if facts.undone or not path or not is_dead_end(self.task, path):
            return None
        told = tell(
            "own-end-never-back",
            goal=self.task.goal,
            choice=self.task.label(path[-1]),
            found=len(facts.different),
        )
        return Finding("not-taken-back", told, facts.last_place, path[-1])
