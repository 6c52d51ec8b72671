"""Explain step by step why a path through all vertices is lost: what is forced from here."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from knights.language import Told, tell, together
from knights.puzzles.graph.paths import Paths
from knights.puzzles.paths.chain import (
    Pair,
    Position,
    Step,
    Trial,
    contradicts,
    set_position,
    tell_chain,
    try_one,
)
from knights.search.loss import Insight, Link, Mark, Role, drawn

# The largest number of white vertices for trying each option of one; with more it takes long.
MOST_WHITE = 120
# Longer chains are summed up by their first and last step.
SHORT = 3


def see_forced(puzzle: Paths, path: Sequence[int]) -> Iterator[Insight]:
    """Yield an insight if what is forced after a path contradicts itself."""
    teller = Teller(puzzle, path, set_position(puzzle.ground, path))
    if contradicts(teller.position):
        yield teller.tell_forced(tell_chain(teller.position))


def see_trial(puzzle: Paths, path: Sequence[int]) -> Iterator[Insight]:
    """Yield an insight if every option of some vertex leads to a contradiction."""
    teller = Teller(puzzle, path, set_position(puzzle.ground, path))
    if puzzle.size - len(path) <= MOST_WHITE and not contradicts(teller.position):
        trial = try_one(teller.position, puzzle.size)
        if trial is not None:
            yield teller.tell_trial(trial)


@dataclass(frozen=True)
class Teller:
    """Explains a position of a path in sentences and marks."""

    puzzle: Paths
    path: Sequence[int]
    position: Position

    def vertex(self, side: int) -> int:
        """The vertex of a side; the path's last vertex for `back`."""
        position = self.position
        if side == position.back:
            return self.path[-1]
        return side - position.out if side >= position.out else side

    def name(self, side: int) -> str:
        return self.puzzle.graph.names[self.vertex(side)]

    def names(self, sides: Iterable[int]) -> list[str]:
        return [self.name(side) for side in sides]

    def tell_forced(self, steps: Sequence[Step]) -> Insight:
        links = tuple(self.tell_links(steps))
        return Insight(
            False,
            "forced",
            self.list_places(steps),
            sum_up([link.sentence for link in links]),
            self.mark(steps),
            chain=links if len(links) > 1 else (),
        )

    def tell_trial(self, trial: Trial) -> Insight:
        """Explain each option of one place, one after another, with its consequences."""
        side = trial.place
        told = [self.tell_case(side, kept) for kept, _ in trial.cases]
        links: list[Link] = []
        for sentence, (kept, steps) in zip(told, trial.cases, strict=True):
            tried = [self.mark_tried(side, kept)]
            links.append(Link(tell("graph-chain-suppose", case=sentence), (), drawn(*tried)))
            links += self.tell_links(steps, tried, side)
        every = [step for _, steps in trial.cases for step in steps]
        sentence = tell("graph-chain-trial", cases=told)
        places = tuple(dict.fromkeys((self.vertex(side), *self.list_places(every))))
        marks = drawn(
            Mark("lost", tell("graph-mark-proof"), places),
            self.mark_edges("one", tell("graph-mark-choices"), self.pairs(side)),
        )
        return Insight(False, "one place", places, sentence, marks, chain=tuple(links))

    def pairs(self, side: int) -> list[Pair]:
        return [(side, other) for other in self.position.options(side)]

    def mark_tried(self, side: int, kept: Iterable[int]) -> Mark:
        pairs = [(side, other) for other in kept]
        return self.mark_edges("other", tell("graph-mark-supposed"), pairs)

    def list_places(self, steps: Iterable[Step]) -> tuple[int, ...]:
        """The vertices that steps are about."""
        return tuple(dict.fromkeys(self.vertex(step.place) for step in steps))

    def mark(self, steps: Sequence[Step]) -> tuple[Mark, ...]:
        forced = [pair for step in steps for pair in step.forced]
        return drawn(
            Mark("lost", tell("graph-mark-proof"), self.list_places(steps)),
            self.mark_edges("one", tell("graph-mark-forced"), forced),
        )

    def tell_links(
        self, steps: Sequence[Step], before: Sequence[Mark] = (), supposed: int | None = None
    ) -> Iterator[Link]:
        forced: list[Pair] = []
        for step in steps:
            forced += step.forced
            lost = step is steps[-1]
            if step.place == supposed and not lost:
                continue
            told = tell("graph-mark-contradiction" if lost else "graph-mark-step")
            marks = drawn(
                Mark("lost" if lost else "cause", told, (self.vertex(step.place),)),
                *before,
                self.mark_edges("one", tell("graph-mark-forced"), forced),
            )
            yield Link(self.tell_last(step) if lost else self.tell_step(step), (), marks)

    def mark_edges(self, role: Role, told: str, pairs: Iterable[Pair]) -> Mark:
        """Mark the edges of pairs, except the virtual pair that closes the path to a ring."""
        edges = [self.edge(pair) for pair in pairs if self.position.back not in pair]
        unlike = tuple(dict.fromkeys(edge for edge in edges if edge[0] != edge[1]))
        if self.puzzle.graph.directed:
            return Mark(role, told, arrows=unlike)
        return Mark(role, told, lines=unlike)

    def edge(self, pair: Pair) -> Pair:
        """The vertices of two sides, the tail of a directed edge first."""
        one, other = map(self.vertex, pair)
        if self.position.out:
            return (other, one) if pair[0] < self.position.out else (one, other)
        return min(one, other), max(one, other)

    def is_entry(self, side: int) -> bool:
        """Tell whether a side is the way into a vertex of a directed graph."""
        return side < self.position.out

    def tell_step(self, step: Step) -> Told:
        """Say what is forced because no other way is left."""
        return together(self.tell_forced_way(step), self.tell_cut(step))

    def tell_forced_way(self, step: Step) -> Told:
        position, side, vertex = self.position, step.place, self.name(step.place)
        others = [other for other in step.left if other != position.back]
        names = self.names(others)
        if side == position.back:
            return together(tell("graph-chain-last", names=names), self.tell_way_back())
        if side == position.here:
            return tell("graph-chain-from-here", vertex=vertex, names=names)
        if position.out and self.is_entry(side):
            return tell("graph-chain-before", vertex=vertex, names=names)
        if position.out:
            if not others:
                return tell("graph-chain-is-last", vertex=vertex)
            return tell("graph-chain-after", vertex=vertex, names=names)
        if position.here in others:
            after = self.names(other for other in others if other != position.here)
            here = self.name(position.here)
            return tell("graph-chain-after-here", vertex=vertex, here=here, names=after)
        one = len(others) < 2
        return tell(
            "graph-chain-one-left" if one else "graph-chain-between", vertex=vertex, names=names
        )

    def tell_way_back(self) -> Told | None:
        if not self.puzzle.cycle:
            return None
        return tell("graph-chain-way-back", start=self.puzzle.graph.names[self.path[0]])

    def tell_cut(self, step: Step) -> Told | None:
        """Name the ways that earlier steps have ruled out."""
        cut = [other for other in step.cut if other != self.position.back]
        return tell("graph-chain-cut", names=self.names(cut)) if cut else None

    def tell_last(self, step: Step) -> Told:
        """Say what is impossible."""
        if step.forced:
            return together(self.tell_forced_way(step), self.tell_ring(step))
        position, side, vertex = self.position, step.place, self.name(step.place)
        others = [other for other in step.left if other != position.back]
        if side == position.back:
            told = together(tell("graph-chain-no-last"), self.tell_way_back())
        elif side == position.here:
            told = tell("graph-chain-no-way-on", vertex=vertex)
        elif position.out:
            entry = self.is_entry(side)
            told = tell(
                "graph-chain-none-before" if entry else "graph-chain-none-after", vertex=vertex
            )
        elif others:
            told = tell("graph-chain-not-last", vertex=vertex, names=self.names(others))
        else:
            told = tell("graph-chain-alone", vertex=vertex)
        return together(told, self.tell_cut(step))

    def tell_ring(self, step: Step) -> Told:
        """Name the ring that the ways of a step would close too early."""
        ring = [self.vertex(side) for side in step.ring if side != self.position.back]
        if self.position.back in step.ring:
            count = len({*ring, *self.path})
            return tell("graph-chain-too-short", number=count, size=self.puzzle.size)
        names = [self.puzzle.graph.names[vertex] for vertex in dict.fromkeys(ring)]
        return tell("graph-chain-ring", names=names)

    def tell_case(self, side: int, kept: Sequence[int]) -> Told:
        """Describe one option of a place."""
        position, vertex = self.position, self.name(side)
        others = [other for other in kept if other != position.back]
        names = self.names(others)
        if side == position.back:
            return tell("graph-case-last", names=names)
        if position.out and self.is_entry(side):
            return tell("graph-case-before", vertex=vertex, names=names)
        if side == position.here or position.out:
            if not others:
                return tell("graph-case-is-last", vertex=vertex)
            return tell("graph-case-after", vertex=vertex, names=names)
        last = len(others) < len(kept)
        return tell(
            "graph-case-last-after" if last else "graph-case-between", vertex=vertex, names=names
        )


def sum_up(sentences: Sequence[str]) -> Told:
    """Join the sentences of a chain; of a long one only the first and the last."""
    if len(sentences) <= SHORT:
        return together(*sentences)
    steps = tell("graph-chain-more", steps=len(sentences) - 2)
    return together(sentences[0], steps, sentences[-1])
