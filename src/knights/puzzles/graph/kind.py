"""The two searches of a graph among the puzzles: for a path, and the general depth-first search."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from knights.drawings.ground import Ground
from knights.drawings.table import Row, Table
from knights.fragment import decode, encode
from knights.graphs import graph
from knights.graphs.graph import Graph
from knights.graphs.layout import read_places
from knights.puzzles.chance import Chance
from knights.puzzles.graph import discovery, presets
from knights.puzzles.graph.forest import DepthFirst, Wandering
from knights.puzzles.graph.insight import decide, deduce, see_vertices, tell_ways
from knights.puzzles.graph.pathsearch import BACKTRACK, PathSearch
from knights.puzzles.kind import Asked, Job, Kind, Opening, Values
from knights.puzzles.program import Program
from knights.search import Candidate, Goal, State, loss
from knights.search.account import Account, Level
from knights.search.loss import Decision, Insight, Lost

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from knights.puzzles.task import Task


class VertexKind[P: (PathSearch, DepthFirst)](Kind[P]):
    """What both searches share: a graph, and choices that are its vertices."""

    movable = True
    step = "vertex"

    def read(self, puzzle: P, values: Values) -> Values:
        return read_graph(puzzle.graph, values)

    def label(self, puzzle: P, choice: int) -> str:
        return puzzle.graph.names[choice]

    def ground(self, values: Values, at: str = "") -> Ground:
        return Ground(values["graph"], places=read_places(at) if at else None)

    def sketch(self, puzzle: P, values: Values) -> dict[str, object]:
        return {
            "graph": {
                "names": puzzle.graph.names,
                "neighbours": puzzle.neighbours,
                "directed": puzzle.graph.directed,
            }
        }


class GraphKind(VertexKind[PathSearch]):
    """A path of given length in a graph."""

    entry = presets.GRAPH
    aliases = ("dfs",)
    command_help = "depth-first search in a graph"

    def build(self, values: Values) -> PathSearch:
        return PathSearch(
            graph=build_graph(values),
            start=build_start(values),
            limit=int(values["limit"]) if values["limit"] else None,
            cycle=values["cycle"] == "yes",
            order=values["order"],  # type: ignore[arg-type]
            strategy=values["strategy"],
        )

    def read(self, puzzle: PathSearch, values: Values) -> Values:
        whole = puzzle.length == puzzle.size
        return {**read_graph(puzzle.graph, values), "limit": "" if whole else str(puzzle.length)}

    def look(self, puzzle: PathSearch, path: Sequence[int]) -> Iterator[Insight]:
        return see_vertices(puzzle, path)

    def deduce(self, puzzle: PathSearch, path: Sequence[int]) -> Insight | None:
        return next(deduce(puzzle, path), None)

    def lost_since(self, puzzle: PathSearch, path: Sequence[int], budget: int) -> Lost:
        """Few beginnings are searched, as the search of one mostly tells."""
        return loss.bisect_loss(
            puzzle, path, budget, lambda begun, rest: self.decide(puzzle, begun, rest)
        )

    def decide(self, puzzle: PathSearch, path: Sequence[int], budget: int) -> Decision:
        return decide(puzzle, path, budget)

    def openings(self, puzzle: PathSearch, path: Sequence[int]) -> Iterable[Opening]:
        for vertex, found in puzzle.ways_in(path).items():
            yield Opening(puzzle.graph.names[vertex], (vertex,), tuple(found))

    def rebut(self, puzzle: PathSearch, path: Sequence[int], choice: int) -> str | None:
        return tell_ways(puzzle, path, choice)

    def tell_unseen(self, puzzle: PathSearch, path: Sequence[int], choice: int) -> str:
        return tell_no_edge(puzzle, path, choice)

    def invent(self, chance: Chance) -> Values:
        from knights.puzzles.graph.invent import invent_path  # seldom wanted

        return invent_path(chance)

    def prune(self, values: Values) -> Values:
        return {**values, "order": "fewest"}

    def plain(self, puzzle: PathSearch) -> PathSearch:
        return replace(puzzle, strategy=BACKTRACK)

    def programs(self, puzzle: PathSearch, goal: Goal) -> Iterable[Program]:
        from knights.puzzles.graph.program import programs  # seldom wanted

        return programs(puzzle, goal)

    def task(self, puzzle: PathSearch) -> "Task":
        from knights.puzzles.graph.task import make_task  # seldom wanted

        return make_task(puzzle)

    def starter(self, puzzle: PathSearch, goal: Goal) -> str:
        from knights.puzzles.graph.program import starter  # seldom wanted

        return starter(puzzle, goal)

    def text(self, puzzle: PathSearch, state: State) -> str:
        return puzzle.text(state.path)

    def draw(self, puzzle: PathSearch, state: State, ground: Ground) -> str:
        from knights.puzzles.graph.drawing import draw_path  # seldom wanted

        return draw_path(puzzle, state, ground.name, ground.places)

    def add_arguments(self, parser: "ArgumentParser") -> None:
        from knights.puzzles.graph.command import add_arguments  # which the page need not load

        add_arguments(parser)

    def read_arguments(self, options: "Namespace") -> Asked | Job | int:
        from knights.puzzles.graph.command import read_arguments

        return read_arguments(options)


class ForestKind(VertexKind[DepthFirst]):
    """The general depth-first search, which visits every vertex and looks for nothing."""

    entry = presets.FOREST
    retreat = "leave"
    seeks = False
    command_help = "the general depth-first search of a graph"

    def build(self, values: Values) -> DepthFirst:
        return DepthFirst(build_graph(values), build_start(values), values["order"])  # type: ignore[arg-type]

    def game(self, puzzle: DepthFirst, gone: frozenset[int]) -> DepthFirst:
        return Wandering(puzzle.graph, puzzle.start, puzzle.order, gone)

    def hold(self, puzzle: DepthFirst, path: Sequence[int]) -> str | None:
        """A vertex is left only when nothing white is next to it."""
        white = puzzle.choices(path) if path else []
        if not white:
            return None
        names = puzzle.graph.names
        last, other = names[path[-1]], names[white[0]]
        return f"{last} is not left yet: {other}, next to it, is white."

    def count_tree(self, puzzle: DepthFirst) -> int:
        """It comes to every vertex once."""
        return puzzle.size

    def tell(self, puzzle: DepthFirst, state: State) -> tuple[Account, list[Level]]:
        return discovery.tell(puzzle, state)

    def candidates(self, puzzle: DepthFirst, state: State, length: int) -> Sequence[Candidate]:
        return discovery.look_around(puzzle, state, length)

    def level(self, puzzle: DepthFirst, state: State, length: int) -> Level:
        return discovery.tell(puzzle, state)[1][length]

    def tell_unseen(self, puzzle: DepthFirst, path: Sequence[int], choice: int) -> str:
        return tell_no_edge(puzzle, path, choice)

    def invent(self, chance: Chance) -> Values:
        from knights.puzzles.graph.invent import invent_forest  # seldom wanted

        return invent_forest(chance)

    def programs(self, puzzle: DepthFirst, goal: Goal) -> Iterable[Program]:
        from knights.puzzles.graph.program import general  # seldom wanted

        return general(puzzle)

    def text(self, puzzle: DepthFirst, state: State) -> str:
        return puzzle.text(state)

    def table(self, puzzle: DepthFirst, state: State) -> Table:
        return ("vertex", "parent", "discovered", "finished"), list_vertices(puzzle, state)

    def draw(self, puzzle: DepthFirst, state: State, ground: Ground) -> str:
        from knights.puzzles.graph.drawing import draw_forest  # seldom wanted

        return draw_forest(puzzle, state, ground.name, ground.places)

    def sketch(self, puzzle: DepthFirst, values: Values) -> dict[str, object]:
        return {**super().sketch(puzzle, values), "forest": sketch_forest(puzzle)}


def build_graph(values: Values) -> Graph:
    if graph.is_built_in(values["graph"]):
        return graph.built_in(values["graph"])
    return graph.parse(decode(values["graph"]), values["directed"] == "yes")


def build_start(values: Values) -> str | None:
    return None if values["start"] == "any" else decode(values["start"])


def read_graph(found: Graph, values: Values) -> Values:
    """A graph of the library's by its name, any other as each vertex with its neighbours."""
    start = encode(decode(values["start"]))
    for name in (values["graph"], *graph.BUILT_IN):
        if graph.is_built_in(name) and graph.built_in(name) == found:
            return {"graph": name, "directed": "no", "start": start}
    directed = "yes" if found.directed else "no"
    return {"graph": encode(found.text()), "directed": directed, "start": start}


def tell_no_edge(puzzle: PathSearch | DepthFirst, path: Sequence[int], choice: int) -> str:
    """Why a vertex is not looked at from the last of a path."""
    names = puzzle.graph.names
    if not path or len(path) == puzzle.length:
        return f"{names[choice]} is not looked at here."
    return f"No edge leads from {names[path[-1]]} to {names[choice]}."


def sketch_forest(puzzle: DepthFirst) -> dict[str, object]:
    """When each vertex is discovered and finished, and each edge with its kind and time.

    Times count the events of the stream from 1, so at a position it is known what has happened.
    """
    forest = puzzle.forest()
    edges = [
        (visit.vertex, visit.head, visit.edge, visit.time)
        for visit in puzzle.visits()
        if visit.kind == "edge"
    ]
    return {"discovered": forest.discovered, "finished": forest.finished, "edges": edges}


def list_vertices(puzzle: DepthFirst, state: State) -> Iterable[Row]:
    """Every vertex with its parent and its times, as far as the search has come."""
    position, forest, names = puzzle.position(state), puzzle.forest(), puzzle.graph.names
    for vertex, name in enumerate(names):
        found, done = forest.discovered[vertex], forest.finished[vertex]
        parent = forest.parent[vertex]
        known = found <= position
        above = names[parent] if known and parent is not None else ""
        yield name, above, found if known else "", done if done <= position else ""


GRAPH = GraphKind()
FOREST = ForestKind()
