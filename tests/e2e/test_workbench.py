"""The workbench fills any window: board, sentence, transport and explanation stay visible."""

from typing import Any

import pytest

from engines.page import Page
from share import WAITS, first

# Width and height of the window; the board's least share of it; the least width and height of a
# panel, and the number of panels side by side.
WINDOWS = [
    (1280, 720, 0.30, 640, 400, 1),
    (1440, 900, 0.36, 640, 560, 1),
    (1920, 1080, 0.36, 440, 700, 2),
    (820, 1180, 0.36, 780, 340, 1),
    (1180, 820, 0.33, 500, 520, 1),
    (390, 844, 0.30, 380, 240, 1),
    (844, 390, 0.28, 300, 180, 1),
    (640, 360, 0.28, 300, 180, 1),  # 1280x720 at 200 %
]
LOGIC = pytest.mark.engines("chromium")
MOMENTS = [
    "tour/5x5/c3/sutcliffe@36",
    "queens/8@200",
    "colouring/australia/3@5",
    "graph/example/A@4",
    "forest/example/A@7",
    "sudoku/easy@100",
]

SEEN = """
(() => {
  const box = (part) => {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const parts = ["#board", "#told", "#sentence", "#position", ".transport"].map((at) =>
    [at, document.querySelector(at)]);
  const panels = [...document.querySelectorAll(".panel-page")]
    .filter((part) => part.checkVisibility());
  const all = [...parts, ...panels.map((part) => [part.id, part])];
  const outside = all.filter(([, part]) => {
    const { left, top, right, bottom } = box(part);
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map(([at]) => at);
  return {
    board: box(document.getElementById("board")), panels: panels.map(box), outside,
    window: [innerWidth, innerHeight], width: document.documentElement.scrollWidth,
  };
})()
"""


def open_moment(page: Page, moment: str) -> None:
    """Open another moment in the open page."""
    scenario, _, position = moment.partition("@")
    page.follow(f"#{moment}")
    page.wait_open(scenario)
    page.wait_at(int(position))


def settle(page: Page, width: int, height: int) -> dict[str, Any]:
    """Resize the window, and return the layout once everything is drawn."""
    page.lay_out(width, height)
    seen: dict[str, Any] = page.evaluate(SEEN)
    return seen


def can_be(page: Page, width: int) -> bool:
    """Tell whether an engine's window can be so narrow."""
    return page.engine != "webkit" or width >= 390


# A puzzle on a board and one with very many choices show the differences between engines.
@pytest.mark.engines("chromium", "firefox", "webkit")
@pytest.mark.parametrize(
    "moment",
    [MOMENTS[0], MOMENTS[-1], *(pytest.param(m, marks=[LOGIC, WAITS]) for m in MOMENTS[1:-1])],
)
def test_board_sentence_transport_and_explanation_are_in_sight_together(
    page: Page, moment: str
) -> None:
    page.open("#" + MOMENTS[0], until="paused")
    open_moment(page, moment)
    for width, height, share, wide, high, number in WINDOWS:
        if not can_be(page, width):
            continue
        seen = settle(page, width, height)
        at = (moment, width, height, seen)
        assert seen["outside"] == [], at
        assert seen["width"] <= width, at
        board = seen["board"]
        assert board["width"] * board["height"] >= share * width * height, at
        assert len(seen["panels"]) == number, at
        for panel in seen["panels"]:
            assert panel["width"] >= wide and panel["height"] >= high, at


# Controls to press or choose; the board, the Stack's rows and the Tree's nodes have other tests.
CONTROLS = """
[...document.querySelectorAll("a[href], button, input, select, summary")]
  .filter((part) => part.checkVisibility({ visibilityProperty: true }))
  .filter((part) => !part.closest(".skips, .unseen, .stack, .tree"))
  .filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  })
  .map((part) => part.id || part.textContent.trim())
"""


@pytest.mark.engines("chromium")
def test_few_controls_are_in_sight(page: Page) -> None:
    page.open("#" + MOMENTS[0], until="paused")
    for moment in [*MOMENTS, "tour/5x5/c3/sutcliffe@0", "queens/8/goal=all@300"]:
        open_moment(page, moment)
        for (width, height), most in {(1280, 720): 20, (390, 844): 15}.items():
            page.lay_out(width, height)
            for name in ("why", "code", "pictures"):
                page.evaluate(f"document.getElementById('tab-{name}').click()")
                page.wait_until_drawn()
                page.wait_for(
                    f"{name!r} !== 'why' || !!document.querySelector('.why-title')?.textContent"
                )
                controls = page.evaluate(CONTROLS)
                assert len(controls) <= most, (moment, width, name, controls)


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(("width", "height"), first(1, [(320, 700), (390, 844), (1280, 720)]))
def test_large_text_and_longer_words_leave_everything_within_reach(
    page: Page, width: int, height: int
) -> None:
    page.open("#tour/5x5/c3/sutcliffe@36", until="paused")
    page.resize(width, height)
    # A change of the root's font size has the effect of the browser's setting.
    page.evaluate("void document.documentElement.style.setProperty('font-size', '187.5%')")
    seen = settle(page, width, height)
    assert seen["width"] <= width, seen
    assert seen["board"]["width"] >= 150, seen
    page.evaluate("void document.documentElement.style.removeProperty('font-size')")
    lengthen = """
    (() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (words.nextNode()) texts.push(words.currentNode);
      for (const text of texts) {
        const { length } = text.data.trim();
        if (length > 1 && text.parentElement.closest("button, .tab, h1, h2, h3, dt, label, option"))
          text.data += "m".repeat(Math.ceil(length / 3));
      }
    })()
    """
    page.evaluate(lengthen)
    seen = settle(page, width, height)
    assert seen["width"] <= width, seen
    assert seen["outside"] == [] or height == 700, seen


@LOGIC
def test_explanations_have_large_letters_in_a_large_window(page: Page) -> None:
    page.resize(1920, 1080)
    for names, drawn in {
        "why,code": ".listing li",
        "stack,tree": "#panel-tree .node-name",
        "pictures,why": "#panel-pictures .label",
    }.items():
        page.open(f"#tour/6x6/a1/geeks@80&panels={names}", until="paused")
        page.wait_for(f"document.querySelector({drawn!r})?.checkVisibility() && knights.still")
        assert page.evaluate(SMALL_PRINT) == [], names


# Notes whether the button to leave is visible when the presentation wakes.
NOTE_WAKING = """
void new MutationObserver(() => {
  window.woken ??= document.getElementById("unpresent").checkVisibility();
}).observe(document.documentElement, { attributeFilter: ["data-awake"] })
"""
# The Tab key wakes the presentation, however long ago the pointer moved.
FOCUS_THE_WAY_OUT = """
document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" })) &&
document.getElementById("unpresent").focus()
"""
# Lists the visible texts that are too small for a class to read from ten metres.
SMALL_TEXTS = """
(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = [];
  while (texts.nextNode()) {
    const part = texts.currentNode.parentElement;
    const said = texts.currentNode.data.trim();
    if (!said || part.closest(".unseen, .bar, .toast") || !part.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(part).fontSize) * (part.getScreenCTM?.().a ?? 1);
    if (size < 24) small.push(`${said}: ${size}`);
  }
  return small;
})()
"""
# Lists the visible texts of the explanations below 15 px, but for the letters in pictures of marks.
SMALL_PRINT = """
(() => {
  const texts = document.createTreeWalker(document.getElementById("panels"), NodeFilter.SHOW_TEXT);
  const small = [];
  while (texts.nextNode()) {
    const part = texts.currentNode.parentElement;
    const said = texts.currentNode.data.trim();
    if (!said || part.closest(".unseen, .legend-picture") || !part.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(part).fontSize) * (part.getScreenCTM?.().a ?? 1);
    if (size < 14.9) small.push(`${said}: ${size}`);
  }
  return small;
})()
"""
WHOLE_LINES = """
(() => {
  const { top, bottom } = document.querySelector(".listing").getBoundingClientRect();
  return [...document.querySelectorAll(".listing li")].filter((line) => {
    const box = line.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= Math.min(bottom, innerHeight) + 1;
  }).length;
})()
"""
# Lets the presentation fall asleep only when the test says so, however slow the machine is.
HOLD_SLEEP = """
void (() => {
  const wait = window.setTimeout;
  window.setTimeout = (act, time, ...rest) => {
    if (time !== 3000) return wait(act, time, ...rest);
    window.fallAsleep = act;
  };
})()
"""
FALL_ASLEEP = "void window.fallAsleep()"


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.only("chromium", "firefox", why="WebKitGTK's driver moves no pointer to wake its tabs")
def test_a_presentation_shows_the_board_and_one_explanation_in_large_letters(page: Page) -> None:
    page.resize(1280, 720)
    page.open("#tour/5x5/c3/sutcliffe@36&present=yes&panels=why", until="paused")
    # The page moving below a resting pointer also sends an event, which must not wake it.
    page.evaluate("document.dispatchEvent(new PointerEvent('pointermove'))")
    for part in ("#share-open", ".controls", ".panels-head", ".counters"):
        assert not page.sees(part), part
    seen = settle(page, 1280, 720)
    assert len(seen["panels"]) == 1
    # The whole height but the strip at the foot: 62 pixels, and three gaps of 8.
    assert seen["board"]["height"] >= 634
    board = page.box("#board")
    page.wait_for("document.querySelector('.why-title').textContent !== ''")
    assert page.evaluate(SMALL_TEXTS) == []
    assert page.evaluate("getComputedStyle(document.getElementById('board')).cursor") == "none"
    # A visitor who moves the pointer looks for the other explanations or the way out. A focused
    # control stays for any time until the click; and so does one below the pointer.
    page.evaluate(NOTE_WAKING)
    page.evaluate(HOLD_SLEEP)
    page.click_point(2, 2)
    page.wait_for("woken === true")
    page.evaluate(FOCUS_THE_WAY_OUT)
    page.evaluate(FALL_ASLEEP)
    page.click("#tab-code")
    page.evaluate(FALL_ASLEEP)
    assert page.sees("#unpresent")
    page.wait_for("document.querySelector('.listing [aria-current]') !== null")
    assert not page.overflows(".listing")
    # Details on demand take the place of the variables, one below the program.
    below = page.box(".code-values")
    assert below["x"] > board["width"] and page.box(".controls")["y"] >= board["height"]
    page.evaluate("document.activeElement.blur()")
    page.click_within("#board", 0.5, 0.5)
    page.evaluate(FALL_ASLEEP)
    page.wait_for(f"{WHOLE_LINES} >= 20")
    assert page.evaluate(SMALL_TEXTS) == []
    assert page.box("#board") == board, "the same beside each explanation"
    values = page.box(".code-values")
    assert values["y"] >= board["y"] + board["height"] and values["x"] < board["width"]
    page.press("PageDown")
    page.wait_at(37)
    page.press("PageUp")
    page.press("PageUp")
    page.wait_at(35)
    page.press("PageUp")
    page.wait_at(34)
    assert page.sees("#sentence"), "the step is told beside the program, too"
    page.press("PageDown")
    page.wait_at(35)
    # So do the arrow keys, whatever has the focus.
    for at in ("#board", "#tab-code", "#speed"):
        page.focus(at)
        page.press("ArrowLeft")
        page.wait_at(34)
        page.press("ArrowRight")
        page.wait_at(35)
    page.evaluate("document.activeElement.blur()")
    page.press("p")
    page.wait_for("document.getElementById('share-open').checkVisibility()")
    page.press("PageDown")
    page.press("ArrowRight")
    page.wait_at(36)
    # A large window opens two explanations; a presentation shows the first alone.
    page.resize(1920, 1080)
    page.click("#tab-why")
    page.wait_for("document.getElementById('panel-code').checkVisibility()")
    page.press("p")
    page.wait_for("document.getElementById('panel-code').hidden")
    assert page.sees("#sentence") and page.sees("#refused")
    # The buttons of its reasons have one place, however long a reason is.
    page.press("p")
    page.wait_for("document.fullscreenElement === null")
    page.resize(1440, 900)
    page.open("#queens/8@2&present=yes&panels=why", until="paused")
    further = ".why-chain .button:first-child"
    page.wait_for(f"document.querySelector('{further}')?.checkVisibility()")
    place = page.box(further)["x"], page.box(further)["y"]
    page.click(further)
    page.click(further)
    page.wait_for_text(".why-link", "Reason 2 of 16")
    assert (page.box(further)["x"], page.box(further)["y"]) == place


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_presentation_fits_on_a_phone(page: Page, width: int, height: int) -> None:
    page.resize(width, height)
    page.open("#queens/6@5&present=yes&panels=tree", until="paused")
    page.wait_for("document.querySelector('.node-path text') !== null")
    upright = height > width

    def check() -> None:
        board, told, panels = (page.box(at) for at in ("#board", "#told", "#panels"))
        for box in (board, told, panels):
            assert box["x"] >= 0 and box["x"] + box["width"] <= width
            assert box["y"] >= 0 and box["y"] + box["height"] <= height
            assert box["height"] >= 40
        # One below the other, or the words beside the board.
        side = "y" if upright else "x"
        length = "height" if upright else "width"
        assert told[side] >= board[side] + board[length]
        assert panels["y"] >= told["y"] + told["height"]
        assert board[length] >= 0.4 * (height if upright else width)

    check()
    # A name stays in its node, however large the letters of a presentation are.
    outside = (
        "[...document.querySelectorAll('#panel-tree .tree > .node:not(.node-more)')]"
        ".filter((node) => {"
        " const [box, name] = ['rect', 'text'].map((at) =>"
        " node.querySelector(at).getBoundingClientRect());"
        " return name.width > box.width + 1 || name.height > 1.5 * box.height; }).length"
    )
    assert upright or page.evaluate(outside) == 0
    page.click_point(2, 2)
    page.wait_for("document.getElementById('unpresent').checkVisibility()")
    check()
    for at in (".controls", ".panels-head", "#unpresent"):
        box = page.box(at)
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, at
        assert box["y"] + box["height"] <= height, at
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.engines("chromium")
def test_in_a_presentation_a_point_at_the_board_and_one_press_change_nothing(
    page: Page,
) -> None:
    page.open("#tour/5x5/c3/sutcliffe@17&present=yes&panels=code&ask=back", until="paused")
    page.wait_for_text("#question-asked", "Which square will stay and get another move?")
    page.press("PageDown")
    page.wait_for_text("#toast-text", "The question is still open.")
    assert page.sees("#question") and page.position == 17
    page.press("PageDown")
    page.wait_at(18)
    page.wait_for("!document.getElementById('question').checkVisibility()")
    page.click_within("#board", 0.5, 0.5)
    page.wait_until_drawn()
    assert not page.sees("#question") and page.position == 18


@pytest.mark.engines("chromium")
def test_the_speed_is_chosen_and_can_grow_by_itself(page: Page) -> None:
    page.open("#tour/5x5/c3/sutcliffe&speed=7")
    assert page.evaluate("document.getElementById('speed').value") == "7"
    assert page.evaluate("document.getElementById('speed').selectedOptions[0].text") == "7/s"
    page.choose("#speed", "auto")
    assert page.evaluate("knights.clock.growing")
    page.click("#play")
    page.wait_for("knights.player.timeline.position > 1")
    assert page.evaluate("knights.clock.speed") < 4
    page.press("+")
    page.wait_for("!knights.clock.growing && document.getElementById('speed').value === '2'")


# Counts the DOM writes and style reads of frames without any change.
WRITTEN = """
(() => {
  const { clock } = window.knights;
  const written = [];
  const ask = window.getComputedStyle;
  const watcher = new MutationObserver((records) => {
    for (const { type, attributeName, target } of records) {
      const { id, className, nodeName } = target;
      written.push([type, attributeName, id || className || nodeName].join(" "));
    }
  });
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  watcher.observe(document, all);
  window.getComputedStyle = (...those) => {
    written.push("asked for a style");
    return ask(...those);
  };
  clock.speed = clock.speed;
  return new Promise((tell) => {
    requestAnimationFrame(() => requestAnimationFrame(() => {
      watcher.disconnect();
      window.getComputedStyle = ask;
      tell(written);
    }));
  });
})()
"""
# Rules for all elements that depend on one element's presence: with them engines compute every
# style again whenever a word changes.
COSTLY_RULES = """
(() => {
  const found = [];
  const look = (rules, outer) => {
    for (const rule of rules) {
      const whole = rule.selectorText === undefined ? outer : `${outer} ${rule.selectorText}`;
      if (/(:root|html|body)[^ >]*:has[(].*[ >][*](,|$)/.test(whole)) found.push(whole);
      if (rule.cssRules) look(rule.cssRules, whole);
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules, "");
  return found;
})()
"""


@pytest.mark.engines("chromium")
def test_a_frame_in_which_nothing_has_changed_writes_nothing(page: Page) -> None:
    for link in (
        "#tour/5x5/c3/sutcliffe@36&panels=why",
        "#queens/6/goal=all@40&panels=code",
        "#colouring/us/3@30&panels=stack",
        "#sudoku/hard@50&panels=tree",
        "#queens/6&play=0",
    ):
        page.open(link, until=None)
        page.wait_for("window.knights?.solver.status.name === 'loaded'")
        # Python's account of the moment comes last; then the page must stand still.
        page.wait_for(f"knights.still && {WRITTEN}.then(({{ length }}) => length === 0)")
    assert page.evaluate(COSTLY_RULES) == []


@pytest.mark.engines("chromium")
def test_two_explanations_stand_side_by_side(page: Page) -> None:
    page.resize(1440, 900)
    page.open("#tour/5x5/c3/sutcliffe@36&panels=why,tree", until="paused")
    shown = "[...document.querySelectorAll('.panel-page')].filter((part) => part.checkVisibility())"
    names = f"{shown}.map(({{ id }}) => id).join()"
    assert page.evaluate(names) == "panel-why"
    page.click("#panels-two")
    page.wait_for(f"{names} === 'panel-why,panel-tree'")
    # The chosen panel comes here, and the other place takes the panel that was here.
    page.click("#tab-2-why")
    page.wait_for(f"{names} === 'panel-tree,panel-why'")
    page.open_dialog("share")
    page.wait_for("document.getElementById('share-link').value.includes('panels=tree,why')")
    # A link must not open a panel that it hides.
    page.click(".share-more summary")
    page.click("input[name=hide][value=tree]")
    page.wait_for("document.getElementById('share-link').value.includes('panels=why&hide=tree')")
    page.press("Escape")
    page.resize(820, 1180)
    page.wait_for(f"{names} === 'panel-tree'")
    page.resize(1440, 900)
    page.click("#panels-two")
    page.wait_for(f"{names} === 'panel-tree'")


@pytest.mark.engines("chromium")
def test_on_a_phone_one_tap_shows_all_that_is_told_of_a_step(page: Page) -> None:
    page.resize(390, 844)
    page.open("#queens/8@113", until="paused")
    whole = (
        "document.getElementById('refused').getBoundingClientRect().bottom <="
        " document.getElementById('told').getBoundingClientRect().bottom"
    )
    page.wait_for("document.getElementById('told').dataset.more === 'true'")
    page.wait_for("document.getElementById('refused').textContent.endsWith('ruled out.')")
    assert not page.evaluate(whole)
    # The sign that there is more goes at the end.
    page.evaluate("document.getElementById('told').scrollTo(0, 999)")
    page.wait_for("document.getElementById('told').dataset.more === 'false'")
    page.evaluate("document.getElementById('told').scrollTo(0, 0)")
    page.wait_for("document.getElementById('told').dataset.more === 'true'")
    before = page.box("#told"), page.box("#panels"), page.box("#board")
    page.click("#told")
    assert page.evaluate(whole)
    told, panels = page.box("#told"), page.box("#panels")
    assert told["y"] + told["height"] <= panels["y"], "it covers nothing"
    assert page.box("#board") == before[2]
    # A menu lies over it.
    page.click("#your-turn-open")
    assert page.evaluate(
        "[...document.querySelectorAll('#your-turn .menu-list .button')].every(item => {"
        " const { x, y, width, height } = item.getBoundingClientRect();"
        " const seen = document.elementFromPoint(x + width / 2, y + height / 2);"
        " return !height || item.contains(seen); })"
    )
    page.press("Escape")
    page.click("#told")
    assert (page.box("#told"), page.box("#panels")) == before[:2]


@pytest.mark.engines("chromium")
def test_the_drawer_lies_beside_the_board_and_gives_the_focus_back(page: Page) -> None:
    page.resize(1280, 720)
    page.open("#tour/5x5/c3/sutcliffe")
    page.focus("#setup-open")
    page.press("Enter")
    page.wait_for("document.activeElement.id === 'setup-title'")
    board, drawer = page.box("#board"), page.box("#setup")
    assert drawer["x"] >= board["x"] + board["width"]
    page.lay_out(820, 1180)
    board, drawer = page.box("#board"), page.box("#setup")
    assert drawer["y"] >= board["y"] + board["height"]
    assert drawer["y"] + drawer["height"] <= 1180
    page.lay_out(1280, 720)
    page.press("Escape")
    page.wait_for("document.activeElement.id === 'setup-open'")
    assert not page.sees("#setup")
    page.press("c")
    page.click("[data-preset]:nth-child(2)")
    page.wait_for("!document.getElementById('setup').checkVisibility()")
    # The next puzzle from the first page opens without it.
    page.press("c")
    page.wait_for("document.getElementById('setup').checkVisibility()")
    page.click("#brand")
    page.wait_for("document.documentElement.dataset.gone.split(' ').includes('setup')")
