"""A recorded search in its file: what it weighs, and when it is seen."""

import gzip
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench import Bench
from browsers import wait
from knights import record

# Searches of about 100, 10,000, 100,000 and 16 million steps; the number of steps to record.
SEARCHES = {
    "queens/8": None,
    "tour/5x5/a5/geeks": None,
    "queens/10/goal=all": None,
    "tour/8x8/a8/geeks": 20_000_000,
}
SEEN = (
    "window.knights?.player.timeline.known > 0"
    " && performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
)


def measure(bench: Bench) -> None:
    """A recorded search: the weight of its file, and the time until it is seen from the disk."""
    for text, steps in list(SEARCHES.items())[: 1 if bench.quick else None]:
        began = time.process_time()
        made = record(text, steps)
        spent = time.process_time() - began
        topic = f"recorded, {text}"
        bench.note(topic, "steps", made.steps)
        bench.note(topic, "recording, by the processor", spent, "s")
        packed = len(gzip.compress(made.html.encode(), 9))
        bench.note(topic, "file, as a server packs it", packed / 1000, "kB")
        with TemporaryDirectory() as folder:
            file = Path(folder) / "run.html"
            made.save(file)
            seen = median(open_file(bench, file) for _ in range(1 if bench.quick else 9))
            bench.note(topic, "first picture", seen, "ms", most=100)


def open_file(bench: Bench, file: Path) -> float:
    """Return the milliseconds from opening a file to its first picture."""
    with bench.blank() as page:
        page.goto(file.as_uri())
        seen: float = wait(page, SEEN)
        return seen
