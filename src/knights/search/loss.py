"""Explain why a position is lost, and with which choice.

Each puzzle names its own obstacles to a solution: it yields insights, and may look at every place
that is not filled yet, not only at the next one. So it often sees that a position is lost long
before the search does. Finding nothing proves nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from knights.language import tell
from knights.search.puzzle import Puzzle, State
from knights.search.scheme import check_state, finished, is_complete, stream

# The largest number of names to list.
MOST_NAMES = 6


# A place in trouble; its cause; and two other kinds of places.
Role = Literal["lost", "cause", "one", "other"]


@dataclass(frozen=True)
class Mark:
    """A part of the evidence for a reason: its places, its role, and what it means.

    `places` are choices, one for each place; `arrows` and `lines` lead from place to place.
    """

    role: Role
    told: str
    places: tuple[int, ...] = ()
    arrows: tuple[tuple[int, int], ...] = ()
    lines: tuple[tuple[int, int], ...] = ()


def drawn(*marks: Mark) -> tuple[Mark, ...]:
    """Return the marks that have anything to draw."""
    return tuple(mark for mark in marks if mark.places or mark.arrows or mark.lines)


@dataclass(frozen=True)
class Link:
    """A step of a chain of reasons: its sentence, the choices so far, and its marks.

    `choices` follow the path: those that are tried, then those that are forced.
    """

    sentence: str
    choices: tuple[int, ...]
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Insight:
    """Tells whether a path can be completed, with a reason as a short key, and its places.

    `completable` is None if only a search can tell. `squares` are choices, one for each place;
    `marks` are the evidence for drawing. The keys "complete" and "unknown" are common to all
    puzzles. `besides` says why the puzzle has no solution at all, if that is known and is not this
    insight. `enough` is how many of the places marked as lost prove the loss, in any combination;
    None: all together. `chain` is the reason step by step, if it has several steps.
    """

    completable: bool | None
    reason: str
    squares: tuple[int, ...]
    sentence: str
    marks: tuple[Mark, ...] = ()
    besides: "Insight | None" = None
    enough: int | None = None
    chain: tuple[Link, ...] = ()


class Lost(NamedTuple):
    """The loss of a path, in lengths of its beginnings.

    `since` is the shortest beginning known to be lost, `alive` the longest known to be completable;
    None means not known. `spent` is the number of events searched for it. `completion` is a
    solution that begins with the path, if one was found.
    """

    since: int | None
    alive: int | None
    spent: int
    completion: tuple[int, ...] = ()

    @property
    def exact(self) -> bool:
        """Tell whether the very choice is known: just before it, the path could be completed."""
        return self.since is not None and self.alive == self.since - 1


class Decision(NamedTuple):
    """Tells whether a path can be completed (None: the budget was too small), and the events spent.

    `completion` is the solution that was found.
    """

    completable: bool | None
    spent: int
    completion: tuple[int, ...] = ()


def reason_of(why: Insight | None) -> str | None:
    """The reason why there is no solution; None if it only says that the board is not one."""
    return why.sentence if why is not None and why.reason != "complete" else None


Look = Callable[[Sequence[int]], Iterator[Insight]]
Rivals = Callable[[Sequence[int], int], Iterable[int]]


def explain(puzzle: Puzzle, path: Sequence[int], goal: str, look: Look) -> Insight:
    """Say whether a path can be completed, and if not why; `look` yields the obstacles.

    `goal` is the key by which sentences choose its noun.

    Raises:
        ValueError: when it is not a path of this puzzle.
    """
    check_state(puzzle, State(tuple(path)))
    if is_complete(puzzle, path):
        solved = puzzle.solved(path)
        told = tell("search-solved") if solved else tell("search-unsolved")
        return Insight(solved, "complete", (), told)
    return next(look(path), None) or Insight(None, "unknown", (), tell("search-unknown", goal=goal))


def see_refusals(
    puzzle: Puzzle, path: Sequence[int], label: Callable[[int], str]
) -> Iterator[Insight]:
    """Yield that no choice can come next, with all reasons: this works for every puzzle."""
    candidates = list(puzzle.candidates(path))
    if all(candidate.reason is not None for candidate in candidates):
        told = [
            reason
            if choice is None
            else tell("search-refusal", choice=label(choice), reason=reason)
            for choice, reason in candidates
        ]
        places = tuple(choice for choice, _ in candidates if choice is not None)
        marks = (Mark("lost", tell("search-mark-refused"), places),)
        yield Insight(False, "no choice", places, tell("search-no-option", refused=told), marks)


def decide(puzzle: Puzzle, path: Sequence[int], budget: int) -> Decision:
    """Search after a path for at most `budget` events.

    >>> from knights.puzzles.queens.queens import Queens
    >>> decide(Queens(4), [0], budget=100).completable
    False
    >>> decide(Queens(4), [1], budget=100)
    Decision(completable=True, spent=3, completion=(1, 7, 8, 14))
    """
    return search_on(puzzle, path, budget, stream(puzzle, State(tuple(path))))


def search_on(puzzle: Puzzle, path: Sequence[int], budget: int, events: Iterable[int]) -> Decision:
    """Follow the events after a path until the puzzle's checker accepts a solution."""
    if finished(puzzle, path):
        return Decision(True, 0, tuple(path))
    here, spent = list(path), 0
    for event in events:
        if event >= 0:
            here.append(event)
        elif len(here) == len(path):
            break
        else:
            here.pop()
        spent += 1
        if finished(puzzle, here):
            return Decision(True, spent, tuple(here))
        if spent >= budget:
            return Decision(None, spent)
    return Decision(False, spent)


def lost_since(
    puzzle: Puzzle,
    path: Sequence[int],
    budget: int,
    look: Look,
    rivals: Rivals,
    decide: Callable[[Sequence[int], int], Decision],
) -> Lost:
    """Find the choice with which a path was lost, by searching for at most `budget` events.

    `decide` searches after a beginning for at most so many events; `rivals` returns, for one choice
    after a beginning, the choices of which each solution has one. From the first position that is
    plainly lost, choices are taken back one by one until one of the others can be completed.

    Raises:
        ValueError: when it is not a path of this puzzle.
    """
    check_state(puzzle, State(tuple(path)))
    first, dead = len(puzzle.root), find_dead(puzzle.root, path, look)
    if dead == first < len(path):
        return Lost(first, None, 0)
    return trace_loss(
        path,
        first,
        budget,
        find_dead=lambda: dead,
        rivals=rivals,
        decide=decide,
    )


def bisect_loss(
    puzzle: Puzzle,
    path: Sequence[int],
    budget: int,
    decide: Callable[[Sequence[int], int], Decision],
) -> Lost:
    """Find the choice with which a path was lost, by few searches that usually find a solution.

    If a path can be completed, each of its beginnings can be, too: so they are bisected. `decide`
    searches after one with a limit of events; `budget` is the limit of all searches together.

    Raises:
        ValueError: when it is not a path of this puzzle.
    """
    check_state(puzzle, State(tuple(path)))
    whole = decide(path, budget)
    spent = whole.spent
    if whole.completable is not False:
        return Lost(None, len(path) if whole.completable else None, spent, whole.completion)
    since, alive, known = len(path), None, len(puzzle.root) - 1
    while since - known > 1:
        middle = (since + known) // 2
        decision = decide(path[:middle], budget - spent)
        spent += decision.spent
        if decision.completable is None:
            break
        if decision.completable:
            alive = known = middle
        else:
            since = middle
    return Lost(since, alive, spent)


def find_dead(root: Sequence[int], path: Sequence[int], look: Look) -> int:
    """The length of the shortest beginning that is plainly lost; the whole path's if none is."""
    first = ((n, next(look(path[:n]), None)) for n in range(len(root), len(path)))
    return next((n for n, seen in first if seen and seen.completable is False), len(path))


def trace_loss(
    path: Sequence[int],
    first: int,
    budget: int,
    *,
    find_dead: Callable[[], int],
    rivals: Rivals,
    decide: Callable[[Sequence[int], int], Decision],
    tries: int | None = None,
) -> Lost:
    """Trace a loss back to its choice: the one that has an alternative which can be completed.

    `first` is the length of the shortest beginning to consider. `find_dead` returns the length of
    the shortest one that is plainly lost, or of the whole path; `decide` searches after one for at
    most so many events, and is called at most `tries` times, if that is given.
    """
    whole = decide(path, budget)
    spent = whole.spent
    if whole.completable is not False:
        alive = len(path) if whole.completable else None
        return Lost(None, alive, spent, whole.completion)
    since, asked = find_dead(), 1
    while since > first:
        before = path[: since - 1]
        for choice in rivals(before, path[since - 1]):
            if choice == path[since - 1]:
                continue
            if asked == tries:
                return Lost(since, None, spent)
            decision = decide([*before, choice], budget - spent)
            asked += 1
            spent += decision.spent
            if decision.completable is not False:
                return Lost(since, since - 1 if decision.completable else None, spent)
        since -= 1
    return Lost(first, None, spent)
