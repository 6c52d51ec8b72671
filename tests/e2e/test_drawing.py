"""Graphs and maps drawn by hand, and vertices moved in the page itself."""

import pytest

from audit import audit, prepare
from engines.page import Page

# Mouse, keys and the page's own code: other tests try what differs between engines.
pytestmark = pytest.mark.engines("chromium")


def place(page: Page, across: float, down: float) -> tuple[float, float]:
    """Return a point of the square in the middle of the drawing, in CSS pixels of the window."""
    box = page.box(".drawing")
    side = min(box["width"], box["height"])
    left = box["x"] + (box["width"] - side) / 2
    top = box["y"] + (box["height"] - side) / 2
    return left + across * side, top + down * side


def wait_written(page: Page, text: str) -> None:
    page.wait_for(f"document.getElementById('editor-text').value === {text!r}")


def wait_said(page: Page, part: str) -> None:
    page.wait_for(f"document.querySelector('.editor-said').textContent.includes({part!r})")


def drop_file(page: Page, text: str) -> None:
    page.evaluate(
        f"""(() => {{
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([{text!r}], "dropped.col"));
          const dropped = new DragEvent("drop", {{ dataTransfer, cancelable: true }});
          document.getElementById("editor").dispatchEvent(dropped);
        }})()"""
    )


def open_editor(page: Page) -> None:
    page.open_setup()
    page.wait_for("!document.getElementById('draw-open').disabled")
    page.click("#draw-open")
    page.wait_for("document.getElementById('editor')?.open")


@pytest.mark.also_single("chromium")
def test_a_graph_is_drawn_by_mouse_and_keys_in_step_with_its_text(page: Page) -> None:
    page.open("#graph/example/A")
    page.open_setup()
    # Until the graph is known the page can't offer to edit it.
    assert page.evaluate(
        "new Promise((resolve) => { addEventListener('hashchange', () =>"
        " resolve(document.getElementById('draw-open').disabled), { once: true });"
        " location.hash = '#graph/petersen/a'; })"
    )
    open_editor(page)
    wait_said(page, "10 vertices, 1 piece and 15 edges")
    page.click("#editor-clear")
    page.click("#editor-done")
    wait_said(page, "the graph is empty")
    for across in (0.2, 0.8):
        page.click_point(*place(page, across, 0.2))
    page.drag(place(page, 0.2, 0.2), place(page, 0.8, 0.2))
    # A line to an empty place makes a new vertex, and the edge to it.
    page.drag(place(page, 0.8, 0.2), place(page, 0.8, 0.8))
    wait_written(page, "A: B\nB: A, C\nC: B")
    prepare(page)
    assert audit(page, "#editor") == []
    # By keyboard: a new vertex, joined to B at its left or right; then renamed.
    page.press("n")
    page.press("e")
    for key in ("ArrowUp", "ArrowRight"):
        page.press(key)
    page.press("Enter")
    wait_said(page, "4 vertices, 1 piece and 3 edges")
    drawn = page.evaluate("document.getElementById('editor-text').value")
    assert drawn.endswith(("D: A", "D: B")), drawn
    page.click("#editor-undo")
    page.click("#editor-undo")
    wait_written(page, "A: B\nB: A, C\nC: B")
    # The text can be edited, too; a mistake in it is reported, and the drawing stays.
    page.fill("#editor-text", "A: B; B >> C")
    wait_said(page, "line 1")
    assert page.count(".drawn-vertex") > 0
    assert page.evaluate("document.getElementById('editor-done').disabled"), "it is not drawn"
    page.fill("#editor-text", "A: B; B: C; C: A")
    wait_said(page, "3 vertices, 1 piece and 3 edges")
    # So can a file that is dropped on the board.
    page.click("#editor-directed")
    # It says for itself that its edges lead both ways.
    drop_file(page, "p edge 4 2\ne 1 2\ne 3 4\n")
    wait_said(page, "4 vertices, 2 pieces and 2 edges")
    assert not page.evaluate("document.getElementById('editor-directed').checked")
    page.fill("#editor-text", "A: B; B: C; C: A")
    wait_said(page, "3 vertices, 1 piece and 3 edges")
    page.focus(".drawing")
    page.press("Escape")
    wait_said(page, "Press Cancel")
    assert page.evaluate("document.getElementById('editor').open"), "nothing is lost by a key"
    page.click("#editor-directed")
    wait_written(page, "A: B, C\nB: C\nC:")
    page.click("#editor-done")
    page.wait_open("graph/A:B,C;B:C;C:/A/directed=yes")
    # The vertices keep the places where they were drawn.
    places = page.evaluate("JSON.parse(sessionStorage.getItem('knights.places'))['own A B C']")
    assert places["A"][0] < 0.3 < 0.7 < places["B"][0]
    page.reload()
    page.wait_open("graph/A:B,C;B:C;C:/A/directed=yes")
    page.wait_for("!document.getElementById('lay-out-again').hidden")


SQUARE = [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9), (0.1, 0.1)]


def test_a_map_is_drawn_border_by_border_and_says_what_is_seldom_meant(page: Page) -> None:
    page.open("#colouring/australia/3")
    open_editor(page)
    page.click("#editor-done")
    wait_said(page, "the map is empty")
    # A square of 20 steps on a grid of 24, closed at its first point, and a border across it.
    for corner in [*SQUARE, (0.5, 0.1), (0.5, 0.9), (0.5, 0.9)]:
        page.click_point(*place(page, *corner))
    wait_said(page, "2 regions, 1 piece and 1 border.")
    west = page.evaluate("document.getElementById('editor-text').value")
    page.click(".editor-mode:nth-child(2) input")
    page.click_point(*place(page, 0.3, 0.5))
    page.write("West")
    page.press("Enter")
    page.wait_for("document.getElementById('editor-text').value.includes(' West')")
    prepare(page)
    assert audit(page, "#editor") == []
    # By keyboard: a border that crosses itself and ends inside a region.
    page.click(".editor-mode:nth-child(1) input")
    page.focus(".drawing")
    for keys in ("Enter", "RRRR Enter", "UU Enter", "LL Enter", "DDDD Enter", "Escape"):
        for key in keys.removesuffix("Enter").removesuffix("Escape").strip():
            page.press({"R": "ArrowRight", "L": "ArrowLeft", "U": "ArrowUp", "D": "ArrowDown"}[key])
        page.press("Escape" if keys == "Escape" else "Enter")
    wait_said(page, "crosses itself")
    wait_said(page, "ends freely")
    page.click("#editor-undo")
    page.wait_for("!document.querySelector('.editor-said').textContent.includes('crosses')")
    page.fill("#editor-text", west.replace("\n", ";") + ";30,2 34,2 34,6 30,2")
    wait_said(page, "Region '3' borders no other. Any colour is right there.")
    page.click("#editor-done")
    page.wait_for("knights.player.scenario.includes('30,2%2034,2')")
    page.wait_for_text("#sentence", "borders no other")
    page.to_end()
    assert page.text("#status-title") == "Coloured with up to 3 colours"


def test_a_click_counts_though_the_map_is_drawn_anew_between_press_and_release(page: Page) -> None:
    page.open("#colouring/australia/3")
    open_editor(page)
    for corner in SQUARE:
        page.click_point(*place(page, *corner))
    wait_said(page, "1 region")
    # The press redraws the region below the pointer before the release.
    page.press_and_release(
        *place(page, 0.5, 0.5),
        meanwhile="document.querySelector('.drawing').dispatchEvent(new Event('pointerleave'))",
    )
    wait_said(page, "Point 1 at")
