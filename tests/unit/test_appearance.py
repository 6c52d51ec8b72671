"""Drawings use the page's colours, as both read them from one file."""

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from knights.appearance import appearance, colour, opacity
from tools.build.scripts import write_colours

TOKENS = Path(__file__).parents[2] / "web" / "style" / "tokens.css"
LANES = (TOKENS.parents[1] / "parts" / "race" / "part.css").read_text(encoding="utf-8")
LIGHT, _, DARK = TOKENS.read_text(encoding="utf-8").partition(':root[data-theme="dark"]')


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the colours that the build writes for the page, by name."""
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
    # This colour lies above others, and so needs an opacity.
    assert written["map-halo"] == "rgb(255 253 247 / 78%)"


@pytest.mark.parametrize("name", appearance()["colours"])
def test_the_page_has_only_its_own_colour_for_the_dark(name: str) -> None:
    line = re.compile(rf"^\s*--{name}: ", re.MULTILINE)
    assert not line.search(LIGHT), "the light theme's is in the library's file"
    assert line.search(DARK)


def linear(hexadecimal: str) -> list[float]:
    """Return red, green and blue as amounts of light."""
    digits = hexadecimal.removeprefix("#")
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(hexadecimal: str) -> float:
    """Return the relative luminance of a colour as WCAG 2.2 defines it."""
    red, green, blue = linear(hexadecimal)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colours: dict[str, str], one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2.2 defines it."""
    values = [colours[name] for name in (one, other)]
    plain = [colours[value[len("var(--") : -1]] if "var" in value else value for value in values]
    darker, lighter = sorted(map(luminance, plain))
    return (lighter + 0.05) / (darker + 0.05)


# How eyes without red or green receptors see light: G. M. Machado and others, "A
# Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, at full strength.
BLIND = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}


def lab(hexadecimal: str, kind: str) -> tuple[float, float, float]:
    """Return a colour in CIELAB, as such eyes see it."""
    light = linear(hexadecimal)
    seen = [sum(a * b for a, b in zip(row, light, strict=True)) for row in BLIND[kind]]
    red, green, blue = (min(1.0, max(0.0, part)) for part in seen)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("kind", BLIND)
@pytest.mark.parametrize("dark", [False, True])
def test_colours_of_maps_differ_for_colour_blind_eyes(
    written: dict[str, str], dark: bool, kind: str
) -> None:
    colours = written | dict(re.findall(r"--([\w-]+): ([^;]+);", DARK if dark else LIGHT))
    names = [f"map-{number}" for number in range(1, 9)]
    alike = [
        pair
        for pair in combinations(names, 2)
        if dist(*(lab(colours[name], kind) for name in pair)) < 12
    ]
    assert alike == []


# Letters and digits on a canvas, each with what is below it.
TEXTS = [
    ("board-label-on-light", "board-light"),
    ("board-label-on-dark", "board-dark"),
    ("board-label-on-light", "grid-paper"),
    ("path-number", "path-disc"),
    ("on-start", "start"),
    ("candidate", "candidate-disc"),
    ("tried", "candidate-disc"),
    ("candidate", "grid-paper"),
    ("tried", "grid-paper"),
    ("grid-entry", "grid-paper"),
    ("grid-given-digit", "grid-given"),
    *((f"on-vertex-{colour}", f"vertex-{colour}") for colour in ("white", "gray", "black")),
    ("ink", "map-land"),
    ("ink", "map-sea"),
    # In the tree, in charts and on the badges of a race's lanes.
    ("on-accent", "accent"),
    ("ink", "undo-soft"),
    ("ink", "surface-raised"),
    *(("surface", f"lane-{lane}") for lane in range(1, 5)),
]
EDGES = ("edge", "edge-path", "edge-back", "edge-forward", "edge-cross")
LINES = [
    *((edge, "surface") for edge in EDGES),
    *(("path", ground) for ground in ("board-light", "board-dark")),
    ("grid-rule", "grid-paper"),
    *((colour, "surface") for colour in ("accent", "undo-ink", "ink-faint")),
    *((colour, "surface") for colour in ("good", "bad", "warn", "focus")),
]
# Marks on squares.
MARKS = ("place", "undo", "refused", "cursor", "candidate", "tried", "mark-lost", "mark-one")
ON_SQUARES = [(mark, ground) for mark in MARKS for ground in ("board-light", "board-dark")]


@pytest.mark.parametrize("dark", [False, True])
def test_texts_and_lines_on_a_canvas_stand_out(written: dict[str, str], dark: bool) -> None:
    lanes, _, dark_lanes = LANES.partition('[data-theme="dark"]')
    light = written | dict(re.findall(r"--([\w-]+): ([^;]+);", LIGHT + lanes))
    told = re.findall(r"--([\w-]+): ([^;]+);", DARK + dark_lanes)
    colours = light | dict(told) if dark else light
    assert [pair for pair in TEXTS if contrast(colours, *pair) < 4.5] == []
    assert [pair for pair in LINES + ON_SQUARES if contrast(colours, *pair) < 3] == []


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ground", ["board-light", "board-dark", "vertex-white"])
def test_dots_of_possible_moves_are_seen_on_every_ground(
    written: dict[str, str], ground: str, dark: bool
) -> None:
    colours = written | dict(re.findall(r"--([\w-]+): ([^;]+);", DARK if dark else LIGHT))
    assert contrast(colours, "mark-move", ground) >= 3
