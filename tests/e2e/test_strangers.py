"""A stranger's page with this site in a frame can do nothing to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.page import Page
from engines.site import Site, serve
from own_programs import inside, link_to, open_program, read_program, run
from tools.build.headers import headers_of

# The stranger's page has the same host, and so the same site, but another port: its storage is its
# own, yet browsers separate the storage of frames by site only.
pytestmark = [
    pytest.mark.engines("chromium"),
    pytest.mark.own_tab("a frame of the page before would be taken for the stranger's"),
    pytest.mark.served("a file has no neighbour whose page it could be"),
]

# Sends the frame all messages that the page of Knights sends, with a worker of its own.
ATTACK = """<!doctype html><title>A stranger</title><link rel="icon" href="data:," />
<script>
  const heard = [];
  const evil = "onmessage = ({ data }) => data.port.postMessage(self.origin)";
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => heard.push("ran with origin " + data);
  addEventListener("message", ({ data }) => heard.push(data.own ?? data, data.message ?? ""));
  function attack() {
    const say = (message, ports) => frames[0].postMessage(message, "*", ports);
    const content = new TextEncoder().encode(evil).buffer;
    const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0).buffer;
    say({ own: "file", path: "own-worker.js", content });
    say({ own: "file", path: "pyodide/pyodide.asm.wasm", content: empty });
    say({ own: "complete" });
    say({ own: "begin" }, [port2]);
    say("the end");
  }
</script>
"""
# In the frame: counts workers, and reports when the stranger has sent everything.
WATCH = """
(() => {
  const { Worker } = window;
  window.begun = 0;
  window.Worker = class extends Worker {
    constructor(...given) { super(...given); window.begun++; }
  };
  addEventListener("message", ({ data }) => { window.ended = data === "the end"; });
})()
"""

REFUSED = """
document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
  window.refused = effectiveDirective;
})
"""


@pytest.fixture
def stranger(site: Site, tmp_path: Path) -> Iterator[Site]:
    """Serve another origin of the same site."""
    with serve(tmp_path) as other:
        yield other


def frame(page: Page, stranger: Site, link: str, sandbox: str = "") -> None:
    """Open a page of the stranger's with a page of the site in a frame."""
    page.expected.append(stranger.origin)
    # Each page gets a new name, as a browser may reuse a known page for a second.
    name = f"{len(list(stranger.folder.iterdir()))}.html"
    text = f'{ATTACK}<iframe {sandbox} width="1280" height="800" src="{link}"></iframe>'
    (stranger.folder / name).write_text(text, encoding="utf-8")
    page.goto(stranger.url + name)


def test_a_strangers_page_runs_nothing_in_the_sites_origin(page: Page, stranger: Site) -> None:
    frame(page, stranger, page.site.url + "own.html")
    with inside(page):
        assert page.evaluate("self.origin") == page.site.origin
        page.evaluate(WATCH)
    page.evaluate("attack()")
    with inside(page):
        page.wait_for("window.ended")
        assert page.evaluate("window.begun") == 0
        assert "inside a page of Knights" in page.evaluate("document.body.innerText")
    assert page.evaluate("heard") == []


def test_a_strangers_page_hands_over_no_file_that_the_build_did_not_make(
    page: Page, stranger: Site
) -> None:
    frame(page, stranger, page.site.url + "own.html", 'sandbox="allow-scripts"')
    with inside(page):
        page.evaluate(WATCH)
    page.wait_for("heard.includes('there')")
    page.evaluate("attack()")
    page.wait_for("heard.filter((word) => word === 'failed').length >= 2")
    wrong = "own-worker.js is not a file of this version of Knights"
    assert wrong in page.evaluate("heard")
    with inside(page):
        assert page.evaluate("window.begun") == 0


def test_a_strangers_page_cannot_put_its_own_in_the_place_of_the_programs_frame(
    page: Page, stranger: Site
) -> None:
    (stranger.folder / "other.html").write_text("<script>top.postMessage('there', '*')</script>")
    page.expect_problem("Content Security Policy")
    frame(
        page,
        stranger,
        page.site.url + link_to("queens/4", read_program("right_queens_loop", queens=4)),
    )
    with inside(page):
        page.wait_for("!!document.querySelector('iframe')")
        page.evaluate(REFUSED)
    page.evaluate("frames[0].frames[0].location = new URL('other.html', location.href).href")
    with inside(page):
        page.wait_for("window.refused === 'frame-src'")
    assert "other.html" not in [name for name, _ in stranger.requests]


@pytest.mark.daily
@pytest.mark.first_visit
def test_with_headers_the_page_works_and_no_stranger_has_it_in_a_frame(
    page: Page, stranger: Site
) -> None:
    page.site.headers = headers_of
    page.expect_problem("frame-ancestors|chrome-error")
    frame(page, stranger, page.site.url)
    # The browser asks for a newer service worker of the test before at a time of its own.
    of_worker = {"service-worker.js", "site-version.js"}
    assert [one for one in page.site.requests if one[0] not in of_worker] == [("", 200)]
    frame(page, stranger, page.site.url + "embed.html#queens/4", 'sandbox="allow-scripts"')
    page.wait_for("heard.some(({ knights, status }) => knights === 'state' && status === 'ready')")
    open_program(page, "queens/4", read_program("right_queens_loop", queens=4))
    assert run(page) == "found"
