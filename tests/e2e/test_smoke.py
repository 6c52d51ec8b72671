"""The built site starts: daily in all engines, and as a single file."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.page import Page
from engines.site import FOLDER, Site


@pytest.fixture
def plain(built: Path, tmp_path: Path) -> Iterator[Site]:
    """Serve the site in a subfolder with `python -m http.server`."""
    folder = tmp_path / FOLDER.strip("/")
    shutil.copytree(built, folder)
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout
        words = server.stdout.readline().split()  # Serving HTTP on 127.0.0.1 port 40123 ...
        yield Site(folder, port=int(words[words.index("port") + 1]))
        server.terminate()


# A dead end of the shortest classic run.
DEAD_END = "#tour/5x5/c3/sutcliffe@36&panels=why"


@pytest.mark.daily
@pytest.mark.also_single
def test_it_opens_plays_steps_back_and_says_why(page: Page) -> None:
    page.open(DEAD_END, until="paused")
    page.wait_for(
        "document.querySelector('.why-title').textContent === 'No tour is possible from here'"
    )
    assert "The path can't reach a1 or a5 any more" in page.text(".why-sentence")
    before = page.text("#sentence")
    page.click("#step-back")
    page.wait_for("knights.player.timeline.position === 35")
    page.wait_for(f"document.getElementById('sentence').innerText !== {before!r}")
    page.click("#play")
    page.wait_for("knights.player.timeline.position > 40")
    page.click("#play")
    page.wait_for_status("paused")


@pytest.mark.daily  # in all engines: Python's memory may fit only some of them
@pytest.mark.first_visit
@pytest.mark.served("it looks at what is fetched")
def test_python_becomes_ready_in_the_page(page: Page) -> None:
    page.open()
    assert page.status() == "ready"
    names = [name for name, _ in page.site.requests]
    assert names.count("search/worker.js") == 1
    assert names.count("pyodide/pyodide.asm.wasm") == 1
    assert names.count("python-snapshot.bin") == 1


@pytest.mark.first_visit
@pytest.mark.served("it is about the server")
def test_a_plain_file_server_will_do(page: Page, plain: Site) -> None:
    page.site = plain
    page.open()
    assert page.evaluate("typeof window.knights.player") == "object"


@pytest.mark.served("it looks at the site's files")
def test_the_site_holds_only_what_a_browser_reads(built: Path) -> None:
    names = {path.relative_to(built).as_posix() for path in built.rglob("*")}
    assert {"main.js", "main.js.map", "first-paint.js.map", "search/worker.js.map"} <= names
    assert not {name for name in names if name.endswith(".ts") or "standalone" in name}


@pytest.mark.served("it looks at the site's files")
def test_the_site_holds_no_address(built: Path) -> None:
    """No file of the site refers to an absolute place, here or on another server."""
    page = (built / "index.html").read_text(encoding="utf-8")
    assert 'src="/' not in page
    assert 'href="/' not in page
    assert "http" not in page.replace("http-equiv", "").replace("http://www.w3.org/2000/svg", "")
