"""Whole small searches walked by a plain recursion, and what is true of them by exhaustive search.

Of the library only what a puzzle is comes in: its board, its graph, its order of choices.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import isqrt
from typing import Any

from knights.puzzles.registry import find_kind
from knights.scenario import build, parse, wanted
from knights.search import Remembering

MOST_EVENTS = 60_000


@dataclass
class Moment:
    """A step of a walk: the state before the event of that number.

    `tried` are the choices tried below each beginning of the path, the root first; `found` the
    solutions up to now; `placed` the number of the event that placed the last choice of the path.
    """

    number: int
    path: tuple[int, ...]
    undone: int | None
    tried: tuple[tuple[int, ...], ...]
    found: int
    placed: int | None


class Ended(Exception):
    """Enough solutions have been found."""


class Walk:
    """A search from its beginning to its end, or to so many events."""

    def __init__(self, text: str) -> None:
        self.text = text
        scenario = parse(text)
        self.kind, self.puzzle = find_kind(scenario.puzzle), build(scenario)
        self.goal = wanted(scenario)
        self.rules = RULES[type(self.puzzle).__name__](self.puzzle)
        self.events: list[int] = []
        self.moments: list[Moment] = []
        self.path = list(self.puzzle.root)
        self.tried: list[tuple[int, ...]] = [()]
        self.stack: list[int] = []
        self.taken_back: dict[int, int] = {}
        self.found = 0
        self.visited: set[int] = set()
        self.whole = True
        self.note(None)
        try:
            self.count()
            self.search()
        except Ended:
            pass

    def note(self, undone: int | None) -> None:
        self.moments.append(
            Moment(
                len(self.events),
                tuple(self.path),
                undone,
                tuple(self.tried),
                self.found,
                self.stack[-1] if self.stack else None,
            )
        )

    def count(self) -> None:
        if len(self.path) == self.puzzle.length and self.puzzle.solved(self.path):
            self.found += 1
            self.moments[-1].found = self.found
            if self.found == (1 if self.goal == "first" else self.goal):
                raise Ended

    def choices(self) -> Iterator[int]:
        if isinstance(self.puzzle, Remembering):
            near = self.puzzle.neighbours[self.path[-1]] if self.path else self.puzzle.roots
            for vertex in near:
                if vertex not in self.visited:
                    self.visited.add(vertex)
                    yield vertex
        elif len(self.path) < self.puzzle.length:
            yield from self.puzzle.choices(tuple(self.path))

    def search(self) -> None:
        for choice in self.choices():
            if len(self.events) >= MOST_EVENTS:
                self.whole = False
                raise Ended
            self.stack.append(len(self.events))
            self.events.append(choice)
            self.path.append(choice)
            self.tried.append(())
            self.note(None)
            self.count()
            self.search()
            self.path.pop()
            self.tried.pop()
            self.tried[-1] += (choice,)
            self.taken_back[self.stack.pop()] = len(self.events)
            self.events.append(~choice)
            self.note(choice)

    def following(self, moment: Moment) -> int | None:
        return self.events[moment.number] if moment.number < len(self.events) else None

    def goes_on_from(self, moment: Moment) -> int | None:
        """After the undos that come, the length of the path below which something is placed."""
        length = len(moment.path)
        for event in self.events[moment.number :]:
            if event >= 0:
                return length
            length -= 1
        return None

    def steps(self, moment: Moment) -> int:
        """Events up to the one that takes the last choice back, or to the last of all."""
        end = len(self.events) - 1
        if moment.placed is not None:
            end = self.taken_back.get(moment.placed, end)
        return end - moment.number + 1


class Rules:
    """What a puzzle's rules say, written down once more."""

    def __init__(self, puzzle: Any) -> None:
        self.puzzle = puzzle

    def alive(self, path: Sequence[int]) -> bool:
        """Whether a solution begins with a path."""
        raise NotImplementedError

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        """Whether a choice is refused below a path for a reason that is true."""
        raise NotImplementedError

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        """Whether a choice is not looked at below a path, for a reason that is true."""
        raise NotImplementedError

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        """Whether a path is seen to be lost by these places."""
        raise NotImplementedError

    def place(self, choice: int) -> int:
        return choice


class OfTour(Rules):
    def __init__(self, puzzle: Any) -> None:
        super().__init__(puzzle)
        board = puzzle.board
        self.free = [s for s in range(board.size) if s not in board.holes]
        self.to = {s: [t for t in self.free if self.leads(s, t)] for s in self.free}
        self.whole = sum(1 << s for s in self.free)
        self.can = cache(self.go_on)

    def leads(self, one: int, other: int) -> bool:
        columns = self.puzzle.board.columns
        step = (other % columns - one % columns, other // columns - one // columns)
        return step in self.puzzle.moves

    def is_end(self, first: int, last: int) -> bool:
        if self.puzzle.end is not None and last != self.puzzle.end:
            return False
        return not self.puzzle.closed or self.leads(last, first)

    def go_on(self, visited: int, first: int, last: int) -> bool:
        if visited == self.whole:
            return self.is_end(first, last)
        return any(
            self.can(visited | 1 << square, first, square)
            for square in self.to[last]
            if not visited >> square & 1
        )

    def alive(self, path: Sequence[int]) -> bool:
        if not path:
            return any(self.alive([square]) for square in self.free)
        if len(set(path)) < len(path):
            return False
        return self.can(sum(1 << square for square in path), path[0], path[-1])

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        name, last = self.puzzle.board.name, len(path) == len(self.free) - 1
        if path and not self.leads(path[-1], choice):
            return False
        if reason == "blocked":
            return choice in self.puzzle.board.holes
        if reason == "on the path already":
            return choice in path
        if reason == "kept for the last move":
            return choice == self.puzzle.end and not last
        if reason == "no tour goes on from there":
            return not self.alive([*path, choice])
        first = path[0] if path else choice
        told = f"no move leads from there back to {name(first)}"
        return reason == told and last and not self.leads(choice, first)

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        name = self.puzzle.board.name
        told = f"No move leads from {name(path[-1])} to {name(choice)}."
        return sentence == told and not self.leads(path[-1], choice)

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        left = [s for s in self.free if s not in path]
        last = len(left) == 1
        following = [
            s
            for s in left
            if s in self.to[path[-1]]
            if (self.is_end(path[0], s) if last else s != self.puzzle.end)
        ]
        if path[-1] in places and not following:
            return True
        if len(set(path)) < len(path):
            return any(list(path).count(s) > 1 for s in places)
        if self.ends_wrong(path, left, places):
            return True
        around = {s: {t for t in left if self.leads(s, t) or self.leads(t, s)} for s in left}
        marked = [s for s in places if s in around]
        if len(left) > 1 and any(not around[s] for s in marked):
            return True
        if self.counts(path, left, places):
            return True
        return len(left) > 1 and (
            self.strands(path, around, marked)
            or self.cuts(around, marked)
            or self.forces(path, around, marked)
        )

    def ends_wrong(self, path: Sequence[int], left: list[int], places: set[int]) -> bool:
        """Nothing is left to end with, as the first square or the given last one shows."""
        if any(self.is_end(path[0], s) for s in left):
            return False
        return path[0] in places or self.puzzle.end in places

    def strands(self, path: Sequence[int], around: dict[int, set[int]], marked: list[int]) -> bool:
        """Of squares with one neighbour left one comes next and one last: for some there is no way.

        Tried out: each of them in each of the two parts.
        """
        single = [s for s in marked if len(around[s]) == 1]
        for square in single:
            near = square in self.to[path[-1]]
            if not near and not self.may_end(path, square):
                return True
        ways = [
            (following, last)
            for following in [None, *single]
            for last in [None, *single]
            if following is None or following in self.to[path[-1]]
            if last is None or self.may_end(path, last)
            if {following, last} >= set(single)
        ]
        return not ways

    def may_end(self, path: Sequence[int], square: int) -> bool:
        """Whether a tour may end on a square, by the goal and by the colours."""
        if not self.is_end(path[0], square):
            return False
        colour = self.puzzle.board.colour
        if any(colour(s) == colour(t) for s in self.free for t in self.to[s]):
            return True
        same = colour(path[0]) == colour(square)
        return same == (len(self.free) % 2 == 1)

    def cuts(self, around: dict[int, set[int]], marked: list[int]) -> bool:
        """Whether what hangs together with a square is not all that is left."""
        for square in marked:
            piece, waiting = {square}, [square]
            while waiting:
                new = around[waiting.pop()] - piece
                piece |= new
                waiting += new
            if len(piece) < len(around):
                return True
        return False

    def counts(self, path: Sequence[int], left: list[int], places: set[int]) -> bool:
        """Whether all that is left is marked, and no tour takes the two colours in turn."""
        colour = self.puzzle.board.colour
        if not places >= set(left):
            return False
        order = [colour(path[-1]) ^ (k % 2) for k in range(1, len(left) + 1)]
        turns = sorted(order) == sorted(map(colour, left))
        return not turns or not any(self.may_end(path, s) for s in left)

    def forces(self, path: Sequence[int], around: dict[int, set[int]], marked: list[int]) -> bool:
        """Whether all squares with two ways left are marked, of a path that is lost."""
        tight = {s for s in around if len(around[s]) + (s in self.to[path[-1]]) < 3}
        return bool(tight) and tight <= set(marked) and not self.alive(path)


class OfQueens(Rules):
    def sees(self, one: int, other: int) -> bool:
        (x, y), (file, rank) = divmod(one, self.puzzle.n), divmod(other, self.puzzle.n)
        return y == rank or abs(x - file) == abs(y - rank)

    def alive(self, path: Sequence[int]) -> bool:
        n = self.puzzle.n
        if len(path) == n:
            return True
        column = min(set(range(n)) - {queen // n for queen in path})
        squares = range(column * n, column * n + n)
        return any(
            self.alive([*path, s])
            for s in squares
            if s not in self.puzzle.holes and not any(self.sees(q, s) for q in path)
        )

    def name(self, square: int) -> str:
        return f"{'abcdefgh'[square // self.puzzle.n]}{square % self.puzzle.n + 1}"

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        n = self.puzzle.n
        if choice // n != len(path):
            return False
        if choice in self.puzzle.holes:
            return reason == "blocked"
        x, y = divmod(choice, n)
        queens = [divmod(queen, n) for queen in path]
        told = {f"attacked by the queen on {self.name(q)}" for q in path if self.sees(q, choice)}
        if any(rank == y for _, rank in queens):
            told.add(f"row {y + 1} already holds a queen")
        if any(rank - file == y - x for file, rank in queens):
            told.add("the rising diagonal already holds a queen")
        if any(rank + file == y + x for file, rank in queens):
            told.add("the falling diagonal already holds a queen")
        return reason in told

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        n = self.puzzle.n
        column, files = choice // n, "abcdefgh"
        if column < len(path):
            told = f"Column {files[column]} has its queen, on {self.name(path[column])}."
        else:
            told = f"The next queen stands in column {files[len(path)]}."
        return sentence == told and column != len(path)

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        """Whether one of the squares is in a column to come without a safe square."""
        n, holes = self.puzzle.n, self.puzzle.holes
        columns = {s // n for s in places if s // n >= len(path)}
        return any(
            all(
                square in holes or any(self.sees(q, square) for q in path)
                for square in range(column * n, column * n + n)
            )
            for column in columns
        )


class OfGraph(Rules):
    def __init__(self, puzzle: Any) -> None:
        super().__init__(puzzle)
        edges = set(puzzle.graph.edges)
        if not puzzle.graph.directed:
            edges |= {(head, tail) for tail, head in edges}
        self.edges = edges
        self.name = puzzle.graph.names.__getitem__

    def closes(self, path: Sequence[int], last: int) -> bool:
        if self.puzzle.length == 2 and not self.puzzle.graph.directed:
            return False
        return (last, path[0]) in self.edges

    def alive(self, path: Sequence[int]) -> bool:
        if len(path) == self.puzzle.length:
            return not self.puzzle.cycle or self.closes(path, path[-1])
        return any(
            self.alive([*path, vertex])
            for vertex in range(self.puzzle.size)
            if vertex not in path and (not path or (path[-1], vertex) in self.edges)
        )

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        name = self.name(choice)
        if path and (path[-1], choice) not in self.edges:
            return False
        if reason == f"{name} is gray: it is on the path already":
            return choice in path
        told = f"no edge leads from {name} back to {self.name(path[0])}"
        last = len(path) + 1 == self.puzzle.length
        return reason == told and last and not self.closes(path, choice)

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        name = self.name(choice)
        if len(path) == self.puzzle.length:
            return sentence == f"{name} is not looked at here."
        told = f"No edge leads from {self.name(path[-1])} to {name}."
        return sentence == told and (path[-1], choice) not in self.edges

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        here, size = path[-1], self.puzzle.size
        white = set(range(size)) - set(path)
        missing = self.puzzle.length - len(path)
        last = missing == 1
        ways = {v for v in white if (here, v) in self.edges}
        if here in places and not any(
            not (last and self.puzzle.cycle) or self.closes(path, v) for v in ways
        ):
            return True
        if self.puzzle.cycle and path[0] in places and not any(self.closes(path, v) for v in white):
            return True
        reached, waiting = set(ways), [*ways]
        while waiting:
            tail = waiting.pop()
            new = {v for v in white if (tail, v) in self.edges} - reached
            reached |= new
            waiting += new
        if len(white - (places - reached)) < missing:
            return True
        ends = [v for v in places & white if not any((v, w) in self.edges for w in white)]
        return missing == len(white) > 1 and len(ends) > 1


class OfForest(Rules):
    def __init__(self, puzzle: Any) -> None:
        super().__init__(puzzle)
        self.name = puzzle.graph.names.__getitem__

    def colour(self, moment: Moment, visited: set[int], choice: int) -> str:
        if choice in moment.path:
            return "gray"
        return "black" if choice in visited else "white"


class OfMap(Rules):
    def __init__(self, puzzle: Any) -> None:
        super().__init__(puzzle)
        self.name = puzzle.graph.names.__getitem__
        self.borders = {frozenset(edge) for edge in puzzle.graph.edges}
        self.can = cache(self.complete)

    def colour_name(self, colour: int) -> str:
        return ("red", "blue", "yellow", "green")[colour]

    def place(self, choice: int) -> int:
        return choice - choice % self.puzzle.colours

    def fits(self, coloured: dict[int, int], region: int, colour: int) -> bool:
        return not any(
            other == colour and frozenset((near, region)) in self.borders
            for near, other in coloured.items()
        )

    def complete(self, chosen: frozenset[tuple[int, int]]) -> bool:
        coloured = dict(chosen)
        left = [r for r in range(self.puzzle.length) if r not in coloured]
        return not left or any(
            self.can(chosen | {(left[0], colour)})
            for colour in range(self.puzzle.colours)
            if self.fits(coloured, left[0], colour)
        )

    def coloured(self, path: Sequence[int]) -> dict[int, int]:
        return {c // self.puzzle.colours: c % self.puzzle.colours for c in path}

    def alive(self, path: Sequence[int]) -> bool:
        return self.can(frozenset(self.coloured(path).items()))

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        coloured = self.coloured(path)
        region, colour = divmod(choice, self.puzzle.colours)
        told = {
            f"touches {self.name(near)}, already {self.colour_name(colour)}"
            for near, other in coloured.items()
            if other == colour and frozenset((near, region)) in self.borders
        }
        if self.puzzle.symmetry and colour and colour - 1 not in coloured.values():
            names = self.colour_name(colour), self.colour_name(colour - 1)
            told.add(f"{names[0]} is as new as {names[1]}: nothing to gain")
        return reason in told and region not in coloured

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        coloured = self.coloured(path)
        region = choice // self.puzzle.colours
        if region in coloured:
            return sentence == f"{self.name(region)} is {self.colour_name(coloured[region])}."
        following = {c.choice // self.puzzle.colours for c in self.puzzle.candidates(path)}
        told = [f"The next region is {self.name(other)}." for other in following]
        return [sentence] == told and region not in following

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        """Whether a region has no colour left, or those that are marked cannot all be coloured."""
        coloured = self.coloured(path)
        regions = {place // self.puzzle.colours for place in places}
        colours = range(self.puzzle.colours)
        for region in regions - set(coloured):
            if not any(self.fits(coloured, region, colour) for colour in colours):
                return True
        return not self.colours_by_themselves({}, sorted(regions))

    def colours_by_themselves(self, coloured: dict[int, int], regions: list[int]) -> bool:
        if not regions:
            return True
        return any(
            self.colours_by_themselves({**coloured, regions[0]: colour}, regions[1:])
            for colour in range(self.puzzle.colours)
            if self.fits(coloured, regions[0], colour)
        )


class OfSudoku(Rules):
    def __init__(self, puzzle: Any) -> None:
        super().__init__(puzzle)
        self.n = puzzle.n
        self.units = self.list_units()
        self.can = cache(self.complete)

    def list_units(self) -> dict[str, set[int]]:
        n, side = self.n, isqrt(self.n)
        units: dict[str, set[int]] = {}
        for cell in range(n * n):
            row, column = divmod(cell, n)
            box = row // side * side + column // side
            for name, number in (("row", row), ("column", column), ("box", box)):
                units.setdefault(f"{name} {number + 1}", set()).add(cell)
        return units

    def name(self, cell: int) -> str:
        return f"r{cell // self.n + 1}c{cell % self.n + 1}"

    def place(self, choice: int) -> int:
        return choice - choice % self.n

    def grid(self, path: Sequence[int]) -> tuple[int, ...]:
        cells = [0 if given == "." else int(given) for given in self.puzzle.givens]
        for choice in path:
            cells[choice // self.n] = choice % self.n + 1
        return tuple(cells)

    def digits(self, grid: Sequence[int], cell: int) -> set[int]:
        seen = {grid[other] for unit in self.units.values() if cell in unit for other in unit}
        return set(range(1, self.n + 1)) - seen

    def complete(self, grid: tuple[int, ...]) -> bool:
        if 0 not in grid:
            return True
        cell = grid.index(0)
        return any(
            self.can((*grid[:cell], digit, *grid[cell + 1 :])) for digit in self.digits(grid, cell)
        )

    def alive(self, path: Sequence[int]) -> bool:
        return self.can(self.grid(path))

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        grid, (cell, digit) = self.grid(path), divmod(choice, self.n)
        told = {
            f"{name} has its {digit + 1} in {self.name(other)}"
            for name, unit in self.units.items()
            for other in unit
            if cell in unit and grid[other] == digit + 1
        }
        return reason in told and not grid[cell]

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        grid, cell = self.grid(path), choice // self.n
        if grid[cell]:
            given = "" if self.puzzle.givens[cell] == "." else ", and is given"
            return sentence == f"{self.name(cell)} is {grid[cell]}{given}."
        following = {c.choice // self.n for c in self.puzzle.candidates(path)}
        told = [f"The next cell is {self.name(other)}." for other in following]
        return [sentence] == told and cell not in following

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        """Whether a cell has no digit left, or a unit lacks one that no open cell can take."""
        grid, cells = self.grid(path), {place // self.n for place in places}
        if any(not grid[cell] and not self.digits(grid, cell) for cell in cells):
            return True
        for unit in self.units.values():
            opened = {cell for cell in unit if not grid[cell]}
            lacking = set(range(1, self.n + 1)) - {grid[cell] for cell in unit}
            taken = set().union(*(self.digits(grid, cell) for cell in opened))
            if opened and opened <= cells and lacking - taken:
                return True
        return False


class OfLine(Rules):
    def alive(self, path: Sequence[int]) -> bool:
        n = self.puzzle.n
        return len(path) == n or any(
            self.alive([*path, c])
            for c in range(n)
            if c not in path and not (path and abs(path[-1] - c) == 1)
        )

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        if reason == "used already":
            return choice in path
        return reason == f"next to {path[-1] + 1}" and abs(path[-1] - choice) == 1

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        return False

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        left = set(range(self.puzzle.n)) - set(path)
        return all(abs(path[-1] - c) == 1 for c in left) and places >= left


RULES: dict[str, Callable[[Any], Rules]] = {
    "Tour": OfTour,
    "Queens": OfQueens,
    "PathSearch": OfGraph,
    "DepthFirst": OfForest,
    "Colouring": OfMap,
    "Sudoku": OfSudoku,
    "Line": OfLine,
}
