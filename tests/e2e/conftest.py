"""Fixtures of the page that every end-to-end test gets, once for each engine.

A test asks for `page`. It fails by itself on any error in the console, any uncaught error, any file
that the site lacks, and any request off the site's origin.

The visitor has been here before, and has the page open: it begins again at the test's link, with
Python loaded (engines/renewal.py). A test marked `own_tab` gets a newly loaded page; its browser
has kept the site and a snapshot of Python, so this takes a third of the time of a first visit. One
marked `first_visit` gets a new visitor, whose browser asks the server for everything. WebKitGTK
keeps nothing under its driver.

An animated step takes twenty frames, drawn by the processor. So the visitor's system asks for less
motion, except in tests marked `lively`, or with a `media` of their own.

Each day a test runs in Chromium, against the page from its server. Tests marked `waits` or
`first_visit` do not: they wait for *all*. Tests marked `daily` run each day wherever they can: in
all engines, and in Chromium also in the page in one file, opened from the disk.

With `--also ENGINE` all tests for that engine run there as well: those marked with it in `engines`,
or without `engines`. Then tests marked `also_single` run in the one file, too, where every visit is
a first one, and which may request nothing. `--single` runs all tests in the one file, except those
marked `served`, which says why. `--everywhere` runs each test in all engines, both ways.
"""

import json
import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from engines.disk import copy_alone
from engines.page import SNAPSHOT_KEPT, Page
from engines.playwright_page import PlaywrightPage, launch, new_visitor
from engines.search import ENGINES, Engine, find_engine
from engines.site import Site, serve
from engines.times import TIMES, spend, told
from engines.webkitgtk_page import WebKitGtk, WebKitGtkPage, screen

ROOT = Path(__file__).parents[2]
FAILURES = ROOT / ".build" / "failures"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--engine", action="append", choices=ENGINES, help="a browser engine; default: all three"
    )
    parser.addoption(
        "--also",
        action="append",
        choices=ENGINES,
        default=[],
        help="run all here that hangs on the engine, not only what is run each day",
    )
    parser.addoption(
        "--everywhere",
        action="store_true",
        help="run each test in all engines and both ways, marked or not",
    )
    parser.addoption(
        "--single", action="store_true", help="open dist/knights.html from the disk instead"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "engines(*names): run in these engines only, unless --everywhere is given"
    )
    config.addinivalue_line(
        "markers", "only(*names, why): no other engine can do it, not even where all run all"
    )
    config.addinivalue_line("markers", "first_visit: the browser has never been here; waits")
    config.addinivalue_line(
        "markers", "waits(why): not of each day, unless the engine is asked for"
    )
    config.addinivalue_line("markers", "daily: of each day all the same, in all engines")
    config.addinivalue_line("markers", "lively: what moves is seen to move")
    config.addinivalue_line("markers", "own_tab(why): the page is loaded, and no test has it after")
    config.addinivalue_line(
        "markers",
        "also_single(*names): run against the page in one file as well, in these engines or in all",
    )
    config.addinivalue_line("markers", "served(why): of no meaning for the page in one file")
    config.addinivalue_line(
        "markers",
        "media(color_scheme, reduced_motion): what the visitor's system prefers, for instance"
        " media(color_scheme='dark', reduced_motion='reduce')",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    config, definition = metafunc.config, metafunc.definition
    also_single = definition.get_closest_marker("also_single")
    if "engine" in metafunc.fixturenames:
        names = config.getoption("--engine") or ENGINES
        mark = definition.get_closest_marker("engines")
        if mark and not also_single and not config.getoption("--everywhere"):
            names = [name for name in names if name in mark.args]
        only = definition.get_closest_marker("only")
        names = [name for name in names if not only or name in only.args]
        metafunc.parametrize("engine", names, indirect=True, scope="session")
    if "page" in metafunc.fixturenames:
        if config.getoption("--single"):
            metafunc.parametrize("file", ["single"], indirect=True)
        elif also_single or config.getoption("--everywhere"):
            metafunc.parametrize("file", ["served", "single"], indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--single"):
        for item in items:
            if mark := item.get_closest_marker("served"):
                item.add_marker(pytest.mark.skip(reason=f"not for one file: {mark.args[0]}"))
    unwanted = [item for item in items if not wanted(item)]
    config.hook.pytest_deselected(items=unwanted)
    # A tab is handed on to the next test, so tests of one engine and one page are neighbours.
    items[:] = sorted((item for item in items if item not in unwanted), key=opens)


def opens(item: pytest.Item) -> tuple[int, bool]:
    """Return a sort key: tests of an engine that open the page in the same way come together."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    engine = ENGINES.index(params["engine"]) if "engine" in params else -1
    return engine, params.get("file") == "single"


def wanted(item: pytest.Item) -> bool:
    """Tell whether a test runs in this engine, in this way."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    if "engine" in params and params["engine"] not in ENGINES:
        return False  # a placeholder: pytest has no engine left for this test
    if item.config.getoption("--single"):
        return True
    if params.get("file") == "single" and item.get_closest_marker("served"):
        return False
    if "engine" not in params or item.config.getoption("--everywhere"):
        return True
    also = params["engine"] in item.config.getoption("--also")
    return hangs_on_it(item, params) and (also or is_daily(item, params))


def hangs_on_it(item: Any, params: dict[str, str]) -> bool:
    """Tell whether a test is meant for this engine, or for this way to open the page."""
    name = "also_single" if params.get("file") == "single" else "engines"
    # A mark of a parameter counts before one of the test.
    marks = [mark for mark in item.callspec.marks if mark.name == name]
    mark = marks[0] if marks else item.get_closest_marker(name)
    return not mark or not mark.args or params["engine"] in mark.args


def is_daily(item: pytest.Item, params: dict[str, str]) -> bool:
    """Tell whether a test is run each day, in this engine and in this way."""
    in_chromium, in_one_file = params["engine"] == "chromium", params.get("file") == "single"
    if item.get_closest_marker("daily"):
        return in_chromium or not in_one_file
    waits = any(map(item.get_closest_marker, ("waits", "first_visit")))
    return in_chromium and not in_one_file and not waits


def pytest_report_header(config: pytest.Config) -> list[str]:
    if config.getoption("--everywhere"):
        return ["every test in all engines, from a server and as one file"]
    also = config.getoption("--also")
    way = ", all in one file" if config.getoption("--single") else ""
    return [f"the tests of each day{way}" + (f", and all for {', '.join(also)}" if also else "")]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when in {"setup", "call"}:
        item.stash[FAILED] = report.failed
    if hasattr(item, "callspec") and "engine" in item.callspec.params:
        spent = {**TIMES.take(), "all": report.duration}
        report.user_properties.append(("times", [item.callspec.params["engine"], spent]))
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Report the seconds by kind, added up over parallel processes."""
    totals: dict[str, Counter[str]] = {}
    reports = [report for group in terminalreporter.stats.values() for report in group]
    for report in reports:
        for name, value in getattr(report, "user_properties", []):
            if name == "times":
                engine, spent = value
                totals.setdefault(engine, Counter()).update(spent)
    for line in told(totals):
        terminalreporter.write_line(line)


FAILED = pytest.StashKey[bool]()
CALM = {"reduced_motion": "reduce"}


def preferred(request: pytest.FixtureRequest) -> dict[str, str]:
    """Return the preferences of the system of a test's visitor."""
    mark = request.node.get_closest_marker("media")
    lively = request.node.get_closest_marker("lively")
    return {**({} if lively else CALM), **(mark.kwargs if mark else {})}


def is_told_at_its_start(engine: Engine) -> bool:
    """Tell whether an engine reads the system's preferences only at its start: Debian's Firefox."""
    return engine.name == "firefox" and engine.program is not None


@pytest.fixture(scope="session")
def engine(request: pytest.FixtureRequest) -> Engine:
    """The engine under test."""
    found = find_engine(request.param)
    if not found:
        pytest.fail(f"this machine has no {request.param}: `python3 build.py test` installs it")
    return found


@pytest.fixture(scope="session")
def built() -> Path:
    """The site as it was built."""
    folder = ROOT / "dist" / "site"
    if not (folder / "index.html").is_file():
        pytest.fail("dist/site is not there: `python3 build.py site` builds it")
    return folder


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for a copy of the site: a build in the meantime does not disturb the tests."""
    copy = tmp_path_factory.mktemp("site") / "site"
    shutil.copytree(built, copy)
    with serve(copy) as site:
        yield site


@pytest.fixture
def site(server: Site) -> Site:
    """The site on its server, without requests or faults yet."""
    server.reset()
    server.collecting = False
    return server


@pytest.fixture(scope="session")
def single(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the page in one file, with nothing beside it."""
    page = ROOT / "dist" / "knights.html"
    if not page.is_file():
        pytest.fail("dist/knights.html is not there: `python3 build.py single` builds it")
    return copy_alone(page, tmp_path_factory.mktemp("disk") / "alone")


@pytest.fixture
def file(request: pytest.FixtureRequest) -> Path | None:
    """The file that is opened from the disk; None if the page comes from a server."""
    if getattr(request, "param", "served") == "served":
        return None
    path: Path = request.getfixturevalue("single")
    return path


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(engine: Engine, playwright: Playwright) -> Iterator[Browser | None]:
    """The browser that tests share; None for WebKitGTK, which is started by `gtk`."""
    if engine.driver:
        yield None
        return
    with ExitStack() as stack:
        with spend("browser"):
            media = CALM if is_told_at_its_start(engine) else {}
            started = stack.enter_context(launch(playwright, engine, media))
        yield started


@pytest.fixture(scope="session")
def display(engine: Engine) -> Iterator[str]:
    """The display for engines that need one."""
    if engine.driver:
        with screen() as name:
            yield name
    else:
        yield ""


@pytest.fixture(scope="session")
def gtk(
    engine: Engine, display: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[dict[str, str]], WebKitGtk]]:
    """Return WebKitGTK for a visitor's preferences: started once, and again if it died."""
    started: dict[str, WebKitGtk] = {}

    def find(media: dict[str, str]) -> WebKitGtk:
        key = json.dumps(media)
        if key in started and not started[key].well:
            started.pop(key).quit()
        if key not in started:
            started[key] = WebKitGtk(engine, display, tmp_path_factory.mktemp("gtk"), media)
        return started[key]

    yield find
    for browser in started.values():
        browser.quit()


@pytest.fixture(scope="session")
def returning(browser: Browser, engine: Engine, server: Site) -> BrowserContext:
    """A visitor who has been here, and whose browser has kept the site and Python.

    The first tab stays open and idle: through it Chromium keeps compiled code for the next ones.
    """
    visitor = new_visitor(browser)
    page = PlaywrightPage(server, engine, visitor)
    page.open()
    page.evaluate("knights.offline.keep()")
    page.wait_for(SNAPSHOT_KEPT)
    page.evaluate("knights.unbind()")
    return visitor


@pytest.fixture(scope="session")
def owner(browser: Browser, engine: Engine, server: Site, single: Path) -> BrowserContext:
    """A visitor who has the page in one file, open in a tab that stays open, too."""
    visitor = new_visitor(browser)
    page = PlaywrightPage(server, engine, visitor, file=single)
    page.open()
    page.evaluate("knights.unbind()")
    return visitor


@pytest.fixture(scope="session")
def left() -> dict[object, Page]:
    """The page whose tab the next test of a visitor may have."""
    return {}


@pytest.fixture
def page(
    request: pytest.FixtureRequest,
    site: Site,
    file: Path | None,
    engine: Engine,
    browser: Browser | None,
    playwright: Playwright,
    left: dict[object, Page],
) -> Iterator[Page]:
    """A page in the engine under test, open on nothing yet."""
    media = preferred(request)
    fixed = is_told_at_its_start(engine)
    told = {} if fixed else {"color_scheme": "light", "reduced_motion": "no-preference", **media}
    alone = any(map(request.node.get_closest_marker, ("own_tab", "first_visit")))
    if not browser:
        find = request.getfixturevalue("gtk")
        after = left.pop(find(media), None)
        if after and (alone or after.file != file):
            after.close()
            after = None
        with spend("browser"):
            window = WebKitGtkPage(site, engine, find(media), file, after)
        yield from watched(request, window, None if alone else left)
    elif fixed and media != CALM:
        with launch(playwright, engine, media) as own:
            visitor = new_visitor(own)
            yield from watched(request, PlaywrightPage(site, engine, visitor, file=file))
    elif request.node.get_closest_marker("first_visit"):
        with new_visitor(browser) as visitor:
            yield from watched(request, PlaywrightPage(site, engine, visitor, told, file))
    else:
        visitor = request.getfixturevalue("owner" if file else "returning")
        site.reset()
        after = None if alone else left.pop(visitor, None)
        tab = PlaywrightPage(site, engine, visitor, told, file, after)
        yield from watched(request, tab, None if alone else left)


def watched(
    request: pytest.FixtureRequest, page: Page, left: dict[object, Page] | None = None
) -> Iterator[Page]:
    """Give a page to a test; afterwards keep evidence of a failure, and look for problems.

    If all went well, the next test may have its tab.
    """
    well = False
    try:
        yield page
        problems = page.unexpected()
        failed = request.node.stash.get(FAILED, True)
        if problems or failed:
            keep_evidence(request.node.name, page, problems)
        assert not problems, "problems in the page:\n" + "\n".join(problems)
        well = not failed
    finally:
        with spend("browser"):
            if page.leave() and well and left is not None:
                left[page.visitor] = page
            else:
                page.close()


# The state of the page, as far as it can be read.
KNOWN = """
(() => {
  const { player, clock, solver } = window.knights ?? {};
  const { dataset } = document.documentElement;
  const { activeElement: at } = document;
  return {
    address: location.href,
    page: { ...dataset },
    focus: at && `${at.tagName.toLowerCase()}#${at.id}`,
    window: [innerWidth, innerHeight, scrollX, scrollY],
    player: player && {
      status: player.status, scenario: player.scenario, aim: player.aim, speed: clock.speed,
      position: player.timeline.position, known: player.timeline.known,
      path: Array.from(player.state.snapshot().path).slice(-80),
    },
    solver: solver && solver.status,
    own: { ...document.querySelector(".own-run")?.dataset,
      ...document.querySelector(".own-verdict")?.dataset },
    text: document.body.innerText,
  };
})()
"""


def keep_evidence(name: str, page: Page, problems: list[str]) -> None:
    """Keep evidence of a failure in a folder of its own below `.build/failures`."""
    folder = FAILURES / re.sub(r"[^\w.]+", "-", name).strip("-")
    folder.mkdir(parents=True, exist_ok=True)
    written = {
        "steps": page.steps,
        "console": [*problems, *page.console],
        "requests": [f"{status} {path}" for path, status in page.site.requests]
        + page.site.unanswered,
    }
    for part, lines in written.items():
        (folder / f"{part}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    # A browser that died answers no more; the test's own failure counts.
    try:
        page.screenshot(folder / "picture.png")
        known = {**page.evaluate(KNOWN), "said": page.said()}
        state = json.dumps(known, indent=1, ensure_ascii=False)
        (folder / "state.json").write_text(state + "\n", encoding="utf-8")
    except Exception as error:
        (folder / "state.json").write_text(json.dumps({"error": str(error)}) + "\n")
    print(f"what explains the failure: {folder.relative_to(ROOT)}")
