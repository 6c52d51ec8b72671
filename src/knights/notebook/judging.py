"""A program is judged in a notebook by the judge of the page and of `knights run --program`."""

from dataclasses import dataclass, field, replace
from html import escape
from typing import Any, NamedTuple

from knights.command.own import run_one, tell_finding, tell_outcome
from knights.display import Shown
from knights.language import tell
from knights.programs.report import Request
from knights.scenario import build, parse
from knights.search import Position
from knights.terminal import show


class Remark(NamedTuple):
    """A sentence, and the line of the program that it is about: its number from 1, and its text."""

    sentence: str
    line: int | None = None
    text: str = ""


@dataclass(frozen=True)
class Verdict(Shown):
    """The verdict on a program, which shows itself: sentences, lines, and the board below them.

    `outcome` is "found" or "none" where the program is right, "wrong" where it is not, "stopped" at
    a limit, and "unknown" where nothing can be said. `printed` is what the program has printed. The
    board is that of the first step that is wrong, or of the answer.
    """

    outcome: str
    remarks: tuple[Remark, ...]
    printed: str = field(repr=False)
    board: Position | None = field(repr=False)

    @property
    def right(self) -> bool:
        return self.outcome in ("found", "none")

    def __str__(self) -> str:
        lines = [line for remark in self.remarks for line in list_lines(remark)]
        return "\n".join([*lines, *([] if self.board is None else ["", str(self.board)])])

    def _repr_svg_(self) -> str | None:
        return None if self.board is None else self.board._repr_svg_()

    def write_html(self) -> str:
        """Return the sentences, each above its line."""
        told = []
        for remark in self.remarks:
            sentence, *line = map(escape, list_lines(remark))
            told.append(f"<p>{sentence}</p>" + "".join(f"<pre>{one}</pre>" for one in line))
        return "".join(told)


def list_lines(remark: Remark) -> list[str]:
    """Return the sentence, and the line of the program with its number."""
    text = remark.text.strip()
    return [remark.sentence, *([f"{remark.line:>4} | {show(text)}"] if text else [])]


def judge_text(request: Request, seconds: float, name: str) -> Verdict:
    """Run a program in a process of its own for so many seconds at most, and judge it.

    `name` is what its findings call it.
    """
    told = run_one(replace(request, board=True), seconds)
    scenario = parse(request.scenario)
    lines = request.text.splitlines()
    remarks = [read_remark(finding, lines, name) for finding in told["findings"]]
    if told["outcome"] in ("found", "none"):
        right = f"{tell('command-own-right')} {tell_outcome(told, scenario)}"
        remarks.insert(0, Remark(right))
    choices = told.get("board") or told.get("choices")
    board = Position(build(scenario), choices) if choices else None
    return Verdict(told["outcome"], tuple(remarks), told["printed"], board)


def read_remark(finding: dict[str, Any], lines: list[str], name: str) -> Remark:
    line = finding.get("line")
    text = lines[line - 1] if line is not None and 0 < line <= len(lines) else ""
    return Remark(tell_finding(finding, name), line, text)
