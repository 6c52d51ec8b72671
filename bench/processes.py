"""Time and memory of the browser's processes, as the kernel counts them; only on Linux.

On a machine with other work, too, the kernel knows how long a thread only waited for a processor.
Without that wait, its time is that on an idle machine.
"""

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")


def descendants() -> list[int]:
    """List the processes that this one has started, and theirs."""
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
    """Return the fields of a `stat` file from the state on; None when the process is gone."""
    try:
        return path.read_text().rpartition(")")[2].split()
    except OSError:
        return None


@dataclass(frozen=True)
class Times:
    """Seconds that a thread has used a processor so far, and seconds that it has waited for one."""

    used: float = 0.0
    waited: float = 0.0


def threads() -> dict[int, Times]:
    """Return the times of every worker's thread in the browser so far, by its number."""
    return dict(iterate_threads())


def iterate_threads() -> Iterator[tuple[int, Times]]:
    """Yield the times of workers only: drawing in software may take more than Python does."""
    for pid in descendants():
        for folder in (PROC / str(pid) / "task").glob("*"):
            with contextlib.suppress(OSError):
                if "Worker" not in (folder / "comm").read_text():
                    continue
                used, waited, _ = (folder / "schedstat").read_text().split()
                yield int(folder.name), Times(int(used) / 1e9, int(waited) / 1e9)


def busiest(before: dict[int, Times], after: dict[int, Times]) -> Times:
    """Return the times of the busiest worker between two looks: in a search that is Python's."""
    had = [
        Times(times.used - old.used, times.waited - old.waited)
        for thread, times in after.items()
        for old in [before.get(thread, Times())]
    ]
    return max(had, key=lambda times: times.used, default=Times())


def memory() -> int | None:
    """Return the bytes that the browser's processes hold, each shared page counted once."""
    total = 0
    for pid in descendants():
        try:
            lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    return total or None


def load() -> str:
    """Describe the load of the machine in words."""
    try:
        average = os.getloadavg()[0]
    except OSError:
        return f"{os.cpu_count()} processors"
    return f"{os.cpu_count()} processors, load {average:.1f}"
