"""The general depth-first search of a graph: every vertex once, every edge classified.

Unlike the search for a path it never forgets a vertex: a white vertex turns gray when it is
discovered and black when it is finished, and stays black. After Cormen, Leiserson, Rivest and
Stein, Introduction to Algorithms, chapter "Elementary Graph Algorithms".
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Literal

from knights.graphs.graph import Graph, NeighbourOrder, make_graph
from knights.graphs.python_graphs import GraphData
from knights.language import tell
from knights.mistakes import set_fields
from knights.puzzles.display import ShownPuzzle
from knights.search import Candidate, State, Step, acceptable, quote

Colour = Literal["white", "gray", "black"]
EdgeKind = Literal["tree", "back", "forward", "cross"]


@dataclass(frozen=True)
class Visit:
    """One step: a vertex is discovered or finished, or an edge out of it is classified.

    `time` counts discoveries and finishes from 1; an edge has the time of the step before it.
    """

    kind: Literal["discover", "finish", "edge"]
    vertex: int
    time: int
    edge: EdgeKind | None = None
    head: int | None = None


@dataclass(frozen=True)
class Traversal:
    """The result of the general search; every list has a vertex's value at its number."""

    parent: list[int | None]
    discovered: list[int]
    finished: list[int]
    edges: dict[tuple[int, int], EdgeKind] = field(default_factory=dict)

    @property
    def roots(self) -> list[int]:
        """The vertices from which the search began anew, in that order."""
        tops = [vertex for vertex, parent in enumerate(self.parent) if parent is None]
        return sorted(tops, key=lambda vertex: self.discovered[vertex])


@dataclass(frozen=True, repr=False)
class Forest(ShownPuzzle):
    """The general depth-first search, from `start` and then from every vertex still white.

    The graph may be anything that a `Graph` can be made of.

    A choice is a vertex. `place v` discovers v; `~v` is a `leave`: v is no longer on the path, but
    stays black. So the stream is the search itself, without backtracking. `choices` of a path alone
    does not know which vertices are black, so `stream` replays from the beginning (2n events).

    Raises:
        ValueError: when the start is not a vertex, or there is no such order.
    """

    graph: Graph
    start: str | None = None
    order: NeighbourOrder = "given"

    puzzle_name = "forest"

    def __init__(
        self,
        graph: Graph | str | GraphData,
        start: object = None,
        order: NeighbourOrder = "given",
    ) -> None:
        graph = make_graph(graph)
        start = None if start is None else graph.names[graph.vertex(start)]
        graph.ordered(order)
        set_fields(self, graph=graph, start=start, order=order)

    @property
    def size(self) -> int:
        return len(self.graph.names)

    @property
    def root(self) -> tuple[int, ...]:
        return ()

    @property
    def length(self) -> int:
        return self.size

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        return self.graph.ordered(self.order).neighbours

    @cached_property
    def roots(self) -> list[int]:
        """All vertices in the order in which the search begins anew: the start, then as given."""
        vertices = list(range(self.size))
        if self.start is not None:
            first = self.graph.vertex(self.start)
            vertices.remove(first)
            vertices.insert(0, first)
        return vertices

    def visits(self) -> Iterator[Visit]:
        """Yield every step of the search: discoveries, finishes and edges as they are looked at."""
        time = 0
        discovered = [0] * self.size
        finished = [0] * self.size
        for root in self.roots:
            if discovered[root]:
                continue
            time = discovered[root] = time + 1
            yield Visit("discover", root, time)
            path, trails = [root], [iter(self.neighbours[root])]
            while path:
                vertex = path[-1]
                for head in trails[-1]:
                    if self.is_known(path, head, finished):
                        continue
                    kind = classify(vertex, head, discovered, finished)
                    yield Visit("edge", vertex, time, kind, head)
                    if kind == "tree":
                        time = discovered[head] = time + 1
                        yield Visit("discover", head, time)
                        path.append(head)
                        trails.append(iter(self.neighbours[head]))
                        break
                else:
                    path.pop()
                    trails.pop()
                    time = finished[vertex] = time + 1
                    yield Visit("finish", vertex, time)

    def is_known(self, path: Sequence[int], head: int, finished: Sequence[int]) -> bool:
        """Tell whether an undirected edge was classified already, from its other end.

        Then it is the tree edge to the parent, or leads to a descendant, which is black and looked
        at the edge before: no other black vertex has an edge to a gray one.
        """
        if self.graph.directed:
            return False
        return (len(path) > 1 and head == path[-2]) or finished[head] > 0

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """Yield v for each vertex discovered and ~v for each finished, from a state onwards.

        Each vertex is discovered once and finished once, so a state names one place in the stream.
        """
        return islice(self.walk(), self.position(state), None)

    def walk(self) -> Iterator[int]:
        """Yield the events of `visits` alone, which needs no times and so is faster."""
        neighbours, white = self.neighbours, [True] * self.size
        path: list[int] = []
        trails: list[Iterator[int]] = []
        trail = iter(self.roots)
        while True:
            for vertex in trail:
                if white[vertex]:
                    white[vertex] = False
                    yield vertex
                    path.append(vertex)
                    trails.append(trail)
                    trail = iter(neighbours[vertex])
                    break
            else:
                if not path:
                    return
                yield ~path.pop()
                trail = trails.pop()

    def detailed(self) -> Iterator[Step]:
        """Yield the search's steps; each edge that does not lead to a white vertex is a reject."""
        for visit in self.visits():
            if visit.kind == "discover":
                yield Step("place", visit.vertex)
            elif visit.kind == "finish":
                yield Step("undo", visit.vertex)
            elif visit.head is not None and visit.edge != "tree":
                colour = "gray" if visit.edge == "back" else "black"
                reason = tell("graph-edge", colour=colour, edge=str(visit.edge))
                yield Step("reject", visit.head, reason)

    def position(self, state: State | None) -> int:
        """Count the events of the stream before a state.

        Raises:
            ValueError: when the search never comes to that state.
        """
        if state is None or (not state.path and state.undone is None):
            return 0
        last = state.path[-1] if state.undone is None else ~state.undone
        path: list[int] = []
        for position, event in enumerate(self.stream(), start=1):
            if event >= 0:
                path.append(event)
            else:
                path.pop()
            if event == last:
                if path == list(state.path):
                    return position
                break
        raise ValueError(tell("forest-error-path", path=quote(state.path)))

    def progress(self, state: State) -> float:
        """The share of the 2n events that is done at a state, from 0 to 1."""
        return self.position(state) / (2 * self.size)

    def rewind(self, state: State) -> Iterator[int]:
        """Yield the events that led to a state, the latest first."""
        return reversed(list(islice(self.stream(), self.position(state))))

    def traverse(self) -> Traversal:
        """Run the search to its end and return its result.

        >>> forest = Forest("A -> B; B -> C; C -> A; A -> C; D -> C").traverse()
        >>> forest.edges[0, 2], forest.edges[2, 0], forest.edges[3, 2]
        ('forward', 'back', 'cross')
        """
        forest = Traversal([None] * self.size, [0] * self.size, [0] * self.size)
        for visit in self.visits():
            if visit.kind == "discover":
                forest.discovered[visit.vertex] = visit.time
            elif visit.kind == "finish":
                forest.finished[visit.vertex] = visit.time
            elif visit.head is not None and visit.edge is not None:
                forest.edges.setdefault((visit.vertex, visit.head), visit.edge)
                if visit.edge == "tree":
                    forest.parent[visit.head] = visit.vertex
        return forest

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at the neighbours of the vertex just discovered, coloured as it was discovered."""
        colours = self.colours(State(tuple(path), None))
        for vertex in self.neighbours[path[-1]] if path else self.roots:
            yield Candidate(vertex, tell_colour(colours[vertex]))

    def choices(self, path: Sequence[int]) -> list[int]:
        """The neighbours that were white when the path's last vertex was discovered.

        Some may be discovered from one another first, and so never be tried from here.
        """
        return acceptable(self.candidates(path))

    def colours(self, state: State) -> list[Colour]:
        """Every vertex's colour in a state."""
        colours: list[Colour] = ["white"] * self.size
        for event in islice(self.stream(), self.position(state)):
            if event >= 0:
                colours[event] = "gray"
            else:
                colours[~event] = "black"
        return colours

    def solved(self, path: Sequence[int]) -> bool:
        """Return False: this search has no solutions, it visits everything and ends."""
        return False

    def text(self, state: State | None = None) -> str:
        """Return a line a vertex (indented by depth, discovery/finish times), then the other edges.

        With a state, only what the search has found by then.
        """
        position = 2 * self.size if state is None else self.position(state)
        forest, names = self.traverse(), self.graph.names
        lines = []
        for vertex, depth in preorder(forest):
            found, done = forest.discovered[vertex], forest.finished[vertex]
            if found <= position:
                times = f"{found}/{done if done <= position else ''}"
                lines.append(f"{'  ' * depth}{names[vertex]} {times}")
        line = "->" if self.graph.directed else "--"
        lines += [
            f"{names[visit.vertex]} {line} {names[visit.head]}: {visit.edge}"
            for visit in self.looked_at(position)
            if visit.edge != "tree" and visit.head is not None
        ]
        return "\n".join(lines)

    def looked_at(self, position: int) -> Iterator[Visit]:
        """Yield each edge with its kind that the search has looked at after `position` events.

        The search looks at a vertex's edges between two events; a tree edge leads to the next one.
        """
        for visit in self.visits():
            if visit.kind == "edge" and visit.time < position:
                yield visit


@dataclass(frozen=True, repr=False)
class Wandering(Forest):
    """The same search in any order: its state is its path, and the vertices it has `left`."""

    left: frozenset[int] = frozenset()

    def colour(self, path: Sequence[int], vertex: int) -> Colour:
        return "gray" if vertex in path else "black" if vertex in self.left else "white"

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every neighbour of the path's last vertex, or for a vertex to begin with."""
        for vertex in self.neighbours[path[-1]] if path else range(self.size):
            colour = self.colour(path, vertex)
            yield Candidate(vertex, tell_colour(colour))


@dataclass(frozen=True, repr=False)
class Retraced(Forest):
    """The search that goes as a visitor went: these are the events of a game by hand."""

    events: tuple[int, ...] = ()

    @cached_property
    def children(self) -> list[list[int]]:
        """The vertices discovered from each vertex; at the end, the roots."""
        found: list[list[int]] = [[] for _ in range(self.size + 1)]
        path = [self.size]
        for event in self.events:
            if event < 0:
                path.pop()
            else:
                found[path[-1]].append(event)
                path.append(event)
        return found

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """Discovered ones first: the other edges are looked at before their vertex is left."""
        given = zip(self.children, self.graph.neighbours, strict=False)
        return tuple((*own, *(v for v in near if v not in own)) for own, near in given)

    @cached_property
    def roots(self) -> list[int]:
        own = self.children[-1]
        return [*own, *(v for v in range(self.size) if v not in own)]


def tell_colour(colour: Colour) -> str | None:
    """Say why the search does not go to a vertex of a colour; None for white."""
    return None if colour == "white" else tell("graph-colour", colour=colour)


def classify(tail: int, head: int, discovered: Sequence[int], finished: Sequence[int]) -> EdgeKind:
    """Return the kind of an edge when it is looked at, by the colour of its head."""
    if not discovered[head]:
        return "tree"
    if not finished[head]:
        return "back"
    return "forward" if discovered[tail] < discovered[head] else "cross"


def preorder(forest: Traversal) -> list[tuple[int, int]]:
    """The vertices in order of discovery, each with its depth in its tree."""
    depths: dict[int, int] = {}
    for vertex in sorted(range(len(forest.parent)), key=lambda v: forest.discovered[v]):
        parent = forest.parent[vertex]
        depths[vertex] = 0 if parent is None else depths[parent] + 1
    return list(depths.items())
