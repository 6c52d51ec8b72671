"""Estimate the size of a search tree by random descents.

Source: D. E. Knuth, Estimating the efficiency of backtrack programs, Mathematics of Computation 29
(1975).
"""

import random
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from knights.language import tell
from knights.search.puzzle import Puzzle, State
from knights.search.scheme import below, stream


class Estimate(NamedTuple):
    """Sums over random descents; those of several calls can be added.

    Each descent guesses the number of placements in the whole tree: the sum over its levels of the
    product of the numbers of choices so far. The guesses are right on average, but spread widely:
    `squares` is the sum of their squares.
    """

    probes: int
    total: float
    squares: float
    largest: float


def probe(puzzle: Puzzle, rng: random.Random, state: State | None = None) -> float:
    """Descend once, choosing evenly at random at each level, and guess the tree's placements.

    From a state, only placements that are still to come after its path.
    """
    path: list[int] = list(puzzle.root if state is None else state.path)
    choices: Sequence[int] = below(puzzle, path)
    if state is not None and state.undone is not None:
        choices = choices[choices.index(state.undone) + 1 :]
    guess, ways = 0.0, 1.0
    while choices:
        ways *= len(choices)
        guess += ways
        path.append(rng.choice(choices))
        choices = below(puzzle, path)
    return guess


def estimate(puzzle: Puzzle, probes: int, first: int, state: State | None = None) -> Estimate:
    """Make `probes` descents, beginning with number `first`, from a state or from the root.

    A descent with a number is always the same, so the sums don't depend on how many descents are
    made in one call.

    >>> from knights import Board, Tour
    >>> estimate(Tour(Board(2, 3), 0), 3, first=1)  # a single way: every guess is right
    Estimate(probes=3, total=3.0, squares=3.0, largest=1.0)

    Raises:
        ValueError: when there are no descents to make.
    """
    if probes < 1:
        raise ValueError(tell("search-error-probes", probes=str(probes)))
    guesses = [probe(puzzle, random.Random(first + i), state) for i in range(probes)]
    return Estimate(probes, sum(guesses), sum(guess * guess for guess in guesses), max(guesses))


def count_within(puzzle: Puzzle, most: int) -> int | None:
    """Count the placements of the whole tree one by one; None if there are more than `most`.

    >>> from knights import Board, Tour
    >>> count_within(Tour(Board(2, 3), 0), 100), count_within(Tour(Board(5, 5), 0), 100)
    (1, None)
    """
    # Each placement is taken back, except in a last solution: more events are more placements.
    events = list(islice(stream(puzzle, every=True), 2 * most + 1))
    return None if len(events) > 2 * most else sum(event >= 0 for event in events)
