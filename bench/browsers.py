"""The built site in a browser engine, with the interface that the tests use, too."""

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "e2e"))

from playwright.sync_api import sync_playwright  # noqa: E402

from engines.page import Page  # noqa: E402
from engines.playwright_page import PlaywrightPage, launch, new_visitor  # noqa: E402
from engines.search import Engine  # noqa: E402
from engines.webkitgtk_page import WebKitGtk, WebKitGtkPage, screen  # noqa: E402
from host import Host  # noqa: E402

Opener = Callable[[bool], Page]  # whether `start.js` is to run in it
START = (Path(__file__).parent / "start.js").read_text(encoding="utf-8")
LONGEST = 1800.0  # seconds that one measurement may take


@contextmanager
def browser(engine: Engine, host: Host) -> Iterator[Opener]:
    """Start a browser; yield a function that opens a page of a new visitor, with nothing cached."""
    if engine.driver:
        host.collecting = True
        with screen() as display, tempfile.TemporaryDirectory() as folder:
            yield lambda watching: FirstVisitGtk(host, engine, display, Path(folder))
        return
    host.collecting = False
    with sync_playwright() as playwright, launch(playwright, engine, {}) as started:

        def open_page(watching: bool) -> Page:
            visitor = new_visitor(started)
            if watching:
                visitor.add_init_script(START)
            return FirstVisit(host, engine, visitor)

        yield open_page


class FirstVisit(PlaywrightPage):
    """A page of a new visitor, whose data is deleted when it is closed."""

    def close(self) -> None:
        super().close()
        self.visitor.close()


class FirstVisitGtk(WebKitGtkPage):
    """The same for WebKitGTK, in a browser of its own."""

    def __init__(self, host: Host, engine: Engine, display: str, folder: Path) -> None:
        super().__init__(host, engine, WebKitGtk(engine, display, folder, {}))

    def close(self) -> None:
        self.browser.quit()


def call(page: Page, function: str, *arguments: object, probe: str = "probe.js") -> Any:
    """Call a function of a module beside this one in the page, however long it takes.

    Drivers end a script after a while, so the page keeps the result until it is asked for.
    """
    words = ", ".join(json.dumps(argument) for argument in arguments)
    place = f"new URL('bench/{probe}', {page.site.url!r})"
    page.evaluate(
        f"void (window.benchResult = null, import({place}).then(probe => probe.{function}({words}))"
        ".then(value => { window.benchResult = { value: value ?? null }; },"
        " error => { window.benchResult = { error: String(error) }; }))"
    )
    result = wait(page, "window.benchResult")
    if "error" in result:
        raise RuntimeError(f"{function}: {result['error']}")
    return result["value"]


def wait(page: Page, script: str) -> Any:
    """Wait until an expression has a value; ask seldom, as asking costs the page time."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        value = page.evaluate(script)
        if value:
            return value
        time.sleep(0.25)
    raise RuntimeError(f"{script}: there was no result after {LONGEST:g} s")
