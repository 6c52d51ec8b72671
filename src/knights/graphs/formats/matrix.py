"""Adjacency matrices: a row and a column for each vertex, 0 where there is no edge."""

from collections.abc import Sequence

from knights.graphs.formats.raw import Raw, check_size

Rows = Sequence[Sequence[float]]


def from_matrix(names: Sequence[str], rows: Rows, form: str = "matrix") -> Raw:
    """The graph of a square matrix; it is directed unless the matrix is its own mirror image."""
    size = len(rows)
    check_size(size)
    near = [[head for head, cell in enumerate(row) if cell] for row in rows]
    check_size(size, sum(map(len, near)))
    directed = any(
        rows[head][tail] != rows[tail][head] for tail in range(size) for head in near[tail]
    )
    edges = [
        (tail, head)
        for tail, heads in enumerate(near)
        for head in heads
        if directed or tail <= head
    ]
    weighted = any(rows[tail][head] != 1 for tail, head in edges)
    return Raw(form, names, edges, directed, weighted)


def is_plain(rows: Sequence[Sequence[object]]) -> bool:
    """Tell whether rows are a square of 0 and 1, three or more: no list of edges looks so."""
    size = len(rows)
    square = size > 2 and all(len(row) == size for row in rows)
    return square and all(cell in (0, 1) and type(cell) is not bool for row in rows for cell in row)
