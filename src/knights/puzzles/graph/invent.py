"""Graphs for both searches, by chance."""

from itertools import pairwise

from knights.graphs.graph import Graph
from knights.puzzles.chance import Chance

NAMES = "ABCDEFGHIJKLMN"
SMALLEST = 10


def invent_path(chance: Chance) -> dict[str, str]:
    """A graph that has a path through all of its vertices, and the vertex where that begins."""
    names = NAMES[: SMALLEST + chance.below(len(NAMES) - SMALLEST + 1)]
    path = chance.shuffle(names)
    edges = [*pairwise(path), *pick_edges(chance, names, len(names) // 2 + 2)]
    graph = Graph.from_edges(sorted(edges), vertices=names)
    return {"graph": graph.text(), "start": path[0]}


def invent_forest(chance: Chance) -> dict[str, str]:
    """A graph of one-way edges."""
    names = NAMES[: SMALLEST + chance.below(len(NAMES) - SMALLEST + 1)]
    edges = pick_edges(chance, names, 3 * len(names) // 2)
    graph = Graph.from_edges(sorted(edges), directed=True, vertices=names)
    return {"graph": graph.text(), "start": chance.pick(names), "directed": "yes"}


def pick_edges(chance: Chance, names: str, number: int) -> list[tuple[str, str]]:
    """So many edges, some of which may be the same."""
    pairs = (chance.shuffle(names)[:2] for _ in range(number))
    return [(tail, head) for tail, head in pairs]
