"""A recorded search in its file: from the disk, in a sandbox without an origin, on a slide."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Frame, Page

from course import ORIGIN, serve_course
from engines.page import PATIENCE
from knights import record

# WebKitGTK's driver opens no page without the site.
pytestmark = pytest.mark.engines("chromium", "firefox")

LONG = "tour/5x5/c3/sutcliffe/goal=all@7"
STEPS = 300_000


@pytest.fixture
def tab(browser: Browser) -> Iterator[Page]:
    """A tab that fails the test on any problem, and on any request but for the file itself."""
    with browser.new_context(
        reduced_motion="reduce", viewport={"width": 640, "height": 360}
    ) as own:
        tab = own.new_page()
        problems: list[str] = []
        tab.on("pageerror", lambda error: problems.append(str(error)))
        tab.on("console", lambda message: problems.append(message.text))
        tab.on("request", lambda asked: problems.append(asked.url))
        yield tab
        own_file = [url for url in problems if url.endswith("run.html")]
        assert problems == own_file


def wait_for(frame: Page | Frame, script: str) -> None:
    """Wait in Python: the file's policy forbids what Playwright would run in it."""
    end = time.monotonic() + PATIENCE
    while not frame.evaluate(script):
        assert time.monotonic() < end, script
        time.sleep(0.02)


def wait_at(frame: Page | Frame, position: int) -> None:
    """Wait until a step is shown, with its words."""
    shown = "document.getElementById('position-now').textContent"
    wait_for(frame, f"window.knights?.player.timeline.position === {position}")
    wait_for(frame, f"{shown} === 'Step {position:,}'")


def test_a_file_from_the_disk_plays_steps_and_seeks_both_ways(tab: Page, tmp_path: Path) -> None:
    file = tmp_path / "run.html"
    record(LONG, steps=STEPS).save(file)
    tab.goto(file.as_uri())
    wait_at(tab, 7)
    assert (tab.text_content("#sentence") or "").startswith(
        "Square 8: the path goes from e1 to c2."
    )
    tab.keyboard.press("ArrowRight")
    wait_at(tab, 8)
    tab.keyboard.press("ArrowLeft")
    tab.keyboard.press("ArrowLeft")
    wait_at(tab, 6)
    # A remote control steps, too, for a file on a slide.
    tab.keyboard.press("PageDown")
    wait_at(tab, 7)
    tab.keyboard.press("End")
    wait_at(tab, STEPS)
    assert tab.text_content("#status-title") == "Stopped"
    for position in (STEPS - 70_000, 70_001, 70_000, 65_536, 65_535, 0):
        tab.fill("#position", str(position))
        wait_at(tab, position)
    tab.keyboard.press("d")
    tab.wait_for_selector("#why[data-tone=no]")
    assert tab.text_content("#why .why-sentence")
    assert tab.get_attribute("[aria-live=polite]", "class") == "unseen"
    tab.click("#play")
    wait_for(tab, "knights.player.playing")


def test_a_file_in_a_sandbox_without_an_origin_plays(tab: Page) -> None:
    """As the value of a notebook's cell shows itself."""
    tab.set_content(record("graph/petersen/a@4&theme=dark")._repr_html_())
    frame = tab.frames[1]
    wait_at(frame, 4)
    assert frame.evaluate("self.origin") == "null"
    assert frame.evaluate("document.documentElement.dataset.theme") == "dark"
    frame.click("#step")
    wait_at(frame, 5)


# Firefox's driver neither emulates paper nor turns scripts off.
@pytest.mark.engines("chromium")
def test_the_moment_is_seen_on_paper_and_without_scripts(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "run.html"
    record("queens/6@9", language="uk").save(file)
    for scripts in (True, False):
        with browser.new_context(java_script_enabled=scripts) as own:
            look_at_drawing(own.new_page(), file, scripts)


def look_at_drawing(tab: Page, file: Path, scripts: bool) -> None:
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
        # What the answer is about is hidden, and no key leads there.
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


def read_kept(tab: Page, name: str) -> tuple[str, str, str]:
    """Return the status, the score and the place that a platform has kept."""
    cmi = tab.evaluate(f"JSON.parse(sessionStorage.getItem('{name}')).cmi")
    core = cmi.get("core", cmi)
    status = core.get("lesson_status", core.get("completion_status"))
    return status, core["score"]["raw"], core.get("lesson_location", core.get("location"))


@pytest.mark.engines("chromium")
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
