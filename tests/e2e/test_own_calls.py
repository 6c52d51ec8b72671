"""The tree of the calls of a program, and our own search with a rule, as the page shows them."""

import json
import sys
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

import pytest

from audit import audit, prepare
from engines.page import Page
from own_programs import close_program, open_program, read_program, run, run_link
from test_share import catch, save

pytestmark = pytest.mark.engines("chromium")

TOUR = "tour/5x5/c3/sutcliffe"
ROWS = """
  [...document.querySelectorAll('.calls > li')].map((row) => [
    Number(row.ariaLevel),
    ...[...row.querySelectorAll('.calls-name, .calls-came, .calls-steps')].map((part) =>
      part.textContent),
  ])
"""


@dataclass
class Call:
    label: str
    before: int  # steps
    below: list["Call"] = field(default_factory=list)
    came: str = ""
    steps: int = 0


class Enough(BaseException):
    pass


def trace_plainly(text: str, name: str, board: str, position: int) -> list[Call]:
    """The calls that are open when a program makes a step, by Python's trace of all its lines.

    A step is a change of its board. The first, of the start, counts as none.
    """
    opened = [Call("your program", 0)]
    steps, seen = -1, ""

    def trace(frame: FrameType, event: str, value: Any) -> Any:
        nonlocal steps, seen
        if frame.f_code.co_filename != "plain":
            return None
        now = repr(frame.f_globals.get(board, ""))
        steps += seen not in ("''", "") and now != seen
        seen = now
        if steps == position:
            raise Enough
        if frame.f_code.co_name == name and event == "call":
            given = frame.f_code.co_varnames[: frame.f_code.co_argcount]
            told = ", ".join(f"{key}={frame.f_locals[key]!r}" for key in given)
            opened.append(Call(f"{name}({told})", steps))
        elif frame.f_code.co_name == name and event == "return":
            call = opened.pop()
            call.came, call.steps = f"→ {value!r}", steps - call.before
            opened[-1].below.append(call)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        exec(compile(text, "plain", "exec"), {"__name__": "__main__"})
    except Enough:
        pass
    finally:
        sys.settrace(before)
    return opened


def tell(steps: int) -> str:
    return "1 step" if steps == 1 else f"{steps:,} steps"


@pytest.mark.also_single("chromium")
def test_the_calls_at_a_step_are_those_that_python_traces(page: Page) -> None:
    text, position = read_program("right_tour_success"), 1234
    # Further than the first events that are asked for: all of them are there, each once.
    open_program(page, TOUR, text, position)
    run(page)
    page.wait_for(f"knights.player.timeline.position === {position}")
    page.click("#tab-calls")
    page.wait_for("document.querySelector('.calls-name + .calls-came')?.textContent !== undefined")
    page.wait_for("!document.querySelector('.calls').textContent.includes('…')")
    assert page.evaluate("[knights.player.status.name, knights.player.timeline.known]") == [
        "paused",
        51_058,
    ]
    opened = trace_plainly(text, "try_move", "h", position)
    expected = []
    for level, call in enumerate(opened, start=1):
        steps = position - call.before
        expected.append([level, call.label, "", f"{steps:,} so far" if steps else "none so far"])
        expected += [[level + 1, c.label, c.came, tell(c.steps)] for c in call.below]
    assert page.evaluate(ROWS) == expected
    assert page.text("#calls .panel-caption").startswith(
        f"At this step {len(opened) - 1} calls of try_move are open, and "
    )


def test_the_tree_of_calls_is_walked_by_keyboard(page: Page) -> None:
    text = read_program("right_tour_success")
    open_program(page, TOUR, text, 1234)
    run(page)
    page.click("#tab-calls")
    page.wait_for("document.querySelectorAll('.calls > li').length > 20")
    chosen = "document.querySelector('.calls [aria-selected=true]')"
    prepare(page)
    assert audit(page) == []
    page.evaluate("document.querySelector('.calls').focus()")
    page.press("Home")
    page.wait_for(f"{chosen}.textContent.includes('your program')")
    # The first call that has ended: the seventh square's first way on, 616 steps.
    ended = "document.querySelector('.calls [data-kind=ended]')"
    label = page.evaluate(f"{ended}.querySelector('.calls-name').textContent")
    for _ in range(7):
        page.press("ArrowDown")
    page.wait_for(f"{chosen}.dataset.kind === 'ended'")
    assert page.evaluate(f"{chosen}.ariaExpanded") == "false"
    page.press("ArrowRight")
    page.wait_for(f"{chosen}.ariaExpanded === 'true'")
    assert page.evaluate(f"Number({chosen}.nextSibling.ariaLevel) - {chosen}.ariaLevel") == 1
    steps = page.evaluate(f"{chosen}.querySelector('.calls-steps').textContent")
    first, last = (
        int(page.text(f".calls-buttons button:nth-of-type({n})").split()[-1].replace(",", ""))
        for n in (1, 2)
    )
    assert tell(last - first + 1) == steps
    page.press("Enter")
    page.wait_for(f"knights.player.timeline.position === {first}")
    # There it is open, and has made one step; the keys still lead on from it.
    page.wait_for(f"{chosen}.dataset.kind === 'open' && {chosen}.dataset.now === 'true'")
    assert page.evaluate(f"{chosen}.querySelector('.calls-name').textContent") == label
    page.press("ArrowLeft")
    page.wait_for(f"{chosen}.dataset.now === 'false'")
    assert page.evaluate("document.activeElement.className") == "calls"
    page.click("#to-start")
    page.wait_for("document.getElementById('calls').innerText.includes('nothing has been called')")


def test_a_program_without_functions_has_no_calls_and_says_so(page: Page) -> None:
    text = "x = [0] * 4\nfor i in range(4):\n    x[i] = (2 * i + 1) % 5\nprint(x)\n"
    run_link(page, "queens/4", text)
    page.click("#tab-calls")
    page.wait_for("document.getElementById('calls').innerText.includes('has no functions')")
    page.click("#tab-code")
    close_program(page)
    page.wait_for("document.getElementById('tab-calls').hidden")


ORDER = "def order(path, choices):\n    return choices[::-1]\n"
# Leaves out a column, so the search ends in vain.
REFUSES = "def is_safe(path, choice):\n    return choice[0] != 'a'\n"


def test_a_run_with_an_order_is_told_as_a_search_of_ours(page: Page) -> None:
    open_program(page, TOUR, ORDER, 2345)
    run(page)
    # Its tree is that of our own search, whose order is another.
    page.wait_for("knights.player.timeline.position === 2345")
    page.click("#tab-why")
    page.wait_for("document.querySelector('.why-title').textContent.startsWith('No tour from')")
    page.wait_for("document.querySelector('.why-since').textContent.includes('square 4')")
    assert "your rule" not in page.text("#panel-why")
    page.click(".why-buttons button")
    page.wait_for("knights.player.timeline.position === 3")
    page.click("#tab-stack")
    page.wait_for("document.querySelectorAll('.stack-row').length === 4")
    path = page.evaluate("Array.from(knights.player.state.snapshot().path)")
    # The knight's moves of the program, the last first, that stay on the board.
    moves = [(1, 2), (2, 1), (1, -2), (2, -1), (-1, 2), (-2, 1), (-1, -2), (-2, -1)][::-1]
    for depth, told in enumerate(page.evaluate(TRIED)):
        x, y = path[depth] % 5, path[depth] // 5
        near = [(x + dx) + 5 * (y + dy) for dx, dy in moves if 0 <= x + dx < 5 and 0 <= y + dy < 5]
        free = [square for square in near if square not in path[: depth + 1]]
        tried = 1 + free.index(path[depth + 1]) if depth + 1 < len(path) else 0
        assert told == f"{tried} of {len(free)} tried", depth
    page.click("#tab-size")
    page.wait_for("document.getElementById('panel-size').innerText.includes('As your rule ran')")
    # There are no calls of the visitor's in it.
    assert page.evaluate("document.getElementById('tab-calls').hidden")


TRIED = "[...document.querySelectorAll('.stack-tried')].map((part) => part.textContent)"


def test_what_is_said_of_a_run_with_a_rule_is_said_of_the_puzzle(page: Page) -> None:
    run_link(page, TOUR, REFUSES)
    page.click("#to-end")
    page.wait_for_status("finished")
    page.click("#tab-why")
    # All that the rule allows was tried in vain: yet there are tours from c3.
    page.wait_for("document.querySelector('.why-title').textContent === 'A tour is still possible'")
    assert "By the rules of the puzzle alone" in page.text("#panel-why")
    page.click("#tab-size")
    page.wait_for("document.getElementById('panel-size').innerText.includes('Counted exactly')")
    placed = page.text("#placed")
    assert f"{placed} placements" in page.text("#panel-size")
    assert "100% of the search tree" in page.text("#panel-size")
    page.click("#tab-tree")
    page.wait_for("document.querySelectorAll('.tree .node-done').length === 6")
    # The same moment as a file, and in a link.
    page.click("#step-back")
    page.wait_for("document.querySelectorAll('.tree .node-path').length > 1")
    path = page.evaluate("Array.from(knights.player.state.snapshot().path)")
    catch(page)
    page.click("#save-open")
    page.wait_for("document.getElementById('save').open")
    files = {kind: save(page, f"#save-{kind}")[1].decode() for kind in ("json", "csv", "svg")}
    page.evaluate("document.getElementById('save').close()")
    squares = [f"{'abcde'[square % 5]}{square // 5 + 1}" for square in path]
    assert json.loads(files["json"])["squares"] == squares
    assert [row.split(",")[1] for row in files["csv"].splitlines()[1:]] == squares
    assert files["svg"].startswith("<svg")
    position = page.evaluate("knights.player.timeline.position")
    page.wait_for(f"location.hash.includes('own={position}.')")
