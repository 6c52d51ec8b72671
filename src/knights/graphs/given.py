"""Graphs as Python programs have them: lists of neighbours, edges, a matrix, a networkx graph."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from knights.language import tell
from knights.mistakes import as_items
from knights.quoting import cite


class Networked(Protocol):
    """A graph of networkx, as far as it is looked at."""

    @property
    def edges(self) -> Any: ...

    def is_directed(self) -> bool: ...


# A graph can be made of these, besides a text and a graph.
type GraphData = Networked | Mapping[Any, Iterable[Any]] | Iterable[Iterable[Any]]

# A matrix with fewer rows looks like a list of edges, unless it holds 0 and 1 only.
FEWEST_ROWS = 3


class Given(NamedTuple):
    """Each vertex with its neighbours, in order, and whether the edges go one way."""

    near: dict[Any, list[Any]]
    directed: bool


def read_data(data: object, directed: bool) -> Given:
    """Read a graph in whichever of these forms it is given.

    In a matrix any number but 0 is an edge, and vertices are 0, 1, 2 ...; where it is not symmetric
    the edges go one way.

    Raises:
        ValueError: when it is none of these.
    """
    if hasattr(data, "is_directed") and hasattr(data, "edges"):
        edges = ([*edge][:2] for edge in data.edges)  # of a multigraph each has a key, too
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
    """The rows of a square matrix; None if this is none."""
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
    """Vertices in order, then those of edges in order of appearance."""
    near: dict[Any, list[Any]] = {vertex: [] for vertex in vertices}
    for edge in edges:
        ends = as_items(edge)
        if ends is None or len(ends) != 2 or any(isinstance(end, list | dict) for end in ends):
            raise ValueError(tell("graph-error-edge", edge=cite(edge)))
        near.setdefault(ends[0], []).append(ends[1])
        near.setdefault(ends[1], []).extend([] if directed else [ends[0]])
    return Given(near, directed)
