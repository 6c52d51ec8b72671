"""A judgement as plain data, which can be sent from the process that ran the program."""

from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import islice
from typing import Any

from knights.language import speak, tell
from knights.programs.answer.finding import Finding
from knights.programs.judge.judge import judge
from knights.programs.judge.judgement import Judgement
from knights.programs.watch.limits import Late, Limits
from knights.programs.watch.run import Program
from knights.puzzles.registry import find_kind
from knights.quoting import cut
from knights.scenario import build, parse

# Most characters of a sentence and of a name: both may hold texts of the program.
MOST_SAID = 700
MOST_NAMED = 100

# Most choices of all reported solutions together; they let others check a verdict.
MOST_ANSWERED = 100_000


@dataclass(frozen=True)
class Request:
    """A program to be run for a scenario: what `judge` is asked, as plain data.

    `lines` are what `input` gives; `{n}`, `{rows}` and other settings in them get their values.
    `language` is the code of the language of the sentences. With `fit`, names of settings, such as
    `n`, get the task's values in the program; `file` is the path of the program's text.
    With `board`, the report has the choices that stand at the first finding.
    """

    text: str
    scenario: str
    lines: Sequence[str] = ()
    watch: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    limits: Mapping[str, int] = field(default_factory=dict)
    expected: int | None = None
    language: str = "en"
    fit: bool = False
    file: str = ""
    board: bool = False


def answer(request: Request, ran: Callable[[], object] = lambda: None) -> dict[str, Any]:
    """Run a program and return the judgement; `ran` is called when it has run.

    If judging takes too long, or too much memory, return what is known by then.

    Raises:
        ValueError: when the scenario is invalid, or its puzzle takes no programs.
    """
    speak(request.language)
    program = Program(request.text, request.lines, request.settings, request.file)
    limits = Limits(**request.limits)
    judged = Judgement("stopped", [])

    def note(known: Judgement) -> None:
        nonlocal judged
        if judged.run is None:
            ran()
        judged = known

    try:
        judged = judge(
            program, request.scenario, limits, request.watch, request.expected, note, request.fit
        )
    except (Late, MemoryError) as end:
        if judged.outcome == "stopped" and not judged.findings:
            late = isinstance(end, Late)
            told = tell("own-check-late" if late else "own-check-memory")
            judged.findings.append(Finding("limit", told))
    report = describe(judged, request.scenario)
    return {**report, "board": find_board(judged)} if request.board else report


def find_board(judged: Judgement) -> list[int] | None:
    """Return the choices that stand at the step of the first finding; None if no step is known."""
    step = next((one.step for one in judged.findings if one.step is not None), None)
    if step is None or judged.story is None:
        return None
    path = list[int]()
    at, events, _ = judged.story.search({step})
    for event in events[: bisect_right(at, step)]:
        if event >= 0:
            path.append(event)
        elif ~event in path:
            path.remove(~event)
    return path


def describe_findings(findings: Sequence[Finding]) -> list[dict[str, Any]]:
    return [{**asdict(one), "sentence": cut(one.sentence, MOST_SAID)} for one in findings]


def list_answers(solutions: Collection[Sequence[int]]) -> list[list[int]]:
    """Return as many solutions as `MOST_ANSWERED` allows, each as its choices."""
    longest = max(map(len, solutions), default=1)
    return [list(path) for path in islice(solutions, MOST_ANSWERED // max(longest, 1))]


def describe(judged: Judgement, scenario: str) -> dict[str, Any]:
    asked = parse(scenario)
    kind, puzzle = find_kind(asked.puzzle), build(asked)
    run, facts, found = judged.run, judged.facts, judged.found
    path = next(iter(judged.solutions.values()), facts.solution or facts.standing)
    solutions = judged.solutions or {path: path for path in facts.different}
    counted = facts.counted or judged.outcome not in ("found", "none")
    return {
        "outcome": judged.outcome,
        "findings": describe_findings(judged.findings),
        "printed": judged.printed,
        "cited": judged.cited and (judged.cited[0][:MOST_NAMED], judged.cited[1]),
        "steps": 0 if run is None else len(run.log),
        "calls": 0 if run is None else (len(run.calls) + 1) // 2,
        "watched": None if found is None else found.name[:MOST_NAMED],
        "settings": [] if run is None else [name[:MOST_NAMED] for name in sorted(run.changed)],
        "placed": facts.placed if counted else None,
        "undone": facts.undone if counted else None,
        "solutions": judged.count or len(solutions),
        "answers": list_answers(solutions.values()),
        "first": facts.first,
        "choices": list(path),
        "labels": [kind.label(puzzle, choice) for choice in path],
        "scenario": judged.scenario,
    }
