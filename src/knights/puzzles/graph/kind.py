"""Paths in graphs as a puzzle, and the common part with the general depth-first search."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from knights.fragment import decode, encode
from knights.graphs import graph
from knights.graphs.graph import Graph
from knights.language import Told, tell
from knights.puzzles.entry import Values
from knights.puzzles.graph import catalogue_entries
from knights.puzzles.graph.paths import Paths
from knights.puzzles.kind import Kind

if TYPE_CHECKING:
    from knights.puzzles.graph.forest.forest import Forest


class VertexKind[P: (Paths, Forest)](Kind[P]):
    """The common part of both searches: a graph, and choices that are its vertices."""

    step = "vertex"

    def read(self, puzzle: P, values: Values) -> Values:
        return read_graph(puzzle.graph, values)

    def write(self, puzzle: P) -> Values:
        start = "any" if puzzle.start is None else puzzle.start
        given = {"graph": puzzle.graph.name, "start": start}
        own: Values = super().write(puzzle)  # type: ignore[arg-type]
        return {**own, **read_graph(puzzle.graph, given)}

    def label(self, puzzle: P, choice: int) -> str:
        return puzzle.graph.names[choice]


class GraphKind(VertexKind[Paths]):
    """A path of given length in a graph."""

    entry = catalogue_entries.GRAPH
    aliases = ("dfs",)
    moves = True

    def build(self, values: Values) -> Paths:
        return Paths(
            graph=build_graph(values),
            start=build_start(values),
            limit=int(values["limit"]) if values["limit"] else None,
            cycle=values["cycle"] == "yes",
            order=values["order"],  # type: ignore[arg-type]
            strategy=values["strategy"],
            target=decode(values["target"]) or None,
        )

    def read(self, puzzle: Paths, values: Values) -> Values:
        whole = puzzle.length == puzzle.size
        target = encode(puzzle.target or "")
        if puzzle.onward and replace(puzzle, target=None).exit == puzzle.exit:
            target = ""
        limit = "" if whole else str(puzzle.length)
        return {**read_graph(puzzle.graph, values), "limit": limit, "target": target}

    def goal(self, puzzle: Paths) -> str:
        return "cycle" if puzzle.cycle else "path"

    def noun(self, puzzle: Paths) -> str:
        return "cycle" if puzzle.cycle else self.entry.name

    def tell_found(self, puzzle: Paths) -> str:
        if puzzle.onward:
            return tell("graph-found-breadth")
        return tell("graph-cycle-found" if puzzle.cycle else "graph-found")

    def tell_none(self, puzzle: Paths) -> str:
        if puzzle.exit is not None:
            return tell("graph-none-breadth", target=puzzle.graph.names[puzzle.exit])
        return tell("graph-cycle-none" if puzzle.cycle else "graph-no-solution")


def build_graph(values: Values) -> Graph:
    if graph.is_built_in(values["graph"]):
        return graph.built_in(values["graph"])
    return graph.parse(decode(values["graph"]), values["directed"] == "yes")


def build_start(values: Values) -> str | None:
    return None if values["start"] == "any" else decode(values["start"])


def read_graph(found: Graph, values: Values) -> Values:
    """Write a built-in graph as its name, any other as each vertex with its neighbours."""
    start = encode(decode(values["start"]))
    for name in (values["graph"], *graph.BUILT_IN):
        if graph.is_built_in(name) and graph.built_in(name) == found:
            return {"graph": name, "directed": "no", "start": start}
    directed = "yes" if found.directed else "no"
    return {"graph": encode(found.text()), "directed": directed, "start": start}


def tell_no_edge(puzzle: "Paths | Forest", path: Sequence[int], choice: int) -> Told:
    """Say why the search does not look at a vertex from the last one of a path."""
    names = puzzle.graph.names
    if not path or len(path) == puzzle.length:
        return tell("search-unseen", choice=names[choice])
    return tell("graph-no-edge", origin=names[path[-1]], target=names[choice])


GRAPH = GraphKind()
