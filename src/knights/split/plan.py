"""How a search is cut into parts of about equal work, by Knuth's estimate.

The subtree that seems largest is cut into those below it, again and again; then neighbours that are
small are put together. What was cut through is the trunk: it has no part, but its size is known.
"""

import random
import time
from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from knights.search import Puzzle, Remembering, State, below
from knights.search.estimate import estimate, probe
from knights.split.part import Path, iterate_below

PROBES = 8  # for each subtree
CUTS = 4  # subtrees to look at for each part that is wanted
SECONDS, MOMENT = 2.0, 0.1  # for each part; for a look at the search
MOST = 4096


class Part(NamedTuple):
    """The paths to begin with, neighbours in the search, and about how many choices follow."""

    paths: tuple[Path, ...]
    work: float


class Plan(NamedTuple):
    """All parts of a scenario's search, and how many choices were placed to cut it."""

    scenario: str
    parts: tuple[Part, ...]
    trunk: int


class Node(NamedTuple):
    """A subtree: the work below it, negative so that the most comes first, and where it is."""

    work: float
    place: tuple[int, ...]  # of each choice among its neighbours: in this order they are searched
    path: Path


def make_plan(scenario: str, puzzle: Puzzle, number: int | None = None) -> Plan:
    """Cut a search into about so many parts; without a number as it seems worth it here."""
    if isinstance(puzzle, Remembering):  # what comes below a path hangs on what was before
        return Plan(scenario, (Part((puzzle.root,), 1.0),), 0)
    nodes, trunk = cut(puzzle, number or choose_number(puzzle))
    return Plan(scenario, tuple(bundle(nodes, number or len(nodes))), trunk)


def choose_number(puzzle: Puzzle) -> int:
    """How many parts are worth it: each for some seconds, and one where all takes but a moment."""
    seconds = clock(puzzle)
    if seconds is None:
        return 1
    begun, guesses = time.perf_counter(), [probe(puzzle, random.Random(0))]
    while time.perf_counter() - begun < MOMENT:
        guesses.append(probe(puzzle, random.Random(len(guesses))))
    work = sum(guesses) / len(guesses)
    return int(min(max(seconds * work / SECONDS, 1), MOST))


def clock(puzzle: Puzzle) -> float | None:
    """About how many seconds each choice takes that is placed; None where all takes a moment."""
    begun, events = time.perf_counter(), 0
    for batch in iterate_below(puzzle, puzzle.root):
        events += len(batch)
        if (seconds := time.perf_counter() - begun) > MOMENT:
            return 2 * seconds / events
    return None


def cut(puzzle: Puzzle, number: int) -> tuple[list[Node], int]:
    """Cut a tree until no subtree seems larger than its share, or there are many; and the trunk."""
    nodes, trunk = [Node(-estimate_work(puzzle, puzzle.root), (), puzzle.root)], 0
    total = -nodes[0].work
    while len(nodes) < CUTS * number and -nodes[0].work > total / number:
        node = heappop(nodes)
        trunk += node.path != puzzle.root
        fresh = list(iterate_children(puzzle, node))
        total += sum(-child.work for child in fresh) + node.work + len(fresh)
        for child in fresh:
            heappush(nodes, child)
    return nodes, trunk


def iterate_children(puzzle: Puzzle, node: Node) -> Iterator[Node]:
    choices = below(puzzle, node.path)
    for place, choice in enumerate(choices):
        path = (*node.path, choice)
        # All that is below the path is below its only choice, but for that choice.
        work = -node.work - 1 if len(choices) == 1 else estimate_work(puzzle, path)
        yield Node(-work, (*node.place, place), path)


def estimate_work(puzzle: Puzzle, path: Path) -> float:
    """About how many choices are placed below a path."""
    return estimate(puzzle, PROBES, 1, State(path)).total / PROBES


def bundle(nodes: list[Node], number: int) -> Iterator[Part]:
    """Put neighbours together while they are no more than a part's share."""
    share = sum(1 - node.work for node in nodes) / number
    paths: list[Path] = []
    work = 0.0
    for node in sorted(nodes, key=lambda node: node.place):
        more = 1 - node.work
        if paths and work + more > share:
            yield Part(tuple(paths), work)
            paths, work = [], 0.0
        paths.append(node.path)
        work += more
    if paths:
        yield Part(tuple(paths), work)
