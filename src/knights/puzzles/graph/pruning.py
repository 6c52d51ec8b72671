"""Prepare the data for the pruned search of a graph."""

from collections.abc import Sequence

from knights.graphs.graph import Graph
from knights.puzzles.paths.pruning_data import Ground, Looks

# A graph has few vertices that can be the end of a forced path, so each of them is looked at.
LOOKS = Looks(ends=1024, sides=True)


def survey(graph: Graph, closed: bool) -> Ground:
    """Prepare a search for a path through all vertices, neighbours in order.

    Loops are left out: no path uses an edge from a vertex to itself.
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
    """Colour vertices with two colours so that each edge changes the colour; None if impossible."""
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
