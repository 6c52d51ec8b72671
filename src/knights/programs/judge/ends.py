"""How a run ended before it was done: by an error of Python's, at a limit, or in a loop."""

from knights.programs.judge.errors import tell_error
from knights.programs.judge.finding import Finding, Mistake
from knights.programs.judge.judgement import Judgement
from knights.programs.watch.run import Run


def judge_unseen(run: Run, name: str | None) -> Judgement:
    """What can be said of a program that writes nothing that looks like a search."""
    if run.ended == "failed":
        return Judgement("wrong", [tell_failure(run)], run)
    if run.ended == "stopped" and run.reason == "turns":
        return Judgement("wrong", [tell_loop(run)], run)
    if run.ended == "stopped" and run.reason != "steps":
        return Judgement("stopped", [tell_stop(run)], run)
    if name:
        told = f"The program writes nothing called {name!r} that looks like this search."
        return Judgement("unknown", [Finding("no-such-name", told)], run)
    sentence = (
        "The program writes no board, list or path that looks like this search: keep what it"
        " places in one, or name what is to be watched."
    )
    return Judgement("unknown", [Finding("nothing", sentence)], run)


def tell_failure(run: Run, step: int | None = None) -> Finding:
    assert run.error is not None
    kinds: dict[type, Mistake] = {RecursionError: "depth", EOFError: "input"}
    mistake = kinds.get(type(run.error), "error")
    return Finding(mistake, tell_error(run.error), step, line=run.line)


def tell_stop(run: Run, step: int | None = None) -> Finding:
    return Finding("limit", tell_limit(run), step, line=run.line)


def tell_loop(run: Run, step: int | None = None) -> Finding:
    return Finding(
        "loop",
        "The loop in this line goes round and round, and nothing is placed or taken back any more:"
        " what it waits for never happens.",
        step,
        line=run.line,
    )


def counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def tell_limit(run: Run) -> str:
    steps = counted(len(run.log) - 1, "step")  # the last is the one too many
    return {
        "steps": f"Stopped after {steps}, which is the limit: that proves nothing.",
        "calls": f"Stopped after {len(run.calls):,} calls and returns: that proves nothing.",
        "output": f"Your program printed more than {len(run.printed):,} characters,"
        " so it was stopped. Print less, and run it again.",
        "memory": "Your program used more memory than it may have, so it was stopped.",
        "seconds": "Stopped, as it took too long: that proves nothing.",
    }.get(run.reason or "", "Stopped.")
