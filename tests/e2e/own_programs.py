"""Programs of visitors' own in links, and what they come to in the page."""

import base64
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from engines.page import Page
from engines.playwright_page import PlaywrightPage
from engines.webkitgtk_page import WebKitGtkPage

PROGRAMS = Path(__file__).parents[1] / "unit" / "own"


def pack(text: str) -> str:
    """A program as a link holds it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read_program(name: str) -> str:
    return (PROGRAMS / f"{name}.py").read_text(encoding="utf-8")


def link_to(scenario: str, text: str, position: int = 0) -> str:
    """The fragment of a link with a program."""
    at = f"{position}." if position else ""
    return f"#{scenario}@0&own={at}{pack(text)}"


def open_program(page: Page, scenario: str, text: str, position: int = 0) -> None:
    """Open a link with a program, and wait until it can be run."""
    page.open(link_to(scenario, text, position), until=None)
    wait_for_program(page)


def wait_for_program(page: Page) -> None:
    """Wait until the program of a link can be run."""
    page.wait_for("!!document.querySelector('.own-run')?.checkVisibility()")
    page.wait_for("knights.player.description !== null")
    page.wait_for("!!document.querySelector('.cm-content')?.innerText.trim()")


def run(page: Page) -> None:
    """Run the program, and wait until it has run."""
    page.wait_for("document.querySelector('.own-run').dataset.busy === 'false'")
    page.note("before", "knights.player.timeline")
    page.click(".own-run")
    page.wait_for(
        "knights.player.timeline !== noted.before"
        " && document.querySelector('.own-run').dataset.busy === 'false'"
    )


def printed(page: Page) -> str:
    text: str = page.evaluate("document.querySelector('.own-printed').textContent")
    return text


@contextmanager
def inside(page: Page) -> Iterator[None]:
    """Have scripts and clicks go to the last frame in the page, whatever sandbox that is in."""
    number = page.count("iframe") - 1
    if isinstance(page, WebKitGtkPage):
        page.driver.switch_to.frame(number)
        try:
            yield
        finally:
            page.driver.switch_to.default_content()
    else:
        shown = cast(PlaywrightPage, page)
        tab = shown.tab
        shown.tab = tab.main_frame.child_frames[number]  # type: ignore[assignment]
        try:
            yield
        finally:
            shown.tab = tab
