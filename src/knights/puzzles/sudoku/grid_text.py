"""Sudokus as other programs write them, read as the digits of a grid with dots for its blanks.

Rows of digits with or without rules between them (`.sdk`, `.ss`, the library's own pictures), one
puzzle a line (`.sdm`, tables of puzzles and solutions), cells separated by commas, JSON, and web
addresses that contain a grid. A grid may have regions beside or below it, walls in its picture, or
one of the forms in `jigsaw_forms`.
"""

import json
import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from knights.graphs.graph import unmark
from knights.language import Told, tell
from knights.puzzles.sudoku.jigsaw_forms import is_solo, read_solo, read_sumocue
from knights.puzzles.sudoku.picture import read_picture
from knights.puzzles.sudoku.regions import is_regions, list_labels, number_regions
from knights.puzzles.sudoku.sizes import (
    BLANKS,
    DIGITS,
    SIDES,
    SQUARES,
    cell_name,
    number_boxes,
)
from knights.quoting import cite

# More signs for a blank. Unicode's box drawing characters are rules.
OTHER_BLANKS = "·・□"
FULL_WIDTH = {mark: mark - 0xFEE0 for mark in range(0xFF01, 0xFF5F)}
RULES = re.compile(r"[|+=:\u2500-\u257f]")
RULED = re.compile(r"[-\s|+=*_:\u2500-\u257f]+")
WALL = re.compile("[|│┃║]")
CROSSED = re.compile(r"[+*=\u2500-\u257f]")
# Keys of JSON with solutions, which are not puzzles.
ANSWERS = re.compile("solution|solved|answer", re.IGNORECASE)
# Keys of JSON, and headings, with regions.
REGION_KEYS = re.compile(
    "(regions?|areas?|zones?|shapes?|jigsaw|jigmap)(_?(map|grid|layout))?", re.IGNORECASE
)
REGION_HEADS = ("regions", "areas", "zones", "shapes", "jigsaw", "layout")
PUZZLE_HEADS = ("puzzle", "problem", "givens", "grid", "clues")
# Keys of f-puzzles and SudokuPad that are no rules.
CELL_KEYS = (
    *("size", "title", "author", "ruleset", "grid", "highlightConflicts", "solution", "cells"),
    *("id", "cellSize", "metadata", "settings", "regions", "msgcorrect", "successMessage"),
)

# The cells of a grid, and its regions; these are empty for boxes.
Grid = tuple[str, str]


class Found(NamedTuple):
    """The cells of a grid, not yet checked; its number, and the number of grids in the text.

    `regions` is empty if the grid has boxes.
    """

    cells: str
    number: int = 1
    grids: int = 1
    regions: str = ""

    @property
    def told(self) -> Told | None:
        if self.grids == 1:
            return None
        return tell("sudoku-text-number", number=str(self.number), grids=self.grids)


def read(text: str, number: int = 1) -> Found:
    r"""Find a grid in a text; if it has several, the one of a number, from 1.

    >>> read("1 . | . .\n. . | 3 .\n----+----\n. 4 | . .\n. . | . 2").cells
    '1.....3..4.....2'

    Raises:
        ValueError: when there is none, or two ways to read it.
    """
    whole = plain(unmark(text))
    text = whole.strip()
    if text.startswith(("{", "[")) and not re.match(r"\[\w+\]\s*$", text, re.MULTILINE):
        grids = list(find_json(text))
        if not grids:
            raise ValueError(tell("sudoku-text-json"))
        return choose(grids, number)
    if text.casefold().startswith("sumocue"):
        return choose([pair(*read_sumocue(text))], number)
    if is_solo(text):
        return choose([pair(*read_solo(text))], number)
    if "://" in text or "bd=" in text:
        grids = list(find_address(text))
        if not grids:
            raise ValueError(tell("sudoku-text-address"))
        return choose(grids, number)
    drawn = read_picture(whole)
    if drawn is not None:
        return choose([pair(*drawn)], number)
    grid, regions = choose_sections(text.splitlines())
    if regions:
        return choose([pair(read_rows(grid, len(regions)), regions)], number)
    found = list_grids(grid) or [(read_rows(grid), "")]
    return choose(found, number)


def pair(cells: Sequence[str], labels: Sequence[Hashable]) -> Grid:
    """A grid with its regions, whose labels may be any."""
    return "".join(cells), number_regions(labels)


def plain(text: str) -> str:
    """Convert digits of all scripts, and other signs for a blank, to ASCII."""
    shown = text.translate(FULL_WIDTH)
    for blank in OTHER_BLANKS:
        shown = shown.replace(blank, ".")
    if shown.isascii():
        return shown
    return "".join(str(int(mark)) if mark.isdecimal() else mark for mark in shown)


def choose(grids: Sequence[Grid], number: int) -> Found:
    if not 1 <= number <= len(grids):
        raise ValueError(tell("sudoku-text-grids", number=str(number), grids=len(grids)))
    cells, regions = grids[number - 1]
    return Found(cells, number, len(grids), regions)


def choose_sections(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """The lines of a grid, and the labels of its regions if there are any.

    Headings in brackets may say which lines are which. Otherwise the regions are as many lines as
    the grid has rows, below it or above it.

    Raises:
        ValueError: when regions are not those of a grid.
    """
    heads = [at for at, line in enumerate(lines) if re.fullmatch(r"\s*\[\w+\]\s*", line)]
    parts = {}
    for begin, end in pairwise([*heads, len(lines)]):
        parts[lines[begin].strip(" []").casefold()] = strip_lines(lines[begin + 1 : end])
    grid = next((parts[head] for head in PUZZLE_HEADS if head in parts), None)
    areas = next((parts[head] for head in REGION_HEADS if head in parts), None)
    if grid is not None and areas is not None:
        return grid, [label for row in list_labels(areas) for label in row]
    return split_regions(strip_lines(lines) if grid is None else grid)


def strip_lines(lines: Sequence[str]) -> list[str]:
    """The lines without blank ones and remarks."""
    return [bare for line in lines if (bare := line.strip()) and not bare.startswith("#")]


def split_regions(lines: list[str]) -> tuple[list[str], list[str]]:
    """Part lines into those of a grid, and the labels of regions below or above them.

    Raises:
        ValueError: when there are as many lines as both have, but no regions among them.
    """
    parts = lines[0].split() if len(lines) == 1 else []
    if all(2 * len(part) == len(parts) for part in parts) and parts:
        lines = parts
    for n in SQUARES.values():
        for rows, rest in ((lines[-n:], lines[:-n]), (lines[:n], lines[n:])):
            labels = list_square(rows)
            if rest and len(labels) == n * n and is_regions(labels):
                return drop_size(rest, n), labels
    if len(lines) == 2 and len(lines[0]) == len(lines[1]):
        for cells, marks in (lines, lines[::-1]):
            if is_regions(marks):
                return [cells], [*marks]
    n = len(lines) // 2
    both = drop_size(lines, 2 * n, str(n))
    halves = [list_square(rows) for rows in (both[n:], both[:n])]
    if len(both) == 2 * n and n in SQUARES.values() and all(halves):
        # The half with fewer blanks is meant as regions: the error says what is wrong with it.
        meant = min(halves, key=count_blanks)
        number_regions(meant)
    return lines, []


def count_blanks(labels: Sequence[str]) -> int:
    return sum(label in BLANKS for label in labels)


def list_square(lines: Sequence[str]) -> list[str]:
    """The labels in lines that form a square, else none."""
    rows = list_labels(lines)
    square = len(rows) == len(lines) and all(len(row) == len(rows) for row in rows)
    return [label for row in rows for label in row] if square else []


def drop_size(lines: list[str], rows: int, size: str = "") -> list[str]:
    """The lines without a first one that has only the number of rows, or rows and columns."""
    wanted = size or str(rows)
    extra = len(lines) == rows + 1 and {*lines[0].split()} == {wanted}
    return lines[1:] if extra else lines


def list_grids(lines: Sequence[str]) -> list[Grid]:
    """The grids of lines that each begin with a whole grid; a heading may be above them."""
    grids = [read_line(line) for line in lines]
    whole = [grid for grid in grids if grid is not None]
    if len(lines) == 16 and all(len(line) == 16 for line in lines):  # the rows of one grid
        return []
    headed = len(lines) > 1 and grids[0] is None and re.match("[a-z]{4}", lines[0], re.I)
    return whole if whole and len(whole) == len(lines) - bool(headed) else []


def read_line(line: str) -> Grid | None:
    """The grid with which a line begins, and the regions that it has behind it."""
    first, *others = re.split(r"[\s,;]+", line)
    half = len(first) // 2
    if half in SQUARES and len(first) == 2 * half:
        first, others = first[:half], [first[half:]]
    for other in others:
        if len(other) == len(first) and is_signs(first) and is_regions(other):
            return first, number_regions(other)
    return (first, "") if is_grid(first) else None


def is_grid(text: str) -> bool:
    """Tell whether a text has as many cells as a grid with boxes, and no other characters."""
    return len(text) in SIDES and is_signs(text)


def is_signs(text: str) -> bool:
    return all(mark in DIGITS + BLANKS for mark in text.upper())


def read_rows(lines: Sequence[str], cells: int = 0) -> str:
    """The cells of rows, with or without signs between them; `cells` is their number, if known.

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
    sizes = {cells} if cells else {*SIDES}
    grids = list(dict.fromkeys(grid for rows in ways if len(grid := "".join(rows)) in sizes))
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
    if size in SQUARES.values() and 0 < len(wrong) < size:
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
    if numbers and 9 < len(rows) < 17 and all(len(row) == len(rows) for row in rows):
        return write([cell for row in rows for cell in row])
    return None


def write(cells: Sequence[Any]) -> str:
    """The signs of cells that are numbers, texts or None.

    Raises:
        ValueError: when a cell is not a digit of a grid of this size.
    """
    side = SQUARES.get(len(cells), len(DIGITS))
    signs = []
    for place, cell in enumerate(cells):
        text = "" if cell is None or isinstance(cell, bool) else str(cell)
        digit = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
        if digit > side or isinstance(cell, bool) or (len(text) > 1 and not digit):
            told = {"sign": cite(cell), "cell": cell_name(side, place), "most": DIGITS[side - 1]}
            raise ValueError(tell("sudoku-error-sign", **told))
        signs.append(DIGITS[digit - 1] if digit else text or ".")
    return "".join(signs)


def find_json(text: str) -> Iterator[Grid]:
    """Yield all grids in JSON: lists of rows, one list, or texts; with the regions beside them.

    Raises:
        ValueError: when regions are none, or a grid has rules that no sudoku has.
    """
    try:
        pending: list[tuple[Any, str]] = [(json.loads(text), "")]
    except (ValueError, RecursionError):
        return
    while pending:
        found, regions = pending.pop()
        grid = read_list(found, SQUARES if regions else SIDES)
        if grid is not None:
            yield grid, regions
        elif isinstance(found, dict):
            rows = [found[key] for key in ("grid", "cells") if is_cells(found.get(key))]
            if rows:
                yield read_cells(found, rows[0])
                continue
            areas = next((found[key] for key in found if REGION_KEYS.fullmatch(key)), None)
            if isinstance(areas, list | str) and areas:
                regions = read_areas(areas)
            left = [key for key in found if not (ANSWERS.search(key) or REGION_KEYS.fullmatch(key))]
            pending += [(found[key], regions) for key in left[::-1]]
        elif isinstance(found, list):
            both = [read_list(part, SQUARES) for part in found] if len(found) == 2 else [None]
            if None not in both and is_regions(find_labels(found[1])):
                yield both[0] or "", read_areas(found[1])
            else:
                pending += [(part, regions) for part in found[::-1]]


def is_cells(found: Any) -> bool:
    """Tell whether this is a square of cells as f-puzzles and SudokuPad write them."""
    return (
        isinstance(found, list)
        and len(found) in SQUARES.values()
        and all(isinstance(row, list) and len(row) == len(found) for row in found)
        and all(isinstance(cell, dict) for row in found for cell in row)
    )


def read_cells(puzzle: dict[str, Any], rows: list[list[dict[str, Any]]]) -> Grid:
    """The grid of f-puzzles or SudokuPad; a cell without a region is in the box of its place.

    Raises:
        ValueError: when it has more rules than regions.
    """
    more = [key for key, value in puzzle.items() if value and key not in CELL_KEYS]
    if more:
        raise ValueError(tell("sudoku-text-rules", rule=cite(more[0])))
    cells, n = [cell for row in rows for cell in row], len(rows)
    marked = any(cell.get("given") for cell in cells)  # else each digit is given
    signs = write([cell.get("value") if cell.get("given", not marked) else 0 for cell in cells])
    if puzzle.get("regions"):
        return signs, read_areas(puzzle["regions"])
    if n * n not in SIDES and any("region" not in cell for cell in cells):
        return signs, ""
    boxes = number_boxes(n)
    return signs, number_regions([cell.get("region", boxes[at]) for at, cell in enumerate(cells)])


def read_areas(areas: Any) -> str:
    """The regions of JSON: labels by rows, as texts or in one list, or the cells of each region."""
    return number_regions(find_labels(areas))


def find_labels(areas: Any) -> list[str | int | None]:
    """The label of each cell, None where there is none."""
    rows = areas.split() if isinstance(areas, str) else areas
    parts = [[*row] if isinstance(row, list | str) else [row] for row in rows]
    places = {find_cell(part): number for number, row in enumerate(parts) for part in row}
    if None in places:
        labels = [label for row in parts for label in row]
        return [label if isinstance(label, str | int) else None for label in labels]
    first = min((number for place in places if place for number in place), default=0)
    side = range(first, first + min(len(parts), 17))
    return [places.get((row, column)) for row in side for column in side]


def find_cell(part: Any) -> tuple[int, int] | None:
    """Row and column of a cell in a list of cells: [0, 8], {"row": 0, "col": 8} or "r1c9"."""
    if isinstance(part, str):
        named = re.fullmatch(r"r(\d{1,2})c(\d{1,2})", part, re.IGNORECASE | re.ASCII)
        return (int(named[1]), int(named[2])) if named else None
    pair = [*part.values()] if isinstance(part, dict) else part
    good = isinstance(pair, list) and len(pair) == 2 and all(type(one) is int for one in pair)
    return (pair[0], pair[1]) if good else None


def read_list(found: Any, sizes: Mapping[int, int]) -> str | None:
    if isinstance(found, str):
        bare = "".join(found.split())
        return bare if len(bare) in sizes and is_signs(bare) else None
    if not isinstance(found, list):
        return None
    if found and all(isinstance(row, str) and len(row) == len(found) for row in found):
        found = [[*row] for row in found]
    rows = found if all(isinstance(row, list) for row in found) else [found]
    cells = [cell for row in rows for cell in row]
    square = len(rows) == 1 or all(len(row) == len(rows) for row in rows)
    plain = all(cell is None or isinstance(cell, str | int) for cell in cells)
    long = any(isinstance(cell, str) and len(cell) > 2 for cell in cells)
    if len(cells) not in sizes or not square or not plain or long:
        return None
    return write(cells)


def find_address(text: str) -> Iterator[Grid]:
    """Yield the grids that are whole parts of an address; `jigmap` has the regions of `bd`.

    Raises:
        ValueError: when the regions are a shape that only its site knows.
    """
    from urllib.parse import unquote  # seldom needed

    parts = [unpack(part) for part in re.split(r"[/?&#=\s]", unquote(text))]
    named = dict(pairwise(parts))
    if "jigmap" in named and is_signs(named.get("bd", "")):
        yield named.get("bd", ""), number_regions(named["jigmap"])
    elif named.get("shape", "0") != "0":
        raise ValueError(tell("sudoku-text-shape", shape=cite(named["shape"])))
    else:
        yield from ((part, "") for part in parts if is_grid(part))


def unpack(part: str) -> str:
    """The grid of SudokuWiki's two signs a cell: a bit for each digit left, one for a given."""
    if not re.fullmatch("[0-9a-v]{162}", part):
        return part
    cells = [int(part[at : at + 2], 32) for at in range(0, 162, 2)]
    return write([(cell >> 1).bit_length() if cell & 1 else 0 for cell in cells])
