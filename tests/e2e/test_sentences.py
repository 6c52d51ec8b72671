"""What the page says is true: small runs are held against a search of the test's own."""

from collections.abc import Callable
from typing import Any

import pytest

from engines.page import Page

# What is said does not hang on the engine.
pytestmark = pytest.mark.engines("chromium")

Choices = Callable[[list[int]], list[int]]

# All that is said at each position of a run, once Python has told of it.
READ = """
(async () => {
  const { player } = knights;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const text = (selector) => document.querySelector(selector).textContent;
  const said = [];
  for (let position = 0; ; position++) {
    player.seek(position);
    do await frame(); while (player.aim !== null);
    await frame();
    while (/^(Python is looking|Whether the position)/.test(text('.why-title'))) await frame();
    const { path, undone } = player.state.snapshot();
    said.push({
      path,
      undone,
      sentence: text('#sentence'),
      refused: text('#refused'),
      why: [text('.why-title'), text('.why-sentence')],
      status: text('#status-title'),
      tone: document.getElementById('status').dataset.tone,
    });
    if (player.timeline.atEnd) return said;
  }
})()
"""


def queens(n: int) -> Choices:
    """The rows of the next column that no earlier queen attacks; a choice is column * n + row."""

    def choices(path: list[int]) -> list[int]:
        column = len(path)
        return [
            column * n + row
            for row in range(n if column < n else 0)
            if all(
                row != queen % n and abs(row - queen % n) != column - queen // n for queen in path
            )
        ]

    return choices


def tour(rows: int, columns: int) -> Choices:
    moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

    def choices(path: list[int]) -> list[int]:
        y, x = divmod(path[-1], columns)
        reached = [(x + dx, y + dy) for dx, dy in moves]
        squares = [v * columns + u for u, v in reached if 0 <= u < columns and 0 <= v < rows]
        return [square for square in squares if square not in path]

    return choices


AUSTRALIA = [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 4), (2, 5), (3, 4), (4, 5)]


def colours(number: int) -> Choices:
    def choices(path: list[int]) -> list[int]:
        region = len(path)
        if region == 7:
            return []
        near = [a for a, b in AUSTRALIA if b == region] + [b for a, b in AUSTRALIA if a == region]
        taken = {path[other] % number for other in near if other < region}
        return [region * number + colour for colour in range(number) if colour not in taken]

    return choices


RUNS: list[tuple[str, Choices, int, str]] = [
    ("queens/3", queens(3), 3, "No solution exists"),
    ("queens/4", queens(4), 4, "Solution found"),
    ("queens/4/goal=all", queens(4), 4, "All 2 solutions found"),
    ("queens/4/first=3", queens(4), 4, "All 2 solutions found"),
    ("tour/3x3/a1/textbook", tour(3, 3), 9, "No tour exists"),
    ("colouring/australia/2", colours(2), 7, "2 colours are not enough"),
    ("colouring/australia/3/first=2", colours(3), 7, "2 colourings found"),
]


@pytest.mark.parametrize(("scenario", "choices", "length", "ends"), RUNS)
def test_what_is_said_at_every_step_is_true(
    page: Page, scenario: str, choices: Choices, length: int, ends: str
) -> None:
    page.open(f"#{scenario}")
    page.evaluate("knights.player.toEnd()")
    page.wait_for_status("finished")
    told = page.evaluate(READ)
    for at in told:
        check(at, choices, length, every="=" in scenario)
    assert told[-1]["status"] == ends
    assert told[-1]["tone"] == ("found" if "found" in ends else "exhausted")
    if told[-1]["why"][0] != "It is complete":
        # The two cards do not contradict each other; a theorem tells that it is one.
        assert told[-1]["why"][0].removesuffix(": proved") == ends


def check(at: dict[str, Any], choices: Choices, length: int, every: bool) -> None:
    def complete(path: list[int], after: int | None = None) -> bool:
        if len(path) == length:
            return after is None
        ways = choices(path)
        left = ways if after is None else ways[ways.index(after) + 1 :]
        return any(complete([*path, way]) for way in left)

    path, undone, (title, _) = at["path"], at["undone"], at["why"]
    whole = path if undone is None else [*path, undone]
    if "Nothing beyond" in at["sentence"]:
        assert not complete(whole), at
    if "has been searched" in at["sentence"]:
        assert every, at
    if "Dead end" in at["sentence"]:
        assert not choices(whole), at
    if "search goes on" in at["sentence"]:
        assert len(whole) == length, at
    assert "too large" not in title, at
    if " from here" in title:
        assert not complete(path), at
    if "still possible" in title:
        assert complete(path, undone), at
    if "begins like this" in title:
        assert complete(path), at


@pytest.mark.parametrize("graph", ["example/A", "dodecahedron/a", "a:b,c;b:a,c;c:a,b/a"])
def test_a_small_graph_is_never_called_too_large(page: Page, graph: str) -> None:
    page.open(f"#graph/{graph}")
    page.wait_for("knights.player.description !== null")
    page.wait_for(
        "['Not known', 'A path exists', 'A path is still possible', 'No cycle from here']"
        ".includes(document.querySelector('.why-title').textContent)"
    )


def test_a_search_for_all_solutions_does_not_call_in_vain_what_held_some(page: Page) -> None:
    page.open("#queens/8/goal=all")
    page.click("#step")
    page.wait_for("knights.player.timeline.position === 1")
    page.press("u")
    page.wait_for("knights.player.state.depth === 0 && knights.player.state.undone === 0")
    page.wait_for(
        "document.getElementById('sentence').textContent ==="
        " 'Everything beyond a1 has been searched. The queen is taken off again.'"
    )
    page.click("#to-end")
    page.wait_for_status("finished")
    page.wait_for(
        "document.getElementById('status-title').textContent === 'All 92 solutions found'"
    )
    assert page.evaluate("document.getElementById('status').dataset.tone") == "found"
    page.wait_for("document.querySelector('.why-title').textContent === 'All 92 solutions found'")


def test_a_map_that_cannot_be_coloured_is_told_the_same_on_both_cards(page: Page) -> None:
    page.open("#colouring/us/3/order=degree")
    page.click("#to-end")
    page.wait_for_status("finished")
    assert page.text("#status-title") == "3 colours are not enough"
    page.wait_for("document.querySelector('.why-title').textContent === '3 colours are not enough'")


def test_the_fewest_colours_say_in_which_order_they_were_found(page: Page) -> None:
    page.open("#colouring/us/4")
    assert "DSATUR" in page.text(".fewest-intro")
    page.click("#tab-fewest")
    page.click("#fewest-start")
    page.wait_for("document.querySelectorAll('#fewest-rows [data-verdict]').length === 4")
    rows = page.evaluate(
        "[...document.querySelectorAll('#fewest-rows .preset-note')].map((n) => n.textContent)"
    )
    assert "every way tried, in 1 placement" in rows[0] and "placements" not in rows[0]
    page.click("#fewest-rows li:nth-child(3) button")
    page.wait_for("knights.player.scenario === 'colouring/us/3/order=dsatur/symmetry=yes'")
