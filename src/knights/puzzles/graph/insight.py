"""Why a path in a graph cannot be completed."""

from collections.abc import Iterator, Sequence

from knights.puzzles.graph.pathsearch import PathSearch
from knights.search.loss import Insight, name_all


def see_vertices(puzzle: PathSearch, path: Sequence[int]) -> Iterator[Insight]:
    """Yield why a path cannot go on to its full length, the plainest reason first."""
    if not path:
        return
    names, here, near = puzzle.graph.names, path[-1], puzzle.neighbours
    gray = set(path)
    missing = puzzle.length - len(path)
    if not puzzle.choices(path):
        yield Insight(False, "no way out", (here, *near[here]), tell_way_out(puzzle, path))
    if puzzle.cycle and not any(
        puzzle.closes(path[0], last) for last in range(puzzle.size) if last not in gray
    ):
        sentence = f"No white vertex is left from which an edge leads back to {names[path[0]]}."
        yield Insight(False, "way back", (path[0],), sentence)
    reached = reach(puzzle, here, gray)
    if len(reached) < missing:
        lost = [vertex for vertex in range(puzzle.size) if vertex not in gray | reached]
        sentence = (
            f"Only {len(reached)} white {'vertex' if len(reached) == 1 else 'vertices'} can still "
            f"be reached from {names[here]}, and {missing} are needed: "
            f"no way leads to {name_all([names[vertex] for vertex in lost])}."
        )
        yield Insight(False, "cut off", tuple(lost), sentence)
    if missing == puzzle.size - len(path):
        yield from see_ends(puzzle, gray)


def tell_way_out(puzzle: PathSearch, path: Sequence[int]) -> str:
    """Say why no neighbour of the path's last vertex can come next."""
    names, here = puzzle.graph.names, path[-1]
    heads = puzzle.neighbours[here]
    gray = [names[head] for head in heads if head in path]
    white = [names[head] for head in heads if head not in path]
    if white:
        back = f"no edge leads on from there back to {names[path[0]]}"
        return f"From {names[here]} only {name_all(white)} can follow, and {back}."
    why = (
        f"{name_all(gray)} {'is' if len(gray) == 1 else 'are'} gray"
        if gray
        else "no edge leads out of it"
    )
    missing = puzzle.length - len(path)
    more = f"{missing} more {'vertex is' if missing == 1 else 'vertices are'} needed"
    return f"No white vertex can follow {names[here]}: {why}, and {more}."


def reach(puzzle: PathSearch, here: int, gray: set[int]) -> set[int]:
    """The white vertices that can be reached from a vertex through white ones."""
    reached: set[int] = set()
    waiting = [here]
    while waiting:
        for head in puzzle.neighbours[waiting.pop()]:
            if head not in gray and head not in reached:
                reached.add(head)
                waiting.append(head)
    return reached


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
        yield Insight(False, "two ends", tuple(ends), sentence)
