"""Programs written by people who have not seen the judge, each with its verdict written down first.

`own/blind-right.txt` and `own/blind-wrong.txt` hold them, each below a line with what was expected.
A verdict may be open ("unknown", "stopped"), but never the opposite; nearly all answers of
the right ones can be read.
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
PART = 25  # one program in so many is judged each day


def list_programs(kind: str) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield each program's number, the facts in its first line, and its text."""
    content = (OWN / f"blind-{kind}.txt").read_text(encoding="utf-8")
    for part in re.split(r"^== ", content, flags=re.MULTILINE)[1:]:
        head, text = part.split("\n", 1)
        number, known = head.split(" ", 1)
        yield number, json.loads(known), text


def find_outcome(known: dict[str, Any], text: str) -> str:
    request = Request(text, known["scenario"], known.get("input", ()), limits=LIMITS)
    outcome: str = answer(request)["outcome"]
    return outcome


@pytest.mark.parametrize("kind", ["right", "wrong"])
def test_programs_written_blind_are_not_judged_the_wrong_way_round(kind: str) -> None:
    programs = list(list_programs(kind))
    assert len(programs) == 150
    some = programs if EVERY else programs[2::PART]
    outcomes = {number: find_outcome(known, text) for number, known, text in some}
    never = {"wrong"} if kind == "right" else {"found", "none"}
    assert not {number for number, outcome in outcomes.items() if outcome in never}
    read = [outcome for outcome in outcomes.values() if outcome in ("found", "none")]
    assert kind == "wrong" or len(read) >= 0.95 * len(some)
