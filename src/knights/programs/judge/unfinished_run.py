"""Findings about a run that did not finish: an error of Python's, a limit, or a loop."""

from knights.language import Told, tell
from knights.programs.answer.finding import Finding, Mistake
from knights.programs.judge.errors import tell_error
from knights.programs.judge.judgement import Judgement
from knights.programs.judge.syntax import find_uncalled
from knights.programs.watch.endless_loop import find_first_round
from knights.programs.watch.run import Run
from knights.quoting import cite


def judge_unseen(run: Run, name: str | None, text: str) -> Judgement:
    """Judge a program that writes nothing that looks like a search."""
    if run.ended == "failed":
        return Judgement("wrong", [tell_failure(run)], run)
    if run.reason == "round":
        return Judgement("wrong", [tell_round(run)], run)
    if run.ended == "stopped" and run.reason != "steps":
        return Judgement("stopped", [tell_stop(run)], run)
    uncalled = find_uncalled(text) if run.ended == "done" else None
    if uncalled is not None:
        return Judgement("unknown", [Finding("uncalled", uncalled[0], line=uncalled[1])], run)
    if name:
        told = tell("own-unseen-name", name=cite(name))
        return Judgement("unknown", [Finding("no-such-name", told)], run)
    return Judgement("unknown", [Finding("nothing", tell("own-unseen-search"))], run)


def tell_failure(run: Run, step: int | None = None) -> Finding:
    assert run.error is not None
    kinds: dict[type, Mistake] = {RecursionError: "depth", EOFError: "input"}
    mistake = kinds.get(type(run.error), "error")
    return Finding(mistake, tell_error(run.error), step, line=run.line)


def tell_stop(run: Run, step: int | None = None) -> Finding:
    return Finding("limit", tell_limit(run), step, line=run.line)


def tell_round(run: Run) -> Finding:
    """Say that a program is back at the same line with the same values, at the first such step."""
    told = tell("own-run-round", steps=max(0, len(run.log) - 1))
    return Finding("loop", told, find_first_round(run.log), line=run.line)


def tell_limit(run: Run) -> Told:
    match run.reason:
        case "steps":
            return tell("own-run-steps", steps=len(run.log) - 1)  # the last is the one too many
        case "ticks" | "turns":
            return tell("own-run-ticks")
        case "calls":
            return tell("own-run-calls", calls=len(run.calls))
        case "containers":
            return tell("own-run-containers")
        case "output":
            return tell("own-run-output", characters=len(run.printed))
        case "memory":
            return tell("own-run-memory")
        case "seconds":
            return tell("own-run-seconds")
    return tell("own-run-stopped")
