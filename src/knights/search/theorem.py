"""What is known of a search without searching."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Theorem:
    """A proved answer: whether there is a solution, by which theorem, from where, and why.

    `name` is a short fixed key, `sentence` the proof in one sentence; `squares` are choices that it
    speaks of, the first of them where they are many.
    """

    exists: bool
    name: str
    source: str
    sentence: str
    verdict: str = "proved"
    squares: tuple[int, ...] = ()
