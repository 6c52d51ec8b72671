"""Facts about a search that are known without searching."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Theorem:
    """A proved answer: whether there is a solution, by which theorem, from which source, and why.

    `name` is a short fixed key, `sentence` the proof in one sentence; `squares` are choices that it
    is about, or the first of many.
    """

    exists: bool
    name: str
    source: str
    sentence: str
    verdict: str = "proved"
    squares: tuple[int, ...] = ()
