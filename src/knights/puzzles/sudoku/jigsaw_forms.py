"""Grids with regions as programs for jigsaws write them: SumoCue, and Solo of Simon Tatham's."""

import re

from knights.language import tell
from knights.puzzles.sudoku.regions import number_parts
from knights.puzzles.sudoku.sizes import DIGITS, SQUARES

SOLO = re.compile(r"(\d{1,2})(?:x(\d{1,2})|j)([a-z0-9]*)([:#])([a-z0-9_,]+)", re.ASCII)
SOLO_RUNS = re.compile(r"[a-z]|\d+|_")


def read_sumocue(text: str) -> tuple[str, list[str]]:
    """The digits and regions after `SumoCueV1`: `=` and the digit of a cell, `J` and its region.

    Raises:
        ValueError: when there are more rules, such as cages, or the text is no grid with regions.
    """
    bare = "".join(text.split())
    cells = re.findall(r"=(\d+)J(\d+)", bare)
    whole = "SumoCueV1" + "".join(f"={digit}J{region}" for digit, region in cells)
    n = SQUARES.get(len(cells))
    if bare.casefold() != whole.casefold() or n is None:
        raise ValueError(tell("sudoku-text-sumocue"))
    digits = [int(digit) for digit, _ in cells]
    if max(digits) > n:  # the sum of a cage
        raise ValueError(tell("sudoku-text-sumocue"))
    return write_digits(digits), [region for _, region in cells]


def write_digits(digits: list[int]) -> str:
    return "".join(DIGITS[digit - 1] if digit else "." for digit in digits)


def is_solo(text: str) -> bool:
    return SOLO.fullmatch(text) is not None


def read_solo(text: str) -> tuple[str, list[int]]:
    """The digits and regions of Solo's game: `9j:` with both, or `3x3:` with digits and boxes.

    Its letters count blanks, or sides between cells of one region before the next wall: first those
    in rows, then those in columns.

    Raises:
        ValueError: when there are more rules, or not as many cells or sides as there must be.
    """
    found = SOLO.fullmatch(text)
    assert found is not None
    high, wide, options, mark, rest = found.groups()
    n = int(high) * int(wide or 1)
    cells, *more = rest.split(",")
    if mark == "#" or options[:1] in ("x", "k") or n * n not in SQUARES or len(more) != (not wide):
        raise ValueError(tell("sudoku-text-solo"))
    digits: list[int] = []
    for run in SOLO_RUNS.findall(cells):
        digits += [int(run)] if run.isdigit() else [0] * (ord(run) - 96 if run != "_" else 0)
    if len(digits) != n * n or max(digits) > n:
        raise ValueError(tell("sudoku-text-solo"))
    if wide:
        rows, columns = int(high), int(wide)
        boxes = [cell // n // rows * rows + cell % n // columns for cell in range(n * n)]
        return write_digits(digits), boxes
    return write_digits(digits), read_walls(n, more[0])


def read_walls(n: int, text: str) -> list[int]:
    open_sides: list[bool] = []
    for sign in text:
        run = 0 if sign == "_" else min(ord(sign) - 96, 25)
        open_sides += [True] * run + [False] * (sign != "z")
    # A wall ends the last run, behind the last side.
    if len(open_sides) != 2 * n * (n - 1) + 1:
        raise ValueError(tell("sudoku-text-solo"))

    def joins(cell: int, other: int) -> bool:
        row, column = divmod(min(cell, other), n)
        if abs(cell - other) == 1:
            return open_sides[row * (n - 1) + column]
        return open_sides[n * (n - 1) + column * (n - 1) + row]

    return number_parts(n, joins)
