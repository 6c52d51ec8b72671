"""An answer is checked, for graders: nothing happens, or it raises with the sentence."""

from collections.abc import Mapping
from typing import Any

from knights.language import tell, together, trace
from knights.mistakes import as_whole
from knights.notebook.reading import read_task
from knights.notebook.watching import watch
from knights.programs.answer.finding import tell_start
from knights.programs.answer.verdict import Answer
from knights.programs.judge.judge import run_once
from knights.programs.judge.task import Asked
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program
from knights.puzzles.task import Task
from knights.quoting import cite
from knights.scenario import format
from knights.search import Position

# Sentences that speak of a program that shows nothing.
UNREAD = ("own-answer-missing", "own-answer-unread", "own-answer-generator")


class WrongAnswer(AssertionError):
    """Raised by `check` for an answer that is not right, or of which nothing can be said."""

    __module__ = "knights"  # as tracebacks name it


def check(puzzle: str, answer: object) -> None:
    """Check an answer to a puzzle, such as "queens 8": raise unless it is right.

    The puzzle is what `knights` takes on the command line, a scenario's text or a link. An answer
    is what a program may print or return: rows, squares or a board, a list, a dictionary, a text, a
    number of solutions with `--count`, None or "no solution" where there is none. A function is
    called first, as `watch` does.

    >>> check("queens 6", [2, 4, 6, 1, 3, 5])
    >>> check("queens 4", [1, 3, 0, 0])
    Traceback (most recent call last):
    knights.WrongAnswer: This is no solution. The queens on c1 and d1 attack each other.

    Raises:
        WrongAnswer: an AssertionError, which says why.
        ValueError: when the puzzle is wrong, or the answer is nothing that a program shows.
    """
    if callable(answer) and not isinstance(answer, Position):
        verdict = watch(answer, puzzle)  # type: ignore[arg-type]
        if not verdict.right:
            raise WrongAnswer(" ".join(remark.sentence for remark in verdict.remarks))
        return
    asked = Asked.by(format(read_task(puzzle)))
    value = answer.numbers if isinstance(answer, Position) else answer
    try:
        literal = make_literal(value)
    except RecursionError:  # a list that holds itself
        raise ValueError(tell("notebook-error-answer", answer="...")) from None
    text = f"def answer():\n    return {literal!r}\nanswer()\n"
    _, _, read = run_once(Program(text), asked, Limits(), False, lambda judged: None)
    if read is None or read.outcome not in ("found", "none"):
        raise WrongAnswer(tell_wrong(read, asked.make(), answer))


def tell_wrong(read: Answer | None, task: Task, answer: object) -> str:
    """Say what is wrong with an answer, which no program has printed."""
    if read is not None and read.outcome == "elsewhere":
        return tell_start(task, next(iter(read.solutions))[0])
    if read is None or not read.findings:
        return tell("notebook-check-open")
    sentence = read.findings[0].sentence
    if trace(sentence)[0] in UNREAD:
        form = tell("own-answer-form", puzzle=task.name)
        return together(tell("notebook-check-unread", answer=cite(answer)), form)
    printed = tell("own-answer-printed", goal=task.goal)
    if sentence.startswith(printed):
        return tell("own-answer-none", goal=task.goal) + sentence.removeprefix(printed)
    return sentence


def make_literal(value: object) -> Any:
    """Return a value as plain data; arrays and their numbers as lists and numbers.

    Raises:
        ValueError: when it is something else.
    """
    if hasattr(value, "tolist"):  # as in numpy
        value = value.tolist()
    if value is None or isinstance(value, str | bool | float):
        return value
    if isinstance(value, Mapping):
        return {make_literal(key): make_literal(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        items = [make_literal(item) for item in value]
        return items if isinstance(value, list) else tuple(items)
    number = as_whole(value)
    if number is None:
        raise ValueError(tell("notebook-error-answer", answer=cite(value)))
    return number
