"""The panels that explain the search: each shows the moment, and leads to others.

tests/unit and tests/web prove their sentences; these tests check that the page shows them.
"""

import ast
import json
import xml.etree.ElementTree as ElementTree

import pytest
from shares import EVERY

from audit import audit, prepare
from by_hand import boxes
from classic import LINK, RUN, TOUR, path_at
from engines.page import Page, find
from knights import listings
from knights.board import Board
from knights.puzzles.registry import find_kind
from knights.puzzles.tour.insight import explain
from knights.scenario import build, parse, wanted
from share import first
from test_share import catch, save

# Other files try in all engines what differs between them, as this one is long.
pytestmark = pytest.mark.engines("chromium")

SVG = "{http://www.w3.org/2000/svg}"
WHERE = "document.querySelector('.code-where').textContent"
DEAD = next(n for n, event in enumerate(RUN) if event < 0)


def names(path: list[int]) -> list[str]:
    return [TOUR.board.name(square) for square in path]


# Why's button to another step, or to a tour from here; the buttons of its reasons don't count.
WAY = ".why-buttons:not(.why-chain) .button:not([hidden])"
DEPTHS = [1]
for event in RUN:
    DEPTHS.append(DEPTHS[-1] + (1 if event >= 0 else -1))


def entered(position: int, level: int) -> int:
    """Return the step at which the path of a position reached a level."""
    return max(n for n in range(position + 1) if DEPTHS[n] < level) + 1


def open_whole(page: Page, link: str = LINK) -> None:
    """Open a run, and go to its end so that all its events are known."""
    page.open(link)
    page.to_end()


def test_failed_choices_in_the_tree_are_folded_joined_and_unfolded(page: Page) -> None:
    step = 600
    page.open(f"{LINK}@{step}&panels=tree", until="paused")
    page.wait_for("document.querySelector('.tree-fold') !== null")
    page.choose(".tree-fold", "alike")
    # Of both rows in which several choices failed, all are one mark.
    page.wait_for("document.querySelectorAll('.tree .node-alike').length === 2")
    told = page.evaluate(
        "Array.from(document.querySelectorAll('.tree .node-alike [role]'), (one) => one.ariaLabel)"
    )
    for label, level in zip(told, (9, 11), strict=True):
        path = path_at(step)[: level - 1]
        tried = label.partition(" failed")[0].replace(" and ", ", ").split(", ")
        assert len(tried) > 1
        for name in tried:
            why = explain(TOUR, [*path, TOUR.board.square(name)])
            assert why.completable is False
            assert why.sentence in label
    page.evaluate(
        "Array.from(document.querySelectorAll('.tree .node-alike [role]')).at(-1)"
        ".dispatchEvent(new MouseEvent('click'))"
    )
    page.wait_for_text("#toast", "for the same reason")
    page.wait_for("document.querySelectorAll('.tree .node-alike').length === 1")
    page.seek(step - 1)
    page.seek(step)
    page.wait_for("document.querySelectorAll('.tree .node-alike').length === 1")
    page.choose(".tree-fold", "all")
    page.wait_for("document.querySelectorAll('.tree .node-alike').length === 0")
    before = page.count("#panel-tree .tree .node")
    # The step's own choice has just been taken back: with all that was tried below it.
    placed = entered(step - 1, DEPTHS[step - 1])
    size = sum(event >= 0 for event in RUN[placed - 1 : step])
    assert size > 1
    page.focus(f"[data-fold='{placed} below']")
    page.press("Enter")
    page.wait_for("document.querySelector('.tree-card') !== null")
    assert page.count("#panel-tree .tree .node") == before + size - 1
    prepare(page)
    assert audit(page) == []
    page.press("Enter")
    page.wait_for("document.querySelector('.tree-card') === null")


def test_the_refused_and_why_there_is_no_way_on_are_told_with_the_step(page: Page) -> None:
    page.open(LINK)
    # The first step whose order of moves met squares of the path before a free one.
    position = next(n for n in range(2, DEAD) if set(before(path_at(n))) & set(path_at(n)))
    page.seek(position)
    page.wait_for_text("#refused", "already on the path")
    for square in set(before(path_at(position))) & set(path_at(position)):
        assert TOUR.board.name(square) in page.text("#refused")
    page.seek(DEAD)
    reason = explain(TOUR, path_at(DEAD)).sentence
    page.wait_for_text(".why-sentence", reason)
    page.wait_for_text("#refused", "Dead end.")
    page.click("#tab-stack")
    page.wait_for(
        f"document.getElementById('refused').textContent === {json.dumps(f'Dead end. {reason}')}"
    )


def before(path: list[int]) -> list[int]:
    """Return the squares that the order of moves tries before the last square of a path."""
    near = TOUR.neighbours[path[-2]]
    return list(near[: near.index(path[-1])])


def test_a_lost_position_says_why_and_since_when(page: Page) -> None:
    open_whole(page)
    page.wait_for_text(".why-title", "Solved")
    page.seek(DEAD)
    page.wait_for_text(".why-title", "No tour is possible from here")
    page.wait_for_text(".why-since", "The mistake was square")
    assert page.count(".mark-lost") > 0
    move = int(page.text(".why-since").split("square ")[1].split(" ")[0])
    lost = entered(DEAD, move)
    assert f" {DEAD - lost:,} step" in page.text(".why-spent")
    page.click(WAY)
    page.wait_at(lost)
    # At the lost step the button leads to the step before, where a tour is still possible.
    page.wait_for_text(WAY, f"Go to the step before (step {lost - 1})")
    assert page.text(".why-spent") == ""
    page.click(WAY)
    page.wait_at(lost - 1)
    page.wait_for_text(".why-title", "A tour is still")


def test_the_tour_that_is_still_possible_is_shown_and_goes_with_the_step(page: Page) -> None:
    page.open(LINK)
    button = WAY
    page.wait_for_text(button, "Show a tour")
    page.click(button)
    page.wait_for("document.querySelectorAll('.marks .ghost-text').length === 24")
    assert "faint: how a tour goes on from here" in page.texts(".why .legend li")
    assert TOUR.solved(ghost(page))
    assert page.text(button) == "Hide the tour"
    page.click(button)
    page.wait_for("document.querySelector('.marks .ghost-text') === null")
    page.click(button)
    page.wait_for("document.querySelector('.marks .ghost-text') !== null")
    page.click("#step")
    page.wait_for("document.querySelector('.marks .ghost-text') === null")


def ghost(page: Page) -> list[int]:
    """Return the path of the faint numbers, read from their places on the board."""
    places = page.evaluate(
        "[...document.querySelectorAll('.marks .ghost-text')].map((node) =>"
        " [Number(node.textContent), node.getAttribute('x'), node.getAttribute('y')].map(Number))"
    )
    side = page.evaluate("document.getElementById('board').width")
    squares = {n: 5 * int((side - y) * 5 // side) + int(x * 5 // side) for n, x, y in places}
    return [12, *(squares[n] for n in range(2, 26))]


def rings(role: str) -> str:
    """Return a script for the centres of the rings with a role, in CSS pixels of the window."""
    return (
        f"[...document.querySelectorAll('.marks .mark-{role}')].map((ring) => {{"
        " const { x, y, width, height } = ring.getBoundingClientRect();"
        " return [x + width / 2, y + height / 2]; })"
    )


def click_point(page: Page, x: float, y: float) -> None:
    """Click a point of the window, which must be on the board."""
    box = page.box("#board")
    page.click_within("#board", (x - box["x"]) / box["width"], (y - box["y"]) / box["height"])


def test_the_evidence_stays_with_its_square_on_a_board_looked_at_from_near(page: Page) -> None:
    """After zooming in, a click into a ring finds the same square."""
    page.open("#tour/25x25/a2/textbook/strategy=warnsdorff&panels=why", until=None)
    page.wait_for(f"{rings('one')}.length === 313")
    box = page.box("#board")
    far = page.evaluate(rings("one"))
    page.click("#zoom-in")
    page.wait_for("knights.still")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.drag((x, y), (x + 100, y - 80))
    page.wait_for("knights.still")
    near = page.evaluate(rings("one"))
    nearest = min(range(313), key=lambda i: abs(near[i][0] - x) + abs(near[i][1] - y))
    assert far[nearest] != near[nearest]
    across, up = far[nearest][0] - box["x"], box["y"] + box["height"] - far[nearest][1]
    square = Board(25, 25).name(25 * int(up * 25 / box["height"]) + int(across * 25 / box["width"]))
    click_point(page, *near[nearest])
    page.wait_for(f"knights.player.scenario.startsWith('tour/25x25/{square}/')")


def test_the_evidence_goes_along_with_a_vertex_that_is_moved(page: Page) -> None:
    page.open("#graph/example/A@2&panels=why", until="paused")
    page.wait_for_text(".why-sentence", "No edge leads out of C")
    page.wait_for("document.querySelector('.marks .mark-lost') !== null")
    ((x, y),) = page.evaluate(rings("lost"))
    page.drag((x, y), (x + 90, y + 120))
    page.wait_for("knights.still")
    (moved,) = page.evaluate(rings("lost"))
    assert moved == pytest.approx((x + 90, y + 120), abs=12)
    assert page.sees("#lay-out-again")
    # The board tells which vertex is there. C is on the path, so that the card only names it.
    click_point(page, *moved)
    page.wait_for("document.getElementById('question-asked').textContent === 'C'")


def source(form: str) -> str:
    """Return the text of a program from the library itself."""
    scenario = "tour/5x5/c3/sutcliffe"
    told = parse(scenario)
    kind, puzzle = find_kind(told.puzzle), build(told)
    return listings.find(kind, puzzle, form, wanted(told), scenario).text


LIT = "[...document.querySelectorAll('.listing li')].findIndex((line) => line.matches('.lit'))"


def test_a_form_of_the_program_is_chosen_and_its_line_is_lit_with_what_it_holds(page: Page) -> None:
    open_whole(page)
    page.click("#tab-code")
    page.wait_for("document.querySelector('.code select')?.options.length > 3")
    page.choose(".code select", "stack")
    position = 12_345
    page.seek(position)
    told = " ".join(f"{number}:{name}" for number, name in enumerate(names(path_at(position)), 1))
    page.wait_for(
        f"{WHERE}.includes('just made') && [...document.querySelectorAll('.variables dd')]"
        f".some(({{ textContent }}) => textContent === '{told}')"
    )
    made = "# place" if RUN[position - 1] >= 0 else "# take back"
    assert source("stack").splitlines()[page.evaluate(LIT)].endswith(made)
    page.click("#tab-stack")
    page.wait_for_text("#panel-stack .panel-caption", "bottom")
    # Comments and docstrings in a listing are marked, without keywords in them.
    page.click("#tab-code")
    page.choose(".code select", "scheme")
    page.wait_for_text(".listing", "def attempt")
    text = source("scheme")
    said = ast.get_docstring(ast.parse(text), clean=False)
    comments = "".join(page.texts(".listing .comment"))
    assert comments.startswith(f'"""{said}"""'.replace("\n", ""))
    keywords = page.texts(".listing b")
    assert keywords[:6] == ["from", "import", "def", "if", "return", "and"]
    assert page.texts(".listing li") == [line or "\n" for line in text.splitlines()]


def test_the_code_runs_line_by_line_to_the_next_step_and_back(page: Page) -> None:
    page.open(LINK)
    page.click("#tab-code")
    page.seek(7)
    page.wait_for("document.querySelector('.listing .lit') !== null")
    lines = [page.text(".listing .lit")]
    while page.position == 7:
        number = page.evaluate(LIT)
        page.click("[aria-label='Go to the next line']")
        page.wait_for(f"{LIT} !== {number} || knights.player.timeline.position === 8")
        if page.position == 7:
            lines.append(page.text(".listing .lit"))
        assert len(lines) < 60
    assert any(line.strip() == "return board.get(square) == 0" for line in lines)
    assert lines[-1].strip() == "board[square] = k  # place"
    page.wait_at(8)
    page.wait_for_text(".listing .lit", "# place")
    page.wait_for("!document.querySelector(\"[aria-label='Go one line back']\").disabled")
    page.click("[aria-label='Go one line back']")
    page.wait_at(7)
    page.wait_for(f"{WHERE}.includes('runs next')")


IN_SIGHT = """(() => {
  const listing = document.querySelector('.listing').getBoundingClientRect();
  const body = document.getElementById('panels-body').getBoundingClientRect();
  const lit = document.querySelector('.listing .lit')?.getBoundingClientRect();
  const inside = (one, other) =>
    one.top >= other.top - 1 && one.bottom <= Math.min(other.bottom, innerHeight) + 1;
  return lit && inside(lit, listing) && inside(listing, body);
})()"""
SEEN_LINES = """(() => {
  const { top, bottom } = document.querySelector('.listing').getBoundingClientRect();
  return [...document.querySelectorAll('.listing li')].filter((line) => {
    const box = line.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom + 1;
  }).length;
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
            page.seek(position)
            page.wait_for(IN_SIGHT)
            scrolled = page.evaluate("scrollY")
            for _ in range(12):
                page.evaluate(
                    "document.querySelector(\"[aria-label='Go to the next line']\").click()"
                )
                page.wait_for(IN_SIGHT)
            assert page.evaluate("scrollY") == scrolled
        if width == 680:
            assert page.evaluate(SEEN_LINES) >= 18
            listing, variables = page.box(".listing"), page.box(".variables")
            assert variables["x"] > listing["x"] + listing["width"]


BACK = 1 + next(
    at for at, line in enumerate(source("recursive").splitlines()) if line.endswith("# take back")
)


def next_back(position: int) -> int:
    """Return the next step whose successor is an undo."""
    return next(at for at in range(position, len(RUN)) if RUN[at] < 0)


def press_line(page: Page, line: int, shift: str = "false") -> None:
    page.evaluate(
        f"void document.querySelector('[data-line=\"{line}\"]').dispatchEvent("
        f"new MouseEvent('click', {{ bubbles: true, shiftKey: {shift} }}))"
    )


def open_code(page: Page, position: int) -> None:
    open_whole(page)
    page.click("#tab-code")
    page.seek(position)
    page.wait_for(f"{WHERE}.includes('just made')")


def wait_on(page: Page, position: int, line: int) -> None:
    """Wait until a line runs next, after a number of steps."""
    page.wait_for(
        f"knights.player.timeline.position === {position} && {LIT} === {line - 1} &&"
        f" {WHERE}.includes('runs next')"
    )


def test_a_line_is_run_to_forwards_and_back_by_pointer_and_by_keyboard(page: Page) -> None:
    open_code(page, 20_000)
    # The line runs next, and so makes the next step.
    later = next_back(20_000)
    press_line(page, BACK)
    wait_on(page, later, BACK)
    following = next_back(later + 1)
    page.evaluate("document.querySelector('.code-runs').lastChild.click()")
    wait_on(page, following, BACK)
    press_line(page, BACK, shift="true")
    wait_on(page, later, BACK)
    page.focus(f'[data-line="{BACK}"]')
    page.press("Enter")
    wait_on(page, following, BACK)
    page.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.line") == str(BACK - 1)
    # The search finds no tour in the steps that it may look ahead: the page says so, and stays.
    lines = source("recursive").splitlines()
    found = 1 + next(at for at, text in enumerate(lines) if "return enough()" in text)
    press_line(page, found)
    page.wait_for(f"{WHERE} === 'Line {found} doesn\\'t run in the next 10,000 steps.'")
    assert page.position == following


def test_a_line_that_is_pressed_before_the_panel_has_come_to_its_step_is_not_lost(
    page: Page,
) -> None:
    open_code(page, 20_000)
    later = next_back(20_000)
    press_line(page, BACK)
    wait_on(page, later, BACK)
    # From here on answers are held until released: first the program's place, then the line's.
    page.note("held", "{ frames: [], reach: [] }")
    page.note("holds", "['frames']")
    page.replace(
        "knights.search",
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
    press_line(page, BACK, shift="true")
    page.evaluate("void noted.held.frames.splice(0).forEach((go) => go())")
    page.wait_for("noted.held.reach.length > 0 && knights.still")
    page.note("holds", "[]")
    page.evaluate("void noted.held.reach.splice(0).forEach((go) => go())")
    wait_on(page, later, BACK)


def test_stack_and_tree_show_the_path_and_lead_to_where_a_level_was_entered(page: Page) -> None:
    position = 12_345
    path = path_at(position)
    open_whole(page)
    page.seek(position)
    page.click("#tab-tree")
    page.wait_for(f"document.querySelectorAll('.node-path .node-name').length === {len(path)}")
    assert page.texts(".node-path .node-name") == names(path)
    assert page.texts(".node-done .node-size") == folded(position)
    page.click("#tab-stack")
    # The last call has just taken a square back: it is open, and has no square now.
    taken = names([~RUN[position - 1]])
    page.wait_for_text(".stack-top s.stack-name", taken[0])
    assert page.texts(".stack-name") == [*names(path), *taken]
    calls = [
        "search()",
        *(f"try_moves({name}, {k})" for k, name in enumerate(names(path), start=2)),
    ]
    assert page.texts(".stack-call") == calls
    level = len(path) // 2
    page.evaluate(f"{find(f'.stack-row[data-level="{level}"]')}.click()")
    page.wait_at(entered(position, level))


def folded(position: int) -> list[str]:
    """Return the sizes of the subtrees tried beside the path, level by level."""
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
    return [f"{size:,}" for level in levels for size in level]


def test_the_steps_think_in_the_searchs_terms(page: Page) -> None:
    page.open(LINK)
    position = 2_345
    depth, last = DEPTHS[position], RUN[position - 1]
    later = range(position + 1, len(DEPTHS))
    visited = (n for n in range(position, len(RUN)) if RUN[n] == (last if last >= 0 else ~last))
    for button, key, there in [
        ("#step-over", "o", next(n for n in later if DEPTHS[n] <= depth)),
        ("#step-out", "u", next(n for n in later if DEPTHS[n] < depth)),
        ("#to-visit", "v", next(visited) + 1),
        ("#to-dead-end", "d", next(n for n in later if RUN[n - 1] >= 0 > RUN[n])),
    ]:
        page.seek(position)
        page.click(button)
        assert page.evaluate("!document.getElementById('menu').open")
        page.wait_at(there)
        page.seek(position)
        page.press(key)
        page.wait_at(there)
    page.press("s")
    page.wait_at(len(RUN))
    assert page.status() == "finished"


def test_the_pictures_count_every_event(page: Page) -> None:
    open_whole(page)
    page.click("#tab-pictures")
    page.wait_for("document.querySelectorAll('[data-undone]').length === 25")
    assert [total(page, "placed"), total(page, "undone")] == [25_541, 25_517]
    page.seek(12_345)
    page.wait_for_text("#panel-pictures .charts-head .panel-caption", "12,345")
    placed = sum(event >= 0 for event in RUN[:12_345])
    assert [total(page, "placed"), total(page, "undone")] == [placed, 12_345 - placed]
    # A bar's height equals its value, whatever a stylesheet sets for its class.
    assert page.evaluate(
        "[...document.querySelectorAll('[data-placed]')].every("
        "(bar) => Math.abs(parseFloat(getComputedStyle(bar).height)"
        " - bar.getAttribute('height')) < 0.01)"
    )


def total(page: Page, name: str) -> int:
    number: int = page.evaluate(
        f"[...document.querySelectorAll('[data-{name}]')].reduce("
        f"(sum, node) => sum + Number(node.dataset.{name}), 0)"
    )
    return number


def test_the_whole_search_is_walked_by_keys_and_leads_to_its_steps(page: Page) -> None:
    open_whole(page)
    page.click("#tab-pictures")
    page.wait_for_text(".icicle-told", "% of all steps")
    page.focus(".icicle")
    active = "document.querySelector('.icicle').getAttribute('aria-activedescendant')"
    told = f"document.getElementById({active})?.textContent"
    # From the open end of the path up to depth 8; then to the choices tried before.
    page.press("ArrowUp")
    for _ in range(DEPTHS[-1] - 8):
        page.press("ArrowUp")
    start = entered(len(RUN), 8) - 1
    page.wait_for(f"{told}.includes('depth 8, {len(RUN) - start:,} steps so far, ')")
    page.press("ArrowLeft")
    first = max(n for n in range(start - 1) if DEPTHS[n] < 8)
    share = round(100 * (start - first) / len(RUN))
    assert 1 <= share
    words = f"depth 8, {start - first:,} steps, {share}% of all steps."
    page.wait_for(f"{told}.includes({words!r})")
    page.wait_for_text(".icicle-told", words)
    page.press("Enter")
    page.wait_at(first + 1)
    assert page.path == path_at(first + 1)
    # A key zooms in, and another one shows the whole chart again.
    page.press("+")
    page.wait_for("!document.querySelector('.icicle-buttons :last-child').disabled")
    page.press("Escape")
    page.wait_for("document.querySelector('.icicle-buttons :last-child').disabled")
    # The tallest bar belongs to one of the first choices, which took nearly all steps.
    page.click_within(".icicle", 0.5, 0.02)
    page.wait_for(f"knights.player.timeline.position < {DEAD}")


def test_every_picture_can_be_saved(page: Page) -> None:
    open_whole(page, "#graph/example/B")
    page.click("#tab-pictures")
    page.wait_for("document.querySelectorAll('svg.chart').length === 2")
    for name in ("search", "heat", "levels"):
        catch(page)
        file, content = save(page, f"[data-save='{name}.svg']")
        assert file == f"knights-{name}.svg"
        root = ElementTree.fromstring(content)
        assert root.tag == f"{SVG}svg"
        # A saved picture must not depend on a stylesheet.
        assert b"var(" not in content and b"class=" not in content
        file, content = save(page, f"[data-save='{name}.png']")
        assert file == f"knights-{name}.png"
        size = [int.from_bytes(content[start : start + 4]) for start in (16, 20)]
        assert size == [3 * int(root.get("width", "")), 3 * int(root.get("height", ""))]
        if name == "heat":
            told = [text.text for text in root.iter(f"{SVG}text")]
            assert [text for text in told if text in [*"ABCDEF"]] == [*"ABCDEF"]


def test_how_long_it_would_take(page: Page) -> None:
    page.open("#tour/3x3/a1/textbook")
    page.click("#tab-pictures")
    # From a1 the knight can only go around, in two directions: 7 choices each, all counted.
    page.wait_for_text("#panel-size", "14 choices")
    page.click("#go-end")
    page.wait_for_text("#panel-size", "100% of the search")


def marked(where: str) -> str:
    """Return a script for the kinds of visible marks at a place, sorted and joined."""
    return (
        f"[...new Set([...document.querySelectorAll('{where}')]"
        ".filter((one) => one.checkVisibility({ visibilityProperty: true }))"
        ".flatMap((one) => (one.getAttribute('class') ?? '')"
        ".match(/(?<=mark-)(?!halo|head|name|plate|number)[a-z]+|ghost/g) ?? []))].sort().join()"
    )


def wait_for_listed(page: Page, kind: str) -> None:
    """Wait until the legend lists exactly the marks on the board, one kind among them."""
    drawn, listed = marked(".board-area .marks *"), marked(".why .legend-picture *")
    page.wait_for(f"{drawn} === {listed} && {drawn}.split(',').includes('{kind}')")


def test_other_puzzles_say_why_and_mark_who_is_in_the_way(page: Page) -> None:
    page.open("#queens/6")
    # a1, b3, c5, d2 attack every row of column f, while e4 is still free.
    page.seek(4)
    page.wait_for_text(".why-title", "No solution is possible from here")
    assert "column f is attacked. a1 attacks f1 and f6" in page.text(".why-sentence")
    # Marks for the six squares of the column, and for the four queens with their attacks on it.
    marks = ("circle.mark-lost", "circle.mark-cause", ".mark-head.mark-cause")
    assert [page.count(f".marks {mark}") for mark in marks] == [6, 4, 6]
    assert "a column without a safe square" in page.text(".why .legend")
    page.wait_for_text(".why-since", "The mistake was queen 1 (a1)")
    # The legend follows the board: the evidence, then only the square of the question, and a ring
    # of the panel Find.
    wait_for_listed(page, "lost")
    page.click_within("#board", 0.9, 0.1)
    # The queen that attacks it is marked, too, and the sentence beside the mark explains that.
    page.wait_for_text("#question-said", "The queen on a1 attacks f6")
    drawn, listed = marked(".board-area .marks *"), marked(".why .legend-picture *")
    page.wait_for(f"{drawn} === 'cause,test' && {listed} === 'test'")
    page.click(".question-close")
    wait_for_listed(page, "lost")
    page.press("f")
    page.wait_for("document.querySelector('#find:not([hidden])') !== null")
    page.click_within("#board", 0.9, 0.1)
    wait_for_listed(page, "find")
    page.press("f")
    page.follow("#forest/example/A@9")
    page.click("#tab-stack")
    names = "[...document.querySelectorAll('.%s')].map((name) => name.textContent).join()"
    page.wait_for(f"{names % 'stack-name'} === 'A 1/,B 2/,D 5/'")
    page.click("#tab-tree")
    page.wait_for_text("#panel-tree", "Back edge: E to B. Cross edge: F to C.")
    assert sorted(page.texts(".node-done .node-name")) == ["C 3/4", "E 6/9", "F 7/8"]


def test_a_fast_run_is_summarised(page: Page) -> None:
    page.open("#tour/8x8/a8/geeks")
    page.click("#tab-stack")
    page.choose("#speed", "max")
    page.click("#play")
    page.wait_for("knights.player.timeline.position > 20000")
    page.wait_for_text("#panel-stack .panel-note", "The depth was")
    assert "in the last" in page.text("#panel-stack .panel-note")
    page.evaluate("knights.player.pause()")
    page.wait_for(
        "document.querySelectorAll('.stack-name').length"
        " === knights.player.state.depth + (knights.player.state.undone >= 0) &&"
        " document.querySelector('#panel-stack .panel-note').hidden"
    )


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_nothing_moves_while_a_search_steps_runs_rests_and_ends(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open("#queens/8@1&panels=why", until="paused")
    if width > 1000:
        page.wait_for("document.querySelector('.companion-choice')?.checkVisibility()")
    # The buttons of a reason stand below its text; all others have their place.
    reason = ".why > :not(.companion)"
    stood = boxes(page, reason)
    assert len(stood) > 10

    def moved() -> list[str]:
        now = boxes(page, reason)
        return [name for name in stood if name in now and now[name] != stood[name]]

    for position in (2, 9, 17, 25, 40):
        page.seek(position)
        page.wait_for("document.querySelector('.why').dataset.tone !== 'plain' && knights.still")
        assert moved() == [], position
    page.click("#play")
    page.wait_for("knights.player.timeline.position > 42")
    assert moved() == []
    page.click("#play")
    page.wait_for("!knights.player.playing && knights.still")
    assert moved() == []
    page.to_end()
    page.wait_for("document.getElementById('status').dataset.tone === 'found' && knights.still")
    # On a phone the result makes room for itself above the explanation.
    above = () if width > 1000 else ("panels", "tab-")
    assert [name for name in moved() if not name.startswith(above)] == []


def test_the_choice_of_panel_is_remembered_and_nothing_jumps(page: Page) -> None:
    page.resize(1440, 900)
    page.open(LINK)
    page.seek(500)
    places = []
    for name in ("why", "code", "stack", "tree", "pictures"):
        page.click(f"#tab-{name}")
        assert page.evaluate(f"!document.getElementById('panel-{name}').hidden")
        places.append([page.box(part) for part in ("#board", "#panels", "#position", "#told")])
    assert all(place == places[0] for place in places)
    page.click("#tab-tree")
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
    assert page.evaluate("!document.getElementById('panel-tree').hidden")
    page.wait_for(wide(width + 28))
    page.click("#panels-fold")
    assert page.evaluate("document.getElementById('panels-body').hidden")


def test_the_room_below_a_reason_has_a_picture_and_the_end_says_what_is_next(page: Page) -> None:
    page.resize(1440, 900)
    page.open(LINK)
    page.seek(DEAD + 1)
    undone = names(path_at(DEAD))[-1]
    page.wait_for_text(".companion .node-done:last-of-type .node-name", undone)
    assert not page.sees("#panel-why .onward")
    weight = "getComputedStyle(document.querySelector('.why-title')).fontWeight"
    assert page.evaluate(weight) == "650", "the verdict stands out"
    # The choice is kept, and its controls stand still, whatever the reason says.
    page.click(".companion-choice[aria-pressed=false]")
    page.wait_for("document.querySelector('.companion .depths') !== null")
    box = page.box(".companion-choice")
    page.to_end()
    page.wait_for("document.querySelector('#panel-why .onward')?.checkVisibility()")
    assert page.box(".companion-choice") == box
    page.reload()
    page.wait_for("document.querySelector('.companion .depths') !== null")
    # It gives away what a link hides, and has no room on a phone.
    page.follow(f"{LINK}@20&hide=tree")
    assert not page.sees(".companion-choice")
    page.follow(f"{LINK}@20")
    page.resize(390, 844)
    page.wait_for("!document.querySelector('.companion-choice').checkVisibility()")


@pytest.mark.parametrize(("width", "height"), first(1, [(1280, 720), (1440, 900), (1920, 1080)]))
def test_a_result_and_a_reason_with_its_legend_are_whole(
    page: Page, width: int, height: int
) -> None:
    page.resize(width, height)
    page.open("#colouring/us/4@38&panels=why", until="paused")
    page.wait_for("document.querySelector('.companion-choice') !== null && knights.still")
    # What is read has the room that it needs, before the picture has any.
    for position in (38, 39):
        page.seek(position)
        page.wait_for("document.querySelector('.why').dataset.tone === 'no' && knights.still")
        legend, picture = page.box(".why > .legend-box"), page.box(".companion")
        assert legend["y"] + legend["height"] <= picture["y"], position
        fits = "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)"
        assert page.evaluate(f"{fits}(document.getElementById('panel-why'))"), position
    for scenario in ("tour/3x3/a1/textbook", "queens/8/goal=all"):
        page.open(f"#{scenario}")
        page.to_end()
        page.wait_for("document.getElementById('refused').textContent !== '' && knights.still")
        assert page.evaluate("document.getElementById('told').dataset.more") == "false", scenario


def wide(width: int) -> str:
    """Return a script that tells whether the panels have a width, give or take rounding."""
    return f"Math.abs(document.getElementById('panels').clientWidth - {width}) <= 1"


def middle(box: dict[str, float]) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_link_chooses_the_panel_and_keeps_back_how_it_ends(page: Page) -> None:
    page.open("#tour/3x3/a1/textbook@0&panels=tree")
    page.wait_for("!document.getElementById('panel-tree').hidden")
    page.click("#tab-why")
    page.wait_for_text(".why-title", "proved")
    assert page.text(".status-title") != "Ready"
    # The same search, by a link that hides its end, while the panel that tells it is open.
    page.follow("#tour/3x3/a1/textbook@0&hide=verdict")
    page.wait_for("document.getElementById('panel-why').hidden")
    page.wait_for_text(".status-title", "Ready")
    page.to_end()
    page.wait_for_text(".status-title", "The search has ended")
    seen = page.text("main.page").lower()
    assert "proved" not in seen and "no tour" not in seen
    assert page.box("#tab-why")["width"] == 0
    # The charts don't show the steps ahead either, nor the tree where that is hidden.
    pictures = ("[data-chart=heat]", "[data-chart=search]", ".depth-chart")
    shown = []
    for hidden in ("code", "verdict", "tree"):
        page.follow(f"#tour/3x3/a1/textbook@4&panels=pictures&hide={hidden}")
        # No chart is drawn before the first step.
        page.wait_at(4)
        page.wait_for("document.querySelector('[data-chart=heat] svg')?.checkVisibility()")
        shown.append([page.sees(picture) for picture in pictures])
    assert shown == [[True, True, True], [True, False, False], [True, False, True]]


@pytest.mark.parametrize(
    ("name", "link"),
    [
        ("why", "#queens/6"),
        ("code", LINK),
        ("stack", "#forest/example/A"),
        ("tree", "#colouring/us/4"),
        ("pictures", LINK),
    ],
)
def test_nothing_stands_in_the_way_of_anyone(page: Page, name: str, link: str) -> None:
    page.resize(390, 844)
    page.open(link)
    page.evaluate(f"document.getElementById('tab-{name}').click()")  # some tabs are in a menu
    page.seek(8)
    prepare(page)
    for theme in ("light", "dark"):
        page.wait_for(f"document.documentElement.dataset.theme === '{theme}'")
        # Answers that are still searched for are pale, which is no fault of contrast.
        page.wait_for(f"knights.still && !document.querySelector('#panel-{name}[data-stale=true]')")
        assert audit(page) == [], theme
        assert not page.overflows(f"#panel-{name}")
        page.evaluate("document.getElementById('theme').click()")
