"""Fingers on the board, as the browser reports them: one that drags, and two that zoom."""

import pytest

from engines.page import Page
from engines.playwright_page import PlaywrightPage
from knights.board import Board

WHY = "only Chromium takes touches from a test, where the screen's would go in"
pytestmark = pytest.mark.only("chromium", why=WHY)

Point = tuple[float, float]
STEPS = 10


class Hand:
    """Fingers that touch the window; points are in CSS pixels."""

    def __init__(self, page: Page) -> None:
        assert isinstance(page, PlaywrightPage)
        self.page = page
        self.session = page.visitor.new_cdp_session(page.tab)
        touch = {"enabled": True, "maxTouchPoints": 2}
        self.session.send("Emulation.setTouchEmulationEnabled", touch)

    def touch(self, kind: str, *points: Point) -> None:
        fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def move(self, *ways: tuple[Point, Point]) -> None:
        """Put fingers down, move them together in straight lines, and lift them."""
        for number in range(len(ways)):
            self.touch("touchStart", *[start for start, _ in ways[: number + 1]])
        for step in range(1, STEPS + 1):
            self.touch("touchMove", *[between(*way, step / STEPS) for way in ways])
        # A finger that rests before it is lifted doesn't fling the page.
        self.page.evaluate("new Promise((resolve) => setTimeout(resolve, 150))")
        self.touch("touchMove", *[end for _, end in ways])
        self.touch("touchEnd")
        self.page.evaluate("new Promise((resolve) => requestAnimationFrame(resolve))")

    def tap(self, point: Point) -> None:
        self.touch("touchStart", point)
        self.touch("touchEnd")


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def point(page: Page, selector: str, across: float, down: float) -> Point:
    box = page.box(selector)
    return box["x"] + across * box["width"], box["y"] + down * box["height"]


def shift(start: Point, dx: float, dy: float) -> Point:
    return start[0] + dx, start[1] + dy


def scrolled(page: Page) -> float:
    offset: float = page.evaluate("window.scrollY")
    return offset


def test_a_finger_drags_a_vertex_and_scrolls_the_page_beside_it(page: Page) -> None:
    # A window so low that part of the page is out of sight.
    page.resize(390, 480)
    page.open("#graph/example/A")
    page.wait_for("knights.player.description !== null")
    hand = Hand(page)
    # A is at the left, half way up: see the layout's test.
    vertex = point(page, "#board", 0.09, 0.5)
    hand.move((vertex, point(page, "#board", 0.3, 0.8)))
    kept = "JSON.parse(sessionStorage.getItem('knights.places'))?.example"
    x, y = page.wait_for(kept)["A"]
    assert (x, y) == pytest.approx((0.25, 0.87), abs=0.05)
    assert scrolled(page) == 0
    assert page.evaluate("knights.player.scenario") == "graph/example/A", "a drag is no tap"
    beside = point(page, "#board", 0.1, 0.4)
    hand.move((beside, shift(beside, 0, -100)))
    page.wait_for("window.scrollY > 50")
    assert page.evaluate(kept)["A"] == [x, y]


def test_fingers_move_a_large_board_and_come_nearer(page: Page) -> None:
    scenario = "tour/1000x1000/a1/textbook/strategy=construct"
    # A window so low that part of the page is out of sight.
    page.resize(390, 480)
    page.open(f"#{scenario}")
    page.wait_open(scenario)
    page.seek(60_000)
    hand = Hand(page)
    slider = point(page, "#position", 0.5, 0.5)
    hand.move((slider, point(page, "#position", 0.25, 0.5)))
    most = float(page.evaluate("document.getElementById('position').max"))
    page.wait_for(f"Math.abs(knights.player.timeline.position / {most} - 0.25) < 0.05")
    assert scrolled(page) == 0
    # The whole board is visible, and can't be moved: the finger scrolls the page.
    middle = point(page, "#board", 0.5, 0.5)
    hand.move((middle, shift(middle, 0, -120)))
    page.wait_for("window.scrollY > 50")
    page.evaluate("window.scrollTo(0, 0)")
    page.wait_for("window.scrollY === 0")
    # Two fingers move apart to three times their distance: the point between them stays in place.
    target = point(page, "#board", 0.3, 0.6)
    hand.move(
        *[(shift(target, way * 20, way * 20), shift(target, way * 60, way * 60)) for way in (-1, 1)]
    )
    assert scrolled(page) == 0
    moved = shift(target, 80, -70)
    hand.move((target, moved))
    assert scrolled(page) == 0
    page.seek(0)
    hand.tap(moved)
    page.wait_for(f"knights.player.scenario !== {scenario!r}")
    start = page.evaluate("knights.player.scenario").split("/")[2]
    rank, file = divmod(Board(1000, 1000).square(start), 1000)
    assert (file, rank) == pytest.approx((300, 400), abs=5), start


SMALL = """
[...document.querySelectorAll("button, select, summary, [role=tab], input[type=range], .stack-row")]
  .filter((part) => part.checkVisibility() && !part.closest("svg, .skips"))
  .filter((part) => {
    const { width, height } = part.getBoundingClientRect();
    return height < 43.5 || width < 31.5;
  })
  .map((part) => part.id || part.className)
"""


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (390, 844),
        pytest.param(844, 390, marks=pytest.mark.waits("one window is enough each day")),
        pytest.param(820, 1180, marks=pytest.mark.waits("one window is enough each day")),
    ],
)
def test_what_is_tapped_is_large_enough_for_a_finger(page: Page, width: int, height: int) -> None:
    page.resize(width, height)
    page.open("#tour/5x5/c3/sutcliffe@36", until="paused")
    Hand(page)
    page.wait_for("matchMedia('(pointer: coarse)').matches")
    for name in ("why", "code", "stack", "pictures"):
        page.evaluate(f"document.getElementById('tab-{name}').click()")  # two are in a menu
        page.wait_for(f"!document.getElementById('panel-{name}').hidden && knights.still")
        assert page.evaluate(SMALL) == [], name
        assert not page.overflows()
    page.evaluate("document.getElementById('setup-open').click()")
    assert page.evaluate(SMALL) == []


def test_one_swipe_over_the_head_of_a_lesson_leads_to_its_board_and_back(page: Page) -> None:
    page.resize(390, 844)
    hand = Hand(page)
    page.open("#lesson/1.3", until=None)
    page.wait_for("document.getElementById('lesson-text')?.checkVisibility()")
    head = point(page, ".lesson-head", 0.2, 0.5)
    hand.move((head, shift(head, 0, 120)))
    page.wait_for("!document.getElementById('lesson-text').checkVisibility()")
    box = page.box("#board")
    assert box["height"] >= 240 and box["y"] + box["height"] <= 844
    head = point(page, ".lesson-head", 0.2, 0.5)
    hand.move((head, shift(head, 0, -120)))
    page.wait_for("document.getElementById('lesson-text').checkVisibility()")
    # Along the text it turns the steps.
    text = point(page, "#lesson-text", 0.8, 0.2)
    hand.move((text, shift(text, -200, 0)))
    page.wait_for("document.querySelector('#lesson h3').textContent === 'How far back?'")


def test_a_finger_chooses_a_line_and_arrows_of_its_size_go_there(page: Page) -> None:
    page.resize(390, 844)
    hand = Hand(page)
    page.open("#tour/5x5/c3/sutcliffe@36", until="paused")
    page.click("#tab-code")
    page.wait_for("document.querySelector('.listing .lit') !== null && knights.still")
    seen = page.evaluate("document.querySelector('.lit > [data-line]').dataset.line")
    hand.tap(point(page, f'[data-line="{seen}"]', 0.5, 0.5))
    page.wait_for(f"document.querySelector('.code-line')?.value === '{seen}'")
    page.wait_for_text(".code-where", "arrows lead")
    assert page.position == 36
    assert page.evaluate(SMALL) == []
    box, panel = page.box(".code-runs"), page.box("#panel-code")
    assert box["x"] + box["width"] <= panel["x"] + panel["width"]
    # The visitor wants the next line, which places a square.
    lines = page.texts(".listing li")
    meant = 1 + next(at for at, text in enumerate(lines) if "# place" in text)
    page.choose(".code-line", str(meant))
    page.wait_for_text(".listing .target", "# place")
    page.evaluate("document.querySelector('.code-runs').lastChild.click()")
    # Step 36 undid d1, and some steps later the search places another square.
    page.wait_for("knights.player.timeline.position > 36 && knights.still")
    page.wait_for_text(".listing .lit", "# place")


def test_a_first_touch_in_a_presentation_only_shows_its_buttons(page: Page) -> None:
    page.resize(820, 1180)
    page.open("#queens/8@5&present=yes", until="paused")
    page.wait_for("knights.player.description !== null")
    hand = Hand(page)
    position = "knights.player.timeline.position"
    awake = "document.documentElement.dataset.awake === 'yes'"
    hand.tap((410, 600))
    page.wait_for(awake)
    step = point(page, "#step", 0.5, 0.5)
    page.wait_for(f"!({awake})")
    hand.tap(step)
    page.wait_for(awake)
    hand.tap(step)
    page.wait_for(f"{position} > 5")
    assert page.evaluate(position) == 6, "the touch that showed the button pressed it, too"
