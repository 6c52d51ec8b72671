"""The account of a state of the full depth-first search, compared with the running search."""

import pytest

from knights.graphs.graph import parse
from knights.puzzles.graph.forest.discovery import tell
from knights.puzzles.graph.forest.forest import Forest
from knights.search import State

SEARCHES = [
    Forest(parse("A -> B; A -> D; B -> C; B -> D; D -> E; E -> B; E -> F; F -> C; G -> A")),
    Forest(parse("A B; B C; C A; C D; E F")),
    Forest(parse("A -> B; B -> C; C -> A; A -> C; D -> C"), start="D"),
]


@pytest.mark.parametrize("search", SEARCHES, ids=range(len(SEARCHES)))
def test_every_state_tells_what_the_search_did(search):
    path, undone, refused = [], None, []
    discovered, children = [], {}
    steps = list(search.detailed())
    for number, step in enumerate(steps):
        if step.kind == "reject":
            refused.append((step.choice, step.reason))
            continue
        if step.kind == "place":
            children.setdefault(path[-1] if path else None, []).append(step.choice)
            path.append(step.choice)
            discovered.append(step.choice)
            undone = None
        else:
            undone = path.pop()
        told, levels = tell(search, State(tuple(path), undone))
        assert [tuple(candidate) for candidate in told.refused] == refused
        coming = next((other for other in steps[number + 1 :] if other.kind != "reject"), None)
        place = coming is not None and coming.kind == "place"
        assert told.following == (coming.choice if place else None)
        assert len(levels) == len(path) + 1
        for depth, level in enumerate(levels):
            found = children.get(path[depth - 1] if depth else None, [])
            assert list(level.choices[: len(found)]) == found
            assert not set(level.choices[len(found) :]) & set(discovered)
            assert level.tried == len(found) - (depth < len(path))
        refused = []


def test_the_kinds_of_edges_are_told():
    vertex = SEARCHES[0].graph.vertex
    told, _ = tell(SEARCHES[0], State(tuple(map(vertex, "ABC"))))
    assert told.refused == ()
    told, _ = tell(SEARCHES[0], State(tuple(map(vertex, "ABDEF"))))
    assert [reason for _, reason in told.refused] == ["it is gray, so the edge is a back edge"]
