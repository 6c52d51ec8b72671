"""The parts of every drawing: a page of SVG, colours, numbers and text."""

import re
from collections.abc import Iterable
from zlib import crc32

from knights.appearance import colour

FONT = "Inter, 'Noto Sans', 'Segoe UI', 'Liberation Sans', sans-serif"

SURFACE = colour("surface")
INK = colour("ink")
RULE = colour("grid-rule")
BOARD_LIGHT = colour("board-light")
BOARD_DARK = colour("board-dark")
PATH = colour("path")
PLACE = colour("place")

# One rule of a style: a selector without commas, and its block.
RULE_OF_STYLE = re.compile(r"\s*([^{}]+\{[^}]*\})")


def make_sheet(
    title: str, width: float, height: float, style: Iterable[str], parts: Iterable[str]
) -> str:
    """Return a whole SVG file; a screen reader and a browser's tab read its title.

    It has its own background, to be readable on a dark page, too. Its style applies to nothing else
    in a document that contains it.
    """
    rules = [
        f"text {{ font-family: {FONT}; text-anchor: middle }}",
        *style,
        f".ground {{ fill: {SURFACE} }}",
    ]
    scope = f"k{crc32(' '.join(rules).encode()):08x}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="{scope}" role="img"'
            f' viewBox="0 0 {number(width)}'
            f' {number(height)}" width="{number(width)}" height="{number(height)}">',
            f"<title>{escape(title)}</title>",
            "<style>",
            *(RULE_OF_STYLE.sub(rf".{scope} \1", rule) for rule in rules),
            "</style>",
            f'<path class="ground" d="M0 0h{number(width)}v{number(height)}H0z"/>',
            *parts,
            "</svg>\n",
        ]
    )


def number(value: float) -> str:
    """Format a length with at most one decimal.

    >>> number(12.04), number(-0.01), number(1.25)
    ('12', '0', '1.2')
    """
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def rectangle(x: float, y: float, width: float, height: float) -> str:
    """The path around a rectangle, whose upper left corner is given."""
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h-{number(width)}z"


def escape(text: str) -> str:
    """Return a text escaped for XML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def write_text(kind: str, x: float, y: float, text: str, size: float | None = None) -> str:
    """Return text centred at a point; `dy` replaces the baseline, which few programs support."""
    own = "" if size is None else f' font-size="{number(size)}"'
    place = f'x="{number(x)}" y="{number(y)}" dy="0.35em"'
    return f'<text class="{kind}" {place}{own}>{escape(text)}</text>'
