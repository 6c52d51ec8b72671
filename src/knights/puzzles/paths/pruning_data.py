"""The data about places that a pruned search needs, and the number of ways that each has left.

Places are the squares of a board or the vertices of a graph: numbers, each with its neighbours.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from knights.puzzles.paths.forced import Mask

Place = int
Places = tuple[Place, ...]

# Added to a visited place's count: then one comparison tells that a place is free and has few free
# neighbours.
VISITED = 1 << 16

# Takes the numbers of ways on and some places, and returns the free ones of these in order.
Arrange = Callable[[Sequence[int], Sequence[Place]], Iterable[Place]]


class Looks(NamedTuple):
    """Limits for looking closely at a position, for what is forced.

    Look if at least `since` places are visited and `left` are free; or earlier, if at least `again`
    are free and another place was tried before. If more than `ends` ends are possible, none is
    looked at by itself.
    """

    since: int = 24
    left: int = 17
    again: int = 22
    ends: int = 64
    pieces: bool = False
    sides: bool = False


# With more places no position is looked at closely: a set of places, for each place, is too large.
MOST_CLOSE = 1024


@dataclass(frozen=True)
class Ground:
    """The data that a strategy needs: neighbours of places, and possible ends of paths.

    A path must visit all `places`. `near[s]` lists the places that a move leads to from s, in the
    order in which they are tried. `around[s]` also lists those with a move to s, which differ only
    if some move cannot be taken back; then `into[s]` lists them. `colours` is None unless every
    move changes the colour. `closed`: a move must lead from the last place to the first. `looks` is
    None if no position is looked at closely. `counted` are the places that an order counts as ways
    on, if they are more than those around.
    """

    near: tuple[Places, ...]
    around: tuple[Places, ...]
    places: Places
    colours: Sequence[int] | None = None
    closed: bool = False
    end: Place | None = None
    looks: Looks | None = None
    into: tuple[Places, ...] | None = None
    counted: tuple[Places, ...] | None = None

    @property
    def feeds(self) -> tuple[Places, ...] | None:
        """The places for which each place counts as a way on, if they are not those around it."""
        return self.into if self.counted is None else self.counted

    @property
    def least(self) -> int:
        """The least number of free places at which a position may be looked at closely."""
        size, looks = len(self.places), self.looks
        if looks is None or size > MOST_CLOSE:
            return size + 1
        return looks.left if size >= looks.since + looks.left else looks.again

    @property
    def out(self) -> int:
        """The difference of the numbers of a place's two sides in `masks`; 0 if it has one side."""
        sides = self.looks is not None and self.looks.sides and self.into is not None
        return len(self.near) if sides else 0

    @cached_property
    def masks(self) -> tuple[Mask, ...]:
        """The places around each as bits; with two sides, those before it, then those after it."""
        if self.into is None or not self.out:
            return tuple(sum(1 << other for other in around) for around in self.around)
        into = (sum(1 << other + self.out for other in places) for places in self.into)
        return (*into, *(sum(1 << other for other in places) for places in self.near))

    @cached_property
    def offers(self) -> tuple[Places, ...]:
        """The next places before the last move: a given end is kept for that."""
        if self.end is None:
            return self.near
        return tuple(tuple(s for s in near if s != self.end) for near in self.near)

    @cached_property
    def balance(self) -> int:
        """The number of places of colour 1 minus that of colour 0."""
        assert self.colours is not None
        return sum(1 if self.colours[place] else -1 for place in self.places)

    @cached_property
    def dead_ends(self) -> Places:
        """The places with one neighbour at most."""
        return tuple(place for place in self.places if len(self.around[place]) < 2)

    def rules_out(self, start: Place) -> bool:
        """Tell whether no path can begin on a place, by facts about all places.

        A path changes between light and dark; and of the places with one neighbour only one can be
        its end, so at most one is not its start.
        """
        if len(self.places) < 3:
            return False
        if self.colours is not None:
            lead = self.balance if self.colours[start] else -self.balance
            if lead not in {0, 1}:
                return True
        return len(self.dead_ends) - (start in self.dead_ends) > 1

    def finals(self, start: Place) -> list[bool]:
        """Tell for each place whether a path from `start` may end there, by goal and by colour."""
        ends: Iterable[Place] = self.places
        if self.end is not None:
            ends = (self.end,)
        colours = self.colours
        if colours is not None:
            # A path changes between light and dark. If both colours are equally many, it ends on
            # the other colour than its start; if the start's colour has one more, on that.
            lead = self.balance if colours[start] else -self.balance
            wanted = colours[start] if lead else 1 - colours[start]
            ends = [s for s in ends if colours[s] == wanted] if lead in {0, 1} else ()
        finals = [False] * len(self.near)
        for place in ends:
            finals[place] = not self.closed or start in self.near[place]
        return finals


def count_free(ground: Ground, path: Sequence[Place]) -> list[int]:
    """Count each place's free neighbours; a visited place has VISITED added."""
    return count_left(ground.around, ground.around, path)


def count_ways(ground: Ground, path: Sequence[Place]) -> list[int]:
    """Count the free places that moves lead to from each place; a visited one has VISITED added.

    They are its free neighbours, unless `ground.counted` names others.
    """
    to = ground.near if ground.counted is None else ground.counted
    return count_left(to, ground.around if ground.feeds is None else ground.feeds, path)


def count_left(to: Sequence[Places], back: Sequence[Places], path: Sequence[Place]) -> list[int]:
    """Count the targets of each place that are not visited; `back` has its sources."""
    count = [len(targets) for targets in to]
    for place in path:
        count[place] += VISITED
        for source in back[place]:
            count[source] -= 1
    return count
