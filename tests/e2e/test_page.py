"""A visitor at the page: playing, stepping, jumping, choosing, and making mistakes."""

import pytest

from engines.page import Page
from share import first

# One engine is enough for the page's own logic; tests/web tries it without a browser.
LOGIC = pytest.mark.engines("chromium")

SUTCLIFFE = "#tour/5x5/c3/sutcliffe"
GEEKS_BOARD = (
    "0 59 38 33 30 17 8 63 / 37 34 31 60 9 62 29 16 / 58 1 36 39 32 27 18 7 /"
    " 35 48 41 26 61 10 15 28 / 42 57 2 49 40 23 6 19 / 47 50 45 54 25 20 11 14 /"
    " 56 43 52 3 22 13 24 5 / 51 46 55 44 53 4 21 12"
)
# The page, its workers or the editor contain a part of each of these.
PARTS = [
    *(f"@codemirror/{name}" for name in ("commands", "lang-python", "language", "lint")),
    *(f"@codemirror/{name}" for name in ("search", "state", "view")),
    *(f"@lezer/{name}" for name in ("common", "highlight", "lr", "python")),
    *("@fontsource-variable/inter", "@marijn/find-cluster-break", "crelt", "fzstd", "gifenc"),
    *("mediabunny", "pyodide", "qrcode-generator", "style-mod", "w3c-keyname"),
]


def numbers(text: str) -> list[str]:
    return text.replace("/", " ").split()


def shown_board(page: Page) -> list[str]:
    """Return the numbers of the finished board, as the page shows it for copying."""
    page.wait_for("!document.getElementById('result').hidden")
    return [word for word in page.text("#board-text").split() if word.isdigit()]


def counters(page: Page) -> list[str]:
    return [page.text(f"#{name}") for name in ("placed", "undone", "depth")]


@pytest.mark.first_visit
def test_a_first_visit_shows_a_board_to_play(page: Page) -> None:
    page.open(SUTCLIFFE)
    assert "c3" in page.text("#sentence")
    assert page.text("#status-title") == "Ready"
    page.click("#play")
    page.wait_for("knights.player.timeline.position >= 3")
    page.click("#play")
    page.wait_for_status("paused")


@LOGIC
def test_the_classic_run_plays_all_its_events_and_can_be_walked_back(page: Page) -> None:
    page.open("#tour/8x8/a8/geeks")
    page.to_end()
    assert counters(page) == ["8,250,732", "8,250,669", "64"]
    assert shown_board(page) == numbers(GEEKS_BOARD)
    assert page.text("#status-title") == "Tour found"
    page.wait_for_text("#status-detail", "Checked")
    page.click("#step-back")
    page.wait_at(16501400)
    assert counters(page) == ["8,250,731", "8,250,669", "63"]
    page.seek(8000000)
    halfway = counters(page)
    page.click("#step")
    page.wait_at(8000001)
    page.click("#step-back")
    page.wait_at(8000000)
    assert counters(page) == halfway
    assert page.evaluate("knights.player.timeline.bytes < 150e6")


@LOGIC
def test_an_exhausted_search_says_that_no_tour_exists_and_can_be_played_again(page: Page) -> None:
    label = "document.getElementById('play').ariaLabel"
    page.open("#tour/3x3/a1/textbook")
    assert page.evaluate(label) == "Play"
    page.to_end()
    assert page.text("#status-title") == "No tour starts on a1"
    assert page.text("#status-detail").endswith(" taken back.")
    assert page.text("#depth") == "1"
    page.wait_for(f"{label} === 'Play again from the start'")
    assert page.sees(".icon-again")
    page.evaluate("void (knights.clock.speed = 1)")
    page.focus("#board")
    page.press(" ")
    page.wait_for(f"{label} === 'Pause' && knights.player.timeline.position < 2")
    page.click("#play")
    page.wait_for(f"{label} === 'Play'")


@pytest.mark.lively
def test_the_keyboard_alone_is_enough(page: Page) -> None:
    page.open(SUTCLIFFE)
    page.press("ArrowRight")
    page.press("ArrowRight")
    page.wait_at(2)
    page.press("ArrowLeft")
    page.wait_at(1)
    assert page.evaluate("document.getElementById('speed').value") == "4"
    page.press("+")
    page.wait_for("document.getElementById('speed').value === '8'")
    page.press("-")
    page.wait_for("document.getElementById('speed').value === '4'")
    page.press(" ")
    page.wait_for("knights.player.timeline.position > 2")
    page.press(" ")
    page.wait_for_status("paused")
    page.press("End")
    page.wait_for_status("finished")
    page.press("Home")
    page.wait_for_status("ready")
    page.press("?")
    page.wait_for("document.getElementById('help').open")
    assert "knight" in page.text("#help-intro")
    # At 400 % its button comes at its end, and leaves the window to the text.
    page.resize(320, 180)
    page.wait_for("document.querySelector('#help form').getBoundingClientRect().top > innerHeight")
    page.resize(1280, 720)
    page.press("Escape")
    page.wait_for("!document.getElementById('help').open")
    page.focus("#board")
    # The cursor comes with the focus, so the first key moves it; it waits for the next visit.
    page.press("ArrowRight")
    page.evaluate("document.activeElement.blur()")
    page.focus("#board")
    page.press("ArrowUp")
    page.press("Enter")
    page.wait_for("location.hash.startsWith('#tour/5x5/d4/sutcliffe')")


@LOGIC
@pytest.mark.also_single("chromium")
@pytest.mark.own_tab("it leaves the page")
def test_help_opens_the_licences_of_all_that_is_in_the_page(page: Page) -> None:
    page.open(SUTCLIFFE)
    page.press("?")
    page.wait_for("document.getElementById('help').open")
    assert not any(name == "licences.txt" for name, _ in page.site.requests)
    # The link opens a tab of its own; the test has only one.
    page.evaluate("document.getElementById('help-licences').target = '_self'")
    page.click("#help-licences")
    page.wait_for("document.contentType === 'text/plain' && document.readyState === 'complete'")
    text = page.evaluate("document.body.textContent")
    assert text.lstrip("\ufeff").startswith("Licences\n")
    for name in PARTS:
        assert f"\n{name} " in text, name
    for words in ("The Inter Project Authors", "Kazuhiko Arase", "Michael Bostock", "CPython 3."):
        assert words in text
    assert "<year>" not in text and "Â" not in text


def test_a_click_on_the_board_moves_the_start_and_back_goes_to_what_was(page: Page) -> None:
    page.open(SUTCLIFFE)
    page.click_within("#board", 0.1, 0.9)
    page.wait_for("location.hash.startsWith('#tour/5x5/a1/sutcliffe')")
    page.wait_for_status("ready")
    page.to_end()
    assert counters(page)[:2] == ["74,342", "74,318"]
    page.back()
    page.wait_for("knights.player.scenario === 'tour/5x5/c3/sutcliffe'")
    page.forward()
    page.wait_for("knights.player.scenario === 'tour/5x5/a1/sutcliffe'")


@LOGIC
@pytest.mark.parametrize(("width", "height"), first(1, [(600, 960), (820, 1180), (900, 1200)]))
def test_a_tablet_cuts_neither_the_title_nor_a_long_word(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open("#tour/5x5/a1")  # the message contains the format as one long word
    page.wait_for_text("#notice", "tour/board/start/order")
    for part in ("title", "purpose", "told"):
        wide, room = page.evaluate(
            f"(({{ scrollWidth, clientWidth }}) => [scrollWidth, clientWidth])({part})"
        )
        assert 0 < wide <= room, part
    for link in ("#sudoku/easy", "#colouring/australia/3", "#graph/example/A"):
        page.open(link)
        for side in ("Width", "Height"):
            size, room = page.evaluate(f"[purpose.scroll{side}, purpose.client{side}]")
            assert 0 < size <= room, (link, side)
        assert page.box(".bar-title")["height"] <= page.box(".bar")["height"], link


@pytest.mark.also_single
@pytest.mark.media(color_scheme="dark", reduced_motion="reduce")
def test_the_theme_follows_the_system_and_can_be_switched(page: Page) -> None:
    page.open(SUTCLIFFE, until=None)
    page.wait_for_status("ready")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.click("#theme")
    page.wait_for("document.documentElement.dataset.theme === 'light'")
    page.reload()
    page.wait_for_status("ready")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
