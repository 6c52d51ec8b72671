"""Optional modules of a puzzle's folder, by the functions that each must have."""

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
        """Return random values for an instance; `scenario.invent` draws until one is good enough.

        The instance of a seed may never change.
        """

    def prune(self, values: Values) -> Values:
        """Return the same search with pruning; its number of steps is the par.

        The instance of a seed depends on it, so it may never change.
        """


class Programs(Protocol):
    """`program.py`: plain programs that make the same search, besides the universal scheme."""

    def programs(self, puzzle: Any, goal: Goal) -> Iterable[Program]:
        """Return the programs; one that cannot run this search has a reason for that."""

    def starter(self, puzzle: Any, goal: Goal) -> str | None:
        """Return a first text for a visitor's own program, if there is a `task.py`.

        It runs, and one of its functions invites changes.
        """


class Tasks(Protocol):
    """`task.py`: visitors' own programs."""

    def make_task(self, puzzle: Any) -> Task:
        """Return the task that a visitor's own program is given."""


class Links(Protocol):
    """`link.py`: shorter links, and the code of a state in a link."""

    def revision(self, values: Values) -> str:
        """Return a text that is added to the checksum of a link's state.

        If a search changes, so that its steps no longer match, another text makes older states
        invalid.
        """

    def contract(self, text: str) -> str:
        """Shorten a scenario's text for a link."""

    def expand(self, text: str) -> str:
        """Return the scenario's text that `contract` has shortened.

        Raises:
            ValueError: when the text does not come from `contract`.
        """

    def descend_open(self, puzzle: Any, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices after each beginning of a path that a link's state must tell apart.

        The path may be a list that grows meanwhile: its next choice is read no sooner than needed.
        """


class Files(Protocol):
    """`file.py`: texts of the visitor's own, in the forms of other programs."""

    def read_source(self, source: Source, values: Values) -> Taken:
        """Values for what a text says; the others are those that were there before, if they fit.

        Raises:
            ValueError: with what can't be read, and what would be right.
        """


class Command(Protocol):
    """`command.py`: options of the command line, which the page need not load."""

    def add_arguments(self, parser: ArgumentParser) -> None: ...

    def read_arguments(self, options: Namespace) -> Asked | Made | int:
        """Read a command: values, a puzzle, or the exit status if it is done.

        Raises:
            ValueError: when an option is wrong, or two don't go together.
        """
