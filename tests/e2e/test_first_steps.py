"""A visitor's first steps: from card to board, by keyboard, on small screens, by odd links."""

import pytest

from engines.page import Page
from engines.site import Fault
from share import first
from test_share import STYLED, catch, open_at, save, shown, watch_previews

# The engine makes no difference here.
pytestmark = pytest.mark.engines("chromium")

SUTCLIFFE = "#tour/5x5/c3/sutcliffe"
FOCUS = "document.activeElement.id || document.activeElement.dataset.card"


PANELS = ["why", "code", "stack", "tree", "pictures"]


def seen(page: Page, selector: str) -> list[str]:
    """Return the ids of the visible elements that match a selector."""
    names: list[str] = page.evaluate(
        f"[...document.querySelectorAll({selector!r})].filter((one) => one.checkVisibility())"
        ".map(({ id }) => id)"
    )
    return names


def open_gallery(page: Page) -> None:
    page.open("")
    page.wait_for("document.querySelectorAll('[data-card]').length > 20")


# --- from the gallery -----------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), first(1, [(390, 844), (1280, 720)]))
def test_a_card_opens_the_page_at_its_top_with_the_focus_on_play(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    open_gallery(page)
    page.focus("[data-card='queens-8']")
    page.evaluate("document.activeElement.scrollIntoView()")
    page.wait_for("scrollY > 300")
    page.press("Enter")
    page.wait_for("knights.player.scenario === 'queens/8' && scrollY === 0")
    assert page.evaluate(FOCUS) == "play"
    board = page.box("#board")
    assert board["y"] >= 0 and board["y"] + board["height"] <= height
    page.back()
    page.wait_for("document.getElementById('gallery').checkVisibility()")
    assert page.evaluate(FOCUS) == "queens-8"


def test_the_gallery_shares_itself_and_no_search(page: Page) -> None:
    open_gallery(page)
    page.open_dialog("share")
    page.wait_for(f"document.getElementById('share-link').value === {page.home!r}")
    assert page.text("#share-about") == "Knights, with all its puzzles and programs."
    page.wait_for("document.querySelector('#share-code path').getAttribute('d').length > 1000")
    for part in (".share-options", "#share-frame", ".preview-link", "#share-save"):
        assert not page.sees(part)
    page.press("Escape")
    page.click("[data-card='queens-8']")
    page.open_dialog("share")
    page.wait_for("document.getElementById('share-link').value.includes('#queens/8')")
    assert page.sees(".share-options")


# --- links ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("link", "said", "instead"),
    [
        ("#colouring/atlantis/3", "map 'atlantis': it must be australia", "Australia in three"),
        # Only Python can find this mistake.
        ("#sudoku/hardd", "givens 'hardd' of 5 characters", "An easy sudoku"),
    ],
)
def test_a_damaged_link_stays_for_the_visitor_to_mend(
    page: Page, link: str, said: str, instead: str
) -> None:
    page.open(link)
    page.wait_for_text("#notice", f"This link is damaged: {said}")
    assert f"The page shows this instead: {instead}" in page.text("#notice")
    page.wait_for("knights.player.description !== null")
    assert page.evaluate("location.hash") == link
    page.click("#step")
    scenario = page.evaluate("knights.player.scenario")
    page.wait_for(f"location.hash === '#{scenario}@1'")


def test_a_visitor_who_is_not_told_how_it_ends_reads_it_nowhere(page: Page) -> None:
    page.open(f"{SUTCLIFFE}&hide=verdict")
    catch(page)
    page.to_end()
    page.wait_for_text("#status-title", "The search has ended")
    page.wait_for_text("#announced", "has ended")
    assert "Find out yourself" in page.text("#sentence")
    told = page.evaluate("document.getElementById('page').textContent")
    for word in ("visited: a tour", "Tour found", "path found", "Checked"):
        assert word not in told
    page.open_setup()
    assert not page.sees("#presets")
    page.press("Escape")
    assert seen(page, ".tab") == [f"tab-{name}" for name in PANELS[1:]]
    page.click("#your-turn-open")
    assert seen(page, "#your-turn .menu-group") == ["turn-play", "turn-questions"]
    page.press("Escape")
    page.open_dialog("share")
    assert page.text("#share-about") == "Knight's tour 5x5 from c3, at step 51,058."
    page.click("#share-tab-embed")
    page.click("#share-save")
    _, text = save(page, "#save-txt")
    assert b"25" in text and b"found" not in text


@pytest.mark.served("a disk has one preview")
def test_the_previews_keep_back_what_the_link_keeps_back(page: Page) -> None:
    open_at(page, SUTCLIFFE)
    page.to_end()
    page.wait_for("document.getElementById('sentence').textContent.endsWith('a tour!')")
    watch_previews(page)
    page.open_dialog("share")
    page.wait_for("noted.previews.length === 2 && noted.previews[1].getElementById('sentence')")
    page.wait_for(STYLED)
    assert shown(page, "#sentence") == [True]
    page.click(".share-more summary")
    page.click("input[name=hide][value=verdict]")
    page.wait_for("document.getElementById('share-link').value.endsWith('hide=verdict')")
    for tab in ("link", "embed"):
        page.click(f"#share-tab-{tab}")
        assert shown(page, "#sentence") == [False]
        assert shown(page, "#result") == [False]


def test_a_dead_end_gives_no_reason_where_the_end_is_kept_back(page: Page) -> None:
    # With 13 squares of one colour and 12 of the other no tour begins on b1.
    open_at(page, "#tour/5x5/b1/sutcliffe")
    page.click("#to-dead-end")
    page.wait_for("document.getElementById('refused').dataset.telling === 'true'")
    page.evaluate("void (location.hash += '&hide=verdict')")
    page.wait_for("document.getElementById('refused').dataset.telling === 'false'")


def test_under_single_steps_there_is_nothing_that_does_nothing(page: Page) -> None:
    page.open(f"{SUTCLIFFE}@20&lock=steps", until="paused")
    page.wait_at(20)
    assert page.evaluate("document.getElementById('position').disabled")
    assert seen(page, ".stage button") == ["to-start", "step-back", "step"]
    page.follow(f"{SUTCLIFFE}@20")
    page.wait_for("!document.getElementById('position').disabled")


@pytest.mark.own_tab("it fills the screen")
def test_under_single_steps_no_explanation_leads_elsewhere(page: Page) -> None:
    """Lines of the program, levels of the stack, nodes of the tree, and Why's button back."""
    # No way out are a node still to be tried, which only says why its choice doesn't come now,
    # and a size, which shows what was tried below it.
    node = ".tree .node:not(.node-open) [role=button]:not(.node-fold)"
    ways = f".listing [data-line], .stack button, {node}, .why-buttons button"
    leading = (
        f"[...document.querySelectorAll({ways!r})].filter((way) => way.checkVisibility()).length"
    )
    shown = {
        "why": "document.querySelector('.why-since').textContent.includes('(e3 to c4)')",
        "code": "document.querySelector('.listing .lit') !== null",
        "stack": "document.querySelectorAll('.stack-row').length > 5",
        "tree": "document.querySelectorAll('.node').length > 5",
    }
    page.open(f"{SUTCLIFFE}@36&panels=why", until="paused")
    for panel, there in shown.items():
        for lock in ("", "&lock=steps"):
            page.follow(f"{SUTCLIFFE}@36&panels={panel}{lock}")
            locked = f"(document.documentElement.dataset.lock ?? '') === '{lock[6:]}'"
            page.wait_for(f"document.getElementById('panel-{panel}').checkVisibility() && {locked}")
            page.wait_at(36)
            page.wait_for(there)
            page.wait_for(f"{leading} {'===' if lock else '>'} 0")
    # Nor do the keys for long jumps and for the speed.
    for key in "dousv":
        page.press(key)
    for key in (" ", "End", "+", "p", "PageDown"):
        page.press(key)
    page.wait_at(37)
    assert page.status() == "paused"
    page.press("p")
    page.open_dialog("share")
    assert page.evaluate("document.querySelector('#share-form [name=from]').disabled")
    page.click("#share-tab-embed")
    page.click("#share-save")
    page.wait_for("document.getElementById('save').open")
    assert not page.sees("#save-film")


def test_without_the_code_there_is_still_the_stack(page: Page) -> None:
    page.open(f"{SUTCLIFFE}@20&hide=code", until="paused")
    assert seen(page, ".tab") == [f"tab-{name}" for name in PANELS if name != "code"]


# --- keyboard and voice ---------------------------------------------------------------------------


def test_home_and_end_on_a_tab_go_to_the_first_and_the_last(page: Page) -> None:
    page.open(f"{SUTCLIFFE}@20", until="paused")
    page.click("#tab-code")
    for key, name in (("End", "pictures"), ("Home", "why")):
        page.press(key)
        assert page.evaluate(FOCUS) == f"tab-{name}"
        assert page.sees(f"#panel-{name}")
    page.wait_at(20)


def test_a_button_that_can_do_no_more_keeps_the_focus(page: Page) -> None:
    page.open("#queens/4@1", until="paused")
    page.focus("#step-back")
    page.press("Enter")
    page.wait_for("document.getElementById('step-back').ariaDisabled === 'true'")
    assert page.evaluate(FOCUS) == "step-back"
    # Elsewhere a focused button may be disabled.
    page.focus("#play")
    page.wait_for("document.getElementById('step-back').disabled")


def test_a_run_that_can_be_read_is_not_read_out(page: Page) -> None:
    page.open(SUTCLIFFE)
    page.wait_for("document.getElementById('announced').textContent !== ''")
    page.note("heard", "[]")
    page.evaluate(
        """(() => {
          const note = (changes) =>
            window.noted?.heard.push(...changes.map(({ target }) => target.textContent));
          const all = { childList: true, characterData: true, subtree: true };
          const live = "[aria-live], [role=status], [role=alert]";
          for (const region of document.querySelectorAll(live))
            new MutationObserver(note).observe(region, all);
        })()"""
    )
    page.evaluate("void (knights.clock.speed = 4)")
    page.click("#play")
    # A fact about the start may be read out late, until the run begins.
    page.evaluate("void (noted.heard.length = 0)")
    page.wait_for("knights.player.timeline.position >= 8")
    # Screen readers don't announce text that is emptied.
    assert not any(page.evaluate("noted.heard"))
    page.click("#play")
    page.wait_for_text("#announced", "Paused. Step ")
    announced = page.evaluate("document.getElementById('announced').textContent")
    assert announced.endswith(page.text("#sentence"))


# --- small screens --------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), first(1, [(320, 700), (390, 844), (1280, 720)]))
def test_nothing_is_cut(page: Page, width: int, height: int) -> None:
    page.resize(width, height)
    open_gallery(page)
    # In some engines a scroll bar takes its width from the page.
    root = "document.documentElement"
    page.resize(width + page.evaluate(f"innerWidth - {root}.clientWidth"), height)
    page.wait_for(f"{root}.scrollWidth === {width}")
    page.click("[data-card='queens-8']")
    page.wait_for("document.getElementById('board').checkVisibility()")
    page.wait_for(f"{root}.scrollWidth <= {root}.clientWidth")
    parts = ".tab, .transport button, .bar button"
    cut = (
        f"[...document.querySelectorAll({parts!r})].filter((part) => {{"
        " if (!part.checkVisibility()) return false;"
        " const { left, right } = part.getBoundingClientRect();"
        " return left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth; })"
        ".map(({ id }) => id)"
    )
    assert page.evaluate(cut) == []
    assert not page.overflows("#tabs")


@pytest.mark.parametrize(("width", "height"), first(1, [(320, 700), (390, 844), (1280, 720)]))
def test_dialogs_open_at_their_top_with_their_buttons_in_sight(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open(SUTCLIFFE)
    for opener, dialog, last in [
        ("#help-open", "#help", "#help .dialog-actions button"),
        # On a phone the button to share is in the menu.
        ("#share-open" if width > 600 else "#menu-share", "#share", "#share-close"),
    ]:
        page.click(opener)
        page.wait_for(f"document.querySelector('{dialog}').open")
        assert page.evaluate(f"document.querySelector('{dialog}').scrollTop") == 0
        if (dialog, height) == ("#share", 720):  # the whole dialog fits into a small window
            page.wait_for("document.querySelector('#share-code path').getAttribute('d') !== null")
            assert page.evaluate("share.scrollHeight <= share.clientHeight")
        box = page.box(last)
        assert box["y"] + box["height"] <= height
        page.click(last)
        page.wait_for(f"!document.querySelector('{dialog}').open")


def test_a_step_to_stop_at_that_is_none_is_refused_in_a_sentence(page: Page) -> None:
    open_at(page, f"{SUTCLIFFE}@20")
    page.open_dialog("share")
    until = "document.querySelector('#share-form [name=until]')"
    page.fill("#share-form [name=until]", "abc")
    page.wait_for_text("#share-note", '"abc" is not a step. Type a whole number')
    assert page.evaluate(f"{until}.ariaInvalid") == "true"
    page.fill("#share-form [name=until]", "40")
    page.wait_for("document.getElementById('share-link').value.includes('@20&until=40')")
    page.wait_for("!document.getElementById('share-note').textContent.includes('no step')")
    assert page.evaluate(f"{until}.ariaInvalid") == "false"


# --- a slow line ----------------------------------------------------------------------------------


@pytest.mark.first_visit
@pytest.mark.served("a server is slow")
def test_what_comes_is_counted_before_the_module_that_reads_it_is_there(page: Page) -> None:
    page.site.faults["pyodide/pyodide.asm.mjs"] = Fault(held=True)
    page.site.faults["python-snapshot.bin"] = Fault(held=True)
    page.open(SUTCLIFFE, until=None)
    # Python itself, in WebAssembly, takes 9.6 of the 14.0 MB.
    page.wait_for_text("#status-detail", "Fetching Python: 9.6 of 14.")
    assert page.evaluate("Number(document.getElementById('progress').ariaValueNow) > 60")
