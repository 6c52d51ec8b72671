"""Sudokus as other programs write them, read as the digits of a grid with dots for its blanks.

Rows of digits with or without rules between them (`.sdk`, `.ss`, the library's own pictures), one
puzzle a line (`.sdm`, tables of puzzles and solutions), cells separated by commas, JSON, and web
addresses that contain a grid.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from math import isqrt
from types import MappingProxyType
from typing import Any, NamedTuple

from knights.graphs.graph import unmark
from knights.language import Told, tell
from knights.quoting import cite

DIGITS = "123456789ABCDEFG"
BLANKS = "0.-_*?"
SIDES = MappingProxyType({side * side: side for side in (4, 6, 9, 10, 12, 16)})

# More signs for a blank. Unicode's box drawing characters are rules.
OTHER_BLANKS = "·・□"
FULL_WIDTH = {mark: mark - 0xFEE0 for mark in range(0xFF01, 0xFF5F)}
RULES = re.compile(r"[|+=:\u2500-\u257f]")
RULED = re.compile(r"[-\s|+=*_:\u2500-\u257f]+")
WALL = re.compile("[|│┃║]")
CROSSED = re.compile(r"[+*=\u2500-\u257f]")
# Keys of JSON with solutions, which are not puzzles.
ANSWERS = re.compile("solution|solved|answer", re.IGNORECASE)


class Found(NamedTuple):
    """The cells of a grid, not yet checked; its number, and the number of grids in the text."""

    cells: str
    number: int = 1
    grids: int = 1

    @property
    def told(self) -> Told | None:
        if self.grids == 1:
            return None
        return tell("sudoku-text-number", number=str(self.number), grids=self.grids)


def box_sides(n: int) -> tuple[int, int]:
    """The rows and columns of a box: the same number of both, or fewer rows.

    >>> [box_sides(n) for n in SIDES.values()]
    [(2, 2), (2, 3), (3, 3), (2, 5), (3, 4), (4, 4)]
    """
    high = max(rows for rows in range(1, isqrt(n) + 1) if n % rows == 0)
    return high, n // high


def read(text: str, number: int = 1) -> Found:
    r"""Find a grid in a text; if it has several, the one of a number, from 1.

    >>> read("1 . | . .\n. . | 3 .\n----+----\n. 4 | . .\n. . | . 2").cells
    '1.....3..4.....2'

    Raises:
        ValueError: when there is none, or two ways to read it.
    """
    text = plain(unmark(text)).strip()
    if text.startswith(("{", "[")) and not text.casefold().startswith("[puzzle]"):
        grids = list(find_json(text))
        if not grids:
            raise ValueError(tell("sudoku-text-json"))
        return choose(grids, number)
    if "://" in text or "bd=" in text:
        grids = list(find_address(text))
        if not grids:
            raise ValueError(tell("sudoku-text-address"))
        return choose(grids, number)
    lines = [line.strip() for line in choose_section(text.splitlines())]
    lines = [line for line in lines if line and not line.startswith("#")]
    return choose(list_grids(lines) or [read_rows(lines)], number)


def plain(text: str) -> str:
    """Convert digits of all scripts, and other signs for a blank, to ASCII."""
    shown = text.translate(FULL_WIDTH)
    for blank in OTHER_BLANKS:
        shown = shown.replace(blank, ".")
    if shown.isascii():
        return shown
    return "".join(str(int(mark)) if mark.isdecimal() else mark for mark in shown)


def choose(grids: Sequence[str], number: int) -> Found:
    if not 1 <= number <= len(grids):
        raise ValueError(tell("sudoku-text-grids", number=str(number), grids=len(grids)))
    return Found(grids[number - 1], number, len(grids))


def choose_section(lines: Sequence[str]) -> Sequence[str]:
    """The lines below the heading `[Puzzle]`, or all if there is no such heading."""
    heads = [place for place, line in enumerate(lines) if re.fullmatch(r"\s*\[\w+\]\s*", line)]
    begin = next((p for p in heads if lines[p].strip().casefold() == "[puzzle]"), None)
    if begin is None:
        return lines
    return lines[begin + 1 : min((p for p in heads if p > begin), default=len(lines))]


def list_grids(lines: Sequence[str]) -> list[str]:
    """The grids of lines that each begin with a whole grid; a heading may be above them."""
    firsts = [re.split(r"[\s,;]", line, maxsplit=1)[0] for line in lines]
    whole = [is_grid(first) for first in firsts]
    if len(lines) == 16 and all(len(line) == 16 for line in lines):  # the rows of one grid
        return []
    if len(lines) > 1 and all(whole[1:]) and not whole[0] and re.match("[a-z]{4}", lines[0], re.I):
        return firsts[1:]
    return firsts if whole and all(whole) else []


def is_grid(text: str) -> bool:
    """Tell whether a text has as many cells as a grid, and no other characters."""
    return len(text) in SIDES and all(mark in DIGITS + BLANKS for mark in text.upper())


def read_rows(lines: Sequence[str]) -> str:
    """The cells of rows, with or without signs between them.

    Raises:
        ValueError: when two ways to read them give different grids, or a row has a wrong length.
    """
    parted = read_parted(lines)
    if parted is not None:
        return parted
    bare: list[Callable[[str], bool]] = [
        lambda line: True,
        lambda line: not (RULED.fullmatch(line) and CROSSED.search(line)),
        lambda line: not RULED.fullmatch(line),
        # Only lines with walls: there are words above and below the grid.
        lambda line: WALL.search(line) is not None and not RULED.fullmatch(line),
    ]
    ways = [["".join(RULES.sub("", line).split()) for line in filter(keep, lines)] for keep in bare]
    grids = list(dict.fromkeys(grid for rows in ways if len(grid := "".join(rows)) in SIDES))
    if len(grids) > 1:
        raise ValueError(tell("sudoku-text-readings", one=grids[0], other=grids[1]))
    if grids:
        return grids[0]
    check_candidates(lines)
    for rows in ways:
        check_rows(rows)
    return "".join(ways[0])


def check_candidates(lines: Sequence[str]) -> None:
    """Refuse a grid whose cells list all digits that are still possible."""
    cells = [cell for line in lines for cell in RULES.sub(" ", line).split()]
    groups = [cell for cell in cells if re.fullmatch(r"u?[1-9]+", cell)]
    if len(groups) in SIDES and any(len(group) > 2 for group in groups):
        raise ValueError(tell("sudoku-text-candidates"))


def check_rows(rows: Sequence[str]) -> None:
    """Refuse a square of rows in which one has too few cells or too many."""
    size = len(rows)
    wrong = [number for number, row in enumerate(rows, start=1) if len(row) != size]
    if size in SIDES.values() and 0 < len(wrong) < size:
        row = rows[wrong[0] - 1]
        told = {"row": str(wrong[0]), "cells": len(row), "side": str(size), "text": cite(row)}
        raise ValueError(tell("sudoku-text-row", **told))


def read_parted(lines: Sequence[str]) -> str | None:
    """The cells between commas, semicolons or tabs, or numbers between blanks; None without any."""
    for sign in ",;\t":
        if all(sign in line for line in lines) and lines:
            rows = [[cell.strip(" \"'") for cell in line.split(sign)] for line in lines]
            size = len(rows)
            # Ignore a separator at the end of a row.
            rows = [row[:-1] if len(row) == size + 1 and not row[-1] else row for row in rows]
            check_rows(["." * len(row) for row in rows])
            return write([cell for row in rows for cell in row])
    rows = [line.split() for line in lines]
    numbers = all(cell.isdigit() and len(cell) < 3 for row in rows for cell in row)
    if numbers and len(rows) == 16 and all(len(row) == 16 for row in rows):
        return write([cell for row in rows for cell in row])
    return None


def write(cells: Sequence[Any]) -> str:
    """The signs of cells that are numbers, texts or None.

    Raises:
        ValueError: when a cell is not a digit of a grid of this size.
    """
    side = SIDES.get(len(cells), len(DIGITS))
    signs = []
    for place, cell in enumerate(cells):
        text = "" if cell is None or isinstance(cell, bool) else str(cell)
        digit = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
        if digit > side or isinstance(cell, bool) or (len(text) > 1 and not digit):
            row, column = divmod(place, side)
            where = f"r{row + 1}c{column + 1}"
            told = {"sign": cite(cell), "cell": where, "most": DIGITS[side - 1]}
            raise ValueError(tell("sudoku-error-sign", **told))
        signs.append(DIGITS[digit - 1] if digit else text or ".")
    return "".join(signs)


def find_json(text: str) -> Iterator[str]:
    """Yield all grids in JSON: lists of rows, one list, or texts."""
    try:
        pending: list[Any] = [json.loads(text)]
    except (ValueError, RecursionError):
        return
    while pending:
        found = pending.pop()
        grid = read_list(found)
        if grid is not None:
            yield grid
        elif isinstance(found, dict):
            pending += [found[key] for key in [*found][::-1] if not ANSWERS.search(key)]
        elif isinstance(found, list):
            pending += found[::-1]


def read_list(found: Any) -> str | None:
    if isinstance(found, str):
        bare = "".join(found.split())
        return bare if is_grid(bare) else None
    if not isinstance(found, list):
        return None
    if found and all(isinstance(row, str) and len(row) == len(found) for row in found):
        found = [[*row] for row in found]
    rows = found if all(isinstance(row, list) for row in found) else [found]
    cells = [cell for row in rows for cell in row]
    square = len(rows) == 1 or all(len(row) == len(rows) for row in rows)
    plain = all(cell is None or isinstance(cell, str | int) for cell in cells)
    long = any(isinstance(cell, str) and len(cell) > 2 for cell in cells)
    if len(cells) not in SIDES or not square or not plain or long:
        return None
    return write(cells)


def find_address(text: str) -> Iterator[str]:
    """Yield the grids that are whole parts of an address."""
    from urllib.parse import unquote  # seldom needed

    for part in re.split(r"[/?&#=]", unquote(text)):
        if is_grid(part):
            yield part
