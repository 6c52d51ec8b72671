"""Look ahead: after each choice, rule out what can no longer go with it.

`forward` rules out the values that conflict with a choice (forward checking, Haralick and Elliott
1980). `consistent` goes on from each variable that has lost a value, until every value that is left
has a partner in every neighbour (AC-3, Mackworth 1977). A choice that leaves some variable without
a value is refused.

What is left depends on nothing but the choices that were made: either is the largest set of values
with its property. So a path has its domains, and nothing is kept from one event to the next.

In the order `lcv` the least constraining value comes first: the one that excludes the fewest values
left to variables without a choice (Haralick and Elliott 1980).
"""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from math import inf
from typing import Literal, NamedTuple, Protocol, get_args, runtime_checkable

from knights.language import tell
from knights.mistakes import check_choice
from knights.search.account import Level
from knights.search.puzzle import State

Strategy = Literal["backtrack", "forward", "consistent"]
ValueOrder = Literal["given", "lcv"]
Neighbours = Sequence[Sequence[int]]


class Network(Protocol):
    """The variables of a puzzle, and which of their values exclude one another.

    A choice is `variable * width + value`; a domain is a variable's values as bits. `given` has the
    domain of each variable before the first choice, and `most` is the largest number of values of
    a variable that one value of another can exclude. `variables` are those that need a choice.
    """

    width: int
    most: int
    given: Sequence[int]
    variables: Sequence[int]

    def neighbours(self, variable: int) -> Iterable[int]: ...

    def excluded(self, variable: int, value: int, other: int) -> int:
        """The values of another variable, as bits, that a value excludes."""
        ...

    def order(self, path: Sequence[int], domains: Sequence[int]) -> Iterable[int]:
        """The choices to look at after a path that is not complete, in order."""
        ...


class Unequal(Network):
    """Variables that may not have their neighbours' values: each value excludes itself there."""

    most = 1

    def __init__(
        self, given: Sequence[int], width: int, variables: Sequence[int], near: Neighbours
    ) -> None:
        self.given, self.width, self.variables, self.near = given, width, variables, near

    def neighbours(self, variable: int) -> Iterable[int]:
        return self.near[variable]

    def excluded(self, variable: int, value: int, other: int) -> int:
        return 1 << value


class Removal(NamedTuple):
    """A choice that is ruled out, because it excludes all that is left of a variable."""

    choice: int
    by: int
    left: int


class Domains(NamedTuple):
    """The domain of each variable, and the one that has none left, or None."""

    left: Sequence[int]
    emptied: int | None = None


class Ahead(NamedTuple):
    """The choices still possible for open variables, and those just ruled out, in order.

    `total` is the number of all that are ruled out on the path, which the search gives back as it
    takes choices back.
    """

    left: tuple[int, ...]
    removals: tuple[Removal, ...]
    total: int


@runtime_checkable
class Propagating(Protocol):
    """A puzzle that may look ahead; `look_ahead` returns None if its search does not.

    What it returns has the root behind it: only choices after the root are entered.
    """

    @property
    def root(self) -> tuple[int, ...]: ...

    def look_ahead(self) -> "LookAhead | None": ...


class LookAhead:
    """A search that looks ahead, after the choices that have been entered."""

    def __init__(self, network: Network, strategy: Strategy, values: ValueOrder = "given") -> None:
        self.network, self.consistent = network, strategy == "consistent"
        self.least_first = values == "lcv"
        self.removals: list[Removal] = []
        self.path: list[int] = []
        self.above: list[Iterator[tuple[int, Domains]]] = []
        self.domains = self.begin(self.removals)
        self.level = self.options(self.domains)

    def begin(self, removals: list[Removal]) -> Domains:
        domains, variables = [*self.network.given], self.network.variables
        for variable in variables:
            if not domains[variable]:
                return Domains(domains, variable)
        return self.spread(domains, variables if self.consistent else (), removals)

    def narrow(self, domains: Sequence[int], choice: int, removals: list[Removal]) -> Domains:
        """The domains after one more choice."""
        variable, value = divmod(choice, self.network.width)
        left = [*domains]
        left[variable] = 1 << value
        return self.spread(left, (variable,), removals)

    def spread(
        self, domains: list[int], changed: Iterable[int], removals: list[Removal]
    ) -> Domains:
        """Rule out what goes with nothing that is left of the variables that have changed."""
        network = self.network
        waiting = deque(changed)
        while waiting:
            by = waiting.popleft()
            left = domains[by]
            if left.bit_count() > network.most:
                continue
            for other in network.neighbours(by):
                lost = domains[other]
                for value in list_values(left):
                    lost &= network.excluded(by, value, other)
                if not lost:
                    continue
                domains[other] ^= lost
                base = other * network.width
                removals += (Removal(base + value, by, left) for value in list_values(lost))
                if not domains[other]:
                    return Domains(domains, other)
                if self.consistent and other not in waiting:
                    waiting.append(other)
        return Domains(domains)

    def options(self, domains: Domains, after: int | None = None) -> Iterator[tuple[int, Domains]]:
        """Yield each acceptable choice below the path, or after one, with the domains it leaves."""
        looked = [*self.order(domains)]
        for choice in looked[0 if after is None else looked.index(after) + 1 :]:
            if domains.emptied is None and self.is_left(domains, choice):
                narrowed = self.narrow(domains.left, choice, [])
                if narrowed.emptied is None:
                    yield choice, narrowed

    def order(self, domains: Domains) -> Iterable[int]:
        """The choices to look at after the path; none after the last."""
        if len(self.path) == len(self.network.variables):
            return ()
        looked = self.network.order(self.path, domains.left)
        if not self.least_first:
            return looked
        # Choices that are ruled out come last, in the network's order.
        done = {choice // self.network.width for choice in self.path}
        return sorted(
            looked,
            key=lambda choice: (
                self.count_lost(domains, choice, done) if self.is_left(domains, choice) else inf
            ),
        )

    def count_lost(self, domains: Domains, choice: int, done: Collection[int]) -> int:
        """The number of values left to variables that are not `done` that one choice excludes."""
        variable, value = divmod(choice, self.network.width)
        return sum(
            (domains.left[other] & self.network.excluded(variable, value, other)).bit_count()
            for other in self.network.neighbours(variable)
            if other not in done
        )

    def is_left(self, domains: Domains, choice: int) -> bool:
        variable, value = divmod(choice, self.network.width)
        return bool(domains.left[variable] >> value & 1)

    def refusal(self, choice: int) -> Removal | int | None:
        """Say why a choice is refused: what ruled it out, or the variable that it leaves empty."""
        if self.domains.emptied is not None:
            return self.domains.emptied
        if not self.is_left(self.domains, choice):
            return next((one for one in self.removals if one.choice == choice), None)
        return self.narrow(self.domains.left, choice, []).emptied

    def enter(self, choice: int) -> None:
        """Make an acceptable choice; the options before it have been tried."""
        self.above.append(self.options(self.domains, choice))
        self.domains = self.narrow(self.domains.left, choice, self.removals)
        self.path.append(choice)
        self.level = self.options(self.domains)

    def skip(self, choice: int) -> None:
        """Skip the options up to one that was tried."""
        self.level = self.options(self.domains, choice)

    def looked_at(self) -> list[int]:
        """The choices that come next, refused or not."""
        return [*self.order(self.domains)]

    def choices(self) -> list[int]:
        """The acceptable choices, in order."""
        return [choice for choice, _ in self.options(self.domains)]

    def count_cut(self) -> int:
        """The number of options that fit the path, and that looking ahead rules out."""
        return sum(map(self.fits, self.looked_at())) - len(self.choices())

    def count_stop(self, choice: int) -> int:
        """Count the options that fit after a choice where looking ahead leaves none; else 0."""
        self.path.append(choice)
        below = self.narrow(self.domains.left, choice, [])
        goes_on = next(self.options(below), None) is not None
        number = 0 if goes_on else sum(map(self.fits, self.order(below)))
        self.path.pop()
        return number

    def fits(self, choice: int) -> bool:
        """Tell whether a choice goes with each one on the path, without looking ahead."""
        width = self.network.width
        variable, value = divmod(choice, width)
        return bool(self.network.given[variable] >> value & 1) and not any(
            self.network.excluded(*divmod(before, width), variable) >> value & 1
            for before in self.path
            if variable in self.network.neighbours(before // width)
        )

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on."""
        path, levels = self.path, [*self.above, self.level]
        length = len(self.network.variables)
        while levels:
            for choice, domains in levels[-1]:
                yield choice
                if len(path) + 1 == length:
                    if not every:
                        return
                    yield ~choice
                    continue
                path.append(choice)
                levels.append(self.options(domains))
                break
            else:
                levels.pop()
                if levels:
                    yield ~path.pop()


def check_strategy(strategy: Strategy, order: str, orders: Sequence[str]) -> Strategy:
    """Return a strategy.

    Raises:
        ValueError: when there is none of that name, or it looks ahead in an order for which it
            can't: only `orders` are.
    """
    check_choice("strategy", strategy, get_args(Strategy))
    if strategy != "backtrack" and order not in orders:
        raise ValueError(
            tell("search-error-ahead", strategy=strategy, order=order, orders=[*orders])
        )
    return strategy


def check_values(values: ValueOrder, strategy: Strategy) -> ValueOrder:
    """Return an order of values.

    Raises:
        ValueError: when there is none of that name, or it needs a search that looks ahead.
    """
    check_choice("values", values, get_args(ValueOrder))
    if values != "given" and strategy == "backtrack":
        raise ValueError(tell("search-error-values", values=values))
    return values


def list_values(domain: int) -> Iterator[int]:
    """The values of a domain, the least first."""
    while domain:
        yield (domain & -domain).bit_length() - 1
        domain &= domain - 1


def enter_path(form: LookAhead, path: Iterable[int]) -> LookAhead:
    for choice in path:
        form.enter(choice)
    return form


def begin_ahead(puzzle: object, path: Sequence[int]) -> tuple[LookAhead | None, Sequence[int]]:
    """Return a puzzle's search that looks ahead, or None, and the path after the root."""
    if not isinstance(puzzle, Propagating):
        return None, path
    return puzzle.look_ahead(), path[len(puzzle.root) :]


def see_ahead(puzzle: object, state: State) -> Ahead | None:
    """Return the choices left at a state, and those that its last event ruled out.

    None for a search that does not look ahead.
    """
    form, path = begin_ahead(puzzle, state.path)
    if form is None:
        return None
    enter_path(form, path[:-1])
    before = len(form.removals) if path else 0
    enter_path(form, path[-1:])
    width = form.network.width
    done = {choice // width for choice in path}
    left = tuple(
        variable * width + value
        for variable in form.network.variables
        if variable not in done
        for value in list_values(form.domains.left[variable])
    )
    removed = () if state.undone is not None else tuple(form.removals[before:])
    return Ahead(left, removed, len(form.removals))


def count_lost(puzzle: object, path: Sequence[int]) -> int | None:
    """The number of options that the last choice excludes; None where that is not its order."""
    form, path = begin_ahead(puzzle, path)
    if form is None or not form.least_first:
        return None
    enter_path(form, path[:-1])
    done = {choice // form.network.width for choice in path[:-1]}
    return form.count_lost(form.domains, path[-1], done)


def count_cut(puzzle: object, path: Sequence[int]) -> int:
    """The number of options below a path that fit it, and that looking ahead rules out."""
    form, path = begin_ahead(puzzle, path)
    return 0 if form is None else enter_path(form, path).count_cut()


def mark_cuts(puzzle: object, path: Sequence[int], levels: Sequence[Level]) -> list[Level]:
    """Return the levels of a path, the first one's first, with what looking ahead ruled out."""
    form, path = begin_ahead(puzzle, path)
    if form is None:
        return [*levels]
    marked = []
    for depth, level in enumerate(levels):
        enter_path(form, path[depth - 1 : depth] if depth else ())
        stops = ((choice, form.count_stop(choice)) for choice in level.choices[: level.tried])
        stopped = tuple((choice, number) for choice, number in stops if number)
        fitting = sum(map(form.fits, form.looked_at()))
        marked.append(level._replace(cut=fitting - len(level.choices), stopped=stopped))
    return marked
