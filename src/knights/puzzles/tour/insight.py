"""Why a position of a tour is lost, and since when.

`explain` looks at the free squares and names a reason in plain words; where it finds none, that
proves nothing. `decide` searches within a budget of events: its answer is certain, or None.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from knights.puzzles.tour.forced import Mask, is_lost
from knights.puzzles.tour.orders import by_degree, natural
from knights.puzzles.tour.pruning import Arrange, Ground, descend, stream, survey
from knights.puzzles.tour.theory import known
from knights.puzzles.tour.tour import CONSTRUCT, Tour
from knights.search import quote
from knights.search.loss import Decision, Insight, Lost, name_all, trace_loss

MOST_FORCED = 400  # free squares for which it is worked out what is forced

# Each search below a position sets out the whole board first: of a large one this many squares.
MOST_SET_OUT = 200_000


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
        raise ValueError(f"path {quote(path)}: it must begin with the start {root}")
    for square in path:
        if not 0 <= square < tour.size or square in tour.board.holes:
            raise ValueError(f"path {quote(path)}: {square} is no free square of {tour.board}")
    columns, moves = tour.board.columns, set(tour.moves)
    for place, (before, square) in enumerate(pairwise(path), start=2):
        (rank, file), (to_rank, to_file) = divmod(before, columns), divmod(square, columns)
        if (to_file - file, to_rank - rank) not in moves:
            raise ValueError(f"path {quote(path)}: no move leads to its square {place}, {square}")


def settle(tour: Tour, path: Sequence[int]) -> Insight | None:
    """Answer where the path alone tells: it is whole, a square came twice, a theorem holds."""
    name = tour.board.name
    if tour.solved(path):
        return Insight(True, "complete", (), tell_whole(tour, path))
    repeat = find_repeat(path)
    if repeat is not None:
        first, again = repeat
        square = path[first - 1]
        sentence = f"{name(square)} has come twice, as squares {first} and {again}."
        return Insight(False, "repeated", (square,), sentence)
    if len(path) == tour.length:
        return tell_wrong_end(tour, path)
    if len(path) < 2:
        start = path[0] if path else None
        theorem = known(tour.board, tour.moves, closed=tour.closed, start=start, end=tour.end)
        if theorem is not None:
            return Insight(theorem.exists, "theorem", (), theorem.sentence)
    if is_constructed(tour, path):
        return Insight(True, "constructed", (), "The tour that was put together goes on from here.")
    return None


def find_repeat(path: Sequence[int]) -> tuple[int, int] | None:
    """The places, from 1, of the square that is the first to come again: then, and before."""
    places: dict[int, int] = {}
    for place, square in enumerate(path, start=1):
        first = places.setdefault(square, place)
        if first < place:
            return first, place
    return None


def is_constructed(tour: Tour, path: Sequence[int]) -> bool:
    """Whether the tour that is put together without a search begins with a path."""
    return tour.strategy == CONSTRUCT and tour.knows(path)


def tell_wrong_end(tour: Tour, path: Sequence[int]) -> Insight:
    """Say why a path through every square is not the tour that is wanted."""
    name, last = tour.board.name, path[-1]
    if tour.end is not None and last != tour.end:
        sentence = f"Every square has come once, but the last was to be {name(tour.end)}."
        return Insight(False, "wrong end", (last,), sentence)
    sentence = (
        f"Every square has come once, but no move leads from {name(last)} back to {name(path[0])}."
    )
    return Insight(False, "way back", (last,), sentence)


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

    def list_back(self) -> list[int]:
        """List the squares from which a move leads back to the path's first square."""
        start, near = self.path[0], self.ground.near
        return [square for square in self.ground.around[start] if start in near[square]]

    def names(self, squares: Sequence[int], link: str = "and") -> str:
        """Give the names of some squares in a row: a1, b3 and c5; of many, only the first."""
        return name_all([self.tour.board.name(square) for square in squares], link=link)


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
    tour, name = scene.tour, scene.tour.board.name
    start, back = scene.path[0], scene.list_back()
    if tour.end is not None and tour.end in scene.visited:
        sentence = f"{name(tour.end)} was to come last, and is on the path already."
        return Insight(False, "wrong end", (tour.end,), sentence)
    if tour.closed and tour.end is not None and tour.end not in back:
        sentence = (
            f"The last square is to be {name(tour.end)}, and no move leads from there back to "
            f"{name(start)}."
        )
        return Insight(False, "way back", (tour.end, start), sentence)
    if tour.closed and scene.visited.issuperset(back):
        sentence = f"No free square is left from which a move leads back to {name(start)}."
        return Insight(False, "way back", (start,), sentence)
    sentence = (
        f"Every move changes the colour, and a tour from {name(start)} cannot take the free "
        "squares of both colours in turn and end as it should."
    )
    return Insight(False, "colours", (), sentence)


def see_degrees(scene: Scene) -> Insight | None:
    """See whether squares are left with too few ways in and out."""
    free, finals = scene.free, scene.ground.finals(scene.path[0])
    if len(free) < 2:
        return None
    next_to = scene.ground.near[scene.here]
    near = {square: scene.near(square) for square in free}
    lonely = [square for square in free if not near[square]]
    if lonely:
        return tell_stranded(scene, lonely, next_to)
    tight = [square for square in free if len(near[square]) == 1]
    ends = [square for square in tight if square not in next_to]
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


def tell_stranded(scene: Scene, lonely: Sequence[int], next_to: Sequence[int]) -> Insight:
    far = [square for square in lonely if square not in next_to]
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
    squares = len(scene.ground.squares)
    ends = "ends" if squares % 2 else "does not end"
    return f"a tour of {squares} squares {ends} on the colour of its start, {name(scene.path[0])}"


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
    for first in free:
        if first not in left:
            continue
        waiting = [first]
        left.discard(first)
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
    next_to = ground.near[scene.here]
    if not is_forced_out(scene):
        return None
    tight = [s for s in free if len(scene.near(s)) + (s in next_to) < 3] or [scene.here]
    # Short, for the squares are many, and are marked on the board.
    sentence = "Squares with two ways left need both: that closes a ring or strands a square."
    return Insight(False, "forced", tuple(tight), sentence)


def is_forced_out(scene: Scene) -> bool:
    """Tell whether what is forced contradicts itself.

    Only the squares that are left have numbers here: a set of them is a few bits, however large
    the board.
    """
    free, finals = scene.free, scene.ground.finals(scene.path[0])
    number = {square: place for place, square in enumerate(free)}
    around: list[Mask] = [sum(1 << number[other] for other in scene.near(s)) for s in free]
    near = [number[square] for square in scene.ground.near[scene.here] if square in number]
    here, ends = len(free), [*(finals[square] for square in free), False]
    return is_lost([*around, 0], near, here, range(here), ends)


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
    return search_below(tour, survey(tour), by_degree(tour, tour.ties, tour.seed), path, budget)


def search_below(
    tour: Tour, ground: Ground, arrange: Arrange, path: Sequence[int], budget: int
) -> Decision:
    """Search below a path for so many events at most, on a ground that is surveyed already."""
    if find_repeat(path) is not None:
        return Decision(False, 0)
    if len(path) == tour.length:
        return Decision(tour.solved(path), 0)
    if is_constructed(tour, path):
        return Decision(True, 0)
    spent = depth = 0
    for event in stream(ground, arrange, path, root=len(path)):
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
    ground, arrange = survey(tour), by_degree(tour, tour.ties, tour.seed)
    first, tries = max(len(tour.root), 1), MOST_SET_OUT // tour.size + 1

    def search(before: Sequence[int], rest: int) -> Decision:
        return search_below(tour, ground, arrange, before, rest)

    lost = trace_loss(
        path,
        first,
        budget,
        find_dead=lambda: find_dead(ground, path, first),
        choices=tour.acceptable,
        decide=search,
        tries=tries,
    )
    if lost.since in (None, first) or lost.alive is not None:
        return lost
    # The budget was spent before it was clear; at least something alive may be found.
    share = budget // (4 * len(path)) + 1
    for length in range(lost.since - 2, max(0, lost.since - 2 - tries), -1):
        if search(path[:length], share).completable:
            return lost._replace(alive=length)
    return lost


def find_dead(ground: Ground, path: Sequence[int], first: int) -> int:
    """The length of the shortest beginning that counting shows to be dead, in one pass.

    At least `first`; that of the whole path where no shorter one is seen to be.
    """
    repeat = find_repeat(path)
    whole = len(path) if repeat is None else repeat[1]
    if whole == 1:
        return whole
    for length, choices in enumerate(descend(ground, natural, path[: whole - 1]), start=1):
        if length >= first and not choices:
            return length
    return whole
