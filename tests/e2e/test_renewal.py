"""Most tests get a used tab whose page has been renewed: it must be as if just loaded."""

import pytest
from playwright.sync_api import Browser

from engines.page import Page
from engines.playwright_page import PlaywrightPage, new_visitor
from engines.renewal import FORGET, fit
from engines.search import Engine

pytestmark = [
    pytest.mark.own_tab("what a loaded page is like is what is asked"),
    pytest.mark.waits("it is about the tests"),
]

# All parts of the document, and all that the page stores.
ALL = """
(() => {
  const { documentElement: root, body, title } = document;
  // Leave out scripts, the progress of loading, the steps that were read out before Python had
  // loaded, and what is read out for some seconds: they differ between two visits.
  const passing = "script, noscript, #progress, #announced, #announced-more";
  for (const gone of body.querySelectorAll(passing)) gone.remove();
  const attributes = (node) => Array.from(node.attributes, ({ name, value }) => `${name}=${value}`);
  return {
    title, attributes: [attributes(root).sort(), attributes(body)],
    body: body.innerHTML.replace(/>\\s+</g, ">\\n<").split("\\n"),
    kept: [{ ...localStorage }, { ...sessionStorage }],
    at: [scrollX, scrollY, location.hash, document.activeElement.localName],
    fields: Array.from(body.querySelectorAll("input, select"), (at) => [at.value, at.checked]),
    picture: document.getElementById("board").toDataURL(),
  };
})()
"""
# Why has answered for good, after its answers on the way, and everything is drawn.
STILL = "knights.still && document.querySelector('.why-since').textContent.includes('check found')"


@pytest.mark.engines("chromium")
@pytest.mark.also_single("chromium")
def test_a_page_that_begins_again_is_as_one_just_loaded(page: Page) -> None:
    fragment = "#colouring/australia/3@5"
    page.open(fragment, until="paused")
    page.wait_for(STILL)
    loaded = page.evaluate(ALL)
    # Settings that a visitor may change without changing them back.
    page.click("#theme")
    page.click("#tab-tree")
    page.choose("#speed", "max")
    page.focus("#story-grip")
    page.press("ArrowLeft")
    page.follow("#queens/6")
    page.wait_for("knights.player.description?.scenario === 'queens/6'")
    page.click("#tab-code")
    page.open_setup()
    page.click("#setup-close")
    page.click("#brand")
    page.wait_for("document.getElementById('gallery').checkVisibility()")
    page.follow("#graph/example/A")
    page.wait_for("knights.player.description?.scenario === 'graph/example/A'")
    page.click("#ask")
    page.open_dialog("help")
    assert page.leave()
    page.used = True
    page.open(fragment, until="paused")
    page.wait_for(STILL)
    again = page.evaluate(ALL)
    for part, was in loaded.items():
        assert again[part] == was, part


@pytest.mark.engines("chromium")
def test_a_tab_in_which_anything_was_left_is_handed_to_nobody(page: Page) -> None:
    page.open("#queens/6")
    as_new = fit(page.home, page.names)
    assert page.evaluate(as_new)
    for left, gone in [
        ("window.seen = []", "delete window.seen"),
        ("crypto.getRandomValues = (words) => words", "delete crypto.getRandomValues"),
    ]:
        page.evaluate(f"void ({left})")
        assert not page.evaluate(as_new), left
        page.evaluate(gone)
        assert page.evaluate(as_new)
    for name, make in [
        ("print", "() => () => undefined"),
        ("Worker", "() => undefined"),
    ]:
        page.replace("window", name, make)
        page.evaluate("void (document.body.noted = noted, delete window.noted)")
        assert not page.evaluate(as_new), name
        page.evaluate("void (window.noted = document.body.noted)")
        page.note("seen", "[]")
        assert page.evaluate(f"({FORGET}, {as_new})")
    page.site.down = True
    assert not page.leave()


def test_a_status_of_before_is_not_taken_for_that_of_the_next_link(page: Page) -> None:
    page.open("#graph/example/A@3", until="paused")
    page.come_late(500)
    page.open("#graph/example/A@5", until="paused")
    assert page.evaluate("knights.player.timeline.position") == 5
    # The moment is open already: no event would come that a test could wait for.
    page.follow("#graph/example/A@5")


def test_the_same_link_once_more_is_loaded_anew(page: Page) -> None:
    page.open("#queens/6")
    page.evaluate("document.body.dataset.before = ''")
    page.open("#queens/6")
    assert page.count("[data-before]") == 0


@pytest.fixture
def tab(page: Page) -> PlaywrightPage:
    """Open the page in a browser that can have several windows."""
    if not isinstance(page, PlaywrightPage):
        pytest.skip("WebKitGTK has a browser for each page")
    page.open()
    return page


@pytest.mark.engines("firefox")
def test_a_tab_that_begins_again_is_in_front(
    tab: PlaywrightPage, browser: Browser, engine: Engine
) -> None:
    with new_visitor(browser) as other:
        other.new_page()
        again = PlaywrightPage(tab.site, engine, tab.visitor, after=tab)
        assert again.evaluate("document.hasFocus()")


# Makes all but one field of the page inert, and focuses it.
LAST = """
(() => {
  for (const part of document.body.children) part.inert = true;
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
})()
"""


@pytest.mark.engines("firefox")
def test_a_tab_that_a_key_has_left_is_for_no_other_test(
    tab: PlaywrightPage, engine: Engine
) -> None:
    if not (engine.name == "firefox" and engine.program):
        pytest.skip("only Debian's Firefox ever tells that the focus is elsewhere")
    tab.evaluate(LAST)
    tab.press("Tab")
    tab.wait_for("!document.hasFocus()")
    assert not tab.leave()
