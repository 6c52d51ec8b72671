"""The search that a command line asks for."""

from dataclasses import dataclass

from knights.puzzles.entry import Values
from knights.search import Goal, Puzzle


@dataclass(frozen=True)
class Asked:
    """A search in the command line's terms: a puzzle's name, its values, and the program to run.

    `remark` names what the command chose by itself.
    """

    puzzle: str
    values: Values
    form: str = "fast"
    remark: str = ""


@dataclass(frozen=True)
class Made:
    """A puzzle that a command makes by itself, such as a map with outlines from a file.

    `asked` is the same search as a scenario's values, if it has them.
    """

    puzzle: Puzzle
    goal: Goal = "first"
    asked: Asked | None = None
