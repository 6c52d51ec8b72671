"""Queens by min-conflicts: all are put down by chance, and then moved out of attack one by one."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from knights.board import SquaresLike, file_name
from knights.language import tell
from knights.mistakes import check_whole, set_fields
from knights.puzzles.min_conflicts import CONFLICTS, MOST, Move, walk
from knights.puzzles.queens.queens import Queens
from knights.search import Candidate, State, check_state

GREATEST_SEED = 99_999_999


@dataclass(frozen=True, repr=False)
class QueensWalk(Queens):
    """The walk of a seed over boards with a queen in each column.

    The path is the list of squares on which queens were put, one after another: the first n are the
    beginning, each later one moves the queen of its column, or leaves it where it is. A square may
    come more than once. Nothing is taken back.

    >>> walked = QueensWalk(4, seed=8)
    >>> [walked.label(choice) for choice in walked.stream()]
    ['a1', 'b4', 'c1', 'd3', 'a2']

    Raises:
        ValueError: when a column has no free square, or the seed is no number from 0 on.
    """

    seed: int = 1

    def __init__(self, n: int, holes: SquaresLike = (), seed: int = 1) -> None:
        super().__init__(n, holes=holes)
        set_fields(self, strategy=CONFLICTS, seed=check_whole("seed", seed, 0, GREATEST_SEED))
        for column, squares in enumerate(self.options):
            if not squares:
                raise ValueError(tell("queens-error-no-square", column=file_name(column)))

    onward = True
    # A walk that has found nothing after its last step proves nothing.
    proves = False

    @property
    def length(self) -> int:
        """More than the most steps: no number of steps makes a solution."""
        return self.n + MOST + 1

    @cached_property
    def options(self) -> list[list[int]]:
        """The squares of each column that are not blocked, from below."""
        squares = ([*range(c * self.n, (c + 1) * self.n)] for c in range(self.n))
        return [[choice for choice in column if choice not in self.holes] for column in squares]

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        return tuple(walk(self.options, Lines(self.n), self.seed))

    def standing(self, path: Sequence[int]) -> list[int]:
        """The squares of the queens after a path: the last one of each column, from the left."""
        last = {choice // self.n: choice for choice in path}
        return [last[column] for column in sorted(last)]

    def follow(self, path: Sequence[int]) -> Move | None:
        """The step after a path, or None at the end of the walk."""
        known = len(path) < len(self.moves) and all(
            move.choice == choice for move, choice in zip(self.moves, path, strict=False)
        )
        return self.moves[len(path)] if known else None

    def look_ahead(self) -> None:
        """Return None: a walk does not look ahead."""
        return

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at the squares of the next queen's column, each with the queens that attack it."""
        move = self.follow(path)
        if move is None:
            return
        if move.before is None:
            yield Candidate(move.choice)
            return
        least = min(move.counts)
        for choice, count in zip(self.options[move.choice // self.n], move.counts, strict=True):
            if choice == move.choice:
                yield Candidate(choice)
            elif count == least:
                yield Candidate(choice, tell("queens-walk-chance"))
            else:
                yield Candidate(choice, tell("queens-walk-more", queens=count))

    def choices(self, path: Sequence[int]) -> list[int]:
        move = self.follow(path)
        return [] if move is None else [move.choice]

    def descend(self, path: Iterable[int]) -> Iterator[list[int]]:
        """Yield the choices after each beginning of a path, in one pass over it."""
        yield [self.moves[0].choice]
        for depth, _ in enumerate(path, start=1):
            yield [self.moves[depth].choice] if depth < len(self.moves) else []

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        check_state(self, state)
        begun = 0 if state is None else len(state.path)
        return (move.choice for move in self.moves[begun:])

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether the queens that are there now fill every column and none sees another."""
        last = dict(zip((choice // self.n for choice in path), path, strict=True))
        return Queens.solved(self, [*last.values()])

    def text(self, path: Sequence[int]) -> str:
        return super().text(self.standing(path))


class Lines:
    """Counts the queens on each row and on each diagonal."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.here: set[int] = set()
        self.rows, self.rising, self.falling = [0] * n, [0] * (2 * n), [0] * (2 * n)

    def add(self, choice: int, number: int) -> None:
        column, row = divmod(choice, self.n)
        self.rows[row] += number
        self.rising[row - column] += number
        self.falling[row + column] += number
        self.here ^= {choice}

    def count(self, choice: int) -> int:
        column, row = divmod(choice, self.n)
        seen = self.rows[row] + self.rising[row - column] + self.falling[row + column]
        return seen - 3 * (choice in self.here)
