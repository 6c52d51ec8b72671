"""Why a position is lost, and since when.

What stands in the way of a solution is for each puzzle to say: it yields insights, and may look at
every place that is still to be filled, not only at the one that comes next. So it often sees that a
position is lost long before the search does. Where it finds nothing, that proves nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from knights.language import tell
from knights.search.puzzle import Puzzle, State
from knights.search.scheme import check_state, finished, stream

# Of a longer row of names only the beginning is told.
MOST_NAMES = 6


# What is in trouble; what brings that about; and two sorts of places that are told apart.
Role = Literal["lost", "cause", "one", "other"]


@dataclass(frozen=True)
class Mark:
    """A part of the evidence for a reason: where it is drawn, how, and what it stands for.

    `places` are choices, one for each place; `arrows` and `lines` lead from place to place.
    """

    role: Role
    told: str
    places: tuple[int, ...] = ()
    arrows: tuple[tuple[int, int], ...] = ()
    lines: tuple[tuple[int, int], ...] = ()


def drawn(*marks: Mark) -> tuple[Mark, ...]:
    """Those of some marks of which there is anything to draw."""
    return tuple(mark for mark in marks if mark.places or mark.arrows or mark.lines)


@dataclass(frozen=True)
class Link:
    """A step of a chain of reasons: what is said, what is chosen up to then, and what is drawn.

    `choices` follow the path; they are what is tried, and what is forced then.
    """

    sentence: str
    choices: tuple[int, ...]
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Insight:
    """Whether a path can be completed, the reason as a short key, and the places it is about.

    `completable` is None where that is not known without searching. `squares` are choices, one for
    each place; `marks` are the evidence as it is drawn. Of the keys, "complete" and "unknown" are
    every puzzle's. `besides` is why there is no solution at all, whatever is chosen, where that is
    known and is not what this insight says. `enough` is how many of the places that are marked as
    lost prove it, whichever they are; None: they do together. `chain` is the reason step by step,
    where it takes some.
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
    """Since when a path has been lost, in lengths of its beginnings.

    `since` is the shortest beginning known to be lost, `alive` the longest known to be completable;
    None stands for not known. `spent` is the number of events searched to know it. `completion` is
    a solution that begins with the path, where one was found.
    """

    since: int | None
    alive: int | None
    spent: int
    completion: tuple[int, ...] = ()

    @property
    def exact(self) -> bool:
        """Whether the very move is known: up to the one before, the path could be completed."""
        return self.since is not None and self.alive == self.since - 1


class Decision(NamedTuple):
    """Whether a path can be completed, None if the budget did not do; and the events it took.

    `completion` is the solution that was found.
    """

    completable: bool | None
    spent: int
    completion: tuple[int, ...] = ()


def reason_of(why: Insight | None) -> str | None:
    """Why a puzzle has no solution: that its whole board is none, as given, says nothing more."""
    return why.sentence if why is not None and why.reason != "complete" else None


Look = Callable[[Sequence[int]], Iterator[Insight]]
Rivals = Callable[[Sequence[int], int], Iterable[int]]


def explain(puzzle: Puzzle, path: Sequence[int], look: Look) -> Insight:
    """Say whether a path can be completed, and if not why; `look` yields what stands in its way.

    Raises:
        ValueError: when the path is none of this puzzle's.
    """
    check_state(puzzle, State(tuple(path)))
    if len(path) == puzzle.length:
        solved = puzzle.solved(path)
        told = tell("search-solved") if solved else tell("search-unsolved")
        return Insight(solved, "complete", (), told)
    return next(look(path), None) or Insight(None, "unknown", (), tell("search-unknown"))


def see_refusals(
    puzzle: Puzzle, path: Sequence[int], label: Callable[[int], str]
) -> Iterator[Insight]:
    """Yield that nothing can come next, if so, with why: what can be said of any puzzle."""
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
    """Search below a path for so many events at most.

    >>> from knights.puzzles.queens.queens import Queens
    >>> decide(Queens(4), [0], budget=100).completable
    False
    >>> decide(Queens(4), [1], budget=100)
    Decision(completable=True, spent=3, completion=(1, 7, 8, 14))
    """
    return search_on(puzzle, path, budget, stream(puzzle, State(tuple(path))))


def search_on(puzzle: Puzzle, path: Sequence[int], budget: int, events: Iterable[int]) -> Decision:
    """Follow the events that come below a path until a solution stands, by the puzzle's checker."""
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
        if len(here) == puzzle.length and finished(puzzle, here):
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
    """Find the choice with which a path was lost, by searching for so many events at most.

    `decide` searches below a beginning for so many events at most, and `rivals` tells the choices
    below one that each solution has one of, given one of them. From the first position that is
    plainly lost, choices are taken back one by one until one of the others can be completed.

    Raises:
        ValueError: when the path is none of this puzzle's.
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
    """Find the choice with which a path was lost, by a search that mostly tells, asked a few times.

    Each beginning of a path that can be completed can be completed, too: so they are halved.
    `decide` searches below one for so many events at most; `budget` is for all together.

    Raises:
        ValueError: when the path is none of this puzzle's.
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
    """Trace a loss back to its move: where it was made, some other choice can be completed.

    `first` is the shortest beginning that is asked for. `find_dead` gives the length of the
    shortest that is seen at once to be lost, or of the whole path; `decide` searches below one for
    so many events at most, and is asked `tries` times at most, if there is a limit.
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
