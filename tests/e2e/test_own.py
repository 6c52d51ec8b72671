"""Visitors' own programs: writing, running, watching, stopping and sharing them."""

import base64
import json
import random

import pytest

from engines.page import Page
from own_programs import (
    IN_ADDRESS,
    begin_program,
    close_program,
    link_to,
    open_program,
    pack,
    printed,
    read_program,
    run,
    run_link,
    run_still,
    wait_for_program,
)
from share import WAITS

pytestmark = pytest.mark.engines("chromium")
EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")

BUSY = "document.querySelector('.own-run').dataset.busy"
TOUR = "tour/5x5/c3/sutcliffe"
LIMIT = ".own-told label:last-of-type input"
LINES = ".own-told textarea"


@EVERYWHERE
@pytest.mark.also_single("chromium")
def test_a_program_of_a_link_is_shown_and_runs_only_when_asked(page: Page) -> None:
    open_program(page, TOUR, read_program("right_tour_flag"))
    page.wait_for("knights.solver.status.name === 'loaded'")
    assert page.evaluate("[knights.player.foreign, knights.player.timeline.position]") == [False, 0]
    page.wait_for_text("#status-detail", "came with the link")
    assert page.evaluate("document.activeElement === document.body"), "nobody has pressed anything"
    assert "found = False" in page.evaluate("document.querySelector('.cm-content').innerText")
    assert run_still(page) == "found"
    # From c3 this program places 9,908 and takes 9,884 back, as counted in plain Python.
    page.wait_for("knights.player.timeline.verdict === 'found'")
    assert page.evaluate("knights.player.timeline.known") == 9_908 + 9_884
    page.to_end()
    assert [page.text("#placed"), page.text("#undone")] == ["9,908", "9,884"]
    assert page.text("#status-title") == "Your program has found a tour"
    # The program prints the board's rows with the numbers of its moves, from 0.
    rows = [line.split() for line in printed(page).splitlines()]
    numbers = {
        int(word): 5 * (4 - r) + c for r, row in enumerate(rows) for c, word in enumerate(row)
    }
    assert page.path == [numbers[i] for i in range(25)]
    page.click("#step-back")
    page.wait_for("document.querySelector('.own-lit') !== null")
    page.wait_until_drawn()
    assert page.text("#sentence").startswith("Your program moves to ")
    # Before its end the page gives only the verdict, and does not tell the result.
    assert page.text("#status-title") == "That's right"
    page.wait_for("location.hash.includes('own=19791.')")


def test_a_program_that_goes_wrong_stands_at_the_very_step(page: Page) -> None:
    open_program(page, "tour/5x5/a5/sutcliffe", read_program("wrong_not_taken_back"))
    assert run(page) == "wrong"
    # d4 is its 21st square; its 22nd is e4, which no knight reaches from there.
    page.wait_at(21)
    assert "d4" in page.text("#sentence") and "take it back" in page.text("#sentence")
    assert page.path[-2:] == [18, 19]
    page.wait_for_text(".own-lit", "board[a][b] = k")
    page.wait_for_text(".own-moment", "line 12")
    page.click("#tab-tree")
    page.wait_for("document.querySelectorAll('.node-name').length > 0")
    page.click("#tab-code")
    page.click(".own-head > button:nth-of-type(2)")
    page.wait_for(
        f"{BUSY} === 'false' && !document.querySelector('.own-checks [data-passed=null]')"
        " && document.querySelectorAll('.own-checks li').length > 3"
    )
    assert any("5x5" in title for title in page.texts(".own-checks [data-passed=false] b"))
    page.click(".own-checks [data-passed=false] button")
    page.wait_for(f"{BUSY} === 'false' && knights.player.foreign")
    page.wait_for_text("#sentence", "take it back")


@pytest.mark.also_single
@pytest.mark.parametrize(
    "program",
    [
        pytest.param(
            "while True:\n    pass\n", marks=pytest.mark.also_single("chromium"), id="nothing"
        ),
        pytest.param(
            "x = [0] * 4\nx[0] = 1\nwhile True:\n    x[1] = 1\n    x[1] = 0\n",
            marks=WAITS,
            id="for-ever",
        ),
        pytest.param(
            "heap = []\nwhile True:\n    heap.append([0] * 1000000)\n",
            marks=[EVERYWHERE, pytest.mark.also_single("chromium")],
            id="memory",
        ),
    ],
)
def test_what_never_ends_is_stopped_at_once_and_the_page_goes_on(page: Page, program: str) -> None:
    open_program(page, "queens/4", program)
    page.wait_for(f"{BUSY} === 'false'")
    page.click(".own-run")
    # A program that fills the memory may end before the page shows that it runs.
    page.wait_for(f"{BUSY} === 'true' || document.querySelector('.own-verdict').dataset.outcome")
    if page.evaluate(BUSY) == "true":
        page.evaluate(f"{BUSY} === 'true' && document.querySelector('.own-run').click()")
    page.wait_for(f"{BUSY} === 'false'")
    page.follow(f"#queens/4@0&own={pack(read_program('right_queens_array', 4))}")
    page.wait_for_text(".cm-content", "place")
    assert run(page) == "found"


@pytest.mark.also_single("chromium")
def test_a_program_is_written_run_and_left(page: Page) -> None:
    shows = (
        "[...document.querySelectorAll('.own-shows > span')].filter((one) =>"
        " one.checkVisibility({ visibilityProperty: true })).map((one) => one.innerText).join()"
    )
    begin_program(page, "#queens/6@7&panels=code", until="paused")
    # Whose search the board shows is said at all times, in a place of its own.
    unmade = "Your program did not make the search on the board. Show its program"
    page.wait_for(f"{shows} === {unmade!r}")
    size = page.box(".own-shows")
    assert run_still(page) == "found"
    page.wait_for(f'{shows} === "The board shows your program\'s run."')
    assert page.box(".own-shows")["height"] == size["height"]
    close_program(page)
    page.wait_for("!knights.player.foreign && !document.documentElement.hasAttribute('data-own')")
    # The page's own search stands where it was left.
    page.wait_for("location.hash.startsWith('#queens/6@7') && !location.hash.includes('own=')")
    page.wait_at(7)
    page.click("#step")
    page.wait_at(8)


def test_a_rule_of_ones_own_orders_our_search(page: Page) -> None:
    text = "def order(path, choices):\n    return choices[::-1]\n"
    run_link(page, "queens/6", text)
    page.to_end()
    # The first solution of six queens from the other end is the mirror image of ours.
    assert [choice % 6 for choice in page.path] == [4, 2, 0, 5, 3, 1]
    page.wait_for_text(".own-against", "first step on")


@pytest.mark.own_tab("its Python is closed, and comes late")
def test_a_program_may_run_before_the_pages_own_python_is_there(page: Page) -> None:
    open_program(page, "queens/6", read_program("right_queens_array"))
    page.wait_for("knights.solver.status.name === 'loaded'")
    page.evaluate("knights.solver.close()")
    page.click(".own-run")
    page.wait_for(f"{BUSY} === 'true'")
    page.evaluate("knights.solver.load()")
    page.wait_for("document.querySelector('.own-verdict').dataset.outcome === 'found'")


def test_another_puzzle_has_its_own_program_and_nothing_of_the_last(page: Page) -> None:
    text = "document.querySelector('.cm-content').innerText"
    begin_program(page, "#tour/5x5/c3/sutcliffe&panels=code")
    page.wait_for_text("#status-detail", "Run starts your program")
    assert run_still(page) == "found"
    page.open_setup()
    page.click("[data-puzzle=queens]")
    page.wait_for(f"{text}.includes('ueens') && !{text}.includes('night')")
    page.wait_for("document.querySelector('.own-result').hidden && !knights.player.foreign")
    page.click("#setup-close")
    # A program that nobody has changed or run is not in a link.
    page.open_dialog("share")
    page.wait_for("document.getElementById('share-link').value.includes('#queens/')")
    assert "own=" not in page.evaluate("document.getElementById('share-link').value")
    page.evaluate("document.getElementById('share').close()")
    assert run_still(page) == "found"
    # The new program has the page's number of queens.
    assert "value of this puzzle" not in page.text(".own-counts")


def test_an_unchanged_program_follows_the_number_of_queens(page: Page) -> None:
    begin_program(page, "#queens/8&panels=code")
    page.evaluate("document.querySelector('.cm-scroller').scrollTop = 1e6")
    page.wait_for_text(".cm-content", "n = 8")
    page.open_setup()
    page.fill("#n", "6")
    page.press("Enter")
    page.wait_for_text(".cm-content", "n = 6")


def test_where_no_program_can_be_asked_it_is_said(page: Page) -> None:
    page.open("#forest/example/A&panels=code")
    page.click("#own-open")
    page.wait_for_text("#toast-text", "can't write a program")
    page.wait_for("!document.documentElement.hasAttribute('data-own')")


def test_a_program_for_another_puzzle_has_that_opened_and_runs_there(page: Page) -> None:
    open_program(page, TOUR, read_program("right_queens_array"))
    assert run(page) == "unknown"
    assert page.text(".own-findings .button") == "Open queens and run it"
    page.click(".own-findings .button")
    page.wait_for("document.querySelector('.own-verdict').dataset.outcome === 'found'")
    page.wait_for("location.hash.startsWith('#queens/') && knights.player.foreign")
    # A shared link begins at the start, wherever the board is, unless another step is chosen.
    page.to_end()
    page.open_dialog("share")
    page.wait_for("document.getElementById('share-link').value.includes('&own=')")
    assert "." not in page.evaluate("document.getElementById('share-link').value.split('&own=')[1]")
    page.fill("#share [name=from]", "2")
    page.wait_for("document.getElementById('share-link').value.includes('&own=2.')")


def test_a_program_that_python_cannot_read_says_where(page: Page) -> None:
    open_program(page, "queens/6", "a = 1\nprint((a)\n")
    assert run(page) == "wrong"
    # The finding stands once, below the program.
    assert "bracket ( opens here" in page.text(".own-findings")
    assert page.text(".own-findings button") == "Go to line 2"
    assert page.text("#status-title") == "Your program has not run yet"
    assert page.text("#sentence") == "Below your program you can read why."
    page.wait_for("document.querySelector('.cm-lintRange')?.innerText === '('")
    assert not page.evaluate("document.querySelector('.own-printed').checkVisibility()")


def test_what_is_watched_can_be_named(page: Page) -> None:
    open_program(page, "queens/6", read_program("right_queens_array"))
    page.evaluate("void (document.querySelector('.own-told > details:last-of-type').open = true)")
    page.fill(".own-watch", "board")
    run(page)
    page.wait_for_text(".own-findings", "list or board called 'board'")
    assert page.evaluate("document.querySelector('.own-against').hidden")
    page.fill(".own-watch", "x")
    assert run_still(page) == "found"
    assert page.text(".own-counts").startswith("Your program made 31 choices")


@pytest.mark.engines("chromium", "firefox")
def test_the_limit_counts_as_it_is_typed_beside_a_page_that_moves(page: Page) -> None:
    open_program(page, TOUR, read_program("right_tour_flag"))
    assert run(page) == "found"
    page.evaluate("void (document.querySelector('.own-told > details:last-of-type').open = true)")
    for typed, said in [("1,250", "1,250 steps"), ("", "")]:
        page.evaluate("knights.player.play()")
        page.fill(LIMIT, typed)
        assert page.evaluate(f"document.querySelector('{LIMIT}').value") == typed
        # A script presses Run, so the field keeps the focus.
        page.note("before", "knights.player.timeline")
        page.evaluate("document.querySelector('.own-run').click()")
        page.wait_for(f"knights.player.timeline !== noted.before && {BUSY} === 'false'")
        page.wait_until_drawn()
        assert page.evaluate(f"document.activeElement === document.querySelector('{LIMIT}')")
        page.wait_for_text(".own-findings" if said else ".own-verdict", said or "That's right")
    # Without the focus, the empty field shows the default.
    page.press("Tab")
    page.wait_for(f"document.querySelector('{LIMIT}').value === '2000000'")


def test_a_bad_program_in_a_link_says_what_is_wrong(page: Page) -> None:
    page.open("#queens/6@0&own=__8", until=None)
    page.wait_for_text(".own", "is damaged")


ASKS = """
size = int(input("How many queens? "))
first = int(input())
print(size, first)
""" + read_program("right_queens_array")


@pytest.mark.also_single("chromium")
def test_a_link_brings_a_program_with_its_lines_for_input(page: Page) -> None:
    page.open(link_to("queens/6", ASKS, lines="{n}\n1\n"), until=None)
    wait_for_program(page)
    page.wait_for(f"document.querySelector('{LINES}').checkVisibility()")
    assert page.evaluate(f"document.querySelector('{LINES}').value") == "{n}\n1\n"
    assert run_still(page) == "found"
    assert printed(page).splitlines()[0] == "How many queens? 6 1"
    # New lines come into the link as they are typed.
    page.fill(LINES, "6\n2\n")
    page.wait_for(
        f"await {IN_ADDRESS} === {json.dumps(ASKS + chr(0) + '6' + chr(10) + '2' + chr(10))}"
    )
    # A reload brings them back, and the draft that has them.
    page.reload()
    wait_for_program(page)
    page.wait_for(f"document.querySelector('{LINES}').value === '6\\n2\\n'")
    assert page.evaluate("document.querySelector('.own-choice').value") == "From a link"
    assert run_still(page) == "found"
    assert printed(page).splitlines()[0] == "How many queens? 6 2"
    # A link without lines brings none.
    page.follow(link_to("queens/6", ASKS))
    page.wait_for(f"document.querySelector('{LINES}').value === ''")
    assert run_still(page) == "wrong"
    assert "input() asks for another line, and none is left." in page.text(".own-findings")


@pytest.mark.also_single("chromium")
def test_a_program_is_shared_in_the_link_or_says_that_it_is_too_long(page: Page) -> None:
    open_program(page, "queens/6", read_program("right_queens_array"))
    page.wait_for("location.hash.includes('own=')")
    page.open_dialog("share")
    page.wait_for_text("#share-opens", "presses Run")
    page.wait_for("document.getElementById('share-link').value.includes('&own=')")
    page.evaluate("document.getElementById('share').close()")
    noise = base64.b64encode(random.Random(1).randbytes(9_000)).decode()
    page.evaluate(
        """((content) => {
          const files = new DataTransfer();
          files.items.add(new File([content], "long.py"));
          const input = document.querySelector(".own input[type=file]");
          input.files = files.files;
          input.dispatchEvent(new Event("change"));
        })"""
        f"({json.dumps(f'# {noise}')})"
    )
    page.wait_for("!location.hash.includes('own=')")
    page.wait_for("document.querySelector('.own-choice').value === 'long'")
    page.open_dialog("share")
    page.wait_for_text("#share-note", "too long for a link")
