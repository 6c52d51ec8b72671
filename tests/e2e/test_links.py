"""A link lands on exactly its moment, at once, and the address bar keeps up with the page."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engines.page import Page
from knights.scenario import build
from knights.scenario.link import parse
from knights.search import stream

# What hangs on the engine is tried in all of them by the other files; this one is long.
pytestmark = pytest.mark.engines("chromium")

GOLDEN = Path(__file__).parents[1] / "web" / "golden" / "links.json"
MOMENTS: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))["moments"]
GEEKS = MOMENTS[0]
PATH = "Array.from(knights.player.state.path.slice(0, knights.player.state.depth))"


def moment(scenario: str) -> dict[str, Any]:
    return next(case for case in MOMENTS if case["scenario"].startswith(scenario))


def counters(page: Page) -> list[int]:
    names = ("placed", "undone", "depth", "deepest")
    return [int(page.text(f"#{name}").replace(",", "")) for name in names]


def wait_at(page: Page, position: int) -> None:
    page.wait_for(
        f"knights.player.timeline.position === {position} &&"
        f" document.getElementById('position-now').textContent === 'Step {position:,}'"
    )


def test_a_link_into_the_middle_of_a_long_run_shows_its_board_before_python_is_there(
    page: Page,
) -> None:
    page.open("#" + GEEKS["link"], until=None)
    page.wait_for(f"knights.player.timeline.position === {GEEKS['position']}")
    assert page.evaluate(PATH) == GEEKS["path"]
    page.wait_for_status("paused")
    placed, undone, depth, deepest = counters(page)
    assert (placed + undone, depth, deepest) == (GEEKS["position"], len(GEEKS["path"]), 63)
    assert placed - undone == depth - 1


def test_steps_go_both_ways_from_the_middle_and_meet_the_run_from_the_start(page: Page) -> None:
    case = moment("tour/5x5/c3/sutcliffe")
    page.open("#" + MOMENTS[4]["link"], until="paused")
    wait_at(page, 40_000)
    page.click("#step-back")
    wait_at(page, 39_999)
    page.click("#step")
    page.click("#step")
    wait_at(page, 40_001)
    page.evaluate("knights.player.seek(123)")
    wait_at(page, 123)
    # How deep it had come by then is found out by reading the run from its start.
    page.wait_for("knights.player.timeline.knowsDeepest")
    page.wait_for("!document.getElementById('deepest').textContent.includes('at most')")
    early = [page.evaluate(PATH), *counters(page)]
    page.click("#to-end")
    page.wait_for_status("finished")
    assert page.evaluate("knights.player.timeline.position") == case["position"]
    assert page.evaluate(PATH) == case["path"]
    assert counters(page)[:2] == [25_541, 25_517]
    # Until then the address is that of step 123, and to go there is to stay.
    page.wait_for(f"location.hash.startsWith('#{case['scenario']}@{case['position']}.')")
    page.open("#tour/5x5/c3/sutcliffe@123", until="paused")
    page.reload()
    wait_at(page, 123)
    assert [page.evaluate(PATH), *counters(page)] == early


@pytest.mark.parametrize("puzzle", ["sudoku", "queens/10", "colouring", "graph"])
def test_links_of_the_other_puzzles_land_as_exactly(page: Page, puzzle: str) -> None:
    case = moment(puzzle)
    page.open("#" + case["link"], until="paused")
    wait_at(page, case["position"])
    assert page.evaluate(PATH) == case["path"]
    assert page.evaluate("location.hash") == "#" + case["link"]
    page.click("#step-back")
    wait_at(page, case["position"] - 1)
    page.wait_for(f"location.hash.startsWith('#{case['scenario']}@{case['position'] - 1}')")


@pytest.mark.parametrize("link", ["tour/5x5/a1/textbook/first=3@20001", "forest/knight.8x8/a1@99"])
def test_a_link_without_a_state_is_run_up_to_its_step(page: Page, link: str) -> None:
    found = parse(link)
    state = [*build(found.scenario).root]
    placed = deepest = 0
    for event in islice(stream(build(found.scenario), every=True), found.position):
        if event >= 0:
            state.append(event)
            placed += 1
            deepest = max(deepest, len(state))
        else:
            state.pop()
    page.open("#" + link, until="paused")
    wait_at(page, found.position)
    assert page.evaluate(PATH) == state
    assert counters(page) == [placed, found.position - placed, len(state), deepest]
    page.wait_for(f"location.hash.startsWith('#{link}')")
    page.click("#step-back")
    wait_at(page, found.position - 1)
    page.click("#step")
    wait_at(page, found.position)
    assert page.evaluate(PATH) == state


def test_a_link_into_a_search_for_three_tours_ends_at_the_third(page: Page) -> None:
    case, end = [case for case in MOMENTS if case["scenario"].endswith("textbook/first=3")]
    page.open("#" + case["link"], until="paused")
    wait_at(page, case["position"])
    assert page.evaluate(PATH) == case["path"]
    page.click("#to-end")
    page.wait_for_status("finished")
    assert page.evaluate("knights.player.status.verdict") == "found"
    assert page.evaluate(PATH) == end["path"]
    assert sum(counters(page)[:2]) == end["position"]
    page.wait_for(f"location.hash === '#{end['link']}'")
    # Back over the link's step and over a tour found before it, and on again.
    page.evaluate("knights.player.seek(1)")
    wait_at(page, 1)
    assert page.evaluate("knights.player.timeline.foundAt(1)") == 0
    page.evaluate(f"knights.player.seek({case['position'] - 1})")
    page.click("#step")
    wait_at(page, case["position"])
    page.wait_for(f"location.hash === '#{case['link']}'")


def test_a_link_shows_the_graph_as_it_was_arranged(page: Page) -> None:
    page.open("#graph/example/A@3", until="paused")
    page.evaluate("document.getElementById('board').focus()")
    # One step of one vertex: of several, the address may be read before the last is written.
    page.press("ArrowRight")
    page.press("Shift+ArrowUp")
    page.wait_for("location.hash.startsWith('#graph/example/A@3&at=')")
    link = page.evaluate("location.hash")
    page.click("#step")
    page.wait_for(f"location.hash === {link.replace('@3', '@4')!r}")
    page.evaluate("sessionStorage.clear()")
    page.open(link, until="paused")
    wait_at(page, 3)
    page.wait_for("document.getElementById('lay-out-again').checkVisibility()")
    assert page.evaluate("location.hash") == link
    page.click("#lay-out-again")
    page.wait_for("location.hash === '#graph/example/A@3'")
    page.open("#graph/example/A@3&at=AyAy", until="paused")
    page.wait_for("!document.getElementById('notice').hidden")
    assert "at 'AyAy': it must be places of a graph's vertices" in page.text("#notice")


def test_the_address_follows_the_steps_without_filling_the_history(page: Page) -> None:
    page.open("#tour/5x5/c3/sutcliffe")
    length = page.evaluate("history.length")
    for _ in range(3):
        page.click("#step")
    page.wait_for("location.hash === '#tour/5x5/c3/sutcliffe@3'")
    page.evaluate("knights.player.seek(51058)")
    page.wait_for(f"location.hash === '#{moment('tour/5x5/c3/sutcliffe')['link']}'")
    assert page.evaluate("history.length") == length
    page.reload()
    wait_at(page, 51_058)


def test_back_returns_to_the_moment_that_was_left(page: Page) -> None:
    page.open("#tour/5x5/c3/sutcliffe@20", until="paused")
    page.click("#step")
    wait_at(page, 21)
    page.open_setup()
    page.click("[data-scenario='tour/8x8/a8/geeks'], .preset:nth-child(5)")
    page.wait_for("location.hash === '#tour/8x8/a8/geeks'")
    page.back()
    wait_at(page, 21)
    assert page.evaluate("knights.player.scenario") == "tour/5x5/c3/sutcliffe"
    page.forward()
    page.wait_for("knights.player.scenario === 'tour/8x8/a8/geeks'")


def test_a_link_of_another_step_or_search_is_refused_in_a_sentence(page: Page) -> None:
    page.open("#" + GEEKS["link"].replace("@12345678", "@12345680"))
    assert "it does not belong to step 12345680" in page.text("#notice")
    assert page.evaluate("knights.player.scenario") == GEEKS["scenario"]
    assert page.evaluate("knights.player.timeline.position") == 0


def test_a_state_that_python_refuses_is_told_as_well(page: Page) -> None:
    case = moment("sudoku")
    page.open("#" + case["link"] + "A")
    page.wait_for("!document.getElementById('notice').hidden")
    assert f"it does not belong to step {case['position']}" in page.text("#notice")


def test_a_link_can_play_up_to_a_step(page: Page) -> None:
    page.open("#tour/5x5/c3/sutcliffe@100&play=yes&until=130&speed=max&theme=dark", until="paused")
    wait_at(page, 130)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("knights.player.speed === Infinity")


def test_a_link_can_lock_the_controls_to_single_steps(page: Page) -> None:
    page.open("#tour/5x5/c3/sutcliffe@100&lock=steps", until="paused")
    assert not page.evaluate("document.getElementById('play').checkVisibility()")
    page.press(" ")
    page.press("End")
    page.press("ArrowRight")
    wait_at(page, 101)
    page.click("#step")
    wait_at(page, 102)
    page.wait_for("location.hash === '#tour/5x5/c3/sutcliffe@102&lock=steps'")
