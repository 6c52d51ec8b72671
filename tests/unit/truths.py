"""Small searches walked in full by a plain recursion, with the facts that the oracle knows.

The library provides only the puzzles: boards, graphs and orders of choices.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

import oracle

from knights.move_orders import ORDERS
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse, wanted
from knights.search import Remembering

MOST_EVENTS = 60_000
UNITS = ("row", "column", "box")


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
    """Raised when a walk has found enough solutions."""


class Walk:
    """A search from its beginning to its end, or up to a number of events."""

    def __init__(self, text: str) -> None:
        self.text = text
        scenario = parse(text)
        self.kind, self.puzzle = find_kind(scenario.puzzle), build(scenario)
        self.goal = wanted(scenario)
        self.rules = truth_of(self.puzzle)
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
        """Return the length of the path at which the search places something again, or None."""
        length = len(moment.path)
        for event in self.events[moment.number :]:
            if event >= 0:
                return length
            length -= 1
        return None

    def steps(self, moment: Moment) -> int:
        """Return the number of events up to the one that undoes the last choice, or to the end."""
        end = len(self.events) - 1
        if moment.placed is not None:
            end = self.taken_back.get(moment.placed, end)
        return end - moment.number + 1


class Told:
    """Sentences about a puzzle, checked by the oracle's rules."""

    puzzle: Any

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        """Tell whether a choice is refused after a path for a true reason."""
        raise NotImplementedError

    def refusers(self, path: Sequence[int], choice: int) -> set[str]:
        """Name all places on the path that refuse a choice, where they are named."""
        return set()

    def breaks(self, number: int, choice: int, reason: str) -> bool:
        """Tell whether a square breaks a given number as it is said."""
        own = {f"it is number {n}" for n, square in self.givens.items() if square == choice}
        due = self.givens.get(number, choice)
        if due != choice and not own:
            return reason == f"number {number} is {self.puzzle.board.name(due)}"
        told, _, rest = reason.partition(", and this would be number ")
        return told in own and rest == str(number) and not self.keeps(number, choice)

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        """Tell whether a choice is skipped after a path for a true reason."""
        return False

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        """Tell whether these places prove that a path is lost."""
        raise NotImplementedError

    def place(self, choice: int) -> int:
        return choice


class OfTour(oracle.Tour, Told):
    def __init__(self, tour: Any) -> None:
        board = tour.board
        super().__init__(
            *(board.rows, board.columns, tour.moves, board.holes),
            *(tour.start, tour.end, tour.closed, dict(tour.givens)),
        )
        self.puzzle = tour

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        name, last = self.puzzle.board.name, len(path) == len(self.places) - 1
        if path and not self.leads(path[-1], choice):
            return False
        if reason == "it is blocked":
            return choice in self.puzzle.board.holes
        if reason == "it is on the path already":
            return choice in path
        if reason == "it is kept for the last move":
            return choice == self.end and not last
        if reason.startswith(("it is number ", "number ")):
            return self.breaks(len(path) + 1, choice, reason)
        if reason == f"no {'closed ' * self.closed}tour goes on from there":
            return not self.alive([*path, choice])
        first = path[0] if path else choice
        told = f"no move leads from there back to {name(first)}"
        return reason == told and last and not self.leads(choice, first)

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        name = self.puzzle.board.name
        leap = f"from {name(path[-1])} to {name(choice)}."
        told = f"No move leads {leap}"
        if set(self.puzzle.moves) == set(ORDERS["textbook"]):
            told = f"A knight can't go {leap} It moves two squares one way and one to the side."
        return sentence == told and not self.leads(path[-1], choice)

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        left = [s for s in self.places if s not in path]
        if path[-1] in places and not self.may(path):
            return True
        if len(set(path)) < len(path):
            return any(list(path).count(s) > 1 for s in places)
        if self.ends_wrong(path, left, places):
            return True
        around = {s: {t for t in left if self.leads(s, t) or self.leads(t, s)} for s in left}
        marked = [s for s in places if s in around]
        if len(left) > 1 and any(not around[s] for s in marked):
            return True
        if self.counts(path, left, places) or self.leaves_half(path, left, places):
            return True
        return len(left) > 1 and (
            self.strands(path, around, marked)
            or self.cuts(around, marked)
            or self.forces(path, around, marked)
        )

    def leaves_half(self, path: Sequence[int], left: list[int], places: set[int]) -> bool:
        """Tell whether the path on a board four wide left one half for good before it was full.

        A tour that begins on an outer line must fill one half first: test_halves.py checks this
        for every tour of small boards.
        """
        rows, columns = len(self.places) // self.columns, self.columns
        wide = 4 in (rows, columns) and min(rows, columns) > 2 and self.size == len(self.places)
        if not wide or self.closed or self.moves != set(oracle.KNIGHT):
            return False

        def half(square: int) -> tuple[bool, int]:
            rank, file = divmod(square, columns)
            inner = (rank if rows == 4 else file) in (1, 2)
            return inner, (rank + file + inner) % 2

        inner, first = half(path[0])
        if inner:
            return path[0] in places
        gone = any(half(square)[1] != first for square in path)
        return gone and any(half(square)[1] == first for square in places if square in left)

    def ends_wrong(self, path: Sequence[int], left: list[int], places: set[int]) -> bool:
        """Tell whether no free square can end the tour, as its first or its last square shows."""
        if any(self.is_end(path[0], s) for s in left):
            return False
        return path[0] in places or self.end in places

    def strands(self, path: Sequence[int], around: dict[int, set[int]], marked: list[int]) -> bool:
        """Tell whether the marked dead ends can't all be the next or the last square.

        A free square with one free neighbour must come next or last: all pairs are tried.
        """
        single = [s for s in marked if len(around[s]) == 1]
        for square in single:
            near = square in self.near[path[-1]]
            if not near and not self.may_end(path, square):
                return True
        ways = [
            (following, last)
            for following in [None, *single]
            for last in [None, *single]
            if following is None or following in self.near[path[-1]]
            if last is None or self.may_end(path, last)
            if {following, last} >= set(single)
        ]
        return not ways

    def may_end(self, path: Sequence[int], square: int) -> bool:
        """Tell whether a tour may end on a square, by the goal and by the colours."""
        if not self.is_end(path[0], square):
            return False
        colour = self.puzzle.board.colour
        if any(colour(s) == colour(t) for s in self.places for t in self.near[s]):
            return True
        same = colour(path[0]) == colour(square)
        return same == (len(self.places) % 2 == 1)

    def cuts(self, around: dict[int, set[int]], marked: list[int]) -> bool:
        """Tell whether the squares connected to a marked one are not all that are left."""
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
        """Tell whether all free squares are marked, and their colours can't alternate."""
        colour = self.puzzle.board.colour
        if not places >= set(left):
            return False
        order = [colour(path[-1]) ^ (k % 2) for k in range(1, len(left) + 1)]
        turns = sorted(order) == sorted(map(colour, left))
        return not turns or not any(self.may_end(path, s) for s in left)

    def forces(self, path: Sequence[int], around: dict[int, set[int]], marked: list[int]) -> bool:
        """Tell whether a lost path has all squares marked that have only two neighbours left."""
        tight = {s for s in around if len(around[s]) + (s in self.near[path[-1]]) < 3}
        return bool(tight) and tight <= set(marked) and not self.alive(path)


class OfQueens(oracle.Queens, Told):
    def __init__(self, queens: Any) -> None:
        super().__init__(queens.n, queens.holes, queens.givens)
        self.puzzle = queens

    def name(self, square: int) -> str:
        return f"{'abcdefgh'[square // self.puzzle.n]}{square % self.puzzle.n + 1}"

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        n = self.puzzle.n
        if choice // n != self.next_column(path):
            return False
        if choice in self.holes:
            return reason == "it is blocked"
        x, y = divmod(choice, n)
        queens = [divmod(queen, n) for queen in path]
        told = {f"the queen on {self.name(q)} attacks it" for q in path if self.sees(q, choice)}
        if any(rank == y for _, rank in queens):
            told.add(f"row {y + 1} already holds a queen")
        if any(rank - file == y - x for file, rank in queens):
            told.add("the rising diagonal already holds a queen")
        if any(rank + file == y + x for file, rank in queens):
            told.add("the falling diagonal already holds a queen")
        return reason in told

    def refusers(self, path: Sequence[int], choice: int) -> set[str]:
        seen = {self.name(queen) for queen in path if self.sees(queen, choice)}
        return set() if choice in self.holes else seen

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        n = self.puzzle.n
        column, files = choice // n, "abcdefgh"
        queen = next((queen for queen in path if queen // n == column), None)
        if queen is not None:
            told = f"Column {files[column]} has its queen, on {self.name(queen)}."
            if queen in self.givens:
                told = told.replace("its queen", "its given queen")
                told += " A given queen is never taken back."
        else:
            told = f"The next queen goes to column {files[self.next_column(path)]}."
            *first, last = [""] + [self.name(q) for q in path if self.sees(q, choice)]
            if last and choice not in self.holes:
                names = " and ".join(filter(None, [", ".join(first[1:]), last]))
                how = "queens" if first[1:] else "queen"
                verb = "attack" if first[1:] else "attacks"
                told += f" The {how} on {names} {verb} {self.name(choice)}, too."
        return sentence == told and column != self.next_column(path)

    def next_column(self, path: Sequence[int]) -> int:
        n = self.puzzle.n
        columns = sorted(set(range(n)) - {queen // n for queen in path})
        if self.puzzle.order == "left" or not columns:
            return min(columns, default=n)
        # Ties go to the column nearest to the edge, and then to the one on the right.
        return min(columns, key=lambda c: (len(self.safe(path, c)), -abs(2 * c - n + 1), -c))

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        """Tell whether one of the squares is in a later column without a safe square."""
        n, holes = self.puzzle.n, self.holes
        columns = {s // n for s in places} - {queen // n for queen in path}
        return any(
            all(
                square in holes or any(self.sees(q, square) for q in path)
                for square in range(column * n, column * n + n)
            )
            for column in columns
        )


class OfGraph(oracle.Graph, Told):
    def __init__(self, puzzle: Any) -> None:
        graph, start = puzzle.graph, puzzle.start
        super().__init__(
            *(puzzle.size, graph.edges, graph.directed, puzzle.length),
            *(None if start is None else graph.names.index(start), puzzle.cycle),
        )
        self.puzzle, self.name = puzzle, graph.names.__getitem__

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        name = self.name(choice)
        if path and (path[-1], choice) not in self.edges:
            return False
        if reason == "it is on the path already":
            return choice in path
        told = f"no edge leads from {name} back to {self.name(path[0])}"
        last = len(path) + 1 == self.puzzle.length
        return reason == told and last and not self.is_end(path[0], choice)

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        name = self.name(choice)
        if len(path) == self.puzzle.length:
            return sentence == f"The search doesn't look at {name} here."
        told = f"No edge leads from {self.name(path[-1])} to {name}."
        return sentence == told and (path[-1], choice) not in self.edges

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        white = set(self.places) - set(path)
        missing = self.length - len(path)
        if path[-1] in places and not self.may(path):
            return True
        back = any(self.is_end(path[0], v) for v in white)
        if self.closed and path[0] in places and not back:
            return True
        reached, waiting = {path[-1]}, [path[-1]]
        while waiting:
            new = white & set(self.near[waiting.pop()]) - reached
            reached |= new
            waiting += new
        if len(white - (places - reached)) < missing:
            return True
        ends = [v for v in places & white if not white & set(self.near[v])]
        return missing == len(white) > 1 and len(ends) > 1


class OfForest(Told):
    """A full traversal, which looks for nothing and so can't lose it."""

    def __init__(self, puzzle: Any) -> None:
        self.puzzle = puzzle


class OfMap(oracle.Colouring, Told):
    def __init__(self, puzzle: Any) -> None:
        super().__init__(puzzle.length, puzzle.graph.edges, puzzle.colours, puzzle.givens)
        self.puzzle, self.name = puzzle, puzzle.graph.names.__getitem__

    def value_name(self, colour: int) -> str:
        return ("red", "blue", "yellow", "green")[colour]

    def place(self, choice: int) -> int:
        return choice - choice % self.values

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        coloured = self.filled(path)
        region, colour = divmod(choice, self.values)
        told = {
            f"its neighbour {self.name(near)} is already {self.value_name(colour)}"
            for near, other in coloured.items()
            if other == colour and self.meet(near, region)
        }
        if self.puzzle.symmetry and colour and not {colour, colour - 1} & {*coloured.values()}:
            names = f"neither {self.value_name(colour)} nor {self.value_name(colour - 1)}"
            told.add(f"{names} is on the map yet, so one of them is enough")
        return reason in told and region not in coloured

    def refusers(self, path: Sequence[int], choice: int) -> set[str]:
        region, colour = divmod(choice, self.values)
        alike = (near for near, other in self.filled(path).items() if other == colour)
        return {self.name(near) for near in alike if self.meet(near, region)}

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        coloured = self.filled(path)
        region = choice // self.values
        if region in coloured:
            name, colour = self.name(region), self.value_name(coloured[region])
            told = f"{name} is already {colour}."
            if region * self.values + coloured[region] in self.givens:
                told = f"{name} is given: it is {colour}. A given colour is never taken back."
            return sentence == told
        following = {c.choice // self.values for c in self.puzzle.candidates(path)}
        told = [f"The next region is {self.name(other)}." for other in following]
        return [sentence] == told and region not in following

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        """Tell whether a region has no colour left, or the marked regions can't all be coloured."""
        coloured, regions = self.filled(path), sorted({place // self.values for place in places})
        if any(r not in coloured and not self.left(path, r) for r in regions):
            return True
        borders = [
            (a, b)
            for a, b in combinations(range(len(regions)), 2)
            if self.meet(regions[a], regions[b])
        ]
        return not oracle.Colouring(len(regions), borders, self.values).alive(())


class OfSudoku(oracle.Sudoku, Told):
    def __init__(self, puzzle: Any) -> None:
        super().__init__(puzzle.givens, puzzle.regions)
        self.puzzle = puzzle

    def value_name(self, value: int) -> str:
        return str(value + 1)

    def name(self, cell: int) -> str:
        return f"r{cell // self.values + 1}c{cell % self.values + 1}"

    def place(self, choice: int) -> int:
        return choice - choice % self.values

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        filled, (cell, digit) = self.filled(path), divmod(choice, self.values)
        told = {
            f"{self.unit_name(kind, unit)} has its {digit + 1} in {self.name(other)}"
            for other, there in filled.items()
            for kind, unit in enumerate(self.units(cell))
            if there == digit and unit == self.units(other)[kind]
        }
        return reason in told and cell not in filled

    def refusers(self, path: Sequence[int], choice: int) -> set[str]:
        cell, digit = divmod(choice, self.values)
        same = (other for other, there in self.filled(path).items() if there == digit)
        return {
            self.name(other)
            for other in same
            if any(a == b for a, b in zip(self.units(cell), self.units(other), strict=True))
        }

    def unit_name(self, kind: int, number: int) -> str:
        if kind < 2 or not self.regions:
            return f"{UNITS[kind]} {number + 1}"
        inside = (cell for cell in range(self.places) if self.units(cell)[kind] == number)
        return f"the region of {self.name(min(inside))}"

    def unseen(self, path: Sequence[int], choice: int, sentence: str) -> bool:
        filled, cell = self.filled(path), choice // self.values
        if cell in filled:
            name, digit = self.name(cell), filled[cell] + 1
            if cell in self.given:
                return sentence == f"{name} is {digit}: the puzzle gives it."
            return sentence == f"{name} is already {digit}."
        following = {c.choice // self.values for c in self.puzzle.candidates(path)}
        if len(following) > 1:
            (digit,) = {c.choice % self.values + 1 for c in self.puzzle.candidates(path)}
            named = set(re.findall(r"r\dc\d", sentence))
            begun = sentence.startswith(f"The next digit is {digit}, in ")
            return begun and named == {self.name(other) for other in following}
        told = [f"The next cell is {self.name(other)}." for other in following]
        return [sentence] == told and cell not in following

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        """Tell whether a cell has no digit left, or a unit lacks one that no open cell can take."""
        filled, cells = self.filled(path), {place // self.values for place in places}
        if any(cell not in filled and not self.left(path, cell) for cell in cells):
            return True
        for kind, number in product(range(3), range(self.values)):
            unit = [cell for cell in range(self.places) if self.units(cell)[kind] == number]
            opened = {cell for cell in unit if cell not in filled}
            lacking = set(range(self.values)) - {filled.get(cell) for cell in unit}
            taken = {value for cell in opened for value in self.left(path, cell)}
            if opened and opened <= cells and lacking - taken:
                return True
        return False


class OfLine(oracle.Line, Told):
    def __init__(self, puzzle: Any) -> None:
        super().__init__(puzzle.n)
        self.puzzle = puzzle

    def refuses(self, path: Sequence[int], choice: int, reason: str) -> bool:
        if reason == "used already":
            return choice in path
        return reason == f"next to {path[-1] + 1}" and abs(path[-1] - choice) == 1

    def proves(self, path: Sequence[int], places: set[int]) -> bool:
        left = set(range(self.size)) - set(path)
        return all(abs(path[-1] - c) == 1 for c in left) and places >= left


RULES: dict[str, Callable[[Any], Any]] = {
    "Tour": OfTour,
    "Queens": OfQueens,
    "Paths": OfGraph,
    "Forest": OfForest,
    "Colouring": OfMap,
    "Sudoku": OfSudoku,
    "Line": OfLine,
}


def truth_of(puzzle: Any) -> Any:
    """Return the oracle's rules for a puzzle of the library."""
    return RULES[type(puzzle).__name__](puzzle)
