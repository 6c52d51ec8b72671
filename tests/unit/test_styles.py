"""Styles use no left or right, so that a language written from the right turns the page."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
PHYSICAL = re.compile(
    r"^\s*(?:(?:margin|padding|border)-(?:left|right)\b.*|(?:left|right):.*"
    r"|(?:text-align|float|clear): (?:left|right);|border-(?:top|bottom)-(?:left|right)-radius:.*)$"
)


def test_no_style_names_a_side_of_the_line() -> None:
    styles = sorted(WEB.rglob("*.css"))
    assert len(styles) > 20
    found = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in styles
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if PHYSICAL.match(line)
    ]
    assert found == []


def test_a_side_is_seen() -> None:
    assert PHYSICAL.match("  margin-left: 2px;")
    assert not PHYSICAL.match("  margin-inline-start: 2px;")
