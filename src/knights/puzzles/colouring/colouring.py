"""Colouring the regions of a map so that neighbours differ, with the fewest colours."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Literal, get_args

from knights.graphs.graph import Graph
from knights.language import tell
from knights.maps.map import Map, MapData, make_map
from knights.maps.region_names import show_names
from knights.mistakes import check_choice, check_flag, check_whole, set_fields
from knights.puzzles.colouring.dsatur import Saturation
from knights.puzzles.colouring.fixed import FixedOrder
from knights.puzzles.colouring.givens import (
    COLOURS,
    GivensLike,
    check_givens,
    read_givens,
    write_givens,
)
from knights.puzzles.colouring.kernel import Kernel
from knights.puzzles.colouring.network import MapNetwork
from knights.puzzles.display import ShownPuzzle
from knights.search import Candidate, State, acceptable, check_state
from knights.search.propagation import (
    LookAhead,
    Removal,
    Strategy,
    ValueOrder,
    check_strategy,
    check_values,
    enter_path,
    list_values,
)

RegionOrder = Literal["given", "degree", "dsatur", "kernel"]
# The orders in which a search may look ahead.
AHEAD = ("given", "degree", "dsatur")

MOST_COLOURS = 64


@dataclass(frozen=True, repr=False)
class Colouring(ShownPuzzle):
    """The puzzle of giving every region of a map one of k colours, neighbours different ones.

    The map may be anything that a `Map` can be made of; a graph's vertices become regions, and its
    edges borders. A choice is `region * colours + colour`, both from 0.

    `order` selects the next region: as `given`; by `degree`, most neighbours first; `dsatur`,
    always the one whose neighbours have the most different colours (Brelaz 1979), ties by degree;
    or `kernel`, the same with easy regions at the end: those that will have a colour left whatever
    happens, ties by the lowest degree. With `symmetry` only the first unused colour is tried: so
    colourings that differ only by the names of colours are found once.
    `givens` are colours that regions have from the beginning and that are never taken back: a text
    "Texas:red,Utah:2", with colours by name or number, or a mapping, or choices. Given colours have
    a meaning of their own, so there is no `symmetry` with them.
    `strategy` "forward" refuses a colour that leaves some region without any (forward checking);
    "consistent" goes on from each region with one colour left (AC-3). `kernel` has neither.

    >>> from knights import count
    >>> count(Colouring("A B; B C; C A", 3)), count(Colouring("A B; B C; C A", 2))
    (6, 0)

    Raises:
        ValueError: when the number of colours is not from 1 to 64, there is no such order or
            strategy, they don't go together, a region borders itself, there is no such given
            region or colour, or two neighbours are given the same colour.
    """

    map: Map
    colours: int
    order: RegionOrder = "given"
    symmetry: bool = False
    strategy: Strategy = "backtrack"
    values: ValueOrder = "given"
    givens: frozenset[int] = frozenset()

    puzzle_name = "colouring"

    def __init__(
        self,
        map: MapData,
        colours: int,
        order: RegionOrder = "given",
        symmetry: bool = False,
        strategy: Strategy = "backtrack",
        values: ValueOrder = "given",
        givens: GivensLike = (),
    ) -> None:
        set_fields(self, colours=check_whole("colours", colours, 1, MOST_COLOURS))
        set_fields(self, order=check_choice("order", order, get_args(RegionOrder)))
        set_fields(self, strategy=check_strategy(strategy, order, AHEAD))
        set_fields(self, values=check_values(values, strategy))
        set_fields(self, symmetry=check_flag("symmetry", symmetry), map=make_map(map))
        names = self.graph.names
        set_fields(self, givens=frozenset(read_givens(names, self.colours, givens)))
        if self.givens:
            check_givens(names, self.shown, self.neighbours, self.colours, self.givens)
            if self.symmetry:
                raise ValueError(tell("colouring-error-symmetry"))

    def _show(self, name: str) -> object:
        value = getattr(self, name)
        if name != "givens":
            return value
        return write_givens(self.graph.names, self.colours, self.givens)

    @property
    def graph(self) -> Graph:
        return self.map.graph

    @property
    def size(self) -> int:
        return len(self.graph.names) * self.colours

    @property
    def shown(self) -> Sequence[str]:
        """The regions' names in the current language."""
        return show_names(self.graph.names)

    @property
    def root(self) -> tuple[int, ...]:
        return tuple(sorted(self.givens))

    @property
    def length(self) -> int:
        return len(self.graph.names)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The regions that each region borders; edges in one direction are borders, too."""
        return self.graph.either_way

    @cached_property
    def sequence(self) -> tuple[int, ...]:
        """The regions in an order that does not depend on colours: as in the map, or by degree.

        Those with a given colour come first.
        """
        given = {choice // self.colours for choice in self.givens}
        sign = {"given": 0, "kernel": 1}.get(self.order, -1)
        return tuple(
            sorted(
                range(len(self.graph.names)),
                key=lambda region: (
                    region not in given,
                    0 if region in given else sign * len(self.neighbours[region]),
                ),
            )
        )

    def below(self, path: Sequence[int]) -> Sequence[int]:
        """The choices of a path that are not given."""
        return path[len(self.givens) :]

    def next_region(self, coloured: Mapping[int, int]) -> int:
        """The region to colour next, after the given colours."""
        if self.order == "kernel":
            return self.next_by_kernel(coloured)
        if self.order != "dsatur":
            return self.sequence[len(coloured)]
        # max() keeps the first of equals, which has the highest degree in `sequence`.
        return max(
            (region for region in self.sequence if region not in coloured),
            key=lambda region: len(
                {coloured[near] for near in self.neighbours[region] if near in coloured}
            ),
        )

    def next_by_kernel(self, coloured: Mapping[int, int]) -> int:
        """The hard region that most colours touch; without hard ones, the last that became easy."""
        form = self.begin()
        assert isinstance(form, Kernel)
        for region, colour in coloured.items():
            if (choice := region * self.colours + colour) not in self.givens:
                form.enter(choice)
        return self.sequence[form.own.bit_length() - 1]

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every colour for the next region."""
        if len(path) == self.length:
            return
        coloured = self.assignment(path)
        region = self.next_region(coloured)
        first = region * self.colours
        ahead = self.look_ahead()
        looked = [] if ahead is None else enter_path(ahead, self.below(path)).looked_at()
        for choice in dict.fromkeys([*looked, *range(first, first + self.colours)]):
            colour = choice - first
            reason = self.refusal(coloured, region, colour)
            if reason is None and ahead is not None:
                reason = self.tell_left_out(ahead.refusal(choice))
            yield Candidate(choice, reason)

    def refusal(self, coloured: dict[int, int], region: int, colour: int) -> str | None:
        """Say why a region cannot have a colour, or None if it can."""
        for near in self.neighbours[region]:
            if coloured.get(near) == colour:
                told, touched = colour_name(colour), self.shown[near]
                return tell("colouring-touches", region=touched, colour=told)
        if self.symmetry and colour > 1 + max(coloured.values(), default=-1):
            name, other = colour_name(colour), colour_name(colour - 1)
            return tell("colouring-as-new", colour=name, other=other)
        return None

    def tell_left_out(self, found: Removal | int | None) -> str | None:
        """Say in what a colour differs from what is left; None if it does not."""
        if found is None:
            return None
        if not isinstance(found, Removal):
            return tell("colouring-ahead-none", region=self.shown[found])
        only = colour_name(next(list_values(found.left)))
        return tell("colouring-ahead-only", region=self.shown[found.by], colour=only)

    def choices(self, path: Sequence[int]) -> list[int]:
        ahead = self.look_ahead()
        if ahead is not None:
            return enter_path(ahead, self.below(path)).choices()
        return acceptable(self.candidates(path))

    def descend(self, path: Iterable[int]) -> Iterator[list[int]]:
        """Yield the choices after each beginning of a path, in one pass over it."""
        colours = self.begin()
        yield colours.choices()
        for choice in islice(path, len(self.givens), None):  # the path may grow meanwhile
            colours.enter(choice)
            yield colours.choices()

    def look_ahead(self) -> LookAhead | None:
        """The search before its first colour, if it looks ahead."""
        if self.strategy == "backtrack":
            return None
        asked = self.neighbours, self.colours, self.next_region, self.symmetry, self.root
        return LookAhead(MapNetwork(*asked), self.strategy, self.values)

    def begin(self) -> FixedOrder | Saturation | Kernel | LookAhead:
        """Return the fast form of the search, before its first colour."""
        ahead = self.look_ahead()
        if ahead is not None:
            return ahead
        asked = self.sequence, self.neighbours, self.colours, self.symmetry, self.root
        if self.order == "kernel":
            return Kernel(*asked)
        return Saturation(*asked) if self.order == "dsatur" else FixedOrder(*asked)

    def assignment(self, path: Sequence[int]) -> dict[int, int]:
        """The colour of each coloured region, in the order in which they were coloured."""
        return dict(divmod(choice, self.colours) for choice in path)

    certain = True
    onward = False

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether every region has one colour, and the ends of every border differ.

        The check uses the graph's list of edges, the search its lists of neighbours.
        """
        colour = self.assignment(path)
        return (
            len(path) == len(colour) == len(self.graph.names)
            and set(colour) == set(range(len(self.graph.names)))
            and not any(colour[tail] == colour[head] for tail, head in self.graph.edges)
            and self.givens.issubset(path)
        )

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """The events of the search, computed with colours or regions as bits."""
        check_state(self, state)
        path, undone = state or State(self.root)
        if len(path) == self.length and undone is None and not every:
            return iter(())
        colours = self.begin()
        for choice in self.below(path):
            colours.enter(choice)
        if undone is not None:
            colours.skip(undone)
        return colours.walk(every)

    def text(self, path: Sequence[int]) -> str:
        """Return the number of colours in use, then a line a region."""
        coloured = self.assignment(path)
        used = len(set(coloured.values()))
        lines = [tell("colouring-colours", colours=used)]
        for region in sorted(coloured):
            name, colour = self.shown[region], colour_name(coloured[region])
            lines.append(tell("colouring-text-region", region=name, colour=colour))
        return "\n".join(lines)


@dataclass(frozen=True)
class Attempt:
    """One number of colours that was tried, and the result.

    The verdict is `found`, `exhausted` (none exists: all was tried), `proved` (none exists: more
    regions than that border one another) or `stopped` (at the limit of events; it proves nothing).
    """

    colours: int
    verdict: Literal["found", "proved", "exhausted", "stopped"]
    placed: int = 0
    undone: int = 0
    path: tuple[int, ...] = ()
    clique: tuple[int, ...] = ()


def fewest(
    graph: Graph,
    order: RegionOrder = "dsatur",
    symmetry: bool = True,
    limit: int | None = None,
    shortcut: bool = False,
) -> Iterator[Attempt]:
    """Try 1, 2, 3, ... colours, each to its end, until a colouring is found.

    The last attempt is the answer: the attempts before it prove that fewer colours are not enough.
    If even the largest number of colours is not enough, the last attempt proves that.

    With `shortcut` a clique, found beforehand, settles smaller numbers without a search. `limit`
    bounds the events of each attempt; a stopped attempt is the last.

    >>> from knights.graphs.graph import parse
    >>> [(a.colours, a.verdict) for a in fewest(parse("A B; B C; C A"))]
    [(1, 'exhausted'), (2, 'exhausted'), (3, 'found')]
    """
    together = clique(graph) if shortcut else ()
    for colours in range(1, min(len(graph.names), MOST_COLOURS) + 1):
        if colours < len(together):
            yield Attempt(colours, "proved", clique=together)
            continue
        attempt = attempt_colours(Colouring(graph, colours, order, symmetry), limit)
        yield attempt
        if attempt.verdict != "exhausted":
            return


def attempt_colours(puzzle: Colouring, limit: int | None = None) -> Attempt:
    """Look for one colouring, in at most `limit` events."""
    path: list[int] = []
    placed = undone = 0
    for event in puzzle.stream():
        if placed + undone == limit:
            return Attempt(puzzle.colours, "stopped", placed, undone, tuple(path))
        if event >= 0:
            path.append(event)
            placed += 1
        else:
            path.pop()
            undone += 1
    verdict: Literal["found", "exhausted"] = "found" if path else "exhausted"
    return Attempt(puzzle.colours, verdict, placed, undone, tuple(path))


def clique(graph: Graph) -> tuple[int, ...]:
    """A set of regions that all border one another: at least as many colours are needed.

    It is grown greedily from every region, most neighbours first. It need not be the largest, and
    the largest need not equal the number of colours; but each one is a proof.

    >>> from knights.graphs.graph import parse
    >>> clique(parse("A B; B C; C A; C D"))
    (0, 1, 2)
    """
    near = [set(regions) for regions in graph.either_way]
    best: list[int] = []
    for region in range(len(near)):
        grown = [region]
        for other in sorted(near[region], key=lambda r: (-len(near[r] & near[region]), r)):
            if all(other in near[member] for member in grown):
                grown.append(other)
        best = max(best, grown, key=len)
    return tuple(sorted(best))


def colour_name(colour: int) -> str:
    """Name a colour, counted from 0: red, blue, yellow ...; from the ninth on by its number."""
    return tell("colouring-colour", colour=colour + 1)


def write_colour(colour: int) -> str:
    """Name a colour as programs write it, in every language."""
    return COLOURS[colour] if colour < len(COLOURS) else f"colour {colour + 1}"
