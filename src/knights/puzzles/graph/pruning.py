"""What the pruned search of a graph has to know of it."""

from collections.abc import Sequence

from knights.graphs.graph import Graph
from knights.puzzles.paths.ground import Ground, Looks

# In a graph few vertices can be the last of what is forced, so each of them is looked at.
LOOKS = Looks(ends=1024, sides=True)


def survey(graph: Graph, closed: bool) -> Ground:
    """Gather what a search for a path through all vertices needs to know, neighbours in order.

    An edge from a vertex to itself is on no path.
    """
    near = tuple(
        tuple(head for head in heads if head != tail) for tail, heads in enumerate(graph.neighbours)
    )
    around, into = near, None
    if graph.directed:
        tails: list[list[int]] = [[] for _ in near]
        for tail, heads in enumerate(near):
            for head in heads:
                tails[head].append(tail)
        into = tuple(map(tuple, tails))
        around = tuple(tuple(dict.fromkeys(a + b)) for a, b in zip(near, into, strict=True))
    return Ground(near, around, tuple(range(len(near))), part(around), closed, None, LOOKS, into)


def part(around: Sequence[Sequence[int]]) -> list[int] | None:
    """Give each vertex one of two colours, so that each edge changes it; None where that fails."""
    colours: list[int | None] = [None] * len(around)
    for first in range(len(around)):
        if colours[first] is not None:
            continue
        colours[first], waiting = 0, [first]
        for vertex in waiting:
            other = 1 - (colours[vertex] or 0)
            for head in around[vertex]:
                if colours[head] is None:
                    colours[head] = other
                    waiting.append(head)
                elif colours[head] != other:
                    return None
    return [colour or 0 for colour in colours]


def reach(neighbours: Sequence[Sequence[int]], here: int, gray: set[int]) -> set[int]:
    """The white vertices that can be reached from a vertex through white ones."""
    reached: set[int] = set()
    waiting = [here]
    while waiting:
        for head in neighbours[waiting.pop()]:
            if head not in gray and head not in reached:
                reached.add(head)
                waiting.append(head)
    return reached
