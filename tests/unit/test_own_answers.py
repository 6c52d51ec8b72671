"""Verdicts follow from answers: each of these programs once got a false one."""

import pytest
from students import says

from knights.programs.answer.claims import find_none
from knights.programs.judge.judge import judge
from knights.programs.report import Request, answer
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program

REPAINTED = """
regions = ["WA", "NT", "SA", "Q", "NSW", "V", "T"]
found = []
shade = {{region: {blank} for region in regions}}
def options(k):
    here = []
    for colour in {colours}:
        here.append(colour)
    return here
todo, k = [iter(options(0))], 0
while todo:
    for colour in todo[-1]:
        shade[regions[k]] = colour
        k += 1
        break
    else:
        todo.pop()
        continue
    if k == 7:
        found.append([shade[region] for region in regions])
        break
    todo.append(iter(options(k)))
"""
NEVER_DONE = """
moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
board = [[0] * 4 for _ in range(3)]
seen = [[False] * 4 for _ in range(3)]
def go(y, x, k):
    if k > 13:
        raise StopIteration
    for dy, dx in moves:
        r, c = y + dy, x + dx
        if 0 <= r < 3 and 0 <= c < 4 and not seen[r][c]:
            seen[r][c] = True
            board[r][c] = k
            go(r, c, k + 1)
            seen[r][c] = False
seen[2][3], board[2][3] = True, 1
go(2, 3, 2)
"""
TWO_LISTS = """
moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
xs, ys = [0], [0]
seen = [[False] * 4 for _ in range(3)]
seen[0][0] = True
def go(y, x, k):
    if k > 12:
        return True
    for dy, dx in moves:
        r, c = y + dy, x + dx
        if 0 <= r < 3 and 0 <= c < 4 and not seen[r][c]:
            xs.append(c)
            ys.append(r)
            seen[r][c] = True
            if go(r, c, k + 1):
                return True
            xs.pop()
            ys.pop()
            seen[r][c] = False
        return False
    return False
print("yes" if go(0, 0, 2) else "There is none")
"""
MOVES = "(-1, 2), (1, 2), (-2, 1), (2, 1), (-1, -2), (1, -2), (2, -1), (-2, -1)"
ROWS = "[[0] * n for _ in range(n)]"
TOUR = """
n = {n}
board = [[0] * n for _ in range(n)]
def go(r, c, k):
    {mark}
    if k == {end}:
        return True
    for a, b in [{moves}]:
        y, x = r + a, c + b
        if 0 <= y < n and 0 <= x < n and board[y][x] == 0 and go(y, x, k + 1):
            return True
    board[r][c] = 0
    return False
print("found" if go(0, 0, 1) else "no")
"""
CLOSED = """
n = 6
MOVES = [(-1, 2), (1, 2), (-2, 1), (2, 1), (-1, -2), (1, -2), (2, -1), (-2, -1)]
board = [[0] * n for _ in range(n)]
def free(r, c):
    near = [(r + a, c + b) for a, b in MOVES]
    return [(y, x) for y, x in near if 0 <= y < n and 0 <= x < n and not board[y][x]]
def go(r, c, k):
    board[r][c] = k
    if k == n * n:
        return True
    for y, x in sorted(free(r, c), key=lambda s: len(free(*s))):
        if go(y, x, k + 1):
            return True
    board[r][c] = 0
    return False
print(go(0, 0, 1))
"""  # fmt: skip
COLOURS = """
borders = {'WA': ['NT', 'SA'], 'NT': ['WA', 'SA', 'Q'], 'SA': ['WA', 'NT', 'Q', 'NSW', 'V'],
           'Q': ['NT', 'SA', 'NSW'], 'NSW': ['Q', 'SA', 'V'], 'V': ['SA', 'NSW'], 'T': []}
names = list(borders)
paint = {}
def go(k):
    if k == 7:
        return True
    for c in ['grey', 'red', 'green', 'blue', 'pink']:
        if all(paint.get(o) != c for o in borders[names[k]]):
            paint[names[k]] = c
            if go(k + 1):
                return True
            del paint[names[k]]
    return False
go(0)
print(paint)
"""
SUDOKU = """
s = [[0, 2, 0, 0], [0, 0, 0, 1], [3, 0, 0, 0], [0, 0, 4, 0]]
def fits(r, c, d):
    box = [(i, j) for i in range(4) for j in range(4) if (i // 2, j // 2) == (r // 2, c // 2)]
    line = [(r, i) for i in range(4)] + [(i, c) for i in range(4)]
    return all(s[i][j] != d for i, j in box + line)
def go():
    for r in range(4):
        for c in range(4):
            if s[r][c] == 0:
                for d in range(1, 5):
                    if fits(r, c, d):
                        s[r][c] = d
                        if go():
                            return True
                        s[r][c] = 0
                return False
    return True
print(go(), s)
"""


def tour(**parts):
    return TOUR.format(
        **{"n": 5, "mark": "board[r][c] = k", "end": "n * n", "moves": MOVES, **parts}
    )


# For each program: its text, scenario, outcome, kind of finding, and how the sentence begins.
QUEENS = """
n = 6
queens = [-1] * n
def safe(c, r):
    for i in range(c):
        if queens[i] == r:
            return False
    return True
def go(c):
    if c == n:
        return True
    for r in range(n):
        if safe(c, r):
            queens[c] = r
            if go(c + 1):
                return True
            queens[c] = -1
    return False
print(go(0), queens)
"""
DIAGONAL = QUEENS.replace("if queens[i] == r", "if queens[i] == r or abs(queens[i] - r) == c - i")
EIGHT = DIAGONAL.replace("n = 6", "").replace("* n", "* 8").replace("== n", "== 8")
EIGHT = EIGHT.replace("(n)", "(8)")
# The path keeps dead ends, though `seen` does not.
LEFTOVERS = """
seen, path, found = set(), [(0, 0)], []
seen.add((0, 0))
def go(r, c):
    if len(seen) == 12:
        found.append(path[:])
        return True
    for a, b in [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]:
        y, x = r + a, c + b
        if 0 <= y < 3 and 0 <= x < 4 and (y, x) not in seen:
            seen.add((y, x))
            path.append((y, x))
            if go(y, x):
                return True
            seen.remove((y, x))
    return False
go(0, 0)
"""
SHUFFLE = """
from itertools import permutations
for p in permutations(range(6)):
    if all(abs(p[i] - p[j]) != j - i for j in range(6) for i in range(j)):
        print(p)
        break
"""
COUNT = """
def count(c, rows, up, down):
    if c == 6:
        return 1
    return sum(
        count(c + 1, rows | {r}, up | {r + c}, down | {r - c})
        for r in range(6)
        if r not in rows and r + c not in up and r - c not in down
    )
print(count(0, set(), set(), set()))
"""
# Half of the first column is tried, and there are as many solutions as on a board of four.
HALF = COUNT.replace("for r in range(6)", "for r in range(6 if c else 3)")
COUNTS_EIGHT = """
n = 8
rows, found = [0] * n, 0
def go(c):
    global found
    found += c == n
    for r in range(n) if c < n else ():
        if all(r != rows[i] and abs(r - rows[i]) != c - i for i in range(c)):
            rows[c] = r
            go(c + 1)
go(0)
print(found, "solutions")
"""
MARKED_LATE = """
n = 4
taken, up, down, found = [0] * n, [0] * (2 * n), [0] * (2 * n), 0
def go(c):
    global found
    if c == n:
        found += 1
        return
    for r in range(n):
        if not taken[r] and not up[c + r] and not down[c - r + n]:
            go(c + 1)
            taken[r] = up[c + r] = down[c - r + n] = 1
            taken[r] = up[c + r] = down[c - r + n] = 0
go(0)
print(found, "solutions")
"""
NEAR = """
def near(square, used):
    out = []
    for a, b in [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]:
        p = square[0] + a, square[1] + b
        if 1 <= p[0] <= 5 and 1 <= p[1] <= 5 and p not in used:
            out.append(p)
    return out
path = [(3, 3)]
while near(path[-1], path):
    path.append(near(path[-1], path)[0])
print(*("abcde"[x - 1] + str(y) for x, y in path))
"""
OPEN = """
def near(x, y):
    jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    return [(x + a, y + b) for a, b in jumps if 0 <= x + a < 6 and 0 <= y + b < 6]
def left(square, path):
    return [one for one in near(*square) if one not in path]
def go(path):
    if len(path) == 36:
        return path[-1][0] + path[-1][1] == 3
    for one in sorted(left(path[-1], path), key=lambda p: len(left(p, path))):
        path.append(one)
        if go(path):
            return True
        path.pop()
    return False
path = [(0, 0)]
go(path)
print(*("abcdef"[x] + str(y + 1) for x, y in path))
"""
OVER_BLANK = (
    SUDOKU.replace("range(1, 5)", "sorted([1, 2, 3])")
    .replace("                        s[r][c] = 0\n", "")
    .replace("                return False", f"{' ' * 16}s[r][c] = 0\n{' ' * 16}return False")
    .replace("print(go(), s)", "print(s if go() else 'no solution')")
)
NEVER_BACK = """
n = 6
board = [[0] * n for _ in range(n)]
def safe(r, c):
    return not any(
        board[i][j] and (i == r or abs(i - r) == c - j) for i in range(n) for j in range(c)
    )
def go(c):
    if c == n:
        return True
    for r in range(n):
        if safe(r, c):
            board[r][c] = 1
            if go(c + 1):
                return True
    return False
go(0)
for row in board:
    print(SHOWN)
"""
RING = "graph/A:B,C,D;B:A,C,E;C:A,B,F;D:A,F,G;E:B,F,H;F:C,D,E,H;G:D,H;H:E,F,G"
CYCLE = """
names = ["BCD", "ACE", "ABF", "AFG", "BFH", "CDEH", "DH", "EFG"]
near = dict(zip("ABCDEFGH", names))
path = ['A']
def go():
    if len(path) == 8:
        return CLOSED
    for v in near[path[-1]]:
        if v not in path:
            path.append(v)
            if go():
                return True
            path.pop()
    return False
go()
print('-'.join(path), SHOWN)
"""
KEPT = (
    CYCLE.partition("path =")[0]
    + """
path, best = [], None
def go(v):
    global best
    path.append(v)
    if len(path) == 8:
        best = path
    else:
        for w in near[v]:
            if w not in path and best is None:
                go(w)
    path.pop()
go('A')
print('Path:', best)
"""
)
NEVER_UNMARKED = (
    CYCLE.replace("v not in path:", "v not in seen:\n            seen.add(v)")
    .replace("path =", "seen = {'A'}\npath =")
    .replace("CLOSED", "'A' in near[path[-1]]")
    .replace("print('-'.join(path), SHOWN)", "print('No Hamiltonian cycle')")
)
EDGES = "print('Path:', ', '.join(a + '-' + b for a, b in zip('ABCFDGHE', 'BCFDGHE')))"
YIELDS = """
names = ["BCD", "ACE", "ABF", "AFG", "BFH", "CDEH", "DH", "EFG"]
near = dict(zip("ABCDEFGH", names))
def go(path):
    if len(path) == 8:
        if 'A' in near[path[-1]]:
            yield path
        return
    for v in near[path[-1]]:
        if v not in path:
            yield from go([*path, v])
for path in go(['A']):
    DO
"""
CASES = {
    "a number that is right for another size": (
        HALF,
        "queens/6/goal=all",
        "wrong",
        "count",
        "There are 4 solutions. Your program says: 2",
    ),
    "the queens before a given one go on without it": (
        DIAGONAL.replace("n = 6", "n = 8"),
        "queens/8/givens=b4,d3",
        "wrong",
        "move",
        "b3 can't have a queen: the given queen of its column is on b4.",
    ),
    "a colour that is not the given one": (
        "print({r: c for r, c in zip(['Western Australia', 'Northern Territory', "
        "'South Australia', 'Queensland', 'New South Wales', 'Victoria', 'Tasmania'], "
        "['red', 'blue', 'yellow', 'red', 'blue', 'red', 'red'])})",
        "colouring/australia/3/givens=Victoria:blue",
        "wrong",
        "answer",
        "What your program prints is no colouring."
        " New South Wales can't be blue: that is the given colour of its neighbour Victoria.",
    ),
    "a number for the size of its list": (
        COUNTS_EIGHT,
        "queens/6/goal=all",
        "unknown",
        "own-size",
        "Your program is made for 8 queens. This puzzle has 6.",
    ),
    "marks are made after the call": (
        MARKED_LATE,
        "queens/4/goal=all",
        "wrong",
        "count",
        "There are 2 solutions. Your program says: 256 solutions",
    ),
    "a list of what may be next": (
        NEAR,
        "tour/5x5/c3/geeks",
        "wrong",
        "gives-up",
        "Your program ends at a dead end.",
    ),
    "a blank is written over a blank": (
        OVER_BLANK,
        "sudoku/.2.....13.....4.",
        "wrong",
        "refused",
        "Your program rules out 4 in row 1, column 4",
    ),
    "a path by its edges": (
        EDGES,
        f"{RING}/any",
        "found",
        "nothing",
        "The answer is right.",
    ),
    "edges that don't join": (
        EDGES.replace("'BCFDGHE'", "'BCFDGEH'"),
        f"{RING}/any",
        "unknown",
        "nothing",
        "The check can't read your program's answer.",
    ),
    "a path by its edges, in pairs": (
        "print([*zip('ABCFDGHE', 'BCFDGHE')])",
        f"{RING}/any",
        "found",
        "nothing",
        "The answer is right.",
    ),
    "a cycle with its start once more": (
        CYCLE.replace("CLOSED", "'A' in near[path[-1]]").replace("SHOWN", "'A'"),
        f"{RING}/A/cycle=yes",
        "found",
        None,
        "",
    ),
    "a cycle that does not close, with its start once more": (
        CYCLE.replace("CLOSED", "True").replace("SHOWN", "'A'"),
        f"{RING}/A/cycle=yes",
        "wrong",
        "unfit",
        "No edge leads from E back to A.",
    ),
    "a path is kept, and all of it is taken back": (
        KEPT,
        f"{RING}/A",
        "wrong",
        "erased",
        "Your program finds a path and takes all of it back. Before that, return True or keep a"
        " copy: path[:] for a list",
    ),
    "a full path that does not close is refused": (
        NEVER_UNMARKED,
        f"{RING}/A/cycle=yes",
        "wrong",
        "refused",
        "",
    ),
    "a generator is told nothing of what its calls return": (
        f"{YIELDS.replace('DO', 'pass')}print('No Hamiltonian cycle')",
        f"{RING}/A/cycle=yes",
        "wrong",
        "goes-on",
        "Your program has found a cycle, but it goes on.",
    ),
    "all are shown where one is enough": (
        YIELDS.replace("DO", "print(*path)"),
        f"{RING}/A/cycle=yes",
        "found",
        "goes-on",
        "Your program goes on after its first cycle, and finds 6. Here one is enough.",
    ),
    "it goes on with another path": (
        LEFTOVERS,
        "tour/3x4/a3/geeks",
        "wrong",
        "not-taken-back",
        "",
    ),
    "nothing of it is followed, and its answer is right": (
        SHUFFLE,
        "queens/6",
        "found",
        "nothing",
        "The answer is right. The check can't follow how your program keeps its board.",
    ),
    "nothing of it is followed, and its answer is wrong": (
        SHUFFLE.replace("!= j - i", "!= 1"),
        "queens/6",
        "wrong",
        "missing",
        "Your program shows no answer.",
    ),
    "nothing of it is followed, and its number is right": (
        COUNT,
        "queens/6/goal=all",
        "found",
        "nothing",
        "Your program's number is right: 4.",
    ),
    "it says that there is none": (
        DIAGONAL.replace("go(0), queens", "go(0) and 'No solution'"),
        "queens/6",
        "wrong",
        "says-none",
        "Your program found a solution, but it says: No solution",
    ),
    "a size of its own": (
        EIGHT,
        "queens/5",
        "unknown",
        "own-size",
        "Your program is made for 8 queens. This puzzle has 5.",
    ),
    "right": (tour(), "tour/5x5/a5/geeks", "found", None, ""),
    "another start": (
        tour(),
        "tour/5x5/c3/geeks",
        "unknown",
        "elsewhere",
        "Your program starts its tour on a5. This puzzle starts on c3.",
    ),
    "the start is never marked": (
        tour(mark="board[r][c] = k if k > 1 else 0"),
        "tour/5x5/a5/geeks",
        "wrong",
        "stops-early",
        "Your program ends as if it were done. Its path has 24 of 25 squares.",
    ),
    "one too early, where there is none": (
        tour(n=4, end="n * n - 1"),
        "tour/4x4/a4/geeks",
        "wrong",
        "stops-early",
        "Your program ends as if it were done. Its path has 15 of 16 squares.",
    ),
    "none": (tour(n=4), "tour/4x4/a4/geeks", "none", None, ""),
    "a move twice": (tour(moves=f"{MOVES}, (1, 2)"), "tour/5x5/a5/geeks", "found", None, ""),
    "a move twice, none": (
        tour(n=3, moves=f"{MOVES}, (1, 2)"),
        "tour/3x3/a3/geeks",
        "none",
        None,
        "",
    ),
    "it must close": (
        CLOSED,
        "tour/6x6/a6/geeks/goal=closed",
        "wrong",
        "unfit",
        "The path visits every square once, but no move leads from c3 back to a6.",
    ),
    "five names for three colours": (COLOURS, "colouring/australia/3", "found", None, ""),
    "a colour too many": (
        COLOURS,
        "colouring/australia/2",
        "wrong",
        "off",
        "'green' is one colour too many. You have 2 colours.",
    ),
    "a colouring that is none, of names": (
        REPAINTED.format(blank='None', colours="['red', 'green']") + "print(shade)",
        "colouring/australia/2",
        "wrong",
        "move",
        "Western Australia and Northern Territory are neighbours of the same colour.",
    ),
    "a colouring that is none, of numbers": (
        REPAINTED.format(blank='0', colours='[1, 2]'),
        "colouring/australia/2",
        "unknown",
        "nothing",
        "There is no such colouring. The check can't tell whether your program says so.",
    ),
    "numbers that are written over, and nothing else": (
        NEVER_DONE,
        "tour/3x4/d1/geeks",
        "wrong",
        "missing",
        "Your program shows no answer.",
    ),
    "two lists, one of which looks like squares": (
        TWO_LISTS,
        "tour/3x4/a3/geeks",
        "wrong",
        "refused",
        "Your program rules out c2 after a3, or never looks at it.",
    ),
    "its own grid": (
        SUDOKU,
        "sudoku/1....3...4.....2",
        "unknown",
        "own-grid",
        "Your program solves its own grid, not this one.",
    ),
    "a board in one list that leaves a number out": (
        f"board = {[*range(1, 18), *range(19, 38)]}",
        "tour/6x6/a1/geeks",
        "wrong",
        "missing",
        "Your program shows no answer.",
    ),
    "a none that nothing shows": (
        "print('No solution')",
        "queens/3",
        "none",
        "nothing",
        "The answer is right, but your program took nothing back.",
    ),
    "a word before the search": (
        "print(1 > 2)" + DIAGONAL.replace("print(go(0), queens)", "go(0)"),
        "queens/6",
        "found",
        None,
        "",
    ),
    "a variable of the function's own": (
        "found = False\ndef go(path):\n    if len(path) == 4:\n        found = True\n"
        "        return True\n    for c in range(4):\n"
        "        if all(c != q and abs(c - q) != len(path) - r for r, q in enumerate(path)):\n"
        "            if go(path + [c]):\n                return True\n    return False\n"
        "go([])\nprint('yes' if found else 'no solution')\n",
        "queens/4",
        "wrong",
        "says-none",
        "Line 4 makes a new found inside go.",
    ),
    "rows that are one list": (
        tour().replace(ROWS, "[[0] * N] * N").replace("n = 5", "N = n = 5"),
        "tour/5x5/a5/geeks",
        "wrong",
        "shared-rows",
        "All rows of your board are the same list, so a change in one row changes them all."
        " Make each row by itself: [[0] * N for _ in range(N)]",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_what_is_said_of_a_program_follows_from_its_answer(case):
    text, scenario, outcome, mistake, sentence = CASES[case]
    told = judge(Program(text), scenario, Limits(steps=20_000))
    assert told.outcome == outcome, told.findings
    assert [one.mistake for one in told.findings[:1]] == ([] if mistake is None else [mistake])
    assert not mistake or told.findings[0].sentence.startswith(sentence)


def test_a_finding_tells_the_test_that_said_yes():
    text = QUEENS.lstrip()
    (told, *_) = judge(Program(text), "queens/6", Limits(steps=20_000)).findings
    lines = text.splitlines()
    assert lines[told.line - 1].strip() == "queens[c] = r"
    assert lines[told.allowed - 1].strip() == "return True" and told.allowed < told.line


RETURNS = DIAGONAL.replace(
    "print(go(0), queens)", "def main():\n    go(0)\n    return queens\nmain()"
)


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        (DIAGONAL, None),
        (DIAGONAL.replace("print(go(0), queens)", "go(0)"), ("queens", "[1, 3, 5, 0, 2, 4]")),
        (
            QUEENS.replace("print(go(0), queens)", "go(0)\nprint('Found')"),
            ("queens", str([*range(6)])),
        ),
        (RETURNS, ("", "[1, 3, 5, 0, 2, 4]")),
        (COUNT.replace("print(count(0, set(), set(), set()))", "queens = None"), None),
    ],
    ids=["printed", "kept", "wrong", "returned", "nothing"],
)
def test_an_answer_that_is_not_printed_is_cited(text, cited):
    assert judge(Program(text), "queens/6", Limits(steps=20_000)).cited == cited


COPIES = """
def go(path):
    if len(path) == 6:
        return path
    for r in range({rows}):
        if all(r != q and abs(r - q) != len(path) - i for i, q in enumerate(path)):
            found = go(path + [r])
            if found:
                return found
print(go([]))
"""


@pytest.mark.parametrize(("rows", "outcome"), [(6, "found"), (5, "wrong")])
def test_what_is_not_recorded_to_its_end_is_not_followed(rows, outcome, monkeypatch):
    monkeypatch.setattr("knights.programs.watch.containers.MOST_CONTAINERS", 6)
    told = judge(Program(COPIES.format(rows=rows)), "queens/6", Limits(steps=20_000))
    assert told.outcome == outcome and (outcome == "wrong" or told.found is None)
    assert "refused" not in [one.mistake for one in told.findings]


TRIANGLE = "colouring/A:B;B:C;C:A/3/symmetry=yes"
PALETTE = "palette = ['ochre', 'teal', 'mauve']\n"


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        *((f"print({line!r})", "found") for line in (
            "red green blue", "Red, green, blue.", "Colours: red, green, blue", "1 2 3", "r g b",
            "RGB", "(red, green, blue)", "червоний зелений синій", "🟥🟩🟦", "hue1 hue2 hue3",
        )),
        *((f"print({line!r})", "wrong") for line in (
            "red red blue", "no more colourings", "no colouring exists", "більше нема розфарбувань",
        )),
        *((f"print({line!r})", "unknown") for line in (
            "we need time", "it's not ready", "I saw red", "we tried red green blue",
            "все вже готово", "шукаю ще раз", "більше синіх немає", "Карта вже розфарбована",
            "yes", "end", "так", "1.5", "red red", "(well, no more, colourings)", "A B C",
            "A was tried\nB was searched\nC was finished",
        )),
        (PALETTE + "print(*palette)", "found"),
        (PALETTE + "print('ready')", "unknown"),
        ("words = 'no more colourings'.split()\nprint(*words)", "wrong"),
        ("paint = ['', '', '']\npaint[:] = ['ochre', 'teal', 'mauve']", "found"),
        ("def solve():\n    return 'yes'\nsolve()", "unknown"),
        ("pairs = {frozenset('ab'), frozenset('bc')}\nprint(3)", "unknown"),
        ("near = {'A': ['B', 'C'], 'B': ['A', 'C'], 'C': ['A', 'B']}\nprint(near)", "unknown"),
    ],
)  # fmt: skip
def test_only_words_that_can_be_colours_are_read_as_a_colouring(text, outcome):
    assert judge(Program(text), TRIANGLE, Limits(steps=2_000)).outcome == outcome


@pytest.mark.parametrize("shown", ["row", "*row"])
def test_a_board_is_read_whole(shown):
    told = judge(Program(NEVER_BACK.replace("SHOWN", shown)), "queens/6")
    printed = [one.sentence for one in told.findings if one.mistake == "answer"]
    # Its first column has two queens; its last row, as a list, would have other ones.
    why = "The queens on a1 and b1 attack each other."
    assert printed == [f"What your program prints is no solution. {why}"]


def test_an_empty_last_row_of_a_board_is_no_answer_by_itself():
    rows = [[int(c in pair) for c in range(6)] for pair in [(1, 2), (3,), (5,), (0,), (4,), ()]]
    told = judge(Program(f"for row in {rows}:\n    print(row)"), "queens/6")
    assert "0 of 6 queens" not in told.findings[-1].sentence, told.findings


@pytest.mark.parametrize(
    "text",
    [
        DIAGONAL.replace("            queens[c] = -1\n", "").replace("go(0), queens", "go(0)"),
        YIELDS.replace("DO", "print(*path)"),
    ],
    ids=["written over", "copied"],
)
def test_no_count_is_told_where_some_is_left_that_nothing_takes_back(text):
    scenario = f"{RING}/A/cycle=yes" if "near" in text else "queens/3"
    text = text.replace("n = 6", "n = 3")
    told = answer(Request(text, scenario))
    assert told["outcome"] in ("found", "none") and told["watched"] is not None
    assert (told["placed"], told["undone"]) == (None, None)
    assert answer(Request(DIAGONAL, "queens/6"))["placed"] == 31


@pytest.mark.parametrize(
    "line",
    [
        "No Hamiltonian cycle",
        "No cycle",
        "Kein Hamiltonkreis vorhanden",
        "Гамільтонового циклу немає",
        "Немає гамільтонового циклу",
        "Гамильтонова цикла нет",
        "Aucun cycle hamiltonien",
        "No hay ciclo hamiltoniano",
        "Nie ma ścieżki",
    ],
)
def test_that_there_is_no_cycle_is_read(line):
    assert find_none([line]) == line


def test_a_step_is_named_as_the_answer_is():
    told = judge(Program(OPEN), "tour/6x6/a1/geeks/goal=closed", Limits(steps=40_000)).findings
    why = "The path visits every square once, but no move leads from d1 back to a1."
    assert (told[0].mistake, told[0].sentence) == ("unfit", why)
    assert told[1].sentence.endswith(why)


BACKWARDS = """
seen = set()
def go(square, left):
    seen.add(square)
    if not left:
        return [square]
    column, row = ord(square[0]) - 97, int(square[1])
    for a, b in ((2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (1, -2), (-1, 2), (-1, -2)):
        if 0 <= column + a < 4 and 1 <= row + b <= 3:
            there = "abcd"[column + a] + str(row + b)
            if there not in seen:
                way = go(there, left - 1)
                if way:
                    return way + [square]
    seen.discard(square)
way = go("a1", 11)
"""


@pytest.mark.parametrize(
    ("shown", "outcome"),
    [
        ("print(', '.join(way))", "wrong"),
        ("print([(ord(one[0]) - 97, int(one[1]) - 1) for one in way])", "wrong"),
        ("print(*way[::-1])", "found"),
        ("print(' <- '.join(way))", "found"),
        ("print(' ← '.join(way[::-1]))", "found"),  # nobody is told off for an arrow
    ],
)
def test_a_tour_from_its_end_to_its_beginning_is_another(shown, outcome):
    told = judge(Program(BACKWARDS + shown), "tour/3x4/a1/sutcliffe", Limits(steps=20_000))
    assert told.outcome == outcome
    said = [one.sentence for one in told.findings if one.mistake == "answer"]
    why = "Your path is a tour, but it ends on a1, where it should begin."
    assert said == ([f"{why} Print it the other way round."] if outcome == "wrong" else [])


@pytest.mark.parametrize(
    ("line", "outcome"),
    [("A B C D", "found"), ("a b c d", "found"), ("D C B A", "wrong"), ("c, b, a", "wrong")],
)
def test_a_path_in_a_graph_begins_where_it_should(line, outcome):
    told = judge(Program(f"print({line!r})"), "graph/A:B;B:C;C:D/A", Limits(steps=2_000))
    assert told.outcome == outcome


def test_a_path_that_is_too_short_is_no_sign_that_there_is_none():
    text = """
moves = [(1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1)]
def go(path):
    if len(path) == 15:
        return path
    for a, b in moves:
        one = path[-1][0] + a, path[-1][1] + b
        if 0 <= min(one) and max(one) < 4 and one not in path:
            whole = go(path + [one])
            if whole:
                return whole
for number, (row, column) in enumerate(go([(0, 0)]), 1):
    print(number, ":", "abcd"[column] + str(row + 1))
"""
    told = judge(Program(text), "tour/4x4/a1/sutcliffe", Limits(steps=60_000))
    assert told.outcome == "wrong"
    assert "15 of 16 squares" in told.findings[-1].sentence


GRID = "1.3.341221434.21".replace(".", "0")
SOLVED = "1234341221434321"


@pytest.mark.parametrize("rule", ["_________", "- - - - -", "--+--", "= = = + = = =", "* * * * *"])
def test_a_grid_may_be_printed_before_and_after_with_rules(rule):
    def show(digits):
        rows = [digits[at : at + 4] for at in range(0, 16, 4)]
        lines = [f"{a} {b} | {c} {d}" for a, b, c, d in rows]
        return [*lines[:2], rule, *lines[2:]]

    text = f"print({chr(10).join([*show(GRID), rule, *show(SOLVED)])!r})"
    told = judge(Program(text), f"sudoku/{GRID.replace('0', '.')}", Limits(steps=2_000))
    assert told.outcome == "found", told.findings


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("92", "found"),
        ("There are 92 solutions", "found"),
        ("There are 184 solutions of the 8 queens puzzle", "wrong"),
        ("0 solutions", "wrong"),
        ("1 solution", "unknown"),
        ("12 distinct solutions", "unknown"),
        ("876 calls", "unknown"),
        ("Total: 2057", "unknown"),
    ],
)
def test_a_number_of_all_solutions_is_an_answer_though_one_is_asked_for(line, outcome):
    told = judge(Program(f"print({line!r})"), "queens/8", Limits(steps=2_000))
    assert told.outcome == outcome, told.findings
    wrong = outcome == "wrong"
    assert ("There are 92 solutions." in told.findings[0].sentence) == wrong


def test_a_list_that_is_kept_again_and_again_is_told_whatever_it_holds_at_the_end():
    text = """
n, q, found = 6, [0] * 6, []
def go(k):
    if k == n:
        found.append(q)
    for v in range(n if k < n else 0):
        q[k] = v
        if all(q[i] != v and abs(q[i] - v) != k - i for i in range(k)):
            go(k + 1)
go(0)
print(len(found), "solutions")
for one in found:
    print(one)
"""
    told = judge(Program(text), "queens/6/goal=all", Limits(steps=20_000))
    assert told.outcome == "wrong"
    assert [one.mistake for one in told.findings] == ["same-list"]


def test_a_run_that_shows_no_choices_proves_nothing_by_taking_long():
    text = """
near = [[1, 2], [0, 2], [0, 1]]
def count(left):
    total = 0
    while left:
        total += 1
        left -= 1
    return total
print(count(10 ** 9))
"""
    told = judge(Program(text), "queens/6", Limits(steps=2_000, turns=2_000))
    assert (told.outcome, told.findings[0].mistake) == ("stopped", "limit")


def test_a_few_numbers_on_a_board_are_no_queens():
    rows = [[1, 0, 0, 0, 0], [0, 0, 2, 0, 0], [0, 0, 0, 0, 3], [0, 5, 0, 0, 0], [0, 0, 0, 4, 0]]
    text = f"for row in {rows}:\n    print(*row)"
    told = judge(Program(text), "tour/5x5/a5/sutcliffe", Limits(steps=2_000))
    assert told.outcome == "wrong"
    assert [one.mistake for one in told.findings] == ["answer"]


TOUR_3X4 = "a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3"
PAIRS = [f"({'abcd'.index(file) + 1},{rank})" for file, rank in TOUR_3X4.split()]


@pytest.mark.parametrize("wide", [3, 4, 5])
def test_squares_as_pairs_may_be_printed_over_several_lines(wide):
    lines = ["  ".join(PAIRS[at : at + wide]) for at in range(0, 12, wide)]
    for told, outcome in (lines, "found"), ([*lines[:-1], lines[-1][:-5] + "(1,1)"], "wrong"):
        text = f"print({chr(10).join(['Way:', *told, '12 calls in 0.0002 s'])!r})"
        judged = judge(Program(text), "tour/3x4/a1/sutcliffe", Limits(steps=2_000))
        assert judged.outcome == outcome, judged.findings


@pytest.mark.parametrize(
    ("lines", "scenario", "outcome"),
    [
        (["A2 B4 C1 D3"], "queens/4", "found"),
        (["row 1: field 2; row 2: field 4; row 3: field 1; row 4: field 3"], "queens/4", "found"),
        (["row 1: field 2; row 2: field 4; row 3: field 1; row 4: field 2"], "queens/4", "wrong"),
        (["A = 1; B = 2; C = 3"], "colouring/A:B;B:C;C:A/3", "found"),
        (["{A: red, B: red, C: blue}"], "colouring/A:B;B:C;C:A/3", "wrong"),
        (["[]", "[]", "2 solutions"], "queens/4/goal=all", "wrong"),
        (["1: []", "2: []"], "queens/4/goal=all", "wrong"),
        (["[]", "2 solutions"], "queens/4/goal=all", "found"),
        (["1 : B1 D2 A3 C4", "2 : C1 A2 D3 B4"], "queens/4/goal=all", "found"),
        (["1 : B1 D2 A3 C4"], "queens/4/goal=all", "wrong"),
        (["(1,2) (2,4) (3,1) (4,3)", "(1,3) (2,1) (3,4) (4,2)"], "queens/4/goal=all", "found"),
    ],
)  # fmt: skip
def test_an_answer_is_read_in_the_forms_of_a_line(lines, scenario, outcome):
    judged = judge(Program(f"print({chr(10).join(lines)!r})"), scenario, Limits(steps=2_000))
    assert judged.outcome == outcome, judged.findings


def test_what_is_kept_and_printed_beside_right_solutions_is_meant_as_one():
    rights = [(1, 3, 5, 0, 2, 4), (2, 5, 1, 4, 0, 3), (3, 0, 4, 1, 5, 2), (4, 2, 0, 5, 3, 1)]
    for shown, outcome in ([(1, 3, 0, 2), (2, 0, 3, 1), *rights], "wrong"), (rights, "found"):
        text = f"found = {shown}\nprint((1, 3))\nfor one in found:\n    print(one)"
        judged = judge(Program(text), "queens/6/goal=all", Limits(steps=2_000))
        assert judged.outcome == outcome
        # It is not called a program for 4 queens, whose solutions are among them.
        assert outcome == "found" or "4 of 6 queens" in judged.findings[0].sentence


def test_a_grid_that_is_kept_by_columns_is_not_another_grid():
    kept = (
        SUDOKU.replace("s = [", "g = [").replace("s[r][c]", "s[c, r]").replace("s[i][j]", "s[j, i]")
    )
    kept = kept.replace(
        "\ndef fits", "\ns = {(x, y): g[y][x] for x in range(4) for y in range(4)}\ndef fits"
    )
    kept = kept.replace(
        "print(go(), s)", "go()\nfor r in range(4):\n    print(*[s[KEY] for c in range(4)])"
    )
    for key, outcome in (("c, r", "found"), ("r, c", "wrong")):
        judged = judge(Program(kept.replace("KEY", key)), "sudoku/.2.....13.....4.")
        assert judged.outcome == outcome
        swapped = "What your program prints is no solution. Its rows and columns are swapped."
        assert outcome == "found" or judged.findings[0].sentence == swapped


def test_no_line_is_to_blame_for_what_is_refused_at_the_start():
    text = """
cells = {}
def go(x):
    for y in range(1, 7):
        if all(b != y and abs(a - x) != abs(b - y) for a, b in cells):
            cells[x, y] = "Q"
            if x == 6 or go(x + 1):
                return True
            del cells[x, y]
        return False
print(sorted(cells) if go(1) else "no solution")
"""
    finding = judge(Program(text), "queens/6").findings[0]
    assert says(finding.sentence, "own-refused-solution", []) and finding.line is None
