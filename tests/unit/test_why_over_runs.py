"""Why's sentences at each step of whole runs, checked by the oracle."""

import json
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from shares import share
from truths import truth_of

from knights.page import bridge
from knights.programs.own_rule_run import Ruling
from knights.programs.report import Request
from knights.scenario import build, parse

# The budget that the page uses.
BUDGET = 20_000
# Positions tried of a longer run: at its beginning, at its end, and between them.
AT_EITHER_END = share(60, 4)
BETWEEN = share(97, 5)


WHEEL = "a:b,e,f;b:a,c,f;c:b,d,f;d:c,e,f;e:d,a,f;f:a,b,c,d,e"

# Groups of scenarios, each with endings that are added to every scenario of its group.
GROUPS = {
    "queens/1 queens/2 queens/3 queens/4 queens/5 queens/6": (
        " /goal=all /goal=count /first=3 /test=diagonals /order=fewest"
    ),
    "queens/5/holes=b5,c1,d3,e2 queens/6/holes=a2,b4,b6,d1,e5,f3 queens/4/holes=b1,b2,b3,b4": (
        " /goal=all /first=2"
    ),
    "tour/3x4/a1/textbook tour/3x4/b2/textbook tour/3x4/any/textbook": (
        " /goal=all /goal=count /first=3"
    ),
    "tour/3x4/a1/textbook": (
        "/strategy=pruned /strategy=warnsdorff /strategy=naive /goal=closed /goal=all/end=d3"
        " /goal=all/end=b3"
    ),
    "tour/3x3/a1/textbook tour/3x3/b2/textbook/goal=all tour/4x4/a1/textbook": "",
    "tour/1x1/a1/textbook/goal=all tour/5x5/c3/sutcliffe tour/5x5/b1/sutcliffe": "",
    "tour/5x5/c3/sutcliffe/goal=all": "",
    "graph/example/A": " /goal=all /first=2",
    "graph/example/any/limit=4": "/goal=all /first=3",
    "graph/example/B/limit=3/cycle=yes/goal=all graph/petersen/a/cycle=yes graph/petersen/a": "",
    "colouring/australia/2 colouring/australia/3": (
        " /goal=all /goal=count /first=3 /order=dsatur /order=degree /order=kernel"
    ),
    f"colouring/{WHEEL}/2 colouring/{WHEEL}/3 colouring/{WHEEL}/4": "",
    "sudoku/.2.1....21.3.... sudoku/12..34.......... sudoku/1....2....3....4": (
        " /goal=all /first=3 /order=fewest /order=places"
    ),
}
CASES = [
    f"{scenario}{more}"
    for scenarios, mores in GROUPS.items()
    for scenario in scenarios.split()
    for more in mores.split(" ")
]
# These searches are long: only this number of their events is tried.
LIMITS = {
    "tour/3x4/a1/textbook/strategy=naive": 3_000,
    "tour/5x5/c3/sutcliffe/goal=all": 1_000,
    "tour/5x5/b1/sutcliffe": 1_000,
}


@cache
def truth(scenario: str) -> Any:
    return truth_of(build(parse(scenario)))


@cache
def count_solutions(scenario: str) -> int:
    return sum(1 for _ in truth(scenario).solutions())


def run(case: str) -> dict[str, Any]:
    """Return a run with Why's accounts at its positions."""
    searching = bridge.Run(case)
    events = list(searching.more(LIMITS.get(case, 100_000)))

    def follow(path: list[int], undone: int | None) -> int | None:
        told: dict[str, Any] = json.loads(bridge.describe_step(case, path, undone))
        following: int | None = told["following"]
        return following

    verdict = searching.verdict or "stopped"
    return answer(case, events, verdict, follow, verdict == "exhausted", None)


def run_ruled(case: str, text: str) -> dict[str, Any]:
    """Return a run with a visitor's rule, which also answers what depends on it."""
    ruling = Ruling(Request(text, case))

    def follow(path: list[int], undone: int | None) -> int | None:
        told = json.loads(ruling.ask("describe_step", json.dumps([path, undone])))
        following: int | None = told["following"]
        return following

    events = list(ruling.events[len(ruling.puzzle.root) :])
    verdict = {"found": "found", "none": "exhausted"}.get(ruling.outcome, "stopped")
    orders = ruling.names == ["order"]
    made = answer(case, events, verdict, follow, orders and ruling.exhausted, orders)
    return {**made, "exhausted": ruling.exhausted, "solutions": ruling.solutions}


def answer(
    case: str,
    events: Sequence[int],
    verdict: str,
    follow: Callable[[list[int], int | None], int | None],
    exhausted: bool,
    orders: bool | None,
) -> dict[str, Any]:
    """Return Why's accounts at positions of a run, before its end is known and after that.

    `follow` tells the choice that comes next; `orders` whether the visitor's rule only changes the
    order, or None without a rule.
    """
    description = json.loads(bridge.describe(case))
    answers = []
    path, undone = list(description["root"]), None
    chosen = choose(len(events))
    for position in range(len(events) + 1):
        if position > 0:
            event = events[position - 1]
            undone = None if event >= 0 else path.pop()
            path += [event] if event >= 0 else []
        if position not in chosen:
            continue
        following = follow(path, undone)
        at = {"position": position, "path": [*path], "undone": undone, "following": following}
        before = ["start"] if position == 0 else []
        if orders is not None:
            before.append("ruled")
            before += ["tried"] if orders and undone is not None and following is None else []
        ends = position == len(events)
        after = [*before, "over", "end"] if ends else [*before, "more"]
        if exhausted:
            none = count_solutions(case) == 0
            after += ["exhausted", "fruitless"] if none else ["exhausted"]
        own = undone if orders is None else None
        for when, known in (("before", before), ("after", after)):
            asked = [bridge.explain(case, path, own, known, budget) for budget in (0, BUDGET)]
            at[when] = [json.loads(account) for account in asked]
        answers.append(at)
    return {"description": description, "verdict": verdict, "answers": answers}


def choose(events: int) -> set[int]:
    ends = {*range(AT_EITHER_END), *range(events - AT_EITHER_END, events + 1)}
    return ends | set(range(0, events + 1, max(1, events // BETWEEN)))


NONE = r"No .* exists(: proved)?$|No tour (starts|ends|leads) .*|No such|\d+ colours? (is|are) not"


def check(case: str, at: dict[str, Any], said: dict[str, Any], found: int, every: bool) -> None:
    path, undone = at["path"], at["undone"]
    title, since, rules = said["title"], said["since"], truth(case)
    alive = rules.alive(path)
    where = f"{case} at {at['position']} {path}: {said}"
    none = count_solutions(case) == 0
    if re.match(r"No .* from here$", title):
        assert not alive, where
    elif re.match(r"A .* (still possible|begins like this|exists)$", title):
        assert alive, where
        assert said["tone"] == "yes", where
    elif re.match(NONE, title):
        assert none, where
    elif title == "Solved":
        assert rules.is_solution(path), where
    elif title == "Not a solution":
        assert len(path) == len(set(path)) and not rules.is_solution(path), where
    elif title == "The search has tried everything":
        assert every and count_solutions(case) == found > 0, where
    else:
        assert title == "Not known yet", where
        assert said["tone"] == "unknown", where
    if dated := re.search(
        r"(?:square|queen|vertex|choice) ([\d,]+).*(Before it|or an earlier)", since
    ):
        length = int(dated[1].replace(",", ""))
        assert not rules.alive(path[:length]), where
        assert dated[2] == "or an earlier" or rules.alive(path[: length - 1]), where
    elif "from the start. " in since:
        assert none, where
    elif "begins with this start" in since or "begins like this" in since:
        assert not rules.alive(path[:1]), where
    if said["besides"]:
        assert none, where
    if said["completion"]:
        assert rules.is_solution(said["completion"]), where
        assert said["completion"][: len(path)] == path and said["tone"] == "yes", where
    assert not said["marks"] or said["tone"] == "no", where
    if said["sentence"].startswith("The search has tried everything from here"):
        assert undone is not None and at["following"] is None and not alive, where


def check_decided(case: str, at: dict[str, Any], said: dict[str, Any]) -> None:
    """Check that Why decides: in so small searches the first lost step is always found."""
    title = said["title"]
    if title not in {"Solved", "Not a solution"}:
        lost = "from here" in title or ": proved" in title
        assert lost != truth(case).alive(at["path"]), (case, at, said)


def check_end(case: str, verdict: str, none: str, said: dict[str, Any]) -> None:
    """Check that Why agrees with the verdict at the end."""
    title, where = said["title"].removesuffix(": proved"), (case, verdict, said)
    if verdict == "found":
        assert title == "Solved", where
    elif verdict == "exhausted" and count_solutions(case) == 0:
        assert title == none, where
    elif verdict == "exhausted":
        assert title in {"Solved", "The search has tried everything"}, where


@pytest.mark.parametrize("puzzle", sorted({case.split("/")[0] for case in CASES}))
def test_what_why_says_is_true_at_every_step_and_agrees_with_the_verdict(puzzle: str) -> None:
    for case in (case for case in CASES if case.startswith(puzzle)):
        made = run(case)
        every, found = made["description"]["every"], count_solutions(case)
        for at in made["answers"]:
            for said in (*at["before"], *at["after"]):
                check(case, at, said, found, every)
            check_decided(case, at, at["before"][1])
        for said in made["answers"][-1]["after"]:
            check_end(case, made["verdict"], made["description"]["outcome"]["none"], said)


BACKWARDS = "def order(path, choices):\n    return choices[::-1]\n"
# A rule that refuses about every fourth choice for no reason of the puzzle.
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
    cases = [case for case in CASES if case in RULED]
    assert len(cases) == len(RULED)
    orders = text == BACKWARDS
    for case in cases:
        made = run_ruled(case, text)
        every = made["description"]["every"] and orders
        for at in made["answers"]:
            for said in at["after"]:
                check(case, at, said, made["solutions"], every)
            # A run that is over can't learn it any more.
            assert at["after"][1]["since"] != "The search doesn't know this."
            if not (orders and made["exhausted"]):
                check_decided(case, at, at["after"][1])
