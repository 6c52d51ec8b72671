"""Actions of the tests of playing by hand."""

import random

from engines.page import Page

LIVE = "knights.player.live && knights.player.aim === null && knights.still"
SENTENCE = "document.getElementById('sentence').textContent"


def point(page: Page, side: int, square: str) -> None:
    """Click a square of a board."""
    file, rank = ord(square[0]) - ord("a"), int(square[1:])
    page.click_within("#board", (file + 0.5) / side, (side - rank + 0.5) / side)


def wait_at(page: Page, position: int) -> None:
    page.wait_for(f"{LIVE} && knights.player.timeline.position === {position}")


def says(page: Page, text: str) -> None:
    page.wait_for(f"{SENTENCE}.includes({text!r})")


def go_to(page: Page, name: str) -> None:
    """Move the board's cursor to a place by the arrow keys."""
    at = (
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
        "?.textContent ?? ''"
    )
    chance = random.Random(name)
    for _ in range(80):
        told = page.evaluate(at)
        if told.startswith((f"{name}:", f"{name},")):
            return
        page.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    raise AssertionError(f"the arrow keys do not lead to {name}: {page.evaluate(at)}")


def boxes(page: Page, but: str = "") -> dict[str, list[float]]:
    """Return the boxes of what can be seen and pressed, but for some, and of card and panels."""
    found: dict[str, list[float]] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('#question, #panels, :is(#page, #race)"
        " :is(button, input, select, summary, a[href], [role=tab], canvas)')].filter((one) =>"
        " one.checkVisibility({ visibilityProperty: true })"
        f" && ({but!r} === '' || one.closest({but!r}) === null)).map("
        "(one) => { const { x, y, width, height } = one.getBoundingClientRect();"
        " return [one.id || `${one.className} ${one.ariaLabel}`, [x, y, width, height]]; }))"
    )
    return found
