"""After any failure on the way from the server the page works, or says what to do.

A table: each kind of file fails in each way. Only `KNIGHTS_EVERY_MOMENT=1` tries the ways that
differ little from another.
"""

import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Error as PlaywrightError

from engines.page import Page
from engines.playwright_page import PlaywrightPage
from engines.site import Fault
from own_programs import SEARCH, open_program

pytestmark = [
    pytest.mark.engines("chromium"),
    pytest.mark.first_visit,
]

served = pytest.mark.served("a server fails")
playwright = pytest.mark.only(
    "chromium",
    "firefox",
    why="WebKitGTK's driver opens no further tab and puts no script before others",
)
asked_anew = pytest.mark.only(
    "chromium",
    "firefox",
    why="WebKitGTK takes the page's modules from its memory, whatever the server says",
)

EVERY = "KNIGHTS_EVERY_MOMENT" in os.environ
SUTCLIFFE = "#tour/5x5/c3/sutcliffe"
LOADED = "window.knights?.solver.status.name === 'loaded'"

# Ways to fail, with the page's message. Many hosts send a page in place of a missing file.
PAGE = b"<!doctype html><title>Nothing here</title>"
FAULTS = {
    "missing": (Fault(status=404), "The server has no file {} (HTTP 404)."),
    "refused": (Fault(status=500), "The server did not send {} (HTTP 500)."),
    "page": (
        Fault(content=PAGE, type="text/html"),
        "The server sent a web page instead of {}.",
    ),
    "cut": (Fault(cut=True), "The file {} did not arrive: the connection failed."),
    "noise": (Fault(content=b"\1" * 5000), "The file {} arrived damaged."),
}


def ways(*daily: str) -> pytest.MarkDecorator:
    """Return a mark that runs a test for the daily ways to fail, or for all of them."""
    return pytest.mark.parametrize("way", [way for way in FAULTS if EVERY or way in daily])


def find(page: Page, pattern: str) -> str:
    """Return the path of the site's file that matches a pattern, as its name has a hash."""
    folder = page.site.folder
    found = [path for path in sorted(folder.glob(pattern)) if path.suffix not in (".gz", ".br")]
    return found[0].relative_to(folder).as_posix()


def spoil(page: Page, way: str, *names: str) -> None:
    """Make these files fail, and no others."""
    page.expect_problem("")  # each engine reports a missing file in several ways
    page.site.faults.clear()
    page.site.faults.update(dict.fromkeys(names, FAULTS[way][0]))


def wait_for_seen(page: Page, selector: str, text: str) -> None:
    """Wait until one of these elements is visible and holds a text."""
    page.wait_for(
        f"[...document.querySelectorAll({selector!r})].some("
        f"(one) => one.checkVisibility() && one.innerText.includes({text!r}))"
    )


def take_a_step(page: Page) -> None:
    """Check that the page works: its own Python has loaded, and searches on."""
    page.wait_for(LOADED)
    position = page.position
    page.click("#step")
    page.wait_for(f"knights.player.timeline.position === {position + 1}")


def wait_for_fault(page: Page, text: str) -> None:
    """Check that the page says why it can't start, and shows nothing else."""
    wait_for_seen(page, "#fault-text", f"The page can't start{text}")
    for other in ("#page", "#gallery", ".bar"):
        assert not page.sees(other)


@served
@asked_anew
@ways("missing", "page", "cut", "noise")
def test_a_page_whose_scripts_or_catalogue_do_not_come_says_so_and_can_be_tried_again(
    page: Page, way: str
) -> None:
    wanted = page.site.folder.joinpath("index.html").read_text(encoding="utf-8")
    chunk = wanted.split('rel="modulepreload" href="chunk')[1].split('"')[0]
    for name in ("main.js", f"chunk{chunk}"):
        for fragment in ("", SUTCLIFFE):
            spoil(page, way, name)
            page.goto(page.site.url + fragment)
            wait_for_fault(page, ": its file ")
            assert page.text("#fault-text").endswith(
                "is missing, damaged or too new for this browser."
            )
    spoil(page, way, "catalogue.json")
    page.goto(page.site.url + SUTCLIFFE)
    wait_for_fault(page, ". " + FAULTS[way][1].format("catalogue.json"))
    page.site.faults.clear()
    page.click("#fault-again")
    take_a_step(page)
    assert not page.sees("#fault")


@served
@asked_anew
def test_half_an_update_says_so_and_can_be_tried_again(page: Page) -> None:
    """The server has the new page already, while the browser still has the older script."""
    script = page.site.folder.joinpath("main.js").read_text(encoding="utf-8")
    older = script.replace('"./chunk-', '"./chunk-OLDER')
    assert older != script
    page.expect_problem("")
    page.site.faults["main.js"] = Fault(content=older.encode())
    page.goto(page.site.url + SUTCLIFFE)
    wait_for_fault(page, ": its file main.js, or a part of it, is missing")
    # Or the script is whole, and the older page lacks an element that it needs.
    page.site.faults.clear()
    older = page.site.folder.joinpath("index.html").read_text(encoding="utf-8")
    other = older.replace('id="go-step"', 'id="gone"')
    assert other != older
    page.site.faults["index.html"] = page.site.faults[""] = Fault(
        content=other.encode(), type="text/html"
    )
    page.goto("about:blank")
    page.goto(page.site.url + SUTCLIFFE)
    wait_for_fault(page, ". The page and its script are from two versions of this site. Reload")
    page.site.faults.clear()
    page.site.requests.clear()
    page.click("#fault-again")
    take_a_step(page)
    # The page fetches the older file again, which the browser might have kept for long otherwise.
    assert [name for name, _ in page.site.requests].count("main.js") > 1


@pytest.mark.also_single("chromium")
def test_a_page_that_came_in_part_says_so(page: Page, tmp_path: Path) -> None:
    """The scripts stand at the end of a file on the disk, and of the page for frames."""
    if page.file:
        whole = page.file.read_bytes()
        page.file = tmp_path / "knights.html"
        page.file.write_bytes(whole[: len(whole) // 2])
        page.goto(page.home + SUTCLIFFE)
    else:
        whole = page.site.folder.joinpath("embed.html").read_bytes()
        half = whole[: len(whole) * 2 // 3]
        page.site.faults["embed.html"] = Fault(content=half, type="text/html")
        page.goto(page.site.url + "embed.html" + SUTCLIFFE)
    wait_for_fault(page, ": a part of it is missing, damaged")


@served
@ways("missing", "page", "noise")
def test_a_page_without_its_styles_says_so(page: Page, way: str) -> None:
    spoil(page, way, "style/all.css")
    page.goto(page.site.url + SUTCLIFFE)
    wait_for_seen(page, ".unstyled", "its file style/all.css is missing or damaged. Reload")
    page.site.faults.clear()
    page.reload()
    assert not page.sees(".unstyled")
    take_a_step(page)


@served
@asked_anew
@ways("missing", "page")
def test_a_page_of_which_no_script_comes_says_so(page: Page, way: str) -> None:
    spoil(page, way, "main.js", "first-paint.js")
    page.goto(page.site.url)
    wait_for_seen(page, ".stalled", "The page can't start. Its scripts did not come")
    assert not page.sees("#page")
    page.site.faults.clear()
    page.reload()
    assert not page.sees(".stalled")


@served
@ways("missing", "page", "cut", "noise")
def test_the_page_works_without_what_it_can_do_without(page: Page, way: str) -> None:
    names = ["first-paint.js", "gallery.json", "stuck.json", "icon.svg", "manifest.webmanifest"]
    names += ["vendor/inter.woff2", "openings/sutcliffe-5x5-centre.json"]
    spoil(page, way, *names)
    # Many servers don't know the type of WebAssembly; Python is then compiled from its bytes.
    runtime = page.site.folder.joinpath("pyodide/pyodide.asm.wasm").read_bytes()
    page.site.faults["pyodide/pyodide.asm.wasm"] = Fault(content=runtime, type="text/plain")
    page.goto(page.site.url)
    page.wait_for("document.querySelectorAll('[data-card]').length > 10")
    page.click("[data-card='sutcliffe-5x5-centre']")
    take_a_step(page)


# Files that Python needs, in the order of their requests; and the worker's own script, about which
# an engine reports only that it did not start.
PYTHON = ["assets.json", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs"]
PYTHON += ["pyodide/pyodide.asm.wasm", "pyodide/pyodide-lock.json"]
WORKER = "search/worker.js"


@served
@ways("missing", "page", "cut", "noise")
def test_python_that_does_not_come_says_what_is_wrong_and_can_be_tried_again(
    page: Page, way: str
) -> None:
    spoil(page, way, WORKER)
    page.open(SUTCLIFFE, until="failed")
    wait_for_seen(page, "#status", "the file search/worker.js is missing or damaged.")
    for name in PYTHON:
        spoil(page, way, name)
        said = FAULTS[way][1].format(name)
        page.click("#retry")
        page.wait_for(f"document.getElementById('status-detail').innerText === {said!r}")
    page.site.faults.clear()
    page.click("#retry")
    take_a_step(page)


@served
@ways("missing", "page")
def test_a_plain_start_names_the_archive_that_does_not_come(page: Page, way: str) -> None:
    """Without a snapshot Python starts by reading its library."""
    wheel = find(page, "pyodide/*.whl")
    for name in ("pyodide/python_stdlib.zip", *([wheel] if EVERY else [])):
        spoil(page, way, name, "python-snapshot.bin")
        page.open(SUTCLIFFE, until="failed")
        assert page.text("#status-detail") == FAULTS[way][1].format(name)
        page.goto("about:blank")


@served
@ways("missing", "page", "cut", "noise")
def test_an_archive_that_is_late_and_does_not_come_is_named_where_it_is_wanted(
    page: Page, way: str
) -> None:
    """The wheel with the programs' texts comes after Python; the program is not to blame."""
    wheel = find(page, "pyodide/*.whl")
    spoil(page, way, wheel)
    page.open(SUTCLIFFE + "&panels=code")
    awaits = "document.querySelector('.listing').dataset.awaits"
    page.wait_for(f"{awaits} === {FAULTS[way][1].format(wheel)!r}")
    page.site.faults.clear()
    take_a_step(page)
    page.wait_for_text(".listing", "def ")


# Parts loaded on demand: the button that needs each, and the element that reports its failure.
PARTS = [
    ("studio-*.js", "#own-open", "#toast-text"),
    ("program-editor-*.js", "#own-open", "#toast-text"),
    ("preview-*.js", "#share-open", "#toast-text"),
    ("vendor/qrcode-generator.js", "#share-open", "#share-note"),
    ("vendor/gifenc.js", "#save-gif", "#save-said"),
    ("printed-sheet-*.js", "#save-print", "#save-said"),
    ("open-editor-*.js", "#draw-open", "#toast-text"),
]


@served
@asked_anew
@ways("missing")
def test_a_part_that_does_not_come_says_so(page: Page, way: str) -> None:
    """The same happens in a page that was open while the server got another version."""
    page.expect_problem("")
    page.open(SUTCLIFFE + "&panels=code")
    names = [find(page, pattern) for pattern, _, _ in PARTS]
    for name, (_, button, place) in zip(names, PARTS, strict=True):
        # The second part needs the first; the others are independent. A part that has come stays.
        spoil(page, way, *names[names.index(name) :])
        if not place.startswith(
            ("#share", "#save")
        ):  # which are templates: opened anew, they say nothing
            page.evaluate(f"(document.querySelector({place!r}).textContent = '')")
        page.evaluate("document.querySelectorAll('dialog').forEach((one) => one.close())")
        if button.startswith("#save"):
            page.open_dialog("save")
        if button == "#draw-open":
            page.follow("#colouring/australia/3")
            page.open_setup()
        page.click(button)
        # For a file that is no script an engine doesn't report the name.
        named = "" if way == "noise" else f", {name.split('/')[-1]},"
        wait_for_seen(page, place, f"A part of this page{named} did not arrive. Reload the page")
        if name == names[0]:  # Firefox never requests a failed module again, as the message says
            page.reload()
            page.wait_for(LOADED)
    page.site.faults.clear()
    page.reload()
    take_a_step(page)


# Files that a visitor's program needs.
OWN = ["own.html", "own-worker.js", "pyodide/pyodide-lock.json", "pyodide/python_stdlib.zip"]
# Another page in place of their frame stays silent until its ten seconds have passed; and the
# frame accepts no files but those that it knows.
OTHERWISE = {
    ("page", "own.html"): "its frame, own.html, did not start",
    ("noise", "own.html"): "its frame, own.html, did not start",
    ("noise", "own-worker.js"): "The file own-worker.js arrived damaged",
}


@served
@ways("missing", "cut")
def test_a_program_of_ones_own_that_lacks_a_file_says_so_and_can_be_run_again(
    page: Page, way: str
) -> None:
    page.expect_problem("")
    page.site.faults["own.html"] = FAULTS[way][0]
    open_program(page, "queens/4", SEARCH)
    for name in OWN:
        spoil(page, way, name)
        page.wait_for("document.querySelector('.own-run').dataset.busy === 'false'")
        page.click(".own-run")
        said = OTHERWISE.get((way, name), FAULTS[way][1].format(name))
        wait_for_seen(page, "p.problem", said)
    page.site.faults.clear()
    page.click(".own-run")
    page.wait_for("document.querySelector('.own-verdict')?.dataset.outcome === 'found'")


@served
@playwright
def test_a_page_that_is_not_allowed_what_it_needs_says_so(page: Page) -> None:
    page.expect_problem("")
    page.site.headers = lambda _: {"Content-Security-Policy": "worker-src 'none'"}
    page.open(SUTCLIFFE, until="failed")
    wait_for_seen(page, "#status-detail", "This page may not start workers")
    page.wait_for_text("#panels", "Python did not load, so the page can't say")
    page.site.headers = None
    # A page without an origin can't load the site's scripts: embed.html contains its own.
    host = '<iframe sandbox="allow-scripts" src="./" width="600" height="400"></iframe>'
    page.site.faults["host.html"] = Fault(content=host.encode(), type="text/html")
    page.goto(page.site.url + "host.html")
    page.wait_for("document.querySelector('iframe') !== null")
    tab = cast(PlaywrightPage, page).tab
    frame = tab.frames[1]
    frame.wait_for_selector("#fault-sandboxed:not([hidden])")
    assert "Put embed.html into the frame instead." in frame.inner_text("#fault")
    assert not frame.is_visible("#fault-again") and not frame.is_visible("#fault-text")


@served
def test_a_frame_without_python_says_so_and_can_be_tried_again(page: Page) -> None:
    spoil(page, "missing", "embed-python.js")
    page.goto(page.site.url + "embed.html" + SUTCLIFFE)
    wait_for_seen(page, "#status-detail", "embed-python.js")
    page.site.faults.clear()
    page.click("#retry")
    take_a_step(page)


@pytest.mark.only("chromium", why="no other engine tells the numbers of its processes")
def test_a_tab_that_was_stopped_goes_on(page: Page) -> None:
    """A computer stops all its programs while it sleeps."""
    page.open("#tour/8x8/a8/geeks&play=yes", until=None)
    page.wait_for(LOADED)
    browser = cast(PlaywrightPage, page).visitor.browser
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    for sign in (signal.SIGSTOP, signal.SIGCONT):
        for process in processes:
            if process["type"] == "renderer":
                os.kill(process["id"], sign)
    page.wait_for(f"knights.player.timeline.position > {page.position}")


# While a computer sleeps its system may take a worker's memory. If the engine doesn't report it,
# the page waits for twenty seconds.
GONE = {
    "told": "python.onerror(new ErrorEvent('error', { message: 'out of memory' }))",
    "untold": "python.terminate()",
}
KEEP_WORKER = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.python = this;
  }
};
"""


@playwright
@pytest.mark.parametrize("how", [how for how in GONE if EVERY or how == "told"])
def test_python_that_is_gone_is_replaced(page: Page, how: str) -> None:
    cast(PlaywrightPage, page).tab.add_init_script(KEEP_WORKER)
    page.open(SUTCLIFFE)
    page.evaluate("(window.lost = python)")
    page.evaluate(GONE[how])
    page.click("#go-end")
    page.wait_for("python !== lost")
    page.wait_for_status("finished")
    assert page.text("#placed") == "25,541"


CANVASES = 'document.querySelectorAll("#board, #depth-chart")'
# One number each for the contents of the board and the chart of depths.
DRAWN = """
["board", "depth-chart"].map((id) => {
  const { canvas, data } = (({ canvas, canvas: { width, height } }) => (
    { canvas, data: canvas.getContext("2d").getImageData(0, 0, width, height).data }
  ))(document.getElementById(id).getContext("2d"));
  return data.reduce((sum, value, at) => (31 * sum + value) >>> 0, 0);
})
"""


def test_a_canvas_that_lost_its_picture_is_drawn_anew(page: Page) -> None:
    page.open(SUTCLIFFE)
    take_a_step(page)
    page.wait_until_drawn()
    # The chart of depths comes after the board.
    before = page.wait_for(f"((all) => all.every((sum) => sum > 0) && all)({DRAWN})")
    # One call: a frame between the reset and the look may draw the canvases anew.
    reset = f"{CANVASES}.forEach((one) => one.getContext('2d').reset())"
    blank = page.evaluate(f"({reset}, {DRAWN})")
    assert all(now != then for now, then in zip(blank, before, strict=True))
    page.evaluate(f"{CANVASES}.forEach((one) => one.dispatchEvent(new Event('contextrestored')))")
    page.wait_for(f"JSON.stringify({DRAWN}) === {str(before).replace(' ', '')!r}")


@served
@playwright
def test_thirty_quick_reloads_end_in_a_page_that_works(page: Page) -> None:
    page.expect_problem("")  # an engine may report the requests that a reload cancels
    page.open(SUTCLIFFE, until=None)
    tab = cast(PlaywrightPage, page).tab
    for _ in range(30):
        with suppress(PlaywrightError):  # a reload may come before the previous one's document
            tab.reload(wait_until="commit")
    take_a_step(page)


@served
@playwright
def test_many_tabs_all_work(page: Page) -> None:
    """Ten tabs with all tests, and four daily."""
    page.open(SUTCLIFFE)
    visitor = cast(PlaywrightPage, page).visitor
    tabs = [visitor.new_page() for _ in range(9 if EVERY else 3)]
    for tab in tabs:
        tab.goto(page.site.url + "#queens/8", wait_until="commit")
    first = cast(PlaywrightPage, page).tab
    for tab in (*tabs, first):
        cast(PlaywrightPage, page).tab = tab
        take_a_step(page)
