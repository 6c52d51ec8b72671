"""Problems in a page are always reported to its test, in every engine."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.disk import copy_alone
from engines.page import PATIENCE, Page
from engines.site import Site, serve

pytestmark = [
    pytest.mark.first_visit,
    pytest.mark.served("these pages are the tests' own"),
]

SCRIPTS = {
    "said": "console.error('something is wrong')",
    "thrown": "setTimeout(() => { throw new Error('nobody catches this') })",
    "rejected": "Promise.reject(new Error('nobody awaits this'))",
    "lacking": "fetch('is-not-there.json')",
    "abroad": "fetch('http://127.0.0.2:9/').catch(() => 0)",
    "working": "new Worker('worker.js').onerror = (event) => console.error(event.message)",
    "quiet": "document.title = 'fine'",
}
SIGNS = {
    "said": "something is wrong",
    "thrown": "nobody catches this",
    "rejected": "nobody awaits this",
    "lacking": "loading is-not-there.json: status 404",
    "abroad": "request off the origin: http://127.0.0.2:9",
    "working": "from the worker",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve a site of small pages, each with one mistake."""
    folder = tmp_path_factory.mktemp("pages")
    for name, script in SCRIPTS.items():
        page = f"<!doctype html><html><head><title>{name}</title></head><script>{script}</script>"
        (folder / f"{name}.html").write_text(page)
    (folder / "worker.js").write_text("throw new Error('from the worker')")
    (folder / "form.html").write_text(FORM)
    with serve(folder) as site:
        yield site


FORM = """<!doctype html><html><head><title>form</title></head>
<body><button onclick="said.textContent = 'pushed'">push</button> <p id="said" role="status"></p>"""


@pytest.mark.daily
def test_what_goes_wrong_is_seen(page: Page) -> None:
    for wrong, sign in SIGNS.items():
        page.goto(f"{page.site.url}{wrong}.html")
        look_for(page, sign)
    page.expect_problem("is-not-there|127.0.0.2|policy|Policy|worker")  # other reports of it


def look_for(page: Page, sign: str) -> None:
    """Wait until a problem that matches a sign is seen, and mark all seen so far as expected."""
    deadline = time.monotonic() + PATIENCE
    problems = page.unexpected()
    while time.monotonic() < deadline and not any(re.search(sign, told) for told in problems):
        page.evaluate("new Promise((done) => setTimeout(done, 20))")
        problems = page.unexpected()
    assert any(re.search(sign, problem) for problem in problems), problems
    for problem in problems:
        page.expect_problem(re.escape(problem))


# A page on the disk can't load a worker's script from another file.
WORKER = "URL.createObjectURL(new Blob([`throw new Error('from the worker')`]))"
DISK_SCRIPTS = {
    **{wrong: SCRIPTS[wrong] for wrong in ("said", "thrown", "rejected", "abroad")},
    "beside": "document.write('<img src=\"is-not-there.png\" />')",
    "working": f"new Worker({WORKER}).onerror = (event) => console.error(event.message)",
}
DISK_SIGNS = {
    **SIGNS,
    # WebKit hides the details of errors in a page from the disk.
    "thrown": "nobody catches this|Script error",
    "working": "from the worker|Script error",
    "abroad": "http://127.0.0.2:9",
    "beside": "is-not-there.png",
}


def test_what_goes_wrong_in_a_page_from_a_disk_is_seen(page: Page, tmp_path: Path) -> None:
    for wrong, script in DISK_SCRIPTS.items():
        written = tmp_path / f"{wrong}.html"
        written.write_text(f"<!doctype html><html><head></head><script>{script}</script>")
        page.file = copy_alone(written, tmp_path / wrong)
        page.goto(page.home)
        look_for(page, DISK_SIGNS[wrong])
    page.expect_problem("is-not-there|127.0.0.2|policy|Policy|worker|Script error")


@pytest.mark.engines("chromium")
def test_a_wait_in_vain_tells_what_the_page_says(page: Page, tmp_path: Path) -> None:
    page.goto(page.site.url + "form.html")
    page.click("button")
    with pytest.raises(AssertionError, match="the page says:\nsaid: pushed"):
        page.wait_for("false", timeout=0)
    page.screenshot(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").stat().st_size > 500
