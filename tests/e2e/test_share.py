"""Sharing and saving: the link, its QR code, its frame, files of a moment or a stretch."""

import base64
import io
import re
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser

from course import ORIGIN, serve_course
from engines.page import Page
from engines.playwright_page import PlaywrightPage
from knights import listings, record
from knights.__main__ import main
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse

# Other files try in all engines what differs between them, as this one is long.
pytestmark = pytest.mark.engines("chromium")

ROOT = Path(__file__).parents[2]


def catch(page: Page) -> None:
    """Collect the saved files from now on in `noted.saved`.

    Real downloads would go to a folder that differs between engines.
    """
    page.note("saved", "[]")
    page.note("blobs", "new Map()")
    page.replace(
        "URL",
        "createObjectURL",
        """(make) => (blob) => {
          const url = make.call(URL, blob);
          noted.blobs.set(url, blob);
          return url;
        }""",
    )
    page.replace(
        "HTMLAnchorElement.prototype",
        "click",
        """(click) => async function () {
          if (!this.download) return click.call(this);
          const name = this.download;
          const content = await noted.blobs.get(this.href).arrayBuffer();
          const bytes = Array.from(new Uint8Array(content), (byte) => String.fromCharCode(byte));
          noted.saved.push([name, btoa(bytes.join(""))]);
        }""",
    )


TYPE_STEPS = """(async () => {
  const from = document.querySelector("#share-form [name=from]");
  for (const step of [25, 30]) {
    await new Promise(requestAnimationFrame);
    from.value = step;
    from.dispatchEvent(new Event("input", { bubbles: true }));
  }
})()"""


def open_at(page: Page, fragment: str) -> None:
    page.open(fragment, until=None)
    page.wait_for("knights.solver.status.name === 'loaded'")
    page.wait_for("knights.player.description !== null && knights.player.aim === null")


def save(page: Page, button: str) -> tuple[str, bytes]:
    """Press a button of the panel for saving; return the name and the content of the file."""
    page.evaluate("noted.saved.length = 0")
    page.click(button)
    page.wait_for("noted.saved.length === 1")
    name, content = page.evaluate("noted.saved[0]")
    return name, base64.b64decode(content)


def print_moment(link: str, kind: str) -> str:
    """Return the output of the command line for a link."""
    printed, command = io.StringIO(), ["knights", "run", link, "--format", kind]
    with patch("sys.argv", command), redirect_stdout(printed), redirect_stderr(io.StringIO()):
        main()
    return printed.getvalue()


def open_saving(page: Page, fragment: str) -> None:
    open_at(page, fragment)
    catch(page)
    page.open_dialog("share")
    page.click("#share-tab-embed")
    page.click("#share-save")
    page.wait_for("document.getElementById('save').open")


def watch_previews(page: Page) -> None:
    """Collect the shadow roots of the two previews, which only their maker can read."""
    page.note("previews", "[]")
    page.replace(
        "Element.prototype",
        "attachShadow",
        """(attach) => function (options) {
          const root = attach.call(this, options);
          noted.previews.push(root);
          return root;
        }""",
    )


# A preview is visible only once it has the page's styles.
STYLED = "noted.previews.every((root) => !root.lastChild.hidden)"


def shown(page: Page, selector: str) -> list[bool]:
    """Tell for each preview, of the page and of the frame, whether an element is visible in it.

    From a disk there is no frame: nobody else could open the file.
    """
    found: list[bool] = page.evaluate(
        "noted.previews.filter((root) => root.host.checkVisibility())"
        f".map((root) => root.querySelector({selector!r})?.checkVisibility() ?? false)"
    )
    return found


@pytest.mark.engines("chromium")
def test_the_preview_of_a_search_that_only_goes_forward_has_no_dead_ends(page: Page) -> None:
    open_at(page, "#maze/02.10/strategy=breadth@1")
    watch_previews(page)
    page.open_dialog("share")
    page.wait_for("noted.previews.length === 2 && noted.previews[0].getElementById('play')")
    page.wait_for(STYLED)
    assert shown(page, "#play") == [True]
    assert shown(page, "#to-dead-end") == [False]


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.also_single("chromium")
def test_the_panel_gives_the_link_its_code_and_its_frame(page: Page) -> None:
    fragment = "#tour/5x5/c3/sutcliffe@20"
    open_at(page, fragment)
    watch_previews(page)
    page.open_dialog("share")
    # An open explanation is part of the link, unless the visitor removes it.
    page.wait_for(f"document.getElementById('share-link').value.endsWith('{fragment}&panels=why')")
    assert page.text("#share-about") == "Knight's tour 5x5 from c3, at step 20."
    # The end of the link can be read by keyboard, and its text stays.
    page.focus("#share-link")
    page.press("End")
    page.press("x")
    page.wait_for(
        "(({ selectionStart, value }) => selectionStart === value.length && !value.endsWith('x'))("
        "document.getElementById('share-link'))"
    )
    assert page.text("#share-opens").startswith("The link shows Why. The search waits")
    page.click("input[name=panels]")
    page.wait_for(f"document.getElementById('share-link').value.endsWith('{fragment}')")
    page.wait_for("noted.previews.length === 2 && noted.previews[1].getElementById('play')")
    page.wait_for(STYLED)
    framed = page.file is None
    assert shown(page, "#play") == [True]
    assert shown(page, "#tab-tree") == [True]
    page.click("input[name=panels]")
    page.click("#share-tab-embed")
    assert page.text("#share-opens").startswith("The search waits"), "a frame has no panels"
    page.click("#share-tab-link")
    page.click("input[name=panels]")
    tabs = page.box(".share-tabs")
    page.click("#share-tab-embed")
    assert page.box(".share-tabs") == tabs, "the tabs stay, whatever they hold"
    assert shown(page, "#play") == [True] * framed
    assert shown(page, "#tab-tree") == [False] * framed  # the frame is too small for it
    page.press("ArrowLeft")
    page.press("ArrowLeft")
    assert page.evaluate("document.activeElement.id") == "share-tab-link"
    assert shown(page, "#tab-tree") == [True]
    speeds = "noted.previews.map((root) => root.getElementById('speed').value)"
    assert page.evaluate(speeds) == [page.evaluate("document.getElementById('speed').value")] * 2
    page.wait_for("document.querySelector('#share-code path').getAttribute('d').length > 1000")
    page.click(".share-more summary")
    page.click("input[name=lock]")
    page.click("input[name=hide][value=tree]")
    assert page.box(".share-tabs") == tabs
    page.wait_for(
        "document.getElementById('share-link').value.endsWith('@20&hide=tree&lock=steps')"
    )
    for tab, pictures in [("link", 1), ("embed", framed)]:
        page.click(f"#share-tab-{tab}")
        assert shown(page, "#play") == [False] * pictures
        assert shown(page, "#step") == [True] * pictures
        assert shown(page, "#tab-tree") == [False] * pictures
    page.click("#share-tab-link")
    if framed:
        snippet = page.evaluate("document.getElementById('share-snippet').value")
        assert 'embed.html#tour/5x5/c3/sutcliffe@20&amp;hide=tree&amp;lock=steps"' in snippet
        assert 'sandbox="allow-scripts"' in snippet
    assert ("only on this computer" in page.text("#share-note")) == (not framed)
    for name, path in [("page", ""), ("frame", "embed.html")][: 1 + framed]:
        link = f"document.getElementById('preview-{name}').parentElement.href"
        assert page.evaluate(link) == f"{page.home}{path}{fragment}&hide=tree&lock=steps"
    # Two frames; the second shows only the board at first.
    page.evaluate(TYPE_STEPS)
    page.fill("#share-form [name=until]", "40")
    page.click("input[name=panels]")
    page.wait_for(
        "document.getElementById('share-link').value.endsWith("
        "'@30&until=40&panels=why&hide=tree&lock=steps')"
    )
    page.wait_for(
        "knights.player.timeline.position === 30 && noted.previews.every("
        "(root) => root.getElementById('position-now').textContent === 'Step 30')"
    )
    page.click("#share-large")
    assert page.box("#share-code")["width"] > 600
    page.press("Escape")
    page.wait_for("!document.getElementById('share').open")


@pytest.mark.also_single
def test_a_picture_and_an_animation_are_made_on_the_spot(page: Page) -> None:
    open_saving(page, "#tour/5x5/c3/sutcliffe@20")
    name, content = save(page, "#save-png")
    assert content.startswith(b"\x89PNG")
    # Beside the board it has a caption.
    sides = [int.from_bytes(content[at : at + 4], "big") for at in (16, 20)]
    assert sides == [2560, 1440]
    page.fill("#save-film [name=from]", "10")
    page.fill("#save-film [name=to]", "16")
    name, content = save(page, "#save-gif")
    assert content.startswith(b"GIF89a") and content.endswith(b";")
    assert content.count(b"\x21\xf9\x04") == 7
    assert name == "knights-tour-5x5-c3-sutcliffe-10-16.gif"
    page.evaluate("document.querySelector('[name=height]').focus()")
    page.press("End")
    name, content = save(page, "#save-gif")
    assert [int.from_bytes(content[at : at + 2], "little") for at in (6, 8)] == [1920, 1080]
    page.wait_at(20)
    # A caption keeps what the link hides.
    open_saving(page, "#queens/4@7&hide=verdict")
    page.note("written", "[]")
    page.replace(
        "CanvasRenderingContext2D.prototype",
        "fillText",
        "(own) => function (...told) { noted.written.push(told[0]); own.apply(this, told); }",
    )
    page.fill("#save-film [name=from]", "10")
    page.fill("#save-film [name=to]", "12")
    save(page, "#save-gif")
    written = " ".join(page.evaluate("noted.written"))
    assert written.count("The link keeps this step secret.") == 1 and "solution" not in written


def test_an_animation_can_be_cancelled_and_nonsense_is_refused(page: Page) -> None:
    open_saving(page, "#tour/5x5/c3/sutcliffe@20")
    page.fill("#save-film [name=to]", "1500")
    page.click("#save-gif")
    page.wait_for("!document.getElementById('save-cancel').hidden")
    # The button must not move while the words beside it grow, or a click could miss it.
    place = page.box("#save-cancel")
    page.wait_for("document.getElementById('save-said').textContent !== ''")
    assert page.box("#save-cancel") == place
    page.click("#save-cancel")
    page.wait_for("document.getElementById('save-said').textContent === 'You cancelled it.'")
    for first, last, said in [("x", "5", '"x" is not a step'), ("9", "5", "must come after")]:
        page.fill("#save-film [name=from]", first)
        page.fill("#save-film [name=to]", last)
        page.click("#save-gif")
        page.wait_for_text("#save-said", said)


# Files agree with those of the command line, which tests/unit/test_cli.py tests on more links.
LINKS = [
    "tour/8x8/a8/geeks@12345678.lgaR2ObDqAAAI2R0",
    "colouring/us/4@200",
    "forest/example/A@7",
    "graph/example/A@6&at=AyAyQaImBAAACACACBCBGgGg",
]


def test_saved_text_is_what_the_command_line_prints_for_the_link(page: Page) -> None:
    open_saving(page, "#queens/8@4")
    if page.file:  # it has no player beside it
        assert not page.sees("#save-page")
    else:
        name, content = save(page, "#save-page")
        assert content.decode() == record("queens/8@4").html
        assert name == "knights-queens-8-4.html"
    for link in LINKS:
        page.evaluate("document.getElementById('save').close()")
        page.follow("#" + link)
        scenario, _, place = link.partition("@")
        position = int(re.split("[.&]", place)[0])
        page.wait_open(scenario)
        page.wait_at(position)
        page.open_dialog("share")
        page.click("#share-tab-embed")
        page.click("#share-save")
        style = "geeks" if link.startswith("tour/") else "text"
        for button, kind in [("csv", "csv"), ("json", "json"), ("txt", style)]:
            name, content = save(page, f"#save-{button}")
            assert content.decode() == print_moment(link, kind), (link, kind)
            assert name.endswith(f"-{position}.{button}")
        # Beside the same drawing there is a caption.
        name, content = save(page, "#save-svg")
        _, drawing = print_moment(link, "svg").split(">", 1)
        assert drawing in content.decode() and name.endswith(f"-{position}.svg")
        lines = ElementTree.fromstring(content).findall("{http://www.w3.org/2000/svg}text")
        caption = " ".join(line.text or "" for line in lines)
        assert caption.startswith(f"{page.text('#title')} Step {position:,} "), link


@pytest.mark.served("a page in one file has no player beside it")
def test_a_package_saved_in_the_page_is_the_library_s_and_opens_in_a_platform(
    page: Page, browser: Browser | None
) -> None:
    # A search that only goes forward has nothing to ask.
    open_saving(page, "#maze/5x5/strategy=breadth")
    page.click(".save-course summary")
    assert page.sees("#save-course-scorm2004")
    assert not any(page.sees(one) for one in (".save-course fieldset", "#save-course-moodle"))
    page.click("#save-close")
    # The formats stay unfolded when the dialog is opened again.
    open_saving(page, "#queens/8@13")
    page.click(".save-course [value=back]")
    name, content = save(page, "#save-course-scorm")
    assert name == "knights-queens-8-13.zip"
    made = record("queens/8@13&ask=back", format="scorm").content
    with ZipFile(io.BytesIO(content)) as saved, ZipFile(io.BytesIO(made)) as own:
        assert saved.namelist() == own.namelist() == ["imsmanifest.xml", "index.html"]
        assert all(saved.read(one) == own.read(one) for one in own.namelist())
        manifest = ElementTree.fromstring(saved.read("imsmanifest.xml"))
    assert manifest.findtext("{*}metadata/{*}schemaversion") == "1.2"
    assert [one.get("href") for one in manifest.iterfind(".//{*}resource")] == ["index.html"]
    if not browser:  # its driver opens no site that is none
        return
    with browser.new_context() as own_visit:
        serve_course(own_visit, content)
        tab = own_visit.new_page()
        tab.goto(f"{ORIGIN}/?API")
        tab.frames[1].wait_for_selector("text=Which queen will be the last that stays?")
        assert tab.evaluate("API.LMSGetValue('cmi.core.lesson_status')") == "incomplete"


# Plays a film and returns its length, its size, and the differences of its end pictures.
LOOK = """
(async () => {
  const side = 90;
  const pixels = (image) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, side, side);
    return context.getImageData(0, 0, side, side).data;
  };
  const apart = (a, b) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;
  const open = (kind, [name, content]) => {
    const bytes = Uint8Array.from(atob(content), (c) => c.charCodeAt(0));
    const type = `${kind}/${name.split(".").pop()}`;
    return URL.createObjectURL(new Blob([bytes], { type }));
  };
  const pictures = [];
  for (const kept of noted.pictures) {
    const image = new Image();
    image.src = open("image", kept);
    await image.decode();
    pictures.push(pixels(image));
  }
  const film = document.createElement("video");
  film.muted = true;
  film.src = open("video", noted.saved[0]);
  await new Promise((resolve, reject) => {
    film.onloadeddata = resolve;
    film.onerror = () => reject(new Error(film.error.message));
  });
  // A busy machine may say that it has a picture before there is one to draw.
  const shown = async () => {
    for (let tries = 0; tries < 300 && pixels(film)[3] === 0; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return pixels(film);
  };
  film.currentTime = 0.05;
  await new Promise((resolve) => { film.onseeked = resolve; });
  const frames = [await shown()];
  await film.play();
  await new Promise((resolve) => { film.onended = resolve; });
  frames.push(await shown());
  return {
    duration: film.duration,
    size: [film.videoWidth, film.videoHeight],
    apart: frames.map((frame) => pictures.map((picture) => apart(frame, picture))),
  };
})()
"""


# Timers of more than a moment never fire, so that the steps of 125 ms need no waiting.
STAND_STILL = "(wait) => (act, time = 0) => (time > 100 ? 0 : wait(act, time))"


@pytest.mark.only("chromium", "firefox", why="WebKitGTK encodes no video, and the page says so")
@pytest.mark.waits("a video takes long")
def test_a_video_shows_the_stretch_at_its_speed_and_can_be_cancelled(page: Page) -> None:
    open_saving(page, "#tour/5x5/c3/sutcliffe@26")
    page.note("pictures", "[]")
    for step in (26, 10):
        page.seek(step)
        save(page, "#save-png")
        page.evaluate("void noted.pictures.unshift(noted.saved[0])")
    page.evaluate("void (knights.clock.speed = 8)")
    page.fill("#save-film [name=from]", "10")
    page.fill("#save-film [name=to]", "26")
    page.evaluate(
        "(() => { const bar = document.getElementById('save-progress'); noted.progress = [];"
        " new MutationObserver(() => noted.progress.push([bar.value, bar.max]))"
        " .observe(bar, { attributes: true }); })()"
    )
    page.replace("window", "setTimeout", STAND_STILL)
    name, content = save(page, "#save-video")
    stem, kind = name.split(".")
    assert stem == "knights-tour-5x5-c3-sutcliffe-10-26"
    signs = {"mp4": content[4:8] == b"ftyp", "webm": content[:4] == b"\x1aE\xdf\xa3"}
    assert signs[kind]
    progress = page.evaluate("noted.progress")
    assert [16, 17] in progress and [8, 17] in progress
    film = page.evaluate(LOOK)
    assert film["size"] == [1280, 720]
    # 16 steps at 8 a second, and one second for the last picture.
    assert film["duration"] == pytest.approx(3, abs=0.05)
    (first, other), (another, last) = film["apart"]
    assert first < other and last < another
    page.wait_at(10)
    page.evaluate("noted.saved.length = 0")
    page.fill("#save-film [name=to]", "2010")
    page.click("#save-video")
    page.wait_for("document.getElementById('save-progress').value > 2")
    page.click("#save-cancel")
    page.wait_for("document.getElementById('save-said').textContent === 'You cancelled it.'")
    page.wait_at(10)
    assert page.evaluate("noted.saved") == []
    assert not page.sees("#save-progress")


def test_a_browser_that_makes_no_video_says_so(page: Page) -> None:
    open_saving(page, "#tour/5x5/c3/sutcliffe@26")
    page.replace("window", "VideoEncoder", "() => undefined")
    page.click("#save-video")
    page.wait_for_text("#save-said", "Save the animation (GIF) instead.")


@pytest.mark.engines("chromium")
def test_a_sheet_that_cannot_be_made_says_so(page: Page) -> None:
    open_saving(page, "#tour/5x5/c3/sutcliffe@20")
    page.replace(
        "knights.search",
        "insist",
        """(own) => (question, ...more) => question === "forms"
          ? Promise.reject(new Error("Python stopped: it was lost."))
          : own.call(knights.search, question, ...more)""",
    )
    page.click("#save-print")
    page.wait_for("document.getElementById('save-said').textContent.endsWith('it was lost.')")
    assert page.sees("#save-said")
    assert page.count(".sheet") == 0


@pytest.mark.engines("chromium")
def test_a_sheet_is_made_by_a_new_python_where_the_first_one_is_lost(page: Page) -> None:
    open_saving(page, "#graph/K%25C3%25B6ln:Bonn;Bonn:Berlin/K%25C3%25B6ln@1&hide=verdict")
    page.replace("window", "print", "() => () => { noted.printed = true; }")
    page.replace(
        "Worker.prototype",
        "postMessage",
        """(own) => function (message, ...more) {
          if (message.question !== "forms" || noted.lost) return own.call(this, message, ...more);
          noted.lost = true;
          this.onerror(new ErrorEvent("error", { message: "out of bounds memory access" }));
        }""",
    )
    page.click("#save-print")
    page.wait_for("noted.printed")
    assert page.evaluate("noted.lost")
    assert page.count(".sheet pre") == 1  # the code, and no verdict
    # Names are printed in letters, although the link itself has them encoded.
    told = page.evaluate("document.querySelector('.sheet h1').textContent")
    assert "graph/Köln:Bonn;Bonn:Berlin,Köln;Berlin:Bonn/Köln" in told
    assert page.evaluate("document.querySelector('.sheet p').textContent") == "Step 1"


@pytest.mark.media(color_scheme="dark")
def test_a_sheet_of_paper_has_the_board_the_numbers_and_the_code(page: Page) -> None:
    link = "tour/5x5/c3/sutcliffe@51058.CVOYzz"
    open_saving(page, "#" + link)
    page.replace("window", "print", "() => () => { noted.printed = true; }")
    page.click("#save-print")
    page.wait_for("noted.printed")
    lines = page.evaluate(
        "[...document.querySelectorAll('.sheet pre')].map(({ textContent }) => textContent)"
    )
    tour = build(parse(link.partition("@")[0]))
    program = listings.find(find_kind("tour"), tour, "recursive")
    assert lines == [program.text, print_moment(link, "sutcliffe")]
    numbers = page.evaluate(
        "Array.from(document.querySelectorAll('.sheet .counters dd'), (cell) => cell.textContent)"
    )
    assert numbers == ["25", "25", "25,541", "25,517"], "and no rate of the playing page"
    assert page.evaluate("document.querySelector('.sheet-link').textContent").endswith("#" + link)
    # The board is printed in the light theme's colours: the corner of b1 shows it.
    corner = (
        "document.querySelector('.sheet canvas').getContext('2d').getImageData(245, 1195, 1, 1)"
    )
    assert page.evaluate(f"Array.from({corner}.data).slice(0, 3)") == [0xF2, 0xE8, 0xD5]
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.evaluate("void dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.evaluate("void dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert not page.sees(".sheet")
    if isinstance(page, PlaywrightPage) and page.engine == "chromium":  # BiDi can't emulate print
        page.tab.emulate_media(media="print")
        assert page.sees(".sheet")
        assert not page.sees("#page")
        page.tab.emulate_media(media="screen")
    page.press("ArrowRight")
    assert page.count(".sheet") == 0
