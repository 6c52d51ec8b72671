"""Questions about the search: answers by mouse, by keyboard and in a frame; and "why not"."""

import json
from itertools import pairwise
from typing import Any

import pytest

from by_hand import boxes, changed, go_to
from classic import LINK, RUN, TOUR, path_at
from engines.page import Page
from knights.puzzles.tour.insight import explain
from test_share import STYLED, watch_previews

CHROMIUM = pytest.mark.engines("chromium")
BACK = 17  # a dead end, from which the search goes back over several levels
AGAIN = 40  # a move was undone, and another follows
LOST = 5  # lost for a visible reason


def name(square: int) -> str:
    return TOUR.board.name(square)


def click_square(page: Page, square: int) -> None:
    file, rank = square % 5, square // 5
    page.click_within("#board", (file + 0.5) / 5, 1 - (rank + 0.5) / 5)


def wait_for_question(page: Page, stage: str = "asked") -> None:
    """Wait until a question is shown, its check has ended, and everything is drawn."""
    page.wait_for(
        f"document.querySelector('#question:not([hidden])[data-tone={stage}]') && knights.still"
        " && !document.getElementById('question-said').textContent.startsWith('One moment')"
    )


def wait_until_closed(page: Page, position: int) -> None:
    page.wait_for(
        f"document.getElementById('question').hidden && knights.still"
        f" && knights.player.timeline.position === {position}"
    )


def open_question(page: Page, kind: str, position: int, more: str = "") -> None:
    page.open(f"{LINK}@{position}&ask={kind}{more}", until=None)
    wait_for_question(page)
    assert page.position == position


def shape(page: Page) -> list[Any]:
    """Return the boxes of the parts that must not move."""
    found: list[Any] = page.evaluate(
        "['#board', '#told', '#panels', '.controls', '.transport', '.counters'].map((at) => {"
        " const { x, y, width, height } = document.querySelector(at).getBoundingClientRect();"
        " return [x, y, width, height]; })"
    )
    return found


# The buttons that answer a question go once it has been answered.
WAYS = ("question-",)


def moved(page: Page, before: dict[str, list[float]], *leaving: str) -> list[str]:
    """List what is gone or moved, but for what may go, where the card ends above the tabs."""
    after = boxes(page)
    assert after["question"][1] + after["question"][3] <= after["panels"][1]
    return changed(before, after, *leaving)


@pytest.mark.also_single("chromium")
def test_what_comes_next_is_answered_with_the_mouse(page: Page) -> None:
    open_question(page, "next", AGAIN)
    assert page.text("#question-asked") == "What comes next?"
    tried, right = ~RUN[AGAIN - 1], RUN[AGAIN]
    click_square(page, tried)
    wait_for_question(page, "wrong")
    # The answer names the mistake, and keeps the right square secret.
    said = page.text("#question-said")
    assert said.startswith(f"That's not it. {name(tried)} was already tried")
    assert name(right) not in said
    click_square(page, right)
    wait_for_question(page, "right")
    assert name(right) in page.text("#question-said")
    assert page.text("#question-tally") == "0 of 1 right at the first try", "the first try counts"
    # Then the real event comes, with its own sentence.
    page.click("#question-show")
    wait_until_closed(page, AGAIN + 1)
    assert f"to {name(right)}" in page.text("#sentence")


def test_the_keyboard_alone_asks_and_answers(page: Page) -> None:
    page.open(f"{LINK}@{AGAIN}", until="paused")
    page.press("a")
    wait_for_question(page)
    assert page.evaluate("document.getElementById('ask').ariaChecked") == "true"
    page.press("a")
    wait_until_closed(page, AGAIN)
    # A question from a link: on the board the arrows lead to a square, and Enter answers.
    open_question(page, "next", AGAIN)
    page.wait_for_text("#question-voice", "What comes next?")
    page.focus("#board")
    go_to(page, name(RUN[AGAIN]))
    cursor = page.evaluate("document.activeElement.getAttribute('aria-activedescendant')")
    assert "Enter: answer" in page.evaluate(f"document.getElementById('{cursor}').textContent")
    page.press("Enter")
    wait_for_question(page, "right")
    # The answer is announced, and the focus is on the button that goes on.
    page.wait_for("document.activeElement.id === 'question-copy'")
    page.focus("#question-show")
    page.press("Enter")
    wait_until_closed(page, AGAIN + 1)
    assert page.evaluate("document.activeElement !== document.body")


@CHROMIUM
@pytest.mark.served("the page for frames is another file")
def test_a_frame_asks_too(page: Page) -> None:
    page.resize(400, 560)
    page.goto(f"{page.site.url}embed.html{LINK}@{AGAIN}&ask=next")
    wait_for_question(page)
    before = shape(page)
    page.click("#question-unsure")
    wait_for_question(page, "told")
    assert name(RUN[AGAIN]) in page.text("#question-said")
    assert shape(page) == before
    page.click("#question-show")
    wait_until_closed(page, AGAIN + 1)
    assert shape(page) == before


@CHROMIUM
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (320, 640)])
def test_nothing_moves_and_what_tells_is_hidden(page: Page, width: int, height: int) -> None:
    page.resize(width, height)
    page.open(f"{LINK}@{BACK}&panels=why", until="paused")
    page.wait_for(
        "document.querySelector('.why-title').textContent === 'No tour is possible from here'"
    )
    before = shape(page)
    page.follow(f"{LINK}@{BACK}&ask=back&panels=why")
    wait_for_question(page)
    telling = [".why-title", "#refused", ".depth-chart", "#status-title"]
    assert not any(page.sees(selector) for selector in telling)
    after = shape(page)
    assert after[:1] == before[:1] and after[3:5] == before[3:5]
    panels, counters = after[2], after[5]
    if height >= 700:
        assert counters == before[5], "only the explanation makes room"
    # On a low phone the page grows under the transport: the explanation runs into nothing.
    assert panels[1] + panels[3] <= counters[1]
    text = page.box("#panel-why")
    assert text["y"] + text["height"] <= panels[1] + panels[3]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # An answer changes words and colours, and moves nothing that can be pressed.
    for link, wrong in (
        (f"{LINK}@{LOST}&ask=lost", "#question-alive"),
        (f"{LINK}@{BACK}&ask=back&panels=why", "#question-end"),
    ):
        page.follow(link)
        wait_for_question(page)
        stood = boxes(page)
        page.evaluate(f"document.querySelector('{wrong}').click()")
        wait_for_question(page, "wrong")
        assert moved(page, stood) == []
        stood = boxes(page)
        page.evaluate("document.querySelector('#question-unsure').click()")
        wait_for_question(page, "told")
        assert moved(page, stood, *WAYS) == []
    page.wait_for("document.documentElement.dataset.asking === undefined")
    assert page.sees(".why-title")
    page.click(".question-close")
    wait_until_closed(page, BACK)
    assert shape(page) == before
    assert page.sees("#refused")
    # Neither a tab nor a message moves anything beside the explanation itself.
    fixed = boxes(page, ".panels-body, .transport .menu-list")
    tabs = page.evaluate(
        "[...document.querySelectorAll('[role=tab]')]"
        ".filter((tab) => tab.checkVisibility()).map(({ id }) => id)"
    )
    assert len(tabs) >= 3
    for tab in [*tabs, "tab-why"]:
        page.click(f"#{tab}")
        page.wait_for(f"document.getElementById('{tab}').ariaSelected === 'true' && knights.still")
        assert boxes(page, ".panels-body, .transport .menu-list") == fixed, tab
    page.evaluate("void knights.showToast('A message.', { label: 'Go there', run() {} })")
    assert page.sees("#toast")
    assert boxes(page, ".panels-body, .transport .menu-list") == fixed


def ask_again(page: Page, link: str) -> None:
    """Open a link anew, and its question again if it has been answered."""
    page.follow("#queens/4")
    page.follow(link)
    page.wait_for(
        "!!document.querySelector('#question:not([hidden])[data-tone=asked], #question-again')"
    )
    page.evaluate("document.getElementById('question-again')?.click()")
    wait_for_question(page)


@CHROMIUM
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (820, 1180)])
def test_no_answer_to_any_question_moves_anything(page: Page, width: int, height: int) -> None:
    page.resize(width, height)
    page.open(f"{LINK}@{BACK}&panels=why", until="paused")
    kinds = {"next": AGAIN, "back": BACK, "lost": LOST, "why": LOST, "line": AGAIN, "steps": AGAIN}
    for kind, position in kinds.items():
        link = f"{LINK}@{position}&ask={kind}&panels=why"
        ask_again(page, link)
        ways = page.evaluate(
            "[...document.querySelectorAll('#question-ways button')].map(({ id }) => id)"
        )
        ways = [way for way in ways if way != "question-skip"]
        assert ways, kind
        for way in ways:
            ask_again(page, link)
            stood = boxes(page)
            page.evaluate(f"document.getElementById('{way}').click()")
            # "No" is followed by the question which square was the mistake.
            page.wait_for(
                "(document.getElementById('question').dataset.tone !== 'asked'"
                " || document.getElementById('question-number')?.checkVisibility())"
                " && knights.still"
            )
            assert moved(page, stood, *WAYS) == [], (kind, way)


STAYS = next(n for n in range(BACK, len(RUN)) if RUN[n] >= 0)
LEVEL = len(path_at(STAYS))


@CHROMIUM
def test_how_far_back_is_answered_on_the_board_or_in_the_stack(page: Page) -> None:
    open_question(page, "back", BACK)
    click_square(page, path_at(STAYS)[-1])
    wait_for_question(page, "right")
    page.click("#question-show")
    wait_until_closed(page, STAYS)
    # An answered question comes back only when the visitor asks for it.
    page.follow(f"{LINK}@{BACK}&ask=back&panels=stack")
    page.wait_for("document.getElementById('question-again') !== null")
    page.click("#question-again")
    wait_for_question(page)
    page.wait_for("document.querySelector('[data-level]') !== null")
    assert not page.sees(".stack-tried")
    page.evaluate(f"document.querySelector('[data-level=\"{LEVEL}\"]').click()")
    wait_for_question(page, "right")
    assert page.position == BACK


@CHROMIUM
def test_how_far_back_is_answered_in_the_tree_which_has_the_path_alone(page: Page) -> None:
    page.resize(390, 844)
    open_question(page, "back", BACK, "&panels=tree")
    page.wait_for("document.querySelector('#panel-tree[data-path] .node') !== null")
    # The tree hides the choices tried before and those to come, which would give the answer away.
    assert page.texts("#panel-tree .node title") == [name(square) for square in path_at(BACK)]
    assert page.sees("#panel-tree .node")
    assert page.count("#panel-tree .node-size") == 0
    page.focus(f'#panel-tree [data-level="{LEVEL - 1}"]')
    page.press("Enter")
    wait_for_question(page, "wrong")
    node = f"document.querySelector('#panel-tree [data-level=\"{LEVEL}\"]')"
    page.evaluate(f"{node}.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")
    wait_for_question(page, "right")
    # After the answer the whole tree is back.
    page.wait_for("document.querySelector('#panel-tree:not([data-path]) .node-open') !== null")
    assert page.position == BACK


@CHROMIUM
def test_whether_it_is_lost_and_since_when(page: Page) -> None:
    open_question(page, "lost", LOST)
    page.click("#question-alive")
    wait_for_question(page, "wrong")
    # A second question follows: since which step the path is lost.
    page.wait_for("document.getElementById('question-number') !== null")
    # Since c4, the fourth square, after which no search finds a tour: tests/unit/test_stuck.py.
    click_square(page, path_at(LOST)[3])
    wait_for_question(page, "right")
    page.click("#question-go-3")
    wait_until_closed(page, 3)


@CHROMIUM
def test_the_places_that_prove_it_are_marked(page: Page) -> None:
    open_question(page, "why", LOST)
    page.click("#question-done")
    wait_for_question(page, "wrong")
    insight = explain(TOUR, path_at(LOST))
    lost = [square for mark in insight.marks if mark.role == "lost" for square in mark.places]
    for square in lost:
        click_square(page, square)
    page.wait_for(f"document.getElementById('question-done').textContent.includes('{len(lost)}')")
    assert page.count(".question-marks .mark-test") == len(lost)
    page.click("#question-done")
    wait_for_question(page, "right")
    assert page.text("#question-said").startswith(f"That's right. {insight.sentence}")


@CHROMIUM
def test_a_line_of_the_program_is_chosen(page: Page) -> None:
    open_question(page, "line", BACK)
    page.wait_for("document.querySelector('#tab-code[aria-selected=true]')")
    page.wait_for("document.querySelectorAll('[data-line]').length > 3")
    assert not page.sees(".code-told")
    page.evaluate("document.querySelector('[data-line]').click()")
    wait_for_question(page, "wrong")
    assert page.position == BACK, "it does not run to it"
    page.click("#question-unsure")
    wait_for_question(page, "told")
    told = page.text("#question-said")
    assert "runs next" in told


@CHROMIUM
def test_the_number_of_steps_has_a_slider_with_the_truth_after_it(page: Page) -> None:
    position = 20
    open_question(page, "steps", position)
    page.choose("#question-steps", "180")
    assert page.text(".question-now") == "1,000,000,000 steps"
    page.click("#question-give")
    wait_for_question(page, "wrong")
    page.click("#question-unsure")
    wait_for_question(page, "told")
    assert "(Knuth's)" in page.text("#question-said")


@CHROMIUM
@pytest.mark.parametrize("scenario", ["colouring/australia/3@3", "sudoku/hard@3"])
def test_a_place_of_many_choices_offers_them(page: Page, scenario: str) -> None:
    page.open(f"#{scenario}&ask=next", until=None)
    wait_for_question(page)
    page.focus("#board")
    page.press("ArrowRight")
    page.press("Enter")
    page.wait_for("document.querySelectorAll('[id^=question-choice]').length > 2")
    page.evaluate("document.querySelector('[id^=question-choice]').click()")
    page.wait_for("document.getElementById('question').dataset.tone !== 'asked'")


@CHROMIUM
def test_a_link_that_cannot_ask_says_why(page: Page) -> None:
    placed = next(n for n in range(1, 30) if RUN[n] >= 0)
    page.open(f"{LINK}@{placed}&ask=back", until=None)
    page.wait_for_text("#question-said", "can't be asked")
    assert page.evaluate("document.documentElement.dataset.asking") is None
    page.open(f"{LINK}@{placed}&ask=guess", until=None)
    page.wait_for_text("#notice-text", "guess': it must be some of next,back,lost,why,line,steps")
    # The rest of the link holds, and the message can be closed.
    page.wait_at(placed)
    page.click("#notice-close")
    page.wait_for("!document.getElementById('notice').checkVisibility()")


@CHROMIUM
def test_leaving_closes_a_question_says_so_and_counts_a_wrong_answer(page: Page) -> None:
    open_question(page, "next", AGAIN)
    click_square(page, ~RUN[AGAIN - 1])
    wait_for_question(page, "wrong")
    page.click("#step")
    wait_until_closed(page, AGAIN + 1)
    page.wait_for("!location.hash.includes('ask=')")
    assert "Your first answer counts" in page.text("#toast-text")
    # One press brings the question back as it was; then the visitor leaves it for good.
    page.evaluate("document.getElementById('toast-action').click()")
    wait_for_question(page, "wrong")
    assert page.position == AGAIN
    page.click("#step")
    wait_until_closed(page, AGAIN + 1)
    page.open_dialog("share")
    page.click("#share-tab-question")
    page.open_dialog("answers")
    page.wait_for("document.getElementById('answers').open")
    assert page.text("#answers-summary") == "1 question: 0 right at the first try."


@CHROMIUM
def test_ask_me_stops_at_good_moments_and_not_too_often(page: Page) -> None:
    page.open(LINK)
    # The page's clock runs five times as fast.
    page.replace("window", "requestAnimationFrame", "(ask) => (act) => ask((now) => act(5 * now))")
    page.click("#play")
    page.click("#ask")
    watched = []
    for _ in range(3):
        wait_for_question(page)
        assert page.status() == "paused"
        position = page.position
        kind = page.evaluate("document.documentElement.dataset.asking")
        goes_back = RUN[position] < 0 or (position > 0 and RUN[position - 1] < 0)
        assert goes_back or kind in ("lost", "why")
        watched.append(page.evaluate("knights.player.elapsed"))
        page.click("#question-unsure")
        wait_for_question(page, "told")
        page.click(".question-close")
        page.click("#play")
        page.wait_for("document.getElementById('question').hidden")
    assert all(later - sooner >= 5000 for sooner, later in pairwise(watched))
    # At a speed too fast to read there are no questions.
    page.choose("#speed", "256")
    now = page.position
    page.wait_for(f"knights.player.timeline.position > {now + 1500}")
    assert page.evaluate("document.getElementById('question').hidden")


@CHROMIUM
def test_a_link_asks_along_a_stretch(page: Page) -> None:
    page.open(f"{LINK}@{BACK - 1}&ask=back&to={BACK + 1}", until=None)
    page.wait_for(f"knights.player.description && knights.player.timeline.position === {BACK - 1}")
    page.click("#step")
    wait_for_question(page)
    assert page.position == BACK
    page.click("#question-unsure")
    wait_for_question(page, "told")
    # The question also closes if the address changes before the next frame.
    page.come_late(800)
    page.evaluate(f"knights.player.seek({BACK + 2})")
    wait_until_closed(page, BACK + 2)
    page.wait_for("!location.hash.includes('ask=')")


@CHROMIUM
def test_on_a_phone_an_answer_has_room_and_moves_nothing(page: Page) -> None:
    page.resize(390, 844)
    open_question(page, "lost", 400)
    card = page.box("#question")
    page.click("#question-unsure")
    wait_for_question(page, "told")
    assert page.box("#question") == card
    text = page.box(".question-text")
    assert text["height"] >= 56, "three lines of it"
    assert text["y"] + text["height"] <= page.box(".question-foot")["y"]
    foot = page.box("#question-ways")
    assert foot["y"] + foot["height"] <= card["y"] + card["height"]


@CHROMIUM
def test_a_link_with_two_questions_gives_nothing_away_and_asks_each_once(page: Page) -> None:
    link = f"{LINK}@40&ask=next,lost"
    page.open(link, until=None)
    wait_for_question(page)
    page.click("#question-unsure")
    wait_for_question(page, "told")
    # The answer shown must not give away the next question.
    assert page.evaluate("document.documentElement.dataset.asking") == "next"
    page.click("#question-next")
    wait_for_question(page)
    page.click("#question-unsure")
    wait_for_question(page, "told")
    assert "That was the last question." in page.text("#question-said")
    assert not page.sees("#class-collect"), "it is for the teacher"
    page.follow("#queens/4")
    page.follow(link)
    page.wait_for_text("#question-said", "You answered all 2 questions of this link.")
    page.click("#question-again")
    wait_for_question(page)


@CHROMIUM
def test_answers_become_a_line_and_lines_become_bars(page: Page) -> None:
    open_question(page, "next", AGAIN)
    click_square(page, RUN[AGAIN])
    wait_for_question(page, "right")
    page.click("#question-tally")
    page.wait_for("document.getElementById('answers').open")
    page.fill("#answers-name", "Ada")
    line = f"knights:1 Ada tour/5x5/c3/sutcliffe next@{AGAIN}={name(RUN[AGAIN])}+"
    told = json.dumps(f"Ada: 1 answer, 1 right at the first try. {line}")
    page.wait_for(f"document.getElementById('answers-line').value === {told}")
    page.click("#answers-show-code")
    page.wait_for("document.querySelector('#answers-code path').getAttribute('d')?.length > 1000")
    other = line.replace("Ada", "Bob").replace("+", "-")
    page.choose("#answers-lines", "\n".join([line, other, line.replace("Ada", "Eve"), "rubbish"]))
    assert page.text("#answers-read").startswith("The page read 3 lines.")
    assert "rubbish" in page.text("#answers-problems")
    assert page.texts(".crowd-count") == ["2", "1"]
    assert page.count(".crowd-row-right") == 1
    # A chosen bar shows the people who gave that answer.
    assert not page.sees(".crowd-people")
    page.click(".crowd-row")
    page.wait_for("document.querySelector('.crowd-people').checkVisibility()")
    assert page.text(".crowd-people") == "Ada and Eve"
    address = page.evaluate("document.querySelector('.crowd-question a').getAttribute('href')")
    assert address == f"{LINK}@{AGAIN}&ask=next"
    # The dialog is the same when opened from the question itself.
    page.click("#answers-close")
    assert not page.sees("#class-collect"), "a link asks pupils"
    page.press("p")
    page.wait_for("document.getElementById('class-collect').checkVisibility()")
    page.click("#class-collect")
    page.wait_for("document.activeElement.matches('.class-collect textarea')")
    page.choose(".class-collect textarea", f"{line}\n{other}")
    assert page.texts(".class-collect .crowd-count") == ["1", "1"]
    page.click("#class-hands")
    page.wait_for("document.querySelector('.class-hands').checkVisibility()")
    page.click("#class-collect")
    page.wait_for("!document.querySelector('.class-collect').checkVisibility()")
    assert page.sees(".class-hands")


def previewed(page: Page, selector: str) -> list[str | None]:
    """Return an element's visible text in the previews of the page and of the frame, or None."""
    texts: list[str | None] = page.evaluate(
        f"noted.previews.map((root) => root.querySelector({selector!r})).map((part) =>"
        " part?.checkVisibility({ visibilityProperty: true }) ? part.textContent.trim() : null)"
    )
    return texts


PREVIEWS_ASK = "noted.previews.every((root) => root.querySelector('.question-asked'))"


@CHROMIUM
@pytest.mark.served("what opens from a disk offers no frame")
def test_the_share_dialog_asks_a_question_here(page: Page) -> None:
    page.open(f"{LINK}@{BACK}", until="paused")
    watch_previews(page)
    page.open_dialog("share")
    page.wait_for(f"noted.previews.length === 2 && {STYLED}")
    assert previewed(page, "#sentence") == [page.text("#sentence"), None]
    page.click("#share-tab-embed")
    assert previewed(page, "#sentence") == [None, page.text("#sentence")]
    page.click("#share-tab-question")
    page.click("#share-panel-question [value=back]")
    page.click("#share-panel-question [value=lost]")
    page.wait_for("document.getElementById('share-link').value.includes('&ask=back,lost')")
    assert "asks" in page.text("#share-opens")
    # The previews show what a pupil will see: the question, and no sentence that answers it.
    page.wait_for(PREVIEWS_ASK)
    asked, _ = previewed(page, ".question-asked")
    assert asked is not None
    assert asked.endswith("Which square will stay and get another move?")
    assert previewed(page, "#sentence") == [None, None]
    assert previewed(page, "#panel-why > *") == [None, None]
    page.click("#share-tab-embed")
    # The previews are taken anew, and Python is asked for their question once more.
    page.wait_for(PREVIEWS_ASK)
    assert previewed(page, ".question-asked") == [None, asked]
    assert previewed(page, "#sentence") == [None, None]
    page.click("#share-tab-question")
    page.click("#share-panel-question [value=lost]")
    page.click("#share-panel-question [value=back]")
    page.wait_for("!document.getElementById('share-link').value.includes('ask')")


def close(page: Page) -> None:
    """Close the card, and wait until the parts below it have moved up."""
    page.click("#question .question-close")
    page.wait_until_drawn()
    page.wait_for("knights.still")


@CHROMIUM
def test_why_not_is_told_of_any_place(page: Page) -> None:
    page.open(f"{LINK}@{AGAIN}", until="paused")
    tried, coming = name(~RUN[AGAIN - 1]), name(RUN[AGAIN])
    entered = max(n for n in range(AGAIN) if path_at(n) == path_at(AGAIN))

    def answered(about: str, said: str) -> None:
        page.wait_for_text("#question-asked", about)
        page.wait_for_text("#question-said", said)

    page.resize(1280, 720)
    tabs = page.box(".tabs")
    click_square(page, ~RUN[AGAIN - 1])
    answered(tried, f"at step {entered + 1}")
    assert page.box(".tabs") == tabs, "it has the height of the sentence in whose place it is"
    # A run under way is not thrown away without a question.
    assert page.text("#question-start-here") == f"Start from {tried}"
    page.click("#question-go")
    wait_until_closed(page, entered + 1)
    page.seek(AGAIN)
    wait_until_closed(page, AGAIN)
    # By keyboard: W.
    page.focus("#board")
    go_to(page, coming)
    page.press("w")
    answered(coming, "next")
    # Escape hides the cursor and closes the card, and the next arrow shows the cursor again.
    page.focus("#board")
    go_to(page, coming)
    page.press("Escape")
    assert not page.evaluate("document.activeElement.hasAttribute('aria-activedescendant')")
    wait_until_closed(page, AGAIN)
    # In the tree: a choice still to be tried.
    page.click("#tab-tree")
    page.wait_for("document.querySelector('.node-open [role=button]') !== null")
    page.evaluate(
        "document.querySelector('.node-open [role=button]').dispatchEvent(new MouseEvent('click'))"
    )
    answered("e4", "comes after d5")
    close(page)
    # In the stack: a choice tried, or still to come.
    page.click("#tab-stack")
    page.wait_for("document.querySelector('.stack-top .dot-tried') !== null")
    page.click(".stack-top .dot-tried")
    answered(tried, "was already tried")
    close(page)
    page.focus(".stack-top")
    page.press("w")
    answered(coming, "next")
    close(page)
    assert page.position == AGAIN
    click_square(page, ~RUN[AGAIN - 1])
    page.wait_for_text("#question-start-here", f"Start from {tried}")
    page.click("#question-start-here")
    page.wait_for(f"knights.player.scenario === 'tour/5x5/{tried}/sutcliffe'")


@CHROMIUM
def test_in_a_presentation_the_tab_why_tells_the_reason(page: Page) -> None:
    page.open(f"{LINK}@{BACK}&present=yes&panels=why", until=None)
    page.wait_for("document.querySelector('.told-why .button')?.checkVisibility()")
    page.click_point(2, 2)
    page.click("#tab-why")
    page.wait_for("!document.querySelector('.told-why').checkVisibility()")
    assert page.sees(".why-title") and page.position == BACK
    # Escape closes a dialog, or the card with the focus, before it leaves the presentation.
    presented = "document.documentElement.dataset.present === 'yes'"
    page.press("?")
    page.wait_for("document.querySelector('dialog[open]') !== null")
    page.press("Escape")
    page.wait_for("document.querySelector('dialog[open]') === null")
    assert page.evaluate(presented)
    page.press("a")
    wait_for_question(page)
    page.focus("#question-asked")
    page.press("Escape")
    page.wait_for("document.getElementById('question').hidden")
    assert page.evaluate(presented)
    page.press("Escape")
    page.wait_for(f"!({presented})")


@CHROMIUM
def test_in_a_presentation_a_class_thinks_first_and_is_told_then(page: Page) -> None:
    page.resize(1280, 720)
    page.open(f"{LINK}@{BACK}&present=yes&panels=why", until=None)
    page.wait_for("document.querySelector('.told-why .button')?.checkVisibility()")
    page.evaluate("document.getElementById('sentence').append(' In longer words.'.repeat(5))")
    told, button = page.box("#told"), page.box(".told-why .button")
    assert button["y"] + button["height"] <= told["y"] + told["height"], "none of it is cut off"
    verdict = "document.querySelector('#panel-why .why-title')"
    hidden = f"{verdict}.checkVisibility({{visibilityProperty: true}}) === false"
    page.wait_for(hidden)
    page.press("ArrowRight")
    page.wait_for(f"!document.querySelector('.told-why').checkVisibility() && !({hidden})")
    assert page.position == BACK, "the first press tells why"
    page.press("a")
    wait_for_question(page)
    page.wait_for("document.getElementById('class-hands').checkVisibility()")
    page.click("#class-hands")
    page.wait_for("document.querySelector('.class-number')?.checkVisibility()")
    page.choose(".class-number", "011")
    assert page.evaluate("document.querySelector('.class-number').value") == "11"
    assert page.text("#question-unsure") == "Show the answer"
    stood = boxes(page)
    page.click("#question-unsure")
    page.wait_for("document.querySelectorAll('.crowd-row-right').length === 1")
    # The counts, and the buttons of the class above them, stay where they are.
    still = {at: box for at, box in stood.items() if "class" in at}
    assert len(still) >= 4 and changed(still, boxes(page)) == []
    assert not page.sees("#question-tally"), "the teacher has answered nothing"
    page.click("#question-show")
    page.wait_for("document.getElementById('question').hidden")
    page.wait_for("document.querySelector('.class-total').checkVisibility()")
    assert page.text(".class-total") == "11 hands"
