"""Why a path in a graph cannot be completed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from knights.puzzles.facets.insight import Insights
from knights.puzzles.graph.chains import see_forced, see_trial
from knights.puzzles.graph.kind import tell_no_edge
from knights.puzzles.graph.pathsearch import BACKTRACK, PRUNED, PathSearch
from knights.puzzles.graph.pruning import reach
from knights.puzzles.paths.ground import VISITED
from knights.puzzles.paths.pruning import stream
from knights.search import loss
from knights.search.loss import (
    Decision,
    Insight,
    Lost,
    Mark,
    drawn,
    name_all,
    search_on,
)

# Events after which a search that is to say whether a position is lost gives up.
MOST_EVENTS = 2_000


def deduce(puzzle: PathSearch, path: Sequence[int]) -> Iterator[Insight]:
    """Yield why a path is lost where that is not plain, the shortest reason first.

    What is forced contradicts itself; or each choice somewhere does; or a short search found
    nothing.
    """
    if path and len(path) < puzzle.length == puzzle.size > 2:
        yield from see_forced(puzzle, path)
        yield from see_trial(puzzle, path)
    yield from see_search(puzzle, path)


def see_search(puzzle: PathSearch, path: Sequence[int]) -> Iterator[Insight]:
    """Yield that a search has tried everything below a path, if it soon has, and found nothing."""
    decision = decide(puzzle, path, MOST_EVENTS)
    if decision.completable is not False:
        return
    names, noun = puzzle.graph.names, "cycle" if puzzle.cycle else "path"
    steps = f"{decision.spent} step{'' if decision.spent == 1 else 's'}"
    where = f" from {names[path[-1]]}" if path else ""
    sentence = f"A search has tried everything{where}, in {steps}: it found no {noun}."
    told = "where the path ends" if path else "where a path could begin"
    places = tuple(path[-1:]) or tuple(range(puzzle.size))
    yield Insight(False, "search", places, sentence, drawn(Mark("lost", told, places)))


def decide(puzzle: PathSearch, path: Sequence[int], budget: int) -> Decision:
    """Search below a path for so many events at most, first where the fewest ways are left.

    A path that is not to visit all vertices is searched by plain backtracking.
    """
    if path and puzzle.length == puzzle.size > 2:
        events = stream(puzzle.ground, first_fewest, path, root=len(path))
        return search_on(puzzle, path, budget, events)
    return loss.decide(replace(puzzle, strategy=BACKTRACK if path else PRUNED), path, budget)


def first_fewest(count: Sequence[int], near: Sequence[int]) -> list[int]:
    """The white ones of some vertices, those with the fewest ways on first."""
    return sorted([v for v in near if count[v] < VISITED], key=count.__getitem__)


def see_vertices(puzzle: PathSearch, path: Sequence[int]) -> Iterator[Insight]:
    """Yield why a path cannot go on to its full length, the plainest reason first."""
    if not path:
        return
    names, here, near = puzzle.graph.names, path[-1], puzzle.neighbours
    gray = set(path)
    missing = puzzle.length - len(path)
    if not puzzle.acceptable(path):
        told = tell_way_out(puzzle, path)
        yield Insight(False, "no way out", (here, *near[here]), told, mark_way_out(puzzle, path))
    if puzzle.cycle and not any(
        puzzle.closes(path[0], last) for last in range(puzzle.size) if last not in gray
    ):
        tails = [tail for tail in range(puzzle.size) if path[0] in near[tail]]
        back = [tail for tail in tails if tail in gray - {path[0]}]
        sentence = f"No white vertex is left from which an edge leads back to {names[path[0]]}."
        if not gray.issuperset(tails):
            sentence = "A cycle of 2 vertices would go back along the same edge."
        marks = drawn(
            Mark("lost", "the vertex that the path is to come back to", (path[0],)),
            Mark(
                "cause",
                "a gray vertex from which an edge leads there",
                tuple(back),
                arrows=tuple((tail, path[0]) for tail in back),
            ),
        )
        yield Insight(False, "way back", (path[0],), sentence, marks)
    reached = reach(near, here, gray)
    if len(reached) < missing:
        lost = [vertex for vertex in range(puzzle.size) if vertex not in gray | reached]
        sentence = (
            f"Only {len(reached)} white {'vertex' if len(reached) == 1 else 'vertices'} can still "
            f"be reached from {names[here]}, and {missing} are needed: "
            f"no way leads to {name_all([names[vertex] for vertex in lost])}."
        )
        marks = drawn(
            Mark("lost", "white vertices that no way leads to", tuple(lost)),
            Mark("other", "white vertices that can still be reached", tuple(sorted(reached))),
        )
        # So many out of reach that those left are too few.
        enough = len(lost) + len(reached) - missing + 1
        yield Insight(False, "cut off", tuple(lost), sentence, marks, enough=enough)
    if missing == puzzle.size - len(path):
        yield from see_ends(puzzle, gray)


def mark_way_out(puzzle: PathSearch, path: Sequence[int]) -> tuple[Mark, ...]:
    """Mark where the path ends, and where its edges lead."""
    here, gray = path[-1], set(path)
    heads = puzzle.neighbours[here]
    return drawn(
        Mark("lost", "the end of the path", (here,)),
        Mark(
            "cause",
            "an edge to a vertex that is gray",
            arrows=tuple((here, head) for head in heads if head in gray and head != here),
        ),
        Mark(
            "other",
            "a white vertex that closes no cycle",
            tuple(head for head in heads if head not in gray),
        ),
    )


def tell_way_out(puzzle: PathSearch, path: Sequence[int]) -> str:
    """Say why no neighbour of the path's last vertex can come next."""
    names, here = puzzle.graph.names, path[-1]
    heads = puzzle.neighbours[here]
    gray = [names[head] for head in heads if head in path]
    white = [head for head in heads if head not in path]
    if white:
        back = f"no edge leads on from there back to {names[path[0]]}"
        if path[0] in puzzle.neighbours[white[0]]:
            back = puzzle.tell_open(path[0], white[0])
        only = name_all([names[head] for head in white])
        return f"From {names[here]} only {only} can follow, and {back}."
    why = (
        f"{name_all(gray)} {'is' if len(gray) == 1 else 'are'} gray"
        if gray
        else "no edge leads out of it"
    )
    missing = puzzle.length - len(path)
    more = f"{missing} more {'vertex is' if missing == 1 else 'vertices are'} needed"
    return f"No white vertex can follow {names[here]}: {why}, and {more}."


def see_ends(puzzle: PathSearch, gray: set[int]) -> Iterator[Insight]:
    """Yield the white vertices that would all have to be the last of a path through all."""
    names = puzzle.graph.names
    white = [vertex for vertex in range(puzzle.size) if vertex not in gray]
    ends = [v for v in white if not any(head not in gray for head in puzzle.neighbours[v])]
    if len(ends) > 1 and len(white) > 1:
        sentence = (
            f"From {name_all([names[vertex] for vertex in ends], link='and from')} no edge leads "
            f"to a white vertex: {'both' if len(ends) == 2 else 'all'} would have to be the last."
        )
        arrows = tuple((end, head) for end in ends for head in puzzle.neighbours[end])
        marks = drawn(
            Mark("lost", "white vertices that would have to be the last", tuple(ends)),
            Mark("cause", "their edges, which all lead to gray vertices", arrows=arrows),
        )
        yield Insight(False, "two ends", tuple(ends), sentence, marks, enough=2)


def tell_ways(puzzle: PathSearch, path: Sequence[int], vertex: int) -> str | None:
    """Say which white neighbours a white vertex has, if it has any."""
    names = puzzle.graph.names
    white = [names[head] for head in puzzle.neighbours[vertex] if head not in path]
    if vertex in path or not white:
        return None
    return f"{names[vertex]} still has white neighbours: {name_all(white)}."


class GraphInsights(Insights[PathSearch]):
    """What is seen in a graph with a path."""

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

    def rebut(self, puzzle: PathSearch, path: Sequence[int], choice: int) -> str | None:
        return tell_ways(puzzle, path, choice)

    def tell_unseen(self, puzzle: PathSearch, path: Sequence[int], choice: int) -> str:
        return tell_no_edge(puzzle, path, choice)
