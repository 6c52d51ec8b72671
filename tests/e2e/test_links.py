"""A link opens its exact moment at once, and the address bar follows the page.

tests/unit/test_link.py and tests/web/link.test.ts prove that each link opens its moment.
"""

import pytest

from classic import LINK, RUN, path_at
from engines.page import Page
from knights.scenario.link import parse

# Other files try in all engines what differs between them, as this one is long.
pytestmark = pytest.mark.engines("chromium")

SUDOKU = "#sudoku/hard@20001.DhU0nGsi"
GEEKS = "#tour/8x8/a8/geeks@12345678.lgaR2ObDqAAAI2R0"


def counters(page: Page) -> list[int]:
    names = ("placed", "undone", "depth", "deepest")
    return [int(page.text(f"#{name}").replace(",", "")) for name in names]


def test_a_link_into_the_middle_of_a_long_run_shows_its_board(
    page: Page,
) -> None:
    page.open(GEEKS, until=None)
    page.wait_at(12345678)
    moment = parse(GEEKS).moment
    assert moment and page.path == list(moment.state.path)
    page.wait_for_status("paused")
    placed, undone, depth, deepest = counters(page)
    assert (placed + undone, depth, deepest) == (12_345_678, 55, 63)
    assert placed - undone == depth - 1
    # The link's question is asked there, too, once Python has read its state.
    page.open(f"{LINK}@40000.dLjP4j&ask=next", until=None)
    page.wait_for("document.documentElement.dataset.asking === 'next'")
    assert page.position == 40_000


def test_steps_go_both_ways_from_the_middle_and_meet_the_run_from_the_start(page: Page) -> None:
    page.open(f"{LINK}@40000.dLjP4j", until="paused")
    page.wait_at(40_000)
    page.click("#step-back")
    page.wait_at(39_999)
    page.seek(123)
    # The greatest depth so far is known only after the page has read the run from its start.
    page.wait_for("knights.player.timeline.knowsDeepest")
    page.wait_for("!document.getElementById('deepest').textContent.includes('at most')")
    early = [page.path, *counters(page)]
    page.to_end()
    assert (page.position, page.path) == (len(RUN), path_at(len(RUN)))
    assert counters(page)[:2] == [25_541, 25_517]
    # The address is still that of step 123 until then, and a link to it would change nothing.
    page.wait_for(f"location.hash === '{LINK}@51058.CVOYzz'")
    page.open(f"{LINK}@123", until="paused")
    page.reload()
    page.wait_at(123)
    assert [page.path, *counters(page)] == early


def test_a_link_shows_the_graph_as_it_was_arranged(page: Page) -> None:
    page.open("#graph/example/A@3", until="paused")
    page.focus("#board")
    # Only one step of one vertex: the address could be read before the last of several is written.
    page.press("ArrowRight")
    page.press("Shift+ArrowUp")
    page.wait_for("location.hash.startsWith('#graph/example/A@3&at=')")
    link = page.evaluate("location.hash")
    page.click("#step")
    page.wait_for(f"location.hash === {link.replace('@3', '@4')!r}")
    page.evaluate("sessionStorage.clear()")
    page.open(link, until="paused")
    page.wait_at(3)
    page.wait_for("document.getElementById('lay-out-again').checkVisibility()")
    assert page.evaluate("location.hash") == link
    page.click("#lay-out-again")
    page.wait_for("location.hash === '#graph/example/A@3'")
    page.open("#graph/example/A@3&at=AyAy", until="paused")
    page.wait_for_text("#notice", "at 'AyAy': it must be places of a graph's vertices")


def test_a_link_in_other_words_opens_at_its_step_and_is_written_as_python_writes_it(
    page: Page,
) -> None:
    for text, canonical in [
        ("#queens/08@5&speed=64", "#queens/8@5&speed=64"),
        ("#graph/A:B;B:C/A@2", "#graph/A:B;B:C,A;C:B/A@2"),
        (GEEKS.replace("/a8/", "/1,8/"), GEEKS),
    ]:
        page.open(text, until=None)
        page.wait_for(f"location.hash === {canonical!r}")
        assert page.evaluate("knights.player.scenario") == canonical[1:].split("@")[0]


def test_the_address_follows_the_steps_without_filling_the_history(page: Page) -> None:
    page.open(LINK)
    length = page.evaluate("history.length")
    for _ in range(3):
        page.click("#step")
    page.wait_for(f"location.hash === '{LINK}@3'")
    assert page.evaluate("history.length") == length
    # Another search adds an entry to the history; "back" returns to the moment before.
    page.open_setup()
    page.click(".preset:nth-child(5)")
    page.wait_for("location.hash === '#tour/8x8/a8/geeks'")
    page.back()
    page.wait_for("knights.player.scenario === 'tour/5x5/c3/sutcliffe'")
    page.wait_at(3)
    page.forward()
    page.wait_for("knights.player.scenario === 'tour/8x8/a8/geeks'")


def test_a_state_that_does_not_belong_to_its_step_is_refused_in_a_sentence(page: Page) -> None:
    for link, step in [(GEEKS.replace("78.", "80."), 12_345_680), (f"{SUDOKU}A", 20_001)]:
        page.open(link)
        page.wait_for_text("#notice", f"it does not belong to step {step:,}")
        assert page.position == 0


def test_a_link_can_play_up_to_a_step(page: Page) -> None:
    page.open(f"{LINK}@100&play=yes&until=130&speed=max&theme=dark", until="paused")
    page.wait_at(130)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("knights.clock.speed === Infinity")


def test_a_link_to_the_same_step_shows_its_program_in_place_of_what_was_open(page: Page) -> None:
    page.open(f"{LINK}@17&panels=code", until="paused")
    page.wait_for("document.querySelectorAll('.variables dt').length > 0")
    page.open_dialog("share")
    page.follow(f"{LINK}@17&speed=auto&panels=code")
    page.wait_at(17)
    assert not page.sees("#share")
    page.wait_for("document.querySelector('.listing:not([data-stale]) .lit') !== null")
    assert page.sees(".variables")
