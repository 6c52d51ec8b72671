"""Drawings look as the page does: its colours are those of the one file that both read."""

import re
from pathlib import Path

import pytest

from knights.appearance import appearance, colour, opacity

TOKENS = Path(__file__).parents[2] / "web" / "style" / "tokens.css"
LIGHT = TOKENS.read_text(encoding="utf-8").partition(':root[data-theme="dark"]')[0]


@pytest.mark.parametrize("name", appearance()["colours"])
def test_the_page_s_light_theme_has_the_colours_of_drawings(name: str) -> None:
    (value,) = re.findall(rf"^\s*--{name}: ([^;]+);", LIGHT, re.MULTILINE)
    digits = colour(name)[1:]
    whole = digits if len(digits) == 6 else "".join(2 * digit for digit in digits)
    parts = " ".join(str(int(whole[at : at + 2], 16)) for at in (0, 2, 4))
    assert value in (f"#{whole}", f"rgb({parts} / {opacity(name):.0%})")
