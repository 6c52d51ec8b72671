"""The oracle: facts about puzzles by exhaustive search, without any code of the library.

Rules say what may follow a path in any order of choices; all else is one search. A choice is the
number that it is in the library: a square, a queen's square by columns, a vertex, a region's
colour, a cell's digit.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import isqrt

Path = tuple[int, ...]
KNIGHT = [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)]


class Rules:
    """The rules of a puzzle, with an exhaustive search that follows them."""

    size: int
    length: int

    def __init__(self) -> None:
        self.known: dict[object, bool] = {}

    def may(self, path: Sequence[int]) -> set[int]:
        """Return the choices allowed after a path, including those that can only end it."""
        raise NotImplementedError

    def next_place(self, path: Sequence[int]) -> range:
        """Return choices of which each solution needs one; all, where the order matters."""
        return range(self.size)

    def key(self, path: Path) -> object:
        """Return all that later choices depend on, so that equal keys need only one search."""
        return frozenset(path)

    def following(self, path: Sequence[int]) -> list[int]:
        place = self.next_place(path) if len(path) < self.length else range(0)
        return sorted(choice for choice in self.may(path) if choice in place)

    def obeys(self, path: Sequence[int]) -> bool:
        """Tell whether each choice of a path is allowed after those before it."""
        return all(choice in self.may(path[:at]) for at, choice in enumerate(path))

    def goes_on(self, path: Path) -> bool:
        """Tell whether some solution continues a path that obeys the rules."""
        if len(path) == self.length:
            return True
        key = self.key(path)
        if key not in self.known:
            self.known[key] = any(self.goes_on((*path, c)) for c in self.following(path))
        return self.known[key]

    def alive(self, path: Sequence[int]) -> bool:
        """Tell whether some solution begins with a path."""
        return self.obeys(path) and self.goes_on(tuple(path))

    def is_solution(self, path: Sequence[int]) -> bool:
        return len(path) == self.length and self.obeys(path)

    def solutions(self, path: Path = ()) -> Iterator[Path]:
        """Yield the solutions that continue a path, each in one order only."""
        if len(path) == self.length:
            yield path
            return
        for choice in self.following(path):
            if self.goes_on((*path, choice)):
                yield from self.solutions((*path, choice))


class Steps(Rules):
    """A path from place to place that visits each place at most once.

    `givens` are places by their numbers on the path, from 1.
    """

    start: int | None = None
    end: int | None = None
    closed = False
    places: Sequence[int]

    def __init__(self, givens: dict[int, int] | None = None) -> None:
        super().__init__()
        self.givens = givens or {}

    def leads(self, one: int, other: int) -> bool:
        raise NotImplementedError

    def goes_on(self, path: Path) -> bool:
        if not path:
            return any(self.goes_on((place,)) for place in self.may(()))
        return self.can(sum(1 << place for place in path), path[0], path[-1])

    def try_all(self, visited: int, first: int, last: int) -> bool:
        """Search as `goes_on` does on a bit set of places, as tours have too many paths."""
        if visited.bit_count() == self.length:
            return self.is_end(first, last)
        return any(
            self.can(visited | 1 << place, first, place)
            for place in self.near[last]
            if not visited >> place & 1 and self.keeps(visited.bit_count() + 1, place)
        )

    def keeps(self, number: int, place: int) -> bool:
        """Tell whether a place may have a number: its own given one, or one that is not given."""
        return all((given == place) == (number == one) for one, given in self.givens.items())

    def is_end(self, first: int, last: int) -> bool:
        """Tell whether a path through all other places may end with a place."""
        return self.end in (None, last) and (not self.closed or self.leads(last, first))

    def may(self, path: Sequence[int]) -> set[int]:
        if not path:
            near = self.places if self.start is None else [self.start]
        else:
            near = [place for place in self.near[path[-1]] if place not in path]
        near = [place for place in near if self.keeps(len(path) + 1, place)]
        if len(path) == self.length - 1:
            return {place for place in near if self.is_end(path[0] if path else place, place)}
        return {place for place in near if place != self.end}

    def join(self) -> None:
        self.near = {p: [q for q in self.places if self.leads(p, q)] for p in self.places}
        self.can = cache(self.try_all)


class Tour(Steps):
    """A leaper's tour; squares are numbered by files from a1, then by ranks."""

    def __init__(
        self,
        rows: int,
        columns: int,
        moves: Sequence[tuple[int, int]] = KNIGHT,
        holes: Sequence[int] | frozenset[int] = (),
        start: int | None = None,
        end: int | None = None,
        closed: bool = False,
        givens: dict[int, int] | None = None,
    ) -> None:
        super().__init__(givens)
        self.columns, self.size, self.moves = columns, rows * columns, set(moves)
        self.start, self.end, self.closed = start, end, closed
        self.places = [square for square in range(self.size) if square not in holes]
        self.length = len(self.places)
        self.join()

    def leads(self, one: int, other: int) -> bool:
        (rank, file), (up, right) = divmod(one, self.columns), divmod(other, self.columns)
        return (right - file, up - rank) in self.moves


class Graph(Steps):
    """A path or a ring of a given number of vertices along edges."""

    def __init__(
        self,
        size: int,
        edges: Sequence[tuple[int, int]],
        directed: bool,
        length: int,
        start: int | None = None,
        cycle: bool = False,
    ) -> None:
        super().__init__()
        self.size, self.length, self.start, self.closed = size, length, start, cycle
        self.edges = {*edges} if directed else {*edges, *((b, a) for a, b in edges)}
        self.no_ring = length == 2 and not directed  # to go back along the one edge is no ring
        self.places = range(size)
        self.join()

    def leads(self, one: int, other: int) -> bool:
        return (one, other) in self.edges

    def is_end(self, first: int, last: int) -> bool:
        return super().is_end(first, last) and not (self.closed and self.no_ring)


class Queens(Rules):
    """Queens; squares are numbered by columns: from a1 up its file, then the next file."""

    def __init__(
        self,
        n: int,
        holes: Sequence[int] | frozenset[int] = (),
        givens: Sequence[int] | frozenset[int] = (),
    ) -> None:
        super().__init__()
        self.n, self.size, self.length, self.holes, self.givens = n, n * n, n, holes, {*givens}

    def sees(self, one: int, other: int) -> bool:
        (x, y), (file, rank) = divmod(one, self.n), divmod(other, self.n)
        return y == rank or abs(x - file) == abs(y - rank)

    def safe(self, path: Sequence[int], column: int) -> list[int]:
        """Return the squares of a column that no queen attacks, given ones among them."""
        squares = range(column * self.n, column * self.n + self.n)
        given = self.givens.intersection(squares) or squares
        return [
            s
            for s in squares
            if s in given
            and s not in self.holes
            and not any(self.sees(q, s) for q in {*path, *self.givens} - {s})
        ]

    def may(self, path: Sequence[int]) -> set[int]:
        columns = set(range(self.n)) - {queen // self.n for queen in path}
        return {square for column in columns for square in self.safe(path, column)}

    def next_place(self, path: Sequence[int]) -> range:
        column = min(set(range(self.n)) - {queen // self.n for queen in path})
        return range(column * self.n, column * self.n + self.n)


class Filling(Rules):
    """A value in each open place that differs from those in the places that it meets."""

    values: int
    given: dict[int, int]
    places: int

    def meet(self, one: int, other: int) -> bool:
        raise NotImplementedError

    def filled(self, path: Sequence[int]) -> dict[int, int]:
        return {**self.given, **dict(divmod(choice, self.values) for choice in path)}

    def left(self, path: Sequence[int], place: int) -> list[int]:
        """Return the values that a place can still take."""
        filled = self.filled(path)
        taken = {filled.get(other) for other in self.near[place]}
        return [value for value in range(self.values) if value not in taken]

    def may(self, path: Sequence[int]) -> set[int]:
        opened = set(range(self.places)) - set(self.filled(path))
        return {p * self.values + value for p in opened for value in self.left(path, p)}

    def next_place(self, path: Sequence[int]) -> range:
        place = min(set(range(self.places)) - set(self.filled(path)))
        return range(place * self.values, place * self.values + self.values)

    def join(self) -> None:
        places = range(self.places)
        self.near = {p: [q for q in places if p != q and self.meet(p, q)] for p in places}
        self.size, self.length = self.places * self.values, self.places - len(self.given)


class Colouring(Filling):
    def __init__(
        self,
        regions: int,
        borders: Sequence[tuple[int, int]],
        colours: int,
        givens: Sequence[int] | frozenset[int] = (),
    ) -> None:
        super().__init__()
        self.places, self.values, self.given = regions, colours, {}
        self.borders = {frozenset(border) for border in borders}
        self.givens = {*givens}
        self.join()

    def may(self, path: Sequence[int]) -> set[int]:
        """Return what goes with the path and with what is given, too."""
        fixed = dict(divmod(choice, self.values) for choice in self.givens)
        return {
            choice
            for choice in super().may(path)
            for region, colour in [divmod(choice, self.values)]
            if fixed.get(region, colour) == colour
            and not any(fixed.get(near) == colour for near in self.near[region])
        }

    def meet(self, one: int, other: int) -> bool:
        return frozenset((one, other)) in self.borders


# Rows and columns of the boxes of a grid.
BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3), 10: (2, 5), 12: (3, 4), 16: (4, 4)}


class Sudoku(Filling):
    """A sudoku; cells are numbered in reading order, and digit 1 is value 0.

    `regions` has a sign for the region of each cell; without it there are boxes.
    """

    def __init__(self, givens: str, regions: str = "") -> None:
        super().__init__()
        self.regions = regions
        self.places = len(givens)
        self.values = isqrt(self.places)
        self.given = {cell: int(d, 17) - 1 for cell, d in enumerate(givens) if d != "."}
        self.join()

    def units(self, cell: int) -> tuple[int, int, int]:
        """Return the numbers of the row, the column and the box or region of a cell."""
        row, column = divmod(cell, self.values)
        if self.regions:
            return row, column, int(self.regions[cell], 17) - 1
        high, wide = BOXES[self.values]
        return row, column, row // high * high + column // wide

    def meet(self, one: int, other: int) -> bool:
        return any(a == b for a, b in zip(self.units(one), self.units(other), strict=True))


class Line(Rules):
    """The null puzzle: numbers in a line without two consecutive ones next to each other."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.size = self.length = n

    def may(self, path: Sequence[int]) -> set[int]:
        left = set(range(self.size)) - set(path)
        return {c for c in left if not path or abs(path[-1] - c) > 1}

    def key(self, path: Path) -> object:
        return frozenset(path), path[-1:]
