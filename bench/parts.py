"""Speed of counting all solutions in two processes against one, cutting and starting included."""

import resource
import time
from collections.abc import Sequence

from figures import Figure
from knights import split
from processes import load

# Each takes ten seconds of one processor or more: short counts gain less.
SCENARIOS = ("queens/14", "tour/5x5/any/textbook")
TOPIC, LEAST = "two processes, of one", 1.8


def measure(scenarios: Sequence[str] = SCENARIOS, rounds: int = 3) -> list[Figure]:
    """Compare the best times by the clock, and by processor time, whatever else runs beside.

    The ratio by the clock needs two idle processors.
    """
    print(f"\ncounts in parts, {load()}", flush=True)
    figures = []
    for text in scenarios:
        alone, both = zip(*(measure_once(text) for _ in range(rounds)), strict=True)
        clock, work = (min(one) / min(two) for one, two in pairs(alone, both))
        figures += [
            Figure(TOPIC, f"{text}, by the clock", clock, "times", least=LEAST, engine="native"),
            Figure(TOPIC, f"{text}, by the work", 2 * work, "times", least=LEAST, engine="native"),
        ]
        print(f"  {text}: {clock:.3g}, {2 * work:.3g}", flush=True)
    return figures


type Seconds = tuple[float, float]  # by the clock, of processors


def pairs(alone: tuple[Seconds, ...], both: tuple[Seconds, ...]):
    return zip(zip(*alone, strict=True), zip(*both, strict=True), strict=True)


def measure_once(text: str) -> tuple[Seconds, Seconds]:
    found = []
    for executor, parts in ((None, 1), (split.processes(2), None)):
        begun, used = time.perf_counter(), processor_time()
        number = split.count(text, executor, parts=parts).count
        found.append((number, time.perf_counter() - begun, processor_time() - used))
    assert found[0][0] == found[1][0]
    return found[0][1:], found[1][1:]


def processor_time() -> float:
    """Return the processor time of this process and of its ended children."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


if __name__ == "__main__":
    measure()
