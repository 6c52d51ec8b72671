"""WebKitGTK as Selenium drives it, on a screen in memory."""

import json
import os
import subprocess
import threading
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
    WebDriverException,
)
from selenium.webdriver import Remote
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from engines.page import PATIENCE, Page
from engines.search import Engine
from engines.site import Site
from engines.times import spend

# Errors after which a click is tried again: the element is missing, replaced or hidden.
NOT_YET = (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)

# Seconds for a picture. The driver answers only after a redraw, so DRAW makes the page redraw.
PICTURE = 5
DRAW = """
((style) => { document.body.drawing = setInterval(() => {
  style.outline = style.outline ? "" : "1px solid transparent";
}, 20); })(document.documentElement.style)
"""
DRAWN = """
(clearInterval(document.body.drawing), void (document.documentElement.style.outline = ""))
"""

FORGET_KEPT = """
caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
"""

# The browser's own window cannot be narrower than its tool bar; one that a page opens has none.
DOOR = (
    "data:text/html,<button onclick=\"open('about:blank','_blank',"
    "'width=1280,height=800,toolbar=no,location=no,menubar=no')\">open</button>"
)
ATTEMPTS = 3
NARROWEST = 390
UNDER_WAY = 0.5  # seconds after a step in the history until scripts are answered again
STARTING = 20.0  # seconds that a browser may take to start
KEYS = {name.title().replace("_", ""): key for name, key in vars(Keys).items() if name.isupper()}
KEYS["Space"] = " "


@contextmanager
def screen() -> Iterator[str]:
    """Start an X server in memory, and yield the name of its display."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "2000x1600x24"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def settings(folder: Path, media: dict[str, str]) -> dict[str, str]:
    """Return the environment in which GTK has the wanted media features."""
    (folder / "gtk-3.0").mkdir(parents=True, exist_ok=True)
    animations = 0 if media.get("reduced_motion") == "reduce" else 1
    (folder / "gtk-3.0" / "settings.ini").write_text(
        f"[Settings]\ngtk-enable-animations={animations}\n"
    )
    theme = "Adwaita:dark" if media.get("color_scheme") == "dark" else "Adwaita"
    return {
        "XDG_CONFIG_HOME": str(folder),
        "GTK_THEME": theme,
        # The compositor draws with OpenGL, in software here, which is slow and sometimes crashes.
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        # The optimizing compiler of WebAssembly costs a short page as much time as Python does.
        "JSC_useOMGJIT": "0",
    }


def start_browser(engine: Engine, environment: dict[str, str]) -> tuple[Service, Remote]:
    """Start the driver and the browser; try again if the browser does not come up.

    Sometimes it never answers, so all attempts but the last are ended after a while. Every command
    has a time limit: a script is never answered if the page leaves for another address meanwhile,
    nor is the request for a session if the browser dies.
    """
    options = Options()
    options.binary_location = str(engine.program)
    options.add_argument("--automation")
    for attempt in range(1, ATTEMPTS + 1):
        service = Service(executable_path=str(engine.driver), env=environment)
        service.start()
        address = service.service_url
        config = ClientConfig(remote_server_addr=address, timeout=int(PATIENCE) + 5)
        end = threading.Timer(STARTING, service.stop)
        if attempt < ATTEMPTS:
            end.start()
        try:
            return service, Remote(address, options=options, client_config=config)
        except (WebDriverException, HTTPError):
            service.stop()
            if attempt == ATTEMPTS:
                raise
        finally:
            end.cancel()
    raise AssertionError("no attempt was made")


class WebKitGtk:
    """A browser with a window for each page, one after the other, and a first one that opens them.

    `media` has the preferences of the visitor's system, which it reads only at its start.
    """

    def __init__(self, engine: Engine, display: str, folder: Path, media: dict[str, str]) -> None:
        environment = {**os.environ, "DISPLAY": display, **settings(folder, media)}
        self.service, self.driver = start_browser(engine, environment)
        self.driver.set_script_timeout(PATIENCE)
        self.first = self.driver.current_window_handle
        self.driver.get(DOOR)
        self.well = True

    def open_window(self) -> None:
        """Switch to a new window without a tool bar; close windows that were left open."""
        for handle in set(self.driver.window_handles) - {self.first}:
            self.driver.switch_to.window(handle)
            self.driver.close()
        self.driver.switch_to.window(self.first)
        self.driver.find_element(By.CSS_SELECTOR, "button").click()
        deadline = time.monotonic() + PATIENCE
        while len(self.driver.window_handles) < 2 and time.monotonic() < deadline:
            time.sleep(0.02)
        (second,) = set(self.driver.window_handles) - {self.first}
        self.driver.switch_to.window(second)

    def close_window(self) -> None:
        """Close the page's window; a browser that fails to is not used again."""
        self.well = False
        with suppress(WebDriverException, HTTPError):
            self.driver.close()
            self.driver.switch_to.window(self.first)
            self.well = self.driver.window_handles == [self.first]

    def quit(self) -> None:
        """End the browser and its driver."""
        with suppress(WebDriverException, HTTPError):
            self.driver.quit()
        self.service.stop()


class WebKitGtkPage(Page):
    """A page in a window of its own."""

    def __init__(
        self,
        site: Site,
        engine: Engine,
        browser: WebKitGtk,
        file: Path | None = None,
        after: "WebKitGtkPage | None" = None,
    ) -> None:
        super().__init__(site, engine.name, file)
        self.visitor = self.browser = browser
        self.driver = browser.driver
        if after:
            self.names, self.used = after.names, True
        else:
            browser.open_window()
            if not file:
                self.forget()
        site.collecting = True
        self.resize(1280, 800)

    def forget(self) -> None:
        """Delete all that earlier pages have kept, even the mark of an unfinished start.

        All windows belong to one visitor, but each must look like a first visit.
        """
        self.load(self.site.url + "icon.svg")
        self.evaluate(FORGET_KEPT)
        self.site.reset()

    def leave(self) -> bool:
        # A window that was full-screen can't be resized any more.
        width, height = self.size
        sized, _ = self.look_for(f"innerWidth === {width} && innerHeight === {height}")
        return super().leave() and bool(sized)

    def load(self, url: str) -> None:
        self.driver.get(url)

    def reload(self) -> None:
        self.driver.refresh()

    def back(self) -> None:
        super().back()
        time.sleep(UNDER_WAY)

    def forward(self) -> None:
        super().forward()
        time.sleep(UNDER_WAY)

    def evaluate(self, script: str) -> Any:
        return self.driver.execute_script(f"return (async () => ({script}))()")

    def look_for(self, script: str) -> tuple[Any, Any]:
        # A waiting script is never answered if the page leaves for another address, so the test
        # polls from outside.
        try:
            value = self.evaluate(script)
        except WebDriverException as raised:
            value, error = None, raised
        else:
            error = None
        if not value:
            time.sleep(0.04)
        return value, error

    def click(self, selector: str) -> None:
        self.unfold(selector)
        deadline = time.monotonic() + PATIENCE
        while True:
            self.wait_for(f"document.querySelector({selector!r})?.checkVisibility()")
            try:
                return self.driver.find_element(By.CSS_SELECTOR, selector).click()
            except NOT_YET:
                if time.monotonic() > deadline:
                    raise
                # The driver does not click at the window's edge, nor scroll from there. "nearest"
                # would stop between two panes, and the page would snap back to the first.
                centre = "scrollIntoView({ block: 'center', inline: 'center' })"
                self.evaluate(f"void document.querySelector({selector!r})?.{centre}")

    def click_point(self, x: float, y: float) -> None:
        actions = ActionChains(self.driver)
        actions.w3c_actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()

    def press_and_release(self, x: float, y: float, meanwhile: str) -> None:
        down, up = ActionChains(self.driver), ActionChains(self.driver)
        down.w3c_actions.pointer_action.move_to_location(round(x), round(y)).pointer_down()
        down.w3c_actions.perform()
        self.evaluate(meanwhile)
        up.w3c_actions.pointer_action.pointer_up()
        up.w3c_actions.perform()

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        actions = ActionChains(self.driver)
        pointer = actions.w3c_actions.pointer_action
        pointer.move_to_location(round(start[0]), round(start[1])).pointer_down()
        pointer.move_to_location(round(end[0]), round(end[1])).pointer_up()
        actions.perform()

    def press(self, key: str) -> None:
        *held, last = key.split("+") if len(key) > 1 else [key]
        actions = ActionChains(self.driver)
        for name in held:
            actions.key_down(KEYS[name])
        actions.send_keys(KEYS.get(last, last))
        for name in held:
            actions.key_up(KEYS[name])
        actions.perform()

    def write(self, text: str) -> None:
        ActionChains(self.driver).send_keys(text.replace("\n", Keys.ENTER)).perform()

    def resize(self, width: int, height: int) -> None:
        if width < NARROWEST:
            pytest.skip("WebKitGTK's window cannot be so narrow")
        self.size = width, height
        self.driver.set_window_size(width, height)
        self.wait_for(f"innerWidth === {width} && innerHeight === {height}")

    def screenshot(self, path: Path) -> None:
        url = f"{self.browser.service.service_url}/session/{self.driver.session_id}/screenshot"
        self.evaluate(DRAW)
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with spend("picture"), urlopen(url, timeout=PICTURE) as answer:
                    path.write_bytes(b64decode(json.load(answer)["value"]))
                break
            except TimeoutError:
                if attempt == ATTEMPTS:
                    raise
        self.evaluate(DRAWN)

    def close(self) -> None:
        self.browser.close_window()
