"""The tree of the calls of a program, and our own search with a rule, as the page shows them.

Tests of the calls: tests/web/own-calls.test.ts; tests of rules: tests/unit/test_own_ruling.py.
"""

import json

import pytest

from audit import audit, prepare
from engines.page import Page
from own_programs import close_program, open_program, read_program, run, run_link
from test_share import catch, save

pytestmark = pytest.mark.engines("chromium")

TOUR = "tour/5x5/c3/sutcliffe"


def tell(steps: int) -> str:
    return "1 step" if steps == 1 else f"{steps:,} steps"


@pytest.mark.also_single("chromium")
def test_the_tree_of_calls_is_walked_by_keyboard(page: Page) -> None:
    open_program(page, TOUR, read_program("right_tour_success"), 1234)
    run(page)
    # The step lies beyond the first batch of events: all events are there, each once.
    page.wait_at(1234)
    assert page.status() == "paused"
    assert page.evaluate("knights.player.timeline.known") == 51_058
    page.click("#tab-calls")
    page.wait_for("document.querySelectorAll('.calls > li').length > 20")
    page.wait_for("!document.querySelector('.calls').textContent.includes('…')")
    # One call for each square of the path, and the last looks for the next.
    page.wait_for_text(
        "#calls .panel-caption",
        f"At this step {len(page.path)} calls of try_move are running, and ",
    )
    chosen = "document.querySelector('.calls [aria-selected=true]')"
    prepare(page)
    assert audit(page) == []
    page.focus(".calls")
    page.press("Home")
    page.wait_for(f"{chosen}.textContent.includes('your program')")
    # The first call that has ended: the seventh square's first way on, 616 steps.
    label = page.texts(".calls [data-kind=ended] .calls-name")[0]
    for _ in range(7):
        page.press("ArrowDown")
    page.wait_for(f"{chosen}.dataset.kind === 'ended'")
    assert page.evaluate(f"{chosen}.ariaExpanded") == "false"
    page.press("ArrowRight")
    page.wait_for(f"{chosen}.ariaExpanded === 'true'")
    assert page.evaluate(f"Number({chosen}.nextElementSibling.ariaLevel) - {chosen}.ariaLevel") == 1
    steps = page.evaluate(f"{chosen}.querySelector('.calls-steps').textContent")
    first, last = (
        int(page.text(f".calls-buttons button:nth-of-type({n})").split()[-1].replace(",", ""))
        for n in (1, 2)
    )
    assert tell(last - first + 1) == steps
    page.press("Enter")
    page.wait_at(first)
    # At that step the call is open, and has made one step; the keys still lead on from it.
    page.wait_for(f"{chosen}.dataset.kind === 'open' && {chosen}.dataset.now === 'true'")
    assert page.evaluate(f"{chosen}.querySelector('.calls-name').textContent") == label
    page.press("ArrowLeft")
    page.wait_for(f"{chosen}.dataset.now === 'false'")
    assert page.evaluate("document.activeElement.className") == "calls"
    page.click("#go-start")
    page.wait_for_text("#calls", "called nothing yet")


def test_a_program_without_functions_has_no_calls_and_says_so(page: Page) -> None:
    text = "x = [0] * 4\nfor i in range(4):\n    x[i] = (2 * i + 1) % 5\nprint(x)\n"
    run_link(page, "queens/4", text)
    page.click("#tab-calls")
    page.wait_for_text("#calls", "defines no functions of its own")
    page.click("#tab-code")
    close_program(page)
    page.wait_for("document.getElementById('tab-calls').hidden")


ORDER = "def order(path, choices):\n    return choices[::-1]\n"
# This rule leaves out a column, so the search finds nothing.
REFUSES = "def is_safe(path, choice):\n    return choice[0] != 'a'\n"


def test_a_run_with_an_order_is_told_as_a_search_of_ours(page: Page) -> None:
    open_program(page, TOUR, ORDER, 2345)
    run(page)
    # The tree is that of our own search, only in another order.
    page.wait_at(2345)
    page.click("#tab-why")
    page.wait_for_text(".why-title", "No tour is possible")
    page.wait_for_text(".why-since", "square 4")
    assert "your rule" not in page.text("#panel-why")
    page.click(".why-buttons:not(.why-chain) button:not([hidden])")
    page.wait_at(3)
    page.click("#tab-stack")
    # Eight moves lead on from c3.
    page.wait_for("document.querySelectorAll('.stack-row').length === 4")
    assert page.texts(".stack-tried")[0] == "1 of 8 options tried"
    page.click("#tab-pictures")
    page.wait_for_text("#panel-size", "Your rule ran at this speed")
    # A search of ours has no calls of the visitor's program.
    assert page.evaluate("document.getElementById('tab-calls').hidden")


def test_what_is_said_of_a_run_with_a_rule_is_said_of_the_puzzle(page: Page) -> None:
    run_link(page, TOUR, REFUSES)
    page.to_end()
    page.click("#tab-why")
    # The search with the rule found nothing, yet there are tours from c3.
    page.wait_for_text(".why-title", "A tour is still possible")
    assert "only at the puzzle's rules" in page.text("#panel-why")
    page.click("#tab-pictures")
    page.wait_for_text("#panel-size", "counted them exactly")
    assert f"{page.text('#placed')} choices" in page.text("#panel-size")
    page.click("#tab-tree")
    page.wait_for("document.querySelectorAll('.tree .node-done').length === 6")
    # A file and a link hold the same moment.
    page.click("#step-back")
    page.wait_for("document.querySelectorAll('.tree .node-path').length > 1")
    page.wait_for(f"location.hash.includes('own={page.position}.')")
    catch(page)
    page.open_dialog("save")
    page.wait_for("document.getElementById('save').open")
    squares = json.loads(save(page, "#save-json")[1])["squares"]
    assert squares == [f"{'abcde'[square % 5]}{square // 5 + 1}" for square in page.path]
