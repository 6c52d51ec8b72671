"""The first page: a search plays at once, gets stuck and asks; moving cards are links."""

import pytest

from audit import LOOKS, audit, prepare
from engines.page import Page
from engines.site import Fault
from knights.puzzles.registry import FOLDERS
from share import first

# The engine makes no difference here.
pytestmark = [pytest.mark.engines("chromium"), pytest.mark.lively]

SUTCLIFFE = "tour/5x5/c3/sutcliffe"
ASKED = "document.getElementById('hero-ask').textContent.endsWith('Which move was the mistake?')"
# The path into the first dead end, worked out by hand from the order of moves.
PATH = ["c3", "d5", "e3", "c4", "e5", "d3", "e1", "c2", "d4"]
PATH += ["e2", "c1", "b3", "c5", "e4", "d2", "b1", "a3", "b5"]
STILL = pytest.mark.media(reduced_motion="reduce")


def said(page: Page) -> str:
    return page.text("#hero-said")


def choose(page: Page, square: str) -> None:
    page.click(f"[data-square={square}]")


@pytest.mark.also_single
def test_the_page_opens_with_a_search_that_gets_stuck_and_asks(page: Page) -> None:
    page.open(until=None)
    page.wait_for(ASKED)
    assert said(page).startswith("From b5 no move leads to a free square. 7 squares are still")
    moves = "[...document.querySelectorAll('.hero-move')]"
    assert page.evaluate(f"{moves}.map((move) => move.dataset.square)") == PATH


@pytest.mark.served("a server keeps the recording back")
@pytest.mark.first_visit
def test_it_plays_by_itself_step_by_step(page: Page) -> None:
    page.site.faults["stuck.json"] = Fault(held=True)
    page.open(until=None)
    page.evaluate(
        """(() => {
          const note = () => {
            const said = document.getElementById('hero-said').textContent;
            if (said !== '' && said !== heard.at(-1)) heard.push(said);
          };
          window.heard = [];
          const all = { childList: true, characterData: true, subtree: true };
          new MutationObserver(note).observe(document.getElementById('hero-told'), all);
        })()"""
    )
    assert not page.sees("#hero-moves")
    page.site.faults.clear()
    page.wait_for(ASKED)
    heard = page.evaluate("heard")
    # A slow machine takes longer, but leaves no move out.
    numbers = [int(text.split()[1].rstrip(":")) for text in heard if text.startswith("Square ")]
    assert numbers == list(range(2, 19))
    assert all(text.startswith(("Square ", "From b5 no move")) for text in heard)


@pytest.mark.served("a server keeps Python back")
@pytest.mark.first_visit
def test_it_asks_and_answers_before_python_is_there(page: Page) -> None:
    page.site.faults["pyodide/pyodide.asm.wasm"] = Fault(held=True)
    page.goto(page.site.url)
    page.wait_for(ASKED)
    choose(page, "c4")
    page.wait_for_text("#hero-ask", "The move from e3 to c4 was the mistake.")
    assert page.evaluate("knights.solver.status.name") == "loading"


@STILL
def test_with_less_motion_the_question_is_there_at_once(page: Page) -> None:
    page.open(until=None)
    page.wait_for("document.getElementById('hero-said').textContent !== ''")
    page.wait_for(ASKED)
    assert page.evaluate(
        "document.getElementById('hero-board').ariaLabel.includes('18 of 25 squares visited')"
    )
    # The cards stand still, too.
    page.wait_for("document.querySelector('[data-card=queens-8] canvas').width > 0")
    before = page.evaluate(PIXELS)
    page.focus("[data-card=queens-8]")
    page.evaluate("new Promise((done) => setTimeout(done, 300))")
    assert page.evaluate(PIXELS) == before


@STILL
def test_each_answer_is_told_in_the_search_s_own_terms(page: Page) -> None:
    """An early answer, a late one, none and the right one; tests/web/stuck.test.ts has the rest."""
    page.open(until=None)
    page.wait_for(ASKED)
    choose(page, "d5")
    assert said(page).startswith("Square 2: c3 to d5. That was not the mistake: ")
    assert page.sees("#hero-proof") and page.count("#hero-proof .legend li") == 0
    assert page.text("#hero-proof figcaption") == "A tour with the same first 2 squares"
    tour = page.evaluate("document.getElementById('hero-tour').ariaLabel")
    assert tour.startswith("A tour: c3, d5, ") and len(set(tour.split(", "))) == 25
    stop = page.box("#hero-give-up")
    choose(page, "e5")
    assert page.box("#hero-give-up") == stop, "it stays, however much is said above it"
    assert said(page).startswith(
        "Square 5: c4 to e5. The mistake came earlier. No tour was possible from c4"
    )
    assert "in 23,786 steps" in said(page)
    assert not page.sees("#hero-proof")
    # A square off the path is no answer.
    page.click_within("#hero-board", 0.1, 0.1)
    assert said(page) == "a5 is not on the path. Choose a square of the path."
    # After any number of tries a visitor can give up.
    page.click("#hero-give-up")
    assert page.text("#hero-ask") == "The move from e3 to c4 was the mistake."
    assert "d1 must come last: b2 is the only free square a move away from it" in said(page)
    assert page.count(".hero-marks .hero-mistake") == 1 and page.count(".hero-marks .mark-lost") > 0
    assert page.sees("#hero-proof")
    assert not page.sees("#hero-moves") and not page.sees("#hero-give-up")
    assert "4 of 25" in page.evaluate("document.getElementById('hero-board').ariaLabel")
    assert page.texts("#hero-proof .legend li") == [
        "the move that was the mistake",
        "the square that would have to come last",
        "the only free square a move away",
        "a square a move away that has been visited",
    ]


@STILL
def test_it_is_answered_by_keyboard_alone(page: Page) -> None:
    page.open(until=None)
    page.wait_for(ASKED)
    live = "document.getElementById('hero-told').ariaLive"
    assert page.evaluate(live) == "polite"
    focused = "document.activeElement.ariaLabel ?? document.activeElement.textContent"
    page.focus("#menu > summary")
    # Seven links and buttons come before the board.
    for _ in range(7):
        page.press("Tab")
    assert page.evaluate(focused) == "Square 18: a3 to b5"
    page.press("Home")
    assert page.evaluate(focused) == "Square 1: c3, the start"
    for _ in range(2):
        page.press("ArrowRight")
    page.press("Enter")
    assert said(page).startswith("Square 3: d5 to e3. That was not the mistake")
    page.press("ArrowRight")
    page.press("Enter")
    page.wait_for("document.getElementById('hero-ask').textContent.endsWith('was the mistake.')")
    assert page.evaluate(focused) == "Watch the search recover"
    assert page.position == 0, "the keys are the board's"


@STILL
def test_what_is_shared_is_the_answer_that_is_in_sight(page: Page) -> None:
    link = "document.getElementById('share-link').value"
    page.open()
    page.wait_for(ASKED)
    page.open_dialog("share")
    page.wait_for(f"{link} !== ''")
    assert "#" not in page.evaluate(link), "the question is the page"
    page.press("Escape")
    page.click("#hero-give-up")
    page.open_dialog("share")
    page.wait_for(f"{link}.endsWith('#tour/5x5/c3/sutcliffe@3&panels=why')")
    assert page.text("#share-title") == "Share this answer"
    assert page.text("#share-about").startswith(
        "The move from e3 to c4 was the mistake. The link opens"
    )
    shared = page.evaluate(link)
    page.open("#" + shared.partition("#")[2], until="paused")
    page.wait_at(3)
    page.wait_for_text(".why-sentence", "d1 must come")


@STILL
def test_the_ways_on_lead_into_this_very_run(page: Page) -> None:
    page.open()
    page.wait_for(ASKED)
    page.click("#hero-give-up")
    links = "[...document.querySelectorAll('#hero-ways a')].map((link) => link.hash)"
    assert page.evaluate(links) == [
        f"#{SUTCLIFFE}@17&play=yes&speed=auto",
        f"#{SUTCLIFFE}@3&panels=why",
        f"#{SUTCLIFFE}",
    ]
    page.click("#hero-ways a:nth-child(2)")
    page.wait_for("!document.getElementById('gallery').checkVisibility()")
    page.wait_at(3)
    page.wait_for_text("#sentence", "Square 4: the path goes from e3 to c4")
    page.back()
    page.wait_for("document.getElementById('gallery').checkVisibility()")
    assert page.text("#hero-ask") == "The move from e3 to c4 was the mistake.", (
        "it is as it was left"
    )
    page.click("#hero-ways a:nth-child(3)")
    page.wait_for("document.getElementById('setup-close')?.checkVisibility()")
    assert page.evaluate("document.activeElement.id") == "setup-title"
    page.back()
    page.wait_for("document.getElementById('gallery').checkVisibility()")
    page.click("#hero-ways a:first-child")
    page.wait_for("knights.player.timeline.position > 20 && knights.player.aim === null")
    assert page.evaluate("knights.clock.growing")


def test_start_here_plays_the_first_program(page: Page) -> None:
    page.open(until=None)
    page.wait_for("document.getElementById('hero-start').hash !== ''")
    page.click("#hero-start")
    page.wait_for("!document.getElementById('gallery').checkVisibility()")
    page.wait_for(f"knights.player.scenario === {SUTCLIFFE!r}")
    page.wait_for(
        "knights.player.status.name === 'playing' && knights.player.timeline.position > 3"
    )


# --- cards ----------------------------------------------------------------------------------------

PIXELS = """(() => {
  const canvas = document.querySelector('[data-card=queens-8] canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((sum, value, at) => (sum + value * (at % 9973)) % 1e9, 0);
})()"""


def test_a_card_moves_under_the_focus_and_rests_after_it(page: Page) -> None:
    page.open(until=None)
    page.wait_for("document.querySelector('[data-card=queens-8] canvas')?.width > 0")
    page.wait_for(f"{PIXELS} !== 0")
    rest = page.evaluate(PIXELS)
    page.focus("[data-card=queens-8]")
    page.wait_for(f"{PIXELS} !== {rest}")
    page.focus("#menu > summary")
    page.wait_for(f"{PIXELS} === {rest}")


def test_each_puzzle_has_a_row_its_lesson_and_the_rest_folded(page: Page) -> None:
    page.resize(390, 844)
    page.open(until=None)
    page.wait_for("document.querySelectorAll('.gallery-card').length > 30")
    assert len(page.texts("#gallery-puzzles section h2")) == len(FOLDERS)
    assert page.evaluate("document.querySelector('#gallery-queens + a').hash") == "#lesson/10"
    # A phone shows one card of each puzzle, though all are in the page.
    cards = "[...document.querySelectorAll('.gallery-card')]"
    assert page.evaluate(f"{cards}.filter((one) => one.checkVisibility()).length") == len(FOLDERS)
    assert page.evaluate("document.documentElement.scrollHeight") < 430 * len(FOLDERS)
    card = "[data-card=geeks-8x8]"
    assert page.evaluate(f"document.querySelector('{card}').hash") == (
        "#tour/8x8/a8/geeks&panels=pictures"
    )
    page.click("#gallery-tour-more > summary")
    # The puzzle comes first, then the surprise, then the length of the run.
    assert page.text(card).splitlines() == [
        "Knight's tour 8x8 from a8",
        "16.5 million steps to one tour",
        "Hard \u00b7 16,501,401 steps",
    ]
    page.click("#gallery-queens-races > summary")
    page.wait_for("document.querySelector('#gallery-queens-races .gallery-name') !== null")
    assert page.texts("#gallery-queens-races .gallery-name") == [
        "Which column comes next?",
        "Look back or look ahead?",
        "Two ways to see an attack",
        "Which column first, with 7 queens?",
        "A tree, or a walk?",
    ]
    page.click("#gallery-queens-races a")
    page.wait_for("document.querySelector('.race-bet') !== null")
    assert page.evaluate("location.hash") == "#race/columns"


# --- for everyone ---------------------------------------------------------------------------------

SIZES = first(2, [(1280, 720), (320, 700), (390, 844), (820, 1180), (1440, 900)])


@STILL
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_board_sentence_and_question_are_in_sight_and_nothing_jumps(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open(until=None)
    page.wait_for(ASKED)
    page.wait_for("document.querySelectorAll('.gallery-card').length > 30")
    parts = ["#hero-board", "#hero-ask", "#hero-said", "#hero-give-up"]
    before = [page.box(part) for part in parts]
    for box in before:
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["y"] >= 0 and box["y"] + box["height"] <= height
    choose(page, "e3")
    choose(page, "c4")
    assert [page.box(part) for part in parts[:1]] == before[:1]
    assert page.box("#hero-ask")["y"] == before[1]["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    # Text grows with the visitor's font size.
    page.evaluate("void (document.documentElement.style.fontSize = '200%')")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@STILL
def test_an_answer_leaves_no_hole_below_the_board_of_a_large_window(page: Page) -> None:
    page.resize(1920, 1080)
    page.open(until=None)
    page.wait_for(ASKED)
    page.click("#hero-give-up")
    page.wait_for("document.querySelector('#hero-proof canvas')?.checkVisibility()")
    board, told = page.box("#hero-stage"), page.box("#hero-told")
    ends = [box["y"] + box["height"] for box in (board, told)]
    assert ends[1] - ends[0] < 50


@STILL
@pytest.mark.parametrize(("theme", "width", "height"), LOOKS)
def test_an_audit_of_the_first_page_finds_nothing(
    page: Page, theme: str, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open(until=None)
    page.wait_for(ASKED)
    if page.evaluate("document.documentElement.dataset.theme") != theme:
        page.click("#theme")
    prepare(page)
    for act in ("", "[data-square=d4]", "[data-square=d5]", "#hero-give-up"):
        if act:
            page.click(act)
        assert audit(page) == [], act


@pytest.mark.first_visit
@pytest.mark.served("a server fails")
def test_without_its_recording_the_cards_are_there(page: Page) -> None:
    page.site.faults["stuck.json"] = Fault(status=404)
    page.expect_problem("404")
    page.open(until=None)
    page.wait_for("document.querySelectorAll('.gallery-card').length > 30")
    page.wait_for("document.getElementById('hero-stage').hidden")
    assert page.text("h1:not(#title)") == "Watch a search think"


@pytest.mark.engines("chromium")
def test_one_can_begin_with_the_program_that_is_shown(page: Page) -> None:
    page.open("")
    page.wait_for("document.getElementById('hero-write').hash !== ''")
    page.click("#hero-write")
    written = "document.querySelector('.cm-content')?.innerText"
    page.wait_for(f"!!{written}?.includes('write this part')")
    # One part of it is missing; the finished one is a click away.
    page.click(".own-hint button")
    page.wait_for(f"{written}.includes('change me')")
    assert page.evaluate("knights.player.foreign") is False
    page.click(".own-head > button:last-of-type")
    page.wait_for("document.querySelector('.listing .lit, .listing li:nth-child(9)') !== null")
    page.wait_for("document.querySelector('.listing').checkVisibility()")
    page.note("copied", "[]")
    page.replace(
        "navigator.clipboard", "writeText", "() => async (text) => void noted.copied.push(text)"
    )
    page.click("[aria-label='Copy the program']")
    page.wait_for_text("#toast-text", "Program copied")
    # The whole program, which runs on its own: tests/unit/test_programs.py.
    (text,) = page.evaluate("noted.copied")
    assert text.splitlines() == [line.strip("\n") for line in page.texts(".listing li")]
