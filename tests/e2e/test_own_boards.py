"""A program of a visitor's own beside our search; the place of what is wrong; more room."""

import json
from typing import Any

import pytest

from audit import audit, prepare
from engines.page import Page
from own_programs import open_program, read_program, run, run_link

pytestmark = pytest.mark.engines("chromium")

# Moves as the programs have them: rows from the top and columns, of Geeks'; right and up, of
# Sutcliffe's.
GEEKS = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
SUTCLIFFE = [(1, 2), (2, 1), (1, -2), (2, -1), (-1, 2), (-2, 1), (-1, -2), (-2, -1)]


def search_tour(moves: list[tuple[int, int]], path: list[int]) -> list[int]:
    """Every event of a search for a tour on 5x5, as plainly as it can be."""
    events: list[int] = []

    def go() -> bool:
        if len(path) == 25:
            return True
        rank, file = divmod(path[-1], 5)
        for right, up in moves:
            if not (0 <= file + right < 5 and 0 <= rank + up < 5):
                continue
            square = 5 * (rank + up) + file + right
            if square in path:
                continue
            path.append(square)
            events.append(square)
            if go():
                return True
            events.append(~path.pop())
        return False

    go()
    return events


def follow(events: list[int], position: int, root: list[int]) -> dict[str, Any]:
    """Where a search stands after so many steps, or at its end."""
    done = events[:position]
    path = list(root)
    for event in done:
        if event < 0:
            path.pop()
        else:
            path.append(event)
    placed = sum(event >= 0 for event in done)
    return {"path": path, "counts": [len(done), placed, len(done) - placed]}


def name(square: int) -> str:
    return "abcde"[square % 5] + str(square // 5 + 1)


def centre(square: int, side: int = 5) -> tuple[float, float]:
    """Of a square on its board, as parts of its width and height."""
    return (square % side + 0.5) / side, 1 - (square // side + 0.5) / side


MARKS = """
[...document.querySelectorAll(%s)].map((mark) => {
  const { width, height } = mark.ownerSVGElement.viewBox.baseVal;
  const { x, y, width: w, height: h } = mark.getBBox();
  return [(x + w / 2) / width, (y + h / 2) / height];
})
"""
# Of the ring and the square at one place: how far each reaches, from its middle to the right.
SPANS = """
((marks) => [...marks].map((mark) => {
  const half = mark.getBBox().width / 2, stroke = Number(mark.getAttribute("stroke-width")) / 2;
  return { role: mark.classList[1], inner: half - stroke, outer: half + stroke };
}).sort((a, b) => a.inner - b.inner))
"""
THEIRS = ".board-frame .own-marks .mark"
OURS = ".own-ours-frame .marks .mark"


def marked(page: Page, selector: str) -> list[tuple[float, float]]:
    """Where something is marked, as parts of the board."""
    return [(x, y) for x, y in page.evaluate(MARKS % json.dumps(selector))]


def show_ours(page: Page) -> None:
    page.wait_for("document.querySelector('.own-beside').checkVisibility()")
    page.click(".own-beside")
    page.wait_for("document.querySelector('.own-counters').checkVisibility()")


def seek(page: Page, position: int) -> None:
    page.evaluate(f"knights.player.seek({position})")
    stand(page, position)


def stand(page: Page, position: int) -> None:
    page.wait_for(f"knights.player.timeline.position === {position} && knights.still")


def count(page: Page) -> list[list[str]]:
    """What the two columns say, a list each."""
    cells: list[list[str]] = page.evaluate(
        "[1, 2].map((column) => [...document.querySelectorAll('.own-counters tbody tr')]"
        ".map((row) => row.cells[column].textContent))"
    )
    return cells


@pytest.mark.also_single("chromium")
@pytest.mark.engines("chromium", "firefox", "webkit")
def test_our_search_stands_beside_a_program_up_to_where_they_part(page: Page) -> None:
    page.resize(1280, 720)
    run_link(page, "queens/6", read_program("wrong_diagonal"))
    show_ours(page)
    seek(page, 10)
    page.click(".own-strip .button")
    # Both place a1 and b3. Then c2 is safe for a program that looks at one diagonal only.
    stand(page, 3)
    assert "The first 2 steps are the same; then yours places c2, and ours places c5." in page.text(
        ".own-strip"
    )
    assert count(page) == [["3", "3", "0", "not right"], ["3", "3", "0", "1 solution"]]
    assert "They part at queen 3: yours has c2, ours c5." in page.text(".own-strip")
    c2, c5 = centre(6 * 1 + 2, 6), centre(6 * 4 + 2, 6)
    (ours,) = marked(page, OURS)
    assert ours == pytest.approx(c5, abs=0.02)
    # That c2 is wrong is marked, too.
    assert len(marked(page, THEIRS)) == 2
    for place in marked(page, THEIRS):
        assert place == pytest.approx(c2, abs=0.02)
    # Neither covers the other: the square lies around the ring, strokes and all.
    ring, square = page.evaluate(f"{SPANS}(document.querySelectorAll({json.dumps(THEIRS)}))")
    assert ring["role"] == "mark-lost" and square["inner"] >= ring["outer"]
    page.click("#step-back")
    stand(page, 2)
    assert page.text(".own-strip-told > p:first-child") == "Here both stand alike."
    assert count(page) == [["2", "2", "0", "not right"], ["2", "2", "0", "1 solution"]]
    assert [marked(page, THEIRS), marked(page, OURS)] == [[], []]


# A program that goes on after our search has ended, and one that ends before.
@pytest.mark.parametrize(
    ("program", "ends", "said"),
    [
        (read_program("wrong_goes_on"), "ours", "Ours has ended."),
        # As ours does; then it looks no further.
        ("x = [-1] * 6\nx[0] = 0\nx[1] = 2\n", "yours", "Here both stand alike."),
    ],
    ids=["ours", "yours"],
)
def test_where_one_of_both_ends_first_one_is_led_to_its_end(
    page: Page, program: str, ends: str, said: str
) -> None:
    page.resize(1280, 720)
    run_link(page, "queens/6", program)
    show_ours(page)
    assert f"{ends} ends" in page.text(".own-strip")
    page.click(".own-strip .button")
    page.wait_for("knights.player.aim === null && knights.still")
    assert said in page.text(".own-strip")
    position, known = page.evaluate(
        "[knights.player.timeline.position, knights.player.timeline.known]"
    )
    steps = [int(column[0].replace(",", "")) for column in count(page)]
    if ends == "ours":
        assert steps == [position, position - 1]
    else:
        assert steps == [known, known]


def test_at_any_step_our_search_is_where_a_plain_recursion_is(page: Page) -> None:
    page.resize(1280, 720)
    run_link(page, "tour/5x5/c3/geeks", read_program("right_tour_success"))
    show_ours(page)
    ours = search_tour([(right, -down) for down, right in GEEKS], [12])
    theirs = search_tour(SUTCLIFFE, [12])
    assert [len(ours), len(theirs)] == [9_908 + 9_884, 25_541 + 25_517]
    for position in (0, 1, 7_000, 6_999, 3, 19_792, 19_793, 51_058, 250):
        seek(page, position)
        stands = [follow(events, position, [12]) for events in (theirs, ours)]
        told = [[f"{number:,}" for number in one["counts"]] for one in stands]
        assert [column[:3] for column in count(page)] == told, position
        assert [column[3] for column in count(page)] == ["1 tour", "1 tour"]
        paths = [one["path"] for one in stands]
        levels = zip(*paths, strict=False)
        level = next((i for i, (a, b) in enumerate(levels) if a != b), None)
        if level is None:
            assert paths[0] == paths[1]
            assert "both stand alike" in page.text(".own-strip")
            continue
        yours, our = (path[level] for path in paths)
        said = f"They part at square {level + 1}: yours has {name(yours)}, ours {name(our)}."
        assert said in page.text(".own-strip"), position
        assert marked(page, OURS)[0] == pytest.approx(centre(our), abs=0.02)
        assert marked(page, THEIRS)[0] == pytest.approx(centre(yours), abs=0.02)
        assert ("Ours has ended." in page.text(".own-strip")) == (position > 19_792)
    # It follows a run that is played, and stands where that stops.
    page.click("#play")
    page.wait_for("knights.player.timeline.position > 255")
    page.click("#play")
    page.wait_for("knights.player.status.name === 'paused' && knights.still")
    position = page.evaluate("knights.player.timeline.position")
    assert count(page)[1][0] == f"{position:,}"
    page.click(".own-beside")
    page.wait_for("!document.querySelector('.own-ours').checkVisibility()")


@pytest.mark.parametrize(("width", "height"), [(1280, 560), (844, 390), (390, 844)])
def test_checks_and_what_came_of_a_run_are_in_sight_when_they_are_asked_for(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    open_program(page, "tour/5x5/c3/sutcliffe", read_program("wrong_not_taken_back"))
    for _ in range(2):
        run(page)
        page.wait_for(seen_below_head(".own-verdict"))
        page.click(".own-check")
        for part in (".own-told h2:has(+ .own-checks)", ".own-checks li", ".own-checks li + li"):
            page.wait_for(seen_below_head(part))
        page.wait_for(
            "document.querySelectorAll('.own-checks li').length > 3"
            " && !document.querySelector('.own-checks [data-passed=null]')"
        )
        assert page.evaluate(seen_below_head(".own-checks li + li"))


def seen_below_head(part: str) -> str:
    """Whether the beginning of something in the panel can be seen there, and tapped."""
    return f"""
      (() => {{
        const part = document.querySelector({part!r});
        const {{ left, top }} = part.getBoundingClientRect();
        return part.contains(document.elementFromPoint(left + 4, top + 4));
      }})()
    """


def test_on_a_phone_what_is_wrong_is_told_whole_and_the_board_stays(page: Page) -> None:
    page.resize(390, 844)
    open_program(page, "tour/5x5/c3/sutcliffe", read_program("wrong_not_taken_back"))
    board = page.box("#board")
    run(page)
    page.wait_for("knights.still && document.getElementById('sentence').innerText.length > 140")
    told = "document.getElementById('told')"
    assert page.evaluate(f"{told}.scrollHeight <= {told}.clientHeight")
    assert page.evaluate(f"{told}.dataset.more") == "false"
    assert page.box("#board") == board and board["width"] > 300
    assert page.box("#told")["y"] >= board["y"] + board["height"]
    # Nothing jumps where less is told.
    panels = page.box(".panels")
    page.click("#step-back")
    page.wait_for("knights.still && document.getElementById('sentence').innerText.length < 80")
    assert [page.box("#board"), page.box(".panels")] == [board, panels]


def test_a_run_that_does_nothing_has_nothing_beside_it(page: Page) -> None:
    open_program(page, "queens/6", "print(1)\n")
    run(page)
    page.wait_for("document.querySelector('.own-verdict').checkVisibility()")
    assert page.evaluate("document.querySelector('.own-beside').hidden")


# The program, its scenario, and where the place of what is wrong lies on the board: column and row
# from the bottom, of so many. Each from reading the program (`tests/unit/test_own_programs.py`).
PLACES = [
    ("twice", "tour/5x5/a5/geeks", "d1 is marked so", (3, 0, 5)),
    ("takes_back_other", "tour/5x5/a5/geeks", "b5 is marked so", (1, 4, 5)),
    ("negative", "tour/5x5/a5/geeks", "e1 is marked so", (4, 0, 5)),
    ("refused", "queens/6", "d1 is marked so", (3, 0, 6)),
    ("sudoku_stale", "sudoku/1.....3..4.....2", "r1c3: 4 is marked so", (2, 3, 4)),
    ("colours", "colouring/australia/3", "South Australia blue is marked so", None),
    ("stays_gray", "graph/example/A/limit=6", "C is marked so", None),
]


@pytest.mark.parametrize(("program", "scenario", "told", "place"), PLACES)
def test_the_place_of_what_is_wrong_is_marked_at_its_step(
    page: Page, program: str, scenario: str, told: str, place: tuple[int, int, int] | None
) -> None:
    page.resize(1280, 720)
    open_program(page, scenario, read_program(f"wrong_{program}"))
    run(page)
    page.wait_for("knights.still")
    lost = f"{THEIRS}-lost"
    assert told in page.text(".own-findings")
    found = marked(page, lost)
    assert len(found) == 1
    if place is not None:
        column, row, side = place
        where = (column + 0.5) / side, 1 - (row + 0.5) / side
        assert found[0] == pytest.approx(where, abs=0.03)
    # A ring of dashes: told by its shape, too.
    dashed = f"document.querySelector('{lost}').hasAttribute('stroke-dasharray')"
    assert page.evaluate(dashed)
    page.click("#step-back")
    page.wait_for(f"document.querySelector('{THEIRS}') === null")
    page.click("#step")
    page.wait_for(f"document.querySelector('{lost}') !== null")


def test_what_has_no_place_is_marked_nowhere(page: Page) -> None:
    open_program(page, "tour/5x5/a5/geeks", read_program("wrong_off_path"))
    run(page)
    page.wait_for("document.querySelector('.own-findings').innerText.includes('off the board')")
    page.wait_for("knights.still")
    assert marked(page, THEIRS) == []
    assert "marked" not in page.text(".own-findings")


SEEN = """
(() => {
  const box = (at) => {
    const { left, top, right, bottom, width, height } =
      document.querySelector(at).getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const parts = ["#board", "#sentence", "#position", ".transport", ".own-editor", ".own-told"];
  const outside = parts.filter((at) => {
    const { left, top, right, bottom } = box(at);
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  const line = parseFloat(getComputedStyle(document.querySelector(".cm-line")).lineHeight);
  return {
    board: box("#board").width, lines: box(".own-editor").height / line, outside,
    program: box(".own").width * box(".own").height / (innerWidth * innerHeight),
    width: document.documentElement.scrollWidth,
  };
})()
"""


def settle(page: Page, width: int, height: int) -> dict[str, Any]:
    page.resize(width, height)
    page.wait_for(f"innerWidth === {width} && innerHeight === {height} && knights.still")
    seen: dict[str, Any] = page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>"
        f" done({SEEN}))))"
    )
    return seen


WIDE = [(1280, 720, 24), (1440, 900, 30), (1920, 1080, 40), (820, 1180, 24), (1180, 820, 28)]


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_the_program_has_most_of_the_window_when_it_is_asked_for(page: Page) -> None:
    page.resize(1280, 720)
    run_link(page, "queens/6", read_program("right_queens_array"))
    before = settle(page, 1280, 720)
    assert before["lines"] >= 18 and before["outside"] == []
    page.click(".own-wide")
    page.wait_for("document.documentElement.hasAttribute('data-own-wide')")
    for compared in (False, True):
        if compared:
            show_ours(page)
        for width, height, lines in WIDE:
            seen = settle(page, width, height)
            at = (width, height, compared, seen)
            assert seen["outside"] == [] and seen["width"] <= width, at
            assert seen["program"] >= 0.5 or height > width, at
            assert seen["program"] >= 0.43 and seen["lines"] >= lines, at
            assert seen["board"] >= 200, at
            if compared:
                inside = page.evaluate(
                    "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)"
                    "(document.querySelector('.own-strip'))"
                )
                assert inside, at
    # The other way, by its key, and it is kept.
    page.resize(1280, 720)
    page.evaluate("document.querySelector('.own-wide').focus()")
    page.press("e")
    page.wait_for("!document.documentElement.hasAttribute('data-own-wide')")
    page.click(".own-beside")
    assert settle(page, 1280, 720) == before
    page.press("e")
    page.wait_for("document.querySelector('.own-wide').ariaPressed === 'true'")
    page.reload()
    page.wait_for("document.documentElement.hasAttribute('data-own-wide')")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_where_nothing_is_gained_no_room_is_offered(page: Page, width: int, height: int) -> None:
    page.resize(width, height)
    run_link(page, "queens/6", read_program("right_queens_array"))
    assert not page.evaluate("document.querySelector('.own-wide').checkVisibility()")
    board = page.box("#board")
    page.evaluate("document.querySelector('.own-run').focus()")
    page.press("e")
    page.wait_for("knights.still")
    assert page.box("#board") == board
    assert page.evaluate("document.querySelector('.own-wide').ariaPressed") == "false"
    show_ours(page)
    seen = settle(page, width, height)
    assert seen["width"] <= width, seen
    for part in ("#sentence", "#position", ".transport", ".own-ours-board"):
        top, bottom = page.evaluate(
            f"(({{ top, bottom }}) => [top, bottom])"
            f"(document.querySelector('{part}').getBoundingClientRect())"
        )
        assert 0 <= top < bottom <= height + 1, part


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_an_audit_finds_nothing_beside_a_program(
    page: Page, theme: str, width: int, height: int
) -> None:
    page.resize(width, height)
    open_program(page, "queens/6", read_program("wrong_diagonal"))
    page.evaluate(
        f"document.documentElement.dataset.theme === '{theme}'"
        " || document.getElementById('theme').click()"
    )
    run(page)
    prepare(page)
    show_ours(page)
    page.wait_for("knights.still")
    assert audit(page) == []
    if width > 1000:
        page.click(".own-wide")
        page.wait_for("document.documentElement.hasAttribute('data-own-wide') && knights.still")
        assert audit(page) == []
