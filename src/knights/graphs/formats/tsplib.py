"""TSPLIB: graphs for Hamiltonian cycles (HCP), and explicit distances (TSP, ATSP).

After G. Reinelt, "TSPLIB 95". A file with distances alone is a complete graph.
"""

from collections.abc import Iterator, Sequence

from knights.graphs.formats.raw import Raw, check_size, missing, read_vertex, wrong_line
from knights.language import tell
from knights.quoting import cite

Line = tuple[int, str]

# The formats of distances: the whole matrix, one half without its diagonal, one half with it.
FULL = "FULL_MATRIX"
HALF = ("UPPER_ROW", "LOWER_ROW", "UPPER_COL", "LOWER_COL")
DIAGONAL = ("UPPER_DIAG_ROW", "LOWER_DIAG_ROW", "UPPER_DIAG_COL", "LOWER_DIAG_COL")
# Sections with positions, for drawing only.
DRAWN = ("DISPLAY_DATA_SECTION", "NODE_COORD_SECTION")


def read(form: str, text: str) -> Raw:
    keys, sections = read_parts(form, text)
    kind = keys.get("TYPE", (0, ""))[1].split(" ")[0].upper()
    if kind not in ("HCP", "TSP", "ATSP"):
        raise refuse(form, "TYPE", keys, "TYPE : HCP")
    n = read_dimension(form, keys)
    other = next((name for name in sections if name not in (*DRAWN, *KNOWN)), None)
    if other is not None:
        raise ValueError(tell("graph-form-section", form=form, section=other))
    if kind == "HCP" or "EDGE_DATA_SECTION" in sections:
        edges = read_edges(form, keys, sections, n)
        names = [str(v + 1) for v in range(n)]
        return Raw(form, names, edges, kind == "ATSP", kind != "HCP", both=True)
    read_weights(form, keys, sections, n)
    check_size(n, n * (n - 1) // 2)
    edges = [(i, j) for i in range(n) for j in range(i + 1, n)]
    return Raw(form, [str(v + 1) for v in range(n)], edges, weighted=True, complete=True)


KNOWN = ("EDGE_DATA_SECTION", "EDGE_WEIGHT_SECTION")


def read_parts(form: str, text: str) -> tuple[dict[str, Line], dict[str, list[Line]]]:
    """The values of the keys, and the lines of each section, both with their line numbers."""
    keys: dict[str, Line] = {}
    sections: dict[str, list[Line]] = {}
    section: list[Line] | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        word = line.strip().rstrip(":").strip()
        if word == "EOF":
            break
        if word.endswith("_SECTION"):
            section = sections.setdefault(word, [])
        elif word[:1].isalpha() and ":" in line:
            key, _, value = line.partition(":")
            keys[key.strip()] = number, value.strip()
            section = None
        elif word and section is not None:
            section.append((number, line))
        elif word:
            raise wrong_line(form, number, line, "DIMENSION : 4")
    return keys, sections


def refuse(form: str, key: str, keys: dict[str, Line], right: str) -> ValueError:
    if key not in keys:
        return missing(form, right)
    number, value = keys[key]
    return wrong_line(form, number, f"{key} : {value}", right)


def read_dimension(form: str, keys: dict[str, Line]) -> int:
    value = keys.get("DIMENSION", (0, ""))[1]
    if not value.isascii() or not value.isdigit():
        raise refuse(form, "DIMENSION", keys, "DIMENSION : 4")
    check_size(int(value[:12]))
    return int(value)


def read_edges(
    form: str, keys: dict[str, Line], sections: dict[str, list[Line]], n: int
) -> list[tuple[int, int]]:
    """Read edges as pairs, or as each vertex with its neighbours; -1 ends them."""
    listing = keys.get("EDGE_DATA_FORMAT", (0, ""))[1]
    if listing not in ("EDGE_LIST", "ADJ_LIST"):
        raise refuse(form, "EDGE_DATA_FORMAT", keys, "EDGE_DATA_FORMAT : EDGE_LIST")
    edges: list[tuple[int, int]] = []
    for row in rows_of(form, sections, listing == "ADJ_LIST"):
        (number, _), tail = row[0], read_vertex(form, *row[0], n)
        if listing == "EDGE_LIST" and len(row) != 2:
            line = " ".join(word for _, word in row)
            raise wrong_line(form, number, line, "1 2")
        edges += [(tail, read_vertex(form, at, word, n)) for at, word in row[1:]]
    return edges


def rows_of(form: str, sections: dict[str, list[Line]], lists: bool) -> Iterator[Sequence[Line]]:
    """Yield the words of each edge (one line), or of each list (up to a -1)."""
    row: list[Line] = []
    for number, line in sections.get("EDGE_DATA_SECTION", ()):
        words = line.split()
        if words[0] == "-1" and not row:
            return
        for word in words:
            if word != "-1":
                row.append((number, word))
            elif row:
                yield row
                row = []
        if row and not lists:
            yield row
            row = []
    raise missing(form, "-1")


def read_weights(form: str, keys: dict[str, Line], sections: dict[str, list[Line]], n: int) -> None:
    """Check the number of the distances; their values don't matter for paths.

    Raises:
        ValueError: when there are too few or too many, or one is not a number.
    """
    if "NODE_COORD_SECTION" in sections and "EDGE_WEIGHT_SECTION" not in sections:
        raise ValueError(tell("graph-form-points", form=form))
    if keys.get("EDGE_WEIGHT_TYPE", (0, ""))[1] != "EXPLICIT":
        raise refuse(form, "EDGE_WEIGHT_TYPE", keys, "EDGE_WEIGHT_TYPE : EXPLICIT")
    shape = keys.get("EDGE_WEIGHT_FORMAT", (0, ""))[1]
    if shape not in (FULL, *HALF, *DIAGONAL):
        raise refuse(form, "EDGE_WEIGHT_FORMAT", keys, "EDGE_WEIGHT_FORMAT : FULL_MATRIX")
    found = 0
    for number, line in sections.get("EDGE_WEIGHT_SECTION", ()):
        for word in line.split():
            try:
                float(word)
            except ValueError:
                raise wrong_line(form, number, line, "0 7 12") from None
            found += 1
    wanted = n * n if shape == FULL else n * (n - 1) // 2 + (n if shape in DIAGONAL else 0)
    if found != wanted:
        told = {"format": cite(shape), "wanted": wanted, "found": found}
        raise ValueError(tell("graph-form-weights", **told))
