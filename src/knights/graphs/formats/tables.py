"""Rows of words: tables of edges (CSV, TSV), adjacency matrices, and NetworkX's adjacency lists.

Rows of numbers may be several of these. A text with one meaning is read; one with several is
refused, and the error names two of them.
"""

import csv
import re
from collections.abc import Sequence
from typing import NamedTuple

from knights.graphs.formats.matrix import from_matrix, is_plain
from knights.graphs.formats.raw import Numbering, Raw, wrong_line
from knights.language import tell
from knights.quoting import cite

NUMBER = re.compile(r"[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][-+]?\d+)?", re.ASCII)
# Headings of the columns with the two ends of an edge; no graph has vertices of these names.
ENDS = [
    ("source", "target"),
    ("src", "dst"),
    ("from", "to"),
    ("node1", "node2"),
    ("vertex1", "vertex2"),
    ("origin", "destination"),
    ("parent", "child"),
    ("звідки", "куди"),
    ("від", "до"),
    ("джерело", "ціль"),
]
# Signs that may give a line another meaning when its cells have no quotation marks. With semicolons
# between cells blanks are such signs, too: "A B; C D" is two edges.
ODD = r"[][(){}<>=@|/:]|--|->"
UNSURE = {**dict.fromkeys(("", "\t", ","), re.compile(ODD)), ";": re.compile(rf"{ODD}|\s")}
KIND = "type"
DIRECTIONS = {"directed": True, "undirected": False}


class Row(NamedTuple):
    """A line of a table: its number and its cells."""

    number: int
    cells: list[str]


def read(text: str) -> Raw | None:
    """The graph of a table, a matrix or adjacency lists; None if the text is none of these.

    Raises:
        ValueError: when it may be several of these, or one line is wrong.
    """
    sign, rows = split(text)
    if len(rows) < 2 and sign != ";":
        return None
    if sign:
        ends = find_ends(rows)
        if ends is not None:
            return read_table(rows, *ends, sign)
    named = read_named_matrix(rows)
    if named is not None:
        return named
    quoted = sign != "" and '"' in text
    if not quoted and any(UNSURE[sign].search(cell) for row in rows for cell in row.cells):
        return None
    if sign and all(len(row.cells) == 2 and all(row.cells) for row in rows):
        return make(rows, "table")
    readers = (read_matrix, read_weights, read_lists)
    found = [raw for raw in (reader(rows) for reader in readers) if raw]
    if len(found) > 1:
        told = {"number": str(rows[0].number), "line": cite(" ".join(rows[0].cells))}
        raise ValueError(
            tell("graph-form-several", **told, kinds="-".join(raw.form for raw in found[:2]))
        )
    return found[0] if found else None


def split(text: str) -> tuple[str, list[Row]]:
    """The separator of the cells ("" for blanks), and the rows."""
    lines = [
        (number, line)
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    told = re.fullmatch(r"sep=(.)", lines[0][1].strip()) if len(lines) > 1 else None
    if told is not None:  # Excel writes such a line first
        lines = lines[1:]
    signs = told[1] if told is not None else "\t;,"
    sign = next((sign for sign in signs if all(sign in line for _, line in lines)), "")
    if not sign:
        parted = [Row(number, blank_out(line).split()) for number, line in lines]
        return "", [row for row in parted if row.cells]
    reader = csv.reader((line for _, line in lines), delimiter=sign, skipinitialspace=True)
    rows = []
    try:
        for cells in reader:
            number = lines[reader.line_num - 1][0]
            rows.append(Row(number, [cell.strip() for cell in cells]))
    except csv.Error:  # a cell is too long, thousands of characters
        return "", []
    return sign, [row for row in rows if any(row.cells)]


def blank_out(line: str) -> str:
    """Remove a line's comment, and the brackets around NumPy's arrays."""
    bare = line.partition("#")[0].strip()
    return bare.strip("[]") if re.fullmatch(r"[][\d\s.]+", bare) else bare


def find_ends(rows: Sequence[Row]) -> tuple[int, int] | None:
    """The columns with the ends of edges, by their headings; None without such headings.

    Raises:
        ValueError: when it is a table of vertices.
    """
    names = [cell.casefold() for cell in rows[0].cells]
    if names[:2] == ["id", "label"]:
        raise ValueError(tell("graph-form-vertices"))
    for tail, head in ENDS if len(rows) > 1 else ():
        if names.count(tail) == names.count(head) == 1:
            return names.index(tail), names.index(head)
    return None


def read_table(rows: Sequence[Row], tail: int, head: int, sign: str) -> Raw:
    """The edges below a heading; a column `type` says whether they are directed."""
    names = [cell.casefold() for cell in rows[0].cells]
    kind = names.index(KIND) if KIND in names else None
    numbers, edges, ways = Numbering(), list[tuple[int, int]](), dict[bool, int]()
    for number, cells in rows[1:]:
        line = sign.join(cells)
        if len(cells) <= max(tail, head) or not cells[tail] or not cells[head]:
            raise wrong_line("CSV", number, line, sign.join(["A", "B", *[""] * (len(names) - 2)]))
        if kind is not None and len(cells) > kind:
            way = DIRECTIONS.get(cells[kind].casefold())
            if way is None:
                raise wrong_line("CSV", number, line, "Undirected")
            ways.setdefault(way, number)
        edges.append((numbers[cells[tail]], numbers[cells[head]]))
    if len(ways) > 1:
        told = {"both": str(ways[False]), "one": str(ways[True])}
        raise ValueError(tell("graph-form-ways", **told))
    return Raw("table", numbers.names, edges, True in ways, len(names) > 2 + (kind is not None))


def make(rows: Sequence[Row], form: str) -> Raw:
    """Edges between the first two cells of each row."""
    numbers = Numbering()
    edges = [(numbers[row.cells[0]], numbers[row.cells[1]]) for row in rows]
    return Raw(form, numbers.names, edges, weighted=len(rows[0].cells) > 2)


def read_weights(rows: Sequence[Row]) -> Raw | None:
    """Edges, each with a weight; None if the rows aren't such.

    Raises:
        ValueError: when the first row alone has no weight: it may be a heading.
    """
    if not all(len(row.cells) == 3 and row.cells[0] and row.cells[1] for row in rows):
        return None
    plain = [bool(NUMBER.fullmatch(row.cells[2])) for row in rows]
    if len(rows) > 1 and not plain[0] and all(plain[1:]):
        told = {"number": str(rows[0].number), "line": cite(" ".join(rows[0].cells))}
        raise ValueError(tell("graph-form-heading", **told))
    if not all(plain) or is_plain(read_cells(rows)):
        return None
    return make(rows, "weights")


def read_lists(rows: Sequence[Row]) -> Raw | None:
    """NetworkX's lists: each vertex once, and its neighbours; None if one has no row itself."""
    firsts = {row.cells[0]: place for place, row in enumerate(rows) if row.cells}
    if len(firsts) < len(rows) or all(len(row.cells) < 2 for row in rows):
        return None
    if not all(name in firsts for row in rows for name in row.cells[1:] if name):
        return None
    edges = [
        (place, firsts[name]) for place, row in enumerate(rows) for name in row.cells[1:] if name
    ]
    return Raw("neighbours", tuple(firsts), edges, both=True)


def read_matrix(rows: Sequence[Row]) -> Raw | None:
    """The graph of a square matrix; None for two rows of two, which may be edges as well."""
    cells = read_cells(rows)
    if len(cells) < 2 or any(len(row) != len(cells) for row in cells):
        return None
    if len(cells) == 2 and len(rows[0].cells) == 2:
        return None
    return from_matrix([str(number) for number in range(len(cells))], cells)


def read_named_matrix(rows: Sequence[Row]) -> Raw | None:
    """A matrix with the names of the vertices above and on the left."""
    names, size = rows[0].cells, len(rows) - 1
    # A symmetric matrix without names would otherwise pass for one with names.
    if len(names) == size + 1 and not NUMBER.fullmatch(names[0]):
        names = names[1:]
    if len(names) != size or len(set(names)) < size or [row.cells[0] for row in rows[1:]] != names:
        return None
    cells = read_cells([Row(number, cells[1:]) for number, cells in rows[1:]])
    if len(cells) != size or any(len(row) != size for row in cells):
        return None
    return from_matrix(names, cells, "named")


def read_cells(rows: Sequence[Row]) -> list[list[float]]:
    """The numbers of each row, also written without blanks if all are 0 and 1; else no rows."""
    runs = all(len(row.cells) == 1 and set(row.cells[0]) <= {"0", "1"} for row in rows)
    cells = [[*row.cells[0]] for row in rows] if runs else [row.cells for row in rows]
    if not all(NUMBER.fullmatch(cell) for row in cells for cell in row):
        return []
    return [[float(cell.replace(",", ".")) for cell in row] for row in cells]
