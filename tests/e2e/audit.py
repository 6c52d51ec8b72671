"""Audits of the page by axe: rules of WCAG 2.2 up to AA, and best practices."""

import json
from pathlib import Path
from typing import Any

import pytest

from engines.page import Page

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]

# The audited looks. A dark phone needs none: its colours and its layout each appear in another.
DARK = ("dark", 1280, 720)
LOOKS = [
    ("light", 1280, 720),
    pytest.param(*DARK, marks=pytest.mark.waits("test_access.py looks at dark colours each day")),
    pytest.param("light", 390, 844, marks=pytest.mark.waits("the parts are those of a desktop")),
]


def prepare(page: Page) -> None:
    """Load axe into the open page, and stop all transitions."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"(() => {{ {AXE.read_text('utf-8')}\n; return true; }})()")
    # Colours change over a tenth of a second, and axe must not measure one in between.
    page.evaluate(
        "void document.body.append(Object.assign(document.createElement('style'),"
        " { textContent: '* { transition: none !important; }' }))"
    )


def audit(page: Page, part: str = "html") -> list[dict[str, Any]]:
    """Return the rules that the visible part of an element breaks, with the places.

    The dark page differs from the light one only in colours, so that only their rules apply to it.
    """
    dark = page.evaluate("document.documentElement.dataset.theme === 'dark'")
    rules = {"type": "rule", "values": COLOURS} if dark else {"type": "tag", "values": RULES}
    found: list[dict[str, Any]] = page.evaluate(
        f"axe.run({json.dumps(part)}, {{ runOnly: {json.dumps(rules)} }})"
        ".then(({ violations }) =>"
        " violations.map(({ id, nodes }) =>"
        " ({ id, nodes: nodes.map(({ html }) => html.slice(0, 200)) })))"
    )
    return found
