"""Time until the page moves, and until Python is ready: first visit, second visit, slow lines."""

from typing import Any

import browsers
from bench import Bench
from engines.page import Page
from host import Host

PRESET = "#tour/8x8/a8/geeks"
LINES = {"": None, ", 50 Mbit/s": 50e6 / 8, ", 10 Mbit/s": 10e6 / 8}
# Python is ready before these are requested (web/engine/search/lazy-file.ts).
LATE = (".whl", "python_stdlib.zip")
STARTED = "benchStart.live !== null && benchStart.python !== null && benchStart"


def measure(bench: Bench) -> None:
    """First and second visits, against a stock start of the same Python."""
    for line, speed in LINES.items():
        if speed is not None and bench.quick:
            continue
        measure_line(bench, line, speed)


def measure_line(bench: Bench, line: str, speed: float | None) -> None:
    topic = f"first visit{line}"
    # Measured in turns; the best of each counts, as other work on the machine only adds.
    turns = 1 if bench.quick or speed else 3
    firsts, stocks, cached = [], [], []
    for _ in range(turns):
        reset(bench.host, speed)
        with bench.blank() as page:
            firsts.append(visit(page))
            sent = list(bench.host.sent)
        reset(bench.host, speed)
        with bench.blank() as page:
            page.goto(bench.host.url + "icon.svg")  # an empty page of the same origin
            stocks.append(stock_start(page))
            cached.append(stock_start(page))  # with its files in the browser's cache
    first = {name: min(marks[name] for marks in firsts) for name in ("move", "live", "python")}
    weight = firsts[0]
    bench.note(topic, "first move", first["move"], "ms")
    bench.note(topic, "first move / first live event", first["move"] / first["live"], most=0.3)
    bench.note(topic, "fetched before it", weight["resources"] / 1e3, "kB", most=300)
    bench.note(topic, "Python ready", first["python"], "ms")
    bench.note(topic, "Python ready / stock start", first["python"] / min(stocks), most=1)
    if speed is None:
        weigh(bench, sent, firsts[-1]["snapshot"])
        measure_second(bench, min(cached))


def reset(host: Host, speed: float | None) -> None:
    host.reset()
    host.speed = speed


def measure_second(bench: Bench, stock: float) -> None:
    """Measure a second visit, after a first one that had time to keep its files."""
    reset(bench.host, None)
    with bench.blank() as page:
        visit(page)
        kept = page.evaluate(
            "(knights.player.pause(), knights.offline.keep().then(() => true, () => false))"
        )
        if not kept:
            print("  nothing could be kept for a second visit", flush=True)
            return
        second = min((visit(page) for _ in range(3)), key=lambda marks: marks["python"])
        topic = "second visit"
        bench.note(topic, "first move", second["move"], "ms")
        bench.note(topic, "Python ready", second["python"], "ms")
        bench.note(topic, "Python ready / stock start, cached", second["python"] / stock, most=0.35)
        own = min(enter(page) for _ in range(3))
        bench.note(topic, "a program's Python ready, from its door", own, "ms")
        bench.note(topic, "a program's Python ready / the page's", own / second["python"], most=1)


def visit(page: Page, options: str = "") -> dict[str, Any]:
    """Load the preset anew; `start.js` presses play as soon as it can be pressed."""
    page.goto("about:blank")
    page.goto(page.site.url + PRESET + options)
    marks: dict[str, Any] = browsers.wait(page, f"window.benchStart && {STARTED}")
    return marks


def enter(page: Page) -> float:
    """Return the milliseconds from the click on `#own-open` until its Python is ready."""
    visit(page, "&panels=code")
    page.evaluate("knights.player.pause()")
    page.click("#own-open")
    marks: dict[str, Any] = browsers.wait(page, "benchStart.own !== null && benchStart")
    return float(marks["own"] - marks["door"])


def stock_start(page: Page) -> float:
    """Return the milliseconds that Python takes to start as its documentation says."""
    result: float = browsers.call(page, "startStock", probe="stock.js")
    return result


def weigh(bench: Bench, sent: list[tuple[str, int]], snapshot: bool) -> None:
    """Note the bytes sent for a plain start, compressed as a good host does.

    `snapshot` tells whether Python was copied back, and did not wait for its library.
    """
    everything = [(name, size) for name, size in sent if not name.startswith("bench/")]
    late = [size for name, size in everything if snapshot and name.endswith(LATE)]
    start = [(name, size) for name, size in everything if not snapshot or not name.endswith(LATE)]
    code = [size for name, size in start if name.endswith((".js", ".css", ".html"))]
    topic = "weight"
    total = sum(size for _, size in start)
    bench.note(topic, "plain start", total / 1e6, "MB", most=6.5)
    bench.note(topic, "fetched afterwards", sum(late) / 1e6, "MB")
    bench.note(topic, "the page's own code", sum(code) / 1e3, "kB", most=150)
