"""Visitors' programs in links, and their results in the page."""

import base64
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from students import read

from engines.page import Page
from engines.playwright_page import PlaywrightPage
from engines.webkitgtk_page import WebKitGtkPage


def read_program(name: str, queens: int = 6, start: str = "2, 2") -> str:
    """Return the text of a program for the page's puzzle: a number of queens, or a start."""
    text = read(name)
    if name.startswith("right_queens"):
        text = text.replace("n = 8", f"n = {queens}")
    return text.replace("start_row, start_col = 0, 0", f"start_row, start_col = {start}")


# The shortest program that places, takes back and finds: four queens.
SEARCH = read("search")

# The program in the address now, with its lines for `input`; null without a program.
IN_ADDRESS = """
(async () => {
  const [, packed] = /own=(?:\\d+\\.)?([\\w-]+)/.exec(location.hash) ?? [];
  if (packed === undefined) return null;
  const plain = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(plain, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
})()
"""


def pack(text: str) -> str:
    """Return a program packed as in a link."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def link_to(scenario: str, text: str, position: int = 0, lines: str = "") -> str:
    """Return the fragment of a link with a program, and its lines for `input`."""
    at = f"{position}." if position else ""
    return f"#{scenario}@0&own={at}{pack(text + (lines and chr(0) + lines))}"


def open_program(page: Page, scenario: str, text: str, position: int = 0) -> None:
    """Open a link with a program, and wait until it can run."""
    page.open(link_to(scenario, text, position), until=None)
    wait_for_program(page)


def wait_for_program(page: Page) -> None:
    """Wait until the program of a link can run."""
    page.wait_for("!!document.querySelector('.own-run')?.checkVisibility()")
    page.wait_for("knights.player.description !== null")
    page.wait_for("!!document.querySelector('.cm-content')?.innerText.trim()")


def begin_program(page: Page, link: str, until: str = "ready") -> None:
    """Open a link, and then the editor for a program from the panel Code."""
    page.open(link, until)
    page.click("#own-open")
    page.wait_for("!!document.querySelector('.cm-content')?.innerText.includes('change me')")


def run(page: Page) -> str:
    """Run the program, wait for its end, and return the outcome."""
    page.wait_for("document.querySelector('.own-run').dataset.busy === 'false'")
    page.note("before", "knights.player.timeline")
    page.click(".own-run")
    page.wait_until_drawn()
    page.wait_for(
        "knights.player.timeline !== noted.before"
        " && document.querySelector('.own-run').dataset.busy === 'false'"
    )
    page.wait_until_drawn()
    outcome: str = page.evaluate("document.querySelector('.own-verdict').dataset.outcome")
    return outcome


def run_still(page: Page) -> str:
    """Run the program, stop its playback, and return the outcome."""
    outcome = run(page)
    page.evaluate("knights.player.pause()")
    return outcome


def run_link(page: Page, scenario: str, text: str) -> str:
    """Open a link with a program, run it without playback, and return the outcome."""
    open_program(page, scenario, text)
    return run_still(page)


def close_program(page: Page) -> None:
    """Go back to the page's own search."""
    page.click(".own-head > button:last-of-type")


def show(page: Page, text: str) -> None:
    """Replace the page's program with another one, for four queens."""
    page.follow(f"#queens/4@0&own={pack(text)}")
    page.wait_for(
        f"document.querySelector('.cm-content').innerText.startsWith({text.splitlines()[0]!r})"
    )


def printed(page: Page) -> str:
    text: str = page.evaluate("document.querySelector('.own-printed').textContent")
    return text


@contextmanager
def inside(page: Page) -> Iterator[None]:
    """Send scripts and clicks to the last frame in the page, even one in a sandbox."""
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
