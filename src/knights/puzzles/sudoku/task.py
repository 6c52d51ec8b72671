"""A sudoku as visitors' programs write it: a grid of digits, or one list of them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from knights.language import tell
from knights.puzzles.sudoku.sizes import DIGITS
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.puzzles.task import Row, Shape, Task, whole


def make_task(puzzle: Sudoku) -> Task:
    n = puzzle.n
    givens, regions = puzzle.grid(), [block - 2 * n for _, _, block in puzzle.layout.units]

    def read(shape: Shape, key: Any, value: Any) -> int | None:
        digit = read_digit(value)
        if shape.kind == "list" and whole(key, 0, n * n) is None:
            return None
        row, column = divmod(key, n) if shape.kind == "list" else key
        row, column = (whole(part, shape.offset, shape.offset + n) for part in (row, column))
        if digit is None or row is None or column is None:
            return None
        cell = (row - shape.offset) * n + column - shape.offset
        return None if givens[cell] else cell * n + digit - 1

    def read_digit(value: Any) -> int | None:
        if isinstance(value, str):
            value = DIGITS.find(value) + 1 if len(value) == 1 else 0
        return whole(value, 1, n + 1)

    def conflict(path: Sequence[int], choice: int) -> str | None:
        grid = puzzle.grid(path)
        cell, digit = divmod(choice, n)
        if givens[cell]:
            return tell("sudoku-task-given", **place(cell))
        for other, there in enumerate(grid):
            if there == digit + 1 and other != cell and (unit := find_unit(cell, other)):
                return tell(
                    "sudoku-task-twice",
                    digit=DIGITS[digit],
                    unit=unit,
                    cells=[name(cell), name(other)],
                )
        return None

    def tell_odd(shape: Shape, key: Any, value: str) -> str:
        row, column = divmod(key, n) if shape.kind == "list" else key
        cell = (row - shape.offset) * n + column - shape.offset
        if 0 <= cell < n * n and givens[cell]:
            return tell("sudoku-task-writes", value=value, **place(cell))
        return tell("sudoku-task-odd", value=value)

    def find_unit(cell: int, other: int) -> str | None:
        (row, column), (down, right) = divmod(cell, n), divmod(other, n)
        if row == down:
            return "row"
        if column == right:
            return "column"
        if regions[cell] != regions[other]:
            return None
        return "region" if puzzle.regions else "box"

    def name(cell: int) -> str:
        return tell("sudoku-task-cell", **place(cell))

    def place(cell: int) -> dict[str, str]:
        return {"row": str(cell // n + 1), "column": str(cell % n + 1)}

    def own(shape: Shape, cells: Mapping[Any, Any]) -> str | None:
        """The scenario of a program's grid before it was changed; None if it is this puzzle's."""
        digits = [0] * (n * n)
        for key, value in cells.items():
            row, column = divmod(key, n) if shape.kind == "list" else key
            index = (row - shape.offset) * n + column - shape.offset
            if shape.offset <= row and shape.offset <= column and index < n * n:
                digits[index] = read_digit(value) or 0
        if not any(digits) or digits == list(givens):
            return None
        text = f"sudoku/{''.join(DIGITS[digit - 1] if digit else '.' for digit in digits)}"
        return f"{text}/regions={puzzle.regions}" if puzzle.regions else text

    def set_givens(value: Any) -> Any:
        return like(value, givens, n)

    def set_regions(value: Any) -> Any:
        return like_regions(value, regions, n)

    return Task(
        puzzle=puzzle,
        name="sudoku",
        odd=tell_odd,
        own=own,
        shapes=(Shape("grid", n, n), Shape("grid", n + 1, n + 1, 1), Shape("list", n * n)),
        read=read,
        conflict=conflict,
        solved=puzzle.solved,
        label=lambda choice: tell(
            "sudoku-task-filled", digit=DIGITS[choice % n], **place(choice // n)
        ),
        quick=lambda first: replace(puzzle, order="fewest"),
        plain=frozenset({"path", "list", "grid"}),
        place=lambda choice: choice // n,
        settings={
            **dict.fromkeys(("givens", "puzzle", "grid", "board"), set_givens),
            **({"regions": set_regions} if puzzle.regions else {}),
        },
        rows=(Row("sudoku/1....3...4.....2", None),),
    )


def like(value: Any, digits: Sequence[int], n: int) -> Any:
    """Write digits in the form of a program's own: a text in lines or in one, or a list of rows."""
    if isinstance(value, str):
        blank = "." if "." in value else "0"
        text = "".join(DIGITS[digit - 1] if digit else blank for digit in digits)
        rows = [text[begin : begin + n] for begin in range(0, n * n, n)]
        return "\n".join(rows) if "\n" in value.strip() else text
    if isinstance(value, list) and len(value) == n and isinstance(value[0], list):
        cells = [cell for row in value for cell in row]
        texts = any(isinstance(cell, str) and cell in DIGITS for cell in cells if cell)
        free: Any = next((cell for cell in cells if not is_digit(cell)), "." if texts else 0)
        signs = [free, *DIGITS] if texts else [free, *range(1, n + 1)]
        made = [signs[digit] for digit in digits]
        return [made[begin : begin + n] for begin in range(0, n * n, n)]
    return None


def like_regions(value: Any, regions: Sequence[int], n: int) -> Any:
    """Write the regions in the form of a program's own: letters or digits, from 0 or from 1."""
    if isinstance(value, str):
        letters = value.strip()[:1].isalpha()
        signs = "ABCDEFGHIJKLMNOP" if letters else f"0{DIGITS}" if "0" in value else DIGITS
        text = "".join(signs[region] for region in regions)
        rows = [text[begin : begin + n] for begin in range(0, n * n, n)]
        return "\n".join(rows) if "\n" in value.strip() else text
    if isinstance(value, list) and len(value) == n and isinstance(value[0], list):
        least = 0 if any(0 in row for row in value) else 1
        return [
            [region + least for region in regions[begin : begin + n]]
            for begin in range(0, n * n, n)
        ]
    return None


def is_digit(cell: Any) -> bool:
    return bool(cell) and (isinstance(cell, int) or cell in DIGITS)
