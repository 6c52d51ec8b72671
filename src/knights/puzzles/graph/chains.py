"""Why a path through all vertices is lost: what is forced from here, told step by step."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from knights.puzzles.graph.pathsearch import PathSearch
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
from knights.search.loss import Insight, Link, Mark, drawn, name_all

# White vertices among which one is tried; of more every look would take long.
MOST_WHITE = 120
# Of a longer chain only the first and the last step are told at once.
SHORT = 3


def see_forced(puzzle: PathSearch, path: Sequence[int]) -> Iterator[Insight]:
    """Yield that what is forced below a path contradicts itself."""
    teller = Teller(puzzle, path, set_position(puzzle.ground, path))
    if contradicts(teller.position):
        yield teller.tell_forced(tell_chain(teller.position))


def see_trial(puzzle: PathSearch, path: Sequence[int]) -> Iterator[Insight]:
    """Yield that at some vertex every choice contradicts itself, where nothing does by itself."""
    teller = Teller(puzzle, path, set_position(puzzle.ground, path))
    if puzzle.size - len(path) <= MOST_WHITE and not contradicts(teller.position):
        trial = try_one(teller.position, puzzle.size)
        if trial is not None:
            yield teller.tell_trial(trial)


@dataclass(frozen=True)
class Teller:
    """Tells in sentences and marks what follows at a position of a path."""

    puzzle: PathSearch
    path: Sequence[int]
    position: Position

    def vertex(self, side: int) -> int:
        """The vertex of a side; that where the path stands for `back`."""
        position = self.position
        if side == position.back:
            return self.path[-1]
        return side - position.out if side >= position.out else side

    def name(self, side: int) -> str:
        return self.puzzle.graph.names[self.vertex(side)]

    def names(self, sides: Iterable[int], link: str = "and") -> str:
        return name_all([self.name(side) for side in sides], link=link)

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
        """Each choice at one place, one after another, with what follows from it."""
        side = trial.place
        told = [self.tell_case(side, kept) for kept, _ in trial.cases]
        links: list[Link] = []
        for sentence, (kept, steps) in zip(told, trial.cases, strict=True):
            tried = [self.mark_tried(side, kept)]
            links.append(Link(f"Suppose that {sentence}.", (), drawn(*tried)))
            links += self.tell_links(steps, tried, side)
        every = [step for _, steps in trial.cases for step in steps]
        sentence = f"Whichever is chosen leads to a contradiction: {'; or '.join(told)}."
        places = tuple(dict.fromkeys((self.vertex(side), *self.list_places(every))))
        marks = drawn(
            Mark("lost", "vertices whose ways the proof looks at", places),
            self.mark_edges("one", "edges to choose from", self.pairs(side)),
        )
        return Insight(False, "one place", places, sentence, marks, chain=tuple(links))

    def pairs(self, side: int) -> list[Pair]:
        return [(side, other) for other in self.position.options(side)]

    def mark_tried(self, side: int, kept: Iterable[int]) -> Mark:
        return self.mark_edges("other", "what is supposed", [(side, other) for other in kept])

    def list_places(self, steps: Iterable[Step]) -> tuple[int, ...]:
        """The vertices that steps speak of."""
        return tuple(dict.fromkeys(self.vertex(step.place) for step in steps))

    def mark(self, steps: Sequence[Step]) -> tuple[Mark, ...]:
        forced = [pair for step in steps for pair in step.forced]
        return drawn(
            Mark("lost", "vertices whose ways the proof looks at", self.list_places(steps)),
            self.mark_edges("one", "edges that the path would have to take", forced),
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
            told = "a contradiction" if lost else "the vertex of this step"
            marks = drawn(
                Mark("lost" if lost else "cause", told, (self.vertex(step.place),)),
                *before,
                self.mark_edges("one", "edges that the path would have to take", forced),
            )
            yield Link(self.tell_last(step) if lost else self.tell_step(step), (), marks)

    def mark_edges(self, role: str, told: str, pairs: Iterable[Pair]) -> Mark:
        """Mark the edges of some pairs; the way from the end back to here is none."""
        edges = [self.edge(pair) for pair in pairs if self.position.back not in pair]
        unlike = tuple(dict.fromkeys(edge for edge in edges if edge[0] != edge[1]))
        if self.puzzle.graph.directed:
            return Mark(role, told, arrows=unlike)  # type: ignore[arg-type]
        return Mark(role, told, lines=unlike)  # type: ignore[arg-type]

    def edge(self, pair: Pair) -> Pair:
        """The vertices of two sides, the tail of a directed edge first."""
        one, other = map(self.vertex, pair)
        if self.position.out:
            return (other, one) if pair[0] < self.position.out else (one, other)
        return min(one, other), max(one, other)

    def is_entry(self, side: int) -> bool:
        """Whether a side is that by which a vertex of a directed graph is come to."""
        return side < self.position.out

    def tell_step(self, step: Step) -> str:
        """Say what has to be, as no other way is left."""
        return f"{self.tell_forced_way(step)}.{self.tell_cut(step)}"

    def tell_forced_way(self, step: Step) -> str:
        position, side, name = self.position, step.place, self.name(step.place)
        others = [other for other in step.left if other != position.back]
        if side == position.back:
            return f"Only {self.names(others)} can be the last vertex{self.tell_way_back()}"
        if side == position.here:
            return f"From {name} the path can only go to {self.names(others)}"
        if position.out:
            if self.is_entry(side):
                return f"Only {self.names(others)} can come right before {name}"
            if not others:
                return f"Nothing can come right after {name}, so it is the last vertex"
            return f"Only {self.names(others)} can come right after {name}"
        if position.here in others:
            after = [other for other in others if other != position.here]
            rest = f", and {self.names(after)} after it" if after else ", and it is the last"
            return f"{name} has to come right after {self.name(position.here)}{rest}"
        if len(others) < 2:
            return f"Only {self.names(others)} is left beside {name}, so {name} is the last vertex"
        return f"Only {self.names(others)} are left beside {name}, so it comes between them"

    def tell_way_back(self) -> str:
        if not self.puzzle.cycle:
            return ""
        return f", as an edge has to lead from there back to {self.name(self.path[0])}"

    def tell_cut(self, step: Step) -> str:
        """Say what else there would be, were it not for the steps before."""
        cut = [other for other in step.cut if other != self.position.back]
        if not cut:
            return ""
        return f" The steps before rule out {self.names(cut)}."

    def tell_last(self, step: Step) -> str:
        """Say what cannot be."""
        position, side, name = self.position, step.place, self.name(step.place)
        if step.forced:
            return f"{self.tell_forced_way(step)}. {self.tell_ring(step)}"
        others = [other for other in step.left if other != position.back]
        if side == position.back:
            told = f"No white vertex can be the last{self.tell_way_back()}"
        elif side == position.here:
            told = f"From {name} the path can't go on"
        elif position.out:
            told = f"Nothing can come right {'before' if self.is_entry(side) else 'after'} {name}"
            told += "" if self.is_entry(side) else ", and it can't be the last vertex"
        elif others:
            told = (
                f"Only {self.names(others)} is left beside {name}, and it can't be the last vertex"
            )
        else:
            told = f"Nothing is left beside {name}: the path can't come there"
        return f"{told}.{self.tell_cut(step)}"

    def tell_ring(self, step: Step) -> str:
        """Say what the ways of a step would close too early."""
        ring = [self.vertex(side) for side in step.ring if side != self.position.back]
        if self.position.back in step.ring:
            count = len({*ring, *self.path})
            return f"Then the path would end with {count} of {self.puzzle.size} vertices."
        names = [self.puzzle.graph.names[vertex] for vertex in dict.fromkeys(ring)]
        return f"That closes a ring of {name_all(names)}, which leaves the others out."

    def tell_case(self, side: int, kept: Sequence[int]) -> str:
        """One choice at a place."""
        position, name = self.position, self.name(side)
        others = [other for other in kept if other != position.back]
        if side == position.back:
            return f"{self.names(others)} is the last vertex"
        if side == position.here:
            return f"{self.names(others)} follows {name}"
        if position.out and self.is_entry(side):
            return f"{self.names(others)} comes right before {name}"
        if position.out:
            return f"{self.names(others)} comes right after {name}" if others else f"{name} is last"
        if len(others) < len(kept):
            return f"{name} is the last vertex, after {self.names(others)}"
        return f"{name} comes between {self.names(others)}"


def sum_up(sentences: Sequence[str]) -> str:
    """The sentences of a chain; of a long one the first and the last."""
    if len(sentences) <= SHORT:
        return " ".join(sentences)
    steps = f"{len(sentences) - 2} more steps follow."
    return f"{sentences[0]} {steps} At last: {sentences[-1]}"
