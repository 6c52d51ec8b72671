"""The second visit needs no network, and an update arrives completely or not at all."""

import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from engines.page import HASH, SNAPSHOT_KEPT, Page
from engines.playwright_page import PlaywrightPage
from engines.site import Fault, Site
from own_programs import SEARCH, link_to, run_still, wait_for_program

# Other files try in all engines what differs between them, as this one is long.
pytestmark = [
    pytest.mark.engines("chromium"),
    pytest.mark.first_visit,
    pytest.mark.served("it needs no service worker to work offline, and has none"),
]

SUTCLIFFE = "#tour/5x5/c3/sutcliffe"
LOADED = "knights.solver.status.name === 'loaded'"
LINE = "knights:1 Ada queens/4 next@1=b3-"
# The caches of versions; the worker keeps its notes about tabs in another one.
VERSIONS = """caches.keys().then((names) =>
  names.filter((name) => name.startsWith("knights-site") && !name.endsWith(" notes")))"""
CONTROLLED = "navigator.serviceWorker.controller !== null"


@pytest.fixture
def own(site: Site, tmp_path: Path) -> Iterator[Site]:
    """Let the site serve a copy of its folder, so that this test may change files."""
    shared = site.folder
    site.folder = tmp_path / "site"
    shutil.copytree(shared, site.folder)
    yield site
    site.folder = shared


def visit(page: Page) -> None:
    """Visit the page for the first time, and let it keep its files."""
    if page.engine == "webkit":
        pytest.skip("WebKitGTK installs no service worker under its driver, or one that never is")
    page.open(SUTCLIFFE)
    if not page.evaluate("'serviceWorker' in navigator"):
        pytest.skip(f"{page.engine} has no service workers here")
    assert page.evaluate("knights.offline.keep().then(() => '', (error) => error.message)") == ""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def renew(site: Site, change: str, gone: str | None = None) -> None:
    """Publish a new version: its title, its version's name and its list of files change.

    One part is removed if `gone` names it.
    """
    page = site.folder / "index.html"
    page.write_text(re.sub("(<title[^>]*>)[^<]*", rf"\g<1>{change}", page.read_text()))
    assets = site.folder / "assets.json"
    assets.write_text(json.dumps({**json.loads(assets.read_text()), "version": change}))
    list_file = site.folder / "site-version.js"
    listed = json.loads(list_file.read_text().removeprefix("self.SITE = ").rstrip(";\n"))
    listed["version"] = change
    for file in (page, assets):
        listed["files"][file.name] = hashlib.sha256(file.read_bytes()).hexdigest()
    if gone:
        (site.folder / gone).unlink()
        del listed["files"][gone]
    list_file.write_text(f"self.SITE = {json.dumps(listed)};\n")


def look_for_update(page: Page) -> str:
    """Ask the server for a new version; return its state: installed, redundant or none."""
    state: str = page.evaluate(
        """navigator.serviceWorker.ready.then(async (registration) => {
          await registration.update();
          const worker = registration.installing ?? registration.waiting;
          if (worker === null) return "none";
          while (worker.state === "installing") await new Promise((done) => setTimeout(done, 20));
          return worker.state;
        })"""
    )
    return state


@pytest.mark.daily
def test_the_second_visit_needs_no_server(page: Page) -> None:
    visit(page)
    kept = [name for name, _ in page.site.requests]
    assert "pyodide/python_stdlib.zip" in kept
    # Compressed copies, scripts of frames and scripts of the single file are of no use here.
    assert not [name for name in kept if name.endswith((".gz", ".br"))]
    assert not [name for name in kept if name.startswith(("embed.", "embed-", "standalone/"))]
    page.site.down = True
    page.site.requests.clear()
    page.expect_problem("service-worker.js|assets.json|Failed to fetch|NetworkError")
    page.reload()
    page.wait_for(LOADED)
    assert page.evaluate(CONTROLLED)
    page.to_end()
    assert page.text("#placed") == "25,541"
    # Another puzzle works, too.
    page.goto("about:blank")
    page.open("#colouring/us/4")
    page.click("#step")
    page.wait_at(1)
    assert page.site.requests == []


def test_an_update_arrives_when_all_tabs_are_closed_or_the_visitor_asks(
    page: Page, own: Site
) -> None:
    visit(page)
    page.reload()
    page.wait_for(LOADED)
    page.evaluate("knights.offline.keep()")
    own.requests.clear()
    old = page.evaluate("knights.solver.status.version")
    renew(own, "another version")
    assert look_for_update(page) == "installed"
    fetched = {name for name, _ in own.requests}
    assert fetched == {"service-worker.js", "site-version.js", "index.html", "assets.json"}
    # The whole old version stays in use until the visitor asks for the new one.
    page.reload()
    page.wait_for(LOADED)
    page.follow(link_to("queens/4", SEARCH))
    wait_for_program(page)
    assert page.evaluate("knights.solver.status.version") == old
    tab = cast(PlaywrightPage, page)
    asking, other = tab.tab, tab.visitor.new_page()
    tab.tab = other
    page.open("#queens/8@5", until="paused")
    page.wait_for(LOADED)
    page.evaluate("knights.offline.keep().then(() => (window.stays = true))")
    tab.tab = asking
    asking.bring_to_front()
    assert run_still(page) == "found"
    page.seek(3)
    open_answers(page)
    page.choose("#answers-lines", LINE)
    page.click("#answers-close")
    # The page shows the offer for a while only: publish just before it is needed.
    page.evaluate("knights.offline.keep()")
    [gone] = own.folder.glob("find-moments-*.js")
    renew(own, "the last version", gone.name)
    assert look_for_update(page) == "installed"
    page.click("#toast-action")
    # The title changes soon after the load to that of the search.
    page.wait_for("window.knights?.solver.status.version === 'the last version'")
    # The page keeps its state: the program, its run, the step and the lines of a class.
    page.wait_for("document.querySelector('.own-verdict')?.dataset.outcome === 'found'")
    page.wait_at(3)
    open_answers(page)
    page.wait_for_text("#answers-read", "The page read 1 line.")
    assert page.evaluate("document.getElementById('answers-lines').value") == LINE
    tab.tab = other
    other.bring_to_front()
    # The other tab keeps the old version, although the server has none of it any more.
    page.wait_for_text("#toast", "This tab goes on with the old one.")
    assert page.evaluate("window.stays && knights.player.timeline.position") == 5
    own.requests.clear()
    page.evaluate("document.getElementById('find-open').click()")
    page.wait_for("document.querySelector('#find:not([hidden])') !== null")
    page.evaluate("knights.solver.close()")
    page.evaluate("knights.solver.load()")
    page.wait_for(LOADED)
    assert page.evaluate("knights.solver.status.version") == old
    assert {name for name, _ in own.requests} <= {"service-worker.js", "site-version.js"}
    # After the last tab has gone, the next page opened deletes the old version.
    other.close()
    tab.tab = asking
    asking.bring_to_front()
    page.reload()
    page.wait_for(LOADED)
    page.reload()
    page.wait_for(f"{VERSIONS}.then((kept) => kept.length === 1)")


def open_answers(page: Page) -> None:
    """Open the dialog for answers."""
    page.open_dialog("share")
    page.click("#share-tab-question")
    page.click("#answers-open")
    page.wait_for("document.getElementById('answers').open")


@pytest.mark.parametrize("fault", [Fault(status=500), Fault(cut=True), None])
def test_an_update_that_is_not_whole_is_none(page: Page, own: Site, fault: Fault | None) -> None:
    visit(page)
    page.reload()
    page.wait_for(LOADED)
    renew(own, "half a version")
    if fault:
        own.faults["index.html"] = fault
    else:  # the server has a file of another version than its list
        (own.folder / "index.html").write_text("<title>half a version</title>")
    page.expect_problem("index.html|service-worker|half a version|Failed to fetch|500")
    assert look_for_update(page) == "redundant"
    own.faults.clear()
    own.down = True
    page.expect_problem("service-worker.js|assets.json|NetworkError")
    page.reload()
    page.wait_for(LOADED)
    assert page.evaluate("document.title") != "half a version"
    assert len(page.evaluate(VERSIONS)) == 1


# Replaces the kept files, as any script of the same origin could.
TAMPER = """
(async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const type = (await cache.match(url)).headers.get("Content-Type");
      const put = (body, headers) =>
        cache.put(url, new Response(body, { headers: { "Content-Type": type, ...headers } }));
      if (/main\\.js$|gallery\\.json$/.test(url)) await put("window.hacked = 1");
      if (/all\\.css$/.test(url)) await put(await (await cache.match(url)).text(), { Link: "</>" });
      if (/python-snapshot/.test(url)) {
        const memory = await (await cache.match(url)).arrayBuffer();
        new Uint8Array(memory)[memory.byteLength - 1] ^= 1;
        await put(memory);
      }
    }
  }
})()
"""
# Lists the kept files that differ from the build's list.
KEPT = """
(async () => {
  await import(new URL("site-version.js?" + Math.random(), location.href));
  const { files } = self.SITE;
  const { snapshot } = await (await fetch("assets.json")).json();
  const wrong = [];
  for (const name of (await caches.keys()).filter((name) => !name.endsWith(" notes"))) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const kept = await cache.match(url);
      const path = new URL(url).pathname.replace("/any/sub/folder/", "");
      const hash = path === "python-snapshot.bin" ? snapshot.unpacked : files[path];
      const body = await kept.clone().arrayBuffer();
      if ((await HASH(body)) !== hash || [...kept.headers].length > 1) wrong.push(path);
    }
  }
  return wrong.sort();
})()
""".replace("HASH", HASH)
FORGET_OLDER = """
(async () => {
  for (const name of await caches.keys()) {
    if (!name.endsWith("another version")) await caches.delete(name);
  }
})()
"""


@pytest.mark.daily
def test_what_somebody_has_changed_in_the_cache_is_never_answered_with(page: Page) -> None:
    visit(page)
    page.wait_for(SNAPSHOT_KEPT)
    page.evaluate(TAMPER)
    changed = ["gallery.json", "main.js", "python-snapshot.bin", "style/all.css"]
    assert page.evaluate(KEPT) == [*changed, "uk/gallery.json"]
    page.reload()
    page.wait_for(LOADED)
    assert page.evaluate(CONTROLLED)
    assert page.evaluate("window.hacked ?? 0") == 0
    # A file that was requested has been repaired; the others are checked when they are requested.
    page.wait_for(f"({KEPT}).then((wrong) => wrong.join() === 'gallery.json,uk/gallery.json')")


@pytest.mark.daily
def test_a_new_version_takes_over_nothing_that_was_changed(page: Page, own: Site) -> None:
    visit(page)
    page.reload()
    page.wait_for(LOADED)
    page.evaluate(TAMPER)
    renew(own, "another version")
    assert look_for_update(page) == "installed"
    page.evaluate(FORGET_OLDER)
    assert page.evaluate(KEPT) == []
