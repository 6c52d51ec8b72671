"""A program of a visitor's own reaches nothing: no network, no page, nothing of the next visit."""

import json
from typing import Any

import pytest

from engines.page import Page
from own_programs import (
    inside,
    link_to,
    open_program,
    pack,
    printed,
    run,
    wait_for_program,
)
from test_own_embedded import host

pytestmark = pytest.mark.engines("chromium", "firefox", "webkit")

# A search that places and takes back, so that the page takes it for one.
SEARCH = """
x = [0, 0, 0, 0]
def place(k):
    for i in range(4):
        x[k] = i + 1
        if all(x[j] != x[k] and abs(x[j] - x[k]) != k - j for j in range(k)):
            if k == 3 or place(k + 1):
                return True
        x[k] = 0
    return False
place(0)
"""

# Each way out is tried; what comes of it is kept in the worker, to be printed by the next program.
WAYS_OUT = """
import js
from pyodide.code import run_js
from pyodide.ffi import create_once_callable, create_proxy

js.tried = js.Object.new()

def tell(name, what):
    setattr(js.tried, name, str(what)[:80])

def attempt(name, act):
    try:
        made = act()
    except BaseException as error:
        return tell(name, "refused: " + type(error).__name__)
    if hasattr(made, "then"):
        tell(name, "pending")
        made.then(
            create_proxy(lambda value, name=name: tell(
                name, "done" if getattr(value, "ok", True) else "refused: not there")),
            create_proxy(lambda error, name=name: tell(name, "refused: later")),
        )
    else:
        tell(name, "done")

def ask(url):
    request = js.XMLHttpRequest.new()
    request.open("GET", url, False)
    request.send()
    if request.status == 0:
        raise OSError("no answer")

def nested(code):
    # A worker within the worker has a `fetch` of its own.
    blob = js.Blob.new([code], js.JSON.parse('{"type": "text/javascript"}'))
    worker = js.Worker.new(js.URL.createObjectURL(blob))
    def heard(name):
        return js.Promise.new(create_proxy(lambda resolve, reject: (
            setattr(worker, "onmessage", create_proxy(
                lambda event: resolve(1) if event.data == "done" else reject(1))),
            setattr(worker, "onerror", create_proxy(lambda event: reject(1))),
        )))
    return heard("nested")

HOME = %(home)s
TOLD = ".then(() => postMessage('done'), () => postMessage('no'))"
attempt("fetch", lambda: js.fetch(HOME + "stolen-fetch"))
attempt("request", lambda: ask(HOME + "stolen-request"))
attempt("socket", lambda: js.Promise.new(create_proxy(lambda resolve, reject: (
    lambda socket: (setattr(socket, "onopen", create_proxy(resolve)),
                    setattr(socket, "onerror", create_proxy(reject)))
)(js.WebSocket.new(HOME.replace("http", "ws") + "stolen-socket")))))
attempt("script", lambda: js.importScripts(HOME + "stolen-script.js"))
attempt("import", lambda: run_js("import('" + HOME + "stolen-import.js')"))
attempt("nested_fetch", lambda: nested(
    "fetch('" + HOME + "stolen-nested')" + TOLD))
attempt("nested_import", lambda: nested(
    "import('" + HOME + "stolen-module.js')" + TOLD))
attempt("events", lambda: js.Promise.new(create_proxy(lambda resolve, reject: (
    lambda source: (setattr(source, "onopen", create_proxy(resolve)),
                    setattr(source, "onerror", create_proxy(reject)))
)(js.EventSource.new(HOME + "stolen-events")))))
attempt("caches", lambda: js.caches.open("stolen"))
attempt("databases", lambda: js.Promise.new(create_proxy(lambda resolve, reject: (
    lambda request: (setattr(request, "onsuccess", create_proxy(resolve)),
                     setattr(request, "onerror", create_proxy(reject)))
)(js.indexedDB.open("stolen")))))
attempt("files", lambda: js.navigator.storage.getDirectory())
attempt("storage", lambda: js.localStorage.setItem("stolen", "1"))
attempt("cookies", lambda: setattr(js.document, "cookie", "stolen=1"))
attempt("cookie_store", lambda: js.cookieStore.set("stolen", "1"))
attempt("document", lambda: js.parent.document)
attempt("window", lambda: js.open(HOME + "stolen-window"))
attempt("service", lambda: js.navigator.serviceWorker.register(HOME + "stolen-service.js"))
# What an engine may give to somebody without an origin is taken away besides.
NAMES = ["BroadcastChannel", "EventSource", "SharedWorker", "WebSocket", "Worker", "XMLHttpRequest"]
there = [name for name in [*NAMES, "caches", "indexedDB"] if hasattr(js, name)]
tell("names", "done " + " ".join(there) if there else "refused: not there")
try:
    channel = js.BroadcastChannel.new("stolen")
    channel.postMessage("stolen")
except BaseException:
    pass
"""
TELL = "import js\nprint(js.JSON.stringify(js.tried))\n"

# How engines say so in their consoles.
REFUSALS = [
    "Content Security Policy",
    "Content-Security-Policy",
    "blocked a JavaScript eval",
    "stolen",
]

# What the next visit could be answered from, and what the page itself has.
KEPT = """
(async () => {
  const kept = {};
  for (const name of (await globalThis.caches?.keys?.().catch(() => [])) ?? []) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const body = await (await cache.match(request)).arrayBuffer();
      kept[`${name} ${request.url}`] = body.byteLength;
    }
  }
  const databases = await (globalThis.indexedDB?.databases?.() ?? []).catch?.(() => []) ?? [];
  return {
    kept,
    databases: databases.map(({ name }) => name),
    stolen: localStorage.getItem("stolen"),
    cookie: document.cookie,
    services: (await navigator.serviceWorker?.getRegistrations?.().catch(() => []) ?? []).length,
    heard: window.heard,
    title: document.title,
  };
})()
"""
HEAR = """
void (
  window.heard = [],
  new BroadcastChannel("stolen").addEventListener("message", ({ data }) => heard.push(data))
)
"""


@pytest.mark.also_single("chromium")
def test_a_program_reaches_nothing(page: Page) -> None:
    page.expected += REFUSALS
    open_program(page, "queens/4", ways_out(page))
    page.evaluate(HEAR)
    page.wait_for("['loaded'].includes(knights.solver.status.name)")
    before = page.evaluate(KEPT)
    try_all(page)
    assert kept_since(page, before) == before
    assert not any("stolen" in path for path, _ in page.site.requests)


@pytest.mark.first_visit
@pytest.mark.served("the page for frames is another file")
@pytest.mark.parametrize(
    "sandbox",
    [
        pytest.param('sandbox="allow-scripts"', id="sandbox"),
        pytest.param("", id="none", marks=pytest.mark.engines("chromium")),
    ],
)
def test_a_program_reaches_nothing_from_a_frame_either(page: Page, sandbox: str) -> None:
    page.expected += REFUSALS
    # Without a sandbox the frame itself has the site's origin: there is most to be had.
    host(page, "embed.html" + link_to("queens/4", ways_out(page)), sandbox=sandbox)
    page.evaluate(HEAR)
    before = page.evaluate(KEPT)
    with inside(page):
        wait_for_program(page)
        page.wait_for("['loaded'].includes(knights.solver.status.name)")
        try_all(page)
    assert kept_since(page, before) == before
    assert not any("stolen" in path for path, _ in page.site.requests)


def kept_since(page: Page, before: dict[str, Any]) -> dict[str, Any]:
    """What is kept now, but for what the page itself may have kept since: its own Python."""
    after: dict[str, Any] = page.evaluate(KEPT)
    own = f"{page.site.url}python-snapshot.bin?"
    for name in after["kept"].keys() - before["kept"].keys():
        if name.startswith("knights-snapshot ") and own in name:
            del after["kept"][name]
    return after


def ways_out(page: Page) -> str:
    return WAYS_OUT % {"home": json.dumps(page.site.url)} + SEARCH


def try_all(page: Page) -> None:
    """Run the program that tries every way out, and ask another in its worker what came of it."""
    assert run(page) == "found"
    page.follow(f"#queens/4@0&own={pack(TELL + SEARCH)}")
    page.wait_for("document.querySelector('.cm-content').innerText.includes('stringify')")
    told = {"": "pending"}
    while "pending" in told.values():
        run(page)
        told = json.loads(printed(page).splitlines()[0])
    assert len(told) == 18
    assert {name: what for name, what in told.items() if not what.startswith("refused")} == {}
