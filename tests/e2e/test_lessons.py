"""A lesson beside the board: a new step moves the board, and the reader's place is kept."""

import base64

import pytest

from audit import audit, prepare
from engines.page import Page
from test_asking import click_square, wait_for_question
from test_share import catch

# The engine makes no difference here.
pytestmark = pytest.mark.engines("chromium")

AWAY = "!document.getElementById('lesson-board').disabled"


# Records the order of what is read aloud: the step's text, then the board, then the question.
HEAR = """
(() => {
  const heard = [];
  // The announcement of the step before may come late.
  const before = document.getElementById("sentence").textContent;
  const hear = ([{ target }]) => {
    const { id } = target.nodeType === 1 ? target : target.parentElement;
    const text = target.textContent;
    if (text !== "" && !text.includes(before) && !heard.includes(id)) heard.push(id);
  };
  for (const id of ["lesson-text", "announced", "question-voice"]) {
    const options = { childList: true, characterData: true, subtree: true };
    new MutationObserver(hear).observe(document.getElementById(id), options);
  }
  return heard;
})()
"""


def wait_for_step(page: Page, title: str) -> None:
    page.wait_for(
        f"document.querySelector('[data-lesson] #lesson h3')?.textContent === {title!r}"
        " && knights.still"
    )


def answer(page: Page, which: int) -> str:
    """Choose one of the answers to the question in the text, and return the reply."""
    page.evaluate(f"document.querySelectorAll('.lesson-choose button')[{which}].click()")
    return page.text(".lesson-told")


LINES = """(
    (text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)
)(document.getElementById("lesson-text"))"""


def test_a_lesson_is_read_left_and_taken_up_again(page: Page) -> None:
    page.open("#lesson/1.3", until=None)
    wait_for_step(page, "Stuck")
    page.wait_at(17)
    assert answer(page, 0).startswith("One path has failed")
    assert answer(page, 2).startswith("That's right.")
    # The reply is in sight at once, and the answers stay under the finger.
    page.lay_out(390, 844)
    page.evaluate("document.getElementById('lesson-text').scrollTop = 40")
    answer(page, 1)
    assert page.evaluate("document.getElementById('lesson-text').scrollTop") == 40
    told, text = page.box(".lesson-told"), page.box("#lesson-text")
    assert told["y"] + told["height"] <= text["y"] + text["height"] + 1
    answer(page, 2)
    # A phone shows at least 12 lines of the text, and by one press the board with what it asks.
    for size in ((360, 640), (390, 844)):
        page.lay_out(*size)
        assert page.evaluate(LINES) >= 12
        board, head = page.box("#board"), page.box(".lesson-head")
        page.click("#lesson-fold")
        page.wait_for("!document.getElementById('lesson-text').checkVisibility()")
        # A second press hits what the first one hit.
        assert (page.box("#board"), page.box(".lesson-head")) == (board, head)
        for part in ("#board", "#panel-stack"):
            box = page.box(part)
            assert box["height"] >= 140 and box["y"] + box["height"] <= size[1]
        page.click("#lesson-fold")
    # At its end, where the reply lies over nothing.
    page.evaluate("document.getElementById('lesson-text').scrollTop = 999")
    prepare(page)
    assert audit(page) == []
    # A screen reader reads the text before the board.
    assert page.evaluate("document.querySelector('#lesson ~ section #board') !== null")
    assert page.box("#lesson")["y"] >= page.box("#board")["y"] + page.box("#board")["height"]
    page.resize(1280, 720)
    page.note("heard", HEAR)
    further = page.box("#lesson-next")
    page.click("#lesson-next")  # the next step asks a question on the board
    wait_for_step(page, "How far back?")
    assert page.box("#lesson-next") == further, "in one place, beside panels and without them"
    wait_for_question(page)
    page.wait_for("noted.heard.includes('question-voice')")
    assert page.evaluate("noted.heard[0]") == "lesson-text"
    # On a phone the board's reply takes the place of the text.
    page.resize(390, 844)
    page.wait_for_text(".lesson-narrow", "Show the board")
    click_square(page, 10)  # a3: wrong
    wait_for_question(page, "wrong")
    assert page.sees("#question-said") and not page.sees("#lesson-text")
    page.click("#lesson-fold")
    assert page.sees("#lesson-text")
    page.resize(1280, 720)
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
    page.open("#lesson/1", until=None)  # opens at the last step read
    wait_for_step(page, "It goes on from there")
    page.press("PageUp")
    wait_for_step(page, "How far back?")
    page.wait_for_text(".lesson-note", "Your first answer was wrong, and a later one was right.")
    page.press("PageUp")
    wait_for_step(page, "Stuck")
    assert page.text(".lesson-told").startswith("That's right.")
    page.click("#brand")
    page.wait_for("document.getElementById('gallery').checkVisibility()")
    assert not page.sees("#lesson")


TITLES = {
    1: "Try it first",
    2: "Watch a search try",
    4: "How far back?",
    5: "It goes on from there",
}
COLUMNS = "getComputedStyle(document.getElementById('page')).gridTemplateColumns"


@pytest.mark.engines("chromium")
def test_a_projector_shows_the_same_columns_in_all_steps_of_a_lesson(page: Page) -> None:
    page.resize(1920, 1080)
    places = []
    for step, title in TITLES.items():
        page.open(f"#lesson/1.{step}", until=None)
        wait_for_step(page, title)
        boxes = [page.box(part) for part in ("#board", "#lesson-text", "#lesson-next")]
        places.append([page.evaluate(COLUMNS), *((box["x"], box["width"]) for box in boxes)])
    assert all(place == places[0] for place in places), places
    # In a presentation, too, beside the text and beside an explanation.
    found = set()
    for step, moment in ((3, "17&panels=stack"), (4, "17")):
        page.open(f"#tour/5x5/c3/sutcliffe@{moment}&present=yes&lesson=1.{step}", until=None)
        page.wait_for("document.documentElement.dataset.present === 'yes' && knights.still")
        page.wait_for("document.getElementById('lesson-text')?.checkVisibility()")
        found.add(page.evaluate(COLUMNS))
    assert len(found) == 1, found


OWN = """# Mine

## One

[Board](#queens/6@3) <img src=x onerror=alert(1)> [Next](javascript:alert(1))

## Two

[Board](#queens/6@4)
"""


def test_a_lesson_of_ones_own_is_written_and_dropped(page: Page) -> None:
    page.open("#lesson/write", until=None)
    page.wait_for("document.querySelector('.writing-seen h3') !== null")
    page.choose(".writing-text", OWN)
    page.wait_for_text(".writing-said", "Line 5: This link leads nowhere")
    assert page.text(".writing-seen h3") == "Mine"
    prepare(page)
    assert audit(page) == []
    page.click(".writing .button-main")
    wait_for_step(page, "One")
    page.wait_at(3)
    assert not page.sees("#lesson-text img") and page.text("#lesson-title") == "Mine"
    page.click("#lesson-next")
    wait_for_step(page, "Two")
    page.wait_at(4)
    page.evaluate(
        "(() => { const dataTransfer = new DataTransfer();"
        f" dataTransfer.items.add(new File([{OWN!r}.replace('One', 'First')], 'my.md'));"
        " const about = { dataTransfer, bubbles: true, cancelable: true };"
        " document.body.dispatchEvent(new DragEvent('drop', about)); })()"
    )
    wait_for_step(page, "First")
    page.wait_at(3)


def test_a_lesson_that_does_not_come_says_so(page: Page) -> None:
    page.open("#lesson/99", until=None)
    page.wait_for_text("#notice", "99.json")
    page.expect_problem("99.json")
    assert page.sees("#board") and not page.sees("#lesson")


# Holds the sixth lesson back until the test sends it; a second request goes through.
HOLD_LESSON = """(own) => async (url, ...more) => {
  const answer = await own(url, ...more);
  if (/6.json$/.test(url) && noted.send === null)
    await new Promise((send) => { noted.send = send; });
  return answer;
}"""


def test_a_lesson_that_comes_late_opens_all_the_same(page: Page) -> None:
    page.open("#queens/6@3", until=None)
    page.wait_at(3)
    # The script delays the lesson, as a browser that has visited before needs no server for it.
    page.note("send", "null")
    page.replace("window", "fetch", HOLD_LESSON)
    page.evaluate("location.hash = '#lesson/6.2'")
    page.wait_for(
        "noted.send && knights.player.description && knights.player.timeline.position === 0"
    )
    # The page waits this long before it writes its state into the address bar.
    page.evaluate("new Promise((done) => setTimeout(done, 500))")
    assert not page.sees("#lesson-text")
    page.evaluate("noted.send()")
    wait_for_step(page, "The search tries everything")


def test_a_worksheet_asks_what_the_board_asks(page: Page) -> None:
    page.open("#lesson/3.7", until=None)
    wait_for_step(page, "One thing to do alone")
    catch(page)
    page.evaluate("document.getElementById('lesson-sheet').click()")
    page.wait_for("noted.saved.length === 1")
    name, content = page.evaluate("noted.saved[0]")
    assert name == "Lost-long-before-it-shows-sheet.html"
    sheet, answers = base64.b64decode(content).decode().split("<h2>Answers</h2>")
    assert sheet.count("<h2>Question ") == sheet.count('<img src="data:image/svg+xml,') == 5
    assert "Which square was the mistake?" in sheet
    assert "Mark the squares that prove it." in sheet and "a1 or a5" not in sheet
    assert "c4 was the mistake." in answers and "reach a1 or a5" in answers
