"""Depth-first search for a path of given length in a graph: Hamiltonian paths and cycles.

White vertices are unvisited, gray ones are on the path. A dead end turns its vertex white again, so
the search may reach a vertex many times; the general search in `forest` reaches it once.

With the strategy "breadth" the search does not follow a path: it reaches vertex after vertex, the
nearest first, until it has reached a target. Its path is the list of these vertices.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, pairwise

from knights.graphs.graph import Graph, NeighbourOrder, make_graph
from knights.graphs.python_graphs import GraphData
from knights.language import tell
from knights.mistakes import as_whole, check_choice, check_flag, set_fields
from knights.puzzles.display import ShownPuzzle
from knights.puzzles.graph.pruning import reach, survey
from knights.puzzles.path_search import walk
from knights.puzzles.paths.pruned import Pruned, get_fields
from knights.puzzles.paths.pruning_data import Ground
from knights.quoting import cite
from knights.search import Candidate, State, acceptable, check_state, events, rewind
from knights.search.breadth import BREADTH, Breadth, is_breadth_first

BACKTRACK = "backtrack"
PRUNED = "pruned"
STRATEGIES = (BACKTRACK, PRUNED, BREADTH)


@dataclass(frozen=True, repr=False)
class Paths(ShownPuzzle):
    """The puzzle of a path through `limit` different vertices, each a neighbour of the one before.

    The graph may be anything that a `Graph` can be made of. A choice is a vertex. The path begins
    at `start`, or anywhere if there is none.
    `limit` is the number of vertices of the path, by default all (a Hamiltonian path). With
    `cycle` an edge must lead from the last vertex back to the first. `strategy` "backtrack" tries
    every white neighbour; "pruned" tries nothing at positions whose white vertices show that no
    path goes on: it finds the same paths in the same order. "breadth" looks for a shortest path
    from `start` to `target`, by default the last vertex: it reaches the vertices in the order of
    their distance, and takes nothing back.

    >>> search = Paths("A -> B; A -> D; B -> C; B -> D; D -> B", start="A")
    >>> list(search.stream())
    [1, 3, -4, 2, -3, -2, 2, 1, 3]
    >>> list(Paths("A -- B; A -- C; B -- D; C -- E", "A", strategy="breadth").stream())
    [1, 2, 3, 4]

    Raises:
        ValueError: when the start or the target is not a vertex, the limit is not a possible
            length, a cycle has no start, there is no such strategy, or it doesn't go with the rest.
    """

    graph: Graph
    start: str | None = None
    limit: int | None = None
    cycle: bool = False
    order: NeighbourOrder = "given"
    strategy: str = BACKTRACK
    target: str | None = None

    puzzle_name = "graph"

    def __init__(
        self,
        graph: Graph | str | GraphData,
        start: object = None,
        limit: int | None = None,
        cycle: bool = False,
        order: NeighbourOrder = "given",
        strategy: str = BACKTRACK,
        target: object = None,
    ) -> None:
        graph = make_graph(graph)
        start = None if start is None else graph.names[graph.vertex(start)]
        n = as_whole(limit)
        if limit is not None and (n is None or not 1 <= n <= len(graph.names)):
            most = str(len(graph.names))
            raise ValueError(tell("graph-error-limit", limit=cite(limit), most=most))
        if check_flag("cycle", cycle) and start is None:
            raise ValueError(tell("graph-error-cycle"))
        graph.ordered(order)
        check_choice("strategy", strategy, STRATEGIES)
        set_fields(self, graph=graph, start=start, limit=n, cycle=cycle)
        set_fields(self, order=order, strategy=strategy)
        set_fields(self, target=None if target is None else graph.names[graph.vertex(target)])
        if strategy == BREADTH:
            self._check_breadth()
        elif target is not None:
            raise ValueError(tell("graph-error-target", target=cite(target)))

    def _check_breadth(self) -> None:
        """Raise ValueError for what a breadth-first search can't do."""
        if self.start is None:
            raise ValueError(tell("graph-error-breadth-start"))
        if self.limit is not None or self.cycle:
            raise ValueError(tell("graph-error-breadth-path"))
        if self.exit == self.root[0]:
            raise ValueError(tell("graph-error-breadth-ends", vertex=cite(self.start)))

    __getstate__ = get_fields

    @property
    def size(self) -> int:
        return len(self.graph.names)

    @cached_property
    def root(self) -> tuple[int, ...]:
        return () if self.start is None else (self.graph.vertex(self.start),)

    @property
    def length(self) -> int:
        return self.size if self.limit is None else self.limit

    @cached_property
    def exit(self) -> int | None:
        """The target of a breadth-first search; None for paths of one length.

        By default it is the last vertex, or the one before it if that is the start.
        """
        if self.strategy != BREADTH:
            return None
        if self.target is not None:
            return self.graph.vertex(self.target)
        last = self.size - 1
        return max(0, last - 1) if self.root == (last,) else last

    @cached_property
    def breadth(self) -> Breadth | None:
        """The breadth-first search of the graph; None for searches that go back."""
        if self.exit is None:
            return None
        return Breadth(self.neighbours, self.root[0], self.exit)

    @property
    def onward(self) -> bool:
        return self.strategy == BREADTH

    @property
    def starts(self) -> range:
        return range(self.size)

    @property
    def closed(self) -> bool:
        return self.cycle

    @property
    def end(self) -> None:
        return None

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """Each vertex's neighbours, in the order in which they are tried."""
        return self.graph.ordered(self.order).neighbours

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at each neighbour of the path's last vertex.

        A breadth-first search looks at those of the vertices that it has reached.
        """
        if self.breadth is not None:
            for vertex, new in self.breadth.look(path):
                yield Candidate(vertex, None if new else tell("graph-reached"))
            return
        dead = self.strategy == PRUNED and self.is_dead(path)
        cut = tell("graph-no-cycle" if self.cycle else "graph-no-path")
        for candidate in self._rules(path):
            white = candidate.reason is None
            yield Candidate(candidate.choice, cut) if dead and white else candidate

    def _rules(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Yield each neighbour of the path's last vertex, with the rule that forbids it."""
        if len(path) == self.length:
            return
        for vertex in self.neighbours[path[-1]] if path else range(self.size):
            yield Candidate(vertex, self.refusal(path, vertex))

    def acceptable(self, path: Sequence[int]) -> list[int]:
        """The vertices that the rules allow after a path, in the order in which they are tried."""
        return acceptable(self._rules(path))

    def refusal(self, path: Sequence[int], vertex: int) -> str | None:
        """Say why a neighbour cannot come next, or None if it can."""
        if vertex in path:
            return tell("graph-on-path")
        if self.cycle and len(path) + 1 == self.length and not self.closes(path[0], vertex):
            return self.tell_open(path[0], vertex)
        return None

    def closes(self, first: int, last: int) -> bool:
        """Tell whether an edge leads from the last vertex of a full path back to the first.

        The only edge of a pair, there and back, is not a cycle in an undirected graph.
        """
        if self.length == 2 and not self.graph.directed:
            return False
        return first in self.neighbours[last]

    def tell_open(self, first: int, last: int) -> str:
        """Say why a full path does not close a cycle."""
        if first in self.neighbours[last]:
            return tell("graph-two-vertices")
        names = self.graph.names
        return tell("graph-not-closed", last=names[last], first=names[first])

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        if self.breadth is not None:
            return self.breadth.choices(path)
        if self._pruned is not None:
            return self._pruned.choices(path)
        if self.strategy == PRUNED and self.is_dead(path):
            return []
        return self.acceptable(path)

    @cached_property
    def _pruned(self) -> Pruned | None:
        """The pruned search for a path through all vertices; None for other searches."""
        if self.strategy != PRUNED or self.length < max(self.size, 3):
            return None
        return Pruned(self, self.ground)

    @cached_property
    def ground(self) -> Ground:
        """The data about the graph that a search for a path through all vertices needs."""
        return survey(self.graph.ordered(self.order), self.cycle)

    def is_dead(self, path: Sequence[int]) -> bool:
        """Tell whether the white vertices show that no solution begins with this path.

        If not all vertices must be visited: too few can still be reached, or none of these leads
        back to the start of a cycle.
        """
        if not path or len(path) == self.length:
            return False
        if self._pruned is not None:
            return not self._pruned.choices(path) and bool(self.acceptable(path))
        reached = reach(self.neighbours, path[-1], set(path))
        if len(reached) < self.length - len(path):
            return True
        return self.cycle and not any(self.closes(path[0], vertex) for vertex in reached)

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices after each beginning of a path, the root first, in one pass over it."""
        if self.breadth is not None:
            return self.breadth.descend(path)
        if self.strategy == PRUNED:
            return self._descend_pruned(path)
        return self._descend(path)

    def _descend_pruned(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        if self._pruned is not None:
            return self._pruned.descend(path)
        return (self.choices(path[:depth]) for depth in range(len(self.root), len(path) + 1))

    def _descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        root, gray = len(self.root), set(self.root)
        if not root:
            yield self.acceptable(())
        for depth, vertex in enumerate(path, start=1):
            gray.add(vertex)
            if depth < root:
                continue
            white = [near for near in self.neighbours[vertex] if near not in gray]
            if self.cycle and depth + 1 == self.length:
                white = [near for near in white if self.closes(path[0], near)]
            yield white

    certain = True

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether the path is a solution, checked against the graph's set of edges.

        A breadth-first search has to reach the target, and before it all that is nearer.
        """
        edges = set(self.graph.edges)
        if not self.graph.directed:
            edges |= {(head, tail) for tail, head in edges}
        if self.exit is not None:
            near: list[list[int]] = [[] for _ in range(self.size)]
            for tail, head in edges:
                near[tail].append(head)
            ends = (path[0], path[-1]) == (*self.root, self.exit)
            return len(set(path)) == len(path) and ends and is_breadth_first(near, path)
        steps = list(pairwise(path))
        if self.cycle and path:
            steps.append((path[-1], path[0]))
        return (
            len(path) == len(set(path)) == self.length
            and tuple(path[: len(self.root)]) == self.root
            and all(step in edges for step in steps)
            and not (self.cycle and len(path) == 2 and not self.graph.directed)
        )

    def ways_in(self, path: Sequence[int]) -> dict[int, list[int]]:
        """Each white vertex with the vertices from which an edge could still lead to it."""
        gray = set(path)
        ways: dict[int, list[int]] = {v: [] for v in range(self.size) if v not in gray}
        for vertex in (*path[-1:], *ways):
            for head in self.neighbours[vertex]:
                if head in ways:
                    ways[head].append(vertex)
        return ways

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """The events of the search; a fast loop makes them, except for very short paths."""
        if self.breadth is not None:
            check_state(self, state)
            return islice(self.breadth.run(), 1 if state is None else len(state.path), None)
        if self._pruned is not None:
            return self._pruned.stream(state, every)
        if self.strategy == PRUNED or self.length < 3:
            return events(self, state, every)
        return walk(self, state, every)

    def rewind(self, state: State) -> Iterator[int]:
        """Yield the events before a state, the latest first.

        Raises:
            ValueError: when it is not a state of this search.
        """
        if self._pruned is None:
            return rewind(self, state)
        check_state(self, state)
        return self._pruned.rewind(state)

    def text(self, path: Sequence[int]) -> str:
        """The names along the path; a cycle ends with its first vertex.

        A breadth-first search gives the names of what it reached, with the steps from the start.
        """
        if self.breadth is not None:
            steps = self.breadth.steps(path).items()
            return " ".join(f"{self.graph.names[vertex]}:{number}" for vertex, number in steps)
        names = [self.graph.names[vertex] for vertex in path]
        if self.cycle and names and self.solved(path):
            names.append(names[0])
        return " ".join(names)
