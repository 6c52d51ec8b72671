"""The search for a path through all places that tries nothing after positions seen to be dead.

Only positions without a solution are pruned, so the first path is that of plain backtracking. Free
neighbours are counted at every position. Forced moves take twenty times as long to work out, so
that is done in the middle of a path: earlier little is forced, later little is saved. Before the
middle it is done only after another place was tried and failed: if the path was lost before that,
each level that does not see it doubles the search.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from knights.puzzles.paths.forced import falls_apart, find_end
from knights.puzzles.paths.pruning_data import (
    VISITED,
    Arrange,
    Ground,
    Looks,
    Place,
    Places,
    count_free,
    count_ways,
)
from knights.search import skip


def is_dead(ground: Ground, path: Sequence[Place]) -> bool:
    """Tell whether the free places show that no path through all places begins with this one.

    Free neighbours are counted, and at some lengths forced moves are worked out.
    """
    visited = set(path)
    left = [place for place in ground.places if place not in visited]
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
    path: Sequence[Place],
    visited: set[Place],
    left: Sequence[Place],
    finals: Sequence[bool],
) -> bool:
    """Tell whether the counts of free neighbours show that no path goes on.

    A free place that is not next to the path's end is entered and left through free places: with
    none it is lost, with one it is the path's last place. A place next to the end with one free
    neighbour is the next place or the last. There is only one next place and one last place, of its
    colour.
    """
    if not any(finals[place] for place in left):
        return True
    if len(left) == 1:
        return False
    count = count_free(ground, path)
    few = [place for place in left if count[place] < 2]
    return strands(ground.near[path[-1]], few, count, finals)


class Lookout:
    """Works out forced moves at one position of a search after another.

    `end` is an end that contradicted nothing at the last position: tried first, it saves the others
    here, too. No answer depends on it.
    """

    def __init__(self, ground: Ground, finals: Sequence[bool]) -> None:
        self.ground, self.finals = ground, finals
        self.end: Place | None = None

    def sees_loss(self, last: Sequence[Place], count: Sequence[int], left: int) -> bool:
        """Look closely at a position, if that is worth the time; tell whether it is dead.

        `last` are the path's last two places, or its only one.
        """
        if not self.is_worth_it(last, count, left):
            return False
        ground, here = self.ground, last[-1]
        free = [place for place in ground.places if count[place] < VISITED]
        near = ground.near[here]
        looks = ground.looks or Looks()
        if looks.pieces and falls_apart(ground.masks, near, free):
            return True
        end = find_end(
            ground.masks, near, here, free, self.finals, self.end, most=looks.ends, out=ground.out
        )
        self.end = self.end if end is None else end
        return end is None

    def is_worth_it(self, last: Sequence[Place], count: Sequence[int], left: int) -> bool:
        looks = self.ground.looks
        if looks is None:
            return False
        if len(self.ground.places) - left >= looks.since:
            return left >= looks.left
        if left < looks.again or len(last) < 2:
            return False
        before, here = last
        return not is_first(self.ground.offers[before], here, count)


def is_first(offers: Iterable[Place], here: Place, count: Sequence[int]) -> bool:
    """Tell whether no offered place was tried before the one where the path is now."""
    for place in offers:
        if place == here:
            return True
        if count[place] < VISITED:
            return False
    return True


def strands(
    next_to: Sequence[Place],
    few: Iterable[Place],
    count: Mapping[Place, int] | Sequence[int],
    finals: Sequence[bool],
) -> bool:
    """Tell whether too many free places have less than two free neighbours."""
    tight = must = ends = 0
    for place in few:
        if count[place] == 0:
            return True
        if place in next_to:
            tight += 1
            must += not finals[place]
        else:
            if ends or not finals[place]:
                return True
            ends = 1
    return must > 1 or tight + ends > 2


def stream(
    ground: Ground,
    arrange: Arrange,
    path: Sequence[Place],
    undone: Place | None = None,
    every: bool = False,
    root: int = 1,
) -> Iterator[int]:
    """Yield the events of the search with pruning, from a state in it.

    The path has at least its start; its first `root` places are never taken back.
    """
    if undone is None and len(path) == len(ground.places) and not every:
        return iter(())
    coming = [*path[root:], *(() if undone is None else (~undone,))]
    return islice(walk(ground, arrange, path[:root], coming, every), len(path) - root, None)


def walk(
    ground: Ground,
    arrange: Arrange,
    root: Sequence[Place],
    coming: Sequence[int],
    every: bool,
) -> Iterator[int]:
    """Yield the events after a root, the first of them along the places in `coming`.

    `count` has the number of free neighbours of each place, `ways` the number of places that moves
    lead to; `tight` are the places next to the path's end with one free neighbour, `end` such a
    place elsewhere. All are updated with each move, so an event takes constant time.
    """
    near, around, feeds, offers = ground.near, ground.around, ground.feeds, ground.offers
    finals = ground.finals(root[0])
    least, lookout = ground.least, Lookout(ground, finals)
    count, tight, end = set_out(ground, root)
    ways = count if feeds is None else count_ways(ground, root)
    alive = not is_dead(ground, root)
    left = len(ground.places) - len(root)
    endings = sum(finals) - sum(finals[place] for place in root)
    path: list[Place] = []
    levels: list[tuple[Iterator[Place], Places, Place]] = []
    replay = list(coming[::-1])
    trail: Iterator[Place] = iter(())
    if alive and left == 1:
        trail = iter([place for place in near[root[-1]] if finals[place]])
    elif alive:
        trail = iter(arrange(ways, offers[root[-1]]))
    while True:
        if replay:
            place = replay.pop()
            if place < 0:
                skip((other for other in trail if count[other] < VISITED), ~place)
                continue
            skip((other for other in trail if count[other] < VISITED), place)
        else:
            for place in trail:
                if count[place] < VISITED:
                    break
            else:
                if not path:
                    return
                place = path.pop()
                count[place] -= VISITED
                for other in around[place]:
                    count[other] += 1
                if feeds is not None:
                    ways[place] -= VISITED
                    for other in feeds[place]:
                        ways[other] += 1
                left += 1
                endings += finals[place]
                trail, tight, end = levels.pop()
                yield ~place
                continue
        # A tight place that was not taken next can only be the path's end.
        was, closing = end, False
        for other in tight:
            if other != place:
                closing = end >= 0 or not finals[other]
                end = other
        endings -= finals[place]
        if left > 2 and (closing or not endings):
            yield place
            yield ~place
            end = was
            endings += finals[place]
            continue
        levels.append((trail, tight, was))
        path.append(place)
        count[place] += VISITED
        if feeds is not None:
            ways[place] += VISITED
            for other in feeds[place]:
                ways[other] -= 1
        left -= 1
        tight = ()
        must = 0
        alive = True
        for other in around[place]:
            few = count[other] - 1
            count[other] = few
            if few < 2:
                alive = alive and few == 1
                if other in near[place]:
                    tight += (other,)
                    must += not finals[other]
                else:
                    alive = alive and end < 0 and finals[other]
                    end = other
        yield place
        if left > 1:
            if (
                alive
                and must < 2
                and len(tight) + (end >= 0) < 3
                and not (left >= least and lookout.sees_loss(last_two(root, path), count, left))
            ):
                trail = iter(arrange(ways, offers[place]))
            else:
                trail = iter(())
        else:
            if left == 0 and not every:
                return
            trail = iter([other for other in near[place] if finals[other]])


def last_two(root: Sequence[Place], path: Sequence[Place]) -> Sequence[Place]:
    return path[-2:] if len(path) > 1 else (root[-1], path[-1])


def descend(ground: Ground, arrange: Arrange, path: Sequence[Place]) -> Iterator[Sequence[Place]]:
    """Yield the places to try after each beginning of a path, from its first place on.

    The result is that of `is_dead`, but in constant time a place: the counts are kept up to date,
    and with them `few`, the free places with less than two free neighbours. A position with more
    than three of these is dead, and no path goes on from there.
    """
    near, around, finals = ground.near, ground.around, ground.finals(path[0])
    count = [len(others) for others in around]
    feeds, ways = ground.feeds, count
    if feeds is not None:
        ways = count_ways(ground, ())
    few = {place for place in ground.places if count[place] < 2}
    left, endings = len(ground.places), sum(finals)
    least, lookout = ground.least, Lookout(ground, finals)
    for at, place in enumerate(path):
        count[place] += VISITED
        few.discard(place)
        left -= 1
        endings -= finals[place]
        for other in around[place]:
            count[other] -= 1
            if count[other] < 2:
                few.add(other)
        if feeds is not None:
            ways[place] += VISITED
            for other in feeds[place]:
                ways[other] -= 1
        dead = not endings or (left > 1 and strands(near[place], few, count, finals))
        last = path[max(at - 1, 0) : at + 1]
        if dead or (left >= least and lookout.sees_loss(last, count, left)):
            yield ()
            continue
        offers = ground.offers[place] if left > 1 else near[place]
        yield tuple(other for other in arrange(ways, offers) if count[other] < VISITED)


def set_out(ground: Ground, path: Sequence[Place]) -> tuple[list[int], Places, Place]:
    """Prepare a search from the end of a path: counts, tight places, and the forced end or -1."""
    count = count_free(ground, path)
    single = [place for place in ground.places if count[place] == 1]
    tight = tuple(place for place in single if place in ground.near[path[-1]])
    ends = [place for place in single if place not in tight]
    return count, tight, ends[0] if ends else -1
