"""Programs as students write them, with answers in other words, forms and names."""

import pytest
from test_own_answers import COLOURS, COUNT, DIAGONAL, SHUFFLE, tour

from knights.programs.judge.judge import judge
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program

KNIGHT = "[(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]"
# N is the size, and n a counter.
COUNTER = f"""
N = 5
n = 1
board = [[0] * N for _ in range(N)]
board[0][0] = n
def go(r, c):
    global n
    if n == N * N:
        return True
    for a, b in {KNIGHT}:
        y, x = r + a, c + b
        if 0 <= y < N and 0 <= x < N and board[y][x] == 0:
            n += 1
            board[y][x] = n
            if go(y, x):
                return True
            board[y][x] = 0
            n -= 1
    return False
print(go(0, 0))
"""
GRAPH = """
graph = {'A': ['B', 'D'], 'B': ['C', 'D'], 'C': [], 'D': ['E'], 'E': ['B', 'F'], 'F': ['C']}
path = []
def go(v):
    print(v)
    path.append(v)
    if len(path) == 6:
        return True
    for w in graph[v]:
        if w not in path and go(w):
            return True
    path.pop()
    return False
go('A')
"""
PATHS = """
from itertools import permutations
edges = 'AB AD BC BD DE EB EF FC'.split()
for p in permutations('ABCDEF'):
    if p[0] == 'A' and all(a + b in edges for a, b in zip(p, p[1:])):
        print(SAID)
        break
"""
# A closed tour of five rows and six columns: its moves are knight's moves, the last one too.
LOOP = (
    "print('a5 c4 e5 f3 e1 d3 f2 d1 b2 a4 c5 e4 d2 f1 e3"
    " f5 d4 b5 a3 b1 c3 a2 c1 e2 f4 d5 b4 c2 a1 b3 a5')"
)
TWO = COLOURS.replace("['grey', 'red', 'green', 'blue', 'pink']", "['red', 'green']")
TWO = TWO.replace("go(0)\nprint(paint)", "print(paint if go(0) else SAID)")
# The program has its own names, and a list of regions still to be done.
TODO = """
regions = ['Захід', 'Північ', 'Південь', 'Квінсленд', 'Уельс', 'Вікторія', 'Тасманія']
borders = [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 4), (2, 5), (3, 4), (4, 5)]
todo = []
for region in regions:
    todo.append(region)
paint = {}
def near(region):
    pairs = [(regions[a], regions[b]) for a, b in borders]
    return [b for a, b in pairs if a == region] + [a for a, b in pairs if b == region]
def go():
    if not todo:
        return True
    region = todo.pop(0)
    for c in ['червоний', 'зелений', 'синій']:
        if all(paint.get(other) != c for other in near(region)):
            paint[region] = c
            if go():
                return True
            del paint[region]
    todo.insert(0, region)
    return False
go()
print(paint)
"""
ALL = """
n = 5
found, path = [], []
def go(c):
    if c == n:
        found.append(path)
        return
    for r in range(n):
        if all(r != q and abs(r - q) != c - i for i, q in enumerate(path)):
            path.append(r)
            go(c + 1)
            path.pop()
go(0)
"""
EVERY = DIAGONAL.replace("return True\n    for r", "return False\n    for r")
GIVENS = """
grid = [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]
def go(k):
    if k == 16:
        return True
    r, c = divmod(k, 4)
    for d in range(1, 5):
        if all(grid[r][i] != d and grid[i][c] != d for i in range(4)):
            grid[r][c] = d
            if go(k + 1):
                return True
            grid[r][c] = 0
    return False
go(0)
"""
DIGITS = SHUFFLE.replace("print(p)", "print('Rows:', ''.join(map(str, p)))")
CASES = {
    "the size is N, and n counts": (COUNTER, "tour/5x5/a5/geeks", "found", ""),
    "a closed tour with its start once more": (
        LOOP,
        "tour/5x6/a5/geeks/goal=closed",
        "found",
        "The answer is right.",
    ),
    "each vertex as it is tried": (GRAPH, "graph/example/A/limit=6", "found", ""),
    "each square as it is tried": (
        tour(mark="board[r][c] = k; print(r, c)"),
        "tour/5x5/a5/geeks",
        "found",
        "",
    ),
    "one word": (
        PATHS.replace("SAID", "''.join(p)"),
        "graph/example/A/limit=6",
        "found",
        "The answer is right.",
    ),
    "after some words": (
        PATHS.replace("SAID", "'The path is', *p"),
        "graph/example/A/limit=6",
        "found",
        "The answer is right.",
    ),
    "digits": (DIGITS, "queens/6", "found", "The answer is right."),
    "it is not known what it says": (
        TWO.replace("SAID", "'What a pity, my friend'"),
        "colouring/australia/2",
        "unknown",
        "There is no such colouring. The check can't tell whether your program says so.",
    ),
    "a list of what is to be done": (
        TODO,
        "colouring/australia/3",
        "unknown",
        "The check can't read your program's answer.",
    ),
    "it keeps one list": (
        ALL,
        "queens/5/goal=all",
        "wrong",
        "All answers that your program keeps share one list, so they change together.",
    ),
    "it keeps one list, and asks for their number": (
        f"{ALL}print(len(found))",
        "queens/5/goal=all",
        "found",
        "All answers that your program keeps share one list",
    ),
    "it starts elsewhere, and ends at the start": (
        tour().replace('print("found" if go(0, 0, 1) else "no")', "go(2, 2, 1)\nprint(*board)"),
        "tour/5x5/a5/geeks",
        "unknown",
        "Your program starts its tour on c3. This puzzle starts on a5.",
    ),
    "all, and it says that there is none": (
        EVERY.replace("go(0), queens", "go(0) or 'No solution'"),
        "queens/6",
        "wrong",
        "Your program has found a solution, but it goes on.",
    ),
    "givens are written over": (
        GIVENS,
        "sudoku/1.....3..4.....2",
        "wrong",
        "Your program writes 2 in row 1, column 1. The digit there is given.",
    ),
    "another number": (
        COUNT.replace("print(", "print(1 + "),
        "queens/6/goal=all",
        "wrong",
        "There are 4 solutions. Your program says: 5",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_a_student_means_is_understood(case):
    text, scenario, outcome, sentence = CASES[case]
    told = judge(Program(text), scenario, Limits(steps=60_000))
    said = [finding.sentence for finding in told.findings]
    assert (told.outcome, bool(said)) == (outcome, bool(sentence)), said
    assert not sentence or said[0].startswith(sentence)


@pytest.mark.parametrize(
    "said",
    [
        "Mit 2 Farben geht es nicht.",
        "Es gibt keine Lösung.",
        "Двома кольорами не можна.",
        "Розв’язку немає.",
        "Решения нет",
        "Il n'y a pas de solution",
        "No hay solución",
        "It can't be done with 2 colours",
    ],
)
def test_that_there_is_none_is_read_in_six_languages(said):
    told = judge(Program(TWO.replace("SAID", repr(said))), "colouring/australia/2")
    assert (told.outcome, told.findings) == ("none", [])
