"""The first page: a search plays at once, gets stuck and asks; cards are links that move."""

import contextlib
import io
import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from audit import audit, prepare
from engines.page import Page
from engines.site import Fault
from knights.puzzles.registry import presets

# Nothing here hangs on the engine.
pytestmark = [pytest.mark.engines("chromium"), pytest.mark.lively]

SUTCLIFFE = "tour/5x5/c3/sutcliffe"
ASKED = "document.getElementById('hero-ask').textContent === 'Stuck. Which move was the mistake?'"
# The path into the first dead end, worked out by hand from the order of the moves.
PATH = ["c3", "d5", "e3", "c4", "e5", "d3", "e1", "c2", "d4"]
PATH += ["e2", "c1", "b3", "c5", "e4", "d2", "b1", "a3", "b5"]
STILL = pytest.mark.media(reduced_motion="reduce")


def said(page: Page) -> str:
    return page.text("#hero-said")


def choose(page: Page, square: str) -> None:
    page.click(f"[data-square={square}]")


def seen(page: Page, selector: str) -> bool:
    shown: bool = page.evaluate(f"document.querySelector({selector!r}).checkVisibility()")
    return shown


@pytest.mark.also_single
def test_the_page_opens_with_a_search_that_gets_stuck_and_asks(page: Page) -> None:
    page.open(until=None)
    page.wait_for(ASKED)
    assert said(page).startswith("No free square is a move away from b5, and 7 squares are still")
    names = page.evaluate(
        "[...document.querySelectorAll('.hero-move')].map((move) => move.dataset.square)"
    )
    assert names == PATH


@pytest.mark.served("a server keeps the recording back")
@pytest.mark.first_visit
def test_it_plays_by_itself_step_by_step(page: Page) -> None:
    page.site.faults["stuck.json"] = Fault(held=True)
    page.open(until=None)
    page.evaluate(
        """(() => {
          const said = document.getElementById('hero-said');
          const note = () => heard.push(said.textContent);
          window.heard = [];
          new MutationObserver(note).observe(said, { childList: true, characterData: true });
        })()"""
    )
    assert not seen(page, "#hero-moves")
    page.site.faults.clear()
    page.wait_for(ASKED)
    heard = page.evaluate("heard")
    # However slow the machine: it takes longer then, and no move is left out.
    numbers = [int(text.split()[1].rstrip(":")) for text in heard if text.startswith("Square ")]
    assert numbers == list(range(2, 19))
    assert all(text.startswith(("Square ", "No free square")) for text in heard)


@pytest.mark.served("a server keeps Python back")
@pytest.mark.first_visit
def test_it_asks_and_answers_before_python_is_there(page: Page) -> None:
    page.site.faults["pyodide/pyodide.asm.wasm"] = Fault(held=True)
    page.goto(page.site.url)
    page.wait_for(ASKED)
    choose(page, "c4")
    page.wait_for("document.getElementById('hero-ask').textContent === 'e3 to c4 was the mistake.'")
    assert page.evaluate("knights.solver.status.name") == "loading"


@STILL
def test_with_less_motion_the_question_is_there_at_once(page: Page) -> None:
    page.open(until=None)
    page.wait_for("document.getElementById('hero-said').textContent !== ''")
    page.wait_for(ASKED)
    assert page.evaluate(
        "document.getElementById('hero-board').ariaLabel.includes('18 of 25 squares visited')"
    )
    # Cards rest, too.
    page.wait_for("document.querySelector('[data-card=queens-8] canvas').width > 0")
    before = page.evaluate(PIXELS)
    page.focus("[data-card=queens-8]")
    page.evaluate("new Promise((done) => setTimeout(done, 300))")
    assert page.evaluate(PIXELS) == before


# Every answer: what is said of it, with figures from a search of the unit tests' own.
EARLY = {"c3": "Square 1: c3, the start", "d5": "Square 2: c3 to d5", "e3": "Square 3: d5 to e3"}
STEPS = [23786, 3638, 3636, 616, 614, 156, 48, 46, 40, 16, 8, 6, 4, 2]


@STILL
def test_each_answer_is_told_in_the_search_s_own_terms(page: Page) -> None:
    page.open(until=None)
    page.wait_for(ASKED)
    for square, move in EARLY.items():
        choose(page, square)
        assert said(page).startswith(f"{move}. Not the mistake: ")
        assert seen(page, "#hero-proof")
        tour = page.evaluate("document.getElementById('hero-tour').ariaLabel")
        squares = tour.removeprefix("A tour: ").removesuffix(".").split(", ")
        assert len(set(squares)) == 25 and squares[:3] == PATH[:3]
        number = PATH.index(square) + 1
        caption = f"A tour with the same first {'square' if number == 1 else f'{number} squares'}"
        assert page.text("#hero-proof figcaption").replace("first 1 ", "first ") == caption
    for number, (before, square) in enumerate(pairwise(PATH[3:]), start=5):
        choose(page, square)
        steps = STEPS[number - 5]
        assert said(page) == (
            f"Square {number}: {before} to {square}. Too late: with the knight still on {before} no"
            f" tour was possible, either. From there the program tries everything, in {steps:,}"
            " steps, and finds none."
        )
        assert not seen(page, "#hero-proof")
    # Beside the path nothing is an answer.
    page.click_within("#hero-board", 0.1, 0.1)
    assert said(page) == "The path has not come to a5. Click a square of the path."
    # However many tries there were.
    choose(page, "c4")
    assert page.text("#hero-ask") == "e3 to c4 was the mistake."
    assert "d1 must come last, for only b2 is left a move away" in said(page)
    assert "23,786 steps" in said(page)
    assert page.count(".hero-marks .hero-mistake") == 1 and page.count(".hero-marks .mark-lost") > 0
    assert seen(page, "#hero-proof") and not seen(page, "#hero-moves")
    assert "4 of 25" in page.evaluate("document.getElementById('hero-board').ariaLabel")


@STILL
def test_not_sure_shows_the_answer(page: Page) -> None:
    page.open(until=None)
    page.wait_for(ASKED)
    page.click("#hero-give-up")
    assert page.text("#hero-ask") == "e3 to c4 was the mistake."
    assert not seen(page, "#hero-give-up")


@STILL
def test_it_is_answered_by_keyboard_alone(page: Page) -> None:
    page.open(until=None)
    page.wait_for(ASKED)
    live = "document.getElementById('hero-told').ariaLive"
    assert page.evaluate(live) == "polite"
    focused = "document.activeElement.ariaLabel ?? document.activeElement.textContent"
    page.focus("#help-open")
    page.press("Tab")
    assert page.evaluate(focused) == "Square 18: a3 to b5"
    page.press("Home")
    assert page.evaluate(focused) == "Square 1: c3, the start"
    for _ in range(2):
        page.press("ArrowRight")
    page.press("Enter")
    assert said(page).startswith("Square 3: d5 to e3. Not the mistake")
    page.press("ArrowRight")
    page.press("Enter")
    page.wait_for("document.getElementById('hero-ask').textContent.endsWith('was the mistake.')")
    assert page.evaluate(focused) == "Watch it recover"
    assert page.evaluate("knights.player.timeline.position") == 0, "the keys are the board's"


@STILL
def test_what_is_shared_is_the_answer_that_is_in_sight(page: Page) -> None:
    link = "document.getElementById('share-link').value"
    page.open()
    page.wait_for(ASKED)
    page.click("#share-open")
    page.wait_for(f"{link} !== ''")
    assert "#" not in page.evaluate(link), "the question is the page"
    page.press("Escape")
    page.click("#hero-give-up")
    page.click("#share-open")
    page.wait_for(f"{link}.endsWith('#tour/5x5/c3/sutcliffe@3&panels=why')")
    assert page.text("#share-title") == "Share this answer"
    assert page.text("#share-about").startswith("e3 to c4 was the mistake. The link opens")
    shared = page.evaluate(link)
    page.open("#" + shared.partition("#")[2], until="paused")
    page.wait_for("knights.player.timeline.position === 3")
    page.wait_for("document.querySelector('.why-sentence').textContent.startsWith('d1 must come')")


@STILL
def test_the_marks_of_the_answer_have_a_legend(page: Page) -> None:
    page.open(until=None)
    page.wait_for(ASKED)
    choose(page, "e3")
    assert page.count("#hero-proof .legend li") == 0
    page.click("#hero-give-up")
    told = page.evaluate(
        "[...document.querySelectorAll('#hero-proof .legend li')].map((item) => item.textContent)"
    )
    assert told == [
        "the move that was the mistake",
        "the square that would have to come last",
        "the one free square a move away",
        "a square a move away that has been visited",
    ]


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
    page.wait_for("document.getElementById('gallery').hidden")
    page.wait_for("knights.player.timeline.position === 3")
    page.wait_for(
        "document.getElementById('sentence').textContent.startsWith('Square 4: e3 to c4')"
    )
    page.back()
    page.wait_for("!document.getElementById('gallery').hidden")
    assert page.text("#hero-ask") == "e3 to c4 was the mistake.", "it is as it was left"
    page.click("#hero-ways a:nth-child(3)")
    page.wait_for("!document.getElementById('setup').hidden")
    assert page.evaluate("document.activeElement.id") == "setup-title"
    page.back()
    page.wait_for("!document.getElementById('gallery').hidden")
    page.click("#hero-ways a:first-child")
    page.wait_for("knights.player.timeline.position > 20 && knights.player.aim === null")
    assert page.evaluate("knights.player.speedGrows ?? true")


def test_start_here_plays_the_first_program(page: Page) -> None:
    page.open(until=None)
    page.wait_for("document.getElementById('hero-start').hash !== ''")
    page.click("#hero-start")
    page.wait_for("document.getElementById('gallery').hidden")
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
    page.focus("#help-open")
    page.wait_for(f"{PIXELS} === {rest}")


def test_cards_are_links_in_the_order_of_their_ideas(page: Page) -> None:
    page.open(until=None)
    page.wait_for("document.querySelectorAll('.gallery-card').length > 30")
    parts: list[list[Any]] = page.evaluate(
        "[...document.querySelectorAll('#gallery-puzzles section')].map((part) =>"
        " [part.querySelector('h2').textContent, part.querySelectorAll('a.gallery-card').length])"
    )
    ideas = Counter(preset.idea for preset in presets().values())
    assert parts == [
        ["One method, many puzzles", ideas["first"]],
        ["Dead ends", ideas["dead ends"]],
        ["The luck of the order", ideas["luck"]],
        ["Pruning", ideas["pruning"]],
        ["Impossible, and proved", ideas["impossible"]],
        ["Scale", ideas["scale"]],
    ]
    assert page.evaluate(
        "[...document.querySelectorAll('.gallery-card')].every(({ dataset, hash }) =>"
        " hash.length > 1 && dataset.card)"
    )
    card = "[data-card=geeks-8x8]"
    assert page.evaluate(f"document.querySelector('{card}').hash") == (
        "#tour/8x8/a8/geeks&panels=pictures"
    )
    assert "16.5 million steps to one tour" in page.text(card)
    assert "Knight's tour \u00b7 Geeks' program, 8x8" in page.text(card)


# --- for everyone ---------------------------------------------------------------------------------

SIZES = [(1280, 720), (390, 844), (320, 700), (820, 1180), (1440, 900)]


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
    # Text follows the size that the visitor has chosen.
    page.evaluate("void (document.documentElement.style.fontSize = '200%')")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@STILL
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("theme", ["light", "dark"])
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
    page.wait_for("!!document.querySelector('.cm-content')?.innerText.includes('change me')")
    assert page.evaluate("knights.player.foreign") is False
    page.click(".own-head > button:last-of-type")
    page.wait_for("document.querySelector('.listing .lit, .listing li:nth-child(9)') !== null")
    page.wait_for("document.querySelector('.listing').checkVisibility()")
    page.note("copied", "[]")
    page.replace(
        "navigator.clipboard", "writeText", "() => async (text) => void noted.copied.push(text)"
    )
    page.click("[aria-label='Copy the program']")
    page.wait_for("document.getElementById('toast-text').textContent.startsWith('Program copied')")
    (text,) = page.evaluate("noted.copied")
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(text, "copied", "exec"), {"__name__": "__main__"})
    # What was copied is a whole program: by itself it finds the tour, which takes 25 numbers.
    numbers = sorted(map(int, re.findall(r"\d+", told.getvalue())))
    assert numbers[-25:] == list(range(1, 26))
