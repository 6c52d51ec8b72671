"""The page in another language: all of it, from the link to Python's sentences."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from engines.page import Page
from engines.playwright_page import PlaywrightPage, new_visitor
from engines.search import Engine
from engines.site import Site, serve
from pseudo import make_pseudo
from tools.build import places

# The engine makes no difference here.
pytestmark = pytest.mark.engines("chromium")
replaced = pytest.mark.only(
    "chromium",
    "firefox",
    why="WebKitGTK's driver puts nothing in the place of the page's sentences",
)

TOUR = "#tour/5x5/c3/sutcliffe@20"
BARE = (Path(__file__).parent / "bare.js").read_text(encoding="utf-8")
WINDOWS = [(320, 640), (390, 844), (820, 1180), (1280, 720), (1920, 1080)]


@pytest.mark.own_tab("a language is chosen before the page begins")
def test_a_link_in_ukrainian_is_told_in_ukrainian_until_another_language_is_chosen(
    page: Page,
) -> None:
    page.open(f"{TOUR}&lang=uk", until="paused")
    assert page.evaluate("document.documentElement.lang") == "uk"
    page.click("#step")
    page.wait_for("knights.player.timeline.position === 21")
    page.click("#tab-why")
    page.wait_for(
        r"/^[^a-z]*[\u0400-\u04ff]{4}/.test(document.getElementById('panel-why').innerText)"
    )
    page.click("#tab-code")
    page.wait_for_text(".listing", "# поставити")
    page.click("#ask")
    page.wait_for(r"/[\u0400-\u04ff]{4}/.test(document.getElementById('question').innerText)")
    page.wait_for("location.hash.endsWith('@21&lang=uk')")
    page.click("#languages [lang=en]")
    page.wait_for("document.documentElement.lang === 'en' && window.knights")
    page.wait_for("knights.player.timeline.position === 21")
    assert page.evaluate("location.hash") == TOUR.replace("20", "21")
    # The page remembers the language.
    page.reload()
    page.wait_for("window.knights?.player.timeline.position === 21")
    assert page.text("#tab-why") == "Why"


@pytest.mark.own_tab("the page is loaded anew in another language")
def test_a_race_and_its_bet_are_still_there_in_another_language(page: Page) -> None:
    page.open("#race/orders", until=None)
    page.wait_for("document.querySelector('.race-bet') !== null")
    page.click(".race-choice input[value='2']")
    page.click(".race-bet .button-main")
    page.wait_for("location.hash === '#race/orders@steps=152968'")
    page.evaluate("document.querySelector('#languages [lang=uk]').click()")
    page.wait_for("document.documentElement.lang === 'uk' && window.knights")
    page.wait_for("document.querySelector('.race-more')?.innerText.includes('Ви поставили')")
    assert page.evaluate("location.hash") == "#race/orders@steps=152968"


def test_a_language_that_is_not_there_is_told_of(page: Page) -> None:
    page.open("#queens/8@5&lang=xx", until="paused")
    assert "lang 'xx'" in page.text("#notice")


@pytest.fixture(scope="module")
def pseudo_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serve(make_pseudo(places.SITE, tmp_path_factory.mktemp("pseudo"))) as site:
        yield site


@pytest.fixture
def pseudo(pseudo_site: Site, engine: Engine, browser: Browser) -> Iterator[Page]:
    """Open the page in the pseudo-language."""
    with new_visitor(browser) as visitor:
        page = PlaywrightPage(pseudo_site, engine, visitor, {"reduced_motion": "reduce"})
        yield page
        assert not page.unexpected()


@pytest.fixture
def turned(
    tmp_path_factory: pytest.TempPathFactory, engine: Engine, browser: Browser
) -> Iterator[Page]:
    """Open the page in the pseudo-language, written from right to left."""
    made = make_pseudo(places.SITE, tmp_path_factory.mktemp("turned"), turned=True)
    with serve(made) as site, new_visitor(browser) as visitor:
        visitor.add_init_script(TURN)
        page = PlaywrightPage(site, engine, visitor, {"reduced_motion": "reduce"})
        yield page
        assert not page.unexpected()


TURN = """new MutationObserver((_, turning) => {
  if (document.documentElement === null) return;
  document.documentElement.dir = "rtl";
  turning.disconnect();
}).observe(document, { childList: true });"""
# Names of squares without isolates in any sentence, and isolates in what machines read. Firefox
# leaves these characters out of `innerText`.
LOOSE = r"""(() => {
  const kept = /\u2068[^\u2068\u2069]*\u2069/g;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = "";
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode;
    if (parentElement.checkVisibility({ visibilityProperty: true })) text += data;
  }
  const told = text.replaceAll(/\s+/g, " ").replaceAll(kept, "");
  const squares = (told.match(/\u27e6.*?\u27e7/g) ?? [])
    .filter((told) => /(?<![\p{L}\d])[\p{L}][1-8](?![\p{L}\d])/u.test(told));
  const machines = [...document.querySelectorAll("pre, code, .listing, [readonly], textarea")]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).direction === "rtl")
    .map((one) => one.id || one.className);
  return [...squares, ...machines];
})()"""

# For each state: the action that opens it, and the one that closes it.
STATES = {
    "nothing": ("", ""),
    "what is searched": ("at('setup-open').click()", "at('setup-close').click()"),
    "menu": ("at('menu').open = true", "at('menu').open = false"),
    "help": ("at('help-open').click()", "at('help').close()"),
    "share": ("at('share-open').click()", "at('share').close()"),
    "save": ("at('save-open').click()", "at('save').close()"),
}
ACT = "void ((at) => {{ {} }})((id) => document.getElementById(id))"
TABS = "[...document.querySelectorAll('#panels [role=tab]')].map(({ id }) => id)"


def look(page: Page, where: str) -> list[str]:
    """Return the drawn texts that the catalogue lacks, or that have no room."""
    page.wait_for("knights.still")
    seen = page.evaluate(BARE)
    return [f"{where}: {told}" for told in (*seen["bare"], *seen["narrow"])]


def look_at_all(page: Page, where: str) -> list[str]:
    """Return the same for windows of all widths, and for each state that can be opened."""
    found = []
    for width, height in WINDOWS:
        page.resize(width, height)
        for state, (come, leave) in STATES.items():
            page.evaluate(ACT.format(come))
            page.wait_for(f"document.getElementById({state!r})?.open ?? true")
            if state == "what is searched":  # which comes late
                page.wait_for("document.getElementById('setup-close')?.checkVisibility()")
            found += look(page, f"{where}, {width}, {state}")
            page.evaluate(ACT.format(leave))
    return found


@replaced
@pytest.mark.waits("a search is looked at in the same way each day")
def test_the_first_page_says_nothing_but_sentences_and_has_room_for_long_ones(pseudo: Page) -> None:
    page = pseudo
    page.open("?lang=uk", until=None)
    page.wait_for("document.querySelectorAll('[data-card]').length > 10")
    found = []
    for width, height in WINDOWS:
        page.resize(width, height)
        found += look(page, str(width))
    assert found == []


@replaced
@pytest.mark.parametrize(
    "link",
    [
        "tour/5x5/c3/sutcliffe@20",
        *(
            pytest.param(link, marks=pytest.mark.waits("one of them is enough each day"))
            for link in (
                "queens/8@100",
                "colouring/australia/3@5",
                "graph/dodecahedron@20",
                "forest/example@5",
                "sudoku/hard@80",
                "tour/5x5/c3/sutcliffe@40&ask=next",
                "queens/8@0&play=0",
                "tour/5x5/c3/sutcliffe@10&be=5",
            )
        ),
    ],
)
def test_a_search_says_nothing_but_sentences_and_has_room_for_long_ones(
    pseudo: Page, link: str
) -> None:
    page = pseudo
    page.open(f"?lang=uk#{link}", until=None)
    page.wait_for("window.knights?.solver.status.name === 'loaded'")
    page.wait_for("knights.player.aim === null")
    found = []
    for tab in page.evaluate(TABS):
        page.evaluate(ACT.format(f"at('{tab}').click()"))
        page.wait_for("!document.querySelector('#panels [aria-busy=true]')")
        found += look(page, tab)
    assert [*found, *look_at_all(page, link)] == []


@replaced
@pytest.mark.waits("no language is written so yet")
@pytest.mark.parametrize(
    "link",
    [
        "tour/5x5/c3/sutcliffe@20",
        "tour/5x5/c3/sutcliffe@40&ask=next",
        "tour/5x5/c3/sutcliffe@10&be=5",
        "sudoku/hard@80",
        "queens/8@100",
    ],
)
def test_from_right_to_left_all_has_room_and_names_are_kept_together(
    turned: Page, link: str
) -> None:
    page = turned
    page.open(f"?lang=uk#{link}", until=None)
    page.wait_for("window.knights?.solver.status.name === 'loaded'")
    page.wait_for("knights.player.aim === null")
    assert page.evaluate("getComputedStyle(document.body).direction") == "rtl"
    found = []
    for tab in page.evaluate(TABS):
        page.evaluate(ACT.format(f"at('{tab}').click()"))
        page.wait_for("!document.querySelector('#panels [aria-busy=true]')")
        found += [f"{tab}: {told}" for told in page.evaluate(LOOSE)]
    narrow = [told for told in look_at_all(page, link) if "\u27e6" not in told]
    page.evaluate(ACT.format(STATES["share"][0]))
    page.wait_for("document.getElementById('share').open")
    found += [f"share: {told}" for told in page.evaluate(LOOSE)]
    assert [*found, *narrow] == []


@replaced
@pytest.mark.waits("no language is written so yet")
def test_from_right_to_left_the_first_page_has_room(turned: Page) -> None:
    page = turned
    page.open("?lang=uk", until=None)
    page.wait_for("document.querySelectorAll('[data-card]').length > 10")
    found = []
    for width, height in WINDOWS:
        page.resize(width, height)
        page.wait_for("knights.still")
        found += [f"{width}: {told}" for told in page.evaluate(BARE)["narrow"]]
    assert found == []
