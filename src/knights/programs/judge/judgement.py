"""The judgement of a program, with all that is known about its run."""

from dataclasses import dataclass, field
from typing import Literal

from knights.programs.answer.finding import Finding
from knights.programs.read.candidates import Found
from knights.programs.read.facts import Facts
from knights.programs.read.run_events import Story
from knights.programs.watch.run import Program, Run

type Outcome = Literal["found", "none", "wrong", "stopped", "unknown"]


@dataclass
class Judgement:
    """Judgement of a program: "found" and "none" are right, "wrong" is not, the others are open.

    "stopped" means at a limit; "unknown" means that its answer can't be read, or that it found
    nothing and nobody knows whether there is a solution. `scenario` is the one that a program is
    made for, if it is not the page's. `solutions` are those in its answer, and `count` is the
    number that it says, if it shows fewer. `program` has the input and settings of the run, and
    `cited` is its answer where that is not printed: see `Answer`.
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
    cited: tuple[str, str] | None = None
