"""What the browser's processes use, as the kernel of Linux counts it; nothing elsewhere.

On a machine that does other work too, the processor time of a thread says what the clock cannot.
"""

import os
from collections.abc import Iterator
from pathlib import Path

PROC = Path("/proc")
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def descendants() -> list[int]:
    """The processes that this one has started, and theirs."""
    parents: dict[int, int] = {}
    for folder in PROC.glob("[0-9]*"):
        fields = read_stat(folder / "stat")
        if fields:
            parents[int(folder.name)] = int(fields[1])
    found = {os.getpid()}
    grown = True
    while grown:
        more = {pid for pid, parent in parents.items() if parent in found} - found
        found |= more
        grown = bool(more)
    return sorted(found - {os.getpid()})


def read_stat(path: Path) -> list[str] | None:
    """The fields of a `stat` file from the state on; None when the process is gone."""
    try:
        return path.read_text().rpartition(")")[2].split()
    except OSError:
        return None


def thread_seconds() -> dict[int, float]:
    """The processor time of every thread of the browser so far, in seconds, by its number."""
    return dict(iterate_threads())


def iterate_threads() -> Iterator[tuple[int, float]]:
    for pid in descendants():
        for folder in (PROC / str(pid) / "task").glob("*"):
            fields = read_stat(folder / "stat")
            if fields:
                yield int(folder.name), (int(fields[11]) + int(fields[12])) / TICK


def busiest(before: dict[int, float], after: dict[int, float]) -> float | None:
    """What the busiest thread has used between two counts: while a search runs, that is Python's."""
    used = [seconds - before.get(thread, 0.0) for thread, seconds in after.items()]
    return max(used, default=None)


def memory() -> int | None:
    """Bytes that the browser's processes hold, each shared page counted once."""
    total = 0
    for pid in descendants():
        try:
            lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    return total or None


def load() -> str:
    """How much else the machine has to do, in words."""
    try:
        average = os.getloadavg()[0]
    except OSError:
        return f"{os.cpu_count()} processors"
    return f"{os.cpu_count()} processors, load {average:.1f}"
