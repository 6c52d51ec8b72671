"""A path as a list: the picture of a puzzle that has no other."""

from collections.abc import Sequence

from knights.drawings.sheet import INK, PATH, make_sheet, write_text
from knights.language import spoken_forms

LINE = 28
WIDTH = 320
STYLE = [
    f".step {{ font-size: 13px; fill: {INK} }}",
    f".choice {{ font-size: 17px; font-weight: 600; fill: {PATH} }}",
]


def draw_choice_list(title: str, labels: Sequence[str]) -> str:
    """Draw the choices of a path, one below the other, with their numbers."""
    height = LINE * (len(labels) + 1)
    parts = []
    for step, label in enumerate(labels, start=1):
        parts.append(write_text("step", LINE, step * LINE, spoken_forms().number(step)))
        parts.append(write_text("choice", WIDTH / 2, step * LINE, label))
    return make_sheet(title, WIDTH, height, STYLE, parts)
