"""Breadth-first search: what is nearest to the start is reached first, and nothing is taken back.

Its path is the list of what it has reached, in order. It looks at the neighbours of the first on
that list, then of the second, and so on; each that is new goes to the end of the list. So what it
reaches next depends on nothing but the list.

Source: E. F. Moore, "The shortest path through a maze" (1959).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

BREADTH = "breadth"


@dataclass(frozen=True)
class Breadth:
    """The breadth-first search from a start to an end, over the neighbours of each place."""

    neighbours: Sequence[Sequence[int]]
    start: int
    end: int

    def look(self, path: Sequence[int]) -> Iterator[tuple[int, bool]]:
        """Yield each neighbour that is looked at after a path, and whether it is new.

        The search goes on where it reached the last one, and stops at the first new one.
        """
        last, reached = path[-1], set(path)
        if last == self.end:
            return
        at = 0 if len(path) == 1 else self.find_origin(path)
        for place in path[at:]:
            near = self.neighbours[place]
            if place == path[at] and len(path) > 1:
                near = near[near.index(last) + 1 :]
            for other in near:
                yield other, other not in reached
                if other not in reached:
                    return

    def find_origin(self, path: Sequence[int]) -> int:
        """The index on a path of the place from which its last one was reached."""
        return next(at for at, place in enumerate(path) if path[-1] in self.neighbours[place])

    def choices(self, path: Sequence[int]) -> list[int]:
        """The place that is reached next, in a list; none at the end."""
        return [place for place, new in self.look(path) if new]

    def descend(self, path: Sequence[int]) -> Iterator[list[int]]:
        """Yield the choices after each beginning of a path, from the start alone to the whole.

        The path may be a list that grows meanwhile.
        """
        found = self.run()
        next(found)
        for depth in count(1):
            following = next(found, None)
            yield [] if following is None else [following]
            if depth >= len(path):
                return

    def run(self) -> Iterator[int]:
        """Yield all that is reached, in order, up to the end or until nothing is new."""
        queue, reached = [self.start], {self.start}
        yield self.start
        for place in queue:
            for other in self.neighbours[place]:
                if other not in reached:
                    reached.add(other)
                    queue.append(other)
                    yield other
                    if other == self.end:
                        return

    def parents(self, path: Sequence[int]) -> dict[int, int]:
        """Each place of a path but the start, with the one from which it was reached."""
        left = set(path) - {self.start}
        found: dict[int, int] = {}
        for place in path:
            for other in self.neighbours[place]:
                if other in left:
                    left.discard(other)
                    found[other] = place
        return found

    def steps(self, path: Sequence[int]) -> dict[int, int]:
        """Each place of a path, with the number of steps that lead to it from the start."""
        parents = self.parents(path)
        found = {self.start: 0}
        for place in path[1:]:
            found[place] = found[parents[place]] + 1
        return found

    def trace(self, path: Sequence[int]) -> list[int]:
        """The way from the start to the last place of a path, by the places before each."""
        parents, way = self.parents(path), [path[-1]]
        while way[-1] != self.start:
            way.append(parents[way[-1]])
        return way[::-1]


def is_breadth_first(neighbours: Sequence[Sequence[int]], path: Sequence[int]) -> bool:
    """Tell whether a path has all that is nearer to its first place than its last one, by distance.

    The distances come from edges that are shortened until nothing changes: no queue is kept.
    """
    far = len(neighbours)
    distance = [far] * far
    distance[path[0]] = 0
    changed = True
    while changed:
        changed = False
        for place, near in enumerate(neighbours):
            for other in near:
                if distance[place] + 1 < distance[other]:
                    distance[other], changed = distance[place] + 1, True
    reached = [distance[place] for place in path]
    nearer = {place for place in range(far) if distance[place] < reached[-1]}
    return reached == sorted(reached) and reached[-1] < far and nearer <= {*path}
