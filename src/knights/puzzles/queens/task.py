"""Queens as visitors' programs write them: a row for each column, a list of rows, or a board."""

import re
from collections.abc import Sequence
from typing import Any

from knights.language import tell
from knights.puzzles.queens.queens import LARGEST, Queens, attacks, square
from knights.puzzles.task import (
    SIDES,
    Row,
    Shape,
    Task,
    first_of_queens,
    list_queen_shapes,
    whole,
)

ROWS = tuple(
    Row(f"queens/{n}", count)
    for n, count in zip(range(1, 9), (1, 0, 0, 2, 10, 4, 40, 92), strict=True)
)

# Counted by trying all permutations of the rows.
GIVEN_ROW = Row("queens/8/givens=b4,d3", 1)


def make_task(puzzle: Queens) -> Task:
    n = puzzle.n

    def read(shape: Shape, key: Any, value: Any) -> int | None:
        if isinstance(value, str) and shape.kind == "path":
            return read_square(value)
        if isinstance(key, str) and shape.kind == "list":  # the letter of a file
            key = ord(key.casefold()) - ord("a") + shape.offset if len(key) == 1 else key
        if shape.kind == "grid":
            column, row = (whole(part, *reach(shape)) for part in key)
            if column is None or row is None or not value:
                return None
            return (column - shape.offset) * n + row - shape.offset
        if shape.kind == "list" and shape.rows == n * n:
            return key if value and whole(key, 0, n * n) is not None else None
        if shape.kind == "path" and isinstance(value, tuple | list):
            pair = tuple(value)
            if len(pair) != 2:
                return None
            column, row = (whole(part, shape.offset, shape.offset + n) for part in pair)
        else:
            column = whole(key, 0, n) if shape.kind == "path" else whole(key, *reach(shape))
            row = whole(value, shape.columns, shape.columns + n)
            column = column if shape.kind != "list" or column is None else column - shape.offset
            return None if column is None or row is None else column * n + row - shape.columns
        if column is None or row is None:
            return None
        return (column - shape.offset) * n + row - shape.offset

    def read_square(name: str) -> int | None:
        """Read a square by its name; the queen's letter may be before it."""
        found = re.fullmatch(r"[QDRKW♛♕]?([A-Za-z])(\d{1,2})", name)
        file = ord(found[1].casefold()) - ord("a") if found else n
        rank = int(found[2]) - 1 if found else n
        return file * n + rank if file < n and 0 <= rank < n else None

    def reach(shape: Shape) -> tuple[int, int]:
        return shape.offset, shape.offset + n

    def conflict(path: Sequence[int], choice: int) -> str | None:
        if choice in puzzle.holes:
            return tell("queens-task-blocked", square=name(choice))
        column = choice // n
        if given.get(column, choice) != choice:
            squares = {"square": name(choice), "given": name(given[column])}
            return tell("queens-task-given", **squares)
        for queen in path:
            if queen // n == column:
                return tell("queens-task-column", squares=[name(queen), name(choice)])
            if attacks(n, queen, choice):
                return tell("queens-task-attack", squares=[name(queen), name(choice)])
        for queen in puzzle.root:
            if queen != choice and attacks(n, queen, choice):
                squares = {"square": name(choice), "given": name(queen)}
                return tell("queens-task-given-attacks", **squares)
        return None

    given = {queen // n: queen for queen in puzzle.root}

    def set_givens(value: Any) -> Any:
        return write_like(value, n, puzzle.root)

    def name(choice: int) -> str:
        return square(n, choice)

    def solved(path: Sequence[int]) -> bool:
        return puzzle.solved(sorted(path))

    return Task(
        puzzle=puzzle,
        name="queens",
        shapes=list_queen_shapes(n),
        read=read,
        conflict=conflict,
        solved=solved,
        label=name,
        quick=lambda first: puzzle,
        place=lambda choice: choice // n,
        # A program may fill a board by columns or by rows; its output is compared with both.
        seats=()
        if puzzle.holes or puzzle.givens
        else (lambda choice: choice, lambda choice: choice % n * n + choice // n),
        settings={
            **dict.fromkeys((*SIDES, "queens_count", "num_queens"), n),
            "givens": set_givens,
        },
        givens=puzzle.givens,
        first=first_of_queens,
        counts=1,
        stale=False,
        plain=frozenset({"path", "list"}),
        flat=n * n,
        size=(n, n),
        sized=lambda rows, columns: f"queens/{rows}" if rows == columns <= LARGEST else None,
        rows=(*ROWS, GIVEN_ROW) if puzzle.givens else ROWS,
    )


def write_like(value: Any, n: int, queens: Sequence[int]) -> Any:
    """Write given queens in the form of a program's own: rows by columns, pairs, or names.

    Numbers are from 1, unless the program's own have a 0.
    """
    if not isinstance(value, dict | list | tuple | set):
        return None
    own = [*value.items()] if isinstance(value, dict) else [*value]
    if own and all(isinstance(one, str) for one in own):
        names: Any = (square(n, queen) for queen in queens)
        return type(value)(names)
    if not all(isinstance(one, tuple | list) and len(one) == 2 for one in own):
        return None
    numbers = [part for pair in own for part in pair]
    if not all(isinstance(part, int) for part in numbers):
        return None
    least = 0 if 0 in numbers else 1
    kind: Any = type(own[0]) if own else tuple
    made: Any = (kind((queen // n + least, queen % n + least)) for queen in queens)
    return type(value)(made)
