"""Visitors' programs in the editor: keys, lines, drafts, and remarks beside the program."""

import json

import pytest

from audit import LOOKS, audit, prepare
from engines.page import Page
from own_programs import open_program
from share import first


def open_editor(page: Page, fragment: str = "#queens/6&panels=code") -> None:
    page.open(fragment)
    page.wait_for("document.getElementById('own-open') !== null")
    if not page.sees("#own-open"):  # a phone hides the button in a menu
        page.click(".code-spare > summary")
    page.click("#own-open")
    wait_written(page)


def wait_written(page: Page) -> None:
    page.wait_for("!!document.querySelector('.cm-content')?.innerText.trim()")


def lines(page: Page) -> list[str]:
    """Return the lines of the program that are drawn, from the first one on."""
    return page.texts(".cm-line")


def write_anew(page: Page, text: str) -> None:
    """Replace the text in the editor."""
    page.focus(".cm-content")
    page.press("Control+a")
    page.write(text)


def focused(page: Page, selector: str) -> bool:
    script = f"!!document.activeElement.closest({json.dumps(selector)})"
    told: bool = page.evaluate(script)
    return told


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_writing_indents_and_the_tab_key_can_leave(page: Page) -> None:
    page.resize(1280, 720)
    open_editor(page)
    position = page.position
    # A busy machine: between two looks at the clock 15 ms pass, and the editor stops parsing.
    slow = "(own) => { let late = 0; return () => own.call(Date) + (late += 15); }"
    page.replace("Date", "now", slow)
    write_anew(page, "def f():")
    page.press("Enter")
    page.write("return (1")
    assert lines(page) == ["def f():", "    return (1"]
    page.press("Home")
    page.press("Tab")
    assert lines(page)[1] == "        return (1"
    page.press("Shift+Tab")
    assert lines(page)[1] == "    return (1"
    # In the editor the page's shortcuts, letters and arrows, are ordinary keys.
    page.write("d c")
    page.press("ArrowRight")
    assert page.position == position
    assert page.sees("#setup") is False
    # Undo takes slowly typed letters one by one, and the automatic indent on its own.
    while lines(page)[1] != "    return (1":
        assert lines(page)[1].startswith("    d")
        page.press("Control+z")
    assert focused(page, ".cm-content")
    page.press("Escape")
    page.press("Tab")
    assert not focused(page, ".own-editor")


@pytest.mark.engines("chromium")
def test_it_begins_with_a_program_for_what_is_shown_and_comes_back_to_it(page: Page) -> None:
    open_editor(page, "#queens/6&panels=code")
    begun = lines(page)
    assert sum("# change me" in line for line in begun) == 1
    write_anew(page, "print(6)")
    assert lines(page) == ["print(6)"]
    page.click(".own-menu summary")
    page.evaluate(
        "[...document.querySelectorAll('.own-menu .menu-list button')]"
        ".find(({ textContent }) => textContent.startsWith('Go back to')).click()"
    )
    page.wait_for_text(".cm-content", "change me")
    assert lines(page)[:8] == begun[:8]  # the editor draws only lines in sight
    # The choice is a change that can be undone.
    page.focus(".cm-content")
    page.press("Control+z")
    assert lines(page) == ["print(6)"]


@pytest.mark.also_single("chromium")
@pytest.mark.engines("chromium", "firefox")
def test_what_is_written_survives_a_reload_by_its_name(page: Page) -> None:
    open_editor(page)
    write_anew(page, "print(1)")
    page.click(".own-menu summary")
    page.click(".own-menu .menu-list button:nth-child(2)")
    page.wait_for("document.activeElement.id === 'own-name'")
    page.fill("#own-name", "Mine")
    page.press("Enter")
    page.wait_for("document.querySelector('.own-choice').value === 'Mine'")
    # Open the page without the program that the link holds by now.
    page.evaluate("void history.replaceState(null, '', '#queens/6&panels=code')")
    page.reload()
    page.wait_for("!!document.getElementById('own-open')?.checkVisibility()")
    page.click("#own-open")
    wait_written(page)
    assert lines(page) == ["print(1)"]
    assert page.evaluate("document.querySelector('.own-choice').value") == "Mine"


@pytest.mark.engines("chromium")
def test_a_name_that_is_taken_is_refused_with_a_sentence(page: Page) -> None:
    open_editor(page)
    for _ in range(2):
        write_anew(page, "print(1)")
        page.click(".own-menu summary")
        page.click(".own-menu .menu-list button:nth-child(1)")
        page.wait_for("document.activeElement.id === 'own-name'")
        page.fill("#own-name", "Other")
        page.press("Enter")
        page.wait_for(
            "document.querySelector('.cm-content').innerText.includes('change me')"
            " || document.querySelector('.own-ask .problem').textContent !== ''"
        )
    assert "already" in page.text(".own-ask .problem")
    page.press("Escape")
    assert focused(page, ".own-menu")


@pytest.mark.engines("chromium")
def test_a_mistake_is_marked_in_its_line_and_the_cursor_goes_there(page: Page) -> None:
    open_editor(page)
    write_anew(page, "n = 6\nx = [0] * n\nx[7] = 1\n")
    page.press("Control+Enter")
    page.wait_for("document.querySelector('.own-verdict').dataset.outcome === 'wrong'")
    assert page.count(".cm-lint-marker-error") == 1
    assert page.text(".cm-lintRange-error") == "x[7] = 1"
    assert page.text(".own-findings button") == "Go to line 3"
    page.press("Control+Home")
    page.click(".own-findings button")
    assert focused(page, ".cm-content")
    page.write("#")
    assert lines(page)[2] == "#x[7] = 1"


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(("theme", "width", "height"), LOOKS)
def test_it_has_room_and_can_be_read_by_all(
    page: Page, theme: str, width: int, height: int
) -> None:
    page.resize(width, height)
    open_editor(page, f"#queens/6&panels=code&theme={theme}")
    room, line = (page.box(part)["height"] for part in (".cm-scroller", ".cm-line:nth-child(2)"))
    assert room / line >= (12 if width == 1280 else 7)
    size = page.evaluate(
        "parseFloat(getComputedStyle(document.querySelector('.cm-content')).fontSize)"
    )
    assert size >= 16
    page.wait_until_drawn()
    prepare(page)
    assert audit(page, ".own") == []
    write_anew(page, "n = 6\nx = [0] * n\nprint(n)\nx[7] = 1\n")
    page.press("Control+Enter")
    page.wait_for("document.querySelector('.own-verdict').dataset.outcome === 'wrong'")
    assert audit(page, ".own") == []
    page.click(".own-menu summary")
    assert audit(page, ".own-menu") == []  # the menu half covers the rest
    page.click(".own-menu .menu-list button:nth-child(3)")
    assert audit(page, ".own") == []
    assert not page.overflows()


# As in "Trojan Source" (CVE-2021-42574): a condition that is really a comment, and a function `аbs`
# that is not `abs`, as its first letter is Cyrillic.
TROJAN = """# Nothing to see here.
def is_safe(row):
    # \u202e\u2066 if row > 3:\u2069 \u2066 only then
    return \u0430bs(row) > 1
"""


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("width", first(1, [360, 1280]))
def test_a_program_of_a_link_shows_what_it_hides(page: Page, width: int) -> None:
    page.resize(width, 780)
    open_program(page, "queens/4", TROJAN)
    said = "document.querySelector('.own-unseen').innerText"
    assert page.evaluate(said) == (
        "Your program holds hidden characters. The editor marks them. The name"
        ' "\u0430bs" in line 4 mixes Latin and Cyrillic letters. It is not "abs".'
    )
    override, isolate = "right-to-left override", "left-to-right isolate"
    assert lines(page)[2].startswith(f"    # {override}{isolate} if row > 3:")
    assert page.evaluate("document.querySelector('.own-mark').title") == f"U+202E {override}"
    assert page.texts(".own-disguised") == ["\u0430bs"]
    prepare(page)
    assert audit(page, ".own") == []
    assert not page.overflows()
    # The warning goes when no hidden characters are left.
    write_anew(page, "print(5)")
    page.wait_for("document.querySelector('.own-unseen') === null")


@pytest.mark.engines("chromium")
def test_a_file_that_is_dropped_is_opened(page: Page) -> None:
    open_editor(page)
    page.evaluate(
        """(() => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(["print(5)\\n"], "five.py", { type: "text/x-python" }));
          const options = { bubbles: true, cancelable: true, dataTransfer };
          document.querySelector(".cm-content").dispatchEvent(new DragEvent("drop", options));
        })()"""
    )
    page.wait_for("document.querySelector('.own-choice').value === 'five'")
    assert lines(page) == ["print(5)", ""]


@pytest.mark.engines("chromium")
@pytest.mark.served("it carries the editor along")
@pytest.mark.own_tab("what was loaded before would count")
def test_no_editor_is_loaded_before_it_is_wanted(page: Page) -> None:
    page.open("#queens/6&panels=code")
    fetched = "performance.getEntriesByType('resource').map(({ name }) => name)"
    page.wait_for("!!document.getElementById('own-open')?.checkVisibility()")
    assert not [name for name in page.evaluate(fetched) if "editor-" in name and "open" not in name]
    page.click("#own-open")
    wait_written(page)
    assert [name for name in page.evaluate(fetched) if "/program-editor-" in name]
