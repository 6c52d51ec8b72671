"""Bookmarks: marks on the slider, kept for a search, sent in a link."""

import pytest

from audit import audit, prepare
from classic import LINK, RUN
from engines.page import Page

# The engine makes no difference here.
pytestmark = pytest.mark.engines("chromium")

NOTE = ".bookmark-note"


def mark(page: Page, step: int, note: str) -> None:
    page.seek(step)
    page.press("m")
    page.wait_for("document.querySelector('#bookmarks[open]') !== null")
    page.fill("#bookmarks-note", note)
    page.press("Enter")
    page.wait_for("document.querySelector('#bookmarks[open]') === null")
    page.wait_for(f"document.querySelector('.bookmark[aria-label*=\"step {step:,}\"]') !== null")


def test_a_step_is_marked_found_again_and_sent(page: Page) -> None:
    page.open(LINK)
    place = page.box("#board")
    mark(page, 1700, "here it goes wrong")
    page.wait_for_text(NOTE, "here it goes wrong")
    assert page.box("#board") == place, "the note moves nothing"
    mark(page, 90, "")
    page.press(".")
    page.wait_at(1700)
    page.press(",")
    page.wait_at(90)
    assert not page.sees(NOTE)
    page.press(",")
    page.wait_for_text("#toast", "no bookmark before")
    page.click(".bookmark[aria-label*='1,700']")
    page.wait_at(1700)
    prepare(page)
    assert audit(page) == []
    page.open_dialog("share")
    page.wait_for("document.querySelector('#share-link').value.includes('&mark=')")
    link = page.evaluate("document.querySelector('#share-link').value")
    assert link.endswith("&mark=90;1700:here%20it%20goes%20wrong")
    page.click("#share-close")
    page.press("m")
    page.wait_for("document.querySelector('#bookmarks[open]') !== null")
    prepare(page)
    assert audit(page) == []
    page.click(".bookmark-rows li:first-child .button-icon")
    page.fill(".bookmark-rows .input", "renamed")
    page.click("#bookmarks-close")
    page.wait_for_text(NOTE, "renamed")
    assert page.count(".bookmark") == 1


def test_those_of_a_link_stay_apart_and_lead_beyond_what_is_known(page: Page) -> None:
    far = len(RUN) - 100
    page.open(f"{LINK}@5&mark=5:one of theirs;{far}:far away&panels=none", until="paused")
    page.wait_for_text(NOTE, "one of theirs")
    assert page.evaluate("localStorage.getItem('knights.bookmarks')") is None
    mark(page, 7, "one of mine")
    assert page.count(".bookmark[data-own=false]") == 2
    page.press(".")
    page.wait_at(far)
    page.wait_for_text(NOTE, "far away")
    page.press("a")
    page.wait_for("document.documentElement.dataset.asking !== undefined")
    assert not page.sees(NOTE), "a note might give an answer away"
    page.press("a")
    page.follow(f"{LINK}@5")
    page.wait_for("document.querySelectorAll('.bookmark').length === 1")
