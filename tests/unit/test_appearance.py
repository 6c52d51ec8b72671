"""Drawings look as the page does: its colours are those of the one file that both read."""

import re
from pathlib import Path

import pytest

from knights.appearance import appearance, colour, opacity
from tools.build.scripts import write_colours

TOKENS = Path(__file__).parents[2] / "web" / "style" / "tokens.css"
LIGHT, _, DARK = TOKENS.read_text(encoding="utf-8").partition(':root[data-theme="dark"]')


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The colours that the build writes for the page, by their names."""
    site = tmp_path_factory.mktemp("site")
    (site / "style").mkdir()
    write_colours(site)
    style = (site / "style" / "colours.css").read_text(encoding="utf-8")
    assert style.startswith(":root {\n")
    return dict(re.findall(r"^  --([^:]+): ([^;]+);$", style, re.MULTILINE))


def test_the_page_gets_the_colours_of_drawings(written: dict[str, str]) -> None:
    assert written.keys() == appearance()["colours"].keys()
    for name, value in written.items():
        if opacity(name) == 1:
            assert value == colour(name)
    assert (written["ink"], written["map-1"]) == ("#23211d", "#d5603a")
    # These lie above others: #be3c1e and #fffdf7, and how opaque they are.
    assert written["attacked"] == "rgb(190 60 30 / 17%)"
    assert written["map-halo"] == "rgb(255 253 247 / 78%)"


@pytest.mark.parametrize("name", appearance()["colours"])
def test_the_page_has_only_its_own_colour_for_the_dark(name: str) -> None:
    line = re.compile(rf"^\s*--{name}: ", re.MULTILINE)
    assert not line.search(LIGHT), "the light theme's is in the library's file"
    assert line.search(DARK)
