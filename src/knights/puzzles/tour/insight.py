"""Explain why a position of a tour is lost, and with which move.

`explain` looks at the free squares and gives a reason in plain words; finding none proves nothing.
`decide` searches within a budget of events: its answer is certain, or None.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Literal, get_args

from knights.graphs.pieces import find_pieces
from knights.language import Told, is_told, tell, together, trace
from knights.puzzles.facets.insight import MOST_MARKED, Insights, Shown
from knights.puzzles.paths.forced import Mask, is_lost
from knights.puzzles.paths.pruned import natural
from knights.puzzles.paths.pruning import descend, stream
from knights.puzzles.paths.pruning_data import Arrange, Ground
from knights.puzzles.tour.halves import half_of, has_halves, is_inner
from knights.puzzles.tour.numbered import Numbered
from knights.puzzles.tour.reach import Fault, Leg, Reach
from knights.puzzles.tour.rules import tell_no_move
from knights.puzzles.tour.steps import count_cut, step_sentence, whole_sentence
from knights.puzzles.tour.strategies import by_degree, survey
from knights.puzzles.tour.theory import settle as settle_by_theory
from knights.puzzles.tour.tour import CONSTRUCT, PRUNED, WARNSDORFF, Tour
from knights.search import State, quote
from knights.search.account import Account, Level
from knights.search.loss import (
    Decision,
    Insight,
    Lost,
    Mark,
    drawn,
    search_on,
    trace_loss,
)
from knights.search.theorem import Theorem

MOST_FORCED = 400  # with more free squares, forced moves are not worked out

# A bound on squares times searches: each search from a position first looks at the whole board.
MOST_SET_OUT = 200_000

# Reasons that are about free squares with too few moves in or out.
TOO_FEW = get_args(Literal["stranded", "two ends", "two next", "wrong end", "cut", "forced"])


def explain(tour: Tour, path: Sequence[int], budget: int = 0) -> Insight:
    """Say whether a path of a tour can be completed, and if not why.

    If no reason is in sight, a search of at most `budget` events decides.

    >>> from knights.board import Board
    >>> explain(Tour(Board(3, 4), start=0), [0, 6, 8, 1, 10, 4, 2, 11, 5]).sentence
    'The path can reach d1 only now, and then no move leads on.'

    Raises:
        ValueError: when it is not a path of this tour.
    """
    check_path(tour, path)
    insight = settle(tour, path) or next(look(tour, path), None) or refute(tour)
    if insight is not None:
        return insight
    decision = decide(tour, path, budget) if budget else Decision(None, 0)
    if decision.completable is None:
        stopped = tell("search-undecided", steps=decision.spent) if budget else None
        unknown = tell("search-unknown", goal=tour.goal)
        return Insight(None, "unknown", (), together(unknown, stopped))
    told = tell(
        "tour-why-found" if decision.completable else "search-searched",
        steps=decision.spent,
        goal=tour.goal,
    )
    return Insight(decision.completable, "search", (), told)


def check_path(tour: Tour, path: Sequence[int]) -> None:
    """Check that a path begins with the root and goes on by the piece's moves.

    Raises:
        ValueError: when it does not.
    """
    root = list(tour.root)
    if list(path[: len(root)]) != root:
        raise ValueError(tell("tour-error-root", path=quote(path), root=str(root)))
    for square in path:
        if not 0 <= square < tour.size or square in tour.board.holes:
            board = tour.board.sides
            raise ValueError(
                tell("tour-error-square", path=quote(path), square=str(square), board=board)
            )
    columns, moves = tour.board.columns, set(tour.moves)
    for place, (before, square) in enumerate(pairwise(path), start=2):
        (rank, file), (to_rank, to_file) = divmod(before, columns), divmod(square, columns)
        if (to_file - file, to_rank - rank) not in moves:
            raise ValueError(
                tell("tour-error-step", path=quote(path), place=str(place), square=str(square))
            )


def settle(tour: Tour, path: Sequence[int]) -> Insight | None:
    """Answer if the path alone decides: it is complete, repeats a square, or a theorem applies."""
    name = tour.board.name
    if tour.solved(path):
        return Insight(True, "complete", (), whole_sentence(tour, path))
    repeat = find_repeat(path)
    if repeat is not None:
        first, again = repeat
        square = path[first - 1]
        sentence = tell("tour-why-twice", square=name(square), first=first, again=again)
        marks = drawn(Mark("lost", tell("tour-mark-twice"), (square,)))
        return Insight(False, "repeated", (square,), sentence, marks)
    broken = tour.find_broken(path)
    if broken is not None:
        return tell_broken(tour, *broken)
    if len(path) == tour.length:
        return tell_wrong_end(tour, path)
    if len(path) < 2:
        theorem = settle_by_theory(tour, path[0] if path else None)
        if theorem is not None:
            marks = mark_theorem(tour, theorem)
            return Insight(theorem.exists, "theorem", theorem.squares, theorem.sentence, marks)
    if is_constructed(tour, path):
        return Insight(True, "constructed", (), tell("tour-why-constructed"))
    return None


def find_repeat(path: Sequence[int]) -> tuple[int, int] | None:
    """The two places, from 1, of the first square that is visited twice; None if there is none."""
    places: dict[int, int] = {}
    for place, square in enumerate(path, start=1):
        first = places.setdefault(square, place)
        if first < place:
            return first, place
    return None


def tell_broken(tour: Tour, number: int, square: int, due: int) -> Insight:
    """Say that a square of the path breaks a given number: its own, or that of the square due."""
    name, own = tour.board.name, tour.given_numbers.get(square)
    if own is not None:
        sentence = tell("tour-why-numbered", square=name(square), own=own, number=number)
    else:
        told = {"square": name(square), "due": name(due)}
        sentence = tell("tour-why-due", number=number, **told)
    marks = drawn(
        Mark("lost", tell("tour-mark-broken"), (square,)),
        Mark("other", tell("tour-mark-given", number=str(number)), () if due == square else (due,)),
    )
    return Insight(False, "number", (square,), sentence, marks)


def is_constructed(tour: Tour, path: Sequence[int]) -> bool:
    """Tell whether the constructed tour begins with a path."""
    return tour.strategy == CONSTRUCT and tour.knows(path)


def tell_wrong_end(tour: Tour, path: Sequence[int]) -> Insight:
    """Say why a path through every square is not a solution."""
    name, last = tour.board.name, path[-1]
    if tour.end is not None and last != tour.end:
        sentence = tell("tour-why-wrong-last", end=name(tour.end))
        marks = drawn(
            Mark("lost", tell("tour-mark-last"), (last,)),
            Mark("other", tell("tour-mark-end"), (tour.end,)),
        )
        return Insight(False, "wrong end", (last,), sentence, marks)
    sentence = tell("tour-why-not-closed", last=name(last), start=name(path[0]))
    marks = drawn(
        Mark("lost", tell("tour-mark-last"), (last,)),
        Mark("other", tell("tour-mark-no-way-back"), (path[0],)),
    )
    return Insight(False, "way back", (last,), sentence, marks)


def mark_theorem(tour: Tour, theorem: Theorem) -> tuple[Mark, ...]:
    """Mark the squares in a proof that there is no tour."""
    if theorem.exists:
        return ()
    chains = mark_colours(tour, tour.board.squares, 0) if theorem.name == "colours" else ()
    return drawn(*chains, Mark("lost", tell("tour-mark-proof"), theorem.squares))


def mark_colours(tour: Tour, squares: Sequence[int], first: int) -> tuple[Mark, ...]:
    """Mark the squares of both colours, between which the piece alternates."""
    same, others = part_colours(tour, squares, first)
    name = tour.board.name(first)
    return drawn(
        Mark("one", tell("tour-mark-colour", number=len(same), square=name), same),
        Mark("other", tell("tour-mark-other-colour", number=len(others)), others),
    )


def part_colours(
    tour: Tour, squares: Sequence[int], first: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Split squares into those of a square's colour and the others."""
    colour = tour.board.colour
    same = tuple(square for square in squares if colour(square) == colour(first))
    return same, tuple(square for square in squares if colour(square) != colour(first))


@dataclass(frozen=True)
class Scene:
    """A position with data for the reasons: the free squares and their free neighbours."""

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
        return [square for square in self.ground.places if square not in self.visited]

    def near(self, square: int) -> list[int]:
        """The free squares that a move joins to a square, in either direction."""
        return [other for other in self.ground.around[square] if other not in self.visited]

    def list_back(self) -> list[int]:
        """List the squares from which a move leads back to the path's first square."""
        start, near = self.path[0], self.ground.near
        return [square for square in self.ground.around[start] if start in near[square]]

    def past(self, square: int) -> list[int]:
        """The visited squares that a move joins to a square, in either direction."""
        return [other for other in self.ground.around[square] if other in self.visited]

    def names(self, squares: Sequence[int]) -> list[str]:
        return [self.tour.board.name(square) for square in squares]


def see_all(tour: Tour, path: Sequence[int]) -> Iterator[Insight]:
    """Yield every reason why a path cannot be completed, except theorems."""
    settled = settle(tour, path)
    if settled is None or settled.reason == "theorem":
        yield from look(tour, path)
    elif settled.completable is False:
        yield settled


def look(tour: Tour, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the reasons why a path, with squares still free, cannot be completed.

    The plainest comes first.
    """
    if not path:
        return
    scene = Scene(tour, survey(tour), tuple(path))
    for see in (
        see_givens,
        see_way_out,
        see_way_back,
        see_degrees,
        see_halves,
        see_pieces,
        see_forced,
    ):
        yield from see(scene)


def see_givens(scene: Scene) -> Iterator[Insight]:
    """Check whether the path can still come to the given squares in time."""
    tour, visited = scene.tour, scene.visited
    if not tour.givens:
        return
    reach, length = Reach(tour), len(scene.path)
    first = reach.next_leg(length, scene.here)
    legs = [leg for leg in (first, *reach.legs_after(length)) if leg is not None]
    if not visited.isdisjoint(leg.target for leg in legs):
        return  # a given end that is visited: another check reports that
    for fault in reach.find_faults(legs, visited):
        yield tell_fault(tour, *fault)
    near = [square for square in scene.ground.near[scene.here] if square not in visited]
    if near and not tour.acceptable(scene.path) and first is not None and first.moves > 1:
        yield tell_only_given(tour, scene.here, near)


def tell_fault(tour: Tour, leg: Leg, fault: Fault, distance: int | None) -> Insight:
    """Say why no tour leads from a square with its number to the next given one."""
    name = tour.board.name
    told = {"here": name(leg.square), "number": str(leg.number)}
    told |= {"square": name(leg.target), "next": str(leg.next_number)}
    if fault == "move":
        sentence = tell("tour-why-given-move", **told)
    elif fault == "colour":
        sentence = tell("tour-why-given-colour", moves=leg.moves, odd=leg.moves % 2 == 1, **told)
    elif distance is None:
        sentence = tell("tour-why-given-cut", **told)
    else:
        sentence = tell("tour-why-given-far", moves=leg.moves, needed=distance, **told)
    marks = drawn(
        Mark("lost", tell("tour-mark-given", number=str(leg.next_number)), (leg.target,)),
        Mark("other", tell("tour-mark-from", number=str(leg.number)), (leg.square,)),
    )
    return Insight(False, "number", (leg.target,), sentence, marks)


def tell_only_given(tour: Tour, here: int, near: Sequence[int]) -> Insight:
    """Say that every free square within reach has another number."""
    names = [tour.board.name(square) for square in near]
    sentence = tell("tour-why-only-given", here=tour.board.name(here), squares=names)
    marks = drawn(
        Mark("lost", tell("tour-mark-here"), (here,)),
        Mark("other", tell("tour-mark-other-number"), tuple(near)),
    )
    return Insight(False, "number", (here, *near), sentence, marks)


def refute(tour: Tour) -> Insight | None:
    """Say why the given numbers alone rule out every tour; None if that is not in sight."""
    if not tour.givens:
        return None
    reach, start = Reach(tour), tour.start
    first = None if start is None else reach.next_leg(1, start)
    legs = [leg for leg in (first, *reach.legs_after(0)) if leg is not None]
    fault = next(reach.find_faults(legs, tour.root), None)
    if fault is not None:
        return tell_fault(tour, *fault)
    odd = reach.find_odd_one()
    return None if odd is None else tell_odd_one(tour, *odd)


def tell_odd_one(tour: Tour, number: int, square: int) -> Insight:
    """Say that a square has the wrong colour for its number, wherever a tour begins."""
    name = tour.board.name(square)
    sentence = tell("tour-why-given-turn", square=name, number=number, odd=number % 2 == 1)
    chains = mark_colours(tour, tour.board.squares, square)
    marks = drawn(*chains, Mark("lost", tell("tour-mark-given", number=str(number)), (square,)))
    return Insight(False, "number", (square,), sentence, marks)


def see_way_out(scene: Scene) -> Iterator[Insight]:
    """Check whether there is a next square."""
    if scene.tour.acceptable(scene.path):
        return
    name, left = scene.tour.board.name, len(scene.free)
    around = tuple(s for s in scene.ground.near[scene.here] if s in scene.free)
    if around and (scene.tour.end in scene.visited or scene.tour.givens):
        return  # other checks report that
    told: Told | None = None
    if not around:
        sentence = tell("tour-why-stuck", here=name(scene.here), left=left)
    elif left > 1:
        sentence = tell("tour-why-only-end", here=name(scene.here), end=name(around[0]), left=left)
        told = tell("tour-mark-only-end")
    else:
        start = name(scene.path[0])
        sentence = tell("tour-why-only-open", square=name(around[0]), start=start)
        told = tell("tour-mark-only-open", start=start)
    visited = [s for s in scene.ground.near[scene.here] if s in scene.visited]
    marks = drawn(
        Mark("lost", tell("tour-mark-here"), (scene.here,)),
        Mark("cause", tell("tour-mark-to-visited"), arrows=star(scene.here, visited)),
        Mark("other", told or "", around),
    )
    yield Insight(False, "no way out", (scene.here, *around), sentence, marks)


def see_way_back(scene: Scene) -> Iterator[Insight]:
    """Check whether a square is left at which the tour may end."""
    finals = scene.ground.finals(scene.path[0])
    if any(finals[square] for square in scene.free):
        return
    tour, name = scene.tour, scene.tour.board.name
    start, back = scene.path[0], scene.list_back()
    if tour.end is not None and tour.end in scene.visited:
        marks = drawn(Mark("lost", tell("tour-mark-end"), (tour.end,)))
        sentence = tell("tour-why-end-visited", end=name(tour.end))
        yield Insight(False, "wrong end", (tour.end,), sentence, marks)
        return
    if tour.closed and tour.end is not None and tour.end not in back:
        sentence = tell("tour-why-end-not-back", end=name(tour.end), start=name(start))
        marks = drawn(
            Mark("lost", tell("tour-mark-end"), (tour.end,)),
            Mark("other", tell("tour-mark-no-way-back"), (start,)),
        )
        yield Insight(False, "way back", (tour.end, start), sentence, marks)
        return
    if tour.closed and scene.visited.issuperset(back):
        arrows = tuple((square, start) for square in back)
        marks = drawn(
            Mark("lost", tell("tour-mark-start"), (start,)),
            Mark("cause", tell("tour-mark-back-visited"), arrows=arrows),
        )
        sentence = tell("tour-why-no-way-back", start=name(start))
        yield Insight(False, "way back", (start,), sentence, marks)
        return
    same, others = (len(part) for part in part_colours(tour, scene.free, start))
    sentence = tell("tour-why-colours", same=same, others=others, start=name(start))
    marks = mark_colours(tour, scene.free, start)
    yield Insight(False, "colours", (), sentence, marks)


def see_degrees(scene: Scene) -> Iterator[Insight]:
    """Check whether squares are left with too few ways in and out."""
    free, finals = scene.free, scene.ground.finals(scene.path[0])
    if len(free) < 2:
        return
    if not any(finals[square] for square in free):
        finals = [True] * len(finals)  # another check reports that no square can be the last
    next_to = scene.ground.near[scene.here]
    near = {square: scene.near(square) for square in free}
    lonely = [square for square in free if not near[square]]
    yield from see_stranded(scene, lonely, next_to)
    tight = [square for square in free if len(near[square]) == 1]
    ends = [square for square in tight if square not in next_to]
    for square in ends:
        if not finals[square]:
            yield tell_wrong(scene, square, near[square])
    if len(ends) > 1:
        sentence = tell("tour-why-two-ends", squares=scene.names(ends))
        marks = drawn(Mark("lost", tell("tour-mark-two-ends"), tuple(ends)), mark_ways(scene, ends))
        yield Insight(False, "two ends", tuple(ends), sentence, marks, enough=2)
    yield from see_next(scene, tight, ends, finals)


def see_stranded(scene: Scene, lonely: Sequence[int], next_to: Sequence[int]) -> Iterator[Insight]:
    """Yield squares without a free neighbour, first those that are out of reach."""
    far = [square for square in lonely if square not in next_to]
    if far:
        sentence = tell("tour-why-stranded", squares=scene.names(far))
        marks = drawn(Mark("lost", tell("tour-mark-stranded"), tuple(far)), mark_past(scene, far))
        yield Insight(False, "stranded", tuple(far), sentence, marks, enough=1)
    for square in lonely:
        if square in far:
            continue
        sentence = tell("tour-why-no-way-on", square=scene.tour.board.name(square))
        marks = drawn(
            Mark("lost", tell("tour-mark-no-way-on"), (square,)),
            Mark("one", tell("tour-mark-way-in"), arrows=((scene.here, square),)),
            mark_past(scene, (square,)),
        )
        yield Insight(False, "stranded", (square,), sentence, marks)


def tell_wrong(scene: Scene, square: int, near: Sequence[int]) -> Insight:
    """Say that a square would have to be the last, and cannot be."""
    name = scene.tour.board.name
    must = tell("tour-why-last", square=name(square), way=name(near[0]))
    sentence = together(must, tell_end(scene, square))
    marks = drawn(
        Mark("lost", tell("tour-mark-last-one"), (square,)),
        mark_ways(scene, (square,)),
        mark_past(scene, (square,)),
    )
    return Insight(False, "wrong end", (square,), sentence, marks)


def star(centre: int, squares: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """The ways from a square to some others."""
    return tuple((centre, square) for square in squares if square != centre)


def mark_past(scene: Scene, squares: Sequence[int]) -> Mark:
    """Mark the visited squares next to some squares, which are of no use any more."""
    ways = [(s, other) for s in squares for other in scene.past(s) if other != scene.here]
    return Mark("cause", tell("tour-mark-past"), arrows=tuple(ways))


def mark_ways(scene: Scene, squares: Sequence[int]) -> Mark:
    """Mark the free squares next to some squares."""
    ways = [way for square in squares for way in star(square, scene.near(square))]
    return Mark("one", tell("tour-mark-ways"), arrows=tuple(ways))


def tell_end(scene: Scene, square: int) -> Told:
    """Say where the tour has to end, and so why it cannot end on a square."""
    name = scene.tour.board.name
    if scene.tour.end is not None:
        return tell("tour-why-last-end", end=name(scene.tour.end))
    start, squares = name(scene.path[0]), len(scene.ground.places)
    if scene.tour.closed:
        return tell("tour-why-last-not-back", square=name(square), start=start)
    return tell(
        "tour-why-last-odd" if squares % 2 else "tour-why-last-even",
        square=name(square),
        start=start,
        squares=squares,
    )


def see_next(
    scene: Scene, tight: Sequence[int], ends: Sequence[int], finals: Sequence[bool]
) -> Iterator[Insight]:
    """Check whether more than one square would have to be next."""
    next_or_end = [square for square in tight if square not in ends]
    must = [square for square in next_or_end if not finals[square]]
    if len(must) > 1:
        yield tell_two_next(scene, must, False)
    if len(next_or_end) > 1 and len(next_or_end) + len(ends) > 2:
        yield tell_two_next(scene, [*next_or_end, *ends], True)


def tell_two_next(scene: Scene, squares: Sequence[int], last: bool) -> Insight:
    """Say that of some squares one can be next, and one perhaps the last, but no other."""
    enough = 3 if last else 2
    names, others = scene.names(squares), len(squares) - enough + 1
    sentence = tell("tour-why-two-next", squares=names, last=last, others=others)
    told = tell("tour-mark-two-next")
    marks = drawn(Mark("lost", told, tuple(squares)), mark_ways(scene, squares))
    return Insight(False, "two next", tuple(squares), sentence, marks, enough=enough)


def see_halves(scene: Scene) -> Iterator[Insight]:
    """Check whether a board four wide is visited in the wrong order, as `halves` proves it."""
    tour, board = scene.tour, scene.tour.board
    if not has_halves(tour):
        return
    start = scene.path[0]
    if is_inner(board, start):
        line = "rank" if board.rows == 4 else "file"
        sentence = tell("tour-why-inner-start", start=board.name(start), line=line)
        marks = drawn(Mark("lost", tell("tour-mark-first"), (start,)))
        yield Insight(False, "inner start", (start,), sentence, marks)
        return
    half = half_of(board, start)
    left = tuple(square for square in scene.free if half_of(board, square) == half)
    across = [way for way in pairwise(scene.path) if half_of(board, way[1]) != half]
    if not left or not across:
        return
    before, after = across[0]
    origin, target, first = scene.names((before, after, start))
    squares = scene.names(left)
    sentence = tell(
        "tour-why-left-half", origin=origin, target=target, start=first, squares=squares
    )
    marks = drawn(
        Mark("lost", tell("tour-mark-half-left"), left),
        Mark("cause", tell("tour-mark-half-move"), arrows=((before, after),)),
        Mark("other", tell("tour-mark-half-other"), others_of(scene, left)),
    )
    yield Insight(False, "left half", left, sentence, marks, enough=1)


def others_of(scene: Scene, squares: Sequence[int]) -> tuple[int, ...]:
    """The free squares, except for some."""
    return tuple(square for square in scene.free if square not in squares)


def see_pieces(scene: Scene) -> Iterator[Insight]:
    """Yield the pieces into which the free squares are cut, except the largest."""
    free = scene.free
    if len(free) < 2:
        return
    pieces = sorted(map(sorted, find_pieces(scene.ground.around, free)), key=len)
    largest = len(pieces[-1])
    alone = len(pieces) < 2 or len(pieces[-2]) < largest
    for piece in pieces[:-1] if alone else pieces:
        sentence = tell("tour-why-parts", parts=len(pieces), squares=scene.names(piece))
        marks = drawn(
            Mark("lost", tell("tour-mark-part"), tuple(piece)),
            Mark("other", tell("tour-mark-others"), others_of(scene, piece)),
        )
        yield Insight(False, "cut", tuple(piece), sentence, marks, enough=1)


def see_forced(scene: Scene) -> Iterator[Insight]:
    """Check whether squares with two ways left force moves that contradict one another."""
    ground, free = scene.ground, scene.free
    if len(free) < 2 or len(free) > MOST_FORCED:
        return
    next_to = ground.near[scene.here]
    if not is_forced_out(scene):
        return
    tight = [s for s in free if len(scene.near(s)) + (s in next_to) < 3] or [scene.here]
    lines = {
        (min(square, other), max(square, other))
        for square in tight
        if square != scene.here
        for other in (*scene.near(square), *([scene.here] if square in next_to else []))
    }
    marks = drawn(
        Mark("lost", tell("tour-mark-two-ways"), tuple(tight)),
        Mark("one", tell("tour-mark-both-ways"), lines=tuple(sorted(lines))),
    )
    yield Insight(False, "forced", tuple(tight), tell("tour-why-forced"), marks)


def is_forced_out(scene: Scene) -> bool:
    """Tell whether what is forced contradicts itself.

    The free squares are renumbered, so that a set of them is a few bits, however large the board.
    """
    free, finals = scene.free, scene.ground.finals(scene.path[0])
    number = {square: place for place, square in enumerate(free)}
    around: list[Mask] = [sum(1 << number[other] for other in scene.near(s)) for s in free]
    near = [number[square] for square in scene.ground.near[scene.here] if square in number]
    here, ends = len(free), [*(finals[square] for square in free), False]
    return is_lost([*around, 0], near, here, range(here), ends)


def tell_ways(tour: Tour, path: Sequence[int], square: int) -> Told | None:
    """Name the free squares a move away from a free one; None if there are none."""
    if square in path or square in tour.board.holes:
        return None
    scene = Scene(tour, survey(tour), tuple(path))
    near = scene.near(square)
    if not near:
        return None
    return tell("tour-open", square=tour.board.name(square), squares=scene.names(near))


def decide(tour: Tour, path: Sequence[int], budget: int) -> Decision:
    """Search after a path, which has at least a start, for at most `budget` events.

    >>> from knights.board import Board
    >>> decide(Tour(Board(5, 5), start=12), [12, 1], budget=10_000).completable
    True

    Raises:
        ValueError: when the path is empty: without a start no search is small.
    """
    if not path:
        raise ValueError(tell("tour-error-empty"))
    return search_below(tour, survey(tour), by_degree(tour, tour.ties, tour.seed), path, budget)


def search_below(
    tour: Tour, ground: Ground, arrange: Arrange, path: Sequence[int], budget: int
) -> Decision:
    """Search after a path for at most `budget` events, on a ground that is surveyed already."""
    if find_repeat(path) is not None:
        return Decision(False, 0)
    if is_constructed(tour, path):
        return Decision(True, 0, (*path, *tour.stream(State(tuple(path)))))
    if not tour.givens:
        events = stream(ground, arrange, path, root=len(path))
    elif tour.find_broken(path) is not None:
        return Decision(False, 0)
    else:
        search = Numbered(tour, ground, arrange)
        events = search.stream(State(tuple(path)), root=len(path))
    return search_on(tour, path, budget, events)


def lost_since(tour: Tour, path: Sequence[int], budget: int = 50_000) -> Lost:
    """Find the move with which a path was lost, by searching for at most `budget` events.

    A lost path stays lost. So squares are taken back one by one from the first position that
    counting shows to be dead, and the other choices there are searched, until one can be completed.
    If the budget is too small, the answer says between which moves the path was lost. Before there
    is a start, the only question is whether there is a tour at all.

    Raises:
        ValueError: when it is not a path of this tour.
    """
    check_path(tour, path)
    if not path:
        return seek_start(tour, budget)
    ground, arrange = survey(tour), by_degree(tour, tour.ties, tour.seed)
    first, tries = max(len(tour.root), 1), MOST_SET_OUT // tour.size + 1

    def search(before: Sequence[int], rest: int) -> Decision:
        return search_below(tour, ground, arrange, before, rest)

    lost = trace_loss(
        path,
        first,
        budget,
        find_dead=lambda: find_dead(tour, ground, path, first),
        rivals=lambda before, _: tour.acceptable(before),
        decide=search,
        tries=tries,
    )
    if lost.since in (None, first) or lost.alive is not None:
        return lost
    # The budget was used up before the answer was exact; look for a beginning that can be
    # completed.
    share = budget // (4 * len(path)) + 1
    for length in range(lost.since - 2, max(0, lost.since - 2 - tries), -1):
        if search(path[:length], share).completable:
            return lost._replace(alive=length)
    return lost


def seek_start(tour: Tour, budget: int) -> Lost:
    """Look for a start of a tour."""
    spent = 0
    for start in tour.acceptable(()):
        decision = decide(tour, [start], budget - spent)
        spent += decision.spent
        if decision.completable is not False:
            return Lost(None, 0 if decision.completable else None, spent, decision.completion)
    return Lost(0, None, spent)


def find_dead(tour: Tour, ground: Ground, path: Sequence[int], first: int) -> int:
    """The length of the shortest beginning that counting shows to be dead, in one pass.

    It is at least `first`; the length of the whole path if no shorter beginning is seen to be dead.
    """
    repeat = find_repeat(path)
    whole = len(path) if repeat is None else repeat[1]
    broken = tour.find_broken(path)
    if broken is not None:
        whole = min(whole, broken[0])
    if whole == 1:
        return whole
    levels = descend(ground, natural, path[: whole - 1])
    if tour.givens:
        levels = Numbered(tour, ground).descend(path[: whole - 1])
    for length, choices in enumerate(levels, start=1 if not tour.givens else len(tour.root)):
        if length >= first and not choices:
            return length
    return whole


class TourInsights(Insights[Tour]):
    """Explains positions of a tour."""

    def look(self, puzzle: Tour, path: Sequence[int]) -> Iterator[Insight]:
        return see_all(puzzle, path)

    def explain(self, puzzle: Tour, path: Sequence[int]) -> Insight:
        return explain(puzzle, path)

    def refute(self, puzzle: Tour) -> Insight | None:
        return refute(puzzle)

    def find_loss(self, puzzle: Tour, path: Sequence[int], budget: int) -> Lost:
        return lost_since(puzzle, path, budget)

    def rebut(self, puzzle: Tour, path: Sequence[int], choice: int) -> str | None:
        return tell_ways(puzzle, path, choice)

    def tell_unseen(self, puzzle: Tour, path: Sequence[int], choice: int) -> str:
        if len(path) == puzzle.length:
            return tell("tour-unseen-full")
        return tell_no_move(puzzle, path[-1], choice)

    def step_sentence(self, puzzle: Tour, state: State, account: Account, every: bool) -> str:
        return step_sentence(puzzle, state, account, every)

    def list_ahead(self, puzzle: Tour, state: State) -> Shown | None:
        """The squares for which the search gives the path up: those left need no mark."""
        if puzzle.strategy not in (PRUNED, WARNSDORFF):
            return None
        path = state.path
        found = next(look(puzzle, path), None) if count_cut(puzzle, path) else None
        if found is None or found.reason not in TOO_FEW:
            return (), (), None
        return (), tuple(square for square in found.squares if square not in path), None

    def tell_ahead(self, puzzle: Tour, state: State) -> str:
        number = count_cut(puzzle, state.path)
        return tell("tour-ahead", number=number) if number else ""

    def count_cut(self, puzzle: Tour, path: Sequence[int]) -> int:
        return count_cut(puzzle, path)

    def mark_cuts(self, puzzle: Tour, path: Sequence[int], levels: Sequence[Level]) -> list[Level]:
        if puzzle.strategy not in (PRUNED, WARNSDORFF) or puzzle.size > MOST_MARKED:
            return [*levels]
        marked = []
        for depth, level in enumerate(levels, start=len(puzzle.root)):
            tried = level.choices[: level.tried]
            stops = ((one, count_cut(puzzle, (*path[:depth], one))) for one in tried)
            stopped = tuple((square, number) for square, number in stops if number)
            marked.append(level._replace(stopped=stopped))
        # The search goes on only where nothing was cut.
        return [*marked[:-1], marked[-1]._replace(cut=count_cut(puzzle, path))]

    def rank(self, puzzle: Tour, path: Sequence[int], choice: int, place: int) -> int:
        """By Warnsdorff's rule it is how many moves lead on from a square."""
        if puzzle.strategy != WARNSDORFF:
            return place
        return len({*puzzle.neighbours[choice]}.difference(path))

    def tell_reason(self, puzzle: Tour, reason: str, choices: Sequence[int | None]) -> str:
        key, values = trace(reason)
        if key == "tour-off-board":
            return tell("tour-leads-off", number=len(choices))
        room, _, rest = key.partition("-")
        if room != "tour" or not is_told(f"tour-refused-{rest}"):
            return super().tell_reason(puzzle, reason, choices)
        names = self.name_all(puzzle, choices)
        if key == "tour-numbered":
            return tell("tour-breaks-own", names=names, **values)
        if key == "tour-due":
            return tell("tour-breaks-due", names=names, **values)
        return tell(f"tour-refused-{rest}", names=names)
