"""The tasks on which Knights is compared with other libraries, and how each library does them."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import networkx
import pyxcc
from constraint import AllDifferentConstraint, Problem
from ortools.sat.python import cp_model
from pysat.solvers import Cadical153
from sudoku import Sudoku as PySudoku

from knights.board import Board
from knights.fragment import encode
from knights.maps import map as maps
from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.puzzles.tour.symmetry import count_closed
from knights.puzzles.tour.tour import Tour
from knights.scenario import build, parse, prune
from knights.search import Search
from pace import draw_cubic


def search(text: str, count: bool = False) -> Any:
    """Search a scenario by the strategy that takes back least."""
    run = Search(build(prune(parse(text))), "count" if count else "first").run()
    return run.count if count else run.path


def solve(model: cp_model.CpModel) -> cp_model.CpSolver:
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.solve(model)
    return solver


class Counter(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
    found = 0

    def on_solution_callback(self) -> None:
        self.found += 1


def count_solutions(model: cp_model.CpModel) -> int:
    solver, counter = cp_model.CpSolver(), Counter()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    solver.solve(model, counter)
    return counter.found


# --- queens ---

QUEENS = range(10)


def count_by_bits(rows: int = 0, rising: int = 0, falling: int = 0) -> int:
    """Count the solutions with rows and diagonals as bits, in the shortest form."""
    if rows == (1 << len(QUEENS)) - 1:
        return 1
    ways, safe = 0, (1 << len(QUEENS)) - 1 & ~(rows | rising | falling)
    while safe:
        bit = safe & -safe
        safe ^= bit
        ways += count_by_bits(rows | bit, (rising | bit) << 1, (falling | bit) >> 1)
    return ways


def queens_by_constraints() -> int:
    problem = Problem()
    problem.addVariables(QUEENS, QUEENS)
    problem.addConstraint(AllDifferentConstraint())
    for one, other in combinations(QUEENS, 2):
        problem.addConstraint(
            lambda row, rank, far=other - one: abs(row - rank) != far, (one, other)
        )
    return len(problem.getSolutions())


def queens_by_cp_sat() -> int:
    model = cp_model.CpModel()
    rows = [model.new_int_var(0, QUEENS[-1], "") for _ in QUEENS]
    for slope in (-1, 0, 1):
        model.add_all_different([row + slope * column for column, row in enumerate(rows)])
    return count_solutions(model)


def queens_by_sat() -> int:
    number = {(column, row): 1 + 10 * column + row for column in QUEENS for row in QUEENS}
    with Cadical153() as solver:
        for column in QUEENS:
            solver.add_clause([number[column, row] for row in QUEENS])
        for (a, b), (c, d) in combinations(number, 2):
            if a == c or b == d or abs(a - c) == abs(b - d):
                solver.add_clause([-number[a, b], -number[c, d]])
        return sum(1 for _ in solver.enum_models())


def queens_by_exact_cover() -> int:
    """Cover each column and row by one queen, each diagonal by one at most."""
    options = [
        pyxcc.Option(f"{c},{r}", [f"c{c}", f"r{r}"], [(f"u{c + r}", ""), (f"d{c - r}", "")])
        for c in QUEENS
        for r in QUEENS
    ]
    lines = [f"{kind}{at}" for kind in "cr" for at in QUEENS]
    diagonals = {line for c in QUEENS for r in QUEENS for line in (f"u{c + r}", f"d{c - r}")}
    return int(pyxcc.solve(pyxcc.Problem(lines, [*diagonals], options), True).count())


# --- sudoku and maps: values for places, with groups that must all differ ---


class Differ(NamedTuple):
    """The values that each place may have, and the groups of places that must all differ."""

    domains: Sequence[Sequence[int]]
    groups: Iterable[Sequence[int]]

    def suits(self, values: Sequence[int]) -> bool:
        own = all(value in domain for value, domain in zip(values, self.domains, strict=True))
        return own and all(len({values[at] for at in group}) == len(group) for group in self.groups)

    def by_constraints(self) -> list[int]:
        problem = Problem()
        for place, domain in enumerate(self.domains):
            problem.addVariable(place, [*domain])
        for group in self.groups:
            problem.addConstraint(AllDifferentConstraint(), group)
        found = problem.getSolution()
        return [found[place] for place in range(len(self.domains))]

    def by_cp_sat(self) -> list[int]:
        model = cp_model.CpModel()
        values = [model.new_int_var(domain[0], domain[-1], "") for domain in self.domains]
        for group in self.groups:
            model.add_all_different([values[place] for place in group])
        solver = solve(model)
        return [solver.value(value) for value in values]

    def by_sat(self) -> list[int]:
        domains = self.domains
        pairs = ((at, value) for at, domain in enumerate(domains) for value in domain)
        number = {pair: name for name, pair in enumerate(pairs, start=1)}
        with Cadical153() as solver:
            for at, domain in enumerate(domains):
                solver.add_clause([number[at, value] for value in domain])
            for one, other in {pair for group in self.groups for pair in combinations(group, 2)}:
                for value in {*domains[one]} & {*domains[other]}:
                    solver.add_clause([-number[one, value], -number[other, value]])
            solver.solve()
            true = {*solver.get_model()}
        chosen = dict(pair for pair, name in number.items() if name in true)
        return [chosen[at] for at in range(len(domains))]


# Arto Inkala's grid of 2012, one of the hardest ever published.
INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
UNITS = [
    *([9 * row + column for column in range(9)] for row in range(9)),
    *([9 * row + column for row in range(9)] for column in range(9)),
    *(
        [corner + at for at in (0, 1, 2, 9, 10, 11, 18, 19, 20)]
        for corner in (0, 3, 6, 27, 30, 33, 54, 57, 60)
    ),
]
GRID = Differ([range(1, 10) if sign == "." else [int(sign)] for sign in INKALA], UNITS)
USA = maps.built_in("us").graph
MAP = Differ([range(4)] * len(USA.names), USA.edges)


def sudoku_by_exact_cover() -> list[int]:
    """Cover each cell by one digit, and each digit of each unit by one cell."""
    options = [
        pyxcc.Option(
            f"{cell} {digit}",
            [f"c{cell}", *(f"{at} {digit}" for at, unit in enumerate(UNITS) if cell in unit)],
            [],
        )
        for cell, domain in enumerate(GRID.domains)
        for digit in domain
    ]
    places = [f"{at} {digit}" for at in range(27) for digit in range(1, 10)]
    problem = pyxcc.Problem([*(f"c{cell}" for cell in range(81)), *places], [], options)
    found = dict(option.split() for option in pyxcc.solve(problem, False).first())
    return [int(found[str(cell)]) for cell in range(81)]


def sudoku_by_py_sudoku() -> list[int]:
    signs = [None if sign == "." else int(sign) for sign in INKALA]
    board = [signs[start : start + 9] for start in range(0, 81, 9)]
    return [digit for row in PySudoku(3, 3, board=board).solve().board for digit in row]


def colours_by_networkx() -> list[int]:
    colours = networkx.greedy_color(networkx.Graph(USA.edges), "DSATUR")
    return [colours.get(region, 0) for region in range(len(USA.names))]


# --- tours, cycles, and a search that visits everything ---

CHESSBOARD, SMALL, SIX = Tour(Board(8, 8), 0), Tour(Board(5, 5)), Tour(Board(6, 6))
CUBIC, LARGE = draw_cubic(60), draw_cubic(10_000)
CYCLE = f"graph/{encode('; '.join(f'{tail} {head}' for tail, head in CUBIC.edges))}/0/cycle=yes"


def is_path(near: Sequence[Sequence[int]], path: Sequence[int], closed: bool = False) -> bool:
    line = [*path, path[0]] if closed else path
    steps = all(head in near[tail] for tail, head in pairwise(line))
    return steps and sorted(path) == list(range(len(near)))


def circuit_by_cp_sat(
    near: Sequence[Sequence[int]], starts: Iterable[int] = (), count: bool = False
) -> Any:
    """Find a Hamiltonian cycle; with starts a path from one, closed by an extra vertex."""
    arcs = [(tail, head) for tail, heads in enumerate(near) for head in heads]
    first = len(near) if starts else 0
    if starts:
        arcs += [(first, start) for start in starts] + [(vertex, first) for vertex in range(first)]
    model = cp_model.CpModel()
    taken = [model.new_bool_var("") for _ in arcs]
    model.add_circuit([(*arc, it) for arc, it in zip(arcs, taken, strict=True)])
    if count:
        return count_solutions(model)
    solver = solve(model)
    after = dict(arc for arc, it in zip(arcs, taken, strict=True) if solver.value(it))
    path = [first]
    while (vertex := after[path[-1]]) != first:
        path.append(vertex)
    return path[1:] if starts else path


def visit_by_networkx() -> int:
    steps = networkx.dfs_labeled_edges(networkx.Graph(LARGE.edges))
    return sum(kind != "nontree" for *_, kind in steps)


class Task(NamedTuple):
    """A task's name, the test of its answer, and the libraries that do it."""

    name: str
    is_right: Callable[[Any], bool]
    peers: dict[str, Callable[[], Any]]


CONSTRAINT, CP_SAT, SAT, EXACT_COVER = "python-constraint2", "ortools", "python-sat", "pyxcc"
TASKS = (
    Task(
        "queens 10: count all 724",
        lambda count: count == 724,
        {
            "Knights": partial(search, "queens/10", count=True),
            "by hand": count_by_bits,
            CONSTRAINT: queens_by_constraints,
            CP_SAT: queens_by_cp_sat,
            SAT: queens_by_sat,
            EXACT_COVER: queens_by_exact_cover,
        },
    ),
    Task(
        "Inkala's sudoku of 2012",
        GRID.suits,
        {
            "Knights": lambda: Sudoku(INKALA).grid(search(f"sudoku/{INKALA}")),
            CONSTRAINT: GRID.by_constraints,
            CP_SAT: GRID.by_cp_sat,
            SAT: GRID.by_sat,
            EXACT_COVER: sudoku_by_exact_cover,
            "py-sudoku": sudoku_by_py_sudoku,
        },
    ),
    Task(
        "United States in four colours",
        MAP.suits,
        {
            "Knights": lambda: [choice % 4 for choice in sorted(search("colouring/us/4"))],
            CONSTRAINT: MAP.by_constraints,
            CP_SAT: MAP.by_cp_sat,
            SAT: MAP.by_sat,
            "networkx": colours_by_networkx,
        },
    ),
    Task(
        "tour of 8x8 from a1",
        lambda path: path[0] == 0 and is_path(CHESSBOARD.neighbours, path),
        {
            "Knights": partial(search, "tour/8x8/a1/textbook"),
            CP_SAT: partial(circuit_by_cp_sat, CHESSBOARD.neighbours, [0]),
        },
    ),
    Task(
        "tours of 5x5: count all 1,728",
        lambda count: count == 1_728,
        {
            "Knights": partial(search, "tour/5x5/any/textbook", count=True),
            CP_SAT: partial(circuit_by_cp_sat, SMALL.neighbours, range(25), count=True),
        },
    ),
    Task(
        "closed tours of 6x6: count all 9,862",
        lambda count: count in (9_862, 2 * 9_862),  # in one direction, or in either
        {
            "Knights": partial(count_closed, SIX),
            CP_SAT: partial(circuit_by_cp_sat, SIX.neighbours, count=True),
        },
    ),
    Task(
        "cycle in a 3-regular graph, 60 vertices",
        lambda path: is_path(CUBIC.neighbours, path, closed=True),
        {
            "Knights": partial(search, CYCLE),
            CP_SAT: partial(circuit_by_cp_sat, CUBIC.neighbours),
        },
    ),
    Task(
        "depth-first search, 10,000 vertices",
        lambda steps: steps == 20_000,
        {
            "Knights": lambda: sum(1 for _ in Forest(LARGE).stream()),
            "networkx": visit_by_networkx,
        },
    ),
)
