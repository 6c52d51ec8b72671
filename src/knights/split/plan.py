"""Cut a search into parts of about equal work, by Knuth's estimate.

The subtree that seems largest is cut into its children, again and again; then small neighbours are
merged. The nodes above all parts are the trunk: no part contains it, but its size is known.
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
CUTS = 4  # subtrees to look at for each wanted part
SECONDS, MOMENT = 2.0, 0.1  # for each part; for looking at the search beforehand
MOST = 4096


class Part(NamedTuple):
    """The paths of neighbouring subtrees, and the approximate number of their choices."""

    paths: tuple[Path, ...]
    work: float


class Plan(NamedTuple):
    """All parts of a scenario's search, and the number of choices placed in the trunk."""

    scenario: str
    parts: tuple[Part, ...]
    trunk: int


class Node(NamedTuple):
    """A subtree: its work, negative so that the largest comes first, and its place."""

    work: float
    place: tuple[int, ...]  # the index of each choice at its level, for the order of the search
    path: Path


def make_plan(scenario: str, puzzle: Puzzle, number: int | None = None) -> Plan:
    """Cut a search into about `number` parts, or into a number that suits this machine."""
    if isinstance(puzzle, Remembering):  # a subtree depends on the search before it
        return Plan(scenario, (Part((puzzle.root,), 1.0),), 0)
    nodes, trunk = cut(puzzle, number or choose_number(puzzle))
    return Plan(scenario, tuple(bundle(nodes, number or len(nodes))), trunk)


def choose_number(puzzle: Puzzle) -> int:
    """Choose a number of parts that take some seconds each; 1 if the whole takes only a moment."""
    seconds = clock(puzzle)
    if seconds is None:
        return 1
    begun, guesses = time.perf_counter(), [probe(puzzle, random.Random(0))]
    while time.perf_counter() - begun < MOMENT:
        guesses.append(probe(puzzle, random.Random(len(guesses))))
    work = sum(guesses) / len(guesses)
    return int(min(max(seconds * work / SECONDS, 1), MOST))


def clock(puzzle: Puzzle) -> float | None:
    """Measure the seconds for each choice placed; None if the whole search takes a moment."""
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
        # A single child has all the work of its parent, except placing the child.
        work = -node.work - 1 if len(choices) == 1 else estimate_work(puzzle, path)
        yield Node(-work, (*node.place, place), path)


def estimate_work(puzzle: Puzzle, path: Path) -> float:
    """Estimate how many choices are placed below a path."""
    return estimate(puzzle, PROBES, 1, State(path)).total / PROBES


def bundle(nodes: list[Node], number: int) -> Iterator[Part]:
    """Merge neighbours while they are no larger than a part's share."""
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
