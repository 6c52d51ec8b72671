"""Why a position of a tour is lost, and since when.

`explain` looks at the free squares and names a reason in plain words; where it finds none, that
proves nothing. `decide` searches within a budget of events: its answer is certain, or None.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from knights.forced import is_lost
from knights.orders import by_degree
from knights.pruning import Ground, is_dead, stream, survey
from knights.theory import known
from knights.tour import Tour

MOST_FORCED = 400  # free squares for which it is worked out what is forced


@dataclass(frozen=True)
class Insight:
    """Whether a path can be completed, the reason as a short key, and the squares it is about.

    `completable` is None where that is not known without searching. The keys: "complete",
    "repeated", "no way out", "way back", "colours", "stranded", "two next", "two ends",
    "wrong end", "cut", "forced", "theorem", "search", "unknown".
    """

    completable: bool | None
    reason: str
    squares: tuple[int, ...]
    sentence: str


class Lost(NamedTuple):
    """Since when a path has been lost, in lengths of its beginnings.

    `since` is the shortest beginning known to be lost, `alive` the longest known to be completable;
    None stands for not known. `spent` is the number of events searched to know it.
    """

    since: int | None
    alive: int | None
    spent: int

    @property
    def exact(self) -> bool:
        """Whether the very move is known: up to the one before, the path could be completed."""
        return self.since is not None and self.alive == self.since - 1


class Decision(NamedTuple):
    """Whether a path can be completed, None if the budget did not do; and the events it took."""

    completable: bool | None
    spent: int


def explain(tour: Tour, path: Sequence[int], budget: int = 0) -> Insight:
    """Say whether a path of a tour can be completed, and if not why.

    With a budget the search is asked, for so many events at most, where no reason is in sight.

    >>> from knights.board import Board
    >>> explain(Tour(Board(3, 4), start=0), [0, 6, 8, 1, 10, 4, 2, 11, 5]).sentence
    'd1 can be reached from here only, and no move leads on from there.'

    Raises:
        ValueError: when the path is none of this tour's.
    """
    check_path(tour, path)
    insight = settle(tour, path) or look(tour, path)
    if insight is not None:
        return insight
    decision = decide(tour, path, budget) if budget else Decision(None, 0)
    if decision.completable is None:
        stopped = f", and {decision.spent} events of search did not tell" if budget else ""
        sentence = f"Nothing in sight speaks against a tour{stopped}."
        return Insight(None, "unknown", (), sentence)
    shown = "found a tour from here" if decision.completable else "has tried everything from here"
    sentence = f"The search {shown}, in {decision.spent} events."
    return Insight(decision.completable, "search", (), sentence)


def check_path(tour: Tour, path: Sequence[int]) -> None:
    """Check that a path begins with the root and goes on by the piece's moves.

    Raises:
        ValueError: when it does not.
    """
    root = list(tour.root)
    if list(path[: len(root)]) != root:
        raise ValueError(f"path {list(path)}: it must begin with the start {root}")
    for square in path[:1]:
        if square not in tour.board.squares:
            raise ValueError(f"path {list(path)}: {square} is no free square of {tour.board}")
    for place, (before, square) in enumerate(pairwise(path), start=2):
        if square not in tour.neighbours[before]:
            raise ValueError(f"path {list(path)}: no move leads to its square {place}, {square}")


def settle(tour: Tour, path: Sequence[int]) -> Insight | None:
    """Answer where the path alone tells: it is complete, a square came twice, a theorem holds."""
    name = tour.board.name
    if tour.solved(path):
        return Insight(True, "complete", (), tell_whole(tour, path))
    for place, square in enumerate(path):
        if square in path[:place]:
            first = path.index(square) + 1
            sentence = f"{name(square)} has come twice, as squares {first} and {place + 1}."
            return Insight(False, "repeated", (square,), sentence)
    if len(path) < 2:
        start = path[0] if path else None
        theorem = known(tour.board, tour.moves, closed=tour.closed, start=start, end=tour.end)
        if theorem is not None:
            return Insight(theorem.exists, "theorem", (), theorem.sentence)
    return None


def tell_whole(tour: Tour, path: Sequence[int]) -> str:
    """Say what makes a path a tour."""
    if tour.closed:
        start = tour.board.name(path[0])
        return f"Every square has come once, and a move leads back to {start}: a closed tour."
    return "Every square has come once: this is a tour."


@dataclass(frozen=True)
class Scene:
    """A position with what the reasons look at: the free squares and their free neighbours."""

    tour: Tour
    ground: Ground
    path: tuple[int, ...]

    @property
    def here(self) -> int:
        return self.path[-1]

    @cached_property
    def visited(self) -> frozenset[int]:
        return frozenset(self.path)

    @cached_property
    def free(self) -> list[int]:
        return [square for square in self.ground.squares if square not in self.visited]

    def near(self, square: int) -> list[int]:
        """Give the free squares a move away from a square, or from which a move leads there."""
        return [other for other in self.ground.around[square] if other not in self.visited]

    def names(self, squares: Sequence[int], link: str = "and") -> str:
        """Give the names of some squares in a row: a1, b3 and c5; of many, only the first."""
        names = [self.tour.board.name(square) for square in squares]
        if len(names) > 6:
            names = [*names[:4], f"{len(names) - 4} others"]
        return f" {link} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def look(tour: Tour, path: Sequence[int]) -> Insight | None:
    """Look for a reason why a path cannot be completed, the plainest first."""
    if not path:
        return None
    scene = Scene(tour, survey(tour), tuple(path))
    return (
        see_way_out(scene)
        or see_way_back(scene)
        or see_degrees(scene)
        or see_pieces(scene)
        or see_forced(scene)
    )


def see_way_out(scene: Scene) -> Insight | None:
    """See whether there is a square to go to."""
    if scene.tour.acceptable(scene.path):
        return None
    here = scene.tour.board.name(scene.here)
    left = len(scene.free)
    still = f"{left} square{'s are' if left > 1 else ' is'} still free"
    around = tuple(s for s in scene.ground.near[scene.here] if s in scene.free)
    if not around:
        sentence = f"No free square is a move away from {here}, and {still}."
    elif left > 1:
        sentence = f"From {here} only {scene.names(around)} is left, which must come last; {still}."
    else:
        start = scene.tour.board.name(scene.path[0])
        sentence = f"Only {scene.names(around)} is left, and no move leads from there to {start}."
    return Insight(False, "no way out", (scene.here, *around), sentence)


def see_way_back(scene: Scene) -> Insight | None:
    """See whether a square is left at which the tour may end."""
    finals = scene.ground.finals(scene.path[0])
    if any(finals[square] for square in scene.free):
        return None
    start = scene.tour.board.name(scene.path[0])
    if any(finals):
        sentence = f"No free square is left from which a move leads back to {start}."
        return Insight(False, "way back", (scene.path[0],), sentence)
    sentence = (
        f"Every move changes the colour, and a tour from {start} cannot take the free squares of "
        "both colours in turn and end as it should."
    )
    return Insight(False, "colours", (), sentence)


def see_degrees(scene: Scene) -> Insight | None:
    """See whether squares are left with too few ways in and out."""
    free, finals = scene.free, scene.ground.finals(scene.path[0])
    if len(free) < 2:
        return None
    beside = scene.ground.near[scene.here]
    near = {square: scene.near(square) for square in free}
    lonely = [square for square in free if not near[square]]
    if lonely:
        return tell_stranded(scene, lonely, beside)
    tight = [square for square in free if len(near[square]) == 1]
    ends = [square for square in tight if square not in beside]
    wrong = [square for square in ends if not finals[square]]
    if wrong:
        sentence = (
            f"{scene.names(wrong[:1])} must come last, for only {scene.names(near[wrong[0]])} is "
            f"left a move away; but {tell_end(scene)}."
        )
        return Insight(False, "wrong end", (wrong[0],), sentence)
    if len(ends) > 1:
        sentence = (
            f"{scene.names(ends)} have one free square each a move away: "
            f"{'both' if len(ends) == 2 else 'all'} would have to be the last square."
        )
        return Insight(False, "two ends", tuple(ends), sentence)
    return see_next(scene, tight, ends, finals)


def tell_stranded(scene: Scene, lonely: Sequence[int], beside: Sequence[int]) -> Insight:
    far = [square for square in lonely if square not in beside]
    if far:
        verb = "are" if len(far) > 1 else "is"
        sentence = (
            f"{scene.names(far)} {verb} stranded: all the squares a move away have been visited."
        )
        return Insight(False, "stranded", tuple(far), sentence)
    sentence = (
        f"{scene.names(lonely[:1])} can be reached from here only, and no move leads on from there."
    )
    return Insight(False, "stranded", tuple(lonely[:1]), sentence)


def tell_end(scene: Scene) -> str:
    """Say where the tour has to end."""
    name = scene.tour.board.name
    if scene.tour.end is not None:
        return f"the last square is to be {name(scene.tour.end)}"
    if scene.tour.closed:
        return f"no move leads from there back to {name(scene.path[0])}"
    return f"a tour from {name(scene.path[0])} ends on the other colour"


def see_next(
    scene: Scene, tight: Sequence[int], ends: Sequence[int], finals: Sequence[bool]
) -> Insight | None:
    """See whether more than one square would have to be taken next."""
    next_or_end = [square for square in tight if square not in ends]
    must = [square for square in next_or_end if not finals[square]]
    if len(must) < 2 and len(next_or_end) + len(ends) < 3:
        return None
    squares = must if len(must) > 1 else [*next_or_end, *ends]
    rest = "" if len(must) > 1 else ", and one of them can be the last square"
    sentence = (
        f"{scene.names(squares)} have one free square each a move away: one of them can be taken "
        f"next{rest}, and the {'other is' if len(squares) == 2 or rest else 'others are'} lost."
    )
    return Insight(False, "two next", tuple(squares), sentence)


def see_pieces(scene: Scene) -> Insight | None:
    """See whether the free squares hang together."""
    free = scene.free
    if len(free) < 2:
        return None
    pieces: list[list[int]] = []
    left = set(free)
    while left:
        waiting = [min(left)]
        left.discard(waiting[0])
        for square in waiting:
            for other in scene.near(square):
                if other in left:
                    left.discard(other)
                    waiting.append(other)
        pieces.append(sorted(waiting))
    if len(pieces) == 1:
        return None
    smallest = min(pieces, key=len)
    sentence = (
        f"The free squares are cut in {len(pieces)} pieces with no move between them; "
        f"one is {scene.names(smallest)}."
    )
    return Insight(False, "cut", tuple(smallest), sentence)


def see_forced(scene: Scene) -> Insight | None:
    """See whether squares with two ways left force moves that contradict one another."""
    ground, free = scene.ground, scene.free
    if len(free) < 2 or len(free) > MOST_FORCED:
        return None
    finals, beside = ground.finals(scene.path[0]), ground.near[scene.here]
    if not is_lost(ground.masks, beside, scene.here, free, finals):
        return None
    tight = [s for s in free if len(scene.near(s)) + (s in beside) < 3] or [scene.here]
    # Short, for the squares are many, and are marked on the board.
    sentence = "Squares with two ways left need both: that closes a ring or strands a square."
    return Insight(False, "forced", tuple(tight), sentence)


def decide(tour: Tour, path: Sequence[int], budget: int) -> Decision:
    """Search below a path, which has a start at least, for so many events at most.

    >>> from knights.board import Board
    >>> decide(Tour(Board(5, 5), start=12), [12, 1], budget=10_000).completable
    True

    Raises:
        ValueError: when the path is empty: no search is small without a start.
    """
    if not path:
        raise ValueError("path []: give a start at least")
    if len(path) == tour.length:
        return Decision(tour.solved(path), 0)
    spent = depth = 0
    for event in stream(survey(tour), by_degree(tour), path, root=len(path)):
        spent += 1
        depth += 1 if event >= 0 else -1
        if len(path) + depth == tour.length:
            return Decision(True, spent)
        if spent >= budget:
            return Decision(None, spent)
    return Decision(False, spent)


def lost_since(tour: Tour, path: Sequence[int], budget: int = 50_000) -> Lost:
    """Find the move with which a path was lost, by searching for so many events at most.

    What is lost stays lost. So the squares are taken back one by one from the first position that
    counting shows to be dead, and at each the other choices are searched, until one can be
    completed. If the budget does not do, the answer says between which moves the path was lost.

    Raises:
        ValueError: when the path is none of this tour's, or empty.
    """
    check_path(tour, path)
    ground = survey(tour)
    first = max(len(tour.root), 1)
    lost = trace_loss(
        path,
        first,
        budget,
        is_lost=lambda before: is_dead(ground, before),
        choices=tour.acceptable,
        decide=lambda before, rest: decide(tour, before, rest),
    )
    if lost.since in (None, first) or lost.alive is not None:
        return lost
    # The budget was spent before it was clear; at least something alive may be found.
    return lost._replace(alive=find_alive(tour, path[: lost.since - 1], budget))


def trace_loss(
    path: Sequence[int],
    first: int,
    budget: int,
    *,
    is_lost: Callable[[Sequence[int]], bool],
    choices: Callable[[Sequence[int]], Iterable[int]],
    decide: Callable[[Sequence[int], int], Decision],
) -> Lost:
    """Trace a loss back to its move: where it was made, some other choice can be completed.

    `first` is the shortest beginning that is asked for. `is_lost` sees at once that a beginning is
    lost, or says nothing; `decide` searches below one for so many events at most.
    """
    whole = decide(path, budget)
    spent = whole.spent
    if whole.completable is not False:
        return Lost(None, len(path) if whole.completable else None, spent)
    since = next((n for n in range(first, len(path)) if is_lost(path[:n])), len(path))
    while since > first:
        before = path[: since - 1]
        for choice in choices(before):
            if choice == path[since - 1]:
                continue
            decision = decide([*before, choice], budget - spent)
            spent += decision.spent
            if decision.completable is not False:
                return Lost(since, since - 1 if decision.completable else None, spent)
        since -= 1
    return Lost(first, None, spent)


def find_alive(tour: Tour, path: Sequence[int], budget: int) -> int | None:
    """Find a long beginning of a path that a short search completes."""
    for length in range(len(path) - 1, 0, -1):
        if decide(tour, path[:length], budget // (4 * len(path)) + 1).completable:
            return length
    return None
