"""Positions and solutions: choices that know their puzzle, so that they can show themselves."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, Self, SupportsIndex, overload, runtime_checkable

from knights.display import MOST_DRAWN, Shown
from knights.quoting import cut
from knights.search.puzzle import Puzzle, State


@runtime_checkable
class Telling(Puzzle, Protocol):
    """A puzzle that can name its choices and draw a path."""

    def label(self, choice: int) -> str: ...

    def write(self, path: State, style: str = ...) -> str: ...

    def numbers(self, path: Sequence[int]) -> Sequence[object]: ...

    def why(self, path: Sequence[int]) -> str: ...


class Position(Shown, tuple[int, ...]):
    """The choices on the path, first to last, as a tuple that knows its puzzle.

    `undone` is the choice that the last step took back, or None.
    """

    puzzle: Puzzle
    undone: int | None = None

    def __new__(cls, puzzle: Puzzle, path: Sequence[int], undone: int | None = None) -> Self:
        made = tuple.__new__(cls, path)
        made.puzzle = puzzle
        if undone is not None:
            made.undone = undone
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.puzzle, tuple(self), self.undone)

    @property
    def state(self) -> State:
        return State(tuple(self), self.undone)

    @property
    def squares(self) -> tuple[str, ...]:
        """The choices by name: squares, vertices, cells with their digits, regions' colours."""
        if not isinstance(self.puzzle, Telling):
            return tuple(map(str, self))
        return tuple(map(self.puzzle.label, self))

    @property
    def numbers(self) -> Sequence[object]:
        """The values that a program would print: rows of a tour or sudoku, ranks of queens."""
        return self.puzzle.numbers(self) if isinstance(self.puzzle, Telling) else [*self]

    def write(self, style: str = "text") -> str:
        """Return the board as text, json, csv or svg; a tour has more styles.

        Raises:
            ValueError: when there is no such style.
        """
        if isinstance(self.puzzle, Telling):
            return self.puzzle.write(self.state, style)
        return f"{' '.join(self.squares)}\n"

    def as_json(self) -> str:
        """Return the choices as JSON, in one line."""
        return self.write("json").rstrip("\n")

    def why(self) -> str:
        """Say in a sentence why this can or can't become a solution."""
        return self.puzzle.why(self) if isinstance(self.puzzle, Telling) else ""

    def __str__(self) -> str:
        return self.write().strip("\n")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.puzzle!r}: {cut(' '.join(self.squares))}>"

    def _repr_svg_(self) -> str | None:
        if not isinstance(self.puzzle, Telling) or self.puzzle.length > MOST_DRAWN:
            return None
        return self.puzzle.write(self.state, "svg")


class Solution(Position):
    """A complete path that the puzzle's checker has accepted.

    >>> from knights import Queens, solve
    >>> found = solve(Queens(4))
    >>> found == (1, 7, 8, 14), found.squares, found.numbers
    (True, ('a2', 'b4', 'c1', 'd3'), [2, 4, 1, 3])
    """


class Solutions(list[Solution]):
    """Solutions of a puzzle, stored as plain tuples: a search may find millions and show few."""

    def __init__(self, puzzle: Puzzle, found: Iterable[Sequence[int]] = ()) -> None:
        super().__init__(found)  # type: ignore[arg-type]
        self.puzzle = puzzle

    def keep(self, path: Sequence[int]) -> None:
        self.append(tuple(path))  # type: ignore[arg-type]

    def __iter__(self) -> Iterator[Solution]:
        return (Solution(self.puzzle, path) for path in super().__iter__())

    @overload
    def __getitem__(self, key: SupportsIndex) -> Solution: ...

    @overload
    def __getitem__(self, key: slice) -> list[Solution]: ...

    def __getitem__(self, key: SupportsIndex | slice) -> Solution | list[Solution]:
        if isinstance(key, slice):
            return [Solution(self.puzzle, path) for path in super().__getitem__(key)]
        return Solution(self.puzzle, super().__getitem__(key))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.puzzle, [*super().__iter__()])

    def __repr__(self) -> str:
        return repr([*self])
