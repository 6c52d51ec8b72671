"""How much sooner two processes count all solutions than one, cutting and starting included."""

import resource
import time
from collections.abc import Sequence

from figures import Figure
from knights import split
from processes import load

# Ten seconds of one processor, and more: short counts gain less.
SCENARIOS = ("queens/14", "tour/5x5/any/textbook")
TOPIC, LEAST = "two processes, of one", 1.8


def measure(scenarios: Sequence[str] = SCENARIOS, rounds: int = 3) -> list[Figure]:
    """By the clock, the best of each; and by the processors' time, whatever else they have to do.

    The first needs two processors that have nothing else to do.
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
    """Of this process and of those that it has started and that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


if __name__ == "__main__":
    measure()
