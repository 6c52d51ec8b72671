"""The start of the Python for visitors' programs: copied back like the page's own, or plain."""

import pytest

from engines.page import SNAPSHOT_KEPT, Page
from engines.site import Fault
from own_programs import SEARCH, open_program, printed, run, show

pytestmark = [
    pytest.mark.engines("chromium"),
    pytest.mark.served("it carries no snapshot"),
    pytest.mark.first_visit,
]

# A plain start unpacks the wheel; a copied one has the path that the snapshot had.
TELL = "import sys\nprint(*[path for path in sys.path if path.endswith('.whl')])\n"
COPIED = "/lib/knights.whl"


BUSY = "document.querySelector('.own-run').dataset.busy"


def start(page: Page) -> str:
    """Return the wheel's path in a program's Python; empty after a plain start."""
    open_program(page, "queens/4", TELL + SEARCH)
    return tell(page)


def tell(page: Page) -> str:
    assert run(page) == "found"
    return printed(page).strip()


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_it_is_copied_back_from_what_the_page_has_kept_and_after_a_stop_again(page: Page) -> None:
    page.open("#queens/4")
    if page.keeps_files():
        page.wait_for(SNAPSHOT_KEPT)
        page.site.faults["python-snapshot.bin"] = Fault(status=500)
    page.site.requests.clear()
    assert start(page) == COPIED
    assert "own-snapshot.bin" in [name for name, _ in page.site.requests]
    show(page, "print(sum(range(10**14)))\n")
    page.click(".own-run")
    page.wait_for(f"{BUSY} === 'true'")
    page.click(".own-run")
    page.wait_for(f"{BUSY} === 'false'")
    show(page, TELL + SEARCH)
    assert tell(page) == COPIED


@pytest.mark.parametrize("missing", ["own-snapshot.bin", "python-snapshot.bin"])
def test_it_starts_plainly_where_a_part_of_that_does_not_come(page: Page, missing: str) -> None:
    page.expect_problem("404|python-snapshot")
    page.site.faults[missing] = Fault(status=404)
    assert start(page) == ""


def test_it_begins_when_one_comes_to_its_door(page: Page) -> None:
    page.open("#queens/4&panels=code")
    frames = "document.querySelectorAll('iframe[sandbox]').length"
    page.wait_for("document.getElementById('own-open').checkVisibility()")
    assert page.evaluate(frames) == 0
    page.evaluate("document.getElementById('own-open').focus()")
    page.wait_for(f"{frames} === 1")
    assert page.evaluate("document.querySelector('.own-run')") is None
    page.press("Enter")
    page.wait_for("!!document.querySelector('.cm-content')?.innerText.trim()")
    assert run(page) == "found"
    assert page.evaluate(frames) == 1
