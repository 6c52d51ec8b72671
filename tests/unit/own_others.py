"""Right programs that search in a way of their own: whole texts, each said in several ways.

FOUND is where a solution is there, {snap} is the solution; words in capitals are names.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import dedent, indent

SAFE = "all(abs(p[i] - p[j]) != j - i for j in range(N) for i in range(j))"
MOVES8 = "[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]"


@dataclass(frozen=True)
class Other:
    """A text with the scenarios it is right for, as (scenario, values); `every` for all of them."""

    name: str
    scenarios: tuple[tuple[str, dict[str, str]], ...]
    snap: str
    first: str  # for the first solution, or "" where it finds all
    every: str = ""


def queens(*sizes: int) -> tuple[tuple[str, dict[str, str]], ...]:
    return tuple((f"queens/{n}", {"n": str(n)}) for n in sizes)


TOURS = tuple(
    (f"tour/{high}x{wide}/a{high}/geeks", {"high": str(high), "wide": str(wide)})
    for high, wide in ((3, 4), (3, 3))
)
PATHS = (
    ("graph/example/A/limit=6", {"start": "'A'", "length": "6"}),
    ("graph/example/C/limit=6", {"start": "'C'", "length": "6"}),
)
EDGES = "{'A': ['B', 'D'], 'B': ['C', 'D'], 'C': [], 'D': ['E'], 'E': ['B', 'F'], 'F': ['C']}"
BORDERS = (
    "{'WA': ['NT', 'SA'], 'NT': ['WA', 'SA', 'Q'], 'SA': ['WA', 'NT', 'Q', 'NSW', 'V'],"
    " 'Q': ['NT', 'SA', 'NSW'], 'NSW': ['Q', 'SA', 'V'], 'V': ['SA', 'NSW'], 'T': []}"
)

OTHERS = (
    Other(
        "permutations",
        queens(6, 4, 5, 3),
        "list(p)",
        f"""
        from itertools import permutations
        N = {{n}}
        for p in permutations(range(N)):
            if {SAFE}:
                FOUND
                break
        else:
            NONE
        """,
        f"""
        from itertools import permutations
        N = {{n}}
        for p in permutations(range(N)):
            if {SAFE}:
                FOUND
        """,
    ),
    Other(
        "product",
        queens(4, 5, 3),
        "list(p)",
        f"""
        from itertools import product
        N = {{n}}
        BOARD = next((p for p in product(range(N), repeat=N) if len(set(p)) == N and {SAFE}), None)
        if BOARD is None:
            NONE
        else:
            p = BOARD
            FOUND
        """,
        f"""
        from itertools import product
        N = {{n}}
        for p in product(range(N), repeat=N):
            if len(set(p)) == N and {SAFE}:
                FOUND
        """,
    ),
    Other(
        "bits",
        queens(6, 4, 5, 3),
        "BOARD[:]",
        """
        N = {n}
        BOARD = []
        def GO(taken, left, right):
            if len(BOARD) == N:
                FOUND
                return True
            free = ~(taken | left | right) & ((1 << N) - 1)
            while free:
                bit = free & -free
                free -= bit
                BOARD.append(bit.bit_length() - 1)
                if GO(taken | bit, (left | bit) << 1, (right | bit) >> 1):
                    return True
                BOARD.pop()
            return False
        if not GO(0, 0, 0):
            NONE
        """,
    ),
    Other(
        "bits alone",
        queens(6, 4, 5, 3),
        "",
        "",
        """
        N = {n}
        def GO(taken, left, right):
            if taken == (1 << N) - 1:
                FOUND
                return 1
            total = 0
            free = ~(taken | left | right) & ((1 << N) - 1)
            while free:
                bit = free & -free
                free -= bit
                total += GO(taken | bit, (left | bit) << 1, (right | bit) >> 1)
            return total
        print(GO(0, 0, 0))
        """,
    ),
    Other(
        "stack of paths",
        TOURS,
        "list(road)",
        f"""
        HIGH, WIDE = {{high}}, {{wide}}
        MOVES = {MOVES8}
        STACK = [[(0, 0)]]
        DONE = None
        while STACK:
            road = STACK.pop()
            if len(road) == HIGH * WIDE:
                DONE = road
                FOUND
                break
            y, x = road[-1]
            for dy, dx in MOVES:
                r, c = y + dy, x + dx
                if 0 <= r < HIGH and 0 <= c < WIDE and (r, c) not in road:
                    STACK.append(road + [(r, c)])
        if DONE is None:
            NONE
        """,
        f"""
        HIGH, WIDE = {{high}}, {{wide}}
        MOVES = {MOVES8}
        STACK = [((0, 0),)]
        while STACK:
            road = STACK.pop()
            if len(road) == HIGH * WIDE:
                FOUND
                continue
            y, x = road[-1]
            for dy, dx in MOVES:
                r, c = y + dy, x + dx
                if 0 <= r < HIGH and 0 <= c < WIDE and (r, c) not in road:
                    STACK.append((*road, (r, c)))
        """,
    ),
    Other(
        "closed, fewest ways",
        (("tour/5x6/a5/geeks/goal=closed", {"high": "5", "wide": "6"}),),
        "PATH[:]",
        f"""
        HIGH, WIDE = {{high}}, {{wide}}
        MOVES = {MOVES8}
        PATH = [(0, 0)]
        def near(r, c):
            return [(r + a, c + b) for a, b in MOVES if 0 <= r + a < HIGH and 0 <= c + b < WIDE]
        SQUARES = [(i, j) for i in range(HIGH) for j in range(WIDE)]
        def ways(place):
            return sum(other not in PATH[1:-1] for other in near(*place))
        def GO():
            if len(PATH) == HIGH * WIDE:
                if PATH[0] not in near(*PATH[-1]):
                    return False
                FOUND
                return True
            for place in sorted(near(*PATH[-1]), key=ways):
                if place not in PATH:
                    PATH.append(place)
                    if all(ways(o) > 1 for o in SQUARES if o not in PATH) and GO():
                        return True
                    PATH.pop()
            return False
        if not GO():
            NONE
        """,
    ),
    Other(
        "stack of paths in a graph",
        PATHS,
        "list(road)",
        f"""
        MOVES = {EDGES}
        from collections import deque
        STACK = deque([({{start}}, [{{start}}])])
        while STACK:
            v, road = STACK.popleft()
            if len(road) == {{length}}:
                FOUND
                break
            STACK.extend((w, road + [w]) for w in MOVES[v] if w not in road)
        else:
            NONE
        """,
        f"""
        MOVES = {EDGES}
        def GO(road):
            if len(road) == {{length}}:
                yield road
            for w in MOVES[road[-1]]:
                if w not in road:
                    yield from GO(road + [w])
        for road in GO([{{start}}]):
            FOUND
        """,
    ),
    Other(
        "product of colours",
        (
            ("colouring/australia/3", {"palette": "['red', 'green', 'blue']"}),
            ("colouring/australia/2", {"palette": "['red', 'green']"}),
        ),
        "list(p)",
        f"""
        from itertools import product
        MOVES = {BORDERS}
        STACK = list(MOVES)
        for p in product({{palette}}, repeat=7):
            BOARD = dict(zip(STACK, p))
            if all(BOARD[one] != BOARD[two] for one in MOVES for two in MOVES[one]):
                FOUND
                break
        else:
            NONE
        """,
        f"""
        from itertools import product
        MOVES = {BORDERS}
        STACK = list(MOVES)
        for p in product({{palette}}, repeat=7):
            BOARD = dict(zip(STACK, p))
            if all(BOARD[one] != BOARD[two] for one in MOVES for two in MOVES[one]):
                FOUND
        """,
    ),
    Other(
        "sets of digits",
        tuple(
            (f"sudoku/{text.replace('0', '.')}", {"text": text})
            for text in ("1000030004000002", "1000002000000004")
        ),
        "[[cells[i, j] for j in range(4)] for i in range(4)]",
        """
        BOARD = {(i, j): int('{text}'[4 * i + j]) for i in range(4) for j in range(4)}
        def near(a, b):
            return a[0] == b[0] or a[1] == b[1] or (a[0] // 2, a[1] // 2) == (b[0] // 2, b[1] // 2)
        def options(cells, place):
            return {1, 2, 3, 4} - {cells[o] for o in cells if near(o, place)}
        def GO(cells):
            free = [place for place in cells if not cells[place]]
            if not free:
                FOUND
                return cells
            place = min(free, key=lambda one: len(options(cells, one)))
            for d in sorted(options(cells, place)):
                solved = GO({**cells, place: d})
                if solved:
                    return solved
            return None
        if GO(BOARD) is None:
            NONE
        """,
    ),
)

# What is done with a solution, at the end, and where there is none.
WAYS = {
    "prints": ("print({snap})", "", "print('There is none')"),
    "keeps": ("RESULTS.append({snap})", "", "print('No solution')"),
    "keeps and says": ("RESULTS.append({snap})", "print(RESULTS)", "pass"),
    "counts": ("RESULTS.append({snap})", "print('Solutions:', len(RESULTS))", "pass"),
}


def list_others() -> Iterator[tuple[str, str, str, str]]:
    """Each text in each way it may be said: its name, the text, the noted text, the scenario."""
    for other in OTHERS:
        for goal, text in (("", other.first), ("/goal=all", other.every)):
            for number, (way, (found, last, none)) in enumerate(WAYS.items()):
                scenario, given = other.scenarios[number % len(other.scenarios)]
                if not text or (goal and "closed" in scenario):
                    continue
                # What only counts says nothing but how many there are, which all asks for.
                if (way == "counts" and not goal) or (not other.snap and way != "counts"):
                    continue
                whole = dedent(text).lstrip()
                for name, value in given.items():
                    whole = whole.replace(f"{{{name}}}", value)
                if not other.snap:
                    found, last = "pass", ""
                head = "RESULTS = []\n" if "RESULTS" in found + last else ""
                plain = head + put(whole, found, none, other.snap) + last + "\n"
                note = f"NOTE.append({other.snap or None})\n" + found
                noted = head + put(whole, note, none, other.snap) + last + "\n"
                yield f"{other.name}, {way}{goal}", plain, noted, scenario + goal


def put(text: str, found: str, none: str, snap: str) -> str:
    """Put what is done into a text, each line with the spaces that are before its word."""
    lines = []
    for line in text.splitlines():
        word = {"FOUND": found, "NONE": none}.get(line.strip())
        own = line[: len(line) - len(line.lstrip())]
        lines.append(line if word is None else indent(word.replace("{snap}", snap), own))
    return "\n".join(lines) + "\n"
