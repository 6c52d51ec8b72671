"""Which of the checks and tests are run, and how tests share a machine."""

import os
from collections.abc import Sequence
from dataclasses import dataclass

from tools.build.browsers import ENGINES

# Tests run on as many processors as there are; neighbours stay together, and share a browser, which
# has several processes: one more of them would only be started for little.
PROCESSORS = min(os.cpu_count() or 1, 4)
SIDE_BY_SIDE = ["-n", str(PROCESSORS), "--dist", "worksteal"]
NO_TESTS = 5  # what pytest says when it has run none


@dataclass(frozen=True)
class Choice:
    """Which checks: those of a group, whose names match, in which browsers, against what.

    With nothing chosen it is the daily set. In the engines of `also` all is run that hangs on the
    engine; with `everywhere` each test in every engine, from a server and as one file.
    """

    group: str = "all"
    pattern: str | None = None
    engines: Sequence[str] = tuple(ENGINES)
    also: Sequence[str] = ()
    single: bool = False
    everywhere: bool = False

    @property
    def words(self) -> list[str]:
        """What the tests in browsers are told, but for the engines that there are."""
        # Who gives a name wants those tests, whatever set they belong to.
        also = [*self.also, *(["chromium"] if self.pattern and not self.also else [])]
        return [
            *(f"--also={engine}" for engine in also),
            *(f"--{word}" for word in ("single", "everywhere") if getattr(self, word)),
            *(["-k", self.pattern] if self.pattern else []),
        ]

    @property
    def surroundings(self) -> dict[str, str]:
        """What makes tests that try a share of very many things try all of them."""
        return {"KNIGHTS_EVERY_MOMENT": "1"} if self.everywhere else {}
