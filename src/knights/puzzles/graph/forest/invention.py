"""Invent directed graphs at random."""

from knights.graphs.graph import Graph
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values
from knights.puzzles.graph.invention import NAMES, SMALLEST, is_clear, pick_edges


def invent(chance: Chance) -> Values:
    """Return a random directed graph."""
    while True:
        names = NAMES[: SMALLEST + chance.below(len(NAMES) - SMALLEST + 1)]
        edges = pick_edges(chance, names, 3 * len(names) // 2)
        graph = Graph.from_edges(sorted(edges), directed=True, vertices=names)
        if is_clear(graph):
            return {"graph": graph.text(), "start": chance.pick(names), "directed": "yes"}


def prune(values: Values) -> Values:
    return values
