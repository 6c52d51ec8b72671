"""The built site, below a subfolder of a plain file server, comes alive."""

import pytest

from engines.page import Page


def test_python_becomes_ready_in_the_page(page: Page) -> None:
    page.open()
    assert page.status() == "ready"
    assert page.evaluate("typeof window.knights.player") == "object"


def test_only_files_of_the_site_are_asked_for(page: Page) -> None:
    page.open()
    names = [name for name, _ in page.site.requests]
    assert "pyodide/pyodide.asm.wasm" in names
    assert any(name.endswith(".whl") for name in names)


@pytest.mark.media(color_scheme="dark", reduced_motion="reduce")
def test_the_system_is_asked_for_its_preferences(page: Page) -> None:
    page.open(until=None)
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
