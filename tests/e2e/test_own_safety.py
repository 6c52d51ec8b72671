"""A visitor's own program reaches nothing: not the network, the page, or the next visit."""

import json
from itertools import count
from typing import Any

import pytest

from engines.page import Page
from own_programs import (
    SEARCH,
    inside,
    link_to,
    open_program,
    printed,
    run_still,
    show,
    wait_for_program,
)
from test_own_embedded import host

pytestmark = pytest.mark.engines("chromium", "firefox", "webkit")

# The first run tries each way out. Results may come after its end, so the page reads them as the
# value of a variable when it asks about a step, for which the program runs once more.
WAYS_OUT = """
import js
from pyodide.code import run_js
from pyodide.ffi import create_once_callable, create_proxy

first = not hasattr(js, "tried")
if first:
    js.tried = js.Object.new()
ways = {name: getattr(js.tried, name) for name in js.Object.keys(js.tried)}
came = [name + " " + what for name, what in ways.items() if not what.startswith("refused")]
came = f"{len(ways)} ways: {came}"

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

def try_all():
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
    # Take away as well what an engine may give to a document without an origin.
    NAMES = ["BroadcastChannel", "EventSource", "FontFace", "Notification", "RTCPeerConnection"]
    NAMES += ["SharedWorker", "WebSocket", "WebSocketStream", "WebTransport", "Worker"]
    NAMES += ["XMLHttpRequest", "caches", "cookieStore", "fetch", "fonts", "importScripts"]
    NAMES += ["indexedDB", "postMessage", "webkitRequestFileSystem", "webkitRequestFileSystemSync"]
    there = [name for name in NAMES if hasattr(js, name)]
    there += [name for name in ["gpu", "hid", "locks", "permissions", "serial", "serviceWorker",
                                "storage", "storageBuckets", "usb"] if hasattr(js.navigator, name)]
    tell("names", "done " + " ".join(there) if there else "refused: not there")
    # A native one may be what is inherited.
    place, kept = js.self, []
    while place:
        kept += [name for name in ["fetch", "importScripts"] if js.Object.hasOwn(place, name)]
        place = js.Object.getPrototypeOf(place)
    tell("inherited", f"done {kept}" if kept else "refused: not there")
    try:
        channel = js.BroadcastChannel.new("stolen")
        channel.postMessage("stolen")
    except BaseException:
        pass

if first:
    try_all()
"""

# Messages of refusals in the consoles of the engines.
REFUSALS = [
    "Content Security Policy",
    "Content-Security-Policy",
    "blocked a JavaScript eval",
    "stolen",
]

# All storage that could answer the next visit, and the state of the page itself.
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
    # An idle page keeps its own files: do that first. WebKitGTK refuses it under its driver.
    page.evaluate("knights.offline.keep().catch(() => {})")
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
    # Without a sandbox the frame has the site's origin, so there is most to reach.
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
    """Return the storage now, without the snapshot of Python that the page itself may have kept."""
    after: dict[str, Any] = page.evaluate(KEPT)
    own = f"{page.site.url}python-snapshot.bin?"
    for name in after["kept"].keys() - before["kept"].keys():
        if name.startswith("knights-snapshot ") and own in name:
            del after["kept"][name]
    return after


def ways_out(page: Page) -> str:
    return WAYS_OUT % {"home": json.dumps(page.site.url)} + SEARCH


def try_all(page: Page) -> None:
    """Run the program that tries every way out, and check its results."""
    assert run_still(page) == "found"
    came = "pending"
    for position in count(1):
        page.seek(position)
        page.wait_for("document.querySelector('.own-moment').dataset.stale === 'false'")
        page.wait_for_text(".own-calls", "came = ")
        came = page.evaluate(
            "/came = ['\"](.*?)['\"],/.exec(document.querySelector('.own-calls').textContent)[1]"
        )
        if "pending" not in came:
            break
    assert came == "19 ways: []"


SAID = "document.querySelector('.own-told .problem').textContent"
INTERFERED = "Your program changed something that the page needs. Reload the page and run it again."

# A program that leaves traces in its worker: a broken `abs` after its run, and answers changed to
# say that all is right.
STAINS = """
import builtins, js
from pyodide.ffi import create_once_callable, create_proxy
js.stained = True
js.setTimeout(create_once_callable(lambda: setattr(builtins, "abs", lambda value: 0)), 0)
post = js.MessagePort.prototype.postMessage
def praise(port, answer):
    if hasattr(answer, "told"):
        answer.told = answer.told.replace('"wrong"', '"found"')
    post.call(port, answer)
js.MessagePort.prototype.postMessage = create_proxy(praise, capture_this=True)
"""


@pytest.mark.engines("chromium")
def test_no_program_meets_what_another_has_left(page: Page) -> None:
    open_program(page, "queens/4", STAINS + SEARCH)
    assert run_still(page) == "found"
    # It prints nothing; what it keeps is its answer.
    assert page.texts(".own-result h2") == ["What your program kept in x"]
    assert printed(page) == "[2, 4, 1, 3]"
    show(page, "import js\nprint('stained' if hasattr(js, 'stained') else 'clean')\n" + SEARCH)
    assert run_still(page) == "found"
    assert printed(page).strip() == "clean"
    show(page, "# wrong\n" + WRONG)
    assert run_still(page) == "wrong"
    # A second run does not find traces of the first either.
    show(page, "import js\nprint(hasattr(js, 'own'))\njs.own = 1\nx = [0] * 4\n")
    run_still(page)
    before = printed(page)
    run_still(page)
    assert printed(page) == before


PHISH = "Your session has expired. Sign in again at evil.example"


@pytest.mark.engines("chromium")
def test_a_program_never_speaks_as_the_page(page: Page) -> None:
    open_program(page, "queens/4", SEARCH + f"raise Exception({PHISH + chr(0x202E)!r} * 2)\n")
    assert run_still(page) == "wrong"
    quoted = page.text(".own-quoted")
    assert quoted.startswith("The check says:\n")
    assert PHISH + "\\u202e" in quoted
    assert page.text("#status-title") == "Your program is not right yet"
    page.wait_for_text("#sentence", f"The check says: “Your program ended with Exception: {PHISH}")
    # The text stands only in quotations.
    for selector in [".own-told .problem", ".own-verdict", ".own-counts", "#status-detail"]:
        assert PHISH not in page.evaluate(f"document.querySelector({selector!r}).textContent")
    # A later error that answers nothing ends the program, before the answer or after.
    late = "import js\nfrom pyodide.ffi import create_once_callable\ndef fail():\n"
    late += f"    raise Exception({PHISH!r})\njs.setTimeout(create_once_callable(fail), 0)\n"
    page.expected += ["session has expired"]
    show(page, late + SEARCH)
    page.click(".own-run")
    page.wait_for(f"{SAID} === {INTERFERED!r}")


HOOK = """
import itertools, js
from pyodide.ffi import create_proxy
if hasattr(js, "port"):
    for _ in itertools.repeat(0):
        js.port.postMessage(1)
get = js.Object.getOwnPropertyDescriptor(js.MessageEvent.prototype, "data").get
def read(event):
    js.port = event.target
    return get.call(event)
hook = js.Object.new()
hook.get = create_proxy(read, capture_this=True)
hook.configurable = True
js.Object.defineProperty(js.MessageEvent.prototype, "data", hook)
"""
FORGE = "import sys\nown = sys.modules['knights.page.own']\nown.report = lambda session: %s\n"
PRAISE = """
import sys
own = sys.modules["knights.page.own"]
report = own.report
own.report = lambda session: report(session).replace('"wrong"', '"found"')
"""
# This program forgets to test diagonals.
WRONG = SEARCH.replace("and abs(x[j] - x[k]) != k - j ", "")


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(
    ("program", "said"),
    [
        pytest.param(
            "print('x' * 200_000_000)\n",
            "printed more than 100,000",
            id="prints",
            marks=pytest.mark.waits("forged and praised are enough each day"),
        ),
        pytest.param(
            "for _ in range(10**9): print('x' * 99)\n",
            "printed more",
            id="many-prints",
            marks=pytest.mark.waits("forged and praised are enough each day"),
        ),
        pytest.param(
            "raise Exception('x' * 50_000_000)\n",
            "Exception: xxx",
            id="exception",
            marks=pytest.mark.waits("forged and praised are enough each day"),
        ),
        pytest.param(
            HOOK + SEARCH,
            INTERFERED,
            id="endless",
            marks=pytest.mark.waits("it takes a quarter of a minute"),
        ),
        pytest.param(
            FORGE % repr(json.dumps({"outcome": "found", "noun": PHISH})) + SEARCH,
            INTERFERED,
            id="forged",
        ),
        # A report of the right form that calls a wrong program right.
        pytest.param(PRAISE + WRONG, INTERFERED, id="praised"),
        pytest.param(
            FORGE % "'[' * 300_000_000" + SEARCH,
            "too much to tell",
            id="huge",
            marks=pytest.mark.waits("forged and praised are enough each day"),
        ),
    ],
)
def test_a_nasty_program_ends_in_one_sentence_and_the_page_goes_on(
    page: Page, program: str, said: str
) -> None:
    open_program(page, "queens/4", program)
    page.click(".own-run")
    page.wait_for_text(".own-told", said)
    page.wait_for("document.querySelector('.own-run').dataset.busy === 'false'")
    assert page.evaluate("document.querySelector('.own-told').innerText.length") < 110_000
    show(page, SEARCH)
    assert run_still(page) == "found"
    assert page.evaluate(SAID) == ""
