"""The account of a position: whether it can still be completed, and if not, why and since when."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from knights.language import tell, together
from knights.puzzles.kind import Kind
from knights.search import Puzzle, State
from knights.search.account import find_following
from knights.search.loss import Insight, Link, Lost, Mark

# Facts about a position that only its run knows: the cursor is before the first step, or after the
# last one; the search has or has no steps after it, has tried everything in the end, and then found
# nothing; it has tried everything below the position; it obeys a visitor's rule.
type Known = Literal["start", "end", "more", "over", "exhausted", "fruitless", "tried", "ruled"]


@dataclass(frozen=True)
class Everywhere:
    """The reason why there is no solution at all, with its evidence."""

    sentence: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class PositionAccount:
    """The sentences about a position, and the evidence for them.

    `reason` is the sentence about the position alone, which `sentence` tells where it matters;
    `proof` says how it is known, and `source` where a theorem comes from. `completion` is a
    solution that begins with the path, if one is known, and `depth` the length of the path with
    which it was lost. `searchable` tells whether a search could say more. `ahead` says what a
    search that looks ahead ruled out at its last step.
    """

    tone: Literal["yes", "no", "unknown", "plain"]
    title: str
    sentence: str = ""
    since: str = ""
    source: str = ""
    proof: str = ""
    reason: str = ""
    besides: Everywhere | None = None
    marks: tuple[Mark, ...] = ()
    chain: tuple[Link, ...] = ()
    completion: tuple[int, ...] = ()
    depth: int | None = None
    searchable: bool = False
    ahead: str = ""


def explain_position(
    kind: Kind[Any],
    puzzle: Puzzle,
    state: State,
    every: bool,
    known: Collection[Known],
    budget: int,
) -> PositionAccount | None:
    """Explain a position of a run, after a search of at most `budget` events; None in a traversal.

    `every` tells whether the run goes on after a solution.

    Raises:
        ValueError: when its path is not one of the puzzle.
    """
    insight = kind.insight.explain(puzzle, state.path)
    if insight is None:
        return None
    here = Position(kind, puzzle, state, every, known, insight)
    if budget and here.is_searchable:
        here = replace(here, lost=kind.insight.lost_since(puzzle, state.path, budget))
    ahead = kind.insight.tell_ahead(puzzle, state)
    told = here.tell()
    return replace(told, reason=insight.sentence, searchable=here.is_searchable, ahead=ahead)


@dataclass(frozen=True)
class Position:
    """A position, with all that is known about it."""

    kind: Kind[Any]
    puzzle: Puzzle
    state: State
    every: bool
    known: Collection[Known]
    insight: Insight
    lost: Lost | None = None

    @cached_property
    def goal(self) -> str:
        return self.kind.goal(self.puzzle)

    @cached_property
    def none(self) -> str:
        return self.kind.tell_none(self.puzzle)

    @property
    def depth(self) -> int:
        return len(self.state.path)

    @property
    def is_searchable(self) -> bool:
        """Tell whether a search could say more."""
        insight = self.insight
        settled = insight.completable is False and (insight.reason == "theorem" or not self.depth)
        return insight.reason != "complete" and not settled

    @cached_property
    def is_exhausted(self) -> bool:
        """Tell whether the search has tried everything below the position."""
        if "tried" in self.known:
            return True
        if self.state.undone is None:
            return False
        return find_following(self.puzzle, self.state) is None

    def tell(self) -> PositionAccount:
        insight, known = self.insight, self.known
        if insight.reason == "complete":
            return self.tell_complete()
        if insight.reason == "theorem" and not insight.completable:
            return self.tell_theorem()
        # If the end of the search is known, more is known than the position shows.
        if "exhausted" in known and ("fruitless" in known or not self.every):
            return self.tell_fruitless()
        if {"exhausted", "end"} <= {*known}:
            title, sentence = tell("run-verdict-everything"), tell("why-no-other")
            return PositionAccount("plain", title, sentence)
        completable = self.combine()
        if completable is None:
            steps = self.lost and tell("search-undecided", steps=self.lost.spent)
            title = tell("why-unknown")
            return PositionAccount("unknown", title, insight.sentence, since=steps or "")
        if not completable:
            return self.tell_lost()
        return self.tell_before_start() if "start" in known else self.tell_possible()

    def combine(self) -> bool | None:
        """Tell from the insight, a search, and the run whether the path can be completed."""
        lost = self.lost
        if self.insight.completable is not None:
            return self.insight.completable
        if lost is not None and lost.since is not None:
            return False
        if lost is not None and lost.alive == self.depth:
            return True
        return None if self.every or not self.is_exhausted else False

    def tell_complete(self) -> PositionAccount:
        """Say what comes next: the sentence about the step says why this is a solution."""
        if not self.insight.completable:
            return PositionAccount("no", tell("why-incomplete"), self.insight.sentence)
        after = {"more": tell("why-goes-on"), "over": tell("why-ends")}
        said = next((after[fact] for fact in after if fact in self.known), "")
        return PositionAccount("yes", tell("why-complete"), said)

    def tell_theorem(self) -> PositionAccount:
        """Say that a theorem rules it out; only from this start, if the search itself chose it."""
        chosen = self.depth > len(self.puzzle.root)
        # A run with a rule has been made already, and its end need not be the end of all.
        untold = "exhausted" not in self.known and "ruled" not in self.known
        return PositionAccount(
            "no",
            self.kind.tell_lost(self.puzzle) if chosen else tell("why-proved", none=self.none),
            tell("why-proof", proof=self.insight.sentence),
            since=tell("why-watch-all") if untold else "",
            source=self.tell_source(),
            marks=self.insight.marks,
        )

    def tell_source(self) -> str:
        theorem = self.kind.prove(self.puzzle)
        return tell("why-source", source=theorem.source) if theorem else ""

    def tell_before_start(self) -> PositionAccount:
        """Say before the first step that there is a solution, and how that is known."""
        proved = self.insight.reason == "theorem"
        proof = together(self.insight.sentence, self.tell_source()) if proved else ""
        title = tell("why-exists", goal=self.goal)
        return PositionAccount("yes", title, proof=proof, completion=self.completion)

    @property
    def completion(self) -> tuple[int, ...]:
        return () if self.lost is None else self.lost.completion

    def tell_fruitless(self) -> PositionAccount:
        """Say that the whole search finds nothing."""
        at_end, why = "end" in self.known, self.insight
        tried = tell("why-all-tried")
        said = PositionAccount("no", self.none if at_end else self.kind.tell_lost(self.puzzle))
        if why.completable is not False:
            sentence = tried if at_end else tell("why-tried-elsewhere")
            return self.add_evidence(replace(said, sentence=sentence))
        since = tried if at_end else tell("why-since-start", none=self.none)
        return self.add_evidence(replace(said, sentence=why.sentence, since=since))

    def tell_possible(self) -> PositionAccount:
        insight, lost = self.insight, self.lost
        since = ""
        if lost is not None and lost.alive is not None:
            since = tell("why-alive", goal=self.goal, spent=lost.spent)
        return PositionAccount(
            "yes",
            self.kind.tell_possible(self.puzzle, self.every),
            insight.sentence if insight.completable else "",
            since=since,
            completion=self.completion,
        )

    def tell_lost(self) -> PositionAccount:
        insight, lost = self.insight, self.lost
        sentence = insight.sentence
        if insight.completable is None:
            sentence = tell("why-tried-here")
            if lost is not None and not self.is_exhausted:
                sentence = tell("why-searched", spent=lost.spent)
        said = self.add_evidence(PositionAccount("no", self.kind.tell_lost(self.puzzle), sentence))
        root = len(self.puzzle.root)
        # A first choice that only sets the start can't be the one that lost the position.
        first = max(1, root) if self.kind.moves else root
        since = self.depth if self.depth <= first else lost and lost.since
        if since is None:
            return said
        if since > first and lost is not None:
            number = {"step": self.kind.step, "number": since, "name": self.name_step(since)}
            dated = tell("why-since", exact=lost.exact, **number)
            before = tell("why-without", goal=self.goal) if lost.exact else None
            return replace(said, since=together(dated, before), depth=since)
        # The search itself may have chosen the start.
        if since > root:
            return replace(said, since=tell("why-since-first", goal=self.goal))
        return replace(said, since=tell("why-since-start", none=self.none))

    def name_step(self, length: int) -> str:
        """Name the last step of a beginning of the path; a move is named by both ends."""
        names = [self.kind.label(self.puzzle, choice) for choice in self.state.path[:length]]
        if not self.kind.moves:
            return names[-1]
        return tell("why-move", origin=names[-2], target=names[-1])

    def add_evidence(self, said: PositionAccount) -> PositionAccount:
        """Add the evidence for a reason, and the reason why there is no solution at all."""
        insight, other = self.insight, self.insight.besides
        said = replace(said, marks=insight.marks, chain=insight.chain)
        if other is None:
            return said
        roles = {mark.role for mark in insight.marks}
        # Marks of one role look alike, so those of two reasons would be taken for each other.
        marks = () if roles & {mark.role for mark in other.marks} else other.marks
        besides = Everywhere(tell("why-besides", sentence=other.sentence), marks)
        return replace(said, besides=besides)
