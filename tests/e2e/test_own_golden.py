"""What the page says of programs as students write them, and at which step it stands."""

import pytest
from shares import EVERY
from students import RIGHT, WRONG

from engines.page import Page
from engines.search import ENGINES
from own_golden import CASES
from own_programs import begin_program, pack, printed, read_program, run, run_still

pytestmark = [
    pytest.mark.engines("chromium", "firefox", "webkit"),
    pytest.mark.waits("tests/unit holds the programs to their findings, without a page"),
]

LIMIT = 60_000


def part(page: Page, names: dict[str, object]) -> list[str]:
    """The programs that this engine runs: a third of them, or all before a release."""
    return list(names) if EVERY else list(names)[ENGINES.index(page.engine) :: len(ENGINES)]


def open_next(page: Page, scenario: str, text: str, mark: str) -> None:
    """Show another program in the same tab, with the same Python."""
    top, rest = text.split("\n", 1)
    marked = f"{top}  # {mark}\n{rest}"
    page.follow(f"#{scenario}@0&own={pack(marked)}")
    page.wait_for(f"document.querySelector('.cm-content')?.innerText.includes('# {mark}')")
    page.wait_for("knights.player.description !== null && !knights.player.foreign")


def begin(page: Page) -> None:
    """Open the editor, and ask for fewer steps than the page allows."""
    begin_program(page, "#queens/4&panels=code")
    page.choose(".own-told label:last-of-type input", str(LIMIT))


def test_what_is_right_is_called_right(page: Page) -> None:
    begin(page)
    for name in part(page, dict(RIGHT)):
        scenario, placed, undone, solutions = RIGHT[name]
        open_next(page, scenario, read_program(f"right_{name}"), name)
        run_still(page)
        page.evaluate("knights.player.seek(knights.player.timeline.known)")
        page.wait_for_status("finished")
        said = page.text(".own-verdict")
        assert said.startswith(f"Right: {solutions} "), (name, said)
        assert page.count(".own-findings li") == 0, name
        if placed is not None:
            counts = f": {placed:,} placed, {undone:,} taken back"
            assert counts in page.text(".own-counts"), name
        assert page.text("#status-title").startswith("Your program has found"), name


def test_what_is_wrong_is_told_where_it_is_wrong(page: Page) -> None:
    begin(page)
    for name in part(page, dict(WRONG)):
        text = read_program(f"wrong_{name}")
        path, line = CASES[name].find(text)
        open_next(page, WRONG[name][0], text, name)
        assert run(page) == "wrong"
        page.wait_for("knights.player.aim === null")
        told = page.evaluate("document.querySelector('.own-findings blockquote').textContent")
        assert CASES[name].says in told, (name, told)
        assert page.text(".own-findings li:first-child button") == f"Line {line}", name
        seen = page.evaluate("Array.from(knights.player.state.snapshot().path)")
        assert seen == path, name
        if page.count(".own-findings li:first-child .own-go") > 0:
            assert told in page.text("#sentence"), (name, page.text("#sentence"))
    assert page.evaluate("document.querySelector('.own-told label:last-of-type input').value") == (
        str(LIMIT)
    )
    assert "Traceback" not in printed(page)
