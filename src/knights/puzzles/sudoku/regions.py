"""Regions in place of boxes, each of as many joined cells as a row, as one sign for each cell."""

import re
from collections import Counter
from collections.abc import Callable, Hashable, Sequence

from knights.board import ORTHOGONAL, Board
from knights.graphs.pieces import find_pieces
from knights.language import tell
from knights.mistakes import as_items
from knights.puzzles.sudoku.sizes import DIGITS, SIDES, SQUARES, cell_name, number_boxes
from knights.quoting import cite

# Signs that name no region. 0 does.
NAMELESS = ("", ".", "-", "_", "*", "?", None)
RULED = re.compile(r"[-\s|+=:\u2500-\u257f]+")


def number_regions(labels: Sequence[Hashable]) -> str:
    """Number the regions in reading order; the boxes of a size that has boxes are "".

    >>> number_regions("AAABABBBCCCDCDDD")
    '1112122233343444'

    Raises:
        ValueError: when these are not the regions of a grid; the message says why.
    """
    n = SQUARES.get(len(labels))
    if n is None:
        raise ValueError(tell("sudoku-regions-cells", cells=len(labels)))
    for cell, label in enumerate(labels):
        if label in NAMELESS:
            told = {"sign": cite(label), "cell": cell_name(n, cell)}
            raise ValueError(tell("sudoku-regions-sign", **told))
    counts, numbers = Counter(labels), {label: i for i, label in enumerate(dict.fromkeys(labels))}
    if len(counts) != n:
        raise ValueError(tell("sudoku-regions-number", regions=len(counts), side=str(n)))
    for label, cells in counts.items():
        if cells != n:
            told = {"first": cell_name(n, labels.index(label)), "side": str(n)}
            raise ValueError(tell("sudoku-regions-size", cells=cells, **told))
    parts = number_parts(n, lambda cell, other: labels[cell] == labels[other])
    for cell, part in enumerate(parts):
        first = labels.index(labels[cell])
        if part != parts[first]:
            told = {"first": cell_name(n, first), "cell": cell_name(n, cell)}
            raise ValueError(tell("sudoku-regions-parted", **told))
    if n in SIDES.values() and [numbers[label] for label in labels] == number_boxes(n):
        return ""
    return "".join(DIGITS[numbers[label]] for label in labels)


def is_regions(labels: Sequence[Hashable]) -> bool:
    """Tell whether labels of cells are regions: equal digits of a solved grid never touch."""
    try:
        number_regions(labels)
    except ValueError:
        return False
    return True


def number_parts(n: int, joins: Callable[[int, int], bool]) -> list[int]:
    """For each cell, the number of the first cell that is joined to it over sides."""
    beside = enumerate(Board(n).neighbours(ORTHOGONAL))
    near = [[other for other in others if joins(cell, other)] for cell, others in beside]
    parts = find_pieces(near, range(n * n))
    first = {cell: part[0] for part in parts for cell in part}
    return [first[cell] for cell in range(n * n)]


def list_labels(lines: Sequence[str]) -> list[list[str]]:
    """The labels of cells in lines: parted by blanks, commas or the like, or one sign each."""
    rows = []
    for line in lines:
        if RULED.fullmatch(line):
            continue
        cells = re.split(r"[\s,;|│┃]+", line.strip(" \t|│┃,;"))
        # Rows in one line, or cells without anything between them.
        if "|" in line or len(cells) < 2 or all(len(cell) == len(cells) for cell in cells):
            cells = [*"".join(cells)]
        rows.append(cells)
    return rows


def read_labels(given: object) -> list[Hashable]:
    """The labels of a caller's regions: a text with or without lines, a list of rows, or one list.

    Raises:
        ValueError: when they are none of these.
    """
    if given is None or (isinstance(given, str) and not given.strip()):
        return []
    rows: list[object] | None
    rows = [*list_labels(given.splitlines())] if isinstance(given, str) else as_items(given)
    if rows is None:
        raise ValueError(tell("sudoku-regions-form", given=cite(given)))
    labels: list[Hashable] = []
    for row in rows:
        items = as_items([*row] if isinstance(row, str) else row)
        labels += [row] if items is None else items
    return labels
