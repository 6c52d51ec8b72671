"""The page in a frame of another page: in a sandbox, several at once, and by messages."""

import json

import pytest

from engines.page import Page

# Other files try in all engines what differs between them, as this one is long.
# The frame's host is another site without a service worker; here it would share ours.
pytestmark = [
    pytest.mark.engines("chromium"),
    pytest.mark.first_visit,
    pytest.mark.served("the page for frames is another file"),
]

HOST = """<!doctype html><title>A lesson</title><link rel="icon" href="data:," />
<script>
  const told = [];
  const latest = {};
  addEventListener("message", ({ data, source }) => {
    const frames = [...document.querySelectorAll("iframe")];
    const index = frames.findIndex((frame) => frame.contentWindow === source);
    told.push([index, data]);
    if (data.knights === "state") latest[index] = data;
  });
  function send(index, message) {
    document.querySelectorAll("iframe")[index].contentWindow.postMessage(message, "*");
  }
</script>
"""
FRAME = '<iframe sandbox="allow-scripts" width="320" height="400" src="embed.html#{}"></iframe>'
# A frame without a sandbox, so that a test can look inside.
OPEN = '<iframe width="320" height="400" style="border: 0" src="embed.html#{}"></iframe>'
LATE = "tour/8x8/a8/geeks@12345678.lgaR2ObDqAAAI2R0"


def host(page: Page, *fragments: str, between: str = "", frame: str = FRAME) -> None:
    """Open a page with a frame for each link."""
    frames = between.join(frame.format(fragment) for fragment in fragments)
    (page.site.folder / "host.html").write_text(HOST + frames, encoding="utf-8")
    page.goto(page.site.url + "host.html")


def send(page: Page, index: int, **message: object) -> None:
    page.evaluate(f"send({index}, {json.dumps(message)})")


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_frames_in_sandboxes_search_and_obey_and_do_not_disturb_each_other(page: Page) -> None:
    host(page, LATE, "queens/8@5")
    page.wait_for("latest[0]?.status === 'paused' && latest[1]?.position === 5")
    assert page.evaluate("[latest[0].position, latest[0].depth]") == [12_345_678, 55]
    assert page.evaluate("latest[0].link") == "#" + LATE
    send(page, 0, knights="step")
    page.wait_for("latest[0].position === 12345679")
    send(page, 0, knights="open", link="#tour/5x5/c3/sutcliffe@20")
    page.wait_for("latest[0].position === 20 && latest[0].scenario.includes('5x5')")
    send(page, 0, knights="play")
    page.wait_for("latest[0].status === 'playing' && latest[0].position > 20")
    send(page, 0, knights="seek", position=51_058)
    page.wait_for("latest[0].verdict === 'found'")
    assert page.evaluate("[latest[0].placed, latest[0].undone]") == [25_541, 25_517]
    send(page, 0, knights="seek", position=-1)
    page.wait_for("told.some(([, data]) => data.knights === 'error')")
    for frame in (0, 1):
        assert page.evaluate(f"told.find(([index]) => index === {frame})[1].knights") == "ready"
    assert page.evaluate("[latest[1].scenario, latest[1].position]") == ["queens/8", 5]


def test_python_is_loaded_only_when_a_frame_comes_into_view(page: Page) -> None:
    host(page, "", "tour/5x5/c3/sutcliffe", between="<div style='height: 4000px'></div>")
    page.wait_for("latest[1]?.status === 'loading' && latest[0]?.status === 'ready'")
    asked = [path for path, _ in page.site.requests if path.startswith("embed-python")]
    assert len(asked) == 1
    page.evaluate("scrollTo(0, 9999)")
    page.wait_for("latest[1].status === 'ready'")


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_everything_fits_into_a_small_frame(page: Page) -> None:
    # A browser window can't be that narrow, but a frame can.
    host(page, "tour/5x5/c3/sutcliffe@20", frame=OPEN)
    page.wait_for("latest[0]?.position === 20")
    for width, height in [(320, 400), (400, 560), (800, 450)]:
        size = f"{{ width: {width}, height: {height} }}"
        page.evaluate(f"void Object.assign(document.querySelector('iframe'), {size})")
        inside = "frames[0].document"
        # After its layout the page is as large as the frame, and no larger.
        page.wait_for(
            f"frames[0].innerWidth === {width} && frames[0].innerHeight === {height} &&"
            f" {inside}.documentElement.scrollWidth === {width} &&"
            f" {inside}.documentElement.scrollHeight === {height}"
        )
        for part in ("board", "play", "to-end", "sentence", "status-title"):
            box = page.evaluate(f"{inside}.getElementById({part!r}).getBoundingClientRect()")
            assert box["width"] > 0 and box["bottom"] <= height, (part, width)
        board = page.evaluate(f"{inside}.getElementById('board').getBoundingClientRect().width")
        assert board >= 140
    # A race can't be opened in a frame.
    compare = f"{inside}.getElementById('turn-compare')"
    assert page.evaluate(f"getComputedStyle({compare}).display") == "none"


MANY = 20_000


def test_of_many_links_the_last_is_opened_and_the_frame_keeps_answering(page: Page) -> None:
    host(page, "queens/4@1", frame=OPEN)
    page.wait_for("latest[0]?.position === 1")
    page.evaluate(
        "void (window.opened = 0, frames[0].addEventListener('popstate', () => opened++))"
    )
    page.evaluate(
        f"""(() => {{
          for (let i = 0; i < {MANY}; i++) {{
            send(0, {{ knights: "open", link: `#queens/${{5 + (i % 4)}}@${{i % 7}}` }});
          }}
          send(0, {{ knights: "open", link: "https://example.org/#queens/9@11" }});
        }})()"""
    )
    page.wait_for("latest[0].scenario === 'queens/9' && latest[0].position === 11")
    # At most one search opened per tenth of a second, as a browser allows 200 changes of address.
    assert 2 <= page.evaluate("opened") < 200
    send(page, 0, knights="step")
    page.wait_for("latest[0].scenario === 'queens/9' && latest[0].position === 12")
    # The frame also limits how often it tells its state.
    page.evaluate("void (told.length = 0)")
    page.evaluate(
        f"(() => {{ for (let i = 0; i < {MANY}; i++) send(0, {{ knights: 'state' }}); }})()"
    )
    send(page, 0, knights="seek", position=13)
    page.wait_for("latest[0].position === 13")
    assert page.evaluate("told.length") < 200


# Messages that a host may send by accident or on purpose, each with its error, or None.
ODD = {
    "null": None,
    "'play'": None,
    "new Map([['knights', 'play']])": None,
    "{ knights: '__proto__' }": None,
    "{ knights: ['play'] }": None,
    "{ knights: 'x'.repeat(1e7) }": None,
    "{ knights: 'seek', position: 1n }": "position (bigint): it must be a whole number from 0",
    "{ knights: 'seek', position: { toString: 1, valueOf: 1 } }": (
        "position (object): it must be a whole number from 0"
    ),
    "{ knights: 'seek', position: 'x'.repeat(1e7) }": (
        f"position '{'x' * 20} ... {'x' * 20}' (10,000,000 characters): it must be a whole number"
        " from 0"
    ),
    "{ knights: 'open', link: null }": "link (null): it must be a text, for instance #queens/8@5",
    "{ knights: 'open', link: '#' + 'x'.repeat(1e7) }": "link of 10,000,000 characters",
}


def test_what_no_message_may_be_is_told_or_left_alone(page: Page) -> None:
    host(page, "queens/4@1", frame=OPEN)
    page.wait_for("latest[0]?.position === 1")
    for odd, said in ODD.items():
        page.evaluate("void (told.length = 0)")
        page.evaluate(f"send(0, {odd})")
        # The frame still handles the next messages.
        send(page, 0, knights="seek", position=-1)
        errors = "told.flatMap(([, { knights, message }]) => knights === 'error' ? message : [])"
        page.wait_for(f'{errors}.some((message) => message.startsWith("position -1:"))')
        before = page.evaluate(errors)[:-1]
        assert len(before) == (said is not None), odd
        assert said is None or before[0].startswith(said)
    # A host of the same site could pass an object that throws when it is read.
    page.evaluate("void (told.length = 0)")
    page.evaluate(
        """void frames[0].dispatchEvent(new frames[0].MessageEvent("message", {
          source: window,
          data: { get knights() { throw new Error("no such thing"); } },
        }))"""
    )
    page.wait_for("told.some(([, { message }]) => message === 'no such thing')")
    send(page, 0, knights="step")
    page.wait_for("latest[0].position === 2")
