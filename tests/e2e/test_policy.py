"""A visitor is safe: the page runs no scripts but its own, and sends nothing elsewhere."""

import time

import pytest

from engines.page import PATIENCE, Page

# Other files try in all engines what differs between them, as this one is long.
pytestmark = pytest.mark.engines("chromium")

HOSTILE = [
    "#<img src=x onerror=alert(1)>",
    "#tour/5x5/c3/sutcliffe@<script>alert(1)</script>",
    "#tour/5x5/c3/sutcliffe@1&theme=<b>",
    "#graph/%3Cimg%20src=x%20onerror=hacked=1%3E:B/B",
    "#javascript:alert(1)",
]


@pytest.mark.engines("chromium", "firefox", "webkit")
@pytest.mark.also_single
@pytest.mark.parametrize(
    "name", ["", pytest.param("embed.html", marks=pytest.mark.served("it is another file"))]
)
def test_no_script_but_the_pages_own_may_run(page: Page, name: str) -> None:
    page.expect_problem(
        "(?i)content.security|policy|blocked|violates|refused|example.invalid|data:,"
    )
    page.goto(page.home + name + "#tour/5x5/c3/sutcliffe@20")
    page.wait_at(20)
    if name == "":
        # A script added by a trusted script of embed.html is trusted, and for WebKit this is one.
        page.evaluate(
            "(() => { const script = document.createElement('script');"
            " script.textContent = 'window.hacked = 1'; document.body.append(script); })()"
        )
    page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<script>window.hacked = 3</script>"
        ' <img src="data:," onerror="window.hacked = 2" />\')'
    )
    asked = page.evaluate(
        "new Promise((resolve) => { const image = new Image();"
        " image.onload = () => resolve('loaded'); image.onerror = () => resolve('refused');"
        " image.src = 'https://example.invalid/x.png'; })"
    )
    assert asked == "refused"
    assert page.evaluate("window.hacked ?? 0") == 0
    if name == "embed.html" or (page.engine == "webkit" and not page.file):
        wait_for_report(page, "example.invalid")


def wait_for_report(page: Page, host: str) -> None:
    """Wait until the browser reports a request; a late report would disturb the next test."""
    end = time.monotonic() + PATIENCE
    while not any(host in report for report in page.site.reports):
        assert time.monotonic() < end, f"no report of a request to {host}: {page.site.reports}"
        time.sleep(0.02)


def test_no_text_of_a_link_becomes_html(page: Page) -> None:
    page.open(HOSTILE[0], until=None)
    for fragment in HOSTILE:
        page.wait_for("window.knights")
        page.follow(fragment)
        page.wait_for("!document.getElementById('notice').hidden")
        page.wait_for("knights.player.description !== null")
        assert page.evaluate("window.hacked ?? 0") == 0
        assert page.count("main img, #notice b, #notice img, .story script") == 0
        page.follow("#queens/8")
        page.wait_for("document.getElementById('notice').hidden")
