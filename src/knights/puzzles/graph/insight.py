"""Explain why a path in a graph cannot be completed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from knights.language import Told, is_told, tell, together, trace
from knights.puzzles.facets.insight import Insights
from knights.puzzles.graph.chains import see_forced, see_trial
from knights.puzzles.graph.kind import tell_no_edge
from knights.puzzles.graph.paths import BACKTRACK, PRUNED, Paths
from knights.puzzles.graph.pruning import reach
from knights.puzzles.graph.search import refute_pieces
from knights.puzzles.paths.pruning import stream
from knights.puzzles.paths.pruning_data import VISITED
from knights.search import State, loss
from knights.search.account import Account
from knights.search.breadth import Breadth
from knights.search.loss import (
    Decision,
    Insight,
    Lost,
    Mark,
    drawn,
    search_on,
)

# The limit of a search that decides whether a position is lost.
MOST_EVENTS = 2_000


def deduce(puzzle: Paths, path: Sequence[int]) -> Iterator[Insight]:
    """Yield reasons why a path is lost if that is not plain, the shortest first.

    What is forced contradicts itself; or every option of some place does; or a short search found
    nothing.
    """
    if path and len(path) < puzzle.length == puzzle.size > 2:
        yield from see_forced(puzzle, path)
        yield from see_trial(puzzle, path)
    yield from see_search(puzzle, path)


def see_search(puzzle: Paths, path: Sequence[int]) -> Iterator[Insight]:
    """Yield an insight if a short search has tried everything after a path and found nothing."""
    decision = decide(puzzle, path, MOST_EVENTS)
    if decision.completable is not False:
        return
    sentence = tell(
        "search-searched", steps=decision.spent, goal="cycle" if puzzle.cycle else "path"
    )
    told = tell("graph-mark-here" if path else "graph-mark-begin")
    places = tuple(path[-1:]) or tuple(range(puzzle.size))
    yield Insight(False, "search", places, sentence, drawn(Mark("lost", told, places)))


def decide(puzzle: Paths, path: Sequence[int], budget: int) -> Decision:
    """Search after a path for at most `budget` events, vertices with the fewest ways on first.

    A path that need not visit all vertices is searched by plain backtracking.
    """
    if path and puzzle.length == puzzle.size > 2:
        events = stream(puzzle.ground, first_fewest, path, root=len(path))
        return search_on(puzzle, path, budget, events)
    return loss.decide(replace(puzzle, strategy=BACKTRACK if path else PRUNED), path, budget)


def first_fewest(count: Sequence[int], near: Sequence[int]) -> list[int]:
    """The white vertices among these, those with the fewest ways on first."""
    return sorted([v for v in near if count[v] < VISITED], key=count.__getitem__)


def see_vertices(puzzle: Paths, path: Sequence[int]) -> Iterator[Insight]:
    """Yield reasons why a path cannot reach its full length, the plainest first."""
    theorem = None if path else refute_pieces(puzzle)
    if theorem is not None:
        marks = drawn(Mark("lost", tell("graph-mark-proof"), theorem.squares))
        yield Insight(False, "theorem", theorem.squares, theorem.sentence, marks)
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
        sentence = tell("graph-why-no-way-back", start=names[path[0]])
        if not gray.issuperset(tails):
            sentence = tell("graph-why-two-vertices")
        arrows = tuple((tail, path[0]) for tail in back)
        marks = drawn(
            Mark("lost", tell("graph-mark-start"), (path[0],)),
            Mark("cause", tell("graph-mark-back"), tuple(back), arrows=arrows),
        )
        yield Insight(False, "way back", (path[0],), sentence, marks)
    reached = reach(near, here, gray)
    if len(reached) < missing:
        lost = [vertex for vertex in range(puzzle.size) if vertex not in gray | reached]
        sentence = tell(
            "graph-why-cut-off",
            here=names[here],
            missing=missing,
            reached=len(reached),
            names=[names[vertex] for vertex in lost],
        )
        marks = drawn(
            Mark("lost", tell("graph-mark-unreached"), tuple(lost)),
            Mark("other", tell("graph-mark-reached"), tuple(sorted(reached))),
        )
        # The number of unreached vertices that proves it: then too few are left for the path.
        enough = len(lost) + len(reached) - missing + 1
        yield Insight(False, "cut off", tuple(lost), sentence, marks, enough=enough)
    if missing == puzzle.size - len(path):
        yield from see_ends(puzzle, gray)


def mark_way_out(puzzle: Paths, path: Sequence[int]) -> tuple[Mark, ...]:
    """Mark the last vertex of the path, and the vertices to which its edges lead."""
    here, gray = path[-1], set(path)
    heads = puzzle.neighbours[here]
    arrows = tuple((here, head) for head in heads if head in gray and head != here)
    return drawn(
        Mark("lost", tell("graph-mark-here"), (here,)),
        Mark("cause", tell("graph-mark-gray-edge"), arrows=arrows),
        Mark("other", tell("graph-mark-open"), tuple(head for head in heads if head not in gray)),
    )


def tell_way_out(puzzle: Paths, path: Sequence[int]) -> Told:
    """Say why no neighbour of the path's last vertex can come next."""
    names, here, start = puzzle.graph.names, puzzle.graph.names[path[-1]], path[0]
    heads = puzzle.neighbours[path[-1]]
    white = [head for head in heads if head not in path]
    if white:
        only = tell("graph-why-only", here=here, names=[names[head] for head in white])
        if start in puzzle.neighbours[white[0]]:
            return together(only, tell("graph-why-two-vertices"))
        return together(only, tell("graph-why-not-back", start=names[start]))
    gray = [names[head] for head in heads if head in path]
    missing = puzzle.length - len(path)
    return tell("graph-why-stuck", here=here, gray=gray, missing=missing)


def see_ends(puzzle: Paths, gray: set[int]) -> Iterator[Insight]:
    """Yield the white vertices that would all have to be the last of a path through all."""
    names = puzzle.graph.names
    white = [vertex for vertex in range(puzzle.size) if vertex not in gray]
    ends = [v for v in white if not any(head not in gray for head in puzzle.neighbours[v])]
    if len(ends) > 1 and len(white) > 1:
        sentence = tell("graph-why-two-ends", names=[names[vertex] for vertex in ends])
        arrows = tuple((end, head) for end in ends for head in puzzle.neighbours[end])
        marks = drawn(
            Mark("lost", tell("graph-mark-ends"), tuple(ends)),
            Mark("cause", tell("graph-mark-end-edges"), arrows=arrows),
        )
        yield Insight(False, "two ends", tuple(ends), sentence, marks, enough=2)


def tell_ways(puzzle: Paths, path: Sequence[int], vertex: int) -> Told | None:
    """Name the white neighbours of a white vertex; None if there are none."""
    names = puzzle.graph.names
    white = [names[head] for head in puzzle.neighbours[vertex] if head not in path]
    if vertex in path or not white:
        return None
    return tell("graph-white-neighbours", vertex=names[vertex], names=white)


def undo_sentence(
    puzzle: Paths, path: Sequence[int], undone: int, account: Account, every: bool
) -> Told:
    names = puzzle.graph.names
    name, back = names[undone], names[path[-1]] if path else ""
    way: dict[str, object] = {"name": name, "depth": len(path), "back": back}
    if len(path) + 1 == puzzle.length:
        return tell("graph-solution-left", **way)
    if account.tried:
        return tell("graph-exhausted", every=every, **way)
    visited = {*path, undone}
    white = [names[head] for head in puzzle.neighbours[undone] if head not in visited]
    if puzzle.strategy != PRUNED or not white:
        return tell("graph-dead-end", **way)
    return tell("graph-cut", white=white, cycle=puzzle.cycle, **way)


def reach_sentence(puzzle: Paths, breadth: Breadth, path: Sequence[int]) -> Told:
    names, way = puzzle.graph.names, breadth.trace(path)
    last, steps = names[path[-1]], len(way) - 1
    if path[-1] == puzzle.exit:
        return tell("graph-reach-target", target=last, steps=steps)
    return tell("graph-reach", vertex=last, origin=names[way[-2]], steps=steps)


class GraphInsights(Insights[Paths]):
    """Explains positions of a path in a graph."""

    def look(self, puzzle: Paths, path: Sequence[int]) -> Iterator[Insight]:
        return see_vertices(puzzle, path)

    def deduce(self, puzzle: Paths, path: Sequence[int]) -> Insight | None:
        return next(deduce(puzzle, path), None)

    def find_loss(self, puzzle: Paths, path: Sequence[int], budget: int) -> Lost:
        """Search few beginnings, since one search usually settles the question."""
        return loss.bisect_loss(
            puzzle, path, budget, lambda begun, rest: self.decide(puzzle, begun, rest)
        )

    def decide(self, puzzle: Paths, path: Sequence[int], budget: int) -> Decision:
        return decide(puzzle, path, budget)

    def rebut(self, puzzle: Paths, path: Sequence[int], choice: int) -> str | None:
        return tell_ways(puzzle, path, choice)

    def tell_unseen(self, puzzle: Paths, path: Sequence[int], choice: int) -> str:
        if puzzle.onward and path[-1] != puzzle.exit:
            names = puzzle.graph.names
            following = [names[vertex] for vertex in puzzle.choices(path)]
            return tell("graph-other-first", vertex=names[choice], following=following)
        return tell_no_edge(puzzle, path, choice)

    def rank(self, puzzle: Paths, path: Sequence[int], choice: int, place: int) -> int:
        """The number at a vertex that a breadth-first search reaches next: its steps.

        The search's list would be that of other vertices.
        """
        if puzzle.breadth is None:
            return place
        return puzzle.breadth.steps([*dict.fromkeys((*path, choice))])[choice]

    def step_sentence(self, puzzle: Paths, state: State, account: Account, every: bool) -> Told:
        path, undone = state
        names = puzzle.graph.names
        if undone is not None:
            return undo_sentence(puzzle, path, undone, account, every)
        if puzzle.breadth is not None and puzzle.exit is not None:
            if len(path) > 1:
                return reach_sentence(puzzle, puzzle.breadth, path)
            return tell("graph-begin-breadth", name=names[path[0]], target=names[puzzle.exit])
        if len(path) == puzzle.length:
            walked = [names[vertex] for vertex in (*path, *path[: puzzle.cycle])]
            about = {"cycle": puzzle.cycle, "start": walked[0]}
            return tell("graph-solved", path=" ".join(walked), **about)
        if len(path) == len(puzzle.root):
            return tell("graph-begin", name=names[path[-1]]) if path else tell("graph-anywhere")
        if len(path) == 1:
            return tell("graph-place-first", name=names[path[0]])
        about = {"number": len(path), "turn": account.place, "tries": account.total}
        return tell("graph-place", origin=names[path[-2]], to=names[path[-1]], **about)

    def tell_reason(self, puzzle: Paths, reason: str, choices: Sequence[int | None]) -> str:
        key, _ = trace(reason)
        room, _, rest = key.partition("-")
        if room != "graph" or not is_told(f"graph-refused-{rest}"):
            return super().tell_reason(puzzle, reason, choices)
        return tell(f"graph-refused-{rest}", names=self.name_all(puzzle, choices))
