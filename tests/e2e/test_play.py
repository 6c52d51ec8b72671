"""Play it yourself: by mouse and by keyboard, in every puzzle, and kept in a link."""

import pytest

from audit import LOOKS, audit, prepare
from by_hand import LIVE, SENTENCE, boxes, changed, go_to, point, says, wait_at
from engines.page import Page
from share import first

TOUR = [
    *("c3", "d5", "e3", "d1", "b2", "a4", "c5", "e4", "d2", "b1", "a3", "b5", "d4"),
    *("e2", "c1", "a2", "b4", "d3", "e1", "c2", "a1", "b3", "a5", "c4", "e5"),
]


def play(page: Page, link: str) -> None:
    """Open a link, and continue by hand from there."""
    page.open(link, until=None)
    page.wait_for("knights.player.description && knights.solver.status.name === 'loaded'")
    page.wait_for("knights.player.aim === null")
    page.click("#play-yourself")
    page.wait_for(LIVE)


def test_a_tour_by_hand_from_its_start_to_the_end(page: Page) -> None:
    page.resize(1280, 720)
    play(page, "#tour/5x5/c3/sutcliffe")
    assert page.text("#sentence") == "Your turn. Choose a square with a dot."
    # A move against the rules is explained, and not made.
    point(page, 5, "c4")
    says(page, "A knight can't go from c3 to c4.")
    assert page.count(".marks .mark-one") > 0, "the knight's move is drawn"
    assert page.evaluate("knights.player.timeline.known") == 0
    for number, square in enumerate(TOUR[1:], start=1):
        point(page, 5, square)
        wait_at(page, number)
        if number == 2:
            point(page, 5, TOUR[1])
            says(page, f"{TOUR[1]} is ruled out: it is on the path already.")
    page.wait_for_text("#status-title", "Solved")
    assert page.text("#status-detail") == (
        "The page checked your solution. It keeps every rule. You made 24 choices and took 0 back."
        " The search made 25,541 choices and took 25,517 back."
    )
    assert (page.text("#placed"), page.text("#undone"), page.text("#depth")) == ("24", "0", "25")
    # A click on the last square undoes it; the steps go back and forth through all moves.
    point(page, 5, TOUR[-1])
    wait_at(page, 25)
    assert page.text("#undone") == "1"
    page.press("Home")
    wait_at(page, 0)
    page.click("#go-end")
    wait_at(page, 25)
    # The program's run is as it was left.
    page.click("#play-done")
    page.wait_for("!knights.player.live && knights.player.timeline.known > 0")
    assert page.position == 0
    page.click("#step")
    page.wait_at(1)


@pytest.mark.engines("chromium")
def test_what_the_search_did_is_not_said_of_the_visitor_who_goes_on(page: Page) -> None:
    play(page, "#queens/6@2")
    assert page.text("#sentence") == (
        "Your turn. Put a queen in column c, or in any other empty column."
    )
    point(page, 6, "c5")
    says(page, "You put a queen on c5. That is queen 3 of 6.")


@pytest.mark.engines("chromium")
def test_hints_come_in_three_steps_and_only_when_asked(page: Page) -> None:
    play(page, "#tour/5x5/c3/sutcliffe")
    stood = boxes(page)
    page.click("#play-hint")
    says(page, "Look at ")
    page.click("#play-hint")
    says(page, "Count the options one step further: ")
    page.click("#play-hint")
    says(page, ": a tour is possible from there.")
    move = page.text("#sentence").split(":")[0].removeprefix("Hint 3 of 3. Move to ")
    point(page, 5, move)
    wait_at(page, 1)
    says(page, f"You are on {move}. That is square 2 of 25.")
    page.click("#play-lost")
    says(page, "A tour is still possible.")
    # Whatever is said, the buttons and the explanation stay where they are.
    still = {at: box for at, box in stood.items() if at.startswith(("play-", "panels"))}
    assert len(still) > 2 and changed(still, boxes(page)) == []


@pytest.mark.engines("chromium")
def test_where_it_was_lost_and_a_better_choice_there(page: Page) -> None:
    page.open("#tour/5x5/c3/sutcliffe@9", until="paused")
    page.wait_for("knights.player.description")
    # A key for the board that comes before the question leaves the focus on the board.
    page.evaluate(
        "(() => { const board = document.getElementById('board');"
        " document.getElementById('find-mistake').click(); board.focus();"
        " board.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', bubbles: true })); })()"
    )
    page.wait_for("document.documentElement.hasAttribute('data-question')")
    assert page.evaluate("document.activeElement.id") == "board"
    # The question doesn't give the answer away, and the steps of the search stay.
    page.wait_for_text("#question-asked", "which square was the mistake?")
    point(page, 5, "e5")
    page.wait_for_text("#question-said", "Try again.")
    assert page.count(".question-marks .mark-lost") == 0 and "c4" not in page.text("#question")
    point(page, 5, "c4")
    page.wait_for_text(
        "#question-said", "c4 was the mistake. Before it, a tour was still possible."
    )
    page.wait_for("document.querySelectorAll('.question-marks .mark-lost').length > 0")
    assert page.position == 9
    assert page.text("#question .button-main") == "Show the step"
    page.click("#question-better")
    says(page, "This is how it was before c4, the mistake. Find a better choice.")
    assert page.path == [12, 23, 14]
    assert page.text("#status-detail").startswith("You made 0 choices and took 0 back.")
    point(page, 5, "c4")
    says(page, "c4 was the mistake. Choose something else.")
    page.wait_for("document.querySelector('#play-solution')?.checkVisibility()")
    page.click("#play-solution")
    page.wait_for("document.querySelector('.ghost-trail')")
    assert sorted(map(int, page.texts(".ghost-text"))) == list(range(4, 26))
    # From e3 c2 and d1 are free, too; the page takes one that can be completed.
    for square in ("d1", "c2"):
        point(page, 5, square)
        page.wait_for(f"{LIVE} && !{SENTENCE}.startsWith('The search is looking')")
        if len(page.path) == 4:
            break
        assert "is a mistake, too" in page.text("#sentence")
    says(page, "is better: a tour is possible from there.")
    page.click("#play-done")
    page.wait_for("!knights.player.live && knights.player.timeline.position === 9")


@pytest.mark.also_single("chromium")
def test_queens_beside_blocked_squares_and_the_way_to_the_programs_own_path(page: Page) -> None:
    play(page, "#queens/4/holes=a2,d4")
    # One of the two solutions, a2 b4 c1 d3, begins on a blocked square.
    for square, said in [
        ("a2", "a2 is ruled out: it is blocked."),
        ("a3", "Now put a queen in column b, or in any other empty column."),
        ("b2", "b2 is ruled out: the queen on a3 attacks it."),
    ]:
        point(page, 4, square)
        says(page, said)
    for number, square in enumerate(["b1", "c4", "d2"], start=2):
        point(page, 4, square)
        wait_at(page, number)
    page.wait_for_text("#status-title", "Solved")
    assert "queens/4/holes=a2,d4" in page.evaluate("location.hash")
    page.click("#play-done")
    page.wait_for("!document.getElementById('toast-action').hidden")
    page.click("#toast-action")
    page.wait_for("!knights.player.live && knights.player.state.complete")
    assert page.position > 4


@pytest.mark.engines("chromium")
def test_a_sudoku_by_hand_with_keys_and_with_the_digits_on_the_board(page: Page) -> None:
    play(page, "#sudoku/small")
    page.click_within("#board", 0.1, 0.1)
    page.wait_for("document.querySelectorAll('.play-value').length === 4")
    page.click(".play-value:nth-child(1)")
    says(page, "is ruled out: ")
    page.press("3")
    wait_at(page, 1)
    says(page, "You wrote 3 in r1c1. That is cell 1 of ")
    page.press("Backspace")
    wait_at(page, 2)
    page.click_within("#board", 0.1, 0.1)
    page.wait_for("document.activeElement.classList.contains('play-value')")


@pytest.mark.engines("chromium")
def test_a_game_is_gone_on_with_and_take_back_undoes_a_clearing(page: Page) -> None:
    play(page, "#sudoku/small")
    assert not page.sees("#play-anew")
    page.click_within("#board", 0.1, 0.1)
    page.press("3")
    wait_at(page, 1)
    written = page.path
    page.click_within("#board", 0.1, 0.1)
    says(page, "Choose a digit for r1c1")
    page.click("#play-clear")
    says(page, "You took 3 back from r1c1.")
    page.click("#play-back")
    says(page, "You wrote 3 in r1c1.")
    assert page.path == written
    page.click("#play-done")
    page.wait_for("!knights.player.live && knights.player.description")
    page.click("#play-yourself")
    says(page, "This is your game from before.")
    assert page.path == written
    page.click("#play-anew")
    wait_at(page, 0)
    assert page.path == []


@pytest.mark.engines("chromium")
def test_on_a_phone_digits_stand_below_the_board_are_noted_and_cleared(page: Page) -> None:
    page.resize(390, 844)
    play(page, "#sudoku/small")
    page.wait_for("!document.getElementById('play-values').hidden")
    board, pad = page.box("#board"), page.box("#play-values")
    assert pad["y"] >= board["y"] + board["height"]
    page.click_within("#board", 0.1, 0.1)
    says(page, "Choose a digit for r1c1")
    page.click("#play-notes")
    page.click(".play-value:nth-child(3)")
    says(page, "Your notes in r1c1: 3.")
    page.focus("#board")
    page.press("ArrowRight")
    page.press("ArrowLeft")
    page.wait_for(
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
        "?.textContent.startsWith('r1c1: blank. Notes: 3. ')"
    )
    page.click("#play-notes")
    says(page, "Notes are off")
    page.click(".play-value:nth-child(3)")
    wait_at(page, 1)
    page.click_within("#board", 0.1, 0.1)
    page.wait_for("document.getElementById('play-clear').ariaDisabled === null")
    page.click("#play-clear")
    says(page, "You took 3 back from r1c1.")
    assert page.path == []
    # Each colour of a map is seen.
    play(page, "#colouring/australia/3")
    page.wait_for("document.querySelectorAll('.play-swatch').length === 3")
    swatches = "[...document.querySelectorAll('.play-swatch')]"
    colour = "(one) => getComputedStyle(one).backgroundColor"
    assert len({*page.evaluate(f"{swatches}.map({colour})")}) == 3


@pytest.mark.engines("chromium")
def test_a_depth_first_search_by_hand_keeps_its_rules(page: Page) -> None:
    play(page, "#forest/example/A")
    page.focus("#board")
    for number, name in enumerate(["A", "D", "E"], start=1):
        go_to(page, name)
        page.press("Enter")
        wait_at(page, number)
    says(page, "It is discovered from D")
    page.press("Backspace")
    says(page, "You can't leave E yet. ")
    # A game is a search of its own, with its own times of discovery.
    assert not page.sees("#play-lost")
    page.click("#tab-tree")
    page.wait_for_text(".tree", "D 2/")


@pytest.mark.engines("chromium")
def test_it_can_be_played_by_keyboard_alone(page: Page) -> None:
    page.resize(1280, 720)
    page.open("#queens/4@2", until="paused")
    page.wait_for("knights.player.description")
    page.press("y")
    page.wait_for(f"{LIVE} && document.activeElement.id === 'board'")
    page.press("Backspace")
    page.wait_for("knights.player.state.takenBack === 1")
    page.press("h")
    says(page, "Look at ")
    page.wait_for_text("#announced", "Look at ")
    page.press("ArrowRight")
    page.wait_for(
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
        "?.textContent.endsWith('Enter: choose this')"
    )
    page.press("Escape")
    page.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")
    # Play can't be used: the way to the controls leads to a button that can.
    page.focus(".skip[data-to=play]")
    page.press("Enter")
    page.wait_for("document.activeElement.matches('.transport .button:enabled')")
    # Escape ends no game with steps, but offers to leave it; a game without any it leaves.
    page.press("Escape")
    page.wait_for_text("#toast-action", "Back to the search")
    assert page.evaluate("knights.player.live")
    page.press("y")
    page.wait_for("!knights.player.live && knights.player.timeline.position === 2")
    page.press("y")
    page.wait_for(f"{LIVE} && document.activeElement.id === 'board'")
    page.press("ArrowRight")
    page.press("Escape")
    page.wait_for("!knights.player.live && knights.player.timeline.position === 2")


def test_space_puts_a_queen_and_arrows_move_among_the_colours(page: Page) -> None:
    page.resize(1280, 720)
    page.open("#queens/4", until=None)
    page.wait_for("knights.player.description && knights.solver.status.name === 'loaded'")
    page.press("y")
    page.wait_for(f"{LIVE} && document.activeElement.id === 'board'")
    page.press("ArrowUp")
    page.press("Space")
    page.wait_for("knights.player.state.depth === 1")
    page.open("#colouring/australia/3", until=None)
    page.wait_for("knights.player.description && knights.solver.status.name === 'loaded'")
    page.press("y")
    page.wait_for(f"{LIVE} && document.activeElement.id === 'board'")
    # A region, then a step back would be there to make.
    page.press("1")
    page.wait_for("knights.player.state.depth === 1")
    page.press("ArrowDown")
    page.press("Enter")
    page.wait_for("document.activeElement.matches('.play-value')")
    focus = "[...document.querySelectorAll('.play-value')].indexOf(document.activeElement)"
    for key, there in (("ArrowRight", 1), ("ArrowLeft", 0)):
        page.press(key)
        assert page.evaluate(focus) == there
    assert page.evaluate("knights.player.state.depth") == 1
    page.press("Escape")
    page.wait_for("document.activeElement.id === 'board'")
    says(page, "press Enter to see the colours")


@pytest.mark.engines("chromium", "firefox", "webkit")
@pytest.mark.also_single("chromium")
def test_what_was_done_is_a_link_that_replays_it(page: Page) -> None:
    # a1, c2 refused; b3, undone, b4: step by step, and the moment before the last.
    page.open("#queens/4@3&play=1AG.AH", until=None)
    page.wait_for(LIVE)
    wait_at(page, 3)
    assert page.evaluate("knights.player.timeline.known") == 4
    assert page.path == [0]
    says(page, "You took the queen on b3 back.")
    page.press("ArrowRight")
    wait_at(page, 4)
    assert page.path == [0, 7]
    page.wait_for("location.hash === '#queens/4@4&play=1AG.AH'")
    # A move at an earlier moment begins another game.
    page.click("#step-back")
    page.click("#step-back")
    wait_at(page, 2)
    page.press("Backspace")
    page.wait_for("location.hash === '#queens/4@3&play=1AG.A'")
    # The later steps are dropped, and can be restored.
    assert "2 later steps are gone" in page.text("#toast-text")
    page.click("#toast-action")
    page.wait_for("location.hash === '#queens/4@4&play=1AG.AH'")


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(
    ("link", "said"),
    first(
        1,
        [
            ("play=1AF", "step 2 by hand: b2 is ruled out: the queen on a1 attacks it"),
            ("play=no", "play 'no': it must be yes, or what was done by hand"),
        ],
    ),
)
def test_a_link_that_breaks_the_rules_says_so(page: Page, link: str, said: str) -> None:
    page.open("#queens/4")
    # Timers of the page run at once; those of the test's driver are shorter or longer.
    due = "time > 300 && time < 3000 ? 0 : time"
    page.replace("window", "setTimeout", f"(later) => (act, time) => later(act, {due})")
    page.follow(f"#queens/4@1&{link}")
    page.wait_for(
        f"document.getElementById('notice-text').innerText.includes({said!r}) && knights.still"
    )
    page.evaluate("new Promise((done) => setTimeout(() => setTimeout(done)))")
    # The link stays in the address bar so that it can be corrected.
    assert page.evaluate(f"!knights.player.live && location.hash.endsWith({link!r})")


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(("theme", "width", "height"), [*LOOKS, ("light", 320, 640)])
def test_all_is_in_sight_and_an_audit_finds_nothing(
    page: Page, theme: str, width: int, height: int
) -> None:
    page.resize(width, height)
    play(page, f"#sudoku/small@3&theme={theme}")
    page.click_within("#board", 0.9, 0.9)
    page.wait_for("document.querySelectorAll('.play-value').length === 4")
    for part in ("#board", "#sentence", "#play-bar", "#play-values", "#play-done", "#panels"):
        box = page.box(part)
        assert box["x"] >= 0 and box["x"] + box["width"] <= width + 0.5, part
        assert box["y"] >= 0 and box["y"] + box["height"] <= height + 0.5, part
    assert not page.overflows()
    prepare(page)
    page.wait_for("knights.still")
    assert audit(page) == []


@pytest.mark.engines("chromium")
def test_the_first_page_leads_there(page: Page) -> None:
    page.open("")
    page.wait_for("document.getElementById('hero-play').hash !== ''")
    page.note("search", "[]")
    # A ResizeObserver runs after all other scripts of a frame, and before it is painted.
    page.evaluate(
        "(() => { const box = document.body.appendChild(document.createElement('i'));"
        " const { search } = noted;"  # a last frame may come after the test
        " const change = () => { box.style.width = `${search.length % 2 + 1}px`; };"
        " box.style.position = 'fixed';"
        " const look = () => { const [end, bar] = ['to-dead-end', 'play-bar'].map((id) =>"
        " document.getElementById(id).checkVisibility());"
        " search.push(end);"
        " if (!bar || search.length < 20) requestAnimationFrame(change); };"
        " new ResizeObserver(look).observe(box); change(); })()"
    )
    page.click("#hero-play")
    page.wait_for(LIVE)
    # The game's own buttons are there from the first frame on.
    page.wait_for("noted.search.length > 19")
    assert not any(page.evaluate("noted.search"))
    page.wait_for(f"{SENTENCE} === 'Your turn. Choose a square with a dot.'")
    assert page.evaluate("location.hash").endswith("&play=0")


@pytest.mark.engines("chromium")
@pytest.mark.served("the page for frames is another file")
def test_a_frame_is_played_in_too(page: Page) -> None:
    page.resize(420, 600)
    page.goto(f"{page.site.url}embed.html#queens/6@2")
    page.evaluate("void addEventListener('message', () => { window.heard = true; })")
    page.wait_for("knights.player.description && knights.solver.status.name === 'loaded'")
    page.click("#play-yourself")
    page.wait_for(LIVE)
    taken = page.position
    point(page, 6, "f4")
    wait_at(page, taken + 1)
    says(page, "You put a queen on f4.")
    page.press("Backspace")
    wait_at(page, taken + 2)
    page.click("#play-hint")
    says(page, "Look at c5")
    page.click("#play-done")
    page.wait_for("!knights.player.live && knights.player.timeline.position === 2")
    # Without a page around it, the page sends its state to nobody.
    assert not page.evaluate("window.heard")


@pytest.mark.engines("chromium")
@pytest.mark.waits("a frame is played in by the test before")
@pytest.mark.served("the page for frames is another file")
def test_the_values_of_a_place_are_in_sight_in_a_frame(page: Page) -> None:
    page.resize(400, 560)
    page.goto(f"{page.site.url}embed.html#sudoku/easy@0&play=0")
    wait_at(page, 0)
    page.click_within("#board", 0.5, 0.5)
    page.wait_for("document.querySelectorAll('#play-values .play-value').length === 9")
    # Each button can be hit, and none covers the board or the transport.
    assert page.evaluate(
        "[...document.querySelectorAll('.play-value, .play-bar button')].every((one) => {"
        " const { x, y, width, height } = one.getBoundingClientRect(); return width === 0 ||"
        " one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); })"
    )
    page.click(".play-value:nth-child(5)")
    wait_at(page, 1)


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(
    ("width", "height"), first(2, [(1280, 720), (320, 640), (390, 844), (820, 1180)])
)
def test_neither_board_nor_buttons_move_when_play_begins(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open("#sudoku/easy", until="ready")
    page.wait_for("knights.player.description")
    places = (
        "['#board', '.controls', '.transport'].map((at) => {"
        " const { x, y, width, height } = document.querySelector(at).getBoundingClientRect();"
        " return [x, y, width, height]; })"
    )
    before = page.evaluate(places)
    page.click("#play-yourself")
    page.wait_for(LIVE)
    assert page.evaluate(places) == before
    # A message covers none of the controls of the game.
    page.evaluate("void knights.showToast('A message of some length.')")
    message, buttons = page.box("#toast"), page.box(".transport")
    above = message["y"] + message["height"] <= buttons["y"]
    below = message["y"] >= buttons["y"] + buttons["height"]
    assert above or below or buttons["x"] + buttons["width"] <= message["x"]
