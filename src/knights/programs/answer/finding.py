"""Findings: mistakes of a program, and remarks on it, each with a sentence and its place."""

from dataclasses import dataclass
from typing import Literal

from knights.language import Told, tell
from knights.puzzles.task import Task

type Mistake = Literal[
    "error",
    "unread",
    "input",
    "move",
    "wrap",
    "off",
    "twice",
    "not-taken-back",
    "taken-back-too-much",
    "refused",
    "unplaced",
    "repeats",
    "loop",
    "depth",
    "gives-up",
    "start",
    "elsewhere",
    "unfit",
    "own-grid",
    "differs",
    "stops-early",
    "goes-on",
    "erased",
    "not-returned",
    "numbers",
    "count",
    "same-list",
    "shared-rows",
    "limit",
    "nothing",
    "uncalled",
    "unwritten",
    "no-such-name",
    "says-none",
    "answer",
    "missing",
    "generator",
    "own-size",
    "size",
    "another",
]


@dataclass(frozen=True)
class Finding:
    """A mistake: its name, a sentence, the step, the choice and the line, where known.

    `allowed` is the line of the test that said yes to it; `column`, counted from 0, where in the
    line it is one character alone.
    """

    mistake: Mistake
    sentence: str
    step: int | None = None
    choice: int | None = None
    line: int | None = None
    allowed: int | None = None
    column: int | None = None


def tell_unseen() -> Finding:
    """That a program is not followed, and so is neither right nor wrong."""
    return Finding("nothing", tell("own-unseen-way"))


def tell_start(task: Task, begun: int) -> Told:
    """That a program begins elsewhere than the puzzle."""
    assert task.start is not None
    return tell(
        "own-answer-start",
        puzzle=task.name,
        choice=task.label(begun),
        start=task.label(task.start),
    )
