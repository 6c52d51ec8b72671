"""A race from its link: a bet, all lanes side by side, and the verdict."""

import pytest

from audit import audit, prepare
from by_hand import boxes, changed
from engines.page import Page
from own_programs import open_program, read_program, run_still, wait_for_program
from test_share import catch, save

# The engine makes no difference here.
pytestmark = pytest.mark.engines("chromium")

ROWS = "[...document.querySelectorAll('.race-bars tbody tr')].map((row) => row.innerText)"


def wait_for_moment(page: Page, fragment: str) -> None:
    page.wait_for(f"location.hash === {fragment!r}")


def test_a_race_from_the_bet_to_the_verdict(page: Page) -> None:
    page.open("#race/orders", until=None)
    page.wait_for("document.querySelector('.race-bet') !== null")
    page.click(".race-choice input[value='2']")
    page.click(".race-bet .button-main")
    wait_for_moment(page, "#race/orders@steps=152968")
    assert page.text(".race-result") == "Search 2 needs the fewest steps: 56 steps."
    assert "You bet on search 2. That's right." in page.text(".race-more")
    figures = ["148,660 steps", "56 steps", "17,654 steps", "152,968 steps"]
    for row, steps in zip(page.evaluate(ROWS), figures, strict=True):
        assert steps in row and "Solution found" in row
    prepare(page)
    assert audit(page) == []
    page.click(".race-parting .button")  # goes to the first step that differs
    wait_for_moment(page, "#race/orders@steps=1")
    said = page.texts(".race-said")
    assert ["c2" in text for text in said] == [False, True, True, False]
    page.press("ArrowRight")
    wait_for_moment(page, "#race/orders@steps=2")
    page.choose(".race-measure", "time")
    page.wait_for("location.hash.startsWith('#race/orders@time=')")
    page.click("#brand")
    page.wait_for("document.getElementById('gallery').checkVisibility()")
    assert not page.sees("#race")


def test_escape_leads_from_a_table_back_to_the_step(page: Page) -> None:
    page.open("#queens/8@5", until="paused")
    page.click("#your-turn-open")
    page.click("#compare-it")
    page.wait_for("document.activeElement.textContent === 'Table: Queens'")
    # Another table is another link, and leads back as the first did.
    table = page.evaluate("location.hash")
    page.click("nav.race-acts .button")
    page.wait_for(f"![{table!r}, '#queens/8@5'].includes(location.hash)")
    page.wait_for("document.querySelector('#race h1') !== null")
    page.press("Escape")
    page.wait_for("location.hash === '#queens/8@5'")
    page.wait_for("document.getElementById('page').checkVisibility()")
    assert not page.sees("#race")


# What a lane's row covers or what reaches out of the window.
CUT = """
[...document.querySelectorAll(".race-bars tr")].flatMap((row) => {
  const boxes = [...row.querySelectorAll(".race-name, .race-track, .race-number, .race-end")]
    .filter((one) => one.checkVisibility() && one.textContent.trim() + one.className !== "race-end")
    .map((one) => [one.className, one.getBoundingClientRect()]);
  const out = boxes.filter(([, box]) => box.left < 0 || box.right > innerWidth);
  const over = boxes.filter(([, one], at) => boxes.slice(at + 1).some(([, other]) =>
    one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1));
  return [...out, ...over].map(([name]) => name);
})
"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (360, 640)])
def test_nothing_moves_from_the_bet_to_the_end_of_a_race(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open("#race/propagation", until=None)
    page.wait_for("document.querySelector('.race-bet') !== null")
    before = boxes(page, ".race-bet")
    page.evaluate("document.querySelector(\".race-choice input[value='2']\").click()")
    page.wait_for("!document.querySelector('.race-bet .button-main').disabled")
    page.evaluate("document.querySelector('.race-bet .button-main').click()")
    wait_for_moment(page, "#race/propagation@steps=218")
    page.wait_for("document.querySelector('.race-parting').checkVisibility()")
    ended = boxes(page)
    page.evaluate("document.querySelector('.race-controls .button-main').click()")
    page.wait_for("document.querySelector('.race-controls .button-main').ariaLabel === 'Pause'")
    assert len(before) > 10
    for now in (ended, boxes(page)):
        assert changed(before, now) == []
    # The name of a lane is whole, however narrow its board, and no part of a row covers another.
    assert not page.overflows(".race-lane .race-name")
    assert not page.overflows()
    assert page.evaluate(CUT) == []


def test_the_buttons_of_a_race_hide_nothing_in_a_large_window(page: Page) -> None:
    page.resize(1920, 1080)
    page.open("#race/columns", until=None)
    page.wait_for("document.querySelector('.race-bet') !== null")
    page.click(".race-bet .button:not(.button-main)")
    page.wait_for("document.querySelector('.race-said')?.checkVisibility()")
    foot = max(
        page.evaluate(
            "[...document.querySelectorAll('.race-lane')]"
            ".map((lane) => lane.getBoundingClientRect().bottom)"
        )
    )
    assert foot <= page.box(".race-controls")["y"]


def test_a_race_on_a_phone_begins_at_a_run(page: Page) -> None:
    page.resize(390, 844)
    page.open("#queens/7")
    page.evaluate("document.getElementById('race-it').click()")
    page.wait_for("document.querySelector('.race-bet') !== null")
    assert page.evaluate("location.hash") == "#race/seven"
    page.click(".race-bet .button:not(.button-main)")
    wait_for_moment(page, "#race/seven@steps=13")
    assert page.text(".race-result") == "Search 1 needs the fewest steps: 11 steps."
    assert not page.overflows()
    prepare(page)
    assert audit(page) == []
    tops = page.evaluate(
        "[...document.querySelectorAll('.race-board')].map((one) => one.getBoundingClientRect().y)"
    )
    assert tops[1] > tops[0]
    page.back()
    page.wait_open("queens/7")
    assert page.sees("#board") and not page.sees("#race")


def test_a_program_of_ones_own_is_a_lane_of_a_race(page: Page) -> None:
    open_program(page, "tour/5x5/c3/sutcliffe", read_program("right_tour_flag"))
    assert run_still(page) == "found"
    # The sentence above the button moves it when it comes: a click before that may miss.
    page.wait_for("document.querySelector('.own-moment')?.dataset.stale === 'false'")
    page.click(".own-race")
    page.wait_for("document.querySelector('.race-bet') !== null")
    page.click(".race-bet .button:not(.button-main)")
    page.wait_for("document.querySelector('.race-result')?.innerText.includes('fewest')")
    # The other lane runs on to its own end, and its bar grows with it.
    page.wait_for(f"{ROWS}.some((row) => row.includes('{25_541 + 25_517:,} steps'))")
    mine, ours, *_ = page.evaluate(ROWS)
    # The program's own count in plain Python, and the count that the texts give.
    assert "Your program" in mine and f"{9_908 + 9_884:,} steps" in mine
    assert f"{25_541 + 25_517:,} steps" in ours
    # The program opens without running.
    assert page.texts(".race-open")[:2] == ["Open it", "Watch it"]
    page.click(".race-lane .race-open")
    wait_for_program(page)


def test_a_table_runs_sorts_opens_a_run_and_is_saved(page: Page) -> None:
    page.open("#table/tour/5x5/c3/sutcliffe@order", until=None)
    page.wait_for("document.querySelectorAll('.race-table tbody tr').length > 3")
    page.wait_for("[...document.querySelectorAll('.race-acts button')][0].hidden")
    page.click(".race-table th:nth-child(2) button")
    page.wait_for("document.querySelector('[aria-sort=ascending]') !== null")
    page.wait_until_drawn()
    steps = [int(text.replace(",", "")) for text in page.texts(".race-cell a")]
    assert steps == sorted(steps) and 25_541 + 25_517 in steps
    catch(page)
    name, content = save(page, ".race-acts button:not([hidden])")
    assert name == "knights-tour-5x5-c3-sutcliffe-table.csv"
    assert "\nsutcliffe,51058,25541,25517,found," in content.decode()
    scenario = page.evaluate("document.querySelector('.race-cell a').hash.slice(1)")
    page.click(".race-cell a")
    page.wait_open(scenario)
    assert page.sees("#board")
