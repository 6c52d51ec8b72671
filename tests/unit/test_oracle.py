"""The oracle's counts are those published, and it imports nothing of the library."""

import ast
from pathlib import Path

import oracle
import pytest
from oracle import Colouring, Graph, Line, Queens, Sudoku, Tour

AUSTRALIA = [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 4), (2, 5), (3, 4), (4, 5)]
# Vertices 0 to 9: an outer ring, spokes, and an inner star.
PETERSEN = [(i, (i + 1) % 5) for i in range(5)] + [(i, i + 5) for i in range(5)]
PETERSEN += [(5 + i, 5 + (i + 2) % 5) for i in range(5)]
WAZIR = [(0, 1), (1, 0), (0, -1), (-1, 0)]


@pytest.mark.parametrize(
    ("rules", "number"),
    [
        (Tour(3, 4), 16),
        (Tour(5, 5, start=0), 304),
        (Tour(3, 3), 0),
        (Tour(4, 4, WAZIR), 552),  # OEIS A096969
        (Tour(4, 4, WAZIR, start=0, closed=True), 12),  # OEIS A003763, each in two directions
        *((Queens(n), number) for n, number in enumerate([1, 0, 0, 2, 10, 4, 40, 92], 1)),
        (Colouring(7, AUSTRALIA, 3), 18),
        (Colouring(7, AUSTRALIA, 2), 0),
        (Sudoku("." * 16), 288),
        (Graph(10, PETERSEN, False, 10, 0, cycle=True), 0),
        # 20 rings of nine vertices, each without one of ten: 18 have vertex 0, both ways.
        (Graph(10, PETERSEN, False, 9, 1, cycle=True), 36),
        *((Line(n), number) for n, number in enumerate([1, 0, 0, 2, 14, 90], 1)),  # OEIS A002464
    ],
)
def test_there_are_as_many_solutions_as_is_known(rules, number):
    found = list(rules.solutions())
    assert len(set(found)) == len(found) == number
    assert all(rules.is_solution(path) and rules.alive(path[:2]) for path in found)
    assert rules.alive(()) == bool(number)


def test_it_imports_nothing_of_the_library():
    tree = ast.parse(Path(oracle.__file__).read_text(encoding="utf-8"))
    imports = {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    assert imports == {"collections.abc", "functools", "math"}
    assert not any(isinstance(n, ast.Import) for n in ast.walk(tree))
