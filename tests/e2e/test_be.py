"""Be the search: its next steps by mouse and by keyboard, kept in a link."""

import pytest

from audit import audit, prepare
from by_hand import LIVE, go_to, point, says
from engines.page import Page

TOUR = "#tour/5x5/c3/sutcliffe@18"
# There the program undoes a3, b1, d2 and e4, and then places a4.


def be(page: Page, link: str) -> None:
    """Open a link that makes the visitor the search."""
    page.open(link, until=None)
    page.wait_for(LIVE)


def shows(page: Page, *buttons: str) -> None:
    """Wait for exactly these buttons, and for the way back ("done"), which "mine" replaces."""
    last = [] if "mine" in buttons else ["done"]
    page.wait_for(
        "JSON.stringify([...document.querySelectorAll('#play-bar button')]"
        ".filter((one) => one.checkVisibility()).map((one) => one.id.slice(5)))"
        f" === JSON.stringify({[*buttons, *last]})"
    )


def test_a_tour_goes_on_as_the_program_would(page: Page) -> None:
    page.resize(1280, 720)
    be(page, f"{TOUR}&be=5")
    says(page, "The search has just taken back b5. You are the search. Make its next 5 steps.")
    # A step against the rules is explained, and not made.
    point(page, 5, "a4")
    says(page, "A knight can't go from a3 to a4.")
    page.click("#play-back")
    says(page, "That's right. Step 1 of 5: you took a3 back.")
    point(page, 5, "a3")
    says(page, "That's not it. a3 was already tried here. Try again, or go on from here.")
    assert page.count(".marks .mark-lost") > 0
    shows(page, "retry", "show", "mine")
    page.click("#play-retry")
    says(page, "That's right. Step 1 of 5")
    for number, square in enumerate(["b1", "d2", "e4"], start=2):
        point(page, 5, square)
        says(page, f"That's right. Step {number} of 5: you took {square} back.")
    point(page, 5, "e4")
    says(page, "That's not it. e4 was already tried here.")
    page.click("#play-show")
    says(page, "Step 5 is the first difference. The search moves to a4. This answer moves to e4.")
    page.click("#play-retry")
    says(page, "That's right. Step 4 of 5")
    point(page, 5, "a4")
    says(page, "The search does the same 5 steps. You found 2 at the first try.")
    page.wait_for("location.hash.endsWith('@18&play=1.DP&be=5')")
    # On, and back to the run, which continues from the visitor's moment.
    page.click("#play-more")
    says(page, "You are the search. Make its next 5 steps.")
    page.wait_for("location.hash === '#tour/5x5/c3/sutcliffe@23&be=5'")
    page.click("#play-done")
    page.wait_for("!knights.player.live && knights.player.timeline.position === 23")
    page.wait_for("location.hash === '#tour/5x5/c3/sutcliffe@23'")


@pytest.mark.engines("chromium", "firefox", "webkit")
@pytest.mark.also_single("chromium")
def test_what_was_done_is_a_link_that_shows_the_first_difference(page: Page) -> None:
    be(page, f"{TOUR}&play=1.BB&be=3")
    says(
        page,
        "The first 2 of 3 steps are right. Step 3 is the first difference. The search takes"
        " its last choice back, d2. This answer moves to b1. b1 was already tried here."
        " The search has tried everything after d2. It takes this choice back.",
    )
    page.wait_for("document.querySelectorAll('.marks .mark-lost, .marks .mark-one').length > 1")
    shows(page, "back")
    page.click("#step-back")
    says(page, "That's right. Step 2 of 3: you took b1 back.")
    page.click("#play-difference")
    says(page, "Step 3 is the first difference.")
    # A link with a step against the rules, or with too many steps, says so and starts nothing.
    for link, said in [
        (f"{TOUR}&play=1A&be=3", "in this link: step 1 by hand: A knight can't go from a3 to a1."),
        (f"{TOUR}&play=1.BB&be=2", "This link holds 3 steps, but asks for only 2."),
        ("#queens/4@999&be=5", "The search is over here."),
    ]:
        page.follow(link)
        page.wait_for_text("#notice-text", said)
        assert page.evaluate("!knights.player.live")


@pytest.mark.engines("chromium")
def test_the_search_can_be_been_by_keyboard_alone(page: Page) -> None:
    page.resize(1280, 720)
    page.open("#queens/6@6", until="paused")
    page.wait_for("knights.player.description")
    page.press("b")
    page.wait_for(f"{LIVE} && document.activeElement.id === 'board'")
    says(page, "The search has just taken back e4. You are the search. Make its next 10 steps.")
    # The program can be read, but the line that runs is not shown.
    page.click("#tab-code")
    page.wait_for("document.querySelectorAll('.listing li').length > 9")
    assert page.count(".listing .lit") + page.count(".listing [data-line]") == 0
    page.press("Backspace")
    says(page, "That's right. Step 1 of 10: you took d2 back.")
    page.wait_for_text("#announced", "That's right. Step 1")
    page.press("Backspace")
    says(page, "That's right. Step 2 of 10: you took c5 back.")
    page.press("Backspace")
    says(page, "An option is still left after b3.")
    page.press("Backspace")
    says(page, "That's right. Step 2 of 10")
    page.focus("#board")
    go_to(page, "c6")
    page.press("Enter")
    says(page, "That's right. Step 3 of 10: you put a queen on c6.")
    page.press("b")
    page.wait_for("!knights.player.live && knights.player.timeline.position === 9")
    page.click("#tab-why")
    page.open_dialog("share")
    page.click("#share-tab-question")
    page.wait_for("document.getElementById('share-link').value.endsWith('&panels=why')")
    page.fill("#share-panel-question input[name=be]", "12")
    # A link that makes the reader the search must not open Why, which would tell the steps.
    page.wait_for("document.getElementById('share-link').value.endsWith('@9&be=12')")
    page.click("#share-panel-question input[name=quiet]")
    page.wait_for("document.getElementById('share-link').value.endsWith('&be=12,quiet')")


@pytest.mark.engines("chromium")
def test_a_silent_one_tells_at_the_end_and_all_is_in_sight(page: Page) -> None:
    page.resize(320, 640)
    be(page, "#sudoku/small@6&be=3,quiet")
    says(page, "The search has just taken back r2c3: 2.")
    says(page, "or when you press Compare my steps. The search has come to r2c3.")
    page.press("3")
    says(page, "Step 1 of 3: you wrote 3 in r2c3.")
    page.press("Backspace")
    says(page, "Step 2 of 3: you took 3 back from r2c3.")
    assert "right" not in page.text("#sentence")
    shows(page, "back", "show")
    for part in ("#board", "#sentence", "#play-bar", "#play-done"):
        box = page.box(part)
        assert box["x"] >= 0 and box["x"] + box["width"] <= 320.5, part
        assert box["y"] >= 0 and box["y"] + box["height"] <= 640.5, part
    page.click("#play-show")
    says(page, "The search goes on with r2c4: 2. This answer takes its last choice back, r2c3: 3.")
    shows(page, "retry", "mine")
    prepare(page)
    page.wait_for("knights.still")
    assert audit(page) == []
