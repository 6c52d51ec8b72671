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

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import inf
from typing import Literal, NamedTuple, Protocol, get_args, runtime_checkable

from knights.language import tell
from knights.mistakes import check_choice
from knights.search.account import Level
from knights.search.puzzle import State

Strategy = Literal["backtrack", "forward", "consistent"]
ValueOrder = Literal["given", "lcv"]
Neighbours = Sequence[Sequence[int]]
Values = Sequence[int]
MOST_KEPT = 200_000  # pairs of variables whose conflicts a search keeps: some 20 MB


class Network(Protocol):
    """The variables of a puzzle, and which of their values exclude one another.

    A choice is `variable * width + value`; a domain is a variable's values as bits. `given` has the
    domain of each variable before the first choice. `most` is the largest number of values of a
    variable that one value of another can exclude. `variables` are those that need a choice.
    """

    width: int
    most: int
    given: Sequence[int]
    variables: Sequence[int]

    def conflicts(self, variable: int, left: int) -> Sequence[tuple[int, int]]:
        """The neighbours, each with its values that go with none of those left to a variable.

        At most `most` values are left.
        """
        ...

    def find_next(self, made: Mapping[int, int], domains: Sequence[int]) -> tuple[int, Values]:
        """The next variable and its values in order, after choices that leave some to be made."""
        ...


class Unequal(Network):
    """Variables that may not have their neighbours' values: each value excludes itself there."""

    most = 1

    def __init__(
        self, given: Sequence[int], width: int, variables: Sequence[int], near: Neighbours
    ) -> None:
        self.given, self.width, self.variables, self.near = given, width, variables, near

    def conflicts(self, variable: int, left: int) -> Sequence[tuple[int, int]]:
        return [(other, left) for other in self.near[variable]]


class Removal(NamedTuple):
    """A choice that is ruled out, because it excludes all that is left of a variable."""

    choice: int
    by: int
    left: int


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
    """A search that looks ahead, after the choices that have been entered.

    `made` has the value of each variable with a choice, in their order. `domains` has what is
    left of each variable, `emptied` a variable that has nothing left before a choice, or None.
    """

    def __init__(self, network: Network, strategy: Strategy, values: ValueOrder = "given") -> None:
        self.network = network
        # The largest domain whose conflicts are propagated after the choice itself.
        self.largest = network.most if strategy == "consistent" else 0
        self.least_first = values == "lcv"
        self.conflicts = lru_cache(MOST_KEPT // len(network.given) + 1)(network.conflicts)
        self.removals: list[Removal] = []
        self.made: dict[int, int] = {}
        self.above: list[tuple[int, Iterator[int], list[int]]] = []
        self.domains = [*network.given]
        self.emptied = next((v for v in network.variables if not self.domains[v]), None)
        if self.emptied is None:
            few = [v for v in network.variables if self.domains[v].bit_count() <= self.largest]
            self.emptied = self.propagate(self.domains, few, self.removals)
        self.untried = self.find_untried()

    def propagate(
        self, domains: list[int], waiting: list[int], removals: list[Removal] | None = None
    ) -> int | None:
        """Rule out what goes with nothing that is left of the variables that have changed.

        Returns a variable that this leaves without values, or None.
        """
        largest = self.largest
        for by in waiting:
            left = domains[by]
            for other, excluded in self.conflicts(by, left):
                if domains[other] & excluded:
                    if removals is not None:
                        lost, first = domains[other] & excluded, other * self.network.width
                        removals += (Removal(first + v, by, left) for v in list_values(lost))
                    domains[other] = domain = domains[other] & ~excluded
                    if not domain:
                        return other
                    if domain.bit_count() <= largest:
                        waiting.append(other)
        return None

    def narrow(self, variable: int, value: int) -> list[int] | None:
        """The domains after one more choice; None if it leaves a variable without values."""
        left = [*self.domains]
        left[variable] = 1 << value
        return left if self.propagate(left, [variable]) is None else None

    def is_complete(self) -> bool:
        return len(self.made) == len(self.network.variables)

    def find_next(self) -> tuple[int, Values]:
        """The next variable, and its values in the order in which they are tried."""
        variable, values = self.network.find_next(self.made, self.domains)
        if self.least_first:
            # Values that are ruled out come last, in the network's order.
            domain = self.domains[variable]
            lost = {v: self.count_lost(variable, v) for v in values if domain >> v & 1}
            values = sorted(values, key=lambda value: lost.get(value, inf))
        return variable, values

    def count_lost(self, variable: int, value: int) -> int:
        """The number of values left to variables without a choice that one value excludes."""
        return sum(
            (self.domains[other] & excluded).bit_count()
            for other, excluded in self.conflicts(variable, 1 << value)
            if other not in self.made
        )

    def find_untried(self, after: int | None = None) -> Iterator[int]:
        """Yield the values to try below the path, or those after one that was tried.

        They are looked for when the first is asked for, with the path as it is then.
        """
        if self.emptied is None and not self.is_complete():
            _, values = self.find_next()
            yield from values[0 if after is None else values.index(after) + 1 :]

    def accept(self) -> Iterator[int]:
        """Yield the acceptable choices, in order."""
        variable, values = self.find_next()
        first, domain = variable * self.network.width, self.domains[variable]
        for value in values:
            if domain >> value & 1 and self.narrow(variable, value) is not None:
                yield first + value

    def choices(self) -> list[int]:
        """The acceptable choices, in order."""
        return [] if self.emptied is not None or self.is_complete() else [*self.accept()]

    def looked_at(self) -> list[int]:
        """The choices that come next, refused or not."""
        if self.is_complete():
            return []
        variable, values = self.find_next()
        return [variable * self.network.width + value for value in values]

    def refusal(self, choice: int) -> Removal | int | None:
        """Say why a choice is refused: what ruled it out, or the variable that it leaves empty."""
        if self.emptied is not None:
            return self.emptied
        variable, value = divmod(choice, self.network.width)
        if not self.domains[variable] >> value & 1:
            return next((one for one in self.removals if one.choice == choice), None)
        left = [*self.domains]
        left[variable] = 1 << value
        return self.propagate(left, [variable])

    def enter(self, choice: int) -> None:
        """Make an acceptable choice; the values before it have been tried."""
        variable, value = divmod(choice, self.network.width)
        self.above.append((variable, self.find_untried(value), self.domains))
        self.domains = [*self.domains]
        self.domains[variable] = 1 << value
        self.emptied = self.propagate(self.domains, [variable], self.removals)
        self.made[variable] = value
        self.untried = self.find_untried()

    def skip(self, choice: int) -> None:
        """Skip the values up to one that was tried."""
        self.untried = self.find_untried(choice % self.network.width)

    def count_cut(self) -> int:
        """The number of options that fit the path, and that looking ahead rules out."""
        return sum(map(self.fits, self.looked_at())) - len(self.choices())

    def count_stop(self, choice: int) -> int:
        """Count the options that fit after a choice where looking ahead leaves none; else 0."""
        before = self.domains
        variable, value = divmod(choice, self.network.width)
        self.domains = self.narrow(variable, value) or before
        self.made[variable] = value
        looked = self.looked_at()
        number = 0 if looked and any(True for _ in self.accept()) else sum(map(self.fits, looked))
        del self.made[variable]
        self.domains = before
        return number

    def fits(self, choice: int) -> bool:
        """Tell whether a choice goes with each one on the path, without looking ahead."""
        variable, value = divmod(choice, self.network.width)
        return bool(self.network.given[variable] >> value & 1) and not any(
            excluded >> self.made[other] & 1
            for other, excluded in self.conflicts(variable, 1 << value)
            if other in self.made
        )

    def walk(self, every: bool) -> Iterator[int]:
        """Yield the events from here on."""
        made, above, length = self.made, self.above, len(self.network.variables)
        propagate, width, untried = self.propagate, self.network.width, self.untried
        variable = -1 if self.is_complete() else self.find_next()[0]
        while True:
            domains = self.domains
            domain = domains[variable]
            for value in untried:
                if not domain >> value & 1:
                    continue
                left = domains.copy()
                left[variable] = 1 << value
                if propagate(left, [variable]) is not None:
                    continue
                yield variable * width + value
                if len(made) + 1 == length:
                    if not every:
                        return
                    yield ~(variable * width + value)
                    continue
                above.append((variable, untried, domains))
                made[variable], self.domains = value, left
                variable, values = self.find_next()
                untried = iter(values)
                break
            else:
                if not above:
                    return
                variable, untried, self.domains = above.pop()
                yield ~(variable * width + made.pop(variable))


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
        for value in list_values(form.domains[variable])
    )
    removed = () if state.undone is not None else tuple(form.removals[before:])
    return Ahead(left, removed, len(form.removals))


def count_lost(puzzle: object, path: Sequence[int]) -> int | None:
    """The number of options that the last choice excludes; None where that is not its order."""
    form, path = begin_ahead(puzzle, path)
    if form is None or not form.least_first:
        return None
    enter_path(form, path[:-1])
    return form.count_lost(*divmod(path[-1], form.network.width))


def find_stuck(puzzle: object, path: Sequence[int]) -> int | None:
    """The variable that comes next after a path, if looking ahead refuses all that is left of it.

    None where the search goes on, and for one that does not look ahead.
    """
    form, path = begin_ahead(puzzle, path)
    if form is None:
        return None
    looked = enter_path(form, path).looked_at()
    return looked[0] // form.network.width if looked and not form.choices() else None


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
