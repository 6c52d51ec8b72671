"""The panels that explain the search: each agrees with a replay of the search at any position."""

import ast
import json
import random
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest
from shares import EVERY

from audit import audit, prepare
from classic import LINK, RUN, TOUR, path_at
from engines.page import Page, find
from knights import listings
from knights.board import Board
from knights.puzzles.registry import find_kind
from knights.puzzles.tour.insight import explain
from knights.scenario import build, parse, wanted
from knights.search import Search
from test_share import catch, save

# What hangs on the engine is tried in all of them by the other files; this one is long.
pytestmark = pytest.mark.engines("chromium")

SVG = "{http://www.w3.org/2000/svg}"


def names(path: list[int]) -> list[str]:
    return [TOUR.board.name(square) for square in path]


DEPTHS = [1]
for event in RUN:
    DEPTHS.append(DEPTHS[-1] + (1 if event >= 0 else -1))


def go(page: Page, position: int) -> None:
    """Go to a position, and wait until Python has told of it."""
    page.evaluate(f"knights.player.seek({position})")
    wait_at(page, position)


def wait_at(page: Page, position: int) -> None:
    page.wait_for(
        f"knights.player.timeline.position === {position} &&"
        f" document.getElementById('position-now').textContent === 'Step {position:,}'"
    )


def open_whole(page: Page) -> None:
    """Open the run, with all its events known."""
    page.open(LINK)
    page.click("#to-end")
    page.wait_for_status("finished")


def texts(page: Page, selector: str) -> list[str]:
    found: list[str] = page.evaluate(
        f"[...document.querySelectorAll({selector!r})].map((node) => node.textContent)"
    )
    return found


def positions(count: int, seed: int) -> list[int]:
    rng = random.Random(seed)
    return [rng.randrange(1, len(RUN)) for _ in range(count)]


def test_the_refused_are_told_with_the_step(page: Page) -> None:
    page.open(LINK)
    # From c3 the ninth event: the replay says which squares the order came to first.
    position = next(
        n
        for n in range(2, len(RUN))
        if RUN[n - 1] >= 0
        and RUN[n - 2] >= 0
        and any(s in path_at(n - 1)[:-1] for s in before(path_at(n)))
    )
    go(page, position)
    path = path_at(position)
    refused = [s for s in before(path) if s in path]
    page.wait_for("document.getElementById('refused').textContent !== ''")
    for square in refused:
        assert TOUR.board.name(square) in page.text("#refused")
    assert "on the path already" in page.text("#refused")


def before(path: list[int]) -> list[int]:
    """The squares on the board that the order comes to before the last one of a path."""
    near = TOUR.neighbours[path[-2]]
    return list(near[: near.index(path[-1])])


def test_a_dead_end_says_why_there_is_no_way_on(page: Page) -> None:
    page.open(LINK)
    dead = next(n for n, event in enumerate(RUN) if event < 0)
    go(page, dead)
    reason = f"Dead end. {explain(TOUR, path_at(dead)).sentence}"
    page.wait_for(f"document.getElementById('refused').textContent === {json.dumps(reason)}")


def test_a_lost_position_says_why_and_since_when(page: Page) -> None:
    open_whole(page)
    page.wait_for("document.querySelector('.why-title').textContent === 'It is complete'")
    assert page.text(".why-sentence") == explain(TOUR, path_at(len(RUN))).sentence
    dead = next(n for n, event in enumerate(RUN) if event < 0)
    go(page, dead)
    page.wait_for("document.querySelector('.why-title').textContent === 'No tour from here'")
    page.wait_for(
        "document.querySelector('.why-since').textContent.startsWith('Lost since square')"
    )
    assert page.count(".mark-lost") > 0
    move = int(page.text(".why-since").split("square ")[1].split(" ")[0])
    entered = max(n for n in range(dead + 1) if DEPTHS[n] < move) + 1
    assert page.text(".why-spent").startswith(f"{dead - entered:,} step")
    page.click(".why .button")
    wait_at(page, entered)
    assert path_at(entered) == path_at(dead)[:move]
    # There the button leads to the step before, where a tour is still possible.
    before = f"Go to before it (step {entered - 1})"
    page.wait_for(f"document.querySelector('.why .button').textContent === {json.dumps(before)}")
    assert page.text(".why-spent") == ""
    page.click(".why .button")
    wait_at(page, entered - 1)
    page.wait_for("document.querySelector('.why-title').textContent.startsWith('A tour is still')")


def test_the_tour_that_is_still_possible_is_shown_and_goes_with_the_step(page: Page) -> None:
    open_whole(page)
    page.evaluate("knights.player.seek(0)")
    page.wait_for("document.querySelector('.why-title').textContent === 'A tour exists'")
    button = ".why-buttons .button:not([hidden])"
    page.wait_for(f"document.querySelector('{button}')?.textContent === 'Show that tour'")
    page.click(button)
    page.wait_for("document.querySelectorAll('.marks .ghost-text').length === 24")
    told = texts(page, ".marks .ghost-text")
    assert sorted(map(int, told)) == list(range(2, 26))
    assert "faint: how that tour goes on" in texts(page, ".why .legend li")
    assert TOUR.solved(ghost(page))
    assert page.text(button) == "Hide that tour"
    page.click(button)
    page.wait_for("document.querySelector('.marks .ghost-text') === null")
    page.click(button)
    page.wait_for("document.querySelector('.marks .ghost-text') !== null")
    page.click("#step")
    page.wait_for("knights.player.timeline.position === 1")
    page.wait_for("document.querySelector('.marks .ghost-text') === null")


def ghost(page: Page) -> list[int]:
    """The path that the faint numbers show, by where they stand on the board."""
    places = page.evaluate(
        "[...document.querySelectorAll('.marks .ghost-text')].map((node) =>"
        " [Number(node.textContent), node.getAttribute('x'), node.getAttribute('y')].map(Number))"
    )
    side = page.evaluate("document.getElementById('board').width")
    squares = {n: 5 * int((side - y) * 5 // side) + int(x * 5 // side) for n, x, y in places}
    return [12, *(squares[n] for n in range(2, 26))]


def ring_at(page: Page) -> tuple[float, float]:
    """The middle of the ring around what is lost, in the window."""
    x, y = page.evaluate(
        "(() => { const { x, y, width, height } ="
        " document.querySelector('.marks .mark-lost').getBoundingClientRect();"
        " return [x + width / 2, y + height / 2]; })()"
    )
    return x, y


def click_ring(page: Page) -> str:
    """What the page says of a click into the ring: the board itself tells what lies there."""
    page.wait_for("knights.still")
    (x, y), box = ring_at(page), page.box("#board")
    page.click_within("#board", (x - box["x"]) / box["width"], (y - box["y"]) / box["height"])
    page.wait_for("document.getElementById('question-asked').textContent !== ''")
    return page.text("#question-asked")


@pytest.mark.engines("chromium")
def test_the_evidence_stays_with_its_square_on_a_board_looked_at_from_near(page: Page) -> None:
    """What a ring stood around from afar is what a click into it finds from near."""
    page.open("#tour/25x25/a2/textbook/strategy=warnsdorff&panels=why", until=None)
    rings = (
        "[...document.querySelectorAll('.marks .mark-one')].map((ring) => {"
        " const { x, y, width, height } = ring.getBoundingClientRect();"
        " return [x + width / 2, y + height / 2]; })"
    )
    page.wait_for(f"{rings}.length === 313")
    box = page.box("#board")
    far = page.evaluate(rings)
    page.click("#zoom-in")
    page.wait_for("knights.still")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.drag((x, y), (x + 100, y - 80))
    page.wait_for("knights.still")
    near = page.evaluate(rings)
    nearest = min(range(313), key=lambda i: abs(near[i][0] - x) + abs(near[i][1] - y))
    assert far[nearest] != near[nearest]
    across, up = far[nearest][0] - box["x"], box["y"] + box["height"] - far[nearest][1]
    square = Board(25, 25).name(25 * int(up * 25 / box["height"]) + int(across * 25 / box["width"]))
    at = near[nearest]
    page.click_within(
        "#board", (at[0] - box["x"]) / box["width"], (at[1] - box["y"]) / box["height"]
    )
    page.wait_for(f"knights.player.scenario.startsWith('tour/25x25/{square}/')")


@pytest.mark.engines("chromium")
def test_the_evidence_goes_along_with_a_vertex_that_is_moved(page: Page) -> None:
    page.open("#graph/example/A@2&panels=why", until="paused")
    wait_at(page, 2)
    page.wait_for("document.querySelector('.why-sentence').textContent.includes('can follow C')")
    page.wait_for("document.querySelector('.marks .mark-lost') !== null")
    x, y = ring_at(page)
    page.drag((x, y), (x + 90, y + 120))
    page.wait_for("knights.still")
    moved = ring_at(page)
    assert moved == pytest.approx((x + 90, y + 120), abs=12)
    # C is on the path: nobody asks why it is not.
    assert click_ring(page) == "C"
    page.wait_for("document.getElementById('question-said').textContent.includes('C')")
    assert page.text("#question-asked") == "C"


def source(form: str, scenario: str = "tour/5x5/c3/sutcliffe") -> str:
    """The text of a program, by the library itself."""
    told = parse(scenario)
    kind, puzzle = find_kind(told.puzzle), build(told)
    return listings.find(kind, puzzle, form, wanted(told), scenario).text


def test_the_lit_line_makes_the_step_at_random_positions(page: Page) -> None:
    open_whole(page)
    page.click("#tab-code")
    for position in positions(6, 1):
        go(page, position)
        event = RUN[position - 1]
        line = "board[square] = k  # place" if event >= 0 else "board[square] = 0  # take back"
        name = TOUR.board.name(event if event >= 0 else ~event)
        page.wait_for(
            f"document.querySelector('.listing .lit')?.textContent.trim() === '{line}' &&"
            f" document.querySelector('.variables').textContent.includes('square{name}')"
        )


def test_sentence_line_and_stack_agree_with_the_replay_in_every_form(page: Page) -> None:
    open_whole(page)
    for seed, form in enumerate(["recursive", "flag", "stack", "graph", "scheme"]):
        page.click("#tab-code")
        page.wait_for("document.querySelector('.code select')?.options.length > 3")
        page.choose(".code select", form)
        for position in positions(2, 10 + seed):
            go(page, position)
            event, path = RUN[position - 1], path_at(position)
            name = TOUR.board.name(event if event >= 0 else ~event)
            mark = "# place" if event >= 0 else "# take back"
            told = " ".join(names(path))
            if form in ("recursive", "flag", "stack"):
                numbered = enumerate(names(path), start=1)
                told = " ".join(f"{number}:{square}" for number, square in numbered)
            page.wait_for(
                "document.querySelector('.code-where').textContent.includes('just made') &&"
                f" document.querySelector('.listing .lit')?.textContent.endsWith('{mark}') &&"
                f" [...document.querySelectorAll('.variables dd')].some(({{textContent}}) =>"
                f" textContent === '{told}')"
            )
            lines = source(form).splitlines()
            assert lines[page.evaluate(lit_line())].endswith(mark), (form, position)
            sentence = page.text("#sentence")
            if event >= 0:
                assert f"Square {len(path)}: {names(path)[-2]} to {name}" in sentence
            else:
                assert name in sentence and f"ack to {names(path)[-1]}" in sentence
        page.click("#tab-stack")
        page.wait_for(f"document.querySelectorAll('.stack-row').length === {len(path)}")
        assert texts(page, ".stack-name") == names(path)


def test_the_code_runs_line_by_line_to_the_next_step_and_back(page: Page) -> None:
    page.open(LINK)
    page.click("#tab-code")
    go(page, 7)
    page.wait_for("document.querySelector('.listing .lit') !== null")
    lines = [page.text(".listing .lit")]
    while page.evaluate("knights.player.timeline.position") == 7:
        number = page.evaluate(lit_line())
        page.click("[aria-label='To the next line']")
        page.wait_for(f"{lit_line()} !== {number} || knights.player.timeline.position === 8")
        if page.evaluate("knights.player.timeline.position") == 7:
            lines.append(page.text(".listing .lit"))
        assert len(lines) < 60
    assert any(line.strip() == "return board.get(square) == 0" for line in lines)
    assert lines[-1].strip() == "board[square] = k  # place"
    wait_at(page, 8)
    page.wait_for("document.querySelector('.listing .lit')?.textContent.includes('# place')")
    page.wait_for("!document.querySelector(\"[aria-label='One line back']\").disabled")
    page.click("[aria-label='One line back']")
    wait_at(page, 7)
    page.wait_for("document.querySelector('.code-where').textContent.includes('about to run')")


def lit_line() -> str:
    return (
        "[...document.querySelectorAll('.listing li')].findIndex("
        "(line) => line.classList.contains('lit'))"
    )


IN_SIGHT = """(() => {
  const listing = document.querySelector('.listing').getBoundingClientRect();
  const body = document.getElementById('panels-body').getBoundingClientRect();
  const lit = document.querySelector('.listing .lit').getBoundingClientRect();
  const inside = (one, other) =>
    one.top >= other.top - 1 && one.bottom <= Math.min(other.bottom, innerHeight) + 1;
  return inside(lit, listing) && inside(listing, body);
})()"""


def test_the_running_line_is_in_sight_in_a_panel_of_any_size(page: Page) -> None:
    page.open("#queens/6@40", until="paused")
    page.click("#tab-code")
    for width, height in ((680, 430), (300, 180), (390, 240), (440, 700)):
        page.evaluate(
            "void Object.assign(document.getElementById('panels-body').style, {position: 'fixed',"
            f" top: 0, left: 0, zIndex: 9, width: '{width}px', height: '{height}px'}})"
        )
        for position in (40, 41, 42, 50) if EVERY else (41, 50):
            go(page, position)
            page.wait_for(f"document.querySelector('.listing .lit') !== null && {IN_SIGHT}")
            scrolled = page.evaluate("scrollY")
            for _ in range(12):
                page.evaluate("document.querySelector(\"[aria-label='To the next line']\").click()")
                page.wait_for(f"document.querySelector('.listing .lit') !== null && {IN_SIGHT}")
            assert page.evaluate("scrollY") == scrolled
        if width == 680:
            assert page.evaluate(SEEN_LINES) >= 18
            assert page.evaluate(
                "document.querySelector('.variables').getBoundingClientRect().left >"
                " document.querySelector('.listing').getBoundingClientRect().right"
            )


SEEN_LINES = """(() => {
  const { top, bottom } = document.querySelector('.listing').getBoundingClientRect();
  return [...document.querySelectorAll('.listing li')].filter((line) => {
    const box = line.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom + 1;
  }).length;
})()"""


def test_a_line_is_run_to_forwards_and_back_by_pointer_and_by_keyboard(page: Page) -> None:
    open_whole(page)
    page.click("#tab-code")
    lines = source("recursive").splitlines()
    back = 1 + next(at for at, text in enumerate(lines) if text.endswith("# take back"))
    go(page, 20_000)
    page.wait_for("document.querySelector('.code-where').textContent.includes('just made')")
    # It is about to run, so the step that it makes is the next one.
    later = next(at for at in range(20_000, len(RUN)) if RUN[at] < 0)
    click = f"document.querySelector('[data-line=\"{back}\"]')"
    page.evaluate(f"{click}.click()")
    wait_on(page, later, back)
    following = next(at for at in range(later + 1, len(RUN)) if RUN[at] < 0)
    page.evaluate("document.querySelector('.code-runs').lastChild.click()")
    wait_on(page, following, back)
    page.evaluate(
        f"void {click}.dispatchEvent(new MouseEvent('click', {{bubbles: true, shiftKey: true}}))"
    )
    wait_on(page, later, back)
    page.evaluate(f"{click}.focus()")
    page.press("Enter")
    wait_on(page, following, back)
    page.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.line") == str(back - 1)
    # No tour is found so soon: that is said, and nothing moves.
    found = 1 + next(at for at, text in enumerate(lines) if "return enough()" in text)
    page.evaluate(f"document.querySelector('[data-line=\"{found}\"]').click()")
    page.wait_for(
        "document.querySelector('.code-where').textContent ==="
        f" 'Line {found} does not run within the next 10,000 steps.'"
    )
    assert page.evaluate("knights.player.timeline.position") == following
    go(page, 45_000)
    page.wait_for("document.querySelector('.code-where').textContent.includes('just made')")
    page.evaluate(f"document.querySelector('[data-line=\"{found}\"]').click()")
    wait_on(page, len(RUN), found)


def test_a_line_that_is_pressed_before_the_panel_has_come_to_its_step_is_not_lost(
    page: Page,
) -> None:
    open_whole(page)
    page.click("#tab-code")
    lines = source("recursive").splitlines()
    back = 1 + next(at for at, text in enumerate(lines) if text.endswith("# take back"))
    go(page, 20_000)
    page.wait_for("document.querySelector('.code-where').textContent.includes('just made')")
    click = f"document.querySelector('[data-line=\"{back}\"]')"
    page.evaluate(f"{click}.click()")
    later = next(at for at in range(20_000, len(RUN)) if RUN[at] < 0)
    wait_on(page, later, back)
    # From now on answers wait to be let go: first where the program is, then when the line runs.
    page.note("held", "{ frames: [], reach: [] }")
    page.note("holds", "['frames']")
    page.replace(
        "knights.solver",
        "ask",
        """(ask) => async function (question, ...rest) {
          const answer = await ask.call(this, question, ...rest);
          if (window.noted?.holds.includes(question)) {
            await new Promise((go) => noted.held[question].push(go));
          }
          return answer;
        }""",
    )
    page.evaluate("document.querySelector('.code-runs').lastChild.click()")
    page.wait_for(f"knights.player.timeline.position > {later} && noted.held.frames.length > 0")
    page.note("holds", "['reach']")
    page.evaluate(
        f"void {click}.dispatchEvent(new MouseEvent('click', {{bubbles: true, shiftKey: true}}))"
    )
    page.evaluate("void noted.held.frames.splice(0).forEach((go) => go())")
    page.wait_for("noted.held.reach.length > 0 && knights.still")
    page.note("holds", "[]")
    page.evaluate("void noted.held.reach.splice(0).forEach((go) => go())")
    wait_on(page, later, back)


def wait_on(page: Page, position: int, line: int) -> None:
    """Wait until a line is about to run, after so many steps."""
    page.wait_for(
        f"knights.player.timeline.position === {position} && {lit_line()} === {line - 1} &&"
        " document.querySelector('.code-where').textContent.includes('about to run')"
    )


def test_a_line_is_run_to_from_step_12_345_678(page: Page) -> None:
    page.open("#tour/8x8/a8/geeks@12345678.lgaR2ObDqAAAI2R0", until="paused")
    page.click("#tab-code")
    page.wait_for("document.querySelector('.listing .lit') !== null")
    lines = source("recursive", "tour/8x8/a8/geeks").splitlines()
    back = 1 + next(at for at, text in enumerate(lines) if text.endswith("# take back"))
    for shift in ("false", "true"):
        page.evaluate(
            f"void document.querySelector('[data-line=\"{back}\"]').dispatchEvent("
            f"new MouseEvent('click', {{bubbles: true, shiftKey: {shift}}}))"
        )
        page.wait_for(
            f"{lit_line()} === {back - 1} &&"
            " document.querySelector('.code-where').textContent.includes('about to run')"
        )
        position = page.evaluate("knights.player.timeline.position")
        assert (position >= 12_345_678) if shift == "false" else (position < 12_345_678)
        page.evaluate("knights.player.step()")
        # Not only there, but shown: the panel keeps its line as long as it sees no other step.
        page.wait_for(
            f"knights.player.timeline.position === {position + 1} &&"
            " document.querySelector('.code-where').textContent.includes('just made')"
        )
        assert page.evaluate("knights.player.state.undone") >= 0
        page.evaluate("knights.player.seek(12345678)")
        page.wait_for(
            "knights.player.timeline.position === 12345678 &&"
            " document.querySelector('.code-where').textContent.includes('just made')"
        )


@pytest.mark.parametrize(
    "scenario",
    ["queens/6", "colouring/australia/3", "sudoku/easy", "graph/example/A", "forest/example/A"],
)
def test_every_puzzle_shows_a_program_that_calls_itself(page: Page, scenario: str) -> None:
    page.open(f"#{scenario}@5", until="paused")
    page.click("#tab-code")
    page.wait_for("document.querySelector('.listing .lit') !== null")
    assert texts(page, ".listing li") == [
        line or "\n" for line in source("recursive", scenario).splitlines()
    ]
    lit = page.text(".listing .lit")
    assert lit.endswith(("# place", "# take back", "# discover", "# leave"))


def test_other_forms_are_shown_and_chosen(page: Page) -> None:
    page.open(LINK)
    page.click("#tab-code")
    go(page, 30)
    page.wait_for("document.querySelector('.code select')?.options.length > 3")
    page.choose(".code select", "stack")
    page.wait_for(
        "document.querySelector('.listing').textContent.includes('stack.pop()') &&"
        " document.querySelector('.variables').textContent.includes('stack')"
    )
    page.click("#tab-stack")
    page.wait_for("document.querySelector('#panel-stack .panel-caption').innerText.includes('top')")


def test_what_a_listing_says_is_set_apart_and_no_word_of_it_is_a_keyword(page: Page) -> None:
    page.open(LINK)
    page.click("#tab-code")
    page.wait_for("document.querySelector('.code select')?.options.length > 3")
    page.choose(".code select", "scheme")
    page.wait_for("document.querySelector('.listing').textContent.includes('def attempt')")
    text = source("scheme")
    said = ast.get_docstring(ast.parse(text), clean=False)
    assert "".join(texts(page, ".listing .comment")).startswith(f'"""{said}"""'.replace("\n", ""))
    keywords = texts(page, ".listing b")
    assert keywords[:6] == ["from", "import", "def", "if", "return", "and"]
    assert texts(page, ".listing li") == [line or "\n" for line in text.splitlines()]


def test_the_stack_is_the_path_and_leads_to_where_a_level_was_entered(page: Page) -> None:
    open_whole(page)
    page.click("#tab-stack")
    for position in positions(5, 2):
        go(page, position)
        path = path_at(position)
        page.wait_for(f"document.querySelectorAll('.stack-row').length === {len(path)}")
        page.wait_for(
            f"document.querySelector('.stack-top .stack-name').textContent === '{names(path)[-1]}'"
        )
        assert texts(page, ".stack-name") == names(path)
        level = max(2, len(path) // 2)
        entered = max(n for n in range(position + 1) if DEPTHS[n] < level) + 1
        page.evaluate(f"{find(f'.stack-row[data-level="{level}"]')}.click()")
        wait_at(page, entered)


def test_the_tree_shows_the_path_and_folds_what_is_done(page: Page) -> None:
    open_whole(page)
    page.click("#tab-tree")
    for position in positions(5, 3):
        go(page, position)
        path = path_at(position)
        page.wait_for(
            f"JSON.stringify([...document.querySelectorAll('.node-path .node-name')].map("
            f"(node) => node.textContent)) === JSON.stringify({names(path)})"
        )
        assert sizes(page) == folded(position)


def sizes(page: Page) -> list[str]:
    return texts(page, ".node-done .node-size")


def folded(position: int) -> list[str]:
    """The sizes of what was tried and taken back beside the path, level by level."""
    levels: list[list[int]] = [[]]
    placed = [0]
    for event in RUN[:position]:
        if event >= 0:
            levels.append([])
            placed.append(1)
        else:
            levels.pop()
            size = placed.pop()
            levels[-1].append(size)
            placed[-1] += size
    return [short(size) for level in levels for size in level]


def short(size: int) -> str:
    if size < 10_000:
        return f"{size:,}"
    return f"{size / 1000:.0f} k"


def test_the_steps_think_in_the_searchs_terms(page: Page) -> None:
    page.open(LINK)
    for position in positions(4, 4):
        depth = DEPTHS[position]
        go(page, position)
        over = next(n for n in range(position + 1, len(DEPTHS)) if DEPTHS[n] <= depth)
        page.click("#goto summary")
        page.click("#step-over")
        assert page.evaluate("!document.getElementById('goto').open")
        wait_at(page, over)
        go(page, position)
        out = next((n for n in range(position + 1, len(DEPTHS)) if DEPTHS[n] < depth), len(RUN))
        page.press("u")
        wait_at(page, out)
        go(page, position)
        last = RUN[position - 1] if RUN[position - 1] >= 0 else ~RUN[position - 1]
        visit = next((n for n in range(position, len(RUN)) if RUN[n] == last), len(RUN) - 1) + 1
        page.click("#goto summary")
        page.click("#to-visit")
        wait_at(page, visit)
    page.press("s")
    wait_at(page, len(RUN))
    assert page.status() == "finished"


def test_the_pictures_count_every_event(page: Page) -> None:
    open_whole(page)
    page.click("#tab-pictures")
    page.wait_for("document.querySelectorAll('[data-undone]').length === 25")
    assert total(page, "undone") == 25_517
    assert total(page, "placed") == 25_541
    position = 12_345
    go(page, position)
    placed = sum(event >= 0 for event in RUN[:position])
    page.wait_for(
        "document.querySelector('#panel-pictures .panel-caption').textContent.includes('12,345')"
    )
    assert total(page, "placed") == placed
    assert total(page, "undone") == position - placed
    # What a bar says is what is seen of it, whatever else a stylesheet says of its class.
    assert page.evaluate(
        "[...document.querySelectorAll('[data-placed], [data-greatest]')].every("
        "(bar) => Math.abs(parseFloat(getComputedStyle(bar).height)"
        " - bar.getAttribute('height')) < 0.01)"
    )
    greatest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('[data-greatest]')].map("
        "(bar) => Number(bar.dataset.greatest)))"
    )
    assert greatest == 25


def total(page: Page, name: str) -> int:
    number: int = page.evaluate(
        f"[...document.querySelectorAll('[data-{name}]')].reduce("
        f"(sum, node) => sum + Number(node.dataset.{name}), 0)"
    )
    return number


def test_every_picture_can_be_saved(page: Page) -> None:
    page.open("#tour/3x3/a1/textbook")
    page.click("#to-end")
    page.wait_for_status("finished")
    page.click("#tab-pictures")
    page.wait_for("document.querySelectorAll('svg.chart').length === 3")
    for name in ("depth", "heat", "levels"):
        root, size = save_chart(page, name)
        assert size == [3 * int(root.get("width", "")), 3 * int(root.get("height", ""))]


def save_chart(page: Page, name: str) -> tuple[ElementTree.Element, list[int]]:
    """A chart as it is saved: its SVG, which needs no style sheet, and the size of its PNG."""
    catch(page)
    file, content = save(page, f"[data-chart={name}] [aria-label$=SVG]")
    assert file == f"knights-{name}.svg"
    root = ElementTree.fromstring(content)
    assert root.tag == f"{SVG}svg"
    assert b"var(" not in content and b"class=" not in content
    file, content = save(page, f"[data-chart={name}] [aria-label$=PNG]")
    assert file == f"knights-{name}.png"
    size = [int.from_bytes(content[start : start + 4]) for start in (16, 20)]
    return root, size


HEATS = {
    # What a choice's place is, from what a choice stands for, in the order of the picture.
    "queens/6": lambda choice: choice % 6 * 6 + choice // 6,
    "sudoku/easy": lambda choice: choice // 9,
    "colouring/australia/2": lambda choice: choice // 2,
    "graph/example/B": lambda choice: choice,
    "forest/example/A": lambda choice: choice,
}


def test_every_puzzle_shows_where_it_took_back(page: Page) -> None:
    page.open("#queens/6")
    page.click("#tab-pictures")
    for text, place_of in HEATS.items():
        run = Search(build(parse(text)))
        events = list(run)
        counted = Counter(place_of(~event) for event in events if event < 0)
        page.follow(f"#{text}")
        page.wait_for(f"knights.player.description?.scenario === '{text}'")
        page.click("#to-end")
        shown = (
            "[...document.querySelectorAll('[data-undone]')].map((m) => Number(m.dataset.undone))"
        )
        page.wait_for(f"{shown}.reduce((a, b) => a + b, 0) === {counted.total()}")
        heat = page.evaluate(shown)
        assert heat == [counted[place] for place in range(len(heat))], text
        chart = "document.querySelector('[data-chart=heat]')"
        assert page.evaluate(f"!{chart}.hidden")
        assert page.evaluate(
            f"{chart}.querySelector('button').ariaLabel === {chart}.querySelector('svg').ariaLabel"
            " + ' as SVG'"
        )
    drawn, size = save_chart(page, "heat")
    assert [text.text for text in drawn.iter(f"{SVG}text") if text.text in "ABCDEF"] == [*"ABCDEF"]
    assert size == [3 * int(drawn.get("width", "")), 3 * int(drawn.get("height", ""))]


def test_how_long_it_would_take(page: Page) -> None:
    page.open("#tour/3x3/a1/textbook")
    page.click("#tab-size")
    # From a1 the knight can only go round one way or the other: 7 placements each, all counted.
    page.wait_for("document.getElementById('panel-size').innerText.includes('14 placements')")
    page.click("#to-end")
    page.wait_for("document.getElementById('panel-size').innerText.includes('100% of the search')")


def test_what_theory_settles_is_said_first(page: Page) -> None:
    page.open("#tour/5x5/b1/sutcliffe")
    page.wait_for("document.querySelector('.why-title').textContent === 'No tour exists: proved'")
    assert "colour" in page.text(".why-sentence")
    page.wait_for("document.querySelector('.why-spent').textContent.startsWith('Source: L. Euler')")
    page.wait_for("document.getElementById('status').dataset.tone === 'proved'")


def test_other_puzzles_say_why_and_mark_who_is_in_the_way(page: Page) -> None:
    page.open("#queens/6")
    # a1, b3, c5, d2: every row of column f is attacked, while e4 is still free.
    page.evaluate("knights.player.seek(4)")
    page.wait_for("document.querySelector('.why-title').textContent === 'No solution from here'")
    assert "column f is attacked: a1 attacks f1 and f6" in page.text(".why-sentence")
    # The six squares of the column, and each of the four queens with what it attacks there.
    assert page.count(".marks circle.mark-lost") == 6
    assert page.count(".marks circle.mark-cause") == 4
    assert page.count(".marks .mark-head.mark-cause") == 6
    assert "a column without a safe square" in page.text(".why .legend")
    page.wait_for(
        "document.querySelector('.why-since').textContent.startsWith('Lost since queen 1 (a1)')"
    )
    page.click("#to-end")
    page.wait_for("document.querySelector('.why-title').textContent === 'It is complete'")
    page.follow("#forest/example/A@9")
    page.click("#tab-stack")
    page.wait_for(
        "[...document.querySelectorAll('.stack-name')].map((name) => name.textContent).join()"
        " === 'A 1/,B 2/,D 5/'"
    )
    page.click("#tab-tree")
    page.wait_for(
        "[...document.querySelectorAll('.node-done .node-name')].map((name) => name.textContent)"
        ".sort().join() === 'C 3/4,E 6/9,F 7/8'"
    )
    assert "Back edge: E to B. Cross edge: F to C." in page.text("#panel-tree")


def test_a_fast_run_is_summarised(page: Page) -> None:
    page.open("#tour/8x8/a8/geeks")
    page.click("#tab-stack")
    page.choose("#speed", "max")
    page.click("#play")
    page.wait_for("knights.player.timeline.position > 20000")
    page.wait_for("document.querySelector('#panel-stack .panel-note').innerText.includes('Depth')")
    assert "in the last" in page.text("#panel-stack .panel-note")
    page.evaluate("knights.player.pause()")
    page.wait_for(
        "document.querySelectorAll('.stack-row').length === knights.player.state.depth &&"
        " document.querySelector('#panel-stack .panel-note').hidden"
    )


def test_the_choice_of_panel_is_remembered_and_nothing_jumps(page: Page) -> None:
    page.resize(1440, 900)
    page.open(LINK)
    go(page, 500)
    places = []
    for name in ("why", "code", "stack", "tree", "pictures", "size"):
        page.click(f"#tab-{name}")
        assert page.evaluate(f"!document.getElementById('panel-{name}').hidden")
        places.append([page.box(part) for part in ("#board", "#panels", "#position", "#told")])
    assert all(place == places[0] for place in places)
    page.click("#tab-tree")
    page.reload()
    page.wait_for_status("ready", "paused")
    assert page.evaluate("!document.getElementById('panel-tree').hidden")
    width = round(page.box("#panels")["width"])
    page.focus("#story-grip")
    page.press("ArrowLeft")
    page.press("ArrowLeft")
    page.wait_for(wide(width + 48))
    x, y = middle(page.box("#story-grip"))
    page.drag((x, y), (x + 20, y))
    page.wait_for(wide(width + 28))
    separator = "document.getElementById('story-grip')"
    now = page.evaluate(f"Number({separator}.getAttribute('aria-valuenow'))")
    assert abs(now - width - 28) <= 1
    page.reload()
    page.wait_for_status("ready", "paused")
    page.wait_for(wide(width + 28))
    page.click("#panels-fold")
    assert page.evaluate("document.getElementById('panels-body').hidden")


def wide(width: int) -> str:
    """Whether the panels have a width, which windows may round."""
    return f"Math.abs(document.getElementById('panels').clientWidth - {width}) <= 1"


def middle(box: dict[str, float]) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_link_chooses_the_panel_and_keeps_back_how_it_ends(page: Page) -> None:
    page.open("#tour/3x3/a1/textbook@0&panels=tree")
    page.wait_for("!document.getElementById('panel-tree').hidden")
    page.click("#tab-why")
    page.wait_for("document.querySelector('.why-title').textContent.includes('proved')")
    assert page.evaluate("document.querySelector('.status-title').textContent") != "Ready"
    # The same search, opened by a link that hides its end, whose panel is open just now.
    page.follow("#tour/3x3/a1/textbook@0&hide=verdict")
    page.wait_for("document.getElementById('panel-why').hidden")
    page.wait_for("document.querySelector('.status-title').textContent === 'Ready'")
    page.click("#to-end")
    page.wait_for_status("finished")
    page.wait_for("document.querySelector('.status-title').textContent === 'The search has ended'")
    seen = page.evaluate("document.querySelector('main.page').innerText")
    assert "proved" not in seen and "no tour" not in seen.lower()
    assert page.box("#tab-why")["width"] == 0


@pytest.mark.parametrize(
    ("name", "link"),
    [
        ("why", "#queens/6"),
        ("code", LINK),
        ("stack", "#forest/example/A"),
        ("tree", "#colouring/us/4"),
        ("pictures", LINK),
        ("size", "#sudoku/easy"),
    ],
)
def test_nothing_stands_in_the_way_of_anyone(page: Page, name: str, link: str) -> None:
    page.resize(390, 844)
    page.open(link)
    page.click(f"#tab-{name}")
    go(page, 8)
    prepare(page)
    for theme in ("light", "dark"):
        page.wait_for(f"document.documentElement.dataset.theme === '{theme}'")
        # What is being found out is pale until it is known.
        page.wait_for(f"knights.still && !document.querySelector('#panel-{name}[data-stale=true]')")
        assert audit(page) == [], theme
        panel = f"document.getElementById('panel-{name}')"
        assert page.evaluate(f"{panel}.scrollWidth <= {panel}.clientWidth")
        page.evaluate("document.getElementById('theme').click()")
