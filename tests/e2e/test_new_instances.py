"""New instances and the daily board: by link, played, shared and left."""

import re

import pytest

from engines.page import Page
from knights.scenario import build, format, invent, link, parse
from knights.search import Search
from share import first

LIVE = "knights.player.live && knights.player.aim === null && knights.still"
HERE = "knights.player.description !== null && knights.player.aim === null"


def wait_at(page: Page, position: int) -> None:
    page.wait_for(f"{LIVE} && knights.player.timeline.position === {position}")


@pytest.mark.engines("chromium")
def test_the_board_of_a_day_is_played_to_its_end_and_told_in_a_line(page: Page) -> None:
    page.resize(1280, 720)
    page.open("#today/2026-11-25", until=None)
    wait_at(page, 0)
    # The page has another version of Python, which must invent the same instance.
    board = invent("sudoku", 20_261_125)
    assert page.evaluate("knights.player.scenario") == format(board)
    assert page.evaluate("location.hash") == "#today/2026-11-25"
    assert page.text("#status-title") == "The puzzle of 25 November 2026"
    program = Search(build(board)).run()
    par = f"{program.placed} placed, {program.undone} taken back"
    page.wait_for(
        "document.getElementById('status-detail').textContent =="
        f" \"You made 0 choices and took 0 back. The page's search makes {program.placed} choices"
        f' and takes {program.undone} back (Fewest digits left first)."'
    )
    page.click("#play-hint")
    page.wait_for(
        "document.getElementById('status-detail').textContent.includes('You had 1 hint or check.')"
    )
    digits = [str(choice % 9 + 1) for choice in program.path]
    for position, key in enumerate([digits[0], "Backspace", *digits], start=1):
        if position == 6:
            # A link holds the steps and the number of hints.
            page.wait_for("/@5&play=[^&]+&day=2026-11-25&hints=1$/.test(location.hash)")
            page.reload()
            wait_at(page, 5)
            # Steps undone by "back" are not lost: on a daily board they count.
            page.click("#step-back")
            wait_at(page, 4)
            page.press(digits[2])
            page.wait_for("document.getElementById('sentence').textContent.includes('counts')")
            page.click("#step")
            wait_at(page, 5)
        # The visitor may press the key before Python has named the next place.
        page.press(key)
        wait_at(page, position)
    page.wait_for(
        "document.getElementById('status-title').textContent"
        " === 'You solved the puzzle of 25 November 2026'"
    )
    page.wait_for("document.getElementById('play-result').checkVisibility()")
    page.click("#play-result")
    line = (
        f"Knights 2026-11-25 · Sudoku · {len(digits) + 1} placed, 1 taken back, 1 hint or check"
        f" · par {par} · {page.evaluate('location.href.split("#")[0]')}#today/2026-11-25"
    )
    page.wait_for(f"document.getElementById('toast-text').textContent.endsWith({line!r})")


@pytest.mark.engines("chromium")
def test_each_press_makes_another_instance_and_the_history_keeps_them(page: Page) -> None:
    page.open("#sudoku/easy", until=None)
    page.wait_for(HERE)
    seen = ["sudoku/easy"]
    links = []
    for _ in range(2):
        page.open_setup()
        page.click("#new-instance")
        page.click("#setup-close")
        page.wait_for(f"!{seen!r}.includes(knights.player.scenario) && {HERE}")
        page.wait_for("knights.player.scenario.startsWith('sudoku/')")
        links.append(page.evaluate("location.hash"))
        assert re.fullmatch(r"#new/sudoku/\d{1,6}", links[-1])
        seen.append(page.evaluate("knights.player.scenario"))
        assert seen[-1] == format(parse(links[-1][1:]))
    assert len(set(seen)) == 3
    # A game continues as a game, and after a key the focus returns to the board.
    page.click("#play-yourself")
    wait_at(page, 0)
    page.evaluate("document.getElementById('play-new').focus()")
    page.press("Enter")
    page.wait_for(f"!{seen!r}.includes(knights.player.scenario)")
    wait_at(page, 0)
    page.wait_for("document.activeElement.id === 'board'")
    assert re.fullmatch(r"#new/sudoku/\d{1,6}@0&play=0", page.evaluate("location.hash"))
    page.press("1")
    page.press("H")
    page.back()
    page.wait_for(f"knights.player.scenario === {seen[2]!r} && {HERE}")
    page.back()
    page.wait_for(f"location.hash === {links[0]!r}")
    page.wait_for(f"knights.player.scenario === {seen[1]!r} && {HERE}")


@pytest.mark.engines("chromium")
def test_an_invented_board_has_its_number_and_a_short_link_until_something_is_done(
    page: Page,
) -> None:
    board = invent("queens", 4821)
    page.open("#new/queens/4821&panels=none", until=None)
    page.wait_for(f"knights.player.scenario === {format(board)!r} && {HERE}")
    n = board.values["n"]
    assert page.text("#title") == f"{n} queens, number 4821"
    page.click("#setup-open")
    page.wait_for_text("#form-title", "Queens, number 4821")
    page.click("#setup-close")
    link = "document.getElementById('share-link').value.split('#')[1]"
    page.open_dialog("share")
    page.wait_for(f"{link} === 'new/queens/4821@0&panels=none'")
    page.click("#share-close")
    page.click("#step")
    page.wait_for(f"knights.player.timeline.position === 1 && {HERE}")
    page.open_dialog("share")
    page.wait_for(f"{link} === '{format(board)}@1&panels=none'")
    page.click("#share-close")
    # With one more blocked square it is another board, which no seed stands for.
    page.open_setup()
    page.evaluate("document.getElementById('form-more').open = true")
    page.fill("#holes", "")
    page.press("Enter")
    page.wait_for(f"knights.player.scenario === 'queens/{n}' && {HERE}")
    assert page.text("#title") == f"{n} queens"
    assert page.text("#form-title") == "Your own board"
    # A daily board's title names its day.
    page.open("#today/2026-11-26&panels=none", until=None)
    wait_at(page, 0)
    assert page.text("#title").endswith(" queens, of 26 November 2026")
    page.open_dialog("share")
    page.wait_for(f"{link} === 'today/2026-11-26@0&panels=none'")


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(
    ("bad", "told", "shown"),
    first(
        1,
        [
            (
                "#new/tour/x",
                "seed 'x': it must be a number from 0 to 99999999",
                "tour/5x5/c3/sutcliffe",
            ),
            ("#today/2026-02-30", "day '2026-02-30': it must be a date", "tour/5x5/c3/sutcliffe"),
            (
                "#queens/8@0&play=0&day=2026-11-22",
                "day '2026-11-22': it has another puzzle",
                "queens/8",
            ),
        ],
    ),
)
def test_a_bad_seed_or_date_is_told(page: Page, bad: str, told: str, shown: str) -> None:
    page.open(bad, until=None)
    page.wait_for(f"document.getElementById('notice-text').innerText.includes({told!r})")
    assert page.evaluate("knights.player.scenario") == shown


@pytest.mark.engines("chromium")
def test_the_first_page_leads_to_the_board_of_today(page: Page) -> None:
    page.open("", until=None)
    page.wait_for(
        "/^#today\\/\\d{4}-\\d\\d-\\d\\d$/.test(document.getElementById('hero-today').hash)"
    )
    page.click("#hero-today")
    wait_at(page, 0)
    day = page.evaluate("location.hash").removeprefix("#")
    assert page.evaluate("knights.player.scenario") == format(link.parse(day).scenario)
    assert page.text("#hero-today").startswith("Play today's puzzle: ")
