"""Speed of the page in a real browser, as ratios to the same Python beside it."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import processes
import recorded
import start
from bench import Bench, geeks
from browsers import call, wait
from engines.page import Page
from figures import quantile
from own import OWN_LONG, OWN_TWICE, TELL_MEMORY
from own_programs import open_program, printed, read_program, run

# Events of plain backtracking in the `geeks` order from the top left corner to the first tour.
GEEKS = {5: 17_654, 6: 496_301, 7: 14_302_308, 8: 16_501_401}
HORSE = "tour/8x8/a6/horse"
# How many times slower a school's laptop is than the machine on which the targets were set.
SLOWER = 4


def measure(bench: Bench, topics: Sequence[str]) -> None:
    """Measure in one engine; each topic opens pages of its own."""
    for name in topics:
        topic = TOPICS[name]
        print(f"\n{bench.engine}: {topic.__doc__}", flush=True)
        topic(bench)


def measure_stream(bench: Bench, page: Page) -> None:
    """The stream from the generator to the timeline, held against the bare generator."""
    call(page, "yardstick", {"work": "start"})
    rows = [compare(bench, page, side) for side in ((6,) if bench.quick else (5, 6, 7, 8))]
    bench.curves["stream"] = rows
    row = rows[-1]
    topic = f"stream, geeks {row['side']}x{row['side']}"
    kinds = {"": "by the clock", "own ": "without waiting for a processor"}
    for kind, words in kinds.items():
        times = {name: row[f"{kind}{name}"] for name in ("page", "batches", "tutorial")}
        # The kernel may not report times, and short ones too coarsely.
        if min(times.values()) > 0:
            ratio = times["batches"] / times["page"]
            bench.note(topic, f"bare generator / page, {words}", ratio, least=0.9)
            ratio = times["tutorial"] / times["page"]
            bench.note(topic, f"tutorial's recursion / page, {words}", ratio, least=4)
            rate = row["events"] / times["page"] / 1e6
            bench.note(topic, f"rate, {words}", rate, "million events/s")


def compare(bench: Bench, page: Page, side: int) -> dict[str, Any]:
    """Measure the seconds of each way, in turns; the best counts, as other work only adds."""
    row: dict[str, Any] = {"side": side, "events": GEEKS[side]}
    for turn in range(2):
        for work in ("batches", "page", "stream", "tutorial"):
            if work == "tutorial" and turn > 0:
                continue
            before = processes.threads()
            if work == "page":
                clock = call(page, "stream", geeks(side))["streamed"] / 1000
            else:
                request = {"work": f"run_{work}", "side": side}
                clock = call(page, "yardstick", request)["milliseconds"] / 1000
            had = processes.busiest(before, processes.threads())
            # It may also have waited outside of the timed part, so take at least its work.
            own = max(clock - had.waited, had.used) if had.used else 0.0
            for name, value in ((work, clock), (f"own {work}", own), (f"cpu {work}", had.used)):
                row[name] = min(row.get(name, value), value)
    return row


def measure_frames(bench: Bench, page: Page) -> None:
    """Frames and keys while it streams at top speed."""
    rows = []
    for speed in (60, 1000, 30_000, 1_000_000, None):
        result = call(page, "play", HORSE, speed, 1500 if bench.quick else 4000)
        drawing = [
            cost - tick for cost, tick in zip(result["costs"], result["ticks"], strict=False)
        ]
        rows.append(
            {
                "speed": speed or "top",
                "events a frame": result["applied"] / max(1, len(result["costs"])),
                "gap, half": quantile(result["gaps"], 0.5),
                "gap, 95 %": quantile(result["gaps"], 0.95),
                "within 20 ms": within(result["gaps"], 20),
                "drawing, half": quantile(drawing, 0.5),
                "drawing, 95 %": quantile(drawing, 0.95),
                "applying, half": quantile(result["ticks"], 0.5),
                "longest task": max(result["longTasks"] or [0]),
                "tasks over 50 ms": (
                    None if result["longTasks"] is None else len(result["longTasks"])
                ),
            }
        )
    bench.curves["frames"] = rows
    top, slow = rows[-1], rows[0]
    topic = "smooth, at top speed"
    bench.note(topic, "frames within 20 ms", top["within 20 ms"], least=0.95)
    bench.note(topic, "at 60 events/s, for comparison", slow["within 20 ms"])
    if top["tasks over 50 ms"] is not None:
        bench.note(topic, "tasks over 50 ms", top["tasks over 50 ms"], most=0)
        bench.note(topic, "longest of them", top["longest task"], "ms", most=50)
    bench.note(topic, "applying events in a frame, half of them", top["applying, half"], "ms")
    bench.note(topic, "drawing a frame, half of them", top["drawing, half"], "ms")
    if rows[1]["drawing, half"] > 0:  # some engines round it to whole milliseconds
        ratio = top["drawing, half"] / rows[1]["drawing, half"]
        bench.note(topic, "drawing, top / 1000 events/s", ratio)
    bench.note(topic, "key to picture, 95 %", measure_keys(bench, page), "ms", most=100)


def measure_slow(bench: Bench, page: Page) -> None:
    """The page on a slow machine: frames, keys, and the slider."""
    if bench.engine != "chromium":
        print("  NOT MEASURED: only Chromium slows a page", flush=True)
        return
    side = 6 if bench.quick else 8
    time = 1500 if bench.quick else 4000
    session = page.visitor.new_cdp_session(page.tab)  # type: ignore[attr-defined]
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    topic = "the page's work in a frame"
    ways: dict[str, tuple[object, ...]] = {
        "at top speed": ("play", HORSE, None, time),
        "dragging": ("drag", 180),
    }
    for name, (function, *words) in ways.items():
        if function == "drag":
            call(page, "stream", geeks(side))
        before = spent(session)
        frames = len(call(page, str(function), *words)["gaps"])
        work = (spent(session) - before) * 1000 / frames
        bench.note(topic, name, work, "ms", most=1000 / 60 / SLOWER)
    topic = f"the page's thread {SLOWER} times as slow"
    # Throttling slows neither the page's workers nor the drawing in other processes.
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    result = call(page, "drag", 60 if bench.quick else 180)
    name = "dragging: frames within 20 ms"
    bench.note(topic, name, within(result["gaps"], 20), least=0.95)
    result = call(page, "play", HORSE, None, time)
    bench.note(topic, "frames within 20 ms", within(result["gaps"], 20), least=0.95)
    bench.note(topic, "key to picture, 95 %", measure_keys(bench, page), "ms", most=100)
    clock = call(page, "stream", geeks(side))["streamed"] / 1000
    bench.note(topic, "stream", GEEKS[side] / clock / 1e6, "million events/s")


def spent(session: Any) -> float:
    """Return the processor seconds of the page's thread, whatever else the machine does."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(row["value"]) for row in metrics if row["name"] == "TaskDuration")


def measure_races(bench: Bench, page: Page) -> None:
    """Two lanes of a race: what each has of the rate of its search alone."""
    steps = 1_000_000 if bench.quick else 8_000_000
    lanes = (geeks(8), HORSE)
    rows = []
    for _ in range(1 if bench.quick else 3):
        alone = [call(page, "stream", lane, steps)["streamed"] for lane in lanes]
        rows.append((sum(alone), call(page, "race", lanes, steps)))
    bench.curves["races"] = rows
    alone, raced = (min(times) for times in zip(*rows, strict=True))
    share = alone / raced
    bench.note("race, two lanes", "rate of a lane, of half of one alone", share, least=0.9)


def measure_answers(bench: Bench, page: Page) -> None:
    """Questions at random steps of boards of 8x8: from the click to what is said of the answer."""
    number = 8 if bench.quick else 40
    chance = random.Random(1)
    for scenario in ("tour/8x8/a1/geeks", "queens/8/goal=all"):
        steps = [chance.randrange(1, 1_900) for _ in range(number)]
        for kind, button in (("next", "question-back"), ("lost", "question-alive")):
            times = call(page, "answer", scenario, steps, kind, button)
            bench.curves[f"answers, {kind}, {scenario}"] = sorted(times)
            name = f"click to feedback, {kind}, {len(times)} of {number} steps, 95 %"
            bench.note(f"questions, {scenario}", name, quantile(times, 0.95), "ms", most=100)


def measure_own(bench: Bench, page: Page) -> None:
    """A program of one's own: how fast it runs watched, and how long it takes to its first step."""
    topic = "own program, 6x6"
    open_program(page, "tour/6x6/a6/geeks", OWN_TWICE)
    wait(page, "document.querySelector('.own-run').dataset.busy === 'false'")
    ratios = []
    for _ in range(1 if bench.quick else 3):
        run(page)
        ratios.append(float(printed(page).split()[-1]))
    bench.note(topic, "watched steps a second, of unwatched", quantile(ratios, 0.5), least=0.25)
    open_program(page, "tour/5x5/c3/sutcliffe", read_program("right_tour_success"))
    for name in ("the first time", "again"):
        wait(page, "document.querySelector('.own-run').dataset.busy === 'false'")
        took = call(page, "runOwn")
        bench.note("own program, 5x5", f"from Run to the first step, {name}", took, "ms")


def measure_own_memory(bench: Bench, page: Page) -> None:
    """Memory of the page and of the frame after as many steps as a program may make."""
    topic = "own program, 2,000,000 steps"
    open_program(page, "tour/8x8/a8/geeks", OWN_LONG)
    wait(page, "knights.solver.status.name === 'loaded'")
    page.evaluate("void (window.before = knights.player.timeline)")
    page.click(".own-run")
    wait(page, "knights.player.timeline !== window.before")
    page.evaluate("knights.player.pause()")
    known = page.evaluate("knights.player.timeline.known")
    bench.note(topic, "events of them in the page", known / 1e6, "million")
    rows = call(page, "seek", 20 if bench.quick else 60, 0, known)
    bench.note(topic, "seek to any, 95 %", quantile(drawn(rows, True), 0.95), "ms", most=50)
    bench.note(topic, "step back from the end", call(page, "stepBack"), "ms", most=50)
    held = weigh(page)
    if held["page"] is not None:
        bench.note(topic, "heap and typed arrays of the page", held["page"] / 1e6, "MB", most=150)
    open_program(page, "queens/6", TELL_MEMORY)
    run(page)
    memory = int(printed(page).split()[-1])
    bench.note(topic, "memory of the Python in the frame", memory / 1e6, "MB")


def measure_keys(bench: Bench, page: Page) -> float:
    call(page, "open", HORSE)
    call(page, "watchKeys")
    page.evaluate("void (knights.clock.speed = Infinity, knights.player.play())")
    count = 10 if bench.quick else 30
    call(page, "rest", 1000)
    for _ in range(count):
        page.press("Space")  # pauses, then plays on, and so forth
        call(page, "rest", 50)
    page.evaluate("void knights.player.pause()")
    call(page, "rest", 1000)
    told: list[float] = page.evaluate("window.benchKeys")
    # Keys that are not reported took less than 16 ms.
    times = told + [16.0] * (count - len(told))
    bench.curves["keys"] = sorted(times)
    assert len(times) == count, "a key is told of twice"
    return quantile(times, 0.95)


def measure_seek(bench: Bench, page: Page) -> None:
    """Seeks to any event: cached ones, and those that Python must tell again."""
    side = 6 if bench.quick else 8
    call(page, "stream", geeks(side))
    topic = f"seek, geeks {side}x{side}"
    cached = call(page, "seek", 20 if bench.quick else 60, 0, GEEKS[side])
    bench.note(topic, "cached, 95 %", quantile(drawn(cached, True), 0.95), "ms", most=50)
    bench.note(topic, "cached, longest", max(drawn(cached, True)), "ms", most=50)
    back = call(page, "stepBack")
    bench.note(topic, "step back from the end", back, "ms", most=50)
    note_drag(bench, topic, call(page, "drag", 60 if bench.quick else 180))
    if bench.quick:
        return
    # The cache holds some 33 million events: two thirds of 100 million must be computed again.
    call(page, "stream", HORSE, 100_000_000)
    known = page.evaluate("knights.player.timeline.known")
    topic = "seek, horse 8x8, 100 million events"
    rows = call(page, "seek", 60, 0, known)
    bench.curves["seek"] = rows
    bench.note(topic, "told again, 95 %", quantile(drawn(rows, False), 0.95), "ms", most=150)
    bench.note(topic, "told again, longest", max(drawn(rows, False)), "ms", most=150)
    note_drag(bench, topic, call(page, "drag", 180))


def note_drag(bench: Bench, topic: str, result: dict[str, Any]) -> None:
    bench.note(topic, "dragging: frames within 20 ms", within(result["gaps"], 20), least=0.95)
    frames = result["frames"]
    bench.note(topic, "dragging: frames at their event", result["exact"] / frames)
    bench.note(topic, "dragging: frames on their way to it", result["moved"] / frames)
    bench.note(topic, "dragging: at rest after", result["settled"], "ms", most=150)


def measure_memory(bench: Bench, page: Page) -> None:
    """Memory after 16.5 million events."""
    side = 6 if bench.quick else 8
    before = weigh(page)
    call(page, "stream", geeks(side))
    after = weigh(page)
    topic = f"memory, geeks {side}x{side}"
    if after["page"] is not None:
        bench.note(topic, "heap and typed arrays of the page", after["page"] / 1e6, "MB", most=150)
    bench.note(topic, "the timeline's part", after["timeline"] / 1e6, "MB", most=150)
    if after["processes"] and before["processes"]:
        grown = after["processes"] - before["processes"]
        bench.note(topic, "all processes, grown by", grown / 1e6, "MB")


def measure_icicle(bench: Bench, page: Page) -> None:
    """The picture of a whole run: after its last step, and while it is zoomed."""
    side = 6 if bench.quick else 8
    result = call(page, "icicle", geeks(side), 240)
    topic = f"the whole search, geeks {side}x{side}"
    bench.note(topic, "picture and sentence, after the last step", result["ready"], "ms", most=2000)
    bench.note(topic, "zooming: frames within 20 ms", within(result["gaps"], 20), least=0.95)
    bench.note(topic, "at rest, for comparison", within(result["still"], 20))
    bench.note(topic, "zooming: a frame's work, half", quantile(result["costs"], 0.5), "ms")
    bench.note(topic, "zooming: a frame's work, 95 %", quantile(result["costs"], 0.95), "ms")
    held = weigh(page)["page"]
    if held is not None:
        bench.note(topic, "heap and typed arrays of the page", held / 1e6, "MB", most=200)


def measure_endurance(bench: Bench, page: Page) -> None:
    """Memory over billions of events: `horse` 8x8 for ten minutes."""
    rows = []
    call(page, "open", HORSE)
    page.evaluate("void (knights.clock.speed = Infinity, knights.player.play())")
    looks, pause = (1, 1_000) if bench.quick else (40, 15_000)
    for _ in range(looks):
        page.evaluate(f"new Promise(done => setTimeout(done, {pause}))")
        rows.append(weigh(page))
        last = rows[-1]
        print(f"  {last['events'] / 1e9:.3f} thousand million: {last}", flush=True)
    bench.curves["memory"] = rows
    topic = "memory, horse 8x8"
    bench.note(topic, "events", rows[-1]["events"] / 1e9, "thousand million")
    # After the first minute the cache is full.
    for part, name in (("page", "heap and typed arrays of the page"), ("processes", "processes")):
        values = [row[part] for row in rows[4:] if row[part]]
        if values:
            bench.note(topic, f"{name}, most", max(values) / 1e6, "MB")
            half = len(values) // 2
            growth = sum(values[half:]) / len(values[half:]) - sum(values[:half]) / half
            bench.note(topic, f"{name}, later half more than the earlier", growth / 1e6, "MB")


def weigh(page: Page) -> dict[str, Any]:
    """Measure bytes after `events` events: of the page, its timeline, and the browser's processes.

    Only Chromium reports the page's heap and the buffers of its typed arrays.
    """
    row: dict[str, Any] = call(page, "memory")
    row["page"] = None
    if page.engine == "chromium":
        session = page.visitor.new_cdp_session(page.tab)  # type: ignore[attr-defined]
        session.send("HeapProfiler.collectGarbage")
        usage = session.send("Runtime.getHeapUsage")
        row["heap"] = usage["usedSize"]
        row["page"] = usage["usedSize"] + usage.get("backingStorageSize", row["timeline"])
        session.detach()
    row["processes"] = processes.memory()
    return row


def in_page(topic: Callable[[Bench, Page], None]) -> Callable[[Bench], None]:
    """Make a topic open its own page, so that no topic influences another."""

    def measure_in_page(bench: Bench) -> None:
        with bench.opened() as page:
            topic(bench, page)

    measure_in_page.__doc__ = topic.__doc__
    return measure_in_page


TOPICS: dict[str, Callable[[Bench], None]] = {
    "start": start.measure,
    "stream": in_page(measure_stream),
    "frames": in_page(measure_frames),
    "slow": in_page(measure_slow),
    "races": in_page(measure_races),
    "answers": in_page(measure_answers),
    "own": in_page(measure_own),
    "own-memory": in_page(measure_own_memory),
    "seek": in_page(measure_seek),
    "memory": in_page(measure_memory),
    "icicle": in_page(measure_icicle),
    "recorded": recorded.measure,
    "endurance": in_page(measure_endurance),
}


def within(values: list[float], limit: float) -> float:
    """Return the share of values that are not above a limit."""
    return sum(value <= limit for value in values) / len(values)


def drawn(rows: list[dict[str, Any]], cached: bool) -> list[float]:
    return [row["drawn"] for row in rows if row["cached"] == cached]
