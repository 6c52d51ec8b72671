"""A graph as a file describes it, before its names are cleaned for texts and links."""

from collections.abc import Sequence
from typing import NamedTuple

from knights.language import tell
from knights.quoting import cite

# Events have 16 bits, and nobody types that many vertices.
MOST_VERTICES = 10_000
# A million edges take some 200 MB.
MOST_EDGES = 1_000_000

Edges = Sequence[tuple[int, int]]


class Raw(NamedTuple):
    """Names, edges between their numbers, and notes on what is left out.

    `form` is the name of the format in the sentence `graph-read-form`. `complete`: a matrix of
    distances, which joins every pair. `both`: an edge may be listed at both ends.
    """

    form: str
    names: Sequence[str]
    edges: Edges
    directed: bool = False
    weighted: bool = False
    complete: bool = False
    both: bool = False


class Numbering:
    """Numbers for names, in the order in which they appear."""

    def __init__(self) -> None:
        self.index: dict[str, int] = {}

    def __getitem__(self, name: str) -> int:
        return self.index.setdefault(name, len(self.index))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.index)


def is_unique(names: Sequence[str]) -> bool:
    return len(set(names)) == len(names)


def check_size(vertices: int, edges: int = 0) -> None:
    """Refuse too many vertices or edges as soon as their number is known.

    Raises:
        ValueError: with the number, and the most that is possible.
    """
    if vertices > MOST_VERTICES:
        raise ValueError(tell("graph-error-size", vertices=vertices, most=MOST_VERTICES))
    if edges > MOST_EDGES:
        raise ValueError(tell("graph-error-edges", edges=edges, most=MOST_EDGES))


def wrong_line(form: str, number: int, line: str, right: str) -> ValueError:
    """Return the error for a line that can't be read; `right` is an example of a right one."""
    told = {"form": form, "number": str(number), "line": cite(line.strip()), "right": right}
    return ValueError(tell("graph-form-line", **told))


def missing(form: str, part: str) -> ValueError:
    """Return the error for a text that ends before a part that its form needs."""
    return ValueError(tell("graph-form-missing", form=form, part=part))


def read_vertex(form: str, number: int, word: str, vertices: int) -> int:
    """The index of a vertex whose number is counted from 1.

    Raises:
        ValueError: when there is no such vertex.
    """
    if not word.isascii() or not word.isdigit() or not 1 <= int(word[:12]) <= vertices:
        told = {"form": form, "number": str(number), "vertex": cite(word), "last": str(vertices)}
        raise ValueError(tell("graph-form-vertex", **told))
    return int(word) - 1
