"""A lesson beside the board: the next step moves it, and where one was is kept."""

import pytest

from audit import audit, prepare
from engines.page import Page
from test_asking import click_square, wait_for_question

# Nothing here hangs on the engine.
pytestmark = pytest.mark.engines("chromium")

AWAY = "!document.getElementById('lesson-board').disabled"


def wait_for_step(page: Page, title: str) -> None:
    page.wait_for(
        f"document.querySelector('#lesson:not([hidden]) h3')?.textContent === {title!r}"
        " && knights.still"
    )


def answer(page: Page, which: int) -> str:
    """Give one of the answers to the question in the text, and read what is said to it."""
    page.evaluate(f"document.querySelectorAll('.lesson-choose button')[{which}].click()")
    return page.text(".lesson-told")


def test_a_lesson_is_read_left_and_taken_up_again(page: Page) -> None:
    page.open("#lesson/1.3", until=None)
    wait_for_step(page, "Stuck")
    page.wait_at(17)
    assert answer(page, 0).startswith("One path has failed")
    assert answer(page, 2).startswith("That's right.")
    page.resize(390, 844)
    prepare(page)
    assert audit(page) == []
    # The text is read aloud before the board.
    assert page.evaluate("document.querySelector('#lesson ~ section #board') !== null")
    assert page.box("#lesson")["y"] >= page.box("#board")["y"] + page.box("#board")["height"]
    page.resize(1280, 720)
    page.click("#lesson-next")  # which asks on the board
    wait_for_step(page, "How far back?")
    wait_for_question(page)
    click_square(page, 22)  # c5: right
    wait_for_question(page, "right")
    page.press("PageDown")
    wait_for_step(page, "It goes on from there")
    page.wait_at(23)
    page.wait_for(f"!({AWAY})")
    page.click("#step")
    page.wait_for(AWAY)
    page.click("#lesson-board")
    page.wait_at(23)
    page.open("#lesson/1", until=None)  # where it was left
    wait_for_step(page, "It goes on from there")
    page.press("PageUp")
    wait_for_step(page, "How far back?")
    assert page.text(".lesson-note").endswith("Your answer was right.")
    page.press("PageUp")
    wait_for_step(page, "Stuck")
    assert page.text(".lesson-told").startswith("That's right.")
    page.click("#brand")
    page.wait_for("!document.getElementById('gallery').hidden")
    assert not page.sees("#lesson")


def test_a_lesson_that_does_not_come_says_so(page: Page) -> None:
    page.open("#lesson/99", until=None)
    page.wait_for_text("#notice", "99.json")
    page.expect_problem("99.json")
    assert page.sees("#board") and not page.sees("#lesson")
