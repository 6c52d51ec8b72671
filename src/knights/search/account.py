"""The account of a state: the candidates of its last event, and what each level has tried.

Everything follows from the path and the choice just undone, so nothing is replayed: the answer
takes as long after the first event as after the thousand millionth.
"""

from dataclasses import dataclass
from typing import NamedTuple

from knights.search.puzzle import Candidate, Puzzle, State
from knights.search.scheme import below, check_state, descend


@dataclass(frozen=True)
class Account:
    """The candidates that the search looked at for its last event, and its next choice.

    `place` is the choice's place among all candidates, counted from 1, and `total` their number.
    `refused` are the candidates refused since the event before. `tried` is the number of choices
    after the one that was taken back, 0 at a dead end. `following` is the next choice, or None if
    the next event is an undo.
    """

    place: int | None
    total: int
    refused: tuple[Candidate, ...]
    tried: int
    following: int | None


class Level(NamedTuple):
    """The choices at one level of the search tree, in order, and how many have been tried.

    At a level inside the path, `tried` counts those before the choice on the path. `cut` is the
    number of other options there that fit the path, and that looking ahead ruled out; `stopped` has
    each tried choice after which it ruled out all options, and how many.
    """

    choices: tuple[int, ...]
    tried: int
    cut: int = 0
    stopped: tuple[tuple[int, int], ...] = ()


def account(puzzle: Puzzle, state: State) -> Account:
    """Return the candidates that the search looked at for the last event before a state.

    >>> from knights import Board, Tour
    >>> told = account(Tour(Board(3, 3), 0), State((0, 5)))
    >>> told.place, told.total, [reason for _, reason in told.refused]
    (1, 8, [])

    Raises:
        ValueError: when it is not a state of this search.
    """
    check_state(puzzle, state)
    return look_back(puzzle, state)


def look_back(puzzle: Puzzle, state: State) -> Account:
    """Return the account of a state that is known to be one of this search."""
    path, undone = state
    following = find_following(puzzle, state)
    if undone is not None:
        candidates = look_below(puzzle, (*path, undone))
        tried = sum(candidate.reason is None for candidate in candidates)
        return Account(None, len(candidates), since_last_choice(candidates), tried, following)
    if len(path) == len(puzzle.root):
        return Account(None, 0, (), 0, following)
    candidates = look_below(puzzle, path[:-1])
    place = candidates.index(Candidate(path[-1]))
    refused = since_last_choice(candidates[:place])
    return Account(place + 1, len(candidates), refused, 0, following)


def look_below(puzzle: Puzzle, path: tuple[int, ...]) -> list[Candidate]:
    """The candidates after a path; none if it is complete."""
    return list(puzzle.candidates(path)) if len(path) < puzzle.length else []


def since_last_choice(candidates: list[Candidate]) -> tuple[Candidate, ...]:
    """The refused candidates after the last acceptable one."""
    refused: list[Candidate] = []
    for candidate in reversed(candidates):
        if candidate.reason is None:
            break
        refused.append(candidate)
    return tuple(reversed(refused))


def find_following(puzzle: Puzzle, state: State) -> int | None:
    """The choice that is tried next, or None."""
    choices = below(puzzle, state.path)
    tried = 0 if state.undone is None else choices.index(state.undone) + 1
    return choices[tried] if tried < len(choices) else None


def levels(puzzle: Puzzle, state: State) -> list[Level]:
    """Return the choices of every level from the root to those after the path.

    Raises:
        ValueError: when it is not a state of this search.
    """
    below_root = len(state.path) - len(puzzle.root)
    found = []
    for depth, (choice, choices) in enumerate(descend(puzzle, state)):
        before = 0 if choice is None else choices.index(choice)
        undone = depth == below_root and choice is not None
        found.append(Level(tuple(choices), before + undone))
    return found
