"""The drawings of Why are true: each mark's words are checked by the oracle's rules."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kinds import explain
from shares import share
from streams import paths
from truths import truth_of

from knights.board import Board
from knights.graphs.graph import Graph, parse
from knights.language import trace
from knights.maps import map as maps
from knights.move_orders import ORDERS, Leaper, order_moves
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.colouring.insight import find_odd_ring, refute
from knights.puzzles.graph.paths import Paths
from knights.puzzles.queens.queens import Queens
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.puzzles.tour.tour import Tour
from knights.search import Puzzle
from knights.search.loss import Mark

# For each role of marks: whether a place, arrow or line may be marked so, by the rules alone.
Claim = Callable[..., bool]


class TourClaims:
    """Claims about the squares of a board and the moves of a piece."""

    def __init__(self, tour: Tour, path: tuple[int, ...], insight: Any) -> None:
        self.tour, self.path, self.reason = tour, path, insight.reason
        self.marked = {mark.role: mark.places for mark in insight.marks}
        rules = truth_of(tour)
        self.squares, self.reaches = rules.places, rules.leads
        self.free = [s for s in self.squares if s not in path]

    def next_to(self, one: int, other: int) -> bool:
        return self.reaches(one, other) or self.reaches(other, one)

    def colour(self, square: int) -> int:
        return sum(divmod(square, self.tour.board.columns)) % 2

    def near(self, square: int) -> list[int]:
        return [s for s in self.free if self.next_to(s, square)]

    def half(self, square: int) -> int:
        """Return a half of four ranks: outer squares of a colour, inner ones of the other."""
        return (self.colour(square) + (square // self.tour.board.columns in (1, 2))) % 2

    def claims(self) -> dict[str, Claim]:
        path, free = self.path, self.free
        here = path[-1] if path else -1

        def of_colour(number: int, square: str) -> Claim:
            first = self.tour.board.square(square)
            among = free if self.reason == "colours" else self.squares
            same = [s for s in among if self.colour(s) == self.colour(first)]
            return lambda s: s in same and len(same) == number

        def of_other(number: int) -> Claim:
            among = free if self.reason == "colours" else self.squares
            return lambda s: (
                s in among
                and number == sum(self.colour(s) == self.colour(other) for other in among)
            )

        return {
            "tour-mark-twice": lambda s: path.count(s) > 1,
            "tour-mark-proof": lambda s: s in self.squares,
            "tour-mark-colour": of_colour,
            "tour-mark-other-colour": of_other,
            "tour-mark-last": lambda s: len(path) == self.tour.length and s == here,
            "tour-mark-no-way-back": lambda s: (
                s == path[0] and not self.reaches(self.marked["lost"][0], s)
            ),
            "tour-mark-here": lambda s: s == here,
            "tour-mark-to-visited": lambda a, b: a == here and b in path and self.reaches(a, b),
            "tour-mark-only-end": lambda s: s == self.tour.end and self.reaches(here, s),
            "tour-mark-only-open": lambda start: (
                lambda s: free == [s] and not self.reaches(s, self.tour.board.square(start))
            ),
            "tour-mark-end": lambda s: s == self.tour.end,
            "tour-mark-start": lambda s: s == path[0],
            "tour-mark-back-visited": lambda a, b: (
                b == path[0] and a in path and self.reaches(a, b)
            ),
            "tour-mark-last-one": lambda s: len(self.near(s)) == 1,
            "tour-mark-two-ends": lambda s: len(self.near(s)) == 1,
            "tour-mark-two-next": lambda s: len(self.near(s)) == 1,
            "tour-mark-ways": lambda a, b: self.near(a) == [b],
            "tour-mark-stranded": lambda s: (
                s in free and not self.near(s) and not self.reaches(here, s)
            ),
            "tour-mark-past": lambda a, b: b in path and self.next_to(a, b) and b != here,
            "tour-mark-no-way-on": lambda s: (
                s in free and not self.near(s) and self.reaches(here, s)
            ),
            "tour-mark-way-in": lambda a, b: a == here and self.reaches(a, b) and b in free,
            "tour-mark-first": lambda s: s == path[0],
            "tour-mark-half-left": lambda s: s in free and self.half(s) == self.half(path[0]),
            "tour-mark-half-move": lambda a, b: (
                path.index(b) == path.index(a) + 1 and self.half(a) != self.half(b)
            ),
            "tour-mark-half-other": lambda s: s in free and self.half(s) != self.half(path[0]),
            "tour-mark-part": lambda s: (
                s in free and not set(self.near(s)) - set(self.marked["lost"])
            ),
            "tour-mark-others": lambda s: s in free and s not in self.marked["lost"],
            "tour-mark-two-ways": lambda s: (
                s == here or len(self.near(s)) + self.reaches(here, s) < 3
            ),
            "tour-mark-both-ways": lambda a, b: (
                self.next_to(a, b) and {a, b} <= {here, *free} and bool({a, b} & set(free))
            ),
        }


def of_graph(puzzle: Paths, path: tuple[int, ...]) -> dict[str, Claim]:
    near = puzzle.graph.neighbours
    white = set(range(puzzle.size)) - set(path)

    def reachable() -> set[int]:
        found, waiting = set(), [path[-1]]
        while waiting:
            new = [v for v in near[waiting.pop()] if v in white - found]
            found |= set(new)
            waiting += new
        return found

    def is_open(v: int) -> bool:
        return v in white or v == path[-1]

    def is_way(a: int, b: int) -> bool:
        return is_open(a) and is_open(b) and b in near[a]

    return {
        "graph-mark-proof": is_open,
        "graph-mark-step": is_open,
        "graph-mark-contradiction": is_open,
        "graph-mark-forced": is_way,
        "graph-mark-choices": is_way,
        "graph-mark-supposed": is_way,
        "graph-mark-begin": lambda v: not path,
        "graph-mark-here": lambda v: v == path[-1],
        "graph-mark-gray-edge": lambda a, b: b in path and b in near[a],
        "graph-mark-open": lambda v: v in white and not puzzle.solved((*path, v)),
        "graph-mark-start": lambda v: v == path[0],
        "graph-mark-back": lambda a, b=None: (
            a in path and path[0] in near[a] and b in {None, path[0]}
        ),
        "graph-mark-unreached": lambda v: v in white - reachable(),
        "graph-mark-reached": lambda v: v in reachable(),
        "graph-mark-ends": lambda v: v in white and not white & set(near[v]),
        "graph-mark-end-edges": lambda a, b: b in path and b in near[a],
    }


def of_queens(queens: Queens, path: tuple[int, ...]) -> dict[str, Claim]:
    hit = truth_of(queens).sees

    return {
        "queens-mark-column": lambda c: c in queens.holes or any(hit(queen, c) for queen in path),
        "queens-mark-attacker": lambda a, b=None: (
            a in path and (b is None or (hit(a, b) and b not in queens.holes))
        ),
    }


def of_colouring(puzzle: Colouring, path: tuple[int, ...]) -> dict[str, Claim]:
    k, rules = puzzle.colours, truth_of(puzzle)
    colour = rules.filled(path)

    def touch(one: int, other: int) -> bool:
        return rules.meet(one // k, other // k)

    return {
        "colouring-mark-stuck": lambda c: not rules.left(path, c // k),
        "colouring-mark-neighbours": lambda a, b=None: (
            a // k in colour if b is None else touch(a, b) and b // k in colour
        ),
        "colouring-mark-clique": lambda a, b=None: b is None or touch(a, b),
        "colouring-mark-ring": lambda regions: (
            lambda a, b=None: regions % 2 == 1 and (b is None or touch(a, b))
        ),
        "colouring-mark-hub": lambda a, b=None: b is None or touch(a, b),
    }


def of_sudoku(puzzle: Sudoku, path: tuple[int, ...]) -> dict[str, Claim]:
    n, rules = puzzle.n, truth_of(puzzle)
    digits = rules.filled(path)

    def held(cell: int) -> set[int]:
        return set(range(n)) - set(rules.left(path, cell))

    return {
        "sudoku-mark-stuck": lambda c: c // n not in digits and len(held(c // n)) == n,
        "sudoku-mark-holders": lambda regions: (
            lambda a, b=None: (
                regions == bool(puzzle.regions)
                and (
                    a // n in digits
                    if b is None
                    else rules.meet(a // n, b // n) and b // n in digits
                )
            )
        ),
        "sudoku-mark-blank": lambda digit: (
            lambda c: c // n not in digits and int(digit) - 1 in held(c // n)
        ),
        "sudoku-mark-in-the-way": lambda digit, regions: (
            lambda a, b=None: (
                regions == bool(puzzle.regions)
                and (
                    digits[a // n] == int(digit) - 1
                    if b is None
                    else rules.meet(a // n, b // n) and digits[b // n] == int(digit) - 1
                )
            )
        ),
    }


WHEEL = "A B; B C; C D; D E; E A; F A; F B; F C; F D; F E"
SMALL = "A -> B; A -> D; B -> C; B -> D; D -> E; E -> B; E -> F; F -> C"
PUZZLES: list[Puzzle] = [
    Tour(Board(3, 4), 0),
    Tour(Board(3, 4), 8, ORDERS["geeks"], end=1),
    Tour(Board(3, 3), 1),
    Tour(Board(4, 4), 0),
    Tour(Board(4, 5), 0, end=17),
    Tour(Board(5, 5), 12, ORDERS["sutcliffe"]),
    Tour(Board(5, 5), 1),
    Tour(Board(5, 6), 0, closed=True, strategy="pruned"),
    Tour(Board(3, 4), 0, strategy="naive", end=5),
    Tour(Board(3, 4), 0, order_moves("geeks", Leaper(0, 1))[:3]),
    Tour(Board(3, 3), 0, order_moves("geeks", Leaper(1, 1))),
    Queens(4),
    Queens(6),
    Colouring(maps.built_in("australia").graph, 2),
    Colouring(parse(WHEEL), 2),
    Colouring(parse(WHEEL), 3),
    Colouring(maps.built_in("us").graph, 3, "degree"),
    Sudoku("1... ..3. .4.. ...2"),
    Sudoku("1... .2.. ..3. ...4"),
    Sudoku("1... .1.. 34.. ....", regions="1112122233343444"),
    Sudoku("123. ..4. .... ....", regions="1112122233343444"),
    Paths(parse(SMALL), "A"),
    Paths(parse(SMALL)),
    Paths(parse("A B; B C; C D; D A; A C; D E; E A"), "A", cycle=True),
    Paths(parse("A B; B C; C D; D A; A C; D E"), "A", 4, cycle=True),
]
OTHERS: dict[type, Callable[[Any, tuple[int, ...]], dict[str, Claim]]] = {
    Queens: of_queens,
    Colouring: of_colouring,
    Sudoku: of_sudoku,
    Paths: of_graph,
}


def claims_of(puzzle: Puzzle, path: tuple[int, ...], insight: Any) -> dict[str, Claim]:
    if not isinstance(puzzle, Tour):
        return OTHERS[type(puzzle)](puzzle, path) | of_chain(insight)
    return TourClaims(puzzle, path, insight).claims()


def of_chain(insight: Any) -> dict[str, Claim]:
    """Return claims about a chain's marks; test_forcing.py checks the links that name them."""
    *forced, last = [mark.places for link in insight.chain for mark in link.marks] or [()]
    tried = {choice for link in insight.chain for choice in link.choices[:1]}
    return {
        "search-mark-chain": lambda c: any(c in f for f in forced),
        "search-mark-chain-end": lambda c: c in last,
        "search-mark-no-option": lambda c: insight.reason == "no option" and c in insight.squares,
        "search-mark-each-option": lambda c: bool(tried) and c in insight.squares,
    }


def check(mark: Mark, claims: dict[str, Claim]) -> None:
    key, values = trace(mark.told)
    assert key in claims, f"nobody has looked at what is said by {mark}"
    claim = claims[key](**values) if values else claims[key]
    assert mark.places or mark.arrows or mark.lines
    for place in mark.places:
        assert claim(place), (mark, place)
    for link in (*mark.arrows, *mark.lines):
        assert link[0] != link[1]
        assert claim(*link), (mark, link)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=range(len(PUZZLES)))
def test_every_mark_is_as_its_words_say(puzzle: Puzzle) -> None:
    told = set()
    for path in paths(puzzle):
        insight = explain(puzzle, path)
        assert insight is not None
        for reason in filter(None, (insight, insight.besides)):
            # Only a path lost for a visible reason has marks; a live or undecided path has none.
            if reason.reason not in {"theorem", "complete", "searched"}:
                assert bool(reason.marks) == (reason.completable is False), (path, reason)
            chain = reason.chain if isinstance(puzzle, Paths) else ()
            for mark in (*reason.marks, *(mark for link in chain for mark in link.marks)):
                check(mark, claims_of(puzzle, path, reason))
                told.add(trace(mark.told)[0])
    assert told


@settings(max_examples=share(150, 3), deadline=None)
@given(st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1), st.integers(1, 4))
def test_what_is_refuted_cannot_be_coloured(pairs: set[tuple[int, int]], colours: int) -> None:
    names = "ABCDEFG"
    edges = [(names[a], names[b]) for a, b in pairs if a != b]
    graph = Graph.from_edges(edges, vertices=names)
    insight = refute(Colouring(graph, colours))
    possible = truth_of(Colouring(graph, colours)).alive(())
    assert insight is None or not possible
    if colours == 2:
        # A graph can be coloured with two colours exactly when it has no odd ring.
        assert (insight is None) == possible
        ring = find_odd_ring(graph.either_way, range(len(names)))
        assert bool(ring) != possible
        assert len(set(ring)) == len(ring) and len(ring) % 2 == bool(ring)


def test_nevada_is_why_three_colours_do_not_colour_the_states() -> None:
    puzzle = Colouring(maps.built_in("us").graph, 3, "degree")
    names = puzzle.graph.names
    for path in paths(puzzle):
        insight = explain(puzzle, path)
        assert insight is not None and insight.completable is False
        everywhere = insight.besides or insight
        assert everywhere.reason == "odd ring"
        rim, hub = everywhere.marks
        assert [names[choice // 3] for choice in hub.places] == ["Nevada"]
        assert {names[choice // 3] for choice in rim.places} == {
            *("Arizona", "California", "Idaho", "Oregon", "Utah")
        }
        # If a region has no colour left, the odd ring is only the second reason.
        assert (insight.besides is None) == (insight.reason == "odd ring")
