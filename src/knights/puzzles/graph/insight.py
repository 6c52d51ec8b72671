"""Why a path in a graph cannot be completed."""

from collections.abc import Iterator, Sequence

from knights.puzzles.graph.pathsearch import PathSearch
from knights.puzzles.graph.pruning import reach
from knights.search.loss import Insight, Mark, drawn, name_all


def see_vertices(puzzle: PathSearch, path: Sequence[int]) -> Iterator[Insight]:
    """Yield why a path cannot go on to its full length, the plainest reason first."""
    if not path:
        return
    names, here, near = puzzle.graph.names, path[-1], puzzle.neighbours
    gray = set(path)
    missing = puzzle.length - len(path)
    if not puzzle.choices(path):
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
