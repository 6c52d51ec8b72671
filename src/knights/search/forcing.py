"""Explain why a position is lost by a chain of forced choices, until some need has no option left.

A position has *needs*, such as a cell that needs a digit, each with its options: the choices that
are left to it. A need with one option forces it; a need without any ends the chain. If nothing is
forced, or the chain does not end so, the options of one need are tried, each with its chain.
Finding a chain proves that no solution goes on; finding none proves nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from knights.language import Told, tell, together
from knights.search.loss import Decision, Insight, Link, Mark

# A need with more options is not tried.
MOST_OPTIONS = 4
# The limit of the search if no chain is found: some 10 ms, in the browser 30.
BUDGET = 2_000
# The largest number of a chain's sentences to tell one after another.
MOST_TOLD = 3


class Position(Protocol):
    """The open needs of a position; each need is a number."""

    def needs(self) -> Iterable[int]:
        """The open needs."""
        ...

    def options(self, need: int) -> Sequence[int]:
        """The choices that are left to a need."""
        ...

    def lacking(self) -> int | None:
        """The first need without an option."""
        ...

    def forced(self) -> int | None:
        """The first need with one option."""
        ...

    def after(self, choice: int) -> "Position": ...

    def tell_lacking(self, need: int, then: bool = False) -> Told:
        """Say that a need has no option; `then`: as a consequence of the sentence before."""
        ...

    def tell_options(self, need: int, options: Sequence[int], then: bool = False) -> Told:
        """Name the options of a need; `then`: as a consequence of the sentence before."""
        ...

    def tell_try(self, choice: int) -> Told:
        """Say that a choice is tried."""
        ...

    def places(self, need: int, options: Sequence[int] = ()) -> tuple[int, ...]:
        """The places of a need for marks: a choice for each place; with `options`, theirs."""
        ...


@dataclass(frozen=True)
class Chain:
    """Needs with one option, each with the choice that it forces, and a need without an option."""

    steps: tuple[tuple[int, int], ...]
    lacking: int


def deduce(position: Position, decide: Callable[[int], Decision]) -> Insight | None:
    """Say why no solution follows a position: by force, or else because a search found none.

    `decide` searches from there for at most the number of events that it is given. If it finds a
    solution, the answer is None.
    """
    found = decide(BUDGET)
    if found.completable:
        return None
    reason = explain_by_force(position)
    return reason or (None if found.completable is None else tell_search(found.spent))


def tell_search(spent: int) -> Insight:
    return Insight(False, "searched", (), tell("search-searched", steps=spent, goal="solution"))


def explain_by_force(position: Position) -> Insight | None:
    """The shortest reason: a chain of forced choices, or a chain for each option of a need."""
    chain = find_chain(position)
    if chain is not None:
        links = [*link_chain(position, chain, ())]
        if len(links) == 1:
            (mark,) = links[0].marks
            return Insight(False, "no option", mark.places, links[0].sentence, (mark,))
        return Insight(
            False,
            "forced",
            places_of(links),
            tell_chain(position, chain),
            marks_of(links),
            chain=tuple(links),
        )
    found = find_split(position)
    if found is None:
        return None
    need, chains = found
    links = [*link_split(position, chains)]
    told = together(position.tell_options(need, [*chains]), tell("search-each-option"))
    mark = Mark("one", tell("search-mark-each-option"), position.places(need, [*chains]))
    return Insight(False, "each option", mark.places, told, (mark,), chain=tuple(links))


def find_chain(position: Position) -> Chain | None:
    """Follow forced choices until a need has no option; drop the steps that this does not need."""
    here, steps = position, []
    while (lacking := here.lacking()) is None:
        need = here.forced()
        if need is None:
            return None
        (choice,) = here.options(need)
        steps.append((need, choice))
        here = here.after(choice)
    return shorten(position, Chain(tuple(steps), lacking))


def shorten(position: Position, chain: Chain) -> Chain:
    """Drop the steps that a chain does not need, trying the latest first."""
    for at in reversed(range(len(chain.steps))):
        shorter = Chain(chain.steps[:at] + chain.steps[at + 1 :], chain.lacking)
        if holds(position, shorter):
            chain = shorter
    return chain


def holds(position: Position, chain: Chain) -> bool:
    """Tell whether each step of a chain is forced by those before it, and no option is left."""
    for need, choice in chain.steps:
        if list(position.options(need)) != [choice]:
            return False
        position = position.after(choice)
    return not position.options(chain.lacking)


def find_split(position: Position) -> tuple[int, dict[int, Chain]] | None:
    """A need whose options all lead to dead ends: the fewest options, then the shortest chains."""
    by_number: dict[int, list[int]] = {}
    for need in position.needs():
        by_number.setdefault(len(position.options(need)), []).append(need)
    for number in range(2, MOST_OPTIONS + 1):
        tried: dict[int, Chain | None] = {}
        found = [
            split for need in by_number.get(number, ()) if (split := try_all(position, need, tried))
        ]
        if found:
            return min(found, key=lambda split: sum(len(c.steps) for c in split[1].values()))
    return None


def try_all(
    position: Position, need: int, tried: dict[int, Chain | None]
) -> tuple[int, dict[int, Chain]] | None:
    """The chain of each option of a need; None if some option leads to no dead end."""
    chains = {}
    for choice in position.options(need):
        if choice not in tried:
            tried[choice] = find_chain(position.after(choice))
        chain = tried[choice]
        if chain is None:
            return None
        chains[choice] = chain
    return need, chains


def link_chain(position: Position, chain: Chain, tried: tuple[int, ...]) -> Iterator[Link]:
    """Yield the sentences and marks of a chain, after the choices that are tried."""
    chosen = tried
    for need, choice in chain.steps:
        chosen = (*chosen, choice)
        mark = Mark("one", tell("search-mark-one-option"), position.places(need, [choice]))
        yield Link(position.tell_options(need, [choice]), chosen, (mark,))
    mark = Mark("lost", tell("search-mark-no-option"), position.places(chain.lacking))
    yield Link(position.tell_lacking(chain.lacking), chosen, (mark,))


def link_split(position: Position, chains: dict[int, Chain]) -> Iterator[Link]:
    for choice, chain in chains.items():
        mark = Mark("one", tell("search-mark-tried"), (choice,))
        yield Link(position.tell_try(choice), (choice,), (mark,))
        yield from link_chain(position, chain, (choice,))


def tell_chain(position: Position, chain: Chain) -> Told:
    """Tell a chain in one text; of a long one only the beginning and the end."""
    first, *others = chain.steps
    last = position.tell_lacking(chain.lacking, then=True)
    if len(chain.steps) < MOST_TOLD:
        steps = [position.tell_options(need, [choice], then=True) for need, choice in others]
    else:
        steps = [tell("search-forced", number=len(chain.steps))]
    return together(position.tell_options(first[0], first[1:]), *steps, last)


def places_of(links: Sequence[Link]) -> tuple[int, ...]:
    """The places where something is forced, or else where nothing is left."""
    return links[-1].choices or links[-1].marks[0].places


def marks_of(links: Sequence[Link]) -> tuple[Mark, ...]:
    """Marks for the forced choices, and for the need without an option."""
    *forced, last = [link.marks[0].places for link in links]
    every = tuple(dict.fromkeys(place for places in forced for place in places))
    marks = [Mark("one", tell("search-mark-chain"), every)] if every else []
    return (*marks, Mark("other", tell("search-mark-chain-end"), last))
