"""Chromium, Firefox and WebKit as Playwright drives them."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Playwright,
    Request,
    ViewportSize,
)
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page as Tab

from engines.page import LATE, PATIENCE, Page
from engines.search import Engine
from engines.site import Site
from engines.times import spend

# The first switches keep Chromium from asking its maker for updates and lists. One process per site
# lets a visitor's pages share compiled code. Without a crash reporter Chromium's headless shell
# takes a program that reads beyond its memory, which WebAssembly may do, for a crash.
SWITCHES = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--process-per-site",
    "--enable-crash-reporter",
]

# Delays every frame by so many milliseconds, so that a test fails that reads before drawing.
LATE_FRAMES = os.environ.get("KNIGHTS_LATE_FRAMES")
COME_LATE = f"""
{{{{
  window.requestAnimationFrame = ({LATE})(requestAnimationFrame);
  window.cancelAnimationFrame = clearTimeout;
}}}}
"""

# Firefox reports this when a page goes elsewhere before its service worker has answered it. It
# names the address whenever the worker itself has failed.
UNANSWERED = "Failed to load \u2018\u2019. A ServiceWorker intercepted the request"

WINDOW: ViewportSize = {"width": 1280, "height": 800}


@contextmanager
def launch(playwright: Playwright, engine: Engine, media: dict[str, str]) -> Iterator[Browser]:
    """Start a browser."""
    if engine.name == "chromium":
        browser = playwright.chromium.launch(executable_path=engine.program, args=SWITCHES)
    elif engine.name == "firefox":
        # Debian's Firefox is not Playwright's own build: it speaks WebDriver BiDi.
        foreign: dict[str, Any] = {"channel": "moz-firefox"} if engine.program else {}
        browser = playwright.firefox.launch(
            executable_path=engine.program, firefox_user_prefs=preferences(media), **foreign
        )
    else:
        browser = playwright.webkit.launch()
    try:
        yield browser
    finally:
        browser.close()


def preferences(media: dict[str, str]) -> dict[str, str | float | bool]:
    """Return Firefox's own settings for media features, which BiDi cannot emulate."""
    chosen: dict[str, str | float | bool] = {}
    if "color_scheme" in media:
        chosen["layout.css.prefers-color-scheme.content-override"] = (
            0 if media["color_scheme"] == "dark" else 1
        )
    if "reduced_motion" in media:
        chosen["ui.prefersReducedMotion"] = 1 if media["reduced_motion"] == "reduce" else 0
    return chosen


def new_visitor(browser: Browser) -> BrowserContext:
    """Return a new visitor, whom no site knows."""
    visitor = browser.new_context(viewport=WINDOW)
    visitor.set_default_timeout(1000 * PATIENCE)
    if LATE_FRAMES:
        visitor.add_init_script(COME_LATE.format(milliseconds=int(LATE_FRAMES)))
    return visitor


class PlaywrightPage(Page):
    """A visitor's page, in a tab of its own."""

    def __init__(
        self,
        site: Site,
        engine: Engine,
        visitor: BrowserContext,
        media: dict[str, str] | None = None,
        file: Path | None = None,
        after: "PlaywrightPage | None" = None,
    ) -> None:
        super().__init__(site, engine.name, file)
        self.visitor = visitor
        self.tab: Tab = after.tab if after else visitor.new_page()
        self.keyboard = self.tab.keyboard
        if after:
            self.names, self.used = after.names, True
        # Another visitor's window may be in front: behind it Firefox fires no change events.
        self.tab.bring_to_front()
        if media:
            self.tab.emulate_media(**media)  # type: ignore[arg-type]
        for event, heed in self.heeded:
            self.tab.on(event, heed)  # type: ignore[call-overload]

    @property
    def heeded(self) -> list[tuple[str, Callable[..., None]]]:
        """Return the tab's events, and their handlers."""
        return [
            ("console", self.note_message),
            ("pageerror", self.note_error),
            ("request", self.note_request),
        ]

    def note_error(self, error: PlaywrightError) -> None:
        """Note an error that nothing caught."""
        if UNANSWERED not in str(error):
            self.problems.append(f"error: {error}")

    def note_message(self, message: ConsoleMessage) -> None:
        """Note an error message; a resource that failed to load carries its address apart."""
        self.console.append(f"{message.type}: {message.text}")
        if message.type == "error":
            where = message.location.get("url", "")
            kind = "loading" if "Failed to load resource" in message.text else "console"
            self.problems.append(f"{kind}: {message.text} {where}".strip())

    def note_request(self, request: Request) -> None:
        """Note a request off the origin."""
        if not self.owns(request.url):
            self.problems.append(f"request off the origin: {request.url}")

    def load(self, url: str) -> None:
        self.tab.goto(url)

    def reload(self) -> None:
        self.tab.reload()

    def evaluate(self, script: str) -> Any:
        return self.tab.evaluate(f"async () => ({script})")

    def click(self, selector: str) -> None:
        self.unfold(selector)
        self.tab.locator(selector).first.click()

    def click_point(self, x: float, y: float) -> None:
        self.tab.mouse.click(x, y)

    def press_and_release(self, x: float, y: float, meanwhile: str) -> None:
        self.tab.mouse.move(x, y)
        self.tab.mouse.down()
        self.evaluate(meanwhile)
        self.tab.mouse.up()

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.tab.mouse.move(*start)
        self.tab.mouse.down()
        self.tab.mouse.move(*end, steps=8)
        self.tab.mouse.up()

    def press(self, key: str) -> None:
        self.keyboard.press(key)

    def write(self, text: str) -> None:
        self.keyboard.type(text)

    def resize(self, width: int, height: int) -> None:
        self.tab.set_viewport_size({"width": width, "height": height})

    def screenshot(self, path: Path) -> None:
        with spend("picture"):
            self.tab.screenshot(path=path)

    def leave(self) -> bool:
        # A key may have moved the focus out of the page: in Firefox no script gets it back.
        fit = super().leave() and bool(self.evaluate("document.hasFocus()"))
        for event, heed in self.heeded:
            self.tab.remove_listener(event, heed)
        if fit and self.tab.viewport_size != WINDOW:
            self.resize(WINDOW["width"], WINDOW["height"])
        if fit:
            self.tab.mouse.move(0, 0)
        return fit

    def close(self) -> None:
        with suppress(PlaywrightError):
            self.tab.close()
