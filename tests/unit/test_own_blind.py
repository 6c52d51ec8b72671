"""Programs written by people who have not seen the judge, each with its verdict written down first.

`own/blind-right.txt` and `own/blind-wrong.txt` hold them, each below a line with what was expected.
A verdict may be open ("unknown", "stopped"), but never the opposite. Nearly all answers of the
right ones can be read, and most of the wrong ones get the diagnosis that was written beside them:

    PYTHONPATH=src python tests/unit/test_own_blind.py

counts both, and lists the wrong ones that get another diagnosis. Those of `own/blind-later.txt`
came later, from somebody else, and are held to their verdicts alone. `own/blind-newest.txt` has
those for mazes, sums and queens in regions.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from shares import EVERY

from knights.programs.report import Request, answer
from knights.scenario import build, make, parse, wanted
from knights.search import Search

OWN = Path(__file__).parent / "own"
LIMITS = {"steps": 300_000, "turns": 400_000}
PART = 25  # one program in so many is judged each day
STEPS = (4, 17, 40, 123, 700)
ORDERS = ("geeks", "sutcliffe", "textbook", "horse")

# For each mistake as it was written down, the findings that tell it, besides any on its line. What
# is wrong in the answer alone ("answer") tells only that something else is printed.
TOLD = {
    "claims-solution": {"move", "off", "stops-early"},
    "default-argument": {"not-taken-back"},
    "endless": {"loop"},
    "error": {"error"},
    "generator-not-used": {"generator"},
    "global": {"error"},
    "goes-on": {"goes-on", "erased"},
    "input": {"error"},
    "marked-too-late": {"move", "twice"},
    "negative-index": {"wrap"},
    "never-called": {"uncalled"},
    "never-taken-back": {"not-taken-back"},
    "no-copy": {"same-list", "erased"},
    "off-by-one": {"refused", "stops-early", "elsewhere"},
    "other-puzzle": {"move", "off", "own-grid"},
    "other-size": {"own-size"},
    "other-start": {"elsewhere", "refused"},
    "prints-nothing": {"missing"},
    "prints-other": {"answer", "nothing"},
    "recursion": {"depth"},
    "result-lost": {"goes-on", "not-returned"},
    "same-list": {"same-list"},
    "says-none": {"says-none", "gives-up"},
    "shared-rows": {"shared-rows"},
    "stops-early": {"stops-early", "count"},
    "syntax": {"unread"},
    "taken-back-wrongly": {"taken-back-too-much", "not-taken-back", "erased"},
    "wrong-count": {"count", "refused"},
    "wrong-test": {"move", "twice", "wrap", "refused"},
}


def list_programs(kind: str) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield each program's number, the facts in its first line, and its text."""
    content = (OWN / f"blind-{kind}.txt").read_text(encoding="utf-8")
    for part in re.split(r"^== ", content, flags=re.MULTILINE)[1:]:
        head, text = part.split("\n", 1)
        number, known = head.split(" ", 1)
        yield number, json.loads(known), text


def judge(known: dict[str, Any], text: str) -> dict[str, Any]:
    """Judge a program; one that asks for its input gets the size of the puzzle."""
    return answer(Request(text, known["scenario"], known.get("input", ("{n}",)), limits=LIMITS))


def is_diagnosed(known: dict[str, Any], report: dict[str, Any]) -> bool:
    """Tell whether the first finding is the mistake that was written down, or is in its line."""
    first = report["findings"][0]
    lines = {first["line"], first["allowed"]} - {None}
    return first["mistake"] in TOLD.get(known["mistake"], ()) or known["line"] in lines


def is_read(report: dict[str, Any]) -> bool:
    return report["outcome"] in ("found", "none")


def is_counted(known: dict[str, Any], report: dict[str, Any]) -> bool:
    """Tell whether a program made as many choices as the library's search, in one of its orders."""
    asked = parse(known["scenario"])
    orders = ORDERS if asked.puzzle == "tour" else ("",)
    scenarios = [
        make(asked.puzzle, asked.values | ({"order": one} if one else {})) for one in orders
    ]
    searches = (Search(build(one), wanted(one), 200_000).run() for one in scenarios)
    counted = report["placed"], report["undone"]
    return any((search.placed, search.undone) == counted for search in searches)


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_a_right_program_that_is_stopped_is_not_blamed(number: int) -> None:
    for _, known, text in list(list_programs("right"))[number :: 1 if EVERY else PART]:
        limits = {**LIMITS, "steps": STEPS[number]}
        request = Request(text, known["scenario"], known.get("input", ()), limits=limits)
        assert answer(request)["outcome"] != "wrong", text


@pytest.mark.parametrize("kind", ["right", "wrong"])
def test_programs_written_blind_are_not_judged_the_wrong_way_round(kind: str) -> None:
    programs = list(list_programs(kind))
    assert len(programs) == 150
    some = programs if EVERY else programs[2::PART]
    reports = [(number, known, judge(known, text)) for number, known, text in some]
    never = {"wrong"} if kind == "right" else {"found", "none"}
    assert not [number for number, _, report in reports if report["outcome"] in never]
    if kind == "right":
        assert sum(is_read(report) for *_, report in reports) >= 0.95 * len(some)
        assert sum(is_counted(*one) for _, *one in reports) >= 0.33 * len(some)
    else:
        assert sum(is_diagnosed(*one) for _, *one in reports) >= 0.8 * len(some)


def test_programs_that_came_later_are_not_judged_the_wrong_way_round() -> None:
    programs = list(list_programs("later"))
    assert len(programs) == 117
    never = {"found": {"wrong"}, "wrong": {"found", "none"}}
    for number, known, text in programs if EVERY else programs[1::PART]:
        told = judge(known, text)
        assert told["outcome"] not in never[known["verdict"]], (number, told["findings"])


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_newest_programs_that_are_stopped_are_not_blamed(number: int) -> None:
    right = [one for one in list_programs("newest") if one[1]["verdict"] != "wrong"]
    for at, known, text in right if EVERY else right[number :: len(STEPS)]:
        limits = {**LIMITS, "steps": STEPS[number]}
        assert answer(Request(text, known["scenario"], limits=limits))["outcome"] != "wrong", at


@pytest.mark.parametrize("puzzle", ["m", "s", "r"])
def test_programs_for_the_newest_puzzles_get_the_verdicts_written_down_first(puzzle: str) -> None:
    programs = [one for one in list_programs("newest") if one[0].startswith(puzzle)]
    verdicts = [known["verdict"] for _, known, _ in programs]
    assert verdicts.count("wrong") >= 10 and verdicts.count("found") >= 10
    for number, known, text in programs:
        told = judge(known, text)
        assert told["outcome"] == known["verdict"], (number, told["findings"])


def count() -> None:
    """Print how many programs are read, followed and diagnosed, and the others' diagnoses."""
    right = [judge(known, text) for _, known, text in list_programs("right")]
    read, followed = sum(map(is_read, right)), sum(one["watched"] is not None for one in right)
    print(f"right: {len(right)}, read {read}, followed {followed}")
    wrong = [(number, known, judge(known, text)) for number, known, text in list_programs("wrong")]
    missed = [one for one in wrong if not is_diagnosed(*one[1:])]
    print(f"wrong: {len(wrong)}, diagnosed {len(wrong) - len(missed)}")
    for number, known, report in missed:
        first = report["findings"][0]
        says = f"{first['mistake']}, line {first['line']}: {first['sentence']}"
        print(f"{number} {known['mistake']}, line {known['line']}; {says}")


if __name__ == "__main__":
    count()
