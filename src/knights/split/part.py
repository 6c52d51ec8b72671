"""Count one part of a search: the subtrees below some paths."""

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from knights.language import tell
from knights.puzzles.kind import Kind
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse
from knights.search import Certain, Puzzle, State, finished
from knights.search.batches import batches
from knights.search.follower import Follower, trace
from knights.version import __version__

# Events in an array, at first and at most: those beyond the part's end are searched in vain.
SIZE, FIRST = 1024, 64

Path = tuple[int, ...]


class Tally(NamedTuple):
    """The results of a part: solutions, essentially different ones, and choices placed.

    `different` is None if it is not known.
    """

    found: int = 0
    different: int | None = None
    placed: int = 0

    def plus(self, other: "Tally") -> "Tally":
        known = [each for each in (self.different, other.different) if each is not None]
        different = sum(known) if known else None
        return Tally(self.found + other.found, different, self.placed + other.placed)


class Counted(NamedTuple):
    """The search that counts a scenario's solutions; each one found stands for `weight` of them."""

    kind: Kind[Any]
    puzzle: Puzzle
    weight: int


@lru_cache(maxsize=4)  # a process counts many parts of the same scenario
def prepare(text: str) -> Counted:
    """Return the search that counts the solutions of a scenario; it may be a shorter one.

    Raises:
        ValueError: when the text is not a scenario.
    """
    scenario = parse(text)
    kind, puzzle = find_kind(scenario.puzzle), build(scenario)
    shorter = None if kind.search is None else kind.search.shorten(puzzle)
    return Counted(kind, *(shorter or (puzzle, 1)))


def count_part(text: str, paths: Sequence[Sequence[int]], version: str = __version__) -> Tally:
    """Count the solutions of a scenario that begin with one of some paths.

    Raises:
        ValueError: when the text is not a scenario, a path is not one of its search, or the
            caller has another version of the library, whose search may differ.
    """
    if version != __version__:
        raise ValueError(tell("split-error-worker", own=__version__, asked=version))
    counted, total = prepare(text), Tally()
    for path in paths:
        total = total.plus(count_below(counted.kind, counted.puzzle, tuple(path)))
    return total


def count_below(kind: Kind[Any], puzzle: Puzzle, path: Path) -> Tally:
    """Count the solutions that begin with a path; its own last choice counts as placed."""
    follower, count, different = Follower(puzzle, State(path)), 0, None
    # Finding the essentially different solutions needs a look at each.
    known = kind.search if kind.search is not None and kind.search.groups else None
    certain = isinstance(puzzle, Certain) and puzzle.certain and known is None

    def compare() -> int | None:
        least = None if known is None else known.is_least(puzzle, tuple(follower.path))
        return None if least is None else (different or 0) + least

    if finished(puzzle, path):
        count, different = 1, compare()
    for events in iterate_below(puzzle, path):
        for _, number in follower.follow(events, each=not certain):
            if puzzle.solved(follower.path):
                count, different = count + number, compare()
            elif certain:
                raise AssertionError(f"path {follower.path}: it is complete, and no solution")
    return Tally(count, different, follower.placed + (path != puzzle.root))


def iterate_below(puzzle: Puzzle, path: Path) -> Iterator["array[int]"]:
    """Yield the events of the subtree below a path in arrays, up to where the path is left."""
    depth = 1
    for events in batches(puzzle, State(path), True, SIZE, FIRST):
        end, depth = find_end(events, depth)
        if end is not None:
            yield events[:end]
            return
        yield events


def find_end(events: "array[int]", depth: int) -> tuple[int | None, int]:
    """Return the index of the event that comes to depth 0, or None; and the depth after all.

    >>> find_end(array("h", [7, ~7, ~3, 4]), 1)
    (2, 1)
    """
    try:
        depths = trace(events, depth)
    except ValueError:  # `trace` has only depths up to 255
        for at, event in enumerate(events):
            depth += 1 if event >= 0 else -1
            if depth == 0:
                return at, depth
        return None, depth
    end = depths.find(0)
    return (None if end < 0 else end - 1), depths[-1]
