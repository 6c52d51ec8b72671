"""Access without sight or mouse: all states audited, puzzles walked through by keyboard."""

import pytest

from audit import DARK, LOOKS, audit, prepare
from engines.page import Page
from share import first

# The engine makes no difference here.
pytestmark = pytest.mark.engines("chromium")


# For each state: the actions that lead to it from the opened page, and those that undo it.
STATES = {
    "as it opens": ("", ""),
    "drawer": ("at('setup-open').click()", "at('setup-close').click()"),
    "go to": ("at('menu').open = true", "at('menu').open = false"),
    "help": ("at('help-open').click()", "at('help').close()"),
    "share": ("at('share-open').click()", "at('share').close()"),
    "save": ("at('save-open').click()", "at('save').close()"),
    "folded": ("at('panels-fold').click()", "at('panels-fold').click()"),
    "result": ("at('tab-result').click()", ""),
    "presentation": ("press('p')", "press('p')"),
}


def act(page: Page, script: str) -> None:
    page.evaluate(
        "void (() => { const at = (id) => document.getElementById(id);"
        " const press = (key) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));"
        f" {script}; }})()"
    )


@pytest.mark.parametrize(("theme", "width", "height"), [LOOKS[0], DARK, LOOKS[2]])
def test_an_audit_finds_nothing_in_any_state(
    page: Page, theme: str, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open(f"#tour/3x4/a3/sutcliffe&theme={theme}")
    page.to_end()
    page.wait_for("document.getElementById('board-text').textContent !== ''")
    prepare(page)
    for name, (come, leave) in STATES.items():
        act(page, come)
        if name == "drawer":  # which comes late
            page.wait_for("document.getElementById('setup-close')?.checkVisibility()")
        page.wait_for("knights.still")
        assert audit(page) == [], name
        act(page, leave)


# For each stage of a question: the action that leads to it, and the selector that shows it.
QUESTION = {
    "asked": ("", "#question[data-tone=asked]"),
    "wrong": ("at('question-back').click()", "#question[data-tone=wrong]"),
    "told": ("at('question-unsure').click()", "#question[data-tone=told]"),
    "answers": ("at('question-tally').click()", "#answers[open]"),
    "a class": (
        "at('answers-lines').value = at('answers-line').value + '\\nrubbish';"
        " at('answers-lines').dispatchEvent(new Event('input'))",
        ".crowd-row",
    ),
}


@pytest.mark.parametrize(("theme", "width", "height"), LOOKS)
def test_an_audit_finds_nothing_in_a_question(
    page: Page, theme: str, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open(f"#tour/5x5/c3/sutcliffe@40&theme={theme}&ask=next", until=None)
    prepare(page)
    for name, (come, there) in QUESTION.items():
        act(page, come)
        page.wait_for(f"document.querySelector('{there}:not([hidden])') && knights.still")
        assert audit(page) == [], name


# Windows of 1280 x 1024 and 1280 x 720 at 400 %, and phones held sideways and upright.
SHORT = [(320, 180), (320, 256), (480, 270), (640, 360)]


@pytest.mark.parametrize(("width", "height"), first(1, SHORT))
def test_a_question_and_its_board_are_in_sight_together(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open("#tour/5x5/c3/sutcliffe@40&ask=next", until=None)
    page.wait_for("document.querySelector('#question[data-tone=asked]:not([hidden])')")
    page.wait_until_drawn()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    board, asked, controls = (page.box(at) for at in ("#board", "#question-asked", ".controls"))
    assert board["width"] >= 112
    for box in (board, asked):
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
        beside = box["x"] + box["width"] <= controls["x"]
        assert beside or box["y"] + box["height"] <= controls["y"]
    # Beyond the bar a skip link leads to it, and from there to the question.
    page.focus(".skip[data-to=question-asked]")
    assert page.sees(".skip[data-to=question-asked]")
    page.press("Enter")
    assert page.evaluate("document.activeElement.id") == "question-asked"
    assert not page.sees(".skip[data-to=lesson]")
    page.press("Escape")
    page.wait_for("document.activeElement.id === 'board'")
    assert not page.sees(".skip[data-to=question-asked]")


# Text spacing that visitors may set: WCAG 2.2, section 1.4.12.
SPACING = (
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important;"
    " word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }"
)


# The test leaves its style in the page, so that no other test may use this tab.
@pytest.mark.own_tab
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (375, 667)])
def test_text_spacing_cuts_neither_the_title_nor_the_tabs(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open("#sudoku/small")
    page.evaluate(
        "void document.head.append(Object.assign(document.createElement('style'),"
        f" {{ textContent: {SPACING!r} }}))"
    )
    page.wait_for("knights.player.description")
    page.click("#play-yourself")
    docked = width < 600
    page.wait_for(
        "knights.player.live && knights.still"
        f" && document.getElementById('play-values').hidden !== {str(docked).lower()}"
    )
    page.wait_until_drawn()
    assert page.box("#title")["y"] >= page.box(".bar")["y"]
    assert not page.overflows("#title")
    told, tabs = page.box("#told"), page.box(".tabs")
    assert told["y"] + told["height"] <= tabs["y"]
    assert not docked or tabs["y"] + tabs["height"] <= page.box("#play-values")["y"]
    # A live region reads the verdict out; its title is hidden so that no one hears it twice.
    page.press("y")
    page.wait_for("!knights.player.live && document.querySelector('.why > .unseen').textContent")
    page.wait_for("document.querySelector('.why-title').ariaHidden === 'true'")


WALKS = {"forest": "Depth-first", "sudoku": "Sudoku"}


@pytest.mark.parametrize("puzzle", first(1, WALKS))
def test_a_puzzle_can_be_walked_through_by_keyboard_alone(page: Page, puzzle: str) -> None:
    page.resize(1280, 720)
    page.open("#queens/5")
    # Through the drawer to the puzzle: C opens it, Tab moves on, Enter chooses.
    page.press("c")
    page.wait_for("document.activeElement.id === 'setup-title'")
    tab_to(page, f"document.activeElement.dataset.puzzle === '{puzzle}'")
    page.press("Enter")
    page.wait_for(f"knights.player.scenario.startsWith('{puzzle}/') && knights.player.description")
    assert WALKS[puzzle] in page.evaluate("document.title")
    assert WALKS[puzzle] in page.text("h1")
    page.press("Escape")
    page.wait_for("document.activeElement.id === 'setup-open'")
    # Step by step, each announced; back again; and to the end of the known events.
    told = set()
    for position in (1, 2, 3):
        page.press("ArrowRight")
        page.wait_for(f"knights.player.timeline.position === {position} && knights.still")
        page.wait_for(
            "document.getElementById('announced').textContent ==="
            " document.getElementById('sentence').textContent"
        )
        told.add(page.text("#sentence"))
    assert len(told) == 3
    page.press("ArrowLeft")
    page.wait_at(2)
    # Every explanation, by the arrow keys of its tabs.
    tab_to(page, "document.activeElement.getAttribute('role') === 'tab'")
    for _ in range(5):
        page.press("ArrowRight")
        assert page.evaluate("document.activeElement.ariaSelected") == "true"
    # On the board the arrows move a cursor, and a voice tells its place.
    page.focus(".skip[data-to=board]")
    page.press("Enter")
    page.press("ArrowRight")
    page.wait_for(
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
        "?.textContent.includes(':')"
    )
    page.press("Escape")
    page.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")


def tab_to(page: Page, there: str) -> None:
    """Press Tab until the focus is at the place wanted; check that it is never lost on the way."""
    for _ in range(60):
        if page.evaluate(there):
            return
        page.press("Tab")
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    raise AssertionError(f"Tab does not lead there: {there}")
