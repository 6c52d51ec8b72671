"""Right programs, made of parts of text: each is another way in which somebody may write a search.

Words in capitals stand for the names of a program, which a language gives; `Keep` is how the board
is kept, a frame is how the program recurses, and so on. `list_programs` makes all that make sense.
"""

# ruff: noqa: E501  a way to keep the board is a row of its table
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from textwrap import indent

from own_others import list_others

# The program's names in several languages: also those that the page knows, and some that mean nothing.
NAMES: dict[str, dict[str, str]] = {
    "english": {
        "BOARD": "board", "PATH": "path", "SEEN": "visited", "GO": "solve", "DONE": "done", "RESULTS": "results", "MOVES": "moves",
        "HIGH": "rows", "WIDE": "cols", "N": "n", "XS": "xs", "YS": "ys", "STACK": "stack", "FREE": "is_free", "MAIN": "main", "THING": "Solver",
    },
    "german": {
        "BOARD": "brett", "PATH": "weg", "SEEN": "besucht", "GO": "suche", "DONE": "fertig", "RESULTS": "loesungen", "MOVES": "zuege",
        "HIGH": "hoehe", "WIDE": "breite", "N": "groesse", "XS": "spalten", "YS": "zeilen", "STACK": "stapel", "FREE": "frei", "MAIN": "haupt", "THING": "Sucher",
    },
    "ukrainian": {
        "BOARD": "дошка", "PATH": "шлях", "SEEN": "відвідано", "GO": "шукати", "DONE": "готово", "RESULTS": "розвязки", "MOVES": "ходи",
        "HIGH": "рядки", "WIDE": "стовпці", "N": "розмір", "XS": "ікси", "YS": "ігреки", "STACK": "стек", "FREE": "вільно", "MAIN": "головна", "THING": "Пошук",
    },
    "short": {
        "BOARD": "a", "PATH": "p", "SEEN": "u", "GO": "f", "DONE": "ok", "RESULTS": "ans", "MOVES": "d",
        "HIGH": "h", "WIDE": "w", "N": "m1", "XS": "px", "YS": "py", "STACK": "s", "FREE": "g", "MAIN": "run", "THING": "S",
    },
    "spanish": {
        "BOARD": "tablero", "PATH": "camino", "SEEN": "usado", "GO": "resolver", "DONE": "listo", "RESULTS": "soluciones", "MOVES": "saltos",
        "HIGH": "alto", "WIDE": "ancho", "N": "lado", "XS": "equis", "YS": "yes", "STACK": "pila", "FREE": "libre", "MAIN": "principal", "THING": "Resolver",
    },
}  # fmt: skip
WORDS = re.compile(rf"\b({'|'.join(NAMES['english'])})\b")
OWNED = ("BOARD", "PATH", "SEEN", "RESULTS", "DONE", "XS", "YS", "GO")  # a class's are its own


@dataclass(frozen=True)
class Keep:
    """How a program keeps where it stands; `here` is the choice as `put` and `back` name it.

    `snap` is the answer, as the tests read it: empty where it does not tell the order. `passed` is
    what goes down with each call, as its name, its value at the start and the next one.
    """

    name: str
    make: str
    free: str
    put: str = ""
    back: str = ""
    snap: str = "PATH[:]"
    passed: tuple[str, str, str] | None = None
    bounded: bool = False  # a border keeps it on the board
    dull: bool = False  # nothing in its containers tells where the search stands


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as the frames see it: what a call is given, what may come next, when all is done."""

    name: str
    head: str  # constants
    params: str
    start: str
    following: str
    done: str
    each: str
    rule: str
    choice: str
    keeps: tuple[Keep, ...]
    scenarios: tuple[tuple[str, dict[str, str]], ...]
    begin: str = ""  # the choice that is placed before the first call, as assignments
    depth: str = "k"
    before: str = ""


@dataclass(frozen=True)
class Made:
    """A program: its text, one that also notes its answers for the tests, and its scenario."""

    name: str
    text: str
    noted: str
    scenario: str
    dull: bool = False
    parts: dict[str, str] = field(default_factory=dict)


GRID = "for i in range(HIGH) for j in range(WIDE)"
IN_ORDER = f"[(i, j) for _, i, j in sorted((BOARD[i][j], i, j) {GRID})]"
BY_PAIR = "sorted(BOARD, key=BOARD.get)"
MARKS = "SEEN = [[False] * WIDE for _ in range(HIGH)]"
NAME = "'abcdefgh'[c] + str(HIGH - r)"

TOUR_KEEPS = (
    Keep("numbers", "BOARD = [[0] * WIDE for _ in range(HIGH)]", "BOARD[r][c] == 0", "BOARD[r][c] = k", "BOARD[r][c] = 0", IN_ORDER),
    Keep("numbers, old", "BOARD = [[0 for _ in range(WIDE)] for _ in range(HIGH)]", "not BOARD[r][c]", "old = BOARD[r][c]\nBOARD[r][c] = k", "BOARD[r][c] = old", IN_ORDER),
    Keep("-1", "BOARD = [[-1] * WIDE for _ in range(HIGH)]", "BOARD[r][c] < 0", "BOARD[r][c] = k - 1", "BOARD[r][c] = -1", IN_ORDER),
    Keep("-1 by loop", "BOARD = [[0] * WIDE for _ in range(HIGH)]\nfor i in range(HIGH):\n    for j in range(WIDE):\n        BOARD[i][j] = -1", "BOARD[r][c] == -1", "BOARD[r][c] = k", "BOARD[r][c] = -1", IN_ORDER),
    Keep("None", "BOARD = [[None] * WIDE for _ in range(HIGH)]", "BOARD[r][c] is None", "BOARD[r][c] = k", "BOARD[r][c] = None", IN_ORDER),
    Keep("backwards", "BOARD = [[0] * WIDE for _ in range(HIGH)]", "BOARD[r][c] == 0", "BOARD[r][c] = HIGH * WIDE + 1 - k", "BOARD[r][c] = 0", IN_ORDER + "[::-1]"),
    Keep("row copies", "empty = [[0] * WIDE for _ in range(HIGH)]\nBOARD = [row[:] for row in empty]", "BOARD[r][c] == 0", "BOARD[r][c] = k", "BOARD[r][c] = 0", IN_ORDER),
    Keep("appended rows", "BOARD = []\nfor i in range(HIGH):\n    row = []\n    for j in range(WIDE):\n        row.append(0)\n    BOARD.append(row)", "BOARD[r][c] == 0", "BOARD[r][c] = k", "BOARD[r][c] = 0", IN_ORDER),
    Keep("text cells", "BOARD = [['.'] * WIDE for _ in range(HIGH)]", "BOARD[r][c] == '.'", "BOARD[r][c] = str(k)", "BOARD[r][c] = '.'", f"[(i, j) for _, i, j in sorted((int(BOARD[i][j]), i, j) {GRID})]"),
    Keep("booleans and path", f"{MARKS}\nPATH = []", "not SEEN[r][c]", "SEEN[r][c] = True\nPATH.append((r, c))", "SEEN[r][c] = False\nPATH.pop()"),
    Keep("path and booleans", f"PATH = []\n{MARKS}", "not SEEN[r][c]", "PATH.append((r, c))\nSEEN[r][c] = True", "PATH.pop()\nSEEN[r][c] = False"),
    Keep("booleans alone", MARKS, "not SEEN[r][c]", "SEEN[r][c] = True", "SEEN[r][c] = False", ""),
    Keep("1 and 0", "SEEN = [[0] * WIDE for _ in range(HIGH)]\nPATH = []", "SEEN[r][c] == 0", "SEEN[r][c] = 1\nPATH.append([r, c])", "SEEN[r][c] = 0\nPATH.pop()", "[tuple(one) for one in PATH]"),
    Keep("free is 1", "SEEN = [[1] * WIDE for _ in range(HIGH)]\nPATH = []", "SEEN[r][c]", "SEEN[r][c] = 0\nPATH.append((r, c))", "SEEN[r][c] = 1\nPATH.pop()"),
    Keep("free is 1 alone", "SEEN = [[1] * WIDE for _ in range(HIGH)]", "SEEN[r][c] == 1", "SEEN[r][c] = 0", "SEEN[r][c] = 1", ""),
    Keep("free is True", "SEEN = [[True] * WIDE for _ in range(HIGH)]", "SEEN[r][c]", "SEEN[r][c] = False", "SEEN[r][c] = True", ""),
    Keep("characters", "SEEN = [['.'] * WIDE for _ in range(HIGH)]\nPATH = []", "SEEN[r][c] == '.'", "SEEN[r][c] = '#'\nPATH.append((r, c))", "SEEN[r][c] = '.'\nPATH.pop()"),
    Keep("numbers left", f"BOARD = [[0] * WIDE for _ in range(HIGH)]\n{MARKS}", "not SEEN[r][c]", "SEEN[r][c] = True\nBOARD[r][c] = k", "SEEN[r][c] = False", IN_ORDER),
    Keep("numbers and booleans", f"BOARD = [[0] * WIDE for _ in range(HIGH)]\n{MARKS}", "not SEEN[r][c]", "BOARD[r][c] = k\nSEEN[r][c] = True", "BOARD[r][c] = 0\nSEEN[r][c] = False", IN_ORDER),
    Keep("by pair", "BOARD = {}", "(r, c) not in BOARD", "BOARD[r, c] = k", "del BOARD[r, c]", BY_PAIR),
    Keep("by pair, 0", f"BOARD = {{(i, j): 0 {GRID}}}", "BOARD[(r, c)] == 0", "BOARD[(r, c)] = k", "BOARD[(r, c)] = 0", BY_PAIR),
    Keep("by pair, pop", "BOARD = dict()", "BOARD.get((r, c)) is None", "BOARD[(r, c)] = k", "BOARD.pop((r, c))", BY_PAIR),
    Keep("by name", "BOARD = {}", f"{NAME} not in BOARD", f"BOARD[{NAME}] = k", f"BOARD.pop({NAME})", f"[(HIGH - int(s[1]), 'abcdefgh'.index(s[0])) for s in {BY_PAIR}]"),
    Keep("set and path", "SEEN = set()\nPATH = []", "(r, c) not in SEEN", "SEEN.add((r, c))\nPATH.append((r, c))", "SEEN.remove((r, c))\nPATH.pop()"),
    Keep("set alone", "SEEN = set()", "(r, c) not in SEEN", "SEEN.add((r, c))", "SEEN.discard((r, c))", ""),
    Keep("path", "PATH = []", "(r, c) not in PATH", "PATH.append((r, c))", "PATH.pop()"),
    Keep("path, del", "PATH = []", "(r, c) not in PATH", "PATH.extend([(r, c)])", "del PATH[-1]"),
    Keep("path, remove", "PATH = list()", "(r, c) not in PATH", "PATH.append((r, c))", "PATH.remove((r, c))"),
    Keep("path of lists", "PATH = []", "[r, c] not in PATH", "PATH.append([r, c])", "PATH.pop(-1)", "[tuple(one) for one in PATH]"),
    Keep("path of names", "PATH = []", f"{NAME} not in PATH", f"PATH.append({NAME})", "PATH.pop()", "[(HIGH - int(s[1]), 'abcdefgh'.index(s[0])) for s in PATH]"),
    Keep("path of indices", "PATH = []", "r * WIDE + c not in PATH", "PATH.append(r * WIDE + c)", "PATH.pop()", "[divmod(one, WIDE) for one in PATH]"),
    Keep("path by depth", f"PATH = [None] * (HIGH * WIDE)\n{MARKS}", "not SEEN[r][c]", "PATH[k - 1] = (r, c)\nSEEN[r][c] = True", "SEEN[r][c] = False"),
    Keep("path by depth alone", "PATH = [None] * (HIGH * WIDE)", "(r, c) not in PATH[:k - 1]", "PATH[k - 1] = (r, c)"),
    Keep("path by depth, reset", "PATH = [None] * (HIGH * WIDE)", "(r, c) not in PATH", "PATH[k - 1] = (r, c)", "PATH[k - 1] = None"),
    Keep("flat", "BOARD = [0] * (HIGH * WIDE)", "BOARD[r * WIDE + c] == 0", "BOARD[r * WIDE + c] = k", "BOARD[r * WIDE + c] = 0", "[divmod(s, WIDE) for s in sorted(range(HIGH * WIDE), key=lambda s: BOARD[s])]"),
    Keep("flat booleans", "SEEN = [False] * (HIGH * WIDE)\nPATH = []", "not SEEN[r * WIDE + c]", "SEEN[r * WIDE + c] = True\nPATH.append((r, c))", "SEEN[r * WIDE + c] = False\nPATH.pop()"),
    Keep("border by loops", "BOARD = [[99] * (WIDE + 4) for _ in range(HIGH + 4)]\nfor i in range(HIGH):\n    for j in range(WIDE):\n        BOARD[i + 2][j + 2] = 0", "BOARD[r + 2][c + 2] == 0", "BOARD[r + 2][c + 2] = k", "BOARD[r + 2][c + 2] = 0", f"[(i, j) for _, i, j in sorted((BOARD[i + 2][j + 2], i, j) {GRID})]", bounded=True),
    Keep("border by comprehension", "BOARD = [[0 if 2 <= i < HIGH + 2 and 2 <= j < WIDE + 2 else -1 for j in range(WIDE + 4)] for i in range(HIGH + 4)]", "BOARD[r + 2][c + 2] == 0", "BOARD[r + 2][c + 2] = k", "BOARD[r + 2][c + 2] = 0", f"[(i, j) for _, i, j in sorted((BOARD[i + 2][j + 2], i, j) {GRID})]", bounded=True),
    Keep("border of 1", "BOARD = [[1] * (WIDE + 4) for _ in range(HIGH + 4)]\nfor i in range(2, HIGH + 2):\n    for j in range(2, WIDE + 2):\n        BOARD[i][j] = 0\nPATH = []", "BOARD[r + 2][c + 2] == 0", "BOARD[r + 2][c + 2] = 1\nPATH.append((r, c))", "BOARD[r + 2][c + 2] = 0\nPATH.pop()", bounded=True),
    Keep("two lists", f"XS, YS = [], []\n{MARKS}", "not SEEN[r][c]", "XS.append(c)\nYS.append(r)\nSEEN[r][c] = True", "XS.pop()\nYS.pop()\nSEEN[r][c] = False", "list(zip(YS, XS))"),
    Keep("two arrays", f"XS = [0] * (HIGH * WIDE)\nYS = [0] * (HIGH * WIDE)\n{MARKS}", "not SEEN[r][c]", "XS[k - 1] = c\nYS[k - 1] = r\nSEEN[r][c] = True", "SEEN[r][c] = False", "list(zip(YS, XS))"),
    Keep("numbers and path", "BOARD = [[0] * WIDE for _ in range(HIGH)]\nPATH = []", "BOARD[r][c] == 0", "BOARD[r][c] = k\nPATH.append((r, c))", "BOARD[r][c] = 0\nPATH.pop()"),
    Keep("list passed", "", "(r, c) not in road", snap="road[:]", passed=("road", "[(r, c)]", "road + [(r, c)]")),
    Keep("list passed, star", "", "(r, c) not in road", snap="road[:]", passed=("road", "[(r, c)]", "[*road, (r, c)]")),
    Keep("tuple passed", "", "(r, c) not in road", snap="list(road)", passed=("road", "((r, c),)", "road + ((r, c),)"), dull=True),
    Keep("string passed", "", f"{NAME} not in road", snap="[(HIGH - int(s[1]), 'abcdefgh'.index(s[0])) for s in road.split()]", passed=("road", NAME, f"road + ' ' + {NAME}"), dull=True),
    Keep("set passed", "", "(r, c) not in road", snap="", passed=("road", "{(r, c)}", "road | {(r, c)}"), dull=True),
    Keep("board copied", "", "ground[r][c] == 0", snap=f"[(i, j) for _, i, j in sorted((ground[i][j], i, j) {GRID})]", passed=("ground", "COPY([[0] * WIDE for _ in range(HIGH)], r, c, k)", "COPY(ground, r, c, k)")),
)  # fmt: skip

COPY = """\
def COPY(old, i, j, value):
    new = [row[:] for row in old]
    new[i][j] = value
    return new
"""

TOUR = Puzzle(
    name="tour",
    head="HIGH, WIDE = {high}, {wide}\nMOVES = {moves}\n",
    params="y, x, k",
    start="{start}, 2",
    following="r, c, k + 1",
    done="k > HIGH * WIDE",
    each="for dy, dx in MOVES:\n    r, c = y + dy, x + dx",
    rule="0 <= r < HIGH and 0 <= c < WIDE",
    choice="r, c",
    keeps=TOUR_KEEPS,
    begin="r, c = {start}\nk = 1",
    scenarios=tuple(
        (scenario, {"high": high, "wide": wide, "start": start, "moves": moves})
        for scenario, high, wide, start, moves in (
            ("tour/3x4/a3/geeks", "3", "4", "0, 0", "[(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]"),
            ("tour/5x5/a5/geeks", "5", "5", "0, 0", "[(-1, 2), (1, 2), (-2, 1), (2, 1), (-1, -2), (1, -2), (2, -1), (-2, -1)]"),
            ("tour/3x3/a3/geeks", "3", "3", "0, 0", "[(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]"),
            ("tour/3x4/d1/geeks", "3", "4", "2, 3", "[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]"),
        )
    ),
)  # fmt: skip

SAFE = "all(q != r and abs(q - r) != c - i for i, q in enumerate({0}))"
COLUMN = "[next(i for i in range(N) if BOARD[i][j] {0}) for j in range(N)]"

QUEEN_KEEPS = (
    Keep("by column", "BOARD = [-1] * N", SAFE.format("BOARD[:c]"), "BOARD[c] = r", "BOARD[c] = -1", "BOARD[:]"),
    Keep("by column, left", "BOARD = [0] * N", SAFE.format("BOARD[:c]"), "BOARD[c] = r", "", "BOARD[:]"),
    Keep("by column, 0", "BOARD = [0] * N", SAFE.format("BOARD[:c]"), "BOARD[c] = r", "BOARD[c] = 0", "BOARD[:]"),
    Keep("by column, None", "BOARD = [None] * N", SAFE.format("BOARD[:c]"), "BOARD[c] = r", "BOARD[c] = None", "BOARD[:]"),
    Keep("from 1", "BOARD = [0] * (N + 1)", SAFE.format("BOARD[1:c + 1]").replace("q - r", "q - r - 1").replace("q !=", "q - 1 !="), "BOARD[c + 1] = r + 1", "BOARD[c + 1] = 0", "[q - 1 for q in BOARD[1:]]"),
    Keep("appended", "BOARD = []", SAFE.format("BOARD"), "BOARD.append(r)", "BOARD.pop()", "BOARD[:]"),
    Keep("appended, del", "BOARD = list()", SAFE.format("BOARD"), "BOARD.append(r)", "del BOARD[-1]", "BOARD[:]"),
    Keep("appended, slice", "BOARD = []", SAFE.format("BOARD"), "BOARD.insert(len(BOARD), r)", "BOARD[:] = BOARD[:-1]", "BOARD[:]"),
    Keep("pairs", "PATH = []", SAFE.format("[b for a, b in PATH]"), "PATH.append((c, r))", "PATH.pop()", "[b for a, b in PATH]"),
    Keep("0 and 1", "BOARD = [[0] * N for _ in range(N)]", "not any(BOARD[i][j] and (i == r or abs(i - r) == c - j) for i in range(N) for j in range(c))", "BOARD[r][c] = 1", "BOARD[r][c] = 0", COLUMN.format("== 1")),
    Keep("booleans", "BOARD = [[False] * N for _ in range(N)]", "not any(BOARD[i][j] and (i == r or abs(i - r) == c - j) for i in range(N) for j in range(c))", "BOARD[r][c] = True", "BOARD[r][c] = False", COLUMN.format("")),
    Keep("characters", "BOARD = [['.'] * N for _ in range(N)]", "not any(BOARD[i][j] == 'Q' and (i == r or abs(i - r) == c - j) for i in range(N) for j in range(c))", "BOARD[r][c] = 'Q'", "BOARD[r][c] = '.'", COLUMN.format("== 'Q'")),
    Keep("numbered", "BOARD = [[0] * N for _ in range(N)]", "not any(BOARD[i][j] and (i == r or abs(i - r) == c - j) for i in range(N) for j in range(c))", "BOARD[r][c] = c + 1", "BOARD[r][c] = 0", COLUMN.format("")),
    Keep("transposed", "BOARD = [[0] * N for _ in range(N)]", "not any(BOARD[j][i] and (i == r or abs(i - r) == c - j) for i in range(N) for j in range(c))", "BOARD[c][r] = 1", "BOARD[c][r] = 0", "[row.index(1) for row in BOARD]"),
    Keep("by key", "BOARD = {}", SAFE.format("BOARD.values()"), "BOARD[c] = r", "del BOARD[c]", "list(BOARD.values())"),
    Keep("by key, pop", "BOARD = {}", "all(q != r and abs(q - r) != abs(c - i) for i, q in BOARD.items())", "BOARD[c] = r", "BOARD.pop(c)", "list(BOARD.values())"),
    Keep("set of pairs", "SEEN = set()", "all(q != r and abs(q - r) != abs(c - i) for i, q in SEEN)", "SEEN.add((c, r))", "SEEN.remove((c, r))", "[b for a, b in sorted(SEEN)]"),
    Keep("sets and list", "SEEN = set()\nXS = set()\nYS = set()\nBOARD = []", "r not in SEEN and r + c not in XS and r - c not in YS", "SEEN.add(r)\nXS.add(r + c)\nYS.add(r - c)\nBOARD.append(r)", "SEEN.remove(r)\nXS.remove(r + c)\nYS.remove(r - c)\nBOARD.pop()", "BOARD[:]"),
    Keep("flags and list", "SEEN = [True] * N\nXS = [True] * (2 * N - 1)\nYS = [True] * (2 * N - 1)\nBOARD = [0] * N", "SEEN[r] and XS[r + c] and YS[r - c + N - 1]", "BOARD[c] = r\nSEEN[r] = XS[r + c] = YS[r - c + N - 1] = False", "SEEN[r] = XS[r + c] = YS[r - c + N - 1] = True", "BOARD[:]"),
    Keep("flat", "BOARD = [0] * (N * N)", "not any(BOARD[i * N + j] and (i == r or abs(i - r) == c - j) for i in range(N) for j in range(c))", "BOARD[r * N + c] = 1", "BOARD[r * N + c] = 0", "[next(i for i in range(N) if BOARD[i * N + j]) for j in range(N)]"),
    Keep("list passed", "", SAFE.format("queens"), snap="queens[:]", passed=("queens", "[]", "queens + [r]")),
    Keep("list passed, star", "", SAFE.format("queens"), snap="queens[:]", passed=("queens", "[]", "[*queens, r]")),
    Keep("tuple passed", "", SAFE.format("queens"), snap="list(queens)", passed=("queens", "()", "queens + (r,)"), dull=True),
    Keep("string passed", "", SAFE.format("map(int, queens)"), snap="list(map(int, queens))", passed=("queens", "''", "queens + str(r)"), dull=True),
    Keep("dictionary passed", "", "all(q != r and abs(q - r) != abs(c - i) for i, q in queens.items())", snap="list(queens.values())", passed=("queens", "{}", "{**queens, c: r}")),
    Keep("board copied", "", "not any(ground[i][j] and (i == r or abs(i - r) == c - j) for i in range(N) for j in range(c))", snap="[next(i for i in range(N) if ground[i][j]) for j in range(N)]", passed=("ground", "[[0] * N for _ in range(N)]", "COPY(ground, r, c, 1)")),
)  # fmt: skip

QUEENS = Puzzle(
    name="queens",
    head="N = {n}\n",
    params="c",
    start="0",
    following="c + 1",
    done="c == N",
    each="for r in range(N):",
    rule="",
    choice="r",
    depth="c",
    keeps=QUEEN_KEEPS,
    scenarios=tuple((f"queens/{n}", {"n": str(n)}) for n in (6, 4, 5, 3)),
)

BORDERS = """\
MOVES = {'WA': ['NT', 'SA'], 'NT': ['WA', 'SA', 'Q'], 'SA': ['WA', 'NT', 'Q', 'NSW', 'V'],
         'Q': ['NT', 'SA', 'NSW'], 'NSW': ['Q', 'SA', 'V'], 'V': ['SA', 'NSW'], 'T': []}
STACK = list(MOVES)
"""
NEAR = "[STACK.index(o) for o in MOVES[STACK[k]]]"

COLOUR_KEEPS = (
    Keep("by name", "BOARD = {}", "all(BOARD.get(o) != c for o in MOVES[STACK[k]])", "BOARD[STACK[k]] = c", "del BOARD[STACK[k]]", "[BOARD[s] for s in STACK]"),
    Keep("by name, pop", "BOARD = dict()", "c not in [BOARD[o] for o in MOVES[STACK[k]] if o in BOARD]", "BOARD[STACK[k]] = c", "BOARD.pop(STACK[k])", "[BOARD[s] for s in STACK]"),
    Keep("by name, None", "BOARD = {s: None for s in STACK}", "all(BOARD[o] != c for o in MOVES[STACK[k]])", "BOARD[STACK[k]] = c", "BOARD[STACK[k]] = None", "[BOARD[s] for s in STACK]"),
    Keep("by name, fromkeys", "BOARD = dict.fromkeys(STACK)", "not any(BOARD[o] == c for o in MOVES[STACK[k]])", "BOARD[STACK[k]] = c", "BOARD[STACK[k]] = None", "[BOARD[s] for s in STACK]"),
    Keep("by name, empty text", "BOARD = {s: '' for s in STACK}", "all(BOARD[o] != c for o in MOVES[STACK[k]])", "BOARD[STACK[k]] = c", "BOARD[STACK[k]] = ''", "[BOARD[s] for s in STACK]"),
    Keep("by number, None", "BOARD = [None] * 7", f"all(BOARD[o] != c for o in {NEAR})", "BOARD[k] = c", "BOARD[k] = None", "BOARD[:]"),
    Keep("by number, text", "BOARD = [''] * 7", f"all(BOARD[o] != c for o in {NEAR})", "BOARD[k] = c", "BOARD[k] = ''", "BOARD[:]"),
    Keep("appended", "BOARD = []", f"all(BOARD[o] != c for o in {NEAR} if o < k)", "BOARD.append(c)", "BOARD.pop()", "BOARD[:]"),
    Keep("left", "BOARD = [None] * 7", f"all(BOARD[o] != c for o in {NEAR} if o < k)", "BOARD[k] = c", "", "BOARD[:]"),
    Keep("list passed", "", f"all(paint[o] != c for o in {NEAR} if o < k)", snap="paint[:]", passed=("paint", "[]", "paint + [c]")),
    Keep("dictionary passed", "", "all(paint.get(o) != c for o in MOVES[STACK[k]])", snap="[paint[s] for s in STACK]", passed=("paint", "{}", "{**paint, STACK[k]: c}")),
    Keep("tuple passed", "", f"all(paint[o] != c for o in {NEAR} if o < k)", snap="list(paint)", passed=("paint", "()", "paint + (c,)"), dull=True),
)  # fmt: skip
# Numbers for colours: from 1 with 0 for none, and from 0 with -1.
COLOUR_NUMBERS = (
    Keep("numbers", "BOARD = [0] * 7", f"all(BOARD[o] != c for o in {NEAR})", "BOARD[k] = c", "BOARD[k] = 0", "BOARD[:]"),
    Keep("numbers by name", "BOARD = {s: 0 for s in STACK}", "all(BOARD[o] != c for o in MOVES[STACK[k]])", "BOARD[STACK[k]] = c", "BOARD[STACK[k]] = 0", "[BOARD[s] for s in STACK]"),
    Keep("numbers appended", "BOARD = []", f"all(BOARD[o] != c for o in {NEAR} if o < k)", "BOARD.append(c)", "BOARD.pop()", "BOARD[:]"),
)  # fmt: skip
COLOUR_SCENARIOS = (
    ("colouring/australia/3", "['red', 'green', 'blue']"),
    ("colouring/australia/2", "['red', 'green']"),
    ("colouring/australia/4", "['red', 'green', 'blue', 'yellow']"),
)
COLOURING = Puzzle(
    name="colouring",
    head=BORDERS + "HIGH = {palette}\n",
    params="k",
    start="0",
    following="k + 1",
    done="k == 7",
    each="for c in HIGH:",
    rule="",
    choice="c",
    keeps=COLOUR_KEEPS,
    scenarios=tuple((scenario, {"palette": palette}) for scenario, palette in COLOUR_SCENARIOS),
)
COLOURING_NUMBERS = Puzzle(
    **{
        **vars(COLOURING),
        "name": "colouring by number",
        "keeps": COLOUR_NUMBERS,
        "scenarios": tuple(
            (scenario, {"palette": str(list(range(1, palette.count(",") + 2)))})
            for scenario, palette in COLOUR_SCENARIOS
        ),
    }
)

GRAPH_KEEPS = (
    Keep("path", "PATH = []", "v not in PATH", "PATH.append(v)", "PATH.pop()"),
    Keep("path, remove", "PATH = []", "v not in PATH", "PATH.extend([v])", "PATH.remove(v)"),
    Keep("set and path", "SEEN = set()\nPATH = []", "v not in SEEN", "SEEN.add(v)\nPATH.append(v)", "SEEN.remove(v)\nPATH.pop()"),
    Keep("marks and path", "SEEN = {v: False for v in MOVES}\nPATH = []", "not SEEN[v]", "SEEN[v] = True\nPATH.append(v)", "SEEN[v] = False\nPATH.pop()"),
    Keep("gray and path", "SEEN = {v: 'white' for v in MOVES}\nPATH = []", "SEEN[v] == 'white'", "SEEN[v] = 'gray'\nPATH.append(v)", "SEEN[v] = 'white'\nPATH.pop()"),
    Keep("gray", "SEEN = {v: 'white' for v in MOVES}", "SEEN[v] == 'white'", "SEEN[v] = 'gray'", "SEEN[v] = 'white'", ""),
    Keep("numbers", "BOARD = {v: 0 for v in MOVES}", "BOARD[v] == 0", "BOARD[v] = k", "BOARD[v] = 0", "sorted([v for v in BOARD if BOARD[v]], key=BOARD.get)"),
    Keep("numbers by key", "BOARD = {}", "v not in BOARD", "BOARD[v] = k", "del BOARD[v]", "sorted(BOARD, key=BOARD.get)"),
    Keep("by depth", "PATH = [None] * {length}", "v not in PATH[:k - 1]", "PATH[k - 1] = v", ""),
    Keep("list passed", "", "v not in road", snap="road[:]", passed=("road", "[v]", "road + [v]")),
    Keep("string passed", "", "v not in road", snap="list(road)", passed=("road", "v", "road + v"), dull=True),
    Keep("tuple passed", "", "v not in road", snap="list(road)", passed=("road", "(v,)", "(*road, v)"), dull=True),
)  # fmt: skip

GRAPH = Puzzle(
    name="graph",
    head="MOVES = {{'A': ['B', 'D'], 'B': ['C', 'D'], 'C': [], 'D': ['E'], 'E': ['B', 'F'], 'F': ['C']}}\n",
    params="e, k",
    start="{start}, 2",
    following="v, k + 1",
    done="k > {length}",
    each="for v in MOVES[e]:",
    rule="",
    choice="v",
    keeps=GRAPH_KEEPS,
    begin="v = {start}\nk = 1",
    scenarios=(
        ("graph/example/A/limit=6", {"start": "'A'", "length": "6"}),
        ("graph/example/C/limit=6", {"start": "'C'", "length": "6"}),
        ("graph/example/B/limit=4", {"start": "'B'", "length": "4"}),
    ),
)  # fmt: skip

ROWS4 = "[[int(x) for x in '{text}'[i:i + 4]] for i in range(0, 16, 4)]"
CELLS = "STACK = [(i, j) for i in range(4) for j in range(4) if '{text}'[4 * i + j] == '0']\n"
UNITS = "all({0} != d for i in range(4) for j in range(4) if i == r or j == c or (i // 2, j // 2) == (r // 2, c // 2))"

SUDOKU_KEEPS = (
    Keep("grid", "BOARD = {rows}", UNITS.format("BOARD[i][j]"), "BOARD[r][c] = d", "BOARD[r][c] = 0", "[list(row) for row in BOARD]"),
    Keep("grid by text", f"BOARD = {ROWS4}", UNITS.format("BOARD[i][j]"), "BOARD[r][c] = d", "BOARD[r][c] = 0", "[list(row) for row in BOARD]"),
    Keep("None", "BOARD = [[x or None for x in row] for row in {rows}]", UNITS.format("BOARD[i][j]"), "BOARD[r][c] = d", "BOARD[r][c] = None", "[list(row) for row in BOARD]"),
    Keep("characters", "BOARD = {characters}", UNITS.format("BOARD[i][j]").replace("!= d", "!= str(d)"), "BOARD[r][c] = str(d)", "BOARD[r][c] = '.'", "[list(map(int, row)) for row in BOARD]"),
    Keep("flat", "BOARD = [int(x) for x in '{text}']", UNITS.format("BOARD[4 * i + j]"), "BOARD[4 * r + c] = d", "BOARD[4 * r + c] = 0", "[BOARD[i:i + 4] for i in range(0, 16, 4)]"),
    Keep("by pair", "BOARD = {{(i, j): int('{text}'[4 * i + j]) for i in range(4) for j in range(4)}}", UNITS.format("BOARD[i, j]"), "BOARD[r, c] = d", "BOARD[r, c] = 0", "[[BOARD[i, j] for j in range(4)] for i in range(4)]"),
    Keep("left", "BOARD = {rows}", UNITS.format("BOARD[i][j]").replace("if i", "if ((i, j) not in STACK[k:]) and (i") + ")", "BOARD[r][c] = d", "", "[list(row) for row in BOARD]"),
    Keep("board copied", "", UNITS.format("ground[i][j]"), snap="[list(row) for row in ground]", passed=("ground", "{rows}", "COPY(ground, r, c, d)")),
)  # fmt: skip


def write_sudoku(text: str) -> dict[str, str]:
    rows = [[int(x) for x in text[i : i + 4]] for i in range(0, 16, 4)]
    characters = [[str(x) if x else "." for x in row] for row in rows]
    return {"text": text, "rows": str(rows), "characters": str(characters)}


SUDOKU = Puzzle(
    name="sudoku",
    head=CELLS,
    params="k",
    start="0",
    following="k + 1",
    done="k == len(STACK)",
    each="r, c = STACK[k]\nfor d in range(1, 5):",
    rule="",
    choice="r, c, d",
    keeps=SUDOKU_KEEPS,
    scenarios=tuple(
        (f"sudoku/{text.replace('0', '.')}", write_sudoku(text))
        for text in ("1000030004000002", "1000002000000004", "1234340021000320")
    ),
)  # fmt: skip

PUZZLES = (TOUR, QUEENS, COLOURING, COLOURING_NUMBERS, GRAPH, SUDOKU)

# How a program goes down and back. FOUND is what it does with a solution; {put}, {back} and so on
# are the puzzle's and the keeping's own.
FRAMES = {
    "returns": """\
def GO({params}):
    if {done}:
        FOUND
        return True
    {each}
        if {ok}:
            {put}
            if GO({following}):
                return True
            {back}
    return False
""",
    "result": """\
def GO({params}):
    if {done}:
        FOUND
        return True
    result = False
    {each}
        if not result and ({ok}):
            {put}
            result = GO({following})
            if not result:
                {back}
    return result
""",
    "continues": """\
def GO({params}):
    if {done}:
        FOUND
        return 1
    {each}
        if not ({ok}):
            continue
        {put}
        if GO({following}) == 1:
            return 1
        {back}
    return 0
""",
    "flag": """\
DONE = False
def GO({params}):
    OUTER DONE
    if {done}:
        FOUND
        DONE = True
        return
    {each}
        if {ok}:
            {put}
            GO({following})
            if DONE:
                return
            {back}
""",
    "raises": """\
class Found(Exception):
    pass

def GO({params}):
    if {done}:
        FOUND
        raise Found
    {each}
        if {ok}:
            {put}
            GO({following})
            {back}
""",
    "solution": """\
def GO({params}):
    if {done}:
        FOUND
        return SNAP
    {each}
        if {ok}:
            {put}
            found = GO({following})
            if found is not None:
                return found
            {back}
    return None
""",
    "yields": """\
def GO({params}):
    if {done}:
        FOUND
        yield SNAP
        return
    {each}
        if {ok}:
            {put}
            yield from GO({following})
            {back}
""",
    "stack": """\
def options({params}):
    here = []
    {each}
        here.append(({choice}))
    return here

todo = [iter(options({start}))]
trail = []
while todo:
    {depth} = len(trail) + {first}
    for {choice} in todo[-1]:
        if {ok}:
            {put}
            trail.append(({choice}))
            break
    else:
        todo.pop()
        if trail:
            {choice} = trail.pop()
            {depth} = len(trail) + {first}
            {back}
        continue
    {depth} = len(trail) + {first}
    if {done}:
        FOUND
        {stop}
    else:
        todo.append(iter(options({last})))
""",
}
TAKE_BACK = """\
{choice} = trail.pop()
{depth} = len(trail) + {first}
{back}
"""
FRAMES_ALL = {
    "counts": """\
def GO({params}):
    if {done}:
        FOUND
        return 1
    total = 0
    {each}
        if {ok}:
            {put}
            total += GO({following})
            {back}
    return total
""",
    "goes on": """\
def GO({params}):
    if {done}:
        FOUND
        return
    {each}
        if {ok}:
            {put}
            GO({following})
            {back}
""",
    "yields": FRAMES["yields"],
    "stack": FRAMES["stack"],
}
# How the program is begun, and says what it found.
CALLS = {
    "returns": "if GO({start}):\n    SAY\nelse:\n    NONE",
    "result": "if not GO({start}):\n    NONE\nelse:\n    SAY",
    "continues": "if GO({start}) == 1:\n    SAY\nelse:\n    NONE",
    "flag": "GO({start})\nif DONE:\n    SAY\nelse:\n    NONE",
    "raises": "try:\n    GO({start})\n    NONE\nexcept Found:\n    SAY",
    "solution": "found = GO({start})\nif found is None:\n    NONE\nelse:\n    SAY",
    "yields": "found = next(GO({start}), None)\nif found is None:\n    NONE\nelse:\n    SAY",
    "stack": "if todo:\n    SAY\nelse:\n    NONE",
}
CALLS_ALL = {
    "counts": "number = GO({start})\nSAY",
    "goes on": "GO({start})\nnumber = len(RESULTS)\nSAY",
    "yields": "number = 0\nfor found in GO({start}):\n    number += 1\nSAY",
    "stack": "number = len(RESULTS)\nSAY",
}
# What it does when it has found one, what it says at the end, and what when there is none.
ANSWERS = {
    "prints there": ("print(SNAP)", "pass", "print('No solution')"),
    "prints at the end": ("pass", "print(SHOW)", "print('There is none')"),
    "keeps": ("RESULTS.append(SNAP)", "pass", "pass"),
    "says": ("RESULTS.append(SNAP)", "print('Found!', RESULTS[-1])", "print(False)"),
}
ANSWERS_ALL = {
    "keeps": ("RESULTS.append(SNAP)", "print(number)"),
    "prints": ("RESULTS.append(SNAP)\nprint(SNAP)", "print('Number of solutions:', number)"),
    "silent": ("RESULTS.append(SNAP)", "pass"),
}
SCOPES = ("module", "nested", "class")


HOLES = re.compile(r"\{\w+\}")


def fill(template: str, parts: dict[str, str]) -> str:
    """Put parts of several lines into a template, each with the spaces of its line."""
    lines = []
    for line in template.splitlines():
        key = line.strip()
        own = line[: len(line) - len(line.lstrip(" "))]
        if key in parts and (parts[key] == "" or "\n" in parts[key] or key.startswith("{each")):
            lines += [own + one for one in parts[key].splitlines()]
        else:
            whole = "{" not in line
            lines.append(line if whole else HOLES.sub(lambda h: parts.get(h[0], h[0]), line))
    return "\n".join(lines) + "\n"


def name_all(text: str, language: str, owned: bool) -> str:
    own = NAMES[language]

    def name(found: re.Match[str]) -> str:
        word = found[0]
        return f"self.{own[word]}" if owned and word in OWNED else own[word]

    return WORDS.sub(name, text)


def list_programs(part: int = 1) -> Iterator[Made]:
    """All programs that make sense, or one in so many, neighbours differing in much."""
    number = 0
    for puzzle in PUZZLES:
        first = product(puzzle.keeps, FRAMES, ANSWERS, SCOPES)
        every = product(puzzle.keeps, FRAMES_ALL, ANSWERS_ALL, SCOPES)
        for goal, rows in (("", first), ("/goal=all", every)):
            for keep, frame, answer, scope in rows:
                number += 1
                if number % part:
                    continue
                made = make(puzzle, keep, frame, answer, scope, goal, number)
                if made is not None:
                    yield made
    others = list(product(list_others(), NAMES))
    for (name, text, noted, scenario), language in others[::part]:
        texts = (name_all(one, language, owned=False) for one in (text, noted))
        yield Made(f"{name}, {language}", *texts, scenario)


def make(
    puzzle: Puzzle, keep: Keep, frame: str, answer: str, scope: str, goal: str, number: int
) -> Made | None:
    """One program, or None where its parts do not go together."""
    if frame == "stack" and (keep.passed is not None or scope == "class" or "old" in keep.put):
        return None
    if not keep.snap and frame in ("solution",):
        return None
    scenarios = puzzle.scenarios
    if goal:  # not so many that a run is long
        scenarios = tuple(
            one
            for one in scenarios
            if not one[0].startswith(("tour/5x5", "queens/6")) and "4" not in one[0][-1:]
        )
    scenario, given = scenarios[number % len(scenarios)]
    language = [*NAMES][number % len(NAMES)]
    return build(puzzle, keep, frame, answer, scope, goal, scenario, given, language)


def build(puzzle, keep, frame, answer, scope, goal, scenario, given, language):
    def put_in(text: str) -> str:
        for name, value in given.items():
            text = text.replace(f"{{{name}}}", value)
        return text.replace("{{", "{").replace("}}", "}")

    passed = keep.passed
    rule = "" if keep.bounded else puzzle.rule
    parts = {
        "{params}": puzzle.params + (f", {passed[0]}" if passed else ""),
        "{done}": put_in(puzzle.done),
        "{each}": puzzle.each,
        "{ok}": " and ".join(filter(None, (rule, put_in(keep.free)))),
        "{put}": keep.put or "pass",
        "{back}": keep.back or "pass",
        "{following}": puzzle.following + (f", {passed[2]}" if passed else ""),
        "{start}": "{start}",
        "{choice}": puzzle.choice,
        "{depth}": puzzle.depth,
        "{first}": "2" if puzzle.begin else "0",
        "{last}": f"{puzzle.choice}, 2" if puzzle.begin else puzzle.depth,
        "{stop}": "break",
    }
    if goal:
        parts["{stop}"] = fill(TAKE_BACK, parts)
    snap = keep.snap or "'found all squares'"
    frames, calls = (FRAMES_ALL, CALLS_ALL) if goal else (FRAMES, CALLS)
    body = fill(frames[frame], parts)
    call = fill(calls[frame], {"{start}": "{start}"})
    begin = put_in(puzzle.begin)
    if frame != "stack":
        begun = begin + "\n" + (put_in(keep.put) if begin and keep.put else "") if begin else ""
        begun = begun.replace("old = BOARD[r][c]\n", "")
        start = put_in(puzzle.start) + (", " + put_in(passed[1]) if passed else "")
        call = begun + "\n" + call.replace("{start}", start)
    else:
        body = (begin + "\n" + keep.put + "\n" if begin else "") + body
        body = body.replace("{start}", put_in(puzzle.start))
    found, say, *none = (ANSWERS_ALL if goal else ANSWERS)[answer]
    if frame in ("yields",) and not goal and answer == "prints at the end":
        say = "print(found)"
    if passed and not goal and answer == "prints at the end":
        found, say = "RESULTS.append(SNAP)", "print(RESULTS[0])"
    if goal and frame in ("counts",) and answer == "silent":
        found = "pass"
    text = {}
    for noting in (False, True):
        whole = f"{body}\n{call}\n"
        note = f"NOTE.append({keep.snap or None})\n" if noting else ""
        whole = fill(
            whole, {"FOUND": note + found + "\npass" if noting or "\n" in found else found + "\n"}
        )
        whole = whole.replace("SAY", say).replace("NONE", none[0] if none else "")
        whole = whole.replace("SHOW", "RESULTS" if goal else snap).replace("SNAP", snap)
        text[noting] = finish(
            puzzle, put_in(puzzle.head), put_in(keep.make), whole, scope, language, keep
        )
    name = ", ".join((puzzle.name, keep.name, frame, answer, scope, language)) + goal
    return Made(name, text[False], text[True], scenario + goal, keep.dull)


def finish(puzzle, head, make, whole, scope, language, keep):
    uses_results = "RESULTS = []\n" if "RESULTS" in whole else ""
    copy = COPY if "COPY(" in whole else ""
    whole = tidy(whole)
    if scope == "module":
        text = head + uses_results + make + "\n" + copy + whole.replace("OUTER", "global")
        return name_all(text, language, owned=False)
    if scope == "nested":
        inner = make + "\n" + uses_results + whole.replace("OUTER", "nonlocal")
        return name_all(
            head + copy + "def MAIN():\n" + indent(inner, "    ") + "\nMAIN()\n", language, False
        )
    definition, call = split(whole)
    made = indent(
        make + "\n" + uses_results + ("DONE = False\n" if "DONE" in whole else ""), "        "
    )
    definition = definition.replace("DONE = False\n", "", 1).replace("    OUTER DONE\n", "")
    error, definition = (
        (definition.split("\n\n", 1)) if definition.startswith("class") else ("", definition)
    )
    method = indent(re.sub(r"def GO\(", "def GO(self, ", definition), "    ")
    method = name_all(method, language, True).replace("def self.", "def ")
    rest = indent("def run(self):\n" + indent(call, "    "), "    ")
    text = name_all(head + copy, language, False) + error + "\n"
    text += name_all("class THING:\n    def __init__(self):\n", language, False)
    text += name_all(made, language, True) + "        self.ready = True\n\n" + method + "\n"
    return text + name_all(rest, language, True) + name_all("\nTHING().run()\n", language, False)


def split(whole: str) -> tuple[str, str]:
    """The function, and what begins it: from the first line on that is not indented after it."""
    lines = whole.splitlines()
    last = max(i for i, line in enumerate(lines) if line.startswith("def "))
    end = next(i for i in range(last + 1, len(lines)) if lines[i] and not lines[i].startswith(" "))
    return "\n".join(lines[:end]) + "\n", "\n".join(lines[end:]) + "\n"


def tidy(text: str) -> str:
    """Leave out what does nothing, where the block has something else."""
    lines = text.splitlines()
    kept = []
    for number, line in enumerate(lines):
        if line.strip() == "pass":
            own = len(line) - len(line.lstrip())
            near = list(lines[number - 1 : number] + lines[number + 1 : number + 2])
            if any(one.strip() and len(one) - len(one.lstrip()) == own for one in near):
                continue
        kept.append(line)
    return "\n".join(kept) + "\n"
