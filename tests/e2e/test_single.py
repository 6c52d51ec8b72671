"""The whole site as one file, opened from a disk: no server, no network."""

from pathlib import Path

import pytest

from engines.page import Page
from test_share import CATCH, print_moment, save

# What hangs on the engine is tried in all of them by the other files; this one is long.
pytestmark = [pytest.mark.engines("chromium"), pytest.mark.first_visit]

SINGLE = Path(__file__).parents[2] / "dist" / "knights.html"
BOARD = "23 12 7 2 21 / 6 17 22 13 8 / 11 24 1 20 3 / 16 5 18 9 14 / 25 10 15 4 19"


@pytest.fixture
def single() -> str:
    if not SINGLE.is_file():
        pytest.fail("dist/knights.html is not there: `python3 build.py single` builds it")
    return SINGLE.as_uri()


def test_it_can_be_sent_by_mail(single: str) -> None:
    assert SINGLE.stat().st_size < 12_000_000


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_it_searches_from_a_disk_as_it_does_from_a_server(page: Page, single: str) -> None:
    page.expect_problem("file://.*/knights.html")  # the page itself is not on the server
    page.goto(f"{single}#tour/5x5/c3/sutcliffe@40000.dLjP4j")
    page.wait_for("knights.player.timeline.position === 40000")
    page.wait_for_status("paused", timeout=90)
    page.wait_for("knights.player.description !== null", timeout=90)
    page.click("#step-back")
    page.wait_for("knights.player.timeline.position === 39999")
    page.click("#to-end")
    page.wait_for_status("finished", timeout=60)
    page.wait_for("!document.getElementById('result').hidden")
    shown = [word for word in page.text("#board-text").split() if word.isdigit()]
    assert shown == BOARD.replace("/", "").split()
    # Another visitor's browser may look for a new version of the site meanwhile.
    asked = {name for name, _ in page.site.requests} - {"service-worker.js", "site-version.js"}
    assert not asked
    page.wait_for("location.hash.startsWith('#tour/5x5/c3/sutcliffe@51058.')")


def test_other_puzzles_come_along(page: Page, single: str) -> None:
    page.expect_problem("file://.*/knights.html")  # the page itself is not on the server
    page.goto(f"{single}#colouring/australia/3")
    page.wait_for("knights.player.description !== null", timeout=90)
    page.click("#to-end")
    page.wait_for_status("finished", timeout=60)
    page.click("#share-open")
    page.wait_for("document.querySelector('#share-code path').hasAttribute('d')")
    # Beside it lies no file for frames, and its address is of use on this machine alone.
    assert "on this machine alone" in page.text("#share-note")
    assert not page.evaluate("document.getElementById('share-frame').checkVisibility()")
    page.evaluate(CATCH)
    page.click("#save-open")
    assert save(page, "#save-png")[1].startswith(b"\x89PNG")
    _, text = save(page, "#save-txt")
    link = page.evaluate("location.hash").removeprefix("#")
    assert text.decode() == print_moment(link, "text")
