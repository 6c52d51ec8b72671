"""A search of ours with the visitor's own rule or order, run to its end and judged.

It has the interface of a `Session`: its steps are its events. As it is a search like any other, it
answers the panels' questions at any state itself: `tell`, `progress` and `probe`.
"""

import ast
import json
from array import array
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Literal

from knights.language import speak, tell
from knights.programs.answer.finding import Finding
from knights.programs.own_rule import NAMES, Ruled, RuleError
from knights.programs.report import (
    MOST_ANSWERED,
    MOST_SAID,
    Request,
    describe_findings,
    list_answers,
)
from knights.programs.watch.limits import Limits
from knights.puzzles.registry import find_kind
from knights.quoting import cut
from knights.scenario import build, parse, wanted
from knights.search import State, events, finished, progress
from knights.search.account import find_following, levels
from knights.search.estimate import count_within, estimate

# Most events of our own search for whether there is a solution.
BUDGET = 2_000_000

# Fewest events of a run whose speed can be measured.
LONG = 1_000

# Placements up to which a tree is counted instead of estimated.
SMALL_TREE = 1_024

# Statements that only define something.
DEFINITIONS = (
    ast.FunctionDef,
    ast.ClassDef,
    ast.Import,
    ast.ImportFrom,
    ast.Assign,
    ast.AnnAssign,
)

type Outcome = Literal["found", "none", "wrong", "stopped", "unknown"]


def is_rule(text: str) -> bool:
    """Tell whether a program defines a rule, and searches for nothing by itself.

    >>> is_rule("def order(path, choices): return sorted(choices)")
    True
    >>> is_rule("def order(k): return 1" + chr(10) + "print(order(2))")
    False
    """
    try:
        body = ast.parse(text).body
    except SyntaxError:
        return False
    acts = [part for part in body if not isinstance(part, DEFINITIONS)]
    docstring = [part for part in acts if isinstance(part, ast.Expr)]
    named = [part.name for part in body if isinstance(part, ast.FunctionDef)]
    return (
        any(name in NAMES for name in named)
        and acts == docstring
        and all(isinstance(part.value, ast.Constant) for part in docstring)
    )


class Ruling:
    """A run of a search of ours with a rule.

    `names` are the rules that are defined, `exhausted` is whether all that they allow was tried,
    and `rate` is the steps per second, or None for a run too short to measure.

    Raises:
        ValueError: when the scenario is invalid, or its puzzle takes no programs.
    """

    orderly = True

    def __init__(self, request: Request) -> None:
        speak(request.language)
        self.request = request
        asked = parse(request.scenario)
        self.kind, self.puzzle = find_kind(asked.puzzle), build(asked)
        if self.kind.task is None:
            raise ValueError(tell("own-rule-no-puzzle"))
        self.goal = wanted(asked)
        self.events = array("i", self.puzzle.root)
        self.findings: list[Finding] = []
        self.solutions = 0
        self.answers: list[tuple[int, ...]] = []  # at most MOST_ANSWERED choices together
        self.ruled: Ruled | None = None
        self.rate: float | None = None
        self.exhausted = False
        self.outcome = self.search(Limits(**request.limits).steps)
        self.at = array("i", range(len(self.events)))

    @property
    def names(self) -> list[str]:
        return [] if self.ruled is None else [*self.ruled.rules]

    def search(self, most: int) -> Outcome:
        try:
            self.ruled = Ruled(self.kind, self.puzzle, self.request.text)
            return self.follow(self.ruled, most)
        except RuleError as error:
            last = len(self.events) - 1
            self.findings.append(Finding("error", error.sentence, last, line=error.line))
            return "wrong"

    def follow(self, ruled: Ruled, most: int) -> Outcome:
        path = list(self.puzzle.root)
        needed = 1 if self.goal == "first" else self.goal
        begun = perf_counter()
        for event in events(ruled, every=needed != 1):
            if len(self.events) == most:
                said = tell("own-rule-limit", steps=most)
                self.findings.append(Finding("limit", said, most - 1))
                self.measure(begun)
                return "stopped"
            self.events.append(event)
            if event < 0:
                path.pop()
                continue
            path.append(event)
            if finished(self.puzzle, path):
                self.solutions += 1
                if self.solutions * len(path) <= MOST_ANSWERED:
                    self.answers.append(tuple(path))
                if self.solutions == needed:
                    break
        else:
            self.exhausted = True
        self.measure(begun)
        return "found" if self.solutions else self.tell_none(ruled)

    def measure(self, begun: float) -> None:
        if len(self.events) >= LONG:
            self.rate = len(self.events) / max(perf_counter() - begun, 1e-6)

    def tell_none(self, ruled: Ruled) -> Outcome:
        """Find out why nothing was found: there is nothing, or the rule refuses a choice to it."""
        theorem = self.kind.prove(self.puzzle)
        if theorem is not None and not theorem.exists:
            return "none"
        decision = self.kind.insight.decide(self.puzzle, self.puzzle.root, BUDGET)
        if decision.completable is None:
            return "unknown"
        solution = decision.completion
        for length in range(len(self.puzzle.root), len(solution)):
            path, choice = solution[:length], solution[length]
            if choice in ruled.choices(path):
                continue
            said = tell(
                "own-rule-refuses",
                goal=self.kind.goal(self.puzzle),
                choice=self.kind.label(self.puzzle, choice),
                way=ruled.name(path),
            )
            self.findings.append(Finding("refused", said, self.find_step(path), choice))
            return "wrong"
        return "none"

    def find_step(self, path: Sequence[int]) -> int:
        """Find the step after which a path stands; the search reaches each that its rule allows."""
        standing: list[int] = []
        wanted = list(path)
        for step, event in enumerate(self.events):
            if event < 0:
                standing.pop()
            else:
                standing.append(event)
            if standing == wanted:
                return step
        return -1

    @property
    def report(self) -> dict[str, Any]:
        path: list[int] = []
        best: list[int] = []
        for event in self.events:
            if event < 0:
                path.pop()
                continue
            path.append(event)
            if len(path) > len(best):
                best = list(path)
        placed = sum(event >= 0 for event in self.events) - len(self.puzzle.root)
        return {
            "outcome": self.outcome,
            "findings": describe_findings(self.findings),
            "printed": "",
            "cited": None,
            "steps": len(self.events),
            "calls": 0,
            "watched": None,
            "settings": [],
            "placed": placed,
            "undone": len(self.events) - placed - len(self.puzzle.root),
            "solutions": self.solutions,
            "answers": list_answers(self.answers),
            "first": self.events[0] if self.events else None,
            "choices": best,
            "labels": [self.kind.label(self.puzzle, choice) for choice in best],
            "scenario": None,
            "rule": {"names": self.names, "exhausted": self.exhausted, "rate": self.rate},
        }

    def ask(self, question: str, given: str) -> str:
        """Answer a panel's question with arguments in JSON, as JSON; null if there is no answer.

        If the rule fails during a probe, `problem` in the answer says how.
        """
        if self.ruled is None:
            return "null"
        told: object
        answers: dict[str, Callable[..., object]]
        answers = {
            "describe_step": self.describe_step,
            "progress": self.progress,
            "probe": self.probe,
        }
        try:
            told = answers[question](self.ruled, *json.loads(given))
        except RuleError as error:
            told = {"problem": cut(error.sentence, MOST_SAID)} if question == "probe" else None
        try:
            return json.dumps(told, allow_nan=False)
        except ValueError:
            return "null"  # a number is too large for JSON

    def describe_step(
        self, ruled: Ruled, path: Sequence[int], undone: int | None
    ) -> dict[str, Any]:
        """Return the next choice, and what each level has tried."""
        state = State(tuple(path), undone)
        found = [level._asdict() for level in levels(ruled, state)]
        return {"following": find_following(ruled, state), "levels": found}

    def progress(self, ruled: Ruled, path: Sequence[int], undone: int | None) -> float:
        return progress(ruled, State(tuple(path), undone))

    def probe(self, ruled: Ruled, probes: int, first: int) -> dict[str, Any]:
        """Return random descents below the rule, or the exact size of a known or small tree."""
        exact = self.report["placed"] if self.exhausted else None
        if exact is None and first == 0:
            exact = count_within(ruled, SMALL_TREE)
        told = {} if exact is not None else estimate(ruled, probes, first)._asdict()
        return {**told, "exact": exact}

    def moment(self, step: int) -> str:
        """Return JSON null: steps of a rule's search have no line."""
        return json.dumps(None)
