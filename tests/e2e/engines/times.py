"""A test's seconds by kind: starting browsers, loading the page, Python, waiting, pictures."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

KINDS = ("browser", "loading", "python", "waiting", "picture")


class Times:
    """Seconds by kind; of nested kinds only the outer one counts."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.within = False

    @contextmanager
    def spend(self, kind: str) -> Iterator[None]:
        """Count the seconds of a block as this kind."""
        if self.within:
            yield
            return
        self.within = True
        began = time.monotonic()
        try:
            yield
        finally:
            self.within = False
            self.seconds[kind] += time.monotonic() - began

    def take(self) -> dict[str, float]:
        """Return the seconds since the last call, and start anew."""
        taken = dict(self.seconds)
        self.seconds.clear()
        return taken


TIMES = Times()  # of this process, which runs one test after another
spend = TIMES.spend


def told(totals: dict[str, Counter[str]]) -> Iterator[str]:
    """Yield a line for each engine: all its seconds, and those of each kind."""
    for engine, spent in totals.items():
        rest = spent["all"] - sum(spent[kind] for kind in KINDS)
        words = [f"{kind} {spent[kind]:.0f}" for kind in KINDS]
        yield f"{engine}: {spent['all']:.0f} s: {', '.join(words)}, rest {rest:.0f}"
