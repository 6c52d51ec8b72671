"""What came of a program, with what is known of it."""

from dataclasses import dataclass, field
from typing import Literal

from knights.programs.answer.finding import Finding
from knights.programs.read.candidates import Found
from knights.programs.read.facts import Facts
from knights.programs.read.story import Story
from knights.programs.watch.run import Program, Run

type Outcome = Literal["found", "none", "wrong", "stopped", "unknown"]


@dataclass
class Judgement:
    """What came of a program: "found" and "none" are right, "wrong" is not, the others are open.

    "stopped" is at a limit, "unknown" where nothing was found, and whether there is a solution is
    not known, or where its answer can't be read. `scenario` is what a program is made for, where
    that is another than the page's. `solutions` are those that it answers with, and `count` is how
    many it says that there are, where it shows fewer. `program` has the lines that it was given.
    """

    outcome: Outcome
    findings: list[Finding]
    run: Run | None = None
    found: Found | None = None
    facts: Facts = field(default_factory=Facts)
    story: Story | None = None
    scenario: str | None = None
    printed: str = ""
    solutions: dict[tuple[int, ...], tuple[int, ...]] = field(default_factory=dict)
    count: int | None = None
    program: Program | None = None
