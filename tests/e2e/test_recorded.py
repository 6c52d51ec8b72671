"""A recorded search in its file: from the disk, in a sandbox without an origin, on a slide."""

import time
from collections.abc import Iterator
from pathlib import Path

import playwright.sync_api as playwright
import pytest
from playwright.sync_api import Browser, BrowserContext

from course import ORIGIN, serve_course, serve_deck
from engines.disk import copy_alone
from engines.page import PATIENCE, Page
from engines.playwright_page import new_visitor
from knights import open as open_search
from knights import record
from knights.recording.document import read_player
from knights.recording.frame import pack_page
from knights.recording.recording import make_recording
from knights.scenario import parse
from knights.scenario.link import Link
from own_programs import inside
from tools.build import places

pytestmark = [
    pytest.mark.engines("chromium", "firefox", "webkit"),
    pytest.mark.own_tab("the file is another page"),
    pytest.mark.served("it is one file anyway"),
]

LONG = "tour/5x5/c3/sutcliffe/goal=all@7"
STEPS = 300_000


@pytest.fixture
def owner(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor who has nothing but the file."""
    with new_visitor(browser) as visitor:
        yield visitor


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file that the page opens, and may request; `load` writes it."""
    return tmp_path / "alone" / "run.html"


def load(page: Page, file: Path, html: str) -> None:
    """Write a document into the file, and open it."""
    written = file.parents[1] / file.name
    written.write_text(html, encoding="utf-8")
    page.load(copy_alone(written, file.parent).as_uri())


def test_a_file_from_the_disk_plays_steps_and_seeks_both_ways(page: Page, file: Path) -> None:
    page.resize(640, 360)
    load(page, file, record(LONG, steps=STEPS).html)
    page.wait_at(7)
    assert page.text("#sentence").startswith("Square 8: the path goes from e1 to c2.")
    page.press("ArrowRight")
    page.wait_at(8)
    page.press("ArrowLeft")
    page.press("ArrowLeft")
    page.wait_at(6)
    # A remote control steps, too, for a file on a slide.
    page.press("PageDown")
    page.wait_at(7)
    page.press("End")
    page.wait_at(STEPS)
    assert page.text("#status-title") == "Stopped"
    for position in (STEPS - 70_000, 70_001, 70_000, 65_536, 65_535, 0):
        page.choose("#position", str(position))
        page.wait_at(position)
    page.press("d")
    page.wait_for("document.querySelector('#why[data-tone=no]')?.checkVisibility()")
    assert page.text("#why .why-sentence")
    assert page.evaluate("document.querySelector('[aria-live=polite]').className") == "unseen"
    page.click("#play")
    page.wait_for("knights.player.playing")


def test_a_file_in_a_sandbox_without_an_origin_plays(page: Page, file: Path) -> None:
    """As the value of a notebook's cell shows itself."""
    shown = record("graph/petersen/a@4&theme=dark&lang=uk")._repr_html_()
    # In any encoding: WebKit hashes a frame's scripts in that of the page around it.
    head = '<head><meta charset="windows-1251" /></head>'
    load(page, file, f"<!doctype html><html>{head}<body>{shown}</body></html>")
    with inside(page):
        page.wait_for_text("#position-now", "Крок 4")
        assert page.evaluate("self.origin") == "null"
        assert page.evaluate("document.documentElement.dataset.theme") == "dark"
        page.click("#step")
        page.wait_for_text("#position-now", "Крок 5")


def wait_for(frame: playwright.Page | playwright.Frame, script: str) -> None:
    """Wait in Python: the file's policy forbids what Playwright would run in it."""
    end = time.monotonic() + PATIENCE
    while not frame.evaluate(script):
        assert time.monotonic() < end, script
        time.sleep(0.02)


def wait_at(frame: playwright.Frame, position: int) -> None:
    """Wait until a step is shown, with its words."""
    shown = "document.getElementById('position-now').textContent"
    wait_for(frame, f"window.knights?.player.timeline.position === {position}")
    wait_for(frame, f"{shown} === 'Step {position:,}'")


@pytest.mark.only("chromium", why="other drivers neither emulate paper nor turn scripts off")
def test_the_moment_is_seen_on_paper_and_without_scripts(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "run.html"
    record("queens/6@9", language="uk").save(file)
    for scripts in (True, False):
        with browser.new_context(java_script_enabled=scripts) as own:
            look_at_drawing(own.new_page(), file, scripts)


def look_at_drawing(tab: playwright.Page, file: Path, scripts: bool) -> None:
    tab.goto(file.as_uri())
    if scripts:
        wait_for(tab, "document.documentElement.dataset.plays === ''")
        assert not tab.is_visible("#still svg")
        tab.emulate_media(media="print")
    else:
        assert tab.is_visible("noscript")
    assert tab.is_visible("#still svg")
    assert not tab.is_visible("#board")


# A platform's own runtime is the same in all engines.
@pytest.mark.engines("chromium")
@pytest.mark.only("chromium", "firefox", why="WebKitGTK's driver opens no site that is none")
@pytest.mark.parametrize(("form", "name"), [("scorm", "API"), ("scorm2004", "API_1484_11")])
def test_a_course_platform_gets_the_score_and_keeps_where_one_was(
    browser: Browser, form: str, name: str
) -> None:
    with browser.new_context(viewport={"width": 1000, "height": 700}) as own:
        serve_course(own, record("queens/8@13&ask=back,lost", format=form).content)
        tab = own.new_page()
        tab.goto(f"{ORIGIN}/?{name}")
        frame = tab.frames[1]
        frame.wait_for_selector("text=Which queen will be the last that stays?")
        # The next steps are hidden until the answer is given, and no key leads there.
        assert not frame.is_visible("#play") and not frame.is_visible("#stack")
        frame.press("#question h3", "ArrowRight")
        frame.click("text=c5 (number 3)")
        frame.wait_for_selector("text=Try again.")
        frame.click("text=d7 (number 4)")
        frame.wait_for_selector("text=Next question")
        assert read_kept(tab, name) == ("incomplete", "0", "13")
        assert [told["knights"] for told in tab.evaluate("messages")] == ["answer", "score"] * 2
        # The next visit goes on at the second question.
        tab.reload()
        frame = tab.frames[1]
        frame.wait_for_selector("text=Question 2 of 2")
        frame.click("text=b3 (number 2)")
        frame.wait_for_selector("text=You answered 1 of 2 right at the first try.")
        assert read_kept(tab, name) == ("completed", "50", "13")
        frame.click("#step")
        tab.reload()
        frame = tab.frames[1]
        frame.wait_for_selector("text=You answered 1 of 2 right at the first try.")
        wait_at(frame, 14)
        assert tab.evaluate("refused()") == 0


def read_kept(tab: playwright.Page, name: str) -> tuple[str, str, str]:
    """Return the status, the score and the place that a platform has kept."""
    cmi = tab.evaluate(f"JSON.parse(sessionStorage.getItem('{name}')).cmi")
    core = cmi.get("core", cmi)
    status = core.get("lesson_status", core.get("completion_status"))
    return status, core["score"]["raw"], core.get("lesson_location", core.get("location"))


@pytest.mark.engines("chromium")
@pytest.mark.only("chromium", "firefox", why="WebKitGTK's driver opens no site that is none")
def test_a_recorded_search_is_complete_for_a_platform_at_its_end(browser: Browser) -> None:
    with browser.new_context() as own:
        serve_course(own, record("queens/6@3&until=20", format="scorm").content)
        tab = own.new_page()
        tab.goto(f"{ORIGIN}/?API")
        frame = tab.frames[1]
        wait_at(frame, 3)
        assert tab.evaluate("API.LMSGetValue('cmi.core.lesson_status')") == "incomplete"
        frame.fill("#position", "20")
        wait_for(frame, "window.parent.API.LMSGetValue('cmi.core.lesson_status') === 'completed'")


@pytest.mark.engines("chromium")
@pytest.mark.only("chromium", "firefox", why="WebKitGTK's driver opens no site that is none")
def test_a_remote_control_steps_the_search_of_a_slide_then_turns_to_the_next(
    browser: Browser,
) -> None:
    with browser.new_context() as own:
        serve_deck(own, record("queens/6@3&until=5").content)
        tab = own.new_page()
        tab.goto(ORIGIN)
        tab.wait_for_function("Reveal.isReady()")
        tab.keyboard.press("ArrowRight")
        tab.wait_for_function("searches.size === 1")
        frame = tab.frames[1]
        for key, position in [("PageDown", 4), ("PageUp", 3), ("ArrowRight", 4), ("PageDown", 5)]:
            tab.keyboard.press(key)
            wait_at(frame, position)
            tab.wait_for_function(f"searches.get(frameOf()).position === {position}")
            assert tab.evaluate("Reveal.getIndices().h") == 1
        tab.keyboard.press("PageDown")
        tab.wait_for_function("Reveal.getIndices().h === 2")
        tab.keyboard.press("PageUp")
        tab.wait_for_function("Reveal.getIndices().h === 1")
        # A click into the frame gives it the keys.
        frame = tab.frames[1]
        frame.wait_for_selector("#to-end:enabled")
        click_within(tab, frame, "#to-end")
        wait_for(frame, "knights.player.status.name === 'finished'")
        tab.keyboard.press("PageDown")
        tab.wait_for_function("Reveal.getIndices().h === 2")


def click_within(tab: playwright.Page, frame: playwright.Frame, selector: str) -> None:
    """Press a button of a frame that a deck scales, where Firefox's driver finds nothing."""
    tab.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    box = "(({ x, y, width, height }) => [x, y, width, height])(%s.getBoundingClientRect())"
    left, top, width, _ = tab.evaluate(box % "frameOf().frameElement")
    x, y, w, h = frame.evaluate(box % f"document.querySelector('{selector}')")
    scale = width / frame.evaluate("innerWidth")
    tab.mouse.click(left + scale * (x + w / 2), top + scale * (y + h / 2))


# Stands in for Jupyter's widgets: values that both sides set and hear of, messages to the kernel.
MODEL = """([code, page]) => {
  const { render } = new Function(code.replace("export default", "return"))();
  const values = { step: 70000, page, title: "run", instead: "none" };
  const heard = { "msg:custom": [], "change:step": [] };
  window.model = {
    get: (name) => values[name],
    set: (name, value) => {
      values[name] = value;
      for (const hear of heard[`change:${name}`]) hear();
    },
    save_changes: () => {},
    on: (name, hear) => heard[name].push(hear),
    send: async ({ view, id, position, count }) => {
      const { buffer } = new Int16Array(await take(position, count));
      const events = new DataView(buffer);
      for (const hear of heard["msg:custom"]) hear({ view, id, verdict: null }, [events]);
    },
  };
  render({ model, el: document.body });
}"""


@pytest.mark.engines("chromium")
@pytest.mark.only("chromium", "firefox", why="WebKitGTK's driver opens no site that is none")
def test_a_widget_sets_the_step_and_hears_of_it(browser: Browser) -> None:
    """Its events come from the kernel as they are wanted."""
    with browser.new_context() as own:
        tab = own.new_page()
        search, link = open_search("tour/8x8/a8/geeks"), Link(parse("tour/8x8/a8/geeks"))
        made = make_recording(link, read_player("tour"), 100, hosted=True)
        tab.expose_function(
            "take", lambda position, count: search.seek(position).take(count).tolist()
        )
        code = (places.ROOT / "src/knights/notebook/widget.js").read_text(encoding="utf-8")
        tab.evaluate(MODEL, [code, pack_page(made.html, "run")])
        frame = tab.frames[1]
        frame.wait_for_selector("#step")  # the frame's own document is there
        wait_at(frame, 70_000)
        frame.click("#step")
        wait_for(tab, "model.get('step') === 70_001")
        tab.evaluate("model.set('step', 88)")
        wait_at(frame, 88)
