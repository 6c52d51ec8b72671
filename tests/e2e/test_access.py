"""For those who cannot see, or go by keyboard: all states audited, puzzles walked through."""

import pytest

from audit import DARK, LOOKS, audit, prepare
from engines.page import Page
from share import first

# Nothing here hangs on the engine.
pytestmark = pytest.mark.engines("chromium")


# What is done to come to a state, from the page as a link opens it; and what undoes it.
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
        page.wait_for("knights.still")
        assert audit(page) == [], name
        act(page, leave)


# What is done to come from one state of a question to the next, and how it is known to be there.
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


WALKS = {"forest": "Depth-first", "sudoku": "Sudoku"}


@pytest.mark.parametrize("puzzle", first(1, WALKS))
def test_a_puzzle_can_be_walked_through_by_keyboard_alone(page: Page, puzzle: str) -> None:
    page.resize(1280, 720)
    page.open("#queens/5")
    # Through the drawer to the puzzle: C opens it, Tab goes on, Enter chooses.
    page.press("c")
    page.wait_for("document.activeElement.id === 'setup-title'")
    tab_to(page, f"document.activeElement.dataset.puzzle === '{puzzle}'")
    page.press("Enter")
    page.wait_for(f"knights.player.scenario.startsWith('{puzzle}/') && knights.player.description")
    assert WALKS[puzzle] in page.evaluate("document.title")
    assert WALKS[puzzle] in page.text("h1")
    page.press("Escape")
    page.wait_for("document.activeElement.id === 'setup-open'")
    # Step by step, each told; back again; and to the end of what is known.
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
    # Every explanation, by the arrows of its tabs.
    tab_to(page, "document.activeElement.getAttribute('role') === 'tab'")
    for _ in range(5):
        page.press("ArrowRight")
        assert page.evaluate("document.activeElement.ariaSelected") == "true"
    # On the board the arrows move a cursor, of which it is told what is there.
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
    """Press Tab until the focus is where it is wanted; it is never lost on the way."""
    for _ in range(60):
        if page.evaluate(there):
            return
        page.press("Tab")
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    raise AssertionError(f"Tab does not lead there: {there}")
