"""All moments of a run that meet conditions chosen by clicks."""

import pytest

from audit import audit, prepare
from classic import LINK, RUN, path_at
from engines.page import Page

# The engine makes no difference here.
pytestmark = pytest.mark.engines("chromium")

B3 = 11


def moments(depth: int) -> list[int]:
    """Return the moments with b3 free and a path of at least `depth`, by replaying the run."""
    path = path_at(0)
    found = []
    for step, event in enumerate(RUN, 1):
        if event >= 0:
            path.append(event)
        else:
            path.pop()
        if len(path) >= depth and B3 not in path:
            found.append(step)
    return found


def test_moments_are_found_ahead_and_in_the_whole_run(page: Page) -> None:
    found = moments(20)
    page.open(LINK)
    page.press("f")
    page.wait_for("document.querySelector('#find:not([hidden])') !== null")
    for _ in range(2):  # first b3 on the path, then b3 free
        page.click_within("#board", 0.3, 0.5)
    page.click("#find-depth")
    page.wait_for("document.querySelector('.find-number') !== null")
    page.fill(".find-number", "20")
    page.click("#find-next")  # the moment lies far beyond the known events
    page.wait_at(found[0])
    page.wait_for_text(".find-found", "Moment 1 ")
    page.click("#find-onward")
    page.wait_for_text(".find-found", f"{len(found)} moments in the whole run.")
    assert page.position == found[0], "the board stays where it is"
    page.seek(30_000)
    page.click("#find-before")
    page.wait_at(max(step for step in found if step < 30_000))
    page.click("#find-next")
    page.wait_at(min(step for step in found if step >= 30_000))
    prepare(page)
    assert audit(page) == []
    page.focus("#find-before")
    page.press("Escape")
    page.wait_for("document.getElementById('find').hidden")
