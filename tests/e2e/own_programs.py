"""Programs of visitors' own in links, and what they come to in the page."""

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
    """The text of a program, made for the puzzle of the page: so many queens, or a start."""
    text = read(name)
    if name.startswith("right_queens"):
        text = text.replace("n = 8", f"n = {queens}")
    return text.replace("start_row, start_col = 0, 0", f"start_row, start_col = {start}")


# As short a program as places, takes back and finds: four queens.
SEARCH = read("search")

# The program that the address holds now, with its lines for `input`; null: none.
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
    """A program as a link holds it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def link_to(scenario: str, text: str, position: int = 0, lines: str = "") -> str:
    """The fragment of a link with a program, and its lines for `input`."""
    at = f"{position}." if position else ""
    return f"#{scenario}@0&own={at}{pack(text + (lines and chr(0) + lines))}"


def open_program(page: Page, scenario: str, text: str, position: int = 0) -> None:
    """Open a link with a program, and wait until it can be run."""
    page.open(link_to(scenario, text, position), until=None)
    wait_for_program(page)


def wait_for_program(page: Page) -> None:
    """Wait until the program of a link can be run."""
    page.wait_for("!!document.querySelector('.own-run')?.checkVisibility()")
    page.wait_for("knights.player.description !== null")
    page.wait_for("!!document.querySelector('.cm-content')?.innerText.trim()")


def begin_program(page: Page, link: str, until: str = "ready") -> None:
    """Open a link, and its panel Code to write a program in."""
    page.open(link, until)
    page.click("#own-open")
    page.wait_for("!!document.querySelector('.cm-content')?.innerText.includes('change me')")


def run(page: Page) -> str:
    """Run the program, and wait until it has run; what came of it."""
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
    """Run the program without having it played; what came of it."""
    outcome = run(page)
    page.evaluate("knights.player.pause()")
    return outcome


def run_link(page: Page, scenario: str, text: str) -> str:
    """Open a link with a program, and run that without having it played; what came of it."""
    open_program(page, scenario, text)
    return run_still(page)


def close_program(page: Page) -> None:
    """Go back to what the page runs by itself."""
    page.click(".own-head > button:last-of-type")


def show(page: Page, text: str) -> None:
    """Have the page show another program, for four queens."""
    page.follow(f"#queens/4@0&own={pack(text)}")
    page.wait_for(
        f"document.querySelector('.cm-content').innerText.startsWith({text.splitlines()[0]!r})"
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
