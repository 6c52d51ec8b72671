"""The state of a search as text: one number in mixed radix.

For each level of the path a digit says which of the open choices was taken; for a search of some
solutions one more digit is the number found so far. Near the start a search needs no text: it gets
there in no time. Equal moments have equal texts.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from knights.fragment import read_number, write_number
from knights.language import tell
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import scenario as scenarios
from knights.scenario.scenario import Scenario
from knights.search import Descending, Puzzle, Remembering, State, check_state, is_complete

# Up to this step a link has no state.
NEAR = 10_000
# The longest path, in choices, of which a link can hold the state.
LONGEST_PATH = 1024
LONGEST_STATE = 4000
CHECKS = 1 << 12


class Moment(NamedTuple):
    """A state of a search, and what it remembers besides.

    `deepest` is the length of the longest path so far. `found` is the number of solutions so far if
    the search ends at a number of them, else None.
    """

    state: State
    deepest: int = 0
    found: int | None = None


def holds_states(puzzle: Puzzle) -> bool:
    """Tell whether the links of a puzzle can hold a state.

    A search that forgets nothing can't: its state is everything that it has visited, and it ends
    before a link would need one (`NEAR`).
    """
    return puzzle.length <= LONGEST_PATH and not isinstance(puzzle, Remembering)


def count_wanted(scenario: Scenario) -> int | None:
    """The number of solutions at which a search ends, or None if it need not count them."""
    goal = scenarios.wanted(scenario)
    return goal if isinstance(goal, int) else None


def write_state(scenario: Scenario, position: int, moment: Moment) -> str:
    """Return the text of a state: its levels as a number in mixed radix, with a checksum.

    It is empty near the start of a search, or if a link cannot hold the state.
    """
    puzzle = scenarios.build(scenario)
    if position <= NEAR or not holds_states(puzzle):
        return ""
    return pack(scenario, puzzle, position, moment)


def pack(scenario: Scenario, puzzle: Puzzle, position: int, moment: Moment) -> str:
    path, undone = list(moment.state.path), moment.state.undone
    root, deepest = len(puzzle.root), max(moment.deepest, len(path))
    most = count_wanted(scenario)
    found = None if most is None else moment.found or 0
    digits = [
        (check(scenario, position, Moment(moment.state, deepest, found)), CHECKS),
        (len(path) - root, puzzle.length - root + 1),
        (deepest - len(path), puzzle.length - len(path) + 1),
    ]
    if most is not None and found is not None:
        digits.append((found, most + 1))
    *levels, choices = descend_open(scenario, puzzle, path)
    for choice, offered in zip(path[root:], levels, strict=True):
        digits.append((offered.index(choice), len(offered)))
    digits.append((0 if undone is None else choices.index(undone) + 1, len(choices) + 1))
    number = 0
    for value, radix in reversed(digits):
        number = number * radix + value
    return write_number(number)


def read_state(scenario: Scenario, position: int, text: str) -> Moment:
    """Return the moment of a state's text.

    Raises:
        ValueError: when it is not the text of a state at this position of this search.
    """
    damaged = ValueError(tell("link-state", state=cite(text), position=position))
    if not re.fullmatch("[A-Za-z0-9_-]+", text, re.ASCII) or len(text) > LONGEST_STATE:
        raise damaged
    puzzle = scenarios.build(scenario)
    moment = unpack(scenario, puzzle, text) if holds_states(puzzle) else None
    if moment is None or not could_be(scenario, puzzle, position, moment):
        raise damaged
    if pack(scenario, puzzle, position, moment) != text:
        raise damaged
    check_state(puzzle, moment.state)
    return moment


def unpack(scenario: Scenario, puzzle: Puzzle, text: str) -> Moment | None:
    """Reverse `pack`, without its checks; None if a digit has no choice."""
    number, path = read_number(text) // CHECKS, list(puzzle.root)
    root, most = len(path), count_wanted(scenario)
    number, below_root = divmod(number, puzzle.length - root + 1)
    number, deeper = divmod(number, puzzle.length - root - below_root + 1)
    found = None
    if most is not None:
        number, found = divmod(number, most + 1)
    levels = descend_open(scenario, puzzle, path)
    choices = next(levels)
    for _ in range(below_root):
        if not choices:
            return None
        number, here = divmod(number, len(choices))
        path.append(choices[here])
        choices = next(levels)
    number, tried = divmod(number, len(choices) + 1)
    if number:
        return None
    state = State(tuple(path), choices[tried - 1] if tried else None)
    return Moment(state, len(path) + deeper, found)


def could_be(scenario: Scenario, puzzle: Puzzle, position: int, moment: Moment) -> bool:
    """Tell whether a moment has enough events before it, and not too many solutions.

    Every event is a place or an undo; the search ends with the last wanted solution.
    """
    (path, undone), deepest, found = moment
    root = len(puzzle.root)
    if position < deepest - root or (position - len(path) + root) % 2:
        return False
    return (
        found is None
        or found != count_wanted(scenario)
        or (undone is None and is_complete(puzzle, path))
    )


def list_open(scenario: Scenario, path: Sequence[int]) -> list[int]:
    """The choices after a path that a digit of the state tells apart, in order."""
    *_, choices = descend_open(scenario, scenarios.build(scenario), path)
    return list(choices)


def descend_open(
    scenario: Scenario, puzzle: Puzzle, path: Sequence[int]
) -> Iterator[Sequence[int]]:
    """Yield these choices after each beginning of a path, the root first, in one pass over it.

    The path may be a list that grows meanwhile: its next choice is read no sooner than needed.
    """
    own = find_kind(scenario.puzzle).link
    levels = descend(puzzle, path) if own is None else own.descend_open(puzzle, path)
    for depth, choices in enumerate(levels, start=len(puzzle.root)):
        yield choices if depth < puzzle.length else ()
        if depth == len(path):  # checked late: the caller may have extended the path
            return


def descend(puzzle: Puzzle, path: Sequence[int]) -> Iterator[Sequence[int]]:
    if isinstance(puzzle, Descending):
        return puzzle.descend(path)
    return (puzzle.choices(path[:depth]) for depth in count(len(puzzle.root)))


def check(scenario: Scenario, position: int, moment: Moment) -> int:
    """Return a checksum from 0 to 4095 of everything in a link: FNV-1a, folded.

    Source: Fowler, Noll and Vo, RFC 9923.
    """
    (path, last), deepest, found = moment
    undone = "" if last is None else last
    told = f"{scenario}@{position}.{','.join(map(str, path))};{undone};{deepest}"
    if found is not None:
        told += f";{found}"
    own = find_kind(scenario.puzzle).link
    told += "" if own is None else own.revision(scenario.values)
    total = 0x811C9DC5
    for byte in told.encode():
        total = ((total ^ byte) * 0x01000193) & 0xFFFFFFFF
    return (total ^ (total >> 12) ^ (total >> 24)) % CHECKS
