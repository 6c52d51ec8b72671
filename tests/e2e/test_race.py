"""A race from its link: a bet, all lanes together, and its verdict."""

import pytest

from audit import audit, prepare
from engines.page import Page

# Nothing here hangs on the engine.
pytestmark = pytest.mark.engines("chromium")

ROWS = "[...document.querySelectorAll('.race-bars tbody tr')].map((row) => row.innerText)"


def wait_for_moment(page: Page, fragment: str) -> None:
    page.wait_for(f"location.hash === {fragment!r}")


def test_a_race_from_the_bet_to_the_verdict(page: Page) -> None:
    page.open("#race/orders", until=None)
    page.wait_for("document.querySelector('.race-bet') !== null")
    page.click(".race-choice[data-lane='2'] input")
    page.click(".race-bet .button-main")
    wait_for_moment(page, "#race/orders@steps=152968")
    assert page.text(".race-result") == "Lane 2 needs the fewest steps: 56 steps."
    assert "You bet on lane 2. That's right." in page.text(".race-more")
    figures = ["148,660 steps", "56 steps", "17,654 steps", "152,968 steps"]
    for row, steps in zip(page.evaluate(ROWS), figures, strict=True):
        assert steps in row and "Solution found" in row
    prepare(page)
    assert audit(page) == []
    page.click(".race-parting .button")  # where they part
    wait_for_moment(page, "#race/orders@steps=1")
    said = page.texts(".race-said")
    assert ["c2" in text for text in said] == [False, True, True, False]
    page.press("ArrowRight")
    wait_for_moment(page, "#race/orders@steps=2")
    page.choose(".race-kind", "time")
    page.wait_for("location.hash.startsWith('#race/orders@time=')")
    page.click("#brand")
    page.wait_for("!document.getElementById('gallery').hidden")
    assert not page.sees("#race")


def test_a_race_on_a_phone_begins_at_a_run(page: Page) -> None:
    page.resize(390, 844)
    page.open("#queens/7")
    page.evaluate("document.getElementById('race-it').click()")
    page.wait_for("document.querySelector('.race-bet') !== null")
    assert page.evaluate("location.hash") == "#race/seven"
    page.click(".race-bet .button:not(.button-main)")
    wait_for_moment(page, "#race/seven@steps=13")
    assert page.text(".race-result") == "Lane 1 needs the fewest steps: 11 steps."
    assert not page.overflows()
    prepare(page)
    assert audit(page) == []
    tops = page.evaluate(
        "[...document.querySelectorAll('.race-board')].map((one) => one.getBoundingClientRect().y)"
    )
    assert tops[1] > tops[0]
    page.back()
    page.wait_open("queens/7")
    assert page.sees("#board") and not page.sees("#race")
