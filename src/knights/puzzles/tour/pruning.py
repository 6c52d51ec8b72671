"""The search for a tour that cuts dead positions: those whose free squares show they are lost.

Only what no tour goes through is cut, so that the first tour is that of plain backtracking. Free
neighbours are counted at every position; what is forced is worked out, which takes twenty times as
long, in the middle of a tour: not so early that little is forced, nor so late that little is saved.
Before the middle it is worked out only where another square was tried first, and led to nothing: if
the tour was lost there already, each level that does not see it doubles the search.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from knights.board import recolours, reversible
from knights.puzzles.tour.forced import Mask, find_end
from knights.puzzles.tour.rules import Rules
from knights.search import skip

Square = int
Squares = tuple[Square, ...]

# Added to a visited square's count, so that one comparison tells that a square is free and has few
# free neighbours.
VISITED = 1 << 16

# A position is looked at closely when so many squares are visited and at least so many free.
CLOSELY_FROM, CLOSELY_LEFT = 24, 17
# Before, when at least so many are free and another square was tried first.
AGAIN_LEFT = 22

# From the numbers of moves that lead on and some squares: the free ones among them, in order.
Arrange = Callable[[Sequence[int], Sequence[Square]], Iterable[Square]]

# Of more squares no position is looked at closely: a set of them is a bit a square, once a square.
MOST_CLOSE = 1024


@dataclass(frozen=True)
class Ground:
    """What a strategy needs to know of a tour: who is whose neighbour, and where a tour may end.

    `near[s]` lists the squares that one move leads to from s, in the move order; `around[s]` also
    those that lead to s, which are others only if some move cannot be taken back: only then there
    is `into`, where `into[s]` lists these. `colours` is None unless every move changes the colour.
    """

    near: tuple[Squares, ...]
    around: tuple[Squares, ...]
    squares: Squares
    colours: Sequence[int] | None = None
    closed: bool = False
    end: Square | None = None
    closely: bool = False
    into: tuple[Squares, ...] | None = None

    @property
    def least(self) -> int:
        """The least number of free squares at which a position may be looked at closely."""
        size = len(self.squares)
        if not self.closely:
            return size + 1
        return CLOSELY_LEFT if size >= CLOSELY_FROM + CLOSELY_LEFT else AGAIN_LEFT

    @cached_property
    def masks(self) -> tuple[Mask, ...]:
        """The squares of `around`, as bits."""
        return tuple(sum(1 << other for other in around) for around in self.around)

    @cached_property
    def offers(self) -> tuple[Squares, ...]:
        """What may come next before the last move: a given end is kept for that."""
        if self.end is None:
            return self.near
        return tuple(tuple(s for s in near if s != self.end) for near in self.near)

    @cached_property
    def balance(self) -> int:
        """How many more squares there are of colour 1 than of colour 0."""
        assert self.colours is not None
        return sum(1 if self.colours[square] else -1 for square in self.squares)

    @cached_property
    def dead_ends(self) -> Squares:
        """The squares that only one other, or none, is next to."""
        return tuple(square for square in self.squares if len(self.around[square]) < 2)

    def rules_out(self, start: Square) -> bool:
        """Tell at once whether no tour begins on a square, by what is so for all squares.

        A tour takes light and dark in turn; and it ends where it cannot go on, so of the squares
        with one neighbour one at most is not its start.
        """
        if len(self.squares) < 3:
            return False
        if self.colours is not None:
            lead = self.balance if self.colours[start] else -self.balance
            if lead not in {0, 1}:
                return True
        return len(self.dead_ends) - (start in self.dead_ends) > 1

    def finals(self, start: Square) -> list[bool]:
        """Tell for each square whether a tour from `start` may end there, by goal and by colour."""
        ends: Iterable[Square] = self.squares
        if self.end is not None:
            ends = (self.end,)
        colours = self.colours
        if colours is not None:
            # A tour takes light and dark in turn: it ends on the colour of which there are as many
            # as of the start's, or, where that has one more, on this.
            lead = self.balance if colours[start] else -self.balance
            wanted = colours[start] if lead else 1 - colours[start]
            ends = [s for s in ends if colours[s] == wanted] if lead in {0, 1} else ()
        finals = [False] * len(self.near)
        for square in ends:
            finals[square] = not self.closed or start in self.near[square]
        return finals


def is_dead(ground: Ground, path: Sequence[Square]) -> bool:
    """Tell whether the free squares show that no tour begins with this path.

    Neighbours are counted, and at some lengths it is looked closely at what is forced.
    """
    visited = set(path)
    left = [square for square in ground.squares if square not in visited]
    if not path or not left:
        return False
    finals = ground.finals(path[0])
    if counts_out(ground, path, visited, left, finals):
        return True
    if len(left) < ground.least:
        return False
    return Lookout(ground, finals).sees_loss(path[-2:], count_free(ground, path), len(left))


def counts_out(
    ground: Ground,
    path: Sequence[Square],
    visited: set[Square],
    left: Sequence[Square],
    finals: Sequence[bool],
) -> bool:
    """Tell whether counting the free neighbours of the squares left shows that no tour goes on.

    A free square that is not next to the piece is entered and left through free squares: with none
    it is lost, with one it is the end. Next to the piece, a square with one free neighbour is the
    next or the end. There is one next square and one end, of the end's colour. So whatever is cut
    here has no tour below it.
    """
    if not any(finals[square] for square in left):
        return True
    if len(left) == 1:
        return False
    count = count_free(ground, path)
    few = [square for square in left if count[square] < 2]
    return strands(ground.near[path[-1]], few, count, finals)


class Lookout:
    """What is forced, worked out at one position of a search after another.

    `end` is one that contradicted nothing at the last position: tried first, it saves the others
    here, too. No answer depends on it.
    """

    def __init__(self, ground: Ground, finals: Sequence[bool]) -> None:
        self.ground, self.finals = ground, finals
        self.end: Square | None = None

    def sees_loss(self, last: Sequence[Square], count: Sequence[int], left: int) -> bool:
        """Look closely at a position, if that is worth it; tell whether it is dead.

        `last` are the path's last two squares, or its only one.
        """
        if not self.is_worth_it(last, count, left):
            return False
        ground, here = self.ground, last[-1]
        free = [square for square in ground.squares if count[square] < VISITED]
        near = ground.near[here]
        end = find_end(ground.masks, near, here, free, self.finals, self.end)
        self.end = self.end if end is None else end
        return end is None

    def is_worth_it(self, last: Sequence[Square], count: Sequence[int], left: int) -> bool:
        if len(self.ground.squares) - left >= CLOSELY_FROM:
            return left >= CLOSELY_LEFT
        if left < AGAIN_LEFT or len(last) < 2:
            return False
        before, here = last
        return not is_first(self.ground.offers[before], here, count)


def is_first(offers: Iterable[Square], here: Square, count: Sequence[int]) -> bool:
    """Tell whether the piece, which is here now, tried none of the offered squares before."""
    for square in offers:
        if square == here:
            return True
        if count[square] < VISITED:
            return False
    return True


def strands(
    next_to: Sequence[Square],
    few: Iterable[Square],
    count: Mapping[Square, int] | Sequence[int],
    finals: Sequence[bool],
) -> bool:
    """Tell whether the free squares with less than two free neighbours are too many for a tour."""
    tight = must = ends = 0
    for square in few:
        if count[square] == 0:
            return True
        if square in next_to:
            tight += 1
            must += not finals[square]
        else:
            if ends or not finals[square]:
                return True
            ends = 1
    return must > 1 or tight + ends > 2


def survey(tour: Rules, closely: bool = False) -> Ground:
    """Gather what a strategy needs to know of a tour."""
    board, near = tour.board, tour.neighbours
    closely = closely and len(board.squares) <= MOST_CLOSE
    around, into = near, None
    if not reversible(tour.moves):
        into = board.neighbours([(-dx, -dy) for dx, dy in tour.moves])
        around = tuple(tuple(dict.fromkeys(a + b)) for a, b in zip(near, into, strict=True))
    colours = [board.colour(s) for s in range(board.size)] if recolours(tour.moves) else None
    return Ground(near, around, board.squares, colours, tour.closed, tour.end, closely, into)


def count_free(ground: Ground, path: Sequence[Square]) -> list[int]:
    """Count each square's free neighbours; a visited square has VISITED added."""
    return count_left(ground.around, ground.around, path)


def count_ways(ground: Ground, path: Sequence[Square]) -> list[int]:
    """Count the free squares that moves lead to from each square; a visited one has VISITED added.

    They are its free neighbours, but for moves that cannot be taken back.
    """
    return count_left(ground.near, ground.around if ground.into is None else ground.into, path)


def count_left(to: Sequence[Squares], back: Sequence[Squares], path: Sequence[Square]) -> list[int]:
    """Count where `to` leads from each square that is not visited; `back` leads the other way."""
    count = [len(targets) for targets in to]
    for square in path:
        count[square] += VISITED
        for source in back[square]:
            count[source] -= 1
    return count


def stream(
    ground: Ground,
    arrange: Arrange,
    path: Sequence[Square],
    undone: Square | None = None,
    every: bool = False,
    root: int = 1,
) -> Iterator[int]:
    """Yield the events of the search that cuts dead positions, from a state in it.

    The path has at least its start; its first `root` squares are never taken back.
    """
    if undone is None and len(path) == len(ground.squares) and not every:
        return iter(())
    coming = [*path[root:], *(() if undone is None else (~undone,))]
    return islice(walk(ground, arrange, path[:root], coming, every), len(path) - root, None)


def walk(
    ground: Ground,
    arrange: Arrange,
    root: Sequence[Square],
    coming: Sequence[int],
    every: bool,
) -> Iterator[int]:
    """Yield the events below a root, the first of them along the squares that are `coming`.

    `count` holds the number of free neighbours of each square, `ways` those that moves lead to;
    `tight` the squares next to the piece that have one neighbour, `end` the one away from it that
    has. All are kept up to date move by move, so that an event takes constant time.
    """
    near, around, into, offers = ground.near, ground.around, ground.into, ground.offers
    finals = ground.finals(root[0])
    least, lookout = ground.least, Lookout(ground, finals)
    count, tight, end = set_out(ground, root)
    ways = count if into is None else count_ways(ground, root)
    alive = not is_dead(ground, root)
    left = len(ground.squares) - len(root)
    endings = sum(finals) - sum(finals[square] for square in root)
    path: list[Square] = []
    levels: list[tuple[Iterator[Square], Squares, Square]] = []
    replay = list(coming[::-1])
    trail: Iterator[Square] = iter(())
    if alive and left == 1:
        trail = iter([square for square in near[root[-1]] if finals[square]])
    elif alive:
        trail = iter(arrange(ways, offers[root[-1]]))
    while True:
        if replay:
            square = replay.pop()
            if square < 0:
                skip((other for other in trail if count[other] < VISITED), ~square)
                continue
            skip((other for other in trail if count[other] < VISITED), square)
        else:
            for square in trail:
                if count[square] < VISITED:
                    break
            else:
                if not path:
                    return
                square = path.pop()
                count[square] -= VISITED
                for other in around[square]:
                    count[other] += 1
                if into is not None:
                    ways[square] -= VISITED
                    for other in into[square]:
                        ways[other] += 1
                left += 1
                endings += finals[square]
                trail, tight, end = levels.pop()
                yield ~square
                continue
        # What could have been taken next, and was not, can only be the end.
        was, closing = end, False
        for other in tight:
            if other != square:
                closing = end >= 0 or not finals[other]
                end = other
        endings -= finals[square]
        if left > 2 and (closing or not endings):
            yield square
            yield ~square
            end = was
            endings += finals[square]
            continue
        levels.append((trail, tight, was))
        path.append(square)
        count[square] += VISITED
        if into is not None:
            ways[square] += VISITED
            for other in into[square]:
                ways[other] -= 1
        left -= 1
        tight = ()
        must = 0
        alive = True
        for other in around[square]:
            few = count[other] - 1
            count[other] = few
            if few < 2:
                alive = alive and few == 1
                if other in near[square]:
                    tight += (other,)
                    must += not finals[other]
                else:
                    alive = alive and end < 0 and finals[other]
                    end = other
        yield square
        if left > 1:
            if (
                alive
                and must < 2
                and len(tight) + (end >= 0) < 3
                and not (left >= least and lookout.sees_loss(last_two(root, path), count, left))
            ):
                trail = iter(arrange(ways, offers[square]))
            else:
                trail = iter(())
        else:
            if left == 0 and not every:
                return
            trail = iter([other for other in near[square] if finals[other]])


def last_two(root: Sequence[Square], path: Sequence[Square]) -> Sequence[Square]:
    return path[-2:] if len(path) > 1 else (root[-1], path[-1])


def descend(ground: Ground, arrange: Arrange, path: Sequence[Square]) -> Iterator[Sequence[Square]]:
    """Yield the squares to try below each beginning of a path, from its first square on.

    As `is_dead` tells it, but in constant time a square: the counts are kept up to date, and with
    them `few`, the free squares with less than two free neighbours. A position with more than three
    of these is dead, and no path goes on from there.
    """
    near, around, finals = ground.near, ground.around, ground.finals(path[0])
    count = [len(others) for others in around]
    into, ways = ground.into, count
    if into is not None:
        ways = count_ways(ground, ())
    few = {square for square in ground.squares if count[square] < 2}
    left, endings = len(ground.squares), sum(finals)
    least, lookout = ground.least, Lookout(ground, finals)
    for place, square in enumerate(path):
        count[square] += VISITED
        few.discard(square)
        left -= 1
        endings -= finals[square]
        for other in around[square]:
            count[other] -= 1
            if count[other] < 2:
                few.add(other)
        if into is not None:
            ways[square] += VISITED
            for other in into[square]:
                ways[other] -= 1
        dead = not endings or (left > 1 and strands(near[square], few, count, finals))
        last = path[max(place - 1, 0) : place + 1]
        if dead or (left >= least and lookout.sees_loss(last, count, left)):
            yield ()
            continue
        offers = ground.offers[square] if left > 1 else near[square]
        yield tuple(other for other in arrange(ways, offers) if count[other] < VISITED)


def set_out(ground: Ground, path: Sequence[Square]) -> tuple[list[int], Squares, Square]:
    """Put the piece at the end of a path: counts, tight squares, and the forced end or -1."""
    count = count_free(ground, path)
    single = [square for square in ground.squares if count[square] == 1]
    tight = tuple(square for square in single if square in ground.near[path[-1]])
    ends = [square for square in single if square not in tight]
    return count, tight, ends[0] if ends else -1
