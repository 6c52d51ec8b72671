"""Explain a step of the general depth-first search."""

from collections.abc import Iterator, Sequence

from knights.language import tell, together
from knights.puzzles.facets.insight import Insights, Ranked
from knights.puzzles.graph.forest import discovery
from knights.puzzles.graph.forest.forest import Forest, Visit
from knights.puzzles.graph.kind import tell_no_edge
from knights.search import Candidate, State
from knights.search.account import Account, Level


class ForestInsights(Insights[Forest]):
    """Explains steps by the colours of vertices."""

    def next_and_levels(self, puzzle: Forest, state: State) -> tuple[int | None, list[Level]]:
        account, levels = discovery.tell(puzzle, state)
        return account.following, levels

    def account(self, puzzle: Forest, state: State) -> Account:
        return discovery.tell(puzzle, state)[0]

    def step_sentence(self, puzzle: Forest, state: State, account: Account, every: bool) -> str:
        return tell_event(puzzle, puzzle.position(state))

    def rank_candidates(self, puzzle: Forest, state: State) -> Iterator[Ranked]:
        """Yield nothing: the colours of the vertices show what comes next."""
        return iter(())

    def candidates(self, puzzle: Forest, state: State, length: int) -> Sequence[Candidate]:
        return discovery.look_around(puzzle, state, length)

    def level(self, puzzle: Forest, state: State, length: int) -> Level:
        return discovery.tell(puzzle, state)[1][length]

    def tell_unseen(self, puzzle: Forest, path: Sequence[int], choice: int) -> str:
        return tell_no_edge(puzzle, path, choice)


def tell_event(search: Forest, position: int) -> str:
    """Say what the event at a position did, and which edges were looked at right before it."""
    path: list[int] = []
    edges: list[Visit] = []
    last = None
    for visit in search.visits():
        if visit.time > position or (visit.kind == "edge" and visit.time == position):
            break
        if visit.kind == "edge":
            edges.append(visit)
            continue
        last = visit
        if visit.kind == "discover":
            path.append(visit.vertex)
        else:
            path.pop()
    if last is None:
        return tell("forest-begin")
    names, depth = search.graph.names, len(path)
    about = {"name": names[last.vertex], "time": position}
    if last.kind == "discover":
        origin = names[path[-2]] if depth > 1 else ""
        said = tell("forest-discover", root=depth == 1, origin=origin, **about)
    else:
        back = names[path[-1]] if depth else ""
        said = tell("forest-finish", depth=depth, back=back, **about)
    looked = [
        tell("forest-edge", tail=names[edge.vertex], head=names[edge.head], kind=str(edge.edge))
        for edge in edges
        if edge.time == position - 1 and edge.edge != "tree" and edge.head is not None
    ]
    return together(said, tell("forest-edges", edges=looked)) if looked else said
