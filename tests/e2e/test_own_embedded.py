"""Visitors' own programs in a frame of another page: shown, run only when asked, kept apart."""

from pathlib import Path

import pytest

from engines.page import Page
from own_programs import inside, link_to, printed, read_program, run, run_still, wait_for_program
from test_embed import HOST

# The page around the frame stands for another site's, which no service worker serves.
pytestmark = [
    pytest.mark.engines("chromium"),
    pytest.mark.first_visit,
    pytest.mark.served("the page for frames is another file"),
]

TOUR = "tour/5x5/c3/sutcliffe"
CORNER = "tour/5x5/a5/sutcliffe"
SANDBOX = 'sandbox="allow-scripts"'


def host(page: Page, link: str, size: tuple[int, int] = (400, 560), sandbox: str = SANDBOX) -> None:
    """Open a page with one frame in it."""
    width, height = size
    frame = f'<iframe {sandbox} width="{width}" height="{height}" style="border: 0" src="{link}">'
    (page.site.folder / "host.html").write_text(f"{HOST}{frame}</iframe>", encoding="utf-8")
    page.goto(page.site.url + "host.html")


@pytest.mark.engines("chromium", "firefox", "webkit")
@pytest.mark.parametrize(
    "name",
    ["embed.html", pytest.param("knights.html", marks=pytest.mark.engines("chromium"))],
)
def test_a_program_in_a_sandbox_is_shown_and_runs_only_when_asked(
    page: Page, single: Path, name: str
) -> None:
    if name == "knights.html":
        (page.site.folder / name).write_bytes(single.read_bytes())
    host(page, name + link_to(TOUR, read_program("right_tour_flag")))
    with inside(page):
        wait_for_program(page)
        page.wait_for("knights.solver.status.name === 'loaded'")
        assert page.position == 0 and not page.evaluate("knights.player.foreign")
        assert "found = False" in page.evaluate("document.querySelector('.cm-content').innerText")
        assert run_still(page) == "found"
        # From c3 this program places 9,908 and takes 9,884 back: counted in plain Python.
        assert page.evaluate("knights.player.timeline.known") == 9_908 + 9_884
        page.to_end()
        assert page.text("#status-title") == "Your program has found a tour"
        page.click("#step-back")
        page.wait_for("document.querySelector('.own-lit') !== null")
        assert page.text("#sentence").startswith("Your program moves to ")
        page.wait_for("document.querySelector('.own-calls').childElementCount > 20")
        assert len(printed(page).split()) == 25
    if name == "embed.html":
        page.wait_for("latest[0].position === 19791 && latest[0].link.includes('&own=19791.')")


def test_board_and_program_fit_into_a_frame(page: Page) -> None:
    # Without a sandbox a script can change the frame's size and check it inside.
    link = "embed.html" + link_to(CORNER, read_program("wrong_not_taken_back"))
    host(page, link, sandbox="")
    with inside(page):
        wait_for_program(page)
        run(page)
    for width, height in [(320, 400), (400, 560), (800, 450)]:
        size = f"{{ width: {width}, height: {height} }}"
        page.evaluate(f"void Object.assign(document.querySelector('iframe'), {size})")
        both = width >= 640
        with inside(page):
            page.wait_for(f"innerWidth === {width} && innerHeight === {height}")
            for side in ("program", "board"):
                if not both:
                    number = 1 if side == "program" else 2
                    page.click(f".embed-sides button:nth-of-type({number})")
                for part in (".own-run", ".board", "#play", "#sentence", "#status-title"):
                    box = page.box(part)
                    assert box["x"] + box["width"] <= width, (part, width)
                    assert box["y"] + box["height"] <= height, (part, width)
                    assert box["width"] >= 20, (part, width)
                for part, its in ((".own-run", "program"), (".board", "board")):
                    assert page.sees(part) == (both or side == its)
                assert page.evaluate(
                    "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
                ) == [width, height]
                assert "take it back" in page.text("#sentence")
                assert page.evaluate("sentence.scrollHeight <= sentence.clientHeight + 1"), width


WRONG = link_to(CORNER, read_program("wrong_not_taken_back"))


def follow(page: Page, link: str) -> None:
    """Go to a link with another program or other options in the frame, and wait for it."""
    page.follow(link)
    page.wait_for(f"location.hash === {link!r} && knights.still")
    wait_for_program(page)


def test_links_that_hide_and_lock_are_obeyed(page: Page) -> None:
    host(page, "embed.html" + WRONG + "&hide=code")
    with inside(page):
        page.wait_for("knights.solver.status.name === 'loaded' && knights.still")
        assert page.count(".own") == 0
        assert not any("programs" in path for path, _ in page.site.requests)

        follow(page, WRONG + "&hide=verdict")
        run_still(page)
        page.to_end()
        page.wait_for_text("#status-title", "has run")
        text = page.text("body")
        assert "not right" not in text and "dead end" not in text and "no tour" not in text
        assert page.count(".cm-lintRange-error") == 0

        follow(page, WRONG + "&lock=steps")
        run(page)
        assert page.position == 0
        page.click("#step")
        page.wait_at(1)
        page.click(".embed-sides button:first-of-type")
        assert not page.sees(".own-go")


# Makes frames within the frame fail, without the wait for them; `allow()` undoes it.
FORBID = """
(() => {
  const { prototype } = HTMLIFrameElement;
  const [own, later] = [Object.getOwnPropertyDescriptor(prototype, "srcdoc"), setTimeout];
  Object.defineProperty(prototype, "srcdoc", { configurable: true, set() {} });
  window.setTimeout = (act, time, ...rest) => later(act, time === 10_000 ? 0 : time, ...rest);
  window.allow = () => {
    Object.defineProperty(prototype, "srcdoc", own);
    window.setTimeout = later;
  };
})()
"""


def test_a_program_is_changed_and_had_back_and_told_where_no_frame_is_let_begin(page: Page) -> None:
    host(page, "embed.html" + link_to("queens/6", read_program("right_queens_array")))
    with inside(page):
        wait_for_program(page)
        page.evaluate(FORBID)
        page.click(".own-run")
        page.wait_for_text(".own-told", "did not start")
        page.click("#step")
        page.wait_at(1)
        # Once frames are allowed the program runs, also after the failure.
        page.evaluate("allow()")
        page.click(".embed-sides button:first-of-type")
        page.click(".cm-content")
        page.write("x = (")
        assert run(page) == "wrong"
        page.click(".embed-sides button:first-of-type")
        page.click(".own-head button:last-of-type")
        page.wait_for("!document.querySelector('.cm-content').innerText.includes('x = (')")
        assert run(page) == "found"
