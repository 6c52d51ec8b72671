"""A puzzle in the registries, and named nowhere else, works in the page like every puzzle."""

import csv
import io
import json
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from engines.page import Page
from engines.playwright_page import PlaywrightPage, new_visitor
from engines.search import Engine
from engines.site import Site, serve
from null_site import copy_project, enter_null
from test_share import catch, save
from tools.build import languages, places, site
from tools.build.python import packages

# Other files try in all engines what differs between them.
pytestmark = [
    pytest.mark.engines("chromium"),
    pytest.mark.only("chromium", "firefox", why="the page is opened with Playwright"),
    pytest.mark.waits("it builds a site; each half of the puzzle is tried without one each day"),
]

# 1 to 4 in a line, numbered from 0: after 0 first 2, a dead end, then 3 and 1, another; then 1.
PATHS = [[], [0], [0, 2], [0], [0, 3], [0, 3, 1], [0, 3], [0], [], [1], [1, 3], [1, 3, 0]]
PATHS += [[1, 3, 0, 2]]
# Sentences at the first dead end, and the count of the whole tree's 16 choices.
SAID = {
    "why": "No option is left: 0 (used already), 1 (next to 3), 2 (used already) and 3 (next to"
    " 3).",
    "stack": "1 of 2 options tried",
    "tree": "2 choices made. The depth is 2 now.",
    "pictures": "16 choices",
}
PATH = "Array.from(knights.player.state.snapshot().path)"


# Slow steps of the build that the page can do without.
LEFT_OUT = ("compile_library", "write_snapshot")


@pytest.fixture(scope="module")
def null_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("null")
    project = folder / "project"
    copy_project(project)
    enter_null(project)
    made = packages("site")
    # The environments of this clone, as the Python that runs the tests may have no pip.
    (project / ".build").mkdir(exist_ok=True)
    for environment in places.BUILD.glob("python-*"):
        (project / ".build" / environment.name).symlink_to(environment)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(places, "ROOT", project)
        patch.setattr(places, "BUILD", project / ".build")
        patch.setattr(site, "packages", lambda name: made)
        for step in LEFT_OUT:
            patch.setattr(site, step, lambda *_: None)
        patch.setattr(languages, "write_lessons", lambda *_: None)
        site.assemble(folder / "site")
    # Both checks report a missing piece: see test_null_puzzle.py and tests/web/registry.test.ts.
    assert {path.stem for path in (project / ".build" / "log").glob("looking-*")} == {
        "looking-at-each-puzzle-of-the-library",
        "looking-for-the-page-s-half-of-each-puzzle",
    }
    with serve(folder / "site") as served:
        yield served


@pytest.fixture
def line(null_site: Site, engine: Engine, browser: Browser) -> Iterator[Page]:
    """Open the page with the null puzzle."""
    with new_visitor(browser) as visitor:
        page = PlaywrightPage(null_site, engine, visitor)
        yield page
        assert not page.unexpected()


def go(page: Page, position: int) -> None:
    page.evaluate(f"knights.player.seek({position})")
    page.wait_for(f"knights.player.timeline.position === {position}")


def test_a_puzzle_in_the_registries_is_all_that_a_puzzle_is(line: Page) -> None:
    page = line
    page.open(until=None)
    page.wait_for("!!document.querySelector('[data-card=line-4]')?.checkVisibility()")
    page.click("[data-card=line-4]")
    page.wait_for("knights.player.scenario === 'line/4' && knights.player.description !== null")

    blank = drawn(page)
    for position, path in enumerate(PATHS[:-1]):
        assert page.evaluate(PATH) == path
        page.click("#step")
        page.wait_for(f"knights.player.timeline.position === {position + 1}")
    page.wait_for_status("finished")
    assert page.text("#status-title") == "Solution found"
    assert [page.text("#placed"), page.text("#undone")] == ["8", "4"]
    page.wait_for("document.getElementById('board-text').textContent.trim() === '1 3 0 2'")
    assert drawn(page) != blank
    for path in reversed(PATHS[:-1]):
        page.click("#step-back")
        page.wait_for(f"JSON.stringify({PATH}) === '{path}'.replaceAll(' ', '')")
    assert drawn(page) == blank

    go(page, 2)
    page.wait_for("location.hash.startsWith('#line/4@2')")
    for panel, words in SAID.items():
        page.click(f"#tab-{panel}")
        page.wait_for(f"document.getElementById('panel-{panel}').innerText.includes({words!r})")
    look_at_files(page)
    page.open_setup()
    page.fill("#n", "5")
    page.press("Tab")
    page.wait_for("knights.player.scenario === 'line/5' && knights.player.description !== null")
    page.open("#line/4@2", until=None)
    page.wait_for("knights.player.timeline.position === 2")
    assert page.evaluate(PATH) == PATHS[2]
    page.open("#line/12", until=None)
    page.wait_for("document.getElementById('notice').innerText.includes(\"n '12'\")")


def drawn(page: Page) -> str:
    page.wait_for("knights.still")
    picture: str = page.evaluate("document.getElementById('board').toDataURL()")
    return picture


def look_at_files(page: Page) -> None:
    catch(page)
    page.open_dialog("share")
    page.click("#share-tab-embed")
    page.click("#share-save")
    page.wait_for("document.getElementById('save').open")
    files = {
        name: save(page, f"#save-{name}")[1].decode() for name in ("txt", "json", "csv", "svg")
    }
    assert files["txt"] == "0 2\n"
    assert json.loads(files["json"]) == {"choices": [0, 2], "labels": ["0", "2"]}
    assert [row[1] for row in csv.reader(io.StringIO(files["csv"]))][1:] == ["0", "2"]
    assert ElementTree.fromstring(files["svg"]).tag.endswith("svg")
    page.evaluate("document.getElementById('save').close()")
