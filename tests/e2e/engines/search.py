"""Search for the browser engines of this machine."""

import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import sync_playwright

ENGINES = ("chromium", "firefox", "webkit")

# Chromium without windows, as Playwright itself prefers it, takes two thirds of the processor time.
PROGRAMS = {
    "chromium": ("chromium-headless-shell", "chromium", "chromium-browser"),
    "firefox": ("firefox-esr",),
}


@dataclass(frozen=True)
class Engine:
    """A browser engine: its name, and the programs it is driven by.

    `program` is None for Playwright's own build; `driver` is the WebDriver program for Selenium.
    """

    name: str
    program: Path | None = None
    driver: Path | None = None

    def __str__(self) -> str:
        return self.name


def find_engine(name: str) -> Engine | None:
    """Find an engine, Playwright's own build before the system's; None if there is none."""
    if name not in ENGINES:
        raise ValueError(f"no engine is called {name!r}; there are {', '.join(ENGINES)}")
    if own_builds()[name].exists():
        return Engine(name)
    if name == "webkit":
        return find_webkitgtk()
    found = [program for program in map(shutil.which, PROGRAMS[name]) if program]
    return Engine(name, Path(found[0])) if found else None


def find_webkitgtk() -> Engine | None:
    """Find WebKitGTK's small browser and its driver, if both and Xvfb are installed."""
    driver = shutil.which("WebKitWebDriver")
    patterns = ["lib/*/webkit2gtk-4.*/MiniBrowser", "lib*/webkit2gtk-4.*/MiniBrowser"]
    patterns += ["libexec/webkit2gtk-4.*/MiniBrowser"]
    browsers = [path for pattern in patterns for path in sorted(Path("/usr").glob(pattern))]
    if driver and browsers and shutil.which("Xvfb"):
        return Engine("webkit", browsers[0], Path(driver))
    return None


@cache
def own_builds() -> dict[str, Path]:
    """Return the paths of Playwright's own builds, whether installed or not."""
    with sync_playwright() as playwright:
        return {name: Path(getattr(playwright, name).executable_path) for name in ENGINES}


def missing(names: Iterable[str]) -> list[str]:
    """List the engines that this machine does not have."""
    return [name for name in names if find_engine(name) is None]
