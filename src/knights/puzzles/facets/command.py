"""What a command line asks for."""

from dataclasses import dataclass

from knights.puzzles.entry import Values
from knights.search import Goal, Puzzle


@dataclass(frozen=True)
class Asked:
    """A search as the command line asks for it: a puzzle's name, values, and which program runs.

    `remark` says what the command chose by itself.
    """

    puzzle: str
    values: Values
    form: str = "fast"
    remark: str = ""


@dataclass(frozen=True)
class Made:
    """A puzzle that a command makes by itself, such as a map with outlines from a file.

    `asked` is the same search as a scenario's values, where it has some.
    """

    puzzle: Puzzle
    goal: Goal = "first"
    asked: Asked | None = None
