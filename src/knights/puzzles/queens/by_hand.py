"""Queens that are placed by hand: any column may come next."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from knights.puzzles.queens.fewest import Fewest
from knights.puzzles.queens.queens import Queens, free_rows, open_columns
from knights.search import Candidate, State, acceptable, check_state


@dataclass(frozen=True)
class QueensByHand(Queens):
    """The same puzzle with the columns in any order."""

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every square of every column without a queen, from the left."""
        n = self.n
        for column in open_columns(n, path):
            for choice in range(column * n, (column + 1) * n):
                yield Candidate(choice, self.refusal(path, choice))

    def choices(self, path: Sequence[int]) -> list[int]:
        return acceptable(self.candidates(path))

    def descend(self, path: Iterable[int]) -> Iterator[list[int]]:
        form = Fewest(free_rows(self), self.root)
        yield list_safe(form)
        for choice in islice(path, len(self.givens), None):
            form.enter(choice)
            yield list_safe(form)

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """Yield the events of a search after a path, the column with the fewest safe squares first.

        It only decides whether a path can be completed; nobody watches it.
        """
        check_state(self, state)
        form = Fewest(free_rows(self), self.root)
        for choice in self.below(state.path) if state else ():
            form.enter(choice)
        form.above.clear()
        return form.walk(every)


def list_safe(form: Fewest) -> list[int]:
    """The safe squares of all columns without a queen, from the left."""
    n = form.n
    return [
        column * n + row
        for column in sorted(form.columns)
        for row in range(n)
        if form.safe[column] >> row & 1
    ]
