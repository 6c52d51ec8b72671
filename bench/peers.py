"""Knights beside other libraries on the same tasks, in turns on one machine.

    python3 build.py bench --topic peers

Knights makes every step of its search an event; only networkx shows steps, too, and some others are
compiled. Each does a task as its own documentation says, in a process of its own, with one thread.
The time is the processor's from the task's plain data to the answer, without imports. Then each
answer is checked.
"""

import argparse
import gc
import json
import platform
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from knights.puzzles.registry import PUZZLES
from peer_tasks import TASKS

LIMIT = 30.0  # seconds for one task
OWN = ("Knights", "by hand")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--one", nargs=2, metavar=("TASK", "PEER"), help="one task by one of them")
    options = parser.parse_args()
    if options.one:
        print(json.dumps(time_one(*options.one)))
        return
    peers = list(dict.fromkeys(peer for task in TASKS for peer in task.peers))
    told = (peer if peer in OWN else f"{peer} {version(peer)}" for peer in peers)
    print(f"CPython {platform.python_version()}; {', '.join(told)}\n")
    print(f"| task | {' | '.join(peers)} |\n|{'---|' * (len(peers) + 1)}", flush=True)
    for task in TASKS:
        times = measure(task.name, [*task.peers], options.rounds)
        cells = [tell(times, peer) for peer in peers]
        print(f"| {task.name} | {' | '.join(cells)} |", flush=True)


def measure(task: str, peers: list[str], rounds: int) -> dict[str, list[float]]:
    """Measure each peer's seconds for a task, in turns; skip a peer that reached the limit."""
    times: dict[str, list[float]] = {peer: [] for peer in peers}
    for _ in range(rounds):
        for peer, taken in times.items():
            if not taken or taken[-1] < LIMIT:
                taken.append(run_one(task, peer))
    return times


def run_one(task: str, peer: str) -> float:
    command = [sys.executable, __file__, "--one", task, peer]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode == -signal.SIGPROF:
        return LIMIT
    if done.returncode:
        raise RuntimeError(f"{peer}, {task}:\n{done.stderr[-2000:]}")
    return float(json.loads(done.stdout))


def time_one(name: str, peer: str) -> float:
    task = next(task for task in TASKS if task.name == name)
    list(PUZZLES.values())  # which loads them
    gc.freeze()  # the collector need not scan what was loaded
    # The signal ends the process. A timeout by the clock would count imports and other work, too.
    signal.setitimer(signal.ITIMER_PROF, LIMIT)
    begun = process_time()
    answer = task.peers[peer]()
    spent = process_time() - begun
    if not task.is_right(answer):
        raise AssertionError(f"{peer}, {name}: {answer!r} is not right")
    return spent


def tell(times: dict[str, list[float]], peer: str) -> str:
    """Format the median in milliseconds and, in brackets, as a multiple of Knights' time."""
    if peer not in times:
        return ""
    taken, ours = times[peer], times["Knights"]
    if taken[-1] >= LIMIT:
        return f"over {LIMIT:g} s"
    told = f"{write(median(taken) * 1e3)} ms"
    if peer == "Knights" or ours[-1] >= LIMIT:
        return told
    ratio = median(it / own for it, own in zip(taken, ours, strict=False))
    return f"{told} ({write(ratio)})"


def write(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.2g}"


if __name__ == "__main__":
    main()
