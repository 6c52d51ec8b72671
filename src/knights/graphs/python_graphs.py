"""Graphs as Python programs hold them: neighbour lists, edges, a matrix, a networkx graph."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from knights.language import tell
from knights.mistakes import as_items
from knights.quoting import cite


class Networked(Protocol):
    """The part of networkx's interface that is used."""

    @property
    def edges(self) -> Any: ...

    def is_directed(self) -> bool: ...


# Besides a text or a Graph, a graph can be made of these.
type GraphData = Networked | Mapping[Any, Iterable[Any]] | Iterable[Iterable[Any]]

# A smaller matrix looks like a list of edges, unless it holds only 0 and 1.
FEWEST_ROWS = 3


class Given(NamedTuple):
    """Each vertex with its neighbours in order, and whether the edges are directed."""

    near: dict[Any, list[Any]]
    directed: bool


def read_data(data: object, directed: bool) -> Given:
    """Read a graph from any of these forms.

    In a matrix every number but 0 is an edge, and the vertices are 0, 1, 2 ...; a matrix that is
    not symmetric makes a directed graph.

    Raises:
        ValueError: when the data is in none of these forms.
    """
    if hasattr(data, "is_directed") and hasattr(data, "edges"):
        edges = ([*edge][:2] for edge in data.edges)  # a multigraph's edges have a key, too
        return read_edges(edges, bool(data.is_directed()), as_items(data) or ())
    if isinstance(data, Mapping):
        return Given({tail: read_heads(tail, heads) for tail, heads in data.items()}, directed)
    rows = as_items(data)
    if rows is None:
        raise ValueError(tell("graph-error-data", graph=cite(data)))
    matrix = read_matrix(rows)
    if matrix is None:
        return read_edges(rows, directed)
    near = {
        tail: [head for head, cell in enumerate(row) if cell] for tail, row in enumerate(matrix)
    }
    return Given(near, directed or matrix != [[*column] for column in zip(*matrix, strict=True)])


def read_heads(tail: object, heads: object) -> list[Any]:
    """The neighbours of a vertex."""
    found = as_items(heads)
    if found is None:
        raise ValueError(tell("graph-error-list", vertex=cite(tail), given=cite(heads)))
    return found


def read_matrix(rows: Sequence[object]) -> list[list[Any]] | None:
    """The rows of a square matrix; None if it is not one."""
    if not rows or any(isinstance(row, tuple | str) for row in rows):
        return None
    matrix = [as_items(row) for row in rows]
    for row in matrix:
        if row is None or len(row) != len(rows):
            return None
        if len(rows) < FEWEST_ROWS and any(cell not in (0, 1) for cell in row):
            return None
        if any(not isinstance(cell, int | float) for cell in row):
            return None
    return matrix  # type: ignore[return-value]


def read_edges(edges: Iterable[object], directed: bool, vertices: Iterable[Any] = ()) -> Given:
    """The graph of edges: first the given vertices, then others in order of appearance."""
    near: dict[Any, list[Any]] = {vertex: [] for vertex in vertices}
    for edge in edges:
        ends = as_items(edge)
        if ends is None or len(ends) != 2 or any(isinstance(end, list | dict) for end in ends):
            raise ValueError(tell("graph-error-edge", edge=cite(edge)))
        near.setdefault(ends[0], []).append(ends[1])
        near.setdefault(ends[1], []).extend([] if directed else [ends[0]])
    return Given(near, directed)
