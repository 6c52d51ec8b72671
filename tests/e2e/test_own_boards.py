"""A visitor's own program: beside our search, with its fault marked, with more room."""

import json
from typing import Any

import pytest

from audit import LOOKS, audit, prepare
from engines.page import Page
from own_programs import close_program, open_program, read_program, run, run_link
from share import first

pytestmark = pytest.mark.engines("chromium")


def centre(square: int, side: int = 5) -> tuple[float, float]:
    """Return a square's centre, as parts of the board's width and height."""
    return (square % side + 0.5) / side, 1 - (square // side + 0.5) / side


MARKS = """
[...document.querySelectorAll(%s)].map((mark) => {
  const { width, height } = mark.ownerSVGElement.viewBox.baseVal;
  const { x, y, width: w, height: h } = mark.getBBox();
  return [(x + w / 2) / width, (y + h / 2) / height];
})
"""
THEIRS = ".board-frame .own-marks .mark"
OURS = ".own-ours-frame .marks .mark"


def marked(page: Page, selector: str) -> list[tuple[float, float]]:
    """Return the places of marks, as parts of the board."""
    return [(x, y) for x, y in page.evaluate(MARKS % json.dumps(selector))]


def show_ours(page: Page) -> None:
    page.wait_for("document.querySelector('.own-beside').checkVisibility()")
    page.click(".own-beside")
    page.wait_for("document.querySelector('.own-counters').checkVisibility()")


def count(page: Page) -> list[list[str]]:
    """Return the texts of the two columns, a list each."""
    cells: list[list[str]] = page.evaluate(
        "[1, 2].map((column) => [...document.querySelectorAll('.own-counters tbody tr')]"
        ".map((row) => row.cells[column].textContent))"
    )
    return cells


@pytest.mark.also_single("chromium")
@pytest.mark.engines("chromium", "firefox", "webkit")
def test_our_search_stands_beside_a_program_up_to_where_they_part(page: Page) -> None:
    page.resize(1280, 720)
    run_link(page, "queens/6", read_program("wrong_diagonal"))
    show_ours(page)
    page.seek(10)
    page.click(".own-strip .button")
    # Both place a1 and b3. Then c2 is safe for a program that looks at one diagonal only.
    page.wait_at(3)
    told = "The first 2 steps are the same. Then yours chooses c2, and ours chooses c5."
    assert told in page.text(".own-strip")
    assert count(page) == [["3", "3", "0", "not right"], ["3", "3", "0", "1 solution"]]
    assert "They differ at queen 3: yours has c2, and ours has c5." in page.text(".own-strip")
    c2, c5 = centre(6 * 1 + 2, 6), centre(6 * 4 + 2, 6)
    (ours,) = marked(page, OURS)
    assert ours == pytest.approx(c5, abs=0.02)
    # c2 has the mark for a fault, and nothing lies over that.
    (theirs,) = marked(page, f"{THEIRS}-lost")
    assert theirs == pytest.approx(c2, abs=0.02)
    assert len(marked(page, THEIRS)) == 1
    page.click("#step-back")
    page.wait_at(2)
    assert page.text(".own-strip-told > p:first-child") == "Here both are the same."
    assert count(page) == [["2", "2", "0", "not right"], ["2", "2", "0", "1 solution"]]
    assert [marked(page, THEIRS), marked(page, OURS)] == [[], []]
    # The comparison follows a run that plays, and stands where it stops.
    page.click("#play")
    page.wait_for("knights.player.timeline.position > 3")
    page.click("#play")
    page.wait_for("knights.player.status.name === 'paused' && knights.still")
    assert count(page)[0][0] == f"{page.position:,}"
    page.click(".own-beside")
    page.wait_for("!document.querySelector('.own-ours').checkVisibility()")


WHERE = """
[...document.querySelectorAll('.own-head > *')].map((part) => part.getBoundingClientRect().x)
"""
NUMBERS = """
[...document.querySelectorAll('.own-ours-frame .marks text')].map((text) => text.textContent)
"""


def test_a_homework_from_another_start_is_run_from_there_changed_and_run_again(page: Page) -> None:
    page.resize(1280, 720)
    open_program(page, "tour/5x5/c3/sutcliffe", read_program("right_tour_corner"))
    places = page.evaluate(WHERE)
    assert run(page) == "unknown"
    page.wait_for_text("#sentence", "Your program starts its tour on a5.")
    page.wait_at(0)
    page.click(".own-findings button")
    page.wait_for_text(".own-verdict", "That's right. Your program found 1 tour.")
    page.wait_for("location.hash.startsWith('#tour/5x5/a5/')")
    page.wait_for("document.querySelector('.own-beside').ariaDisabled !== 'true'")
    show_ours(page)
    # By their move orders: a5, b3, then c1 by the program and c5 by our search.
    page.evaluate("knights.player.pause()")
    page.seek(2)
    page.wait_for_text(".own-strip", "They differ at square 3: yours has c1, and ours has c5.")
    assert "That's no mistake" in page.text(".own-strip")
    # Each knight's number stands on its own board only.
    page.seek(40)
    page.wait_until_drawn()
    ours = int(count(page)[1][1]) - int(count(page)[1][2]) + 1
    assert page.evaluate(NUMBERS) == [str(ours)] != [str(len(page.path))]
    # No button has moved.
    assert page.evaluate(WHERE) == places
    page.click(".cm-content")
    page.press("#")
    page.wait_for("document.querySelector('.own-old').checkVisibility()")
    page.wait_for_text("#status-title", "You changed your program")
    page.note("ran", "knights.player.timeline")
    page.click(".own-run")
    # The old run is gone as soon as the next one begins.
    page.wait_for("noted.ran !== knights.player.timeline")
    assert page.evaluate("knights.player.timeline.position") < 40


def test_where_one_of_both_ends_first_one_is_led_to_its_end(page: Page) -> None:
    page.resize(1280, 720)
    # This program goes on after our search has ended.
    run_link(page, "queens/6", read_program("wrong_goes_on"))
    show_ours(page)
    assert "ours ends" in page.text(".own-strip")
    page.click(".own-strip .button")
    page.wait_for("knights.player.aim === null && knights.still")
    assert "Our search has ended." in page.text(".own-strip")
    steps = [int(column[0].replace(",", "")) for column in count(page)]
    assert steps == [page.position, page.position - 1]


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (390, 844),
        pytest.param(1280, 560, marks=pytest.mark.waits("one window is enough each day")),
        pytest.param(844, 390, marks=pytest.mark.waits("one window is enough each day")),
    ],
)
def test_checks_and_what_came_of_a_run_are_in_sight_when_they_are_asked_for(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    open_program(page, "tour/5x5/a5/sutcliffe", read_program("wrong_not_taken_back"))
    for _ in range(2):
        run(page)
        page.wait_for(seen_below_head(".own-verdict"))
        page.click(".own-check")
        for part in (".own-told h2:has(~ .own-checks)", ".own-checks li", ".own-checks li + li"):
            page.wait_for(seen_below_head(part))
        page.wait_for(
            "document.querySelectorAll('.own-checks li').length > 3"
            " && !document.querySelector('.own-checks [data-passed=null]')"
        )
        assert page.evaluate(seen_below_head(".own-checks li + li"))


def seen_below_head(part: str) -> str:
    """Return a script that tells whether the start of a part can be seen and tapped."""
    return f"""
      (() => {{
        const part = document.querySelector({part!r});
        const {{ left, top }} = part.getBoundingClientRect();
        return part.contains(document.elementFromPoint(left + 4, top + 4));
      }})()
    """


def test_on_a_phone_what_is_wrong_is_told_whole_and_the_board_stays(page: Page) -> None:
    page.resize(390, 844)
    open_program(page, "tour/5x5/a5/sutcliffe", read_program("wrong_not_taken_back"))
    board = page.box("#board")
    run(page)
    page.wait_for("knights.still && document.getElementById('sentence').innerText.length > 140")
    told = "document.getElementById('told')"
    assert page.evaluate(f"{told}.scrollHeight <= {told}.clientHeight")
    assert page.evaluate(f"{told}.dataset.more") == "false"
    # The program is one pane, with its verdict in a drawer below; the board is the next.
    verdict, editor = page.box(".own-told"), page.box(".own-editor")
    assert 0 <= verdict["x"] and verdict["x"] + verdict["width"] <= 390
    assert verdict["y"] >= editor["y"] + editor["height"] and editor["width"] > 340
    assert page.box("#board") == board and board["width"] > 300
    assert page.box("#told")["y"] >= board["y"] + board["height"]
    # Nothing jumps when the sentence is shorter.
    panels = page.box(".panels")
    page.click("#step-back")
    page.wait_for("knights.still && document.getElementById('sentence').innerText.length < 80")
    assert [page.box("#board"), page.box(".panels")] == [board, panels]
    # The next program is shown first, not the pane that was open last.
    page.evaluate("void document.getElementById('page').scrollTo(400, 0)")
    close_program(page)
    open_program(page, "tour/5x5/a5/sutcliffe", read_program("right_tour_flag", start="0, 0"))
    page.wait_until_drawn()
    assert page.box("#board")["x"] == board["x"]


def test_on_a_phone_the_program_that_is_written_has_all_the_width(page: Page) -> None:
    page.resize(390, 844)
    open_program(page, "queens/6", read_program("right_queens_array"))
    page.click(".cm-content")
    page.resize(390, 450)
    page.wait_for("document.querySelector('.own-done').checkVisibility()")
    # The editor takes the window's new size a frame later.
    page.wait_for(
        "(({ width, bottom }) => width > 340 && bottom <= 450)"
        "(document.querySelector('.own-editor').getBoundingClientRect())"
    )
    page.click(".own-done")
    page.wait_for("!document.querySelector('.own-done').checkVisibility()")


def test_a_run_without_a_board_shows_its_lists_and_nothing_beside_it(page: Page) -> None:
    text = "words = []\nfor i in range(3):\n    words.append(f'step {i}')\nprint(1)\n"
    open_program(page, "queens/6", text)
    run(page)
    page.wait_for("document.querySelector('.own-verdict').checkVisibility()")
    assert page.evaluate("document.querySelector('.own-beside').ariaDisabled") == "true"
    page.wait_for_text(".own-containers button", "Is words your board?")
    page.click(".own-containers button")
    page.wait_for_text(".own-containers pre", "[]")
    # The next run watches it.
    assert page.evaluate("document.querySelector('.own-watch').value") == "words"
    page.evaluate(
        "((slider) => { slider.value = 3; slider.dispatchEvent(new Event('input')); })"
        "(document.querySelector('.own-containers input'))"
    )
    page.wait_for_text(".own-containers pre", "['step 0', 'step 1', 'step 2']")
    page.wait_for_text(".own-containers label", "value 4 of 4")


# The program, its scenario, the sentence about the mark, and its place on the board: column, row
# from the bottom, and side. All come from reading the program (`tests/unit/test_own_programs.py`).
PLACES = [
    ("twice", "tour/5x5/a5/geeks", "d1 is marked like this", (3, 0, 5)),
    ("refused", "queens/6", "c5 is marked like this", (2, 4, 6)),
    ("sudoku_stale", "sudoku/1.....3..4.....2", "r1c3: 4 is marked like this", (2, 3, 4)),
    ("colours", "colouring/australia/3", "South Australia blue is marked like this", None),
    ("stays_gray", "graph/example/A/limit=6", "C is marked like this", None),
]


@pytest.mark.parametrize(("program", "scenario", "told", "place"), first(2, PLACES))
def test_the_place_of_what_is_wrong_is_marked_at_its_step(
    page: Page, program: str, scenario: str, told: str, place: tuple[int, int, int] | None
) -> None:
    page.resize(1280, 720)
    open_program(page, scenario, read_program(f"wrong_{program}"))
    run(page)
    page.wait_for("knights.still")
    lost = f"{THEIRS}-lost"
    assert told in page.text(".own-findings")
    found = marked(page, lost)
    assert len(found) == 1
    if place is not None:
        column, row, side = place
        where = (column + 0.5) / side, 1 - (row + 0.5) / side
        assert found[0] == pytest.approx(where, abs=0.03)
    assert page.count(f"{lost}[stroke-dasharray]") == 1, "it is told by its shape, too"
    page.click("#step-back")
    page.wait_for(f"document.querySelector('{THEIRS}') === null")
    page.click("#step")
    page.wait_for(f"document.querySelector('{lost}') !== null")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (820, 1180)])
def test_program_run_and_verdict_are_in_sight_together(page: Page, width: int, height: int) -> None:
    page.resize(width, height)
    open_program(page, "queens/6", read_program("wrong_diagonal"))
    stood = {at: page.box(at) for at in (".own-run", "#tab-code", "#tab-stack", "#tab-pictures")}
    run(page)
    page.wait_for("knights.still")
    # Neither Run nor a tab moves when Why has nothing to say and the calls are shown.
    assert {at: page.box(at) for at in stood} == stood
    for part, least in ((".own-run", 30), (".own-editor", 100), (".own-verdict", 14)):
        box = page.box(part)
        assert box["height"] >= least, part
        assert box["y"] >= 0 and box["y"] + box["height"] <= height, part
        middle = f"{box['x'] + box['width'] / 2}, {box['y'] + box['height'] / 2}"
        on_top = f"document.elementFromPoint({middle}).closest('{part}') !== null"
        assert page.evaluate(on_top), f"{part} is covered"


def test_what_has_no_place_is_marked_nowhere(page: Page) -> None:
    open_program(page, "tour/5x5/a5/geeks", read_program("wrong_off_path"))
    run(page)
    page.wait_for_text(".own-findings", "off the board")
    page.wait_for("knights.still")
    assert marked(page, THEIRS) == []
    assert "marked" not in page.text(".own-findings")


SEEN = """
(() => {
  const box = (at) => {
    const { left, top, right, bottom, width, height } =
      document.querySelector(at).getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const parts = ["#board", "#sentence", "#position", ".transport", ".own-editor", ".own-told"];
  const outside = parts.filter((at) => {
    const { left, top, right, bottom } = box(at);
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  const line = parseFloat(getComputedStyle(document.querySelector(".cm-line")).lineHeight);
  return {
    board: box("#board").width, lines: box(".own-editor").height / line, outside,
    program: box(".own").width * box(".own").height / (innerWidth * innerHeight),
    width: document.documentElement.scrollWidth,
  };
})()
"""


def settle(page: Page, width: int, height: int) -> dict[str, Any]:
    page.lay_out(width, height)
    seen: dict[str, Any] = page.evaluate(SEEN)
    return seen


# The least lines of the program in each window; from 1800 pixels on, all text is 8 % larger.
WIDE = [(1280, 720, 24), (1440, 900, 30), (1920, 1080, 38), (820, 1180, 24), (1180, 820, 28)]


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_the_program_has_most_of_the_window_when_it_is_asked_for(page: Page) -> None:
    page.resize(1280, 720)
    run_link(page, "queens/6", read_program("right_queens_array"))
    # The results are a drawer below, which can be folded.
    assert settle(page, 1280, 720)["lines"] >= 8
    page.click(".own-fold")
    before = settle(page, 1280, 720)
    assert before["lines"] >= 18 and before["outside"] == []
    page.click(".own-wide")
    page.wait_for("document.documentElement.hasAttribute('data-own-wide')")
    for compared in (False, True):
        if compared:
            show_ours(page)
        for width, height, lines in WIDE:
            seen = settle(page, width, height)
            at = (width, height, compared, seen)
            assert seen["outside"] == [] and seen["width"] <= width, at
            assert seen["program"] >= 0.5 or height > width, at
            assert seen["program"] >= 0.43 and seen["lines"] >= lines, at
            # Two boards of one size stand beside each other.
            assert seen["board"] >= (170 if compared else 200), at
            if compared:
                strip = "document.querySelector('.own-strip')"
                assert page.evaluate(f"{strip}.scrollHeight <= {strip}.clientHeight"), at
    # The key toggles it, too, and the choice survives a reload.
    page.resize(1280, 720)
    page.focus(".own-wide")
    page.press("e")
    page.wait_for("!document.documentElement.hasAttribute('data-own-wide')")
    page.click(".own-beside")
    assert settle(page, 1280, 720) == before
    page.press("e")
    page.wait_for("document.querySelector('.own-wide').ariaPressed === 'true'")
    page.reload()
    page.wait_for("document.documentElement.hasAttribute('data-own-wide')")


REACHED = """
[
  "#lesson-text", "#lesson-next", ".own-run", ".own-wide", "#tab-why", ".cm-content",
].filter((at) => {
  const one = document.querySelector(at);
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + Math.min(height, 40) / 2));
})
"""


@pytest.mark.engines("chromium")
def test_a_lesson_has_its_place_beside_a_program_with_more_room(page: Page) -> None:
    page.resize(1280, 800)
    page.open("#lesson/14.1", until=None)
    page.wait_for("!!document.querySelector('.own-wide')?.checkVisibility()")
    page.click(".own-wide")
    page.wait_for("document.documentElement.hasAttribute('data-own-wide')")
    for width, height in [(1280, 800), (820, 1180), (1000, 700), (900, 700)]:
        page.lay_out(width, height)
        at = (width, height)
        assert page.evaluate(REACHED) == [], at
        assert page.box("#told")["width"] >= 200, at
        assert page.box("#lesson-text")["height"] >= 60, at
        assert page.box(".cm-editor")["height"] >= 60, at
        assert not page.overflows(), at


@pytest.mark.parametrize(
    ("width", "height"),
    [(390, 844), pytest.param(844, 390, marks=pytest.mark.waits("one window is enough each day"))],
)
def test_where_nothing_is_gained_no_room_is_offered(page: Page, width: int, height: int) -> None:
    page.resize(width, height)
    run_link(page, "queens/6", read_program("right_queens_array"))
    assert not page.sees(".own-wide")
    page.focus(".own-run")
    page.wait_until_drawn()  # the pane of the verdict is in view
    board = page.box("#board")
    page.press("e")
    page.wait_for("knights.still")
    assert page.box("#board") == board
    assert page.evaluate("document.querySelector('.own-wide').ariaPressed") == "false"
    show_ours(page)
    seen = settle(page, width, height)
    assert seen["width"] <= width, seen
    for part in ("#sentence", "#position", ".transport", ".own-ours-board"):
        box = page.box(part)
        assert 0 <= box["y"] < box["y"] + box["height"] <= height + 1, part


@pytest.mark.parametrize(("theme", "width", "height"), LOOKS)
def test_an_audit_finds_nothing_beside_a_program(
    page: Page, theme: str, width: int, height: int
) -> None:
    page.resize(width, height)
    open_program(page, "queens/6", read_program("wrong_diagonal"))
    page.evaluate(
        f"document.documentElement.dataset.theme === '{theme}'"
        " || document.getElementById('theme').click()"
    )
    run(page)
    prepare(page)
    show_ours(page)
    page.wait_for("knights.still")
    assert audit(page) == []
    if width > 1000:
        page.click(".own-wide")
        page.wait_for("document.documentElement.hasAttribute('data-own-wide') && knights.still")
        assert audit(page) == []
