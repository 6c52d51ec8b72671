"""What a puzzle has for itself: modules of its folder, by the functions that they must have."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values
from knights.puzzles.facets.command import Asked, Made
from knights.puzzles.facets.file import Source, Taken
from knights.puzzles.program import Program
from knights.puzzles.task import Task
from knights.search import Goal


class Invention(Protocol):
    """`invention.py`: new instances."""

    def invent(self, chance: Chance) -> Values:
        """Values of an instance by chance, of which `scenario.invent` takes one that is worth it.

        What a seed stands for may never change.
        """

    def prune(self, values: Values) -> Values:
        """Values of the same search by the program that goes back little: what it needs is par.

        Which instance a seed stands for depends on it, so it may never change.
        """


class Programs(Protocol):
    """`program.py`: programs in plain words that search as it does, besides the scheme of all."""

    def programs(self, puzzle: Any, goal: Goal) -> Iterable[Program]:
        """Those that cannot run this search say why."""

    def starter(self, puzzle: Any, goal: Goal) -> str | None:
        """A program of one's own to begin with, where there is a `task.py`.

        It runs, and one function asks to be changed.
        """


class Tasks(Protocol):
    """`task.py`: programs of the visitor's own."""

    def make_task(self, puzzle: Any) -> Task:
        """What a program of one's own is asked for."""


class Links(Protocol):
    """`link.py`: shorter links, and states that the page can read before Python is there."""

    def revision(self, values: Values) -> str:
        """Added to the check of a link's state.

        A search that now is elsewhere at a step than it was refuses the states of before by
        another text.
        """

    def contract(self, text: str) -> str:
        """A scenario's text as a link holds it."""

    def expand(self, text: str) -> str:
        """The scenario's text of what `contract` wrote.

        Raises:
            ValueError: when it is the text of none.
        """

    def descend_open(self, puzzle: Any, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices below each beginning of a path that a state in a link tells apart.

        The path may be a list that grows meanwhile: its next choice is not asked for any sooner.
        """


class Files(Protocol):
    """`file.py`: texts of the visitor's own, in the forms of other programs."""

    def read_source(self, source: Source, values: Values) -> Taken:
        """Values for what a text says; the others are those that were there before, if they fit.

        Raises:
            ValueError: with what can't be read, and what would be right.
        """


class Command(Protocol):
    """`command.py`: options of its own on the command line, which the page need not load."""

    def add_arguments(self, parser: ArgumentParser) -> None: ...

    def read_arguments(self, options: Namespace) -> Asked | Made | int:
        """What is asked for: values of a puzzle's, a puzzle, or the exit status if it is done.

        Raises:
            ValueError: when the options are wrong, or do not go together.
        """
