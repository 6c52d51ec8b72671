"""Explain forced moves step by step: each follows from earlier ones, up to a contradiction.

The conclusions are those of `forced`; here each keeps the ones from which it follows, so that an
explanation has only the steps that the contradiction needs.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from knights.puzzles.paths.forced import Mask, Place, Ways, set_out
from knights.puzzles.paths.pruning_data import Ground

Pair = tuple[Place, Place]

# A place with more options is not tried.
MOST_CASES = 4


@dataclass(frozen=True)
class Step:
    """A place that has no more ways left than it needs, so the path must take them.

    `left` are all its ways; `forced` the pairs of places that follow one another because of it;
    `cut` the ways that earlier steps have ruled out. The last step of a chain is a contradiction:
    too few ways are `left`, or its ways would close a `ring` without some places.
    """

    place: Place
    left: tuple[Place, ...]
    forced: tuple[Pair, ...]
    cut: tuple[Place, ...]
    ring: tuple[Place, ...] = ()


@dataclass(frozen=True)
class Position:
    """The ways that are open at a position: a ring through all free places, `here` and `back`.

    If moves cannot be taken back, a free place is two sides: `place`, which the path enters, and
    `place + out`, which it leaves. `sides` are all of these.
    """

    ways: tuple[Mask, ...]
    pairs: tuple[Pair, ...]
    sides: tuple[Place, ...]
    here: Place
    out: int
    missing: int

    @property
    def back(self) -> Place:
        """The virtual place between the path's end and `here`, which closes the ring."""
        return len(self.ways) - 1

    def options(self, side: Place) -> tuple[Place, ...]:
        return list_bits(self.ways[side])

    def needs(self, side: Place) -> int:
        """The number of ways that a side needs: one if another is forced from the beginning."""
        return 1 if any(side in pair for pair in self.pairs) else 2

    def keep(self, side: Place, kept: Iterable[Place]) -> "Position":
        """The position in which a side keeps only some of its ways."""
        ways = list(self.ways)
        ways[side] = sum(1 << other for other in kept)
        for lost in list_bits(self.ways[side] & ~ways[side]):
            ways[lost] &= ~(1 << side)
        return replace(self, ways=tuple(ways))


def set_position(ground: Ground, path: Sequence[Place]) -> Position:
    """The ways that are open after a path, which has a start and is not complete."""
    visited, here, finals = set(path), path[-1], ground.finals(path[0])
    free = [place for place in ground.places if place not in visited]
    out = ground.out
    ways, pairs = set_out(ground.masks, ground.near[here], here, free, out)
    back = len(ways) - 1
    for place in free:
        if finals[place]:
            ways[place + out] |= 1 << back
            ways[back] |= 1 << place + out
    sides = [here + out, *free, *((place + out for place in free) if out else ()), back]
    return Position(tuple(ways), tuple(pairs), tuple(sides), here + out, out, len(free) + 1)


def contradicts(position: Position) -> bool:
    """Tell whether what is forced at a position contradicts itself."""
    return Ways(position.ways, position.pairs, position.missing).contradict(position.sides)


class Chain(Ways):
    """Ways that keep each conclusion, with the steps from which it follows."""

    def __init__(self, position: Position) -> None:
        super().__init__(position.ways, position.pairs, position.missing)
        self.all = position.ways
        self.steps: list[Step] = []
        # For each step the earlier steps it needs; then the steps that ruled out a way, that forced
        # one at a side, and that made each chain.
        self.needs: list[set[int]] = []
        self.lost: dict[Pair, set[int]] = {}
        self.made: dict[Place, set[int]] = {}
        self.along: dict[Place, set[int]] = {side: set() for side in range(len(self.all))}
        self.joined: dict[Place, list[Place]] = {}
        self.paired = {one: (two,) for pair in position.pairs for one, two in (pair, pair[::-1])}

    def tell(self, sides: Iterable[Place]) -> list[Step]:
        """Draw conclusions, the nearest first; return the steps to a contradiction, if any."""
        ways, need = self.ways, self.need
        waiting = deque(side for side in sides if ways[side].bit_count() <= need[side])
        # A side that has too few ways already makes the shortest explanation.
        waiting = deque(sorted(waiting, key=lambda side: ways[side].bit_count() - need[side]))
        while waiting:
            side = waiting.popleft()
            if not need[side]:
                continue
            if ways[side].bit_count() < need[side]:
                self.note(side, ())
                return self.trace()
            ring = self.take(side, waiting)
            if ring:
                return self.trace()
        return []

    def take(self, side: Place, waiting: deque[Place]) -> bool:
        """Force the remaining ways of a side; tell whether that closes a ring too early."""
        others = list_bits(self.ways[side])
        self.note(side, tuple((side, other) for other in others))
        number = len(self.steps) - 1
        for other in others:
            fresh: list[Place] = []
            chain = self.along[side] | self.along[other] | {number}
            first, last = self.tail[side], self.tail[other]
            if not self.join(side, other, fresh):
                step = self.steps[number]
                ring = tuple(self.follow(side, other))
                self.steps[number] = Step(step.place, step.left, step.forced, step.cut, ring)
                self.needs[number] |= chain - {number}
                return True
            self.along[first] = self.along[last] = chain
            for end in (side, other):
                self.made.setdefault(end, set()).add(number)
            self.joined.setdefault(side, []).append(other)
            self.joined.setdefault(other, []).append(side)
            self.blame(side, other, first, last)
            waiting.extend(fresh)
        return False

    def blame(self, side: Place, other: Place, first: Place, last: Place) -> None:
        """Keep the reason for lost ways: a place has both of its own, or a ring would close."""
        for full in (side, other):
            if self.need[full]:
                continue
            for lost in list_bits(self.all[full] & ~self.ways[full]):
                if lost not in self.joined.get(full, ()):
                    self.lost.setdefault((lost, full), set(self.made[full]))
        if self.all[first] >> last & 1 and not self.ways[first] >> last & 1:
            for pair in ((first, last), (last, first)):
                self.lost.setdefault(pair, set(self.along[first]))

    def note(self, side: Place, forced: tuple[Pair, ...]) -> None:
        """Add a step, with the steps from which it follows."""
        joined = self.joined.get(side, [])
        left = (*joined, *(other for _, other in forced))
        cut = tuple(s for s in list_bits(self.all[side] & ~self.ways[side]) if s not in joined)
        self.steps.append(Step(side, left or list_bits(self.ways[side]), forced, cut))
        self.needs.append(set().union(*(self.lost.get((side, lost), set()) for lost in cut)))

    def follow(self, side: Place, other: Place) -> Iterable[Place]:
        """The places of a chain from one of its ends to the other."""
        before, here = side, side
        yield here
        while here != other:
            near = [*self.joined.get(here, ()), *self.paired.get(here, ())]
            following = next((place for place in near if place != before), None)
            if following is None:
                return
            before, here = here, following
            yield here

    def trace(self) -> list[Step]:
        """The steps that the last one needs, in order."""
        needed, waiting = {len(self.steps) - 1}, [len(self.steps) - 1]
        while waiting:
            more = self.needs[waiting.pop()] - needed
            needed |= more
            waiting.extend(more)
        return [step for number, step in enumerate(self.steps) if number in needed]


def list_bits(mask: Mask) -> tuple[Place, ...]:
    """The places of a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def tell_chain(position: Position) -> list[Step]:
    """The steps to the contradiction of what is forced at a position; none if there is none."""
    return Chain(position).tell(position.sides)


@dataclass(frozen=True)
class Trial:
    """A place with few options, each of which leads to a contradiction in some steps."""

    place: Place
    cases: tuple[tuple[tuple[Place, ...], list[Step]], ...]


def try_one(position: Position, most: int) -> Trial | None:
    """Find a place whose every option leads to a contradiction.

    At most `most` places are tried, those with the fewest options first.
    """
    found = ((len(cases), side != position.here, side, cases) for side, cases in choices(position))
    for _, _, side, cases in sorted(found)[:most]:
        branches = [position.keep(side, kept) for kept in cases]
        if all(map(contradicts, branches)):
            told = (tell_chain(branch) for branch in branches)
            return Trial(side, tuple(zip(cases, told, strict=True)))
    return None


def choices(position: Position) -> Iterator[tuple[Place, list[tuple[Place, ...]]]]:
    """Yield the places with few options, and these: combinations of ways that fill the place."""
    for side in position.sides:
        cases = list(combinations(position.options(side), position.needs(side)))
        if 1 < len(cases) <= MOST_CASES:
            yield side, cases
