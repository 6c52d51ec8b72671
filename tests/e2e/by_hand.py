"""Actions of the tests of playing by hand."""

import random
from collections import Counter

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
    """Return the boxes of what can be seen and pressed, but for some, and of card and panels.

    A box is named by its element's id, else by class and words: a picture's words change. The
    second of the same name, and each that follows, has its number behind it.
    """
    found: list[tuple[str, list[float]]] = page.evaluate(
        "[...document.querySelectorAll('#question, #panels, :is(#page, #race)"
        " :is(button, input, select, summary, a[href], [role=tab], canvas)')].filter((one) =>"
        " one.checkVisibility({ visibilityProperty: true })"
        f" && ({but!r} === '' || one.closest({but!r}) === null)).map("
        "(one) => { const { x, y, width, height } = one.getBoundingClientRect();"
        " const words = one.role === 'img' ? '' : (one.ariaLabel ?? one.innerText);"
        " return [one.id || `${one.className} ${words}`, [x, y, width, height]]; })"
    )
    seen: Counter[str] = Counter()
    named = {}
    for name, box in found:
        seen[name] += 1
        named[name if seen[name] == 1 else f"{name} {seen[name]}"] = box
    return named


def changed(
    before: dict[str, list[float]], after: dict[str, list[float]], *leaving: str
) -> list[str]:
    """List what is gone or stands elsewhere, but for what may go: names that begin like this."""
    return [
        name
        for name, box in before.items()
        if after.get(name) != box and (name in after or not name.startswith(leaving))
    ]
