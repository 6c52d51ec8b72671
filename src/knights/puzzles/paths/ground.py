"""What a search with pruning needs to know of its places, and how many ways are left to each.

Places are the squares of a board or the vertices of a graph: numbers, each with its neighbours.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from knights.puzzles.paths.forced import Mask

Place = int
Places = tuple[Place, ...]

# Added to a visited place's count, so that one comparison tells that a place is free and has few
# free neighbours.
VISITED = 1 << 16

# From the numbers of moves that lead on and some places: the free ones among them, in order.
Arrange = Callable[[Sequence[int], Sequence[Place]], Iterable[Place]]


class Looks(NamedTuple):
    """When a position is looked at closely, for what is forced.

    `since` so many places are visited and at least `left` free; before, when at least `again` are
    free and another place was tried first. Of more than `ends` possible ends none is looked at by
    itself.
    """

    since: int = 24
    left: int = 17
    again: int = 22
    ends: int = 64
    pieces: bool = False
    sides: bool = False


# Of more places no position is looked at closely: a set of them is a bit a place, once a place.
MOST_CLOSE = 1024


@dataclass(frozen=True)
class Ground:
    """What a strategy needs to know of a search: who is whose neighbour, and where a path may end.

    A path is to come to all `places`. `near[s]` lists those that one move leads to from s, in the
    order in which they are tried; `around[s]` also those that lead to s, which are others only if
    some move cannot be taken back: only then there is `into`, where `into[s]` lists these.
    `colours` is None unless every move changes the colour. `closed`: a move must lead from the last
    place to the first. `looks` is None where no position is looked at closely. `counted` are the
    places by which an order counts ways, where they are more than those around.
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
        """The places whose ways each place counts among, where they are not those around it."""
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
        """By how much the number by which a place is left is more than its own, in `masks`."""
        sides = self.looks is not None and self.looks.sides and self.into is not None
        return len(self.near) if sides else 0

    @cached_property
    def masks(self) -> tuple[Mask, ...]:
        """The places around each, as bits; where it is two, those before it and those after."""
        if self.into is None or not self.out:
            return tuple(sum(1 << other for other in around) for around in self.around)
        into = (sum(1 << other + self.out for other in places) for places in self.into)
        return (*into, *(sum(1 << other for other in places) for places in self.near))

    @cached_property
    def offers(self) -> tuple[Places, ...]:
        """What may come next before the last move: a given end is kept for that."""
        if self.end is None:
            return self.near
        return tuple(tuple(s for s in near if s != self.end) for near in self.near)

    @cached_property
    def balance(self) -> int:
        """How many more places there are of colour 1 than of colour 0."""
        assert self.colours is not None
        return sum(1 if self.colours[place] else -1 for place in self.places)

    @cached_property
    def dead_ends(self) -> Places:
        """The places that only one other, or none, is next to."""
        return tuple(place for place in self.places if len(self.around[place]) < 2)

    def rules_out(self, start: Place) -> bool:
        """Tell at once whether no path begins on a place, by what is so for all places.

        A path takes light and dark in turn; and it ends where it cannot go on, so of the places
        with one neighbour one at most is not its start.
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
            # A path takes light and dark in turn: it ends on the colour of which there are as many
            # as of the start's, or, where that has one more, on this.
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

    They are its free neighbours, unless the ground tells others.
    """
    to = ground.near if ground.counted is None else ground.counted
    return count_left(to, ground.around if ground.feeds is None else ground.feeds, path)


def count_left(to: Sequence[Places], back: Sequence[Places], path: Sequence[Place]) -> list[int]:
    """Count where `to` leads from each place that is not visited; `back` leads the other way."""
    count = [len(targets) for targets in to]
    for place in path:
        count[place] += VISITED
        for source in back[place]:
            count[source] -= 1
    return count
