"""Drawings in files are read as well as the page: contrast of 4.5 for texts, and 3 for marks.

WCAG 2.2, sections 1.4.3 and 1.4.11. The page's pictures are measured by tests/web/contrast.test.ts.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree

import pytest

from knights.drawings import pixels
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse
from knights.search import State, stream

# Sides of pictures in pixels: a map with small names needs more.
SIDES = {"colouring/us/4/order=dsatur": 440}
USUAL = 240
# Paints that other marks lie on: nothing has to be read from their edges.
GROUNDS = {
    "ground": "the sheet",
    "light": "squares: each is named beside the board",
    "dark": "squares",
    "paper": "cells: lines part them",
    "cells": "faint lines between the cells of a maze, whose walls are measured",
    "given": "cells with a given digit, which is bolder",
    "disc": "below a number of the path: the number is measured",
    "sea": "around a map",
    "rest": "what is not decided of a sum: the numbers in it are measured",
    **{f"tint-{tint}": "a region: the lines around it are measured" for tint in range(1, 9)},
}
SHARE = 0.15  # of a mark's edge: less may be faint, where marks cross
PICTURED = [
    "tour/5x5/c3/sutcliffe",
    "tour/4x5/b2/textbook/givens=3:e3,7:a2/holes=d1",
    "queens/6/holes=b2/givens=c1",
    "colouring/australia/8/order=dsatur",
    "colouring/australia/8/givens=Victoria:4,Queensland:5,Tasmania:6,New%20South%20Wales:7,"
    "Western%20Australia:8",
    "colouring/us/4/order=dsatur",
    "graph/petersen/a",
    "graph/knight.5x5/a1",
    "graph/example/B/strategy=breadth",
    "forest/example/A",
    "sudoku/small",
    "maze/12100.10310.12230.22220.00000",
    "maze/12100.10310.12230.22220.00000/strategy=breadth",
    "regions/AABCCCCC.AABCDCCC.ADDCDEEE.AADDDDDE.FADGGDDH.AAGGDDDH.AGGDDDDH.AAGGGHHH",
    "subset/13,26,17,12,28,10,29,5/31",
    "subset/8,12,14,18,20,22,26,28/75/cuts=none",
]
Colour = tuple[int, int, int]


@cache
def luminance(colour: Colour) -> float:
    """Return the relative luminance as WCAG 2.2 defines it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def contrast(one: Colour, other: Colour) -> float:
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


@dataclass(frozen=True)
class Finding:
    """A mark or a text, with the least contrast on its edge that is no crossing."""

    mark: str
    text: bool
    ratio: float

    @property
    def weak(self) -> bool:
        return self.ratio < (4.5 if self.text else 3)


class Measured(pixels.Drawer):
    """Draws one element after the other, and measures what has changed."""

    findings: set[Finding]

    def measure(self) -> set[Finding]:
        self.findings = set()
        self.draw()
        return self.findings

    def draw_element(self, element: ElementTree.Element, canvas: pixels.Canvas) -> None:
        before = bytes(canvas.pixels)
        super().draw_element(element, canvas)
        tag, name = element.tag.rpartition("}")[2], element.get("class", "")
        look, text = self.find_look(tag, element), tag == "text"
        if canvas is not self.canvas or tag == "pattern" or (name in GROUNDS and not text):
            return
        changed = [
            at
            for at, (old, new) in enumerate(zip(before, canvas.pixels, strict=True))
            if old != new
        ]
        if text:
            ink = self.find_ink(look, "fill")
            changed = [at for at in changed if canvas.pixels[at] == ink]
        wide = 0 if text else float(look.get("stroke-width", "1")) * self.scale
        ratios = sorted(self.edge_ratios(changed, min(6, int(wide) + 2)))
        if ratios:
            ratio = ratios[int(SHARE * len(ratios))]
            self.findings.add(Finding(name, text, ratio))

    def edge_ratios(self, region: list[int], reach: int) -> Iterator[float]:
        """For each pixel of an edge, the contrast with what differs most from it nearby."""
        seen, width, found = self.canvas.pixels, self.canvas.width, self.palette.colours
        inside = set(region)
        ways = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
        for at in region:
            if all(at + near in inside for near in (-1, 1, -width, width)):
                continue
            column, own = at % width, found[seen[at]]
            places = (
                at + far * (across + down * width)
                for across, down in ways
                for far in range(1, reach + 1)
                if 0 <= column + far * across < width
            )
            others = {seen[place] for place in places if 0 <= place < len(seen)} - {seen[at]}
            yield max((contrast(own, found[other]) for other in others), default=21)


def draw_moments(text: str) -> Iterator[str]:
    """Draw a search at its beginning, on its way and after a while."""
    scenario = parse(text)
    puzzle = build(scenario)
    drawing = find_kind(scenario.puzzle).drawing
    path = [*puzzle.root]
    yield drawing.write(puzzle, State(tuple(path)), "svg")
    for step, event in enumerate(stream(puzzle), 1):
        path.append(event) if event >= 0 else path.pop()
        if step in (3, 9, 40):
            yield drawing.write(puzzle, State(tuple(path)), "svg")
        if step == 40:
            break


@pytest.mark.parametrize("text", PICTURED)
def test_texts_and_marks_of_drawings_stand_out(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pixels, "SIDE", SIDES.get(text, USUAL))
    found = set[Finding]()
    for drawing in draw_moments(text):
        found |= Measured(drawing, pixels.Palette()).measure()
    assert found
    assert sorted(str(one) for one in found if one.weak) == []
