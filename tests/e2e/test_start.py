"""The page starts with a recorded opening, from a snapshot, or plainly if that fails."""

import json
from pathlib import Path

import pytest

from engines.page import HASH, SNAPSHOT_KEPT, Page
from engines.site import Fault

# Other files try in all engines what differs between them, as this one is long.
pytestmark = [pytest.mark.engines("chromium"), pytest.mark.first_visit]

SUTCLIFFE = "#tour/5x5/c3/sutcliffe"
LOADED = "knights.solver.status.name === 'loaded'"
SNAPSHOT = "knights.solver.status.snapshot"
NO_CACHES = "the engine, or its driver, keeps nothing here for a second visit"


def hold_python(page: Page) -> None:
    """Hold Python back until the site's faults are cleared."""
    page.site.faults["pyodide/pyodide.asm.wasm"] = Fault(held=True)


@pytest.mark.served("a server keeps Python back")
def test_a_preset_plays_before_python_is_there(page: Page) -> None:
    hold_python(page)
    page.goto(page.site.url + SUTCLIFFE)
    page.wait_for_status("ready")
    page.click("#step")
    page.wait_for("knights.player.timeline.position === 1")
    assert page.evaluate("knights.solver.status.name") == "loading"
    assert page.evaluate("knights.player.state.path[1]") == 3 + 5 * 4  # d5
    page.click("#to-dead-end")
    page.wait_for("knights.player.timeline.position > 1")
    # The page draws a preset of any puzzle; a test below checks which are recorded.
    page.goto(page.site.url + "#sudoku/easy")
    page.wait_for_status("ready")
    page.click("#step")
    page.wait_for("knights.player.timeline.position === 1")


@pytest.mark.served("a server keeps Python back")
def test_the_live_search_takes_over_from_the_opening(page: Page) -> None:
    hold_python(page)
    page.goto(page.site.url + SUTCLIFFE)
    page.wait_for_status("ready")
    page.seek(1990)
    page.click("#go-end")
    page.site.faults.clear()
    page.wait_for_status("finished")
    # The figures of the whole run show that nothing was lost or repeated at the joint.
    assert page.text("#placed") == "25,541"
    assert page.text("#undone") == "25,517"


@pytest.mark.served("a server keeps Python back")
def test_an_edit_that_python_refuses_when_it_comes_is_taken_back(page: Page) -> None:
    hold_python(page)
    page.goto(page.site.url + "#sudoku/easy")
    page.wait_for_status("ready")
    # The first row is 3 . 6 2 1 . . . 7: its second cell can't hold a 3.
    page.click_within("#board", 0.17, 0.06)
    page.press("3")
    page.wait_for("knights.player.scenario.startsWith('sudoku/33621')")
    assert not page.sees("#notice")
    page.site.faults.clear()
    page.wait_for_text("#notice-text", "twice")
    page.wait_open("sudoku/easy")
    page.wait_for("location.hash === '#sudoku/easy'")


def test_every_recorded_opening_is_what_python_plays(page: Page, built: Path) -> None:
    names = sorted(path.stem for path in (built / "openings").glob("*.json"))
    catalogue = json.loads((built / "catalogue.json").read_text())
    assert names == sorted(p["id"] for puzzle in catalogue["puzzles"] for p in puzzle["presets"])
    page.open(SUTCLIFFE)
    for name in names:
        opening = json.loads((built / "openings" / f"{name}.json").read_text())
        scenario, count = opening["description"]["scenario"], len(opening["events"])
        live, played = page.evaluate(
            f"""(async () => {{
              const live = await knights.search.start({scenario!r}, null);
              const {{ events }} = await knights.search.more({count});
              return [live, Array.from(events)];
            }})()"""
        )
        assert count > 0 and played == opening["events"], name
        [[first, steps]] = opening["description"].pop("accounts")
        assert live == opening["description"], name
        about = f"{scenario!r}, {live['root']}, null, 0, {len(steps) - 1}"
        told = page.evaluate(f"knights.search.ask('describe_steps', {about})")
        assert (first, steps) == (0, told["steps"]), name


@pytest.mark.served("a server fails")
def test_an_opening_that_is_missing_is_waited_for_no_longer_than_python(page: Page) -> None:
    page.site.faults["openings/sutcliffe-5x5-centre.json"] = Fault(status=404)
    page.expect_problem("404")
    page.open(SUTCLIFFE)
    page.click("#step")
    page.wait_for("knights.player.timeline.position === 1")


def keep_snapshot(page: Page) -> None:
    """Visit the page for the first time, and let it keep the snapshot for the next visit."""
    page.open(SUTCLIFFE)
    if not page.keeps_files():
        pytest.skip(NO_CACHES)
    page.wait_for(SNAPSHOT_KEPT)


def start_again(page: Page) -> None:
    """Load Python again, as on the next visit."""
    if page.engine == "webkit":
        # Under its driver WebKitGTK forgets a page's caches as soon as the page is left.
        page.evaluate("(knights.solver.close(), knights.solver.load())")
    else:
        page.reload()
    page.wait_for(LOADED)


def play_on(page: Page) -> None:
    """Play past the recorded opening, to the end."""
    page.to_end()
    assert page.text("#placed") == "25,541"


@pytest.mark.served("it carries no snapshot")
@pytest.mark.engines("chromium", "firefox", "webkit")
def test_the_first_visit_starts_from_the_snapshot(page: Page) -> None:
    page.open(SUTCLIFFE)
    assert page.evaluate(SNAPSHOT)
    play_on(page)
    # The programs' sources are in the wheel, which may come later.
    forms = page.evaluate("knights.search.ask('forms', knights.player.scenario)")
    assert all("def " in form["source"] for form in forms if form["refusal"] is None)


@pytest.mark.served("it carries no snapshot")
def test_the_second_visit_starts_from_the_snapshot_that_was_kept(page: Page) -> None:
    keep_snapshot(page)
    page.site.requests.clear()
    start_again(page)
    assert page.evaluate(SNAPSHOT)
    assert "python-snapshot.bin" not in [name for name, _ in page.site.requests]
    play_on(page)


# Contents for the kept snapshot from which no Python can start.
BROKEN = {
    "no snapshot": "new Uint8Array(1 << 16)",
    "a snapshot of noise": "memory.map((byte, i) => i < 1 << 20 ? byte : 31 * i)",
    "not even words": "new Uint8Array(101)",
}


def break_snapshot(page: Page, broken: str) -> str:
    """Replace the kept snapshot and return the SHA-256 of the new content.

    The original is kept aside, so that later changes start from it.
    """
    told: str = page.evaluate(
        f"""(async () => {{
          const [name] = (await caches.keys()).filter((name) => name.includes("snapshot"));
          const cache = await caches.open(name);
          const aside = await caches.open("aside");
          const [request] = await cache.keys();
          if (!(await aside.match(request))) await aside.put(request, await cache.match(request));
          const memory = new Uint8Array(await (await aside.match(request)).arrayBuffer());
          const other = {broken};
          await cache.put(request, new Response(other));
          return {HASH}(other);
        }})()"""
    )
    return told


@pytest.mark.served("it carries no snapshot")
def test_a_broken_snapshot_falls_back_to_the_plain_start(page: Page) -> None:
    keep_snapshot(page)
    page.expect_problem("Pyodide|wasm|memory|snapshot|unreachable|Aborted|fatal|out of bounds")
    assets = json.loads((page.site.folder / "assets.json").read_text())
    for how, broken in BROKEN.items():
        # A snapshot of another hash would be fetched anew: the site's list takes this one's hash.
        assets["snapshot"]["unpacked"] = break_snapshot(page, broken)
        page.site.faults["assets.json"] = Fault(content=json.dumps(assets).encode())
        start_again(page)
        assert not page.evaluate(SNAPSHOT), how
    play_on(page)


@pytest.mark.served("it carries no snapshot")
def test_a_snapshot_that_never_came_to_an_end_is_passed_over_once(page: Page) -> None:
    keep_snapshot(page)
    page.evaluate(
        """(async () => {
          const [name] = (await caches.keys()).filter((name) => name.includes("snapshot"));
          const cache = await caches.open(name);
          await cache.put(new URL("starting", document.baseURI), new Response());
        })()"""
    )
    start_again(page)
    assert not page.evaluate(SNAPSHOT)
    start_again(page)
    assert page.evaluate(SNAPSHOT)


@pytest.mark.served("it carries no snapshot")
def test_python_starts_plainly_where_the_snapshot_does_not_come(page: Page, built: Path) -> None:
    page.expect_problem("500|python-snapshot")
    # First the snapshot is missing; then it is that of another version.
    for fault in (Fault(status=500), Fault(content=(built / "icon.svg").read_bytes())):
        page.site.faults["python-snapshot.bin"] = fault
        page.open(SUTCLIFFE)
        assert not page.evaluate(SNAPSHOT)
        assert not page.evaluate(SNAPSHOT_KEPT)
    page.site.faults.clear()
    start_again(page)
    assert page.evaluate(SNAPSHOT)


@pytest.mark.served("a server keeps the page's script back")
def test_a_key_pressed_before_the_page_listens_is_pressed_again(page: Page) -> None:
    page.site.faults["main.js"] = Fault(held=True)
    page.evaluate(f"void location.assign({json.dumps(page.site.url + SUTCLIFFE)})")
    page.wait_for("document.body !== null && 'mode' in document.documentElement.dataset")
    page.press("c")
    page.wait_for("document.documentElement.dataset.earlyKey === 'c'")
    page.site.faults.clear()
    page.wait_for("document.getElementById('setup')?.checkVisibility() === true")
    # It is pressed once: the next key closes what it opened.
    page.press("Escape")
    page.wait_for("!document.getElementById('setup').checkVisibility()")
