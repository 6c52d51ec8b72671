"""The choice of checks and tests to run, and how tests share a machine."""

import os
from collections.abc import Sequence
from dataclasses import dataclass

from tools.build import places
from tools.build.browsers import ENGINES

# Tests run on as many processors as there are. Neighbours stay together to share a browser; it has
# several processes, so more than four browsers would cost more than they save.
PROCESSORS = min(os.cpu_count() or 1, 4)
SIDE_BY_SIDE = ["-n", str(PROCESSORS), "--dist", "worksteal"]
NO_TESTS = 5  # pytest's exit status when no test was run


@dataclass(frozen=True)
class Choice:
    """The chosen checks: a group, a pattern of names, engines, and served pages or single file.

    The default is the daily set. In the engines of `also` all tests run that depend on the engine;
    with `everywhere` each test runs in every engine, from a server and as one file.
    """

    group: str = "all"
    pattern: str | None = None
    engines: Sequence[str] = tuple(ENGINES)
    also: Sequence[str] = ()
    single: bool = False
    everywhere: bool = False

    @property
    def words(self) -> list[str]:
        """The arguments for the tests in browsers, without the present engines."""
        # A test that is named should run, whatever set it belongs to.
        also = [*self.also, *(["chromium"] if self.pattern and not self.also else [])]
        return [
            *(f"--also={engine}" for engine in also),
            *(f"--{word}" for word in ("single", "everywhere") if getattr(self, word)),
            *(["-k", self.pattern] if self.pattern else []),
        ]

    @property
    def surroundings(self) -> dict[str, str]:
        """Environment variables for the tests.

        Node keeps compiled scripts in a folder, so that it strips their types only once. Some tests
        try everything instead of a sample.
        """
        every = {"KNIGHTS_EVERY_MOMENT": "1"} if self.everywhere else {}
        return {"NODE_COMPILE_CACHE": str(places.BUILD / "compiled"), **every}
