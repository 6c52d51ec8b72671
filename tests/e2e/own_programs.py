"""Programs of visitors' own in links, and what they come to in the page."""

import base64
import zlib
from pathlib import Path

from engines.page import Page

PROGRAMS = Path(__file__).parents[1] / "unit" / "own"


def pack(text: str) -> str:
    """A program as a link holds it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read_program(name: str) -> str:
    return (PROGRAMS / f"{name}.py").read_text(encoding="utf-8")


def open_program(page: Page, scenario: str, text: str, position: int = 0) -> None:
    """Open a link with a program, and wait until it can be run."""
    at = f"{position}." if position else ""
    page.open(f"#{scenario}@0&own={at}{pack(text)}", until=None)
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
