"""What all drawings share: a page of SVG, its colours, and how numbers and names stand in it."""

from collections.abc import Iterable

from knights.appearance import colour

FONT = "Inter, 'Noto Sans', 'Segoe UI', 'Liberation Sans', sans-serif"

SURFACE = colour("surface")
INK = colour("ink")
RULE = colour("grid-rule")
BOARD_LIGHT = colour("board-light")
BOARD_DARK = colour("board-dark")
PATH = colour("path")
PLACE = colour("place")


def make_sheet(
    title: str, width: float, height: float, style: Iterable[str], parts: Iterable[str]
) -> str:
    """A whole SVG file: its title is what a screen reader says, and a browser's tab.

    It has a ground of its own, so that it can be read on a dark page, too.
    """
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {number(width)}'
            f' {number(height)}" width="{number(width)}" height="{number(height)}">',
            f"<title>{escape(title)}</title>",
            "<style>",
            f"text {{ font-family: {FONT}; text-anchor: middle }}",
            *style,
            f".ground {{ fill: {SURFACE} }}",
            "</style>",
            f'<path class="ground" d="M0 0h{number(width)}v{number(height)}H0z"/>',
            *parts,
            "</svg>\n",
        ]
    )


def number(value: float) -> str:
    """A length with one decimal at most.

    >>> number(12.04), number(-0.01), number(1.25)
    ('12', '0', '1.2')
    """
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def escape(text: str) -> str:
    """A name as XML holds it."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def write_text(kind: str, x: float, y: float, text: str, size: float | None = None) -> str:
    """A word whose middle is at a point: `dy` does what few programs know a baseline for."""
    own = "" if size is None else f' font-size="{number(size)}"'
    place = f'x="{number(x)}" y="{number(y)}" dy="0.35em"'
    return f'<text class="{kind}" {place}{own}>{escape(text)}</text>'
