"""A visitor at the page: playing, stepping, jumping, choosing, and what may go wrong."""

import pytest

from engines.page import Page
from engines.site import Fault

# What hangs on the page's own logic alone is tried in one engine; without a browser, it is by the
# tests in tests/web.
LOGIC = pytest.mark.engines("chromium")

SUTCLIFFE = "#tour/5x5/c3/sutcliffe"
SUTCLIFFE_BOARD = "23 12 7 2 21 / 6 17 22 13 8 / 11 24 1 20 3 / 16 5 18 9 14 / 25 10 15 4 19"
GEEKS_BOARD = (
    "0 59 38 33 30 17 8 63 / 37 34 31 60 9 62 29 16 / 58 1 36 39 32 27 18 7 /"
    " 35 48 41 26 61 10 15 28 / 42 57 2 49 40 23 6 19 / 47 50 45 54 25 20 11 14 /"
    " 56 43 52 3 22 13 24 5 / 51 46 55 44 53 4 21 12"
)
# Of each of these something is in the page, its workers or the editor.
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
    """The numbers of the finished board, as the page shows it for copying."""
    page.wait_for("!document.getElementById('result').hidden")
    return [word for word in page.text("#board-text").split() if word.isdigit()]


def counters(page: Page) -> list[str]:
    return [page.text(f"#{name}") for name in ("placed", "undone", "depth")]


def wait_at(page: Page, position: int) -> None:
    """Wait until the page shows a position."""
    page.wait_for(
        f"knights.player.timeline.position === {position} &&"
        f" document.getElementById('position-now').textContent === 'Step {position:,}'"
    )


def to_end(page: Page) -> None:
    page.click("#to-end")
    page.wait_for_status("finished")


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
def test_a_small_run_ends_with_the_board_of_its_text(page: Page) -> None:
    page.open(SUTCLIFFE)
    to_end(page)
    assert counters(page) == ["25,541", "25,517", "25"]
    assert page.text("#status-title") == "Tour found"
    assert shown_board(page) == numbers(SUTCLIFFE_BOARD)
    page.wait_for("document.getElementById('status-detail').textContent.includes('Checked')")


@LOGIC
def test_the_classic_run_plays_all_its_events_and_can_be_walked_back(page: Page) -> None:
    page.open("#tour/8x8/a8/geeks")
    to_end(page)
    assert counters(page) == ["8,250,732", "8,250,669", "64"]
    assert shown_board(page) == numbers(GEEKS_BOARD)
    page.click("#step-back")
    wait_at(page, 16501400)
    assert counters(page) == ["8,250,731", "8,250,669", "63"]
    page.evaluate("knights.player.seek(8000000)")
    wait_at(page, 8000000)
    halfway = counters(page)
    page.click("#step")
    wait_at(page, 8000001)
    page.click("#step-back")
    wait_at(page, 8000000)
    assert counters(page) == halfway
    assert page.evaluate("knights.player.timeline.bytes < 150e6")


@LOGIC
def test_an_exhausted_search_says_that_no_tour_exists(page: Page) -> None:
    page.open("#tour/3x3/a1/textbook")
    to_end(page)
    assert page.text("#status-title") == "No tour exists"
    assert "Every way was tried" in page.text("#status-detail")
    assert page.text("#depth") == "1"


@LOGIC
def test_at_the_end_play_begins_again_and_says_so(page: Page) -> None:
    label = "document.getElementById('play').ariaLabel"
    page.open("#tour/3x3/a1/textbook")
    assert page.evaluate(label) == "Play"
    to_end(page)
    page.wait_for(f"{label} === 'Play again from the start'")
    assert page.evaluate("document.querySelector('.icon-again').checkVisibility()")
    page.evaluate("void (knights.player.speed = 1)")
    page.focus("#board")
    page.press(" ")
    page.wait_for(f"{label} === 'Pause' && knights.player.timeline.position < 2")
    page.click("#play")
    page.wait_for(f"{label} === 'Play'")


@LOGIC
@pytest.mark.lively
def test_steps_forward_and_back_mirror_each_other(page: Page) -> None:
    page.open(SUTCLIFFE)
    told = []
    for position in range(1, 12):
        page.click("#step")
        wait_at(page, position)
        told.append([*counters(page), page.text("#sentence")])
    for position in range(10, 0, -1):
        page.click("#step-back")
        wait_at(page, position)
        assert [*counters(page), page.text("#sentence")] == told[position - 1]


@LOGIC
def test_an_undo_is_told_and_the_next_dead_end_is_found(page: Page) -> None:
    page.open(SUTCLIFFE)
    page.click("#to-dead-end")
    page.wait_for("knights.player.timeline.position > 0")
    assert page.evaluate("knights.player.state.last >= 0")
    page.click("#step")
    page.wait_for("document.getElementById('sentence').textContent.startsWith('Dead end at')")
    assert page.text("#undone") == "1"


@LOGIC
@pytest.mark.lively
def test_pausing_and_jumping_keep_the_run_exact(page: Page) -> None:
    page.open(SUTCLIFFE)
    page.choose("#speed", "max")
    page.click("#play")
    page.wait_for("knights.player.timeline.position > 2000")
    page.evaluate("knights.player.pause()")
    page.evaluate("knights.player.seek(777)")
    wait_at(page, 777)
    jumped = page.evaluate(
        "Array.from(knights.player.state.path.slice(0, knights.player.state.depth))"
    )
    page.click("#to-start")
    wait_at(page, 0)
    walked = page.evaluate(
        "(() => { for (let i = 0; i < 777; i++) knights.player.step();"
        " return Array.from(knights.player.state.path.slice(0, knights.player.state.depth)); })()"
    )
    assert walked == jumped
    to_end(page)
    assert shown_board(page) == numbers(SUTCLIFFE_BOARD)


@pytest.mark.lively
def test_the_keyboard_alone_is_enough(page: Page) -> None:
    page.open(SUTCLIFFE)
    page.press("ArrowRight")
    page.press("ArrowRight")
    wait_at(page, 2)
    page.press("ArrowLeft")
    wait_at(page, 1)
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
    page.press("Escape")
    page.wait_for("!document.getElementById('help').open")
    page.focus("#board")
    page.press("ArrowRight")
    page.press("ArrowRight")
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
    # They come in a tab of their own; the test has one.
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


def test_a_click_on_the_board_moves_the_start(page: Page) -> None:
    page.open(SUTCLIFFE)
    page.click_within("#board", 0.1, 0.9)
    page.wait_for("location.hash.startsWith('#tour/5x5/a1/sutcliffe')")
    page.wait_for_status("ready")
    to_end(page)
    assert counters(page)[:2] == ["74,342", "74,318"]


DAMAGED = {
    "#tour/5x5/z9/sutcliffe": "z9",
    "#tour/99x99/a1/geeks": "99x99",
    "#chess/8x8": "chess",
    "#tour/5x5/c3/sutcliffe@soon": "soon",
    "#%E0%A4%A": "%E0%A4%A",
    "#tour/5x5/c3/1,2;1,2": "1,2",
}


@LOGIC
def test_a_damaged_link_says_what_is_wrong_and_opens_something(page: Page) -> None:
    for fragment, said in DAMAGED.items():  # the first is opened, the others are typed over it
        page.open(fragment)
        page.wait_for(f"document.getElementById('notice').innerText.includes({said!r})")
        assert page.evaluate("knights.player.state.length > 0")
        assert page.evaluate("location.hash") == fragment


@LOGIC
@pytest.mark.parametrize(("width", "height"), [(900, 1200), (820, 1180), (600, 960)])
def test_a_tablet_cuts_neither_the_title_nor_a_long_word(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open("#tour/5x5/a1")  # what it must be is told in one word
    page.wait_for("document.getElementById('notice').innerText.includes('tour/board/start/order')")
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


@LOGIC
def test_the_link_opens_at_its_step(page: Page) -> None:
    page.open(SUTCLIFFE + "@1200", until="paused")
    wait_at(page, 1200)
    placed, undone, _ = counters(page)
    assert int(placed.replace(",", "")) + int(undone.replace(",", "")) == 1200


def test_back_and_forward_go_between_scenarios(page: Page) -> None:
    page.open(SUTCLIFFE)
    page.click_within("#board", 0.1, 0.9)
    page.wait_for("location.hash.startsWith('#tour/5x5/a1/sutcliffe')")
    page.back()
    page.wait_for("knights.player.scenario === 'tour/5x5/c3/sutcliffe'")
    page.forward()
    page.wait_for("knights.player.scenario === 'tour/5x5/a1/sutcliffe'")


@pytest.mark.first_visit
@pytest.mark.served("a server fails")
def test_a_load_that_fails_says_why_and_can_be_tried_again(page: Page) -> None:
    page.site.faults["pyodide/pyodide.asm.wasm"] = Fault(status=500)
    page.expect_problem("500|pyodide|wasm|WebAssembly")
    page.open(SUTCLIFFE, until="failed")
    assert "pyodide.asm.wasm" in page.text("#status-detail")
    assert "500" in page.text("#status-detail")
    page.site.faults.clear()
    page.click("#retry")
    page.wait_for_status("ready")
    page.click("#step")
    wait_at(page, 1)


@pytest.mark.first_visit
@pytest.mark.served("a server keeps Python back")
def test_the_page_is_usable_before_python_is_there(page: Page) -> None:
    page.site.faults["pyodide/pyodide.asm.wasm"] = Fault(held=True)
    page.open(SUTCLIFFE, until=None)
    page.wait_for("window.knights?.player.can.play")
    page.click("#play")
    page.wait_for("knights.player.timeline.position > 0")
    assert page.evaluate("knights.solver.status.name") != "loaded"


def test_nothing_overflows_a_phone(page: Page) -> None:
    page.resize(390, 844)
    page.open(SUTCLIFFE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = page.box("#board")
    play = page.box("#play")
    assert board["width"] >= 300
    assert play["y"] + play["height"] <= 844
    to_end(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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
