"""Accounts of the steps of a recorded run, and reasons of its dead ends."""

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict
from itertools import chain
from typing import Any

from knights.puzzles.position_account import Known, Position
from knights.puzzles.registry import find_kind
from knights.scenario import Scenario, wanted
from knights.search import Puzzle, State, finished, goes_onward

# Reasons in a file: about 8 kB when they are compressed.
MOST_REASONS = 300
MOST_BYTES = 120_000
# Longer paths take too long to look at, one dead end after the other.
LONGEST = 200
# Events that the search for the losing choice may take, at each dead end.
BUDGET = 2_000

# Accounts in a file: from the step at which it begins, and of the last steps.
MOST_ACCOUNT_BYTES = 150_000
LAST_ACCOUNTS = 100

# The position, and what the player shows of its account.
Reason = tuple[int, dict[str, Any]]
SHOWN = ("tone", "title", "sentence", "since", "besides", "marks")


# The position of the first of some steps, and their accounts.
Accounts = list[tuple[int, list[dict[str, Any]]]]


def find_accounts(
    scenario: Scenario, puzzle: Puzzle, batches: Sequence[Sequence[int]], position: int
) -> Accounts:
    """Describe the steps from a position on, as far as there is room, and the last ones."""
    if puzzle.length > LONGEST and not goes_onward(puzzle):
        return []
    insight, every = find_kind(scenario.puzzle).insight, wanted(scenario) != "first"
    end = sum(map(len, batches))
    tail = max(position, end - LAST_ACCOUNTS)
    found: Accounts = [(position, []), (tail, [])]
    room = MOST_ACCOUNT_BYTES
    path, undone = [*puzzle.root], None
    for at, event in enumerate(chain((None,), *batches)):
        if event is not None and event < 0:
            undone = path.pop()
        elif event is not None:
            undone = None
            path.append(event)
        if at < position or (room < 0 and at < tail):
            continue
        step = insight.describe(puzzle, State(tuple(path), undone), every)
        # The player shows no more.
        told = {"sentence": step.sentence, "candidates": step.candidates}
        found[at >= tail][1].append(told)
        room -= len(json.dumps(told, ensure_ascii=False).encode())
    return found


def find_reasons(
    scenario: Scenario,
    puzzle: Puzzle,
    batches: Sequence[Sequence[int]],
    position: int,
    known: Collection[Known],
) -> list[Reason]:
    """Explain the first dead ends from a position on, as far as there is room for them.

    `known` is what the whole run tells about each of them.
    """
    kind, every = find_kind(scenario.puzzle), wanted(scenario) != "first"
    if puzzle.length > LONGEST or kind.tell_no_loss(puzzle):
        return []
    found: list[Reason] = []
    room = MOST_BYTES
    for at, path in iterate_dead_ends(puzzle, batches, position):
        insight = kind.insight.find_obstacle(puzzle, path)
        if insight is None:
            continue
        lost = kind.insight.lost_since(puzzle, path, BUDGET)
        here = Position(kind, puzzle, State(path), every, known, insight, lost)
        account = asdict(here.tell())
        found.append((at, {name: account[name] for name in SHOWN}))
        room -= len(json.dumps(found[-1], ensure_ascii=False).encode())
        if room < 0 or len(found) == MOST_REASONS:
            break
    return found


def iterate_dead_ends(
    puzzle: Puzzle, batches: Sequence[Sequence[int]], position: int
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield each dead end from a position on: its own position, and its path.

    The last choice there is taken back next, and the path is no solution.
    """
    path, at, placed = [*puzzle.root], 0, False
    for batch in batches:
        for event in batch:
            if event < 0 and placed and at >= position and not finished(puzzle, path):
                yield at, tuple(path)
            placed = event >= 0
            if placed:
                path.append(event)
            else:
                path.pop()
            at += 1
