"""What Why says at each step of whole runs, held to exhaustive searches written down once more.

Python's answers are those that the page is given, and the page's own module makes the sentences.
"""

import json
import re
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest
from shares import share

from knights.page import bridge
from knights.programs.report import Request
from knights.programs.ruling import Ruling
from tools.build.node import node

TELLER = Path(__file__).parents[1] / "web" / "why-over-runs.js"
# As the page asks.
BUDGET = 20_000
# Of a longer run so many positions at its beginning and its end, and some between.
AT_EITHER_END = share(60, 4)
BETWEEN = share(97, 5)


@dataclass
class Case:
    """A scenario, all its solutions, and whether their order is that in which they are made."""

    scenario: str
    list_solutions: Callable[[], Iterator[tuple[int, ...]]]
    ordered: bool = True
    limit: int | None = None

    @cached_property
    def solutions(self) -> list[tuple[int, ...]]:
        return list(self.list_solutions())

    def alive(self, path: Sequence[int]) -> bool:
        if self.ordered:
            return any(solution[: len(path)] == tuple(path) for solution in self.solutions)
        return any(set(path) <= set(solution) for solution in self.solutions)

    def is_solution(self, path: Sequence[int]) -> bool:
        whole = {s if self.ordered else tuple(sorted(s)) for s in self.solutions}
        return (tuple(path) if self.ordered else tuple(sorted(path))) in whole


def tours(
    rows: int,
    columns: int,
    start: int | None,
    *,
    closed: bool = False,
    end: int | None = None,
) -> Callable[[], Iterator[tuple[int, ...]]]:
    """All knight's tours, each square tried after each."""

    squares = range(rows * columns)
    near = [
        [
            d * columns + c
            for d in range(rows)
            for c in range(columns)
            if {abs(d - square // columns), abs(c - square % columns)} == {1, 2}
        ]
        for square in squares
    ]

    def go_on(path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(path) == rows * columns:
            if (not closed or path[0] in near[path[-1]]) and end in {None, path[-1]}:
                yield path
            return
        for square in near[path[-1]] if path else squares:
            if square not in path:
                yield from go_on((*path, square))

    return lambda: go_on(() if start is None else (start,))


def queens(n: int, blocked: str = "") -> Callable[[], Iterator[tuple[int, ...]]]:
    def placed() -> Iterator[tuple[int, ...]]:
        for rows in permutations(range(n)):
            names = {f"{file}{row + 1}" for file, row in zip("abcdef", rows, strict=False)}
            if (
                names.isdisjoint(blocked.split(","))
                and len({r - c for c, r in enumerate(rows)})
                == len({r + c for c, r in enumerate(rows)})
                == n
            ):
                yield tuple(column * n + row for column, row in enumerate(rows))

    return placed


def walks(
    edges: str, start: str | None, length: int, *, cycle: bool = False, both: bool = False
) -> Callable[[], Iterator[tuple[int, ...]]]:
    """All paths of a length; edges are pairs of letters from A or a."""
    base = ord("A") if edges[0].isupper() else ord("a")
    pairs = {(ord(a) - base, ord(b) - base) for a, b in edges.split()}
    pairs |= {(b, a) for a, b in pairs} if both else set()
    vertices = {vertex for pair in pairs for vertex in pair}

    def go_on(path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(path) == length:
            if not cycle or (path[-1], path[0]) in pairs:
                yield path
            return
        for vertex in vertices - set(path):
            if not path or (path[-1], vertex) in pairs:
                yield from go_on((*path, vertex))

    return lambda: go_on(() if start is None else (ord(start) - base,))


def colourings(regions: int, borders: str, colours: int) -> Callable[[], Iterator[tuple[int, ...]]]:
    pairs = [(int(a), int(b)) for a, b in borders.split()]

    def coloured() -> Iterator[tuple[int, ...]]:
        for given in product(range(colours), repeat=regions):
            if all(given[a] != given[b] for a, b in pairs):
                yield tuple(region * colours + colour for region, colour in enumerate(given))

    return coloured


def sudokus(givens: str) -> Callable[[], Iterator[tuple[int, ...]]]:
    rows = [[int(d) if d != "." else 0 for d in givens[i : i + 4]] for i in range(0, 16, 4)]

    def fit(row: Sequence[int]) -> list[tuple[int, ...]]:
        every = permutations((1, 2, 3, 4))
        return [p for p in every if all(g in {0, d} for d, g in zip(p, row, strict=True))]

    def filled() -> Iterator[tuple[int, ...]]:
        for grid in product(*map(fit, rows)):
            units = [[row[c] for row in grid] for c in range(4)]
            units += [
                [*grid[r][c : c + 2], *grid[r + 1][c : c + 2]] for r in (0, 2) for c in (0, 2)
            ]
            if all(len(set(unit)) == 4 for unit in units):
                digits = [digit for row in grid for digit in row]
                blanks = [cell for cell in range(16) if givens[cell] == "."]
                yield tuple(cell * 4 + digits[cell] - 1 for cell in blanks)

    return filled


AUSTRALIA = "01 02 12 13 23 24 25 34 45"
EXAMPLE = "AB AD BC BD DE EB EF FC"
PETERSEN = "ab bc cd de ea af bg ch di ej fh gi hj if jg"
WHEEL = "01 12 23 34 40 50 51 52 53 54"
WHEEL_TEXT = "a:b,e,f;b:a,c,f;c:b,d,f;d:c,e,f;e:d,a,f;f:a,b,c,d,e"

CASES = [
    *(
        Case(f"queens/{n}{goal}", queens(n))
        for n in range(1, 7)
        for goal in ("", "/goal=all", "/goal=count", "/first=3", "/test=diagonals")
    ),
    *(
        Case(f"queens/{n}/holes={blocked}{goal}", queens(n, blocked))
        for n, blocked in ((5, "b5,c1,d3,e2"), (6, "a2,b4,b6,d1,e5,f3"), (4, "b1,b2,b3,b4"))
        for goal in ("", "/goal=all", "/first=2")
    ),
    *(
        Case(f"tour/3x4/{start}/textbook{goal}", tours(3, 4, square))
        for start, square in (("a1", 0), ("b2", 5), ("any", None))
        for goal in ("", "/goal=all", "/goal=count", "/first=3")
    ),
    Case("tour/3x4/a1/textbook/strategy=pruned", tours(3, 4, 0)),
    Case("tour/3x4/a1/textbook/strategy=warnsdorff", tours(3, 4, 0)),
    Case("tour/3x4/a1/textbook/strategy=naive", tours(3, 4, 0), limit=3_000),
    Case("tour/3x4/a1/textbook/goal=closed", tours(3, 4, 0, closed=True)),
    Case("tour/3x4/a1/textbook/goal=all/end=d3", tours(3, 4, 0, end=11)),
    Case("tour/3x4/a1/textbook/goal=all/end=b3", tours(3, 4, 0, end=9)),
    Case("tour/3x3/a1/textbook", tours(3, 3, 0)),
    Case("tour/3x3/b2/textbook/goal=all", tours(3, 3, 4)),
    Case("tour/4x4/a1/textbook", tours(4, 4, 0)),
    Case("tour/1x1/a1/textbook/goal=all", tours(1, 1, 0)),
    Case("tour/5x5/c3/sutcliffe", tours(5, 5, 12)),
    Case("tour/5x5/c3/sutcliffe/goal=all", tours(5, 5, 12), limit=1_000),
    Case("tour/5x5/b1/sutcliffe", tours(5, 5, 1), limit=1_000),
    *(
        Case(f"graph/example/A{goal}", walks(EXAMPLE, "A", 6))
        for goal in ("", "/goal=all", "/first=2")
    ),
    Case("graph/example/any/limit=4/goal=all", walks(EXAMPLE, None, 4)),
    Case("graph/example/any/limit=4/first=3", walks(EXAMPLE, None, 4)),
    Case("graph/example/B/limit=3/cycle=yes/goal=all", walks(EXAMPLE, "B", 3, cycle=True)),
    Case("graph/petersen/a/cycle=yes", walks(PETERSEN, "a", 10, cycle=True, both=True)),
    Case("graph/petersen/a", walks(PETERSEN, "a", 10, both=True)),
    *(
        Case(f"colouring/australia/{k}{more}", colourings(7, AUSTRALIA, k), ordered=False)
        for k in (2, 3)
        for more in ("", "/goal=all", "/goal=count", "/first=3", "/order=dsatur", "/order=degree")
    ),
    *(
        Case(f"colouring/{WHEEL_TEXT}/{k}", colourings(6, WHEEL, k), ordered=False)
        for k in (2, 3, 4)
    ),
    *(
        Case(f"sudoku/{givens}{more}", sudokus(givens), ordered=False)
        for givens in (".2.1....21.3....", "12..34..........", "1....2....3....4")
        for more in ("", "/goal=all", "/first=3", "/order=fewest")
    ),
]  # fmt: skip


def run(case: Case) -> dict[str, Any]:
    """A run with Python's answers at its positions."""
    searching = bridge.Run(case.scenario, limit=case.limit)
    events: list[int] = []
    while searching.verdict is None:
        events.extend(searching.more(4096))

    def follow(path: list[int], undone: int | None) -> int | None:
        told: dict[str, Any] = json.loads(bridge.tell(case.scenario, path, undone))
        following: int | None = told["account"]["following"]
        return following

    return answer(case, events, searching.verdict, follow)


def run_ruled(case: Case, text: str) -> dict[str, Any]:
    """A run with a rule of the visitor's, which is asked what depends on it."""
    ruling = Ruling(Request(text, case.scenario))

    def follow(path: list[int], undone: int | None) -> int | None:
        told = json.loads(ruling.ask("tell", json.dumps([path, undone])))
        following: int | None = told["account"]["following"]
        return following

    events = list(ruling.events[len(ruling.puzzle.root) :])
    verdict = {"found": "found", "none": "exhausted"}.get(ruling.outcome, "stopped")
    rule = {
        "orders": ruling.names == ["order"],
        "exhausted": ruling.exhausted,
        "solutions": ruling.solutions,
    }
    return {**answer(case, events, verdict, follow), "rule": rule}


def answer(
    case: Case,
    events: Sequence[int],
    verdict: str,
    follow: Callable[[list[int], int | None], int | None],
) -> dict[str, Any]:
    """What Python answers at the positions of a run; `follow` tells the choice that comes next."""
    description = json.loads(bridge.describe(case.scenario))
    answers = []
    path, undone = list(description["root"]), None
    chosen = choose(len(events))
    for position in range(len(events) + 1):
        if position > 0:
            event = events[position - 1]
            undone = None if event >= 0 else path.pop()
            path += [event] if event >= 0 else []
        if position in chosen:
            insight = json.loads(bridge.explain(case.scenario, path))
            lost = json.loads(bridge.lost_since(case.scenario, path, BUDGET))
            answers.append(
                {
                    "position": position,
                    "path": [*path],
                    "undone": undone,
                    "insight": insight,
                    "lost": lost,
                    "following": follow(path, undone),
                }
            )
    return {
        "description": description,
        "events": events,
        "verdict": verdict,
        "answers": answers,
    }


def choose(events: int) -> set[int]:
    ends = {*range(AT_EITHER_END), *range(events - AT_EITHER_END, events + 1)}
    return ends | set(range(0, events + 1, max(1, events // BETWEEN)))


def check(case: Case, at: dict[str, Any], said: dict[str, Any], found: int, every: bool) -> None:
    path, undone = at["path"], at["undone"]
    title, since, alive = said["title"], said["since"], case.alive(path)
    where = f"{case.scenario} at {at['position']} {path}: {said}"
    none = not case.solutions
    if re.match(r"No .* from here$", title):
        assert not alive, where
    elif re.match(r"A .* (still possible|begins like this|exists)$", title):
        assert alive, where
        assert said["tone"] == "yes", where
    elif re.match(r"No .* exists(: proved)?$|No such|\d+ colours? (is|are) not", title):
        assert none, where
    elif title == "It is complete":
        assert case.is_solution(path), where
    elif title == "Not a solution":
        assert len(path) == len(set(path)) and not case.is_solution(path), where
    elif (number := re.match(r"(All (\d+)|The only) .* found$", title)) is not None:
        assert int(number[2] or 1) == len(case.solutions) == found, where
    else:
        assert title == "Not known", where
        assert at["insight"]["completable"] is None, where
    if "without it" in since:
        length = int(
            re.search(r"(?:square|queen|vertex|choice) ([\d,]+)", since)[1].replace(",", "")
        )
        assert not case.alive(path[:length]) and case.alive(path[: length - 1]), where
    elif "or earlier" in since:
        length = int(
            re.search(r"(?:square|queen|vertex|choice) ([\d,]+)", since)[1].replace(",", "")
        )
        assert not case.alive(path[:length]), where
    elif "there is no" in since:
        assert none, where
    elif "begins there" in since:
        assert not case.alive(path[:1]), where
    if said["besides"]:
        assert none, where
    if said["completion"]:
        assert case.is_solution(said["completion"]), where
        assert said["completion"][: len(path)] == path and said["tone"] == "yes", where
    assert not said["marks"] or said["tone"] == "no", where
    if "Nothing is left to try" in said["sentence"]:
        assert undone is not None and at["following"] is None and not alive, where
    if re.search("whether the program finds", said["sentence"]):
        assert at["position"] == 0 and alive and not every, where
    if "look for all" in said["sentence"]:
        assert at["position"] == 0 and every, where


def check_decided(case: Case, at: dict[str, Any], said: dict[str, Any]) -> None:
    """These searches are so small that since when is always found: nothing is left unknown."""
    title = said["title"]
    if title not in {"It is complete", "Not a solution"}:
        lost = "from here" in title or "exists: proved" in title
        assert lost != case.alive(at["path"]), (case.scenario, at, said)


def check_end(case: Case, verdict: str, card: dict[str, str], said: dict[str, Any]) -> None:
    """At the end Why says what the verdict says."""
    title, where = said["title"].removesuffix(": proved"), (case.scenario, verdict, card, said)
    if verdict == "found":
        assert title == "It is complete" and card["tone"] == "found", where
    elif verdict == "exhausted":
        assert title in {"It is complete", card["title"]}, where
        assert (card["tone"] == "found") == bool(case.solutions), where
    else:
        assert verdict == "stopped" and "proves nothing" in card["detail"], where


def tell_why(runs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the page's module says over runs."""
    told = subprocess.run(
        [node().node, str(TELLER)],
        input=json.dumps(runs),
        capture_output=True,
        text=True,
        check=True,
    )
    said: list[dict[str, Any]] = json.loads(told.stdout)
    return said


@pytest.mark.parametrize("puzzle", sorted({case.scenario.split("/")[0] for case in CASES}))
def test_what_why_says_is_true_at_every_step_and_agrees_with_the_verdict(puzzle: str) -> None:
    cases = [case for case in CASES if case.scenario.startswith(puzzle)]
    runs = [run(case) for case in cases]
    for case, made, said in zip(cases, runs, tell_why(runs), strict=True):
        every, found = made["description"]["every"], len(case.solutions)
        for answers in (said["before"], said["after"]):
            for at, (first, dated) in zip(made["answers"], answers, strict=True):
                check(case, at, first, found, every)
                check(case, at, dated, found, every)
        for at, (_, dated) in zip(made["answers"], said["before"], strict=True):
            check_decided(case, at, dated)
        for version in said["after"][-1]:
            check_end(case, made["verdict"], said["card"], version)


BACKWARDS = "def order(path, choices):\n    return choices[::-1]\n"
# Refuses about every fourth choice, by nothing that a puzzle knows.
PICKY = """
def is_safe(path, choice):
    return sum(map(ord, choice + "".join(path))) % 4 != 1
"""
RULED = [
    *(f"queens/{n}{goal}" for n in (3, 4, 5, 6) for goal in ("", "/goal=all", "/first=3")),
    *(f"tour/3x4/{start}/textbook{goal}" for start in ("a1", "b2") for goal in ("", "/goal=all")),
    "tour/3x4/a1/textbook/strategy=pruned",
    "tour/3x3/a1/textbook",
    "graph/example/A",
    "graph/example/A/goal=all",
    "colouring/australia/2",
    "colouring/australia/3",
    "sudoku/.2.1....21.3....",
    "sudoku/12..34........../goal=all",
]


@pytest.mark.parametrize("text", [BACKWARDS, PICKY], ids=["order", "refuses"])
def test_what_why_says_of_a_run_with_a_rule_is_true_of_the_puzzle(text: str) -> None:
    cases = [case for case in CASES if case.scenario in RULED]
    assert len(cases) == len(RULED)
    runs = [run_ruled(case, text) for case in cases]
    for case, made, said in zip(cases, runs, tell_why(runs), strict=True):
        every = made["description"]["every"] and made["rule"]["orders"]
        for at, (first, dated) in zip(made["answers"], said["after"], strict=True):
            check(case, at, first, made["rule"]["solutions"], every)
            check(case, at, dated, made["rule"]["solutions"], every)
            # What has run already is not to be played to find something out.
            assert "Play it" not in dated["since"]
            if not (made["rule"]["orders"] and made["rule"]["exhausted"]):
                check_decided(case, at, dated)
