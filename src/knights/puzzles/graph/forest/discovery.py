"""The account of a state of the general depth-first search, like `account` for other searches.

This search forgets nothing, so a path does not show which vertices are discovered: the search is
run again, up to the state. That takes at most two events a vertex.
"""

from dataclasses import replace

from knights.puzzles.graph.forest.forest import Forest, tell_colour
from knights.search import Candidate, State
from knights.search.account import Account, Level


def tell(search: Forest, state: State) -> tuple[Account, list[Level]]:
    """Return the account of the last event before a state, and the levels of the path.

    The choices of a level are the vertices that were discovered from there, then its white
    neighbours; each of these may yet be discovered from another vertex. The root level has only the
    white vertex from which the search begins next. The account's refused candidates are the edges
    that did not lead to a white vertex, each with its kind.

    >>> from knights.graphs.graph import parse
    >>> told, levels = tell(Forest(parse("A -> B; B -> C; C -> A")), State((0, 1), undone=2))
    >>> told.refused
    (Candidate(choice=0, reason='it is gray, so the edge is a back edge'),)
    >>> levels[1]
    Level(choices=(1,), tried=0, cut=0, stopped=())

    Raises:
        ValueError: when the search never comes to that state.
    """
    position = search.position(state)
    below: list[list[int]] = [[]]  # vertices discovered from each vertex of the path, root first
    white = dict.fromkeys(search.roots)
    path: list[int] = []
    refused: list[Candidate] = []
    account = Account(None, 0, (), 0, None)
    steps = search.detailed()
    while position:
        kind, vertex, reason = next(steps)
        if vertex is None or kind == "reject":
            refused.append(Candidate(vertex, reason))
            continue
        position -= 1
        if kind == "place":
            near = search.neighbours[path[-1]] if path else search.roots
            account = Account(near.index(vertex) + 1, len(near), tuple(refused), 0, None)
            below[-1].append(vertex)
            below.append([])
            path.append(vertex)
            del white[vertex]
        else:
            path.pop()
            tried = len(below.pop())
            looked_at = len(search.neighbours[vertex])
            account = Account(None, looked_at, tuple(refused), tried, None)
        refused = []
    following = next((step for step in steps if step.kind != "reject"), None)
    if following is not None and following.kind == "place":
        account = replace(account, following=following.choice)
    levels = []
    for depth, children in enumerate(below):
        near = search.neighbours[path[depth - 1]] if depth else [] if path else list(white)[:1]
        open_ones = [vertex for vertex in near if vertex in white]
        on_path = depth < len(path)
        levels.append(Level((*children, *open_ones), len(children) - on_path))
    return account, levels


def look_around(search: Forest, state: State, length: int) -> list[Candidate]:
    """The candidates from one vertex of the path, by their colours in a state."""
    colours = search.colours(state)
    around = search.neighbours[state.path[length - 1]] if length else search.roots
    return [Candidate(v, tell_colour(colours[v])) for v in around]
