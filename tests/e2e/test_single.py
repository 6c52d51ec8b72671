"""The page as a single file, as people keep it; the other files test what it does."""

import shutil
from pathlib import Path

import pytest

from engines.page import Page

SINGLE = Path(__file__).parents[2] / "dist" / "knights.html"


def test_a_single_file_can_be_sent_by_mail() -> None:
    assert SINGLE.stat().st_size < 12_500_000


@pytest.mark.first_visit
def test_it_opens_wherever_it_is_kept(page: Page, tmp_path: Path) -> None:
    """The file is opened unchanged, without the additions by which tests observe a page."""
    page.file = tmp_path / "Für Klasse 7 #2" / "knights, 50% (1).html"
    page.file.parent.mkdir()
    shutil.copyfile(SINGLE, page.file)
    page.open("#tour/5x5/c3/sutcliffe@20", until=None)
    page.wait_for("window.knights?.player.timeline.position === 20")
    page.click("#step")
    page.wait_at(21)
    page.wait_for("location.hash === '#tour/5x5/c3/sutcliffe@21'")
