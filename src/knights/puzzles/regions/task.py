"""Queens in regions as visitors' programs write them: a column for each row, squares, a board."""

import re
from collections.abc import Sequence
from typing import Any

from knights.board import Board
from knights.language import tell
from knights.puzzles.regions.regions import Regions
from knights.puzzles.task import (
    SIDES,
    Row,
    Shape,
    Task,
    find_index,
    first_of_queens,
    list_queen_shapes,
    whole,
)

ROWS = (
    Row("regions/AABB.ACCB.DDCC.DDDC", 1),
    Row("regions/AABBB.AABBB.ACDBB.DDDDE.DDDDE", 1),
    Row("regions/AABBCC.DDBBBB.DDDDBE.DDDDEE.DDDFFE.DDFFFF", 0),
)


def make_task(puzzle: Regions) -> Task:
    n, name = puzzle.n, Board(puzzle.n).name
    letters = "".join(reversed(puzzle.regions.split(".")))
    squares = {name(choice): choice for choice in range(n * n)}

    def read(shape: Shape, key: Any, value: Any) -> int | None:
        """Read a square; rows are counted from below, which the seats turn."""
        if isinstance(value, str) and (shape.kind == "path" or isinstance(key, str)):
            found = re.fullmatch(r"[QDK♛♕]?([A-Za-z]\d{1,2})", value)
            return squares.get(found[1].casefold()) if found else None
        if shape.kind == "grid":
            return find(shape, key) if value else None
        if shape.kind == "list" and shape.rows == n * n > n:
            return key if value and whole(key, 0, n * n) is not None else None
        if isinstance(value, tuple | list):
            return find(shape, value)
        row = find_index(key, {}, n, 0 if shape.kind == "path" else shape.offset)
        column = whole(value, shape.columns, shape.columns + n)
        return None if row is None or column is None else row * n + column - shape.columns

    def find(shape: Shape, pair: Sequence[Any]) -> int | None:
        ends = shape.offset, shape.offset + n
        row, column = (whole(part, *ends) for part in pair) if len(pair) == 2 else (None, None)
        if row is None or column is None:
            return None
        return (row - shape.offset) * n + column - shape.offset

    def conflict(path: Sequence[int], choice: int) -> str | None:
        row, column = divmod(choice, n)
        for queen in path:
            up, right = abs(queen // n - row), abs(queen % n - column)
            same = letters[queen] == letters[choice]
            kinds = {
                "row": up == 0,
                "column": right == 0,
                "region": same,
                "touch": up == right == 1,
            }
            kind = next((kind for kind, holds in kinds.items() if holds), None)
            if kind is not None:
                return tell("regions-task-pair", kind=kind, squares=[name(queen), name(choice)])
        return None

    def like_rows(own: Any) -> Any:
        rows = puzzle.regions.split(".")
        if isinstance(own, str):
            return ("\n" if "\n" in own.strip() else ".").join(rows)
        if not isinstance(own, list | tuple) or not own:
            return None
        return rows if all(isinstance(row, str) for row in own) else [list(row) for row in rows]

    def flip(choice: int) -> int:
        return (n - 1 - choice // n) * n + choice % n

    def turn(choice: int) -> int:
        return choice % n * n + choice // n

    return Task(
        puzzle=puzzle,
        name="regions",
        shapes=list_queen_shapes(n),
        read=read,
        conflict=conflict,
        solved=lambda path: puzzle.solved(sorted(path)),
        label=name,
        quick=lambda first: puzzle,
        place=lambda choice: choice // n,
        seats=(lambda choice: choice, flip, turn, lambda choice: flip(turn(choice))),
        settings={**dict.fromkeys(SIDES, n), "regions": like_rows},
        first=first_of_queens,
        stale=False,
        plain=frozenset({"path", "list"}),
        flat=n * n,
        rows=ROWS,
    )
