"""Programs written by people who have not seen the judge, each with its verdict written down first.

`own/blind-right.txt` and `own/blind-wrong.txt` hold them, each below a line with what was expected.
A verdict may be open ("unknown", "stopped"), but never the opposite. `MISJUDGED` lists the programs
whose verdict is the opposite today: a better judge makes the lists shorter, and the test says so.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from shares import EVERY

from knights.programs.report import Request, answer

OWN = Path(__file__).parent / "own"
LIMITS = {"steps": 300_000, "turns": 400_000}
MISJUDGED = {
    "right": {"017", "040", "049", "080", "105", "119", "123", "125", "134", "145"},
    "wrong": {
        *("010", "021", "022", "026", "030", "039", "090", "106", "109", "112"),
        *("126", "131", "134", "138", "142", "146", "148"),
    },
}
PART = 25  # of which one is judged each day


def list_programs(kind: str) -> Iterator[tuple[str, dict[str, Any], str]]:
    """The number of each program, what is known of it, and its text."""
    content = (OWN / f"blind-{kind}.txt").read_text(encoding="utf-8")
    for part in re.split(r"^== ", content, flags=re.MULTILINE)[1:]:
        head, text = part.split("\n", 1)
        number, known = head.split(" ", 1)
        yield number, json.loads(known), text


def is_misjudged(kind: str, known: dict[str, Any], text: str) -> bool:
    """Whether a right program is called wrong, a wrong one right, or the judge itself fails."""
    request = Request(text, known["scenario"], known.get("input", ()), limits=LIMITS)
    try:
        outcome = answer(request)["outcome"]
    except Exception:  # whatever a judge may come to
        return True
    return outcome == "wrong" if kind == "right" else outcome in ("found", "none")


@pytest.mark.parametrize("kind", ["right", "wrong"])
def test_programs_written_blind_are_not_judged_the_wrong_way_round(kind: str) -> None:
    programs = list(list_programs(kind))
    assert len(programs) == 150
    some = programs if EVERY else programs[2::PART]
    found = {number for number, known, text in some if is_misjudged(kind, known, text)}
    assert found == MISJUDGED[kind] & {number for number, _, _ in some}
